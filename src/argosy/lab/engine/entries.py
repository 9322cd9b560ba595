"""What of the compiled code Python calls, with which types: recorded while a game is played with everything.

A game is played by every compiled and learned player, shown, dumped, loaded, imagined, hinted at, all with
numba's optimiser off: what is wanted of it is code for another processor.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numba._dispatcher
import numba.core.registry
import numba.core.typing.typeof
import numpy as np
from numba import types

from argosy.core.compiled import plain_name

typeof: Any = numba.core.typing.typeof.typeof  # numba is typed in part only
LETTERS = {types.int64: "i64", types.float64: "f64", types.boolean: "bool", types.none: "none"}


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument of an entry: a number, or an array of numbers or of structs."""

    kind: str  # i64, f64, bool; or what an array consists of, as NumPy names it
    dimensions: int = 0  # of an array; a single struct is an array of one
    size: int = 0  # bytes of an element
    single: bool = False  # compiled code takes one struct

    def __str__(self) -> str:
        if self.single:
            return self.kind
        return self.kind if not self.dimensions else f"{self.kind}[{',' * (self.dimensions - 1)}]"


@dataclass(frozen=True, slots=True)
class Entry:
    """A compiled function that is called from outside."""

    name: str
    arguments: tuple[Argument, ...]
    result: str
    function: str  # its name in the code
    code: str  # LLVM's assembly of it and of all it calls

    @property
    def arguments_text(self) -> str:
        return " ".join(map(str, self.arguments))


@contextmanager
def recording() -> Iterator[dict[Any, list[tuple[Any, ...]]]]:
    """All calls from Python to compiled functions: the types of their arguments, by function."""
    found: dict[Any, list[tuple[Any, ...]]] = {}
    dispatcher: Any = numba.core.registry.CPUDispatcher
    call = numba._dispatcher.Dispatcher.__call__

    def recorded(self: Any, *args: Any) -> Any:
        kinds = tuple(_canonical(typeof(arg)) for arg in args)
        if kinds not in found.setdefault(self, []):
            found[self].append(kinds)
        return call(self, *args)

    dispatcher.__call__ = recorded
    try:
        yield found
    finally:
        del dispatcher.__call__


def _canonical(kind: Any) -> Any:
    """Arrays in one piece that can be written, whole numbers of 64 bits."""
    if isinstance(kind, types.Array):
        return types.Array(kind.dtype, kind.ndim, "C")
    if isinstance(kind, types.Integer):
        return types.int64
    return kind


def entries_of(play: Callable[[], None]) -> list[Entry]:
    """What is called from Python while `play` runs, compiled for these types."""
    with recording() as calls:
        play()
    found = []
    for dispatcher, signatures in calls.items():
        for given in signatures:
            _, folded = dispatcher._compiler.fold_argument_types(given, {})
            dispatcher.compile(tuple(folded))
            made = dispatcher.overloads[tuple(folded)]
            if made.signature.return_type not in LETTERS:
                continue  # it stays plain Python there
            found.append(
                Entry(
                    plain_name(dispatcher._cache.name),
                    tuple(_argument(kind) for kind in given),
                    LETTERS[made.signature.return_type],
                    made.fndesc.llvm_func_name,
                    made.library.get_llvm_str(),
                )
            )
    return found


def _argument(kind: Any) -> Argument:
    if kind in LETTERS:
        return Argument(LETTERS[kind])
    if isinstance(kind, types.Record):
        return Argument(f"struct:{kind.size}", 1, kind.size, single=True)
    if isinstance(kind, types.Array):
        if isinstance(kind.dtype, types.Record):
            return Argument(f"struct:{kind.dtype.size}", kind.ndim, kind.dtype.size)
        number = np.dtype(str(kind.dtype))
        return Argument(re.sub("[<>|=]", "", number.str), kind.ndim, number.itemsize)
    raise TypeError(f"an entry cannot take {kind}")
