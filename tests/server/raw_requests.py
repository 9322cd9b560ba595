"""Requests and handshakes with exactly the headers one wants, and how they end."""

from __future__ import annotations

import http.client
import json
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from argosy.server.services import COOKIE
from server.serving import PATIENCE, Connection, Person


class Reply(NamedTuple):
    status: int
    headers: http.client.HTTPMessage
    text: str

    @property
    def reason(self) -> str | None:
        reason: str | None = json.loads(self.text).get("reason")
        return reason


def call(port: int, method: str, path: str, body: Any = None, **headers: str) -> Reply:
    """One request with exactly these headers."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if body is not None:
        sent.setdefault("Content-Type", "application/json")
    connection.request(method, path, None if body is None else json.dumps(body).encode(), sent)
    answer = connection.getresponse()
    reply = Reply(answer.status, answer.headers, answer.read().decode())
    connection.close()
    return reply


def shake(port: int, table: str, **headers: str) -> Reply | None:
    """A handshake: None where it succeeds."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    try:
        with connect(address, additional_headers=sent, compression=None):
            return None
    except InvalidStatus as refused:
        answer = refused.response
        message = http.client.HTTPMessage()
        for name, value in answer.headers.raw_items():
            message[name] = value
        return Reply(answer.status_code, message, bytes(answer.body or b"").decode())


def cookie(person: Person) -> str:
    return f"{COOKIE}={person.token}"


def end_of(line: Connection) -> tuple[int | None, str | None]:
    """How the server closes a socket."""
    try:
        while True:
            line.hear()
    except ConnectionClosed:
        return line.socket.close_code, line.socket.close_reason
