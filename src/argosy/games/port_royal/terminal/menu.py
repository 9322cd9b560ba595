"""The choices of a decision in Port Royal, each with a key and its consequences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from argosy.core.errors import IllegalAction
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.games.port_royal.rules.cards import Kind
from argosy.games.port_royal.terminal.cards import COIN, GAME, POINT, face, named, summary
from argosy.games.port_royal.terminal.table import harbour
from argosy.terminal import menu
from argosy.terminal.layout import grid, signed
from argosy.terminal.menu import Choice, Prompt, not_understood, tidy
from argosy.words import Words

LETTERS = {"d": "draw", "s": "stop", "p": "pass", "k": "keep", "r": "repel"}
LETTER_OF = {word: letter for letter, word in LETTERS.items()}
ALIGNED = frozenset({"draw", "stop"})  # short labels with consequences worth comparing


class Menu(menu.Menu):
    """What the seat may do now: cards of the harbour first, in its order, then everything else."""

    def __init__(self, words: Words, position: Position, seat: int, names: Sequence[str]) -> None:
        super().__init__(words, position, seat, names)
        self._after_stop = _after_stop(position, seat, self.view)
        self._bust = position.odds(seat)["bust"]
        takes = [choice for choice in self.view["choices"] if _card(choice)]
        takes.sort(key=lambda choice: self.view["harbour"].index(_card(choice)))
        others = [choice for choice in self.view["choices"] if not _card(choice)]
        self.choices = [self._choice(str(n), choice) for n, choice in enumerate(takes + others, start=1)]

    @property
    def keys(self) -> Mapping[str, str]:
        """Keys of the cards that can be taken."""
        return {card: choice.key for choice in self.choices if (card := _card_of(choice.action))}

    @property
    def affordable(self) -> frozenset[str]:
        """The cards that can be taken now, or could be after stopping now."""
        after = self._after_stop or self.view
        return frozenset(card for choice in after["choices"] if (card := _card(choice)))

    def shown(self) -> RenderableType:
        """The harbour, with keys where its cards can be taken, then every other choice."""
        others = grid(header=False)
        short = max((len(choice.label) for choice in self.choices if choice.action in ALIGNED), default=0)
        for choice in self.choices:
            if not _card_of(choice.action):
                key = f"{choice.key:>2} {LETTER_OF.get(choice.action, ' ')}"
                line = Text.assemble(f"{choice.label:<{short}}  ", choice.consequence)
                others.add_row(Text(key, "bold cyan"), line)
        cards = harbour(self.words, self.view, self.names, self.keys, self.affordable)
        return Group(cards, others)

    def wanted(self) -> Text:
        """Whose decision, and how many cards are still to be had."""
        wanted = super().wanted()
        if self.view["picks"]:
            wanted.append(
                f"  {self.words('port-royal-terminal-picks', amount=self.view['picks'])}", "not bold cyan"
            )
        return wanted

    def read(self, answer: str, prompt: Prompt) -> str:
        """The action meant by a key, a letter, a label or the action itself; anything else unchanged."""
        meant = tidy(answer)
        for choice in self.choices:
            if meant in {choice.key, choice.action, choice.label.casefold()}:
                return choice.action
        return LETTERS.get(meant, meant)

    def refuse(self, answer: str, refusal: IllegalAction) -> str:
        """Why an answer cannot be played, in the player's language."""
        if refusal.reason != "unknown-action":
            return self.words(f"{GAME}-refusal-{refusal.reason}")
        return not_understood(self.words, answer, [choice.action for choice in self.choices])

    # ------------------------------------------------------------------------------- labels

    def _choice(self, key: str, choice: Json) -> Choice:
        action = choice["action"]
        return Choice(key, action, self._label(choice), self._consequence(choice))

    def _label(self, choice: Json) -> str:
        words = self.words
        verb, _, rest = choice["action"].partition(" ")
        if verb == "take":
            kind = "trade" if face(rest).kind == Kind.SHIP else "hire"
            return words(f"{GAME}-action-{kind}", card=words.card(GAME, rest))
        if verb == "claim":
            expedition, _, persons = rest.partition(" with ")
            crew = summary(words, persons.split("+"))
            return words(f"{GAME}-action-claim", card=words.card(GAME, expedition), persons=crew)
        if verb in {"keep", "repel"}:
            message = "keep-bust" if choice.get("bust") else verb
            return words(f"{GAME}-action-{message}", card=named(words, self.view["pending"]))
        return words(f"{GAME}-action-{verb}")

    def _consequence(self, choice: Json) -> Text:
        if choice["action"] == "draw" and self._bust is not None:
            return Text(self.words("port-royal-terminal-bust", percent=round(100 * self._bust, 1)), "dim")
        if choice["action"] == "stop" and self._after_stop is not None:
            return self._what_stopping_brings(self._after_stop)
        if "points" in choice and not _card(choice):
            return Text(f"{signed(choice['points'])}{POINT} {signed(choice['gain'])}{COIN}", "green")
        return Text()

    def _what_stopping_brings(self, after: Json) -> Text:
        """How many cards, which coins from Admirals; or that there is nothing to take."""
        if any(_card(choice) for choice in after["choices"]):
            text = Text(self.words("port-royal-terminal-picks", amount=after["picks"]), "dim")
        else:
            text = Text(self.words(f"{GAME}-event-skip", name=self.names[self.seat]), "yellow")
        if coins := after["seats"][self.seat]["coins"] - self.view["seats"][self.seat]["coins"]:
            text.append(f"  {signed(coins)}{COIN}", "green")
        return text


def _after_stop(position: Position, seat: int, view: Json) -> Json | None:
    """What the seat would see after stopping now; the same in every world it can imagine.

    A ship just drawn is repelled first: it could not be taken yet in any case.
    """
    actions = {choice["action"] for choice in view["choices"]}
    if not actions & {"stop", "repel"}:
        return None
    world = position.imagine(seat, seed=0)
    if "repel" in actions:
        world.play(seat, "repel")
    try:
        world.play(seat, "stop")
    except IllegalAction:  # a table may forbid stopping on an empty harbour
        return None
    return world.view(seat)


def _card(choice: Json) -> str:
    return _card_of(choice["action"])


def _card_of(action: str) -> str:
    """The card an action takes from the harbour; empty for other actions."""
    return action.removeprefix("take ") if action.startswith("take ") else ""
