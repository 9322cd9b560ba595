"""The odds of Oltre Mare's next card: its good, and whether it is Venice."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from argosy.core.typing import Json
from argosy.games.oltre_mare.terminal.cards import CardSet, good_name
from argosy.terminal.odds_table import percentage, shares
from argosy.words import Words


def by_good(words: Words, cards: CardSet, odds: Json) -> RenderableType:
    if not odds["cards"]:
        return Text(words("oltre-mare-terminal-no-card"), "bold")
    counts = cards.goods(odds["next"])
    rows = [(good_name(words, good), str(counts[good]), share) for good, share in odds["goods"].items()]
    venice = words("oltre-mare-terminal-venice-next", percent=percentage(odds["venice"]))
    title = words("oltre-mare-terminal-next-good", amount=odds["cards"])
    return Group(Text(venice, "bold"), Text(title, "bold"), shares(words, rows))
