"""The same tournament on the machines of a Ray cluster, in large chunks: Ray is slow with many small ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from argosy.arena import tournament
from argosy.arena.outcomes import Outcomes
from argosy.arena.plan import Plan
from argosy.core.errors import ArgosyError

CHUNKS_A_CORE = 4


def run_on_cluster(plan: Plan, file: Path | None, told: Callable[[int], None]) -> list[Outcomes]:
    """As `tournament.run`. Joins the cluster that RAY_ADDRESS names, or starts one on this machine."""
    ray = _ray()
    began = not ray.is_initialized()
    if began:
        ray.init(log_to_driver=False, include_dashboard=False)
    try:
        return tournament.run_with(plan, file, told, lambda done: _played(ray, plan, done))
    finally:
        if began:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise ArgosyError("--cluster needs Ray: pip install 'argosy[cluster]'") from None
    return ray


def _played(ray: Any, plan: Plan, done: set[int]) -> Any:
    cores = int(ray.cluster_resources().get("CPU", 1))
    size = max(1, (plan.games - len(done)) // (CHUNKS_A_CORE * cores))
    remote = ray.remote(_play_chunk)
    running = [remote.remote(plan, chunk) for chunk in tournament.chunks(plan, done, size)]
    while running:
        finished, running = ray.wait(running, num_returns=1)
        for task in finished:
            yield from ray.get(task)


def _play_chunk(plan: Plan, chunk: tuple[int, int]) -> list[Outcomes]:
    """What one core of the cluster does: these games, as they would be played anywhere."""
    everything_else = set(range(plan.games)) - set(range(*chunk))
    return list(tournament.played(plan, 1, everything_else))
