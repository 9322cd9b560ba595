"""Wrong card sets: each mistake is named by file, row and reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy.core.errors import InvalidData
from games.oltre_mare.rules.card_folder import (
    COLUMNS,
    DELETE,
    GOODS,
    Board,
    Folder,
    at,
    mistake,
    with_125_cards,
    wrong_card,
)


def wrong_board(folder: Folder) -> tuple[int | str | None, str]:
    found = mistake(folder)
    assert found.file == str(folder.board)
    return found.row, found.reason


# -------------------------------------------------------------------------------- mistakes in the cards


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        ({"good": "slk"}, "good 'slk' is not known (did you mean 'silk'?)"),
        ({"good": "spices"}, "good 'spices' is not known"),
        ({"good": ""}, "good '' is not known"),
        ({"good": "Silk"}, "good 'Silk' is not known (did you mean 'silk'?)"),
        ({"symbol_1": "ducats"}, "symbol_1 'ducats' is not known (did you mean 'ducat'?)"),
        ({"symbol_1": ""}, "symbol_1 '' is not known"),
        ({"symbol_2": "flag"}, "symbol_2 'flag' is not known"),
        ({"symbol_1": "ship", "symbol_2": "ship"}, "the two symbols of a card are different; both are ship"),
        ({"power": "0"}, "power must be a whole number from 1 to 12, not '0'"),
        ({"power": "13"}, "power must be a whole number from 1 to 12, not '13'"),
        ({"power": "-1"}, "power must be a whole number from 1 to 12, not '-1'"),
        ({"power": "3.5"}, "power must be a whole number from 1 to 12, not '3.5'"),
        ({"power": ""}, "power must be a whole number from 1 to 12, not ''"),
        ({"power": "\u00b2"}, "power must be a whole number from 1 to 12, not '\u00b2'"),
        ({"load": "0"}, "load must be a whole number from 1 to 4, not '0'"),
        ({"load": "5"}, "load must be a whole number from 1 to 4, not '5'"),
        ({"load": "two"}, "load must be a whole number from 1 to 4, not 'two'"),
        ({"port": "venice"}, "port 'venice' is not known (did you mean 'venezia'?)"),
        ({"port": "Venezia"}, "port 'Venezia' is not known (did you mean 'venezia'?)"),
        ({"port": "x"}, "port 'x' is not known"),
        ({"id": "gems-02"}, "id gems-02 is already that of row 2"),
        ({"id": ""}, "id '' must be small letters, digits, - and _ (and not 'venice')"),
        ({"id": "Silk 1"}, "id 'Silk 1' must be small letters, digits, - and _ (and not 'venice')"),
        ({"id": "silk,1"}, "id 'silk,1' must be small letters, digits, - and _ (and not 'venice')"),
        ({"id": "-"}, "id '-' must be small letters, digits, - and _ (and not 'venice')"),
        ({"id": "venice"}, "id 'venice' must be small letters, digits, - and _ (and not 'venice')"),
    ],
)
def test_a_wrong_cell_is_named_by_file_row_and_reason(
    folder: Folder, cells: dict[str, str], reason: str
) -> None:
    folder.change_row(21, **cells)
    assert wrong_card(folder) == (21, reason)


def test_a_number_of_thousands_of_digits_is_out_of_range_as_any_other(folder: Folder) -> None:
    folder.change_row(3, power="9" * 5000)
    row, reason = wrong_card(folder)
    assert (row, reason.startswith("power must be a whole number from 1 to 12, not '9999")) == (3, True)


def test_a_cell_too_long_for_any_table_is_named_by_its_row(folder: Folder) -> None:
    folder.change_row(5, port="x" * 200_000)
    row, reason = wrong_card(folder)
    assert (row, "field larger than field limit" in reason) == (5, True)


def test_the_first_mistake_of_several_is_named(folder: Folder) -> None:
    folder.change_row(40, power="0")
    folder.change_row(8, load="9")
    assert wrong_card(folder)[0] == 8


@pytest.mark.parametrize("column", COLUMNS)
def test_a_missing_column_is_named(folder: Folder, column: str) -> None:
    folder.write_rows(folder.rows(), [name for name in COLUMNS if name != column])
    assert wrong_card(folder) == (None, f"the heading lacks {column}; columns are {','.join(COLUMNS)}")


@pytest.mark.parametrize("text", ["", "\n\n", "gems-01,gems,ducat,pirate,6,1,\n", "{}", "\0"])
def test_a_file_without_the_heading_is_named(folder: Folder, text: str) -> None:
    folder.cards.write_text(text, encoding="utf-8")
    row, reason = wrong_card(folder)
    assert (row, reason.startswith("the heading lacks id, ")) == (None, True)


def test_a_row_with_too_few_cells_is_named(folder: Folder) -> None:
    lines = folder.cards.read_text(encoding="utf-8").splitlines()
    lines[9] = "scrolls-01,scrolls,ducat"
    folder.cards.write_text("\n".join(lines), encoding="utf-8")
    assert wrong_card(folder) == (9, "has fewer than 7 columns")


def test_columns_more_than_are_needed_do_no_harm(folder: Folder) -> None:
    rows = [{**row, "note": "from the attic"} for row in folder.rows()]
    folder.write_rows(rows, ["note", *COLUMNS[::-1]])
    assert folder.game().rules.faces == argosy.game("oltre-mare").rules.faces


@pytest.mark.parametrize(("keep", "found"), [(slice(1, None), 7), (slice(0, 0), 0)])
def test_a_wrong_number_of_cards_of_a_good_is_named(folder: Folder, keep: slice, found: int) -> None:
    rows = folder.rows()
    folder.write_rows([*[row for row in rows if row["good"] == "gems"][keep], *rows[8:]])
    row, reason = wrong_card(folder)
    assert (row, reason) == (None, f"{found} cards of gems; {folder.board} says 8 copies")


def test_a_card_of_a_good_too_many_is_named(folder: Folder) -> None:
    folder.change_row(31, good="silk")
    assert wrong_card(folder) == (None, f"13 cards of silk; {folder.board} says 12 copies")


def test_five_players_need_five_cards_with_a_port(folder: Folder) -> None:
    rows = folder.rows()
    ports = [row for row in rows if row["port"]]
    for row in ports[4:]:
        row["port"] = ""
    folder.write_rows(rows)
    assert wrong_card(folder) == (None, "5 players need as many start cards: cards with a port")


def test_two_players_who_leave_out_the_grain_need_two_other_cards_with_a_port(folder: Folder) -> None:
    rows = folder.rows()
    for row in rows:
        if row["good"] != "grain" and row["id"] != "gems-02":
            row["port"] = ""
    folder.write_rows(rows)
    assert wrong_card(folder) == (None, "2 players need as many start cards: cards with a port")


def keep_copies(folder: Folder, copies: dict[str, int]) -> None:
    """So many cards of these goods, the first of each, and as many in the board's list."""
    kept: Counter[str] = Counter()
    rows = []
    for row in folder.rows():
        kept[row["good"]] += 1
        if kept[row["good"]] <= copies[row["good"]]:
            rows.append(row)
    folder.write_rows(rows)

    def count(board: Board) -> None:
        for good in board["goods"]:
            good["copies"] = copies[good["id"]]

    folder.change_board(count)


