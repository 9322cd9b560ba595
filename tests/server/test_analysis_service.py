"""Hints for a seat that must decide, and analyses of games that are over: who gets them, made of what."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import argosy
from argosy import Record
from argosy.core.position import Position
from argosy.server import analysis_service
from argosy.server.analysis_service import MOST_KEPT, MOST_WAITING, AnalysisService
from argosy.server.limits import Limits
from argosy.server.services import Config
from argosy.table.errors import Refused
from contract.walks import random_options
from server.random_play import begun
from server.serving import NO_LIMITS, PATIENCE, Connection, Person, Refusal, Served, served
from server.test_playing import play_at_random

Json = dict[str, Any]


def compile_hints() -> None:
    for name in argosy.NAMES:
        position = argosy.game(name).new(2, seed=0)
        analysis_service.hints_for(position, position.to_act[0])


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What judges positions is compiled first, so that no request waits for that."""
    compile_hints()


def positions(name: str, games: int) -> Iterator[tuple[Position, int, random.Random]]:
    """Positions of random games of any size and any options, each with a seat that must decide."""
    game = argosy.game(name)
    for number in range(games):
        chance = random.Random(number)
        position = game.new(2 + number % 4, number, random_options(game, chance))
        for _ in range(120):
            if position.over:
                break
            seat = chance.choice(position.to_act)
            yield position, seat, chance
            position.play(seat, chance.choice(position.legal(seat)))


@pytest.mark.slow
@pytest.mark.parametrize("name", argosy.NAMES)
def test_two_states_that_look_alike_to_a_seat_get_the_same_hints(name: str) -> None:
    given = differing = 0
    for position, seat, chance in positions(name, 4):
        if chance.random() < 0.8:
            continue
        other = position.imagine(seat, chance.randrange(2**60))
        told = analysis_service.hints_for(position, seat)
        assert told == analysis_service.hints_for(other, seat)
        given += bool(told)
        differing += other != position
    assert given > 10
    assert differing > 30


# ---------------------------------------------------------------------------------------- hints


def waiting_for(lines: dict[int, Connection]) -> int:
    return min(lines[0].wanted)


def ask_hints(person: Person, table: str, query: str = "") -> Json:
    given: Json = person.ask("GET", f"/api/tables/{table}/hints{query}")
    return given


@pytest.mark.parametrize("game", argosy.NAMES)
def test_who_must_decide_gets_up_to_three_decisions_best_first(server: Served, game: str) -> None:
    people, table = begun(server, "Ann", "Bert", game=game)
    lines = {seat: person.watch(table) for seat, person in enumerate(people)}
    given = 0
    for _ in range(12):
        seat = waiting_for(lines)
        told = ask_hints(people[seat], table)
        assert (told["seat"], told["seq"]) == (seat, lines[seat].update["seq"])
        assert len(told["hints"]) <= 3
        for hint in told["hints"]:
            assert 0 <= hint["share"] <= 1
            assert hint["difference"] <= 0
            tried = lines[seat].ask("try", seat=seat, seq=told["seq"], steps=[hint["action"]])
            assert tried["type"] == "tried"
        if told["hints"]:
            assert told["hints"][0]["difference"] == 0
            given += 1
        step = lines[seat].view["choices"][0]["action"]
        steps, tried = [step], lines[seat].ask("try", seat=seat, seq=told["seq"], steps=[step])
        while not tried.get("action"):
            steps.append(tried["choices"][0]["action"])
            tried = lines[seat].ask("try", seat=seat, seq=told["seq"], steps=steps)
        seq = lines[seat].decide(seat, steps)["seq"]
        for line in lines.values():
            line.hear_seq(seq)
    assert given > 2


def test_a_hint_asked_again_is_the_same(server: Served) -> None:
    people, table = begun(server, "Ann", "Bert")
    seat = waiting_for({0: people[0].watch(table)})
    first = ask_hints(people[seat], table)
    people[seat].do(table, "say", text="Hm.")
    assert ask_hints(people[seat], table)["hints"] == first["hints"]


def test_without_aids_there_are_no_hints(server: Served) -> None:
    people, table = begun(server, "Ann", "Bert", aids=False)
    seat = waiting_for({0: people[0].watch(table)})
    with pytest.raises(Refusal) as refusal:
        ask_hints(people[seat], table)
    assert refusal.value.reason == "no-aids"


def test_spectators_and_strangers_get_no_hints(server: Served) -> None:
    people, table = begun(server, "Ann", "Bert")
    seat = waiting_for({0: people[0].watch(table)})
    sam = server.guest("Sam")
    for person, query in ((sam, ""), (sam, f"?seat={seat}"), (people[1 - seat], f"?seat={seat}")):
        with pytest.raises(Refusal) as refusal:
            ask_hints(person, table, query)
        assert (refusal.value.status, refusal.value.reason) == (403, "not-yours")
    with pytest.raises(Refusal) as refusal:
        ask_hints(Person(server.address, "", "unheard-of"), table)
    assert refusal.value.reason == "no-guest"


