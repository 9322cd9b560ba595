"""Tables that were stored before 1.0 open as they were, go on, and come back from their backup."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from argosy.store.address import open_store
from argosy.store.backup import restore
from argosy.store.base import migrations
from argosy.store.sqlite import SqliteStore
from fixtures.old_games import FOLDER, lost
from server.serving import Person, Refusal, Served, served

Json = dict[str, Any]

EXPECTED: Json = json.loads(gzip.decompress((FOLDER / "expected.json.gz").read_bytes()))
TABLES: Json = EXPECTED["tables"]
RUNNING = [label for label, table in TABLES.items() if table["seen"]["ann"]["update"]["table"]["decisions"]]


@pytest.fixture(scope="module", params=["store", "backup"])
def old_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on the old store, and one on a store that was filled from the old backup."""
    store = tmp_path_factory.mktemp("old") / "tables.sqlite"
    if request.param == "store":
        store.write_bytes(gzip.decompress((FOLDER / "tables.sqlite.gz").read_bytes()))
    else:
        counts = restore(FOLDER / "tables.backup", lambda schema: SqliteStore(store, schema=schema), _silent)
        assert counts["tables"] == len(TABLES)
    with served(open_store(str(store))) as running:
        yield running


def _silent(done: int, total: int) -> None:
    del done, total


def person(server: Served, name: str) -> Person:
    """Tokens of before are good as well."""
    return Person(server.address, name, EXPECTED["tokens"][name])


def entries(reader: Person, table: str) -> list[Json]:
    found: list[Json] = []
    while True:
        answer = reader.ask("GET", f"/api/tables/{table}/entries?after={len(found)}")
        found += answer["entries"]
        if len(found) >= answer["seq"]:
            return found


def told(record: str) -> list[str]:
    """The lines of a record, but for what was added since: the opening as bytes, and so the check sum."""
    return [line for line in record.splitlines() if not line.startswith(("state ", "end "))]


@pytest.mark.parametrize("label", TABLES)
def test_a_table_opens_as_it_was_for_everybody(old_server: Served, label: str) -> None:
    table = TABLES[label]["id"]
    for name, before in TABLES[label]["seen"].items():
        reader = person(old_server, name)
        if "refused" in before:
            with pytest.raises(Refusal) as refusal:
                reader.look(table)
            assert refusal.value.reason == before["refused"]
            continue
        log = entries(reader, table)
        new = log[len(before["entries"]) :]
        assert log[: len(before["entries"])] == before["entries"]
        assert [entry["kind"] for entry in new] in ([], ["adopted"])  # the latter after a change of the rules
        update, old = reader.look(table), before["update"]
        for part in ("view", "odds", *([] if new else ["table"])):
            gone = lost(old[part], update[part], part)
            # without practice a card that was seen is no longer taken back against bots
            assert [what for what in gone if not what.endswith(".undo is gone")] == []
        if before["record"] is None:
            with pytest.raises(Refusal):
                reader.ask("GET", f"/api/tables/{table}/record")
        else:
            record = reader.ask("GET", f"/api/tables/{table}/record")
            assert told(record) == told(before["record"])


@pytest.mark.parametrize(
    "label", [label for label, table in TABLES.items() if table["seen"]["ann"]["record"]]
)
def test_every_moment_of_the_past_can_be_looked_at(old_server: Served, label: str) -> None:
    ann, table = person(old_server, "ann"), TABLES[label]["id"]
    moves = ann.ask("GET", f"/api/tables/{table}/moves")
    for move in (0, moves["count"] // 2, moves["count"]):
        assert ann.ask("GET", f"/api/tables/{table}/view?move={move}")["move"] == move


@pytest.mark.parametrize("label", RUNNING)
def test_a_game_goes_on_where_it_was(tmp_path: Path, label: str) -> None:
    store = tmp_path / "tables.sqlite"
    store.write_bytes(gzip.decompress((FOLDER / "tables.sqlite.gz").read_bytes()))
    with served(store) as server:
        table = TABLES[label]["id"]
        seat = person(server, "ann").look(table)["table"]["decisions"][0]["seat"]
        name = TABLES[label]["seen"]["ann"]["update"]["table"]["seats"][seat]["name"].lower()
        line = person(server, name).watch(table)
        seen = line.update["seq"]
        action = line.view["choices"][-1]["action"]
        answer = line.decide(seat, action)
        assert answer["type"] == "ack", answer
        assert line.hear_seq(answer["seq"])["seq"] > seen
        assert line.entries[0]["kind"] == "decided"
        line.close()


def test_the_old_backup_fills_a_store_of_either_kind_and_its_games_go_on(store_address: str) -> None:
    restore(FOLDER / "tables.backup", lambda schema: open_store(store_address, schema=schema), _silent)
    with served(store_address) as server:
        for label in RUNNING:
            ann = person(server, "ann")
            before = TABLES[label]["seen"]["ann"]["update"]["seq"]
            assert ann.do(TABLES[label]["id"], "say", text="Shall we?") > before


def test_an_older_store_is_brought_up_to_date_in_one_line_and_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = tmp_path / "tables.sqlite"
    store.write_bytes(gzip.decompress((FOLDER / "tables.sqlite.gz").read_bytes()))
    for _ in range(2):
        open_store(str(store)).close()
    (told,) = [record.getMessage() for record in caplog.records if "schema" in record.getMessage()]
    newest = max(number for number, _ in migrations())
    assert told == f"{store} was brought from schema 1 to {newest}; CHANGELOG.md says what is new"


def test_the_fixtures_hold_what_they_should() -> None:
    """So that the tests above are about tables of every kind."""
    kinds = {entry["kind"] for table in TABLES.values() for entry in table["seen"]["ann"].get("entries", ())}
    assert {"undone", "requested", "answered", "said", "replaced", "rematched", "resigned"} <= kinds
    assert TABLES["offers"]["seen"]["ann"]["update"]["view"]["offers"]
    assert {table["seen"]["ann"]["update"]["table"]["status"] for table in TABLES.values()} == {
        "open", "running", "over",
    }  # fmt: skip
