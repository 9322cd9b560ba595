"""Help texts that name a game without a game's name in the code: `{game}` is the first one registered."""

from __future__ import annotations

import re
from typing import Annotated, Any

import typer
from typer.core import TyperCommand


def game_names(incomplete: str) -> list[str]:
    """What a shell completes."""
    from argosy.games import MANIFESTS

    return [name for name in MANIFESTS if name.startswith(incomplete)]


GameName = Annotated[
    str | None,
    typer.Option(
        "--game",
        help="Which game.",
        show_default="the first that argosy games lists",
        autocompletion=game_names,
    ),
]


def name_or_first(game: str | None) -> str:
    """The name given, or that of the first game; UnknownGame where no game has this name."""
    from argosy.games import MANIFESTS, manifest

    return next(iter(MANIFESTS)) if game is None else manifest(game).name


class Command(TyperCommand):
    """Looks the games up when its help is printed, not when the program starts."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        text = (self.help or "").replace("{game}", name_or_first(None))
        self.help = re.sub(r"(?<!\n)\n(?!\n)", " ", text)  # paragraphs are wrapped to the terminal
        super().format_help(ctx, formatter)
