"""The harbour: all tables that are in use in this process, and the only way to change one.

A command is prepared against the table as it is on disk, its entry is written, and only then does the table
move on and the sender hear of it. If another process wrote first, the table is read anew and the command
is prepared again.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import logging
import re
import secrets
import time
from collections.abc import Callable
from functools import partial

import msgspec

import argosy.games
from argosy.core.deciding import redealt
from argosy.core.errors import ArgosyError
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.core.record import Record
from argosy.core.typing import Json
from argosy.players.roster import STAND_IN
from argosy.table import commands, history, records
from argosy.table import messages as m
from argosy.table.bodies import Continuation
from argosy.table.crier import Crier
from argosy.table.entries import AnyEntry, Opened, Rematched, decode, encode
from argosy.table.errors import DAMAGED, Conflict, Damaged, Forbidden, NotFound, Refused
from argosy.table.live import REMEMBERED, LiveTable, Snapshot
from argosy.table.metrics import Metrics
from argosy.table.settings import SeatSetting, Settings, check
from argosy.table.store import Part, Store, TableRow, entry_statements, log_statements
from argosy.table.table import Prepared, Seat, Table

log = logging.getLogger("argosy.harbour")

ID_BYTES = 10  # 80 bits: a table's id is not guessed, so it can be the link to a table that is not listed
MOST_RACES = 20  # attempts to write where other processes write too
MOST_PASTS = 16  # some hundred positions each, of one or two kilobytes
# Made here, for threads that are the first to ask for a type at the same time crash the interpreter.
_snapshots = msgspec.json.Decoder(Snapshot)
_ID = re.compile("[A-Za-z0-9_-]{1,40}")  # a database need not be asked about anything else


class Harbour:
    """Needs a started store; `open` before anything else."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.crier = Crier()
        self.live: dict[str, LiveTable] = {}
        self.on_change: Callable[[LiveTable], None] = lambda live: None  # the bots' ear
        self._pasts: dict[tuple[str, int], list[Position]] = {}  # games people look back at, by table and seq
        self._arriving: dict[str, asyncio.Task[LiveTable]] = {}
        self._secret = b""
        self._warm = asyncio.Event()  # the rules of all games are compiled

    async def open(self) -> None:
        self._secret = (await self.store.secret("invitations")).encode()
        self._warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        began = time.perf_counter()
        await asyncio.to_thread(_compile_all)
        self._warm.set()
        log.info("the rules are ready (%.1f s)", time.perf_counter() - began)

    @property
    def is_warm(self) -> bool:
        return self._warm.is_set()

    # ------------------------------------------------------------------------------ finding

    async def find(self, id: str) -> LiveTable:
        """The table with this id, brought in from the store if need be."""
        if id not in self.live:
            if not _ID.fullmatch(id):
                raise NotFound("no-table", "there is no such table")
            await self._warm.wait()
            if id not in self._arriving:
                self._arriving[id] = asyncio.create_task(self._bring_in(id))
                self._arriving[id].add_done_callback(lambda _: self._arriving.pop(id, None))
            await asyncio.shield(self._arriving[id])
        return self.live[id]

    async def _bring_in(self, id: str) -> LiveTable:
        row = await asyncio.to_thread(self._row, id)
        try:
            live = await asyncio.to_thread(self._load, row)
        except Damaged as problem:
            if row.problem != str(problem):
                await self.set_aside(id, problem)
            raise Refused("damaged", DAMAGED) from None
        if row.problem is not None:  # the operator mended it, or a newer version can read it
            log.info("table %s is whole again", id)
            await self.store.take_back(row, live.table.wake_at())
        while (adoption := commands.adoption(live.table, now())) is not None:
            log.info("table %s goes on under rules %d", id, live.table.game.rules.version)
            try:
                await self._write(live, adoption)
            except Conflict:  # another process was faster, and perhaps has done the same
                if not await self.catch_up(live):
                    break
        self.live[id] = live
        if self.store.shared:  # news that came before the table stood here were heard by nobody
            async with live.lock:
                await self.catch_up(live)
        self.on_change(live)
        return live

    def _row(self, id: str) -> TableRow:
        row = self.store.table(id)
        if row is None:
            raise NotFound("no-table", "there is no such table")
        return row

    def _load(self, row: TableRow) -> LiveTable:
        game = _game_of(row)
        after = max(0, row.seq - REMEMBERED)
        recent = _decoded(self.store.entries(row.id, after, row.seq - after))  # others may write on meanwhile
        if not recent or recent[-1][0] != row.seq:
            raise Damaged("the log does not end where the table stands", row.seq)
        return LiveTable(self._table(row, game), row.created, recent)

    def _table(self, row: TableRow, game: Game) -> Table:
        """From the snapshot, or where that is of no use from the whole log."""
        try:
            snapshot = _snapshots.decode(row.snapshot)
            position = None if snapshot.position is None else game.load(snapshot.position)
            return Table(row.id, game, snapshot.state, row.seq, position)
        except (msgspec.DecodeError, ArgosyError) as problem:
            log.warning("the snapshot of table %s is of no use (%s); replaying its log", row.id, problem)
            return history.replayed(row.id, game, _decoded(self.store.entries(row.id, limit=row.seq)))

    async def set_aside(self, id: str, problem: Damaged) -> None:
        log.error("table %s is damaged and set aside: %s", id, problem)
        self.metrics.damaged.add()
        self.live.pop(id, None)
        await self.store.set_aside(id, str(problem))

    async def entries(self, id: str, after: int = 0, limit: int = 1_000_000) -> list[tuple[int, AnyEntry]]:
        """The whole log, or a piece of it."""
        return _decoded(await asyncio.to_thread(self.store.entries, id, after, limit))

    def _readable(self, id: str) -> list[tuple[int, AnyEntry]]:
        """The log as far as it is whole."""
        found: list[tuple[int, AnyEntry]] = []
        try:
            for seq, body in self.store.readable(id):
                found.append((seq, decode(body, seq)))
        except Damaged as problem:
            log.error("what can be read of table %s ends before %s", id, problem)
        return found

    # ----------------------------------------------------------------------------- changing

    async def open_table(
        self,
        guest: str,
        name: str,
        settings: Settings,
        ref: str = "",
        start: bool = False,
        position: Position | None = None,
        first: tuple[int, str] | None = None,
    ) -> str:
        """A new table, with its game begun at once if asked for and possible; with a position, from there.

        `first` is what a seat decides before anybody else can do anything.
        """
        await self._warm.wait()
        game = _game(settings.game)
        check(settings, game)
        if start and any(seat.kind in {"open", "reserved"} for seat in settings.seats):
            raise Refused("empty-seats", "to begin at once every seat must be 'me' or a bot")
        id = self._id_for(guest, ref) if ref else new_id()
        opened = Opened(at=now(), by=guest, ref=ref, settings=settings, name=name)
        entries: list[AnyEntry] = [opened]
        if position is not None:
            table = Table.opened(id, game, opened)
            stamp: Json = {"at": opened.at, "by": guest}
            entries.append(commands.start(table, guest, stamp, position=position).entry)
            if first is not None:
                table.apply(entries[-1], position)
                decide = m.Decide("first", first[0], table.seq, first[1])
                entries.append(commands.prepare(table, guest, name, decide, stamp, lambda _: position).entry)
        await self._found_once(id, game, entries)
        if start:
            await self.command(id, guest, name, m.Start(id=f"start {ref}"[:40]))
        return id

    async def go_on(self, live: LiveTable, guest: str, name: str, wanted: Continuation) -> str:
        """A new table that begins with a moment of a game that is over: what the seat could not know then
        is dealt anew, so what is known of the game's future is worth nothing.
        """
        move, position = await self.position_after(live, wanted.move)
        if position.over:
            raise Refused("over", f"after move {move} the game is over: there is nothing to go on with")
        if wanted.seat >= position.players:
            raise Refused("no-seat", f"there is no seat {wanted.seat}")
        seats = [SeatSetting("bot", wanted.level)] * position.players
        seats[wanted.seat] = SeatSetting("me")
        settings = Settings(position.game.name, tuple(seats), position.view(None)["options"])
        world = position.imagine(wanted.seat, secrets.randbits(commands.SEED_BITS))
        first = (wanted.seat, wanted.action) if wanted.action else None
        return await self.open_table(guest, name, settings, wanted.id, position=world, first=first)

    async def bring_record(self, guest: str, name: str, record: Record) -> str:
        """A game from elsewhere as a finished table of who brings it; the same one if he brings it again."""
        await self._warm.wait()
        game = _game(record.game)
        ref = hashlib.sha256(record.to_text().encode()).hexdigest()[:40]
        entries = await asyncio.to_thread(records.as_log, record, game, guest, name, now())
        id = self._id_for(guest, ref)
        await self._found_once(id, game, entries)
        return id

    async def _found_once(self, id: str, game: Game, entries: list[AnyEntry]) -> None:
        try:
            await self._found(id, game, entries)
        except Conflict:  # it was sent twice, or it was written but the database's answer was lost
            await self.find(id)

    def _id_for(self, guest: str, ref: str) -> str:
        """The same table for the same request; without the secret it is not guessed."""
        digest = hmac.new(self._secret, f"open {guest} {ref}".encode(), hashlib.sha256).digest()
        return _id(digest[:ID_BYTES])

    async def _found(self, id: str, game: Game, entries: list[AnyEntry], *more: Part) -> None:
        """All of a new table's first entries, or none."""
        log, at = list(enumerate(entries, 1)), entries[0].at
        table = await asyncio.to_thread(history.replayed, id, game, log)
        live = LiveTable(table, at, log[-REMEMBERED:])
        written = log_statements(live.row(table, at), [encode(entry) for entry in entries], _guests(table))
        await self.store.commit([*more, *written])
        self.live[id] = live
        self.metrics.tables_opened.add()
        self.on_change(live)

    async def command(self, id: str, guest: str, name: str, command: m.Command) -> int:
        """Carry a command out; the number of its entry, which is on disk."""
        live = await self.find(id)
        if isinstance(command, m.Rematch):
            return await self._rematch(live, guest, command)
        prepare = partial(self._prepare, guest=guest, name=name, command=command)
        match command:
            case m.Decide() | m.Undo():
                return await self._act(live, prepare, guest, command.id, command.seq)
            case m.Answer():
                return await self._act(live, prepare, guest, command.id, command.request)
            case _:
                return await self._act(live, prepare, guest, command.id)

    def _prepare(
        self,
        table: Table,
        past: list[tuple[int, AnyEntry]] | None,
        *,
        guest: str,
        name: str,
        command: m.Command,
    ) -> Prepared:
        stamp: Json = {"at": now(), "by": guest, "ref": command.id}
        match command:
            case m.Sit():
                invited = self.invited(table, command.invite)
                return commands.sit(table, guest, name, command.seat, invited, stamp)
            case m.Start():
                return commands.start(table, guest, stamp)
            case _:
                return commands.prepare(
                    table, guest, name, command, stamp, lambda first: _before(table, past, first)
                )

    async def act_for(self, live: LiveTable, prepare: Callable[[Table], Prepared]) -> int:
        """Something nobody sent: a bot's decision."""
        return await self._act(live, lambda table, past: prepare(table))

    async def _act(
        self,
        live: LiveTable,
        prepare: Callable[[Table, list[tuple[int, AnyEntry]] | None], Prepared],
        guest: str = "",
        ref: str = "",
        about: int = 0,
    ) -> int:
        began = time.perf_counter()
        async with live.lock:
            for _ in range(MOST_RACES):
                if ref and (before := await self._done_before(live, guest, ref, about)) is not None:
                    return before
                try:
                    try:
                        prepared = prepare(live.table, None)
                    except _LooksBack:  # only what will be done costs reading the whole log
                        past = await self.entries(live.table.id)
                        prepared = await asyncio.to_thread(prepare, live.table, past)
                except ArgosyError:
                    # perhaps it was done already, or became possible, through another process
                    if self.store.shared and await self.catch_up(live):
                        continue
                    raise
                try:
                    await self._write(live, prepared)
                except Conflict:
                    self.metrics.races.add()
                    await self.catch_up(live)
                else:
                    self.metrics.entry_written(prepared.entry, time.perf_counter() - began)
                    return live.table.seq
        raise Refused("busy", "too many write at this table at once; try again")

    async def _done_before(self, live: LiveTable, guest: str, ref: str, about: int) -> int | None:
        """The entry this very message already became. `about`: it cannot be an earlier one than the next."""
        before = live.sent_before(guest, ref)
        if before is not None or about + 1 >= live.recent[0][0]:
            return before
        named = '"ref":' + msgspec.json.encode(ref).decode()
        for seq, body in await asyncio.to_thread(self.store.mentioning, live.table.id, named):
            entry = decode(body, seq)
            if (entry.by, entry.ref) == (guest, ref):
                return seq
        return None

    async def _write(self, live: LiveTable, prepared: Prepared) -> None:
        entry, position = prepared
        table, row = live.after(entry, position)
        guests = _guests(table)
        changed = None if guests == _guests(live.table) else guests
        await self.store.commit(entry_statements(row, encode(entry), changed))
        live.move_on(table, [(table.seq, entry)])
        self.on_change(live)

    async def reach(self, live: LiveTable, seq: int | None) -> None:
        """Who comes from another process has perhaps seen there what is not known here yet."""
        if self.store.shared and seq is not None and seq > live.table.seq:
            async with live.lock:
                await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> bool:
        """Read what other processes wrote; whether there was anything. The lock is held."""
        try:
            row, new = await asyncio.to_thread(self._news, live.table.id, live.table.seq)
            if not new:
                return False
            table = await asyncio.to_thread(self._table, row, live.table.game)
        except Damaged as problem:
            await self.set_aside(live.table.id, problem)
            raise Refused("damaged", DAMAGED) from None
        live.move_on(table, new)
        self.on_change(live)
        return True

    def _news(self, id: str, after: int) -> tuple[TableRow, list[tuple[int, AnyEntry]]]:
        row = self._row(id)
        entries = [(seq, entry) for seq, entry in _decoded(self.store.entries(id, after)) if seq <= row.seq]
        return row, entries

    def heard(self, id: str, seq: int) -> None:
        """Another process wrote; "" means that news may have been missed."""
        for live in [self.live[id]] if id in self.live else list(self.live.values()) if not id else []:
            if not id or live.table.seq < seq:
                task = asyncio.create_task(self._hear(live, seq))
                task.add_done_callback(_report)

    async def _hear(self, live: LiveTable, seq: int) -> None:
        async with live.lock:
            if seq and live.table.seq >= seq:
                return  # it was this process that wrote
            with contextlib.suppress(Refused):  # said in the log already
                await self.catch_up(live)

    async def _rematch(self, live: LiveTable, guest: str, command: m.Rematch) -> int:
        """A new table and the old one's last entry, both or neither."""
        async with live.lock:
            if self.store.shared:
                await self.catch_up(live)
            if (before := await self._done_before(live, guest, command.id, 0)) is not None:
                return before
            table = live.table
            if table.state.status != "over":
                raise Refused("not-over", "the game is not over yet")
            if guest != table.state.host and not table.seats_of(guest):
                raise Forbidden("not-yours", "only who sat at the table can ask for a rematch")
            if table.state.rematch:
                raise Refused("rematch", f"there is a rematch already: {table.state.rematch}")
            id, at = new_id(), now()
            entry = Rematched(at=at, by=guest, ref=command.id, table=id)
            old, row = live.after(entry, table.position)
            try:
                await self._found(
                    id, table.game, [_again(table, at)], *entry_statements(row, encode(entry), None)
                )
            except Conflict:
                await self.catch_up(live)
                if (before := live.sent_before(guest, command.id)) is not None:
                    return before  # it was written, but the database's answer was lost
                raise Refused("rematch", "somebody else was faster; look again") from None
            live.move_on(old, [(old.seq, entry)])
        seats = self.live[id].table.state.seats
        if _guests(table) == [table.state.host] and all(seat.kind in {"person", "bot"} for seat in seats):
            await self.command(id, table.state.host, table.state.host_name, m.Start(id="rematch"))
        return old.seq

    # -------------------------------------------------------------------------- invitations

    def invitation(self, id: str, seat: int) -> str:
        """The secret part of a seat's own link; anybody who has it may sit there."""
        digest = hmac.new(self._secret, f"{id} {seat}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:12]).decode()

    def invited(self, table: Table, invite: str) -> int | None:
        """The seat an invitation is for."""
        if not invite:
            return None
        for seat in range(len(table.state.seats)):
            if hmac.compare_digest(self.invitation(table.id, seat).encode(), invite.encode()):
                return seat
        raise Refused("invitation", "this invitation does not belong to this table")

    # ------------------------------------------------------------------------------ the past

    async def record(self, live: LiveTable, guest: str) -> Record:
        """All of a finished game; of a running one what the asker's seat, or a spectator, may know.

        What is damaged, and all after it, is left out.
        """
        return (await self.moves(live, guest))[0]

    async def moves(self, live: LiveTable, guest: str) -> tuple[Record, list[int]]:
        """The record, and for each of its moves the entry of the log that was it."""
        entries = await asyncio.to_thread(self._readable, live.table.id)
        known = [(seq, entry) for seq, entry in entries if seq <= live.table.seq]
        record = await asyncio.to_thread(history.record_of, live.table.game, known)
        if live.table.state.status != "over":
            seats = live.table.seats_of(guest)
            record = record.seen_by(seats[0] if len(seats) == 1 else None, live.table.game)
        return record, [seq for seq, _ in history.moves_of(known)[1:]]

    async def position_after(self, live: LiveTable, moves: int | None) -> tuple[int, Position]:
        """Where the game stood after so many moves, or stands now; the number of moves with it."""
        table = live.table
        place = (table.id, table.seq)
        if place not in self._pasts:  # who looks at one moment soon looks at the next
            entries = await self.entries(table.id, limit=table.seq)
            past = await asyncio.to_thread(history.positions, table.id, table.game, entries)
            while len(self._pasts) >= MOST_PASTS:
                del self._pasts[next(iter(self._pasts))]
            self._pasts[place] = past
        past = self._pasts[place]
        at = len(past) - 1 if moves is None else moves
        if at >= len(past):
            raise NotFound("no-move", f"there are {len(past) - 1} moves")
        return at, past[at]

    async def remains(self, id: str) -> LiveTable:
        """A damaged table as it was before the damage: nobody plays at it, but its record can be had."""
        return await asyncio.to_thread(self._remains, id)

    def _remains(self, id: str) -> LiveTable:
        row, entries = self._row(id), self._readable(id)
        while entries:
            try:
                return LiveTable(history.replayed(id, _game_of(row), entries), row.created, entries)
            except Damaged as problem:
                entries = [(seq, entry) for seq, entry in entries if seq < (problem.seq or 0)]
        raise Refused("damaged", DAMAGED)

    def may_watch(self, live: LiveTable, guest: str) -> None:
        """Refuse who may not see this table at all."""
        table = live.table
        if table.state.settings.spectators or table.state.status == "open":
            return
        if guest != table.state.host and not table.seats_of(guest):
            raise Forbidden("no-spectators", "this table is for those who sit at it")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    return _id(secrets.token_bytes(ID_BYTES))


def _id(chance: bytes) -> str:
    """Letters and figures only: an id that began with a dash would be an option to a program."""
    return base64.b32encode(chance).decode().lower()


def _compile_all() -> None:
    """Rules are compiled, or fetched from the cache, before a table needs them: it can take a minute."""
    for name in argosy.games.NAMES:
        position = _game(name).new(2, seed=0)
        seat = position.asked
        assert seat is not None
        position.view(seat)
        position.odds(seat)
        redealt(position.imagine(seat, 0), 0).play(seat, position.legal(seat)[0])


def _game(name: str) -> Game:
    return argosy.games.game(name)


def _game_of(row: TableRow) -> Game:
    if row.game not in argosy.games.NAMES:
        raise Damaged(f"no game {row.game[:40]!r} is known here")
    return _game(row.game)


def _decoded(rows: list[tuple[int, str]]) -> list[tuple[int, AnyEntry]]:
    return [(seq, decode(body, seq)) for seq, body in rows]


class _LooksBack(Exception):
    """What the table was like before is needed."""


def _before(table: Table, past: list[tuple[int, AnyEntry]] | None, first: int) -> Position:
    if past is None:
        raise _LooksBack
    return history.position_before(table.id, table.game, past, first)


def _guests(table: Table) -> list[str]:
    """Who finds this table among his own."""
    seats = [seat.guest for seat in table.state.seats if seat.guest]
    return sorted({table.state.host, *seats} - {""})


def _again(table: Table, at: int) -> Opened:
    """The opening of a rematch: same settings, the same people and bots in their seats."""
    state = table.state
    seated = {n: (seat.guest, seat.name) for n, seat in enumerate(state.seats) if seat.guest}
    seats = tuple(map(_seat_again, state.settings.seats, state.seats))
    settings = msgspec.structs.replace(state.settings, seats=seats, lesson=False)
    return Opened(
        at=at, by=state.host, settings=settings, name=state.host_name, seated=seated, before=table.id
    )


def _seat_again(chosen: SeatSetting, seat: Seat) -> SeatSetting:
    if chosen.kind == "bot":
        return SeatSetting("bot", chosen.level)
    if seat.kind == "bot" and seat.level != STAND_IN:  # one that was asked to a free seat
        return SeatSetting("bot", seat.level)
    return SeatSetting("open") if chosen.kind == "me" else chosen


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (problem := task.exception()) is not None:
        log.error("catching up failed: %s", problem)
