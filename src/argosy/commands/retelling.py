"""A whole game told from its record: every turn in sentences, what everybody has once a round."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from argosy.commands.look import Look
from argosy.commands.story import Story
from argosy.core.errors import InvalidRecord
from argosy.core.events import Event
from argosy.core.record import Record
from argosy.core.typing import Json


def rehearse(story: Story, record: Record) -> None:
    """Make sure every event can be told, so that a wrong record is refused before anything is printed."""
    for move in record.moves:
        try:
            list(story.lines(move.events))
        except (LookupError, ValueError, TypeError, AssertionError):
            raise InvalidRecord("an event is not one of this game, or lacks something", move.line) from None


def retell(
    console: Console,
    look: Look,
    record: Record,
    tables: Sequence[Json],
    me: int | None,
    result: Json | None,
) -> None:
    """`tables` are those of `record.tables`; `result` is None where nobody can say who won."""
    story = look.story(record.names, me)
    first = tables[0]["active"]
    story.turn(tables[0]).print(console)
    chapter: list[Event] = []
    for move, after in zip(record.moves, tables[1:], strict=True):
        for event in move.events:
            if event.kind == "turn" and event.seat == first:
                _print_chapter(console, story, chapter)
                console.print()
                console.print(look.seats(after, record.names, me))
            chapter.append(event)
    _print_chapter(console, story, chapter)
    console.print()
    console.print(look.seats(tables[-1], record.names, me))
    if result is not None:
        console.print()
        console.print(look.ranking(result, record.names))


def _print_chapter(console: Console, story: Story, events: list[Event]) -> None:
    for line in story.lines(events):
        line.print(console)
    events.clear()
