"""Play over a WebSocket: one socket watches one table.

Changes of a table are never queued for a socket: when it can take more, it gets the table as it is then, with
the entries since the last time. A slow client therefore costs nothing and misses nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from argosy.core.errors import ArgosyError, IllegalAction
from argosy.server.clock import now
from argosy.server.guests import Guest
from argosy.server.limits import Bucket
from argosy.server.live_table import LiveTable
from argosy.server.services import Services
from argosy.server.websocket import CONNECTION, Connection
from argosy.table import protocol as m
from argosy.table.checks import check_may_watch
from argosy.table.decision_commands import tried
from argosy.table.errors import Damaged, Forbidden, Refused, Unavailable, public_reason

log = logging.getLogger("argosy.sockets")

MOST_ANSWERS = 100  # waiting for a client that sends but does not read
TOO_FAST = 1008  # codes of the WebSocket protocol
NOT_FOR_YOU = 1008
FAILED = 1011
CONFIRMED_FOR = 30.0  # seconds: then the token is looked up again, for it may have been revoked


class TableSocket:
    """One connection, of a guest or of a person without a name."""

    def __init__(self, socket: WebSocket, services: Services, live: LiveTable, guest: Guest | None) -> None:
        self.socket = socket
        self._connection: Connection = socket.scope[CONNECTION]
        self._services = services
        self._tables = services.tables
        self.live = live
        self.guest = guest.id if guest else ""
        self.name = guest.name if guest else ""
        self.token = services.token(socket)
        self.seat = self._only_seat()
        self.chosen = False  # whether a certain seat's view was asked for
        self.sent: int | None = None
        self.answers: list[bytes] = []
        self._stale = False  # the table has changed since the last update
        self._called = False  # the broadcast will call
        self._participants = -1  # their version when it was last checked what this guest may see
        self._sending: asyncio.Task[None] | None = None  # of what could not be sent at once
        self._is_over = False
        self._confirmed_at = time.monotonic()
        self._connection.on_silence = live.notify

    @property
    def is_silent(self) -> bool:
        """Whether the connection is open, but its client no longer answers."""
        return self._connection.is_silent

    def _only_seat(self) -> int | None:
        """Several seats on one screen: none is shown before it is asked for."""
        seats = self.live.table.seats_of(self.guest)
        return seats[0] if len(seats) == 1 else None

    def wake(self) -> None:
        if not self._called:
            self._called = True
            self._tables.broadcast.call_soon(self._deliver)

    def _deliver(self) -> None:
        if self._called:  # or else the table went with an answer
            self._called, self._stale = False, True
            self._send_at_once()

    async def run(self, since: int | None) -> None:
        """Runs until either side disconnects."""
        self.sent = since
        self.live.add_watcher(self)
        if self.guest:
            self._services.token_check.holders.add(self)
        if (notice := self._services.notices.current()) is not None:
            self.tell(notice)
        try:
            # A task of its own, or every message would wake some twenty coroutines, one inside the other.
            await asyncio.create_task(self._listen())
        except WebSocketDisconnect:
            pass
        finally:
            self._services.token_check.holders.discard(self)
            self.live.remove_watcher(self)
            self._is_over = True
            if (sending := self._sending) is not None:
                sending.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await sending

    # ------------------------------------------------------------------------------ sending

    def _send_at_once(self) -> None:
        """Where nothing is in the way; otherwise as soon as possible."""
        if self._connection.is_free and not (self._stale and self._must_be_checked()):
            try:
                self._send()
                return
            except Exception:
                pass  # to be tried again where a failure is handled
        if self._sending is None and not self._is_over:
            self._sending = asyncio.create_task(self._send_later())

    async def _send_later(self) -> None:
        """What could not be sent at once. A socket to which sending fails is closed, not left mute."""
        try:
            while self._stale or self.answers:
                await self._connection.writable.wait()
                if self._stale:
                    self._send(update=False)
                    await self._check_welcome()
                self._send()
            self._sending = None
        except Refused as problem:
            await self.socket.close(NOT_FOR_YOU, str(problem))
        except WebSocketDisconnect:
            pass
        except Unavailable:  # it is logged where the store is
            await self.socket.close(FAILED)
        except Exception:
            log.exception("sending table %s failed", self.live.table.id)
            await self.socket.close(FAILED)

    def _send(self, update: bool = True) -> None:
        """Answers, and behind them the table where it has changed: by one write, the dearest part of it."""
        texts = self.answers
        if update and self._stale:
            texts = [*texts, self.live.update(self.guest, self.seat, self.sent, now())]
            self._stale, self.sent = False, self.live.table.seq
        self.answers = []
        if texts:
            self._connection.send_texts(texts)

    def _must_be_checked(self) -> bool:
        return self._participants != self.live.participants_version or self._is_unconfirmed()

    def confirm_token(self) -> None:
        self._confirmed_at = time.monotonic()

    def _is_unconfirmed(self) -> bool:
        return bool(self.guest) and time.monotonic() - self._confirmed_at > CONFIRMED_FOR

    async def _check_welcome(self) -> None:
        """Since the socket was opened its token may have been revoked, or its seat lost."""
        if self._is_unconfirmed():
            guest = await self._services.guest(self.socket)
            if guest is None or guest.id != self.guest:
                raise Refused("no-guest", "this token is no longer valid")
            self.confirm_token()
        if self._participants != self.live.participants_version:
            self._keep_to_own_seats()
            check_may_watch(self.live.table, self.guest)
            self._participants = self.live.participants_version

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
        rate = self._services.config.limits.messages_per_second
        bucket = Bucket(rate, 3 * rate)
        while True:
            received = await self._connection.receive()
            if received["type"] == "websocket.disconnect":
                return
            if len(self.answers) > MOST_ANSWERS:
                self._services.metrics.refused["too-fast"] += 1
                await self.socket.close(TOO_FAST, "too many answers are not read")
                return
            if (wait := bucket.wait()) > 0:  # who hurries is slowed down: meanwhile no more is read
                self._services.metrics.slowed += 1
                await asyncio.sleep(wait)
            text = cast("str | None", received.get("text"))
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
                return self._refused(m.Error(problem.reason, _NOT_SHOWN, message.id))
            return self._refused(m.Error(problem.reason, str(problem), message.id, legal))
        except ArgosyError as problem:
            if isinstance(problem, Damaged):
                log.error("a %s at table %s: %s", type(message).__name__, self.live.table.id, problem)
            return self._refused(m.Error(*public_reason(problem), message.id))
        except Exception:
            log.exception("a %s at table %s failed", type(message).__name__, self.live.table.id)
            return self._refused(
                m.Error("failed", "the server could not do that; nothing was changed", message.id)
            )

    async def _obey(self, message: m.Incoming) -> m.AnyOutgoing | None:
        """What is about this socket alone is done here; every command goes the way that HTTP takes, too."""
        await self._check_welcome()
        match message:
            case m.Sync():
                self.sent = min(message.seq, self.live.table.seq)
                self.wake()
                return None
            case m.Ping():
                return m.Ack(message.id, self.live.table.seq)
            case m.Show():
                self._show(message.seat)
                return m.Ack(message.id, self.live.table.seq)
            case m.Try():
                if self._is_hidden(message.seat):
                    raise Refused("not-shown", _NOT_SHOWN)
                return tried(self.live.table, self.guest, message)
            case m.Compose():
                await self._tables.compose(self.live, self.guest, message.seat)
                return m.Ack(message.id, self.live.table.seq)
            case command:
                return await self._command(command)

    async def _command(self, command: m.Command) -> m.Ack:
        if not self.guest:
            raise Refused("no-guest", "choose a name first: POST /api/me")
        seq = await self._tables.command(self.live.table.id, self.guest, self.name, command)
        return m.Ack(command.id, seq)

    def _show(self, seat: int | None) -> None:
        if seat is not None and seat not in self.live.table.seats_of(self.guest):
            raise Forbidden("not-yours", "that seat is not yours")
        self.seat, self.chosen = seat, True
        self.wake()

    def _is_hidden(self, seat: int) -> bool:
        """Several seats on one screen: whether this is one of them, but not the one that is shown."""
        return seat != self.seat and seat in self.live.table.seats_of(self.guest)

    def tell(self, notice: m.Notice) -> None:
        self._answer(notice)

    def _answer(self, answer: m.AnyOutgoing | None) -> None:
        if answer is not None:
            self.answers.append(m.encoder.encode(answer))
            if self._called:  # the table has changed, most likely by this very message
                self._called, self._stale = False, True
            self._send_at_once()

    def _refused(self, error: m.Error) -> m.Error:
        self._services.metrics.refused[error.reason] += 1
        return error


_NOT_SHOWN = "the choices of a seat are not shown while its view is not; ask for it with 'show'"
