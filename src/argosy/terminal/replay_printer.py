"""A whole game printed from its record: every turn in sentences, what each seat has once a round."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from argosy.core.errors import InvalidRecord
from argosy.core.events import Event
from argosy.core.typing import Json
from argosy.games.record import Record
from argosy.terminal.event_formatter import EventFormatter
from argosy.terminal.game_terminal import GameTerminal


def check_events(formatter: EventFormatter, record: Record) -> None:
    """Format every event, so that a wrong record is refused before anything is printed."""
    for move in record.moves:
        try:
            list(formatter.lines(move.events))
        except (LookupError, ValueError, TypeError, AssertionError):
            raise InvalidRecord("an event is not one of this game, or lacks something", move.line) from None


def print_replay(
    console: Console,
    terminal: GameTerminal,
    record: Record,
    tables: Sequence[Json],
    me: int | None,
    result: Json | None,
) -> None:
    """`tables` are those of `record.tables`; `result` is None where it is unknown."""
    formatter = terminal.event_formatter(record.names, me)
    first = tables[0]["active"]
    formatter.turn(tables[0]).print(console)
    chapter: list[Event] = []
    for move, after in zip(record.moves, tables[1:], strict=True):
        for event in move.events:
            if event.kind == "turn" and event.seat == first:
                _print_chapter(console, formatter, chapter)
                console.print()
                console.print(terminal.seats(after, record.names, me))
            chapter.append(event)
    _print_chapter(console, formatter, chapter)
    console.print()
    console.print(terminal.seats(tables[-1], record.names, me))
    if result is not None:
        console.print()
        console.print(terminal.ranking(result, record.names))


def _print_chapter(console: Console, formatter: EventFormatter, events: list[Event]) -> None:
    for line in formatter.lines(events):
        line.print(console)
    events.clear()
