"""Perft: how many sequences of steps there are to a depth from fixed scenarios. A net for regressions."""

from __future__ import annotations

from typing import Any

import pytest

import argosy
from games.oltre_mare.rules.position_queries import load

DECK = [
    "salt-09", "silk-06", "grain-14", "olives-12", "gems-05", "pottery-02", "venice",
    "scrolls-08", "grain-03", "salt-10", "olives-05", "silk-11", "pottery-09", "gems-08", "grain-17",
]  # fmt: skip
HANDS = [["gems-01", "silk-02", "silk-05"], ["salt-03", "silk-08"], ["grain-01"]]
CARGO = [["gems-02"], ["olives-01", "grain-08"], ["grain-02", "grain-05"]]
TABLE: dict[str, Any] = {"hands": HANDS, "cargo": CARGO, "deck": DECK, "tokens": {}}
SCENARIOS: dict[str, dict[str, Any]] = {
    "a hand above the power": TABLE | {"players": 3, "power": 1},
    "trade of two": TABLE
    | {"players": 2, "hands": HANDS[:2], "cargo": CARGO[:2], "options": {"offers_per_turn": 1}},
    "an offer to all": TABLE
    | {
        "players": 3,
        "phase": "trade",
        "purchases": 4,
        "options": {"offers_per_turn": 0},
        "offers": [{"from": 0, "to": None, "give": {"cards": ["gems-01"]}, "want": {"goods": {"silk": 1}}}],
    },
    "open trade": TABLE
    | {
        "players": 3,
        "phase": "trade",
        "purchases": 3,
        "options": {"offers_per_turn": 1, "open_trade": True},
        "offers": [{"from": 1, "to": 0, "give": {"cards": ["salt-03"], "ducats": 2}}],
        "got_prestige": [2],
    },
    "cards to play": TABLE
    | {
        "players": 3,
        "phase": "play",
        "hands": [["gems-05", "silk-05", "scrolls-02", "salt-12", "olives-02", "grain-10"], [], []],
        "deck": ["venice", *DECK[:1]],
        "load": 3,
        "ships": ["messina", "tana", "venezia"],
    },
    "a long trail": TABLE
    | {
        "players": 3,
        "phase": "sail",
        "played": ["gems-04", "silk-10", "salt-02", "olives-16"],
        "ships": ["tunisi", "tana", "venezia"],
        "tokens": {"modone": "compass", "candia": "compass", "corfu": "good_deal"},
    },
    "four cards to load": TABLE
    | {
        "players": 2,
        "hands": HANDS[:2],
        "cargo": CARGO[:2],
        "phase": "load",
        "played": ["gems-04", "silk-10", "salt-02", "olives-16"],
        "options": {"offers_per_turn": 0},
    },
    "nothing left": {
        "players": 2,
        "rest": "removed",
        "phase": "trade",
        "hands": [["gems-01"], ["salt-03"]],
        "cargo": [["gems-02", "silk-02"], ["olives-01"]],
        "pirates": [["salt-01"], []],
        "load": 3,
        "tokens": {},
        "options": {"offers_per_turn": 0},
    },
}
COUNTS = {
    "a hand above the power": [3, 6, 30, 216, 2196],
    "trade of two": [3, 14, 139, 1057],
    "an offer to all": [7, 26, 49, 97, 226, 598, 1252],
    "open trade": [7, 53, 555, 4875],
    "cards to play": [4, 10, 20, 100, 280, 770, 1890],
    "a long trail": [2, 7, 23, 65, 410, 1404],
    "four cards to load": [4, 12, 24, 24, 48, 72, 120, 192, 456, 1272],
    "nothing left": [2, 2, 4, 4, 6, 8, 18, 70, 176, 348, 576, 756],
}


def perft(position: argosy.Position, depth: int) -> int:
    if depth == 0 or position.over:
        return 1
    total = 0
    for seat in position.to_act:
        for action in position.legal(seat):
            after = position.copy()
            after.play(seat, action)
            total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_number_of_continuations_has_not_changed(name: str) -> None:
    counts = COUNTS[name]
    position = load(**SCENARIOS[name])
    assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts
