"""What the server keeps of a person: all of it in one answer, or gone for good."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from argosy.core.errors import ArgosyError
from argosy.core.typing import Json
from argosy.server import audit, bans, reports, stored_tables
from argosy.server.guests import Guest
from argosy.server.live_table import LiveTable
from argosy.server.past_games import PastGames
from argosy.server.table_service import MOST_RACES, TableService
from argosy.store.base import Part, Statement, Store, mark_of
from argosy.table import protocol as m
from argosy.table.entries import Said, encode
from argosy.table.errors import Conflict, Refused
from argosy.table.forgetting import state_without, without
from argosy.table.table import Table

log = logging.getLogger("argosy.guests")

DEVICE = ("kind", "about", "created", "used", "expires")


class PersonalData:
    """One for each process."""

    def __init__(self, tables: TableService, past: PastGames) -> None:
        self._tables, self._past = tables, past
        self._store = tables.store

    # --------------------------------------------------------------------------- all of mine

    async def all_of(self, guest: Guest) -> Json:
        """Name, devices, tables with the records of their games, and the person's own lines of chat."""
        sql = f"SELECT {', '.join(DEVICE)} FROM tokens WHERE guest = ?"
        tokens = await asyncio.to_thread(self._store.read, sql, guest.id)
        happened = await asyncio.to_thread(self._store.sign_ins, guest.id)
        found: list[Json] = []
        for id in await asyncio.to_thread(tables_with, self._store, guest.id):
            try:
                found.append(await self._table(id, guest))
            except ArgosyError as problem:
                found.append({"id": id, "problem": str(problem)})
        return {
            "name": guest.name,
            "devices": [dict(zip(DEVICE, token, strict=True)) for token in tokens],
            "happened": [{"at": at, "what": what, "about": about} for at, what, about in happened],
            "tables": found,
            "reports": await asyncio.to_thread(reports.made_by, self._store, guest.id),
            "reported": await asyncio.to_thread(reports.kept_of, self._store, guest.id),
        }

    async def _table(self, id: str, guest: Guest) -> Json:
        live = await self._tables.find(id)
        entries = await asyncio.to_thread(stored_tables.readable_log, self._store, id)
        record = None
        if live.table.state.status != "open" and live.table.seats_of(guest.id):
            with contextlib.suppress(ArgosyError):
                record = (await asyncio.to_thread(self._past.read, live.table, guest.id)).to_text()
        return {
            "id": id,
            "game": live.table.game.name,
            "status": live.table.state.status,
            "created": live.created,
            "seats": live.table.seats_of(guest.id),
            "record": record,
            "chat": [
                {"at": entry.at, "text": entry.text}
                for _, entry in entries
                if isinstance(entry, Said) and entry.by == guest.id
            ],
        }

    # ----------------------------------------------------------------------------- forget me

    async def forget(self, guest: Guest) -> int:
        """Name, lines of chat and tokens are gone; how many tables are without them now.

        Games that run go on: the person gives up first, as the rules of the table have it.
        """
        ids = await asyncio.to_thread(tables_with, self._store, guest.id)
        done = 0
        for id in ids:
            try:
                live = await self._tables.find(id)
                await self._leave(live, guest)
                await self._rewrite(live, guest.id)
                done += 1
            except Refused as problem:
                if problem.reason != "damaged":
                    raise
                log.error("table %s is damaged: a guest who wants to be forgotten may be named there", id)
        await self._store.commit(
            [
                *reports.forgetting("?", (guest.id,)),
                audit.forgetting(guest.id),
                bans.forgetting(guest.id),
                Statement("DELETE FROM tokens WHERE guest = ?", (guest.id,)),
                Statement("DELETE FROM sign_ins WHERE guest = ?", (guest.id,)),
                Statement("DELETE FROM sittings WHERE guest = ?", (guest.id,)),
                Statement("DELETE FROM guests WHERE id = ?", (guest.id,)),
            ]
        )
        log.info("a guest was forgotten, at %d tables", done)
        return done

    async def forget_at(self, id: str) -> None:
        """Those who were forgotten while this table could not be read."""
        live = await self._tables.find(id)
        entries = await asyncio.to_thread(stored_tables.whole_log, self._store, id, live.table.seq)
        named = {entry.by for _, entry in entries if entry.by}
        sql = f"SELECT id FROM guests WHERE id IN ({', '.join('?' * len(named))})"
        known = {str(guest) for (guest,) in await asyncio.to_thread(self._store.read, sql, *named)}
        for guest in named - known:
            await self._rewrite(live, guest)

    async def _leave(self, live: LiveTable, guest: Guest) -> None:
        """So that nobody waits for somebody who does not exist any more."""
        table = live.table
        commands: list[m.Command] = []
        if table.state.status == "running":
            commands = [m.Resign(f"forget {seat}", seat) for seat in table.seats_of(guest.id)]
        elif table.state.status == "open":
            leaving = [m.Stand(f"forget {seat}", seat) for seat in table.seats_of(guest.id)]
            commands = [m.Close("forget")] if table.state.host == guest.id else [*leaving]
        for command in commands:
            with contextlib.suppress(ArgosyError):  # it is over, or was left, already
                await self._tables.command(table.id, guest.id, guest.name, command)

    async def _rewrite(self, live: LiveTable, guest: str) -> None:
        async with live.lock:
            for _ in range(MOST_RACES):
                try:
                    await self._rewrite_once(live, guest)
                except Conflict:  # another process wrote meanwhile
                    await self._tables.catch_up(live)
                else:
                    return
        raise Refused("busy", "too many write at this table at once; try again")

    async def _rewrite_once(self, live: LiveTable, guest: str) -> None:
        now = live.table
        entries = await asyncio.to_thread(stored_tables.whole_log, self._store, now.id, now.seq)
        changed = {seq: encode(entry) for seq, entry in without(guest, entries)}
        table = Table(now.id, now.game, state_without(guest, now.state), now.seq, now.position)
        row = live.row(table, entries[-1][1].at)
        values: tuple[Any, ...] = (row.summary, row.snapshot, mark_of(row.id, row.seq, row.snapshot))
        sql = "UPDATE tables SET summary = ?, snapshot = ?, mark = ? WHERE id = ? AND seq = ?"
        parts: list[Part] = [Statement(sql, (*values, row.id, row.seq), decisive=True)]
        for seq, body in changed.items():
            sql = "UPDATE entries SET body = ?, mark = ? WHERE table_id = ? AND seq = ?"
            parts.append(Statement(sql, (body, mark_of(now.id, seq, body), now.id, seq)))
        await self._store.commit(parts)
        live.rewrite(table, changed)


def tables_with(store: Store, guest: str) -> list[str]:
    """Every table whose log knows the guest, in the order in which they were opened."""
    assert guest.isalnum()  # it is written into the question
    sql = (
        f"SELECT id FROM tables WHERE id IN (SELECT table_id FROM entries WHERE body LIKE '%\"{guest}\"%') "
        "ORDER BY created, id"
    )
    with store.at_one_moment() as select:  # by a connection of its own: the whole log is looked at
        return [str(id) for (id,) in select(sql)[1]]
