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
from argosy.commands.serve import open_store
from argosy.table import history, shown
from argosy.table.entries import Answered, AnyEntry, Decided, Requested, Said, Undone, decode
from argosy.table.live import REMEMBERED, Snapshot
from argosy.table.store import Store
from table.journal import Client, Journal, Json, contradictions
from table.serving import Person, Process

SEED = int(os.environ.get("ARGOSY_KILL_SEED", "1"))
KILLS = 3
FEWEST, MOST = 40, 200  # messages between a server's coming up and its end
LONGEST = 300.0  # seconds a voyage may take before the test gives up; usually 25
LOOK = 0.02  # seconds between looks at a condition
HESITATION = 0.15  # seconds at most, where games go on while a killed server comes back


@dataclass(frozen=True)
class Berth:
    """A kind of table. `windows` are clients by the person they belong to; "" only looks on."""

    game: str
    seats: tuple[str, ...]
    windows: tuple[str, ...]
    turns: int = 0  # after which a game of Port Royal ends

    @property
    def ends(self) -> bool:
        """Whether its games are short enough to be played out."""
        return bool(self.turns)


BERTHS = (
    Berth("port-royal", ("me", "open", "open"), ("ann", "bert", "cleo", ""), turns=9),
    Berth("port-royal", ("me", "open"), ("ann", "ann", "bert"), turns=8),
    Berth("port-royal", ("me", "simple", "random"), ("ann", "ann"), turns=12),
    Berth("port-royal", ("me", "random", "open"), ("ann", "bert"), turns=9),
    Berth("port-royal", ("me", "me", "simple"), ("ann", ""), turns=9),
    Berth("oltre-mare", ("me", "open", "open"), ("ann", "bert", "cleo")),
    Berth("oltre-mare", ("me", "simple", "open"), ("ann", "bert")),
    Berth("oltre-mare", ("me", "me"), ("ann", "")),
)


@dataclass
class Played:
    """One table that was played at, and all who did."""

    id: str
    berth: Berth
    clients: list[Client]
    tokens: dict[str, str]
    finished: bool = False
    records: dict[str, str] = field(default_factory=dict)  # as each person downloaded it

    @property
    def over(self) -> bool:
        return any(client.over for client in self.clients)


class Ship:
    """A server at one address that is killed and raised again."""

    def __init__(self, store: str) -> None:
        self.store = store
        self.process = Process(store)
        self.port, self.address = self.process.port, self.process.address

    async def ready(self) -> None:
        await asyncio.to_thread(self.process.ready)

    async def rise(self) -> None:
        self.process = Process(self.store, self.port)
        await self.ready()

    def sink(self) -> None:
        """kill -9."""
        if self.process.process.poll() is None:
            self.process.kill()


@contextlib.contextmanager
def ships(count: int, store: str) -> Iterator[list[Ship]]:
    """Whatever happens, none is left behind."""
    with contextlib.ExitStack() as stack:
        fleet = []
        for _ in range(count):
            fleet.append(Ship(store))
            stack.callback(fleet[-1].sink)
        yield fleet


class Voyage:
    """Many games at once; `mortal` is the server that is killed again and again."""

    def __init__(self, fleet: list[Ship], seed: int) -> None:
        self.fleet, self.mortal = fleet, fleet[0]
        self.chance = random.Random(seed)
        self.played: list[Played] = []
        self.closing = False  # no new game begins
        self.messages = 0
        self.began = time.monotonic()
        self._names = itertools.count(1)

    async def sail(self) -> None:
        async with asyncio.timeout(LONGEST):
            for ship in self.fleet:
                await ship.ready()
            async with asyncio.TaskGroup() as crew:
                for berth in BERTHS:
                    crew.create_task(self._keep_playing(berth))
                for kills in range(1, KILLS + 1):
                    await self._messages(self.messages + self.chance.randint(FEWEST, MOST))
                    await asyncio.sleep(self.chance.random() / 100)  # somewhere between message and answer
                    self.mortal.sink()
                    self._note("killed")
                    if kills < KILLS or len(self.fleet) == 1:  # of two, one goes on alone in the end
                        await self.mortal.rise()
                        self._note("raised")
                await self._messages(self.messages + FEWEST)
                self.closing = True
                for played in self.played:
                    for client in played.clients:
                        client.hesitation = 0.0
                self._note("closing")
            self._note("closed")
            for played in self.played:
                await self._download(played)
        self._note("downloaded")

    def _note(self, what: str) -> None:
        """For who has to find out what went wrong."""
        print(f"{time.monotonic() - self.began:6.1f} s, {self.messages} messages: {what}")

    async def _messages(self, count: int) -> None:
        await until(lambda: self.messages >= count)

    def _count(self) -> None:
        self.messages += 1

    # ------------------------------------------------------------------------------- one game

    async def _keep_playing(self, berth: Berth) -> None:
        while not self.closing:
            await self._play(berth)

    async def _play(self, berth: Berth) -> None:
        played = await self._open(berth)
        self.played.append(played)
        async with asyncio.TaskGroup() as crew:
            for client in played.clients:
                crew.create_task(client.run())
            await until(lambda: played.over or (self.closing and not berth.ends))
            for client in played.clients:
                client.ended = True
            await until(lambda: all(client.is_quiet for client in played.clients))
            seq = (await self._insist(played.tokens["ann"], "GET", f"/api/tables/{played.id}"))["seq"]
            for client in played.clients:
                client.listens_to = seq
        played.finished = played.over

    async def _open(self, berth: Berth) -> Played:
        names = sorted(set(berth.windows) - {""})
        tokens = {name: await self._guest(name) for name in names}
        kinds = [
            {"kind": seat} if seat in {"me", "open"} else {"kind": "bot", "level": seat}
            for seat in berth.seats
        ]
        options = {"turn_limit": berth.turns} if berth.turns else {}
        settings = {"game": berth.game, "seats": kinds, "options": options, "pace": 0}
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
                HESITATION if len(self.fleet) > 1 else 0.0,
            )
            for name in berth.windows
        ]
        return Played(table, berth, clients, tokens)

    async def _guest(self, name: str) -> str:
        async def come() -> str:
            return (await asyncio.to_thread(Person, self._anywhere(), name)).token

        return str(await insistently(come))

    async def _insist(self, token: str, method: str, path: str, body: Any = None) -> Any:
        """Ask until there is an answer: a message that is sent again has the same id."""

        async def ask() -> Any:
            return await asyncio.to_thread(Person(self._anywhere(), "", token).ask, method, path, body)

        return await insistently(ask)

    def _anywhere(self) -> str:
        return self.chance.choice(self.fleet).address

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


