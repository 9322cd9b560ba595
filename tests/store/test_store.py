"""The contract both stores keep: what was written is there, once, or is known to be damaged."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest

from argosy.core.errors import ArgosyError
from argosy.store import address as store_addresses
from argosy.store import base
from argosy.store.address import open_store
from argosy.store.base import Commit, Part, Statement, Store, TableRow, entry_statements, migrations
from argosy.store.postgres import PostgresStore
from argosy.store.sqlite import SqliteStore
from argosy.table.errors import Conflict, Damaged
from server.serving import PATIENCE, served
from store.raw_sql import tamper

Opener = Callable[[], Store]


@pytest.fixture
def opener(store_address: str) -> Iterator[Opener]:
    """Opens and starts the store; call it again after `stop` for the next opening."""
    yield from _opening(store_address)


@pytest.fixture
def store(opener: Opener) -> Store:
    return opener()


@pytest.fixture
def pair(database: str) -> Iterator[tuple[Store, Store]]:
    """Two processes' stores on one PostgreSQL."""
    for opener in _opening(database):
        yield opener(), opener()


def _opening(address: str) -> Iterator[Opener]:
    running: list[Store] = []

    def opener() -> Store:
        store = open_store(address)
        store.start()
        running.append(store)
        return store

    try:
        yield opener
    finally:
        for store in running:
            if store._writer.is_alive():
                store.stop()


def table_row(id: str = "T", seq: int = 1, **fields: Any) -> TableRow:
    usual = TableRow(
        id, "port-royal", "open", True, seq, 100, 100 + seq, None, f'{{"id":"{id}"}}', f'"{id} after {seq}"'
    )
    return usual._replace(**fields)


def entry(
    id: str = "T", seq: int = 1, body: str = "", guests: Sequence[str] | None = None, **fields: Any
) -> list[Part]:
    return entry_statements(table_row(id, seq, **fields), body or f"entry {seq} of {id}", guests)


def commit(store: Store, *commits: Commit) -> list[BaseException | None]:
    """Hand all of these over at once; what became of each."""

    async def all_at_once() -> list[BaseException | None]:
        return await asyncio.gather(*map(store.commit, commits), return_exceptions=True)

    return asyncio.run(all_at_once())


def keep(store: Store, *commits: Commit) -> None:
    for one in commits:
        assert commit(store, one) == [None]


