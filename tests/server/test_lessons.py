"""First lessons: the whole line can be played, whoever leaves it plays on, and a restart changes nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy.table import lesson
from server.random_play import put_away
from server.serving import Connection, Person, Process, Refusal, Served

GAMES = ("port-royal", "oltre-mare")
LEARNER, BOT = 0, 1


def lesson_of(person: Person, game: str, **settings: Any) -> str:
    return person.open_table(game, "me", "simple", start=True, lesson=True, **settings)


def own_line(game: str) -> list[str]:
    return [action for seat, action in lesson.lesson(game).line if seat == LEARNER]


def follow(line: Connection, actions: list[str]) -> None:
    """Decide so as soon as each decision is wanted, and whoever makes a deal was agreed with."""
    for action in actions:
        line.hear_until(lambda: LEARNER in line.wanted)
        if action.startswith("choose"):
            line.hear_until(lambda action=action: {"action": action} in line.view["choices"])
        assert line.decide(LEARNER, action)["type"] == "ack", action
        answered = line.update["seq"]
        line.hear_until(lambda answered=answered: line.update["seq"] > answered or not line.wanted)


def until_asked(line: Connection) -> None:
    """Or until the game is over."""
    line.hear_until(lambda: LEARNER in line.wanted or line.update["table"]["status"] == "over")


def decisions(line: Connection) -> list[tuple[int, str]]:
    """Everything that was decided, as it stands in the log."""
    return [(entry["seat"], entry["action"]) for entry in line.entries if entry["kind"] == "decided"]


@pytest.mark.parametrize("game", GAMES)
def test_the_line_of_a_lesson_is_played_to_its_end_and_won_by_the_learner(server: Served, game: str) -> None:
    ann = server.guest("Ann")
    line = ann.watch(lesson_of(ann, game), since=0)
    follow(line, own_line(game))
    line.hear_until(lambda: line.update["table"]["status"] == "over")
    assert line.update["table"]["winners"] == [LEARNER]
    told = [action for seat, action in decisions(line) if seat == LEARNER]
    assert told == own_line(game)
    assert len(decisions(line)) == len(lesson.lesson(game).line)
    line.close()


def test_the_bot_of_port_royal_decides_by_the_line(server: Served) -> None:
    ann = server.guest("Ann")
    line = ann.watch(lesson_of(ann, "port-royal"), since=0)
    follow(line, own_line("port-royal"))
    line.hear_until(lambda: line.update["table"]["status"] == "over")
    assert decisions(line) == lesson.lesson("port-royal").line
    line.close()


def test_all_that_is_to_be_taught_happens_in_the_lesson_of_port_royal() -> None:
    drawing = {"reveal", "bust", "repel", "open", "tax", "taxed", "bonus", "stop"}
    taking = {"trade", "hire", "fee", "claim", "last_round", "win"}
    assert drawing | taking <= happenings("port-royal")


def test_all_that_is_to_be_taught_happens_in_the_lesson_of_oltre_mare() -> None:
    turn = {
        "offer",
        "deal",
        "prestige",
        "buy",
        "ducats",
        "draws",
        "ships",
        "sail",
        "token",
        "load",
        "discard",
    }
    scoring = {"venice", "keep", "last_round", "final", "run", "loss", "rank_prestige", "rank_tokens"}
    assert turn | scoring <= happenings("oltre-mare")


def happenings(game: str) -> set[str]:
    """The kinds of events that the line causes."""
    position = lesson.opening(argosy.game(game))
    return {event.kind for seat, action in lesson.lesson(game).line for event in position.play(seat, action)}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_who_leaves_the_line_at_any_place_still_finishes_the_game(server: Served, game: str) -> None:
    own = own_line(game)
    for left in range(len(own)):
        ann = server.guest("Ann")
        table = lesson_of(ann, game)
        line = ann.watch(table, since=0)
        follow(line, own[:left])
        until_asked(line)
        others = [choice["action"] for choice in line.view["choices"] if choice["action"] != own[left]]
        if others:  # where only one thing is possible nobody leaves the line
            assert line.decide(LEARNER, play_out(line, others[-1]))["type"] == "ack"
        ann.do(table, "replace", seat=LEARNER)  # the rest is played by a bot
        line.hear_until(lambda line=line: line.update["table"]["status"] == "over")
        assert line.update["table"]["outcome"] == "finished", left
        line.close()


def play_out(line: Connection, step: str) -> list[str]:
    """A whole decision that begins with this step: where it goes on, with the last possibility."""
    steps = [step]
    while True:
        tried = line.ask("try", seat=LEARNER, seq=line.update["seq"], steps=steps)
        assert tried["type"] == "tried", tried
        if tried.get("action"):
            return steps
        steps.append(tried["choices"][-1]["action"])


def test_an_undo_brings_back_the_very_cards_of_the_lesson(server: Served) -> None:
    ann = server.guest("Ann")
    line = ann.watch(lesson_of(ann, "port-royal"), since=0)
    follow(line, ["draw", "stop"])  # the line has three cards drawn
    line.ask("undo", seat=LEARNER, seq=line.update["seq"])
    line.hear_until(lambda: line.view["phase"] == "discover")
    line.ask("undo", seat=LEARNER, seq=line.update["seq"])
    line.hear_until(lambda: line.view["harbour"] == [])
    follow(line, own_line("port-royal"))
    line.hear_until(lambda: line.update["table"]["status"] == "over")
    assert line.update["table"]["winners"] == [LEARNER]
    line.close()


def test_the_bot_waits_as_long_as_its_offer_is_considered(server: Served) -> None:
    ann = server.guest("Ann")
    table = lesson_of(ann, "oltre-mare")
    line = ann.watch(table, since=0)
    own = own_line("oltre-mare")
    follow(line, own[: own.index("accept 1 with salt-13")])
    line.hear_until(lambda: LEARNER in line.wanted)
    assert BOT in line.wanted  # at another table it could go on
    live = server.services.tables.live[table]
    assert live.table.wake_at() is None
    assert live.table.bot_to_ask(10**15) is None
    line.close()


def test_a_lesson_that_was_put_away_goes_on_where_it_stood(server: Served) -> None:
    ann = server.guest("Ann")
    table = lesson_of(ann, "port-royal")
    own = own_line("port-royal")
    for before in range(1, len(own) + 1):
        line = ann.watch(table, since=0)
        follow(line, own[before - 1 : before])
        until_asked(line)
        line.close()
        put_away(server, table)
    assert ann.look(table)["table"]["winners"] == [LEARNER]


@pytest.mark.slow
def test_a_lesson_survives_a_killed_server(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.sqlite")
    own = own_line("oltre-mare")
    with Process(store) as process:
        ann = Person(process.address, "Ann")
        table = lesson_of(ann, "oltre-mare")
        line = ann.watch(table, since=0)
        follow(line, own[:7])
        process.kill()
    with Process(store) as process:
        ann = Person(process.address, "Ann", ann.token)
        line = ann.watch(table, since=0)
        follow(line, own[7:])
        line.hear_until(lambda: line.update["table"]["status"] == "over")
        assert line.update["table"]["winners"] == [LEARNER]
        line.close()


def test_a_lesson_is_in_no_public_list_and_its_rematch_is_an_ordinary_game(server: Served) -> None:
    ann = server.guest("Ann")
    table = lesson_of(ann, "port-royal")
    assert table not in [listed["id"] for listed in ann.ask("GET", "/api/tables")["tables"]]
    assert ann.look(table)["table"]["settings"]["lesson"] is True
    ann.do(table, "resign", seat=LEARNER)
    ann.do(table, "rematch")
    again = ann.look(table)["table"]["rematch"]
    assert ann.look(again)["table"]["settings"]["lesson"] is False
    assert ann.look(again)["view"]["seats"][LEARNER]["display"] == []


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (("me", "me"), {}),
        (("simple", "me"), {}),
        (("me", "simple", "simple"), {}),
        (("me", "open"), {}),
        (("me", "simple"), {"options": {"turn_limit": 2}}),
        (("me", "simple"), {"public": True}),
    ],
)
def test_a_lesson_set_up_in_another_way_is_refused(
    server: Served, seats: tuple[str, ...], settings: dict[str, Any]
) -> None:
    ann = server.guest("Ann")
    with pytest.raises(Refusal) as refusal:
        ann.open_table("port-royal", *seats, lesson=True, **settings)
    assert (refusal.value.status, refusal.value.reason) == (400, "settings")
