"""Tables in a SQLite file: nothing to install, one process, durable by a write-ahead log."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import IO

from msgspec.structs import astuple

from argosy.core.errors import ArgosyError
from argosy.store import base
from argosy.table.errors import Damaged, Unavailable

log = logging.getLogger("argosy.store")

# What is inserted into `appended` is an entry and a table's row. It exists for the connection that writes.
NEW = ", ".join(f"NEW.{name}" for name in (*base.COLUMNS.split(", "), "mark"))
APPENDING = (
    "PRAGMA temp_store = MEMORY",
    f"CREATE TEMP VIEW appended AS SELECT {base.COLUMNS}, mark, '' AS body, 0 AS body_mark FROM tables",
    f"""
    CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
        INSERT INTO entries (table_id, seq, body, mark) VALUES (NEW.id, NEW.seq, NEW.body, NEW.body_mark);
        INSERT INTO tables ({base.COLUMNS}, mark) VALUES ({NEW}) {base.OR_CHANGED};
    END
    """,
)
# Pages of the log that are written before they are copied to the file: rows that change with every move are
# copied once for many changes. With pages of 4 kB the log grows to some 16 MB.
CHECKPOINT = 4000
# Pages that are kept in memory for writing: of a thousand tables in use all that change, some three each. A
# small store never takes most of them.
CACHE = 4000
# Of the codes of SQLite: what can be read nowhere, and what may pass.
DAMAGE = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
OUTAGE = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
    }
)
BY_ID = " FROM tables WHERE id = "
PLACES = f"({', '.join('?' * len(base.Append.__struct_fields__))})"


class SqliteStore(base.Store):
    """The file is made where it does not exist; its folder must. `schema`: migrate no further than that."""

    def __init__(self, path: Path, read_only: bool = False, schema: int | None = None) -> None:
        super().__init__()
        self.path = path
        self._opened = ExitStack()
        try:
            if not read_only:
                self._opened.enter_context(_only_process(path))
                if not path.exists():
                    path.touch(0o600)  # whoever reads it sees every hand
                _warn_of_readers(path)
            self._write = self._opened.enter_context(closing(_connect(path)))
            if not read_only:
                self._write.execute("PRAGMA journal_mode = WAL")
                self._write.execute("PRAGMA synchronous = FULL")
                self._write.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
                self._write.execute(f"PRAGMA cache_size = {CACHE}")
            self.schema = self._version() if read_only else self._migrate(schema)
            for statement in () if read_only else APPENDING:
                self._write.execute(statement)
            self._read = self._opened.enter_context(closing(_connect(path)))
            self._read.execute("PRAGMA query_only = ON")
        except sqlite3.Error as problem:
            self.close()
            advice = "; argosy restore fills a new file" if _code(problem) in DAMAGE else ""
            raise ArgosyError(f"{path}: cannot be used as a store ({problem}){advice}") from None
        except ArgosyError:
            self.close()
            raise

    def _select(self, sql: str, values: base.Row) -> list[base.Row]:
        try:
            return self._read.execute(sql, values).fetchall()
        except sqlite3.DatabaseError as problem:
            if _code(problem) not in DAMAGE or BY_ID not in sql:
                raise
            # perhaps only the index is damaged, through which otherwise no table at all could be found
            unindexed = sql.replace(BY_ID, " FROM tables NOT INDEXED WHERE id = ")
            return self._read.execute(unindexed, values).fetchall()

    def _fault(self, problem: Exception) -> Unavailable | Damaged | None:
        if not isinstance(problem, sqlite3.DatabaseError):
            return None
        if _code(problem) in DAMAGE:
            return Damaged(
                f"a page of {self.path.name} is damaged ({problem}); argosy restore fills a new file"
            )
        return Unavailable(f"{self.path}: {problem}") if _code(problem) in OUTAGE else None

    def _transaction(self, commits: Sequence[base.Commit]) -> None:
        statements, appends = base.sorted_out(commits)
        if not statements:
            self._append(appends)
            return
        with self._all_or_nothing():
            for sql, values, decisive in statements:
                if self._write.execute(sql, values).rowcount == 0 and decisive:
                    raise base.late()
            if appends:
                self._append(appends)

    def _append(self, appends: Sequence[base.Append]) -> None:
        """All of them by one statement, which alone is a transaction.

        Between any two statements this thread gives the interpreter away, and waits until it gets it back.
        """
        values = [value for one in appends for value in astuple(one)]
        try:
            self._write.execute(f"INSERT INTO appended VALUES {', '.join([PLACES] * len(appends))}", values)
        except sqlite3.IntegrityError as problem:
            if problem.sqlite_errorname == "SQLITE_CONSTRAINT_PRIMARYKEY":
                raise base.late() from None
            raise

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        connection = self._write
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    @contextmanager
    def at_one_moment(self) -> Iterator[base.Select]:
        def select(sql: str) -> tuple[tuple[str, ...], Iterator[base.Row]]:
            found = connection.execute(sql)
            return tuple(str(column[0]) for column in found.description), found

        try:
            with closing(_connect(self.path)) as connection:
                connection.text_factory = _as_stored
                connection.execute("BEGIN")
                yield select
        except sqlite3.Error as problem:
            raise ArgosyError(f"{self.path}: cannot be read ({problem})") from None

    @contextmanager
    def filling(self) -> Iterator[base.Fill]:
        def fill(table: str, columns: Sequence[str], rows: Iterable[base.Row]) -> None:
            places = ", ".join("?" for _ in columns)
            self._write.execute(f"DELETE FROM {table}")
            self._write.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)

        try:
            with self._all_or_nothing():
                yield fill
        except sqlite3.Error as problem:
            raise ArgosyError(f"{self.path}: cannot take these rows ({problem})") from None

    def _version(self) -> int:
        (version,) = self._write.execute("PRAGMA user_version").fetchone()
        return base.known_schema(int(version), f"{self.path}:")

    def _migrate(self, upto: int | None) -> int:
        with self._all_or_nothing():
            before = version = self._version()
            for number, statements in base.missing_migrations(version, upto):
                for statement in statements:
                    self._write.execute(statement)
                self._write.execute(f"PRAGMA user_version = {number}")
                version = number
        base.tell_migration(before, version, str(self.path))
        return version

    def close(self) -> None:
        self._opened.close()


def _connect(path: Path) -> sqlite3.Connection:
    # isolation_level=None: transactions begin and end where this module says so
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    # damaged text can still be read; its check sum shows the damage
    connection.text_factory = lambda blob: blob.decode("utf-8", "replace")
    return connection


def _code(problem: sqlite3.Error) -> int:
    """Of extended codes, the first byte."""
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF


def _as_stored(blob: bytes) -> str | bytes:
    try:
        return blob.decode()
    except UnicodeDecodeError:
        return blob


def _warn_of_readers(path: Path) -> None:
    """The write-ahead log is made with the mode of the file beside it."""
    for file in (path, path.with_name(path.name + "-wal")):
        with suppress(OSError):
            if os.name == "posix" and (mode := stat.S_IMODE(file.stat().st_mode)) & 0o077:
                log.warning(
                    "%s: other users may read it (mode %o), and with it every hand; chmod 600 it", file, mode
                )


def _only_process(path: Path) -> IO[str] | ExitStack:
    """SQLite takes one writer: a second server on the same file is refused, not left to chance."""
    try:
        import fcntl
    except ImportError:
        return ExitStack()
    try:
        lock = path.with_name(path.name + ".lock").open("w")
    except OSError as problem:
        raise ArgosyError(f"{path}: cannot be written ({problem.strerror})") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise ArgosyError(f"{path}: another server uses it; for several, use PostgreSQL") from None
    return lock
