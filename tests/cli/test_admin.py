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

from argosy.server.clock import now
from argosy.server.http_admin import ROUTES
from argosy.server.retention import DAY, Keeping, Swept
from argosy.server.services import Config
from argosy.table.errors import Forbidden
from server.random_play import opened, play, put_away
from server.raw_requests import Reply, call, end_of
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


def test_who_is_muted_says_nothing_anywhere_and_who_is_kept_out_elsewhere_loses_his_sockets_too(
    admin: Any,
) -> None:
    server: Served = admin.server
    ann, bert = server.guest("Ann"), server.guest("Bert")
    table = opened(ann, bert)
    ids = {guest["name"]: guest["id"] for guest in listed(admin("guests", "--json"), "guests")}
    assert "says nothing until" in admin("mute", ids["Ann"])
    with pytest.raises(Refusal) as refusal:
        ann.do(table, "say", text="Ahoy")
    assert (refusal.value.status, refusal.value.reason) == (403, "muted")
    assert ann.look(table)["seq"]
    admin("unban", ids["Ann"])
    ann.do(table, "say", text="Ahoy")

    line = bert.watch(table)
    until = now() + DAY  # as another process on this store writes it
    tamper(admin.address, "INSERT INTO bans VALUES ('address', '127.0.0.1/32', ?, '')", until)
    loop = server.services.tables._compiling.get_loop()
    asyncio.run_coroutine_threadsafe(server.services.bans.look(), loop)
    assert end_of(line) == (1008, "the operator keeps you out for a while")


def test_a_report_reaches_the_operator_with_its_lines_and_is_closed(admin: Any) -> None:
    server: Served = admin.server
    ann, bert = server.guest("Ann"), server.guest("Bert")
    table = opened(ann, bert)
    said = [bert.do(table, "say", text=text) for text in ("Rude words", "More of them")]
    own = ann.do(table, "say", text="Please")
    path = f"/api/tables/{table}/reports"
    assert ann.ask("POST", path, {"reason": " He  insults [/b] me ", "lines": said}) == {"reported": True}
    for body, reason in (
        ({"lines": said[:1]}, "reported"),
        ({"lines": [said[0], own]}, "report"),
        ({"lines": [1]}, "report"),
        ({"seat": 0}, "report"),
        ({"lines": said[:1], "reason": "\x1b[31m"}, "report"),
        ({"seat": 4}, "report"),
        ({}, "report"),
    ):
        with pytest.raises(Refusal) as refusal:
            ann.ask("POST", path, {"reason": "rude", **body})
        assert refusal.value.reason == reason, body
    (report,) = listed(admin("reports", "--json"), "reports")
    assert [line["text"] for line in report["lines"]] == ["Rude words", "More of them"]
    assert (report["name"], report["by_name"], report["reason"]) == (
        "Bert",
        "Ann",
        "He insults [/b] me",
    )
    assert "1 reports" in (shown := admin("reports"))
    assert "[/b]" in shown
    admin("ban", report["about"], "--reason", "see the report")
    with pytest.raises(Refusal):
        bert.look(table)
    assert admin("close", report["id"]) == f"{report['id']}: closed\n"
    assert listed(admin("reports", "--json"), "reports") == []
    assert len(listed(admin("reports", "--json", "--closed"), "reports")) == 1
    assert "there is no report" in admin("close", "nothere", status=2)
    assert ann.ask("POST", path, {"reason": "his name", "seat": 1}) == {"reported": True}


def test_a_damaged_table_is_mended_up_to_what_can_be_read(admin: Any) -> None:
    server: Served = admin.server
    people = server.guest("Ann"), server.guest("Bert")
    cut, unended, sound = (opened(*people) for _ in range(3))
    for table in (cut, unended, sound):
        play(table, people, 6)
        put_away(server, table)
    tamper(admin.address, "UPDATE entries SET mark = 1 WHERE table_id = ? AND seq = 7", cut)
    tamper(admin.address, "UPDATE tables SET seq = seq - 1, snapshot = '{}' WHERE id = ?", unended)
    before = people[0].look(sound)
    with pytest.raises(Refusal):
        people[0].look(cut)

    assert "there is nothing to mend" in admin("mend", sound, status=2)
    told = admin("mend", cut, status=1)
    assert "entry 7: its check sum does not fit" in told
    assert "3 entries" in told
    assert listed(admin("audit", "--json"), "audit") == []
    assert "goes on after 6 entries" in admin("mend", cut, "--yes")
    assert people[0].look(cut)["seq"] == 6
    assert play(cut, people, 2) == 8
    assert "nothing is lost" in admin("mend", unended)
    assert people[0].look(unended)["seq"] == before["seq"]
    tamper(admin.address, "UPDATE entries SET mark = 1 WHERE table_id = ? AND seq = 1", sound)
    tamper(admin.address, "UPDATE tables SET snapshot = '{}' WHERE id = ?", sound)
    put_away(server, sound)
    told = admin("mend", sound, "--yes", status=2)
    assert "not even the first entry of its log can be read" in told
    done = [(each["what"], each["subject"]) for each in listed(admin("audit", "--json"), "audit")]
    assert done == [("mend", unended), ("mend", cut)]


