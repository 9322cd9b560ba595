"""What one person is shown of a table: built by allow-list, for one seat or for none."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from argosy.core.game import Game
from argosy.core.typing import Json
from argosy.table.commands import undoable
from argosy.table.entries import (
    Adopted,
    Answered,
    AnyEntry,
    ChatSwitched,
    Decided,
    Rematched,
    Removed,
    Replaced,
    Requested,
    Resigned,
    Said,
    Sat,
    Started,
    Undone,
    events_of,
    events_told,
)
from argosy.table.messages import Decision, Request, SeatState, TableState
from argosy.table.settings import Settings
from argosy.table.table import Table

log = logging.getLogger("argosy.lists")

# Fields of each kind of entry that everybody may see, beside the seat, the time and the kind itself.
OPEN_FIELDS: dict[type, tuple[str, ...]] = {
    Sat: ("name",),
    Started: ("rules", "names"),
    Decided: ("how",),
    Undone: ("first",),
    Requested: ("what", "first"),
    Answered: ("yes", "outcome"),
    Said: ("name", "text"),
    ChatSwitched: ("on",),
    Replaced: ("level",),
    Removed: ("level",),
    Resigned: ("level",),
    Adopted: ("rules",),
    Rematched: ("table",),
}


def entry(game: Game, seq: int, told: AnyEntry, seat: int | None) -> Json:
    """An entry of the log as a seat, or with None a spectator, may know it."""
    shown: Json = {"seq": seq, "at": told.at, "kind": type(told).__struct_config__.tag}
    if (whose := getattr(told, "seat", None)) is not None:
        shown["seat"] = whose
    for field in OPEN_FIELDS.get(type(told), ()):
        shown[field] = getattr(told, field)
    if isinstance(told, Decided):
        visible, shown["events"] = events_told(told, seat)
        shown["action"] = told.action if told.seat == seat else game.rules.redact(told.action, visible)
    return shown


def told_alike(told: AnyEntry, seat: int | None, seats: int) -> list[int | None]:
    """Who is told of an entry just what this seat is told."""
    everybody: list[int | None] = [None, *range(seats)]
    if not isinstance(told, Decided):
        return everybody
    if told.seat == seat or any(event.seen_by is not None for event in events_of(told)):
        return [seat]
    return [other for other in everybody if other != told.seat]


def table_state(table: Table, connected: frozenset[str], spectators: int) -> TableState:
    """The table around the game, for somebody who has no seat at it."""
    state = table.state
    request = state.request
    return TableState(
        id=table.id,
        game=table.game.name,
        status=state.status,
        outcome=state.outcome,
        winners=table.winners(),
        host=state.host_name,
        you_host=False,
        seats=_seats(table, connected),
        decisions=[
            Decision(seat=seat, since=waiting.since, at=waiting.at, deadline=table.deadline(seat))
            for seat in table.wanted()
            if (waiting := state.waiting[seat]).at is not None
        ],
        paused=state.paused_at is not None,
        chat=state.chat,
        request=None
        if request is None
        else Request(
            number=request.number,
            seat=request.seat,
            what=request.what,
            waits_for=list(request.waits_for),
            first=request.first,
        ),
        spectators=spectators,
        rematch=state.rematch or None,
        settings=settings(state.settings),
        now=0,
    )


def told_to(guest: str, around: TableState, table: Table, now: int) -> TableState:
    """The same for one person: which seats are his, and what he may take back there."""
    seats = list(around.seats)
    for number in table.seats_of(guest):
        seats[number] = replace(seats[number], yours=True, undo=_undo(table, number))
    is_host = bool(guest) and guest == table.state.host
    return replace(around, you_host=is_host, seats=seats, now=now)


def _seats(table: Table, connected: frozenset[str]) -> list[SeatState]:
    has_clock = table.state.settings.clock.kind == "game" and table.state.waiting
    return [
        SeatState(
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            stand_in=bool(seat.guest and seat.level),
            resigned=seat.resigned,
            connected=bool(seat.guest) and seat.guest in connected,
            left=max(0, table.state.waiting[number].left) if has_clock else None,
        )
        for number, seat in enumerate(table.state.seats)
    ]


def _undo(table: Table, seat: int) -> str:
    found = undoable(table, seat)
    return "" if found is None or table.state.seats[seat].resigned else "free" if found[1] else "ask"


def settings(chosen: Settings) -> Json:
    """How the table was set up, without its seats."""
    return {
        "options": dict(chosen.options),
        "clock": {"kind": chosen.clock.kind, **msgspec.to_builtins(chosen.clock)},
        "aids": chosen.aids,
        "undo": chosen.undo,
        "spectators": chosen.spectators,
        "public": chosen.public,
        "pace": chosen.pace,
        "lesson": chosen.lesson,
    }


class SeatSummary(msgspec.Struct, omit_defaults=True):
    """A seat in a list of tables. `guest` stays in the store."""

    kind: str
    name: str = ""
    level: str = ""
    guest: str = ""


class Summary(msgspec.Struct, omit_defaults=True):
    """A table in a list, as it is stored."""

    id: str
    game: str
    status: str
    host: str
    created: int
    updated: int
    seats: list[SeatSummary]
    wanted: list[int] = []
    outcome: str | None = None
    clock: str = "none"
    winners: list[int] = []


_summaries = msgspec.json.Decoder(Summary)


def summary(table: Table, created: int, updated: int) -> Summary:
    return Summary(
        id=table.id,
        game=table.game.name,
        status=table.state.status,
        host=table.state.host_name,
        created=created,
        updated=updated,
        seats=[SeatSummary(seat.kind, seat.name, seat.level, seat.guest) for seat in table.state.seats],
        wanted=list(table.wanted()),
        outcome=table.state.outcome,
        clock=table.state.settings.clock.kind,
        winners=table.winners(),
    )


def listed(stored: Sequence[str], guest: str) -> list[Json]:
    """Tables as a list shows them: nobody's guest id, but which seats are one's own."""
    tables = []
    for text in stored:
        try:
            about = _summaries.decode(text)
        except msgspec.DecodeError as problem:  # one damaged row must not empty everybody's list
            log.warning("a table cannot be listed: %s", problem)
            continue
        yours = [number for number, seat in enumerate(about.seats) if guest and seat.guest == guest]
        for seat in about.seats:
            seat.guest = ""
        wanted = sorted(set(yours) & set(about.wanted))
        tables.append({**msgspec.to_builtins(about), "yours": yours, "your_decision": bool(wanted)})
    return sorted(tables, key=lambda table: not table["your_decision"])
