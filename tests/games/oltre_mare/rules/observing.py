"""Short ways to ask who knows which card."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

from argosy import Event, Position
from argosy.games.oltre_mare.rules.notation import faces_of
from argosy.games.oltre_mare.rules.state import PIRATES_OF
from games.oltre_mare.rules.position_queries import load

HANDS = [
    ["gems-01", "salt-01", "salt-02", "pottery-01"],
    ["silk-01", "silk-02", "olives-01"],
    ["silk-03", "olives-02", "grain-01"],
]


TABLES: list[dict[str, Any]] = [
    {"open_trade": False, "private_talk": False},
    {"open_trade": False, "private_talk": True},
    {"open_trade": True, "private_talk": False},
    {"open_trade": True, "private_talk": True},
]


Observer = int | None


def trade(hands: list[list[str]] = HANDS, **fields: Any) -> Position:
    """Seat 0 is trading and needs one card."""
    return load(len(hands), **{"hands": hands, "phase": "trade", "load": 1, **fields})


def observers(pos: Position) -> list[Observer]:
    return [None, *range(pos.players)]


def offered(dump: dict[str, Any], observer: Observer) -> set[str]:
    """With open trade, the cards of the offers and answers an observer hears."""
    cards: set[str] = set()
    if dump["options"]["open_trade"]:
        for offer in dump["offers"]:
            private = dump["options"]["private_talk"] and offer["to"] is not None
            if not private or observer in (offer["from"], offer["to"]):
                cards |= {*offer["give"]["cards"], *chain(*offer["answers"].values())}
    return cards


def open_to(dump: dict[str, Any], observer: Observer) -> set[str]:
    """The cards an observer may see now."""
    cards = {*dump["discard"], *dump["played"], *dump["removed"], *chain(*dump["cargo"])}
    seen = dump["options"]["see_pirate_cards"]
    if observer is not None:
        cards |= {*dump["hands"][observer], *(dump["pirates"][observer] if seen == "owner" else [])}
    if seen == "all":
        cards |= set(chain(*dump["pirates"]))
    return cards | offered(dump, observer)


def shuffled(events: Iterable[Event]) -> set[str]:
    return set(chain(*(event.cards or () for event in events if event.kind == "order")))


WORLDS = 40


def fixed(pos: Position, observer: Observer, seat: int, card: str) -> bool:
    """Whether a card lies in the pirate stack of a seat in all worlds an observer can imagine."""
    imagined = (pos.imagine(observer, seed).state for seed in range(WORLDS))
    return all(card in faces_of(world, PIRATES_OF + seat) for world in imagined)
