"""What the store does not do: changing rows that are written, and looking at them with other eyes."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import Any

import psycopg


def tamper(address: str, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """Run one statement with a connection of its own; the rows it gives."""
    if address.startswith("postgresql://"):
        with psycopg.connect(address, autocommit=True) as connection:
            found = connection.execute(sql.replace("?", "%s").encode(), values or None)
            return found.fetchall() if found.description else []
    with contextlib.closing(sqlite3.connect(address, isolation_level=None, timeout=180)) as file:
        return file.execute(sql, values).fetchall()
