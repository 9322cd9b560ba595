"""Backup and restore: everything, from either store to either, all of it or nothing."""

from __future__ import annotations

import gzip
import hashlib
import json
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from argosy.cli.app import app
from argosy.store import backup, base
from argosy.store.address import open_store
from argosy.store.backup import KEPT, InvalidBackup, back_up, restore, verify
from argosy.store.base import Store, migrations
from server.random_play import opened, play, record_of
from server.serving import Person, Refusal, served
from store.raw_sql import tamper

Lines = list[bytes]


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def done(*arguments: str | Path) -> str:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*arguments: str | Path) -> str:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    (line,) = result.stderr.splitlines()
    return line.removeprefix("argosy: ")


def content(address: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables that are kept."""
    return {table: sorted(tamper(address, f"SELECT * FROM {table}")) for table in KEPT}


@pytest.fixture
def other_address(store_address: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """A fresh store of the other kind."""
    if store_address.startswith("postgresql:"):
        yield str(tmp_path / "other.sqlite")
    else:
        yield request.getfixturevalue("database")


@pytest.fixture(scope="module")
def stocked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup with guests, a game that is over and one that runs; the store lies beside it."""
    folder = tmp_path_factory.mktemp("stocked")
    with served(folder / "tables.sqlite") as server:
        people = server.guest("Ann"), server.guest("Bert ⚓")
        play(opened(*people, options={"turn_limit": 1}), people)
        play(opened(*people), people, 5)
    done("backup", folder / "tables.backup", "--store", folder / "tables.sqlite")
    return folder / "tables.backup"


# ------------------------------------------------------------------------------ there and back


def test_a_store_moves_to_the_other_database_and_its_games_go_on(
    store_address: str, other_address: str, tmp_path: Path
) -> None:
    with served(store_address) as server:
        people: tuple[Person, ...] = (server.guest("Ann"), server.guest("Bert"))
        table = opened(*people)
        play(table, people, 5)
        invited = people[0].open_table("port-royal", "me", "reserved")
        link = people[0].ask("GET", f"/api/tables/{invited}/invitations")["seats"]["1"]
        people[0].ask("POST", f"/api/tables/{table}/reports", {"reason": "rude", "seat": 1})
        views = [person.look(table)["view"] for person in people]
        said = done("backup", tmp_path / "tables.backup", "--store", store_address)  # while the server runs
    assert said == f"{tmp_path / 'tables.backup'}: 2 guests, 2 tables with 9 entries\n"
    said = done("restore", tmp_path / "tables.backup", "--store", other_address)
    assert said == "restored 2 guests, 2 tables with 9 entries\n"
    before = content(store_address)
    assert content(other_address) == before
    assert {table: len(rows) for table, rows in before.items()} == {
        "guests": 2, "tokens": 2, "tables": 2, "entries": 9, "sittings": 3, "secrets": 1, "sign_ins": 2,
        "audit": 0, "reports": 1,
    }  # fmt: skip
    with served(other_address) as server:
        people = tuple(Person(server.address, person.name, person.token) for person in people)
        assert [person.look(table)["view"] for person in people] == views
        assert play(table, people, 1) == 9
        people[1].do(invited, "sit", invite=link)


def test_claims_stay_behind(store_address: str, tmp_path: Path) -> None:
    open_store(store_address).close()
    tamper(store_address, "INSERT INTO claims (table_id, holder, until) VALUES ('T', 'a process', 9)")
    done("backup", tmp_path / "b", "--store", store_address)
    assert b"a process" not in gzip.decompress((tmp_path / "b").read_bytes())


def test_a_backup_is_one_moment_of_a_store_that_is_written_to(store_address: str, tmp_path: Path) -> None:
    store = open_store(store_address)
    for n in range(3):
        add_table(store_address, f"T{n}")
    read_only = open_store(store_address, read_only=True)
    written: list[int] = []

    def write_meanwhile(done: int, total: int) -> None:
        written.append(total)
        add_table(store_address, f"late {len(written)}")

    backup_every(1, lambda: back_up(read_only, tmp_path / "b", write_meanwhile))
    assert len(written) >= 6
    _, counts = verify(tmp_path / "b")
    assert (counts["tables"], counts["entries"]) == (3, 3)
    read_only.close()
    store.close()


def backup_every(rows: int, act: Callable[[], Any]) -> None:
    before, backup.EVERY = backup.EVERY, rows
    try:
        act()
    finally:
        backup.EVERY = before


def add_table(address: str, id: str) -> None:
    tamper(
        address,
        "INSERT INTO tables (id, game, status, public, seq, created, updated, summary, snapshot, mark) "
        "VALUES (?, 'port-royal', 'open', 1, 1, 1, 1, '{}', '{}', 0)",
        id,
    )
    tamper(address, "INSERT INTO entries (table_id, seq, body, mark) VALUES (?, 1, 'x', 0)", id)


def test_damaged_rows_are_backed_up_and_restored_as_they_are(
    store_address: str, other_address: str, tmp_path: Path
) -> None:
    with served(store_address) as server:
        people = server.guest("Ann"), server.guest("Bert")
        table = opened(*people)
        play(table, people, 4)
    tamper(store_address, "UPDATE entries SET body = 'no JSON' WHERE seq = 6")
    tamper(store_address, "UPDATE tables SET snapshot = '', summary = '', problem = 'entry 6: ?'")
    done("backup", tmp_path / "b", "--store", store_address)
    done("restore", tmp_path / "b", "--store", other_address)
    assert content(other_address) == content(store_address)
    with served(other_address) as server:
        ann = Person(server.address, "Ann", people[0].token)
        with pytest.raises(Refusal) as refusal:
            ann.look(table)
        assert refusal.value.reason == "damaged"
        assert len(record_of(ann, table).moves) == 2


def test_even_what_is_no_text_any_more_is_backed_up(tmp_path: Path, database: str) -> None:
    address, again = str(tmp_path / "a.sqlite"), str(tmp_path / "b.sqlite")
    open_store(address).close()
    add_table(address, "T")
    tamper(address, "UPDATE entries SET body = CAST(x'61ff0062' AS TEXT)")
    done("backup", tmp_path / "b", "--store", address)
    done("restore", tmp_path / "b", "--store", again)
    assert tamper(again, "SELECT hex(body) FROM entries") == [("61FF0062",)]
    done("restore", tmp_path / "b", "--store", database)
    assert tamper(database, "SELECT body FROM entries") == [("a\ufffd\ufffdb",)]


# -------------------------------------------------------------------------- writing the file


def test_a_backup_replaces_no_file_unless_it_is_told_to(stocked: Path, tmp_path: Path) -> None:
    target, store = tmp_path / "b", stocked.with_name("tables.sqlite")
    target.write_text("precious")
    assert refused("backup", target, "--store", store) == f"{target}: exists already; --force replaces it"
    assert target.read_text() == "precious"
    done("backup", target, "--store", store, "--force")
    assert verify(target)[1] == verify(stocked)[1]
    assert [path.name for path in tmp_path.iterdir()] == ["b"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


def test_a_backup_that_fails_leaves_the_old_file_and_no_other(stocked: Path, tmp_path: Path) -> None:
    target = tmp_path / "b"
    target.write_text("precious")
    store = open_store(str(stocked.with_name("tables.sqlite")), read_only=True)

    def break_off(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(store, target, break_off, force=True)
    store.close()
    assert target.read_text() == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["b"]


def test_dated_backups_rotate_and_touch_no_other_file(stocked: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    old = [folder / f"argosy-2026010{day}T000000Z.backup" for day in (1, 2, 3)]
    for path in (*old, folder / "argosy-before-the-move.backup"):
        path.write_text("")
    said = done("backup", folder, "--store", stocked.parent / "tables.sqlite", "--keep", "2")
    (new,) = set(folder.glob("argosy-2*Z.backup")) - set(old)
    assert said.splitlines()[0].startswith(f"{new}: 2 guests")
    assert [path.name for path in sorted(folder.iterdir())] == sorted(
        [old[2].name, new.name, "argosy-before-the-move.backup"]
    )
    assert verify(new)[1]["tables"] == 2


def test_there_is_nothing_to_back_up_where_no_store_is(tmp_path: Path, database: str) -> None:
    nowhere, empty = tmp_path / "nowhere.sqlite", tmp_path / "empty.sqlite"
    assert refused("backup", tmp_path / "b", "--store", nowhere) == f"{nowhere}: there is no such file"
    empty.touch()
    for address in (str(empty), database):
        assert "it is no store of Argosy" in refused("backup", tmp_path / "b", "--store", address)
    assert "/nowhere/b: No such file or directory" in refused(
        "backup", tmp_path / "nowhere" / "b", "--store", some_store(tmp_path)
    )
    assert not nowhere.exists()
    assert empty.stat().st_size == 0


def some_store(folder: Path) -> str:
    address = str(folder / "some.sqlite")
    open_store(address).close()
    return address


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_the_help_has_an_example(command: str) -> None:
    text = done(command, "--help")
    assert "Example:" in text
    assert f"argosy {command} tables.backup --store" in text


# ------------------------------------------------------------------------------------ restoring


def test_a_restore_never_mixes(stocked: Path, store_address: str) -> None:
    done("restore", stocked, "--store", store_address)
    before = content(store_address)
    said = refused("restore", stocked, "--store", store_address)
    assert said == (
        "there are guests in this store already, and a restore never mixes: "
        "name a new file or an empty database with --store"
    )
    assert content(store_address) == before


def test_a_store_whose_server_was_only_started_is_empty(stocked: Path, store_address: str) -> None:
    with served(store_address):
        pass
    assert len(content(store_address)["secrets"]) == 1
    done("restore", stocked, "--store", store_address)
    assert content(store_address) == content(str(stocked.with_name("tables.sqlite")))


def test_a_store_in_use_is_not_restored_into(stocked: Path, tmp_path: Path) -> None:
    address = some_store(tmp_path)
    store = open_store(address)
    assert "another server uses it" in refused("restore", stocked, "--store", address)
    store.close()
    assert content(address)["guests"] == []


def test_a_restore_that_fails_at_its_end_leaves_the_store_empty(stocked: Path, store_address: str) -> None:
    told: list[tuple[int, int]] = []

    def break_off(done: int, total: int) -> None:
        told.append((done, total))
        if done == total:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore(stocked, lambda schema: open_store(store_address, schema=schema), break_off)
    assert told[-1] == (sum(verify(stocked)[1].values()),) * 2
    assert all(rows == [] for rows in content(store_address).values())
    done("restore", stocked, "--store", store_address)  # nothing is locked either


def test_progress_is_told_while_rows_are_read_and_written(stocked: Path, tmp_path: Path) -> None:
    total = sum(verify(stocked)[1].values())
    told: list[tuple[int, int]] = []

    def opened(schema: int) -> Store:
        return open_store(str(tmp_path / "a.sqlite"), schema=schema)

    backup_every(7, lambda: restore(stocked, opened, lambda *news: told.append(news)))
    assert told == [*((done, total) for done in range(7, total + 1, 7)), (total, total)]
    store = open_store(str(tmp_path / "a.sqlite"), read_only=True)
    again: list[tuple[int, int]] = []
    backup_every(7, lambda: back_up(store, tmp_path / "b", lambda *news: again.append(news)))
    store.close()
    assert again == told


# ------------------------------------------------------------------------------- a wrong file


def lines_of(path: Path) -> Lines:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def sealed(lines: Lines, **ending: Any) -> Lines:
    """With a last line that fits, but for what is named."""
    digest = hashlib.sha256(b"".join(lines[:-1])).hexdigest()
    last = {**json.loads(lines[-1]), "sha256": digest, **ending}
    return [*lines[:-1], json.dumps(last).encode() + b"\n"]


def with_line(lines: Lines, number: int, line: bytes) -> Lines:
    return [*lines[: number - 1], line, *lines[number:]]


def header(**fields: Any) -> Callable[[Lines], Lines]:
    def changed(lines: Lines) -> Lines:
        line = json.dumps({**json.loads(lines[0]), **fields}, separators=(",", ":")).encode() + b"\n"
        return sealed(with_line(lines, 1, line))

    return changed


# What is done to the lines, and the number of the line that is named; -1 is the last, 0 the one after it.
SPOILT: dict[str, tuple[Callable[[Lines], Lines], int, str]] = {
    "cut short": (lambda lines: lines[:-1], 0, "cut short"),
    "cut in a line": (lambda lines: [*lines[:5], lines[5][:-4]], 6, "cut short"),
    "empty": (lambda lines: [], 1, "cut short"),
    "changed rows": (lambda lines: [line.replace(b"Ann", b"Eve") for line in lines], -1, "was changed"),
    "a row less": (lambda lines: [*lines[:3], *lines[4:]], -1, "was changed"),
    "a wrong count": (lambda lines: sealed(lines, counts={"guests": 7}), -1, "counts other rows"),
    "a short row": (lambda lines: sealed(with_line(lines, 3, b'["a","b"]\n')), 3, "2 values for 3 columns"),
    "no JSON": (lambda lines: sealed(with_line(lines, 3, b'["a",\n')), 3, "cannot be understood"),
    "an odd value": (
        lambda lines: sealed(with_line(lines, 3, b'[["a"],"b",3]\n')),
        3,
        "cannot be understood",
    ),
    "an unknown table": (
        lambda lines: sealed(with_line(lines, 2, b'{"table":"sqlite_master","columns":["id"]}\n')),
        2,
        "'sqlite_master' is not expected",
    ),
    "a table twice": (
        lambda lines: sealed([*lines[:-1], lines[1], lines[-1]]),
        -2,
        "'guests' is not expected",
    ),
    "an odd column": (
        lambda lines: sealed(with_line(lines, 2, b'{"table":"guests","columns":["id) --"]}\n')),
        2,
        "impossible name",
    ),
    "more after the end": (lambda lines: [*lines, b"[]\n"], -1, "something follows"),
    "another format": (header(format="argosy record"), 1, "no backup of Argosy"),
    "a newer schema": (header(schema=99), 1, "a newer Argosy wrote it (version 1, schema 99, not 1 and "),
    "a newer format": (header(version=2), 1, "a newer Argosy wrote it (version 2, schema "),
    "no header": (lambda lines: lines[1:], 1, "no backup of Argosy"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_wrong_file_is_refused_by_its_line_and_nothing_is_opened(
    stocked: Path, tmp_path: Path, how: str
) -> None:
    spoil, line, reason = SPOILT[how]
    lines = spoil(lines_of(stocked))
    file, target = tmp_path / "b", tmp_path / "target.sqlite"
    file.write_bytes(gzip.compress(b"".join(lines)))
    with pytest.raises(InvalidBackup) as problem:
        verify(file)
    assert reason in str(problem.value)
    assert problem.value.line == (line if line > 0 else len(lines) + 1 + line)
    assert refused("restore", file, "--store", target) == str(problem.value)
    assert not target.exists()


def test_a_file_that_is_packed_wrongly_is_refused(stocked: Path, tmp_path: Path) -> None:
    file = tmp_path / "b"
    file.write_text("dear diary")
    assert f"{file}: line 1: it cannot be unpacked" in refused("restore", file, "--store", tmp_path / "t")
    blob = stocked.read_bytes()
    file.write_bytes(blob[: len(blob) // 2])
    assert "cut short" in refused("restore", file, "--store", tmp_path / "t")
    file.write_bytes(blob[:-4])  # every line is there, but gzip's own end is not
    assert "cut short behind its last line" in refused("restore", file, "--store", tmp_path / "t")
    file.write_bytes(blob[:-8] + bytes([blob[-8] ^ 1]) + blob[-7:])  # the check sum of gzip itself
    assert "cannot be unpacked" in refused("restore", file, "--store", tmp_path / "t")
    assert "No such file" in refused("restore", tmp_path / "nowhere", "--store", tmp_path / "t")
    assert not (tmp_path / "t").exists()


def test_a_line_that_is_not_text_is_named(stocked: Path, tmp_path: Path) -> None:
    lines = gzip.decompress(stocked.read_bytes()).splitlines(keepends=True)
    row = next(number for number, line in enumerate(lines) if line.startswith(b"[") and b'"' in line)
    lines[row] = lines[row].replace(b'"', b'"\x9a', 1)
    (tmp_path / "b").write_bytes(gzip.compress(b"".join(lines)))
    with pytest.raises(InvalidBackup, match=f"line {row + 1}: it cannot be understood"):
        verify(tmp_path / "b")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_no_flipped_bit_goes_unnoticed(stocked: Path, tmp_path: Path, seed: int) -> None:
    blob = bytearray(stocked.read_bytes())
    place = 10 + (len(blob) - 10) * seed // 20  # behind gzip's own header, whose date means nothing
    blob[place] ^= 1 << seed % 8
    (tmp_path / "b").write_bytes(blob)
    with pytest.raises(InvalidBackup):
        verify(tmp_path / "b")


# --------------------------------------------------------------------------------- migrations


@pytest.mark.slow
def test_a_backup_of_an_older_schema_is_migrated_when_it_is_opened(
    store_address: str, other_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    oldest = list(migrations())
    now = oldest[-1][0]

    def with_migrations(*more: tuple[int, list[str]]) -> None:
        for module in (base, backup):
            monkeypatch.setattr(module, "migrations", lambda: iter([*oldest, *more]))

    with_migrations()
    open_store(store_address).close()
    add_table(store_address, "T")
    done("backup", tmp_path / "old", "--store", store_address)
    with_migrations(
        (now + 1, ["UPDATE tables SET game = 'oltre-mare'", "ALTER TABLE tables ADD COLUMN port TEXT"])
    )
    done("backup", tmp_path / "also", "--store", store_address)  # looking does not migrate
    assert verify(tmp_path / "also")[0].schema == now
    done("restore", tmp_path / "old", "--store", other_address)
    store = open_store(other_address)
    assert store.read("SELECT id, game, port FROM tables") == [("T", "oltre-mare", None)]
    store.close()

    name = str(tmp_path / "new.sqlite")
    open_store(name).close()  # empty, but of the newer schema
    assert f"this store has schema {now + 1} already and the backup schema {now}" in refused(
        "restore", tmp_path / "old", "--store", name
    )
    done("backup", tmp_path / "new", "--store", name)
    with_migrations()
    assert "a newer Argosy wrote it" in refused("restore", tmp_path / "new", "--store", tmp_path / "x.sqlite")
