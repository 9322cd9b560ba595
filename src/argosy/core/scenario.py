"""Reading and writing scenarios: field by field, each mistake named with its field and reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from argosy.core.cards import DECK, NOBODY, NONE, PUBLIC
from argosy.core.chance import WORD, below
from argosy.core.errors import InvalidScenario, did_you_mean, shown
from argosy.core.typing import Cards, Ints


class Fields:
    """The fields of one scenario, read with checks; a seat's entry is named like `cards[1]`."""

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


def lay(s: Cards, zone: int, cards: Iterable[int], faces: Iterable[int], hidden: bool) -> None:
    """Put cards with these faces into an empty zone, the draw pile from the top.

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


# What to do where a dump was edited: these parts describe the cards exactly as they lay.
WITHOUT_HIDDEN = (
    "it describes the cards as they lay when they were dumped; after moving cards by hand remove "
    "hidden_state: then everything hidden is one pool, and chance comes from the seed"
)


def load_hidden(s: Cards, data: Any) -> tuple[list[int], Ints, Ints]:
    """Check a hidden state, set the stream, and give back (cards in order, pools, known)."""
    count = len(s.face)
    where = "hidden_state"
    if not isinstance(data, Mapping) or set(data) != {"rng", "cards", "pool", "known"}:
        raise InvalidScenario(where, "must hold exactly rng, cards, pool and known, as dump wrote them")
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
