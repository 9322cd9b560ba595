"""Two servers on one database: what one does the other knows, and nothing is done by both."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest

from argosy.server import stored_tables
from argosy.server.clock import now
from argosy.server.live_table import LiveTable
from argosy.store.base import Commit, TableRow, entry_statements
from argosy.store.postgres import PostgresStore
from argosy.table.errors import Conflict
from server.random_play import opened, play
from server.serving import PATIENCE, Json, Person, Refusal, Served, served

Pair = tuple[Served, Served]


@pytest.fixture
def pair(database: str) -> Iterator[Pair]:
    """What one writes the other hears of, unless it is made deaf."""
    with served(database) as one, served(database) as other:
        yield one, other


def at(server: Served, person: Person) -> Person:
    """The same person at another server."""
    return Person(server.address, person.name, person.token)


def deafen(server: Served, person: Person, table: str) -> None:
    """News are always on their way for a moment: from now on this server knows only what it knows now."""
    at(server, person).look(table)
    server.services.tables.other_process_wrote = lambda id, seq: None  # type: ignore[method-assign]


def next_decision(table: str, *people: Person) -> tuple[Person, Json]:
    """Who is asked, and what he could decide."""
    seat = people[0].look(table)["table"]["decisions"][0]["seat"]
    seen = people[seat].look(table)
    return people[seat], {"seat": seat, "seq": seen["seq"], "action": seen["view"]["choices"][0]["action"]}


def test_what_is_decided_at_either_server_is_heard_at_the_other(pair: Pair) -> None:
    ann, bert = pair[0].guest("Ann"), pair[0].guest("Bert")
    table = opened(ann, bert)
    lines = [at(server, bert).watch(table, since=0) for server in pair]
    for server in (*pair, *pair):
        seq = play(table, (at(server, ann), at(server, bert)), 2)
        for line in lines:
            line.hear_seq(seq)
    assert lines[0].entries == lines[1].entries
    for line in lines:
        assert [entry["seq"] for entry in line.entries] == list(range(1, seq + 1))
        line.close()


def test_a_message_sent_again_to_a_server_that_has_not_heard_of_it_is_done_once(pair: Pair) -> None:
    one, other = pair
    ann, bert = one.guest("Ann"), one.guest("Bert")
    table = opened(ann, bert)
    deafen(other, ann, table)
    play(table, (ann, bert), 4)
    person, decision = next_decision(table, ann, bert)
    done = person.do(table, "decide", id="mine", **decision)
    assert at(other, person).do(table, "decide", id="mine", **decision) == done
    assert ann.look(table)["seq"] == done


def test_people_who_sit_down_at_the_same_moment_at_two_servers_all_sit(pair: Pair) -> None:
    people = [server.guest(name) for server, name in zip(pair, ("Bert", "Cleo"), strict=True)]
    ann = pair[0].guest("Ann")
    for _ in range(15):
        table = ann.open_table("port-royal", "me", "open", "open")
        with ThreadPoolExecutor(2) as pool:
            done = [pool.submit(person.do, table, "sit", seat=seat) for seat, person in enumerate(people, 1)]
        line = ann.watch(table)
        line.hear_seq(max(sat.result() for sat in done))
        assert [seat["name"] for seat in line.update["table"]["seats"]] == ["Ann", "Bert", "Cleo"]
        line.close()


def test_what_was_seen_at_one_server_can_be_answered_at_another_that_has_not_heard_of_it(pair: Pair) -> None:
    one, other = pair
    ann, bert = one.guest("Ann"), one.guest("Bert")
    table = opened(ann, bert)
    deafen(other, ann, table)
    play(table, (ann, bert), 5)
    person, decision = next_decision(table, ann, bert)
    line = ann.watch(table)
    assert at(other, person).do(table, "decide", **decision) == decision["seq"] + 1
    line.hear_seq(decision["seq"] + 1)
    line.close()


def test_who_comes_from_one_server_to_another_is_not_shown_the_past(pair: Pair) -> None:
    one, other = pair
    ann, bert = one.guest("Ann"), one.guest("Bert")
    table = opened(ann, bert)
    deafen(other, ann, table)
    seq = play(table, (ann, bert), 5)
    assert at(other, bert).look(table, f"?since={seq}")["seq"] == seq
    seq = ann.do(table, "say", text="Ahoy")
    line = at(other, ann).watch(table, since=seq)
    assert line.update["seq"] == seq
    line.close()


def test_a_rematch_is_one_table_whichever_server_is_asked(pair: Pair) -> None:
    one, other = pair
    ann = one.guest("Ann")
    table = ann.open_table("port-royal", "me", "me", start=True)
    deafen(other, ann, table)
    ann.do(table, "resign", seat=0)
    done = ann.do(table, "rematch", id="again")
    assert at(other, ann).do(table, "rematch", id="again") == done
    with pytest.raises(Refusal):
        at(other, ann).do(table, "rematch", id="once more")


def test_news_that_come_while_a_table_is_brought_in_are_not_missed(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    ann, bert = one.guest("Ann"), one.guest("Bert")
    table = opened(ann, bert)
    heard = threading.Event()
    load, follow = stored_tables.load, other.services.tables.other_process_wrote

    def load_slowly(*row: Any) -> LiveTable:
        live = load(*row)
        ann.do(table, "say", text="Ahoy")
        assert heard.wait(PATIENCE)
        return live

    def heard_of(id: str, seq: int) -> None:
        follow(id, seq)
        if (id, seq) == (table, 4):
            heard.set()

    monkeypatch.setattr(stored_tables, "load", load_slowly)
    monkeypatch.setattr(other.services.tables, "other_process_wrote", heard_of)
    line = at(other, bert).watch(table, since=0)
    line.hear_seq(4)
    assert line.entries[-1]["text"] == "Ahoy"
    line.close()


def test_the_two_never_think_for_the_same_seat(pair: Pair) -> None:
    one, other = pair
    ann = one.guest("Ann")
    seats = ("simple", "random", "simple")
    tables = [ann.open_table("port-royal", *seats, options={"turn_limit": 8}) for _ in range(3)]
    lines = [person.watch(table) for person in (ann, at(other, ann)) for table in tables]
    for number, table in enumerate(tables):  # either may be the first to think
        (ann, at(other, ann))[number % 2].do(table, "start")
    for line in lines:
        line.hear_until(lambda line=line: line.update["table"]["status"] == "over")
        line.close()
    decided = sum(ann.ask("GET", f"/api/tables/{table}/moves")["count"] for table in tables)
    assert decided > 60
    assert sum(sum(each.services.metrics.thinking.counts) for each in pair) == decided


@pytest.mark.slow
def test_bots_of_a_server_that_is_gone_are_thought_for_by_another(pair: Pair, database: str) -> None:
    one, other = pair
    ann = one.guest("Ann")
    table = ann.open_table("port-royal", "me", "simple", options={"turn_limit": 4})
    until = now() + 1_500
    with psycopg.connect(database, autocommit=True) as connection:  # the claim of a process that was killed
        connection.execute("INSERT INTO claims VALUES (%s, 'a server that is gone', %s)", (table, until))
    line = at(other, ann).watch(table, since=0)
    ann.do(table, "start")
    while line.update["table"]["status"] != "over":
        if 0 in line.wanted:
            line.hear_seq(line.decide(0, line.view["choices"][0]["action"])["seq"])
        else:
            line.hear()
    by_bots = [entry["at"] for entry in line.entries if entry.get("how") == "bot"]
    assert by_bots
    assert min(by_bots) >= until
    line.close()


def test_batches_that_name_the_same_tables_in_another_order_do_not_wait_for_each_other(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    # PostgreSQL would notice after a second that two transactions wait for each other, and end one.
    stores = PostgresStore(database), PostgresStore(database)
    tables = [f"table-{number}" for number in range(8)]
    stores[0]._transaction([commit(table, 1) for table in tables])
    together = threading.Barrier(2)

    def write(number: int) -> None:
        order = tables[::-1] if number else tables
        for seq in range(2, 32):
            together.wait(PATIENCE)
            with contextlib.suppress(Conflict):
                stores[number]._transaction([commit(table, seq) for table in order])

    threads = [threading.Thread(target=write, args=(number,)) for number in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert len(stores[0].entries(tables[-1])) == 31
    for store in stores:
        store.close()
    assert "writing again" not in caplog.text


def commit(table: str, seq: int) -> Commit:
    return entry_statements(
        TableRow(table, "port-royal", "open", False, seq, 0, 0, None, "{}", "{}"), "{}", None
    )
