"""Learned players in tournaments: the same games however shared out, and told apart by their weights."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from safetensors import safe_open
from safetensors.numpy import load_file, save_file

import argosy
from argosy.lab.arena.net_runner import NetRunner
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.tournament import check, fingerprint, run
from argosy.players.compiled_players import compiled_players_of
from argosy.players.net import file_of

QUICK = {"port-royal": "kb-easy", "oltre-mare": "random"}


def plan_of(game: str, games: int, *names: str) -> Plan:
    return Plan(game, names, len(names), games, seed=6)


@pytest.mark.slow
@pytest.mark.parametrize("game", argosy.NAMES)
def test_games_end_alike_however_many_are_played_side_by_side(game: str) -> None:
    compiled_players = compiled_players_of(game)
    assert compiled_players is not None
    play = NetRunner(plan_of(game, 6, "net", QUICK[game], "net"), compiled_players)
    whole, parts = play.play(0, 6), [play.play(0, 1), play.play(1, 6)]
    assert np.array_equal(whole.shares, np.concatenate([part.shares for part in parts]))
    assert np.array_equal(whole.decisions, np.concatenate([part.decisions for part in parts]))
    assert whole.faults == []
    assert whole.turns.min() > 2


def test_a_champion_wins_clearly_against_a_beginner() -> None:
    found = run(plan_of("port-royal", 60, "net", "kb-easy"), 2, None, lambda games: None)
    won = sum(float(part.shares[part.seatings == 0].sum()) for part in found)
    assert won > 50
    assert sum(len(part.games) for part in found) == 60


@pytest.mark.slow
def test_looking_ahead_plays_legally_and_the_same_every_time() -> None:
    compiled_players = compiled_players_of("port-royal")
    assert compiled_players is not None
    plan = plan_of("port-royal", 2, "net-ahead", "kb-easy")
    one, other = NetRunner(plan, compiled_players).play(0, 2), NetRunner(plan, compiled_players).play(0, 2)
    assert one.faults == []
    assert np.array_equal(one.decisions, other.decisions)


@pytest.mark.slow
def test_players_that_look_ahead_play_the_same_games_on_processes_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("argosy.lab.arena.tournament.ONE_BY_ONE", 1)  # a game for each process
    plan = plan_of("port-royal", 2, "net-ahead", "kb-easy")
    alone, shared = (run(plan, cores, None, lambda games: None) for cores in (1, 2))
    one, other = ({part.first: part.scores.tolist() for part in found} for found in (alone, shared))
    assert one == other
    assert sum(len(part.games) for part in shared) == 2


def test_tournaments_are_told_apart_by_the_weights_of_a_net(tmp_path: Path) -> None:
    mine = tmp_path / "mine.safetensors"
    weights = load_file(file_of("port-royal"))
    with safe_open(str(file_of("port-royal")), framework="numpy") as file:
        about = dict(file.metadata())
    save_file(weights, mine, metadata=about)
    plan = plan_of("port-royal", 2, f"net@{mine}", "kb-easy")
    same = fingerprint(plan)
    weights["policy.bias"] = weights["policy.bias"] + np.float16(1)
    save_file(weights, mine, metadata=about)
    assert fingerprint(plan) != same


def test_a_net_that_is_not_there_is_named_before_anything_is_played() -> None:
    with pytest.raises(argosy.ArgosyError, match=r"absent\.safetensors: is no net that can be read"):
        check(plan_of("port-royal", 2, "net@absent.safetensors", "kb-easy"))
