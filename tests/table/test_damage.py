"""Damaged rows: reported, set aside, nothing else taken down, and what is whole can still be had."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import argosy
from argosy.commands.serve import open_store
from argosy.core.record import ARBITER
from argosy.table.store import TableRow, entry_statements, mark_of
from table.sailing import opened, play, put_away, record_of
from table.serving import PATIENCE, Person, Refusal, Served, served
from table.tampering import tamper

GAME = "port-royal"


class Ship(NamedTuple):
    """A server, its store, and two people who play there."""

    server: Served
    address: str
    ann: Person
    bert: Person

    @property
    def people(self) -> tuple[Person, Person]:
        return self.ann, self.bert

    def tamper(self, sql: str, *values: object) -> None:
        tamper(self.address, sql, *values)

    def metric(self, name: str) -> int:
        lines = str(self.ann.ask("GET", "/metrics")).splitlines()
        return next((int(line.split()[1]) for line in lines if line.startswith(f"argosy_{name} ")), 0)


@pytest.fixture(scope="module")
def ship(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ship]:
    """One server for most tests here: each damages a table of its own."""
    address = str(tmp_path_factory.mktemp("ship") / "tables.sqlite")
    with served(address) as server:
        yield Ship(server, address, server.guest("Ann"), server.guest("Bert"))


def change_body(address: str, table: str, seq: int) -> None:
    sql = "UPDATE entries SET body = replace(body, ':', ': ') WHERE table_id = ? AND seq = ?"
    tamper(address, sql, table, seq)


def unknown_kind(address: str, table: str, seq: int) -> None:
    """As a newer version would write it."""
    write_body(address, table, seq, '{"kind":"teleported","at":1,"seat":0}')


def lose(address: str, table: str, seq: int) -> None:
    tamper(address, "DELETE FROM entries WHERE table_id = ? AND seq = ?", table, seq)


def write_body(address: str, table: str, seq: int, body: str) -> None:
    sql = "UPDATE entries SET body = ?, mark = ? WHERE table_id = ? AND seq = ?"
    tamper(address, sql, body, mark_of(table, seq, body), table, seq)


def forget_snapshot(address: str, table: str) -> None:
    tamper(address, "UPDATE tables SET snapshot = '{}' WHERE id = ?", table)


DAMAGES = {
    "changed": (change_body, "its check sum does not fit"),
    "unknown": (unknown_kind, "a newer version wrote it"),
    "missing": (lose, "it is missing"),
}


# ------------------------------------------------------------------------------ setting aside


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_reported_set_aside_and_counted_and_others_go_on(
    store_address: str, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    spoil, reason = DAMAGES[damage]
    with served(store_address) as server:
        ship = Ship(server, store_address, server.guest("Ann"), server.guest("Bert"))
        spoilt, sound = opened(*ship.people), opened(*ship.people)
        play(spoilt, ship.people, 6)
        play(sound, ship.people, 3)
        for table in (spoilt, sound):
            put_away(server, table)
        spoil(store_address, spoilt, 5)

        for _ in range(2):
            with pytest.raises(Refusal) as refusal:
                ship.ann.look(spoilt)
            assert (refusal.value.status, refusal.value.reason) == (409, "damaged")
        reports = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
        assert len(reports) == 1
        assert reports[0].startswith(f"table {spoilt} is damaged and set aside: entry 5: ")
        assert reason in reports[0]
        assert (ship.metric("damaged_total"), ship.metric("stored_tables_damaged")) == (1, 1)
        assert [table["id"] for table in ship.ann.ask("GET", "/api/tables/mine")["tables"]] == [sound]
        with pytest.raises(Refusal):
            ship.ann.do(spoilt, "say", text="Is anybody there?")

        assert play(sound, ship.people, 3) == 9
        assert ship.bert.do(sound, "say", text="Here we are") == 10


def test_a_damaged_table_keeps_no_other_from_being_woken(tmp_path: Path) -> None:
    address = str(tmp_path / "tables.sqlite")
    with served(address) as server:
        ann = server.guest("Ann")
        tables = [ann.open_table(GAME, "simple", "simple", pace=1000, start=True) for _ in range(3)]
    change_body(address, tables[0], 2)
    tamper(address, "UPDATE tables SET game = 'pachisi' WHERE id = ?", tables[1])
    for n, table in enumerate(tables):  # the damaged ones first
        tamper(address, "UPDATE tables SET wake_at = ? WHERE id = ?", n, table)
    ((before,),) = tamper(address, "SELECT seq FROM tables WHERE id = ?", tables[2])
    with served(address):
        ends = time.monotonic() + PATIENCE
        while tamper(address, "SELECT seq FROM tables WHERE id = ?", tables[2]) == [(before,)]:
            assert time.monotonic() < ends
            time.sleep(0.05)
        problems = tamper(address, "SELECT id, problem FROM tables WHERE problem IS NOT NULL")
    assert {id for id, _ in problems} == set(tables[:2])
    assert "no game 'pachisi' is known here" in dict(problems)[tables[1]]


def test_a_damaged_summary_empties_nobodys_list(ship: Ship) -> None:
    guest = ship.server.guest("Cleo")
    sound = guest.open_table(GAME, "me", "open", public=True)
    spoilt = guest.open_table(GAME, "me", "open", public=True)
    ship.tamper("UPDATE tables SET summary = '{\"id\":7' WHERE id = ?", spoilt)
    assert [table["id"] for table in guest.ask("GET", "/api/tables/mine")["tables"]] == [sound]
    assert sound in [table["id"] for table in guest.ask("GET", "/api/tables")["tables"]]


def test_text_that_is_none_any_more_damages_one_table_only(ship: Ship) -> None:
    table = opened(*ship.people)
    put_away(ship.server, table)
    ship.tamper("UPDATE entries SET body = CAST(x'7bff' AS TEXT) WHERE table_id = ? AND seq = 3", table)
    with pytest.raises(Refusal) as refusal:
        ship.ann.look(table)
    assert refusal.value.reason == "damaged"


def test_a_table_that_was_mended_comes_back_and_its_bots_go_on(ship: Ship) -> None:
    table = ship.ann.open_table(GAME, "me", "simple", start=True)
    play_own(ship.ann, table)
    ship.ann.do(table, "pause", on=True)
    put_away(ship.server, table)
    before = tamper(ship.address, "SELECT body FROM entries WHERE table_id = ? AND seq = 2", table)[0][0]
    unknown_kind(ship.address, table, 2)
    with pytest.raises(Refusal):
        ship.ann.look(table)
    write_body(ship.address, table, 2, before)
    ship.ann.do(table, "pause", on=False)
    assert tamper(ship.address, "SELECT problem FROM tables WHERE id = ?", table) == [(None,)]
    play_own(ship.ann, table)


def play_own(person: Person, table: str) -> None:
    """Decide for seat 0 until the other has decided, too."""
    ends = time.monotonic() + PATIENCE
    before = person.look(table)["seq"]
    while time.monotonic() < ends:
        seen = person.look(table, f"?since={before}")
        if any(entry["kind"] == "decided" and entry["seat"] == 1 for entry in seen["entries"]):
            return
        if seen["view"]["choices"]:
            action = seen["view"]["choices"][0]["action"]
            person.do(table, "decide", seat=0, seq=seen["seq"], action=action)
    raise TimeoutError


def test_an_entry_of_a_newer_process_sets_a_table_aside_where_it_is_played(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with served(database) as server:
        ship = Ship(server, database, server.guest("Ann"), server.guest("Bert"))
        table, other = opened(*ship.people), opened(*ship.people)
        newer = open_store(database)
        row = newer.table(table)
        assert row is not None
        body = '{"kind":"teleported","at":1}'
        newer._transaction([entry_statements(row._replace(seq=row.seq + 1), body, None)])
        newer.close()
        with pytest.raises(Refusal) as refusal:
            ship.ann.do(table, "say", text="What was that?")
        assert refusal.value.reason == "damaged"
        assert f"table {table} is damaged and set aside: entry 4: it cannot be read" in caplog.text
        assert play(other, ship.people, 2) == 5


def test_a_table_another_process_writes_to_while_it_is_read_is_not_taken_for_damaged(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(database) as server, served(database) as other:
        ann = server.guest("Ann")
        table = opened(ann, server.guest("Bert"))
        elsewhere = Person(other.address, "Ann", ann.token)
        put_away(server, table)
        read_row = server.service.store.table

        def read_slowly(id: str) -> TableRow | None:
            row = read_row(id)
            if row is not None and row.seq == 3:
                elsewhere.do(table, "say", text="meanwhile")
            return row

        monkeypatch.setattr(server.service.store, "table", read_slowly)
        assert ann.look(table)["seq"] == 4
        assert ann.do(table, "say", text="and now") == 5
        assert tamper(database, "SELECT problem FROM tables") == [(None,)]


# ---------------------------------------------------------------------------------- snapshots


@pytest.mark.parametrize(
    "spoil",
    [
        "snapshot = '{}'",
        "snapshot = 'garbage', mark = 0",
        "snapshot = replace(snapshot, '0', '1')",
        "mark = 7",
    ],
)
def test_a_damaged_snapshot_is_made_again_from_the_log(ship: Ship, spoil: str) -> None:
    table = opened(*ship.people)
    play(table, ship.people, 8)
    ship.ann.do(table, "say", text="Aye")
    before = [person.look(table) for person in ship.people]
    put_away(ship.server, table)
    ship.tamper(f"UPDATE tables SET {spoil} WHERE id = ?", table)
    after = [person.look(table) for person in ship.people]
    for old, new in zip(before, after, strict=True):
        assert old["table"].pop("now") <= new["table"].pop("now")
        assert old == new
    assert play(table, ship.people, 1) == before[0]["seq"] + 1


def test_a_log_that_the_rules_contradict_is_damaged_when_the_snapshot_is_too(ship: Ship) -> None:
    table = opened(*ship.people)
    play(table, ship.people, 5)
    put_away(ship.server, table)
    body = tamper(ship.address, "SELECT body FROM entries WHERE table_id = ? AND seq = 6", table)[0][0]
    write_body(ship.address, table, 6, body.replace('"action":"', '"action":"un'))
    ship.ann.look(table)  # the snapshot is whole: play goes on
    put_away(ship.server, table)
    forget_snapshot(ship.address, table)
    with pytest.raises(Refusal) as refusal:
        ship.ann.look(table)
    assert refusal.value.reason == "damaged"
    assert len(record_of(ship.ann, table).moves) == 2


# ------------------------------------------------------------------------------------ records


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_record_of_a_damaged_table_goes_up_to_the_damage_for_each_as_far_as_he_may_know(
    ship: Ship, damage: str
) -> None:
    table = opened(*ship.people)
    play(table, ship.people, 9)
    stranger = ship.server.guest("Stranger")
    observers = {"seat 0": ship.ann, "seat 1": ship.bert, "spectator": stranger}
    before = {observer: record_of(person, table) for observer, person in observers.items()}
    put_away(ship.server, table)
    DAMAGES[damage][0](
        ship.address, table, 8
    )  # after the opening, one who sat down, the start and 4 decisions
    for observer, person in observers.items():
        record = record_of(person, table)
        assert record.observer == observer
        assert record.opening is None
        assert record.moves == before[observer].moves[:4]
        assert len(list(record.tables(argosy.game(GAME)))) == 5


def test_a_game_that_ended_before_the_damage_is_told_whole_and_one_that_ended_after_it_is_not(
    ship: Ship,
) -> None:
    table = opened(*ship.people, options={"turn_limit": 2})
    last = play(table, ship.people)
    ship.ann.do(table, "say", text="Well played")
    whole = record_of(ship.bert, table)
    assert whole.observer == ARBITER
    put_away(ship.server, table)
    change_body(ship.address, table, last + 1)
    assert record_of(ship.bert, table) == whole
    change_body(ship.address, table, last)
    cut = record_of(ship.bert, table)
    assert (cut.observer, cut.opening) == ("seat 1", None)
    assert len(cut.moves) == len(whole.moves) - 1
    assert str(whole.opening) not in cut.to_text()


def test_the_record_of_a_damaged_table_is_for_those_who_could_watch_it(ship: Ship) -> None:
    table = opened(*ship.people, spectators=False)
    play(table, ship.people, 3)
    put_away(ship.server, table)
    lose(ship.address, table, 6)
    assert len(record_of(ship.bert, table).moves) == 2
    with pytest.raises(Refusal) as refusal:
        record_of(ship.server.guest("Stranger"), table)
    assert refusal.value.reason == "no-spectators"


@pytest.mark.parametrize(("seq", "reason"), [(1, "damaged"), (3, "not-running")])
def test_where_the_game_itself_is_lost_there_is_no_record(ship: Ship, seq: int, reason: str) -> None:
    table = opened(*ship.people)
    put_away(ship.server, table)
    lose(ship.address, table, seq)
    with pytest.raises(Refusal) as refusal:
        record_of(ship.ann, table)
    assert refusal.value.reason == reason


def test_damage_to_the_past_of_a_table_in_use_cuts_its_record_and_lets_play_go_on(
    ship: Ship, caplog: pytest.LogCaptureFixture
) -> None:
    table = opened(*ship.people)
    seq = play(table, ship.people, 4)
    change_body(ship.address, table, 5)
    assert len(record_of(ship.ann, table).moves) == 1
    assert f"what can be read of table {table} ends before entry 5: its check sum" in caplog.text
    assert play(table, ship.people, 2) == seq + 2
