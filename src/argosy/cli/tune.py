"""`argosy tune`: find better weights for a game's heuristic player."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from argosy.cli.files import check_writable
from argosy.cli.help import GameName, name_or_first
from argosy.core.errors import ArgosyError
from argosy.terminal.console import screen


def tune(
    players: Annotated[int, typer.Option(help="For how many players.")] = 4,
    game: GameName = None,
    generations: Annotated[int, typer.Option(min=1, help="How many generations.")] = 60,
    games: Annotated[int, typer.Option(min=4, help="Games for each candidate of a generation.")] = 1000,
    population: Annotated[int, typer.Option(min=4, help="Candidates in a generation.")] = 16,
    against: Annotated[
        str | None,
        typer.Option(help="Opponents, separated by commas.", show_default="those the game is tuned with"),
    ] = None,
    player: Annotated[
        str | None,
        typer.Option(help="The player that uses the weights.", show_default="the game's own choice"),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of all randomness.")] = 0,
    step: Annotated[float, typer.Option(min=0.001, help="The step size of the first generation.")] = 0.5,
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
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object on standard output.")
    ] = False,
) -> None:
    """Tune the weights of a game's heuristic player by CMA-ES over games in the compiled arena.

    Each candidate plays against each of --against at tables of its own. The weights are written after every
    generation, to those that come with Argosy or to a file of your own; a player named PLAYER@FILE uses it.
    Equal arguments give equal weights. Needs cmaes: pip install 'argosy\\[tune]'.

    Example: [bold]argosy tune --game {game} --players 4 --generations 100 --out weights.json[/bold]
    """
    from argosy.lab.arena.plan import Plan
    from argosy.lab.arena.tournament import check, cores_here
    from argosy.lab.arena.tuning import Generation, Tuning, tunable
    from argosy.lab.arena.tuning import tune as find
    from argosy.players.compiled_players import compiled_players_of

    game = name_or_first(game)
    usual = tunable(game)
    weights = usual.weights
    compiled_players = compiled_players_of(game)
    assert compiled_players is not None
    if players not in compiled_players.rules.players:
        raise ArgosyError(f"{compiled_players.rules.title} cannot be played with {players} players")
    tuned = player or usual.player
    opponents = tuple(name.strip() for name in (against or usual.against).split(",") if name.strip())
    for table in opponents:
        check(Plan(game, (tuned, *[table] * (players - 1)), players, 1))
    target = out or weights.file
    check_writable(target)
    begin = start or (target if target.exists() else weights.file)
    known = dict(weights.read(target)) if target.exists() else {}
    first = weights.read(begin).get(players, weights.first_guess())
    errors = Console(stderr=True, highlight=False)
    history = []

    def on_generation(generation: Generation) -> None:
        known[players] = generation.middle
        weights.write(target, known)
        history.append({"generation": generation.number, "mean": generation.mean, "best": generation.best})
        errors.print(
            f"generation {generation.number + 1}/{generations}: wins {generation.mean:.1%} on average, "
            f"{generation.best:.1%} at best"
        )

    tuning = Tuning(game, players, generations, games, population, opponents, seed, step, tuned)
    find(compiled_players, tuning, first, weights.first_steps(), cores or cores_here(), on_generation)
    if as_json:
        typer.echo(
            json.dumps(
                {"file": str(target), "weights": weights.to_json(known[players]), "generations": history}
            )
        )
    else:
        screen().print(f"weights for {players} players are in {target}")
