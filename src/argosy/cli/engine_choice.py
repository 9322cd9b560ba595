"""Which compiled code a command runs: the engine file, or what numba compiles here."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

import typer

from argosy.core.errors import ArgosyError

UNCOMPILED = (
    "A card set of one's own is played uncompiled here, some hundred times slower; bots are slow. To compile "
    "it: pip install 'argosy[lab]'"
)


def prefer_file() -> None:
    """For commands that play or serve."""
    os.environ.setdefault("ARGOSY_ENGINE", _engine())


def need_compiler(command: str) -> None:
    """For commands that play millions of games; asking for help needs nothing."""
    if {"-h", "--help"} & set(sys.argv):
        return
    os.environ.setdefault("ARGOSY_ENGINE", "numba")
    if find_spec("numba") is None:
        raise ArgosyError(
            f"argosy {command} needs a compiler, numba: pip install 'argosy[lab]', or start it as "
            f"./run {command} …"
        )


def _engine() -> str:
    """The engine file, but for a card set of one's own, which it does not have: that is compiled."""
    if not any(word == "--data" or word.startswith("--data=") for word in sys.argv):
        return "file"
    if find_spec("numba") is None:
        typer.echo(UNCOMPILED, err=True)
        return "file"
    return "numba"
