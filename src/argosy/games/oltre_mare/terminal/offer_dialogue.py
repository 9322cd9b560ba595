"""Deals step by step: the questions an offer or an acceptance is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.text import Text

from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.games.oltre_mare.terminal import typed_answers
from argosy.games.oltre_mare.terminal.cards import GAME, CardSet, good_name
from argosy.games.oltre_mare.terminal.typed_answers import CANCEL, YES, Misread
from argosy.terminal.menu import Prompt, tidy
from argosy.words import Words

ALL = "all"
T = TypeVar("T")


class Cancelled(Exception):
    """The player cancels."""


class Dialogue:
    """One conversation with the player at a seat."""

    def __init__(
        self,
        words: Words,
        cards: CardSet,
        position: Position,
        view: Json,
        names: Sequence[str],
        prompt: Prompt,
    ) -> None:
        self.words = words
        self.cards = cards
        self.position = position
        self.view = view
        self.names = names
        self.prompt = prompt

    def offer(self, to: str = "") -> str | None:
        """To whom, what is given, what is wanted; None if it is dropped."""
        words, hand = self.words, self.view["hand"]
        self.prompt.say(Text(words("oltre-mare-terminal-offer-begin"), "dim"))
        try:
            partner = self._partner(to)
            give = self._ask(
                words("oltre-mare-terminal-offer-give"),
                lambda answer: (
                    [] if answer in typed_answers.NOTHING else typed_answers.numbered(words, answer, hand)
                ),
            )
            given = self._ask(
                words("oltre-mare-terminal-offer-give-ducats"), lambda text: typed_answers.ducats(words, text)
            )
            goods = ", ".join(good_name(words, good) for good in self.cards.payouts)
            want = self._ask(
                words("oltre-mare-terminal-offer-want", goods=goods),
                lambda answer: typed_answers.goods(words, self.cards, answer),
            )
            wanted = self._ask(
                words("oltre-mare-terminal-offer-want-ducats"), lambda text: typed_answers.ducats(words, text)
            )
            wants = ",".join(f"{good}:{count}" for good, count in want.items()) or "-"
            action = f"offer {partner} give {','.join(give) or '-'} {given} want {wants} {wanted}"
            # What the rules refuse is said before the last question, not after it.
            self.position.imagine(self.view["seat"], seed=0).play(self.view["seat"], action)
            text = words(
                "oltre-mare-terminal-offer-whole",
                name=self._name(partner),
                give=words.lot(GAME, "give", {"goods": self.cards.goods(give), "ducats": given}),
                want=words.lot(GAME, "want", {"goods": want, "ducats": wanted}),
            )
            self._confirm(text)
        except Cancelled:
            self.prompt.say(Text(words("oltre-mare-terminal-dropped"), "dim"))
            return None
        return action

    def accept(self, offer: Json) -> str | None:
        """Which of the own cards are given, where the goods leave a choice."""
        words = self.words
        want = offer["want"]["goods"]
        fitting = [card for card in self.view["hand"] if self.cards.good(card) in want]
        if self.cards.goods(fitting) == want:
            return f"accept {offer['number']} with {','.join(fitting) or '-'}"
        question = words("oltre-mare-terminal-accept-with", want=words.lot(GAME, "want", offer["want"]))
        try:
            give = self._ask(
                question, lambda answer: typed_answers.numbered(words, answer, self.view["hand"])
            )
        except Cancelled:
            self.prompt.say(Text(words("oltre-mare-terminal-dropped"), "dim"))
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
                raise Misread(self.words("oltre-mare-terminal-no-such-player", text=answer))
            return called[answer]

        listed = ", ".join(name if seat == ALL else f"{seat} {name}" for seat, name in names.items())
        return self._ask(self.words("oltre-mare-terminal-offer-to", names=listed), read)

    def _name(self, seat: str) -> str:
        return self.words("oltre-mare-terminal-offer-all") if seat == ALL else self.names[int(seat)]

    def _confirm(self, text: str) -> None:
        def read(answer: str) -> None:
            if tidy(answer) not in YES:
                raise Misread(self.words("oltre-mare-terminal-yes-or-no"))

        self._ask(f"{text}\n{self.words('oltre-mare-terminal-yes-or-no')}", read)

    def _ask(self, question: str, read: Callable[[str], T]) -> T:
        """Ask until the answer can be read."""
        while True:
            answer = self.prompt.ask(Text(question, "cyan"))
            if tidy(answer) in CANCEL:
                raise Cancelled
            try:
                return read(tidy(answer))
            except Misread as problem:
                self.prompt.say(Text(str(problem), "yellow"))
