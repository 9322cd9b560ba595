"""A tournament on the machines of a Ray cluster, in large chunks: Ray is slow with many small ones."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from argosy.core.errors import ArgosyError
from argosy.lab.arena import tournament
from argosy.lab.arena.outcomes import Outcomes
from argosy.lab.arena.plan import Plan

CHUNKS_A_CORE = 4
SMALLEST = 20  # games in a chunk, unless cores would be idle: a chunk with Python players starts a process


def run_on_cluster(plan: Plan, file: Path | None, progress: Callable[[int], None]) -> list[Outcomes]:
    """As `tournament.run`. Joins the cluster that RAY_ADDRESS names, or starts one on this machine."""
    ray = _ray()
    began = not ray.is_initialized()
    if began:
        # A local cluster sends no usage statistics unless the user asks for it.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # Explicit: by default Ray looks for any cluster that runs, or ran, on this machine.
        address = os.environ.get("RAY_ADDRESS") or "local"
        try:
            ray.init(address, log_to_driver=False, include_dashboard=False)
        except ConnectionError as problem:
            raise ArgosyError(f"no Ray cluster answers at RAY_ADDRESS={address}: {problem}") from None
    try:
        return tournament.run_with(plan, file, progress, lambda done: _played(ray, plan, done))
    finally:
        if began:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise ArgosyError("--cluster needs Ray: pip install 'argosy[cluster]'") from None
    return ray


def _played(ray: Any, plan: Plan, done: set[int]) -> Iterator[Outcomes]:
    cores = int(ray.cluster_resources().get("CPU", 1)) or 1
    size = chunk_size(plan.games - len(done), cores)
    remote = ray.remote(tournament.play_chunk)
    running = [remote.remote(plan, *chunk) for chunk in tournament.chunks(plan, done, size)]
    try:
        while running:
            finished, running = ray.wait(running, num_returns=1)
            for task in finished:
                yield from ray.get(task)
    except ray.exceptions.RayTaskError as problem:
        if isinstance(problem.cause, ArgosyError):
            raise ArgosyError(str(problem.cause)) from None
        raise


def chunk_size(games: int, cores: int) -> int:
    """How many games a task plays: several tasks for each core, since some take longer, but no tiny ones."""
    return max(-(-games // (CHUNKS_A_CORE * cores)), min(SMALLEST, -(-games // cores)), 1)
