"""What cards to play or to load would bring, before it is decided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from argosy.core.events import Event
from argosy.core.typing import Json
from argosy.games.oltre_mare.terminal.cards import GAME, CardSet, good_name
from argosy.words import Words

EFFECTS = frozenset({"ducats", "calm_sea", "pirates", "repelled", "draws", "ships"})
BETWEEN = " · "


def of_play(words: Words, events: Iterable[Event], names: Sequence[str]) -> Text:
    """Ducats, pirate cards, cards and moves: the same in every world a seat can imagine."""
    sentences = [_without_name(words, event, names) for event in events if event.kind in EFFECTS]
    return Text(BETWEEN.join(sentences))


def _without_name(words: Words, event: Event, names: Sequence[str]) -> str:
    sentence = words.sentence(GAME, event, names)
    assert sentence is not None
    assert event.seat is not None
    return sentence.removeprefix(names[event.seat]).lstrip(": ")


def of_load(words: Words, cards: CardSet, view: Json, order: Sequence[str]) -> Text:
    """The runs, bottom to top, with what they pay; the first may lengthen the one on top of the cargo."""
    me = view["seats"][view["seat"]]
    below = list(view["cargo"] or ([] if me["top"] is None else [me["top"]]))
    parts: list[str] = []
    for good, run in groupby([*below, *order], key=cards.good):
        several = list(run)
        if not any(card in order for card in several):
            continue
        lengthens = not all(card in order for card in several)
        parts.append(_run(words, cards, good, len(several), lengthens and view["cargo"] is None))
    top = cards.card[order[-1]]
    parts.append(words("oltre-mare-terminal-next-top", power=str(top.power), load=str(top.load)))
    return Text(BETWEEN.join(parts))


def _run(words: Words, cards: CardSet, good: str, length: int, at_least: bool) -> str:
    """What lies under the top card may not be looked at: then the run may be longer."""
    message = "oltre-mare-terminal-run-at-least" if at_least else "oltre-mare-terminal-run"
    goods = words(f"{GAME}-goods", number=length, good=good_name(words, good))
    ducats = words(f"{GAME}-ducats-object", amount=cards.payout(good, length))
    return words(message, goods=goods, ducats=ducats)
