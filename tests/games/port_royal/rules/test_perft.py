"""Perft: how many sequences of actions there are to a depth from fixed scenarios. A net for regressions."""

from __future__ import annotations

from typing import Any

import pytest

import argosy

GAME = argosy.game("port-royal")
DECK = [
    "ship_yellow_2_2", "sailor_1", "ship_blue_3_2", "expedition_ss", "admiral_2", "ship_green_2_3",
    "tax_min_vp",
    "ship_yellow_1_1", "mademoiselle_2", "ship_red_2_3", "jester_2", "ship_black_2_4", "tax_max_swords",
    "pirate_2", "ship_blue_1_1", "governor", "trader_blue_1", "settler", "priest", "ship_green_4_5",
]  # fmt: skip
SCENARIOS: dict[str, dict[str, Any]] = {
    "opening": {"players": 4, "coins": [3, 3, 3, 3], "deck": DECK},
    "swords": {
        "players": 3,
        "coins": [3, 12, 0],
        "deck": DECK,
        "display": [["pirate_3", "sailor_2", "jester_1"], ["jester_2"], []],
    },
    "market": {
        "players": 3,
        "phase": "trade",
        "picks": 2,
        "coins": [14, 9, 5],
        "harbour": ["ship_red_1_1", "settler", "settler", "governor", "admiral_3", "mademoiselle_3"],
        "display": [["captain", "jack", "admiral_1"], ["governor"], ["jester_3"]],
        "row": ["expedition_cc", "expedition_ccs"],
        "deck": DECK,
    },
    "last bust": {
        "players": 2,
        "start": 1,
        "options": {"claim_after_bust": True, "ending": "expedition"},
        "coins": [1, 1],
        "harbour": ["ship_yellow_3_4", "ship_blue_3_5"],
        "display": [["settler", "settler", "jack", "admiral_3", "admiral_3", "jester_3"], []],
        "row": ["expedition_ss"],
        "deck": [card for card in DECK if card != "expedition_ss"],
    },
}
COUNTS = {
    "opening": [1, 2, 4, 8, 16, 32, 61, 114, 199, 377, 751, 1486, 2967],
    "swords": [1, 2, 4, 7, 14, 27, 49, 98, 194, 348, 630, 1190, 2293],
    "market": [7, 36, 123, 376, 783, 1165, 1745, 3185],
    "last bust": [2, 6, 13, 37, 79, 177, 338, 627, 1095, 1956],
}


def perft(position: argosy.Position, depth: int) -> int:
    if depth == 0 or position.over:
        return 1
    seat = position.to_act[0]
    total = 0
    for action in position.legal(seat):
        after = position.copy()
        after.play(seat, action)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_number_of_continuations_has_not_changed(name: str) -> None:
    counts = COUNTS[name]
    position = GAME.load(SCENARIOS[name])
    assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts
