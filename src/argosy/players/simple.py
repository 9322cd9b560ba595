"""Players without a search: one at random for any game, and for each game one by rules of thumb."""

from __future__ import annotations

import random

import argosy.games
from argosy.core.typing import Json
from argosy.players import part_of
from argosy.players.player import Imagine, Player


def simple_player(game: str, name: str) -> Player:
    """Somebody who plays a game by rules of thumb."""
    rules = argosy.games.game(game).rules  # a name that is none is told as everywhere else
    player: Player = part_of(rules.name, "simple").SimplePlayer(name)
    return player


class RandomPlayer:
    """Any legal action, each as likely as the others."""

    def __init__(self, seed: int, name: str = "Random") -> None:
        self.name = name
        self._chance = random.Random(seed)

    def decide(self, view: Json, imagine: Imagine, clock: float | None) -> str:
        return str(self._chance.choice(view["choices"])["action"])