class Slow:
    """Holds the writer back until everything that comes meanwhile has come."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store = store
        self.batches: list[int] = []
        self._go = threading.Event()
        self._write = store._transaction
        monkeypatch.setattr(store, "_transaction", self._transaction)

    def _transaction(self, commits: Sequence[Commit]) -> None:
        self.batches.append(len(commits))
        assert self._go.wait(PATIENCE)
        self._write(commits)

    def commit(self, *commits: Commit) -> list[BaseException | None]:
        """The first one goes alone, the others queue up behind it."""

        async def queued() -> list[BaseException | None]:
            first = asyncio.ensure_future(self.store.commit(commits[0]))
            while not self.batches:
                await asyncio.sleep(0.001)
            rest = [asyncio.ensure_future(self.store.commit(one)) for one in commits[1:]]
            await asyncio.sleep(0)  # each has put its commit into the queue
            self._go.set()
            return await asyncio.gather(first, *rest, return_exceptions=True)

        return asyncio.run(queued())


# ------------------------------------------------------------------------------------ the log


def test_what_was_appended_is_read_back_in_order_also_after_reopening(opener: Opener) -> None:
    store = opener()
    keep(store, entry(seq=1, body="Größe ⚓ 'quoted' ?"), entry(seq=2), entry("U"), entry(seq=3))
    expected = [(1, "Größe ⚓ 'quoted' ?"), (2, "entry 2 of T"), (3, "entry 3 of T")]
    assert store.entries("T") == expected
    store.stop()
    again = opener()
    assert again.entries("T") == expected
    assert again.entries("T", after=1, limit=1) == expected[1:2]
    assert again.table("T") == table_row(seq=3, created=100)
    assert again.entries("nowhere") == []
    assert again.table("nowhere") is None


def test_a_place_of_the_log_is_written_once(store: Store) -> None:
    keep(store, entry(seq=1), entry(seq=2, body="the first"))
    (refusal,) = commit(store, entry(seq=2, body="the second"))
    assert isinstance(refusal, Conflict)
    assert store.entries("T", after=1) == [(2, "the first")]


def test_of_two_processes_that_write_the_same_place_exactly_one_succeeds(
    pair: tuple[Store, Store],
) -> None:
    keep(pair[0], entry(seq=1))
    for seq in range(2, 22):
        with ThreadPoolExecutor(2) as both:
            outcomes = list(both.map(lambda n: commit(pair[n], entry(seq=seq, body=f"by {n}"))[0], (0, 1)))  # noqa: B023
        (winner,) = (n for n, outcome in enumerate(outcomes) if outcome is None)
        assert isinstance(outcomes[1 - winner], Conflict)
        assert pair[0].entries("T", after=seq - 1) == [(seq, f"by {winner}")]


def test_a_conflict_spoils_nothing_else_in_its_batch(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(store, entry("A"), entry("B"))
    slow = Slow(store, monkeypatch)
    late = entry("A", 1, "late")
    first, spoilt, intact, also = slow.commit(entry("C"), late, entry("B", 2), entry("A", 2))
    assert slow.batches[:2] == [1, 3]
    assert isinstance(spoilt, Conflict)
    assert [first, intact, also] == [None, None, None]
    assert [seq for seq, _ in store.entries("B")] == [1, 2]
    assert store.entries("A") == [(1, "entry 1 of A"), (2, "entry 2 of A")]


def test_a_commit_is_written_whole_or_not_at_all(store: Store) -> None:
    impossible = Statement("INSERT INTO guests (id, name, created) VALUES (?, ?, ?)", ("g", None, 1))
    (problem,) = commit(store, [*entry(guests=["ann"]), impossible])
    assert problem is not None
    assert store.table("T") is None
    assert store.entries("T") == []
    assert store.read("SELECT * FROM sittings") == []
    keep(store, entry())  # and the store goes on


def test_a_commit_that_conflicts_late_leaves_nothing_of_its_beginning(store: Store) -> None:
    keep(store, entry("T"))
    (refusal,) = commit(store, [*entry("new"), *entry("T", 1)])
    assert isinstance(refusal, Conflict)
    assert store.table("new") is None
    assert store.entries("new") == []


def test_commits_that_wait_are_made_durable_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(store, monkeypatch)
    assert slow.commit(*(entry(f"T{n}") for n in range(200))) == [None] * 200
    assert slow.batches == [1, 199]
    assert (store.batches, store.commits) == (2, 200)
    assert len(store.read("SELECT seq FROM entries")) == 200


def test_what_waits_when_the_store_stops_is_still_written(opener: Opener) -> None:
    store = opener()

    async def leaving() -> None:
        last = [asyncio.ensure_future(store.commit(entry(f"T{n}"))) for n in range(50)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.stop)
        await asyncio.gather(*last)

    asyncio.run(leaving())
    assert len(opener().read("SELECT id FROM tables")) == 50


# ------------------------------------------------------------------------------------- marks


def test_a_read_comes_to_its_end_before_the_store_is_closed(store: Store) -> None:
    counting = """WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)
        SELECT count(*) FROM n"""
    with ThreadPoolExecutor(1) as pool:
        reading = pool.submit(store.read, counting)
        while not store._reading.locked() and not reading.done():
            time.sleep(0.001)
        store.stop()
        assert list(reading.result()[0]) == [1_000_000]


def test_a_changed_entry_is_noticed(store: Store, store_address: str) -> None:
    keep(store, entry(seq=1), entry(seq=2), entry(seq=3))
    tamper(store_address, "UPDATE entries SET body = 'entry 2 of S' WHERE seq = 2")
    with pytest.raises(Damaged, match="entry 2: its check sum does not fit") as found:
        store.entries("T")
    assert found.value.seq == 2
    readable = store.readable("T")
    assert next(readable) == (1, "entry 1 of T")
    with pytest.raises(Damaged):
        next(readable)
    assert store.entries("T", after=2) == [(3, "entry 3 of T")]


def test_an_entry_that_is_no_text_any_more_is_noticed(tmp_path: Path) -> None:
    address = str(tmp_path / "tables.sqlite")
    for opener in _opening(address):
        store = opener()
        keep(store, entry())
        tamper(address, "UPDATE entries SET body = CAST(x'fffe6162' AS TEXT)")
        with pytest.raises(Damaged, match="entry 1"):
            store.entries("T")


def test_a_missing_entry_is_noticed(store: Store, store_address: str) -> None:
    keep(store, entry(seq=1), entry(seq=2), entry(seq=3))
    tamper(store_address, "DELETE FROM entries WHERE seq = 2")
    with pytest.raises(Damaged, match="entry 2: it is missing"):
        store.entries("T")


def test_an_entry_moved_to_another_place_is_noticed(store: Store, store_address: str) -> None:
    keep(store, entry("T"), entry("U"))
    ((mark,),) = tamper(store_address, "SELECT mark FROM entries WHERE table_id = 'U'")
    tamper(store_address, "UPDATE entries SET body = 'entry 1 of U', mark = ? WHERE table_id = 'T'", mark)
    with pytest.raises(Damaged, match="check sum"):
        store.entries("T")


@pytest.mark.parametrize("change", ["snapshot = '\"T after 3\"'", "seq = 3", "mark = mark + 1"])
def test_a_changed_snapshot_is_not_believed(store: Store, store_address: str, change: str) -> None:
    keep(store, entry(seq=1), entry(seq=2))
    assert store.table("T") == table_row(seq=2)
    tamper(store_address, f"UPDATE tables SET {change}")
    found = store.table("T")
    assert found is not None
    assert found.snapshot == ""


# ------------------------------------------------------------------------------------- lists


def test_lists_show_public_tables_that_go_on_and_ones_own_the_latest_first(store: Store) -> None:
    keep(
        store,
        entry("open", guests=["bert"], updated=1),
        entry("hidden", guests=["ann", "bert"], updated=2, public=False),
        entry("over", guests=["ann", "bert"], updated=3, status="over"),
        entry("damaged", guests=["ann", "bert"], updated=4),
        entry("running", guests=["ann", "bert"], updated=5, status="running"),
    )
    asyncio.run(store.set_aside("damaged", "entry 1: it is missing"))
    assert store.public_tables(10) == ['{"id":"running"}', '{"id":"open"}']
    assert store.public_tables(1) == ['{"id":"running"}']
    assert store.tables_of("ann", 10) == ['{"id":"running"}', '{"id":"over"}', '{"id":"hidden"}']
    assert store.tables_of("bert", 1) == ['{"id":"running"}']
    assert store.tables_of("nobody", 10) == []
    assert store.count_tables() == {"open": 2, "over": 1, "running": 1, "damaged": 1}


def test_who_leaves_a_table_no_longer_finds_it_among_his_own(store: Store) -> None:
    keep(store, entry(seq=1, guests=["ann", "bert"]), entry(seq=2))
    assert store.tables_of("bert", 10) == ['{"id":"T"}']
    keep(store, entry(seq=3, guests=["ann"]))
    assert store.tables_of("bert", 10) == []
    assert store.tables_of("ann", 10) == ['{"id":"T"}']


def test_tables_are_woken_when_their_time_has_come_but_not_once_set_aside(store: Store) -> None:
    for id, at in (("never", None), ("late", 300), ("soon", 100), ("next", 200)):
        keep(store, entry(id, wake_at=at))
    assert store.to_wake(99, 10) == []
    assert store.to_wake(200, 10) == ["soon", "next"]
    assert store.to_wake(999, 2) == ["soon", "next"]
    asyncio.run(store.set_aside("soon", "it is damaged"))
    assert store.to_wake(999, 10) == ["next", "late"]
    row = store.table("soon")
    assert row is not None
    assert row.problem == "it is damaged"
    asyncio.run(store.take_back(row, 150))
    assert store.to_wake(999, 10) == ["soon", "next", "late"]


# ---------------------------------------------------------------- tokens, secrets and claims


def test_a_token_names_its_guest_until_it_expires(store: Store) -> None:
    token = "INSERT INTO tokens (hash, guest, kind, created, expires) VALUES (?, 'g', ?, 1, ?)"
    guest = Statement("INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', 1)", ())
    keep(
        store, [guest, Statement(token, ("forever", "device", None)), Statement(token, ("brief", "code", 50))]
    )
    assert store.guest_of("forever", 10**15) == ("g", "Ann", "device", 1)
    assert store.guest_of("brief", 49) == ("g", "Ann", "code", 1)
    assert store.guest_of("forever", 10**15, unused_since=2) is None
    assert store.guest_of("brief", 50) is None
    assert store.guest_of("unknown", 0) is None


def test_a_secret_is_made_once_and_kept(opener: Opener) -> None:
    store = opener()
    secret = asyncio.run(store.secret("invitations"))
    assert len(secret) >= 40
    assert asyncio.run(store.secret("invitations")) == secret
    assert asyncio.run(store.secret("other")) != secret
    store.stop()
    assert asyncio.run(opener().secret("invitations")) == secret


def test_two_processes_share_their_secrets(pair: tuple[Store, Store]) -> None:
    with ThreadPoolExecutor(2) as both:
        made = list(both.map(lambda store: asyncio.run(store.secret("invitations")), pair))
    assert made[0] == made[1]


def test_a_claim_holds_until_it_expires_is_renewed_or_released(store: Store) -> None:
    async def claims() -> None:
        assert await store.claim("T", "one", now=0, until=100)
        assert not await store.claim("T", "two", now=99, until=200)
        assert await store.claim("U", "two", now=99, until=200)  # another table
        assert await store.claim("T", "one", now=99, until=150)  # renewed
        assert not await store.claim("T", "two", now=149, until=200)
        assert await store.claim("T", "two", now=150, until=250)  # expired
        assert not await store.claim("T", "one", now=160, until=300)
        await store.release("T", "one")  # it is not his any more
        assert not await store.claim("T", "one", now=160, until=300)
        await store.release("T", "two")
        assert await store.claim("T", "one", now=160, until=300)

    asyncio.run(claims())


# ------------------------------------------------------------------------------ one process


def test_a_sqlite_file_is_synced_with_every_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    assert store._write.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._write.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    store.close()


def test_a_second_process_on_a_sqlite_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    code = "from argosy.store.address import open_store; import sys; open_store(sys.argv[1])"
    command = [sys.executable, "-c", code, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"{path}: another server uses it; for several, use PostgreSQL" in done.stderr
    SqliteStore(path, read_only=True).close()  # to look at it is allowed
    store.close()
    SqliteStore(path).close()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("dear diary, " * 500)
    with pytest.raises(ArgosyError, match=r"notes\.txt: cannot be used as a store"):
        SqliteStore(path)
    with pytest.raises(ArgosyError, match="its folder does not exist"):
        open_store(str(tmp_path / "nowhere" / "tables.sqlite"))


# ------------------------------------------------------------------------- several processes


def test_a_postgresql_that_cannot_be_reached_is_refused_without_telling_the_password() -> None:
    with pytest.raises(ArgosyError, match="PostgreSQL cannot be reached: ") as refusal:
        open_store("postgresql://ann:opensesame@127.0.0.1:1/argosy")
    assert "opensesame" not in str(refusal.value)


def test_postgresql_syncs_with_every_commit_whatever_the_database_says(database: str) -> None:
    name = database.rpartition("?")[0].rpartition("/")[2]
    tamper(database, f"ALTER DATABASE {name} SET synchronous_commit = off")
    assert tamper(database, "SHOW synchronous_commit") == [("off",)]
    store = PostgresStore(database)
    assert store._write.execute("SHOW synchronous_commit").fetchone() == ("on",)
    store.close()


class Ears:
    """Keeps what a store hears of others."""

    def __init__(self, store: Store) -> None:
        self.heard: list[tuple[str, int]] = []
        self._news = threading.Condition()
        store.listen(self._hear)

    def _hear(self, table: str, seq: int) -> None:
        with self._news:
            self.heard.append((table, seq))
            self._news.notify_all()

    def wait_for(self, *news: tuple[str, int]) -> None:
        with self._news:
            assert self._news.wait_for(lambda: self.heard == list(news), PATIENCE), self.heard


def test_an_entry_of_one_process_is_told_to_the_others(pair: tuple[Store, Store]) -> None:
    ears = Ears(pair[1])
    ears.wait_for(("", 0))
    keep(pair[0], entry("T", 1), entry("a:b", 1), [Statement("DELETE FROM claims", ())], entry("T", 2))
    ears.wait_for(("", 0), ("T", 1), ("a:b", 1), ("T", 2))
    assert isinstance(commit(pair[0], entry("T", 2))[0], Conflict)  # nothing happened, nothing is told
    keep(pair[0], entry("T", 3))
    ears.wait_for(("", 0), ("T", 1), ("a:b", 1), ("T", 2), ("T", 3))


def cut(address: str, which: str = "TRUE") -> int:
    """End connections to the database, as a restart of PostgreSQL would; how many they were."""
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    sql = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others} AND ({which})"
    return len(tamper(address, sql))


@pytest.mark.parametrize("whose", ["_write", "_read"])
def test_a_store_outlives_the_cut_of_a_connection(
    database: str, pair: tuple[Store, Store], whose: str
) -> None:
    store, _ = pair
    keep(store, entry(seq=1))
    assert cut(database, f"pid = {getattr(store, whose).info.backend_pid}") == 1
    keep(store, entry(seq=2))
    assert store.entries("T") == [(1, "entry 1 of T"), (2, "entry 2 of T")]


def test_news_come_again_after_the_listeners_connection_was_cut(
    database: str, pair: tuple[Store, Store]
) -> None:
    ears = Ears(pair[1])
    ears.wait_for(("", 0))
    assert cut(database, "query LIKE 'LISTEN%'") == 1
    keep(pair[0], entry(seq=1))
    ears.wait_for(("", 0), ("", 0))  # whatever was missed
    keep(pair[0], entry(seq=2))
    ears.wait_for(("", 0), ("", 0), ("T", 2))


def test_a_write_that_is_cut_off_in_the_middle_is_written_once(
    database: str, pair: tuple[Store, Store]
) -> None:
    store, _ = pair
    keep(store, entry(seq=1))
    with psycopg.connect(database) as other, ThreadPoolExecutor(1) as aside:
        other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
        writing = aside.submit(keep, store, entry(seq=2))
        waiting = "wait_event_type = 'Lock'"
        while not tamper(database, f"SELECT pid FROM pg_stat_activity WHERE {waiting}"):
            assert not writing.done()
        assert cut(database, waiting) == 1
        other.rollback()
        writing.result(PATIENCE)
    assert store.entries("T") == [(1, "entry 1 of T"), (2, "entry 2 of T")]


def test_nothing_is_lost_or_doubled_while_connections_are_cut_again_and_again(
    database: str, pair: tuple[Store, Store]
) -> None:
    store, _ = pair
    cuts = []
    with ThreadPoolExecutor(1) as aside:
        for seq in range(1, 81):
            if seq % 10 == 0:
                cuts.append(aside.submit(cut, database))  # at some moment of one of the next commits
            (outcome,) = commit(store, entry(seq=seq))
            # a cut may swallow the answer to a commit: then writing it again finds it there
            assert outcome is None or isinstance(outcome, Conflict)
    assert any(done.result() for done in cuts)
    assert store.entries("T") == [(seq, f"entry {seq} of T") for seq in range(1, 81)]


def test_an_action_whose_acknowledgement_the_database_lost_is_acknowledged_and_done_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = PostgresStore(database)
    write_once = store._write_once
    swallowed: list[str] = []

    def swallowing(commits: Sequence[Commit]) -> None:
        write_once(commits)
        for word in ('"opened"', "Ahoy"):
            if word in str(commits) and word not in swallowed:
                swallowed.append(word)
                raise psycopg.OperationalError("the server closed the connection unexpectedly")

    monkeypatch.setattr(store, "_write_once", swallowing)
    with served(store) as server:
        ann = server.guest("Ann")
        table = ann.open_table("port-royal", "me", "open")
        assert ann.do(table, "say", text="Ahoy") == 2
        assert swallowed == ['"opened"', "Ahoy"]
        assert store.read("SELECT COUNT(*) FROM tables") == [(1,)]
        assert ann.do(table, "say", text="again") == 3
        entries = ann.look(table, "?since=0")["entries"]
        assert [entry.get("text") for entry in entries] == [None, "Ahoy", "again"]


# -------------------------------------------------------------------------------- migrations


def test_an_empty_store_is_migrated_and_an_existing_one_left_alone(opener: Opener) -> None:
    store = opener()
    assert store.schema == max(number for number, _ in migrations())
    keep(store, entry())
    store.stop()
    again = opener()
    assert again.schema == store.schema
    assert again.entries("T") == [(1, "entry 1 of T")]


def test_processes_that_open_an_empty_database_at_once_do_not_collide(database: str) -> None:
    with ThreadPoolExecutor(4) as several:
        stores = list(several.map(lambda _: PostgresStore(database), range(4)))
    for store in stores:
        assert store.read("SELECT COUNT(*) FROM tables") == [(0,)]
        store.close()
    assert tamper(database, "SELECT COUNT(*) FROM schema_version") == [(len(list(migrations())),)]


def with_migrations(monkeypatch: pytest.MonkeyPatch, *more: tuple[int, list[str]]) -> None:
    """As a later Argosy would have them, beginning with the oldest schema alone."""
    steps = [step for step in migrations() if step[0] == 1]
    monkeypatch.setattr(base, "migrations", lambda: iter([*steps, *more]))


COLOURS = (2, ["ALTER TABLE guests ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue'"])
NEW_GUEST = Statement("INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', 1)", ())


def test_a_migration_keeps_what_is_there(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    with_migrations(monkeypatch)
    store = opener()
    keep(store, entry(guests=["g"]), [NEW_GUEST])
    store.stop()
    with_migrations(monkeypatch, COLOURS, (3, ["CREATE TABLE ports (name TEXT)", "DROP TABLE claims"]))
    store = opener()
    assert store.schema == 3
    assert store.read("SELECT name, colour FROM guests") == [("Ann", "blue")]
    assert store.read("SELECT * FROM ports") == []
    assert store.entries("T") == [(1, "entry 1 of T")]
    assert store.tables_of("g", 1) == ['{"id":"T"}']
    store.stop()
    assert opener().schema == 3


def test_a_migration_that_fails_leaves_the_store_as_it_was(
    opener: Opener, store_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_migrations(monkeypatch)
    store = opener()
    keep(store, [NEW_GUEST])
    store.stop()
    failing = (3, ["UPDATE guests SET colour = 'red'", "INSERT INTO nowhere VALUES (1)"])
    with_migrations(monkeypatch, COLOURS, failing)
    with pytest.raises(ArgosyError, match=r"cannot be used as a store.*nowhere"):
        open_store(store_address)
    with_migrations(monkeypatch)
    store = opener()  # nothing is locked, and the older version still can use it
    assert store.schema == 1
    assert store.read("SELECT * FROM guests") == [("g", "Ann", 1)]


def test_a_store_of_a_newer_version_is_refused_and_not_touched(
    opener: Opener, store_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_migrations(monkeypatch, COLOURS)
    store = opener()
    keep(store, [NEW_GUEST])
    store.stop()
    with_migrations(monkeypatch)
    for read_only in (False, True):
        with pytest.raises(ArgosyError, match=r"newer Argosy \(schema 2, not 1\); update this one"):
            open_store(store_address, read_only=read_only)
    with_migrations(monkeypatch, COLOURS)
    assert opener().read("SELECT colour FROM guests") == [("blue",)]


def test_without_the_driver_of_postgresql_one_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store_addresses, "find_spec", lambda name: None)
    with pytest.raises(ArgosyError, match=r"pip install 'argosy\[postgres\]'"):
        open_store("postgresql://localhost/tables")


@pytest.mark.parametrize(("mode", "warned"), [(0o600, False), (0o640, True), (0o644, True)])
def test_a_file_that_others_may_read_is_warned_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, mode: int, warned: bool
) -> None:
    path = tmp_path / "tables.sqlite"
    open_store(str(path)).close()
    path.chmod(mode)
    caplog.clear()
    open_store(str(path)).close()
    said = [record.getMessage() for record in caplog.records]
    assert [f"mode {mode:o}" in line and str(path) in line for line in said] == ([True] if warned else [])
