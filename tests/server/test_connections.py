"""Connections that are held open, stretched or fed without end: they are closed, and others find room."""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from argosy.server import http_connection
from argosy.server.limits import Limits
from argosy.server.services import Config
from argosy.server.websocket import Connection
from server.raw_requests import call
from server.serving import PATIENCE, Served, served

MOST_SENT = 60_000_000  # bytes of a body before a test gives up


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(http_connection, "BODY_SECONDS", 0.2)


@contextlib.contextmanager
def connected(server: Served) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), 30) as line:
        yield line


def heard(line: socket.socket) -> bytes:
    """Everything until the server closes; TimeoutError where it does not."""
    text = b""
    with contextlib.suppress(ConnectionError):
        while more := line.recv(1 << 16):
            text += more
    return text


def post(*lines: str) -> bytes:
    head = ["POST /api/me HTTP/1.1", "Host: localhost", "Content-Type: application/json", *lines, "", ""]
    return "\r\n".join(head).encode()


HELD = {
    "nothing at all": b"",
    "half a line": b"GET /hea",
    "half a head": b"GET /health HTTP/1.1\r\nHost: localhost\r\n",
    "half a body": post("Content-Length: 100") + b'{"name":',
    "half a body in pieces": post("Transfer-Encoding: chunked") + b"3\r\n{  \r\n",
}


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("what", HELD)
def test_who_sends_half_a_request_is_not_waited_for(server: Served, what: str) -> None:
    with connected(server) as line:
        line.sendall(HELD[what])
        assert heard(line) == b""


@pytest.mark.usefixtures("hasty")
def test_half_a_request_after_a_whole_one_is_not_waited_for_either(server: Served) -> None:
    with connected(server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health HT")
        assert heard(line).count(b"HTTP/1.1 200") == 1


def test_a_slow_but_honest_request_is_answered(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "HEAD_SECONDS", PATIENCE)
    body = json.dumps({"name": "Ann"}).encode()
    with connected(server) as line:
        for piece in (post(f"Content-Length: {len(body)}", "Connection: close"), body):
            for byte in piece:
                line.sendall(bytes([byte]))
        assert heard(line).startswith(b"HTTP/1.1 200")


@pytest.mark.waits
def test_a_refused_body_is_not_read_on(server: Served) -> None:
    piece = b"10000\r\n" + bytes(0x10000) + b"\r\n"
    sent = 0
    with connected(server) as line:
        line.sendall(post("Transfer-Encoding: chunked"))
        with contextlib.suppress(ConnectionError):
            while sent < MOST_SENT:
                line.sendall(piece)
                sent += len(piece)
    assert sent < MOST_SENT


@pytest.mark.waits
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("length", [5 * 1024 * 1024, 10**12, 10**30])
def test_a_body_that_says_it_is_too_long_is_refused_before_it_comes(server: Served, length: int) -> None:
    with connected(server) as line:
        line.sendall(post(f"Content-Length: {length}"))
        answer = heard(line)
    assert answer.startswith((b"HTTP/1.1 413", b"HTTP/1.1 400"))


def test_a_small_body_that_is_refused_leaves_the_connection_open(server: Served) -> None:
    body = b'{"name": 7}'
    with connected(server) as line:
        for _ in range(3):
            line.sendall(post(f"Content-Length: {len(body)}") + body)
            answer = b""
            while b"malformed" not in answer:
                answer += line.recv(1 << 16)
            assert answer.startswith(b"HTTP/1.1 400")


@contextlib.contextmanager
def holding(server: Served, count: int) -> Iterator[list[socket.socket]]:
    with contextlib.ExitStack() as held:
        yield [held.enter_context(connected(server)) for _ in range(count)]


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    config = Config(limits=Limits(sockets_per_address=4))
    with served(tmp_path / "tables.sqlite", config) as server:
        with holding(server, 8):
            with connected(server) as line:
                answer = heard(line)
            assert answer.startswith(b"HTTP/1.1 429")
            assert answer.partition(b"\r\n\r\n")[2] == b"too many connections are open from this address\r\n"
        ends = time.monotonic() + PATIENCE
        while server.services.connections.total and time.monotonic() < ends:
            time.sleep(0.01)
        assert call(server.port, "GET", "/health").status == 200


def test_sockets_are_not_counted_twice(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite", Config(limits=Limits(sockets_per_address=6))) as server:
        table = server.guest("Ann").open_table("port-royal", "me", "open")
        bea = server.guest("Bea")
        lines = [bea.watch(table) for _ in range(6)]
        with holding(server, 8):
            assert lines[0].ask("ping")["type"] == "ack"
        for line in lines:
            line.close()


def test_behind_a_proxy_its_connections_are_everybodys(tmp_path: Path) -> None:
    config = Config(limits=Limits(sockets_per_address=2))
    with served(tmp_path / "tables.sqlite", config, behind_proxy=True) as server, holding(server, 20):
        assert call(server.port, "GET", "/health", X_Forwarded_For="192.0.2.1").status == 200


AMBIGUOUS = {
    "bare line feeds": b"GET /health HTTP/1.1\nHost: localhost\n\n",
    "one bare line feed": b"GET /health HTTP/1.1\r\nHost: localhost\nX: 1\r\n\r\n",
    "a bare line feed at the end": b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: 1\n\r\n",
    "a bare line feed before it": b"\nGET /health HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a folded line": b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: 1\r\n 2\r\n\r\n",
    "a line folded by a tab": b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: 1\r\n\t2\r\n\r\n",
    "a long line": b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 100_000 + b"\r\n\r\n",
    "many lines": b"GET /health HTTP/1.1\r\nHost: localhost\r\n" + b"X: 1\r\n" * 5_000 + b"\r\n",
}


@pytest.mark.parametrize("what", AMBIGUOUS)
@pytest.mark.parametrize("before", [b"", b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"])
def test_a_head_that_is_not_as_the_standard_has_it_is_refused(
    server: Served, what: str, before: bytes
) -> None:
    with connected(server) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(before + AMBIGUOUS[what])
        answer = heard(line)
    assert answer.count(b"HTTP/1.1 200") == (1 if before else 0)
    assert answer.count(b"HTTP/1.1 4") <= 1  # none where it is closed before all of it was read


def test_a_body_that_is_broken_off_is_one_line_in_the_log(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    with connected(server) as line:
        line.sendall(post("Content-Length: 100") + b'{"name":')
        assert call(server.port, "GET", "/health").status == 200  # by now it was begun
    ends = time.monotonic() + PATIENCE

    def lines() -> list[logging.LogRecord]:
        return [record for record in caplog.records if record.name != "uvicorn.access"]

    while not lines() and time.monotonic() < ends:
        time.sleep(0.01)
    assert call(server.port, "GET", "/health").status == 200
    (only,) = lines()
    assert only.getMessage() == "a request was broken off before its body was whole"
    assert only.exc_info is None


def test_a_socket_that_is_gone_leaves_no_garbage(tmp_path: Path) -> None:
    """Garbage is seldom looked for: what waits for it would fill the memory."""
    with served(tmp_path / "tables.sqlite", ping=0.2) as server:
        ann = server.guest("Ann")
        table = ann.open_table("port-royal", "me", "open")
        gc.collect()
        gc.disable()
        try:
            for _ in range(5):
                ann.watch(table).close()
            ends = time.monotonic() + PATIENCE
            while any(type(thing) is Connection for thing in gc.get_objects()):
                assert time.monotonic() < ends, "connections are still there"
                time.sleep(0.05)
        finally:
            gc.enable()
