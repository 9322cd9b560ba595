"""How much one socket, one address or one guest may ask: floods are stopped, others notice nothing."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from argosy.server import limits
from argosy.server.limits import Bucket, Buckets, Limits, OpenSockets
from argosy.server.services import Config
from server.allowed_knowledge import nobody
from server.raw_requests import Reply, call, shake
from server.serving import NO_LIMITS, Connection, Served, served


class StoppableClock:
    """In place of `time`: once stopped no limit grows again, however slow the machine is."""

    def __init__(self) -> None:
        self._stopped_at: float | None = None

    def monotonic(self) -> float:
        return time.monotonic() if self._stopped_at is None else self._stopped_at

    def stop(self, later: float = 1000) -> None:
        """So many seconds later, by which every limit is as good as new."""
        self._stopped_at = time.monotonic() + later


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppableClock:
    clock = StoppableClock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that takes few sockets, and of each few messages."""
    allowed = replace(NO_LIMITS, sockets=9, sockets_per_address=6, messages_per_second=20)
    with served(tmp_path_factory.mktemp("strict") / "tables.sqlite", Config(limits=allowed)) as running:
        yield running


def reasons(replies: Iterator[Reply] | list[Reply]) -> list[str | None]:
    return [reply.reason if reply.status >= 400 else None for reply in replies]


def test_guesses_newcomers_tables_and_chat_are_limited(tmp_path: Path, clock: StoppableClock) -> None:
    with served(tmp_path / "tables.sqlite", Config()) as server:
        clock.stop()
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
    assert reasons(said) == [None] * 10 + ["too-fast"] * 2
    assert ann.watch(table).ask("say", text="Ahoy")["reason"] == "too-fast"  # by whatever way
    report = {"reason": "rude", "seat": 0}
    path = f"/api/tables/{table}/reports"
    told = reasons([call(port, "POST", path, report, **headers) for _ in range(8)])
    assert told == ["report"] * 6 + ["reports"] * 2  # nobody reports oneself, however often
    came = reasons([call(port, "POST", "/api/me", {"name": "Ann"}) for _ in range(22)])
    assert came == [None] * 19 + ["too-fast"] * 3  # Ann was the first
    assert call(port, "GET", "/health").status == 200


@pytest.mark.waits
def test_a_socket_that_hurries_is_slowed_down_not_closed_and_others_are_not(strict: Served) -> None:
    table = strict.guest("Ann").open_table("port-royal", "me", "open")
    line, other = (nobody(strict).watch(table) for _ in range(2))
    before = strict.services.metrics.slowed
    for number in range(80):
        line.socket.send(f'{{"type":"show","id":"{number}"}}')
    assert other.ask("show")["type"] == "ack"
    assert line.answer("79")["type"] == "ack"  # none is lost, and all come in their order
    assert strict.services.metrics.slowed > before
    line.close()
    other.close()


def test_how_long_to_wait_follows_from_the_rate(clock: StoppableClock) -> None:
    clock.stop()
    bucket = Bucket(rate=20, burst=60)
    assert [bucket.wait() for _ in range(60)] == [0] * 60
    assert [bucket.wait() for _ in range(3)] == [0.05, 0.1, 0.15]
    attempts = Buckets(rate=0.1, burst=1)
    assert attempts.wait("Ann") == 0
    assert attempts.take("Ann")
    assert attempts.wait("Ann") == 10


def test_an_address_opens_so_many_sockets_and_no_more(strict: Served) -> None:
    table = strict.guest("Ann").open_table("port-royal", "me", "open")
    lines: list[Connection] = []
    with pytest.raises(InvalidStatus) as refused:
        lines.extend(nobody(strict).watch(table) for _ in range(7))
    assert refused.value.response.status_code == 429
    assert b"too-fast" in (refused.value.response.body or b"")
    assert call(strict.port, "GET", "/health").status == 200
    for line in lines:
        line.close()


