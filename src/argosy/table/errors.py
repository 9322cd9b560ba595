"""Refusals of a table: a word for programs and a sentence for people; nothing was changed."""

from __future__ import annotations

from argosy.core.errors import ArgosyError, IllegalAction

UNAVAILABLE = "the server's database does not answer; try again in a moment"
DAMAGED = "what is stored of this table is damaged; it was set aside for the operator, nothing is lost"


class Refused(ArgosyError):
    """What was asked cannot be done. `reason` is a stable word."""

    def __init__(self, reason: str, message: str, retry_after: float = 0) -> None:
        self.reason = reason
        self.retry_after = retry_after  # seconds until it is worth trying again, where that is known
        super().__init__(message)


class NotFound(Refused):
    """There is no such thing, or this person may not know of it."""


class Forbidden(Refused):
    """It exists, but this person may not do that."""


class Damaged(ArgosyError):
    """What is stored cannot be understood. `seq` names the row where that is known."""

    def __init__(self, reason: str, seq: int | None = None) -> None:
        self.reason = reason
        self.seq = seq
        super().__init__(reason if seq is None else f"entry {seq}: {reason}")


class Unavailable(ArgosyError):
    """The store does not answer, or cannot write; this may pass. The message is for the operator."""


class Conflict(ArgosyError):
    """Another process wrote that place of the log first."""


def public_reason(problem: ArgosyError) -> tuple[str, str]:
    """The word and the sentence that leave the server; what ails the store is for the server's log only."""
    if isinstance(problem, Unavailable):
        return "store", UNAVAILABLE
    if isinstance(problem, Damaged):
        return "damaged", DAMAGED
    if isinstance(problem, Refused | IllegalAction):
        return problem.reason, str(problem)
    return "refused", str(problem)
