"""The levels that people play against: the same four in every game, whose manifest names the player of each.

Weaker levels are a game's own player with other weights: they overvalue some things and overlook others, but
never play at random. docs/strength.md has their strength.
"""

from __future__ import annotations

from argosy.players.player_set import players_of

LEVELS = ("cabin-boy", "boatswain", "captain", "admiral")  # the weakest first
USUAL = "boatswain"  # the default
STAND_IN = "simple"  # decides for a person who left or is out of time: at once, it needs no compiling


def player_of(game: str, name: str) -> str:
    """The player behind a level, the stand-in where the game names none; any other name is a player's own."""
    return players_of(game).levels.get(name, STAND_IN if name in LEVELS else name)
