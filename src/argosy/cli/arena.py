"""`argosy arena`: tournaments between players, with win rates and intervals; a ladder over many of them."""

from __future__ import annotations

import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from argosy.cli.files import check_writable, reason
from argosy.cli.help import GameName, name_or_first
from argosy.core.errors import ArgosyError
from argosy.terminal.console import screen

if TYPE_CHECKING:
    from argosy.lab.arena.plan import Plan
    from argosy.lab.arena.ratings import Rating
    from argosy.lab.arena.statistics import Tally

FAULTY = 1  # exit status


def arena(
    seats: Annotated[
        str, typer.Option(help="The players, separated by commas: one for each seat, or all of a ladder.")
    ],
    game: GameName = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="The seed of all randomness.")] = 0,
    players: Annotated[
        int | None, typer.Option(help="Seats at a table of a ladder.", show_default="4 in a ladder")
    ] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Rate many players.")] = False,
    anchor: Annotated[
        str | None,
        typer.Option(
            help="The player of a ladder whose rating is 1000.",
            show_default="the first that the game's heuristic is tuned against",
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the table.")
    ] = None,
    clock: Annotated[
        float, typer.Option(min=0.01, help="Seconds a Python player has for a decision.")
    ] = 10.0,
    cores: Annotated[int | None, typer.Option(min=1, help="How many to use.", show_default="all")] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Keep finished games in this file, and continue with those already there."
        ),
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="Write a page with tables and charts.")
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Keep every game in this folder, for argosy analyse, argosy replay and the browser; slower.",
        ),
    ] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit with status 1 if a game was lost by a fault.")
    ] = False,
    cluster: Annotated[
        bool, typer.Option("--cluster", help="Play on the machines of a Ray cluster.")
    ] = False,
    gpu: Annotated[
        bool, typer.Option("--gpu", help="Run the roll-outs of all searches on this machine's GPU.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object on standard output.")
    ] = False,
) -> None:
    """Play a tournament between players on all cores, and show how often each wins.

    Seats rotate. Equal seeds give equal results, however many cores play. A player of your own is written
    module:Class (docs/bots.md). A player that crashes, stalls or decides illegally loses that game.

    With --ladder any number of players meet at tables of --players seats, drawn at random, and are rated.

    Example: [bold]argosy arena --game {game} --seats admiral,boatswain,boatswain --games 200[/bold]

    Example: [bold]argosy arena --ladder --players 2 --seats random,simple,net --anchor random[/bold]
    """
    from argosy import game as game_by_name
    from argosy.cli.openings import read_options
    from argosy.lab.arena.plan import Plan
    from argosy.lab.arena.ratings import ratings
    from argosy.lab.arena.statistics import tally
    from argosy.lab.arena.tournament import check, cores_here

    chosen = game_by_name(name_or_first(game))
    names = tuple(name.strip() for name in seats.split(",") if name.strip())
    at_table = players or (4 if ladder else len(names))
    if at_table not in chosen.rules.players:
        first, last = chosen.rules.players[0], chosen.rules.players[-1]
        raise ArgosyError(f"{chosen.rules.title} is for {first} to {last} players, not {at_table}")
    plan = Plan(chosen.name, names, at_table, games, seed, ladder, read_options(chosen, option or []), clock)
    check(plan)
    fixed = (anchor or _usual_anchor(chosen.name, names)) if ladder else ""
    if ladder and fixed not in names:
        raise ArgosyError(f"--anchor {fixed} is not among the seats of this ladder")
    if report is not None:
        check_writable(report)
    used = cores or cores_here()
    began = time.perf_counter()
    if gpu and cluster:
        raise ArgosyError("--gpu and --cluster cannot be combined")
    if records is not None and (gpu or cluster):
        raise ArgosyError("--records cannot be combined with --gpu or --cluster")
    if records is not None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise ArgosyError(f"{records}: {reason(problem)}") from None
    found = _played(plan, used, resume, cluster, gpu, records)
    seconds = time.perf_counter() - began
    result = tally(plan, found)
    rated = ratings(plan, found, fixed) if ladder else []
    figures: dict[str, Any] = {
        **result.to_json(),
        **({"anchor": fixed, "ratings": [asdict(one) for one in rated]} if ladder else {}),
        "seconds": seconds,
        "cores": used,
    }
    if report is not None:
        from argosy.lab.arena.report import page

        try:
            report.write_text(page(figures), encoding="utf-8")
        except OSError as problem:
            raise ArgosyError(f"{report}: {reason(problem)}") from None
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        _print(result, rated, seconds, used)
    if strict and result.faults:
        raise typer.Exit(FAULTY)


