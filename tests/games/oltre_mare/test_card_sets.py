"""Card sets of one's own: `argosy.game("oltre-mare", data=folder)` plays them, or says what is wrong."""

from __future__ import annotations

import csv
import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, cycle
from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy import Game, InvalidRecord, InvalidScenario, Position, Record, UnknownGame
from argosy.core.errors import InvalidData
from argosy.games import oltre_mare

DATA = Path(oltre_mare.__file__).parent / "data"
COLUMNS = ["id", "good", "symbol_1", "symbol_2", "power", "load", "port"]
GOODS = ["gems", "scrolls", "silk", "salt", "pottery", "olives", "grain"]
SYMBOLS = ["ducat", "pirate", "draw", "ship"]
TOKENS = ["calm_sea", "compass", "pirates_repelled", "good_deal", "local_influence", "good_terms"]

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


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path / "set").copy_of_the_games_own()


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


def wrong_board(folder: Folder) -> tuple[int | str | None, str]:
    found = mistake(folder)
    assert found.file == str(folder.board)
    return found.row, found.reason


# ------------------------------------------------------------------------------- a set that can be played


def small_set(folder: Folder) -> Folder:
    """42 cards and eight ports in a ring: little of it is as in the game's own set."""
    folder.path.mkdir(parents=True, exist_ok=True)
    ports = [f"port_{number}" for number in range(8)]
    pairs = cycle(combinations(SYMBOLS, 2))
    rows = []
    for number, (good, copy) in enumerate((good, copy) for good in GOODS for copy in "abcdef"):
        first, second = next(pairs)
        rows.append(
            {
                "id": f"{good}_{copy}",
                "good": good,
                "symbol_1": second,
                "symbol_2": first,
                "power": str(1 + number % 12),
                "load": str(1 + number % 4),
                "port": ports[number % 8] if number % 4 == 0 else "",
            }
        )
    folder.write_rows(rows[::-1])
    folder.write_board(
        {
            "goods": [{"id": good, "copies": 6, "payout": [2, 9, 20]} for good in GOODS],
            "action_table": {
                "ducat": [0, 2, 4, 8, 16],
                "pirate": [0, 0, 1, 2, 3],
                "draw": [0, 1, 2, 3, 12],
                "ship": [0, 2, 2, 1, 0],
            },
            "port_tokens": [{"id": token, "count": 2} for token in TOKENS],
            "ports": [{"id": port} for port in ports],
            "routes": [{"a": ports[i], "b": ports[(i + 1) % 8]} for i in range(8)],
            "note": "other keys are nobody's business",
        }
    )
    return folder


def play_out(game: Game, players: int, seed: int) -> Iterator[Position]:
    """Every position of a random game."""
    batch = game.batch(1, players, seed, {"offers_per_turn": 1})
    while not (position := batch.position(0)).over:
        yield position
        batch.legal_mask()
        batch.step(batch.random_actions())
    yield position


def states(game: Game, games: int) -> str:
    """One hash over all positions of some random games."""
    total = hashlib.sha256()
    for seed in range(games):
        for position in play_out(game, 2 + seed % 4, seed):
            total.update(position.to_bytes())
    return total.hexdigest()


def with_dearer_gems(folder: Folder) -> Folder:
    """The game's own set, but for a single figure."""
    folder.copy_of_the_games_own()
    folder.change_board(lambda board: board["goods"][0]["payout"].__setitem__(1, 6))
    return folder


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


SETS = {"small": small_set, "dearer gems": with_dearer_gems, "125 cards": with_125_cards}


