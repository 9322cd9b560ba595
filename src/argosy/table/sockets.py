"""Play over a WebSocket: one socket looks at one table.

What a table has to tell is never queued for a socket: when it can take more, it gets the table as it is then,
with the entries since the last time. A slow client therefore costs nothing and misses nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from argosy.core.errors import ArgosyError, IllegalAction
from argosy.table import commands
from argosy.table import messages as m
from argosy.table.errors import Refused
from argosy.table.guests import Guest
from argosy.table.harbour import Harbour, now
from argosy.table.limits import Bucket, Buckets
from argosy.table.live import LiveTable

log = logging.getLogger("argosy.sockets")

MOST_ANSWERS = 100  # waiting for a client that sends but does not read
TOO_FAST = 1008  # codes of the WebSocket protocol
NOT_FOR_YOU = 1008


class Socket:
    """One connection, of a guest or of nobody in particular."""

    def __init__(self, socket: WebSocket, harbour: Harbour, live: LiveTable, guest: Guest | None) -> None:
        self.socket = socket
        self.harbour = harbour
        self.live = live
        self.guest = guest.id if guest else ""
        self.name = guest.name if guest else ""
        self.seat = self._only_seat()
        self.chosen = False  # has he asked for a certain seat's view?
        self.sent: int | None = None
        self.answers: deque[bytes] = deque()
        self._stale = True  # what was sent last is no longer how it is
        self._something = asyncio.Event()

    def _only_seat(self) -> int | None:
        """Several seats on one screen: none is shown before it is asked for."""
        seats = self.live.table.seats_of(self.guest)
        return seats[0] if len(seats) == 1 else None

    def wake(self) -> None:
        self._stale = True
        self._something.set()

    async def run(self, since: int | None, messages_per_second: float, chat: Buckets) -> None:
        """Until one of both goes."""
        self.sent = since
        self._come()
        telling = asyncio.create_task(self._tell())
        try:
            await self._listen(Bucket(messages_per_second, 3 * messages_per_second), chat)
        except WebSocketDisconnect:
            pass
        finally:
            self._go()
            telling.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await telling

    def _come(self) -> None:
        is_news = all(other.guest != self.guest for other in self.live.watchers)
        self.live.watchers.add(self)
        self.live.tell() if is_news else self.wake()

    def _go(self) -> None:
        self.live.watchers.discard(self)
        if all(other.guest != self.guest for other in self.live.watchers):
            self.live.tell()

    # ------------------------------------------------------------------------------ telling

    async def _tell(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self.answers:
                await self._send(self.answers.popleft())
            if self._stale:
                self._stale = False
                if not self._keep_to_own_seats():
                    await self.socket.close(NOT_FOR_YOU, "this table is for those who sit at it")
                    return
                message = self.live.update(self.guest, self.seat, self.sent, now())
                self.sent = self.live.table.seq
                await self._send(message)

    async def _send(self, message: bytes) -> None:
        if self.socket.client_state is WebSocketState.CONNECTED:
            await self.socket.send_text(message.decode())

    def _keep_to_own_seats(self) -> bool:
        """A seat may be taken, left or lost at any time; its view goes with it. False: he may not look on."""
        seats = self.live.table.seats_of(self.guest)
        if self.seat is not None and self.seat not in seats:
            self.seat, self.chosen = None, False
        if self.seat is None and not self.chosen and len(seats) == 1:
            self.seat = seats[0]
        elif len(seats) > 1 and not self.chosen:
            self.seat = None
        try:
            self.harbour.may_watch(self.live, self.guest)
        except Refused:
            return False
        return True

    # ---------------------------------------------------------------------------- listening

    async def _listen(self, bucket: Bucket, chat: Buckets) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not bucket.take() or len(self.answers) > MOST_ANSWERS:
                self.harbour.metrics.refused["too-fast"] += 1
                await self.socket.close(TOO_FAST, "too many messages")
                return
            text = received.get("text")
            if text is None:
                self._answer(m.Error("binary", "messages are JSON in text frames"))
                continue
            self._answer(await self._understood(text, chat))

    async def _understood(self, text: str, chat: Buckets) -> m.AnyOutgoing | None:
        """The answer to one message, whatever it is."""
        try:
            message = m.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
            return self._refused(m.Error("malformed", f"not a message: {problem}", m.id_of(text)))
        try:
            return await self._obey(message, chat)
        except IllegalAction as problem:
            legal = [str(action) for action in problem.legal]
            return self._refused(m.Error(problem.reason, str(problem), _id(message), legal))
        except Refused as problem:
            return self._refused(m.Error(problem.reason, str(problem), _id(message)))
        except ArgosyError as problem:
            return self._refused(m.Error("refused", str(problem), _id(message)))
        except Exception:
            log.exception("a %s at table %s failed", type(message).__name__, self.live.table.id)
            return self._refused(
                m.Error("failed", "the server could not do that; nothing was changed", _id(message))
            )

    async def _obey(self, message: m.Incoming, chat: Buckets) -> m.AnyOutgoing | None:
        match message:
            case m.Sync():
                self.sent = min(message.seq, self.live.table.seq)
                self.wake()
                return None
            case m.Show():
                self._show(message.seat)
                return m.Ack(message.id, self.live.table.seq)
            case m.Try():
                return commands.tried(self.live.table, self.guest, message)
        if not self.guest:
            raise Refused("no-guest", "choose a name first: POST /api/me")
        if isinstance(message, m.Say) and not chat.take(self.guest):
            raise Refused("too-fast", "you say too much; wait a little")
        seq = await self.harbour.command(self.live.table.id, self.guest, self.name, message)
        return m.Ack(message.id, seq)

    def _show(self, seat: int | None) -> None:
        if seat is not None and seat not in self.live.table.seats_of(self.guest):
            raise Refused("not-yours", "that seat is not yours")
        self.seat, self.chosen = seat, True
        self.wake()

    def _answer(self, answer: m.AnyOutgoing | None) -> None:
        if answer is not None:
            self.answers.append(m.encoder.encode(answer))
            self._something.set()

    def _refused(self, error: m.Error) -> m.Error:
        self.harbour.metrics.refused[error.reason] += 1
        return error


def _id(message: m.Incoming) -> str:
    return message.id
