"""Who is at the operator's page: links that open it once, and the short sessions they become."""

from __future__ import annotations

import asyncio
import secrets

from argosy.server.clock import now
from argosy.server.guests import TOKEN_BYTES, hashed
from argosy.store.base import Statement, Store
from argosy.table.errors import Conflict, Forbidden

MINUTE = 60_000  # milliseconds
LINK_FOR = 10 * MINUTE
UNUSED_FOR = 60 * MINUTE  # then a session ends …
SESSION_FOR = 12 * 60 * MINUTE  # … and at the latest after that
LINK, SESSION = "link", "session"


class OperatorSessions:
    """Kept in the store, as hashes: all processes know them, and they can be ended at any moment."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def link(self) -> tuple[str, int]:
        """The secret of a link, and until when it is good. Earlier ones that were not used no longer are."""
        at, once = now(), secrets.token_urlsafe(TOKEN_BYTES)
        stale = "DELETE FROM operators WHERE kind = ? OR used < ? OR created < ?"
        await self._store.commit(
            [Statement(stale, (LINK, at - UNUSED_FOR, at - SESSION_FOR)), _kept(once, LINK, at)]
        )
        return once, at + LINK_FOR

    async def sign_in(self, once: str) -> str:
        """Exchange a link's secret for a session's token; a link is good once."""
        at, token = now(), secrets.token_urlsafe(TOKEN_BYTES)
        used = "DELETE FROM operators WHERE hash = ? AND kind = ? AND created > ?"
        link = Statement(used, (hashed(once), LINK, at - LINK_FOR), decisive=True)
        try:
            await self._store.commit([link, _kept(token, SESSION, at)])
        except Conflict:
            message = "this link was used, has expired, or a newer one was made; get one by argosy admin link"
            raise Forbidden("operator-link", message) from None
        return token

    async def known(self, token: str) -> str:
        """How the session is called in the audit log; empty where there is none with this token."""
        if not token or len(token) > 100:
            return ""
        at, hash = now(), hashed(token)
        sql = "SELECT used FROM operators WHERE hash = ? AND kind = ? AND used > ? AND created > ?"
        values = (hash, SESSION, at - UNUSED_FOR, at - SESSION_FOR)
        found = await asyncio.to_thread(self._store.read, sql, *values)
        if not found:
            return ""
        if at - int(found[0][0]) > MINUTE:
            await self._store.commit([Statement("UPDATE operators SET used = ? WHERE hash = ?", (at, hash))])
        return f"page {hash[:8]}"

    async def sign_out(self, token: str) -> None:
        await self._store.commit([Statement("DELETE FROM operators WHERE hash = ?", (hashed(token),))])

    async def end_all(self) -> None:
        """All sessions, and the link that waits."""
        await self._store.commit([Statement("DELETE FROM operators", ())])


def _kept(secret: str, kind: str, at: int) -> Statement:
    sql = "INSERT INTO operators (hash, kind, created, used) VALUES (?, ?, ?, ?)"
    return Statement(sql, (hashed(secret), kind, at, at))
