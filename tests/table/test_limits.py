"""How much one socket, one address or one guest may ask: floods are stopped, others notice nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from argosy.table.limits import Buckets, Gate, Limits
from argosy.table.service import Config
from table.calling import Reply, call, end_of, shake
from table.eavesdropping import nobody
from table.serving import NO_LIMITS, Line, Served, served


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that takes few sockets, and of each few messages."""
    limits = replace(NO_LIMITS, sockets=9, sockets_per_address=6, messages_per_second=20)
    with served(tmp_path_factory.mktemp("strict") / "tables.sqlite", Config(limits=limits)) as running:
        yield running


def reasons(replies: Iterator[Reply] | list[Reply]) -> list[str | None]:
    return [reply.reason if reply.status >= 400 else None for reply in replies]


def test_guesses_newcomers_tables_and_chat_are_limited(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite", Config()) as server:
        check_limits(server, server.port)


def check_limits(server: Served, port: int) -> None:
    guesses = reasons([call(port, "POST", "/api/me/claim", {"code": f"AAAA-AAA{n}"}) for n in range(8)])
    assert guesses == ["code"] * 6 + ["too-fast"] * 2
    ann = server.guest("Ann")
    settings = {"game": "port-royal", "seats": [{"kind": "me"}, {"kind": "open"}]}
    headers = {"Authorization": f"Bearer {ann.token}"}
    opened = [call(port, "POST", "/api/tables", {"settings": settings}, **headers) for _ in range(14)]
    assert reasons(opened) == [None] * 12 + ["too-fast"] * 2
    table = json.loads(opened[0].text)["table"]
    said = [
        call(port, "POST", f"/api/tables/{table}", {"type": "say", "id": f"{n}", "text": "Ahoy"}, **headers)
        for n in range(12)
    ]
    assert reasons(said)[:9] == [None] * 9
    assert reasons(said)[-1] == "too-fast"
    assert ann.watch(table).ask("say", text="Ahoy")["reason"] == "too-fast"  # by whatever way
    came = reasons([call(port, "POST", "/api/me", {"name": "Ann"}) for _ in range(22)])
    assert came[-1] == "too-fast"
    assert call(port, "GET", "/health").status == 200


def test_a_socket_that_floods_is_closed_and_others_are_not(strict: Served) -> None:
    table = strict.guest("Ann").open_table("port-royal", "me", "open")
    line, other = (nobody(strict).watch(table) for _ in range(2))
    for _ in range(80):
        line.socket.send('{"type":"show","id":"a"}')
    assert end_of(line) == (1008, "too many messages")
    assert other.ask("show")["type"] == "ack"
    other.close()


def test_an_address_opens_so_many_sockets_and_no_more(strict: Served) -> None:
    table = strict.guest("Ann").open_table("port-royal", "me", "open")
    lines: list[Line] = []
    with pytest.raises(InvalidStatus) as refused:
        lines.extend(nobody(strict).watch(table) for _ in range(7))
    assert refused.value.response.status_code == 429
    assert b"too-fast" in (refused.value.response.body or b"")
    assert call(strict.port, "GET", "/health").status == 200
    for line in lines:
        line.close()


def test_sockets_are_counted_by_address_and_altogether() -> None:
    gate = Gate(Limits(sockets=3, sockets_per_address=2))
    assert [gate.enter(address) for address in "aaabc"] == [True, True, False, True, False]
    gate.leave("a")
    assert gate.enter("c")


def test_an_address_asks_so_often_and_no_more(tmp_path: Path) -> None:
    config = Config(limits=Limits(requests_per_second=3))
    with served(tmp_path / "tables.sqlite", config) as server:
        replies = [call(server.port, "GET", "/api/games") for _ in range(16)]
        assert replies[0].status == 200
        assert (replies[-1].status, replies[-1].reason) == (429, "too-fast")
        refused = shake(server.port, "x")
        assert refused is not None
        assert refused.reason == "too-fast"
        lied = call(server.port, "GET", "/api/games", X_Real_IP="192.0.2.7")
        assert lied.reason == "too-fast"


def test_however_strict_a_limit_is_once_is_allowed() -> None:
    attempts = Buckets(rate=0.001, burst=0.6)
    assert attempts.take("Ann")
    assert not attempts.take("Ann")


def test_a_whole_network_of_version_6_counts_as_one_address(server: Served) -> None:
    def address(host: str) -> str:
        return server.service.address(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))

    assert address("2001:db8::1") == address("2001:db8::ffff:1") != address("2001:db8:0:1::1")
    assert address("::ffff:192.0.2.1") == address("192.0.2.1") != address("::ffff:192.0.2.2")
    assert address("fe80::1%eth0") == address("fe80::2%eth0")


def test_who_does_not_read_makes_nothing_pile_up_and_misses_nothing(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("oltre-mare", "me", "me", "me", "me", start=True)
    line, reader = nobody(server).watch(table), ann.watch(table)
    live = server.service.harbour.live[table]
    sweeping = server.service.bots._sweeping
    assert sweeping is not None
    for _ in range(2000):  # news enough to fill every buffer on the way
        sweeping.get_loop().call_soon_threadsafe(live.tell)
        reader.hear()
    seq = ann.do(table, "say", text="Is anybody asleep?")
    before = len(line.heard)
    line.hear_seq(seq)
    assert len(line.heard) - before < 1800
    assert [entry["kind"] for entry in line.entries[-1:]] == ["said"]


def test_asking_for_ever_other_moments_fills_no_memory(server: Served) -> None:
    table = server.guest("Ann").open_table("port-royal", "me", "me", start=True)
    live = server.service.harbour.live[table]
    sizes = set()
    for since in range(500):
        live.update("", None, since, 1_000)
        sizes.add(len(live._for_spectators))
    assert max(sizes) < 150
