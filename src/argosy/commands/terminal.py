"""The terminal and its language: where words and tables are printed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

if TYPE_CHECKING:
    from argosy.core.game import Game
    from argosy.players.company import Company
    from argosy.words import Words

Data = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="DIR", help="Play with the cards and board in this folder (Oltre Mare only)."
    ),
]
Language = Annotated[
    str | None,
    typer.Option("--lang", help="en, de, cs, pl, ru or ro; by default what LC_ALL or LANG says, else en."),
]


def screen() -> Console:
    """Standard output; rich leaves colours out where it is not a terminal, and with NO_COLOR.

    Names are anybody's text: none of it is markup.
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


def announce_compiling(words: Words, game: Game, rule: str, company: Company | None = None) -> None:
    """Without `rule` compiled and kept, a command takes a while, which nobody should have to guess.

    The same goes for a company of players that is to play.
    """
    from argosy.core.compiled import cache_folder, jit_is_on
    from argosy.players.compiling import sources_mark

    needed = [f"{game.name}{game.rules.data}.{rule}-*"]
    if company is not None:
        needed.append(f"{company.module}.choose-{sources_mark(company.module.split('.')[2])}-*")
    folder = cache_folder()
    if jit_is_on() and (folder is None or not all(any(folder.glob(one)) for one in needed)):
        Console(stderr=True, highlight=False).print(words("terminal-compiling"))
