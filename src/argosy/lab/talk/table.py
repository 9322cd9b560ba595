"""A table in words: some seats decide in text, bots have the others, and the engine is the referee.

Everything that is said to a seat is made of its view, of events it may know and of its own choices: nothing
that is hidden from it can be read here.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

import argosy.games
from argosy.core.chance import SEED_LIMIT
from argosy.core.errors import ArgosyError
from argosy.games.record import Record
from argosy.lab.arena.entrants import maker
from argosy.lab.talk.described import cards_in, consequence, described
from argosy.players.player import Player, ask
from argosy.terminal.game_terminal import terminal_of
from argosy.words import Words

OUTSIDE = "me"  # the name of a seat that is decided in text
WIDTH = 110
SEEDS = SEED_LIMIT >> 1  # a player that looks ahead counts on from its own
SOMEBODY = "Player"  # the name of such a seat at the table
LONGEST_NAME = 21


class TalkTable:
    """One game. Seats that are named `me` are asked; each hears what happened since it was last asked."""

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        language: str = "en",
    ) -> None:
        chosen = argosy.games.game(game)
        if OUTSIDE not in seats:
            raise ArgosyError(
                f"one seat at least is {OUTSIDE!r}: nobody would be asked at {', '.join(seats)}"
            )
        if len(seats) not in chosen.rules.players:
            first, last = chosen.rules.players[0], chosen.rules.players[-1]
            raise ArgosyError(f"{chosen.rules.title} is for {first} to {last} players, not {len(seats)}")
        self.seed = secrets.randbelow(SEEDS) if seed is None else seed
        self.bots: dict[int, Player] = {
            seat: maker(game, bot)((self.seed * len(seats) + seat) % SEEDS)
            for seat, bot in enumerate(seats)
            if bot != OUTSIDE
        }
        self.names = _names(seats)
        self.record = Record.of(chosen.new(len(seats), self.seed, options), self.names)
        self.words = Words(language)
        self.terminal = terminal_of(chosen, self.words)
        self._faces = frozenset(chosen.rules.faces)
        self._heard = dict.fromkeys(range(len(seats)), 0)  # moves each seat was told of
        self._play_bots()

    # ------------------------------------------------------------------------------- asking

    @property
    def over(self) -> bool:
        return self.record.position.over

    @property
    def asked(self) -> int | None:
        """The seat that decides next, in text; None when the game is over."""
        return self.record.position.asked

    def introduction(self) -> str:
        position = self.record.position
        title = self.words.title(self.record.game)  # and no seed: from it every hidden card could be told
        seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(self.names))
        return "\n".join(
            [title, f"seats: {seats}", *described({"options": position.view(None)["options"]}, (), None)]
        )

    def rules(self) -> str:
        """The rules in a few lines, where the game has such."""
        return "\n".join(["rules:", *(f"  {line}" for line in self.terminal.help)])

    def situation(self, seat: int) -> str:
        """Everything a seat has to know for its decision: news, table, cards, choices."""
        view = self.record.position.view(seat)
        shown = {name: value for name, value in view.items() if name != "options"}
        parts = [f"seat {seat} ({self.names[seat]}) decides"]
        parts += _block("happened", self._news(seat))
        parts += _block("table", described(shown, self.names, seat))
        cards = dict.fromkeys(cards_in(view, self._faces))
        parts += _block("cards", [f"{card}: {self.terminal.card(card)}" for card in cards])
        parts += _block("choices", self._choices(seat, view))
        return "\n".join(parts)

    def odds(self, seat: int) -> str:
        """The exact odds of the next card, from what the seat knows."""
        shown = self.terminal.odds(self.record.position.odds(seat), every_card=False)
        return "\n".join(_block("odds", printed(shown).splitlines()))

    def log(self, seat: int) -> str:
        """All that happened so far and that the seat may know."""
        return "\n".join(_block("log", self._told(seat, 0)))

    def result(self) -> str:
        """How a finished game ended; ArgosyError before."""
        result = self.record.position.result
        if result is None:
            raise ArgosyError("the game is not over")
        winners = result["winners"]
        lines = printed(self.terminal.ranking(result, self.names)).splitlines()
        shares = [f"seat {seat}: {1 / len(winners) if seat in winners else 0:g}" for seat in self._heard]
        return "\n".join([*_block("result", lines), *_block("shares of the win", shares)])

    # ------------------------------------------------------------------------------- doing

    def play(self, seat: int, answer: str) -> None:
        """A choice by its number, or an action in words. Where it is refused nothing changes."""
        if seat != self.asked:
            wanted = "the game is over" if self.asked is None else f"seat {self.asked} is asked"
            raise ArgosyError(f"seat {seat} has nothing to decide now: {wanted}")
        meant = " ".join(answer.split())
        if meant.isascii() and meant.isdecimal() and len(meant) < 6:
            legal = self.record.position.legal(seat)
            if not 0 < int(meant) <= len(legal):
                raise ArgosyError(f"there is no choice {meant}; there are 1 to {len(legal)}")
            meant = legal[int(meant) - 1].text
        self.record.play(seat, meant)
        self._play_bots()

    def _play_bots(self) -> None:
        while (seat := self.asked) is not None and seat in self.bots:
            self.record.play(seat, ask(self.bots[seat], self.record.position, seat))

    # ------------------------------------------------------------------------------- saying

    def _choices(self, seat: int, view: Any) -> list[str]:
        about = {choice["action"]: consequence(choice) for choice in view["choices"] or ()}
        lines = []
        for number, action in enumerate(self.record.position.legal(seat), start=1):
            more = about.get(action.text, "-")
            lines.append(f"{number} {action}" + (f" ({more})" if more != "-" else ""))
        return lines

    def _news(self, seat: int) -> list[str]:
        first, self._heard[seat] = self._heard[seat], len(self.record.moves)
        return self._told(seat, first)

    def _told(self, seat: int, first: int) -> list[str]:
        events = [event for move in self.record.moves[first:] for event in move.events]
        formatter = self.terminal.event_formatter(self.names, seat)
        return [text for line in formatter.lines(events) if (text := str(line.text).strip())]


def _names(seats: Sequence[str]) -> list[str]:
    """Bots are called by what they are; of several alike each has its seat's number."""
    called = [SOMEBODY if bot == OUTSIDE else bot[-LONGEST_NAME:] for bot in seats]
    return [one if called.count(one) == 1 else f"{one} {seat}" for seat, one in enumerate(called)]


def _block(heading: str, lines: Sequence[str]) -> list[str]:
    return [f"{heading}:", *(f"  {line}" for line in lines)] if lines else []


def printed(shown: RenderableType) -> str:
    """As the terminal would show it, without colours."""
    out = StringIO()
    Console(file=out, width=WIDTH, color_system=None, highlight=False, markup=False, emoji=False).print(shown)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())