@pytest.mark.parametrize(
    ("each", "grain", "reason"),
    [(5, 4, "34 cards are too few for 5 players"), (3, 20, "18 cards are too few for 2 players"), (5, 5, "")],
)
def test_there_must_be_cards_enough_for_any_number_of_players(
    folder: Folder, each: int, grain: int, reason: str
) -> None:
    keep_copies(folder, {**dict.fromkeys(GOODS, each), "grain": grain})
    if reason:
        assert wrong_card(folder) == (None, reason)
    else:
        assert len(folder.game().rules.faces) == 36


def test_there_may_be_goods_without_cards(folder: Folder) -> None:
    keep_copies(folder, {**dict.fromkeys(GOODS, 9), "gems": 0, "scrolls": 0, "olives": 0})
    assert len(folder.game().rules.faces) == 37


def test_there_may_be_at_most_125_cards(tmp_path: Path) -> None:
    folder = with_125_cards(Folder(tmp_path))
    assert len(folder.game().rules.faces) == 126  # with Venice
    rows = folder.rows()
    folder.write_rows([*rows, {**rows[-1], "id": "one-too-many"}])
    folder.change_board(lambda board: board["goods"][6].__setitem__("copies", 41))
    row, reason = wrong_card(folder)
    assert (row, "at most 125 cards, not 126" in reason) == (None, True)