def test_sockets_are_counted_by_address_and_altogether() -> None:
    sockets = OpenSockets(Limits(sockets=3, sockets_per_address=2))
    assert [sockets.add(address) for address in "aaabc"] == [True, True, False, True, False]
    sockets.remove("a")
    assert sockets.add("c")


@pytest.mark.waits
def test_an_address_asks_so_often_and_no_more(tmp_path: Path, clock: StoppableClock) -> None:
    config = Config(limits=Limits(requests_per_second=3))
    with served(tmp_path / "tables.sqlite", config) as server:
        clock.stop()
        replies = [call(server.port, "GET", "/api/games") for _ in range(16)]
        assert reasons(replies) == [None] * 12 + ["too-fast"] * 4
        assert {reply.status for reply in replies} == {200, 429}
        refused = shake(server.port, "x")
        assert refused is not None
        assert refused.reason == "too-fast"
        assert [reply.headers["Retry-After"] for reply in (replies[0], replies[-1], refused)] == [
            None,
            "1",
            "1",
        ]
        lied = call(server.port, "GET", "/api/games", X_Real_IP="192.0.2.7")
        assert lied.reason == "too-fast"


def test_however_strict_a_limit_is_once_is_allowed() -> None:
    attempts = Buckets(rate=0.001, burst=0.6)
    assert attempts.take("Ann")
    assert not attempts.take("Ann")


def test_a_whole_network_of_version_6_counts_as_one_address(server: Served) -> None:
    def address(host: str) -> str:
        return server.services.address(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))

    assert address("2001:db8::1") == address("2001:db8::ffff:1") != address("2001:db8:0:1::1")
    assert address("::ffff:192.0.2.1") == address("192.0.2.1") != address("::ffff:192.0.2.2")
    assert address("fe80::1%eth0") == address("fe80::2%eth0")


def test_a_network_of_48_bits_has_eight_times_as_much_as_one_of_64_and_no_more() -> None:
    requests = Buckets(rate=0.0001, burst=2)
    networks = [f"2001:db8:7:{n:x}::/64" for n in range(20)]
    assert [requests.take(network) for network in networks for _ in range(3)].count(True) == 16
    assert not requests.take(networks[-1])
    assert requests.take("2001:db8:8::/64")
    assert requests.take("192.0.2.1")
    sockets = OpenSockets(Limits(sockets=1000, sockets_per_address=3))
    added = [network for network in networks for _ in range(4) if sockets.add(network)]
    assert len(added) == 24
    sockets.remove(added[0])
    assert sockets.add(networks[-1])
    for network in [*added[1:], networks[-1]]:
        sockets.remove(network)
    assert (sockets.total, dict(sockets._open)) == (0, {})


def test_work_for_networks_of_48_bits_is_limited_too() -> None:
    work = Buckets(rate=0.0001, burst=2)
    for n in range(8):
        work.charge(f"address 2001:db8:7:{n:x}::/64", 2.5)
    assert not work.has_some("address 2001:db8:7:99::/64")
    assert work.has_some("address 2001:db8:8::/64")


def test_who_does_not_read_makes_nothing_pile_up_and_misses_nothing(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("oltre-mare", "me", "me", "me", "me", start=True)
    line, reader = nobody(server).watch(table), ann.watch(table)
    live = server.services.tables.live[table]
    sweeping = server.services.bots._sweeping
    assert sweeping is not None
    for _ in range(2000):  # news enough to fill every buffer on the way
        sweeping.get_loop().call_soon_threadsafe(live.notify)
        reader.hear()
    seq = ann.do(table, "say", text="Is anybody asleep?")
    before = len(line.heard)
    line.hear_seq(seq)
    assert len(line.heard) - before < 1800
    assert [entry["kind"] for entry in line.entries[-1:]] == ["said"]


def test_asking_for_ever_other_moments_fills_no_memory(server: Served) -> None:
    table = server.guest("Ann").open_table("port-royal", "me", "me", start=True)
    live = server.services.tables.live[table]
    sizes = set()
    for since in range(500):
        live.update("", None, since, 1_000)
        sizes.add(len(live._for_spectators))
    assert max(sizes) < 150
