"""Clients at many tables, four at each, that decide at random; every move they make is timed."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec

from argosy.games import manifest
from argosy.lab.bench.load_clients import Caller, Failed, Line

PLAYERS = 4
CALLERS = 8  # connections that set tables up at the same time
PATIENCE = 20.0  # seconds after which a move that is under way counts as lost


class Choice(msgspec.Struct):
    action: str


class Wanted(msgspec.Struct):
    seat: int


class About(msgspec.Struct):
    status: str
    decisions: list[Wanted]


class View(msgspec.Struct):
    choices: list[Choice] = []


class Whole(msgspec.Struct):
    """As much of an update as it takes to decide."""

    table: About
    view: View | None


class Head(msgspec.Struct):
    """As much of any message as it takes to know what it is about."""

    type: str
    seq: int = 0
    id: str | None = None
    reason: str = ""
    action: str | None = None
    choices: list[Choice] = []


_head = msgspec.json.Decoder(Head)
_whole = msgspec.json.Decoder(Whole)


class Moves:
    """What was seen of the moves of a while, in seconds from when each was due."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.everywhere: list[float] = []  # until the last of the others had the update
        self.refused: Counter[str] = Counter()
        self.bytes_sent: list[int] = []
        self.bytes_acknowledged: list[int] = []
        self.bytes_updated: list[int] = []


class Table:
    """Four lines and at most one move at a time. `free` is called whenever another can be made."""

    def __init__(self, free: Callable[[Table], None]) -> None:
        self.lines: list[Line] = []
        self.moves = Moves()
        self._free = free
        self._due = 0.0
        self._by: int | None = None  # the seat whose move is under way
        self._acknowledged = False
        self._missing: set[int] = set()  # the seats that have not heard of it

    def move(self, due: float, moves: Moves, chance: random.Random) -> bool:
        """Begin a move that was due then; False if there is none to make any more."""
        raise NotImplementedError

    def hear(self, seat: int, text: bytes) -> None:
        raise NotImplementedError

    def _begin(self, seat: int, text: bytes, due: float, moves: Moves) -> None:
        self.moves, self._due, self._by = moves, due, seat
        self._acknowledged = False
        self._missing = set(range(PLAYERS))
        moves.bytes_sent.append(len(text))
        self.lines[seat].send(text)

    def _is_acknowledged(self, text: bytes) -> None:
        self._acknowledged = True
        self.moves.bytes_acknowledged.append(len(text))
        self.moves.acknowledged.append(time.perf_counter() - self._due)
        self._perhaps_done()

    def _has_come_to(self, seat: int, text: bytes) -> None:
        self.moves.bytes_updated.append(len(text))
        if seat in self._missing:
            self._missing.remove(seat)
            if seat != self._by and self._missing <= {self._by}:
                self.moves.everywhere.append(time.perf_counter() - self._due)
            self._perhaps_done()

    def _perhaps_done(self) -> None:
        if self._acknowledged and not self._missing and self._by is not None:
            self._by = None
            self._free(self)


class GameTable(Table):
    """A table of a real server."""

    def __init__(self, free: Callable[[Table], None]) -> None:
        super().__init__(free)
        self.seq = [0] * PLAYERS
        self.updates = [b""] * PLAYERS
        self.ready = asyncio.Event()  # everybody has seen the table
        self._number = 0  # of the last message, which is its id
        self._chance = random.Random()

    def move(self, due: float, moves: Moves, chance: random.Random) -> bool:
        about = _whole.decode(self.updates[0]).table
        if about.status != "running":
            return False
        self._chance = chance
        seat = chance.choice(about.decisions).seat
        view = _whole.decode(self.updates[seat]).view
        assert view is not None
        self._decide(seat, [chance.choice(view.choices).action], due, moves)
        return True

    def _decide(self, seat: int, steps: list[str], due: float, moves: Moves) -> None:
        self._begin(seat, self._message("decide", seat, action=steps), due, moves)

    def _message(self, type: str, seat: int, **fields: Any) -> bytes:
        self._number += 1
        about = {"type": type, "id": str(self._number), "seat": seat, "seq": self.seq[seat]}
        return msgspec.json.encode({**about, **fields})

    def hear(self, seat: int, text: bytes) -> None:
        head = _head.decode(text)
        if head.type == "update":
            is_news, self.seq[seat], self.updates[seat] = head.seq > self.seq[seat], head.seq, text
            if not self.ready.is_set() and all(self.updates):
                self.ready.set()
            elif is_news and self._by is not None:
                self._has_come_to(seat, text)
        elif head.id != str(self._number) or seat != self._by:
            return
        elif head.type == "ack":
            self._is_acknowledged(text)
        elif head.type == "tried":
            self._go_on(seat, head)
        else:
            self.moves.refused[head.reason] += 1
            self._by = None
            self._free(self)

    def _go_on(self, seat: int, tried: Head) -> None:
        raise NotImplementedError


class SteppedTable(GameTable):
    """Of a game whose decisions may take several steps: the server is asked how they go on.

    The time of such a move runs from when its last step is known.
    """

    def _decide(self, seat: int, steps: list[str], due: float, moves: Moves) -> None:
        self.moves, self._by, self._steps = moves, seat, steps
        self.lines[seat].send(self._message("try", seat, steps=steps))

    def _go_on(self, seat: int, tried: Head) -> None:
        if tried.action is None:
            step = self._chance.choice(tried.choices).action
            self._decide(seat, [*self._steps, step], 0, self.moves)
        else:
            super()._decide(seat, self._steps, time.perf_counter(), self.moves)


