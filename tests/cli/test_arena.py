"""`argosy arena` and `argosy tune` as one types them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import argosy
from argosy.games.record import Record
from argosy.players.player_set import PlayerSet

Run = Callable[..., Result]
THREE = ("--seats", "heuristic,kb-hard,random", "--games", "30", "--cores", "1")


def test_the_arena_tells_who_wins_how_often_with_intervals(run: Run) -> None:
    result = run("arena", *THREE)
    assert result.exit_code == 0, result.output
    assert "port-royal, 3 players, 30 games, seed 0" in result.stdout
    assert re.search(r"heuristic │ +1 │ +\d+\.\d% │ +\d+\.\d–\d+\.\d │", result.stdout)
    assert "decisions a game" in result.stdout


def test_json_is_one_object_and_nothing_else(run: Run) -> None:
    told = json.loads(run("arena", *THREE, "--seed", "3", "--json").stdout)
    assert told["seats"] == ["heuristic", "kb-hard", "random"]
    assert (told["games"], told["seed"], told["players"]) == (30, 3, 3)
    assert sum(line["win_rate"] for line in told["entrants"]) == pytest.approx(1)
    for line in told["entrants"]:
        assert 0 <= line["low"] <= line["win_rate"] <= line["high"] <= 1
        assert line["seconds"] > 0
    assert told["turns"] > 10


def test_a_ladder_rates_everybody_with_the_anchor_fixed(run: Run) -> None:
    names = "random,kb-easy,kb-hard,mp-medium,heuristic"
    told = json.loads(
        run("arena", "--ladder", "--players", "3", "--seats", names, "--games", "400", "--json").stdout
    )
    rated = {one["name"]: one["rating"] for one in told["ratings"]}
    assert rated["kb-hard"] == 1000
    assert rated["heuristic"] > 1000 > rated["kb-easy"]
    assert told["ratings"][0]["name"] == "heuristic"


def test_a_report_is_one_page_that_needs_nothing_else(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    assert run("arena", *THREE, "--report", str(file)).exit_code == 0
    page = file.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert page.count("<svg") == 1
    assert "heuristic" in page
    assert "argosy arena --game port-royal --seats heuristic,kb-hard,random --games 30 --seed 0" in page
    assert not re.search(r"(src|href)=", page)


def test_a_report_that_cannot_be_written_is_refused_before_anything_is_played(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("argosy.lab.arena.tournament.run", lambda *_: pytest.fail("it was played"))
    assert refused("arena", *THREE, "--report", "no/x.html") == "no/x.html: No such file or directory"


def test_a_report_that_can_be_written_leaves_nothing_until_it_is_written(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("argosy.lab.arena.tournament.run", broken_off)
    assert run("arena", *THREE, "--report", "x.html").exit_code == 130
    assert not Path("x.html").exists()


@pytest.mark.slow
def test_what_a_player_prints_stays_out_of_the_json(tmp_path: Path) -> None:
    text = """
import os
print("I am imported")
os.write(1, b"as a program of its own would")
class Talker:
    def decide(self, view, imagine, clock):
        print("I think")
        os.write(1, b"aloud")
        return view["choices"][0]["action"]
