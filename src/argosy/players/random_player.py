"""The player that plays any game at random."""

from __future__ import annotations

import random

from argosy.core.typing import Json
from argosy.players.player import Imagine


class RandomPlayer:
    """Any legal action, each as likely as the others."""

    def __init__(self, seed: int, name: str = "Random") -> None:
        self.name = name
        self._chance = random.Random(seed)

    def decide(self, view: Json, imagine: Imagine, clock: float | None) -> str:
        return str(self._chance.choice(view["choices"])["action"])
