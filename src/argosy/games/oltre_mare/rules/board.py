"""The board: goods and their payouts, the action table, tokens, ports and routes, from board.json."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np

from argosy.core.card_sets import data_file
from argosy.core.compiled import compiled, rule
from argosy.core.errors import InvalidData, did_you_mean, shown
from argosy.core.typing import Ints


class Good(IntEnum):
    """The seven goods; how many cards of each there are and what runs of them pay is data."""

    GEMS = 0
    SCROLLS = 1
    SILK = 2
    SALT = 3
    POTTERY = 4
    OLIVES = 5
    GRAIN = 6


class Symbol(IntEnum):
    """Top to bottom on a card, which is also the order in which they are carried out (A2)."""

    DUCAT = 0
    PIRATE = 1
    DRAW = 2
    SHIP = 3


class Token(IntEnum):
    CALM_SEA = 0
    COMPASS = 1
    PIRATES_REPELLED = 2
    GOOD_DEAL = 3
    LOCAL_INFLUENCE = 4
    GOOD_TERMS = 5


POWER_WITHOUT_INFLUENCE = 3  # local influence brings a ducat for each power above it
MOST_SYMBOLS = 4  # of one kind in a turn: one on each of at most four cards
MOST_MOVES = 4
MOST_CARDS_DRAWN = 12
LONGEST_ROW = 12
MOST_PORTS = 60
MOST_ROUTES = 62  # the routes used in a turn are the bits of one number
ID = re.compile("[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Port:
    id: str
    name: str
    x: float
    y: float


class Board:
    """board.json, read and checked piece by piece; every mistake names its place and the reason."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as problem:
            raise InvalidData(file, None, f"is not JSON ({problem})") from None
        if not isinstance(data, dict):
            self.fail(None, "must be an object with goods, action_table, port_tokens, ports and routes")
        self.data = data
        self.copies, self.payout = self._goods()
        self.action_table = self._action_table()
        self.ports = self._ports()
        self.token_count = self._tokens()
        self.routes = self._routes()

    def fail(self, place: str | None, reason: str) -> Any:
        raise InvalidData(self.file, place, reason)

    def _list(self, name: str) -> list[tuple[str, Mapping[str, Any]]]:
        value = self.data.get(name)
        if not isinstance(value, list) or not value:
            self.fail(name, "must be a list of objects, and not empty")
        for i, entry in enumerate(value):
            if not isinstance(entry, dict):
                self.fail(f"{name}[{i}]", f"must be an object, not {shown(entry)}")
        return [(f"{name}[{i}]", entry) for i, entry in enumerate(value)]

    def _number(self, place: str, value: Any, first: int, last: int) -> int:
        if type(value) is not int or not first <= value <= last:
            self.fail(place, f"must be a whole number from {first} to {last}, not {shown(value)}")
        return int(value)

    def _numbers(self, place: str, value: Any, shortest: int, longest: int, largest: int) -> list[int]:
        if not isinstance(value, list) or not shortest <= len(value) <= longest:
            length = str(shortest) if shortest == longest else f"{shortest} to {longest}"
            self.fail(place, f"must be a list of {length} numbers, not {shown(value)}")
        return [self._number(f"{place}[{i}]", number, 0, largest) for i, number in enumerate(value)]

    def _counts(self, name: str, kinds: type[IntEnum], key: str) -> dict[int, tuple[str, Mapping[str, Any]]]:
        """A list with one entry for each member of an enumeration, by id."""
        known = [kind.name.lower() for kind in kinds]
        found: dict[int, tuple[str, Mapping[str, Any]]] = {}
        for place, entry in self._list(name):
            kind = str(entry.get("id"))
            if kind not in known:
                self.fail(
                    f"{place}.id", f"is {shown(kind)}{did_you_mean(kind, known)}; ids are {', '.join(known)}"
                )
            number = known.index(kind)
            if number in found:
                self.fail(f"{place}.id", f"{kind} is listed twice")
            self._number(f"{place}.{key}", entry.get(key), 0, 126)
            found[number] = (place, entry)
        if missing := [kind for number, kind in enumerate(known) if number not in found]:
            self.fail(name, f"{', '.join(missing)} missing")
        return found

    def _goods(self) -> tuple[list[int], list[list[int]]]:
        entries = self._counts("goods", Good, "copies")
        rows = []
        for good in Good:
            place, entry = entries[good]
            rows.append(self._numbers(f"{place}.payout", entry.get("payout"), 1, LONGEST_ROW, 99))
        return [int(entries[good][1]["copies"]) for good in Good], rows

    def _action_table(self) -> list[list[int]]:
        table = self.data.get("action_table")
        if not isinstance(table, dict):
            self.fail("action_table", "must be an object with a row for ducat, pirate, draw and ship")
        rows = []
        for symbol in Symbol:
            name = symbol.name.lower()
            most = {Symbol.DUCAT: 99, Symbol.SHIP: MOST_MOVES}.get(symbol, MOST_CARDS_DRAWN)
            place = f"action_table.{name}"
            row = self._numbers(place, table.get(name), MOST_SYMBOLS + 1, MOST_SYMBOLS + 1, most)
            if row[0] != 0:
                self.fail(f"{place}[0]", "no symbol, no effect: must be 0")
            rows.append(row)
        return rows

    def _tokens(self) -> list[int]:
        entries = self._counts("port_tokens", Token, "count")
        counts = [int(entries[token][1]["count"]) for token in Token]
        if sum(counts) < len(self.ports):
            self.fail("port_tokens", f"{sum(counts)} tokens do not cover {len(self.ports)} ports")
        return counts

    def _ports(self) -> list[Port]:
        ports: list[Port] = []
        for place, entry in self._list("ports"):
            name = entry.get("id")
            if not isinstance(name, str) or not ID.fullmatch(name) or name == "stay":
                why = f"must be small letters, digits and _ (and not 'stay'), not {shown(name)}"
                self.fail(f"{place}.id", why)
            if name in {port.id for port in ports}:
                self.fail(f"{place}.id", f"{name} is listed twice")
            title = entry.get("name", name)
            if not isinstance(title, str) or not title.strip():
                self.fail(f"{place}.name", f"must be a name, not {shown(title)}")
            where = [entry.get(axis, 0) for axis in "xy"]
            if not all(type(value) in (int, float) and math.isfinite(value) for value in where):
                self.fail(place, "x and y must be numbers")
            ports.append(Port(str(name), str(title), *where))
        if not 5 <= len(ports) <= MOST_PORTS:
            self.fail("ports", f"there must be 5 to {MOST_PORTS}, not {len(ports)}")
        return ports

    def _routes(self) -> list[tuple[int, int]]:
        known = {port.id: number for number, port in enumerate(self.ports)}
        routes: list[tuple[int, int]] = []
        for place, entry in self._list("routes"):
            for end in "ab":
                port = entry.get(end)
                if not isinstance(port, str) or port not in known:
                    self.fail(f"{place}.{end}", f"there is no port {shown(port)}{did_you_mean(port, known)}")
            first, second = sorted(known[entry[end]] for end in "ab")
            if first == second:
                self.fail(place, f"leads from {entry['a']} to itself")
            if (first, second) in routes:
                self.fail(place, f"{entry['a']} and {entry['b']} are joined twice")
            routes.append((first, second))
        if len(routes) > MOST_ROUTES:
            self.fail("routes", f"there may be at most {MOST_ROUTES}, not {len(routes)}")
        reached, border = {0}, {0}
        while border:
            border = {b for route in routes for a, b in (route, route[::-1]) if a in border} - reached
            reached |= border
        for number, port in enumerate(self.ports):
            if number not in reached:
                self.fail(f"ports[{number}]", f"no way leads from {self.ports[0].id} to {port.id}")
        return routes


