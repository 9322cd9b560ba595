"""A table that is played at through two processes at once, and everything that must stay true of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

import argosy
from argosy.core.decisions import informs
from argosy.core.errors import ArgosyError
from argosy.core.position import Position
from argosy.server.bot_runner import decide
from argosy.server.live_table import Snapshot
from argosy.server.table_service import TableService
from argosy.store.sqlite import SqliteStore
from argosy.table import history
from argosy.table import protocol as m
from argosy.table.decision_commands import decide_for
from argosy.table.entries import Answered, AnyEntry, Decided, Requested, Undone, decode
from argosy.table.settings import Clock, SeatSetting, Settings
from argosy.table.table import State, Table

GUESTS = ("ann", "bert", "cleo", "dora")  # Ann is the host; Dora never sits


class SharedFile(SqliteStore):
    """Two processes in one process use it as if they were two processes that are told nothing."""

    shared = True


class Time:
    """The clock on the wall."""

    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> int:
        return self.at


@dataclass
class Truth:
    """What is on disk."""

    seq: int
    state: State
    state_bytes: bytes
    position: Position | None

    def same(self, other: Truth) -> bool:
        return (self.seq, self.state_bytes, self.position) == (other.seq, other.state_bytes, other.position)


@dataclass
class Stage:
    """One table, the two processes it is played through, and what must stay true of it."""

    store: SqliteStore
    game: str
    time: Time
    processes: tuple[TableService, TableService]
    id: str = ""
    count: int = 0
    known: tuple[str, Truth] | None = None  # the truth as it was read last
    before: dict[int, Position] = field(default_factory=dict)  # each decision
    log: list[tuple[int, AnyEntry]] = field(default_factory=list)

    async def open(self, seated: tuple[str, ...], clock: Clock, begun: bool) -> None:
        seats = tuple(
            SeatSetting(kind) if kind in {"me", "open"} else SeatSetting("bot", kind)  # type: ignore[arg-type]
            for kind in seated
        )
        options: dict[str, bool | int | str] = {"turn_limit": 8} if self.game == "port-royal" else {}
        chosen = Settings(self.game, seats, options, clock=clock)
        self.id = await self.processes[0].open_table("ann", "ann", chosen)
        self.read_on()
        if begun:
            for guest, _ in zip(GUESTS[1:], (kind for kind in seated if kind == "open"), strict=False):
                await self.send(0, guest, m.Sit(id=self.name()))
            await self.send(0, "ann", m.Start(id=self.name()))

    def name(self) -> str:
        self.count += 1
        return f"message {self.count}"

    # ---------------------------------------------------------------------------- the truth

    def truth(self) -> Truth:
        row = self.store.table(self.id)
        assert row is not None
        stored = f"{row.seq} {row.snapshot}"
        if self.known is None or self.known[0] != stored:
            snapshot = msgspec.json.decode(row.snapshot, type=Snapshot)
            position = snapshot.position_in(argosy.game(self.game))
            truth = Truth(row.seq, snapshot.state, msgspec.json.encode(snapshot.state), position)
            self.known = stored, truth
        return self.known[1]

    def read_on(self) -> None:
        self.log += [(seq, decode(body, seq)) for seq, body in self.store.entries(self.id, len(self.log))]

    # ------------------------------------------------------------------------------ sending

    async def send(self, process: int, guest: str, message: m.Command) -> int | None:
        """Its entry, or None where it was refused; either way what must hold holds."""
        before = self.truth()
        try:
            seq = await self.processes[process].command(self.id, guest, guest, message)
        except ArgosyError:
            assert self.truth().same(before), "a refused message changed something"
            self.check_live(process, before)
            return None
        after = self.truth()
        self.check_live(process, after)
        if seq <= before.seq:
            assert after.same(before), "a message that was sent again was done again"
            return seq
        assert after.seq == seq == before.seq + 1
        self.read_on()
        entry = self.log[-1][1]
        assert (entry.by, entry.ref) == (guest, message.id)
        check_entitled(before.state, guest, message)
        self.check_step(before, after, entry)
        return seq

    async def rush(self, messages: list[tuple[str, m.Command]]) -> None:
        """All of these at once, each through both processes."""
        before = self.truth()
        sent = [(each, *message) for message in messages for each in self.processes]
        answers = await asyncio.gather(
            *(each.command(self.id, guest, guest, message) for each, guest, message in sent),
            return_exceptions=True,
        )
        self.read_on()
        assert all(isinstance(answer, int | ArgosyError) for answer in answers), answers
        done: set[int] = set()
        for number, (guest, message) in enumerate(messages):
            # what was refused at one process may, a moment later, be possible at the other
            acked = {answer for answer in answers[2 * number : 2 * number + 2] if isinstance(answer, int)}
            found = [seq for seq, entry in self.log if (entry.by, entry.ref) == (guest, message.id)]
            assert found == list(acked), "done twice, or not where it was acknowledged, or though refused"
            done |= acked
        assert sorted(done) == list(range(before.seq + 1, self.truth().seq + 1))

    async def let_bot_decide(self, process: int) -> None:
        """As the bots do: perhaps with an old table in mind, which must then do no harm."""
        live = await self.processes[process].find(self.id)
        before, table = self.truth(), live.table
        asked = table.bot_to_ask(self.time.at)
        if asked is None or table.position is None:
            return
        seat, level, how = asked
        steps = decide(self.game, level, table.position.copy(), seat)
        try:
            await self.processes[process].act_for(
                live, lambda latest: decide_for(latest, seat, steps, how, self.time.at)
            )
        except ArgosyError:
            assert self.truth().same(before)
        else:
            self.read_on()
            self.check_step(before, self.truth(), self.log[-1][1])

    # ----------------------------------------------------------------------------- checking

    def check_live(self, process: int, truth: Truth) -> None:
        """What a process has in mind is what is on disk, as soon as it has looked."""
        live = self.processes[process].live[self.id]
        assert live.table.seq <= truth.seq
        if live.table.seq == truth.seq:
            assert msgspec.json.encode(live.table.state) == truth.state_bytes
            assert live.table.position == truth.position

    def check_step(self, before: Truth, after: Truth, entry: AnyEntry) -> None:
        check_consistent(
            Table(self.id, argosy.game(self.game), after.state, after.seq, after.position), self.log
        )
        match entry:
            case Decided():
                assert before.position is not None
                assert after.position is not None
                assert entry.informs == informs(before.position, after.position)
                self.before[after.seq] = before.position
            case Undone() | Answered(outcome="granted") if after.state.status != "over":
                self.check_taken_back(before.state, after, entry)
            case Decided() | Undone() | Answered():
                pass
            case _ if before.position is not None:
                assert after.position == before.position, f"{entry} moved the game"
            case _:
                pass

    def check_taken_back(self, before: State, after: Truth, entry: Undone | Answered) -> None:
        if isinstance(entry, Undone):
            first = entry.first
        else:
            assert before.request is not None
            first = before.request.first
        back = self.before[first]
        assert after.position is not None
        learned = any(made.informs for made in before.made if made.seq >= first)
        assert (entry.redeal is not None) == learned
        if not learned:
            assert after.position == back
        else:
            for seat in (*range(back.players), None):  # nobody sees anything but what he saw then
                assert after.position.view(seat) == back.view(seat)
        decided_by = {made.seat for made in before.made if made.seq >= first}
        if isinstance(entry, Undone) and (learned or decided_by != {entry.seat}):
            guest = before.seats[entry.seat].guest
            others = [seat for seat in before.seats if seat.guest not in {"", guest} and not seat.level]
            assert not others, "taken back without asking"
        assert [made.seq for made in after.state.made] == [m.seq for m in before.made if m.seq < first]

    async def check_end(self) -> None:
        truth = self.truth()
        replayed = history.replayed(self.id, argosy.game(self.game), self.log)
        assert replayed.seq == truth.seq
        assert msgspec.json.encode(replayed.state) == truth.state_bytes
        assert replayed.position == truth.position
        if truth.position is not None:
            game = argosy.game(self.game)
            assert history.record_of(game, self.log).replay(game) == truth.position
        refs = [(entry.by, entry.ref) for _, entry in self.log if entry.ref]
        assert len(set(refs)) == len(refs)
        for process, each in enumerate(self.processes):
            live = await each.find(self.id)
            await each.reach(live, truth.seq)
            assert live.table.seq == truth.seq
            self.check_live(process, truth)


def check_entitled(state: State, guest: str, message: m.Command) -> None:
    """Nobody does anything in another's place."""
    match message:
        case m.Decide() | m.Undo() | m.Abort() | m.Answer() | m.Resign() | m.Stand():
            assert state.seats[message.seat].guest == guest
            assert not state.seats[message.seat].resigned
        case m.Replace() | m.Restore():
            assert guest in {state.host, state.seats[message.seat].guest}
        case m.Pause(on=False):
            assert guest in {state.host, *(seat.guest for seat in state.seats)}
        case m.SwitchChat() | m.SlowChat() | m.Start() | m.Close() | m.Remove() | m.Pause():
            assert guest == state.host
        case _:
            pass
    if isinstance(message, m.Decide):
        assert not state.seats[message.seat].level
        assert message.seq >= state.waiting[message.seat].since


