"""`--data DIR`: card sets of one's own for Oltre Mare are checked, played and told; mistakes are one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from argosy.games import manifest
from argosy.words import LANGUAGES, Words

Run = Callable[..., Result]
Refused = Callable[..., str]
GAME = "oltre-mare"
SCENARIO = {"game": GAME, "players": 3}


@pytest.fixture
def own_set(tmp_path: Path) -> Path:
    """A folder with the usual set, but a card called ruby and Corfu called Kerkyra."""
    folder = tmp_path / "set"
    folder.mkdir()
    for name in manifest(GAME).card_files:
        usual = manifest(GAME).folder.joinpath("rules", name)
        (folder / name).write_text(usual.read_text(encoding="utf-8"), encoding="utf-8")
    spoil(folder, "cards.csv", "gems-01,", "ruby,")
    spoil(folder, "board.json", '"Corfu"', '"Kerkyra"')
    return folder


RUN_ALL = """
import json, sys
from typer.testing import CliRunner
from argosy.cli.app import app
json.dump([CliRunner().invoke(app, words, typed).output for words, typed in json.load(sys.stdin)], sys.stdout)
"""


def interpreted(*commands: tuple[tuple[str, ...], str]) -> list[str]:
    """What commands print, each with what is typed, as plain Python: a new set would have to be compiled."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "COLUMNS": "100", "LANG": "C"}
    process = [sys.executable, "-c", RUN_ALL]
    done = subprocess.run(
        process, input=json.dumps(commands), env=environment, capture_output=True, text=True, check=True
    )
    printed: list[str] = json.loads(done.stdout)
    return printed


def spoil(folder: Path, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_set_is_checked_and_what_it_holds_is_told(run: Run, own_set: Path) -> None:
    shown = run("games", "--data", str(own_set)).stdout
    assert "98 cards, 30 ports, 48 sea routes, 32 port tokens." in shown
    rows = [line.split() for line in shown.splitlines()]
    assert ["Gems", "8", "1", "5"] in rows
    assert ["Grain", "20", "1", "2", "4", "7", "12"] in rows
    assert "Kerkyra" in shown
    assert "Corfu" not in shown
    assert "Port Royal" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_is_told_in_every_language(run: Run, own_set: Path, language: str) -> None:
    shown = run("games", "--data", str(own_set), "--lang", language).stdout
    for good in ("gems", "grain"):
        assert Words(language).thing(GAME, "good", good) in shown


def test_programs_get_the_mark_of_the_set(run: Run, own_set: Path) -> None:
    (game,) = json.loads(run("games", "--json", "--data", str(own_set)).stdout)["games"]
    assert game["name"] == GAME
    assert len(game["set"]) == 12


@pytest.mark.parametrize("command", [("games",), ("play",), ("play", GAME), ("odds", "scenario.json")])
@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        (
            "cards.csv",
            "ruby,gems",
            "ruby,gem",
            "cards.csv, row 1: good 'gem' is not known (did you mean 'gems'?)",
        ),
        ("cards.csv", "ruby", "gems-02", "cards.csv, row 2: id gems-02 is already that of row 1"),
        ("cards.csv", "id,good", "id,goods", "cards.csv: the heading lacks good"),
        ("board.json", '"goods"', '"wares"', "board.json, goods: must be a list of objects"),
        ("board.json", "{", "[", "board.json: is not JSON"),
    ],
)
def test_a_wrong_set_is_refused_by_file_row_and_reason(
    refused: Refused, own_set: Path, command: tuple[str, ...], name: str, old: str, new: str, said: str
) -> None:
    Path("scenario.json").write_text(json.dumps(SCENARIO), encoding="utf-8")
    spoil(own_set, name, old, new)
    assert said in refused(*command, "--data", str(own_set))


def test_a_folder_that_is_not_there_is_named(refused: Refused) -> None:
    assert refused("games", "--data", "nowhere") == (
        f"{Path('nowhere/cards.csv')}: cannot be read (No such file or directory)"
    )


def test_port_royal_has_no_sets_of_ones_own(refused: Refused, own_set: Path) -> None:
    assert "port-royal has no card sets but its own" in refused("play", "port-royal", "--data", str(own_set))


def test_odds_are_those_of_the_set(run: Run, own_set: Path) -> None:
    shown = json.loads(run("odds", "-", "--json", "--data", str(own_set), input='{"players": 3}').stdout)
    assert "ruby" in shown["next"]
    assert "gems-01" not in shown["next"]


@pytest.mark.slow
def test_a_game_with_an_own_set_is_played_saved_and_told(own_set: Path, tmp_path: Path) -> None:
    data, game = ("--data", str(own_set)), str(tmp_path / "game.argosy")
    scenario = {
        **SCENARIO,
        "phase": "sail",
        "moves_left": 1,
        "hands": [["ruby"], [], []],
        "played": ["silk-03"],
        "cargo": [["scrolls-09"], ["salt-07"], ["grain-07"]],
        "ships": ["messina", "tripoli", "moncastro"],
    }
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps(scenario), encoding="utf-8")
    shown, replayed, log, *refused = interpreted(
        (("play", "--load", str(file), *data, "--save", game), "kerkyra\n1\n\n"),
        (("replay", game, "--check", *data), ""),
        (("play", "--load", game, *data), "log\n"),
        (("replay", game), ""),
        (("play", "--load", game), ""),
    )
    assert "Gems ruby " in shown
    assert "[KER]" in shown
    assert "Guest sails → Kerkyra" in shown
    assert f"argosy play --load {game} --save {game} --data {own_set}" in shown
    assert "2 actions, all" in replayed
    assert "Guest sails → Kerkyra" in log
    assert len(refused) == 2
    for text in refused:
        assert "was played with another card set: name its folder with --data" in text


def test_a_game_with_the_usual_set_is_not_told_with_another(
    run: Run, refused: Refused, own_set: Path
) -> None:
    run("play", GAME, "--seed", "3", "--save", "usual.argosy", input="quit\n")
    said = refused("replay", "usual.argosy", "--data", str(own_set))
    assert said == "usual.argosy: was played with the usual card set: leave out --data"
