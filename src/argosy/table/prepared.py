"""What a command leads to, before anything is written: the next entry of the log, and what goes with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from argosy.core.events import Event
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.table.entries import AnyEntry, Opened
from argosy.table.table import Table

# The seat that an invitation is for, None without an invitation; Refused if it is for no seat there.
InvitedSeat = Callable[[Table, str], int | None]


class Sender(NamedTuple):
    """Whoever sent a command, when it arrived, and the name (`ref`) the sender gave it."""

    guest: str
    name: str
    at: int
    ref: str = ""
    invited_seat: InvitedSeat = lambda table, invitation: None
    is_present: Callable[[str], bool] = lambda guest: (
        False
    )  # whether a guest is at the table, or was just now

    @property
    def stamp(self) -> Json:
        """What every entry has."""
        return {"at": self.at, "by": self.guest, "ref": self.ref}


class Opening(NamedTuple):
    """Another table that an entry opens, and whether its game begins at once."""

    id: str
    entry: Opened
    starts: bool


class Prepared(NamedTuple):
    """The next entry, with the position after it where that changes, and the events it was made from."""

    entry: AnyEntry
    position: Position | None = None
    events: tuple[Event, ...] = ()
    opening: Opening | None = None


class TakesBack(NamedTuple):
    """An entry that takes decisions back: to complete it needs the position before the first of them.

    Only what will be done costs reading the whole log.
    """

    first: int
    complete: Callable[[Position], Prepared]


Outcome = Prepared | TakesBack
