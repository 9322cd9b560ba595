"""Reading and writing scenarios: field by field, each mistake named with its field and reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, pairwise
from typing import Any

import numpy as np

from argosy.core.cards import DECK, NOBODY, NONE, PUBLIC
from argosy.core.chance import WORD, below
from argosy.core.compiled import rule
from argosy.core.errors import InvalidScenario, did_you_mean, shown
from argosy.core.reading import for_readings, once, plain
from argosy.core.typing import Cards, Ints, Json


class Fields:
    """The fields of one scenario, read with checks; a seat's entry is named like `coins[1]`."""

    def __init__(self, data: Mapping[str, Any], known: Sequence[str], faces: Mapping[str, int]) -> None:
        self.data = data
        self.faces = faces
        self.players: int = data["players"]
        for name in data:
            if name not in known:
                raise InvalidScenario(
                    shown(name) if not isinstance(name, str) else name,
                    f"is not a field of a scenario{did_you_mean(name, known)}",
                )

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def number(self, name: str, default: int, first: int, last: int) -> int:
        value = self.data.get(name, default)
        if type(value) is not int or not first <= value <= last:
            raise InvalidScenario(name, f"must be a whole number from {first} to {last}, not {shown(value)}")
        return value

    def seat(self, name: str, default: int) -> int:
        return self.number(name, default, 0, self.players - 1)

    def word(self, name: str, default: str, words: Sequence[str]) -> str:
        value = self.data.get(name, default)
        if not isinstance(value, str) or value not in words:
            raise InvalidScenario(name, f"must be one of {', '.join(words)}, not {shown(value)}")
        return value

    def cards(self, name: str, *given: Any) -> list[int]:
        """A list of face ids, as face numbers: the field itself, or the part of one that is given."""
        value = given[0] if given else self.data.get(name, [])
        if not isinstance(value, list):
            raise InvalidScenario(name, f"must be a list of cards, not {shown(value)}")
        return [self.face(f"{name}[{i}]", item) for i, item in enumerate(value)]

    def face(self, name: str, value: Any) -> int:
        if not isinstance(value, str) or value not in self.faces:
            raise InvalidScenario(name, f"there is no card {shown(value)}{did_you_mean(value, self.faces)}")
        return self.faces[value]

    def per_seat(self, name: str, default: Any) -> list[Any]:
        """One entry for each seat."""
        value = self.data.get(name, [default] * self.players)
        if not isinstance(value, list) or len(value) != self.players:
            raise InvalidScenario(name, f"must be a list with one entry for each of the {self.players} seats")
        return value


@for_readings
@rule
def write_order(s: Cards, out: Ints) -> None:
    """Zone after zone, the draw pile from the top: all cards, then their faces, then where each zone ends."""
    cards = len(s.face)
    n = 0
    for place in range(s.length[DECK] - 1, -1, -1):
        out[n] = s.deck[place]
        n += 1
    out[2 * cards + DECK] = n
    for zone in range(DECK + 1, len(s.first)):
        card = int(s.first[zone])
        while card != NONE and n < cards:
            out[n] = card
            n += 1
            card = int(s.next[card])
        out[2 * cards + zone] = n
    for i in range(n):
        out[cards + i] = s.face[out[i]]


@once
def _order(s: Cards) -> tuple[list[int], list[int], list[tuple[int, int]]]:
    """Cards and faces as they lie, and where those of each zone begin and end."""
    count = len(s.face)
    room = np.zeros(2 * count + len(s.first), np.int16)
    write_order(s, room)
    written = room.tolist()
    return written[:count], written[count : 2 * count], list(pairwise([0, *written[2 * count :]]))


@plain
@once
def rows(s: Cards) -> list[list[int]]:
    """The cards of every zone in their order; the draw pile from the top."""
    cards, _, zones = _order(s)
    return [cards[begin:end] for begin, end in zones]


def row_of(s: Cards, zone: int) -> list[int]:
    """The cards of one zone."""
    return rows(s)[zone]


@plain
@once
def named_rows(s: Cards, names: Sequence[str]) -> list[list[str]]:
    """The faces of the cards of every zone, by their names."""
    _, faces, zones = _order(s)
    named = [names[face] for face in faces]
    return [named[begin:end] for begin, end in zones]


def lay(s: Cards, zone: int, cards: Iterable[int], faces: Iterable[int], hidden: bool) -> None:
    """Put cards with these faces into an empty zone, in the order `row_of` gives them back.

    What is hidden belongs to one pool; what is open is known to all.
    """
    placed = list(cards)
    s.face[placed] = list(faces)
    s.pool[placed] = 1 if hidden else 0
    s.known[placed] = NOBODY if hidden else PUBLIC
    if zone == DECK:
        s.deck[: len(placed)] = placed[::-1]
        s.zone[placed] = DECK
        s.length[DECK] = len(placed)
        return
    s.zone[placed] = zone
    s.next[placed] = [*placed[1:], NONE][: len(placed)]
    s.first[zone] = placed[0] if placed else NONE
    s.last[zone] = placed[-1] if placed else NONE
    s.length[zone] = len(placed)


def in_seeded_order(s: Cards, faces: list[int]) -> list[int]:
    """Shuffled by the state's own stream."""
    faces = list(faces)
    for i in range(len(faces) - 1, 0, -1):
        j = below(s.rng, i + 1)
        faces[i], faces[j] = faces[j], faces[i]
    return faces


def dump_hidden(s: Cards, zones: Iterable[int]) -> Json:
    """What a readable scenario leaves out: the stream, which piece lies where, and the knowledge table."""
    lying = rows(s)
    return {
        "rng": list(s.rng),
        "cards": list(chain.from_iterable([lying[zone] for zone in zones])),
        "pool": list(s.pool),
        "known": list(s.known),
    }


def load_hidden(s: Cards, data: Any) -> tuple[list[int], Ints, Ints]:
    """Check a hidden state, set the stream, and give back (cards in order, pools, known)."""
    count = len(s.face)
    where = "hidden_state"
    if not isinstance(data, Mapping) or set(data) != {"rng", "cards", "pool", "known"}:
        raise InvalidScenario(where, "must hold exactly rng, cards, pool and known")
    for name, length, top in (
        ("rng", 4, WORD),
        ("cards", count, count - 1),
        ("pool", count, count),
        ("known", count, PUBLIC),
    ):
        values = data[name]
        fits = isinstance(values, list) and len(values) == length
        if not fits or not all(type(v) is int and 0 <= v <= top for v in values):
            raise InvalidScenario(f"{where}.{name}", f"must be {length} whole numbers from 0 to {top}")
    if len(set(data["cards"])) != count:
        raise InvalidScenario(f"{where}.cards", "names a card twice")
    s.rng[:] = data["rng"]
    return data["cards"], data["pool"], data["known"]
