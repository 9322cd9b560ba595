"""The terminal and its language: where words and tables are printed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

if TYPE_CHECKING:
    from argosy.core.game import Game
    from argosy.players.compiled_players import CompiledPlayers
    from argosy.words import Words

Data = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="DIR", help="Play with the card set in this folder, where the game supports that."
    ),
]
Language = Annotated[
    str | None,
    typer.Option("--lang", help="en, de, cs, pl, ru or ro; by default what LC_ALL or LANG says, else en."),
]


def screen() -> Console:
    """Standard output; rich leaves colours out where it is not a terminal, and with NO_COLOR.

    Names are users' text: none of it is markup.
    """
    return Console(highlight=False, markup=False, emoji=False)


def speak(language: str | None) -> Words:
    """The words of the language asked for, or of the user's environment."""
    from argosy.words import LANGUAGES, Words

    if language is not None:
        return Words(language)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(name):
            spoken = setting[:2].lower()
            return Words(spoken if spoken in LANGUAGES else "en")
    return Words("en")


def announce_compiling(words: Words, game: Game, rule: str, compiled: CompiledPlayers | None = None) -> None:
    """Announce that a command takes a while, where `rule` or the compiled players are not compiled yet."""
    from argosy.core.compiled import cache_folder, jit_is_on
    from argosy.players.compilation import sources_mark

    needed = [f"{game.name}{game.rules.data}.{rule}-*"]
    if compiled is not None:
        needed.append(f"{compiled.module}.choose-{sources_mark(compiled.module)}-*")
    folder = cache_folder()
    if jit_is_on() and (folder is None or not all(any(folder.glob(one)) for one in needed)):
        Console(stderr=True, highlight=False).print(words("terminal-compiling"))