# -------------------------------------------------------------------------------- mistakes in the board


NUMBERS = [-1, 127, 1.0, "8", None, True, [8], DELETE]
NO_LISTS = [DELETE, None, [], {}, "gems", 7]


@pytest.mark.parametrize("text", ["", "{", '{"goods": }', "[" * 100_000, '{"a": 1} 2', "9" * 5000, "\0"])
def test_a_board_that_is_no_json_is_named(folder: Folder, text: str) -> None:
    folder.board.write_text(text, encoding="utf-8")
    place, reason = wrong_board(folder)
    assert (place, reason.startswith("is not JSON (")) == (None, True)


@pytest.mark.parametrize("board", [[], None, 5, "goods", [{}]])
def test_a_board_that_is_no_object_is_named(folder: Folder, board: Any) -> None:
    folder.write_board(board)
    place, reason = wrong_board(folder)
    assert (place, reason.startswith("must be an object with goods")) == (None, True)


@pytest.mark.parametrize("name", ["goods", "port_tokens", "ports", "routes"])
@pytest.mark.parametrize("value", NO_LISTS)
def test_a_list_that_is_missing_or_empty_is_named(folder: Folder, name: str, value: Any) -> None:
    folder.change_board(lambda board: at(name)(board, value))
    assert wrong_board(folder) == (name, "must be a list of objects, and not empty")


@pytest.mark.parametrize("name", ["goods", "port_tokens", "ports", "routes"])
@pytest.mark.parametrize("value", [None, 3, "gems", ["gems"]])
def test_an_entry_of_a_list_that_is_no_object_is_named(folder: Folder, name: str, value: Any) -> None:
    folder.change_board(lambda board: at(name, 2)(board, value))
    place, reason = wrong_board(folder)
    assert (place, reason.startswith("must be an object, not ")) == (f"{name}[2]", True)


