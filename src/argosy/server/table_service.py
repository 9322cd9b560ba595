"""The tables in use in this process, and the only way to change one.

A command is prepared against the table as it is on disk, its entry is written, and only then does the table
move on and anybody learn of it. If another process wrote first, the table is read again and the command is
prepared again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

import argosy.games
from argosy.core.decisions import redealt
from argosy.core.errors import ArgosyError
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.server import stored_tables
from argosy.server.broadcast import Broadcast
from argosy.server.clock import now
from argosy.server.invitations import Invitations
from argosy.server.limits import Buckets, Limits
from argosy.server.live_table import REMEMBERED, LiveTable
from argosy.server.metrics import Metrics
from argosy.store.base import Part, Store, entry_statements, log_statements
from argosy.table import decision_commands, history, seat_commands
from argosy.table import protocol as m
from argosy.table.checks import check_may_watch
from argosy.table.commands import CHAT, kind_of
from argosy.table.entries import AnyEntry, LogEntry, Opened, decode, encode
from argosy.table.errors import DAMAGED, Conflict, Damaged, NotFound, Refused, Unavailable
from argosy.table.history import Log
from argosy.table.prepared import Opening, Outcome, Prepared, Sender, TakesBack
from argosy.table.settings import Settings, check
from argosy.table.table import Table

log = logging.getLogger("argosy.tables")

AGAIN = 1012  # a code of the WebSocket protocol: come again
MOST_RACES = 20  # attempts to write where other processes write too

OnChange = Callable[[LiveTable], None]
Run = Callable[..., Awaitable[Any]]  # calls a function in another thread


class Message(NamedTuple):
    """Which message something is done for; without one, nobody sent it."""

    guest: str = ""
    ref: str = ""  # its id
    about: int = 0  # it cannot have become an earlier entry than the next


class Done(NamedTuple):
    """The number of the entry that is on disk, and the table it opened."""

    seq: int
    opening: Opening | None = None


class TableService:
    """Needs a started store; call `open` before anything else."""

    invitations: Invitations

    def __init__(self, store: Store, metrics: Metrics, limits: Limits) -> None:
        self.store = store
        self.metrics = metrics
        self.broadcast = Broadcast()
        self.live: dict[str, LiveTable] = {}
        self.on_change: OnChange = _ignore  # called after every change of a table
        self.check_voice: Callable[[str], None] = lambda guest: None  # raises where a guest may not speak
        self._buckets = {CHAT: Buckets(limits.lines_per_minute / 60, limits.lines_per_minute / 3)}
        self.is_draining = False  # no new tables are opened
        self._unreadable: dict[str, str] = {}  # tables of which not even the row can be read or written
        self._arriving: dict[str, asyncio.Task[LiveTable]] = {}
        self._compiled = asyncio.Event()  # the rules of all games

    async def open(self) -> None:
        self.invitations = Invitations(await self.store.secret("invitations"))
        self._compiling = asyncio.create_task(self._compile())

    async def _compile(self) -> None:
        began = time.perf_counter()
        await asyncio.to_thread(_compile_all)
        self._compiled.set()
        log.info("the rules are ready (%.1f s)", time.perf_counter() - began)

    @property
    def is_ready(self) -> bool:
        """Whether the rules of all games are compiled."""
        return self._compiled.is_set()

    # ------------------------------------------------------------------------------ finding

    async def find(self, id: str) -> LiveTable:
        """The table with this id, read from the store if need be."""
        if id not in self.live:
            if not stored_tables.ID.fullmatch(id):
                raise NotFound("no-table", "there is no such table")
            await self._compiled.wait()
            if id not in self._arriving:
                self._arriving[id] = asyncio.create_task(self._bring_in(id))
                self._arriving[id].add_done_callback(lambda _: self._arriving.pop(id, None))
            await asyncio.shield(self._arriving[id])
        return self.live[id]

    async def _bring_in(self, id: str) -> LiveTable:
        try:
            row = await asyncio.to_thread(stored_tables.row_of, self.store, id)
        except Damaged as problem:
            await self.set_aside(id, problem)
            raise Refused("damaged", DAMAGED) from None
        try:
            live = await asyncio.to_thread(stored_tables.load, self.store, row)
        except Damaged as problem:
            if row.problem != str(problem):
                await self.set_aside(id, problem)
            raise Refused("damaged", DAMAGED) from None
        if row.problem is not None:  # the operator mended it, or a newer version can read it
            log.info("table %s is whole again", id)
            await self.store.take_back(row, live.table.wake_at())
        while (adoption := decision_commands.adoption(live.table, now())) is not None:
            log.info("table %s goes on under rules %d", id, live.table.game.rules.version)
            try:
                await self._write(live, adoption)
            except Conflict:  # another process was faster, and perhaps has done the same
                if not await self.catch_up(live):
                    break
        self.live[id] = live
        if self.store.shared:  # before the table was here, notices of other processes reached nobody
            async with live.lock:
                await self.catch_up(live)
        self.on_change(live)
        return live

    async def set_aside(self, id: str, problem: Damaged) -> None:
        self.live.pop(id, None)
        if self._unreadable.get(id) == str(problem):
            return
        log.error("table %s is damaged and set aside: %s", id, problem)
        self.metrics.damaged += 1
        try:
            await self.store.set_aside(id, str(problem))
        except (Damaged, Unavailable):
            self._unreadable[id] = str(problem)

    async def put_away(self, id: str) -> None:
        """To be read from the store again; clients that watch it come again by themselves."""
        self._unreadable.pop(id, None)
        if (live := self.live.pop(id, None)) is None:
            return
        if live.timer is not None:
            live.timer.cancel()
        for watcher in list(live.watchers):
            await watcher.socket.close(AGAIN, "this table is read again")

    async def entries(self, id: str, after: int, limit: int) -> list[LogEntry]:
        """A piece of a log."""
        return await asyncio.to_thread(stored_tables.entries, self.store, id, after, limit)

    async def log_of(self, id: str, limit: int) -> Log:
        """A log from its first entry on."""
        return await asyncio.to_thread(stored_tables.whole_log, self.store, id, limit)

    # ------------------------------------------------------------------------------ opening

    async def open_table(
        self, guest: str, name: str, settings: Settings, ref: str = "", start: bool = False
    ) -> str:
        """A new table, with its game begun at once if asked for and possible."""
        await self._compiled.wait()
        game = argosy.games.game(settings.game)
        check(settings, game)
        if start and any(seat.kind in {"open", "reserved"} for seat in settings.seats):
            raise Refused("empty-seats", "to begin at once every seat must be 'me' or a bot")
        opened = Opened(at=now(), by=guest, ref=ref, settings=settings, name=name)
        id = await self.open_with(guest, ref, game, [opened])
        if start:
            await self.command(id, guest, name, m.Start(id=f"start {ref}"[:40]))
        return id

    async def open_table_at(
        self,
        guest: str,
        name: str,
        settings: Settings,
        ref: str,
        position: Position,
        first: tuple[int, str] | None = None,
    ) -> str:
        """A new table whose game begins with a position; `first` is what a seat decides before all others."""
        game = argosy.games.game(settings.game)
        check(settings, game)
        opened = Opened(at=now(), by=guest, ref=ref, settings=settings, name=name)
        table, sender = Table.opened("", game, opened), Sender(guest, name, opened.at)
        entries: list[AnyEntry] = [opened, seat_commands.start_from(table, sender, position).entry]
        if first is not None:
            table.apply(entries[-1], position)
            decide = m.Decide("first", first[0], table.seq, first[1])
            entries.append(decision_commands.decide(table, sender, decide).entry)
        return await self.open_with(guest, ref, game, entries)

    async def open_with(
        self, guest: str, ref: str, game: Game, entries: list[AnyEntry], run: Run = asyncio.to_thread
    ) -> str:
        """A new table with its first entries; for the same request the same one. `run`: where it is made."""
        self._check_draining()
        await self._compiled.wait()
        id = self.invitations.table_for(guest, ref) if ref else seat_commands.new_id()
        try:
            live, parts = await run(_founded, id, game, entries)
            await self.store.commit(parts)
        except Conflict:  # it was sent twice, or it was written but the database's answer was lost
            await self.find(id)
        else:
            self._arrived(live)
        return id

    def _check_draining(self) -> None:
        if self.is_draining:
            raise Refused("draining", "no new tables now: the server is about to be stopped")

    def _arrived(self, live: LiveTable) -> None:
        """A new table is on disk."""
        self.live[live.table.id] = live
        self.metrics.tables_opened += 1
        self.on_change(live)

    # ----------------------------------------------------------------------------- changing

    async def command(self, id: str, guest: str, name: str, command: m.Command) -> int:
        """Carry a command out; the number of its entry, which is on disk."""
        live = await self.find(id)
        kind = kind_of(command)
        if not kind.from_outside:
            check_may_watch(live.table, guest)
        if kind.limit is not None and not self._buckets[kind.limit].take(guest):
            raise Refused("too-fast", kind.limit.message)
        if kind.limit is CHAT:
            self.check_voice(guest)

        def prepare(table: Table) -> Outcome:
            sender = Sender(guest, name, now(), command.id, self.invitations.invited_seat, live.has_present)
            return kind.prepare(table, sender, command)

        done = await self._act(live, prepare, Message(guest, command.id, kind.about(command)))
        if done.opening is not None and done.opening.starts:
            opened = done.opening.entry
            await self.command(done.opening.id, opened.by, opened.name, m.Start(id="rematch"))
        return done.seq

    async def act_for(self, live: LiveTable, prepare: Callable[[Table], Prepared]) -> int:
        """Something nobody sent: a bot's decision."""
        return (await self._act(live, prepare, Message())).seq

    async def compose(self, live: LiveTable, guest: str, seat: int) -> None:
        """A person is at work on an answer: bots that wait for it wait longer."""
        if decision_commands.composing(live.table, guest, seat, now()) is None:
            return

        def prepare(table: Table) -> Prepared:
            if (prepared := decision_commands.composing(table, guest, seat, now())) is None:
                raise Refused("late", "the table has moved on meanwhile")
            return prepared

        with contextlib.suppress(Refused):
            await self.act_for(live, prepare)

    async def _act(self, live: LiveTable, prepare: Callable[[Table], Outcome], message: Message) -> Done:
        began = time.perf_counter()
        async with live.lock:
            for _ in range(MOST_RACES):
                if message.ref and (before := await self._done_before(live, message)) is not None:
                    return Done(before)
                try:
                    prepared = await self._completed(live.table, prepare(live.table))
                except ArgosyError:
                    # perhaps it was done already, or became possible, through another process
                    if self.store.shared and await self.catch_up(live):
                        continue
                    raise
                try:
                    await self._write(live, prepared)
                except Conflict:
                    self.metrics.races += 1
                    await self.catch_up(live)
                except Damaged as problem:
                    await self.set_aside(live.table.id, problem)
                    raise Refused("damaged", DAMAGED) from None
                else:
                    self.metrics.entry_written(prepared.entry, time.perf_counter() - began)
                    return Done(live.table.seq, prepared.opening)
        raise Refused("busy", "too many write at this table at once; try again")

    async def _done_before(self, live: LiveTable, message: Message) -> int | None:
        """The entry that this very message already became."""
        before = live.sent_before(message.guest, message.ref)
        if before is not None or message.about + 1 >= live.recent[0][0]:
            return before
        named = '"ref":' + msgspec.json.encode(message.ref).decode()
        for seq, body in await asyncio.to_thread(self.store.mentioning, live.table.id, named):
            entry = decode(body, seq)
            if (entry.by, entry.ref) == (message.guest, message.ref):
                return seq
        return None

    async def _completed(self, table: Table, outcome: Outcome) -> Prepared:
        if isinstance(outcome, Prepared):
            return outcome
        log = await self.log_of(table.id, table.seq)
        return await asyncio.to_thread(_taken_back, table, outcome, log)

    async def _write(self, live: LiveTable, prepared: Prepared) -> None:
        """The entry on disk, with the table it opens, both or neither; then all learn of it."""
        table, row = live.after(prepared.entry, prepared.position)
        body, guests = encode(prepared.entry), table.guests()
        parts = entry_statements(row, body, None if guests == live.table.guests() else guests)
        other: LiveTable | None = None
        if (opening := prepared.opening) is not None:
            self._check_draining()
            other, more = await asyncio.to_thread(_founded, opening.id, table.game, [opening.entry])
            parts = [*parts, *more]
        await self.store.commit(parts)
        if other is not None:
            self._arrived(other)
        live.move_on(table, [LogEntry(table.seq, prepared.entry, body, prepared.events)])
        self.on_change(live)

    # ---------------------------------------------------------------------- other processes

    async def reach(self, live: LiveTable, seq: int | None) -> None:
        """Clients that come from another process may have seen there what is not known here yet."""
        if self.store.shared and seq is not None and seq > live.table.seq:
            async with live.lock:
                await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> bool:
        """Read what other processes wrote; whether there was anything. The caller holds the lock."""
        try:
            id, seq = live.table.id, live.table.seq
            row, new = await asyncio.to_thread(stored_tables.new_entries, self.store, id, seq)
            if not new:
                return False
            table = await asyncio.to_thread(stored_tables.table_at, self.store, row, live.table.game)
        except Damaged as problem:
            await self.set_aside(live.table.id, problem)
            raise Refused("damaged", DAMAGED) from None
        live.move_on(table, new)
        self.on_change(live)
        return True

    def other_process_wrote(self, id: str, seq: int) -> None:
        """A notice from the store; an empty id means that notices may have been missed."""
        for live in [self.live[id]] if id in self.live else list(self.live.values()) if not id else []:
            if not id or live.table.seq < seq:
                task = asyncio.create_task(self._follow(live, seq))
                task.add_done_callback(_report)

    async def _follow(self, live: LiveTable, seq: int) -> None:
        async with live.lock:
            if seq and live.table.seq >= seq:
                return  # it was this process that wrote
            with contextlib.suppress(Refused, Unavailable):  # already in the log
                await self.catch_up(live)


