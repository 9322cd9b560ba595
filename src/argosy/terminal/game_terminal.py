"""How a game looks at the terminal; one without a look of its own is shown plainly, by its figures."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from argosy.core.game import Game
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.games import manifest
from argosy.terminal.event_formatter import EventFormatter
from argosy.terminal.layout import grid, ranking
from argosy.terminal.menu import Menu
from argosy.terminal.odds_table import shares
from argosy.words import Words

SAID_ELSEWHERE = frozenset({"game", "rules", "players", "seat"})


def figures(shown: Json) -> dict[str, int | str]:
    """The fields of a view, or of a seat in it, that are a number or a word."""
    return {name: value for name, value in shown.items() if isinstance(value, int | str)}


class GameTerminal:
    """One game in the words of one language; a game's own look replaces what it shows better."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.help_words = words("terminal-help-words")
        self.help: Sequence[str] = []  # the rules in a few lines

    def menu(self, position: Position, seat: int, names: Sequence[str]) -> Menu:
        return Menu(self.words, position, seat, names)

    def event_formatter(self, names: Sequence[str], me: int | None) -> EventFormatter:
        return EventFormatter(self.words, self.game.name, names, me)

    def surroundings(self, view: Json, names: Sequence[str], me: int) -> RenderableType:
        """What is shown of the table at a decision."""
        around = {name: value for name, value in figures(view).items() if name not in SAID_ELSEWHERE}
        line = "  ".join(f"{name} {value}" for name, value in around.items())
        return Group(Text(line, "dim"), self.seats(view, names, me))

    def seats(self, shown: Json, names: Sequence[str], me: int | None) -> RenderableType:
        """What each seat has."""
        table = grid()
        columns = list(figures(shown["seats"][0]))
        for heading in ("", *columns):
            table.add_column(heading, justify="left" if not heading else "right")
        for seat, entry in enumerate(shown["seats"]):
            table.add_row(
                names[seat], *(str(entry[name]) for name in columns), style="bold" if seat == me else ""
            )
        return table

    def ranking(self, result: Json, names: Sequence[str]) -> RenderableType:
        return ranking(self.words, result, names, [("", result["scores"])], [""] * len(names))

    def card(self, face: str) -> str:
        """A card in words, with what is printed on it."""
        return self.words.card(self.game.name, face)

    def odds(self, odds: Json, every_card: bool) -> RenderableType:
        """The odds of the next card, by kind or also card by card."""
        parts: list[RenderableType] = []
        for name, found in odds.items():
            is_table = isinstance(found, dict)
            parts.append(Text(name if is_table else f"{name} {found}", "bold"))
            if is_table:
                parts.append(shares(self.words, ((str(key), "", share) for key, share in found.items())))
        return Group(*parts)

    def card_set(self) -> RenderableType:
        """What the card set holds; nothing where a game has but one."""
        return Text()


def terminal_of(game: Game, words: Words) -> GameTerminal:
    """The game's own, or the plain one where it has none."""
    make = manifest(game.name).terminal
    return GameTerminal(game, words) if make is None else make()(game, words)
