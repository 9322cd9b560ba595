"""Card sets of one's own: `argosy.game("oltre-mare", data=folder)` plays them."""

from __future__ import annotations

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
from games.oltre_mare.rules.card_folder import GOODS, Folder, at, mistake, with_125_cards, wrong_card

pytestmark = pytest.mark.plain
SYMBOLS = ["ducat", "pirate", "draw", "ship"]
TOKENS = ["calm_sea", "compass", "pirates_repelled", "good_deal", "local_influence", "good_terms"]


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


SETS = {"small": small_set, "dearer gems": with_dearer_gems, "125 cards": with_125_cards}
UNLIKE = ("small", "125 cards")  # the game's own


def what_happens(where: Path) -> dict[str, Any]:
    """All sets beside the game's own in one process: their marks, whole games, and who refuses whose."""
    games = {"own": argosy.game("oltre-mare")}
    games |= {name: make(Folder(where / name)).game() for name, make in SETS.items()}
    dumps = {name: game.new(3, seed=1).dump() for name, game in games.items()}
    record = record_of(games["small"])
    return {
        "marks": {name: game.new(2, seed=1).view(None)["set"] for name, game in games.items()},
        "marks in dumps": {name: dump.get("set") for name, dump in dumps.items()},
        "games": {name: outcome(whole_games, games[name]) for name in UNLIKE},
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
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, __file__, str(folder)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return in_plain_python(tmp_path_factory.mktemp("sets"))


@pytest.mark.slow
def test_each_set_has_a_mark_of_its_own_in_views_and_dumps_and_the_games_own_has_none(
    found: dict[str, Any],
) -> None:
    marks = [mark for name, mark in found["marks"].items() if name != "own"]
    assert len(set(marks)) == len(marks) == 3
    assert all(isinstance(mark, str) and mark for mark in marks)
    assert found["marks"]["own"] is None
    assert found["marks in dumps"] == found["marks"]


@pytest.mark.slow
def test_whole_games_are_played_with_several_sets_in_one_process(found: dict[str, Any]) -> None:
    assert found["games"] == dict.fromkeys(UNLIKE, "played")


@pytest.mark.slow
def test_a_position_of_one_set_is_loaded_by_this_set_and_refused_by_every_other(
    found: dict[str, Any],
) -> None:
    for pair, happened in found["loads"].items():
        one, _, other = pair.partition(" of ")
        if one == other:
            assert happened == "True"
        else:
            assert happened.startswith("InvalidScenario: set: is of the card set")
            assert str(found["marks"][other]) in happened


@pytest.mark.slow
def test_a_scenario_written_by_hand_need_not_name_its_set(found: dict[str, Any]) -> None:
    assert "2 players" in found["a written scenario"]


@pytest.mark.slow
def test_a_record_is_played_again_by_its_own_set_alone(found: dict[str, Any]) -> None:
    assert "2 players" in found["replays"]["small"]
    assert found["replays"]["own"].startswith("InvalidRecord: line 6: its opening position is wrong: set: ")


@pytest.mark.slow
def test_one_changed_figure_changes_what_a_run_pays_in_that_set_alone(found: dict[str, Any]) -> None:
    assert found["gems"] == {"own": 5, "dearer gems": 6}


@pytest.mark.slow
def test_where_two_cards_name_a_port_two_ships_may_start_there(found: dict[str, Any]) -> None:
    assert found["shared start"]


@pytest.mark.slow
def test_compiled_rules_play_a_set_as_plain_python_does(found: dict[str, Any], tmp_path: Path) -> None:
    assert states(small_set(Folder(tmp_path)).game(), games=3) == found["states"]


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
