"""Games of a learner in GPU memory: torch's arrays, numba's kernels, and no copying between the two.

Both work on the default stream, so a kernel sees what torch wrote before it and torch what the kernel wrote.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import torch

from argosy.core.gpu import THREADS_A_BLOCK, cuda
from argosy.core.loops import scratch_for
from argosy.core.rules import Rules
from argosy.core.typing import Ints, States
from argosy.lab.train.vector_games import VectorGames, steps_of


class GpuGames(VectorGames):
    """One game a thread."""

    def fetch(self) -> States:
        found: States = self._states.copy_to_host()
        return found

    def _start(self, states: States, players: Ints, seed: int) -> None:
        self._states = cuda.to_device(states)
        shared = (self._actions, self.features, self._mask, self.shares, self._notes)
        self._arrays = [_shared(tensor) for tensor in shared]
        self._grid = (-(-self.count // THREADS_A_BLOCK), THREADS_A_BLOCK)
        begin, self._kernel = kernels_of(self.rules)
        begin[self._grid](self._states, cuda.to_device(np.ascontiguousarray(players)), seed)
        cuda.synchronize()

    def _advance(self) -> None:
        actions, *others = self._arrays
        self._kernel[self._grid](self._states, actions, self._restraint, *others)


def _shared(tensor: torch.Tensor) -> Any:
    """The same memory as an array that kernels take; under numba's simulator that is numpy's."""
    return cuda.as_cuda_array(tensor) if tensor.is_cuda else tensor.numpy()


@cache
def kernels_of(rules: Rules) -> tuple[Any, Any]:
    """begin(states, players, seed) and advance(states, actions, most, features, mask, shares, notes)."""
    steps, scratch = steps_of(rules), len(scratch_for(rules))
    begin_one, advance_one = steps.begin, steps.advance

    @cuda.jit  # type: ignore[untyped-decorator]
    def begin(states: Any, players: Any, seed: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            begin_one(states[i], players[i], seed, i)

    @cuda.jit  # type: ignore[untyped-decorator]
    def advance(
        states: Any, actions: Any, most: Any, features: Any, mask: Any, shares: Any, notes: Any
    ) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            codes = cuda.local.array(scratch, np.int16)
            advance_one(states[i], actions[i], most, features[i], mask[i], shares[i], notes[i], codes)

    return begin, advance
