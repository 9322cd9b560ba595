"""Events: what happened, as data, and who may know it.

Rules emit events into a log record. Where nobody listens the log is None: numba then compiles a second
version of each rule with the emitting left out, so roll-outs pay nothing for it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from argosy.core.compiled import rule
from argosy.core.errors import InvalidRecord
from argosy.core.typing import Json, Log

CAPACITY = 1024  # events of one action; a whole deck may be reshuffled several times in one

# Kinds every game has; a game's own begin at FIRST_OWN_KIND.
ORDER = 0  # one card of a shuffled pile, top first; nobody may know it
RESHUFFLE = 1  # so many cards were shuffled into a new draw pile
GIVE = 2  # no event of its own: so many of a good, or so many ducats, given in the event before
WANT = 3  # as GIVE, for what is wanted
PARTS = {GIVE: "give", WANT: "want"}
FIRST_OWN_KIND = 4

MAX_SEATS = 5
EVERYBODY = (1 << MAX_SEATS + 1) - 1  # the bit beside the seats' is that of spectators
SPECTATORS = "spectators"  # in the text of an event

NO_SEAT = -1
NO_CARD = -1
NO_AMOUNT = -32768
NO_NUMBER = -32768

EVENT = np.dtype(
    [
        ("thing", "i2"),  # a card, or something else that has a name: see Rules.things
        ("amount", "i2"),
        ("number", "i2"),
        ("kind", "u1"),
        ("seat", "i1"),
        ("other", "i1"),
        ("known", "u1"),
    ],
    align=True,
)
LOG = np.dtype((np.record, np.dtype([("count", "i4"), ("events", EVENT, CAPACITY)], align=True)))


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


@dataclass(frozen=True, slots=True)
class Bundle:
    """One side of a deal, as it is heard: goods by count, and ducats. Written `gems:1,salt:2+3`."""

    goods: tuple[tuple[str, int], ...] = ()
    ducats: int = 0

    def to_json(self) -> Json:
        return {"goods": dict(self.goods), "ducats": self.ducats}

    def __str__(self) -> str:
        return f"{','.join(f'{good}:{count}' for good, count in self.goods) or '-'}+{self.ducats}"

    @classmethod
    def from_text(cls, text: str) -> Bundle:
        """The inverse of str(bundle)."""
        goods, _, ducats = text.rpartition("+")
        parts = [] if goods == "-" else goods.split(",")
        if not all(re.fullmatch("[a-z_]+:[0-9]{1,3}", part) for part in parts):
            raise InvalidRecord(f"goods and ducats are written like gems:1,salt:2+3; found {text[:40]!r}")
        counted = [part.split(":") for part in parts]
        if len({good for good, _ in counted}) < len(counted) or ducats.startswith("-"):
            raise InvalidRecord(f"each good is counted once and ducats are not negative; found {text[:40]!r}")
        return cls(tuple((good, int(count)) for good, count in counted), _number("ducats", ducats))


# The fields that name something.
NAMING = ("card", "good", "port", "token", "symbol")


class Event(msgspec.Struct, frozen=True):
    """One thing that happened. Only the fields its kind needs are set."""

    kind: str
    seat: int | None = None
    other: int | None = None
    number: int | None = None  # of an offer, or how many cards, symbols, tokens stand behind an amount
    card: str | None = None
    good: str | None = None
    port: str | None = None
    token: str | None = None
    symbol: str | None = None
    amount: int | None = None
    give: Bundle | None = None
    want: Bundle | None = None
    cards: tuple[str, ...] | None = None
    seen_by: frozenset[int | None] | None = None  # None: everybody; in the set None: spectators

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat, or with None a spectator, may learn of this event."""
        return self.seen_by is None or seat in self.seen_by

    def to_json(self) -> Json:
        """What goes over the wire; who may know it is the arbiter's business and stays out."""
        data: Json = {"kind": self.kind}
        for name in FIELDS:
            if (value := getattr(self, name)) is not None:
                data[name] = value.to_json() if isinstance(value, Bundle) else value
        if self.cards is not None:
            data["cards"] = list(self.cards)
        return data

    def __str__(self) -> str:
        words = [self.kind]
        for name in FIELDS:
            if (value := getattr(self, name)) is not None:
                words.append(f"{name}={value}")
        if self.cards is not None:
            words.append(f"cards={','.join(self.cards)}")
        if self.seen_by is not None:
            seers = [str(seat) for seat in range(MAX_SEATS) if seat in self.seen_by]
            seers += [SPECTATORS] if None in self.seen_by else []
            words.append(f"seen_by={','.join(seers) or 'nobody'}")
        return " ".join(words)

    @classmethod
    def from_text(cls, text: str) -> Event:
        """The inverse of str(event)."""
        if not text.strip():
            raise InvalidRecord("an event has a kind; this one is blank")
        kind, *words = text.split()
        fields: dict[str, Any] = {}
        for word in words:
            name, sign, value = word.partition("=")
            if not sign or name in fields:
                raise InvalidRecord(f"an event's fields are written name=value, each once; found {word!r}")
            if name in {"seat", "other", "number", "amount"}:
                fields[name] = _number(name, value)
            elif name in NAMING:
                fields[name] = value
            elif name in {"give", "want"}:
                fields[name] = Bundle.from_text(value)
            elif name == "cards":
                fields[name] = tuple(value.split(",")) if value else ()
            elif name == "seen_by":
                seats = [] if value == "nobody" else value.split(",")
                if not all(seat in {*"01234", SPECTATORS} for seat in seats):
                    raise InvalidRecord(f"seen_by must list seats or say nobody; found {value[:20]!r}")
                fields[name] = frozenset(None if seat == SPECTATORS else int(seat) for seat in seats)
            else:
                raise InvalidRecord(f"an event has no field {name!r}")
        return cls(kind, **fields)


