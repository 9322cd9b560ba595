"""The entrants of a tournament: players and levels by name, Python players of your own as `module:Class`."""

from __future__ import annotations

import contextlib
import importlib
import inspect
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from argosy.core.errors import ArgosyError, did_you_mean, shown
from argosy.players.compiled_adapter import CompiledPlayer
from argosy.players.compiled_players import CompiledPlayers, compiled_players_of
from argosy.players.levels import LEVELS, player_of
from argosy.players.net_players import NAMES as LEARNED
from argosy.players.net_players import is_learned
from argosy.players.registry import PlayerFactory, maker_of

STDOUT, STDERR = 1, 2  # files of every process

ANYWHERE = (*LEVELS, "random", "simple")  # what every game has


def is_compiled(compiled_players: CompiledPlayers | None, name: str) -> bool:
    """Whether a compiled player has this name."""
    return compiled_players is not None and compiled_players.knows(name)


def plays_batched(compiled_players: CompiledPlayers | None, names: Iterable[str]) -> bool:
    """Whether all are compiled or learned, and at least one is learned."""
    return any(map(is_learned, names)) and all(
        is_learned(name) or is_compiled(compiled_players, name) for name in names
    )


def check_entrant(game: str, name: str, players: int) -> None:
    """ArgosyError if there is no player of this name."""
    compiled_players, player = compiled_players_of(game), player_of(game, name)
    if compiled_players is not None and compiled_players.knows(player):
        compiled_players.config(player, players)
    else:
        maker(game, name)


def is_foreign(game: str, name: str) -> bool:
    """Whether this is a player from outside Argosy, written `module:Class`."""
    return maker_of(game, player_of(game, name)) is None


def maker(game: str, name: str) -> PlayerFactory:
    """What makes the player of this name or level, anew for every game."""
    compiled_players, player = compiled_players_of(game), player_of(game, name)
    # before one in plain Python of the same name
    if compiled_players is not None and compiled_players.knows(player):
        return lambda seed: CompiledPlayer(compiled_players, player, seed)
    if (found := maker_of(game, player)) is not None:
        return found
    if ":" in name:
        return _imported(name)
    compiled = (*compiled_players.names, "mc-N") if compiled_players else ()
    known = list(dict.fromkeys([*ANYWHERE, *compiled, *LEARNED, "net@FILE"]))
    raise ArgosyError(
        f"no player of {game} is called {shown(name)}{did_you_mean(name, known)}. "
        f"There are {', '.join(known)}; a player of your own is written module:Class"
    )


@contextlib.contextmanager
def stdout_to_stderr() -> Iterator[None]:
    """What foreign code prints goes to the error stream: standard output may be one JSON object."""
    if sys.stdout is None:  # a process without standard output
        yield
        return
    sys.stdout.flush()
    kept = os.dup(STDOUT)
    os.dup2(STDERR, STDOUT)
    try:
        with contextlib.redirect_stdout(sys.stderr):
            yield
    finally:
        os.dup2(kept, STDOUT)
        os.close(kept)


def _imported(name: str) -> PlayerFactory:
    """`my_module:MyBot`: a class with a method decide(view, imagine, clock)."""
    module_name, _, class_name = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        with stdout_to_stderr():
            found = getattr(importlib.import_module(module_name), class_name)
    except AttributeError:
        raise ArgosyError(f"{name}: the module {module_name} has no {shown(class_name)}") from None
    except Exception as problem:  # importing runs foreign code
        raise ArgosyError(f"{name}: cannot be imported: {problem!r}") from None
    if not callable(getattr(found, "decide", None)):
        raise ArgosyError(f"{name}: has no method decide(view, imagine, clock)")
    try:
        seeded = "seed" in inspect.signature(found).parameters
    except (TypeError, ValueError):
        seeded = False
    return (lambda seed: found(seed=seed)) if seeded else (lambda seed: found())
