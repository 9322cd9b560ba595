"""Clients that play over real sockets, lose their connection, come back, and keep a journal of it all."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from argosy.server.live_table import REMEMBERED

Json = dict[str, Any]

LISTEN = 0.25  # seconds until a client that hears nothing looks up again
FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.3  # seconds between attempts to connect, before jitter

# How often a client does something else than decide and wait.
TALKS, TAKES_BACK, CONSENTS = 0.06, 0.03, 0.5
SENDS_TWICE, SENDS_OLD, HANGS_UP = 0.10, 0.10, 0.04


class Heard(NamedTuple):
    """An entry as it was told: at which server, for whose eyes."""

    server: str
    shown: int | None
    entry: Json


@dataclass
class Journal:
    """What one client knows for certain: what it sent, what it was answered, what it heard."""

    table: str
    sent: dict[str, Json] = field(default_factory=dict)  # by id
    acked: dict[str, int] = field(default_factory=dict)  # by id: the entry
    acked_by: dict[str, str] = field(default_factory=dict)  # by id: the first server that said so
    refused: dict[str, str] = field(default_factory=dict)  # by id: the reason
    heard: dict[int, list[Heard]] = field(default_factory=dict)  # by seq
    last: int = 0  # everything up to there was heard
    left_out: set[int] = field(default_factory=set)  # more than a server tells who was away for long
    faults: list[str] = field(default_factory=list)
    breaks: int = 0
    resent: int = 0  # messages sent again because a break took their answer
    saved: int = 0  # of these, how many were done before the break

    def unanswered(self) -> list[str]:
        return [id for id in self.sent if id not in self.acked and id not in self.refused]

    def note_ack(self, server: str, id: str, seq: int) -> None:
        if id not in self.sent:
            self.faults.append(f"an ack for {id}, which was never sent")
        if self.acked.setdefault(id, seq) != seq:
            self.faults.append(f"{id} was acknowledged as {self.acked[id]} and as {seq}")
        self.acked_by.setdefault(id, server)
        if self.refused.pop(id, None) is not None and not self.sent[id].get("twice"):
            self.faults.append(f"{id} was refused, then acknowledged")

    def note_error(self, error: Json) -> None:
        id = error.get("id")
        if id is None or id not in self.sent:
            self.faults.append(f"an error for nothing that was sent: {error}")
        elif id in self.acked:
            self.faults.append(f"{id} was acknowledged as {self.acked[id]}, then refused: {error}")
        else:
            self.refused[id] = error["reason"]

    def note_update(self, server: str, update: Json) -> None:
        entries = update["entries"]
        if update.get("missed"):
            if update["seq"] - self.last <= REMEMBERED:
                self.faults.append(f"entries after {self.last} were kept back at {update['seq']}")
            self.left_out.update(range(self.last + 1, update["seq"] + 1))
            self.last = max(self.last, update["seq"])
        numbers = [entry["seq"] for entry in entries]
        if numbers:
            if numbers != list(range(numbers[0], update["seq"] + 1)):
                self.faults.append(f"an update to {update['seq']} has entries {numbers}")
            if numbers[0] > self.last + 1:
                self.faults.append(f"entry {numbers[0]} came after {self.last}")
        elif update["seq"] > self.last:
            self.faults.append(f"an update to {update['seq']} without the entries after {self.last}")
        for entry in entries:
            self.heard.setdefault(entry["seq"], []).append(Heard(server, update["shown"], entry))
            self.last = max(self.last, entry["seq"])


class Lost(Exception):
    """The connection is gone."""


class Client:
    """One window of one person at one table. It plays at random until `ended`, then only listens.

    `hesitation` is the longest it takes over a decision, in seconds.
    """

    def __init__(
        self,
        name: str,
        table: str,
        token: str,
        servers: Callable[[], str],
        chance: random.Random,
        on_send: Callable[[], None],
        hesitation: float = 0.0,
    ) -> None:
        self.name, self.table, self.token = name, table, token
        self.servers, self.chance, self.on_send = servers, chance, on_send
        self.hesitation = hesitation
        self.journal = Journal(table)
        self.update: Json = {}
        self.over = False  # so is the game
        self.ended = False  # nothing new is sent
        self.listens_to: int | None = None  # once ended: until it has heard this entry
        self._numbers = itertools.count(1)
        self._asides: dict[str, Json] = {}
        self._socket: ClientConnection | None = None
        self._server = ""
        self._first = 0  # how far the log had come when the socket opened

    # ------------------------------------------------------------------------------ connecting

    async def run(self) -> None:
        """Play, and come back after every break."""
        pause = FIRST_PAUSE
        while not self.finished:
            self._server = self.servers()
            address = f"ws{self._server.removeprefix('http')}/api/tables/{self.table}/socket"
            headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
            try:
                async with connect(
                    f"{address}?since={self.journal.last}",
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    close_timeout=1,
                    open_timeout=60,
                    proxy=None,
                ) as self._socket:
                    pause = FIRST_PAUSE
                    self.update, self._first = {}, 0
                    await self._at_table()
            except (OSError, EOFError, TimeoutError, WebSocketException, Lost):
                self.journal.breaks += 1
                await asyncio.sleep(pause * (0.5 + self.chance.random()))
                pause = min(2 * pause, LONGEST_PAUSE)

    @property
    def is_quiet(self) -> bool:
        """All it sent was answered, and it sends no more."""
        return self.ended and not self.journal.unanswered()

    @property
    def finished(self) -> bool:
        return self.is_quiet and self.listens_to is not None and self.journal.last >= self.listens_to

    async def _at_table(self) -> None:
        for id in self.journal.unanswered():
            await self._post(self.journal.sent[id])
            await self._answered(id)
            self.journal.resent += 1
            self.journal.saved += self.journal.acked.get(id, self._first + 1) <= self._first
        while not self.finished:
            if self.update and not self.ended and not self.journal.unanswered():
                await self._do_something()
            else:
                await self._hear()

    # --------------------------------------------------------------------------------- hearing

    async def _hear(self) -> None:
        """One message, or nothing for a moment."""
        assert self._socket is not None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LISTEN):
                message = json.loads(await self._socket.recv())
                self._heed(message)

    def _heed(self, message: Json) -> None:
        id = message.get("id")
        match message["type"]:
            case "update":
                if message["seq"] < self.update.get("seq", 0):
                    self.journal.faults.append(f"back from {self.update['seq']} to {message['seq']}")
                self.journal.note_update(self._server, message)
                self.update = message
                self.over = self.over or message["table"]["status"] == "over"
                self._first = self._first or message["seq"]
            case _ if id in self._asides:
                self._asides[id] = message
            case "ack":
                self.journal.note_ack(self._server, message["id"], message["seq"])
            case "error":
                self.journal.note_error(message)
            case other:
                self.journal.faults.append(f"a message of type {other}")

    async def _answered(self, id: str) -> None:
        while id not in self.journal.acked and id not in self.journal.refused:
            await self._hear()

    # --------------------------------------------------------------------------------- sending

    async def _post(self, message: Json) -> None:
        assert self._socket is not None
        shown = {name: value for name, value in message.items() if name not in {"whole", "twice"}}
        await self._socket.send(json.dumps(shown))

    async def _send(self, type: str, **fields: Any) -> None:
        """A message that changes the table; perhaps twice, perhaps without waiting for the answer."""
        if self.ended:
            return
        id = f"{self.name} {next(self._numbers)}"
        message = self.journal.sent[id] = {"type": type, "id": id, **fields}
        if self.chance.random() < SENDS_TWICE:
            message["twice"] = True
            await self._post(message)
        await self._post(message)
        self.on_send()
        if self.chance.random() < HANGS_UP:
            await self._hang_up()
        await self._answered(id)
        while self.update["seq"] < self.journal.acked.get(id, 0):
            await self._hear()

    async def _hang_up(self) -> None:
        """The line breaks with messages in the air, as when a phone goes into a tunnel."""
        assert self._socket is not None
        self._socket.transport.abort()
        await self._socket.wait_closed()
        raise Lost

    async def _aside(self, type: str, **fields: Any) -> Json:
        """A question that changes nothing; the answer."""
        id = f"{self.name} aside {next(self._numbers)}"
        self._asides[id] = {}
        await self._post({"type": type, "id": id, **fields})
        while not self._asides[id]:
            await self._hear()
        return self._asides.pop(id)

    # --------------------------------------------------------------------------------- playing

    async def _do_something(self) -> None:
        table = self.update["table"]
        mine = [number for number, seat in enumerate(table["seats"]) if seat.get("yours")]
        wanted = [decision["seat"] for decision in table["decisions"] if decision["seat"] in mine]
        request = table["request"] or {}
        asked = [seat for seat in request.get("waits_for", []) if seat in mine]
        if not mine or table["status"] != "running":
            await self._hear()
        elif asked:
            yes = self.chance.random() < CONSENTS
            await self._send("answer", seat=asked[0], request=request["number"], yes=yes)
        elif wanted:
            await self._be_odd(mine)
            await self._decide(self.chance.choice(wanted))
        else:
            await self._hear()

    async def _be_odd(self, mine: list[int]) -> None:
        """What people and their browsers do beside deciding."""
        if self.chance.random() < TALKS:
            await self._send("say", text=f"{self.name} says {self.chance.random()}")
        if self.chance.random() < TAKES_BACK:
            await self._send("undo", seat=self.chance.choice(mine), seq=self.update["seq"])
        if self.journal.acked and self.chance.random() < SENDS_OLD:
            # `note_ack` looks whether the answer is the same
            await self._post(self.journal.sent[self.chance.choice(list(self.journal.acked))])

    async def _decide(self, seat: int) -> None:
        if self.update["shown"] != seat:
            await self._aside("show", seat=seat)
            while self.update["shown"] != seat:
                await self._hear()
        await asyncio.sleep(self.hesitation * self.chance.random())
        choices, seq = self.update["view"]["choices"], self.update["seq"]
        steps: list[str] = []
        whole = None
        while whole is None:
            if not choices:  # somebody else was faster
                return
            steps.append(self.chance.choice(choices)["action"])
            tried = await self._aside("try", seat=seat, seq=seq, steps=steps)
            if tried["type"] == "error":
                await self._hear()
                return
            whole, choices = tried.get("action"), tried.get("choices", [])
        action = whole if self.chance.random() < 0.5 else steps
        await self._send("decide", seat=seat, seq=seq, action=action, whole=whole)


# ------------------------------------------------------------------------------------ proving


def contradictions(journals: list[Journal]) -> Iterator[str]:
    """Where clients of the same table heard different things about the same entry."""
    for journal in journals:
        yield from (f"{journal.table}: {fault}" for fault in journal.faults)
    tables = {journal.table for journal in journals}
    for table in sorted(tables):
        told: dict[int, list[Heard]] = {}
        for journal in journals:
            if journal.table == table:
                for seq, heard in journal.heard.items():
                    told.setdefault(seq, []).extend(heard)
        for seq, versions in sorted(told.items()):
            for one, other in itertools.pairwise(versions):
                if not agree(one, other):
                    yield f"{table}: entry {seq} was told as {one} and as {other}"


def agree(one: Heard, other: Heard) -> bool:
    """The same to the same eyes; to different ones the same but for what is hidden from either."""
    if one.shown == other.shown:
        return one.entry == other.entry
    hidden = {"action", "events"}
    if {k: v for k, v in one.entry.items() if k not in hidden} != {
        k: v for k, v in other.entry.items() if k not in hidden
    }:
        return False
    first, second = one.entry.get("events", []), other.entry.get("events", [])
    return [event for event in first if event in second] == [event for event in second if event in first]
