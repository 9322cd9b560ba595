"""What happened, told: a heading for each turn, then one line for each player's step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from argosy.commands.cards import GAME, named, summary
from argosy.core.events import Event
from argosy.core.typing import Json
from argosy.words import SILENT, Words

NOBODYS = frozenset({"skip", "clear", "reshuffle"})  # told in passing, several on one line
GATHERED = frozenset({"reveal", "dismiss"})  # many in a row: one sentence with all their cards
NEW_LINE = frozenset({"turn", "stop", "jester"})
HEADLINES = frozenset({"last_round", "over"})
BETWEEN = " · "
INDENT = 2
HEADING, HEADLINE = "bold cyan", "bold yellow"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the story, however long."""

    text: Text
    indent: int = 0
    is_turn: bool = False

    def print(self, console: Console) -> None:
        """Folded under its indent on a terminal; unbroken elsewhere, for programs that search it."""
        if console.is_terminal:
            console.print(Padding(self.text, (0, 0, 0, self.indent), expand=False))
        else:
            console.print(Text(" " * self.indent) + self.text, soft_wrap=True)


@dataclass
class Step:
    """One line in the making: what one player did in a row, the name said once."""

    seat: int | None
    parts: list[Text] = field(default_factory=list)
    kind: str = ""  # of the event told last
    cards: list[str] = field(default_factory=list)  # of the sentence that is gathering them
    headlines: list[Line] = field(default_factory=list)  # what the step led to


class Story:
    """Tells events in the words of one language; what concerns `me` stands out."""

    def __init__(self, words: Words, names: Sequence[str], me: int | None) -> None:
        self.words = words
        self.names = names
        self.me = me

    def turn(self, table: Json) -> Line:
        """The heading of the turn a table shows; for the first one there is no event."""
        return self._turn(Event("turn", seat=table["active"], amount=table["turn"]))

    def lines(self, events: Iterable[Event]) -> Iterator[Line]:
        step = Step(None)
        for event in events:
            if event.kind in SILENT or not event.visible_to(self.me):
                continue
            if event.kind in HEADLINES:
                step.headlines.append(Line(Text(self._tell(event), HEADLINE)))
                continue
            seat = None if event.kind in NOBODYS else event.seat
            if seat != step.seat or event.kind in NEW_LINE:
                yield from self._finish(step)
                step = Step(seat)
            if event.kind == "turn":
                yield self._turn(event)
            else:
                self._add(step, event)
        yield from self._finish(step)

    def _turn(self, event: Event) -> Line:
        return Line(Text(f"\n{self._tell(event)}", HEADING), is_turn=True)

    def _finish(self, step: Step) -> Iterator[Line]:
        if step.parts:
            text = Text(BETWEEN).join(step.parts)
            if step.seat is not None and step.seat == self.me:
                text.highlight_words([self.names[step.seat]], "bold")
            yield Line(text, INDENT)
        yield from step.headlines

    def _add(self, step: Step, event: Event) -> None:
        if event.kind in GATHERED and event.kind == step.kind:
            step.parts.pop()
        else:
            step.cards = []
        step.kind = event.kind
        told = self._tell(event)
        if event.kind in GATHERED and event.card is not None:
            step.cards.append(event.card)
            told = self._tell_cards(event, step.cards)
        step.parts.append(Text(self._without_name(step, told), self._style(event)))

    def _tell(self, event: Event) -> str:
        told = self.words.tell(GAME, event, self.names)
        assert told is not None
        return told

    def _tell_cards(self, event: Event, cards: Sequence[str]) -> str:
        """One sentence for several events: drawn cards with their figures, persons sent away by number."""
        assert event.seat is not None
        drawn = event.kind == "reveal"
        shown = ", ".join(named(self.words, card) for card in cards) if drawn else summary(self.words, cards)
        return self.words(f"{GAME}-event-{event.kind}", name=self.names[event.seat], card=shown)

    def _without_name(self, step: Step, told: str) -> str:
        """Sentences begin with the player's name; after the first one of a line it is understood."""
        if not step.parts or step.seat is None:
            return told
        return told.removeprefix(self.names[step.seat]).lstrip(": ")

    def _style(self, event: Event) -> str:
        if event.kind == "bust":
            return "bold red"
        if self.me is None:
            return ""
        mine = event.seat == self.me
        if (event.kind == "gain" and mine) or (event.kind == "fee" and event.other == self.me):
            return "bold green"
        if event.kind in {"taxed", "fee"} and mine:
            return "bold red"
        return "dim" if event.kind in NOBODYS and not mine else ""
