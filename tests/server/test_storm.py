"""Everybody's connection breaks at once, and everybody is back at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from server.serving import PATIENCE, Json, Person, Served

TABLES, SOCKETS_EACH = 20, 5  # four who sit at the table, one who looks on
BEGUN = 5  # entries of a log: opened, three who sat down, started


class Window:
    """One socket at a table; `last` is how far it has heard."""

    def __init__(self, server: Served, table: str, person: Person | None) -> None:
        self.server, self.table, self.person = server, table, person
        self.last = 0
        self.update: Json = {}
        self._socket: ClientConnection | None = None

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Window]:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket?since={self.last}"
        headers = {"Authorization": f"Bearer {self.person.token}"} if self.person else {}
        async with connect(
            address,
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,
            max_size=None,
            ping_interval=None,
            proxy=None,
        ) as self._socket:
            yield self

    async def hear(self) -> Json:
        """The next update; its entries are those that come next, and no others."""
        assert self._socket is not None
        self.update = json.loads(await self._socket.recv())
        numbers = [entry["seq"] for entry in self.update["entries"]]
        assert numbers == list(range(self.last + 1, self.update["seq"] + 1))
        self.last = self.update["seq"]
        return self.update

    async def hear_seq(self, seq: int) -> None:
        while self.last < seq:
            await self.hear()

    def break_off(self) -> None:
        assert self._socket is not None
        self._socket.transport.abort()


class Watch:
    """Asks again and again whether the server is well, while everything else goes on."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.answered = asyncio.Event()

    async def keep(self) -> None:
        person = Person(self.server.address, "", "nobody's")
        while True:
            answer = await asyncio.to_thread(person.ask, "GET", "/health")
            assert answer["status"] == "ok"
            self.answered.set()


def open_tables(server: Served) -> dict[str, list[Person]]:
    """Four people at each table, whose game has begun."""
    people = [server.guest(name) for name in ("Ann", "Bert", "Cleo", "Dora")]
    tables = {}
    for _ in range(TABLES):
        table = people[0].open_table("port-royal", "me", "open", "open", "open")
        for person in people[1:]:
            person.do(table, "sit")
        people[0].do(table, "start")
        tables[table] = people
    return tables


def talk(tables: dict[str, list[Person]], table: str, lines: int) -> None:
    for line in range(lines):
        tables[table][line % 4].do(table, "say", text=f"line {line}")


def test_a_hundred_sockets_that_break_at_once_and_come_back_at_once_miss_nothing(server: Served) -> None:
    tables = open_tables(server)
    windows = [
        Window(server, table, person) for table, people in tables.items() for person in (*people, None)
    ]
    assert len(windows) == TABLES * SOCKETS_EACH
    watch = Watch(server)

    async def together(*doings: Any) -> None:
        await asyncio.gather(*doings)

    async def storm() -> None:
        async with AsyncExitStack() as before:
            await together(*(before.enter_async_context(window.opened()) for window in windows))
            await together(*(window.hear_seq(BEGUN) for window in windows))
            for window in windows:
                window.break_off()
        # Meanwhile the tables go on: at each something else is missed, at one nothing.
        missed = {table: number for number, table in enumerate(tables)}
        for table, lines in missed.items():
            await asyncio.to_thread(talk, tables, table, lines)
        keeping = asyncio.create_task(watch.keep())
        async with AsyncExitStack() as after:
            await together(*(after.enter_async_context(window.opened()) for window in windows))
            for window in windows:
                window.update = {}
            await together(watch.answered.wait(), *(window.hear() for window in windows))
            for window in windows:
                numbers = [entry["seq"] for entry in window.update["entries"]]
                assert numbers == list(range(BEGUN + 1, BEGUN + 1 + missed[window.table]))
            keeping.cancel()
            await asyncio.wait([keeping])
            assert keeping.cancelled(), "the server was not well"

    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE):
            await storm()

    asyncio.run(bounded())
