"""Floods: what a program can send to a server of ours on loopback to be a nuisance, for some seconds.

`python -m argosy.lab.bench.flooder NAME PORT TABLE SECONDS` prints what it did. It is a process of its own,
so that it takes nothing from the clients whose waiting is measured.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import random
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPException

import argosy.games
from argosy.games.record import Record, _digest
from argosy.players.levels import LEVELS

PATIENCE = 5.0  # seconds for an answer
MOST_HELD = 4000  # connections that are held open
PIECE = bytes(1 << 16)  # of a body without an end
NICE = 10  # the flood comes from elsewhere: the processors of this machine are the server's first

Work = Callable[["Flood"], None]


class Flood:
    """One flood: where it goes, until when, and what came of it."""

    def __init__(self, port: int, table: str, seconds: float) -> None:
        self.port, self.table = port, table
        self.ends = time.monotonic() + seconds
        self.done: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.ends

    # -------------------------------------------------------------------------- connections

    @contextlib.contextmanager
    def connection(self) -> Iterator[socket.socket]:
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as line:
            self.done["connections"] += 1
            yield line

    @contextlib.contextmanager
    def socket(self) -> Iterator[socket.socket]:
        """A WebSocket without a token."""
        key = base64.b64encode(b"a key of sixteen").decode()
        lines = [
            f"GET /api/tables/{self.table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        ]
        with self.connection() as line:
            line.sendall("\r\n".join([*lines, "", ""]).encode())
            if b" 101 " not in line.recv(1 << 12):
                raise ConnectionError("refused")
            self.done["sockets"] += 1
            yield line

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, str]:
        """The status, and the body or the token of a new guest."""
        caller = HTTPConnection("127.0.0.1", self.port, timeout=4 * PATIENCE)
        headers = {
            "Content-Type": "application/json",
            **({"Authorization": f"Bearer {token}"} if token else {}),
        }
        caller.request(method, path, None if body is None else json.dumps(body), headers)
        answer = caller.getresponse()
        text, cookie = answer.read().decode(), answer.headers.get("Set-Cookie", "")
        caller.close()
        self.done[f"status {answer.status}"] += 1
        return answer.status, cookie.partition("=")[2].partition(";")[0] if cookie else text

    def guest(self) -> str:
        return self.ask("POST", "/api/me", {"name": "Guest"})[1]

    def again(self, once: Work) -> None:
        """As often as there is time; who is refused tries again."""
        while self.goes_on:
            try:
                once(self)
            except (OSError, HTTPException, ValueError):
                self.done["broken off"] += 1
                time.sleep(0.01)


# --------------------------------------------------------------------------------- sockets


def _frame(kind: int, data: bytes = b"", fin: bool = True) -> bytes:
    return bytes(((0x80 if fin else 0) | kind, 0x80 | len(data))) + bytes(4) + data


def _sending(frames: bytes, reads: bool) -> Work:
    def once(flood: Flood) -> None:
        with flood.socket() as line:
            if reads:
                threading.Thread(target=_read_all, args=(line,), daemon=True).start()
            while flood.goes_on:
                line.sendall(frames)
                flood.done["bytes"] += len(frames)

    return lambda flood: flood.again(once)


def _read_all(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while line.recv(1 << 16):
            pass


def _handshakes(flood: Flood) -> None:
    with flood.socket():
        pass


# ----------------------------------------------------------------------------------- HTTP


def _record(seed: int, most: int) -> str:
    """A game at random, with as many moves as a record may have."""
    position = argosy.games.game(argosy.games.NAMES[0]).new(2, seed=seed)
    record, chance = Record.of(position), random.Random(seed)
    while not record.position.over and len(record.moves) < most:
        seat = record.position.asked
        assert seat is not None
        record.play(seat, chance.choice(record.position.legal(seat)))
    return record.to_text()


def _records(flood: Flood) -> None:
    """One move with as many events as are read: all of it has to be understood to be refused."""
    body = _record(1, 1).rpartition("end ")[0]
    event = body.splitlines()[-1] + "\n"
    body += event * min(29_000, 1_000_000 // len(event))
    text = f"{body}end 1 sha256={_digest(body)}\n"

    def once(flood: Flood) -> None:
        _bring(flood, flood.guest(), text)

    flood.again(once)


def _bring(flood: Flood, token: str, text: str) -> str:
    status, answer = flood.ask("POST", "/api/records", {"record": text}, token)
    return str(json.loads(answer)["table"]) if status == 201 else ""


def _views(flood: Flood) -> None:
    """Long games are brought and looked at, each moment of another one."""
    texts = [_record(seed, 5000) for seed in range(4)]
    tables: list[str] = []

    def once(flood: Flood) -> None:
        if len(tables) < len(texts) and (brought := _bring(flood, flood.guest(), texts[len(tables)])):
            tables.append(brought)
        table = random.choice(tables)
        for page in ("moves?after=1000000", f"view?move={random.randrange(100)}", "record", "entries"):
            flood.ask("GET", f"/api/tables/{table}/{page}")

    flood.again(once)


def _lobby(flood: Flood) -> None:
    """Guests who open public tables, and lists of these."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    settings = {"game": argosy.games.NAMES[0], "seats": seats, "public": True}

    def once(flood: Flood) -> None:
        token = flood.guest()
        for _ in range(12):
            flood.ask("POST", "/api/tables", {"settings": settings}, token)
            flood.ask("GET", "/api/tables")

    flood.again(once)


