"""The plain text protocol: a table that speaks over one stream and listens to another, line by line.

argosy text 1              the greeting, then game, seats, options
begin GAME 1 of N
…                          what a seat needs to know, in blocks with a heading each
? seat 0                   the answer is one line: a number, or an action in words, or a word of COMMANDS
! reason                   it was refused and nothing has changed; the question comes again
end GAME 1 of N            result and shares of the win stand before it
bye
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from argosy.core.errors import ArgosyError
from argosy.lab.talk.table import TalkTable

VERSION = 1
COMMANDS = ("table", "rules", "odds", "log", "quit")
ASKS, REFUSES = "?", "!"


class Left(Exception):
    """Whoever was asked has gone."""


class TextProtocol:
    """Plays tables one after the other; `finished` gets each that came to its end."""

    def __init__(
        self, listen: TextIO, speak: TextIO, finished: Callable[[TalkTable], None] = lambda table: None
    ) -> None:
        self._listen, self._speak, self._finished = listen, speak, finished

    def run(self, tables: Callable[[int], TalkTable], count: int) -> int:
        """Says how many games were played to their end; fewer where the other side left."""
        first = tables(0)  # before anything is said: it may be refused
        self._say(f"argosy text {VERSION}")
        try:
            for number in range(count):
                self._play(tables(number) if number else first, f"{number + 1} of {count}")
        except (Left, BrokenPipeError):
            return number
        self._say("bye")
        return count

    def _play(self, table: TalkTable, which: str) -> None:
        game = table.record.game
        self._say(table.introduction())
        self._say(f"begin {game} {which}")
        if rules := table.terminal.help:
            self._say("\n".join(["rules:", *(f"  {line}" for line in rules)]))
        while (seat := table.asked) is not None:
            self._say(table.situation(seat))
            self._decide(table, seat)
        self._say(table.result())
        self._finished(table)
        self._say(f"end {game} {which}")

    def _decide(self, table: TalkTable, seat: int) -> None:
        while True:
            answer = self._ask(seat)
            match answer.casefold():
                case "":
                    continue
                case "quit":
                    raise Left
                case "table":
                    self._say(table.situation(seat))
                case "rules":
                    self._say(table.rules())
                case "odds":
                    self._say(table.odds(seat))
                case "log":
                    self._say(table.log(seat))
                case _:
                    try:
                        table.play(seat, answer)
                    except ArgosyError as refusal:
                        self._say(f"{REFUSES} {' '.join(str(refusal).split())}")
                    else:
                        return

    def _ask(self, seat: int) -> str:
        self._say(f"{ASKS} seat {seat}")
        line = self._listen.readline()
        if not line:
            raise Left
        return line.strip()

    def _say(self, text: str) -> None:
        self._speak.write(f"{text}\n")
        self._speak.flush()
