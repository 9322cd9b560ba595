"""Play over a WebSocket: one socket looks at one table.

What a table has to tell is never queued for a socket: when it can take more, it gets the table as it is then,
with the entries since the last time. A slow client therefore costs nothing and misses nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from argosy.core.errors import ArgosyError, IllegalAction
from argosy.table import commands
from argosy.table import messages as m
from argosy.table.errors import Damaged, Forbidden, Refused, told
from argosy.table.guests import Guest
from argosy.table.harbour import now
from argosy.table.limits import Bucket
from argosy.table.line import LINE, Line
from argosy.table.live import LiveTable
from argosy.table.service import Service

log = logging.getLogger("argosy.sockets")

MOST_ANSWERS = 100  # waiting for a client that sends but does not read
TOO_FAST = 1008  # codes of the WebSocket protocol
NOT_FOR_YOU = 1008
FAILED = 1011
RECOGNISED_FOR = 30.0  # seconds: then the token is looked up again, for it may have been revoked


class Socket:
    """One connection, of a guest or of nobody in particular."""

    def __init__(self, socket: WebSocket, service: Service, live: LiveTable, guest: Guest | None) -> None:
        self.socket = socket
        self._line: Line = socket.scope[LINE]
        self._service = service
        self.harbour = service.harbour
        self.live = live
        self.guest = guest.id if guest else ""
        self.name = guest.name if guest else ""
        self.token = service.token(socket)
        self.seat = self._only_seat()
        self.chosen = False  # has he asked for a certain seat's view?
        self.sent: int | None = None
        self.answers: list[bytes] = []
        self._stale = False  # what was sent last is no longer how it is
        self._called = False  # the crier will come
        self._company = -1  # how the company was when it was last checked what he may see
        self._something = asyncio.Event()
        self._recognised_at = time.monotonic()

    def _only_seat(self) -> int | None:
        """Several seats on one screen: none is shown before it is asked for."""
        seats = self.live.table.seats_of(self.guest)
        return seats[0] if len(seats) == 1 else None

    def wake(self) -> None:
        if not self._called:
            self._called = True
            self.harbour.crier.call(self._hear)

    def _hear(self) -> None:
        self._called, self._stale = False, True
        self._tell_at_once()

    async def run(self, since: int | None) -> None:
        """Until one of both goes."""
        self.sent = since
        self.live.come(self)
        if self.guest:
            self._service.roll_call.present.add(self)
        telling = asyncio.create_task(self._tell())
        try:
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            self._service.roll_call.present.discard(self)
            self.live.go(self)
            telling.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await telling

    # ------------------------------------------------------------------------------ telling

    def _tell_at_once(self) -> None:
        """Where nothing stands in the way; otherwise it is told as soon as it can be."""
        if self._line.is_free and not (self._stale and self._is_to_be_checked()):
            try:
                self._tell_answers()
                self._tell_news()
            except Exception:
                self._something.set()  # to be tried again where somebody cares if it fails
        else:
            self._something.set()

    async def _tell(self) -> None:
        """What could not be told at once. A socket that cannot be told any more is closed, not left mute."""
        try:
            while True:
                await self._something.wait()
                self._something.clear()
                await self._line.writable.wait()
                self._tell_answers()
                if self._stale:
                    await self._check_welcome()
                    self._tell_news()
        except Refused as problem:
            await self.socket.close(NOT_FOR_YOU, str(problem))
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("telling of table %s failed", self.live.table.id)
            await self.socket.close(FAILED)

    def _tell_answers(self) -> None:
        while self.answers:
            self._line.tell(self.answers.pop(0))

    def _tell_news(self) -> None:
        if self._stale:
            # no name for the message: it would be kept until there is another
            self._line.tell(self.live.update(self.guest, self.seat, self.sent, now()))
            self._stale, self.sent = False, self.live.table.seq

    def _is_to_be_checked(self) -> bool:
        return self._company != self.live.company or self._is_unrecognised()

    def is_recognised(self) -> None:
        self._recognised_at = time.monotonic()

    def _is_unrecognised(self) -> bool:
        return bool(self.guest) and time.monotonic() - self._recognised_at > RECOGNISED_FOR

    async def _check_welcome(self) -> None:
        """Who came in may have lost his token since, or his seat at a table without spectators."""
        if self._is_unrecognised():
            guest = await self._service.guest(self.socket)
            if guest is None or guest.id != self.guest:
                raise Refused("no-guest", "nobody is known by this token any more")
            self.is_recognised()
        if self._company != self.live.company:
            self._keep_to_own_seats()
            self.harbour.may_watch(self.live, self.guest)
            self._company = self.live.company

    def _keep_to_own_seats(self) -> None:
        """A seat may be taken, left or lost at any time; its view goes with it."""
        seats = self.live.table.seats_of(self.guest)
        if self.seat is not None and self.seat not in seats:
            self.seat, self.chosen = None, False
        if self.seat is None and not self.chosen and len(seats) == 1:
            self.seat = seats[0]
        elif len(seats) > 1 and not self.chosen:
            self.seat = None

    # ---------------------------------------------------------------------------- listening

    async def _listen(self) -> None:
        rate = self._service.config.limits.messages_per_second
        bucket = Bucket(rate, 3 * rate)
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
            self._answer(await self._understood(text))

    async def _understood(self, text: str) -> m.AnyOutgoing | None:
        """The answer to one message, whatever it is."""
        try:
            message = m.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
            return self._refused(m.Error("malformed", f"not a message: {problem}", m.id_of(text)))
        try:
            return await self._obey(message)
        except IllegalAction as problem:
            legal = [str(action) for action in problem.legal]
            if isinstance(message, m.Decide) and self._is_hidden(message.seat):
                return self._refused(m.Error(problem.reason, _NOT_SHOWN, _id(message)))
            return self._refused(m.Error(problem.reason, str(problem), _id(message), legal))
        except ArgosyError as problem:
            if isinstance(problem, Damaged):
                log.error("a %s at table %s: %s", type(message).__name__, self.live.table.id, problem)
            return self._refused(m.Error(*told(problem), _id(message)))
        except Exception:
            log.exception("a %s at table %s failed", type(message).__name__, self.live.table.id)
            return self._refused(
                m.Error("failed", "the server could not do that; nothing was changed", _id(message))
            )

    async def _obey(self, message: m.Incoming) -> m.AnyOutgoing | None:
        await self._check_welcome()
        match message:
            case m.Sync():
                self.sent = min(message.seq, self.live.table.seq)
                self.wake()
                return None
            case m.Show():
                self._show(message.seat)
                return m.Ack(message.id, self.live.table.seq)
            case m.Try():
                if self._is_hidden(message.seat):
                    raise Refused("not-shown", _NOT_SHOWN)
                return commands.tried(self.live.table, self.guest, message)
        if not self.guest:
            raise Refused("no-guest", "choose a name first: POST /api/me")
        if isinstance(message, m.Say) and not self._service.chat.take(self.guest):
            raise Refused("too-fast", "you say too much; wait a little")
        seq = await self.harbour.command(self.live.table.id, self.guest, self.name, message)
        return m.Ack(message.id, seq)

    def _show(self, seat: int | None) -> None:
        if seat is not None and seat not in self.live.table.seats_of(self.guest):
            raise Forbidden("not-yours", "that seat is not yours")
        self.seat, self.chosen = seat, True
        self.wake()

    def _is_hidden(self, seat: int) -> bool:
        """Several seats on one screen: whether this is one of them, but not the one that is shown."""
        return seat != self.seat and seat in self.live.table.seats_of(self.guest)

    def _answer(self, answer: m.AnyOutgoing | None) -> None:
        if answer is not None:
            self.answers.append(m.encoder.encode(answer))
            self._tell_at_once()

    def _refused(self, error: m.Error) -> m.Error:
        self.harbour.metrics.refused[error.reason] += 1
        return error


_NOT_SHOWN = "what this seat can do is not told while its view is not shown; ask with 'show'"


def _id(message: m.Incoming) -> str:
    return message.id
