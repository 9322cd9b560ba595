"""A net's judgement, compiled: the same in every bit, and near to what NumPy makes of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import argosy
from argosy.core.events import MAX_SEATS
from argosy.core.typing import Floats
from argosy.players import net_kernel
from argosy.players.net import Judgement, Net, champion, features_mark, shapes
from players.net_digest import digest

GAMES = argosy.NAMES
NEAR = 1e-4


def observations(game: str, rows: int) -> Floats:
    """Of games played at random."""
    batch = argosy.game(game).batch(rows, players=4, seed=3)
    for _ in range(40):
        batch.legal_mask()
        batch.step(batch.random_actions())
    return batch.observe().copy()


def in_numpy(net: Net, rows: Floats, players: int) -> Judgement:
    """The same judgement in NumPy's words."""
    weights = {name: array.astype(np.float64) for name, array in net.weights.items()}

    def linear(x: Any, name: str) -> Any:
        return x @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]

    def ready(x: Any, k: int) -> Any:
        normed = (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + net_kernel.EPSILON)
        return np.maximum(normed * weights[f"norms.{k}.weight"] + weights[f"norms.{k}.bias"], 0)

    x = linear(rows.astype(np.float64), "enter")
    for k in range(net.blocks):
        x = x + linear(ready(x, k), f"layers.{k}")
    last = ready(x, net.blocks)
    shares = np.exp(linear(last, "shares"))
    shares[:, players:] = 0
    return Judgement(linear(last, "policy"), shares / shares.sum(1, keepdims=True))


@pytest.mark.parametrize("game", GAMES)
def test_a_judgement_is_what_numpy_makes_of_the_same_weights(game: str) -> None:
    net, rows = champion(game), observations(game, 70)
    found, expected = net.judge(rows, 4), in_numpy(net, rows, 4)
    assert np.abs(found.logits - expected.logits).max() < NEAR
    assert np.abs(found.shares - expected.shares).max() < NEAR
    assert (found.shares[:, 4] == 0).all()


@pytest.mark.parametrize("width", [1, 7, 24, 30])
def test_a_net_may_have_any_width(width: int) -> None:
    rules, chance = argosy.game("port-royal").rules, np.random.default_rng(width)
    weights = {name: chance.normal(size=shape) for name, shape in shapes(rules, width, 2).items()}
    about = {"restraint": "9", "blocks": "2", "features": features_mark(rules)}
    net, rows = Net(rules, weights, about), observations("port-royal", 40)
    found, expected = net.judge(rows, 3), in_numpy(net, rows, 3)
    assert np.abs(found.logits - expected.logits).max() < NEAR
    assert np.abs(found.shares - expected.shares).max() < NEAR


@pytest.mark.parametrize("game", GAMES)
def test_a_row_is_judged_the_same_alone_and_among_others(game: str) -> None:
    net, rows = champion(game), observations(game, 2 * net_kernel.ROWS + 5)
    among = net.judge(rows, 4)
    for k in (0, 1, net_kernel.ROWS - 1, net_kernel.ROWS, len(rows) - 1):
        alone = net.judge(rows[k], 4)
        assert (alone.logits[0] == among.logits[k]).all()
        assert (alone.shares[0] == among.shares[k]).all()


@pytest.mark.parametrize("game", GAMES)
def test_the_likeliest_action_is_the_best_of_those_allowed(game: str) -> None:
    net, rows = champion(game), observations(game, 40)
    mask = np.random.default_rng(1).integers(0, 2, (40, net.rules.action_count)).astype(np.uint8)
    logits = np.where(mask != 0, net.judge(rows, 4).logits, -np.inf)
    assert (net.likeliest(rows, mask) == logits.argmax(1)).all()


@pytest.mark.parametrize("game", GAMES)
def test_weights_are_found_again_in_the_shapes_of_the_file(game: str) -> None:
    net = champion(game)
    found, wanted = net.weights, shapes(net.rules, net.width, net.blocks)
    assert {name: array.shape for name, array in found.items()} == wanted
    assert sum(array.size for array in found.values()) == net.arrays().weights.size
    again = Net(net.rules, found, net.about)
    assert again.mark == net.mark
    assert (again.arrays().weights == net.arrays().weights).all()


def test_two_threads_may_use_one_net() -> None:
    net = champion("port-royal")
    one, other = net.arrays(), net.arrays()
    assert one.weights is other.weights
    assert not np.shares_memory(one.hidden, other.hidden)


def test_rows_are_added_up_in_numpy_as_in_a_loop() -> None:
    chance = np.random.default_rng(5)
    rows = chance.normal(size=(5, 64)).astype(np.float32)
    x = chance.normal(size=4).astype(np.float32)
    loop, numpy = rows[0].copy(), rows[0].copy()
    net_kernel._add_rows(loop, *rows[1:], *x)
    net_kernel._add_rows_in_numpy(numpy, *rows[1:], *x)
    assert (loop == numpy).all()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_plain_python_expects_and_decides_the_same_to_the_last_bit(game: str) -> None:
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("net_digest.py")), game],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == digest(game)


def test_the_shares_of_a_table_have_a_place_for_every_seat() -> None:
    assert champion("port-royal").weights["shares.bias"].shape == (MAX_SEATS,)