def _usual_anchor(game: str, names: tuple[str, ...]) -> str:
    """A fixed opponent of the game's own; the first of the seats where the game names none."""
    from argosy.players.player_set import players_of

    tunable = players_of(game).tunable
    return names[0] if tunable is None else tunable().against.split(",")[0].strip()


def _played(
    plan: Plan, cores: int, resume: Path | None, cluster: bool, gpu: bool, records: Path | None
) -> list[Any]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from argosy.lab.arena import tournament
    from argosy.lab.arena.compiling import Compiling

    Compiling(announce=True)
    errors = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=errors, disable=not errors.is_terminal) as progress:
        task = progress.add_task("playing", total=plan.games)

        def advance(done: int) -> None:
            progress.advance(task, done)

        if gpu:
            from argosy.lab.arena.gpu_rollouts import run_on_gpu

            return run_on_gpu(plan, resume, advance)
        if cluster:
            from argosy.lab.arena.ray_cluster import run_on_cluster

            return run_on_cluster(plan, resume, advance)
        return tournament.run(plan, cores, resume, advance, records)


def _print(result: Tally, rated: list[Rating], seconds: float, cores: int) -> None:
    console = screen()
    plan = result.plan
    title = f"{plan.game}, {plan.players} players, {result.games:,} games, seed {plan.seed}"
    faulty = any(line.faults for line in result.lines)
    headings = ["player", "seats", "wins", "95 %", "score", "think", "longest", "faults"]
    table = _table(title, headings if faulty else headings[:-1])
    for line in sorted(result.lines, key=lambda line: -line.win_rate):
        cells = [
            line.name,
            f"{line.seats:g}",
            f"{line.win_rate:.1%}",
            f"{100 * line.low:.1f}–{100 * line.high:.1f}",
            f"{line.score:.2f}",
            _time(line.seconds),
            _time(line.worst),
            str(line.faults or ""),
        ]
        table.add_row(*cells[: len(table.columns)])
    console.print(table)
    if rated:
        ladder = _table("ratings", ["player", "rating", "95 %", "games"])
        for one in rated:
            ladder.add_row(one.name, f"{one.rating:.0f}", f"{one.low:.0f}–{one.high:.0f}", f"{one.games:,}")
        console.print(ladder)
    pace = f"{result.games / seconds:,.1f} games a second" if seconds > 0 else ""
    console.print(
        f"{result.turns:.1f} turns and {result.decisions:.0f} decisions a game; "
        f"{seconds:,.1f} s on {cores} cores, {pace}"
    )
    for fault in result.faults[:10]:
        console.print(f"game {fault['game']}: {fault['player']} {fault['why']}")
        if fault["traceback"]:
            console.print(Text(fault["traceback"]))
    if len(result.faults) > 10:
        console.print(f"… and {len(result.faults) - 10} more games lost by a fault (all with --json)")


def _table(title: str, headings: list[str]) -> Table:
    table = Table(title=title, title_justify="left")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "player" else "right", no_wrap=True)
    return table


def _time(seconds: float | None) -> str:
    if seconds is None:
        return ""
    if seconds < 1e-3:
        return f"{seconds * 1e6:.0f} µs"
    return f"{seconds * 1e3:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"
