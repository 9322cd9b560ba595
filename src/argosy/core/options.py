"""Options: the rules a table may choose, each a name, a default and the values allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from argosy.core.errors import InvalidOption, did_you_mean, shown

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One choice. `values` lists the words allowed, or is a range of numbers, or the two truth values.

    The message `<game>-option-<name>` says, in six languages, what it means.
    """

    name: str
    default: Value
    values: tuple[bool, bool] | tuple[str, ...] | range
    before: Value | None = None  # what held before there was this option: for dumps that do not name it

    def encode(self, value: Value) -> int:
        """The small integer the state keeps."""
        return int(value) if isinstance(self.values, range) else self.values.index(value)

    def decode(self, number: int) -> Value:
        return number if isinstance(self.values, range) else self.values[number]

    def check(self, value: Any) -> Value:
        # True == 1 in Python, but "limit: true" is a mistake worth naming: compare types as well.
        if any(type(value) is type(allowed) and value == allowed for allowed in self._samples(value)):
            return value
        raise InvalidOption(f"option {self.name!r} is {shown(value)}; it can be {self.allowed()}")

    def unnamed(self, dumped: bool) -> Value:
        """What holds where the option is not chosen."""
        return self.before if dumped and self.before is not None else self.default

    def allowed(self) -> str:
        if isinstance(self.values, range):
            return f"a whole number from {self.values.start} to {self.values.stop - 1}"
        return " or ".join(str(v).lower() if isinstance(v, bool) else v for v in self.values)

    def _samples(self, value: Any) -> Iterable[Value]:
        if isinstance(self.values, range):
            return (value,) if type(value) is int and value in self.values else ()
        return self.values


FLAG = (False, True)


def resolve(
    options: tuple[Option, ...], chosen: Mapping[str, Any] | None, dumped: bool = False
) -> dict[str, Value]:
    """Every option with its value: the chosen ones checked, the others at their defaults.

    A dump names every option there was when it was written: one it does not name is as it was before.
    """
    known = {option.name: option for option in options}
    if chosen is not None and not isinstance(chosen, Mapping):
        raise InvalidOption(f"options are an object of names and values, not {shown(chosen)}")
    given = dict(chosen or {})
    for name in given:
        if name not in known:
            raise InvalidOption(
                f"there is no option {shown(name)}{did_you_mean(name, known)}. Options are {', '.join(known)}"
            )
    return {
        name: option.check(given[name]) if name in given else option.unnamed(dumped)
        for name, option in known.items()
    }
