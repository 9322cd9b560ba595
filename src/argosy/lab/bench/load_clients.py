"""The cheapest clients there are: HTTP on a kept connection, and WebSockets by the thousand in one process.

They speak to our own server on loopback and to nothing else, so they know just as much of both protocols as
that needs, and leave the processor to the server they measure.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
NO_MASK = b"\0\0\0\0"  # a client must mask what it sends; by this mask every byte stays as it is

_buffer = memoryview(bytearray(1 << 18))  # what all sockets read into: one reads at a time


class Failed(Exception):
    """The server did not do what it was asked."""


class Caller:
    """Requests one after the other on one connection."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str, source: str | None
    ) -> None:
        self._reader, self._writer, self._host = reader, writer, host
        self.source = source

    @classmethod
    async def to(cls, port: int, source: str | None = None) -> Caller:
        """`source`: the address of this machine it comes from."""
        own = None if source is None else (source, 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=own)
        return cls(reader, writer, f"127.0.0.1:{port}", source)

    async def ask(
        self, method: str, path: str, body: Any = None, token: str = ""
    ) -> tuple[Any, dict[str, str]]:
        """The answer's JSON and its headers; Failed unless the server is content."""
        data = b"" if body is None else msgspec.json.encode(body)
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self._host}",
            "Content-Type: application/json",
            f"Content-Length: {len(data)}",
        ]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        status, *fields = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {
            name.lower(): value.strip() for name, _, value in (field.partition(":") for field in fields)
        }
        answer = await self._reader.readexactly(int(headers["content-length"]))
        if not status.split()[1].startswith("2"):
            raise Failed(f"{method} {path}: {status}: {answer[:300]!r}")
        return msgspec.json.decode(answer), headers

    async def guest(self, name: str) -> str:
        """The token of somebody new."""
        _, headers = await self.ask("POST", "/api/me", {"name": name})
        return headers["set-cookie"].partition("=")[2].partition(";")[0]

    def close(self) -> None:
        self._writer.close()


class Line(asyncio.BufferedProtocol):
    """A WebSocket. `heard` is called with every text that comes."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self._request = request
        self._heard = heard
        self._rest = b""
        self._transport: asyncio.Transport
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def to(
        cls, port: int, path: str, heard: Callable[[bytes], None], token: str = "", source: str | None = None
    ) -> Line:
        """An open one."""
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: YSBrZXkgb2Ygc2l4dGVlbg==",
        ]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        request = "\r\n".join([*lines, "", ""]).encode()
        loop = asyncio.get_running_loop()
        own = None if source is None else (source, 0)
        _, line = await loop.create_connection(lambda: cls(request, heard), "127.0.0.1", port, local_addr=own)
        await line.opened
        return line

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def close(self) -> None:
        self._transport.abort()

    def _write(self, kind: int, data: bytes) -> None:
        head = bytes((0x80 | kind,))
        if len(data) < 126:
            head += bytes((0x80 | len(data),))
        else:
            head += b"\xfe" + len(data).to_bytes(2)
        self._transport.write(head + NO_MASK + data)

    # ---------------------------------------------------------------- called by the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, problem: Exception | None) -> None:
        self.is_open = False
        if not self.opened.done():
            self.opened.set_exception(Failed("the server closed the connection"))

    def get_buffer(self, sizehint: int) -> memoryview:
        return _buffer

    def buffer_updated(self, nbytes: int) -> None:
        data = bytes(_buffer[:nbytes])
        if self._rest:
            data = self._rest + data
        if not self.is_open:
            data = self._shake_hands(data)
        self._rest = self._read_frames(data) if self.is_open else data

    def _shake_hands(self, data: bytes) -> bytes:
        """What follows the answer to the request, once all of that is there."""
        answer, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if answer.split(maxsplit=2)[1] == b"101":
            self.is_open = True
            self.opened.set_result(None)
        else:
            self.opened.set_exception(Failed(f"no WebSocket: {answer[:40]!r} {rest[:300]!r}"))
            self._transport.abort()
        return rest

    def _read_frames(self, data: bytes) -> bytes:
        """Hand on every whole frame; what is left over is the beginning of the next."""
        at = 0
        while len(data) - at >= 2:
            kind, length, start = data[at] & 0xF, data[at + 1], at + 2
            if length >= 126:
                start += 2 if length == 126 else 8
                if len(data) < start:
                    break
                length = int.from_bytes(data[at + 2 : start])
            if len(data) < start + length:
                break
            at = start + length
            self._take(kind, data[start:at])
        return data[at:]

    def _take(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self._heard(data)
        elif kind == PING:
            self._write(PONG, data)
        elif kind == CLOSE:
            self._transport.abort()
