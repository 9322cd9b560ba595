"""Compiled code of players: kept beside that of the rules, under a hash of the players' own sources.

The folder of compiled code is named after the sources of the rules (`core/compiled.py`). The name of a
player's compiled code also has a hash over its package and over what all players share, so that editing a
player recompiles its package, but no rule.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from argosy.core.compiled import HASH_LENGTH, compiled

F = TypeVar("F", bound=Callable[..., Any])

HERE = Path(__file__).resolve().parent
# The files of this folder that compiled code comes from.
SHARED = (
    "compilation.py",
    "compiled_players.py",
    "elementary.py",
    "net_support.py",
    "sequential_halving.py",
    "world_search.py",
)


def player_function(function: F) -> F:
    """Compile a function of a player; plain Python with NUMBA_DISABLE_JIT=1."""
    return compiled_for(function.__module__, function.__qualname__)(function)


def compiled_for(module: str, name: str) -> Callable[[F], F]:
    """As `player_function`, for functions that are made once per package of players."""
    return compiled(f"{module}.{name}-{sources_mark(module)}")


@cache
def mark(*files: str) -> str:
    """One hash over these files and this one: for code that is compiled for any game."""
    digest = hashlib.sha256()
    for file in (__file__, *files):
        digest.update(Path(file).read_bytes() + b"\0")
    return digest.hexdigest()[:HASH_LENGTH]


@cache
def sources_mark(module: str) -> str:
    """One hash over the package that a player's module is in, and over what all players share."""
    digest = hashlib.sha256()
    (package,) = import_module(module.rpartition(".")[0]).__path__
    for path in [*(HERE / name for name in SHARED), *sorted(Path(package).glob("*.py"))]:
        digest.update(path.name.encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:HASH_LENGTH]
