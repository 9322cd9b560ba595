"""The map of Oltre Mare in characters: every port once, wide or narrow, whatever the board."""

from __future__ import annotations

import io
import re
from dataclasses import replace

import pytest
from rich.console import Console

import argosy
from argosy.core.typing import Json
from argosy.games.oltre_mare.terminal.cards import CardSet
from argosy.games.oltre_mare.terminal.chart import ROWS, Chart, marks

GAME = argosy.game("oltre-mare")


def own_set() -> CardSet:
    """A set whose ports can be changed."""
    return CardSet(GAME)


def drawn(cards: CardSet, columns: int, **changes: object) -> str:
    shown: Json = {"seats": [{"ship": "corfu"}, {"ship": "corfu"}], "ports": {"corfu": "compass"}, **changes}
    console = Console(file=io.StringIO(), width=columns, color_system=None)
    console.print(Chart(cards, shown, ["candia"]))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("columns", [200, 80, 60, 59, 30])
def test_every_port_stands_on_the_map_once(columns: int) -> None:
    chart = drawn(own_set(), columns)
    found = re.findall("[A-Z]{3}", chart)
    assert sorted(found) == sorted(marks(own_set()).values())
    assert max(len(line.rstrip()) for line in chart.splitlines()) <= columns
    assert "COR+01" in chart
    assert "[CAN]" in chart


def test_ports_lie_as_on_the_board() -> None:
    lines = drawn(own_set(), 80).splitlines()
    assert len(lines) <= ROWS
    row = {mark: y for y, line in enumerate(lines) for mark in re.findall("[A-Z]{3}", line)}
    column = {mark: line.index(mark) for line in lines for mark in re.findall("[A-Z]{3}", line)}
    assert row["VEN"] < row["BRI"] < row["MES"] < row["TRI"]
    assert column["TUN"] < column["MES"] < column["CAN"] < column["FAM"]


def test_a_terminal_too_narrow_for_a_map_gets_a_list() -> None:
    assert "·" in drawn(own_set(), 60)
    assert "·" not in drawn(own_set(), 59)


@pytest.mark.parametrize("columns", [80, 40])
def test_a_board_whose_ports_lie_all_in_one_place_is_listed(columns: int) -> None:
    cards = own_set()
    cards.ports = {name: replace(port, x=0, y=0) for name, port in cards.ports.items()}
    assert len(re.findall("[A-Z]{3}", drawn(cards, columns))) == len(cards.ports)


def test_ports_of_one_beginning_get_different_letters() -> None:
    cards = own_set()
    names = ("Porto", "Porta", "Port Royal", "P", "Pó", "Porto", "…", "Port")
    for (key, port), name in zip(list(cards.ports.items()), names, strict=False):
        cards.ports[key] = replace(port, name=name)
    found = marks(cards)
    assert len(set(found.values())) == len(cards.ports)
    assert all(len(mark) == 3 for mark in found.values())
