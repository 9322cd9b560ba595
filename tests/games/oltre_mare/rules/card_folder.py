"""A folder with a card set to be changed, and what is wrong with it."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy import Game
from argosy.core.errors import InvalidData
from argosy.games.oltre_mare import rules

DATA = Path(rules.__file__).parent
COLUMNS = ["id", "good", "symbol_1", "symbol_2", "power", "load", "port"]
GOODS = ["gems", "scrolls", "silk", "salt", "pottery", "olives", "grain"]
Rows = list[dict[str, str]]
Board = dict[str, Any]


class Folder:
    """A card set in a folder: read, changed, written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.cards, self.board = path / "cards.csv", path / "board.json"

    def copy_of_the_games_own(self) -> Folder:
        self.path.mkdir(parents=True, exist_ok=True)
        for name in ("cards.csv", "board.json"):
            (self.path / name).write_bytes((DATA / name).read_bytes())
        return self

    def rows(self) -> Rows:
        with self.cards.open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))

    def write_rows(self, rows: Rows, columns: list[str] = COLUMNS) -> None:
        with self.cards.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, columns, extrasaction="ignore")
            writer.writeheader()
            writer.writerows(rows)

    def change_row(self, number: int, **cells: str) -> None:
        rows = self.rows()
        rows[number - 1] |= cells
        self.write_rows(rows)

    def read_board(self) -> Board:
        board: Board = json.loads(self.board.read_text(encoding="utf-8"))
        return board

    def write_board(self, board: Any) -> None:
        self.board.write_text(json.dumps(board), encoding="utf-8")

    def change_board(self, change: Callable[[Board], Any]) -> None:
        board = self.read_board()
        change(board)
        self.write_board(board)

    def game(self) -> Game:
        return argosy.game("oltre-mare", data=self.path)


def loaded() -> set[str]:
    """The modules of all sets that are loaded now."""
    return {name for name in sys.modules if "oltre_mare__" in name}


def mistake(folder: Folder) -> InvalidData:
    """Why a set cannot be played; nothing of it stays behind."""
    before = loaded()
    with pytest.raises(InvalidData) as caught:
        folder.game()
    assert loaded() == before
    found = caught.value
    places = {type(None): "", int: f", row {found.row}", str: f", {found.row}"}
    assert str(found) == f"{found.file}{places[type(found.row)]}: {found.reason}"
    return found


def wrong_card(folder: Folder) -> tuple[int | str | None, str]:
    found = mistake(folder)
    assert found.file == str(folder.cards)
    return found.row, found.reason


def with_125_cards(folder: Folder) -> Folder:
    """As many cards as a set may have."""
    folder.copy_of_the_games_own()
    rows = folder.rows()
    folder.write_rows([*rows, *({**row, "id": f"more-{row['id']}", "port": ""} for row in rows[-27:])])

    def count(board: Board) -> None:
        for good in board["goods"]:
            good["copies"] += {"grain": 20, "olives": 7}.get(good["id"], 0)

    folder.change_board(count)
    return folder


def at(*path: Any) -> Callable[[Board, Any], None]:
    """Puts a value at a place of the board, or with DELETE removes what is there."""

    def put(board: Board, value: Any) -> None:
        node: Any = board
        for key in path[:-1]:
            node = node[key]
        if value is DELETE:
            del node[path[-1]]
        else:
            node[path[-1]] = value

    return put


DELETE = object()
