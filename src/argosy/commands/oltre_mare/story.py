"""Oltre Mare's events as sentences: cards drawn, played and loaded together, a voyage as one line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from argosy.commands import story
from argosy.commands.oltre_mare.cards import GAME, CardSet, measure, named, signs
from argosy.core.events import Event
from argosy.core.typing import Json
from argosy.words import SILENT, Words, is_silent

GAINS = frozenset({"influence", "ducats", "calm_sea", "rank_prestige", "rank_tokens", "run", "prestige"})
LOSSES = frozenset({"loss", "pirates", "discard"})


class Story(story.Story):
    SILENT = SILENT[GAME] | {"finish_trade"}
    NOBODYS = frozenset({"reshuffle", "return_prestige"})
    GATHERED = frozenset({"see", "play", "load", "sail", "pirate", "hand_over"})
    NEW_LINE = frozenset({"turn", "offer", "answer", "deal", "decline", "withdraw", "play", "ships", "load"})
    HEADLINES = frozenset({"last_round", "over"})
    CHAPTERS = frozenset({"venice", "final"})

    def __init__(self, words: Words, cards: CardSet, names: Sequence[str], me: int | None) -> None:
        super().__init__(words, names, me)
        self.cards = cards

    def first_turn(self, table: Json) -> Event:
        return Event("turn", seat=table["active"], number=table["round"])

    def is_silent(self, event: Event) -> bool:
        return super().is_silent(event) or is_silent(GAME, event)

    def tell(self, events: Sequence[Event]) -> str:
        event = events[-1]
        if event.port is not None:
            # Ports of another board have their own names.
            event = replace(event, port=" → ".join(self.cards.port(e.port) for e in events if e.port))
        told = self.words.tell(GAME, event, self.names)
        assert told is not None
        if event.card is None or event.kind not in self.GATHERED:
            return told
        arguments = {"name": self.names[event.seat or 0]}
        if event.other is not None:
            arguments["other"] = self.names[event.other]
        cards = ", ".join(self._card(event.kind, e.card) for e in events if e.card is not None)
        return self.words(f"{GAME}-event-{event.kind}", card=cards, **arguments)

    def _card(self, kind: str, card: str) -> str:
        """Played cards with their symbols, loaded ones with what they are on top, others with everything."""
        name = self.words.card(GAME, card)
        if kind == "play":
            return f"{name} {signs(self.cards, card)}"
        return (
            f"{name} {measure(self.cards, card)}" if kind == "load" else named(self.words, self.cards, card)
        )

    def style(self, event: Event) -> str:
        if self.me is None:
            return ""
        mine = event.seat == self.me
        if event.kind in GAINS and mine:
            return "bold green"
        if event.kind in LOSSES and mine:
            return "bold red"
        return "dim" if event.kind in self.NOBODYS else ""