def test_who_has_nothing_to_decide_gets_no_hint(server: Served) -> None:
    people, table = begun(server, "Ann", "Bert")
    seat = waiting_for({0: people[0].watch(table)})
    with pytest.raises(Refusal) as refusal:
        ask_hints(people[1 - seat], table)
    assert refusal.value.reason == "not-your-decision"


@pytest.mark.parametrize(
    ("before", "reason"),
    [({"type": "pause", "on": True}, "paused"), ({"type": "abort", "seat": 0}, "not-running")],
)
def test_a_table_that_does_not_go_on_gives_no_hints(server: Served, before: Json, reason: str) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("port-royal", "me", "me", start=True)
    ann.do(table, **before)
    with pytest.raises(Refusal) as refusal:
        ask_hints(ann, table, "?seat=0")
    assert refusal.value.reason == reason


def test_too_many_hints_are_refused(tmp_path: Any) -> None:
    limits = Limits(**{**vars(NO_LIMITS), "hints_per_minute": 6})
    with served(tmp_path / "tables.sqlite", Config(limits=limits)) as server:
        people, table = begun(server, "Ann", "Bert")
        seat = waiting_for({0: people[0].watch(table)})
        for _ in range(2):
            ask_hints(people[seat], table)
        with pytest.raises(Refusal) as refusal:
            ask_hints(people[seat], table)
        assert (refusal.value.status, refusal.value.reason) == (429, "too-fast")


# ------------------------------------------------------------------------------------- analyses


@pytest.fixture(scope="module")
def finished(server: Served) -> tuple[Person, str]:
    (ann, bert), table = begun(server, "Ann", "Bert", options={"turn_limit": 4})
    play_at_random({0: ann.watch(table), 1: bert.watch(table)}, random.Random(5))
    return ann, table


def ask_analysis(person: Person, table: str, query: str = "") -> Json:
    told: Json = person.ask("GET", f"/api/tables/{table}/analysis{query}")
    return told


def whole_analysis(person: Person, table: str, query: str = "") -> Json:
    """Once it is done."""
    ends = time.monotonic() + PATIENCE
    while (told := ask_analysis(person, table, query))["analysis"] is None:
        assert 0 <= told["progress"] <= 1
        assert time.monotonic() < ends, "it takes too long"
        time.sleep(0.05)
    assert told["progress"] == 1
    found: Json = told["analysis"]
    return found


@pytest.mark.parametrize("by", ["known", "all"])
def test_a_finished_game_is_analysed_for_everybody_who_may_look_at_it(
    server: Served, finished: tuple[Person, str], by: str
) -> None:
    ann, table = finished
    found = whole_analysis(server.guest("Sam"), table, f"?by={by}")
    assert (found["game"], found["players"], found["judge"], found["finished"]) == ("port-royal", 2, by, True)
    moves = ann.ask("GET", f"/api/tables/{table}/moves")
    assert found["curve"][-1]["move"] == moves["count"]
    winners = ann.look(table)["table"]["winners"]
    assert found["curve"][-1]["shares"] == [
        pytest.approx(1 / len(winners) if seat in winners else 0.0, abs=1e-3) for seat in (0, 1)
    ]
    for decision in found["decisions"]:
        move = moves["moves"][decision["move"]]
        assert (move["seat"], move["action"]) == (decision["seat"], decision["action"])
    assert set(found["costly"]) <= {decision["move"] for decision in found["decisions"]}


def test_what_was_found_is_told_at_once_to_the_next(server: Served, finished: tuple[Person, str]) -> None:
    ann, table = finished
    found = whole_analysis(ann, table)
    again = ask_analysis(server.guest("Sam"), table)
    assert (again["progress"], again["analysis"]) == (1, found)


@pytest.mark.parametrize("game", argosy.NAMES)
def test_a_running_game_is_never_analysed(server: Served, game: str) -> None:
    people, table = begun(server, "Ann", "Bert", game=game)
    for person in (*people, server.guest("Sam")):
        for query in ("", "?by=all"):
            with pytest.raises(Refusal) as refusal:
                ask_analysis(person, table, query)
            assert refusal.value.reason == "not-over"
            assert set(refusal.value.body) == {"type", "reason", "message"}


