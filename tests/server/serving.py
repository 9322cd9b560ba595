"""A server to test against, in a thread or as a process that can be killed, and people who talk to it."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from argosy.server import websocket
from argosy.server.app import make_app
from argosy.server.http_connection import HttpConnection
from argosy.server.limits import Limits
from argosy.server.services import Config, Services
from argosy.store.address import open_store
from argosy.store.base import Store

Json = dict[str, Any]

NO_LIMITS = Limits(sockets=100_000, sockets_per_address=100_000).scaled(10_000)
PATIENCE = 180.0  # seconds until a test gives up, on however busy a machine
RUN = f"{os.getpid()}-{time.time_ns()}"  # in the names of logs: others of the same port may lie there still


class Refusal(Exception):
    """The server said no."""

    def __init__(self, status: int, body: Json) -> None:
        self.status, self.body = status, body
        self.reason = body.get("reason")
        super().__init__(f"{status} {body}")


def free_port() -> int:
    """Below those that systems give to clients: one of these could take it while a server restarts."""
    while True:
        port = 15_000 + secrets.randbelow(15_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


# -------------------------------------------------------------------------------- servers


class Served:
    """A server in this process; `services` are its inside."""

    def __init__(self, port: int, services: Services) -> None:
        self.port, self.services = port, services
        self.address = f"http://127.0.0.1:{port}"

    def guest(self, name: str) -> Person:
        return Person(self.address, name)


@contextlib.contextmanager
def served(
    store: str | Path | Store, config: Config | None = None, ping: float = 20.0, behind_proxy: bool = False
) -> Iterator[Served]:
    """A server in a thread of this process, until the block ends."""
    opened = store if isinstance(store, Store) else open_store(str(store))
    app = make_app(opened, config or Config(limits=NO_LIMITS))
    port = free_port()
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            port=port,
            log_config=None,
            access_log=False,
            proxy_headers=behind_proxy,
            forwarded_allow_ips="127.0.0.1" if behind_proxy else "",
            http=HttpConnection,
            ws=websocket.Connection,
            ws_max_size=8192,
            ws_ping_interval=ping,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=1,
        )
    )
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        wait_until_ready(f"http://127.0.0.1:{port}")
        yield Served(port, app.state.services)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


class Process:
    """`argosy serve` as a process of its own, to be stopped kindly or killed."""

    def __init__(self, store: str, port: int | None = None, *options: str) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = Path(os.environ.get("PYTEST_TMP", "/tmp")) / f"argosy-{RUN}-{self.port}.log"
        command = [sys.executable, "-m", "argosy", "serve", "--port", str(self.port), "--store", store]
        flags = ["--sockets-per-address", "100000", "--rate", "10000", *options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *flags], stdout=log, stderr=log)

    def ready(self) -> Process:
        wait_until_ready(self.address, self.process)
        return self

    def kill(self) -> None:
        """kill -9: no farewell, nothing flushed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def __enter__(self) -> Process:
        return self.ready()

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()


def wait_until_ready(address: str, process: subprocess.Popen[bytes] | None = None) -> None:
    """Until the server answers and its rules are compiled."""
    ends = time.monotonic() + 300  # rules may have to be compiled first
    while time.monotonic() < ends:
        if process is not None and process.poll() is not None:
            raise RuntimeError(f"the server ended with status {process.returncode}")
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/health", timeout=60) as answer:
            if json.load(answer)["rules"] == "ready":
                return
        time.sleep(0.05)
    raise TimeoutError("the server did not come up")


# --------------------------------------------------------------------------------- people


