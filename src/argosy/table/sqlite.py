"""Tables in a SQLite file: nothing to install, one process, durable by a write-ahead log."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from argosy.core.errors import ArgosyError
from argosy.table.errors import Conflict
from argosy.table.store import Commit, Row, Store, migrations


class SqliteStore(Store):
    """The file is made where it does not exist; its folder must."""

    def __init__(self, path: Path, read_only: bool = False) -> None:
        super().__init__()
        self.path = path
        self._lock = None if read_only else _only_process(path)
        try:
            self._write = _connect(path)
            self._write.execute("PRAGMA journal_mode = WAL")
            self._write.execute("PRAGMA synchronous = FULL")
            if not read_only:
                self._migrate()
            self._read = _connect(path)
            self._read.execute("PRAGMA query_only = ON")
        except sqlite3.Error as problem:
            raise ArgosyError(f"{path}: cannot be used as a store ({problem})") from None

    def _select(self, sql: str, values: Row) -> list[Row]:
        return self._read.execute(sql, values).fetchall()

    def _transaction(self, commits: Sequence[Commit]) -> None:
        connection = self._write
        connection.execute("BEGIN IMMEDIATE")
        try:
            for commit in commits:
                for sql, values, decisive in commit:
                    changed = connection.execute(sql, values).rowcount
                    if decisive and changed == 0:
                        raise Conflict("somebody else wrote there first")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _migrate(self) -> None:
        (version,) = self._write.execute("PRAGMA user_version").fetchone()
        steps = list(migrations())
        if version > steps[-1][0]:
            raise ArgosyError(f"{self.path}: belongs to a newer Argosy (schema {version}); update this one")
        for number, statements in steps:
            if number > version:
                self._write.execute("BEGIN IMMEDIATE")
                for statement in statements:
                    self._write.execute(statement)
                self._write.execute(f"PRAGMA user_version = {number}")
                self._write.execute("COMMIT")

    def close(self) -> None:
        self._read.close()
        self._write.close()
        if self._lock is not None:
            self._lock.close()


def _connect(path: Path) -> sqlite3.Connection:
    # isolation_level=None: transactions begin and end where this module says so
    return sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)


def _only_process(path: Path) -> IO[str] | None:
    """SQLite takes one writer: a second server on the same file is refused, not left to chance."""
    try:
        import fcntl
    except ImportError:
        return None
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
