"""`argosy lab text`: a table in plain text over standard input and output, for programs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from argosy.cli.help import game_names, name_or_first
from argosy.core.errors import ArgosyError

if TYPE_CHECKING:
    from argosy.lab.talk.table import TalkTable

Seats = Annotated[
    str,
    typer.Option(
        help="Who sits where, with commas: me for the program, bots by name; me several times is allowed."
    ),
]


def text(
    game: Annotated[
        str | None,
        typer.Argument(
            help="See [bold]argosy games[/bold].", show_default="the first one", autocompletion=game_names
        ),
    ] = None,
    seats: Seats = "me,boatswain",
    games: Annotated[int, typer.Option(min=1, help="How many games, one after the other.")] = 1,
    seed: Annotated[
        int | None, typer.Option(min=0, help="Of the first game; each further one has the next.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="See [bold]argosy games[/bold]; repeatable."),
    ] = None,
    lang: Annotated[str, typer.Option(help="en, de, cs, pl, ru or ro, for what happened.")] = "en",
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep finished games in this folder.")
    ] = None,
) -> None:
    """Let a program or a language model play: the table in words, choices numbered, one line for an answer.

    A seat is told what it may know, nothing else, and the engine is the referee: an answer that is not legal
    is refused with its reason. docs/benchmark.md describes the protocol; for models that use tools there is
    argosy lab mcp.

    Example: [bold]argosy lab text {game} --seats me,captain,captain --seed 7[/bold]
    """
    from argosy import game as game_by_name
    from argosy.cli.openings import read_options
    from argosy.lab.talk.protocol import TextProtocol
    from argosy.lab.talk.table import TalkTable
    from argosy.terminal.record_file import write_record

    chosen = game_by_name(name_or_first(game))
    options = read_options(chosen, option or [])
    names = [seat.strip() for seat in seats.split(",") if seat.strip()]
    if records is not None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise ArgosyError(f"{records}: {problem.strerror}") from None

    def table(number: int) -> TalkTable:
        return TalkTable(chosen.name, names, None if seed is None else seed + number, options, lang)

    def keep(table: TalkTable) -> None:
        if records is not None:
            write_record(records / f"{chosen.name}-{table.seed}.argosy", table.record)

    played = TextProtocol(sys.stdin, sys.stdout, keep).run(table, games)
    if played < games:
        raise ArgosyError(f"the other side left after {played} of {games} games")
