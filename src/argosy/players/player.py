"""The interface of all players, and how one is asked for a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from argosy.core.actions import Action
from argosy.core.position import Position
from argosy.core.typing import Json

Imagine = Callable[[int], Position]  # a world that the seat cannot tell from the real one, drawn by a seed


class Player(Protocol):
    """Decides for a seat. It never gets the real position, so it cannot cheat."""

    name: str

    def decide(self, view: Json, imagine: Imagine, clock: float | None) -> Action | str:
        """One of `view["choices"]`, within `clock` seconds where there is a clock."""


def ask(player: Player, position: Position, seat: int, clock: float | None = None) -> Action | str:
    """The decision of the player in this seat, asked with what the seat may know."""
    return player.decide(position.view(seat), lambda seed: position.imagine(seat, seed), clock)