def test_the_analysis_of_a_table_without_spectators_is_for_those_who_sat_there(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert", options={"turn_limit": 2}, spectators=False)
    play_at_random({0: ann.watch(table), 1: bert.watch(table)}, random.Random(5))
    with pytest.raises(Refusal) as refusal:
        ask_analysis(server.guest("Sam"), table)
    assert refusal.value.reason == "no-spectators"
    assert whole_analysis(bert, table)["finished"]


def test_a_table_that_never_began_and_a_wrong_question_are_refused(
    server: Served, finished: tuple[Person, str]
) -> None:
    ann, table = finished
    with pytest.raises(Refusal) as refusal:
        ask_analysis(ann, table, "?by=luck")
    assert refusal.value.reason == "malformed"
    closed = ann.open_table("port-royal", "me", "open")
    ann.do(closed, "close")
    with pytest.raises(Refusal) as refusal:
        ask_analysis(ann, closed)
    assert refusal.value.reason == "not-running"


# ----------------------------------------------------------------------------------- the service


class Slow:
    """An analysis that waits until it may go on, and notes in which thread it ran."""

    def __init__(self) -> None:
        self.may_end, self.began = threading.Event(), threading.Semaphore(0)
        self.threads: list[str] = []

    def __call__(
        self, record: Record, game: argosy.Game, by: str, on_progress: Callable[[float], None]
    ) -> Slow:
        self.threads.append(threading.current_thread().name)
        on_progress(0.5)
        self.began.release()
        self.may_end.wait(PATIENCE)
        on_progress(1.0)
        return self

    def to_json(self) -> Json:
        return {"game": "port-royal"}


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    analyse = Slow()
    monkeypatch.setattr(analysis_service, "analyse", analyse)
    yield analyse
    analyse.may_end.set()


def some_record() -> tuple[Record, argosy.Game]:
    game = argosy.game("port-royal")
    return Record.of(game.new(2, seed=1), ("Ann", "Bert")), game


def test_one_game_is_analysed_at_a_time_and_a_long_queue_is_refused(slow: Slow) -> None:
    service, about = AnalysisService(), some_record()
    for number in range(1 + MOST_WAITING):
        service.begin((f"t{number}", "known"), *about)
    slow.began.acquire(timeout=PATIENCE)
    assert service.analysis(("t0", "known")) == 0.5
    assert service.analysis(("t1", "known")) == 0.0
    assert service.analysis(("other", "known")) is None
    service.begin(("t1", "known"), *about)  # it waits already
    with pytest.raises(Refused) as refusal:
        service.begin(("one too many", "known"), *about)
    assert refusal.value.reason == "queue"
    assert len(slow.threads) == 1
    slow.may_end.set()
    for _ in range(MOST_WAITING):
        slow.began.acquire(timeout=PATIENCE)
    service._analyst.shutdown(wait=True)
    assert {service.analysis((f"t{number}", "known")) for number in range(9)} == {b'{"game":"port-royal"}'}
    assert len(set(slow.threads)) == 1
    assert threading.current_thread().name not in slow.threads


def test_only_so_many_analyses_are_kept_and_those_least_asked_for_go_first(slow: Slow) -> None:
    service, about = AnalysisService(), some_record()
    slow.may_end.set()
    for number in range(MOST_KEPT + 2):
        service.begin((str(number), "known"), *about)
        service._analyses[str(number), "known"].result.result(PATIENCE)
        service.analysis(("0", "known"))
    assert service.analysis(("0", "known")) is not None
    assert service.analysis(("1", "known")) is None
    assert len(service._analyses) <= MOST_KEPT + 1
    service.stop()


def test_an_analysis_ends_soon_when_the_server_does(slow: Slow) -> None:
    service = AnalysisService()
    service.begin(("t", "known"), *some_record())
    slow.began.acquire(timeout=PATIENCE)
    service.stop()
    slow.may_end.set()
    with pytest.raises(analysis_service.Stopped):
        service._analyses["t", "known"].result.result(PATIENCE)


def test_an_analysis_that_fails_is_refused_and_may_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(analysis_service, "analyse", fail)
    service = AnalysisService()
    service.begin(("t", "known"), *some_record())
    service._analyst.shutdown(wait=True)
    with pytest.raises(Refused) as refusal:
        service.analysis(("t", "known"))
    assert refusal.value.reason == "no-analysis"
    assert service.analysis(("t", "known")) is None


def test_the_event_loop_goes_on_while_a_hint_is_worked_out(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table = begun(server, "Ann", "Bert")
    seat = waiting_for({0: people[0].watch(table)})
    ran_in: list[str] = []

    def noted(position: Position, seat: int) -> list[Any]:
        ran_in.append(threading.current_thread().name)
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        return []

    monkeypatch.setattr(analysis_service, "hints", noted)
    ask_hints(people[seat], table)
    assert [name.startswith("adviser") for name in ran_in] == [True]
