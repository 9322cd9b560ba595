"""Deals step by step: the questions an offer or an acceptance is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.text import Text

from argosy.commands.look import Desk
from argosy.commands.menu import tidy
from argosy.commands.oltre_mare import answers
from argosy.commands.oltre_mare.answers import CANCEL, YES, Misread
from argosy.commands.oltre_mare.cards import GAME, CardSet, good_name
from argosy.commands.oltre_mare.table import bundle
from argosy.core.events import Bundle
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.words import Words

ALL = "all"
T = TypeVar("T")


class Cancelled(Exception):
    """The player thinks better of it."""


class Dialogue:
    """One conversation with the player at a seat."""

    def __init__(
        self, words: Words, cards: CardSet, position: Position, view: Json, names: Sequence[str], desk: Desk
    ) -> None:
        self.words = words
        self.cards = cards
        self.position = position
        self.view = view
        self.names = names
        self.desk = desk

    def offer(self, to: str = "") -> str | None:
        """To whom, what is given, what is wanted; None if it is dropped."""
        words, hand = self.words, self.view["hand"]
        self.desk.say(Text(words("terminal-offer-begin"), "dim"))
        try:
            partner = self._partner(to)
            give = self._ask(
                words("terminal-offer-give"),
                lambda answer: [] if answer in answers.NOTHING else answers.numbered(words, answer, hand),
            )
            given = self._ask(words("terminal-offer-give-ducats"), lambda text: answers.ducats(words, text))
            goods = ", ".join(good_name(words, good) for good in self.cards.payouts)
            want = self._ask(
                words("terminal-offer-want", goods=goods),
                lambda answer: answers.goods(words, self.cards, answer),
            )
            wanted = self._ask(words("terminal-offer-want-ducats"), lambda text: answers.ducats(words, text))
            wants = ",".join(f"{good}:{count}" for good, count in want.items()) or "-"
            action = f"offer {partner} give {','.join(give) or '-'} {given} want {wants} {wanted}"
            # What the rules refuse is told before the last question, not after it.
            self.position.imagine(self.view["seat"], seed=0).play(self.view["seat"], action)
            told = words(
                "terminal-offer-whole",
                name=self._name(partner),
                give=words.bundle(GAME, Bundle(tuple(self.cards.goods(give).items()), given)),
                want=words.bundle(GAME, Bundle(tuple(want.items()), wanted)),
            )
            self._confirm(told)
        except Cancelled:
            self.desk.say(Text(words("terminal-dropped"), "dim"))
            return None
        return action

    def accept(self, offer: Json) -> str | None:
        """Which of the own cards are given, where the goods leave a choice."""
        words = self.words
        want = offer["want"]["goods"]
        fitting = [card for card in self.view["hand"] if self.cards.good(card) in want]
        if self.cards.goods(fitting) == want:
            return f"accept {offer['number']} with {','.join(fitting) or '-'}"
        question = words("terminal-accept-with", want=words.bundle(GAME, bundle(offer["want"])))
        try:
            give = self._ask(question, lambda answer: answers.numbered(words, answer, self.view["hand"]))
        except Cancelled:
            self.desk.say(Text(words("terminal-dropped"), "dim"))
            return None
        return f"accept {offer['number']} with {','.join(give)}"

    def _partner(self, to: str) -> str:
        choices = [str(choice["action"]) for choice in self.view["choices"]]
        known = [action.removeprefix("offer-to ") for action in choices if action.startswith("offer-to ")]
        if to in known or len(known) == 1:
            return to if to in known else known[0]
        names = {seat: self._name(seat) for seat in known}
        called = {seat: seat for seat in known} | {tidy(name): seat for seat, name in names.items()}

        def read(answer: str) -> str:
            if answer not in called:
                raise Misread(self.words("terminal-no-such-player", text=answer))
            return called[answer]

        listed = ", ".join(name if seat == ALL else f"{seat} {name}" for seat, name in names.items())
        return self._ask(self.words("terminal-offer-to", names=listed), read)

    def _name(self, seat: str) -> str:
        return self.words("terminal-offer-all") if seat == ALL else self.names[int(seat)]

    def _confirm(self, told: str) -> None:
        def read(answer: str) -> None:
            if tidy(answer) not in YES:
                raise Misread(self.words("terminal-yes-or-no"))

        self._ask(f"{told}\n{self.words('terminal-yes-or-no')}", read)

    def _ask(self, question: str, read: Callable[[str], T]) -> T:
        """Ask until the answer can be read."""
        while True:
            answer = self.desk.ask(Text(question, "cyan"))
            if tidy(answer) in CANCEL:
                raise Cancelled
            try:
                return read(tidy(answer))
            except Misread as problem:
                self.desk.say(Text(str(problem), "yellow"))
