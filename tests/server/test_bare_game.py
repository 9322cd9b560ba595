"""A game that hands over nothing but its rules can be played; everything else is refused in plain words."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.serving import Person, Process, Refusal

GAME = "kuhn-poker"
TESTS = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """A guest of a server that has the game; in plain Python, for there is nothing to gain by compiling."""
    path = [str(TESTS / "third_game"), str(TESTS), os.environ.get("PYTHONPATH", "")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
        patch.setenv("NUMBA_DISABLE_JIT", "1")
        with Process(str(tmp_path_factory.mktemp("bare") / "tables.sqlite")) as server:
            yield Person(server.address, "Ann")


def reason(person: Person, method: str, path: str, body: object = None) -> tuple[int, str | None]:
    with pytest.raises(Refusal) as refusal:
        person.ask(method, path, body)
    return refusal.value.status, refusal.value.reason


def test_it_is_offered_without_lesson_and_levels(ann: Person) -> None:
    games = {game["name"]: game for game in ann.ask("GET", "/api/games")["games"]}
    assert list(games) == ["port-royal", "oltre-mare", GAME]
    assert games[GAME]["levels"] == ["random"]
    assert not games[GAME]["lesson"]
    assert games[GAME]["options"]
    assert games["port-royal"]["lesson"]
    assert "admiral" in games["port-royal"]["levels"]


def test_it_has_no_components_but_messages(ann: Person) -> None:
    assert ann.ask("GET", f"/api/games/{GAME}") == {"name": GAME, "cards": [], "board": None}
    assert f"{GAME}-title" in ann.ask("GET", f"/api/games/{GAME}/messages/en")
    assert reason(ann, "GET", f"/api/games/{GAME}/messages/xx") == (404, "no-messages")


def test_it_is_played_tried_out_and_looked_back_at(ann: Person) -> None:
    table = ann.open_table(GAME, "me", "random", start=True)
    line = ann.watch(table)
    while line.update["table"]["status"] != "over":
        line.hear_until(lambda: 0 in line.wanted or line.update["table"]["status"] == "over")
        if 0 in line.wanted:
            action = line.view["choices"][0]["action"]
            tried = line.ask("try", seat=0, seq=line.update["seq"], steps=[action])
            assert tried.get("action") == action, tried
            assert "brings" not in tried
            assert reason(ann, "GET", f"/api/tables/{table}/hints") == (409, "no-aids")
            line.hear_seq(line.decide(0, action)["seq"])
    line.close()
    moves = ann.ask("GET", f"/api/tables/{table}/moves")
    assert moves["count"] == len(moves["moves"]) > 0
    assert reason(ann, "GET", f"/api/tables/{table}/analysis") == (409, "no-analysis")
    body = {"seat": 0, "move": 0, "level": "random"}
    again = ann.ask("POST", f"/api/tables/{table}/continue", body)["table"]
    assert ann.look(again)["view"]["game"] == GAME
    record = ann.ask("GET", f"/api/tables/{table}/record")
    assert ann.ask("POST", "/api/records", {"record": record})["table"]


def test_a_lesson_that_it_does_not_have_is_refused(ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    lesson = {"settings": {"game": GAME, "seats": seats, "lesson": True}}
    assert reason(ann, "POST", "/api/tables", lesson) == (400, "settings")