def _founded(id: str, game: Game, entries: list[AnyEntry]) -> tuple[LiveTable, list[Part]]:
    """A new table after its first entries, and what writes all of them, or none."""
    bodies, at = [encode(entry) for entry in entries], entries[0].at
    table = history.replayed(id, game, list(enumerate(entries, 1)))
    numbered = enumerate(zip(entries, bodies, strict=True), 1)
    live = LiveTable(table, at, [LogEntry(seq, *both) for seq, both in numbered][-REMEMBERED:])
    return live, log_statements(live.row(table, at), bodies, table.guests())


def _taken_back(table: Table, outcome: TakesBack, log: Log) -> Prepared:
    return outcome.complete(history.position_before(table.id, table.game, log, outcome.first))


def _ignore(live: LiveTable) -> None:
    del live


def _compile_all() -> None:
    """Rules are compiled, or fetched from the cache, before a table needs them: it can take a minute."""
    for name in argosy.games.NAMES:
        game = argosy.games.game(name)
        position = game.new(game.rules.players[0], seed=0)
        seat = position.asked
        assert seat is not None
        position.view(seat)
        position.odds(seat)
        redealt(position.imagine(seat, 0), 0).play(seat, position.legal(seat)[0])


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (problem := task.exception()) is not None:
        log.error("catching up failed: %s", problem)
