"""The games: rules only; no clock, no files but their cards, no words for people."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from argosy.core.errors import UnknownGame, did_you_mean, shown
from argosy.core.game import Game

NAMES = ("port-royal",)


def game(name: str) -> Game:
    """A game by its name."""
    if isinstance(name, str) and name in NAMES:
        return _load(name)
    raise UnknownGame(
        f"there is no game {shown(name)}{did_you_mean(name, NAMES)}. Games are {', '.join(NAMES)}"
    )


@cache
def _load(name: str) -> Game:
    package = import_module(f"argosy.games.{name.replace('-', '_')}")
    return Game(package.RULES)
