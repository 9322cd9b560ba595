"""What is thrown away by itself, if the operator says so: by default nothing is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import NamedTuple

from argosy.core.errors import ArgosyError
from argosy.server import reports
from argosy.server.clock import now
from argosy.server.live_table import LiveTable
from argosy.server.table_service import TableService
from argosy.store.base import Statement
from argosy.table.entries import Closed
from argosy.table.errors import Refused, Unavailable
from argosy.table.prepared import Prepared
from argosy.table.table import Table

log = logging.getLogger("argosy.retention")

DAY = 24 * 3600 * 1000  # milliseconds
EVERY = 3600.0  # seconds between two looks
AT_ONCE = 200  # tables in one look


@dataclass(frozen=True)
class Keeping:
    """For how many days what is kept; None: for ever."""

    abandoned: int | None = None  # tables at which nothing happened: they end, and can still be looked at
    finished: int | None = None  # games that are over: they are deleted
    guests: int | None = None  # people without a table, counted from when they came


class Swept(NamedTuple):
    ended: int = 0
    deleted: int = 0
    forgotten: int = 0


class Retention:
    """One for each process; several on one database do no harm to each other."""

    def __init__(self, tables: TableService, keeping: Keeping) -> None:
        self._tables, self._store, self.keeping = tables, tables.store, keeping
        self._sweeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.keeping != Keeping():
            self._sweeping = asyncio.create_task(self._sweep_forever())

    def stop(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()

    async def _sweep_forever(self) -> None:
        while True:
            try:
                swept = await self.sweep(self.keeping)
                if any(swept):
                    log.info("%d tables ended, %d deleted, %d guests forgotten", *swept)
            except Unavailable:
                pass  # it is logged where the store is
            except Exception:
                log.exception("looking for what need not be kept failed")
            await asyncio.sleep(EVERY)

    async def sweep(self, keeping: Keeping) -> Swept:
        """Look once."""
        ended = deleted = forgotten = 0
        if keeping.abandoned is not None:
            for id in await self._before("status <> 'over'", keeping.abandoned):
                ended += await self._end(id)
        if keeping.finished is not None:
            for id in await self._before("status = 'over'", keeping.finished):
                await self.delete(id)
                deleted += 1
        if keeping.guests is not None:
            forgotten = await self._forget(keeping.guests)
        return Swept(ended, deleted, forgotten)

    async def _before(self, which: str, days: int) -> list[str]:
        old = f"{which} AND problem IS NULL AND updated < ?"
        sql = f"SELECT id FROM tables WHERE {old} ORDER BY updated LIMIT ?"
        rows = await asyncio.to_thread(self._store.read, sql, now() - days * DAY, AT_ONCE)
        return [str(id) for (id,) in rows]

    async def _end(self, id: str) -> bool:
        """A table at which somebody sits at this moment is not abandoned."""
        with contextlib.suppress(ArgosyError):
            live = await self._tables.find(id)
            if not live.watchers:
                await self.end(live)
                return True
        return False

    async def end(self, live: LiveTable) -> None:
        """As if it had been called off."""

        def prepare(table: Table) -> Prepared:
            if table.state.status == "over":
                raise Refused("over", "the game is over already")
            return Prepared(Closed(at=now()))

        await self._tables.act_for(live, prepare)

    async def delete(self, id: str) -> None:
        """With its log, for good."""
        live = self._tables.live.pop(id, None)
        if live is not None:
            if live.timer is not None:
                live.timer.cancel()
            for watcher in list(live.watchers):
                await watcher.socket.close(1000, "this table was deleted")
        await self._store.commit(
            [
                Statement("DELETE FROM tables WHERE id = ?", (id,)),
                Statement("DELETE FROM entries WHERE table_id = ?", (id,)),
                Statement("DELETE FROM sittings WHERE table_id = ?", (id,)),
                Statement("DELETE FROM claims WHERE table_id = ?", (id,)),
            ]
        )

    async def _forget(self, days: int) -> int:
        """Guests without any table who came long ago."""
        lonely = "created < ? AND id NOT IN (SELECT guest FROM sittings)"
        before = now() - days * DAY
        rows = await asyncio.to_thread(
            self._store.read, f"SELECT COUNT(*) FROM guests WHERE {lonely}", before
        )
        if rows[0][0]:
            gone = f"guest IN (SELECT id FROM guests WHERE {lonely})"
            await self._store.commit(
                [
                    *reports.forgetting(f"SELECT id FROM guests WHERE {lonely}", (before,)),
                    Statement(f"DELETE FROM tokens WHERE {gone}", (before,)),
                    Statement(f"DELETE FROM sign_ins WHERE {gone}", (before,)),
                    Statement(f"DELETE FROM guests WHERE {lonely}", (before,)),
                ]
            )
        return int(rows[0][0])