_file = data_file(__package__, "board.json")
BOARD = Board(_file.name, _file.text)

GOODS = len(Good)
GOOD_IDS = tuple(good.name.lower() for good in Good)
SYMBOL_IDS = tuple(symbol.name.lower() for symbol in Symbol)
TOKEN_IDS = tuple(token.name.lower() for token in Token)
PORTS = tuple(BOARD.ports)
PORT_IDS = tuple(port.id for port in PORTS)
PORT_NUMBER = {port.id: number for number, port in enumerate(PORTS)}
PORT_COUNT = len(PORTS)
ROUTES = tuple(BOARD.routes)

COPIES = np.array(BOARD.copies, np.int16)
TOKEN_COUNT = np.array(BOARD.token_count, np.int16)
ACTION_TABLE = np.array(BOARD.action_table, np.int16)
PAYOUT = np.array([[0, *row, *[row[-1]] * (LONGEST_ROW - len(row))] for row in BOARD.payout], np.int16)

_ways = [
    [(r, b) for r, route in enumerate(ROUTES) for a, b in (route, route[::-1]) if a == p]
    for p in range(PORT_COUNT)
]
WAYS = np.array([len(ways) for ways in _ways], np.int16)  # how many routes begin at a port
ROUTE_FROM = np.array([[r for r, _ in ways] + [0] * (WAYS.max() - len(ways)) for ways in _ways], np.int16)
PORT_TO = np.array([[p for _, p in ways] + [0] * (WAYS.max() - len(ways)) for ways in _ways], np.int16)


@rule
def payout(good: int, length: int) -> int:
    """8.2: what a run pays; one longer than its row pays the last figure."""
    return int(PAYOUT[good, min(length, LONGEST_ROW)])


@rule
def route_between(here: int, there: int) -> int:
    """The number of the route that joins two ports, or -1."""
    for way in range(WAYS[here]):
        if PORT_TO[here, way] == there:
            return int(ROUTE_FROM[here, way])
    return -1


@compiled(f"{__name__}.longest_trail_of_0")
def _longest_of_0(_port: int, _used: int) -> int:
    return 0


def _one_longer(shorter: Any, length: int) -> Any:
    """The longest trail of at most `length` moves. One function per length: a GPU knows no recursion."""

    @compiled(f"{__name__}.longest_trail_of_{length}")
    def longest(port: int, used: int) -> int:
        best = 0
        for way in range(WAYS[port]):
            route = int(ROUTE_FROM[port, way])
            if (used >> route) & 1 == 0:
                best = max(best, 1 + shorter(int(PORT_TO[port, way]), used | (1 << route)))
                if best == length:
                    return best
        return best

    return longest


_longest_of_1 = _one_longer(_longest_of_0, 1)
_longest_of_2 = _one_longer(_longest_of_1, 2)
_longest_of_3 = _one_longer(_longest_of_2, 3)
_longest_of_4 = _one_longer(_longest_of_3, 4)


@rule
def longest_trail(port: int, used: int, moves: int) -> int:
    """A6: how many of so many moves can be made from a port, each route at most once."""
    if moves == 1:
        return int(_longest_of_1(port, used))
    if moves == 2:
        return int(_longest_of_2(port, used))
    if moves == 3:
        return int(_longest_of_3(port, used))
    if moves == 4:
        return int(_longest_of_4(port, used))
    return 0


def neighbours(port: int) -> Ints:
    return PORT_TO[port, : WAYS[port]]
