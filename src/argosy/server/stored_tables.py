"""Tables as they lie in the store, read back. Everything here waits for the database: call it in a thread."""

from __future__ import annotations

import logging
import re

import msgspec

import argosy.games
from argosy.core.errors import ArgosyError
from argosy.core.game import Game
from argosy.server.live_table import REMEMBERED, LiveTable, Snapshot
from argosy.store.base import Store, TableRow
from argosy.table import history
from argosy.table.entries import LogEntry, decode
from argosy.table.errors import DAMAGED, Damaged, NotFound, Refused
from argosy.table.history import Log
from argosy.table.table import Table

log = logging.getLogger("argosy.tables")

ID = re.compile("[A-Za-z0-9_-]{1,40}")  # a database need not be asked about anything else
# Made here: threads that ask for a type for the first time at the same moment crash the interpreter.
_snapshots = msgspec.json.Decoder(Snapshot)


def row_of(store: Store, id: str) -> TableRow:
    row = store.table(id) if ID.fullmatch(id) else None
    if row is None:
        raise NotFound("no-table", "there is no such table")
    return row


def game_of(row: TableRow) -> Game:
    if (game := game_here(row)) is None:
        raise Damaged(f"no game {row.game[:40]!r} is known here")
    return game


def game_here(row: TableRow) -> Game | None:
    return argosy.games.game(row.game) if row.game in argosy.games.NAMES else None


def load(store: Store, row: TableRow) -> LiveTable:
    """A table with its last entries; Damaged where they do not fit."""
    game = game_of(row)
    after = max(0, row.seq - REMEMBERED)
    recent = entries(store, row.id, after, row.seq - after)  # other processes may append meanwhile
    if not recent or recent[-1].seq != row.seq:
        raise Damaged("the log does not end where the table says", row.seq)
    return LiveTable(table_at(store, row, game), row.created, recent)


def table_at(store: Store, row: TableRow, game: Game) -> Table:
    """From the snapshot, or where that is of no use from the whole log."""
    try:
        snapshot = _snapshots.decode(row.snapshot)
        return Table(row.id, game, snapshot.state, row.seq, snapshot.position_in(game))
    except (msgspec.DecodeError, ArgosyError) as problem:
        log.warning("the snapshot of table %s is of no use (%s); replaying its log", row.id, problem)
        return history.replayed(row.id, game, whole_log(store, row.id, row.seq))


def entries(store: Store, id: str, after: int, limit: int) -> list[LogEntry]:
    return [LogEntry(seq, decode(body, seq), body) for seq, body in store.entries(id, after, limit)]


def new_entries(store: Store, id: str, after: int) -> tuple[TableRow, list[LogEntry]]:
    """What other processes have appended, and the row that fits it."""
    row = row_of(store, id)
    return row, entries(store, id, after, row.seq - after) if row.seq > after else []


def whole_log(store: Store, id: str, limit: int) -> Log:
    return [(seq, decode(body, seq)) for seq, body in store.entries(id, limit=limit)]


def readable_log(store: Store, id: str) -> Log:
    """The log up to the first damaged entry."""
    found, because = readable(store, id)
    if because:
        log.error("what can be read of table %s ends before %s", id, because)
    return found


def readable(store: Store, id: str) -> tuple[Log, str]:
    """The log up to the first damaged entry, and what ails that one; empty where all are whole."""
    found: Log = []
    try:
        for seq, body in store.readable(id):
            found.append((seq, decode(body, seq)))
    except Damaged as problem:
        return found, str(problem)
    return found, ""


def before_damage(store: Store, id: str) -> LiveTable:
    """A damaged table as it was before the damage: nobody plays at it, but its record can be read."""
    row, log = row_of(store, id), readable_log(store, id)
    while log:
        try:
            return LiveTable(history.replayed(id, game_of(row), log), row.created, [])
        except Damaged as problem:
            log = [(seq, entry) for seq, entry in log if seq < (problem.seq or 0)]
    raise Refused("damaged", DAMAGED)
