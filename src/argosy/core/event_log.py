"""The log that rules emit events into, and the events it holds.

Where nobody listens the log is None: numba then compiles a second version of each rule with the emitting
left out, so roll-outs pay nothing for it.
"""

from __future__ import annotations

import struct
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from functools import cache
from typing import Any, Protocol

import numpy as np

from argosy.core.compiled import rule
from argosy.core.engine_file import written
from argosy.core.events import EVERYBODY, Event, seers
from argosy.core.typing import Log

CAPACITY = 1024  # events of one action; a whole deck may be reshuffled several times in one

# Kinds every game has; a game's own begin at FIRST_OWN_KIND.
ORDER = 0  # one card of a shuffled pile, top first; nobody may know it
RESHUFFLE = 1  # so many cards were shuffled into a new draw pile
FIRST_OWN_KIND = 2

NO_SEAT = -1
NO_CARD = -1
NO_AMOUNT = -(2**31)
NO_NUMBER = -32768

EVENT = np.dtype(
    [
        ("amount", "i4"),
        ("thing", "i2"),  # a card, or something else that has a name: see Rules.event_things
        ("number", "i2"),
        ("kind", "u1"),
        ("seat", "i1"),
        ("other", "i1"),
        ("known", "u1"),
    ],
    align=True,
)
LOG = np.dtype((np.record, np.dtype([("count", "i4"), ("events", EVENT, CAPACITY)], align=True)))
FIRST = 4  # where in a log the events begin, in bytes
FORM = struct.Struct("=ihhBbbB")  # of an event

# A kind that is no event of its own but adds to a field of the event before it: the name of the field, and a
# function (what the field holds so far or None, the name of the thing or None, the amount) -> its new value.
Part = tuple[str, Callable[[Any, str | None, int], Any]]
EventParts = Mapping[int, Part]


class EventNames(Protocol):
    """What the numbers of a log mean: the part of `Rules` that reading one needs."""

    @property
    def event_kinds(self) -> type[IntEnum]: ...
    @property
    def event_things(self) -> tuple[tuple[str, str], ...]: ...
    @property
    def event_parts(self) -> EventParts: ...


@rule
def emit(log: Log, kind: int, seat: int, other: int, thing: int, amount: int, known: int) -> None:
    emit_numbered(log, kind, seat, other, thing, amount, NO_NUMBER, known)


@rule
def emit_numbered(
    log: Log, kind: int, seat: int, other: int, thing: int, amount: int, number: int, known: int
) -> None:
    if log is not None:
        if log.count < CAPACITY:
            event = log.events[log.count]
            event["kind"] = kind
            event["seat"] = seat
            event["other"] = other
            event["thing"] = thing
            event["amount"] = amount
            event["number"] = number
            event["known"] = known
        log.count += 1


class EventLog:
    """A log as compiled code fills it (`array`) and Python reads it, each in the way that is quick there."""

    __slots__ = ("_bytes", "array")

    def __init__(self, array: Log | None = None) -> None:
        self.array: Log = np.zeros(1, LOG) if array is None else array
        self._bytes = self.array.view(np.uint8).data

    @property
    def count(self) -> int:
        return int.from_bytes(self._bytes[:FIRST], sys.byteorder)

    def clear(self) -> None:
        self._bytes[:FIRST] = bytes(FIRST)

    def check_room(self) -> None:
        if self.count > CAPACITY:
            raise RuntimeError(f"one action caused {self.count} events; the log holds {CAPACITY}")

    def entries(self) -> Iterator[tuple[int, ...]]:
        """The fields of each event, in order."""
        self.check_room()
        return FORM.iter_unpack(self._bytes[FIRST : FIRST + self.count * FORM.size])


_thread = threading.local()


def fresh_log() -> EventLog:
    """This thread's own, with nothing in it: read it before the next is wanted."""
    try:
        log: EventLog = _thread.log
    except AttributeError:
        log = _thread.log = EventLog(written(np.zeros(1, LOG), FIRST, FORM.size))
    log.clear()
    return log


def read_log(log: EventLog, names: EventNames) -> tuple[Event, ...]:
    """The events of a log; what only adds to an event before it is gathered into that one."""
    events: list[Event] = []
    kinds, things, parts = _kinds(names.event_kinds), names.event_things, names.event_parts
    for amount, thing, number, kind, seat, other, known in log.entries():
        if kind == ORDER:
            before = events.pop() if events and events[-1].kind == "order" else _NO_ORDER
            events.append(before.having(cards=(*(before.cards or ()), things[thing][1])))
        elif kind in parts:
            field, added = parts[kind]
            name = None if thing == NO_CARD else things[thing][1]
            events[-1] = events[-1].having(**{field: added(events[-1].carried.get(field), name, amount)})
        else:
            named: dict[str, Any] = {} if thing == NO_CARD else dict([things[thing]])
            events.append(
                Event(
                    kinds[kind],
                    None if seat == NO_SEAT else seat,
                    None if other == NO_SEAT else other,
                    None if number == NO_NUMBER else number,
                    amount=None if amount == NO_AMOUNT else amount,
                    seen_by=None if known == EVERYBODY else seers(known),
                    **named,
                )
            )
    return tuple(events)


@cache
def _kinds(own: type[IntEnum]) -> dict[int, str]:
    """What the kinds of events are called, by number."""
    return {RESHUFFLE: "reshuffle"} | {kind.value: kind.name.lower() for kind in own}


_NO_ORDER = Event("order", cards=(), seen_by=seers(0))