def what_happens(where: Path) -> dict[str, Any]:
    """All sets beside the game's own in one process: their marks, whole games, and who refuses whose."""
    games = {"own": argosy.game("oltre-mare")}
    games |= {name: make(Folder(where / name)).game() for name, make in SETS.items()}
    dumps = {name: game.new(3, seed=1).dump() for name, game in games.items()}
    record = record_of(games["small"])
    return {
        "marks": {name: game.new(2, seed=1).view(None)["set"] for name, game in games.items()},
        "marks in dumps": {name: dump.get("set") for name, dump in dumps.items()},
        "games": {name: outcome(whole_games, game) for name, game in games.items()},
        "loads": {
            f"{one} of {other}": outcome(back_and_forth, games[one], dumps[other])
            for one in games
            for other in games
        },
        "a written scenario": outcome(games["small"].load, {"players": 2}),
        "replays": {name: outcome(record.replay, games[name]) for name in ("small", "own")},
        "shared start": any(len(set(ships(games["small"], seed))) < 5 for seed in range(20)),
        "states": states(games["small"], games=3),
        "gems": {name: two_gems(games[name]) for name in ("own", "dearer gems")},
    }


def outcome(ask: Callable[..., object], *about: Any) -> str:
    try:
        return str(ask(*about))
    except (InvalidScenario, InvalidRecord) as problem:
        return f"{type(problem).__name__}: {problem}"
    except Exception as problem:
        return f"crash: {problem!r}"


def back_and_forth(game: Game, dump: dict[str, Any]) -> bool:
    return game.load(dump).dump() == dump


def whole_games(game: Game) -> str:
    """Four games played out, with questions asked on the way; every card is always somewhere."""
    cards = Counter(game.rules.faces)
    for seed, players in enumerate(game.rules.players):
        for step, position in enumerate(play_out(game, players, seed)):
            if step % 40 == 0 or position.over:
                dump = position.dump()
                assert game.load(dump) == position
                stacks = [dump[name] for name in ("deck", "discard", "removed", "played")]
                stacks += [stack for name in ("hands", "cargo", "pirates") for stack in dump[name]]
                assert Counter(card for stack in stacks for card in stack) == cards
                for seat in (None, 0):
                    position.odds(seat)
                    assert position.imagine(seat, seed=step).view(seat) == position.view(seat)
    batch = game.batch(4, players=3, seed=1)
    for _ in range(50):
        batch.legal_mask()
        batch.observe()
        batch.step(batch.random_actions())
    return "played"


def record_of(game: Game) -> Record:
    record = Record.of(game.new(2, seed=3))
    while len(record.moves) < 5:
        position = record.position
        record.play(position.to_act[0], position.legal(position.to_act[0])[0])
    return Record.from_text(record.to_text())


def ships(game: Game, seed: int) -> list[str]:
    return [seat["ship"] for seat in game.new(5, seed).view(None)["seats"]]


def two_gems(game: Game) -> int:
    scenario = {
        "players": 2,
        "set": game.new(2, seed=1).view(None)["set"],
        "phase": "load",
        "active": 1,
        "rest": "removed",
        "cargo": [["gems-01", "gems-02"], []],
    }
    events = game.load(scenario).play(1, "load -")
    return next(event.amount or 0 for event in events if event.kind == "run")


