"""The commands of `argosy bench` print figures that fit together; how large they are is not tested."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import argosy
from argosy.cli.app import app
from argosy.cli.bench import tables
from argosy.cli.bench.app import COMMANDS
from argosy.core.engine_file import FILE
from argosy.lab.bench import engine_file, nets, other_engines, research, start
from argosy.lab.bench.timing import Rate
from argosy.players.levels import LEVELS

QUICK = ["--seconds", "0.05"]
ENGINE = ["engine", "--no-start", "--no-file"]


def figures(*arguments: str) -> dict[str, Any]:
    done = CliRunner().invoke(app, ["bench", *arguments, *QUICK, "--json"])
    assert done.exit_code == 0, done.output
    data: dict[str, Any] = json.loads(done.stdout)  # one object and nothing else on standard output
    return data


def test_the_figures_of_random_play_fit_together() -> None:
    engine = figures(*ENGINE, "--no-peers")["engine"]
    assert engine["state_bytes"] == 1032
    for players, shortest, longest in ((2, 150, 400), (4, 250, 500)):
        play = engine[f"random_play_{players}_players"]
        assert shortest < play["decisions_per_game"] < longest
        one = play["decisions_per_second_one_core"]
        assert 0 < one["median"] <= one["best"]
        assert play["games_per_second_one_core"] == pytest.approx(one["median"] / play["decisions_per_game"])
    assert engine["copy_microseconds"] > 0
    batch = engine["batch"]
    assert batch["games"] == 4096
    assert all(0 < batch[name]["median"] <= batch[name]["best"] for name in batch if name != "games")


def test_the_table_shows_the_same_figures_for_people() -> None:
    done = CliRunner().invoke(app, ["bench", *ENGINE, *QUICK, "--no-peers"])
    assert done.exit_code == 0
    for what in ("decisions, 4 players, one core", "copy of a state", "1032 bytes", "batch of 4096"):
        assert what in done.stdout


@pytest.mark.slow
def test_the_engine_file_is_measured_where_it_can_run_and_said_where_it_cannot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine_file, "find_spec", lambda _: None)  # no browser
    found = figures("engine", "--no-start", "--no-peers")["engine_file"]
    for place in ("numba", "wasmtime", "node"):
        play = found[place]["decisions_per_second"]
        assert 0 < play["median"] <= play["best"]
    assert found["wasmtime"]["views_per_second"]["median"] > 0
    assert found["chromium"] == found["answers"] == {"missing": "playwright is not installed"}
    engine = found["sizes"]["engine"]
    assert 0 < engine["gzip_bytes"] < engine["bytes"] == FILE.stat().st_size


def test_the_size_of_an_environment_counts_a_file_with_two_names_once(tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(bytes(3 << 20))
    once = start.environment_mb(tmp_path)
    (tmp_path / "two").hardlink_to(tmp_path / "one")
    assert once == start.environment_mb(tmp_path) >= 3


def test_a_start_is_measured_in_a_clone_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(start, "CLONE", tmp_path)
    done = CliRunner().invoke(app, ["bench", "start"])
    assert done.exit_code != 0
    assert "clone of the repository" in str(done.exception) + done.output


def test_peers_that_are_not_installed_are_named_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_engines, "find_spec", lambda _: None)
    listed = figures(*ENGINE)["peers"]
    assert len(listed) == len(other_engines.PEERS)
    assert listed["rlcard gin-rummy"] == {"missing": "rlcard is not installed"}


def test_a_peer_is_measured_in_the_same_run_and_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = (("slow engine", "json", lambda _: Rate(1000.0, 2000.0, 3)), ("broken", "json", lambda _: 1 / 0))
    monkeypatch.setattr(other_engines, "PEERS", fake)
    data = figures(*ENGINE)
    ours = data["engine"]["random_play_4_players"]["decisions_per_second_one_core"]["median"]
    assert data["peers"]["slow engine"]["argosy_is_times_as_fast"] == pytest.approx(ours / 1000)
    assert data["peers"]["broken"] == {"missing": "ZeroDivisionError: division by zero"}


@pytest.mark.slow
def test_adapters_for_researchers_are_measured_beside_what_the_libraries_bring(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(research, "SIDE_BY_SIDE", 8)
    libraries = figures("research")["research"]
    assert list(libraries) == ["PettingZoo", "Gymnasium", "OpenSpiel"]
    for library, module in (
        ("PettingZoo", "pettingzoo"),
        ("Gymnasium", "gymnasium"),
        ("OpenSpiel", "pyspiel"),
    ):
        if find_spec(module) is None:
            continue
        for measured in libraries[library]["ours"].values():
            assert 0 < measured["steps_per_second"]["median"] <= measured["steps_per_second"]["best"]
    if find_spec("gymnasium") is not None:
        found = libraries["Gymnasium"]
        bundled = found["bundled"]["CartPole, one by one"]
        ours = found["ours"]["port-royal, all seats"]["steps_per_second"]["median"]
        ratio = bundled["ours_is_times_as_fast"]["port-royal, all seats"]
        assert ratio == pytest.approx(ours / bundled["steps_per_second"]["median"])


def test_an_adapter_that_cannot_be_measured_is_listed_with_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fast, slow = Rate(50.0, 60.0, 3), Rate(10.0, 15.0, 3)
    rows = (
        ("ours", "harbour", lambda _: fast),
        ("ours", "broken", lambda _: 1 / 0),
        ("bundled", "rowing", lambda _: slow),
        ("bundled", "absent", lambda _: __import__("no_such_library")),
    )
    monkeypatch.setattr(research, "ENVIRONMENTS", {"Zoo": rows})
    found = figures("research")["research"]["Zoo"]
    assert found["ours"]["broken"] == {"missing": "ZeroDivisionError: division by zero"}
    assert found["bundled"]["absent"] == {"missing": "No module named 'no_such_library'"}
    assert found["bundled"]["rowing"]["ours_is_times_as_fast"] == {"harbour": 5.0}
    shown = CliRunner().invoke(app, ["bench", "research", *QUICK]).stdout
    for told in ("rowing", "10/s", "harbour 5", "division by zero"):
        assert told in shown


def test_a_machine_without_a_gpu_gets_a_clear_message(monkeypatch: pytest.MonkeyPatch) -> None:
    from argosy.core import gpu

    monkeypatch.setattr(gpu.cuda, "is_available", lambda: False)
    done = CliRunner().invoke(app, ["bench", "gpu", "--json"])
    assert done.exit_code == 2
    assert done.stdout == ""
    assert "no CUDA GPU was found on this machine" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["engine", "chess"], "there is no game 'chess'"),
        (["server", "chess"], "there is no game 'chess'"),
        (["engine", "--seconds", "0"], "seconds"),
        (["server", "--stores", "sqlite,mysql"], "mysql"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(arguments: list[str], complaint: str) -> None:
    done = CliRunner().invoke(app, ["bench", *arguments])
    assert done.exit_code == 2
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", [command.__name__ for command in COMMANDS])
def test_every_command_has_help_with_an_example(command: str) -> None:
    done = CliRunner().invoke(app, ["bench", command, "--help"])
    assert done.exit_code == 0
    assert f"Example: argosy bench {command}" in done.stdout
    assert "{game}" not in done.stdout


@pytest.mark.slow
def test_the_champions_are_measured_in_seconds_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nets, "PLAYERS", 2)
    monkeypatch.setattr(nets, "LOOKS", 3)
    measured = figures("nets")
    found = measured["nets"]
    assert set(found) == set(argosy.NAMES)
    for times in found.values():
        assert times["judge_one_ms"] > 0
        assert 0 < times["look_ahead_ms"]["p50"] <= times["look_ahead_ms"]["p95"]
        assert 0 < times["decide_ahead_ms"]["p50"] <= times["decide_ahead_ms"]["p95"]
        assert 0 < times["analysis_decisions"] <= times["analysis_moves"]
    table = tables.nets(measured)
    assert [column.header for column in table.columns] == ["what", *argosy.NAMES]


@pytest.mark.slow
def test_answers_of_every_level_are_measured_in_whole_games() -> None:
    measured = figures("levels")
    assert set(measured["levels"]) == set(argosy.NAMES)
    for found in measured["levels"].values():
        assert found["games"] >= 1
        assert list(found["answer_ms"]) == list(LEVELS)
        for row in found["answer_ms"].values():
            assert row["answers"] > 10
            assert 0 < row["p50"] <= row["p95"] <= row["p100"]
    assert tables.levels(measured).row_count == len(argosy.NAMES) * len(LEVELS)
