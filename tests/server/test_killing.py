"""Nothing acknowledged is lost and nothing happens twice, however often the server is killed."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
import json
import os
import random
import time
import urllib.error
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

import argosy
from argosy.server.live_table import REMEMBERED, Snapshot
from argosy.store.address import open_store
from argosy.store.base import Store
from argosy.table import history
from argosy.table.entries import Answered, AnyEntry, Decided, Requested, Said, Undone, decode
from argosy.table.redaction import RedactedEntry
from server.reconnecting_clients import Client, Journal, Json, contradictions
from server.serving import Person, Process, Refusal

SEED = int(os.environ.get("ARGOSY_KILL_SEED", "1"))
KILLS = 2
FEWEST, MOST = 40, 200  # messages between a server's coming up and its end
LONGEST = 1200.0  # seconds a games may take before the test gives up; usually 15
LOOK = 0.02  # seconds between looks at a condition
HESITATION = 0.15  # seconds at most, where games go on while a killed server comes back


@dataclass(frozen=True)
class TableKind:
    """A kind of table. `windows` are clients by the person they belong to; "" only looks on."""

    game: str
    seats: tuple[str, ...]
    windows: tuple[str, ...]
    turns: int = 0  # after which a game of Port Royal ends

    @property
    def ends(self) -> bool:
        """Whether its games are short enough to be played out."""
        return bool(self.turns)


TABLE_KINDS = (
    TableKind("port-royal", ("me", "open", "open"), ("ann", "bert", "cleo", ""), turns=9),
    TableKind("port-royal", ("me", "open"), ("ann", "ann", "bert"), turns=8),
    TableKind("port-royal", ("me", "simple", "random"), ("ann", "ann"), turns=12),
    TableKind("port-royal", ("me", "random", "open"), ("ann", "bert"), turns=9),
    TableKind("port-royal", ("me", "me", "simple"), ("ann", ""), turns=9),
    TableKind("oltre-mare", ("me", "open", "open"), ("ann", "bert", "cleo")),
    TableKind("oltre-mare", ("me", "simple", "open"), ("ann", "bert")),
    TableKind("oltre-mare", ("me", "me"), ("ann", "")),
)


@dataclass
class Played:
    """One table that was played at, and all who did."""

    id: str
    kind: TableKind
    clients: list[Client]
    tokens: dict[str, str]
    finished: bool = False
    records: dict[str, str] = field(default_factory=dict)  # as each person downloaded it

    @property
    def over(self) -> bool:
        return any(client.over for client in self.clients)


class ServerUnderTest:
    """A server at one address that is killed and restarted."""

    def __init__(self, store: str) -> None:
        self.store = store
        self.process = Process(store)
        self.port, self.address = self.process.port, self.process.address

    async def ready(self) -> None:
        await asyncio.to_thread(self.process.ready)

    async def restart(self) -> None:
        self.process = Process(self.store, self.port)
        await self.ready()

    def kill(self) -> None:
        """kill -9."""
        if self.process.process.poll() is None:
            self.process.kill()


@contextlib.contextmanager
def running_servers(count: int, store: str) -> Iterator[list[ServerUnderTest]]:
    """Whatever happens, none is left behind."""
    with contextlib.ExitStack() as stack:
        servers = []
        for _ in range(count):
            servers.append(ServerUnderTest(store))
            stack.callback(servers[-1].kill)
        yield servers


class ManyGames:
    """Many games at once; `killed` is the server that is killed again and again."""

    def __init__(self, servers: list[ServerUnderTest], seed: int) -> None:
        self.servers, self.killed = servers, servers[0]
        self.chance = random.Random(seed)
        self.played: list[Played] = []
        self.closing = False  # no new game begins
        self.messages = 0
        self.began = time.monotonic()
        self._names = itertools.count(1)

    async def play_all(self) -> None:
        async with asyncio.timeout(LONGEST):
            for server in self.servers:
                await server.ready()
            async with asyncio.TaskGroup() as group:
                for kind in TABLE_KINDS:
                    group.create_task(self._keep_playing(kind))
                for kills in range(1, KILLS + 1):
                    await self._messages(self.messages + self.chance.randint(FEWEST, MOST))
                    await asyncio.sleep(self.chance.random() / 100)  # somewhere between message and answer
                    self.killed.kill()
                    self._note("killed")
                    if kills < KILLS or len(self.servers) == 1:  # of two, one goes on alone in the end
                        await self.killed.restart()
                        self._note("restarted")
                await self._messages(self.messages + FEWEST)
                self.closing = True
                for played in self.played:
                    for client in played.clients:
                        client.hesitation = 0.0
                self._note("closing")
            self._note("closed")
            await asyncio.gather(*(self._download(played) for played in self.played))
        self._note("downloaded")

    def _note(self, what: str) -> None:
        """For whoever has to find out what went wrong."""
        print(f"{time.monotonic() - self.began:6.1f} s, {self.messages} messages: {what}")

    async def _messages(self, count: int) -> None:
        await until(lambda: self.messages >= count)

    def _count(self) -> None:
        self.messages += 1

    # ------------------------------------------------------------------------------- one game

    async def _keep_playing(self, kind: TableKind) -> None:
        while not self.closing:
            await self._play(kind)

    async def _play(self, kind: TableKind) -> None:
        played = await self._open(kind)
        self.played.append(played)
        async with asyncio.TaskGroup() as group:
            for client in played.clients:
                group.create_task(client.run())
            await until(lambda: played.over or (self.closing and not kind.ends))
            for client in played.clients:
                client.ended = True
            await until(lambda: all(client.is_quiet for client in played.clients))
            seq = (await self._insist(played.tokens["ann"], "GET", f"/api/tables/{played.id}"))["seq"]
            for client in played.clients:
                client.listens_to = seq
        played.finished = played.over

    async def _open(self, kind: TableKind) -> Played:
        names = sorted(set(kind.windows) - {""})
        tokens = {name: await self._guest(name) for name in names}
        kinds = [
            {"kind": seat} if seat in {"me", "open"} else {"kind": "bot", "level": seat}
            for seat in kind.seats
        ]
        options = {"turn_limit": kind.turns} if kind.turns else {}
        settings = {"game": kind.game, "seats": kinds, "options": options, "pace": 0}
        asked = {"settings": settings, "id": "ann opens"}
        table = (await self._insist(tokens["ann"], "POST", "/api/tables", asked))["table"]
        path = f"/api/tables/{table}"
        for name in names[1:]:
            await self._insist(tokens[name], "POST", path, {"type": "sit", "id": f"{name} sits"})
        await self._insist(tokens["ann"], "POST", path, {"type": "start", "id": "ann starts"})
        clients = [
            Client(
                f"{name or 'nobody'} {next(self._names)}",
                table,
                tokens.get(name, ""),
                self._anywhere,
                random.Random(self.chance.random()),
                self._count,
                HESITATION if len(self.servers) > 1 else 0.0,
            )
            for name in kind.windows
        ]
        return Played(table, kind, clients, tokens)

    async def _guest(self, name: str) -> str:
        async def come() -> str:
            return (await asyncio.to_thread(Person, self._anywhere(), name)).token

        return str(await insistently(come))

    async def _insist(self, token: str, method: str, path: str, body: Any = None) -> Any:
        """Ask until there is an answer: a message that is sent again has the same id."""

        async def ask() -> Any:
            # while the last games end, one of two is gone for good
            address = self.servers[-1].address if self.closing else self._anywhere()
            return await asyncio.to_thread(Person(address, "", token).ask, method, path, body)

        return await insistently(ask)

    def _anywhere(self) -> str:
        return self.chance.choice(self.servers).address

    async def _download(self, played: Played) -> None:
        for name, token in played.tokens.items():
            path = f"/api/tables/{played.id}"
            journal = next(client.journal for client in played.clients if client.token == token)
            since = max(0, journal.last - REMEMBERED // 2)
            update = await self._insist(token, "GET", f"{path}?since={since}")
            assert [entry["seq"] for entry in update["entries"]] == [*range(since + 1, update["seq"] + 1)]
            for entry in update["entries"]:
                for told in journal.heard.get(entry["seq"], []):
                    assert told.shown != update["shown"] or told.entry == entry
            mine = await self._insist(token, "GET", "/api/tables/mine")
            assert [listed["id"] for listed in mine["tables"]] == [played.id], "a table was opened twice"
            played.records[name] = await self._insist(token, "GET", f"{path}/record")


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(LOOK)


TOO_MANY = 429  # of the statuses of HTTP


async def insistently(ask: Callable[[], Any]) -> Any:
    while True:
        try:
            return await ask()
        except (urllib.error.URLError, http.client.HTTPException, OSError):
            await asyncio.sleep(0.1)
        except Refusal as problem:  # all these people have one address
            if problem.status != TOO_MANY:
                raise
            await asyncio.sleep(0.1)


# ----------------------------------------------------------------------------------- proving


def prove(games: ManyGames, store: Store) -> None:
    """From the clients' own journals, and from what is on disk after the last kill."""
    journals = [client.journal for played in games.played for client in played.clients]
    assert list(contradictions(journals)) == []
    for played in games.played:
        log = [(seq, decode(body, seq)) for seq, body in store.entries(played.id)]
        prove_log(played, [client.journal for client in played.clients], dict(log))
        prove_game(played, store, log)


