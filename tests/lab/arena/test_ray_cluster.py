"""The same tournament on Ray: on a local cluster of two workers, where there are wheels of Ray."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from argosy.core.errors import ArgosyError
from argosy.lab.arena import ray_cluster, tournament
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.ray_cluster import chunk_size, run_on_cluster
from argosy.lab.arena.sandbox import play_game
from argosy.lab.arena.statistics import tally

HERE = Path(__file__).parent
ATTEMPTS = 4


@pytest.fixture
def _two_workers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_AUTH_MODE", "token")  # with a token of its own, so that none is put into $HOME
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    ray: Any = pytest.importorskip("ray", exc_type=ImportError)  # it reads the environment when imported
    monkeypatch.chdir(HERE)
    monkeypatch.syspath_prepend(str(HERE))
    _started(ray)
    yield
    ray.shutdown()


def _started(ray: Any) -> None:
    """Ray gives its own processes half a minute, which is not enough on a machine that is busy with tests."""
    for attempt in range(ATTEMPTS):
        try:
            ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False)
        except Exception:  # Ray raises nothing narrower
            ray.shutdown()
            if attempt + 1 == ATTEMPTS:
                raise
        else:
            return


@pytest.mark.slow
@pytest.mark.usefixtures("_two_workers")
def test_a_cluster_plays_the_same_games_as_this_machine() -> None:
    """One test, since a cluster takes long to start: compiled players, Python players, what goes wrong."""
    plan = Plan("port-royal", ("heuristic", "kb-hard", "random"), 3, 8, seed=9)
    done: list[int] = []
    there = tally(plan, run_on_cluster(plan, None, done.append))
    here = tally(plan, tournament.run(plan, 1, None, lambda games: None))
    assert [line.win_rate for line in there.lines] == [line.win_rate for line in here.lines]
    assert there.decisions == here.decisions
    assert sum(done) == 8

    strangers = Plan("port-royal", ("bots:Seeded", "bots:Raises"), 2, 1, seed=9)
    (found,) = run_on_cluster(strangers, None, done.append)
    alike = play_game(strangers, 0)
    assert found.decisions.tolist() == alike.decisions.tolist()
    assert found.faults == alike.faults
    assert "man overboard" in str(found.faults)

    wrong = Plan("port-royal", ("random", "random"), 2, 2, options={"ending": "soon"})
    with pytest.raises(ArgosyError, match=r"\Aoption 'ending' is 'soon'; it can be standard or expedition\Z"):
        run_on_cluster(wrong, None, done.append)


def test_tasks_are_large_and_no_core_is_idle() -> None:
    assert chunk_size(100_000, 16) == 1563  # four for each core
    assert chunk_size(200, 4) == 20  # none smaller than that …
    assert chunk_size(8, 4) == 2  # … but a part for everybody
    assert chunk_size(1, 4) == 1


def test_without_ray_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArgosyError, match=r"needs Ray: pip install 'argosy\[cluster\]'"):
        ray_cluster.run_on_cluster(Plan("port-royal", ("random", "random"), 2, 2), None, lambda games: None)


@pytest.mark.parametrize(
    ("named", "address"), [(None, "local"), ("", "local"), ("10.0.0.1:6379", "10.0.0.1:6379")]
)
def test_the_cluster_is_the_one_that_is_named_or_a_new_one(
    named: str | None, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    joined: list[str] = []

    class Ray:
        def is_initialized(self) -> bool:
            return False

        def init(self, address: str, **_: object) -> None:
            joined.append(address)
            raise ConnectionError("nobody there")

    monkeypatch.setattr(ray_cluster, "_ray", Ray)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    if named is not None:
        monkeypatch.setenv("RAY_ADDRESS", named)
    with pytest.raises(ArgosyError, match=f"no Ray cluster answers at RAY_ADDRESS={address}: nobody there"):
        run_on_cluster(Plan("port-royal", ("random", "random"), 2, 2), None, lambda games: None)
    assert joined == [address]
