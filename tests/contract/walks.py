"""Seeded random games of any game, for laws that must hold in every position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from argosy import Game, Position

# Numbers a table may choose that change what can happen; the others stay at their defaults.
NUMBERS: dict[str, dict[str, tuple[int, ...]]] = {
    "oltre-mare": {
        "offers_per_turn": (0, 1, 2, 3),
        "prestige_supply": (0, 3),
        "venice_spread": (0, 5, 30),
        "hand_card_ducats": (0, -1),
    },
}
OUT_OF_TURN = 0.1  # how often somebody acts who may, though nobody waits for him


def random_options(game: Game, chance: random.Random) -> dict[str, Any]:
    """Any combination a table may choose."""
    words = {
        option.name: chance.choice(option.values)
        for option in game.options
        if not isinstance(option.values, range)
    }
    return words | {name: chance.choice(values) for name, values in NUMBERS.get(game.name, {}).items()}


def players_of(game: Game, wanted: int) -> int:
    """As many players as wanted, or as near to it as the game allows."""
    return min(max(wanted, game.rules.players[0]), game.rules.players[-1])


def some_actor(position: Position, chance: random.Random) -> int:
    """A seat whose decision is wanted; now and then one that may act as well."""
    if chance.random() < OUT_OF_TURN:
        return chance.choice([seat for seat in range(position.players) if position.legal(seat)])
    return chance.choice(position.to_act)


def walk(game: Game, players: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Position]:
    """Every position of one random game, the first and the last included. The same object throughout."""
    chance = random.Random(seed)
    position = game.new(players, seed, options)
    yield position
    while not position.over:
        seat = some_actor(position, chance)
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


@dataclass(frozen=True, slots=True)
class Reach:
    """How much of a game the laws must have seen; a game from elsewhere may be as small as it likes."""

    phases: frozenset[str] = frozenset()
    positions: int = 100  # looked at
    differing: int = 10  # imagined worlds that differ from the real one
    pairs: int = 2  # of faces that two hidden cards have shown


REACH = {
    "port-royal": Reach(
        frozenset({"discover", "discover+pending", "trade", "after_bust", "over"}), 2000, 400, 1200
    ),
    "oltre-mare": Reach(
        frozenset({"discard", "trade", "play", "sail", "compass", "load", "over"}), 2000, 400, 1200
    ),
}


def reach_of(game: Game) -> Reach:
    return REACH.get(game.name, Reach())


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
    ],
    "oltre-mare": [
        {
            "players": 3,
            "phase": "compass",
            "hands": [["gems-01", "silk-02"], ["salt-03", "salt-04"], ["grain-01"]],
            "cargo": [["gems-02"], ["olives-01"], ["grain-02", "grain-03"]],
            "pirates": [["olives-05"], ["olives-06", "gems-04"], []],
            "pirate_own": [["olives-05"], [], []],
            "played": ["silk-01"],
        },
        {
            "players": 2,
            "rest": "removed",
            "phase": "trade",
            "hands": [["gems-01"], ["gems-02", "salt-01"]],
            "cargo": [["silk-01"], ["silk-02"]],
            "pirates": [["salt-02"], ["salt-03"]],
            "load": 3,
        },
    ],
}
