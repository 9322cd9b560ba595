"""Frames that are no messages, and messages by the thousand: whoever sends them is closed, others play on."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator

import pytest
from websockets.frames import Frame, Opcode

from argosy.server import websocket
from argosy.server.services import Config
from server.serving import PATIENCE, Served, served

pytestmark = pytest.mark.waits

MOST_SENT = 24_000_000  # bytes a flood sends before a test gives up


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the limits it has by default."""
    with served(tmp_path_factory.mktemp("usual") / "tables.sqlite", Config()) as running:
        yield running


@pytest.fixture(scope="module")
def table(usual: Served) -> str:
    return usual.guest("Ann").open_table("port-royal", "me", "open")


class Flood:
    """A socket without a token that sends whatever bytes it likes."""

    def __init__(self, server: Served, table: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{server.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: YSBrZXkgb2Ygc2l4dGVlbg==",
        ]
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self.heard = b""
        while b'"type":"update"' not in self.heard:
            self.heard += self._socket.recv(1 << 16)

    def __enter__(self) -> Flood:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def hear_end(self) -> bytes:
        """All that comes until the server hangs up."""
        with contextlib.suppress(ConnectionError):
            while more := self._socket.recv(1 << 16):
                self.heard += more
        return self.heard


def frame(kind: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(kind, data, fin).serialize(mask=True)


FLOODS = {
    "pings": frame(Opcode.PING) * 5000,
    "long pings": frame(Opcode.PING, b"x" * 125) * 500,
    "pongs": frame(Opcode.PONG) * 5000,
    "pieces of one message": frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT, fin=False) * 5000,
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_that_are_no_messages_is_closed(usual: Served, table: str, kind: str) -> None:
    other = usual.guest("Bea").watch(table)
    with Flood(usual, table) as flood:
        with contextlib.suppress(ConnectionError):
            flood.send(FLOODS[kind])
        end = flood.hear_end()
    assert end.endswith(b"\x03\xf0too many frames")  # 1008
    assert end.count(b"\x8a") < 200  # pongs
    assert other.ask("ping")["type"] == "ack"
    other.close()


def test_who_sends_pings_and_does_not_read_is_closed_before_anything_piles_up(
    usual: Served, table: str
) -> None:
    ping = frame(Opcode.PING, b"x" * 125) * 1000
    sent = 0
    with Flood(usual, table) as flood, contextlib.suppress(ConnectionError):
        while sent < MOST_SENT:
            flood.send(ping)
            sent += len(ping)
    assert sent < MOST_SENT


def test_a_ping_now_and_then_is_answered(usual: Served, table: str) -> None:
    with usual.guest("Ann").watch(table).socket as line:
        assert all(line.ping(f"{n}").wait(PATIENCE) for n in range(10))


def test_of_thousands_of_messages_that_come_at_once_few_are_looked_at(
    usual: Served, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at = 0
    take = websocket.Connection._take

    def counting(self: websocket.Connection, data: bytes) -> None:
        nonlocal looked_at
        looked_at += 1
        take(self, data)

    monkeypatch.setattr(websocket.Connection, "_take", counting)
    with Flood(usual, table) as flood:
        flood.send(frame(Opcode.TEXT) * 20_000)
        while flood.heard.count(b'"malformed"') < 60:  # what may be asked at once; the others wait
            flood.heard += flood._socket.recv(1 << 16)
        assert looked_at < 1500


def test_messages_in_pieces_and_many_at_once_are_all_answered(usual: Served, table: str) -> None:
    text = b'{"type":"ping","id":"%02d"}'
    halves = b"".join(
        frame(Opcode.TEXT, (text % n)[:9], fin=False) + frame(Opcode.CONT, (text % n)[9:]) for n in range(5)
    )
    whole = b"".join(frame(Opcode.TEXT, text % n) for n in range(5, 45))
    with Flood(usual, table) as flood:
        flood.send(halves + whole)
        ends = time.monotonic() + PATIENCE
        while flood.heard.count(b'"type":"ack"') < 45:
            assert time.monotonic() < ends
            flood.heard += flood._socket.recv(1 << 16)
        assert [f'"id":"{n:02d}"'.encode() in flood.heard for n in range(45)] == [True] * 45
