"""The list of public tables: nobody fills it, nobody's table is pushed off it, and all of it can be seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from argosy.server import http_tables
from argosy.server.limits import Limits
from argosy.server.lobby import fairly
from argosy.server.services import Config
from argosy.table.redaction import Summary
from server.serving import NO_LIMITS, Person, Refusal, Served, served

FEW = replace(NO_LIMITS, public_tables_per_guest=3, public_tables_per_address=10)


@pytest.fixture
def server(store_address: str) -> Iterator[Served]:
    """On each store; rates are high, but only so many public tables are allowed."""
    with served(store_address, Config(limits=FEW)) as running:
        yield running


def open_many(person: Person, count: int) -> Counter[str]:
    reasons: Counter[str] = Counter()
    for _ in range(count):
        try:
            person.open_table("port-royal", "me", "open", public=True)
            reasons["opened"] += 1
        except Refusal as refusal:
            reasons[f"{refusal.status} {refusal.reason}"] += 1
    return reasons


def test_ten_guests_of_one_address_do_not_push_a_table_off_the_list(server: Served) -> None:
    honest = server.guest("Ann").open_table("port-royal", "me", "open", public=True)
    guests = [server.guest(f"Guest {n}") for n in range(10)]
    with ThreadPoolExecutor(10) as people:
        reasons = sum(people.map(lambda guest: open_many(guest, 12), guests), Counter[str]())
    assert reasons == {"opened": 9, "429 many-tables": 111}
    listed = server.guest("Bert").ask("GET", "/api/tables")
    assert honest in [table["id"] for table in listed["tables"]]
    assert len(listed["tables"]) == 10


def test_a_guest_has_three_tables_that_wait_and_closing_one_makes_room(server: Served) -> None:
    ann = server.guest("Ann")
    tables = [ann.open_table("port-royal", "me", "open", public=True) for _ in range(3)]
    assert open_many(ann, 1) == {"429 many-tables": 1}
    assert ann.open_table("port-royal", "me", "open")  # as many as she likes that are not listed
    ann.do(tables[0], "close")
    assert open_many(ann, 2) == {"opened": 1, "429 many-tables": 1}


def test_tables_of_bots_that_run_do_not_fill_the_list_either(server: Served) -> None:
    ann = server.guest("Ann")
    for _ in range(12):
        ann.open_table("port-royal", "me", "me", start=True, public=True)
    assert open_many(ann, 1) == {"429 many-tables": 1}


def test_the_list_has_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_tables, "MOST_LISTED", 4)
    with served(tmp_path / "tables.sqlite") as server:
        ann = server.guest("Ann")
        opened = [ann.open_table("port-royal", "me", "open", public=True) for _ in range(6)]
        for page in ("/api/tables", "/api/tables/mine"):
            first, second, third = (ann.ask("GET", f"{page}?after={after}") for after in (0, 4, 6))
            ids = [table["id"] for table in (*first["tables"], *second["tables"])]
            assert sorted(ids) == sorted(opened)
            assert [each["more"] for each in (first, second, third)] == [True, False, False]
            assert third["tables"] == []


def test_every_hosts_latest_table_comes_before_a_second_of_anybody() -> None:
    def about(id: str, host: str, updated: int) -> Summary:
        return Summary(id, "port-royal", "open", host, 0, updated, [], host_id=host)

    tables = [about(f"a{n}", "Ann", 100 + n) for n in range(3)] + [
        about("b", "Bert", 1),
        about("c", "Carl", 2),
    ]
    assert [table.id for table in fairly(tables)] == ["a2", "c", "b", "a1", "a0"]


def test_scaled_limits_of_tables_are_whole_numbers() -> None:
    assert Limits().scaled(0.1).public_tables_per_guest == 1
    assert Limits().scaled(2).public_tables_per_address == 20
