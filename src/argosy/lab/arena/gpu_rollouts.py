"""Roll-outs on a GPU: one for each thread, by the same functions as on the processor."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from argosy.core.errors import ArgosyError
from argosy.core.gpu import THREADS_A_BLOCK, NoGpu, cuda
from argosy.core.typing import Ints, States
from argosy.lab.arena.batched_search import MOST_TRIALS, BatchedSearch, Rewards, Trial, loops_of
from argosy.lab.arena.outcomes import Outcomes
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.tournament import chunks, run_with
from argosy.players.compiled_players import CompiledPlayers, compiled_players_of
from argosy.players.player_config import PlayerConfigs

AT_ONCE = 1000  # games side by side; finished ones are saved in rows of so many


def run_on_gpu(plan: Plan, file: Path | None, progress: Callable[[int], None]) -> list[Outcomes]:
    """As `tournament.run`, with the roll-outs of all searches on this machine's GPU."""
    compiled_players = compiled_players_of(plan.game)
    if compiled_players is None or not all(compiled_players.knows(name) for name in plan.player_names):
        raise ArgosyError("on a GPU only compiled players can play; leave out --gpu")
    play = BatchedSearch(plan, compiled_players, GpuRollouts)
    ahead = 0

    def in_between(done: int) -> None:
        nonlocal ahead
        ahead += done
        progress(done)

    def in_rows(done: set[int]) -> Iterator[Outcomes]:
        for first, end in chunks(plan, done, AT_ONCE):
            yield play.play(first, end, in_between)

    def row_done(done: int) -> None:
        """The games of a row were reported one by one while it was played."""
        nonlocal ahead
        progress(done - min(done, ahead))
        ahead -= min(done, ahead)

    return run_with(plan, file, row_done, in_rows)


class GpuRollouts:
    """Memory on the GPU for as many trials as run at once."""

    def __init__(self, compiled_players: CompiledPlayers, configs: PlayerConfigs) -> None:
        if not cuda.is_available():
            raise NoGpu("no CUDA GPU was found on this machine; leave out --gpu")
        self._configs = cuda.to_device(configs)
        self._worlds = cuda.device_array(MOST_TRIALS, compiled_players.rules.state)
        self._workspaces = cuda.to_device(np.zeros(MOST_TRIALS, compiled_players.workspace))
        self._found = cuda.device_array(MOST_TRIALS, np.float64)
        self._kernel = _kernel(compiled_players)

    def rewards(self, roots: States, seats: Ints, places: Ints, trials: Trial) -> Rewards:
        count = len(trials)
        if count == 0:
            return np.zeros(0)
        blocks = (count + THREADS_A_BLOCK - 1) // THREADS_A_BLOCK
        self._kernel[blocks, THREADS_A_BLOCK](
            cuda.to_device(np.ascontiguousarray(roots)), cuda.to_device(seats), cuda.to_device(places),
            self._configs, cuda.to_device(trials), self._worlds, self._workspaces, self._found,
        )  # fmt: skip
        found: Rewards = self._found[:count].copy_to_host()
        return found


def _kernel(compiled_players: CompiledPlayers) -> Any:
    try_one = loops_of(compiled_players).try_one

    @cuda.jit  # type: ignore[untyped-decorator]
    def kernel(
        roots: Any,
        seats: Any,
        places: Any,
        configs: Any,
        trials: Any,
        worlds: Any,
        workspaces: Any,
        found: Any,
    ) -> None:
        t = cuda.grid(1)
        if t < trials.shape[0]:
            found[t] = try_one(roots, seats, places, configs, trials[t], worlds, workspaces, t)

    return kernel
