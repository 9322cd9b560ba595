"""Oltre Mare at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from argosy.core.game import Game
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.games.oltre_mare.terminal import odds_table, table
from argosy.games.oltre_mare.terminal.cards import GAME, CardSet, listed, named
from argosy.games.oltre_mare.terminal.event_formatter import EventFormatter
from argosy.games.oltre_mare.terminal.menu import Menu
from argosy.terminal.game_terminal import GameTerminal
from argosy.words import Words

HELP = (
    "power", "buy", "deals", "truth", "play", "ship", "tokens", "load", "venice", "end", "typing", "offer",
)  # fmt: skip

WITH_MAP = frozenset({"play", "sail", "compass"})  # phases; elsewhere the word map shows it


class OltreMare(GameTerminal):
    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.cards = CardSet(game)
        self.help_words = words("oltre-mare-terminal-help-words")
        self.help = [
            *(words(f"{GAME}-terminal-rule-{subject}") for subject in HELP),
            str(table.actions(words, self.cards)),
            str(table.payouts(words, self.cards)),
        ]
        self._shown_map = False

    def menu(self, position: Position, seat: int, names: Sequence[str]) -> Menu:
        return Menu(self.words, self.cards, position, seat, names)

    def event_formatter(self, names: Sequence[str], me: int | None) -> EventFormatter:
        return EventFormatter(self.words, self.cards, names, me)

    def surroundings(self, view: Json, names: Sequence[str], me: int) -> RenderableType:
        """The map comes first of all, then where it matters: before cards are played and the ship moves."""
        words, cards = self.words, self.cards
        parts = [table.heading(words, view, names), table.seats(words, cards, view, names, me)]
        if not self._shown_map or view["phase"] in WITH_MAP:
            parts.append(table.board(words, cards, view))
            self._shown_map = True
        if view["played"] and view["phase"] != "load":
            parts.append(
                Text(f"{words('oltre-mare-terminal-played')}: {listed(words, cards, view['played'])}")
            )
        parts += table.memory_aids(words, cards, view)
        if (offers := table.offers(words, cards, view, names)) is not None:
            parts.append(offers)
        return Group(*parts)

    def seats(self, shown: Json, names: Sequence[str], me: int | None) -> RenderableType:
        return table.seats(self.words, self.cards, shown, names, me)

    def ranking(self, result: Json, names: Sequence[str]) -> RenderableType:
        return table.ranking(self.words, result, names)

    def card(self, face: str) -> str:
        return named(self.words, self.cards, face) if face in self.cards.card else super().card(face)

    def odds(self, odds: Json, every_card: bool) -> RenderableType:
        return odds_table.by_good(self.words, self.cards, odds)

    def card_set(self) -> RenderableType:
        return table.card_set(self.words, self.cards)