async def insistently(ask: Callable[[], Any]) -> Any:
    while True:
        try:
            return await ask()
        except (urllib.error.URLError, http.client.HTTPException, OSError):
            await asyncio.sleep(0.1)


# ----------------------------------------------------------------------------------- proving


def prove(voyage: Voyage, store: Store) -> None:
    """From the clients' own journals, and from what is on disk after the last kill."""
    journals = [client.journal for played in voyage.played for client in played.clients]
    assert list(contradictions(journals)) == []
    for played in voyage.played:
        log = [(seq, decode(body, seq)) for seq, body in store.entries(played.id)]
        prove_log(played, [client.journal for client in played.clients], dict(log))
        prove_game(played, store, log)


def prove_log(played: Played, journals: list[Journal], log: dict[int, AnyEntry]) -> None:
    game = argosy.game(played.berth.game)
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
                entry = shown.entry(game, seq, log[seq], told.shown)
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
    game = argosy.game(played.berth.game)
    table = history.replayed(played.id, game, log)
    row = store.table(played.id)
    assert row is not None
    assert (row.seq, row.problem) == (table.seq, None)
    snapshot = msgspec.json.decode(row.snapshot, type=Snapshot)
    assert msgspec.json.encode(snapshot.state) == msgspec.json.encode(table.state)
    assert table.position is not None
    assert snapshot.position is not None
    assert game.load(snapshot.position) == table.position
    record = history.record_of(game, log)
    assert record.replay(game) == table.position
    assert (table.state.status == "over") == played.finished
    if played.finished:
        assert table.state.outcome == "finished"
        assert set(played.records.values()) == {record.to_text()}


def told_across(played: Played, one: Ship, other: Ship) -> int:
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


def sail_and_prove(store: str, count: int, seed: int) -> tuple[Voyage, list[Ship]]:
    with ships(count, store) as fleet:
        voyage = Voyage(fleet, seed)

        async def sail() -> None:
            asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2 * len(BERTHS)))
            await voyage.sail()

        asyncio.run(sail())
    for ship in fleet:
        told = ship.process.log.read_text()
        assert " ERROR " not in told, told[-5000:]
    opened = open_store(store)
    try:
        prove(voyage, opened)
    finally:
        opened.close()
    journals = [client.journal for played in voyage.played for client in played.clients]
    finished = Counter(played.berth for played in voyage.played if played.finished)
    assert all(finished[berth] for berth in BERTHS if berth.ends), "a table that nobody finished"
    assert sum(journal.resent for journal in journals) > 0
    print(
        f"seed {seed}: {len(voyage.played)} tables, {finished.total()} played out, "
        f"{sum(len(journal.acked) for journal in journals)} acknowledged, "
        f"{sum(journal.breaks for journal in journals)} breaks, "
        f"{sum(journal.resent for journal in journals)} sent again, "
        f"{sum(journal.saved for journal in journals)} of them done before; "
        f"refused: {Counter(reason for journal in journals for reason in journal.refused.values())}"
    )
    return voyage, fleet


# ------------------------------------------------------------------------------------- tests


def test_a_killed_server_on_sqlite_loses_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    sail_and_prove(str(tmp_path / "tables.sqlite"), 1, SEED)


def test_a_killed_server_on_postgresql_loses_nothing_and_does_nothing_twice(database: str) -> None:
    sail_and_prove(database, 1, SEED + 1000)


def test_of_two_servers_on_one_database_one_is_killed_and_the_other_goes_on(database: str) -> None:
    voyage, (mortal, steady) = sail_and_prove(database, 2, SEED + 2000)
    assert sum(told_across(played, mortal, steady) for played in voyage.played) > 0
    assert sum(told_across(played, steady, mortal) for played in voyage.played) > 0
