"""A game from outside: it lies on the path like any installed distribution, and everything plays it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from server.serving import Person, Process

HERE = Path(__file__).parent
TESTS = HERE.parent
GAME = "kuhn-poker"
pytestmark = [pytest.mark.slow, pytest.mark.plain]


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that are started find the game; plain Python, for there is nothing to gain by compiling."""
    path = [str(HERE), str(TESTS), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.delenv("ARGOSY_WARM", raising=False)  # tests that are run by a test wait for nobody


def run(*command: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *command], input=typed, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.usefixtures("outside")
def test_it_is_found_beside_the_games_that_come_with_argosy() -> None:
    names = run("-c", "import argosy; print(*argosy.NAMES)").split()
    assert names == ["port-royal", "oltre-mare", GAME]
    assert "hands=3" in run("-m", "argosy", "games", "--lang", "en")


@pytest.mark.usefixtures("outside")
def test_it_keeps_the_contract_of_all_games() -> None:
    options = ["-q", "-p", "no:cacheprovider", "-k", GAME]
    summary = run("-m", "pytest", *options, str(TESTS / "contract")).splitlines()[-1]
    assert "passed" in summary
    assert "failed" not in summary


def test_compiled_it_plays_the_same_games_bit_for_bit(outside: None, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = run(str(TESTS / "contract/digest.py"), GAME, "4")
    monkeypatch.delenv("NUMBA_DISABLE_JIT")
    assert run(str(TESTS / "contract/digest.py"), GAME, "4") == plain


@pytest.mark.usefixtures("outside")
def test_players_meet_in_the_arena() -> None:
    report = run(
        "-m", "argosy", "arena", "--game", GAME, "--seats", "random,simple", "--games", "20", "--cores", "1"
    )
    assert "20 games" in report


@pytest.mark.usefixtures("outside")
def test_programs_play_it_in_text_and_write_its_games(tmp_path: Path) -> None:
    told = run("-m", "argosy", "lab", "text", GAME, "--seats", "me,simple", typed="1\n" * 20)
    assert "hand: " in told
    assert told.endswith(f"end {GAME} 1 of 1\nbye\n")
    file = str(tmp_path / "games.npz")
    options = ["--game", GAME, "--games", "8", "--by", "random", "--out", file]
    assert "8 games" in run("-m", "argosy", "lab", "games", *options)


@pytest.mark.usefixtures("outside")
def test_it_is_played_and_told_at_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    options = ["--seed", "1", "--lang", "en", "--save", str(record)]
    told = run("-m", "argosy", "play", GAME, *options, typed="1\n" * 20)
    assert "wins with a balance of" in told
    again = run("-m", "argosy", "replay", str(record), "--lang", "en")
    assert "shows the" in again or "folds" in again


@pytest.mark.usefixtures("outside")
def test_a_table_survives_its_server_and_its_record_replays(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.sqlite")
    with Process(store) as server:
        ann = Person(server.address, "Ann")
        game = next(game for game in ann.ask("GET", "/api/games")["games"] if game["name"] == GAME)
        assert game["players"] == [2, 2]
        assert "kuhn-poker-title" in ann.ask("GET", f"/api/games/{GAME}/messages/en")
        table = ann.open_table(GAME, "me", "random", start=True)
        before = ann.watch(table)
        before.hear_until(lambda: 0 in before.wanted)
        held = before.view["hand"]
        server.kill()
    with Process(store) as server:
        ann = Person(server.address, "Ann", ann.token)
        line = ann.watch(table)
        assert line.view["hand"] == held
        while line.update["table"]["status"] != "over":
            line.hear_until(lambda: 0 in line.wanted or line.update["table"]["status"] == "over")
            if 0 in line.wanted:
                answer = line.decide(0, line.view["choices"][0]["action"])
                assert answer["type"] == "ack", answer
                line.hear_seq(answer["seq"])
        text = ann.ask("GET", f"/api/tables/{table}/record")
    record = tmp_path / "record.txt"
    record.write_text(text, encoding="utf-8")
    assert "Ann" in run("-m", "argosy", "replay", str(record), "--lang", "en")
