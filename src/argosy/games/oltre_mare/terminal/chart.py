"""The board as a map of characters: ports by three letters, tokens by signs, ships by the seat's number."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from argosy.core.typing import Json
from argosy.games.oltre_mare.terminal.cards import TOKEN_SIGN, CardSet

COLUMNS, ROWS = 76, 20
NARROWEST = 60  # columns; where there are fewer, ports are listed
ROUTE = "·"
MARK = 3  # letters
STYLES = {"port": "", "reach": "bold reverse", "token": "yellow", "ship": "bold cyan", "route": "dim"}


def marks(cards: CardSet) -> dict[str, str]:
    """Three letters for each port, each once."""
    taken: dict[str, str] = {}
    for port in cards.ports.values():
        letters = [letter for letter in port.name.upper() if letter.isalnum()] or list(port.id.upper())
        letters += [ROUTE] * (MARK - len(letters))
        tries = [letters[:MARK], *([*letters[:2], letter] for letter in [*letters[MARK:], *"23456789"])]
        tries += [[letters[0], *f"{number:02}"] for number in range(100)]
        taken[port.id] = next(mark for mark in map("".join, tries) if mark not in taken.values())
    return taken


@dataclass(frozen=True, slots=True)
class Label:
    """What is drawn at a port, piece by piece with its style."""

    pieces: tuple[tuple[str, str], ...]

    @property
    def width(self) -> int:
        return sum(len(text) for text, _ in self.pieces)

    def cells(self) -> Iterator[tuple[str, str]]:
        for text, style in self.pieces:
            yield from ((character, style) for character in text)


class Chart:
    """Where everything lies; as wide as the terminal allows."""

    def __init__(self, cards: CardSet, shown: Json, reach: Collection[str] = ()) -> None:
        self.cards = cards
        self.marks = marks(cards)
        self.labels = {port: self._label(port, shown, port in reach) for port in cards.ports}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = min(COLUMNS, options.max_width)
        places = self._places(columns) if columns >= NARROWEST else None
        yield self._listed() if places is None else self._drawn(places, columns)

    def _label(self, port: str, shown: Json, in_reach: bool) -> Label:
        mark = self.marks[port]
        ships = "".join(str(seat) for seat, figures in enumerate(shown["seats"]) if figures["ship"] == port)
        return Label(
            (
                (f"[{mark}]", "reach") if in_reach else (mark, "port"),
                (TOKEN_SIGN.get(shown["ports"].get(port), ""), "token"),
                (ships, "ship"),
            )
        )

    def _listed(self) -> Text:
        return Text("  ").join(_styled(label.cells()) for label in self.labels.values())

    # ------------------------------------------------------------------------------ the map

    def _places(self, columns: int) -> Mapping[str, tuple[int, int]] | None:
        """Row and column of each label, as near to its port as others let it; None if there is no room."""
        ports = sorted(self.cards.ports.values(), key=lambda port: (port.y, port.x))
        x, y = [port.x for port in ports], [port.y for port in ports]
        taken: set[tuple[int, int]] = set()
        places: dict[str, tuple[int, int]] = {}
        for port in ports:
            width = self.labels[port.id].width
            row = _scaled(port.y, min(y), max(y), ROWS - 1)
            column = _scaled(port.x, min(x), max(x), columns - MARK - 3)
            near = sorted(_around(row, column, columns - width), key=lambda place: place[0])
            free = (
                place
                for _, place in near
                if not any((place[0], place[1] + cell) in taken for cell in range(-1, width + 1))
            )
            if (found := next(free, None)) is None:
                return None
            places[port.id] = found
            taken |= {(found[0], found[1] + cell) for cell in range(width)}
        return places

    def _drawn(self, places: Mapping[str, tuple[int, int]], columns: int) -> Text:
        cells = {cell: (ROUTE, "route") for a, b in self.cards.routes for cell in _line(places[a], places[b])}
        for port, (row, column) in places.items():
            for at, cell in enumerate(self.labels[port].cells()):
                cells[row, column + at] = cell
        blank = (" ", "route")
        lines = ([cells.get((row, column), blank) for column in range(columns)] for row in range(ROWS))
        return Text("\n").join(_styled(line) for line in lines)


def _scaled(value: float, least: float, most: float, last: int) -> int:
    return round((value - least) / (most - least) * last) if most > least else last // 2


def _around(row: int, column: int, last: int) -> Iterator[tuple[int, tuple[int, int]]]:
    """Places near a place, with how far they are off."""
    for down in range(-3, 4):
        for right in range(-8, 9):
            if 0 <= row + down < ROWS and 0 <= column + right <= last:
                yield abs(down) * 3 + abs(right), (row + down, column + right)


def _line(here: tuple[int, int], there: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The cells between the middle letters of two marks."""
    steps = max(2 * abs(there[0] - here[0]), abs(there[1] - here[1]))
    for step in range(1, steps):
        part = step / steps
        yield (
            round(here[0] + (there[0] - here[0]) * part),
            round(here[1] + 1 + (there[1] - here[1]) * part),
        )


def _styled(cells: Iterable[tuple[str, str]]) -> Text:
    text = Text()
    for style, run in groupby(cells, key=lambda cell: cell[1]):
        text.append("".join(character for character, _ in run), STYLES[style])
    text.rstrip()
    return text
