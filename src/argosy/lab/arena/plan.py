"""A tournament as data: the game, the players, the number of games, and the seating of each."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations
from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.core.errors import ArgosyError, shown
from argosy.core.position import check_seed
from argosy.core.typing import Json
from argosy.players.levels import player_of


@dataclass(frozen=True)
class Plan:
    """Equal plans give equal results, however many cores play them."""

    game: str
    names: tuple[str, ...]  # of the entrants: one for each seat, or in a ladder any number
    players: int
    games: int
    seed: int = 0
    ladder: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)
    clock: float = 10.0  # seconds a Python player may take for a decision

    def __post_init__(self) -> None:
        check_seed(self.seed)
        if self.games < 1:
            raise ArgosyError(f"a tournament has at least 1 game, not {shown(self.games)}")
        if not self.ladder and len(self.names) != self.players:
            raise ArgosyError(f"{self.players} players need as many seats, not {len(self.names)}")
        if len(set(self.names)) < 2 and self.ladder:
            raise ArgosyError("a ladder compares at least 2 different players")

    @property
    def player_names(self) -> tuple[str, ...]:
        """The players behind the names, some of which may be levels."""
        return tuple(player_of(self.game, name) for name in self.names)

    def seating(self, number: int) -> tuple[int, ...]:
        """The entrants at the seats of game number `number`; seat 0 begins.

        Every entrant has every seat: consecutive games rotate the seats, then the others change their order.
        """
        if self.ladder:
            chance = random.Random(self.seed << 40 | number)
            entrants = range(len(self.names))
            if len(self.names) >= self.players:
                return tuple(chance.sample(entrants, self.players))
            return tuple(chance.choices(entrants, k=self.players))
        orders = _orders(self.players)
        order = orders[number // self.players % len(orders)]
        return tuple(order[(seat + number) % self.players] for seat in range(self.players))

    def seatings(self, first: int, end: int) -> npt.NDArray[np.int64]:
        return np.array([self.seating(number) for number in range(first, end)], np.int64)

    def to_json(self) -> Json:
        return {
            "game": self.game,
            "seats": list(self.names),
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "ladder": self.ladder,
            "options": dict(self.options),
            "clock": self.clock,
        }


@cache
def _orders(players: int) -> list[tuple[int, ...]]:
    return [(0, *others) for others in permutations(range(1, players))]
