"""What can be had of a game afterwards: its record, its moves, the view of any moment."""

from __future__ import annotations

import random

import pytest

import argosy
from argosy import Record
from server.random_play import begun
from server.serving import Refusal, Served
from server.test_playing import play_at_random


@pytest.fixture(scope="module")
def finished(server: Served) -> tuple[object, str]:
    (ann, bert), table = begun(server, "Ann", "Bert", options={"turn_limit": 8})
    play_at_random({0: ann.watch(table), 1: bert.watch(table)}, random.Random(5))
    return ann, table


def test_the_record_of_a_finished_game_is_whole_and_replays(
    server: Served, finished: tuple[object, str]
) -> None:
    _, table = finished
    stranger = server.guest("Dora")
    record = Record.from_text(stranger.ask("GET", f"/api/tables/{table}/record"))
    assert record.observer == "arbiter"
    position = record.replay(argosy.game("port-royal"))
    assert position.result == stranger.look(table)["view"]["result"]


def test_the_record_of_a_running_game_holds_what_its_reader_may_know(server: Served) -> None:
    (ann, _), table = begun(server, "Ann", "Bert", game="oltre-mare")
    cleo = server.guest("Cleo")
    assert Record.from_text(ann.ask("GET", f"/api/tables/{table}/record")).observer == "seat 0"
    record = Record.from_text(cleo.ask("GET", f"/api/tables/{table}/record"))
    assert (record.observer, record.opening) == ("spectator", None)


def test_before_the_game_begins_there_is_no_record(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("port-royal", "me", "open")
    for page in ("record", "moves", "view"):
        with pytest.raises(Refusal) as refusal:
            ann.ask("GET", f"/api/tables/{table}/{page}")
        assert refusal.value.status == 404


def test_moves_come_with_the_table_after_each(server: Served, finished: tuple[object, str]) -> None:
    _, table = finished
    dora = server.guest("Dora")
    first = dora.ask("GET", f"/api/tables/{table}/moves")
    assert [move["number"] for move in first["moves"]] == list(range(1, len(first["moves"]) + 1))
    assert first["names"] == ["Ann", "Bert"]
    last = dora.ask("GET", f"/api/tables/{table}/moves?after={first['count'] - 1}")["moves"]
    assert [move["number"] for move in last] == [first["count"]]
    view = dora.ask("GET", f"/api/tables/{table}/view")["view"]
    assert last[0]["table"]["seats"] == view["seats"]
    assert last[0]["table"]["harbour"] == view["harbour"]


def test_of_a_finished_game_every_seats_view_of_every_moment_is_open(
    server: Served, finished: tuple[object, str]
) -> None:
    _, table = finished
    dora = server.guest("Dora")
    for move in (0, 1, 5):
        told = dora.ask("GET", f"/api/tables/{table}/view?move={move}&seat=1")
        assert (told["move"], told["view"]["seat"]) == (move, 1)
    with pytest.raises(Refusal) as refusal:
        dora.ask("GET", f"/api/tables/{table}/view?move=99999")
    assert refusal.value.reason == "no-move"


def test_of_a_running_game_only_ones_own_view_is_open(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert", game="oltre-mare")
    assert ann.ask("GET", f"/api/tables/{table}/view?move=0")["view"]["hand"]
    with pytest.raises(Refusal) as refusal:
        bert.ask("GET", f"/api/tables/{table}/view?move=0&seat=0")
    assert refusal.value.reason == "not-yours"
    assert server.guest("Cleo").ask("GET", f"/api/tables/{table}/view?move=0")["view"]["hand"] == []