class Person:
    """A guest, by bearer token; `ask` is HTTP, `watch` opens a socket."""

    def __init__(self, address: str, name: str, token: str | None = None) -> None:
        self.address = address
        self.name = name
        self.token = token or self._come(name)

    def _come(self, name: str) -> str:
        return self._cookie("/api/me", {"name": name})

    @classmethod
    def with_code(cls, address: str, code: str) -> Person:
        """A device that shows a code."""
        device = cls(address, "", "none yet")
        device.token = device._cookie("/api/me/claim", {"code": code})
        return device

    def _cookie(self, path: str, body: Json) -> str:
        try:
            with urllib.request.urlopen(self._request("POST", path, body), timeout=PATIENCE) as answer:
                cookie: str = answer.headers["Set-Cookie"]
        except urllib.error.HTTPError as problem:
            raise Refusal(problem.code, json.loads(problem.read())) from None
        return cookie.partition("=")[2].partition(";")[0]

    def _request(self, method: str, path: str, body: Any = None) -> urllib.request.Request:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        if getattr(self, "token", None):
            headers["Authorization"] = f"Bearer {self.token}"
        return urllib.request.Request(self.address + path, data, headers, method=method)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer as JSON, or as text where it is none; Refusal where the server says no."""
        try:
            with urllib.request.urlopen(self._request(method, path, body), timeout=PATIENCE) as answer:
                text = answer.read().decode()
                return json.loads(text) if "json" in answer.headers["Content-Type"] else text
        except urllib.error.HTTPError as problem:
            raise Refusal(problem.code, json.loads(problem.read())) from None

    def open_table(self, game: str, *seats: str, start: bool = False, **settings: Any) -> str:
        """Seats are `me`, `open`, `reserved` or the level of a bot."""
        chosen = [
            {"kind": seat} if seat in {"me", "open", "reserved"} else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        about = {"game": game, "seats": chosen, "pace": 0, **settings}
        table: str = self.ask("POST", "/api/tables", {"settings": about, "start": start})["table"]
        return table

    def do(self, table: str, type: str, **fields: Any) -> int:
        """A message by HTTP; the entry it became."""
        message = {"type": type, "id": secrets.token_hex(8), **fields}
        seq: int = self.ask("POST", f"/api/tables/{table}", message)["seq"]
        return seq

    def look(self, table: str, query: str = "") -> Json:
        answer: Json = self.ask("GET", f"/api/tables/{table}{query}")
        return answer

    def watch(self, table: str, since: int | None = None) -> Connection:
        return Connection(self, table, since)


class Connection:
    """A socket at a table. Every byte that came is kept in `heard`."""

    def __init__(self, person: Person, table: str, since: int | None = None) -> None:
        query = "" if since is None else f"?since={since}"
        address = f"ws{person.address.removeprefix('http')}/api/tables/{table}/socket{query}"
        headers = {"Authorization": f"Bearer {person.token}"} if person.token else {}
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                address,
                additional_headers=headers,
                compression=None,
                open_timeout=PATIENCE,
                max_size=None,
                ping_interval=None,  # a client that gives a busy machine up after twenty seconds
            )
        )
        self.heard: list[str] = []
        self.entries: list[Json] = []
        self.update: Json = {}
        self.hear_until(lambda: bool(self.update))

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "update":
            self.update = message
            self.entries += message["entries"]
        return message

    def hear_until(self, done: Any) -> None:
        ends = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > ends:
                raise TimeoutError(f"waited in vain; the last update is {self.update}")
            self.hear(max(0.01, ends - time.monotonic()))

    def hear_seq(self, seq: int) -> Json:
        """The table once it has come to that entry."""
        self.hear_until(lambda: self.update.get("seq", 0) >= seq)
        return self.update

    def send(self, type: str, **fields: Any) -> str:
        """Send without waiting; the id of the message."""
        message = {"type": type, "id": secrets.token_hex(8), **fields}
        self.socket.send(json.dumps(message))
        return str(message["id"])

    def ask(self, type: str, **fields: Any) -> Json:
        """Send, and wait for the answer to this very message."""
        return self.answer(self.send(type, **fields))

    def answer(self, id: str) -> Json:
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            message = self.hear(PATIENCE)
            if message["type"] != "update" and message.get("id") == id:
                return message
        raise TimeoutError("no answer came")

    def decide(self, seat: int, action: str | list[str]) -> Json:
        """Decide about what was seen last."""
        return self.ask("decide", seat=seat, seq=self.update["seq"], action=action)

    @property
    def view(self) -> Json:
        view: Json = self.update["view"]
        return view

    @property
    def wanted(self) -> list[int]:
        return [decision["seat"] for decision in self.update["table"]["decisions"]]

    def close(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            self._open.close()
