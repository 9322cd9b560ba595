"""Port Royal at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from argosy.core.game import Game
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.games.port_royal.terminal import odds_table, table
from argosy.games.port_royal.terminal.cards import GAME, named
from argosy.games.port_royal.terminal.event_formatter import EventFormatter
from argosy.games.port_royal.terminal.menu import Menu
from argosy.terminal.game_terminal import GameTerminal
from argosy.words import Words

HELP = (
    "bust", "picks", "tax", "swords", "trader", "symbols", "mademoiselle", "admiral", "jester", "governor",
)  # fmt: skip


class PortRoyal(GameTerminal):
    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.help = [words(f"{GAME}-terminal-rule-{subject}") for subject in HELP]

    def menu(self, position: Position, seat: int, names: Sequence[str]) -> Menu:
        return Menu(self.words, position, seat, names)

    def event_formatter(self, names: Sequence[str], me: int | None) -> EventFormatter:
        return EventFormatter(self.words, GAME, names, me)

    def surroundings(self, view: Json, names: Sequence[str], me: int) -> RenderableType:
        return table.surroundings(self.words, view, names, me)

    def seats(self, shown: Json, names: Sequence[str], me: int | None) -> RenderableType:
        return table.seats(self.words, shown, names, me)

    def ranking(self, result: Json, names: Sequence[str]) -> RenderableType:
        return table.ranking(self.words, result, names)

    def card(self, face: str) -> str:
        return named(self.words, face)

    def odds(self, odds: Json, every_card: bool) -> RenderableType:
        return odds_table.by_card(self.words, odds) if every_card else odds_table.by_kind(self.words, odds)
