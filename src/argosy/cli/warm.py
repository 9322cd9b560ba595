"""`argosy warm`: compile ahead what would be compiled when it is first wanted."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from importlib.util import find_spec
from typing import Annotated

import typer

from argosy.cli.help import game_names
from argosy.core.errors import ArgosyError


def warm(
    game: Annotated[
        list[str] | None,
        typer.Argument(help="Which games.", show_default="all", autocompletion=game_names),
    ] = None,
) -> None:
    """Compile ahead what serving, playing and, where numba is installed, the arena would compile when they
    first want it. It is kept in the cache folder (ARGOSY_CACHE).

    Example: [bold]argosy warm[/bold]
    """
    import argosy
    from argosy.games import manifest

    for name in [manifest(one).name for one in game] if game else argosy.NAMES:
        began = time.perf_counter()
        serving(name)
        typer.echo(f"{name}: ready to play and to serve ({time.perf_counter() - began:.1f} s)")
        if find_spec("numba") is not None:
            began = time.perf_counter()
            typer.echo(f"{name}: compiling for the arena; the first time this takes minutes", err=True)
            command = [sys.executable, "-m", "argosy.lab.arena.warming", name]
            environment = {**os.environ, "ARGOSY_ENGINE": "numba"}
            if subprocess.run(command, env=environment, check=False).returncode != 0:
                raise ArgosyError(f"{name} could not be compiled; see the lines above")
            typer.echo(f"{name}: ready for the arena ({time.perf_counter() - began:.1f} s)")


def serving(name: str) -> None:
    """One decision of each level, with all that a table shows."""
    import argosy
    from argosy.players.levels import LEVELS
    from argosy.players.player import ask
    from argosy.players.registry import make_player

    position = argosy.game(name).new(players=argosy.game(name).rules.players[0], seed=0)
    seat = position.to_act[0]
    position.view(seat)
    position.odds(seat)
    for level in LEVELS:
        ask(make_player(name, level, seed=0), position, seat, 0.1)
