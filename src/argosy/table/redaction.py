"""Redaction: what one person may see of a table, built by allow-list, for one seat or for none."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from argosy.core.events import Event
from argosy.core.game import Game
from argosy.core.typing import Json
from argosy.table import entries as e
from argosy.table.decision_commands import undoable
from argosy.table.protocol import Decision, SeatState, TableState, encoder
from argosy.table.settings import Settings
from argosy.table.table import Table

log = logging.getLogger("argosy.lists")

# Fields of each kind of entry that everybody may see, beside the seat, the time and the kind itself.
OPEN_FIELDS: dict[type, tuple[str, ...]] = {
    e.Sat: ("name",),
    e.Started: ("rules", "names"),
    e.Decided: ("how",),
    e.Undone: ("first",),
    e.Requested: ("what", "first", "of"),
    e.Answered: ("yes", "outcome"),
    e.Said: ("name", "text"),
    e.Silenced: ("on",),
    e.ChatSwitched: ("on",),
    e.ChatSlowed: ("seconds",),
    e.Replaced: ("level",),
    e.Removed: ("level",),
    e.Resigned: ("level",),
    e.Adopted: ("rules",),
    e.Rematched: ("table",),
}


class RedactedEntry:
    """An entry of the log for whoever may know it; what it caused is made JSON once.

    `events` are those of a decision that was made just now; otherwise they are read from the entry.
    """

    def __init__(
        self, game: Game, seq: int, entry: e.AnyEntry, events: Sequence[Event] | None = None
    ) -> None:
        self.seq = seq
        self._game, self._entry = game, entry
        if events is None:
            events = e.events_of(entry, game) if isinstance(entry, e.Decided) else ()
        self._events = [(event, msgspec.Raw(encoder.encode(event.to_json()))) for event in events]

    def known_to(self, seat: int | None) -> Json:
        """What a seat, or with None a spectator, may know of it."""
        entry = self._entry
        shown: Json = {"seq": self.seq, "at": entry.at, "kind": type(entry).__struct_config__.tag}
        if (whose := getattr(entry, "seat", None)) is not None:
            shown["seat"] = whose
        for field in OPEN_FIELDS.get(type(entry), ()):
            if (value := getattr(entry, field)) is not None:
                shown[field] = value
        if isinstance(entry, e.Decided):
            visible = [(event, text) for event, text in self._events if event.visible_to(seat)]
            shown["events"] = [text for _, text in visible]
            shown["action"] = entry.action
            if entry.seat != seat:
                shown["action"] = self._game.rules.redact(entry.action, [event for event, _ in visible])
        return shown

    def same_for(self, seat: int | None, seats: int) -> list[int | None]:
        """Those who may know of it just what this seat may know."""
        everybody: list[int | None] = [None, *range(seats)]
        if not isinstance(self._entry, e.Decided):
            return everybody
        if self._entry.seat == seat or any(event.seen_by is not None for event, _ in self._events):
            return [seat]
        return [other for other in everybody if other != self._entry.seat]


def table_state(table: Table, connected: frozenset[str], spectators: int) -> TableState:
    """The table around the game, for a person without a seat at it."""
    state = table.state
    patient = table.patient()
    until = table.patience_until() if patient and not state.waited else None
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
            Decision(
                seat=seat,
                since=waiting.since,
                at=waiting.at,
                deadline=table.deadline(seat),
                until=None if seat in patient or state.seats[seat].level else until,
            )
            for seat in table.wanted()
            if (waiting := state.waiting[seat]).at is not None
        ],
        paused=state.paused_at is not None,
        chat=state.chat,
        quiet=state.quiet,
        slow=state.slow,
        request=state.request,
        spectators=spectators,
        rematch=state.rematch or None,
        settings=settings(state.settings),
        now=0,
    )


def state_for(guest: str, public: TableState, table: Table, now: int) -> TableState:
    """The same for one person, with that person's own seats and what can be taken back there."""
    seats = list(public.seats)
    for number in table.seats_of(guest):
        seats[number] = replace(seats[number], yours=True, undo=_undo(table, number))
    is_host = bool(guest) and guest == table.state.host
    return replace(public, you_host=is_host, seats=seats, now=now)


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
            silent=bool(seat.guest) and seat.guest in table.state.silent,
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
        "practice": chosen.practice,
        "spectators": chosen.spectators,
        "public": chosen.public,
        "pace": chosen.pace,
        "patience": chosen.patience,
        "lesson": chosen.lesson,
    }


class SeatSummary(msgspec.Struct, omit_defaults=True):
    """A seat in a list of tables. `guest` stays in the store."""

    kind: str
    name: str = ""
    level: str = ""
    guest: str = ""


class Summary(msgspec.Struct, omit_defaults=True):
    """A table in a list, as it is stored. `host_id` and the guests of seats stay in the store."""

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
    practice: bool = False
    host_id: str = ""


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
        practice=table.state.settings.practice,
        host_id=table.state.host,
    )


def read_summaries(stored: Sequence[str]) -> list[Summary]:
    found = []
    for text in stored:
        try:
            found.append(_summaries.decode(text))
        except msgspec.DecodeError as problem:  # one damaged row must not empty the whole list
            log.warning("a table cannot be listed: %s", problem)
    return found


def listed(found: Sequence[Summary], guest: str) -> list[Json]:
    """Tables as a list shows them: without guests' ids, but with the reader's own seats."""
    tables = []
    for about in found:
        yours = [number for number, seat in enumerate(about.seats) if guest and seat.guest == guest]
        seats = [SeatSummary(seat.kind, seat.name, seat.level) for seat in about.seats]
        wanted = sorted(set(yours) & set(about.wanted))
        shown = msgspec.to_builtins(replace(about, seats=seats, host_id=""))
        tables.append({**shown, "yours": yours, "your_decision": bool(wanted)})
    return sorted(tables, key=lambda table: not table["your_decision"])
