"""`argosy bench` prints figures that hang together; how large they are is not tested."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Any

import pytest
from typer.testing import CliRunner

import argosy
from argosy.bench import peers, research
from argosy.bench.timing import Rate
from argosy.commands.app import app
from argosy.commands.bench import _levels_table, _nets_table
from argosy.players.levels import LEVELS

QUICK = ["bench", "--seconds", "0.05", "--no-start"]


def figures(*arguments: str) -> dict[str, Any]:
    done = CliRunner().invoke(app, [*QUICK, *arguments, "--json"])
    assert done.exit_code == 0, done.output
    data: dict[str, Any] = json.loads(done.stdout)  # one object and nothing else on standard output
    return data


def test_the_figures_of_random_play_hang_together() -> None:
    engine = figures("--no-peers")["engine"]
    assert engine["state_bytes"] == 1032
    for players, shortest, longest in ((2, 150, 400), (4, 250, 500)):
        play = engine[f"random_play_{players}_players"]
        assert shortest < play["decisions_per_game"] < longest
        one = play["decisions_per_second_one_core"]
        assert 0 < one["median"] <= one["best"]
        assert play["games_per_second_one_core"] == pytest.approx(one["median"] / play["decisions_per_game"])
    assert 0 < engine["copy_microseconds"] < 10
    batch = engine["batch"]
    assert batch["games"] == 4096
    assert batch["mask_per_second"]["median"] > batch["mask_observe_step_per_second"]["median"]


def test_the_table_shows_the_same_figures_for_people() -> None:
    done = CliRunner().invoke(app, [*QUICK, "--no-peers"])
    assert done.exit_code == 0
    for what in ("decisions, 4 players, one core", "copy of a state", "1032 bytes", "batch of 4096"):
        assert what in done.stdout


def test_peers_that_are_not_installed_are_named_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda _: None)
    listed = figures()["peers"]
    assert len(listed) == len(peers.PEERS)
    assert listed["rlcard gin-rummy"] == {"missing": "rlcard is not installed"}


def test_a_peer_is_measured_in_the_same_run_and_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = (("slow engine", "json", lambda _: Rate(1000.0, 2000.0, 3)), ("broken", "json", lambda _: 1 / 0))
    monkeypatch.setattr(peers, "PEERS", fake)
    data = figures()
    ours = data["engine"]["random_play_4_players"]["decisions_per_second_one_core"]["median"]
    assert data["peers"]["slow engine"]["argosy_is_times_as_fast"] == pytest.approx(ours / 1000)
    assert data["peers"]["broken"] == {"missing": "ZeroDivisionError: division by zero"}


def test_adapters_for_researchers_are_measured_beside_what_the_libraries_bring(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(research, "SIDE_BY_SIDE", 8)
    libraries = figures("--research")["research"]
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
    found = figures("--research")["research"]["Zoo"]
    assert found["ours"]["broken"] == {"missing": "ZeroDivisionError: division by zero"}
    assert found["bundled"]["absent"] == {"missing": "No module named 'no_such_library'"}
    assert found["bundled"]["rowing"]["ours_is_times_as_fast"] == {"harbour": 5.0}
    shown = CliRunner().invoke(app, [*QUICK, "--research"]).stdout
    for told in ("rowing", "10/s", "harbour 5", "division by zero"):
        assert told in shown


def test_a_machine_without_a_gpu_gets_a_clear_message(monkeypatch: pytest.MonkeyPatch) -> None:
    from argosy.core import gpu

    monkeypatch.setattr(gpu.cuda, "is_available", lambda: False)
    done = CliRunner().invoke(app, ["bench", "--gpu", "--json"])
    assert done.exit_code == 2
    assert done.stdout == ""
    assert "no CUDA GPU was found on this machine" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "there is no game 'chess'"),
        (["--seconds", "0"], "seconds"),
        (["--web", "--nets"], "--web and --nets are measured one at a time"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(arguments: list[str], complaint: str) -> None:
    done = CliRunner().invoke(app, ["bench", *arguments])
    assert done.exit_code == 2
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr


def test_the_champions_are_measured_in_seconds_of_the_processor() -> None:
    result = CliRunner().invoke(app, ["bench", "--nets", "--seconds", "0.05", "--json"])
    measured = json.loads(result.stdout)
    found = measured["nets"]
    assert set(found) == set(argosy.NAMES)
    for figures in found.values():
        assert 0 < figures["judge_one_ms"] < figures["look_ahead_ms"]["p95"]
        assert 0 < figures["judge_one_ms"] < figures["decide_ahead_ms"]["p95"]
        assert 0 < figures["analysis_decisions"] <= figures["analysis_moves"]
    table = _nets_table(measured)
    assert [column.header for column in table.columns] == ["what", *argosy.NAMES]


def test_answers_of_every_level_are_measured_in_whole_games() -> None:
    result = CliRunner().invoke(app, ["bench", "--levels", "--seconds", "0.05", "--json"])
    measured = json.loads(result.stdout)
    assert set(measured["levels"]) == set(argosy.NAMES)
    for found in measured["levels"].values():
        assert found["games"] >= 1
        assert list(found["answer_ms"]) == list(LEVELS)
        for row in found["answer_ms"].values():
            assert row["answers"] > 10
            assert 0 < row["p50"] <= row["p95"] <= row["p100"]
    assert _levels_table(measured).row_count == len(argosy.NAMES) * len(LEVELS)
