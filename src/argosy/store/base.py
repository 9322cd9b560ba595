"""The store: an append-only log for each table, kept by a database that one writer thread serves.

Commits that wait while the disk is busy are made durable together (group commit), so durability costs one
sync for many moves. `(table, seq)` is the key of the log: of two processes that write the same place one gets
Conflict. The SQL is plain and the same for every database; sqlite.py and postgres.py are about their own.
"""

from __future__ import annotations

import asyncio
import contextlib
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

from argosy.core.errors import ArgosyError
from argosy.table.errors import Conflict, Damaged, Unavailable

log = logging.getLogger("argosy.store")

LAST_READ = 10  # seconds that a store which stops waits for one
BIGGEST_BATCH = 500
MOST_SALVAGED = 5_000  # tables looked at one by one where a list cannot be read
COLUMNS = "id, game, status, public, seq, created, updated, wake_at, summary, snapshot"
CHANGING = ("status", "seq", "updated", "wake_at", "summary", "snapshot", "mark")  # with each entry
OR_CHANGED = "ON CONFLICT (id) DO UPDATE SET " + ", ".join(f"{name} = excluded.{name}" for name in CHANGING)
Row = tuple[Any, ...]
OnNotice = Callable[[str, int], None]  # called with the id of a table and the number of its last entry


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
    """A table after its last entry."""

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
        self._outages: dict[str, str] = {}  # why it cannot be read or written, while it cannot

    # ---------------------------------------------------------------- for each database

    @abstractmethod
    def _select(self, sql: str, values: Row) -> list[Row]:
        """Read by a connection of its own; called by one thread at a time."""

    @abstractmethod
    def _transaction(self, commits: Sequence[Commit]) -> None:
        """Write all of these durably, or none: Conflict if a decisive statement changed nothing."""

    @abstractmethod
    def _fault(self, problem: Exception) -> Unavailable | Damaged | None:
        """What an exception of the database means; None where it is a mistake of ours."""

    @abstractmethod
    def at_one_moment(self) -> AbstractContextManager[Select]:
        """Everything as it is now, row by row and as it is stored, whatever is written meanwhile."""

    @abstractmethod
    def filling(self) -> AbstractContextManager[Fill]:
        """Rows as they come: all are on disk when the block ends, none if it fails. Nobody else writes."""

    @abstractmethod
    def close(self) -> None: ...

    def listen(self, on_notice: OnNotice) -> None:
        """Call back, from any thread, when another process has written to a table ("" = any)."""
        del on_notice

    # -------------------------------------------------------------------------- writing

    def start(self) -> None:
        self._writer.start()

    def stop(self) -> None:
        """Write what is waiting and let a read come to its end, then close."""
        if self._writer.is_alive():
            self._waiting.put(None)
            self._writer.join()
        # SQLite crashes where a connection is closed while another thread reads by it.
        has_ended = self._reading.acquire(timeout=LAST_READ)
        try:
            self.close()
        finally:
            if has_ended:
                self._reading.release()

    async def commit(self, commit: Commit) -> None:
        """Returns once it is on disk; raises Conflict where another process was faster."""
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
                batch[0][1].fail(self._understood(problem, "write"))
                return
            for one in batch:  # one of them spoilt it for all: each for itself
                self._write_batch([one])
        else:
            self._answers("write")
            self.batches += 1
            self.commits += len(batch)
            _fulfil([promise for _, promise in batch])

    # -------------------------------------------------------------------------- reading

    def read(self, sql: str, *values: Any) -> list[Row]:
        with self._reading:
            try:
                rows = self._select(sql, values)
            except Exception as problem:
                raise self._understood(problem, "read") from None
            self._answers("read")
            return rows

    def _understood(self, problem: Exception, way: str) -> Exception:
        """A fault of the database in our words; logged when it begins, not for everybody who meets it."""
        fault = None if isinstance(problem, ArgosyError) else self._fault(problem)
        if isinstance(fault, Unavailable):
            self._fails(str(fault), way)
        return fault or problem

    @property
    def outage(self) -> str:
        """Why it does not answer; empty while it does."""
        return next(iter(self._outages.values()), "")

    @property
    def is_read_only(self) -> bool:
        """Whether the last attempt to write failed, as on a full disk."""
        return "write" in self._outages

    async def try_to_write(self) -> None:
        """Changes nothing; Unavailable where nothing can be written."""
        await self.commit([Statement("UPDATE secrets SET value = value", ())])

    def _fails(self, reason: str, way: str) -> None:
        if not self._outages:
            log.error("the store does not answer: %s", reason)
        self._outages.setdefault(way, reason)

    def _answers(self, way: str) -> None:
        if self._outages and self._outages.pop(way, "") and not self._outages:
            log.warning("the store answers again")

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
        seq = 0
        while True:  # one by one: of a damaged page nothing that is asked for together can be read
            found = list(self._checked(id, seq, 1))
            if not found:
                return
            yield found[0]
            seq += 1

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
        try:
            return [str(summary) for (summary,) in self.read(sql, limit)]
        except Damaged:
            rows = self._one_by_one("SELECT id FROM tables ORDER BY id")
            listed = [row for row in rows if row.public and row.problem is None and row.status != "over"]
            return _latest(listed, limit)

    def public_tables_of(self, guest: str) -> list[str]:
        """Those that are not over and where this guest sits or is the host."""
        sql = (
            "SELECT t.summary FROM sittings s JOIN tables t ON t.id = s.table_id "
            "WHERE s.guest = ? AND t.public = 1 AND t.problem IS NULL AND t.status <> 'over'"
        )
        return [str(summary) for (summary,) in self.read(sql, guest)]

    def statuses(self, tables: Sequence[str]) -> dict[str, str]:
        """By the ids of tables, as far as there are such."""
        places = ", ".join("?" * len(tables))
        sql = f"SELECT id, status FROM tables WHERE id IN ({places})"
        return {str(id): str(status) for id, status in self.read(sql, *tables)}

    def tables_of(self, guest: str, limit: int, after: int = 0) -> list[str]:
        sql = (
            "SELECT t.summary FROM sittings s JOIN tables t ON t.id = s.table_id "
            "WHERE s.guest = ? AND t.problem IS NULL ORDER BY t.updated DESC, t.id LIMIT ? OFFSET ?"
        )
        try:
            return [str(summary) for (summary,) in self.read(sql, guest, limit, after)]
        except Damaged:
            rows = self._one_by_one("SELECT table_id FROM sittings WHERE guest = ?", guest)
            return _latest([row for row in rows if row.problem is None], after + limit)[after:]

    def to_wake(self, before: int, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE wake_at <= ? AND problem IS NULL ORDER BY wake_at LIMIT ?"
        try:
            return [str(id) for (id,) in self.read(sql, before, limit)]
        except Damaged:
            rows = self._one_by_one("SELECT id FROM tables ORDER BY id")
            due = [row.id for row in rows if row.problem is None and (row.wake_at or before + 1) <= before]
            return due[:limit]

    def _one_by_one(self, ids: str, *values: Any) -> list[TableRow]:
        """The tables that can be read, where not all can."""
        found = []
        for (id,) in self.read(ids, *values)[:MOST_SALVAGED]:
            with contextlib.suppress(Damaged):
                if (row := self.table(str(id))) is not None:
                    found.append(row)
        return found

    def from_the_future(self, after: int, limit: int) -> list[str]:
        """Tables that something should wake, but that were written by a clock ahead of this one."""
        sql = "SELECT id FROM tables WHERE wake_at > ? AND updated > ? AND problem IS NULL LIMIT ?"
        return [str(id) for (id,) in self.read(sql, after, after, limit)]

    def guest_of(self, token_hash: str, now: int, unused_since: int = 0) -> tuple[str, str, str, int] | None:
        """Id and name of the guest, the kind of the token, and when it was last used.

        A token that was not used since then is none any more.
        """
        sql = (
            "SELECT g.id, g.name, t.kind, COALESCE(t.used, t.created) "
            "FROM tokens t JOIN guests g ON g.id = t.guest "
            "WHERE t.hash = ? AND (t.expires IS NULL OR t.expires > ?) AND COALESCE(t.used, t.created) >= ?"
        )
        for id, name, kind, used in self.read(sql, token_hash, now, unused_since):
            return str(id), str(name), str(kind), int(used)
        return None

    def tokens_of(self, guest: str, now: int, unused_since: int) -> list[Row]:
        """Hash, kind, what uses it, when it was made and last used; the latest first."""
        sql = (
            "SELECT hash, kind, about, created, used FROM tokens WHERE guest = ? "
            "AND (expires IS NULL OR expires > ?) AND COALESCE(used, created) >= ? "
            "ORDER BY created DESC, hash"
        )
        return self.read(sql, guest, now, unused_since)

    def sign_ins(self, guest: str) -> list[Row]:
        """When, what, and by what; the latest first."""
        return self.read("SELECT at, what, about FROM sign_ins WHERE guest = ? ORDER BY at DESC", guest)

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


def _latest(rows: list[TableRow], limit: int) -> list[str]:
    """The summaries of those that changed last."""
    return [row.summary for row in sorted(rows, key=lambda row: -row.updated)[:limit]]


def entry_statements(row: TableRow, body: str, guests: Sequence[str] | None) -> list[Part]:
    """Append the entry `row.seq` and bring the table's row up to date; `guests` where the company changed."""
    mark, body_mark = mark_of(row.id, row.seq, row.snapshot), mark_of(row.id, row.seq, body)
    fields = (*row[:3], int(row.public), *row[4:10])
    return [Append(*fields, mark, body, body_mark), *company(row.id, guests)]


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


def company(id: str, guests: Sequence[str] | None) -> list[Statement]:
    """The guests who find the table among their own, where they have changed."""
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


def late() -> Conflict:
    return Conflict("another process wrote there first")


def known_schema(version: int, where: str) -> int:
    """The schema a database has; ArgosyError where this program is too old for it."""
    if version > (newest := max(number for number, _ in migrations())):
        newer = f"belongs to a newer Argosy (schema {version}, not {newest}); update this one"
        raise ArgosyError(f"{where} {newer}")
    return version


def tell_migration(before: int, after: int, where: str) -> None:
    """The way back is a backup: an older Argosy refuses the newer schema."""
    if 0 < before < after:
        log.warning(
            "%s was brought from schema %d to %d; CHANGELOG.md says what is new", where, before, after
        )


def missing_migrations(version: int, upto: int | None) -> list[tuple[int, list[str]]]:
    """Those after a version; `upto`: none further than that."""
    return [step for step in migrations() if version < step[0] and (upto is None or step[0] <= upto)]


def migrations() -> Iterator[tuple[int, list[str]]]:
    """Every migration with its number, as single statements."""
    folder = resources.files("argosy.store").joinpath("migrations")
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
    """Wake everything that waited, with one call across threads for each loop."""
    for loop in {promise.loop for promise in promises}:
        kept = [promise for promise in promises if promise.loop is loop]
        try:
            loop.call_soon_threadsafe(_settle_all, kept)
        except RuntimeError:
            log.info("written, but the server that asked has stopped")


def _settle_all(promises: list[_Promise]) -> None:
    for promise in promises:
        promise._settle(None)