def prove_log(played: Played, journals: list[Journal], log: dict[int, AnyEntry]) -> None:
    game = argosy.game(played.kind.game)
    done = Counter(entry.ref for entry in log.values() if entry.ref)
    assert set(done.values()) == {1}, f"done twice: {done.most_common(3)}"
    sent = {id for journal in journals for id in journal.sent}
    by_people = {
        entry.ref for entry in log.values() if isinstance(entry, Said | Undone | Requested | Answered)
    }
    by_people |= {entry.ref for entry in log.values() if isinstance(entry, Decided) and entry.how == "person"}
    assert by_people <= sent, "entries that nobody sent"
    for journal in journals:
        assert journal.unanswered() == []
        for id, seq in journal.acked.items():
            assert log[seq].ref == id, f"{id} was acknowledged as {seq}, where {log[seq]} stands"
            assert fits(log[seq], journal.sent[id]), f"{journal.sent[id]} became {log[seq]}"
        assert not set(journal.refused) & set(done), "refused, and yet done"
        assert set(journal.heard) | journal.left_out == set(range(1, journal.last + 1))
        for seq, versions in journal.heard.items():
            for told in versions:
                entry = RedactedEntry(game, seq, log[seq]).known_to(told.shown)
                assert told.entry == json.loads(msgspec.json.encode(entry))


