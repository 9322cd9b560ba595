"""Short ways to lay out a position of Port Royal and to ask what a test wants to know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import argosy
from argosy import Position
from argosy.games.port_royal.rules.cards import FACES
from games.position_queries import table

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


def coins(pos: Position) -> list[int]:
    return [seat["coins"] for seat in table(pos)["seats"]]


def points(pos: Position) -> list[int]:
    return [seat["points"] for seat in table(pos)["seats"]]


def all_cards(pos: Position) -> Counter[str]:
    """Every card on the table, the hidden ones and the box included."""
    dump = pos.dump()
    piles = [dump[name] for name in ("deck", "discard", "harbour", "row", "box")]
    piles += [[dump["pending"]] if dump["pending"] else [], *dump["coins"], *dump["display"]]
    return Counter(card for pile in piles for card in pile)