"""
    (tmp_path / "talkers.py").write_text(text, encoding="utf-8")
    command = ["-m", "argosy", "arena", "--seats", "talkers:Talker,random", "--games", "2", "--cores", "1"]
    done = subprocess.run(
        [sys.executable, *command, "--json"], capture_output=True, text=True, cwd=tmp_path, check=True
    )
    told = json.loads(done.stdout)
    assert told["faults"] == []
    assert "I am imported" in done.stderr
    assert "I think" in done.stderr
    assert "aloud" in done.stderr


def test_a_tournament_is_resumed_from_its_file(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    first = json.loads(run("arena", *THREE, "--resume", file, "--json").stdout)
    again = json.loads(run("arena", *THREE, "--resume", file, "--json").stdout)
    assert first["entrants"] == again["entrants"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seats", "heuristic"), "Port Royal is for 2 to 5 players, not 1"),
        (("--seats", "heuristic,kb-herd"), "did you mean 'kb-hard'"),
        (
            ("--seats", "kb-easy,kb-normal", "--ladder", "--players", "2"),
            "--anchor kb-hard is not among the seats",
        ),
        (("--seats", "random,random", "--option", "ending=never"), "ending"),
        (
            ("--seats", "random,random", "--seed", str(2**63)),
            "a seed is a whole number from 0 to 2^63-1, not",
        ),
        (("--game", "port-loyal", "--seats", "random,random"), "did you mean 'port-royal'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    refused: Callable[..., str], arguments: tuple[str, ...], said: str
) -> None:
    assert said in refused("arena", *arguments, "--games", "2")


def test_tune_writes_weights_that_players_can_use(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("cmaes")
    file = tmp_path / "mine.json"
    arguments = ("--players", "2", "--generations", "1", "--games", "8", "--population", "4", "--cores", "1")
    result = run("tune", *arguments, "--out", str(file))
    assert result.exit_code == 0, result.output
    assert "generation 1/1: wins" in result.stderr
    assert list(json.loads(file.read_text(encoding="utf-8"))["players"]) == ["2"]
    seats = f"heuristic@{file},kb-hard"
    told = json.loads(run("arena", "--seats", seats, "--games", "6", "--json").stdout)
    assert told["entrants"][0]["name"] == f"heuristic@{file}"


def test_the_largest_seed_is_a_seed_of_the_arena_too(run: Run) -> None:
    told = json.loads(run("arena", *THREE, "--seed", str(2**63 - 1), "--json").stdout)
    assert told["seed"] == 2**63 - 1


def test_tune_refuses_a_seed_that_is_too_large(refused: Callable[..., str], tmp_path: Path) -> None:
    said = refused("tune", "--seed", str(2**32), "--out", str(tmp_path / "mine.json"))
    assert said == "a seed of tuning is a whole number from 0 to 2^32-1, not 4294967296"


def test_tune_refuses_a_file_that_cannot_be_written_before_it_plays(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("argosy.lab.arena.tuning.tune", lambda *_: pytest.fail("it was played"))
    assert refused("tune", "--out", "no/mine.json") == "no/mine.json: No such file or directory"


def test_tune_refuses_a_game_it_cannot_tune(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "there is no game 'chess'" in refused("tune", "--game", "chess")
    monkeypatch.setattr("argosy.lab.arena.tuning.players_of", lambda game: PlayerSet())
    assert "nothing can be tuned for 'port-royal'" in refused("tune", "--game", "port-royal")


BROKEN_BOT = """
class Bot:
    def __init__(self, seed): pass
    def decide(self, view, imagine, clock):
        return self.think(view)
    def think(self, view):
        raise ValueError("no idea")
"""


@pytest.mark.slow
def test_faults_come_with_the_last_lines_and_strict_makes_them_count(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text(BROKEN_BOT)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.syspath_prepend(str(tmp_path))
    asked = ("arena", "--seats", "broken_bot:Bot,random", "--games", "2", "--cores", "1")
    folder = tmp_path / "kept"
    result = run(*asked, "--json", "--strict", "--records", str(folder))
    assert result.exit_code == 1, result.output
    faults = json.loads(result.stdout)["faults"]
    assert {(fault["player"], fault["why"]) for fault in faults} == {
        ("broken_bot:Bot", "ValueError: no idea")
    }
    assert 'raise ValueError("no idea")' in faults[0]["traceback"]
    assert faults[0]["traceback"].endswith("ValueError: no idea")
    assert len(list(folder.glob("*.argosy"))) == 2  # as far as they came
    plain = run(*asked)
    assert plain.exit_code == 0
    assert 'raise ValueError("no idea")' in plain.stdout


@pytest.mark.slow
def test_recorded_games_can_be_replayed_and_have_the_winners_that_are_told(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    for game in argosy.NAMES:
        asked = ("arena", "--game", game, "--seats", "random,simple", "--games", "4", "--cores", "1")
        told = json.loads(run(*asked, "--seed", "7", "--records", str(folder), "--json").stdout)
        wins = {"random": 0.0, "simple": 0.0}
        files = sorted(folder.glob(f"{game}-7-*.argosy"))
        assert [file.name for file in files] == [f"{game}-7-{number:06}.argosy" for number in range(4)]
        for file in files:
            record = Record.from_text(file.read_text(encoding="utf-8"))
            result = record.replay(argosy.game(game)).result
            assert result is not None
            for seat in result["winners"]:
                wins[record.names[seat]] += 1 / len(result["winners"])
        assert {line["name"]: line["win_rate"] * 4 for line in told["entrants"]} == pytest.approx(wins)
        assert run("replay", str(files[0])).exit_code == 0


def test_records_and_a_cluster_do_not_go_together(refused: Callable[..., str]) -> None:
    told = refused("arena", "--seats", "random,random", "--records", "kept", "--cluster")
    assert told == "--records cannot be combined with --gpu or --cluster"
