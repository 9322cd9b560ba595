"""`argosy analyse`: what decided a recorded game, as text, JSON or a picture."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from argosy.cli.files import about, check_writable, read_record, reason
from argosy.cli.hint import percent
from argosy.core.errors import ArgosyError
from argosy.terminal.console import Data, Language, announce_compiling, screen, speak

if TYPE_CHECKING:
    from argosy.games.record import Record
    from argosy.teaching.analysis import Analysis
    from argosy.words import Words


def analyse(
    file: Annotated[str, typer.Argument(metavar="FILE.argosy", help="A record; - reads standard input.")],
    lang: Language = None,
    data: Data = None,
    by: Annotated[str, typer.Option(help="Which cards decisions are judged by: known, or all.")] = "known",
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE.svg", help="Draw every seat's chances over the game.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show how a game was won: every seat's chances from move to move, luck, skill, and the costly decisions.

    Example: [bold]argosy analyse evening.argosy --svg evening.svg[/bold]
    """
    from argosy.cli.openings import game_of_record
    from argosy.teaching.analysis import analyse as judge
    from argosy.teaching.win_curve import chart

    words = speak(lang)
    if svg is not None:
        check_writable(svg)
    record = read_record(file)
    with about(file):
        game = game_of_record(record, data)
    announce_compiling(words, game, "play")
    bar = Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    with about(file), bar:
        task = bar.add_task(words("analysis-progress"), total=1.0)
        found = judge(record, game, by, lambda done: bar.update(task, completed=done))
    if svg is not None:
        try:
            svg.write_text(chart(found, record.names), encoding="utf-8")
        except OSError as problem:
            raise ArgosyError(f"{svg}: {reason(problem)}") from None
    if as_json:
        typer.echo(json.dumps(found.to_json()))
    else:
        _print(screen(), words, found, record)


CHANGES = ("luck", "deals", "skill", "others")  # shown with their sign


def _print(console: Console, words: Words, found: Analysis, record: Record) -> None:
    from argosy.teaching.analysis import PARTS

    table = Table(title=words("analysis-title"), title_justify="left")
    table.add_column(words("terminal-column-player"))
    shown = [
        name for name in (*PARTS, "accuracy") if name != "deals" or any(seat.deals for seat in found.seats)
    ]
    for name in shown:
        table.add_column(words(f"analysis-{name}"), justify="right")
    for seat in found.seats:
        figures = {name: percent(words, getattr(seat, name), signed=name in CHANGES) for name in PARTS}
        figures["accuracy"] = percent(words, seat.accuracy / 100)
        table.add_row(record.names[seat.seat], *(figures[name] for name in shown))
    console.print(table)
    console.print(words(f"analysis-{found.by}"))
    console.print()
    console.print(words("analysis-costly" if found.costly else "analysis-no-cost"))
    for decision in found.costly:
        line = words(
            "analysis-cost", move=decision.move + 1, name=record.names[decision.seat],
            action=decision.action, share=percent(words, decision.lost), better=decision.best,
        )  # fmt: skip
        console.print(f"  {line}", soft_wrap=True)
