"""Port Royal's events as sentences: drawn cards with their figures, persons sent away by number."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.commands import story
from argosy.commands.port_royal.cards import GAME, named, summary
from argosy.core.events import Event
from argosy.core.typing import Json
from argosy.words import SILENT


class Story(story.Story):
    SILENT = SILENT[GAME]
    NOBODYS = frozenset({"skip", "clear", "reshuffle"})
    GATHERED = frozenset({"reveal", "dismiss"})
    NEW_LINE = frozenset({"turn", "stop", "jester"})
    HEADLINES = frozenset({"last_round", "over"})

    def first_turn(self, table: Json) -> Event:
        return Event("turn", seat=table["active"], amount=table["turn"])

    def tell(self, events: Sequence[Event]) -> str:
        event = events[-1]
        told = self.words.tell(GAME, event, self.names)
        assert told is not None
        if event.kind not in self.GATHERED:
            return told
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
