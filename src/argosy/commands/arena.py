"""`argosy arena`: tournaments between players, with win rates and intervals; a ladder over many of them."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from argosy.commands.files import check_writable, reason
from argosy.commands.terminal import screen
from argosy.core.errors import ArgosyError

if TYPE_CHECKING:
    from argosy.arena.ladder import Rating
    from argosy.arena.plan import Plan
    from argosy.arena.tally import Tally

HELP = """Let players play against each other, on all cores, and tell who wins how often.

Seats rotate; equal seeds give equal results, however many cores there are. A player of your own is
written module:Class (docs/bots.md). A player that crashes, stalls or decides illegally loses that game.

Example: argosy arena --game port-royal --seats mc-2000,kb-hard,kb-hard,kb-hard --games 2000

With --ladder any number of players meet at tables of --players seats, drawn by lot, and are rated.

Example: argosy arena --ladder --players 4 --seats random,kb-hard,mp-hard,heuristic --games 5000
"""


def arena(
    seats: Annotated[
        str, typer.Option(help="Who plays, with commas; one for each seat, or all of a ladder.")
    ],
    game: Annotated[str, typer.Option(help="What they play.")] = "port-royal",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="What all chance comes from.")] = 0,
    players: Annotated[
        int | None, typer.Option(help="Seats at a table of a ladder.", show_default="4 in a ladder")
    ] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Rate many players.")] = False,
    anchor: Annotated[str, typer.Option(help="Whose rating in a ladder is 1000.")] = "kb-hard",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the table.")
    ] = None,
    clock: Annotated[
        float, typer.Option(min=0.01, help="Seconds a Python player has for a decision.")
    ] = 10.0,
    cores: Annotated[int | None, typer.Option(min=1, help="How many to use.", show_default="all")] = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep finished games here; go on with those that are there."),
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="Write a page with tables and charts.")
    ] = None,
    cluster: Annotated[
        bool, typer.Option("--cluster", help="Play on the machines of a Ray cluster.")
    ] = False,
    gpu: Annotated[
        bool, typer.Option("--gpu", help="Make the roll-outs of all searches on this machine's GPU.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")] = False,
) -> None:
    from argosy import game as game_by_name
    from argosy.arena.ladder import ratings
    from argosy.arena.plan import Plan
    from argosy.arena.tally import tally
    from argosy.arena.tournament import check, cores_here
    from argosy.commands.positions import read_options

    chosen = game_by_name(game)
    names = tuple(name.strip() for name in seats.split(",") if name.strip())
    at_table = players or (4 if ladder else len(names))
    if at_table not in chosen.rules.players:
        first, last = chosen.rules.players[0], chosen.rules.players[-1]
        raise ArgosyError(f"{chosen.rules.title} is for {first} to {last} players, not {at_table}")
    plan = Plan(chosen.name, names, at_table, games, seed, ladder, read_options(chosen, option or []), clock)
    check(plan)
    if ladder and anchor not in names:
        raise ArgosyError(f"--anchor {anchor} is not among the seats of this ladder")
    if report is not None:
        check_writable(report)
    used = cores or cores_here()
    began = time.perf_counter()
    if gpu and cluster:
        raise ArgosyError("--gpu and --cluster do not go together")
    found = _played(plan, used, resume, cluster, gpu)
    seconds = time.perf_counter() - began
    result = tally(plan, found)
    rated = ratings(plan, found, anchor) if ladder else []
    figures: dict[str, Any] = {
        **result.to_json(),
        **({"anchor": anchor, "ratings": [one.to_json() for one in rated]} if ladder else {}),
        "seconds": seconds,
        "cores": used,
    }
    if report is not None:
        from argosy.arena.report import page

        try:
            report.write_text(page(figures), encoding="utf-8")
        except OSError as problem:
            raise ArgosyError(f"{report}: {reason(problem)}") from None
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        _print(result, rated, seconds, used)


def _played(plan: Plan, cores: int, resume: Path | None, cluster: bool, gpu: bool) -> list[Any]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from argosy.arena import tournament

    errors = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=errors, disable=not errors.is_terminal) as progress:
        task = progress.add_task("playing", total=plan.games)

        def told(done: int) -> None:
            progress.advance(task, done)

        if gpu:
            from argosy.arena.gpu import run_on_gpu

            return run_on_gpu(plan, resume, told)
        if cluster:
            from argosy.arena.cluster import run_on_cluster

            return run_on_cluster(plan, resume, told)
        return tournament.run(plan, cores, resume, told)


def _print(result: Tally, rated: list[Rating], seconds: float, cores: int) -> None:
    console = screen()
    plan = result.plan
    title = f"{plan.game}, {plan.players} players, {result.games:,} games, seed {plan.seed}"
    faulty = any(line.faults for line in result.lines)
    headings = [
        "player",
        "seats",
        "wins",
        "95 %",
        "score",
        "think",
        "longest",
        *(["faults"] if faulty else []),
    ]
    table = _table(title, headings)
    for line in sorted(result.lines, key=lambda line: -line.win_rate):
        cells = [
            line.name,
            f"{line.seats:g}",
            f"{line.win_rate:.1%}",
            f"{100 * line.low:.1f}–{100 * line.high:.1f}",
            f"{line.score:.2f}",
            _time(line.seconds),
            _time(line.worst),
            *([str(line.faults or "")] if faulty else []),
        ]
        table.add_row(*cells)
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
