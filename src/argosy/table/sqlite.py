"""Tables in a SQLite file: nothing to install, one process, durable by a write-ahead log."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import IO

from msgspec.structs import astuple

from argosy.core.errors import ArgosyError
from argosy.table.errors import Conflict
from argosy.table.store import (
    COLUMNS,
    OR_CHANGED,
    Append,
    Commit,
    Fill,
    Row,
    Select,
    Store,
    migrations,
    sorted_out,
)

# What is inserted into `appended` is an entry and a table's row. It exists for the connection that writes.
NEW = ", ".join(f"NEW.{name}" for name in (*COLUMNS.split(", "), "mark"))
APPENDING = (
    "PRAGMA temp_store = MEMORY",
    f"CREATE TEMP VIEW appended AS SELECT {COLUMNS}, mark, '' AS body, 0 AS body_mark FROM tables",
    f"""
    CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
        INSERT INTO entries (table_id, seq, body, mark) VALUES (NEW.id, NEW.seq, NEW.body, NEW.body_mark);
        INSERT INTO tables ({COLUMNS}, mark) VALUES ({NEW}) {OR_CHANGED};
    END
    """,
)
PLACES = f"({', '.join('?' * len(Append.__struct_fields__))})"


class SqliteStore(Store):
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
            self._write = self._opened.enter_context(closing(_connect(path)))
            if not read_only:
                self._write.execute("PRAGMA journal_mode = WAL")
                self._write.execute("PRAGMA synchronous = FULL")
            self.schema = self._version() if read_only else self._migrate(schema)
            for statement in () if read_only else APPENDING:
                self._write.execute(statement)
            self._read = self._opened.enter_context(closing(_connect(path)))
            self._read.execute("PRAGMA query_only = ON")
        except sqlite3.Error as problem:
            self.close()
            raise ArgosyError(f"{path}: cannot be used as a store ({problem})") from None
        except ArgosyError:
            self.close()
            raise

    def _select(self, sql: str, values: Row) -> list[Row]:
        return self._read.execute(sql, values).fetchall()

    def _transaction(self, commits: Sequence[Commit]) -> None:
        statements, appends = sorted_out(commits)
        if not statements:
            self._append(appends)
            return
        with self._all_or_nothing():
            for sql, values, decisive in statements:
                if self._write.execute(sql, values).rowcount == 0 and decisive:
                    raise _late()
            if appends:
                self._append(appends)

    def _append(self, appends: Sequence[Append]) -> None:
        """All of them by one statement, which alone is a transaction.

        Between any two statements this thread gives the interpreter away, and waits until it gets it back.
        """
        values = [value for one in appends for value in astuple(one)]
        try:
            self._write.execute(f"INSERT INTO appended VALUES {', '.join([PLACES] * len(appends))}", values)
        except sqlite3.IntegrityError as problem:
            if problem.sqlite_errorname == "SQLITE_CONSTRAINT_PRIMARYKEY":
                raise _late() from None
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
    def at_one_moment(self) -> Iterator[Select]:
        def select(sql: str) -> tuple[tuple[str, ...], Iterator[Row]]:
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
    def filling(self) -> Iterator[Fill]:
        def fill(table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
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
        if version > (newest := max(number for number, _ in migrations())):
            raise ArgosyError(
                f"{self.path}: belongs to a newer Argosy (schema {version}, not {newest}); update this one"
            )
        return int(version)

    def _migrate(self, upto: int | None) -> int:
        with self._all_or_nothing():
            version = self._version()
            for number, statements in migrations():
                if version < number and (upto is None or number <= upto):
                    for statement in statements:
                        self._write.execute(statement)
                    self._write.execute(f"PRAGMA user_version = {number}")
                    version = number
        return version

    def close(self) -> None:
        self._opened.close()


def _connect(path: Path) -> sqlite3.Connection:
    # isolation_level=None: transactions begin and end where this module says so
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    # what is no text any more still comes out, and its check sum tells
    connection.text_factory = lambda blob: blob.decode("utf-8", "replace")
    return connection


def _late() -> Conflict:
    return Conflict("somebody else wrote there first")


def _as_stored(blob: bytes) -> str | bytes:
    try:
        return blob.decode()
    except UnicodeDecodeError:
        return blob


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
