"""What the operator has to say to everybody at a table, for a while."""

from __future__ import annotations

from collections.abc import Iterable

from argosy.server.clock import now
from argosy.server.live_table import LiveTable
from argosy.table import protocol as m


class Notices:
    """One notice at a time; a restart forgets it, for it is mostly about that."""

    def __init__(self) -> None:
        self._said: m.Notice | None = None

    def current(self) -> m.Notice | None:
        return self._said if self._said is not None and self._said.until > now() else None

    def say(self, text: str, until: int, tables: Iterable[LiveTable]) -> None:
        """To all who are there, and to those who come until then; an empty text takes it back."""
        self._said = m.Notice(text, until)
        for live in tables:
            for watcher in live.watchers:
                watcher.tell(self._said)
