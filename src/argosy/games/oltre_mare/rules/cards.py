"""The goods cards: read from cards.csv, checked, and laid out as arrays indexed by face.

Every card is different, so a card's face is its id. Faces are ordered by good, whatever the order of the
file; the Venice card comes last.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.core.card_sets import data_file
from argosy.core.errors import InvalidData, did_you_mean, shown

from .board import BOARD, COPIES, GOOD_IDS, PORT_IDS, PORT_NUMBER, SYMBOL_IDS, TOKEN_IDS, Good, Symbol

COLUMNS = ("id", "good", "symbol_1", "symbol_2", "power", "load", "port")
CARD_ID = re.compile("[a-z][a-z0-9_-]*")
MOST_POWER = 12
MOST_LOAD = 4  # B6: four purchases must always reach it
NO_PORT = -1
MOST_GOODS_CARDS = 125  # with Venice, two numbers of 63 bits hold a set of them
HAND_CARDS = 4  # dealt to each player
FEWEST_IN_DECK = 10  # after the set-up, for any number of players


@dataclass(frozen=True, slots=True)
class Card:
    """One goods card, as the file has it."""

    id: str
    good: Good
    symbols: tuple[Symbol, Symbol]
    power: int
    load: int
    port: int


class _Reader:
    """cards.csv, row by row; every mistake names its row and the reason."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.row = 0
        self.lines = csv.DictReader(text.splitlines())

    def fail(self, reason: str) -> Any:
        raise InvalidData(self.file, self.row or None, reason)

    def cards(self) -> Iterator[Card]:
        if missing := [name for name in COLUMNS if name not in (self.lines.fieldnames or ())]:
            self.fail(f"the heading lacks {', '.join(missing)}; columns are {','.join(COLUMNS)}")
        seen: dict[str, int] = {}
        for row in self.lines:
            self.row += 1
            if any(row[name] is None for name in COLUMNS):
                self.fail(f"has fewer than {len(COLUMNS)} columns")
            name = row["id"].strip()
            if not CARD_ID.fullmatch(name) or name == "venice":
                self.fail(f"id {name!r} must be small letters, digits, - and _ (and not 'venice')")
            if name in seen:
                self.fail(f"id {name} is already that of row {seen[name]}")
            seen[name] = self.row
            symbols = (
                Symbol(self.word(row, "symbol_1", SYMBOL_IDS)),
                Symbol(self.word(row, "symbol_2", SYMBOL_IDS)),
            )
            if symbols[0] == symbols[1]:
                self.fail(f"the two symbols of a card are different; both are {row['symbol_1']}")
            yield Card(
                id=name,
                good=Good(self.word(row, "good", GOOD_IDS)),
                symbols=symbols,
                power=self.number(row, "power", MOST_POWER),
                load=self.number(row, "load", MOST_LOAD),
                port=PORT_NUMBER[PORT_IDS[self.word(row, "port", PORT_IDS)]]
                if row["port"].strip()
                else NO_PORT,
            )

    def word(self, row: dict[str, str], column: str, known: tuple[str, ...]) -> int:
        value = row[column].strip()
        if value not in known:
            self.fail(f"{column} {value!r} is not known{did_you_mean(value, known)}")
        return known.index(value)

    def number(self, row: dict[str, str], column: str, most: int) -> int:
        value = row[column].strip()
        if not re.fullmatch("[0-9]{1,3}", value) or not 1 <= int(value) <= most:
            self.fail(f"{column} must be a whole number from 1 to {most}, not {shown(value)}")
        return int(value)


def _read() -> tuple[Card, ...]:
    file = data_file(__package__, "cards.csv")
    reader = _Reader(file.name, file.text)
    try:
        cards = sorted(reader.cards(), key=lambda card: card.good)
    except csv.Error as problem:
        reader.row += 1
        reader.fail(str(problem))
    reader.row = 0
    for good in Good:
        found = sum(card.good == good for card in cards)
        if found != COPIES[good]:
            reader.fail(f"{found} cards of {GOOD_IDS[good]}; {BOARD.file} says {COPIES[good]} copies")
    if len(cards) > MOST_GOODS_CARDS:
        reader.fail(f"there may be at most {MOST_GOODS_CARDS} cards, not {len(cards)}")
    # S2, S4, S5: two players leave out the grain; everybody needs a start card with a port and a hand.
    for players, game in ((2, [card for card in cards if card.good != Good.GRAIN]), (5, cards)):
        if sum(card.port != NO_PORT for card in game) < players:
            reader.fail(f"{players} players need as many start cards: cards with a port")
        if len(game) < players * (1 + HAND_CARDS) + FEWEST_IN_DECK:
            reader.fail(f"{len(game)} cards are too few for {players} players")
    return tuple(cards)


CARDS = _read()
VENICE = len(CARDS)
FACE_IDS = (*(card.id for card in CARDS), "venice")
FACE_NUMBER = {face: number for number, face in enumerate(FACE_IDS)}
GOODS_CARDS = len(CARDS)
CARD_COUNT = len(FACE_IDS)

# What events can name, by number: first the cards, then goods, ports, tokens and symbols.
THINGS = (
    *(("card", face) for face in FACE_IDS),
    *(("good", good) for good in GOOD_IDS),
    *(("port", port) for port in PORT_IDS),
    *(("token", token) for token in TOKEN_IDS),
    *(("symbol", symbol) for symbol in SYMBOL_IDS),
)
GOOD_THING = THINGS.index(("good", GOOD_IDS[0]))
PORT_THING = THINGS.index(("port", PORT_IDS[0]))
TOKEN_THING = THINGS.index(("token", TOKEN_IDS[0]))
SYMBOL_THING = THINGS.index(("symbol", SYMBOL_IDS[0]))


def _column(value: Callable[[Card], Any]) -> npt.NDArray[np.int16]:
    """One number per face; Venice is no goods card and has -1."""
    column = np.array([*(value(card) for card in CARDS), -1], np.int16)
    column.flags.writeable = False
    return column


GOOD = _column(lambda card: card.good)
GOOD_OF: list[int] = GOOD.tolist()  # the same for plain Python
POWER = _column(lambda card: card.power)
LOAD = _column(lambda card: card.load)
PORT = _column(lambda card: card.port)
HAS = np.array([[symbol in card.symbols for symbol in Symbol] for card in CARDS], np.int16)
