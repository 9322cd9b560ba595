"""`argosy replay`: a recorded game in sentences, checked against the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from argosy.cli.files import about, read_record
from argosy.core.errors import InvalidRecord, UnknownSeat
from argosy.terminal.console import Data, Language, announce_compiling, screen, speak

if TYPE_CHECKING:
    from argosy.core.game import Game
    from argosy.core.typing import Json
    from argosy.games.record import Record


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE.argosy", help="A record; - reads standard input.")],
    lang: Language = None,
    data: Data = None,
    seat: Annotated[int | None, typer.Option(help="Show it as this seat saw it, from 0.")] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Replay it by the rules and name the first difference.")
    ] = False,
) -> None:
    """Print a recorded game in sentences, from its events alone.

    Example: [bold]argosy replay evening.argosy --check[/bold]
    """
    from argosy.cli.openings import game_of_record
    from argosy.terminal.game_terminal import terminal_of
    from argosy.terminal.replay_printer import check_events, print_replay

    words = speak(lang)
    record = read_record(file)
    with about(file):
        game = game_of_record(record, data)
    announce_compiling(words, game, "play")
    look = terminal_of(game, words)
    with about(file):
        if seat is not None and not 0 <= seat < len(record.names):
            raise UnknownSeat(f"there is no seat {seat}; it has seats 0 to {len(record.names) - 1}")
        tables = list(record.tables(game))
        check_events(look.event_formatter(record.names, seat), record)
        result = _result(record, game, check)
    console = screen()
    print_replay(console, look, record, tables, seat, result)
    if check:
        checked = words("terminal-checked", file=file, amount=len(record.moves))
        console.print(Text(f"\n{checked}", "green"))


def _result(record: Record, game: Game, check: bool) -> Json | None:
    """The result by the rules; a record they do not confirm is refused, or printed without a ranking."""
    try:
        return record.replay(game).result
    except InvalidRecord:
        if check:
            raise
        return None
