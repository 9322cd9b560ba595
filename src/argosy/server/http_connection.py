"""A connection of uvicorn's for HTTP that nobody can hold, stretch or fill for long.

A request has to come whole within some time, one address has so many connections, and a body that is refused
is not read on. The head of a request is taken literally: lines end as the standard says, no line goes on in
the next, and all of it has its length.

This uses internals of uvicorn (`H11Protocol`, `_TrustedHosts`) and of h11 (`_receive_buffer`), which have
upper bounds in pyproject.toml for that.
"""

from __future__ import annotations

import asyncio
import contextlib
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import h11
from h11._receivebuffer import ReceiveBuffer
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from argosy.server.limits import Bucket

if TYPE_CHECKING:
    from argosy.server.services import Services

HEAD_SECONDS = 10.0  # from the first byte of a request, or from the beginning, to the end of its head
BODY_SECONDS = 60.0  # for a body: a whole record over a slow line
READ_SECONDS = 60.0  # in which a client that does not read has to go on reading
LONGEST_HEAD = 16 * 1024
READ_ON = 4 * 1024 * 1024  # bytes: a body up to that is read to its end, or few clients would see the refusal
FAREWELL = 1.0  # seconds in which a client can read why its body was refused
FULL = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain; charset=utf-8\r\n"
    b"Content-Length: 49\r\nConnection: close\r\n\r\ntoo many connections are open from this address\r\n"
)

HEAD, BODY = "head", "body"
_answers = Bucket(20, 20)  # to connections for which there is no room: a flood of them gets none


class HttpConnection(H11Protocol):
    """Needs the application of `make_app`, whose services count connections."""

    _phase = ""  # what is waited for: the end of the head, or of the body
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _counted_as: str | None = None
    _is_dropped = False

    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(*values, **named)
        self.conn._receive_buffer = StrictBuffer()
        self._services: Services = self.config.app.state.services  # type: ignore[union-attr]

    # ------------------------------------------------------------------------- connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        # behind a proxy all come from its address: it counts them, and we count requests and sockets
        name = "" if self.config.proxy_headers and host in _trusted(self.config.forwarded_allow_ips) else host
        address = self._services.network(name)
        if not self._services.connections.add(address, unlimited=not name):
            self._is_dropped = True
            if _answers.take():
                transport.write(FULL)
                transport.close()
            else:
                transport.abort()
            return
        self._counted_as = address
        self._watch(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        self._unread = _none(self._unread)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._release()
        super().handle_websocket_upgrade(event)

    def _release(self) -> None:
        self._deadline, self._phase = _none(self._deadline), ""
        if self._counted_as is not None:
            self._services.connections.remove(self._counted_as)
            self._counted_as = None

    # --------------------------------------------------------------------------- deadlines

    def data_received(self, data: bytes) -> None:
        if self._is_dropped:
            return
        super().data_received(data)
        self._watch_on()

    def on_response_complete(self) -> None:
        if self.conn.their_state is h11.SEND_BODY and not self._is_short():
            self._drop()
            return
        super().on_response_complete()
        self._watch_on()

    def _watch_on(self) -> None:
        if self._counted_as is None or self.transport.is_closing():
            return  # it has become a WebSocket, or it is being closed
        if self.conn.their_state is h11.SEND_BODY:
            self._watch(BODY)
        elif self.conn.their_state is h11.IDLE and self.conn._receive_buffer:
            self._watch(HEAD)
        elif self.conn.their_state is not h11.IDLE or self.timeout_keep_alive_task is not None:
            self._watch("")  # the answer is made, or uvicorn waits for another request

    def _watch(self, phase: str) -> None:
        if phase != self._phase:
            self._phase = phase
            self._deadline = _none(self._deadline)
            if phase:
                seconds = HEAD_SECONDS if phase == HEAD else BODY_SECONDS
                self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _is_short(self) -> bool:
        lengths = [value for name, value in self.headers if name == b"content-length"]
        return bool(lengths) and int(lengths[0]) <= READ_ON  # h11 has made sure that it is a number

    def _drop(self) -> None:
        """The answer was given; what else comes is not read."""
        self._is_dropped = True
        self._watch("")
        self._unset_keepalive_if_required()
        self.transport.pause_reading()
        self.loop.call_later(FAREWELL, self.transport.abort)

    # --------------------------------------------------------------------- slow readers

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread = _none(self._unread)

    def send_400_response(self, msg: str) -> None:
        with contextlib.suppress(h11.LocalProtocolError):  # in the middle of another answer
            super().send_400_response(msg)
        self.transport.close()


class StrictBuffer(ReceiveBuffer):
    """What has come and is not understood yet."""

    _extracted = bytearray()

    def _extract(self, count: int) -> bytearray:
        self._extracted = super()._extract(count)
        return self._extracted

    def maybe_extract_lines(self) -> list[bytearray] | None:
        if self._data[:1] == b"\n":
            raise h11.RemoteProtocolError("a line ends without a carriage return")
        lines = super().maybe_extract_lines()
        if lines:
            head = self._extracted
            if len(head) > LONGEST_HEAD:
                raise h11.RemoteProtocolError("the head is too long", error_status_hint=431)
            if any(line[:1] in b" \t" for line in lines):
                raise h11.RemoteProtocolError("a line goes on in the next")
            if len(lines) + 1 != head.count(b"\r\n"):
                raise h11.RemoteProtocolError("a line ends without a carriage return")
        return lines


def _none(timer: asyncio.TimerHandle | None) -> asyncio.TimerHandle | None:
    """No timer any more."""
    if timer is not None:
        timer.cancel()
    return None


def _trusted(hosts: list[str] | str | None) -> _TrustedHosts:
    """Proxies, by address or by network."""
    return _trusted_hosts(hosts if isinstance(hosts, str) else ",".join(hosts or []))


_trusted_hosts = lru_cache(4)(_TrustedHosts)
