"""`argosy lab score`: one number for each frozen task, a file with all games, and checking such a file."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from argosy.cli.files import check_writable
from argosy.cli.help import game_names
from argosy.core.errors import ArgosyError
from argosy.terminal.console import screen

if TYPE_CHECKING:
    from argosy.lab.benchmark.result_file import Checked
    from argosy.lab.benchmark.score import Scored
    from argosy.lab.benchmark.tasks import Task


def score(
    bot: Annotated[
        str | None,
        typer.Argument(help="A player by name, net@FILE, or a class of your own: module:Class."),
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option(
            help="Only the tasks of this game; repeatable.", show_default="all", autocompletion=game_names
        ),
    ] = None,
    task: Annotated[
        list[str] | None, typer.Option(help="Only the task of this name; repeatable.", show_default="all")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(min=2, help="Play fewer games in each task: a trial, not the benchmark's number."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.json", help="Write the result, with all games, to this file.")
    ] = None,
    check: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE.json", help="Check a result instead: play its games again, without the bot."
        ),
    ] = None,
    table: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE.json", help="Print results as a Markdown table instead; repeatable."),
    ] = None,
    tasks: Annotated[bool, typer.Option("--list", help="List the tasks instead.")] = False,
    cores: Annotated[int | None, typer.Option(min=1, help="How many to use.", show_default="all")] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object on standard output.")
    ] = False,
) -> None:
    """Score a bot on the frozen tasks: the share of the win against fixed opponents, luck taken out.

    Seeds, opponents and their weights are fixed, so scores of different days and machines can be compared. An
    equal of the opponents has 1 divided by the number of players. docs/benchmark.md has the scores of our
    own players.

    Example: [bold]argosy lab score captain --out captain.json[/bold]

    Example: [bold]argosy lab score my_bot:MyBot --game {game} --games 20[/bold]

    Example: [bold]argosy lab score --check captain.json[/bold]
    """
    from argosy.lab.arena.tournament import cores_here
    from argosy.lab.benchmark.tasks import chosen

    used = cores or cores_here()
    wanted = chosen(game or [], task or [])
    if tasks:
        _list(wanted)
    elif table:
        _print_markdown(table)
    elif check:
        _check(check, used)
    elif bot is None:
        raise ArgosyError("name the bot to score, for example: argosy lab score captain (or --check FILE)")
    else:
        _score(bot, wanted, games, out, used, as_json)


def _score(
    bot: str, wanted: tuple[Task, ...], games: int | None, out: Path | None, cores: int, as_json: bool
) -> None:
    from argosy.lab.benchmark import result_file
    from argosy.lab.benchmark.score import check, score, shorter

    if out is not None:
        check_writable(out)
    check(wanted, bot)
    played = [shorter(one, games) for one in wanted]
    began, results = time.perf_counter(), []
    with _progress(sum(one.games for one in played)) as (advance, say):
        for one in played:
            say(one.name)
            results.append(score(one, bot, cores, advance))
            if out is not None:  # what is done is kept, should a later task be broken off
                result_file.write(out, results)
    if as_json:
        typer.echo(json.dumps(result_file.to_json(results)))
        return
    console = screen()
    console.print(_table(f"{bot}", results))
    official = result_file.to_json(results)["official"]
    games, seconds = sum(len(one.games) for one in results), time.perf_counter() - began
    console.print(
        "score: % of the win, luck taken out; equal: an equal of the opponents; plain: luck left in;"
    )
    console.print("luck: its part of the variance")
    console.print(f"{games:,} games; {seconds:,.0f} s on {cores} cores")
    if not official:
        console.print("A trial: fewer games than the benchmark has.")
    _print_faults(results)


def _table(title: str, results: list[Scored]) -> Table:
    table = Table(title=title, title_justify="left")
    faulty = any(scored.faults for scored in results)
    headings = ["task", "score", "95 %", "equal", "plain", "luck", "think", *(["faults"] if faulty else [])]
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "task" else "right", no_wrap=True)
    for scored in results:
        found = scored.estimate
        assert found is not None
        cells = [
            scored.task.name,
            f"{100 * found.share:.1f}",
            f"{100 * found.low:.1f}–{100 * found.high:.1f}",
            f"{100 / scored.task.players:.1f}",
            f"{100 * found.plain:.1f}",
            f"{found.saved:.0%}",
            "" if scored.seconds is None else f"{1e3 * scored.seconds:.1f} ms",
            str(scored.faults or ""),
        ]
        table.add_row(*cells[: len(headings)])
    return table


def _print_faults(results: list[Scored]) -> None:
    console = screen()
    lost = [(scored.task.name, game) for scored in results for game in scored.games if game.fault]
    for name, game in lost[:10]:
        console.print(f"{name}, game {game.number}: {game.fault}")
    if len(lost) > 10:
        console.print(f"… and {len(lost) - 10} more games lost by a fault (all of them in --out FILE)")


def _check(paths: list[Path], cores: int) -> None:
    from argosy.lab.benchmark import result_file

    for path in paths:
        found = result_file.read(path)
        with _progress(sum(scored.task.games for scored in found)) as (advance, say):
            results: list[Checked] = []
            for scored in found:
                say(scored.task.name)
                try:
                    results.append(result_file.check(scored, cores, advance))
                except ArgosyError as problem:
                    raise ArgosyError(f"{path}: {problem}") from None
        screen().print(f"{path}: {_verdict(results)}")


def _verdict(results: list[Checked]) -> str:
    games = sum(one.scored.task.games for one in results)
    said = f"all {games} games fit the rules, the frozen opponents and the numbers"
    if not all(one.official for one in results):
        said += "; a trial with fewer games than the benchmark has"
    if others := [one for one in results if not one.same_judge]:
        again = ", ".join(
            f"{one.scored.task.name} {100 * one.again.share:.1f} "
            f"({100 * one.again.low:.1f}–{100 * one.again.high:.1f})"
            for one in others
        )
        said += f"; luck was judged by another net than this Argosy has, by which one gets {again}"
    return said


def _print_markdown(paths: list[Path]) -> None:
    """A column for each bot, a row for each task."""
    from argosy.lab.benchmark import result_file

    found = {path: {scored.task.name: scored for scored in result_file.read(path)} for path in paths}
    names = dict.fromkeys(name for results in found.values() for name in results)
    heads = [f"`{next(iter(results.values())).bot}`" for results in found.values()]
    lines = [f"| task | an equal | {' | '.join(heads)} |", f"|---|---|{'---|' * len(heads)}"]
    for name in names:
        there = [results.get(name) for results in found.values()]
        equal = next(100 / scored.task.players for scored in there if scored is not None)
        lines.append(f"| {name} | {equal:.1f} | {' | '.join(map(_cell, there))} |")
    typer.echo("\n".join(lines))


def _cell(scored: Scored | None) -> str:
    if scored is None or scored.estimate is None:
        return ""
    found = scored.estimate
    return f"{100 * found.share:.1f} ± {50 * (found.high - found.low):.1f}"


def _list(wanted: tuple[Task, ...]) -> None:
    console = screen()
    for one in wanted:
        console.print(
            f"{one.name}: {one.games} games, seed {one.seed}, rules {one.rules}; {one.players - 1} × "
            f"{one.opponent}, weights {one.weights}, conduct {one.conduct}",
            soft_wrap=True,
        )


@contextmanager
def _progress(total: int) -> Iterator[tuple[Callable[[int], None], Callable[[str], None]]]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from argosy.lab.arena.compiling import Compiling

    Compiling(announce=True)
    errors = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=errors, disable=not errors.is_terminal) as progress:
        bar = progress.add_task("playing", total=total)
        yield (
            lambda done: progress.advance(bar, done),
            lambda name: progress.update(bar, description=name),
        )
