"""`argosy tune`: find better weights for a game's heuristic by playing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from argosy.commands.files import check_writable
from argosy.commands.terminal import screen
from argosy.core.errors import ArgosyError

HELP = """Tune the weights of a game's heuristic by CMA-ES over games in the compiled arena.

Each candidate plays against each of --against at tables of its own. The weights are written after every
generation, into the set of weights that comes with Argosy or into a file of your own, which players named
heuristic@FILE and mc-2000@FILE use. Equal arguments give equal weights.

Example: argosy tune --game port-royal --players 4 --generations 100 --out weights.json

Oltre Mare's planner is tuned in the same way; its plans alone faster, as somebody who never deals.

Example: argosy tune --game oltre-mare --player planner-mute --against planner-mute --games 2000
"""


def tune(
    players: Annotated[int, typer.Option(help="For how many players.")] = 4,
    game: Annotated[str, typer.Option(help="Which game's heuristic.")] = "port-royal",
    generations: Annotated[int, typer.Option(min=1, help="How long.")] = 60,
    games: Annotated[int, typer.Option(min=4, help="Games for each candidate of a generation.")] = 1000,
    population: Annotated[int, typer.Option(min=4, help="Candidates in a generation.")] = 16,
    against: Annotated[
        str | None, typer.Option(help="Opponents, with commas.", show_default="those the game is tuned with")
    ] = None,
    player: Annotated[
        str | None, typer.Option(help="Who plays by the weights.", show_default="heuristic or planner")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="What all chance comes from.")] = 0,
    step: Annotated[float, typer.Option(min=0.001, help="How far the first generation looks around.")] = 0.5,
    start: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Weights to begin with.", show_default="those of --out or of Argosy"
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write.", show_default="Argosy's own weights")
    ] = None,
    cores: Annotated[int | None, typer.Option(min=1, help="How many to use.", show_default="all")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")] = False,
) -> None:
    from argosy.arena.plan import Plan
    from argosy.arena.tournament import check, cores_here
    from argosy.arena.tuning import TUNABLE, Generation, Tuning, tunable
    from argosy.arena.tuning import tune as find
    from argosy.players.company import company_of

    weights = tunable(game)
    company = company_of(game)
    assert company is not None
    if players not in company.rules.players:
        raise ArgosyError(f"nobody plays {company.rules.title} with {players} players")
    tuned = player or TUNABLE[game][0]
    opponents = tuple(name.strip() for name in (against or TUNABLE[game][1]).split(",") if name.strip())
    for table in opponents:
        check(Plan(game, (tuned, *[table] * (players - 1)), players, 1))
    target = out or weights.FILE
    check_writable(target)
    begin = start or (target if target.exists() else weights.FILE)
    known = dict(weights.read(target)) if target.exists() else {}
    first = weights.read(begin).get(players, weights.first_guess())
    errors = Console(stderr=True, highlight=False)
    history = []

    def told(generation: Generation) -> None:
        known[players] = generation.middle
        weights.write(target, known)
        history.append({"generation": generation.number, "mean": generation.mean, "best": generation.best})
        errors.print(
            f"generation {generation.number + 1}/{generations}: wins {generation.mean:.1%} on average, "
            f"{generation.best:.1%} at best"
        )

    tuning = Tuning(game, players, generations, games, population, opponents, seed, step, tuned)
    find(company, tuning, first, weights.first_steps(), cores or cores_here(), told)
    if as_json:
        typer.echo(
            json.dumps(
                {"file": str(target), "weights": weights.to_json(known[players]), "generations": history}
            )
        )
    else:
        screen().print(f"weights for {players} players are in {target}")
