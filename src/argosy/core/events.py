"""Events: what happened, as data, and who may know it.

Rules emit events into a log record. Where nobody listens the log is None: numba then compiles a second
version of each rule with the emitting left out, so roll-outs pay nothing for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np

from argosy.core.compiled import rule
from argosy.core.errors import InvalidRecord
from argosy.core.typing import Json, Log

CAPACITY = 1024  # events of one action; a whole deck may be reshuffled several times in one

# Kinds every game has; a game's own begin at FIRST_OWN_KIND.
ORDER = 0  # one card of a shuffled pile, top first; nobody may know it
RESHUFFLE = 1  # so many cards were shuffled into a new draw pile
FIRST_OWN_KIND = 2

NO_SEAT = -1
NO_CARD = -1
NO_AMOUNT = -32768

EVENT = np.dtype(
    [("kind", "u1"), ("seat", "i1"), ("other", "i1"), ("card", "i1"), ("amount", "i2"), ("known", "u1")],
    align=True,
)
LOG = np.dtype((np.record, np.dtype([("count", "i4"), ("events", EVENT, CAPACITY)], align=True)))


@rule
def emit(log: Log, kind: int, seat: int, other: int, card: int, amount: int, known: int) -> None:
    if log is not None:
        if log.count < CAPACITY:
            event = log.events[log.count]
            event["kind"] = kind
            event["seat"] = seat
            event["other"] = other
            event["card"] = card
            event["amount"] = amount
            event["known"] = known
        log.count += 1


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Only the fields its kind needs are set."""

    kind: str
    seat: int | None = None
    other: int | None = None
    card: str | None = None
    amount: int | None = None
    cards: tuple[str, ...] | None = None
    seen_by: frozenset[int] | None = None  # None: everybody, spectators too

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat, or with None a spectator, may learn of this event."""
        return self.seen_by is None or seat in self.seen_by

    def to_json(self) -> Json:
        """What goes over the wire; who may know it is the arbiter's business and stays out."""
        data: Json = {"kind": self.kind}
        for name in ("seat", "other", "card", "amount"):
            if (value := getattr(self, name)) is not None:
                data[name] = value
        if self.cards is not None:
            data["cards"] = list(self.cards)
        return data

    def __str__(self) -> str:
        words = [self.kind]
        for name in ("seat", "other", "card", "amount"):
            if (value := getattr(self, name)) is not None:
                words.append(f"{name}={value}")
        if self.cards is not None:
            words.append(f"cards={','.join(self.cards)}")
        if self.seen_by is not None:
            words.append(f"seen_by={','.join(map(str, sorted(self.seen_by))) or 'nobody'}")
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
            if name in {"seat", "other", "amount"}:
                fields[name] = _number(name, value)
            elif name == "card":
                fields[name] = value
            elif name == "cards":
                fields[name] = tuple(value.split(",")) if value else ()
            elif name == "seen_by":
                seats = [] if value == "nobody" else value.split(",")
                if not all(seat in set("01234") for seat in seats):
                    raise InvalidRecord(f"seen_by must list seats or say nobody; found {value[:20]!r}")
                fields[name] = frozenset(map(int, seats))
            else:
                raise InvalidRecord(f"an event has no field {name!r}")
        return cls(kind, **fields)


def _number(name: str, text: str) -> int:
    if not re.fullmatch("-?[0-9]{1,9}", text):
        raise InvalidRecord(f"{name} must be a number; found {text[:20]!r}")
    return int(text)


def read_log(log: Any, kinds: type[IntEnum], faces: Sequence[str]) -> tuple[Event, ...]:
    """The events of a log record; the cards of one shuffle are gathered into one event."""
    if log.count > CAPACITY:
        raise RuntimeError(f"one action caused {log.count} events; the log holds {CAPACITY}")
    events: list[Event] = []
    order: list[str] = []
    for row in log.events[: log.count]:
        kind, card = int(row["kind"]), int(row["card"])
        if kind == ORDER:
            order.append(faces[card])
            continue
        if order:
            events.append(_order(order))
            order = []
        known, amount = int(row["known"]), int(row["amount"])
        events.append(
            Event(
                "reshuffle" if kind == RESHUFFLE else kinds(kind).name.lower(),
                seat=int(row["seat"]) if row["seat"] != NO_SEAT else None,
                other=int(row["other"]) if row["other"] != NO_SEAT else None,
                card=faces[card] if card != NO_CARD else None,
                amount=amount if amount != NO_AMOUNT else None,
                seen_by=None if known == 0b111111 else frozenset(b for b in range(5) if known >> b & 1),
            )
        )
    if order:
        events.append(_order(order))
    return tuple(events)


def _order(faces: Iterable[str]) -> Event:
    return Event("order", cards=tuple(faces), seen_by=frozenset())
