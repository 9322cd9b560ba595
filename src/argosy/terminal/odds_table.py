"""Odds as a table: a line with a percentage and a bar for everything that may come."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from argosy.terminal.layout import grid
from argosy.words import Words

BAR = "█"
WIDEST = 30  # characters of a bar that means certainty


def shares(words: Words, rows: Iterable[tuple[str, str, float]]) -> Table:
    """What may come, in which number, and how probable it is."""
    table = grid(header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right")
    for name, number, share in rows:
        percent = words("terminal-percent", percent=percentage(share))
        table.add_row(name, number, percent, Text(BAR * round(WIDEST * share), "cyan"))
    return table


def percentage(share: float) -> float:
    return round(100 * share, 1)
