"""Damaged rows: reported, set aside, nothing else taken down, and what is whole can still be had."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import argosy
from argosy.games.record import ARBITER
from argosy.store.address import open_store
from argosy.store.base import TableRow, entry_statements, mark_of
from server.random_play import opened, play, put_away, record_of
from server.raw_requests import call
from server.serving import PATIENCE, Person, Refusal, Served, served
from store.raw_sql import tamper

GAME = "port-royal"


class Damageable(NamedTuple):
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
def stored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damageable]:
    """One server for most tests here: each damages a table of its own."""
    address = str(tmp_path_factory.mktemp("stored") / "tables.sqlite")
    with served(address) as server:
        yield Damageable(server, address, server.guest("Ann"), server.guest("Bert"))


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
        stored = Damageable(server, store_address, server.guest("Ann"), server.guest("Bert"))
        spoilt, sound = opened(*stored.people), opened(*stored.people)
        play(spoilt, stored.people, 6)
        play(sound, stored.people, 3)
        for table in (spoilt, sound):
            put_away(server, table)
        spoil(store_address, spoilt, 5)

        for _ in range(2):
            with pytest.raises(Refusal) as refusal:
                stored.ann.look(spoilt)
            assert (refusal.value.status, refusal.value.reason) == (409, "damaged")
        reports = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
        assert len(reports) == 1
        assert reports[0].startswith(f"table {spoilt} is damaged and set aside: entry 5: ")
        assert reason in reports[0]
        assert (stored.metric("damaged_total"), stored.metric("stored_tables_damaged")) == (1, 1)
        assert [table["id"] for table in stored.ann.ask("GET", "/api/tables/mine")["tables"]] == [sound]
        with pytest.raises(Refusal):
            stored.ann.do(spoilt, "say", text="Is anybody there?")

        assert play(sound, stored.people, 3) == 9
        assert stored.bert.do(sound, "say", text="Here we are") == 10


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


def test_a_damaged_summary_empties_nobodys_list(stored: Damageable) -> None:
    guest = stored.server.guest("Cleo")
    sound = guest.open_table(GAME, "me", "open", public=True)
    spoilt = guest.open_table(GAME, "me", "open", public=True)
    stored.tamper("UPDATE tables SET summary = '{\"id\":7' WHERE id = ?", spoilt)
    assert [table["id"] for table in guest.ask("GET", "/api/tables/mine")["tables"]] == [sound]
    assert sound in [table["id"] for table in guest.ask("GET", "/api/tables")["tables"]]


def test_text_that_is_none_any_more_damages_one_table_only(stored: Damageable) -> None:
    table = opened(*stored.people)
    put_away(stored.server, table)
    stored.tamper("UPDATE entries SET body = CAST(x'7bff' AS TEXT) WHERE table_id = ? AND seq = 3", table)
    with pytest.raises(Refusal) as refusal:
        stored.ann.look(table)
    assert refusal.value.reason == "damaged"


def test_a_table_that_was_mended_comes_back_and_its_bots_go_on(stored: Damageable) -> None:
    table = stored.ann.open_table(GAME, "me", "simple", start=True)
    play_own(stored.ann, table)
    stored.ann.do(table, "pause", on=True)
    put_away(stored.server, table)
    before = tamper(stored.address, "SELECT body FROM entries WHERE table_id = ? AND seq = 2", table)[0][0]
    unknown_kind(stored.address, table, 2)
    with pytest.raises(Refusal):
        stored.ann.look(table)
    write_body(stored.address, table, 2, before)
    stored.ann.do(table, "pause", on=False)
    assert tamper(stored.address, "SELECT problem FROM tables WHERE id = ?", table) == [(None,)]
    play_own(stored.ann, table)


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
        stored = Damageable(server, database, server.guest("Ann"), server.guest("Bert"))
        table, other = opened(*stored.people), opened(*stored.people)
        newer = open_store(database)
        row = newer.table(table)
        assert row is not None
        body = '{"kind":"teleported","at":1}'
        newer._transaction([entry_statements(row._replace(seq=row.seq + 1), body, None)])
        newer.close()
        with pytest.raises(Refusal) as refusal:
            stored.ann.do(table, "say", text="What was that?")
        assert refusal.value.reason == "damaged"
        assert f"table {table} is damaged and set aside: entry 4: it cannot be read" in caplog.text
        assert play(other, stored.people, 2) == 5


def test_a_table_another_process_writes_to_while_it_is_read_is_not_taken_for_damaged(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(database) as server, served(database) as other:
        ann = server.guest("Ann")
        table = opened(ann, server.guest("Bert"))
        elsewhere = Person(other.address, "Ann", ann.token)
        put_away(server, table)
        read_row = server.services.store.table

        def read_slowly(id: str) -> TableRow | None:
            row = read_row(id)
            if row is not None and row.seq == 3:
                elsewhere.do(table, "say", text="meanwhile")
            return row

        monkeypatch.setattr(server.services.store, "table", read_slowly)
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
def test_a_damaged_snapshot_is_made_again_from_the_log(stored: Damageable, spoil: str) -> None:
    table = opened(*stored.people)
    play(table, stored.people, 8)
    stored.ann.do(table, "say", text="Aye")
    before = [person.look(table) for person in stored.people]
    put_away(stored.server, table)
    stored.tamper(f"UPDATE tables SET {spoil} WHERE id = ?", table)
    after = [person.look(table) for person in stored.people]
    for old, new in zip(before, after, strict=True):
        assert old["table"].pop("now") <= new["table"].pop("now")
        assert old == new
    assert play(table, stored.people, 1) == before[0]["seq"] + 1


def test_a_log_that_the_rules_contradict_is_damaged_when_the_snapshot_is_too(stored: Damageable) -> None:
    table = opened(*stored.people)
    play(table, stored.people, 5)
    put_away(stored.server, table)
    body = tamper(stored.address, "SELECT body FROM entries WHERE table_id = ? AND seq = 6", table)[0][0]
    write_body(stored.address, table, 6, body.replace('"action":"', '"action":"un'))
    stored.ann.look(table)  # the snapshot is whole: play goes on
    put_away(stored.server, table)
    forget_snapshot(stored.address, table)
    with pytest.raises(Refusal) as refusal:
        stored.ann.look(table)
    assert refusal.value.reason == "damaged"
    assert len(record_of(stored.ann, table).moves) == 2


# ------------------------------------------------------------------------------------ records


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_record_of_a_damaged_table_goes_up_to_the_damage_for_each_as_far_as_he_may_know(
    stored: Damageable, damage: str
) -> None:
    table = opened(*stored.people)
    play(table, stored.people, 9)
    stranger = stored.server.guest("Stranger")
    observers = {"seat 0": stored.ann, "seat 1": stored.bert, "spectator": stranger}
    before = {observer: record_of(person, table) for observer, person in observers.items()}
    put_away(stored.server, table)
    DAMAGES[damage][0](
        stored.address, table, 8
    )  # after the opening, one who sat down, the start and 4 decisions
    for observer, person in observers.items():
        record = record_of(person, table)
        assert record.observer == observer
        assert record.opening is None
        assert record.moves == before[observer].moves[:4]
        assert len(list(record.tables(argosy.game(GAME)))) == 5


def test_a_game_that_ended_before_the_damage_is_told_whole_and_one_that_ended_after_it_is_not(
    stored: Damageable,
) -> None:
    table = opened(*stored.people, options={"turn_limit": 2})
    last = play(table, stored.people)
    stored.ann.do(table, "say", text="Well played")
    whole = record_of(stored.bert, table)
    assert whole.observer == ARBITER
    put_away(stored.server, table)
    change_body(stored.address, table, last + 1)
    assert record_of(stored.bert, table) == whole
    change_body(stored.address, table, last)
    cut = record_of(stored.bert, table)
    assert (cut.observer, cut.opening) == ("seat 1", None)
    assert len(cut.moves) == len(whole.moves) - 1
    assert str(whole.opening) not in cut.to_text()


def test_the_record_of_a_damaged_table_is_for_those_who_could_watch_it(stored: Damageable) -> None:
    table = opened(*stored.people, spectators=False)
    play(table, stored.people, 3)
    put_away(stored.server, table)
    lose(stored.address, table, 6)
    assert len(record_of(stored.bert, table).moves) == 2
    with pytest.raises(Refusal) as refusal:
        record_of(stored.server.guest("Stranger"), table)
    assert refusal.value.reason == "no-spectators"


@pytest.mark.parametrize(("seq", "reason"), [(1, "damaged"), (3, "not-running")])
def test_where_the_game_itself_is_lost_there_is_no_record(stored: Damageable, seq: int, reason: str) -> None:
    table = opened(*stored.people)
    put_away(stored.server, table)
    lose(stored.address, table, seq)
    with pytest.raises(Refusal) as refusal:
        record_of(stored.ann, table)
    assert refusal.value.reason == reason


def test_damage_to_the_past_of_a_table_in_use_cuts_its_record_and_lets_play_go_on(
    stored: Damageable, caplog: pytest.LogCaptureFixture
) -> None:
    table = opened(*stored.people)
    seq = play(table, stored.people, 4)
    change_body(stored.address, table, 5)
    assert len(record_of(stored.ann, table).moves) == 1
    assert f"what can be read of table {table} ends before entry 5: its check sum" in caplog.text
    assert play(table, stored.people, 2) == seq + 2


# ------------------------------------------------------------------------------ damaged pages


def spoil_pages(path: Path, word: bytes) -> int:
    """Every leaf of a table on which this word is stands as a failing disk would give it back."""
    (size,) = (tamper(str(path), "PRAGMA page_size")[0][0],)
    content = bytearray(path.read_bytes())
    spoilt = 0
    for start in range(size, len(content), size):
        if content[start] == 0x0D and word in content[start : start + size]:
            content[start] = 0xFF
            spoilt += 1
    path.write_bytes(content)
    return spoilt


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    said = [record for record in caplog.records if not record.name.startswith("websockets.client")]
    loud = [record for record in said if record.levelno >= logging.ERROR]  # of the server, not of its clients
    assert not [record for record in loud if record.exc_info]
    return [record.getMessage() for record in loud]


def test_a_damaged_page_of_a_file_sets_its_table_aside_in_one_line_and_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.sqlite"
    with served(path) as server:
        people = server.guest("Ann"), server.guest("Bert")
        spoilt = opened(*people)
        for number in range(40):
            people[0].do(spoilt, "say", text=f"plank {number} " + "x" * 200)
        sound = opened(*people)
        for number in range(40):
            people[0].do(sound, "say", text=f"nail {number} " + "x" * 200)
        play(sound, people, 3)
    assert spoil_pages(path, b"plank 20 ") == 1
    with served(path) as server:
        ann, bert = (Person(server.address, person.name, person.token) for person in people)
        play(sound, (ann, bert), 3)
        for _ in range(3):
            for ask in (lambda: ann.look(spoilt), lambda: ann.do(spoilt, "say", text="Ahoy")):
                with pytest.raises(Refusal) as refusal:
                    ask()
                assert (refusal.value.status, refusal.value.reason) == (409, "damaged")
        assert [table["id"] for table in ann.ask("GET", "/api/tables/mine")["tables"]] == [sound]
        (told,) = errors(caplog)
        assert told.startswith(f"table {spoilt} is damaged and set aside: a page of tables.sqlite is damaged")
        assert "argosy restore" in told
        assert record_of(ann, spoilt).moves == []  # what comes before the page can still be had
        play(sound, (ann, bert), 3)


def test_a_damaged_page_of_the_list_of_tables_hides_only_what_is_on_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.sqlite"
    with served(path) as server:
        ann = server.guest("Ann")
        tables = [ann.open_table(GAME, "me", "open", public=True, start=False) for _ in range(12)]
    assert spoil_pages(path, f'"id":"{tables[5]}"'.encode()) >= 1
    with served(path) as server:
        ann = Person(server.address, "Ann", ann.token)
        mine = {table["id"] for table in ann.ask("GET", "/api/tables/mine")["tables"]}
        public = {table["id"] for table in ann.ask("GET", "/api/tables")["tables"]}
        assert mine == public
        assert 0 < len(mine) < len(tables)
        assert tables[5] not in mine
        for table in sorted(mine)[:2]:
            ann.do(table, "say", text="Still here")
        for _ in range(3):
            with pytest.raises(Refusal) as refusal:
                ann.look(tables[5])
            assert refusal.value.reason == "damaged"
        assert call(server.port, "GET", "/metrics").status == 200
    assert len(errors(caplog)) == 1


def test_with_a_damaged_index_every_table_can_still_be_looked_at(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.sqlite"
    with served(path) as server:
        people = server.guest("Ann"), server.guest("Bert")
        table = opened(*people)
        play(table, people, 3)
    sql = "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_tables_1'"
    ((root,),), ((size,),) = tamper(str(path), sql), tamper(str(path), "PRAGMA page_size")
    content = bytearray(path.read_bytes())
    content[(root - 1) * size] = 0xFF
    path.write_bytes(content)
    with served(path) as server:
        ann, bert = (Person(server.address, person.name, person.token) for person in people)
        for person in (ann, bert):
            assert person.look(table)["table"]["status"] == "running"
        assert errors(caplog) == []
        for _ in range(3):
            with pytest.raises(Refusal) as refusal:
                ann.do(table, "say", text="Ahoy")
            assert refusal.value.reason == "damaged"
        assert len(errors(caplog)) == 1
