"""Damaged tables made whole again: as far as their logs can be read, and not without saying what is lost."""

from __future__ import annotations

import asyncio
import contextlib
from typing import NamedTuple

from argosy.core.game import Game
from argosy.server import stored_tables
from argosy.server.live_table import LiveTable
from argosy.server.table_service import TableService
from argosy.store.base import Part, Statement, Store, TableRow, company, mark_of
from argosy.table import history
from argosy.table.errors import Conflict, Damaged, Refused
from argosy.table.history import Log
from argosy.table.table import Table

RESTORE = "only a backup can bring it back: argosy restore"


class Mended(NamedTuple):
    """What was done, or what would be."""

    mended: bool
    kept: int  # entries from the first one on
    lost: int  # entries after them, as far as there are any
    until: int  # when the last entry that is kept was written
    because: str  # why no more can be kept; empty where nothing is lost


async def mend(tables: TableService, id: str, lose: bool) -> Mended:
    """Make a table again of its log, up to the last entry that can be read and fits.

    Where something is lost by that, nothing is done unless `lose` says so. Refused where nothing can be done.
    """
    store = tables.store
    try:
        row = await asyncio.to_thread(stored_tables.row_of, store, id)
    except Damaged as problem:
        raise Refused("unmendable", f"the row of this table cannot be read: {problem}") from None
    game = stored_tables.game_here(row)
    if game is None:
        message = f"nothing is damaged: no game {row.game[:40]!r} is installed here"
        raise Refused("unmendable", f"{message}; install it, and the table opens")
    if await asyncio.to_thread(_opens, store, row):
        if row.problem is None:
            raise Refused("whole", "this table can be played at: there is nothing to mend")
        live = await tables.find(id)
        return Mended(True, live.table.seq, 0, row.updated, "")
    table, entries, because = await asyncio.to_thread(_readable, store, row, game)
    last, until = await asyncio.to_thread(_last, store, id), entries[-1][1].at
    outcome = Mended(False, table.seq, max(last, row.seq) - table.seq, until, because)
    if outcome.lost and not lose:
        return outcome
    async with tables.live[id].lock if id in tables.live else contextlib.nullcontext():
        try:
            await store.commit(_written(row, LiveTable(table, row.created, []).row(table, until), table))
        except Conflict:
            message = "another process has written to this table just now; try again"
            raise Refused("busy", message) from None
        except Damaged as problem:
            raise Refused("unmendable", f"it cannot be written there: {problem}") from None
        await tables.put_away(id)
    await tables.find(id)  # as everybody will from now on
    return outcome._replace(mended=True)


def _opens(store: Store, row: TableRow) -> bool:
    """Whether it can be played at, as it is; nothing of such a table is cut away."""
    try:
        stored_tables.load(store, row)
    except Damaged:
        return False
    return _last(store, row.id) <= row.seq  # or else nobody could write the next entry


def _readable(store: Store, row: TableRow, game: Game) -> tuple[Table, Log, str]:
    """The table after as many entries as are whole and fit together, and why it is no more of them."""
    entries, because = stored_tables.readable(store, row.id)
    while entries:
        try:
            return history.replayed(row.id, game, entries), entries, because
        except Damaged as problem:
            because = str(problem)
            entries = [(seq, entry) for seq, entry in entries if seq < (problem.seq or 0)]
    raise Refused("unmendable", f"not even the first entry of its log can be read ({because}); {RESTORE}")


def _last(store: Store, id: str) -> int:
    """The number of the last entry there is, as far as that can be read."""
    try:
        return int(store.read("SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = ?", id)[0][0])
    except Damaged:
        return 0


def _written(before: TableRow, row: TableRow, table: Table) -> list[Part]:
    """The row as the log makes it, and no entries after that."""
    sql = (
        "UPDATE tables SET status = ?, public = ?, seq = ?, updated = ?, wake_at = ?, summary = ?, "
        "snapshot = ?, mark = ?, problem = NULL WHERE id = ? AND seq = ?"
    )
    mark = mark_of(row.id, row.seq, row.snapshot)
    values = (
        row.status, int(row.public), row.seq, row.updated, row.wake_at, row.summary, row.snapshot, mark,
        row.id, before.seq,
    )  # fmt: skip
    cut = Statement("DELETE FROM entries WHERE table_id = ? AND seq > ?", (row.id, row.seq))
    return [Statement(sql, values, decisive=True), cut, *company(row.id, table.guests())]
