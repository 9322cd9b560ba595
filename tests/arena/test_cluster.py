"""The same tournament on Ray: run where Ray is installed, on a local cluster of two workers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from argosy.arena import tournament
from argosy.arena.cluster import run_on_cluster
from argosy.arena.plan import Plan
from argosy.arena.tally import tally

ray: Any = pytest.importorskip("ray")


@pytest.fixture
def _two_workers() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("_two_workers")
def test_a_cluster_plays_the_same_games_as_this_machine() -> None:
    plan = Plan("port-royal", ("heuristic", "kb-hard", "random"), 3, 40, seed=9)
    done: list[int] = []
    there = tally(plan, run_on_cluster(plan, None, done.append))
    here = tally(plan, tournament.run(plan, 1, None, lambda games: None))
    assert [line.win_rate for line in there.lines] == [line.win_rate for line in here.lines]
    assert there.decisions == here.decisions
    assert sum(done) == 40
