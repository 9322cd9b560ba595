"""Nets as files: they say and decide what the net that was learned does."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

import argosy
from argosy.lab.train import checkpoints
from argosy.lab.train.config import config_for
from argosy.lab.train.model import Net, log_shares
from argosy.lab.train.vector_games import aligned
from argosy.players.net import read_net
from argosy.players.net_players import Learned, NetPlayer
from argosy.players.player import ask

SIZE = {"width": 32, "blocks": 2}


def written(folder: Path, game: str) -> tuple[Path, Net]:
    torch.manual_seed(4)
    rules = argosy.game(game).rules
    net = Net(rules.feature_count, rules.action_count, **SIZE)
    with torch.no_grad():
        net.leave.weight *= 100
    path = folder / "net.safetensors"
    checkpoints.save_net(
        path, net, config_for(game, False, None, **SIZE), checkpoints.History(commands=["by hand"])
    )
    return path, net


@pytest.mark.parametrize("game", argosy.NAMES)
def test_a_net_from_a_file_says_what_the_learned_one_says(game: str, tmp_path: Path) -> None:
    path, net = written(tmp_path, game)
    rules = argosy.game(game).rules
    rows = np.zeros((50, aligned(rules.feature_count)), np.float32)
    rows[:, : rules.feature_count] = np.random.default_rng(1).random((50, rules.feature_count))
    players = torch.arange(50) % 4 + 2
    with torch.no_grad():
        logits, shares = net(torch.from_numpy(rows))
        expected = log_shares(shares, players).exp().numpy()
    found = read_net(path, game).judge(rows[:, : rules.feature_count], players.numpy())
    assert np.abs(found.logits - logits.numpy()).max() < 0.02  # weights are kept in half precision
    assert np.abs(found.shares - expected).max() < 0.01
    assert (found.shares[0, 2:] == 0).all()


@pytest.mark.parametrize("game", argosy.NAMES)
def test_a_net_plays_whole_games_without_an_illegal_decision(game: str, tmp_path: Path) -> None:
    path, _ = written(tmp_path, game)
    player = NetPlayer(Learned(read_net(path, game)), "net")
    position = argosy.game(game).new(3, seed=2)
    for _ in range(60):
        if position.asked is None:
            break
        position.play(position.asked, ask(player, position, position.asked))


def test_metadata_tell_what_a_net_is_for_and_where_it_is_from(tmp_path: Path) -> None:
    path, _ = written(tmp_path, "oltre-mare")
    about = read_net(path, "oltre-mare").about
    assert (about["game"], about["rules"], about["command"]) == ("oltre-mare", "1", "by hand")
    assert json.loads(about["strength"]) == {}


@pytest.mark.parametrize("game", argosy.NAMES)
def test_the_table_of_features_names_every_number(game: str) -> None:
    rules = argosy.game(game).rules
    assert sum(length for _, length in rules.features) == rules.feature_count
    assert all(name and length > 0 for name, length in rules.features)
