"""Trials on a GPU: one roll-out a thread, by the same functions as on the processor."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from argosy.arena.outcomes import Outcomes
from argosy.arena.plan import Plan
from argosy.arena.tournament import chunks, run_with
from argosy.arena.trials import MOST_TRIALS, Rewards, Trial, TrialPlay, loops_of
from argosy.core.errors import ArgosyError
from argosy.core.gpu import THREADS_A_BLOCK, NoGpu, cuda
from argosy.core.typing import Ints, States
from argosy.players.company import Company, Minds, company_of

AT_ONCE = 1000  # games side by side; finished ones are kept in rows of so many


def run_on_gpu(plan: Plan, file: Path | None, told: Callable[[int], None]) -> list[Outcomes]:
    """As `tournament.run`, with the roll-outs of all searches on this machine's GPU."""
    company = company_of(plan.game)
    if company is None or not all(company.knows(name) for name in plan.behind):
        raise ArgosyError("on a GPU only compiled players play; leave --gpu away for others")
    play = TrialPlay(plan, company, Gpu)
    ahead = 0

    def in_between(done: int) -> None:
        nonlocal ahead
        ahead += done
        told(done)

    def in_rows(done: set[int]) -> Iterator[Outcomes]:
        for first, end in chunks(plan, done, AT_ONCE):
            yield play.play(first, end, in_between)

    def told_of_rows(done: int) -> None:
        """A row was told game by game while it was played."""
        nonlocal ahead
        told(done - min(done, ahead))
        ahead -= min(done, ahead)

    return run_with(plan, file, told_of_rows, in_rows)


class Gpu:
    """Room on the GPU for as many trials as are made at once."""

    def __init__(self, company: Company, minds: Minds) -> None:
        if not cuda.is_available():
            raise NoGpu("no CUDA GPU was found on this machine; play without --gpu")
        self._minds = cuda.to_device(minds)
        self._worlds = cuda.device_array(MOST_TRIALS, company.rules.state)
        self._rooms = cuda.to_device(np.zeros(MOST_TRIALS, company.room))
        self._found = cuda.device_array(MOST_TRIALS, np.float64)
        self._kernel = _kernel(company)

    def rewards(self, roots: States, seats: Ints, places: Ints, trials: Trial) -> Rewards:
        count = len(trials)
        if count == 0:
            return np.zeros(0)
        blocks = (count + THREADS_A_BLOCK - 1) // THREADS_A_BLOCK
        self._kernel[blocks, THREADS_A_BLOCK](
            cuda.to_device(np.ascontiguousarray(roots)), cuda.to_device(seats), cuda.to_device(places),
            self._minds, cuda.to_device(trials), self._worlds, self._rooms, self._found,
        )  # fmt: skip
        found: Rewards = self._found[:count].copy_to_host()
        return found


def _kernel(company: Company) -> Any:
    try_one = loops_of(company).try_one

    @cuda.jit  # type: ignore[untyped-decorator]
    def kernel(
        roots: Any, seats: Any, places: Any, minds: Any, trials: Any, worlds: Any, rooms: Any, found: Any
    ) -> None:
        t = cuda.grid(1)
        if t < trials.shape[0]:
            found[t] = try_one(roots, seats, places, minds, trials[t], worlds, rooms, t)

    return kernel
