"""Short ways to lay out a position of Oltre Mare and to ask what a test wants to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import argosy
from argosy import Event, Position
from argosy.games.oltre_mare.rules.board import SYMBOL_IDS
from argosy.games.oltre_mare.rules.cards import CARDS, FACE_IDS
from games.position_queries import table

GAME = argosy.game("oltre-mare")
ALL_CARDS = Counter(FACE_IDS)
PILES = ("deck", "discard", "removed", "played")
STACKS = ("hands", "cargo", "pirates")


def load(players: int = 3, **fields: Any) -> Position:
    return GAME.load({"players": players, **fields})


def each(pos: Position, name: str) -> list[Any]:
    """One public thing of every seat, such as `hand`, `pirates` or `active_token`."""
    return [seat[name] for seat in table(pos)["seats"]]


def ducats(pos: Position) -> list[int]:
    return each(pos, "ducats")


def prestige(pos: Position) -> list[int]:
    return each(pos, "prestige")


def hand(pos: Position, seat: int) -> list[str]:
    """The cards a seat holds, in the order of the card list."""
    return list(pos.view(seat)["hand"])


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]


def all_cards(pos: Position) -> Counter[str]:
    """Every card on the table, the hidden and the removed ones included."""
    dump = pos.dump()
    piles = [dump[name] for name in PILES]
    piles += [stack for name in STACKS for stack in dump[name]]
    return Counter(card for pile in piles for card in pile)


def of_good(good: str) -> list[str]:
    """All cards of a good, in the order of the card list."""
    return [card.id for card in CARDS if card.good.name.lower() == good]


def showing(*symbols: str) -> list[str]:
    """All cards with just these symbols, in the order of the card list."""
    wanted = {SYMBOL_IDS.index(symbol) for symbol in symbols}
    return [card.id for card in CARDS if set(card.symbols) == wanted]


def top(power: int, place: int = 0) -> str:
    """A card with this power and no port, to lie on top of a cargo; for several cargos others of the kind."""
    return [card.id for card in CARDS if card.power == power and card.port < 0][place]
