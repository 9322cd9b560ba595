"""Compiled players: kept beside the compiled rules, under a mark of their own sources.

The folder of compiled code is named after the sources of the rules (`core/compiled.py`). A player's compiled
code also carries a hash of its package and of what all players share, so that editing a player compiles its
package anew and no rule.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from argosy.core.compiled import HASH_LENGTH, compiled

F = TypeVar("F", bound=Callable[..., Any])

PLAYERS = Path(__file__).resolve().parent
# The files of this folder that compiled code comes from.
SHARED = ("compiling.py", "company.py", "halving.py")


def thought(function: F) -> F:
    """Compile a function of a player; plain Python with NUMBA_DISABLE_JIT=1."""
    return compiled_for(function.__module__, function.__qualname__)(function)


def compiled_for(module: str, name: str) -> Callable[[F], F]:
    """As `thought`, for loops that are made once per package of players."""
    return compiled(f"{module}.{name}-{sources_mark(module.split('.')[2])}")


@cache
def mark(*files: str) -> str:
    """One hash over the sources of what is compiled for any game."""
    digest = hashlib.sha256()
    for file in (__file__, *files):
        digest.update(Path(file).read_bytes() + b"\0")
    return digest.hexdigest()[:HASH_LENGTH]


@cache
def sources_mark(package: str) -> str:
    """One hash over the sources of a package of players and over what all of them share."""
    digest = hashlib.sha256()
    for path in [*(PLAYERS / name for name in SHARED), *sorted((PLAYERS / package).glob("*.py"))]:
        digest.update(path.relative_to(PLAYERS).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:HASH_LENGTH]
