"""The bots one can ask to a table, by level."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from argosy.core.errors import ArgosyError, did_you_mean, shown
from argosy.players import levels
from argosy.players.company import company_of
from argosy.players.minded import MindPlayer
from argosy.players.player import Player
from argosy.players.simple import RandomPlayer, simple_player

# Players in plain Python: they need nothing compiled but the rules.
PLAIN: dict[str, Callable[[str, int], Player]] = {
    "random": lambda game, seed: RandomPlayer(seed),
    "simple": lambda game, seed: simple_player(game, "Simple"),
}
OFFERED = (*levels.LEVELS, "random")
KNOWN = (*levels.LEVELS, *PLAIN)  # by name alone, in every game
STAND_IN = "simple"  # who decides for somebody who left, or whose time is out: at once, whatever is compiled


def check_level(game: str, level: str) -> None:
    """ArgosyError if nobody plays this game so. Compiled players go by their names in the arena."""
    company = company_of(game)
    is_compiled = company is not None and company.knows(levels.player_of(game, level))
    # A level may come from a stranger, and a name with an @ would read a file of this machine.
    if level not in PLAIN and ("@" in level or not is_compiled):
        hint = did_you_mean(level, KNOWN)
        raise ArgosyError(f"no bot has level {shown(level)}{hint}. Levels are {', '.join(OFFERED)}")


def hire(game: str, level: str, seed: int | None = None) -> Player:
    """A bot for one decision or many; it keeps nothing between them that a restart could lose."""
    check_level(game, level)
    name, seed = levels.player_of(game, level), secrets.randbits(62) if seed is None else seed
    if name in PLAIN:
        return PLAIN[name](game, seed)
    company = company_of(game)
    assert company is not None
    return MindPlayer(company, name, seed)
