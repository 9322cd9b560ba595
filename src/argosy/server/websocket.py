"""A WebSocket connection of uvicorn's with a short way out: one call, one frame, one write.

A decision goes to everybody at its table, and the usual way (an ASGI message, a frame object, a queue of
bytes) costs more than making the message.

It also notices within seconds that a client no longer answers, long before its connection is given up.

A client costs no more than it may: frames are looked at one by one and no more once messages wait, those that
are no messages are counted, and whoever sends too many of them is closed and no longer read.

This uses internals of uvicorn (`conn`, `queue`, `frames`, `read_paused`, `writable`, `close_sent`,
`close_timer`, `handshake_initiated`, `handle_cont`, `handle_ping`, `handle_pong`, `start_keepalive`,
`keepalive_timeout`, `pending_ping_payload`, `run_asgi`, `scope`), which therefore has an upper bound in
pyproject.toml.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

from argosy.server.heartbeat import Heartbeat
from argosy.server.limits import Bucket

CONNECTION = "argosy.connection"  # in the ASGI scope of a WebSocket: its connection
MOST_UNREAD = 8  # messages of one client that wait; before there are more, no more are read
SOON = 0.1  # seconds that need not be waited for
SILENCE = 1.8  # seconds after which a ping without an answer means that nobody is heard there
EXTRA_FRAMES = 4.0, 40.0  # pings, pongs nobody asked for, pieces of messages: a second, and at once
LAST_BYTES = 4096  # that are still read of a client after the farewell
FAREWELL = 1.0  # seconds in which a client that is no longer read can see why
TOO_FAST = 1008  # of the WebSocket protocol's codes
PING = b"\x89\x04"  # how a ping of four bytes begins
PONG = b"\x8a\x84"  # and its answer, before the mask and what is masked
PONG_LENGTH = 10  # bytes
WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole text message
MASKED = 0x80  # in the second byte: as all frames of a client have to be
LONGEST_HEAD = 14  # bytes
SHORT, LONG = 126, 1 << 16  # lengths in bytes from which on the length is written in another way


class Connection(WebSocketsSansIOProtocol):
    """Needs a server without compression, for messages are framed here, and the application of `make_app`."""

    is_silent = False
    on_silence: Callable[[], None] | None = None  # called when it begins, and when it ends
    _unparsed: bytearray | None = None  # what came and may not be looked at yet
    _extra_frames: Bucket | None = None
    _after_farewell = 0  # bytes
    _is_dropped = False
    _heard_at = 0.0  # by the loop's clock
    _asked_at = 0.0

    async def run_asgi(self) -> None:
        self.scope[CONNECTION] = self  # type: ignore[literal-required]
        try:
            await super().run_asgi()
        finally:
            del self.scope[CONNECTION]  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing keeps a connection that is gone: garbage is seldom looked for (`cli/serve.py`)."""
        super().connection_lost(exc)
        self.conn.parser.close()

    # ------------------------------------------------------------------------------- pings

    def start_keepalive(self) -> None:
        if self.ping_interval:
            heartbeat: Heartbeat = self.config.app.state.services.heartbeat  # type: ignore[union-attr]
            heartbeat.look_after(self, self.loop.time() + self.ping_interval)

    def check(self, at: float) -> float | None:
        """Called by the heartbeat. Whoever was heard from a moment ago is not asked."""
        if self.close_sent or self.transport.is_closing() or self.ping_interval is None:
            return None
        if self.pending_ping_payload is None:
            if (due := self._heard_at + self.ping_interval) > at + SOON:
                return due
            self.pending_ping_payload = payload = random.getrandbits(32).to_bytes(4)
            self._asked_at = at
            self.transport.write(PING + payload)
            return at + SILENCE
        if at < (ends := self._asked_at + (self.ping_timeout or 0)):
            self._note(True)
            return min(at + SILENCE, ends)
        self.keepalive_timeout()
        return None

    def _is_awaited_pong(self, data: bytes) -> bool:
        """Whether this is the answer to the ping, and nothing else: no parser need look at it."""
        ping = self.pending_ping_payload
        return (
            ping is not None
            and data[:2] == PONG
            and int.from_bytes(data[2:6]) ^ int.from_bytes(data[6:]) == int.from_bytes(ping)
        )

    def _note_pong(self) -> None:
        self.pending_ping_payload = None
        self._note(False)

    def handle_pong(self, event: Frame) -> None:
        if bytes(event.data) == self.pending_ping_payload:
            self._note_pong()
        else:
            self._count_extra_frame()

    def _note(self, silent: bool) -> None:
        if silent != self.is_silent:
            self.is_silent = silent
            if self.on_silence is not None:
                self.on_silence()

    # ----------------------------------------------------------------------------- messages

    @property
    def is_free(self) -> bool:
        """Whether earlier messages are on their way, so that more may follow."""
        return self.writable.is_set()

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send messages by one write. To a client that is gone, or is being closed, nothing is sent."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))

    # ------------------------------------------------------------------------------ floods

    def data_received(self, data: bytes) -> None:
        if self._is_dropped:
            return
        self._heard_at = self.loop.time()
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.close_sent:
            self._after_farewell += len(data)
            if self._after_farewell > LAST_BYTES:
                self._drop()
                return
        if self._unparsed is None and len(data) == _length(data) and self.queue.qsize() < MOST_UNREAD:
            self._take(data)
        else:
            self._unparsed = (self._unparsed or bytearray()) + data
            self._parse()

    def _parse(self) -> None:
        """What came at once need not be dealt with at once: thousands of frames fit into one delivery."""
        while self._unparsed and self.queue.qsize() < MOST_UNREAD:
            if self.transport.is_closing():
                self._unparsed = None  # nobody would hear an answer
                return
            length = _length(self._unparsed)
            if length > self.config.ws_max_size + LONGEST_HEAD:
                super().data_received(
                    bytes(self._unparsed)
                )  # the parser sees by the head that it is too long
                self._unparsed = None
                return
            if len(self._unparsed) < length:
                return  # the rest is under way
            piece = bytes(self._unparsed[:length])
            del self._unparsed[:length]
            self._take(piece)
        if not self._unparsed:
            self._unparsed = None
        elif not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _take(self, frame: bytes) -> None:
        """A whole frame. Nearly all are messages or the answer to our ping: no parser need look at these."""
        if len(frame) == PONG_LENGTH and self._is_awaited_pong(frame):
            self._note_pong()
        elif (text := self._text_in(frame)) is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            super().data_received(frame)

    def _text_in(self, frame: bytes) -> str | None:
        """None where this is no whole message or it is a wrong one: the parser knows what to say."""
        if frame[0] != WHOLE_TEXT or self.conn.state is not State.OPEN or self.frames:
            return None
        length = frame[1] - MASKED
        begin = 2 if 0 <= length < SHORT else 4
        if length < 0 or length > SHORT or len(frame) > self.config.ws_max_size:
            return None
        try:
            return apply_mask(frame[begin + 4 :], frame[begin : begin + 4]).decode()
        except UnicodeDecodeError:
            return None

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self._unparsed is not None:
            self._parse()
        return message

    def handle_ping(self) -> None:
        if self._count_extra_frame():
            return
        if self.is_free:
            super().handle_ping()
        else:
            self.conn.data_to_send()  # who does not read the pongs gets none

    def handle_cont(self, event: Frame) -> None:
        if not self._count_extra_frame():
            super().handle_cont(event)

    def _count_extra_frame(self) -> bool:
        """Whether it was one too many."""
        if self._extra_frames is None:
            self._extra_frames = Bucket(*EXTRA_FRAMES)
        if not self._is_dropped and not self._extra_frames.take():
            self._drop()
        return self._is_dropped

    def _drop(self) -> None:
        """Say why, read nothing more, and hang up."""
        self._is_dropped, self._unparsed = True, None
        if not self.close_sent and self.conn.state is State.OPEN:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})
            self.conn.send_close(TOO_FAST, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent, self.read_paused = True, False  # uvicorn would read on
        self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)


def _length(data: bytes | bytearray) -> int:
    """Of the frame that begins here, in bytes: at least as long while not even its head is there."""
    if len(data) < 2:
        return 2
    mask, length = 4 if data[1] & MASKED else 0, data[1] & ~MASKED
    if length < SHORT:
        return 2 + mask + length
    begin = 4 if length == SHORT else 10
    return begin + mask + (int.from_bytes(data[2:begin]) if len(data) >= begin else 0)


def _head(length: int) -> bytes:
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < LONG:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2)
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8)