@pytest.mark.parametrize(
    ("path", "place", "value", "reason"),
    [
        (("goods", 1, "id"), "goods[1].id", "scrols", "did you mean 'scrolls'"),
        (("goods", 1, "id"), "goods[1].id", "spices", "ids are gems, scrolls"),
        (("goods", 1, "id"), "goods[1].id", DELETE, "ids are gems, scrolls"),
        (("goods", 1, "id"), "goods[1].id", ["gems"], "ids are gems, scrolls"),
        (("goods", 1, "id"), "goods[1].id", "gems", "gems is listed twice"),
        (("goods", 1), "goods", DELETE, "scrolls missing"),
        *((("goods", 4, "copies"), "goods[4].copies", value, "from 0 to 126") for value in NUMBERS),
        (("goods", 0, "payout"), "goods[0].payout", [], "a list of 1 to 12 numbers"),
        (("goods", 0, "payout"), "goods[0].payout", [1] * 13, "a list of 1 to 12 numbers"),
        (("goods", 0, "payout"), "goods[0].payout", 5, "a list of 1 to 12 numbers"),
        (("goods", 0, "payout"), "goods[0].payout", DELETE, "a list of 1 to 12 numbers"),
        (("goods", 0, "payout"), "goods[0].payout[1]", [1, -5], "from 0 to 99"),
        (("goods", 0, "payout"), "goods[0].payout[1]", [1, 100], "from 0 to 99"),
        (("goods", 0, "payout"), "goods[0].payout[0]", ["1"], "from 0 to 99"),
        (("goods", 0, "payout"), "goods[0].payout[0]", [True], "from 0 to 99"),
        (("action_table",), "action_table", DELETE, "a row for ducat, pirate, draw and ship"),
        (("action_table",), "action_table", [], "a row for ducat, pirate, draw and ship"),
        (("action_table", "draw"), "action_table.draw", DELETE, "a list of 5 numbers"),
        (("action_table", "draw"), "action_table.draw", [0, 1, 3, 6], "a list of 5 numbers"),
        (("action_table", "draw"), "action_table.draw", [0, 1, 3, 6, 6, 6], "a list of 5 numbers"),
        (("action_table", "draw", 4), "action_table.draw[4]", 13, "from 0 to 12"),
        (("action_table", "pirate", 4), "action_table.pirate[4]", 13, "from 0 to 12"),
        (("action_table", "ship", 4), "action_table.ship[4]", 5, "from 0 to 4"),
        (("action_table", "ducat", 4), "action_table.ducat[4]", 100, "from 0 to 99"),
        (("action_table", "ducat", 0), "action_table.ducat[0]", 1, "no symbol, no effect"),
        (("port_tokens", 0, "id"), "port_tokens[0].id", "calm-sea", "did you mean 'calm_sea'"),
        (("port_tokens", 1, "id"), "port_tokens[1].id", "calm_sea", "calm_sea is listed twice"),
        (("port_tokens", 5), "port_tokens", DELETE, "good_terms missing"),
        *((("port_tokens", 4, "count"), "port_tokens[4].count", value, "from 0 to 126") for value in NUMBERS),
        (("port_tokens", 0, "count"), "port_tokens", 3, "29 tokens do not cover 30 ports"),
        (("ports", 3, "id"), "ports[3].id", "Ragusa", "small letters"),
        (("ports", 3, "id"), "ports[3].id", "", "small letters"),
        (("ports", 3, "id"), "ports[3].id", "ra gusa", "small letters"),
        (("ports", 3, "id"), "ports[3].id", 4, "small letters"),
        (("ports", 3, "id"), "ports[3].id", DELETE, "small letters"),
        (("ports", 3, "id"), "ports[3].id", "zara", "zara is listed twice"),
        (("ports", 3, "name"), "ports[3].name", "", "must be a name"),
        (("ports", 3, "name"), "ports[3].name", 7, "must be a name"),
        (("ports", 3, "x"), "ports[3]", "101", "x and y must be numbers"),
        (("ports", 3, "y"), "ports[3]", None, "x and y must be numbers"),
        (("ports", 3, "y"), "ports[3]", True, "x and y must be numbers"),
        (("routes", 6, "a"), "routes[6].a", "ragussa", "did you mean 'ragusa'"),
        (("routes", 6, "b"), "routes[6].b", "atlantis", "there is no port 'atlantis'"),
        (("routes", 6, "b"), "routes[6].b", DELETE, "there is no port None"),
        (("routes", 6, "b"), "routes[6].b", 3, "there is no port 3"),
        (("routes", 0), "routes[0]", {"a": "zara", "b": "zara"}, "leads from zara to itself"),
        (("routes", 7), "routes[7]", {"a": "venezia", "b": "ancona"}, "are joined twice"),
        (("routes", 7), "routes[7]", {"a": "ancona", "b": "venezia"}, "are joined twice"),
    ],
)  # fmt: skip
def test_a_wrong_place_of_the_board_is_named_with_its_reason(
    folder: Folder, path: tuple[Any, ...], place: str, value: Any, reason: str
) -> None:
    folder.change_board(lambda board: at(*path)(board, value))
    found, why = wrong_board(folder)
    assert (found, reason in why) == (place, True), why


@pytest.mark.parametrize("value", [["zara"], {"id": "zara"}])
def test_a_route_that_ends_at_no_word_is_named(folder: Folder, value: Any) -> None:
    folder.change_board(lambda board: at("routes", 6, "b")(board, value))
    place, reason = wrong_board(folder)
    assert (place, "there is no port" in reason) == ("routes[6].b", True)


def test_no_port_is_called_stay_which_is_the_word_for_declining_a_compass(folder: Folder) -> None:
    for file, old, new in ((folder.cards, ",venezia", ",stay"), (folder.board, '"venezia"', '"stay"')):
        file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert wrong_board(folder)[0] == "ports[0].id"


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_the_place_of_a_port_is_a_finite_number(folder: Folder, value: float) -> None:
    folder.change_board(lambda board: at("ports", 3, "x")(board, value))
    assert wrong_board(folder)[0] is not None


