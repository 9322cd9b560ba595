"""One decision at the terminal: what can be chosen, and how an answer is read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from argosy.core.errors import IllegalAction
from argosy.core.position import Position
from argosy.terminal.layout import grid
from argosy.words import Words

COMMANDS = ("help", "odds", "log", "save", "quit")


class Prompt(Protocol):
    """Prints text for a person and asks for a line; EOFError when the input ends."""

    def say(self, text: RenderableType) -> None: ...

    def ask(self, question: RenderableType) -> str: ...


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu."""

    key: str
    action: str
    label: str
    consequence: Text | str = ""


class Menu:
    """The legal actions, numbered; a game may have a menu of its own."""

    def __init__(self, words: Words, position: Position, seat: int, names: Sequence[str]) -> None:
        self.words = words
        self.position = position
        self.seat = seat
        self.names = names
        self.view = position.view(seat)

    @property
    def actions(self) -> list[str]:
        return [str(action) for action in self.position.legal(self.seat)]

    def wanted(self) -> Text:
        """What is to be decided, in a line."""
        return Text(self.words("terminal-your-decision", name=self.names[self.seat]), "bold")

    def shown(self) -> RenderableType:
        """The choices, each with its key and its consequence."""
        table = grid(header=False)
        for number, action in enumerate(self.actions, start=1):
            table.add_row(Text(f"{number:>2}", "bold cyan"), action)
        return table

    def read(self, answer: str, prompt: Prompt) -> str | None:
        """The action meant, perhaps after a few questions; None if the player cancels."""
        meant = tidy(answer)
        number = int(meant) if meant.isdecimal() and len(meant) < 4 else 0
        return self.actions[number - 1] if 0 < number <= len(self.actions) else meant

    def refuse(self, answer: str, refusal: IllegalAction) -> str:
        """Why an answer cannot be played, in the player's language."""
        return not_understood(self.words, answer, self.actions)

    def obeys(self, command: str, prompt: Prompt) -> bool:
        """Carry out a word of this game that is no action; False where it is none."""
        return False


def tidy(answer: str) -> str:
    """In lower case, with single spaces."""
    return " ".join(answer.casefold().split())


def not_understood(words: Words, answer: str, known: Iterable[str]) -> str:
    """The refusal, with the closest known answer or command."""
    text = words("terminal-not-understood", text=answer)
    others = [one for one in (*known, *COMMANDS) if one != tidy(answer)]
    if near := get_close_matches(answer.casefold(), others, n=1):
        text += " " + words("terminal-near", text=near[0])
    return text
