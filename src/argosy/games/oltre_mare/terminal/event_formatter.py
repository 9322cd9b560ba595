"""Oltre Mare's events as sentences: cards drawn, played and loaded together, a voyage as one line."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.core.events import Event
from argosy.core.typing import Json
from argosy.games.oltre_mare.terminal.cards import GAME, CardSet, card_name, good_name, measure, named, signs
from argosy.terminal import event_formatter
from argosy.words import Words

CARDS = frozenset({"see", "play", "load", "pirate", "hand_over"})  # in one sentence
REPEATED = frozenset({"buy", "buy_pirates", "discard"})  # once, with how often, if they are the same
SCORING = frozenset({"rank_prestige", "rank_tokens", "keep", "run", "loss", "hand_cards"})
GAINS = frozenset({"influence", "ducats", "calm_sea", "rank_prestige", "rank_tokens", "run", "prestige"})
LOSSES = frozenset({"loss", "pirates", "discard"})


class EventFormatter(event_formatter.EventFormatter):
    SILENT = frozenset({"finish_trade", "lapse_declined"})  # what comes next, or came before, says so
    NOBODYS = frozenset({"reshuffle", "return_prestige"})
    GATHERED = CARDS | REPEATED | {"sail", "run"}
    NEW_LINE = frozenset({"turn", "offer", "deal", "quiet_deal", "play", "ships", "load"})
    CHAPTERS = frozenset({"venice", "final"})
    REPLIES = frozenset({"answer", "decline", "hand_over", "prestige"})

    def __init__(self, words: Words, cards: CardSet, names: Sequence[str], me: int | None) -> None:
        super().__init__(words, GAME, names, me)
        self.cards = cards

    def turn(self, table: Json) -> event_formatter.Line:
        return self._turn(Event("turn", seat=table["active"], number=table["round"]))

    def _goes_on(self, step: event_formatter.Step, event: Event) -> bool:
        return super()._goes_on(step, event) and (event.kind not in REPEATED or step.gathered[-1] == event)

    def _begins(self, step: event_formatter.Step, event: Event) -> bool:
        """A scoring in the middle of an action has lines of its own."""
        scored = bool(step.gathered) and step.gathered[-1].kind in SCORING
        return super()._begins(step, event) or (scored and event.kind not in SCORING)

    def sentence(self, events: Sequence[Event]) -> str:
        event = events[-1]
        if event.port is not None:
            # Ports of another board have their own names.
            event = event.having(port=" → ".join(self.cards.port(e.port) for e in events if e.port))
        sentence = self.words.sentence(GAME, event, self.names)
        assert sentence is not None
        if event.kind in CARDS:
            return self._sentence_of_cards(events)
        if event.kind in REPEATED and len(events) > 1:
            return f"{sentence} ×{len(events)}"
        return self._sentence_of_runs(events) if event.kind == "run" and len(events) > 1 else sentence

    def _sentence_of_cards(self, events: Sequence[Event]) -> str:
        seats = {"name": events[0].seat, "other": events[0].other}
        cards = ", ".join(self._card(event.kind, event.card) for event in events if event.card is not None)
        arguments = {word: self.names[seat] for word, seat in seats.items() if seat is not None}
        return self.words(f"{GAME}-event-{events[0].kind}", card=cards, **arguments)

    def _sentence_of_runs(self, events: Sequence[Event]) -> str:
        """A cargo: what it brings in all, then run by run."""
        total = sum(event.amount or 0 for event in events)
        runs = []
        for event in events:
            assert event.good is not None
            good = good_name(self.words, event.good)
            runs.append(f"{self.words(f'{GAME}-goods', number=event.number, good=good)}: {event.amount}")
        ducats = self.words(f"{GAME}-ducats-object", amount=total)
        assert events[0].seat is not None
        name = self.names[events[0].seat]
        return self.words("oltre-mare-terminal-runs", name=name, ducats=ducats, runs=", ".join(runs))

    def _card(self, kind: str, card: str) -> str:
        """Played cards with their symbols, loaded ones with what they are on top, others with everything."""
        name = card_name(self.words, self.cards, card)
        if kind == "play":
            return f"{name} {signs(self.cards, card)}"
        if kind == "load":
            return f"{name} {measure(self.cards, card)}"
        return named(self.words, self.cards, card)

    def style(self, event: Event) -> str:
        if self.me is None:
            return ""
        mine = event.seat == self.me
        if event.kind in GAINS and mine:
            return "bold green"
        if event.kind in LOSSES and mine:
            return "bold red"
        return "dim" if event.kind in self.NOBODYS else ""
