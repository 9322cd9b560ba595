"""One game at the terminal: bots decide on their own, a person is shown the table and asked."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from argosy.core.errors import ArgosyError, IllegalAction
from argosy.games.record import Record
from argosy.players.player import Player, ask
from argosy.players.player_set import players_of
from argosy.terminal.game_terminal import GameTerminal, terminal_of
from argosy.terminal.menu import Menu
from argosy.terminal.record_file import write_record
from argosy.words import Words

QUIT = frozenset({"quit", "q"})


class TerminalSession:
    """A record being played: its players, and the terminal at which the seat `me` plays or watches."""

    def __init__(
        self,
        record: Record,
        bots: Sequence[Player | None],
        words: Words,
        console: Console,
        save: Path | None = None,
        levels: Mapping[int, str] | None = None,
    ) -> None:
        self.record = record
        self.bots = bots
        self.words = words
        self.console = console
        self.save = save
        self.levels = levels or {}  # of the bots, by seat
        self.me = next((seat for seat, bot in enumerate(bots) if bot is None), None)
        self.terminal = terminal_of(record.position.game, words)
        self.formatter = self.terminal.event_formatter(record.names, self.me)
        self.printed_moves = len(record.moves)

    def run(self) -> None:
        """Play to the end; EOFError when the person at the terminal leaves."""
        while not (position := self.record.position).over:
            seat = position.asked
            assert seat is not None
            bot = self.bots[seat]
            if bot is None:
                self._decide(seat)
                self.keep()
            else:
                self.record.play(seat, ask(bot, position, seat))
        self.keep()

    def keep(self) -> None:
        """Save the game if a file was named; a full disk does not end it."""
        if self.save is not None:
            self._write(self.save)

    def introduce_bots(self) -> None:
        """How strong the bots are, those of one level together."""
        known = players_of(self.record.game).levels
        for level in dict.fromkeys(self.levels.values()):
            if level in known:
                names = ", ".join(
                    self.record.names[seat] for seat, one in self.levels.items() if one == level
                )
                title, about = self.words(f"level-{level}"), self.words(f"level-about-{level}")
                self.say(Text(self.words("terminal-bots", names=names, level=title, about=about)))

    def print_news(self) -> None:
        """What happened since it was last printed."""
        self._print_events(self.printed_moves, stop_at_heading=True)
        self.printed_moves = len(self.record.moves)

    def print_end(self) -> None:
        self.print_news()
        position = self.record.position
        assert position.result is not None
        self.console.print()
        self.console.print(self.terminal.seats(position.view(None), self.record.names, self.me))
        self.console.print()
        self.console.print(self.terminal.ranking(position.result, self.record.names))

    # ------------------------------------------------------------------------ asking a person

    def say(self, text: RenderableType) -> None:
        self.console.print(text)

    def ask(self, question: RenderableType) -> str:
        """The answer to a question in the middle of a decision."""
        self.say(question)
        answer = self._read()
        if answer.casefold() in QUIT:
            raise EOFError  # as if the input had ended
        return answer

    def _decide(self, seat: int) -> None:
        self.print_news()
        menu = self.terminal.menu(self.record.position, seat, self.record.names)
        self.say("")
        self.say(self.terminal.surroundings(menu.view, self.record.names, seat))
        self._print_menu(menu)
        while True:
            answer = self._read()
            if not answer or self._obeys(answer, menu):
                continue
            try:
                if (action := menu.read(answer, self)) is not None:
                    self.record.play(seat, action)
                    return
            except IllegalAction as refusal:
                self.say(Text(menu.refuse(answer, refusal), "yellow"))

    def _print_menu(self, menu: Menu) -> None:
        self.say("")
        self.say(menu.wanted())
        self.say(menu.shown())

    def _read(self) -> str:
        # The prompt goes through input() itself, so that line editing knows where the line begins.
        answer = input("> ")
        if not sys.stdin.isatty():
            self.say(Text(answer))  # a script's answers belong in its output
        return answer.strip()

    def _obeys(self, answer: str, menu: Menu) -> bool:
        """Carry out a word that is no action of the game; False where there is no such word."""
        command, _, rest = answer.partition(" ")
        match command.casefold():
            case "help" | "?":
                self._help(menu)
            case "odds":
                self.say(self.terminal.odds(self.record.position.odds(menu.seat), every_card=False))
            case "log":
                self._print_events(0)
            case "save":
                self._save_as(rest.strip())
            case word if word in QUIT:
                raise EOFError
            case word:
                return menu.obeys(word, self)
        return True

    def _help(self, menu: Menu) -> None:
        for subject in self.terminal.help:
            self.say(Padding(Text(subject), (0, 0, 0, 2), expand=False))
        self.say(introduction(self.terminal, self.words))
        self._print_menu(menu)

    def _save_as(self, name: str) -> None:
        if not name:
            self.say(Text(self.words("terminal-save-name"), "yellow"))
        elif self._write(Path(name)):
            self.say(Text(self.words("terminal-saved", file=name), "green"))

    def _write(self, path: Path) -> bool:
        try:
            write_record(path, self.record)
        except ArgosyError as problem:
            reason = str(problem).removeprefix(f"{path}: ")
            failed = self.words("terminal-save-failed", file=str(path), reason=reason)
            self.say(Text(failed, "yellow"))
            return False
        return True

    def _print_events(self, first: int, stop_at_heading: bool = False) -> None:
        events = [event for move in self.record.moves[first:] for event in move.events]
        lines = [] if first else [self.formatter.turn(self.record.table)]
        lines += self.formatter.lines(events)
        if stop_at_heading and lines and lines[-1].is_turn:
            lines.pop()  # the table that follows has the same heading
        for line in lines:
            line.print(self.console)


def introduction(terminal: GameTerminal, words: Words) -> Text:
    return Text(words("terminal-help", words=terminal.help_words), "dim")


def edit_lines() -> None:
    """Arrow keys and a history for input(), where this Python has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