def test_a_port_that_no_way_leads_to_is_named(folder: Folder) -> None:
    def cut(board: Board) -> None:
        board["routes"] = [route for route in board["routes"] if "tana" not in (route["a"], route["b"])]

    folder.change_board(cut)
    number = [port["id"] for port in folder.read_board()["ports"]].index("tana")
    assert wrong_board(folder) == (f"ports[{number}]", "no way leads from venezia to tana")


def ring(board: Board, ports: int, chords: int = 0) -> None:
    """So many ports in a ring, with some routes across."""
    names = [f"p{number}" for number in range(ports)]
    board["ports"] = [{"id": name} for name in names]
    board["routes"] = [{"a": names[i], "b": names[(i + 1) % ports]} for i in range(ports)]
    board["routes"] += [{"a": names[0], "b": names[2 + i]} for i in range(chords)]
    board["port_tokens"][0]["count"] = 60


@pytest.mark.parametrize(
    ("ports", "chords", "place", "reason"),
    [
        (4, 0, "ports", "there must be 5 to 60, not 4"),
        (61, 0, "ports", "there must be 5 to 60, not 61"),
        (60, 3, "routes", "there may be at most 62, not 63"),
    ],
)
def test_too_many_or_too_few_ports_and_routes_are_refused(
    folder: Folder, ports: int, chords: int, place: str, reason: str
) -> None:
    folder.change_board(lambda board: ring(board, ports, chords))
    assert wrong_board(folder) == (place, reason)


@pytest.mark.parametrize(("ports", "chords"), [(5, 0), (60, 2)])
def test_the_fewest_and_the_most_ports_and_routes_are_allowed(
    folder: Folder, ports: int, chords: int
) -> None:
    folder.change_board(lambda board: ring(board, ports, chords))
    names = [f"p{number % ports}" for number in range(30)]
    rows = folder.rows()
    for row in rows:
        row["port"] = names.pop() if row["port"] else ""
    folder.write_rows(rows)
    folder.game()


# ------------------------------------------------------------------------------ mistakes about files


@pytest.mark.parametrize("name", ["cards.csv", "board.json"])
def test_a_file_that_is_missing_is_named(folder: Folder, name: str) -> None:
    (folder.path / name).unlink()
    found = mistake(folder)
    assert (found.file, found.row) == (str(folder.path / name), None)
    assert found.reason == "cannot be read (No such file or directory)"


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    found = mistake(Folder(tmp_path / "nowhere"))
    assert str(tmp_path / "nowhere") in found.file
    assert found.reason == "cannot be read (No such file or directory)"


def test_a_file_in_place_of_the_folder_is_named(folder: Folder) -> None:
    found = mistake(Folder(folder.cards))
    assert found.reason == "cannot be read (Not a directory)"


def test_a_folder_in_place_of_a_file_is_named(folder: Folder) -> None:
    folder.board.unlink()
    folder.board.mkdir()
    assert wrong_board(folder) == (None, "cannot be read (Is a directory)")


def test_a_name_that_no_file_can_have_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidData):
        argosy.game("oltre-mare", data=f"{tmp_path}/a\0b")


@pytest.mark.parametrize("name", ["cards.csv", "board.json"])
@pytest.mark.parametrize("content", [b"\xff\xfe\x00", "tržiště".encode("cp1250"), "ports".encode("utf-16")])
def test_a_file_that_is_not_utf_8_is_named(folder: Folder, name: str, content: bytes) -> None:
    (folder.path / name).write_bytes(content)
    found = mistake(folder)
    assert (found.file, found.row, found.reason) == (str(folder.path / name), None, "is not UTF-8 text")


@pytest.mark.parametrize("name", ["cards.csv", "board.json"])
def test_a_huge_file_is_refused_unread(folder: Folder, name: str) -> None:
    with (folder.path / name).open("wb") as file:
        file.truncate(10_000_000_000)
    found = mistake(folder)
    assert (found.file, found.reason) == (
        str(folder.path / name),
        "is larger than 1000000 bytes: not a card set",
    )


def test_a_large_file_within_the_limit_is_read(folder: Folder) -> None:
    folder.board.write_text(folder.board.read_text(encoding="utf-8").ljust(1_000_000), encoding="utf-8")
    folder.game()
