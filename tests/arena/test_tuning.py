"""Tuning: reproducible, and it finds back what somebody spoilt."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from argosy.arena.tuning import Generation, Numbers, Tuning, tune, win_share
from argosy.core.errors import ArgosyError
from argosy.players.company import company_of, seat_minds
from argosy.players.port_royal import weights

pytest.importorskip("cmaes")


def tuned(
    seed: int, start: Numbers, generations: int = 2, cores: int = 2
) -> tuple[Numbers, list[Generation]]:
    company = company_of("port-royal")
    assert company is not None
    history: list[Generation] = []
    how = Tuning("port-royal", 2, generations, 60, 8, ("kb-hard", "heuristic"), seed, 0.5)
    return tune(company, how, start, weights.first_steps(), cores, history.append), history


def test_equal_arguments_give_equal_weights_on_any_number_of_cores() -> None:
    start = weights.tuned(2)
    first, _ = tuned(3, start, cores=1)
    assert np.array_equal(first, tuned(3, start, cores=2)[0])
    assert not np.array_equal(first, tuned(4, start)[0])


def test_tuning_finds_its_way_back_from_weights_that_are_spoilt() -> None:
    company = company_of("port-royal")
    assert company is not None
    spoilt = weights.tuned(2).copy()
    spoilt[[weights.POINT, weights.POINT_LATE, weights.LAST_POINT]] = -1.0  # it shuns points
    found, history = tuned(1, spoilt, generations=12)
    how = Tuning("port-royal", 2, 1, 400, 8, ("kb-hard",), 99)
    tables = [seat_minds(company, ["heuristic", "kb-hard"], 2)]
    before, after = (win_share(company, how, tables, 0, w) for w in (spoilt, found))
    assert after > before + 0.1
    assert len(history) == 12
    assert history[-1].mean > history[0].mean


def test_a_seed_that_cmaes_does_not_take_is_refused() -> None:
    Tuning("port-royal", 2, 1, 60, 8, ("kb-hard",), 2**32 - 1)
    with pytest.raises(ArgosyError, match=r"a whole number from 0 to 2\^32-1, not 4294967296"):
        Tuning("port-royal", 2, 1, 60, 8, ("kb-hard",), 2**32)


def test_weights_are_written_and_read_again_by_name(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    mine = weights.first_guess()
    mine[weights.DENY] = 0.75
    weights.write(file, {3: mine})
    assert json.loads(file.read_text(encoding="utf-8"))["players"]["3"]["deny"] == 0.75
    assert np.array_equal(weights.read(file)[3], mine)
    weights.write(file, {3: weights.first_guess()})
    assert weights.read(file)[3][weights.DENY] == weights.first_guess()[weights.DENY]


def test_a_file_with_a_weight_nobody_knows_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text('{"players": {"4": {"courage": 1}}}', encoding="utf-8")
    with pytest.raises(ArgosyError, match="no weight is called courage"):
        weights.read(file)


def test_there_are_tuned_weights_for_every_number_of_players() -> None:
    for players in (2, 3, 4, 5):
        assert not np.array_equal(weights.tuned(players), weights.first_guess())
