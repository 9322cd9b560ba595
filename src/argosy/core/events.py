"""Events: what happened, as data, and who may know it.

All events have a kind and may have a seat, another seat, a number and an amount. Whatever else they carry
(a card, a place, one side of a deal) is a field that the game declares. Rules emit events through
`core/event_log.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from argosy.core.errors import InvalidRecord
from argosy.core.typing import Json

MAX_SEATS = 5
EVERYBODY = (1 << MAX_SEATS + 1) - 1  # the bit beside the seats' is that of spectators
SPECTATORS = "spectators"  # in the text of an event

# A game's own fields, each with the function that reads its text: `str` for a name. The values of any other
# field write themselves with `str(value)` and, for the wire, `value.to_json()`. What cannot be read raises
# InvalidRecord.
EventFields = Mapping[str, Callable[[str], Any]]
NO_FIELDS: EventFields = MappingProxyType({})
NAME = str

NUMBERS = frozenset({"seat", "other", "number", "amount"})


class Event:
    """One thing that happened. Only the fields its kind needs are set; all others are None."""

    __slots__ = ("amount", "cards", "carried", "kind", "number", "other", "seat", "seen_by")

    kind: str
    seat: int | None
    other: int | None
    number: int | None  # by which something is known, or how many make up an amount
    amount: int | None
    cards: tuple[str, ...] | None
    seen_by: frozenset[int | None] | None  # None: everybody; in the set None: spectators
    carried: Mapping[str, Any]  # the game's own fields

    def __init__(
        self,
        kind: str,
        seat: int | None = None,
        other: int | None = None,
        number: int | None = None,
        amount: int | None = None,
        cards: tuple[str, ...] | None = None,
        seen_by: frozenset[int | None] | None = None,
        **carried: Any,
    ) -> None:
        put = object.__setattr__
        put(self, "kind", kind)
        put(self, "seat", seat)
        put(self, "other", other)
        put(self, "number", number)
        put(self, "amount", amount)
        put(self, "cards", cards)
        put(self, "seen_by", seen_by)
        kept = {name: value for name, value in carried.items() if value is not None} if carried else carried
        put(self, "carried", kept)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an event cannot be changed; `having` makes another one ({name})")

    def __getattr__(self, name: str) -> Any:
        """A field of the game's own; None where this event does not carry it."""
        if name.startswith("_"):
            raise AttributeError(name)
        return self.carried.get(name)

    def _fields(self) -> Json:
        common = {name: getattr(self, name) for name in self.__slots__ if name != "carried"}
        return {**common, **self.carried}

    def __reduce__(self) -> tuple[Any, ...]:
        return _event, (self._fields(),)

    def having(self, **changes: Any) -> Event:
        """The same event with other fields."""
        return Event(**{**self._fields(), **changes})

    def __eq__(self, other: object) -> bool:
        return self._fields() == other._fields() if isinstance(other, Event) else NotImplemented

    def __hash__(self) -> int:
        return hash(frozenset(self._fields().items()))

    def __repr__(self) -> str:
        return f"<event {self}>"

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat, or with None a spectator, may learn of this event."""
        return self.seen_by is None or seat in self.seen_by

    def _written(self) -> list[tuple[str, Any]]:
        """The fields that are set, as they are written: names come before the amount, all else after it."""
        carried = self.carried.items()
        fields: list[tuple[str, Any]] = []
        if self.seat is not None:
            fields.append(("seat", self.seat))
        if self.other is not None:
            fields.append(("other", self.other))
        if self.number is not None:
            fields.append(("number", self.number))
        if carried:
            fields += [field for field in carried if isinstance(field[1], str)]
        if self.amount is not None:
            fields.append(("amount", self.amount))
        if carried:
            fields += [field for field in carried if not isinstance(field[1], str)]
        return fields

    def to_json(self) -> Json:
        """What goes over the wire; who may know it is the arbiter's business and stays out."""
        data: Json = {"kind": self.kind}
        for name, value in self._written():
            data[name] = value if isinstance(value, int | str) else value.to_json()
        if self.cards is not None:
            data["cards"] = list(self.cards)
        return data

    def __str__(self) -> str:
        words = [self.kind, *(f"{name}={value}" for name, value in self._written())]
        if self.cards is not None:
            words.append(f"cards={','.join(self.cards)}")
        if self.seen_by is not None:
            seers = [str(seat) for seat in range(MAX_SEATS) if seat in self.seen_by]
            seers += [SPECTATORS] if None in self.seen_by else []
            words.append(f"seen_by={','.join(seers) or 'nobody'}")
        return " ".join(words)

    @classmethod
    def from_text(cls, text: str, own: EventFields) -> Event:
        """The inverse of str(event); `own` are the fields of its game."""
        if not text.strip():
            raise InvalidRecord("an event has a kind; this one is blank")
        kind, *words = text.split()
        fields: Json = {}
        for word in words:
            name, sign, value = word.partition("=")
            if not sign or name in fields:
                raise InvalidRecord(f"an event's fields are written name=value, each once; found {word!r}")
            if name in NUMBERS:
                fields[name] = number(name, value)
            elif name in own:
                fields[name] = own[name](value)
            elif name == "cards":
                fields[name] = tuple(value.split(",")) if value else ()
            elif name == "seen_by":
                fields[name] = _seats(value)
            else:
                raise InvalidRecord(f"an event has no field {name!r}")
        return cls(kind, **fields)


def _event(fields: Json) -> Event:
    return Event(**fields)


def number(name: str, text: str) -> int:
    """A number in the text of an event."""
    if not re.fullmatch("-?[0-9]{1,9}", text):
        raise InvalidRecord(f"{name} must be a number; found {text[:20]!r}")
    return int(text)


def _seats(text: str) -> frozenset[int | None]:
    seats = [] if text == "nobody" else text.split(",")
    if not all(seat in {*"01234", SPECTATORS} for seat in seats):
        raise InvalidRecord(f"seen_by must list seats or say nobody; found {text[:20]!r}")
    return frozenset(None if seat == SPECTATORS else int(seat) for seat in seats)


@cache
def seers(known: int) -> frozenset[int | None]:
    """The seats, and None for spectators, of a set of bits."""
    seats = {seat for seat in range(MAX_SEATS) if known >> seat & 1}
    return frozenset(seats | ({None} if known >> MAX_SEATS & 1 else set()))
