"""A finished game goes on from any of its moments, against bots: the same for the seat, unknown beyond it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy import Record
from argosy.store.address import open_store
from argosy.store.backup import back_up, restore
from server.random_play import begun
from server.serving import Person, Refusal, Served, served
from server.test_playing import play_at_random

Json = dict[str, Any]


@pytest.fixture(scope="module", params=["port-royal", "oltre-mare"])
def finished(request: pytest.FixtureRequest, server: Served) -> str:
    """A game two people broke off in the middle: nobody minds its being short."""
    (ann, bert), table = begun(server, "Ann", "Bert", game=request.param)
    lines = {0: ann.watch(table), 1: bert.watch(table)}
    chance = random.Random(3)
    for _ in range(14):
        seat = min(lines[0].wanted)
        step = chance.choice([choice["action"] for choice in lines[seat].view["choices"]])
        steps, tried = [step], lines[seat].ask("try", seat=seat, seq=lines[seat].update["seq"], steps=[step])
        while not tried.get("action"):
            steps.append(chance.choice(tried["choices"])["action"])
            tried = lines[seat].ask("try", seat=seat, seq=lines[seat].update["seq"], steps=steps)
        seq = lines[seat].decide(seat, steps)["seq"]
        for line in lines.values():
            line.hear_seq(seq)
    ann.do(table, "abort", seat=0)
    bert.do(table, "answer", seat=1, request=bert.look(table)["table"]["request"]["number"], yes=True)
    return table


def go_on(person: Person, table: str, **wanted: Any) -> str:
    new: str = person.ask("POST", f"/api/tables/{table}/continue", {"seat": 0, **wanted})["table"]
    return new


def record_after_abort(person: Person, table: str, seat: int = 0) -> Record:
    person.do(table, "pause", on=True)  # so that no bot decides in between
    person.do(table, "abort", seat=seat)
    return Record.from_text(person.ask("GET", f"/api/tables/{table}/record"))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_new_table_begins_with_what_the_seat_saw_then(server: Served, finished: str, seat: int) -> None:
    cleo = server.guest("Cleo")
    then = cleo.ask("GET", f"/api/tables/{finished}/view?move=9&seat={seat}")["view"]
    table = go_on(cleo, finished, move=9, seat=seat, level="random")
    told = cleo.ask("GET", f"/api/tables/{table}/view?move=0")["view"]
    assert told == then
    seats = cleo.look(table)["table"]["seats"]
    assert seats[seat]["yours"]
    assert seats[1 - seat]["level"] == "random"


def test_what_the_seat_could_not_know_is_dealt_anew(server: Served, finished: str) -> None:
    cleo = server.guest("Cleo")
    original = Record.from_text(cleo.ask("GET", f"/api/tables/{finished}/record"))
    game = argosy.game(original.game)
    truth = original.replay(game, 5)
    worlds = []
    for _ in range(3):
        record = record_after_abort(cleo, go_on(cleo, finished, move=5))
        assert record.opening is not None
        world = game.load(record.opening)
        assert world.view(0) == truth.view(0)
        worlds.append(world.to_bytes())
    assert len({*worlds, truth.to_bytes()}) == 4


def test_nothing_before_the_beginning_is_taken_back(server: Served, finished: str) -> None:
    cleo = server.guest("Cleo")
    table = go_on(cleo, finished, move=9, level="random")
    line = cleo.watch(table)
    with pytest.raises(Refusal) as refusal:
        cleo.do(table, "undo", seat=0, seq=line.update["seq"])
    assert refusal.value.reason == "nothing-to-undo"


@pytest.mark.slow
def test_a_continued_game_is_played_to_its_end_and_its_record_replays(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert", options={"turn_limit": 6})
    play_at_random({0: ann.watch(table), 1: bert.watch(table)}, random.Random(5))
    new = go_on(ann, table, move=4, level="random", seat=1)
    play_at_random({1: ann.watch(new)}, random.Random(6))
    assert ann.look(new)["table"]["outcome"] == "finished"
    record = Record.from_text(ann.ask("GET", f"/api/tables/{new}/record"))
    assert record.names == ("random", "Ann")
    assert record.replay(argosy.game("port-royal")).result == ann.look(new)["view"]["result"]


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"move": 99_999}, "no-move"),
        ({"seat": 4}, "no-seat"),
        ({"seat": 9}, "malformed"),
        ({"level": "unheard-of"}, "refused"),
        ({"move": -1}, "malformed"),
    ],
)
def test_what_cannot_be_gone_on_with_is_refused(
    server: Served, finished: str, wanted: Json, reason: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        go_on(server.guest("Cleo"), finished, **wanted)
    assert refusal.value.reason == reason


def test_only_a_game_that_is_over_goes_on_elsewhere(server: Served) -> None:
    (ann, _), table = begun(server, "Ann", "Bert")
    with pytest.raises(Refusal) as refusal:
        go_on(ann, table, move=0)
    assert refusal.value.reason == "not-over"


def test_after_its_last_move_a_finished_game_does_not_go_on(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert", options={"turn_limit": 2})
    play_at_random({0: ann.watch(table), 1: bert.watch(table)}, random.Random(7))
    with pytest.raises(Refusal) as refusal:
        go_on(ann, table)
    assert refusal.value.reason == "over"


def test_the_same_request_sent_twice_makes_one_table(server: Served, finished: str) -> None:
    cleo = server.guest("Cleo")
    assert go_on(cleo, finished, move=3, id="once") == go_on(cleo, finished, move=3, id="once")


def test_a_continued_game_survives_a_restart_and_a_backup(tmp_path: Path) -> None:
    first, second = tmp_path / "first.sqlite", tmp_path / "second.sqlite"
    with served(first) as server:
        (ann, bert), old = begun(server, "Ann", "Bert", game="oltre-mare")
        ann.do(old, "abort", seat=0)
        bert.do(old, "answer", seat=1, request=bert.look(old)["table"]["request"]["number"], yes=True)
        new = go_on(ann, old, move=0)
        ann.do(new, "pause", on=True)
        seen, token = ann.look(new), ann.token
    store, file = open_store(str(first)), tmp_path / "backup.gz"
    back_up(store, file, lambda *news: None)
    store.close()
    restore(file, lambda schema: open_store(str(second), schema=schema), lambda *news: None)
    for address in (first, second):
        with served(address) as server:
            again = Person(server.address, "Ann", token)
            now = again.look(new)
            assert (now["seq"], now["view"]) == (seen["seq"], seen["view"])
            assert Record.from_text(again.ask("GET", f"/api/tables/{new}/record")).observer == "seat 0"


def test_moves_and_views_agree_in_number_after_cards_were_dealt_anew(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("port-royal", "me", "me", start=True, practice=True)
    line = ann.watch(table)
    (seat,) = line.wanted
    line.ask("show", seat=seat)
    ann.do(table, "decide", seat=seat, seq=ann.look(table)["seq"], action="draw")
    ann.do(table, "undo", seat=seat, seq=ann.look(table)["seq"])
    ann.do(table, "decide", seat=seat, seq=ann.look(table)["seq"], action="draw")
    ann.do(table, "abort", seat=seat)
    count = ann.ask("GET", f"/api/tables/{table}/moves")["count"]
    assert count == 2  # the cards dealt anew, and what was drawn then
    tables = [move["table"] for move in ann.ask("GET", f"/api/tables/{table}/moves")["moves"]]
    for number, lay in enumerate(tables, 1):
        view = ann.ask("GET", f"/api/tables/{table}/view?move={number}")["view"]
        assert [view["harbour"], view["pending"]] == [lay["harbour"], lay["pending"]]


def test_another_decision_is_tried_before_any_bot_decides(server: Served) -> None:
    record = Record.of(argosy.game("port-royal").new(2, seed=3), ("Ann", "Bert"))
    while "stop" not in map(str, record.position.legal(record.position.to_act[0])):
        record.play(record.position.to_act[0], "draw")
    move, (seat,) = len(record.moves), record.position.to_act
    record.play(seat, "draw")
    cleo = server.guest("Cleo")
    table = cleo.ask("POST", "/api/records", {"record": record.to_text()})["table"]
    new = go_on(cleo, table, move=move, seat=seat, action="stop", level="random")
    log = cleo.ask("GET", f"/api/tables/{new}/entries")["entries"]
    assert [entry["kind"] for entry in log[:3]] == ["opened", "started", "decided"]
    assert (log[2]["seat"], log[2]["action"]) == (seat, "stop")
    began = cleo.ask("GET", f"/api/tables/{new}/view?move=0")["view"]
    assert began == cleo.ask("GET", f"/api/tables/{table}/view?move={move}&seat={seat}")["view"]


def test_what_the_seat_cannot_decide_begins_no_table(server: Served, finished: str) -> None:
    cleo = server.guest("Cleo")
    for action in ("dance", "send"):
        with pytest.raises(Refusal):
            go_on(cleo, finished, move=5, seat=0, action=action)
    assert cleo.ask("GET", "/api/tables/mine")["tables"] == []
