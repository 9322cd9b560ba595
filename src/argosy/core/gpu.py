"""The rules on a GPU: kernels that call the same functions as the processor, one game a thread."""

from __future__ import annotations

from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba's CUDA part still asks numpy 2.5 for it

import numba.cuda
import numba.types
from numba.np.numpy_support import from_dtype

from argosy.core.chance import below
from argosy.core.errors import ArgosyError
from argosy.core.loops import scratch_for
from argosy.core.rules import Rules
from argosy.core.typing import States

cuda: Any = numba.cuda
types: Any = numba.types
config: Any = numba.config


def _let_names_be_indices() -> None:
    """`array[Kind.MEMBER]` compiles for the processor; the package numba-cuda has yet to learn it."""
    try:
        from numba.cuda.typing import arraydecl  # only there where numba-cuda is installed
    except ImportError:
        return
    plain = arraydecl.get_array_index_type

    def index_type(array: Any, index: Any) -> Any:
        if isinstance(index, types.BaseTuple):
            return plain(array, types.BaseTuple.from_types([_whole(part) for part in index]))
        return plain(array, _whole(index))

    arraydecl.get_array_index_type = index_type


def _whole(kind: Any) -> Any:
    return kind.dtype if isinstance(kind, types.IntEnumMember) else kind


_let_names_be_indices()

THREADS_A_BLOCK = 32  # games differ in what they do next, so small blocks wait least for each other


class NoGpu(ArgosyError):
    """This machine has no GPU that CUDA can use."""


class RandomPlay:
    """Many games in GPU memory that make random decisions; the stream of chance is each state's own."""

    def __init__(self, rules: Rules, states: States) -> None:
        if not cuda.is_available():
            raise NoGpu("no CUDA GPU was found on this machine; only the GPU figures need one")
        self.count = len(states)
        self.states: Any = cuda.to_device(states)
        self._step, self._run = _kernels(rules)
        self._grid = (-(-self.count // THREADS_A_BLOCK), THREADS_A_BLOCK)

    def step(self) -> None:
        """One decision in every game: one launch."""
        self._step[self._grid](self.states)

    def run(self, decisions: int) -> None:
        """So many decisions in every game by one launch; fast where there are many."""
        self._run[self._grid](self.states, decisions)

    def wait(self) -> None:
        cuda.synchronize()

    def fetch(self) -> States:
        """The states, copied back."""
        result: States = self.states.copy_to_host()
        return result

    @property
    def device(self) -> str:
        name = cuda.get_current_device().name
        return name.decode() if isinstance(name, bytes) else str(name)


def _kernels(rules: Rules) -> tuple[Any, Any]:
    """step(states) and run(states, decisions)."""
    asked, legal, apply, set_up = rules.asked, rules.legal, rules.apply, rules.set_up
    size = len(scratch_for(rules))
    # numba's simulator would forget that it is a record, whose fields are attributes
    kind = rules.state if config.ENABLE_CUDASIM else from_dtype(rules.state)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def decide(s: Any, codes: Any) -> None:
        seat = asked(s)
        if seat < 0:
            set_up(s, s.players, -1, None)
        else:
            n = legal(s, seat, codes)
            apply(s, seat, codes[below(s.rng, n)], None)

    @cuda.jit  # type: ignore[untyped-decorator]
    def step(states: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            codes = cuda.local.array(size, np.int16)
            decide(states[i], codes)

    @cuda.jit  # type: ignore[untyped-decorator]
    def run(states: Any, decisions: int) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            codes = cuda.local.array(size, np.int16)
            # Copies of neighbouring threads lie interleaved: where all read one field, they read one line.
            own = cuda.local.array(1, kind)
            own[0] = states[i]
            s = own[0]
            for _ in range(decisions):
                decide(s, codes)
            states[i] = own[0]

    return step, run
