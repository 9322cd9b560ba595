"""A state as plain Python reads it: every number an int, every array a tuple.

A field of a NumPy state takes microseconds to read, and handing the state to compiled code ten more. So
what plain Python does with actions looks into a reading, which has the fields of the state under the same
names. What only the rules can answer is asked through `for_readings`.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import numpy as np

from argosy.core.compiled import over_array
from argosy.core.typing import States

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])
Reader = Callable[[bytearray, int], Any]  # from the bytes of a state, or of a part that begins there

LETTERS = {1: "b", 2: "h", 4: "i", 8: "q"}  # what `struct` calls the whole numbers, by their bytes


class Reading:
    """A state, or a part of one, as it is now: a copy, whatever happens to the position later.

    Each type has a class of its own, made by `reading_of`.
    """

    __slots__ = ("__dict__", "_array", "_at", "_data")
    _kind: np.dtype[Any]
    _numbers: tuple[str, ...]  # fields of a single number, and their form
    _form: struct.Struct

    def __init__(self, data: bytearray, at: int = 0) -> None:
        self._data = data
        self._at = at
        self._array: States | None = None

    def __getattr__(self, name: str) -> Any:
        """All numbers are read when the first is asked for: who only asks compiled code needs none."""
        if name not in self._numbers:
            raise AttributeError(name)
        self.__dict__.update(zip(self._numbers, self._form.unpack_from(self._data, self._at), strict=True))
        return self.__dict__[name]


class Field:
    """A field that is read when it is first asked for: an array, a part or several."""

    def __init__(self, name: str, reader: Reader) -> None:
        self.name = name
        self.reader = reader

    def __get__(self, s: Reading, _owner: type[Reading]) -> Any:
        value = s.__dict__[self.name] = self.reader(s._data, s._at)
        return value


@cache
def reading_of(kind: np.dtype[Any]) -> type[Reading]:
    """The class of readings for a type of state."""
    assert kind.fields is not None
    numbers: list[str] = []
    others: dict[str, Field] = {}
    form, end = "=", 0
    for name, (field, offset, *_) in kind.fields.items():
        if field.names is None and field.subdtype is None:
            form += f"{offset - end}x{LETTERS[field.itemsize]}"
            end = offset + field.itemsize
            numbers.append(name)
        else:
            others[name] = Field(name, _reader(field, offset))
    about = {"__slots__": (), "_kind": kind, "_numbers": tuple(numbers), "_form": struct.Struct(form)}
    return type("Reading", (Reading,), {**about, **others})


def _reader(field: np.dtype[Any], offset: int) -> Reader:
    item, shape = field.subdtype or (field, ())
    if item.names is None:
        *rows, length = shape
        numbers = struct.Struct(f"={length}{LETTERS[item.itemsize]}")
        if rows:
            size = field.itemsize
            return lambda data, at: tuple(numbers.iter_unpack(data[at + offset : at + offset + size]))
        return lambda data, at: numbers.unpack_from(data, at + offset)
    inner = reading_of(item)
    if not shape:
        return lambda data, at: inner(data, at + offset)
    places = [offset + i * item.itemsize for i in range(shape[0])]
    return lambda data, at: tuple([inner(data, at + place) for place in places])


def read(state: Any) -> Any:
    """The reading of a state, or of an array of one."""
    return reading_of(state.dtype)(bytearray(state.tobytes()))


def array_of(s: Any) -> States:
    """What was read, as an array of one state."""
    if s._array is None:
        s._array = np.frombuffer(s._data, s._kind)
    return s._array


def plain(function: Callable[Concatenate[Any, P], R]) -> Callable[Concatenate[Any, P], R]:
    """A function of plain Python over a position: given a state, it gets the reading of it."""

    @wraps(function)
    def over_reading(s: Any, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return function(s if isinstance(s, Reading) else read(s), *args, **kwargs)

    return over_reading


def for_readings(function: F) -> F:
    """A rule, to be asked of a reading."""
    asked = over_array(function)

    def of_reading(s: Any, *args: Any) -> Any:
        return asked(array_of(s), *args)

    return cast("F", of_reading)
