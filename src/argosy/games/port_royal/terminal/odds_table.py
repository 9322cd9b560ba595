"""The odds of Port Royal's next card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from argosy.core.typing import Json
from argosy.games.port_royal.terminal.cards import GAME
from argosy.terminal.odds_table import percentage, shares
from argosy.words import Words


def by_kind(words: Words, odds: Json) -> RenderableType:
    """The bust probability, and what kind of card may come."""
    kinds = {words(f"{GAME}-terminal-kind-{kind}"): count for kind, count in odds["kinds"].items() if count}
    return Group(
        _bust(words, odds), Text(words("port-royal-terminal-next-card"), "bold"), _counted(words, kinds)
    )


def by_card(words: Words, odds: Json) -> RenderableType:
    """Also which card may come: faces of one name together."""
    cards: Counter[str] = Counter()
    for card, count in odds["next"].items():
        cards[words.card(GAME, card)] += count
    return Group(by_kind(words, odds), Text(), _counted(words, cards))


def _bust(words: Words, odds: Json) -> Text:
    if odds["bust"] is None:
        return Text(words("port-royal-terminal-no-draw"), "bold")
    return Text(words("port-royal-terminal-bust", percent=percentage(odds["bust"])), "bold")


def _counted(words: Words, counts: Mapping[str, int]) -> Table:
    total = sum(counts.values())
    return shares(words, ((name, str(count), count / total) for name, count in counts.items()))
