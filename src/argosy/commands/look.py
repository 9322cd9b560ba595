"""How a game looks at the terminal: each has a package of its own here, chosen by the game's name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from rich.console import RenderableType

if TYPE_CHECKING:
    from argosy.commands.story import Story
    from argosy.core.errors import IllegalAction
    from argosy.core.game import Game
    from argosy.core.position import Position
    from argosy.core.typing import Json
    from argosy.words import Words


class Desk(Protocol):
    """Where a person is told something and asked for a line; EOFError when nobody answers any more."""

    def say(self, text: RenderableType) -> None: ...

    def ask(self, question: RenderableType) -> str: ...


class Menu(Protocol):
    """One decision of a seat: what can be chosen, and how an answer is read."""

    view: Json
    seat: int

    def wanted(self) -> RenderableType:
        """What is to be decided, in a line."""

    def shown(self) -> RenderableType:
        """The choices, each with its key and its consequence."""

    def read(self, answer: str, desk: Desk) -> str | None:
        """The action meant, perhaps after a few questions; None if the player thinks better of it."""

    def refuse(self, answer: str, refusal: IllegalAction) -> str:
        """Why an answer cannot be played, in the player's language."""

    def obeys(self, command: str, desk: Desk) -> bool:
        """Carry out a word that is no action but belongs to this game; False where it is none."""


class Look(Protocol):
    """One game in the words of one language."""

    help_words: str
    help: Sequence[str]  # the rules in a few lines

    def menu(self, position: Position, seat: int, names: Sequence[str]) -> Menu: ...

    def story(self, names: Sequence[str], me: int | None) -> Story: ...

    def surroundings(self, view: Json, names: Sequence[str], me: int) -> RenderableType:
        """What lies open at a decision."""

    def seats(self, shown: Json, names: Sequence[str], me: int | None) -> RenderableType:
        """What everybody has."""

    def ranking(self, result: Json, names: Sequence[str]) -> RenderableType: ...

    def chances(self, odds: Json, every_card: bool) -> RenderableType:
        """The odds of the next card, by kind or also card by card."""


def look_of(game: Game, words: Words) -> Look:
    if game.name == "oltre-mare":
        from argosy.commands.oltre_mare import OltreMare

        return OltreMare(game, words)
    from argosy.commands.port_royal import PortRoyal

    return PortRoyal(words)
