"""The audit log: what operators did, by whom, on what and when; kept in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets

from argosy.core.typing import Json
from argosy.server.clock import now
from argosy.store.base import Statement, Store

log = logging.getLogger("argosy.audit")

FIELDS = ("at", "who", "what", "subject", "detail")
LONGEST_DETAIL = 400  # characters


class Audit:
    """Nothing is taken out of it but what it says of a guest who was forgotten."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, who: str, what: str, subject: str = "", detail: str = "") -> None:
        """In the store, and in the server's log."""
        sql = "INSERT INTO audit (id, at, who, what, subject, detail) VALUES (?, ?, ?, ?, ?, ?)"
        values = (secrets.token_hex(8), now(), who, what, subject, detail[:LONGEST_DETAIL])
        log.warning("%s: %s", who, f"{what} {subject}".rstrip())
        await self._store.commit([Statement(sql, values)])

    async def latest(self, limit: int) -> list[Json]:
        """The latest first."""
        sql = f"SELECT {', '.join(FIELDS)} FROM audit ORDER BY at DESC, id LIMIT ?"
        rows = await asyncio.to_thread(self._store.read, sql, limit)
        return [dict(zip(FIELDS, row, strict=True)) for row in rows]


def forgetting(guest: str) -> Statement:
    """What operators wrote about a guest; that something was done about an id stays."""
    return Statement("UPDATE audit SET detail = '' WHERE subject = ?", (guest,))