def test_who_was_forgotten_meanwhile_is_not_named_by_a_table_that_is_mended(admin: Any) -> None:
    server: Served = admin.server
    ann, zdislava = server.guest("Ann"), server.guest("Zdislava")
    table = opened(ann, zdislava)
    ann.do(table, "say", text="Ahoy")
    put_away(server, table)
    tamper(admin.address, "UPDATE entries SET mark = 1 WHERE table_id = ? AND seq = 4", table)
    zdislava.ask("DELETE", "/api/me/data")
    assert "1 entries are lost" in admin("mend", table, "--yes")
    assert ann.look(table)["seq"] == 3
    assert "Zdislava" not in str(ann.look(table, "?since=0"))
    assert "Zdislava" not in str(tamper(admin.address, "SELECT * FROM entries"))
    assert "Zdislava" not in str(tamper(admin.address, "SELECT * FROM tables"))


def test_the_audit_log_says_who_did_what_and_nothing_of_who_was_forgotten(admin: Any) -> None:
    server: Served = admin.server
    table = server.guest("Ann").open_table("port-royal", "me", "open")
    (guest,) = listed(admin("guests", "--json"), "guests")
    admin("announce", "Restart")
    admin("ban", guest["id"], "--reason", "Ann is rude")
    assert "Ann is rude" in admin("audit", "--json")
    admin("end", table)
    admin("forget", guest["id"])
    told = listed(admin("audit", "--json"), "audit")
    assert [(each["who"], each["what"], each["subject"], each["detail"]) for each in told] == [
        ("key", "forget", guest["id"], ""),
        ("key", "end", table, ""),
        ("key", "ban", guest["id"], ""),
        ("key", "announce", "", "30 min: Restart"),
    ]
    assert "4 entries" in admin("audit")
    assert "banned" not in admin("bans", "--json")


class Page:
    """The operator's page: a browser with a cookie."""

    def __init__(self, server: Served) -> None:
        self.server, self.cookie = server, ""

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Reply:
        headers = {"Origin": self.server.address, **headers}
        sent = {"Cookie": self.cookie} if self.cookie else {}
        return call(self.server.port, method, path, body, **sent, **headers)

    def sign_in(self, link: str) -> Reply:
        reply = self.ask("POST", "/api/operator", {"once": link.strip().partition("once=")[2]})
        self.cookie = reply.headers.get("Set-Cookie", "").partition(";")[0]
        return reply


def test_a_link_opens_the_operators_page_once_until_the_session_is_revoked(admin: Any) -> None:
    server: Served = admin.server
    stale, link = admin("link"), admin("link", "--page", "https://games.example/argosy/")
    assert stale.startswith(f"{server.address}/#/operator?once=")
    assert link.startswith("https://games.example/argosy/#/operator?once=")
    page, other = Page(server), Page(server)
    assert other.sign_in(stale).reason == "operator-link"  # a newer one was made
    reply = page.sign_in(link)
    assert reply.status == 200
    for part in ("HttpOnly", "SameSite=strict", "Path=/"):
        assert part in reply.headers["Set-Cookie"]
    assert other.sign_in(link).reason == "operator-link"  # it was used
    assert page.ask("GET", "/api/admin/state").status == 200
    assert page.ask("POST", "/api/admin/drain", {"on": True}).status == 200
    (drain, signed_in, *_) = listed(admin("audit", "--json"), "audit")
    assert (drain["what"], signed_in["what"]) == ("drain", "sign-in")
    assert drain["who"] == signed_in["who"] != "key"

    assert (
        page.ask("POST", "/api/admin/drain", {"on": False}, Origin="http://evil.example").reason == "origin"
    )
    bare = call(server.port, "POST", "/api/admin/drain", {"on": False}, Cookie=page.cookie)
    assert bare.reason == "origin"
    assert page.ask("POST", "/api/admin/link").reason == "operator"  # a session makes no others
    assert page.ask("GET", "/api/me").reason == "no-guest"

    tamper(admin.address, "UPDATE operators SET used = used - 3700000")
    assert page.ask("GET", "/api/admin/state").reason == "operator"  # nobody looked for an hour
    page.sign_in(admin("link"))
    admin("link", "--revoke")
    assert page.ask("GET", "/api/admin/state").reason == "operator"
    page.sign_in(admin("link"))
    tamper(admin.address, "UPDATE operators SET created = created - 44000000")
    assert page.ask("GET", "/api/admin/state").reason == "operator"  # 12 hours are over
    page.sign_in(admin("link"))
    assert page.ask("DELETE", "/api/operator").status == 200
    assert page.ask("GET", "/api/admin/state").reason == "operator"


def test_the_operators_page_learns_nothing_that_a_game_hides(admin: Any) -> None:
    server: Served = admin.server
    people = server.guest("Ann"), server.guest("Bert")
    table = opened(*people)
    play(table, people, 4)
    put_away(server, table)
    quoting = "entry 7: the rules do not allow it: legal now: take sailor_1"
    tamper(admin.address, "UPDATE tables SET problem = ? WHERE id = ?", quoting, table)
    page = Page(server)
    page.sign_in(admin("link"))
    (shown,) = json.loads(page.ask("GET", "/api/admin/tables").text)["tables"]
    assert set(shown) == {"id", "game", "state", "entries", "created", "updated", "problem", "seats"}
    assert (shown["problem"], shown["seats"], shown["state"]) == ("entry 7", ["Ann", "Bert"], "damaged")
    for method, path, _ in ROUTES:
        if method == "GET":
            assert "sailor" not in page.ask("GET", path).text
    assert page.ask("GET", f"/api/tables/{table}?seat=0").status in {403, 409}


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
