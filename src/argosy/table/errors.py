"""Refusals of the table: a word for programs, a sentence for people; nothing was changed."""

from __future__ import annotations

from argosy.core.errors import ArgosyError, IllegalAction

DAMAGED = "what is stored of this table is damaged; it was set aside for the operator, nothing is lost"


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


def told(problem: ArgosyError) -> tuple[str, str]:
    """The word and the sentence that leave the server; what is damaged is described in its log alone."""
    if isinstance(problem, Damaged):
        return "damaged", DAMAGED
    if isinstance(problem, Refused | IllegalAction):
        return problem.reason, str(problem)
    return "refused", str(problem)