class EchoTable(Table):
    """A channel of the bare echo server; a random client sends a frame of a given size."""

    def __init__(self, free: Callable[[Table], None], size: int) -> None:
        super().__init__(free)
        self._text = b"x" * size

    def move(self, due: float, moves: Moves, chance: random.Random) -> bool:
        self._begin(chance.randrange(PLAYERS), self._text, due, moves)
        return True

    def hear(self, seat: int, text: bytes) -> None:
        if seat == self._by and not self._acknowledged:
            self._is_acknowledged(text)
        else:
            self._has_come_to(seat, text)


class Crowd:
    """All tables of one server."""

    def __init__(self, port: int, seed: int = 1, sources: Iterator[str] | None = None) -> None:
        self.port = port
        self._sources = sources  # addresses of this machine, one for each table
        self.tables: list[Table] = []
        self._free: list[Table] = []
        self._some_free = asyncio.Event()
        self._chance = random.Random(seed)
        self._under_way = 0

    # ------------------------------------------------------------------------------ coming

    async def sit_down(self, games: Iterator[str], count: int) -> None:
        """Open so many tables by the server's own pages, and sit at them until the game begins."""
        await self._come(count, lambda caller, number: self._open(caller, next(games), number))

    async def enter_channels(self, count: int, size: int) -> None:
        """The same for the echo server: there is nothing to set up."""

        async def enter(caller: Caller, number: int) -> Table:
            table = EchoTable(self._is_free, size)
            await self._connect(table, f"/channel{number}", [""] * PLAYERS)
            return table

        await self._come(count, enter)

    async def _come(self, count: int, set_up: Callable[[Caller, int], Awaitable[Table]]) -> None:
        numbers = iter(range(len(self.tables), len(self.tables) + count))

        async def work() -> None:
            caller: Caller | None = None
            for number in numbers:
                if caller is None or self._sources is not None:
                    if caller is not None:
                        caller.close()
                    caller = await Caller.to(self.port, next(self._sources) if self._sources else None)
                table = await set_up(caller, number)
                self.tables.append(table)
                self._free.append(table)
            if caller is not None:
                caller.close()

        await asyncio.gather(*(work() for _ in range(min(CALLERS, count))))

    async def _open(self, caller: Caller, game: str, number: int) -> Table:
        tokens = [await caller.guest(f"Guest {number}.{seat}") for seat in range(PLAYERS)]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(PLAYERS - 1))]
        opened, _ = await caller.ask(
            "POST", "/api/tables", {"settings": {"game": game, "seats": seats}}, tokens[0]
        )
        path = f"/api/tables/{opened['table']}"
        for token in tokens[1:]:
            await caller.ask("POST", path, {"type": "sit", "id": "sit"}, token)
        await caller.ask("POST", path, {"type": "start", "id": "start"}, tokens[0])
        table = (SteppedTable if manifest(game).rules().has_chains else GameTable)(self._is_free)
        await self._connect(table, f"{path}/socket", tokens, caller.source)
        await asyncio.wait_for(table.ready.wait(), PATIENCE)
        return table

    async def _connect(self, table: Table, path: str, tokens: list[str], source: str | None = None) -> None:
        def heard_by(seat: int) -> Callable[[bytes], None]:
            return lambda text: table.hear(seat, text)

        for seat, token in enumerate(tokens):
            table.lines.append(await Line.to(self.port, path, heard_by(seat), token, source))

    def go(self) -> None:
        for table in self.tables:
            for line in table.lines:
                line.close()

    @property
    def sockets(self) -> int:
        """How many are open."""
        return sum(line.is_open for table in self.tables for line in table.lines)

    # ----------------------------------------------------------------------------- playing

    async def at_rate(self, rate: float, seconds: float) -> Moves:
        """So many moves a second, due at random moments whether or not the server keeps up."""
        moves = Moves()
        began = time.perf_counter()
        due = began + self._chance.expovariate(rate)
        while due < began + seconds:
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            if not await self._start_one(due, moves):
                break
            due += self._chance.expovariate(rate)
        await self._finish()
        return moves

    async def flat_out(self, at_once: int, seconds: float) -> Moves:
        """As many moves as the server can do, with so many under way all the time."""
        moves = Moves()
        ends = time.perf_counter() + seconds
        while time.perf_counter() < ends:
            if self._under_way >= at_once:
                self._some_free.clear()
                await self._some_free.wait()
            elif not await self._start_one(time.perf_counter(), moves):
                break
        await self._finish()
        return moves

    async def _start_one(self, due: float, moves: Moves) -> bool:
        """Begin a move at any free table; False once every game is over."""
        while self._free or self._under_way:
            while not self._free:
                self._some_free.clear()
                await asyncio.wait_for(self._some_free.wait(), PATIENCE)
            index = self._chance.randrange(len(self._free))
            self._free[index], self._free[-1] = self._free[-1], self._free[index]
            table = self._free.pop()
            if table.move(due, moves, self._chance):
                self._under_way += 1
                return True
        return False

    def _is_free(self, table: Table) -> None:
        self._under_way -= 1
        self._free.append(table)
        self._some_free.set()

    async def _finish(self) -> None:
        """Until nothing is under way any more."""
        ends = time.perf_counter() + PATIENCE
        while self._under_way:
            if time.perf_counter() > ends:
                raise Failed(f"{self._under_way} moves were never answered")
            await asyncio.sleep(0.005)


def spread(seconds: list[float]) -> dict[str, float]:
    """The middle, the 99th percentile and the worst, in milliseconds."""
    cuts = statistics.quantiles(seconds, n=100, method="inclusive") if len(seconds) > 1 else seconds * 99
    return {"p50": 1000 * cuts[49], "p99": 1000 * cuts[98], "max": 1000 * max(seconds)}
