"""Tables in PostgreSQL: several server processes on one database, which notify each other of new entries."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import msgspec
import psycopg

from argosy.core.errors import ArgosyError
from argosy.store import base
from argosy.table.errors import Damaged, Unavailable

log = logging.getLogger("argosy.store")

CHANNEL = "argosy"
MIGRATING = 0x4152474F  # an advisory lock: one process migrates, the others wait
LONGEST_RETRY = 5.0  # seconds between attempts to reach a database that is gone
MOST_ATTEMPTS = 5  # to write, if the connection is cut or another process's batch is in the way
GIVE_UP = 30.0  # seconds until somebody is refused because there is no database; then everybody is, at once
TRY_AGAIN = 2.0  # seconds between attempts from then on
MOST_IN_NOTICE = 100  # entries: PostgreSQL takes less than 8,000 bytes

# All entries of a batch, their tables' rows, and the notices of them: one statement, which is a transaction.
APPEND = f"""
WITH given AS (
    SELECT * FROM json_to_recordset(%s::json) AS given (
        id TEXT, game TEXT, status TEXT, public INTEGER, seq BIGINT, created BIGINT, updated BIGINT,
        wake_at BIGINT, summary TEXT, snapshot TEXT, mark BIGINT, body TEXT, body_mark BIGINT
    )
), kept AS (
    INSERT INTO tables ({base.COLUMNS}, mark) SELECT {base.COLUMNS}, mark FROM given {base.OR_CHANGED}
), written AS (
    INSERT INTO entries (table_id, seq, body, mark) SELECT id, seq, body, body_mark FROM given
    RETURNING table_id, seq
)
SELECT pg_notify('{CHANNEL}', string_agg(table_id || ':' || seq, ' '))
FROM (SELECT table_id, seq, (row_number() OVER () - 1) / {MOST_IN_NOTICE} AS notice FROM written) AS notices
GROUP BY notice
""".encode()


class PostgresStore(base.Store):
    """`address` is a postgresql:// address. `schema`: migrate no further than that."""

    shared = True

    def __init__(self, address: str, read_only: bool = False, schema: int | None = None) -> None:
        super().__init__()
        self.address = address
        self._stopping = threading.Event()
        self._listener: threading.Thread | None = None
        self._gave_up_at: float | None = None  # when it was last tried in vain
        self._own = 0  # PostgreSQL's number for the connection that writes
        try:
            self._write = self._connect(autocommit=True)
            self._read = self._connect(autocommit=True)
        except psycopg.Error as problem:
            raise ArgosyError(f"PostgreSQL cannot be reached: {_first_line(problem)}") from None
        try:
            self.schema = self._version() if read_only else self._migrate(schema)
        except psycopg.Error as problem:
            self.close()
            raise ArgosyError(f"this database cannot be used as a store: {_first_line(problem)}") from None
        except ArgosyError:
            self.close()
            raise

    def _connect(self, autocommit: bool = False) -> psycopg.Connection:
        connection = psycopg.connect(self.address, autocommit=autocommit, connect_timeout=10)
        # an acknowledged action is on disk, whatever the server's default
        connection.execute("SET synchronous_commit = on")
        if not autocommit:
            connection.commit()
        return connection

    def _select(self, sql: str, values: base.Row) -> list[base.Row]:
        try:
            return self._read.execute(_dialect(sql), values).fetchall()
        except psycopg.OperationalError:
            self._read = self._again("read", autocommit=True)
            return self._read.execute(_dialect(sql), values).fetchall()

    def _fault(self, problem: Exception) -> Unavailable | Damaged | None:
        if isinstance(problem, psycopg.errors.DataCorrupted | psycopg.errors.IndexCorrupted):
            return Damaged(
                f"the database is damaged ({_first_line(problem)}); argosy restore fills a new one"
            )
        if isinstance(problem, psycopg.OperationalError | psycopg.InterfaceError):
            return Unavailable(f"PostgreSQL: {_first_line(problem)}")
        return None

    def _transaction(self, commits: Sequence[base.Commit]) -> None:
        for attempt in range(1, MOST_ATTEMPTS + 1):
            try:
                return self._write_once(commits)
            except psycopg.errors.UniqueViolation:
                raise base.late() from None
            except psycopg.OperationalError as problem:
                # It may have been written or not. If it was, writing it again is a Conflict, and the caller
                # finds its own entry in the log.
                if attempt == MOST_ATTEMPTS:
                    raise
                log.info("writing again: %s", _first_line(problem))
                # A connection that broke in the middle of a batch may seem open, and take nothing more.
                self._write.close()
                self._write = self._again("write", autocommit=True)
        return None

    def _write_once(self, commits: Sequence[base.Commit]) -> None:
        self._own = self._write.info.backend_pid
        # All processes take the tables of a batch in the same order, or they would wait for each other.
        statements, appends = base.sorted_out(sorted(commits, key=lambda commit: _place(commit[0])))
        if not statements:
            self._append(appends)
            return
        with self._write.transaction():
            self._carry_out(statements)
            if appends:
                self._append(appends)

    def _append(self, appends: Sequence[base.Append]) -> None:
        self._write.execute(APPEND, (msgspec.json.encode(appends).decode(),))

    def _carry_out(self, statements: Sequence[base.Statement]) -> None:
        with self._write.pipeline():  # one round trip for all of them
            results = [self._write.execute(_notifying(one.sql), one.values) for one in statements]
        for one, result in zip(statements, results, strict=True):
            if one.decisive and result.rowcount == 0:
                raise base.late()

    def _again(self, way: str, autocommit: bool = False) -> psycopg.Connection:
        """A new connection, as soon as there is a database again."""
        pause, began = 0.1, time.monotonic()
        if self._gave_up_at is not None and began - self._gave_up_at < TRY_AGAIN:
            raise psycopg.OperationalError(self.outage)
        while True:
            try:
                connection = self._connect(autocommit)
                self._gave_up_at = None
                return connection
            except psycopg.OperationalError as problem:
                self._fails(f"PostgreSQL: {_first_line(problem)}", way)
                at = time.monotonic()
                if self._gave_up_at is not None or at - began > GIVE_UP or self._stopping.is_set():
                    self._gave_up_at = at
                    raise
                time.sleep(pause)
                pause = min(2 * pause, LONGEST_RETRY)

    def listen(self, on_notice: base.OnNotice) -> None:
        self._listener = threading.Thread(
            target=self._listen, args=(on_notice,), name="store-listener", daemon=True
        )
        self._listener.start()

    def _listen(self, on_notice: base.OnNotice) -> None:
        while not self._stopping.is_set():
            try:
                with self._connect(autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    on_notice("", 0)  # whatever was missed before
                    while not self._stopping.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            if notice.pid != self._own:
                                for place in notice.payload.split():
                                    table, _, seq = place.rpartition(":")
                                    on_notice(table, int(seq))
            except psycopg.OperationalError:
                if not self._stopping.wait(1.0):
                    log.debug("the connection for notices was lost; listening again")

    @contextmanager
    def at_one_moment(self) -> Iterator[base.Select]:
        def select(sql: str) -> tuple[tuple[str, ...], Iterator[base.Row]]:
            found = connection.cursor(f"cursor_{time.monotonic_ns()}")  # named: the server keeps the rows
            found.execute(sql.encode())
            return tuple(column.name for column in found.description or ()), iter(found)

        try:
            with self._connect() as connection:
                connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
                connection.read_only = True
                yield select
        except psycopg.Error as problem:
            raise ArgosyError(f"the database cannot be read: {_first_line(problem)}") from None

    @contextmanager
    def filling(self) -> Iterator[base.Fill]:
        def fill(table: str, columns: Sequence[str], rows: Iterable[base.Row]) -> None:
            self._write.execute(f"DELETE FROM {table}".encode())
            into = f"COPY {table} ({', '.join(columns)}) FROM STDIN"
            with self._write.cursor().copy(into.encode()) as copy:
                for row in rows:
                    copy.write_row([_text(value) for value in row])

        try:
            with self._write.transaction():
                self._write.execute("LOCK TABLE guests, tables, entries IN SHARE ROW EXCLUSIVE MODE")
                yield fill
        except psycopg.Error as problem:
            raise ArgosyError(f"the database cannot take these rows: {_first_line(problem)}") from None

    def _version(self) -> int:
        """0 where nothing was ever stored."""
        ((there,),) = self._select("SELECT to_regclass('schema_version') IS NOT NULL", ())
        if not there:
            return 0
        ((version,),) = self._select("SELECT COALESCE(MAX(number), 0) FROM schema_version", ())
        return base.known_schema(int(version), "this database")

    def _migrate(self, upto: int | None) -> int:
        connection = self._write
        with connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            before = version = self._version()
            connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)")
            for number, statements in base.missing_migrations(version, upto):
                for statement in statements:
                    connection.execute(statement.encode())
                connection.execute("INSERT INTO schema_version (number) VALUES (%s)", (number,))
                version = number
        base.tell_migration(before, version, "this database")
        return version

    def close(self) -> None:
        self._stopping.set()
        if self._listener is not None:
            self._listener.join(timeout=3)
        self._read.close()
        self._write.close()


def _place(first: base.Part) -> str:
    return first.id if isinstance(first, base.Append) else str(first.values[0] if first.values else "")


@cache
def _dialect(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()


@cache
def _notifying(sql: str) -> bytes:
    """Writing to a log also notifies the other processes; the row count is that of the rows written."""
    if not sql.startswith("INSERT INTO entries"):
        return _dialect(sql)
    notice = f"SELECT pg_notify('{CHANNEL}', table_id || ':' || seq) FROM written"
    return f"WITH written AS ({_dialect(sql).decode()} RETURNING table_id, seq) {notice}".encode()


def _text(value: Any) -> Any:
    """PostgreSQL keeps text that is text; what is damaged elsewhere stays recognisably so."""
    if isinstance(value, bytes):
        value = value.decode("utf-8", "replace")
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def _first_line(problem: Exception) -> str:
    return str(problem).strip().splitlines()[0] if str(problem).strip() else type(problem).__name__
