"""`argosy replay`: a recorded game told again, and checked against the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from argosy.commands.files import about, read_record
from argosy.commands.terminal import Data, Language, announce_compiling, screen, speak
from argosy.core.errors import InvalidRecord, UnknownSeat

if TYPE_CHECKING:
    from argosy.core.game import Game
    from argosy.core.record import Record
    from argosy.core.typing import Json


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE.argosy", help="A record; - reads standard input.")],
    lang: Language = None,
    data: Data = None,
    seat: Annotated[int | None, typer.Option(help="Tell it as this seat saw it, from 0.")] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Play it again by the rules; name the first difference.")
    ] = False,
) -> None:
    """Tell a recorded game in sentences, from its events alone.

    Example: [bold]argosy replay evening.argosy --check[/bold]
    """
    from argosy.commands.look import look_of
    from argosy.commands.positions import game_of_record
    from argosy.commands.retelling import rehearse, retell

    words = speak(lang)
    record = read_record(file)
    with about(file):
        game = game_of_record(record, data)
    announce_compiling(words, game, "play")
    look = look_of(game, words)
    with about(file):
        if seat is not None and not 0 <= seat < len(record.names):
            raise UnknownSeat(f"there is no seat {seat}; it has seats 0 to {len(record.names) - 1}")
        tables = list(record.tables(game))
        rehearse(look.story(record.names, seat), record)
        result = _result(record, game, check)
    console = screen()
    retell(console, look, record, tables, seat, result)
    if check:
        told = words("terminal-checked", file=file, amount=len(record.moves))
        console.print(Text(f"\n{told}", "green"))


def _result(record: Record, game: Game, check: bool) -> Json | None:
    """Who won, by the rules; a record they do not confirm is refused, or told without a ranking."""
    try:
        return record.replay(game).result
    except InvalidRecord:
        if check:
            raise
        return None
