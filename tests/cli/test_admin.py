"""`argosy admin`, and what a server throws away by itself, at a running server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from argosy.server.http_admin import ROUTES
from argosy.server.retention import DAY, Keeping, Swept
from argosy.server.services import Config
from argosy.table.errors import Forbidden
from server.random_play import opened, play
from server.raw_requests import call, end_of
from server.serving import NO_LIMITS, PATIENCE, Person, Refusal, Served, served
from store.raw_sql import tamper

Run = Callable[..., Result]


@pytest.fixture
def admin(run: Run, store_address: str) -> Any:
    """A server on a store of either kind, and commands to it."""
    with served(store_address) as server:

        def command(*arguments: str, status: int = 0) -> str:
            asked = ("--server", server.address, "--store", store_address)
            result = run("admin", arguments[0], *asked, *arguments[1:])
            assert result.exit_code == status, result.output
            return result.output if status else result.stdout

        command.server = server  # type: ignore[attr-defined]
        command.address = store_address  # type: ignore[attr-defined]
        yield command


def listed(text: str, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(text)[name]
    return found


def test_tables_and_guests_are_listed_ended_deleted_and_forgotten(admin: Any) -> None:
    server: Served = admin.server
    ann, bert = server.guest("Ann"), server.guest("Bert")
    running, waiting = opened(ann, bert), ann.open_table("port-royal", "me", "open")
    play(running, (ann, bert), 3)
    told = {table["id"]: table for table in listed(admin("tables", "--json"), "tables")}
    assert {id: table["state"] for id, table in told.items()} == {running: "running", waiting: "open"}
    assert told[running]["seats"] == ["Ann", "Bert"]
    assert [table["id"] for table in listed(admin("tables", "--json", "--state", "open"), "tables")] == [
        waiting
    ]
    assert listed(admin("tables", "--json", "--older", "3"), "tables") == []
    assert "2 tables" in admin("tables")

    assert admin("end", running) == f"{running}: ended\n"
    assert ann.look(running)["table"]["outcome"] == "closed"
    assert ann.look(running)["view"]  # it can still be looked at
    assert admin("delete", waiting) == f"{waiting}: deleted\n"
    with pytest.raises(Refusal) as refusal:
        ann.look(waiting)
    assert refusal.value.reason == "no-table"
    assert tamper(admin.address, "SELECT COUNT(*) FROM entries WHERE table_id = ?", waiting) == [(0,)]

    people = {guest["name"]: guest for guest in listed(admin("guests", "--json"), "guests")}
    assert (people["Ann"]["devices"], people["Ann"]["tables"]) == (1, 1)
    admin("forget", people["Ann"]["id"])
    with pytest.raises(Refusal):
        ann.ask("GET", "/api/me")
    assert "Ann" not in str(bert.look(running))
    assert "there is nothing with the id" in admin("delete", "nothere", status=2)


def test_a_drained_server_opens_nothing_new_and_games_go_on(admin: Any) -> None:
    server: Served = admin.server
    ann, bert = server.guest("Ann"), server.guest("Bert")
    table = opened(ann, bert)
    assert admin("drain", "--wait") == "new tables are refused; 0 games are being played\n"
    with pytest.raises(Refusal) as refusal:
        ann.open_table("port-royal", "me", "open")
    assert (refusal.value.status, refusal.value.reason) == (503, "draining")
    assert call(server.port, "GET", "/health/ready").status == 503
    play(table, (ann, bert), 2)
    line = ann.watch(table)
    assert admin("drain").endswith("1 games are being played\n")
    line.close()
    assert admin("drain", "--off").startswith("new tables are opened")
    ann.open_table("port-royal", "me", "open")


def test_an_announcement_reaches_who_is_there_and_who_comes_and_is_taken_back(admin: Any) -> None:
    server: Served = admin.server
    ann, bert = server.guest("Ann"), server.guest("Bert")
    table = opened(ann, bert)
    line = ann.watch(table)
    assert admin("announce", "Restart in 10 minutes", "--minutes", "10") == "told 1 connections\n"
    while (heard := line.hear())["type"] != "notice":
        pass
    assert heard["text"] == "Restart in 10 minutes"
    later = bert.watch(table)
    while not any('"notice"' in text for text in later.heard):
        later.hear()
    admin("announce", "")
    while (heard := line.hear())["type"] != "notice":
        pass
    assert heard["text"] == ""
    for each in (line, later):
        each.close()


def test_guests_and_addresses_are_kept_out_for_a_time(admin: Any) -> None:
    server: Served = admin.server
    ann, bert = server.guest("Ann"), server.guest("Bert")
    table = opened(ann, bert)
    line = ann.watch(table)
    people = {guest["name"]: guest["id"] for guest in listed(admin("guests", "--json"), "guests")}
    assert "kept out until" in admin("ban", people["Ann"], "--hours", "1", "--reason", "rude")
    assert end_of(line)[0] == 1008
    with pytest.raises(Refusal) as refusal:
        ann.look(table)
    assert (refusal.value.status, refusal.value.reason) == (403, "banned")
    assert bert.look(table)["seq"]
    assert [one["reason"] for one in listed(admin("bans", "--json"), "bans")] == ["rude"]
    tamper(admin.address, "UPDATE bans SET until = 1")
    asyncio.run(server.services.bans.look())
    assert ann.look(table)["seq"]  # its time is over
    admin("ban", "192.0.2.77", "--hours", "1")
    server.services.bans.check_address("192.0.2.78")
    with pytest.raises(Forbidden):
        server.services.bans.check_address("192.0.2.77")
    admin("ban", "2001:db8:1::/48")
    with pytest.raises(Forbidden):
        server.services.bans.check_address("2001:db8:1:2::/64")
    admin("unban", "192.0.2.77")
    server.services.bans.check_address("192.0.2.77")
    assert "an address or a network is banned" in admin("ban", "192.0.2.777", status=2)


def test_without_the_key_nobody_is_the_operator(admin: Any) -> None:
    for method, path, _ in ROUTES:
        for token in ("", "Bearer ", "Bearer 0123", f"Bearer {admin.server.guest('Ann').token}"):
            headers = {"Authorization": token} if token else {}
            reply = call(admin.server.port, method, path.replace("{id}", "x"), {}, **headers)
            assert (reply.status, reply.reason) == (403, "operator")


def test_by_default_everything_is_kept_and_else_what_is_old_goes(admin: Any) -> None:
    server: Served = admin.server
    ann, bert, cleo = server.guest("Ann"), server.guest("Bert"), server.guest("Cleo")
    over = opened(ann, bert, options={"turn_limit": 1})
    play(over, (ann, bert))
    abandoned, watched, fresh = opened(ann, bert), opened(ann, bert), opened(ann, bert)
    line = ann.watch(watched)
    for table in (over, abandoned, watched):
        sql = f"UPDATE tables SET updated = updated - {40 * DAY} WHERE id = ?"
        tamper(admin.address, sql, table)
    tamper(admin.address, f"UPDATE guests SET created = created - {40 * DAY}")
    assert admin("sweep") == "0 tables ended, 0 deleted, 0 guests forgotten\n"
    assert admin("sweep", "--abandoned", "50", "--finished", "50", "--guests", "50").startswith(
        "0 tables ended"
    )
    told = admin("sweep", "--abandoned", "30", "--finished", "30", "--guests", "30")
    assert told == "1 tables ended, 1 deleted, 1 guests forgotten\n"  # Cleo has no table
    assert [ann.look(table)["table"]["status"] for table in (abandoned, watched, fresh)] == [
        "over", "running", "running",
    ]  # fmt: skip
    with pytest.raises(Refusal):
        cleo.ask("GET", "/api/me")
    line.close()


def test_a_server_sweeps_by_itself_where_it_is_told_to(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    with served(store) as server:
        people = server.guest("Ann"), server.guest("Bert")
        table = opened(*people)
    tamper(str(store), f"UPDATE tables SET updated = updated - {40 * DAY}")
    with served(store, Config(limits=NO_LIMITS, keeping=Keeping(abandoned=30))) as server:
        ann, ends = Person(server.address, "Ann", people[0].token), time.monotonic() + PATIENCE
        while ann.look(table)["table"]["status"] != "over":  # without a socket: who watches is there
            assert time.monotonic() < ends
            time.sleep(0.05)


def test_nothing_is_swept_unasked() -> None:
    from argosy.server.retention import Retention

    class Nothing:
        store = None

    swept = asyncio.run(Retention(Nothing(), Keeping()).sweep(Keeping()))  # type: ignore[arg-type]
    assert swept == Swept(0, 0, 0)
