"""The bots one can ask to a table, by level."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from argosy.core.errors import ArgosyError, did_you_mean, shown
from argosy.players.company import company_of
from argosy.players.minded import MindPlayer
from argosy.players.player import Player
from argosy.players.simple import RandomPlayer, simple_player

LEVELS: dict[str, Callable[[str], Player]] = {
    "random": lambda game: RandomPlayer(secrets.randbits(32)),
    "simple": lambda game: simple_player(game, "Simple"),
}
STAND_IN = "simple"  # who decides for somebody who left, or whose time is out


def check_level(game: str, level: str) -> None:
    """ArgosyError if nobody plays this game so. Compiled players go by their names in the arena."""
    company = company_of(game)
    if level not in LEVELS and not (company is not None and company.knows(level)):
        hint = did_you_mean(level, LEVELS)
        raise ArgosyError(f"no bot has level {shown(level)}{hint}. Levels are {', '.join(LEVELS)}")


def hire(game: str, level: str) -> Player:
    """A bot for one decision or many; it keeps nothing between them that a restart could lose."""
    check_level(game, level)
    if level in LEVELS:
        return LEVELS[level](game)
    company = company_of(game)
    assert company is not None
    return MindPlayer(company, level, secrets.randbits(62))
