"""The odds of the next card as a person reads them."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from argosy.commands.cards import GAME
from argosy.core.typing import Json
from argosy.words import Words

BAR = "█"
WIDEST = 30  # characters of a bar that means certainty


def by_kind(words: Words, odds: Json) -> RenderableType:
    """The bust probability, and what kind of card may come."""
    kinds = {words(f"terminal-kind-{kind}"): count for kind, count in odds["kinds"].items() if count}
    return Group(_bust(words, odds), Text(words("terminal-next-card"), "bold"), _shares(words, kinds))


def by_card(words: Words, odds: Json) -> RenderableType:
    """Also which card may come: faces of one name together."""
    cards: Counter[str] = Counter()
    for card, count in odds["next"].items():
        cards[words.card(GAME, card)] += count
    return Group(by_kind(words, odds), Text(), _shares(words, cards))


def _bust(words: Words, odds: Json) -> Text:
    if odds["bust"] is None:
        return Text(words("terminal-no-draw"), "bold")
    return Text(words("terminal-bust", percent=_percent(odds["bust"])), "bold")


def _shares(words: Words, counts: dict[str, int]) -> Table:
    total = sum(counts.values())
    grid = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(justify="right")
    for name, count in counts.items():
        share = count / total
        percent = words("terminal-percent", percent=_percent(share))
        grid.add_row(name, str(count), percent, Text(BAR * round(WIDEST * share), "cyan"))
    return grid


def _percent(share: float) -> float:
    return round(100 * share, 1)