def _requests(flood: Flood) -> None:
    def once(flood: Flood) -> None:
        for path in ("/api/tables", "/api/games", "/", f"/api/tables/{flood.table}", "/health"):
            flood.ask("GET", path)

    flood.again(once)


def _bots(flood: Flood) -> None:
    """Tables of one guest at which the strongest bots play each other."""
    token, game = flood.guest(), argosy.games.NAMES[0]
    seats = [{"kind": "bot", "level": LEVELS[-1]}] * 4
    for _ in range(12):
        flood.ask(
            "POST",
            "/api/tables",
            {"settings": {"game": game, "seats": seats, "pace": 0}, "start": True},
            token,
        )
    while flood.goes_on:
        time.sleep(0.1)


def _half(start: bytes, pause: float = 0.001) -> Work:
    """Connections that are opened, get half a request, and are held."""

    def work(flood: Flood) -> None:
        held: list[socket.socket] = []
        while flood.goes_on:
            try:
                line = socket.create_connection(("127.0.0.1", flood.port), PATIENCE)
                line.sendall(start)
                flood.done["connections"] += 1
                held.append(line)
                time.sleep(pause)
            except OSError:
                flood.done["broken off"] += 1
                time.sleep(0.01)
            while len(held) > MOST_HELD:
                held.pop(0).close()

    return work


def _bodies(flood: Flood) -> None:
    def once(flood: Flood) -> None:
        with flood.connection() as line:
            line.sendall(
                b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                b"Transfer-Encoding: chunked\r\n\r\n"
            )
            while flood.goes_on:
                line.sendall(b"10000\r\n" + PIECE + b"\r\n")
                flood.done["bytes"] += len(PIECE)

    flood.again(once)


TEXT, PING = 0x1, 0x9
PIECES = _frame(TEXT, fin=False) + _frame(0, fin=False) * 10_000
FLOODS: dict[str, tuple[Work, int]] = {  # and by how many threads
    "pings": (_sending(_frame(PING) * 10_000, reads=True), 1),
    "unread-pings": (_sending(_frame(PING, b"x" * 125) * 1000, reads=False), 1),
    "pieces": (_sending(PIECES, reads=True), 1),
    "messages": (_sending(_frame(TEXT, b"{}") * 10_000, reads=True), 4),
    "handshakes": (lambda flood: flood.again(_handshakes), 4),
    "records": (_records, 8),
    "views": (_views, 4),
    "lobby": (_lobby, 10),
    "requests": (_requests, 50),
    "connections": (_half(b"", pause=0), 1),
    "half-requests": (_half(b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"), 1),
    "half-bodies": (
        _half(b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
              b"Content-Length: 1000\r\n\r\n{"),
        1,
    ),
    "endless-bodies": (_bodies, 4),
    "bots": (_bots, 1),
}  # fmt: skip


def main() -> None:
    name, port, table, seconds = sys.argv[1:]
    work, threads = FLOODS[name]
    flood = Flood(int(port), table, float(seconds))
    with contextlib.suppress(OSError):
        os.nice(NICE)
    workers = [threading.Thread(target=work, args=(flood,), daemon=True) for _ in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(max(0.0, flood.ends - time.monotonic()) + PATIENCE)
    print(json.dumps(dict(flood.done)))


if __name__ == "__main__":
    main()
