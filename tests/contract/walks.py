"""Seeded random games of any game, for laws that must hold in every position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from argosy import Game, Position


def random_options(game: Game, chance: random.Random) -> dict[str, Any]:
    """Any combination a table may choose; numbers stay at their defaults."""
    return {
        option.name: chance.choice(option.values)
        for option in game.options
        if not isinstance(option.values, range)
    }


def walk(game: Game, players: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Position]:
    """Every position of one random game, the first and the last included. The same object throughout."""
    chance = random.Random(seed)
    position = game.new(players, seed, options)
    yield position
    while not position.over:
        seat = chance.choice(position.to_act)
        position.play(seat, chance.choice(position.legal(seat)))
        yield position


def sample(game: Game, games: int, every: int, seed: int) -> Iterator[tuple[Position, random.Random]]:
    """Positions spread over many random games with all numbers of players and random options."""
    chance = random.Random(seed)
    for k in range(games):
        players = chance.choice(game.rules.players)
        options = random_options(game, chance)
        for i, position in enumerate(walk(game, players, seed * 1000 + k, options)):
            if i % every == k % every or position.over:
                yield position, chance


# Moments random games hardly ever reach.
RARE: dict[str, list[dict[str, Any]]] = {
    "port-royal": [
        {
            "players": 3,
            "options": {"claim_after_bust": True},
            "phase": "after_bust",
            "display": [["captain", "jack", "settler"], ["jester_2"], []],
            "row": ["expedition_cc", "expedition_ss"],
            "coins": [4, 2, 13],
        },
        {"players": 2, "rest": "coins:1", "harbour": ["ship_red_1_1"], "phase": "trade", "picks": 1},
    ]
}
