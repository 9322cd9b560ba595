"""The errors of the public interface: each says what is wrong and what to do, and nothing was changed."""

from __future__ import annotations

import reprlib
from collections.abc import Iterable
from difflib import get_close_matches


class ArgosyError(ValueError):
    """The common root, so that one `except` catches everything this library refuses."""


class UnknownGame(ArgosyError):
    """No game has that name."""


class UnknownSeat(ArgosyError):
    """The seat does not exist at this table."""


class InvalidOption(ArgosyError):
    """An option has a wrong name or a value outside what it offers."""


class IllegalAction(ArgosyError):
    """The action cannot be taken now. `reason` is a stable word for programs; `legal` is what can be."""

    def __init__(self, reason: str, message: str, legal: Iterable[object] | None) -> None:
        self.reason = reason
        self.legal = tuple(legal or ())
        choices = ", ".join(map(str, self.legal[:12])) + (", …" if len(self.legal) > 12 else "")
        advice = "" if legal is None else f". Legal now: {choices or 'nothing, for this seat'}"
        super().__init__(f"{message}{advice}.")


class Unfit(ArgosyError):
    """What an action names does not fit the position; a position makes an IllegalAction of it."""

    def __init__(self, reason: str, message: str) -> None:
        self.reason = reason
        super().__init__(message)


class InvalidData(ArgosyError):
    """A custom card set is wrong. `file` and `row` name where; rows count from 1 below the heading."""

    def __init__(self, file: str, row: int | str | None, reason: str) -> None:
        self.file = file
        self.row = row
        self.reason = reason
        place = "" if row is None else f", row {row}" if isinstance(row, int) else f", {row}"
        super().__init__(f"{file}{place}: {reason}")


class InvalidScenario(ArgosyError):
    """A scenario contradicts itself or the game. `field` names where."""

    def __init__(self, field: str, reason: str) -> None:
        self.field = field
        self.reason = reason
        super().__init__(f"{field}: {reason}")


class InvalidRecord(ArgosyError):
    """A record cannot be read, was cut short, or was changed. `line` counts from 1 where it is known."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        self.reason = reason
        self.line = line
        super().__init__(reason if line is None else f"line {line}: {reason}")


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """A hint for a misspelt word, ready to be appended to a message."""
    near = get_close_matches(word, list(known), n=1) if isinstance(word, str) else []
    return f" (did you mean {near[0]!r}?)" if near else ""


def shown(value: object) -> str:
    """Any value, however odd, as a short piece of a message."""
    try:
        return reprlib.repr(value)
    except Exception:  # what cannot be shown must not hide the error it is part of
        return f"something of type {type(value).__name__}"