FIELDS = Event.__struct_fields__[1:-2]  # between the kind and the cards, as they are written


def _number(name: str, text: str) -> int:
    if not re.fullmatch("-?[0-9]{1,9}", text):
        raise InvalidRecord(f"{name} must be a number; found {text[:20]!r}")
    return int(text)


def read_log(log: Any, kinds: type[IntEnum], things: Sequence[tuple[str, str]]) -> tuple[Event, ...]:
    """The events of a log record."""
    count = int(log["count"])
    if count > CAPACITY:
        raise RuntimeError(f"one action caused {count} events; the log holds {CAPACITY}")
    return events_in(log["events"][:count], kinds, things)


def events_in(emitted: Any, kinds: type[IntEnum], things: Sequence[tuple[str, str]]) -> tuple[Event, ...]:
    """What was emitted; what only adds to an event before it is gathered into that one."""
    told: list[Event] = []
    words = _words(kinds)
    for thing, amount, number, kind, seat, other, known in emitted.tolist():
        if kind == ORDER:
            before = told.pop() if told and told[-1].kind == "order" else _NO_ORDER
            told.append(replace(before, cards=(*(before.cards or ()), things[thing][1])))
        elif kind in PARTS:
            side = PARTS[kind]
            good = None if thing == NO_CARD else things[thing][1]
            told[-1] = replace(told[-1], **{side: _with_part(getattr(told[-1], side), good, amount)})
        else:
            named = {} if thing == NO_CARD else dict([things[thing]])
            told.append(
                Event(
                    words[kind],
                    None if seat == NO_SEAT else seat,
                    None if other == NO_SEAT else other,
                    None if number == NO_NUMBER else number,
                    amount=None if amount == NO_AMOUNT else amount,
                    seen_by=None if known == EVERYBODY else _seers(known),
                    **named,
                )
            )
    return tuple(told)


def _with_part(bundle: Bundle | None, good: str | None, amount: int) -> Bundle:
    """One more good, or ducats where no good is named."""
    bundle = bundle or Bundle()
    if good is None:
        return Bundle(bundle.goods, amount)
    return Bundle((*bundle.goods, (good, amount)), bundle.ducats)


@cache
def _seers(known: int) -> frozenset[int | None]:
    seats = {seat for seat in range(MAX_SEATS) if known >> seat & 1}
    return frozenset(seats | ({None} if known >> MAX_SEATS & 1 else set()))


@cache
def _words(kinds: type[IntEnum]) -> dict[int, str]:
    """What the kinds of events are called, by number."""
    return {RESHUFFLE: "reshuffle"} | {kind.value: kind.name.lower() for kind in kinds}


_NO_ORDER = Event("order", cards=(), seen_by=_seers(0))
