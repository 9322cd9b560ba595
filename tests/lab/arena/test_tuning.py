"""Tuning: reproducible, and it finds back what somebody spoilt."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from argosy.core.errors import ArgosyError
from argosy.games.port_royal.players import weights
from argosy.games.port_royal.players.weights import WEIGHTS
from argosy.lab.arena.tuning import Generation, Numbers, Tuning, tune, win_share
from argosy.players.compiled_players import compiled_players_of, configs_of

pytest.importorskip("cmaes")


def tuned(
    seed: int, start: Numbers, generations: int = 2, cores: int = 2
) -> tuple[Numbers, list[Generation]]:
    compiled_players = compiled_players_of("port-royal")
    assert compiled_players is not None
    history: list[Generation] = []
    how = Tuning("port-royal", 2, generations, 60, 8, ("kb-hard", "heuristic"), seed, 0.5)
    return tune(compiled_players, how, start, WEIGHTS.first_steps(), cores, history.append), history


def test_equal_arguments_give_equal_weights_on_any_number_of_cores() -> None:
    start = WEIGHTS.for_players(2)
    first, _ = tuned(3, start, cores=1)
    assert np.array_equal(first, tuned(3, start, cores=2)[0])
    assert not np.array_equal(first, tuned(4, start)[0])


def test_tuning_finds_its_way_back_from_weights_that_are_spoilt() -> None:
    compiled_players = compiled_players_of("port-royal")
    assert compiled_players is not None
    spoilt = WEIGHTS.for_players(2).copy()
    spoilt[[weights.POINT, weights.POINT_LATE, weights.LAST_POINT]] = -1.0  # it shuns points
    found, history = tuned(1, spoilt, generations=12)
    how = Tuning("port-royal", 2, 1, 400, 8, ("kb-hard",), 99)
    tables = [configs_of(compiled_players, ["heuristic", "kb-hard"], 2)]
    before, after = (win_share(compiled_players, how, tables, 0, w) for w in (spoilt, found))
    assert after > before + 0.1
    assert len(history) == 12
    assert history[-1].mean > history[0].mean


def test_a_seed_that_cmaes_does_not_take_is_refused() -> None:
    Tuning("port-royal", 2, 1, 60, 8, ("kb-hard",), 2**32 - 1)
    with pytest.raises(ArgosyError, match=r"a whole number from 0 to 2\^32-1, not 4294967296"):
        Tuning("port-royal", 2, 1, 60, 8, ("kb-hard",), 2**32)


def test_weights_are_written_and_read_again_by_name(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    mine = WEIGHTS.first_guess()
    mine[weights.DENY] = 0.75
    WEIGHTS.write(file, {3: mine})
    assert json.loads(file.read_text(encoding="utf-8"))["players"]["3"]["deny"] == 0.75
    assert np.array_equal(WEIGHTS.read(file)[3], mine)
    WEIGHTS.write(file, {3: WEIGHTS.first_guess()})
    assert WEIGHTS.read(file)[3][weights.DENY] == WEIGHTS.first_guess()[weights.DENY]


def test_a_file_with_a_weight_nobody_knows_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text('{"players": {"4": {"courage": 1}}}', encoding="utf-8")
    with pytest.raises(ArgosyError, match="no weight is called courage"):
        WEIGHTS.read(file)


def test_there_are_tuned_weights_for_every_number_of_players() -> None:
    for players in (2, 3, 4, 5):
        assert not np.array_equal(WEIGHTS.for_players(players), WEIGHTS.first_guess())
