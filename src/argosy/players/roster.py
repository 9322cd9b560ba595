"""Players by name, and the bots one can ask to a table, by level."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable

from argosy.core.compiled import cache_folder
from argosy.core.errors import ArgosyError, did_you_mean, shown
from argosy.players import levels
from argosy.players.company import company_of
from argosy.players.compiling import sources_mark
from argosy.players.learned import NetPlayer, learned
from argosy.players.minded import MindPlayer
from argosy.players.player import Player
from argosy.players.simple import RandomPlayer, simple_player

Maker = Callable[[int], Player]  # a seed in, a player out

# Players in plain Python: they need nothing compiled but the rules.
PLAIN: dict[str, Callable[[str, int], Player]] = {
    "random": lambda game, seed: RandomPlayer(seed),
    "simple": lambda game, seed: simple_player(game, "Simple"),
}
COMPILED_LAST = "round_ahead.play_out"  # of what takes long in `prepare`
OFFERED = (*levels.LEVELS, "random")
KNOWN = (*levels.LEVELS, *PLAIN)  # by name alone, in every game
STAND_IN = "simple"  # who decides for somebody who left, or whose time is out: at once, whatever is compiled


def maker_of(game: str, name: str) -> Maker | None:
    """What makes the player of this name; None where nobody who plays this game is called so."""
    if (plain := PLAIN.get(name)) is not None:
        return lambda seed: plain(game, seed)
    if (who := learned(game, name)) is not None:
        return lambda seed: NetPlayer(who, name, seed)
    company = company_of(game)
    if company is not None and company.knows(name):
        return lambda seed: MindPlayer(company, name, seed)
    return None


def check_level(game: str, level: str) -> None:
    """ArgosyError if nobody plays this game so."""
    _maker(game, level)


def _maker(game: str, level: str) -> Maker:
    # A level may come from a stranger, and a name with an @ would read a file of this machine.
    found = None if "@" in level else maker_of(game, levels.player_of(game, level))
    if found is None:
        hint = did_you_mean(level, KNOWN)
        raise ArgosyError(f"no bot has level {shown(level)}{hint}. Levels are {', '.join(OFFERED)}")
    return found


def prepare(game: str) -> None:
    """Compile what the bots of a game need and keep it: the first time that takes a minute or two."""
    for level in levels.LEVELS:
        hire(game, level)


def is_prepared(game: str) -> bool:
    """Whether what the bots need was compiled before and is kept, so that it only has to be read."""
    company, folder = company_of(game), cache_folder()
    if company is None or folder is None:
        return False
    mark = sources_mark(company.module.split(".")[2])
    package = company.module.rpartition(".")[0]
    return any(folder.glob(f"{package}.{COMPILED_LAST}-{mark}-*"))


def hire(game: str, level: str, seed: int | None = None) -> Player:
    """A bot for one decision or many; it keeps nothing between them that a restart could lose."""
    return _maker(game, level)(secrets.randbits(48) if seed is None else seed)


if __name__ == "__main__":  # `python -m argosy.players.roster GAME`: prepare, in a process of its own
    prepare(sys.argv[1])
