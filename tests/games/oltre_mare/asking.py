"""Short ways to lay out a position of Oltre Mare and to ask what a test wants to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import argosy
from argosy import Event, IllegalAction, Position
from argosy.games.oltre_mare.board import SYMBOL_IDS
from argosy.games.oltre_mare.cards import CARDS, FACE_IDS

GAME = argosy.game("oltre-mare")
ALL_CARDS = Counter(FACE_IDS)
PILES = ("deck", "discard", "removed", "played")
STACKS = ("hands", "cargo", "pirates")


def load(players: int = 3, **fields: Any) -> Position:
    return GAME.load({"players": players, **fields})


def texts(pos: Position, seat: int) -> list[str]:
    return [str(action) for action in pos.legal(seat)]


def table(pos: Position) -> dict[str, Any]:
    """What a spectator sees."""
    return pos.view(None)


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


def lines(events: Iterable[Event], *kinds: str) -> list[str]:
    """The events as text, all of them or only those of some kinds."""
    return [str(event) for event in events if not kinds or event.kind in kinds]


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]


def play(pos: Position, *moves: str) -> list[Event]:
    """Play moves written `seat action`."""
    events: list[Event] = []
    for move in moves:
        seat, _, action = move.partition(" ")
        events += pos.play(int(seat), action)
    return events


def refused(pos: Position, seat: int, action: str) -> str:
    """The reason why an action is refused; nothing may have changed."""
    before = pos.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        pos.play(seat, action)
    assert pos.to_bytes() == before
    return caught.value.reason


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