def check_consistent(table: Table, log: list[tuple[int, AnyEntry]]) -> None:
    state, entries = table.state, dict(log)
    latest = max(entry.at for entry in entries.values())
    for seat in state.seats:
        has = (bool(seat.guest), bool(seat.name), bool(seat.level))
        match seat.kind:
            case "open" | "reserved":
                assert has == (False, False, False)
                assert state.status != "running"
            case "person":
                assert has[:2] == (True, True)
            case "bot":
                assert has == (False, True, True)
            case other:
                raise AssertionError(other)
    assert (state.status == "over") == (state.outcome is not None)
    assert (table.position is None) == (not any(state.made) and not state.waiting)
    match state.status:
        case "open":
            assert (table.position, state.request, state.paused_at, state.rematch) == (None, None, None, "")
        case "running":
            assert table.position is not None
            assert not table.position.over
            check_waiting(table, latest)
        case _:
            assert (state.request, state.paused_at, table.wake_at()) == (None, None, None)
            assert all(waiting.at is None for waiting in state.waiting)
            if state.outcome == "finished":
                assert table.position is not None
                assert table.position.over
    if (request := state.request) is not None:
        assert request.waits_for, "a request that waits for nobody"
        assert all(state.seats[seat].guest and not state.seats[seat].level for seat in request.waits_for)
        assert isinstance(entries[request.number], Requested)
    standing = {seq for seq, entry in history.standing(log) if isinstance(entry, Decided)}
    assert [made.seq for made in state.made] == sorted(standing)[-len(state.made) :] or not state.made
    for made in state.made:
        entry = entries[made.seq]
        assert isinstance(entry, Decided)
        assert (made.seat, made.informs) == (entry.seat, entry.informs)


def check_waiting(table: Table, latest: int) -> None:
    """Whoever's decision is wanted is waited for since some moment that is past, nobody else is."""
    stopped = table.state.paused_at
    for seat, waiting in enumerate(table.state.waiting):
        assert (waiting.at is not None) == (seat in table.wanted())
        assert waiting.since <= table.seq
        if waiting.at is not None:
            assert waiting.at <= (latest if stopped is None else stopped)
    endless = table.patient() if table.patience_until() is None else ()  # bots that wait for an answer
    has_bot = any(table.state.seats[seat].level and seat not in endless for seat in table.wanted())
    has_clock = table.state.settings.clock.kind != "none"
    assert (table.wake_at() is not None) == ((has_bot or has_clock) and stopped is None)
