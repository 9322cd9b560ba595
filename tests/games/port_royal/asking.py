"""Short ways to lay out a position of Port Royal and to ask what a test wants to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import argosy
from argosy import Event, IllegalAction, Position
from argosy.games.port_royal.cards import FACES

GAME = argosy.game("port-royal")
ALL_CARDS = Counter({face.id: face.count for face in FACES})

FOUR_SHIPS = ["ship_yellow_1_1", "ship_blue_1_1", "ship_green_1_1", "ship_red_1_1"]
FIVE_SHIPS = [*FOUR_SHIPS, "ship_black_1_2"]
ALL_PIRATES = ["pirate_1", "pirate_2", "pirate_3"]
SEVEN_SAILORS = ["sailor_1"] * 7
ALL_MADEMOISELLES = ["mademoiselle_2"] * 2 + ["mademoiselle_3"] * 2
TWELVE_POINTS = ["admiral_3", "admiral_3", "mademoiselle_3", "mademoiselle_3"]


def load(players: int = 2, **fields: Any) -> Position:
    return GAME.load({"players": players, **fields})


def texts(pos: Position, seat: int) -> list[str]:
    return [str(action) for action in pos.legal(seat)]


def table(pos: Position) -> dict[str, Any]:
    return pos.view(None)


def coins(pos: Position) -> list[int]:
    return [seat["coins"] for seat in table(pos)["seats"]]


def points(pos: Position) -> list[int]:
    return [seat["points"] for seat in table(pos)["seats"]]


def lines(events: Iterable[Event], *kinds: str) -> list[str]:
    """The events as text, all of them or only those of some kinds."""
    return [str(event) for event in events if not kinds or event.kind in kinds]


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
    """Every card on the table, the hidden ones and the box included."""
    dump = pos.dump()
    piles = [dump[name] for name in ("deck", "discard", "harbour", "row", "box")]
    piles += [[dump["pending"]] if dump["pending"] else [], *dump["coins"], *dump["display"]]
    return Counter(card for pile in piles for card in pile)
