"""Self-play games as data: whole games, in their order, that seed and actions bring back exactly."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import argosy
from argosy.core.errors import ArgosyError
from argosy.core.events import MAX_SEATS
from argosy.core.loops import scratch_for
from argosy.lab.dataset import columns, self_play
from argosy.lab.dataset.self_play import stepping_of
from argosy.lab.dataset.writing import write_games
from argosy.players.net import champion, file_of

GAMES = argosy.NAMES


@pytest.mark.parametrize("game", GAMES)
def test_seed_and_actions_bring_every_game_back(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_play, "CHUNK", 4)
    path = tmp_path / "games.npz"
    written = write_games(game, 6, path, seed=9, device="cpu", cores=1)
    chunks = list(columns.read(path))
    assert [len(chunk["game_number"]) for chunk in chunks] == [4, 2]
    assert written.decisions == sum(len(chunk["action"]) for chunk in chunks)
    chunk, rules = chunks[0], argosy.game(game).rules
    assert chunk["game_players"].tolist() == [2, 3, 4, 5]
    assert chunk["game_shares"].sum(axis=1) == pytest.approx(1)
    begin, advance = stepping_of(rules)
    states = argosy.game(game)._blank(1, 2, None)
    features, scratch = np.zeros((1, rules.feature_count), np.float32), scratch_for(rules)
    mask, shares = np.zeros((1, rules.action_count), np.uint8), np.zeros((1, MAX_SEATS), np.float32)
    asked, action, restraint = np.zeros(1, np.int64), np.full(1, -1), champion(game).restraint
    number = 2  # a table of four
    begin(states, np.array([4]), int(chunk["game_seed"][number]), int(chunk["game_number"][number]))
    for row in np.flatnonzero(chunk["game"] == number):
        advance(states, np.array([0]), action, restraint, features, mask, shares, asked, scratch)
        assert asked[0] == chunk["seat"][row]
        assert np.array_equal(features[0].astype(np.float16), chunk["observation"][row])
        assert np.array_equal(np.packbits(mask[0]), chunk["mask"][row])
        assert mask[0, chunk["action"][row]] == 1
        action[0] = chunk["action"][row]
    advance(states, np.array([0]), action, restraint, features, mask, shares, asked, scratch)
    assert asked[0] == -1
    assert np.array_equal(shares[0], chunk["game_shares"][number])


def test_the_games_are_the_same_on_any_number_of_cores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_play, "CHUNK", 2)
    made = []
    for cores in (1, 3):
        path = tmp_path / f"{cores}.npz"
        write_games(GAMES[0], 6, path, players=(2,), by="random", cores=cores)
        made.append(list(columns.read(path)))
    for one, other in zip(*made, strict=True):
        assert all(np.array_equal(one[name], other[name]) for name in one)


def test_numpy_alone_reads_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    write_games(GAMES[0], 2, path, by="random")
    with np.load(path) as file:
        assert set(file.files) == {
            columns.ABOUT, *(f"00000/{name}" for name in (*columns.GAME_COLUMNS, *columns.COLUMNS)),
        }  # fmt: skip
        assert len(file["00000/seat"]) == len(file["00000/observation"])
    about = columns.about(path)
    assert (about["games"], about["by"], about["net"]) == (2, "random", None)


def test_what_cannot_be_played_is_refused_and_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    wrongs: tuple[dict[str, Any], ...] = ({"players": (9,)}, {"by": "heuristic"}, {"device": "abacus"})
    for wrong in wrongs:
        with pytest.raises(ArgosyError):
            write_games(GAMES[0], 2, path, **wrong)
    assert list(tmp_path.iterdir()) == []
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("x", "y")
    with pytest.raises(ArgosyError, match="no file of games"):
        columns.about(path)


@pytest.mark.parametrize("game", GAMES)
def test_the_program_for_gpus_makes_the_same_columns(game: str) -> None:
    torch = pytest.importorskip("torch")
    from argosy.lab.dataset.gpu_self_play import GpuSelfPlay
    from argosy.lab.dataset.self_play import Order

    order = Order(game, 6, (2, 3), 1, champion(game))
    chunks = list(GpuSelfPlay(order, file_of(game), torch.device("cpu")).chunks(4))
    assert [len(chunk["game_number"]) for chunk in chunks] == [4, 2]
    for chunk in chunks:
        assert set(chunk) == {*columns.GAME_COLUMNS, *columns.COLUMNS}
        assert chunk["game_shares"].sum(axis=1) == pytest.approx(1)
        assert np.array_equal(
            chunk["game_first"], np.searchsorted(chunk["game"], np.arange(len(chunk["game_first"])))
        )
        bits = np.unpackbits(chunk["mask"], axis=1)
        assert bits[np.arange(len(bits)), chunk["action"]].all()
