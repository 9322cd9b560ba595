"""What people report to the operator about others at a table: kept open until it is closed."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from argosy.core.typing import Json
from argosy.server import stored_tables
from argosy.server.clock import now
from argosy.server.guests import Guest
from argosy.server.http_types import Report
from argosy.server.live_table import LiveTable
from argosy.store.base import Statement, Store
from argosy.table.entries import Said
from argosy.table.errors import NotFound, Refused
from argosy.table.visible_text import is_visible


class Line(msgspec.Struct):
    """A line of chat, as it was said."""

    at: int
    text: str


_lines = msgspec.json.Decoder(list[Line])
FIELDS = ("id", "at", "reporter", "table_id", "about", "name", "lines", "reason", "closed")


class Reports:
    """One for each process."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, live: LiveTable, guest: Guest, report: Report) -> None:
        """Refused where it is about nobody, about several people, or was said before."""
        about, name, lines = await asyncio.to_thread(self._concerned, live, report)
        if about == guest.id:
            raise Refused("report", "you can report others, not yourself")
        reason = " ".join(report.reason.split())
        if not is_visible(reason):
            raise Refused("report", "say in a few words, of characters that can be shown, what is wrong")
        sql = "SELECT 1 FROM reports WHERE reporter = ? AND about = ? AND table_id = ? AND closed IS NULL"
        if await asyncio.to_thread(self._store.read, sql, guest.id, about, live.table.id):
            raise Refused("reported", "you have reported this person here already; the operator will see it")
        sql = (
            "INSERT INTO reports (id, at, reporter, table_id, about, name, lines, reason) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        )
        said = msgspec.json.encode(lines).decode()
        values = (secrets.token_hex(6), now(), guest.id, live.table.id, about, name, said, reason)
        await self._store.commit([Statement(sql, values)])

    def _concerned(self, live: LiveTable, report: Report) -> tuple[str, str, list[Line]]:
        """Who is meant, how that person is called, and what they said."""
        found = []
        for seq in sorted(set(report.lines)):
            entries = stored_tables.entries(self._store, live.table.id, seq - 1, 1)
            if not entries or not isinstance(entries[0].entry, Said):
                raise Refused("report", f"entry {seq} is no line of chat")
            found.append(entries[0].entry)
        if found:
            if len({line.by for line in found}) > 1:
                raise Refused("report", "report one person at a time")
            return found[0].by, found[-1].name, [Line(line.at, line.text) for line in found]
        if report.seat is None:
            raise Refused("report", "name the lines of chat, or the seat, that it is about")
        seats = live.table.state.seats
        if report.seat >= len(seats) or not seats[report.seat].guest:
            raise Refused("report", "no person sits there")
        return seats[report.seat].guest, seats[report.seat].name, []

    # ------------------------------------------------------------------------- for the operator

    async def all(self, is_open: bool, limit: int) -> list[Json]:
        """The open ones with the oldest first, or the closed ones with the latest first."""
        which = "r.closed IS NULL ORDER BY r.at" if is_open else "r.closed IS NOT NULL ORDER BY r.closed DESC"
        columns = ", ".join(f"r.{name}" for name in FIELDS)
        sql = (
            f"SELECT {columns}, g.name FROM reports r LEFT JOIN guests g ON g.id = r.reporter "
            f"WHERE {which} LIMIT ?"
        )
        rows = await asyncio.to_thread(self._store.read, sql, limit)
        return [_shown(*row) for row in rows]

    async def close(self, id: str) -> None:
        sql = "UPDATE reports SET closed = ? WHERE id = ? AND closed IS NULL"
        if not await asyncio.to_thread(self._store.read, "SELECT 1 FROM reports WHERE id = ?", id):
            raise NotFound("no-report", f"there is no report with the id {id[:40]}")
        await self._store.commit([Statement(sql, (now(), id))])

    async def count_open(self) -> int:
        sql = "SELECT COUNT(*) FROM reports WHERE closed IS NULL"
        return int((await asyncio.to_thread(self._store.read, sql))[0][0])


def _shown(
    id: str, at: int, reporter: str, table: str, about: str, name: str, lines: str, reason: str,
    closed: int | None, reporter_name: str | None,
) -> Json:  # fmt: skip
    said = [{"at": line.at, "text": line.text} for line in _lines.decode(lines)]
    return {
        "id": id, "at": at, "by": reporter, "by_name": reporter_name or "", "table": table, "about": about,
        "name": name, "lines": said, "reason": reason, "closed": closed,
    }  # fmt: skip


# -------------------------------------------------------------------------------- personal data


def made_by(store: Store, guest: str) -> list[Json]:
    """What a guest reported, for that guest."""
    sql = "SELECT at, table_id, name, reason, closed FROM reports WHERE reporter = ? ORDER BY at"
    names = ("at", "table", "name", "reason", "closed")
    return [dict(zip(names, row, strict=True)) for row in store.read(sql, guest)]


def kept_of(store: Store, guest: str) -> list[Json]:
    """The guest's own lines that others reported; not by whom, when or why."""
    sql = "SELECT table_id, lines FROM reports WHERE about = ? ORDER BY at"
    return [
        {"table": table, "at": line.at, "text": line.text}
        for table, lines in store.read(sql, guest)
        for line in _lines.decode(lines)
    ]


def forgetting(guests: str, values: tuple[object, ...]) -> list[Statement]:
    """`guests` selects those who are forgotten: reports about them go, theirs lose their words and names."""
    return [
        Statement(f"DELETE FROM reports WHERE about IN ({guests})", values),
        Statement(f"UPDATE reports SET reporter = '', reason = '' WHERE reporter IN ({guests})", values),
    ]
