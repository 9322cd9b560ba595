"""A running game survives a change of its rules: it goes on from where it stands, under the new ones."""

from __future__ import annotations

import dataclasses
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import argosy
import argosy.games
from argosy.core.game import Game
from argosy.games.record import ARBITER
from argosy.store.base import TableRow, mark_of
from server.random_play import opened, play, put_away, record_of
from server.serving import PATIENCE, Person, Refusal, Served, served
from store.raw_sql import tamper

GAME = "port-royal"
VERSION = argosy.game(GAME).rules.version

_known = argosy.games.game


@cache
def newer(name: str) -> Game:
    """The game with the rules of a later version."""
    rules = _known(name).rules
    return Game(dataclasses.replace(rules, version=rules.version + 1))


@pytest.fixture
def address(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(argosy.games, "game", newer)


def people_at(server: Served, *before: Person) -> tuple[Person, ...]:
    """The same people at a server that was started again."""
    return tuple(Person(server.address, person.name, person.token) for person in before)


def entries_of(person: Person, table: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = person.look(table, "?since=0")["entries"]
    return entries


def start_and_play(
    address: str, decisions: int, **settings: Any
) -> tuple[str, tuple[Person, ...], list[Any]]:
    """A table as it is left when the server stops: with its people and their views."""
    with served(address) as server:
        people = (server.guest("Ann"), server.guest("Bert"))
        table = opened(*people, **settings)
        play(table, people, decisions)
        return table, people, [person.look(table)["view"] for person in people]


def test_a_game_goes_on_from_where_it_stood(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people, views = start_and_play(address, 7, options={"turn_limit": 6})
    change_rules(monkeypatch)
    with served(address) as server:
        people = people_at(server, *people)
        assert [person.look(table)["view"] for person in people] == views
        last = entries_of(people[0], table)[-1]
        assert last == {"seq": 11, "at": last["at"], "kind": "adopted", "rules": VERSION + 1}
        play(table, people)
        assert people[0].look(table)["table"]["outcome"] == "finished"
        kinds = [entry["kind"] for entry in entries_of(people[0], table)]
        assert kinds.count("adopted") == 1
    with served(address) as server:  # once is enough
        assert [entry["kind"] for entry in entries_of(people_at(server, *people)[0], table)] == kinds


@pytest.mark.parametrize("game", argosy.games.NAMES)
def test_bots_play_on_under_the_new_rules(address: str, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    options = {"turn_limit": 3} if game == "port-royal" else {}
    with served(address) as server:
        ann = server.guest("Ann")
        table = ann.open_table(game, "simple", "simple", "random", start=True, pace=100, options=options)
    assert tamper(address, "SELECT status FROM tables") == [("running",)]
    change_rules(monkeypatch)
    with served(address) as server:
        (ann,) = people_at(server, ann)
        seen = entries_of(ann, table)
        adopted = next(entry["seq"] for entry in seen if entry["kind"] == "adopted")
        ends = time.monotonic() + PATIENCE
        while ann.look(table)["seq"] < adopted + 3:
            assert time.monotonic() < ends
            time.sleep(0.02)
    assert tamper(address, "SELECT problem FROM tables") == [(None,)]


def test_a_game_that_is_over_needs_no_new_rules(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people, _ = start_and_play(address, 10_000, options={"turn_limit": 1})
    change_rules(monkeypatch)
    with served(address) as server:
        (ann, _) = people_at(server, *people)
        assert "adopted" not in [entry["kind"] for entry in entries_of(ann, table)]
        record = record_of(ann, table)
        assert (record.observer, record.rules) == (ARBITER, VERSION)
        assert record.replay(_known(GAME)).over


# -------------------------------------------------------------------------------------- undo


def to_decide(table: str, people: tuple[Person, ...]) -> tuple[int, Person]:
    seat: int = people[0].look(table)["table"]["decisions"][0]["seat"]
    return seat, people[seat]


def refused(person: Person, table: str, type: str, **fields: Any) -> str | None:
    with pytest.raises(Refusal) as refusal:
        person.do(table, type, **fields)
    return refusal.value.reason


def forbid_the_past(address: str, table: str) -> None:
    """The first decision was legal under the old rules; the new ones would not have it."""
    where = "table_id = ? AND seq = 4"
    ((body,),) = tamper(address, f"SELECT body FROM entries WHERE {where}", table)
    changed = body.replace('"action":"draw"', '"action":"repel"')
    assert changed != body
    tamper(
        address,
        f"UPDATE entries SET body = ?, mark = ? WHERE {where}",
        changed,
        mark_of(table, 4, changed),
        table,
    )


def test_an_undo_reaches_back_to_the_change_and_not_across_it(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(address) as server:
        people: tuple[Person, ...] = (server.guest("Ann"), server.guest("Bert"))
        table = opened(*people)
        seat, active = to_decide(table, people)
        active.do(table, "decide", seat=seat, seq=3, action="draw")
    forbid_the_past(address, table)
    change_rules(monkeypatch)
    with served(address) as server:
        people = people_at(server, *people)
        active, other = people[seat], people[1 - seat]
        before = active.look(table)
        assert before["seq"] == 5
        assert refused(active, table, "undo", seat=seat, seq=5) == "nothing-to-undo"
        assert active.do(table, "decide", seat=seat, seq=5, action="draw") == 6
        assert active.look(table)["view"] != before["view"]
        request = active.do(table, "undo", seat=seat, seq=6)
        assert other.do(table, "answer", seat=1 - seat, request=request, yes=True) == 8
        assert active.look(table)["view"] == before["view"]


def test_a_request_to_undo_ends_with_the_rules_it_was_made_under(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(address) as server:
        people: tuple[Person, ...] = (server.guest("Ann"), server.guest("Bert"))
        table = opened(*people)
        seat, active = to_decide(table, people)
        active.do(table, "decide", seat=seat, seq=3, action="draw")
        request = active.do(table, "undo", seat=seat, seq=4)
        assert active.look(table)["table"]["request"]["number"] == request
    change_rules(monkeypatch)
    with served(address) as server:
        other = people_at(server, *people)[1 - seat]
        assert other.look(table)["table"]["request"] is None
        answer = {"seat": 1 - seat, "request": request, "yes": True}
        assert refused(other, table, "answer", **answer) == "no-request"


# ---------------------------------------------------------------------------------- the past


def test_the_record_tells_both_parts_of_the_game_by_its_events(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people, _ = start_and_play(address, 5, options={"turn_limit": 4})
    forbid_the_past(address, table)
    change_rules(monkeypatch)
    with served(address) as server:
        people = people_at(server, *people)
        running = record_of(people[1], table)
        assert (running.observer, running.rules, len(running.moves)) == ("seat 1", VERSION, 5)
        play(table, people)
        record = record_of(people[0], table)
        shown = people[0].look(table)["view"]
        moves = people[0].ask("GET", f"/api/tables/{table}/moves?after=4")["moves"]
    assert (record.observer, record.rules) == (ARBITER, VERSION)
    assert len(record.moves) > 5
    tables = list(record.tables(newer(GAME)))
    assert len(tables) == len(record.moves) + 1
    assert tables[-1] == {field: shown[field] for field in tables[-1]}
    assert [move["table"] for move in moves] == tables[5:105]


def test_a_damaged_snapshot_is_made_again_from_the_change_on(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people, _ = start_and_play(address, 5)
    forbid_the_past(address, table)
    change_rules(monkeypatch)
    with served(address) as server:
        people = people_at(server, *people)
        seq = play(table, people, 4)
        views = [person.look(table)["view"] for person in people]
        put_away(server, table)
        tamper(address, "UPDATE tables SET snapshot = '{}'")
        assert [person.look(table)["view"] for person in people] == views
        assert play(table, people, 1) == seq + 1


def test_of_two_processes_one_adopts_the_new_rules(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people, _ = start_and_play(database, 2)
    change_rules(monkeypatch)
    with served(database) as one, served(database) as other:
        here, there = people_at(one, *people), people_at(other, *people)
        read_row = one.services.store.table

        def read_slowly(id: str) -> TableRow | None:
            row = read_row(id)
            if row is not None and row.seq == 5:
                there[0].look(table)  # the other process adopts between our reading and our writing
            return row

        monkeypatch.setattr(one.services.store, "table", read_slowly)
        kinds = [entry["kind"] for entry in entries_of(here[0], table)]
        assert kinds == ["opened", "sat", "started", "decided", "decided", "adopted"]
        assert play(table, here, 1) == 7