def in_plain_python(folder: Path) -> dict[str, Any]:
    """To compile a set takes a minute; without compiling, some games take seconds."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, __file__, str(folder)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return in_plain_python(tmp_path_factory.mktemp("sets"))


def test_each_set_has_a_mark_of_its_own_in_views_and_dumps_and_the_games_own_has_none(
    told: dict[str, Any],
) -> None:
    marks = [mark for name, mark in told["marks"].items() if name != "own"]
    assert len(set(marks)) == len(marks) == 3
    assert all(isinstance(mark, str) and mark for mark in marks)
    assert told["marks"]["own"] is None
    assert told["marks in dumps"] == told["marks"]


@pytest.mark.parametrize("name", ["own", "small", "dearer gems"])
def test_whole_games_are_played_with_several_sets_in_one_process(told: dict[str, Any], name: str) -> None:
    assert told["games"][name] == "played"


def test_whole_games_are_played_with_as_many_cards_as_a_set_may_have(told: dict[str, Any]) -> None:
    assert told["games"]["125 cards"] == "played"


def test_a_position_of_one_set_is_loaded_by_this_set_and_refused_by_every_other(told: dict[str, Any]) -> None:
    for pair, happened in told["loads"].items():
        one, _, other = pair.partition(" of ")
        if one == other:
            assert happened == "True"
        else:
            assert happened.startswith("InvalidScenario: set: is of the card set")
            assert str(told["marks"][other]) in happened


def test_a_scenario_written_by_hand_need_not_name_its_set(told: dict[str, Any]) -> None:
    assert "2 players" in told["a written scenario"]


def test_a_record_is_played_again_by_its_own_set_alone(told: dict[str, Any]) -> None:
    assert "2 players" in told["replays"]["small"]
    assert told["replays"]["own"].startswith("InvalidRecord: line 6: its opening position is wrong: set: ")


def test_one_changed_figure_changes_what_a_run_pays_in_that_set_alone(told: dict[str, Any]) -> None:
    assert told["gems"] == {"own": 5, "dearer gems": 6}


def test_where_two_cards_name_a_port_two_ships_may_start_there(told: dict[str, Any]) -> None:
    assert told["shared start"]


def test_compiled_rules_play_a_set_as_plain_python_does(told: dict[str, Any], tmp_path: Path) -> None:
    assert states(small_set(Folder(tmp_path)).game(), games=3) == told["states"]


def test_a_set_is_known_by_its_contents_wherever_and_however_it_is_written(tmp_path: Path) -> None:
    first = with_dearer_gems(Folder(tmp_path / "first"))
    second = with_dearer_gems(Folder(tmp_path / "second"))
    lines = first.cards.read_bytes().splitlines()
    first.cards.write_bytes(b"\r\n".join(lines))
    second.cards.write_bytes(b"\xef\xbb\xbf" + b"\n".join(lines))
    game = first.game()
    assert argosy.game("oltre-mare", data=str(second.path)).rules is first.game().rules is game.rules
    first.change_row(1, power="5")
    assert "" != first.game().rules.data != game.rules.data != ""
    assert argosy.game("oltre-mare").rules.data == ""


def test_the_order_of_the_rows_and_spaces_around_cells_do_no_harm(
    folder: Folder,
) -> None:
    rows = folder.rows()
    folder.write_rows([{name: f" {cell} " for name, cell in row.items()} for row in rows[::-1]])
    faces = folder.game().rules.faces
    assert sorted(faces) == sorted(argosy.game("oltre-mare").rules.faces)
    assert (faces[0], faces[-1]) == ("gems-08", "venice")


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


# ----------------------------------------------------------------------------------- other games


def test_port_royal_has_no_sets_but_its_own(folder: Folder) -> None:
    with pytest.raises(InvalidData, match="port-royal has no card sets but its own") as caught:
        argosy.game("port-royal", data=folder.path)
    assert caught.value.file == str(folder.path)


def test_a_set_for_a_game_that_does_not_exist_is_refused_by_the_games_name(folder: Folder) -> None:
    with pytest.raises(UnknownGame, match="did you mean 'oltre-mare'"):
        argosy.game("oltremare", data=folder.path)


def test_the_error_of_a_wrong_set_is_part_of_the_public_interface() -> None:
    assert "InvalidData" in argosy.__all__


# ---------------------------------------------------------------------------------- after a mistake


def test_a_corrected_set_is_played_though_it_was_wrong_before(folder: Folder) -> None:
    right = folder.cards.read_bytes()
    for _ in range(2):
        folder.change_row(1, power="0")
        assert wrong_card(folder)[0] == 1
    folder.cards.write_bytes(right)
    folder.change_row(1, power="2")
    assert folder.game().rules.data


def test_a_wrong_set_leaves_the_game_and_other_sets_as_they_were(folder: Folder, tmp_path: Path) -> None:
    other = with_dearer_gems(Folder(tmp_path / "other"))
    own, rules = argosy.game("oltre-mare").rules, other.game().rules
    folder.change_board(lambda board: at("routes")(board, []))
    mistake(folder)
    assert argosy.game("oltre-mare").rules is own
    assert other.game().rules is rules


if __name__ == "__main__":
    sys.stdout.write(json.dumps(what_happens(Path(sys.argv[1]))))
