"""Events of a log as tokens: a list of those that an observer may know, each as `Event.to_json` has it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import IntEnum
from typing import Protocol

import numpy as np

from argosy.core.compiled import compiled, foreign_mark, rule
from argosy.core.event_log import CAPACITY, NO_AMOUNT, NO_CARD, NO_NUMBER, NO_SEAT, ORDER, RESHUFFLE
from argosy.core.events import MAX_SEATS
from argosy.core.rules import WriteEvents
from argosy.core.tokens import (
    close,
    keyed_list,
    keyed_number,
    keyed_word,
    number,
    open_list,
    open_object,
    word,
)
from argosy.core.typing import Ints, Log
from argosy.core.vocabulary import Common, places_of

SPECTATOR = -1  # an observer without a seat
ARBITER = -2  # an observer who knows everything
WHO_KNOWS = -3  # no observer: of all events that the arbiter is told, only who may know each is written

KINDS = 256  # the kind of an event is one byte


class WriteParts(Protocol):
    """Write the keys and values that parts add to the event at a place of a log, into its open object.

    The parts of an event are the entries behind it, up to the first that is no part. A log may have counted
    more than the CAPACITY it holds.
    """

    def __call__(self, log: Log, place: int, out: Ints, /) -> None: ...


@rule
def no_parts(log: Log, place: int, out: Ints) -> None:
    """Of a game in which no kind adds to the event before it."""


@rule
def may_know(known: int, observer: int) -> bool:
    """Whether the observer is among those who know: bits of seats, and of spectators."""
    if observer == ARBITER:
        return True
    return (known >> (MAX_SEATS if observer == SPECTATOR else observer)) & 1 == 1


def events_writer(
    package: str,
    words: Sequence[str],
    kinds: type[IntEnum],
    things: Sequence[tuple[str, str]],
    part_kinds: Collection[int] = (),
    write_parts: WriteParts = no_parts,
) -> WriteEvents:
    """The `write_events` of a game, whose table of words has the names of its kinds, things and fields.

    `package` is the name of the game's package. Where some kinds are no events of their own, `part_kinds`
    are these, and the compiled function `write_parts` writes what they add.
    """
    kind_word = np.zeros(KINDS, np.int64)
    kind_word[RESHUFFLE] = Common.reshuffle
    kind_word[[*kinds]] = places_of([kind.name.lower() for kind in kinds], words)
    thing_field = places_of([field for field, _ in things], words)
    thing_word = places_of([name for _, name in things], words)
    is_part = np.zeros(KINDS, np.bool_)
    is_part[[*part_kinds]] = True
    name = f"{package}.write_events{foreign_mark(package)}"

    @compiled(f"{name}.order")
    def write_order(log: Log, place: int, count: int, out: Ints) -> None:
        """A whole pile, one entry for each card, is one event."""
        open_object(out)
        keyed_word(out, Common.kind, Common.order)
        keyed_list(out, Common.cards)
        while place < count and log.events[place]["kind"] == ORDER:
            word(out, thing_word[log.events[place]["thing"]])
            place += 1
        close(out)
        close(out)

    @compiled(f"{name}.one")
    def write_event(log: Log, place: int, out: Ints) -> None:
        event = log.events[place]
        open_object(out)
        keyed_word(out, Common.kind, kind_word[event["kind"]])
        if event["seat"] != NO_SEAT:
            keyed_number(out, Common.seat, event["seat"])
        if event["other"] != NO_SEAT:
            keyed_number(out, Common.other, event["other"])
        if event["number"] != NO_NUMBER:
            keyed_number(out, Common.number, event["number"])
        if event["thing"] != NO_CARD:
            keyed_word(out, thing_field[event["thing"]], thing_word[event["thing"]])
        if event["amount"] != NO_AMOUNT:
            keyed_number(out, Common.amount, event["amount"])
        write_parts(log, place, out)
        close(out)

    @compiled(name)
    def write_events(log: Log, observer: int, out: Ints) -> None:
        count = min(int(log.count), CAPACITY)
        was_order = False
        open_list(out)
        for place in range(count):
            kind, known = int(log.events[place]["kind"]), int(log.events[place]["known"])
            if kind == ORDER:
                if not was_order and observer == ARBITER:  # nobody else may know it
                    write_order(log, place, count, out)
                elif not was_order and observer == WHO_KNOWS:
                    number(out, 0)
            elif not is_part[kind] and observer == WHO_KNOWS:
                number(out, known)
            elif not is_part[kind] and may_know(known, observer):
                write_event(log, place, out)
            was_order = kind == ORDER
        close(out)

    return write_events
