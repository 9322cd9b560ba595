"""Who takes part in a tournament: compiled players by name or level, Python players, `module:Class`."""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Callable
from pathlib import Path

from argosy.core.errors import ArgosyError, did_you_mean, shown
from argosy.players import levels
from argosy.players.company import Company, company_of
from argosy.players.minded import MindPlayer
from argosy.players.net import NetPlayer, read_net
from argosy.players.player import Player
from argosy.players.simple import RandomPlayer, simple_player

Maker = Callable[[int], Player]  # a seed in, a player for one game out

ANYWHERE = (*levels.LEVELS, "random", "simple")  # what every game has
NET = "net@"  # and behind it the file of a net


def is_mind(company: Company | None, name: str) -> bool:
    """Whether a compiled player has this name or stands behind this level."""
    return company is not None and levels.knows(company, name)


def check_entrant(game: str, name: str, players: int) -> None:
    """ArgosyError if nobody can be found under this name."""
    company = company_of(game)
    if company is not None and is_mind(company, name):
        levels.minds_of(company, [name], players)
    else:
        maker(game, name)


def maker(game: str, name: str) -> Maker:
    """What makes the player of this name or level, anew for every game."""
    company, player = company_of(game), levels.player_of(game, name)
    if company is not None and company.knows(player):
        found = company
        return lambda seed: MindPlayer(found, player, seed)
    if player.startswith(NET):
        net = read_net(Path(player.removeprefix(NET)), game)
        return lambda seed: NetPlayer(net, name)
    if ":" in player:
        return _stranger(player)
    if player == "random":
        return RandomPlayer
    if player == "simple":
        return lambda seed: simple_player(game, "Simple")
    known = list(dict.fromkeys([*ANYWHERE, *((*company.names, "mc-N") if company else ()), "net@FILE"]))
    raise ArgosyError(
        f"nobody who plays {game} is called {shown(name)}{did_you_mean(name, known)}. "
        f"There are {', '.join(known)}; a player of your own is written module:Class"
    )


def _stranger(name: str) -> Maker:
    """`my_module:MyBot`: a class with a method decide(view, imagine, clock)."""
    module_name, _, class_name = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(importlib.import_module(module_name), class_name)
    except AttributeError:
        raise ArgosyError(f"{name}: the module {module_name} has no {shown(class_name)}") from None
    except Exception as problem:  # importing runs anybody's code
        raise ArgosyError(f"{name}: cannot be imported: {problem!r}") from None
    if not callable(getattr(found, "decide", None)):
        raise ArgosyError(f"{name}: has no method decide(view, imagine, clock)")
    try:
        seeded = "seed" in inspect.signature(found).parameters
    except (TypeError, ValueError):
        seeded = False
    make: Maker = (lambda seed: found(seed=seed)) if seeded else (lambda seed: found())
    return make
