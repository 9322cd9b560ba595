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
from argosy.players.company import Company
from argosy.train.rivals import Rivals, answers_of
from argosy.train.tables import Tables, steps_of


class GpuTables(Tables):
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

    def _welcome(self, rivals: Rivals) -> None:
        self._for_rivals = [cuda.to_device(array) for array in rivals.arrays()]
        self._answering = answer_kernel(rivals.company)
        self._rivals_grid = (-(-len(rivals.tables) // THREADS_A_BLOCK), THREADS_A_BLOCK)

    def _answer(self) -> None:
        notes, actions = self._arrays[-1], self._arrays[0]
        self._answering[self._rivals_grid](self._states, *self._for_rivals, notes, actions)


def _shared(tensor: torch.Tensor) -> Any:
    """The same memory as an array that kernels take; under numba's simulator that is numpy's."""
    return cuda.as_cuda_array(tensor) if tensor.is_cuda else tensor.numpy()


@cache
def kernels_of(rules: Rules) -> tuple[Any, Any]:
    """begin(states, players, seed) and advance(states, actions, most, features, mask, shares, notes)."""
    steps, room = steps_of(rules), len(scratch_for(rules))
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
            codes = cuda.local.array(room, np.int16)
            advance_one(states[i], actions[i], most, features[i], mask[i], shares[i], notes[i], codes)

    return begin, advance


@cache
def answer_kernel(company: Company) -> Any:
    """answer(states, …, notes, actions) with the arrays of `Rivals` between; a rival's table a thread."""
    answer_one = answers_of(company).answer

    @cuda.jit  # type: ignore[untyped-decorator]
    def answer(
        states: Any, tables: Any, places: Any, learners: Any, minds: Any, chances: Any, rooms: Any,
        notes: Any, actions: Any,
    ) -> None:  # fmt: skip
        k = cuda.grid(1)
        if k < tables.shape[0]:
            i = tables[k]
            answer_one(states[i], learners[k], minds[places[k]], chances[k], rooms[k], notes[i], actions, i)

    return answer
