"""Port Royal's events as sentences: drawn cards with their figures, persons sent away by number."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.core.events import Event
from argosy.core.typing import Json
from argosy.games.port_royal.terminal.cards import GAME, named, summary
from argosy.terminal import event_formatter


class EventFormatter(event_formatter.EventFormatter):
    NOBODYS = frozenset({"skip", "clear", "reshuffle"})
    GATHERED = frozenset({"reveal", "dismiss"})
    NEW_LINE = frozenset({"turn", "stop", "jester"})

    def turn(self, table: Json) -> event_formatter.Line:
        return self._turn(Event("turn", seat=table["active"], amount=table["turn"]))

    def sentence(self, events: Sequence[Event]) -> str:
        event = events[-1]
        sentence = self.words.sentence(GAME, event, self.names)
        assert sentence is not None
        if event.kind not in self.GATHERED:
            return sentence
        assert event.seat is not None
        cards = [event.card for event in events if event.card is not None]
        drawn = event.kind == "reveal"
        shown = ", ".join(named(self.words, card) for card in cards) if drawn else summary(self.words, cards)
        return self.words(f"{GAME}-event-{event.kind}", name=self.names[event.seat], card=shown)

    def style(self, event: Event) -> str:
        if event.kind == "bust":
            return "bold red"
        if self.me is None:
            return ""
        mine = event.seat == self.me
        if (event.kind == "gain" and mine) or (event.kind == "fee" and event.other == self.me):
            return "bold green"
        if event.kind in {"taxed", "fee"} and mine:
            return "bold red"
        return "dim" if event.kind in self.NOBODYS and not mine else ""
