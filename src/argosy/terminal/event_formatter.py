"""Events as lines of text: a heading for each turn, then one line for each player's step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from argosy.core.events import Event
from argosy.core.typing import Json
from argosy.words import Words, sentences

BETWEEN = " · "
INDENT = 2
HEADING, HEADLINE = "bold cyan", "bold yellow"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of text, however long."""

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
    """A line being built: what one player did in a row, with the name once."""

    seat: int | None
    parts: list[Text] = field(default_factory=list)
    gathered: list[Event] = field(default_factory=list)  # of one kind, in the last sentence
    speaker: int | None = None  # the seat of the sentence before it
    headlines: list[Line] = field(default_factory=list)  # what the step led to
    answered: bool = False  # others have spoken: the line ends with them


class EventFormatter:
    """Formats events in one language; what concerns the seat `me` is highlighted."""

    SILENT: frozenset[str] = frozenset()  # beside those the game calls silent in every form
    NOBODYS: frozenset[str] = frozenset()  # belongs to no player; several on one line
    GATHERED: frozenset[str] = frozenset()  # many in a row: one sentence for all
    NEW_LINE: frozenset[str] = frozenset({"turn"})
    HEADLINES: frozenset[str] = frozenset({"last_round", "over"})  # what a step led to, after it
    CHAPTERS: frozenset[str] = frozenset()  # headlines that come in between
    REPLIES: frozenset[str] = frozenset()  # what others say to it, on the same line

    def __init__(self, words: Words, game: str, names: Sequence[str], me: int | None) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.me = me

    def lines(self, events: Iterable[Event]) -> Iterator[Line]:
        step, silent = Step(None), sentences(self.game).is_silent
        for event in events:
            if event.kind in self.SILENT or silent(event) or not event.visible_to(self.me):
                continue
            if event.kind in self.HEADLINES:
                step.headlines.append(Line(Text(self.sentence([event]), HEADLINE)))
                continue
            if event.kind in self.REPLIES and step.parts:
                step.answered = True
                self._add(step, event)
                continue
            seat = None if event.kind in self.NOBODYS else event.seat
            if seat != step.seat or step.answered or self._begins(step, event):
                yield from self._finish(step)
                step = Step(seat)
            if event.kind == "turn":
                yield self._turn(event)
            elif event.kind in self.CHAPTERS:
                yield Line(Text(self.sentence([event]), HEADLINE))
            else:
                self._add(step, event)
        yield from self._finish(step)

    # ------------------------------------------------------------------- what a game says of itself

    def turn(self, table: Json) -> Line:
        """The heading of the turn a table shows: the first one has no event, so without more it is blank."""
        return Line(Text(), is_turn=True)

    def sentence(self, events: Sequence[Event]) -> str:
        """One sentence for an event, or for several of one gathered kind; its fields where there is none."""
        event = events[-1]
        if f"{self.game}-event-{event.kind}" in self.words:
            return self.words.sentence(self.game, event, self.names) or ""
        name = "" if event.seat is None else f"{self.names[event.seat]}: "
        carried = [
            str(value) for value in (event.number, event.amount, *event.carried.values()) if value is not None
        ]
        return f"{name}{' '.join([event.kind.replace('_', ' '), *carried])}"

    def style(self, event: Event) -> str:
        return "bold" if event.kind == "win" else ""

    # ---------------------------------------------------------------------------- formatting

    def _turn(self, event: Event) -> Line:
        return Line(Text(f"\n{self.sentence([event])}", HEADING), is_turn=True)

    def _finish(self, step: Step) -> Iterator[Line]:
        if step.parts:
            text = Text(BETWEEN).join(step.parts)
            if step.seat is not None and step.seat == self.me:
                text.highlight_words([self.names[step.seat]], "bold")
            yield Line(text, INDENT)
        yield from step.headlines

    def _add(self, step: Step, event: Event) -> None:
        if self._goes_on(step, event):
            step.parts.pop()
        else:
            step.speaker = step.gathered[-1].seat if step.gathered else None
            step.gathered = []
        step.gathered.append(event)
        sentence = self._without_name(step, event, self.sentence(step.gathered))
        step.parts.append(Text(sentence, self.style(event)))

    def _begins(self, step: Step, event: Event) -> bool:
        """Whether a line begins with this event, whoever spoke before."""
        return event.kind in self.NEW_LINE | self.CHAPTERS and not self._goes_on(step, event)

    def _goes_on(self, step: Step, event: Event) -> bool:
        """Whether an event belongs in the last sentence."""
        last = step.gathered[-1] if step.gathered else None
        same = last is not None and (last.kind, last.seat, last.other) == (
            event.kind,
            event.seat,
            event.other,
        )
        return event.kind in self.GATHERED and same

    def _without_name(self, step: Step, event: Event, sentence: str) -> str:
        """Sentences begin with the player's name; after another one of the same player it is left out."""
        if not step.parts or step.seat is None or event.seat is None or event.seat != step.speaker:
            return sentence
        return sentence.removeprefix(self.names[event.seat]).lstrip(": ")