def fits(entry: AnyEntry, message: Json) -> bool:
    """Whether the entry is what the message asked for."""
    match entry:
        case Decided():
            return (message["type"], message["seat"], message["whole"]) == (
                "decide",
                entry.seat,
                entry.action,
            ) and entry.how == "person"
        case Said():
            return (message["type"], message["text"]) == ("say", entry.text)
        case Undone() | Requested():
            return (message["type"], message["seat"]) == ("undo", entry.seat)
        case Answered():
            return (message["type"], message["seat"], message["yes"]) == ("answer", entry.seat, entry.yes)
        case _:
            return False


def prove_game(played: Played, store: Store, log: list[tuple[int, AnyEntry]]) -> None:
    """The log is a game by the rules, the snapshot beside it the same, the record too."""
    game = argosy.game(played.kind.game)
    table = history.replayed(played.id, game, log)
    row = store.table(played.id)
    assert row is not None
    assert (row.seq, row.problem) == (table.seq, None)
    snapshot = msgspec.json.decode(row.snapshot, type=Snapshot)
    assert msgspec.json.encode(snapshot.state) == msgspec.json.encode(table.state)
    assert table.position is not None
    assert snapshot.position_in(game) == table.position
    record = history.record_of(game, log)
    assert record.replay(game) == table.position
    assert (table.state.status == "over") == played.finished
    if played.finished:
        assert table.state.outcome == "finished"
        assert set(played.records.values()) == {record.to_text()}


def told_across(played: Played, one: ServerUnderTest, other: ServerUnderTest) -> int:
    """How many decisions made through one server were heard by somebody else at the other."""
    through = {
        seq
        for client in played.clients
        for id, seq in client.journal.acked.items()
        if client.journal.acked_by[id] == one.address
    }
    return sum(
        1
        for client in played.clients
        for seq in through - set(client.journal.acked.values())
        if seq in client.journal.heard and client.journal.heard[seq][0].server == other.address
    )


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the servers have to say stays with the test."""
    monkeypatch.setenv("PYTEST_TMP", str(tmp_path))


def play_and_prove(store: str, count: int, seed: int) -> tuple[ManyGames, list[ServerUnderTest]]:
    with running_servers(count, store) as servers:
        games = ManyGames(servers, seed)

        async def play_all() -> None:
            asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2 * len(TABLE_KINDS)))
            await games.play_all()

        asyncio.run(play_all())
    for server in servers:
        told = server.process.log.read_text()
        assert " ERROR " not in told, told[-5000:]
    opened = open_store(store)
    try:
        prove(games, opened)
    finally:
        opened.close()
    journals = [client.journal for played in games.played for client in played.clients]
    finished = Counter(played.kind for played in games.played if played.finished)
    assert all(finished[kind] for kind in TABLE_KINDS if kind.ends), "a table that nobody finished"
    assert sum(journal.resent for journal in journals) > 0
    print(
        f"seed {seed}: {len(games.played)} tables, {finished.total()} played out, "
        f"{sum(len(journal.acked) for journal in journals)} acknowledged, "
        f"{sum(journal.breaks for journal in journals)} breaks, "
        f"{sum(journal.resent for journal in journals)} sent again, "
        f"{sum(journal.saved for journal in journals)} of them done before; "
        f"refused: {Counter(reason for journal in journals for reason in journal.refused.values())}"
    )
    return games, servers


# ------------------------------------------------------------------------------------- tests


@pytest.mark.slow
def test_a_killed_server_on_sqlite_loses_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    play_and_prove(str(tmp_path / "tables.sqlite"), 1, SEED)


@pytest.mark.slow
def test_a_killed_server_on_postgresql_loses_nothing_and_does_nothing_twice(database: str) -> None:
    play_and_prove(database, 1, SEED + 1000)


@pytest.mark.slow
def test_of_two_servers_on_one_database_one_is_killed_and_the_other_goes_on(database: str) -> None:
    games, (killed, lasting) = play_and_prove(database, 2, SEED + 2000)
    assert sum(told_across(played, killed, lasting) for played in games.played) > 0
    assert sum(told_across(played, lasting, killed) for played in games.played) > 0
