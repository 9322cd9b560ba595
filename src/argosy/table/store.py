"""The store: an append-only log for each table, kept by a database that one writer thread serves.

Commits that wait while the disk is busy are made durable together (group commit), so durability costs one
sync for many moves. `(table, seq)` is the key of the log: of two who write the same place one gets Conflict.
The SQL is plain and the same for every database; sqlite.py and postgres.py say how to talk to theirs.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import threading
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from importlib import resources
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from argosy.table.errors import Conflict, Damaged

log = logging.getLogger("argosy.store")

BIGGEST_BATCH = 500
COLUMNS = "id, game, status, public, seq, created, updated, wake_at, summary, snapshot"
CHANGING = ("status", "seq", "updated", "wake_at", "summary", "snapshot", "mark")  # with each entry
OR_CHANGED = "ON CONFLICT (id) DO UPDATE SET " + ", ".join(f"{name} = excluded.{name}" for name in CHANGING)
Row = tuple[Any, ...]


class Statement(NamedTuple):
    """One piece of SQL. `decisive`: it must change a row, or the whole commit is a Conflict."""

    sql: str
    values: Row
    decisive: bool = False


class Append(msgspec.Struct, frozen=True):
    """The next entry of a table's log and the table's row after it: what nearly every commit is.

    Those that are written together are written by one statement. Who comes late to a place gets Conflict.
    """

    id: str
    game: str
    status: str
    public: int
    seq: int
    created: int
    updated: int
    wake_at: int | None
    summary: str
    snapshot: str
    mark: int  # of the snapshot
    body: str  # of the entry
    body_mark: int


Part = Statement | Append
Commit = Sequence[Part]  # all of it, or nothing
Select = Callable[[str], tuple[tuple[str, ...], Iterator[Row]]]  # the names of columns, and the rows
Fill = Callable[[str, Sequence[str], Iterable[Row]], None]  # what a table's columns hold from now on


class TableRow(NamedTuple):
    """A table as it stands after its last entry."""

    id: str
    game: str
    status: str
    public: bool
    seq: int
    created: int
    updated: int
    wake_at: int | None
    summary: str
    snapshot: str
    problem: str | None = None


class Store(ABC):
    """Reads are asked from any thread; writes are handed to the one writer."""

    shared = False  # may other processes use it at the same time?
    schema: int  # the last migration it has seen

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[tuple[Commit, _Promise] | None] = queue.SimpleQueue()
        self._reading = threading.Lock()
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self.batches = self.commits = 0  # how many syncs for how many commits

    # ---------------------------------------------------------------- for each database

    @abstractmethod
    def _select(self, sql: str, values: Row) -> list[Row]:
        """Read by a connection of its own; called by one thread at a time."""

    @abstractmethod
    def _transaction(self, commits: Sequence[Commit]) -> None:
        """Write all of these durably, or none: Conflict if a decisive statement changed nothing."""

    @abstractmethod
    def at_one_moment(self) -> AbstractContextManager[Select]:
        """Everything as it is now, row by row and as it is stored, whatever is written meanwhile."""

    @abstractmethod
    def filling(self) -> AbstractContextManager[Fill]:
        """Rows as they come: all are on disk when the block ends, none if it fails. Nobody else writes."""

    @abstractmethod
    def close(self) -> None: ...

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call back, from any thread, when another process has written to a table ("" = any)."""
        del heard

    # -------------------------------------------------------------------------- writing

    def start(self) -> None:
        self._writer.start()

    def stop(self) -> None:
        """Write what is waiting, then close."""
        if self._writer.is_alive():
            self._waiting.put(None)
            self._writer.join()
        self.close()

    async def commit(self, commit: Commit) -> None:
        """Returns once it is on disk; raises Conflict where somebody was faster."""
        promise = _Promise()
        self._waiting.put((commit, promise))
        await promise.future

    def _write_all(self) -> None:
        while (item := self._waiting.get()) is not None:
            batch = [item]
            ends = False
            while len(batch) < BIGGEST_BATCH and not self._waiting.empty():
                if (more := self._waiting.get()) is None:
                    ends = True
                    break
                batch.append(more)
            self._write_batch(batch)
            if ends:
                return

    def _write_batch(self, batch: list[tuple[Commit, _Promise]]) -> None:
        try:
            self._transaction([commit for commit, _ in batch])
        except Exception as problem:
            if len(batch) == 1:
                batch[0][1].fail(problem)
                return
            for one in batch:  # one of them spoilt it for all: each for itself
                self._write_batch([one])
        else:
            self.batches += 1
            self.commits += len(batch)
            _fulfil([promise for _, promise in batch])

    # -------------------------------------------------------------------------- reading

    def read(self, sql: str, *values: Any) -> list[Row]:
        with self._reading:
            return self._select(sql, values)

    def table(self, id: str) -> TableRow | None:
        sql = f"SELECT {COLUMNS}, problem, mark FROM tables WHERE id = ?"
        for *fields, mark in self.read(sql, id):
            row = TableRow(*fields)
            if mark != mark_of(row.id, row.seq, row.snapshot):
                return row._replace(snapshot="")  # to be made again from the log
            return row
        return None

    def entries(self, id: str, after: int = 0, limit: int = 1_000_000) -> list[tuple[int, str]]:
        """Entries in order; Damaged where one is missing or was changed."""
        return list(self._checked(id, after, limit))

    def mentioning(self, id: str, words: str) -> list[tuple[int, str]]:
        """Entries with these words in them, big or small letters alike."""
        sql = "SELECT seq, body FROM entries WHERE table_id = ? AND body LIKE ? ESCAPE '!' ORDER BY seq"
        escaped = "".join(f"!{letter}" if letter in "%_!" else letter for letter in words)
        return [(int(seq), str(body)) for seq, body in self.read(sql, id, f"%{escaped}%")]

    def readable(self, id: str) -> Iterator[tuple[int, str]]:
        """As many entries as are whole, from the first one; Damaged comes after them."""
        return self._checked(id, 0, 1_000_000)

    def _checked(self, id: str, after: int, limit: int) -> Iterator[tuple[int, str]]:
        sql = "SELECT seq, body, mark FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
        for number, (seq, body, mark) in enumerate(self.read(sql, id, after, limit), after + 1):
            if seq != number:
                raise Damaged("it is missing", number)
            if mark != mark_of(id, seq, body):
                raise Damaged("its check sum does not fit", seq)
            yield int(seq), str(body)

    def public_tables(self, limit: int) -> list[str]:
        sql = (
            "SELECT summary FROM tables WHERE public = 1 AND problem IS NULL AND status <> 'over' "
            "ORDER BY updated DESC LIMIT ?"
        )
        return [str(summary) for (summary,) in self.read(sql, limit)]

    def tables_of(self, guest: str, limit: int) -> list[str]:
        sql = (
            "SELECT t.summary FROM sittings s JOIN tables t ON t.id = s.table_id "
            "WHERE s.guest = ? AND t.problem IS NULL ORDER BY t.updated DESC LIMIT ?"
        )
        return [str(summary) for (summary,) in self.read(sql, guest, limit)]

    def to_wake(self, before: int, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE wake_at <= ? AND problem IS NULL ORDER BY wake_at LIMIT ?"
        return [str(id) for (id,) in self.read(sql, before, limit)]

    def guest_of(self, token_hash: str, now: int) -> tuple[str, str, str] | None:
        """Id and name of the guest, and the kind of the token."""
        sql = (
            "SELECT g.id, g.name, t.kind FROM tokens t JOIN guests g ON g.id = t.guest "
            "WHERE t.hash = ? AND (t.expires IS NULL OR t.expires > ?)"
        )
        found = self.read(sql, token_hash, now)
        return (str(found[0][0]), str(found[0][1]), str(found[0][2])) if found else None

    def are_tokens_of(self, guests: Mapping[str, str], now: int) -> bool:
        """Whether all these tokens, by their hashes, are good and those of these guests."""
        places = ", ".join(["(?, ?)"] * len(guests))
        sql = (
            f"SELECT COUNT(*) FROM (VALUES {places}) AS asked "
            "JOIN tokens ON hash = column1 AND guest = column2 WHERE expires IS NULL OR expires > ?"
        )
        ((count,),) = self.read(sql, *chain.from_iterable(guests.items()), now)
        return int(count) == len(guests)

    def count_tables(self) -> dict[str, int]:
        """How many tables there are by status; "damaged" counts those set aside."""
        sql = (
            "SELECT CASE WHEN problem IS NULL THEN status ELSE 'damaged' END, COUNT(*) FROM tables GROUP BY 1"
        )
        return {str(status): int(count) for status, count in self.read(sql)}

    async def secret(self, name: str) -> str:
        """A secret all processes share; made when it is first asked for."""
        fresh = Statement(
            "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
            (name, secrets.token_urlsafe(32)),
        )
        await self.commit([fresh])
        found = await asyncio.to_thread(self.read, "SELECT value FROM secrets WHERE name = ?", name)
        return str(found[0][0])

    async def claim(self, table: str, holder: str, now: int, until: int) -> bool:
        """Whether this process may think for the table's bots until then."""
        sql = (
            "INSERT INTO claims (table_id, holder, until) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE "
            "SET holder = excluded.holder, until = excluded.until "
            "WHERE claims.until <= ? OR claims.holder = excluded.holder"
        )
        try:
            await self.commit([Statement(sql, (table, holder, until, now), decisive=True)])
        except Conflict:
            return False
        return True

    async def release(self, table: str, holder: str) -> None:
        sql = "DELETE FROM claims WHERE table_id = ? AND holder = ?"
        await self.commit([Statement(sql, (table, holder))])

    async def set_aside(self, table: str, problem: str) -> None:
        """Quarantine: the table is left as it is, and neither lists nor bots stumble over it again."""
        sql = "UPDATE tables SET problem = ?, wake_at = NULL WHERE id = ?"
        await self.commit([Statement(sql, (problem, table))])

    async def take_back(self, row: TableRow, wake_at: int | None) -> None:
        """The opposite: what was damaged or unknown can be read again."""
        sql = "UPDATE tables SET problem = NULL, wake_at = ? WHERE id = ? AND seq = ?"
        await self.commit([Statement(sql, (wake_at, row.id, row.seq))])


def entry_statements(row: TableRow, body: str, guests: Sequence[str] | None) -> list[Part]:
    """Append the entry `row.seq` and bring the table's row up to date; `guests` where the company changed."""
    mark, body_mark = mark_of(row.id, row.seq, row.snapshot), mark_of(row.id, row.seq, body)
    fields = (*row[:3], int(row.public), *row[4:10])
    return [Append(*fields, mark, body, body_mark), *_company(row.id, guests)]


def log_statements(row: TableRow, bodies: Sequence[str], guests: Sequence[str] | None) -> list[Part]:
    """A new table whose log has these entries already, the last of them `row.seq`."""
    *before, last = bodies
    written = [_entry(row.id, seq, body) for seq, body in enumerate(before, 1)]
    return [*written, *entry_statements(row, last, guests)]


def _entry(id: str, seq: int, body: str) -> Statement:
    return Statement(
        "INSERT INTO entries (table_id, seq, body, mark) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (id, seq, body, mark_of(id, seq, body)),
        decisive=True,
    )


def sorted_out(commits: Sequence[Commit]) -> tuple[list[Statement], list[Append]]:
    """What all of these are together."""
    parts = [part for commit in commits for part in commit]
    appends = [part for part in parts if isinstance(part, Append)]
    return [part for part in parts if isinstance(part, Statement)], appends


def _company(id: str, guests: Sequence[str] | None) -> list[Statement]:
    """Who finds the table among his own, where that has changed."""
    if guests is None:
        return []
    forgotten = Statement("DELETE FROM sittings WHERE table_id = ?", (id,))
    return [
        forgotten,
        *(
            Statement("INSERT INTO sittings (guest, table_id) VALUES (?, ?)", (guest, id))
            for guest in sorted(set(guests))
        ),
    ]


def mark_of(id: str, seq: int, text: str) -> int:
    """A check sum that also holds a text to its place."""
    return zlib.crc32(f"{id} {seq} {text}".encode())


def migrations() -> Iterator[tuple[int, list[str]]]:
    """Every migration with its number, as single statements."""
    folder = resources.files("argosy.table").joinpath("migrations")
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".sql"):
            lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("--")]
            statements = "\n".join(lines).split(";")
            yield int(file.name[:4]), [text.strip() for text in statements if text.strip()]


class _Promise:
    """A future of the event loop that the writer's thread keeps."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()

    def fail(self, problem: Exception) -> None:
        try:
            self.loop.call_soon_threadsafe(self._settle, problem)
        except RuntimeError:
            log.info("not written (%s), and the server that asked has stopped", problem)

    def _settle(self, problem: Exception | None) -> None:
        if not self.future.done():  # whoever waited may have gone
            if problem is None:
                self.future.set_result(None)
            else:
                self.future.set_exception(problem)


def _fulfil(promises: list[_Promise]) -> None:
    """Wake all who waited, with one call across threads for each loop."""
    for loop in {promise.loop for promise in promises}:
        kept = [promise for promise in promises if promise.loop is loop]
        try:
            loop.call_soon_threadsafe(_settle_all, kept)
        except RuntimeError:
            log.info("written, but the server that asked has stopped")


def _settle_all(promises: list[_Promise]) -> None:
    for promise in promises:
        promise._settle(None)
