"""The store at an address: a SQLite file, a PostgreSQL database, or the file in this user's data folder."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.core.errors import ArgosyError

if TYPE_CHECKING:
    from argosy.store.base import Store


def open_store(address: str | None, read_only: bool = False, schema: int | None = None) -> Store:
    """The store at this address, or the one in the data folder; `schema`: migrate no further than that."""
    if is_postgres(address):
        assert address is not None
        if find_spec("psycopg") is None:
            raise ArgosyError("tables in PostgreSQL need its driver: pip install 'argosy[postgres]'")
        from argosy.store.postgres import PostgresStore

        return PostgresStore(address, read_only, schema)
    from argosy.store.sqlite import SqliteStore

    path = Path(address) if address is not None else data_folder() / "tables.sqlite"
    if read_only and not path.exists():
        raise ArgosyError(f"{path}: there is no such file")
    if not path.parent.is_dir():
        raise ArgosyError(f"{path}: its folder does not exist")
    return SqliteStore(path, read_only, schema)


def is_postgres(address: str | None) -> bool:
    return address is not None and address.startswith(("postgresql://", "postgres://"))


def data_folder() -> Path:
    """Where this user's tables are kept; created when first needed."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(base) / "argosy"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise ArgosyError(f"{folder}: {problem.strerror}; name a file with --store") from None
    return folder
