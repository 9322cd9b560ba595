"""Messages that come twice, late, out of order or from two windows are harmless."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator

import pytest

from argosy.server.live_table import REMEMBERED
from server.serving import Connection, Json, Person, Refusal, Served, served

Table = tuple[str, Person, Person]


@pytest.fixture
def table(server: Served) -> Table:
    """Ann and Bert at a game of Port Royal; Ann begins."""
    return begin(server.guest("Ann"), server.guest("Bert"))


def begin(ann: Person, bert: Person, game: str = "port-royal") -> Table:
    id = ann.open_table(game, "me", "open")
    bert.do(id, "sit")
    ann.do(id, "start")
    return id, ann, bert


@contextlib.contextmanager
def watching(table: str, *people: Person, since: int | None = 0) -> Iterator[list[Connection]]:
    with contextlib.ExitStack() as stack:
        lines = []
        for person in people:
            line = person.watch(table, since)
            stack.callback(line.close)
            lines.append(line)
        yield lines


def state(person: Person, id: str) -> Json:
    """Everything that a refused message must leave as it is."""
    update = person.look(id, "?since=0")
    update["table"].pop("now")
    for seat in update["table"]["seats"]:
        seat.pop("connected", None)
    return update


def seat_of(line: Connection) -> int:
    return next(n for n, seat in enumerate(line.update["table"]["seats"]) if seat.get("yours"))


def first_action(line: Connection) -> str:
    return str(line.view["choices"][0]["action"])


def mover(lines: list[Connection]) -> tuple[int, Connection]:
    """Whose decision is wanted, and his window."""
    latest = max(line.update["seq"] for line in lines)
    for line in lines:
        line.hear_seq(latest)
    seat = lines[0].wanted[0]
    return seat, next(line for line in lines if seat_of(line) == seat)


def play_on(lines: list[Connection], decisions: int) -> None:
    for _ in range(decisions):
        seat, line = mover(lines)
        answer = line.decide(seat, first_action(line))
        assert answer["type"] == "ack", answer
        for other in lines:
            other.hear_seq(answer["seq"])


# ----------------------------------------------------------------------------------- twice


def test_a_message_sent_twice_on_one_socket_is_done_once_and_answered_alike(table: Table) -> None:
    id, ann, bert = table
    with watching(id, ann, bert) as lines:
        seat, line = mover(lines)
        fields: Json = {"seat": seat, "seq": line.update["seq"], "action": first_action(line)}
        before = line.update["seq"]
        line.send("decide", id="same", **fields)
        line.send("decide", id="same", **fields)
        answers = [line.answer("same"), line.answer("same")]
        assert answers == [{"type": "ack", "id": "same", "seq": before + 1}] * 2
        assert ann.look(id)["seq"] == before + 1


def test_a_line_of_chat_sent_on_two_sockets_and_by_http_is_said_once(table: Table) -> None:
    # Nothing but its id tells that a line of chat was said before.
    id, ann, _ = table
    with watching(id, ann, ann) as (one, two):
        before = one.update["seq"]
        said: Json = {"type": "say", "id": "hello", "text": "Ahoy"}
        for line in (one, two):
            line.socket.send(json.dumps(said))
        answers = {line.answer("hello")["seq"] for line in (one, two)}
        answers.add(ann.ask("POST", f"/api/tables/{id}", said)["seq"])
        assert answers == {before + 1}
        kinds = [entry["kind"] for entry in ann.look(id, "?since=0")["entries"]]
        assert kinds.count("said") == 1


def test_a_message_sent_again_after_a_break_gets_the_answer_that_was_lost(table: Table) -> None:
    id, ann, bert = table
    with watching(id, ann, bert) as lines:
        seat, line = mover(lines)
        fields: Json = {"seat": seat, "seq": line.update["seq"], "action": first_action(line)}
        line.send("decide", id="lost", **fields)
        other = next(each for each in lines if each is not line)
        other.hear_seq(fields["seq"] + 1)  # it happened, but its sender does not listen
        line.close()
        sender = ann if seat == 0 else bert
        with watching(id, sender, since=fields["seq"]) as (again,):
            play_on([other, again], 3)
            answer = again.ask("decide", id="lost", **fields)
            assert answer == {"type": "ack", "id": "lost", "seq": fields["seq"] + 1}


def test_a_message_sent_again_after_very_long_is_still_known(store_address: str) -> None:
    with served(store_address) as server, contextlib.ExitStack() as stack:
        id, ann, bert = begin(server.guest("Ann"), server.guest("Bert"))
        lines = stack.enter_context(watching(id, ann, bert))
        seat, line = mover(lines)
        decided: Json = {"seat": seat, "seq": line.update["seq"], "action": first_action(line)}
        first = [line.ask("decide", id='100% "mine"', **decided), line.ask("say", id="hello", text="Ahoy")]
        other = next(each for each in lines if each is not line)
        other.ask("say", id="hello", text="Ahoy too")
        for number in range(REMEMBERED + 1):
            last = other.ask("say", text=f"line {number}")
        again = [line.ask("decide", id='100% "mine"', **decided), line.ask("say", id="hello", text="Ahoy")]
        assert again == first
        assert ann.look(id)["seq"] == last["seq"]


def test_sitting_and_starting_twice_by_http_is_done_once(server: Served) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    id = ann.open_table("port-royal", "me", "open", "open")
    sat = [bert.do(id, "sit", id="a seat") for _ in range(3)]
    assert len(set(sat)) == 1
    assert [seat["kind"] for seat in ann.look(id)["table"]["seats"]] == ["person", "person", "open"]
    bert.do(id, "sit", id="another seat")
    assert len({ann.do(id, "start", id="go") for _ in range(3)}) == 1


def test_an_undo_sent_twice_takes_back_one_decision(server: Served) -> None:
    ann = server.guest("Ann")
    id = ann.open_table("port-royal", "me", "me", start=True, practice=True)
    with watching(id, ann) as (line,):
        for _ in range(4):
            seat = line.wanted[0]
            line.ask("show", seat=seat)
            line.hear_until(lambda seat=seat: line.update["shown"] == seat)
            line.hear_seq(line.decide(seat, first_action(line))["seq"])
        fields: Json = {"seat": seat, "seq": line.update["seq"]}
        answers = [line.ask("undo", id="back", **fields) for _ in range(3)]
        assert answers == [{"type": "ack", "id": "back", "seq": fields["seq"] + 1}] * 3
        line.hear_seq(fields["seq"] + 1)
        assert [entry["kind"] for entry in line.entries].count("undone") == 1


def test_a_rematch_asked_for_twice_is_one_table(server: Served) -> None:
    ann = server.guest("Ann")
    id = ann.open_table("port-royal", "me", "me", start=True)
    ann.do(id, "resign", seat=0)
    assert len({ann.do(id, "rematch", id="again") for _ in range(3)}) == 1
    assert len(ann.ask("GET", "/api/tables/mine")["tables"]) == 2


def test_two_guests_may_use_the_same_id(table: Table) -> None:
    id, ann, bert = table
    seqs = [who.do(id, "say", id="1", text=f"{who.name} is here") for who in (ann, bert, ann, bert)]
    assert seqs == [seqs[0], seqs[0] + 1, seqs[0], seqs[0] + 1]
    said = [entry["text"] for entry in ann.look(id, "?since=0")["entries"] if entry["kind"] == "said"]
    assert said == ["Ann is here", "Bert is here"]


# --------------------------------------------------------------- late, early, back to front


def test_a_decision_about_what_is_past_is_late_and_changes_nothing(table: Table) -> None:
    id, ann, bert = table
    with watching(id, ann, bert) as lines:
        play_on(lines, 6)
        seat, line = mover(lines)
        action = first_action(line)
        before = state(ann, id), state(bert, id)
        since = next(d["since"] for d in line.update["table"]["decisions"] if d["seat"] == seat)
        for seq in range(since):
            answer = line.ask("decide", seat=seat, seq=seq, action=action)
            assert (answer["type"], answer["reason"]) == ("error", "late")
        assert (state(ann, id), state(bert, id)) == before
        assert line.ask("decide", seat=seat, seq=since, action=action)["type"] == "ack"


def test_a_decision_about_what_is_yet_to_come_is_refused_and_changes_nothing(table: Table) -> None:
    id, ann, bert = table
    with watching(id, ann, bert) as lines:
        seat, line = mover(lines)
        before = state(ann, id)
        for ahead in (1, 2, 1000):
            answer = line.ask("decide", seat=seat, seq=line.update["seq"] + ahead, action=first_action(line))
            assert (answer["type"], answer["reason"]) == ("error", "future")
        assert state(ann, id) == before


def test_decisions_sent_back_to_front_are_refused_but_the_one_that_fits(table: Table) -> None:
    id, ann, bert = table
    with watching(id, ann, bert) as lines:
        seat, line = mover(lines)
        seq, action = line.update["seq"], first_action(line)
        sent = [line.send("decide", seat=seat, seq=seq + ahead, action=action) for ahead in (2, 1, 0)]
        answers = [line.answer(id) for id in sent]
        assert [answer.get("reason") for answer in answers] == ["future", "future", None]
        # the first ones again, as if they had been delayed: what they are about never was
        for message, ahead in zip(sent[:2], (2, 1), strict=True):
            again = line.ask("decide", id=message, seat=seat, seq=seq + ahead, action="pass")
            assert again["type"] == "error"
        assert ann.look(id)["seq"] == seq + 1


def test_a_late_undo_and_an_answer_to_a_closed_request_change_nothing(table: Table) -> None:
    id, ann, bert = table
    with watching(id, ann, bert) as lines:
        play_on(lines, 2)
        request = ann.do(id, "abort", seat=0)
        bert.do(id, "answer", seat=1, request=request, yes=False)
        before = state(ann, id)
        for type, fields in (
            ("undo", {"seat": 0, "seq": 2}),
            ("answer", {"seat": 1, "request": request, "yes": True}),
            ("answer", {"seat": 0, "request": request, "yes": True}),
        ):
            with pytest.raises(Refusal):
                (ann if fields["seat"] == 0 else bert).do(id, type, **fields)
        assert state(ann, id) == before


# ------------------------------------------------------------------------------ two windows


def test_of_two_windows_that_decide_differently_at_once_exactly_one_wins(table: Table) -> None:
    id, ann, bert = table
    with watching(id, ann, ann) as mine, watching(id, bert, bert) as others:
        contested = 0
        while contested < 10:
            latest = max(line.update["seq"] for line in [*mine, *others])
            for line in [*mine, *others]:
                line.hear_seq(latest)
            seat = mine[0].wanted[0]
            windows = mine if seat == 0 else others
            choices = [choice["action"] for choice in windows[0].view["choices"]]
            contested += len(choices) > 1
            sent = [
                line.send("decide", seat=seat, seq=latest, action=action)
                for line, action in zip(windows, (choices[0], choices[-1]), strict=True)
            ]
            answers = [line.answer(message) for line, message in zip(windows, sent, strict=True)]
            (won,) = [number for number, answer in enumerate(answers) if answer["type"] == "ack"]
            assert answers[1 - won]["reason"] == "late"
            for line in [*mine, *others]:
                assert line.hear_seq(latest + 1)["seq"] == latest + 1
                assert line.entries[-1]["action"] == (choices[0], choices[-1])[won]
