"""Players by name, and the bots that a table can be filled with, by level."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable

from argosy.core.compiled import cache_folder
from argosy.core.errors import ArgosyError, did_you_mean, shown
from argosy.players import levels
from argosy.players.compilation import sources_mark
from argosy.players.compiled_adapter import CompiledPlayer
from argosy.players.compiled_players import compiled_players_of
from argosy.players.lookahead import compiled_name
from argosy.players.net_players import NetPlayer, learned
from argosy.players.player import Player
from argosy.players.player_set import players_of
from argosy.players.random_player import RandomPlayer

OFFERED = (*levels.LEVELS, "random")
STAND_IN = levels.STAND_IN


PlayerFactory = Callable[[int], Player]  # makes a player whose chance depends on a seed


def simple_player(game: str, name: str = "Simple", seed: int = 0) -> Player:
    """The player of a game by rules of thumb; a random one where the game has none."""
    make = players_of(game).simple
    return RandomPlayer(seed, name) if make is None else make()(name)


# Players in plain Python: they need nothing compiled but the rules.
PLAIN: dict[str, Callable[[str, int], Player]] = {
    "random": lambda game, seed: RandomPlayer(seed),
    "simple": lambda game, seed: simple_player(game, seed=seed),
}
KNOWN = (*levels.LEVELS, *PLAIN)  # by name alone, in every game


def maker_of(game: str, name: str) -> PlayerFactory | None:
    """What makes the player of this name; None where the game has no such player."""
    if (plain := PLAIN.get(name)) is not None:
        return lambda seed: plain(game, seed)
    if (found := learned(game, name)) is not None:
        return lambda seed: NetPlayer(found, name, seed)
    compiled = compiled_players_of(game)
    if compiled is not None and compiled.knows(name):
        return lambda seed: CompiledPlayer(compiled, name, seed)
    return None


def check_level(game: str, level: str) -> None:
    """ArgosyError if the game has no bot of this level."""
    _maker(game, level)


def _maker(game: str, level: str) -> PlayerFactory:
    # A level may come from a stranger, and a name with an @ would read a file of this machine.
    found = None if "@" in level else maker_of(game, levels.player_of(game, level))
    if found is None:
        hint = did_you_mean(level, KNOWN)
        raise ArgosyError(f"no bot has level {shown(level)}{hint}. Levels are {', '.join(OFFERED)}")
    return found


def compile_players(game: str) -> None:
    """Compile what the bots of a game need and keep it; the first time that takes a minute or two."""
    for level in levels.LEVELS:
        make_player(game, level)


def is_compiled(game: str) -> bool:
    """Whether what the bots of a game need is compiled already, so that it only has to be read."""
    compiled, folder = compiled_players_of(game), cache_folder()
    if compiled is None:
        return True
    if folder is None or players_of(game).net is None:
        return False
    # What the strongest level needs is compiled last, and takes longest.
    return any(folder.glob(f"{compiled_name(compiled.rules, sources_mark(compiled.module))}-*"))


def make_player(game: str, level: str, seed: int | None = None) -> Player:
    """A bot for one decision or many; between them it keeps nothing that a restart could lose."""
    return _maker(game, level)(secrets.randbits(48) if seed is None else seed)


if __name__ == "__main__":  # `python -m argosy.players.registry GAME` compiles in a process of its own
    compile_players(sys.argv[1])
