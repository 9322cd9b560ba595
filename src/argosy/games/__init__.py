"""The games: rules only; no clock, no files but their cards, no words for people."""

from __future__ import annotations

from functools import cache

from argosy.core.errors import UnknownGame, did_you_mean
from argosy.core.game import Game

NAMES = ("port-royal",)


@cache
def game(name: str) -> Game:
    """A game by its name."""
    if name == "port-royal":
        from argosy.games.port_royal import RULES

        return Game(RULES)
    raise UnknownGame(
        f"there is no game {name!r}{did_you_mean(str(name), NAMES)} Games are {', '.join(NAMES)}"
    )
