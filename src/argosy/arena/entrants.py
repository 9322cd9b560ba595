"""Who takes part in a tournament: players and levels by name, Python players also as `module:Class`."""

from __future__ import annotations

import contextlib
import importlib
import inspect
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from argosy.core.errors import ArgosyError, did_you_mean, shown
from argosy.players.company import Company, company_of
from argosy.players.learned import NAMES as LEARNED
from argosy.players.learned import is_learned
from argosy.players.levels import LEVELS, player_of
from argosy.players.minded import MindPlayer
from argosy.players.roster import Maker, maker_of

STDOUT, STDERR = 1, 2  # files of every process

ANYWHERE = (*LEVELS, "random", "simple")  # what every game has


def is_mind(company: Company | None, name: str) -> bool:
    """Whether a compiled player has this name."""
    return company is not None and company.knows(name)


def plays_side_by_side(company: Company | None, names: Iterable[str]) -> bool:
    """Whether all are compiled or learned, and somebody is learned."""
    return any(map(is_learned, names)) and all(is_learned(name) or is_mind(company, name) for name in names)


def check_entrant(game: str, name: str, players: int) -> None:
    """ArgosyError if nobody can be found under this name."""
    company, player = company_of(game), player_of(game, name)
    if company is not None and is_mind(company, player):
        company.mind(player, players)
    else:
        maker(game, name)


def maker(game: str, name: str) -> Maker:
    """What makes the player of this name or level, anew for every game."""
    company, player = company_of(game), player_of(game, name)
    if company is not None and is_mind(company, player):  # before one in plain Python of the same name
        minds = company
        return lambda seed: MindPlayer(minds, player, seed)
    if (found := maker_of(game, player)) is not None:
        return found
    if ":" in name:
        return _stranger(name)
    compiled = (*company.names, "mc-N") if company else ()
    known = list(dict.fromkeys([*ANYWHERE, *compiled, *LEARNED, "net@FILE"]))
    raise ArgosyError(
        f"nobody who plays {game} is called {shown(name)}{did_you_mean(name, known)}. "
        f"There are {', '.join(known)}; a player of your own is written module:Class"
    )


@contextlib.contextmanager
def aside() -> Iterator[None]:
    """What anybody's code prints goes to the error stream: standard output may be one JSON object."""
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


def _stranger(name: str) -> Maker:
    """`my_module:MyBot`: a class with a method decide(view, imagine, clock)."""
    module_name, _, class_name = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        with aside():
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
