"""Refusals of the table: a word for programs, a sentence for people; nothing was changed."""

from __future__ import annotations

from argosy.core.errors import ArgosyError


class Refused(ArgosyError):
    """What was asked cannot be done. `reason` is a stable word."""

    def __init__(self, reason: str, message: str) -> None:
        self.reason = reason
        super().__init__(message)


class NotFound(Refused):
    """There is no such thing, or it is not for this person to know of."""


class Forbidden(Refused):
    """It exists, but this person may not do that."""


class Damaged(ArgosyError):
    """What is stored cannot be understood. `seq` names the row where that is known."""

    def __init__(self, reason: str, seq: int | None = None) -> None:
        self.reason = reason
        self.seq = seq
        super().__init__(reason if seq is None else f"entry {seq}: {reason}")


class Conflict(ArgosyError):
    """Somebody else wrote that place of the log first."""
