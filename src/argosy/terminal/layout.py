"""Layout that the terminal tables of all games share, and the final ranking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from argosy.core.typing import Json
    from argosy.words import Words

ACTIVE = "▶"
MINUS = "−"
AMPLE = 1000  # columns


def grid(header: bool = True, gap: int = 2) -> Table:
    """Columns without lines between them."""
    return Table(box=None, pad_edge=False, show_header=header, header_style="dim", padding=(0, gap, 0, 0))


class Fitting:
    """The first of several renderings that fits the width of the terminal, or the last."""

    def __init__(self, *forms: RenderableType) -> None:
        self.forms = forms

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        ample = options.update(max_width=AMPLE)
        fitting = (
            form for form in self.forms if Measurement.get(console, ample, form).maximum <= options.max_width
        )
        yield next(fitting, self.forms[-1])


def signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else number(amount)


def number(amount: int) -> str:
    return f"{MINUS}{-amount}" if amount < 0 else str(amount)


def ranking(
    words: Words,
    result: Json,
    names: Sequence[str],
    columns: Sequence[tuple[str, Sequence[int]]],
    notes: Sequence[str],
) -> RenderableType:
    """The winners, and each seat's place with its figures and a note."""
    table = grid()
    table.add_column("")
    table.add_column(words("terminal-column-player"))
    for heading, _ in columns:
        table.add_column(heading, justify="right")
    table.add_column("")
    place = 1
    for group in result["ranking"]:
        for seat in group:
            figures = [number(values[seat]) for _, values in columns]
            style = "bold" if seat in result["winners"] else ""
            table.add_row(f"{place}.", names[seat], *figures, Text(notes[seat], "dim"), style=style)
        place += len(group)
    winners = [names[seat] for seat in result["winners"]]
    text = words("terminal-winner" if len(winners) == 1 else "terminal-winners", names=", ".join(winners))
    title = Text(words("terminal-ranking"), "bold")
    return Group(Rule(title, align="left", style="dim"), table, Text(text, "bold green"))
