"""Port Royal at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from argosy.commands.port_royal import chances, table
from argosy.commands.port_royal.menu import Menu
from argosy.commands.port_royal.story import Story
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.words import Words

HELP = (
    "bust",
    "picks",
    "tax",
    "swords",
    "trader",
    "symbols",
    "mademoiselle",
    "admiral",
    "jester",
    "governor",
)


class PortRoyal:
    """See argosy.commands.look.Look."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.help_words = words("terminal-help-words")
        self.help: Sequence[str] = [words(f"terminal-rule-{subject}") for subject in HELP]

    def menu(self, position: Position, seat: int, names: Sequence[str]) -> Menu:
        return Menu(self.words, position, seat, names)

    def story(self, names: Sequence[str], me: int | None) -> Story:
        return Story(self.words, names, me)

    def surroundings(self, view: Json, names: Sequence[str], me: int) -> RenderableType:
        return table.surroundings(self.words, view, names, me)

    def seats(self, shown: Json, names: Sequence[str], me: int | None) -> RenderableType:
        return table.seats(self.words, shown, names, me)

    def ranking(self, result: Json, names: Sequence[str]) -> RenderableType:
        return table.ranking(self.words, result, names)

    def chances(self, odds: Json, every_card: bool) -> RenderableType:
        return chances.by_card(self.words, odds) if every_card else chances.by_kind(self.words, odds)
