"""Whatever guests send, in whatever order and through whichever process, a table stays consistent."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import argosy
from argosy.core.deciding import informs, play_chain
from argosy.core.errors import ArgosyError
from argosy.core.position import Position
from argosy.table import commands, harbour, history
from argosy.table import messages as m
from argosy.table.bots import decide
from argosy.table.entries import Answered, AnyEntry, Decided, Requested, Undone, decode
from argosy.table.harbour import Harbour
from argosy.table.live import Snapshot
from argosy.table.metrics import Metrics
from argosy.table.settings import Clock, SeatSetting, Settings
from argosy.table.sqlite import SqliteStore
from argosy.table.table import Seat, State, Table

GAMES = ("port-royal", "oltre-mare")
GUESTS = ("ann", "bert", "cleo", "dora")  # Ann is the host; Dora never sits
COMPANIES = (
    *(("me", "open", "open"), ("me", "open", "simple"), ("me", "me", "open")) * 2,
    ("me", "open"),
    ("me", "open", "open", "random"),
)
CLOCKS = (Clock(), Clock("decision", 30), Clock("game", 60, 5))
KINDS = (
    *("play-on", "undo") * 8, *("decide", "answer") * 4, *("abort", "pause", "restore") * 2,
    "bot", "remove", "replace", "resign", "say", "sit", "stand", "start", "switch-chat", "rematch", "close",
)  # fmt: skip


@dataclass(frozen=True)
class Wish:
    """What somebody tries. `rightly`: he is the one who may, if anybody is; `ago`: how old his view is."""

    kind: str
    who: int
    rightly: bool
    seat: int
    ago: int
    pick: int
    yes: bool
    process: int
    again: bool  # the same message once more, through the other process
    pause: int  # milliseconds since the last one


def some_wish(chance: random.Random) -> Wish:
    return Wish(
        kind=chance.choice(KINDS),
        who=chance.randrange(4),
        rightly=chance.random() < 0.8,
        seat=chance.randrange(4),
        ago=chance.choice((*(0,) * 12, 1, 3, 100, -1)),
        pick=chance.randrange(1000),
        yes=chance.random() < 0.5,
        process=chance.randrange(2),
        again=chance.random() < 0.2,
        pause=chance.choice((0, 1, 700, 20_000)),
    )


@dataclass
class Scene:
    """A table, begun or not, and everything that is tried at it."""

    seed: int
    length: int

    def __post_init__(self) -> None:
        chance = random.Random(self.seed)
        self.company = chance.choice(COMPANIES)
        self.clock = chance.choice(CLOCKS)
        self.begun = chance.random() < 0.9
        self.wishes = [some_wish(chance) for _ in range(self.length)]


# Drawn one by one, most wishes would be alike; a seed makes every scene another, and short to print.
scenes = st.builds(Scene, seed=st.integers(0, 2**32), length=st.integers(20, 45))
BOUNDED = settings(
    max_examples=25,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class SharedFile(SqliteStore):
    """Two harbours in one process use it as if they were two processes that are told nothing."""

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
    """One table, the two harbours it is played through, and what must stay true of it."""

    store: SqliteStore
    game: str
    time: Time
    harbours: tuple[Harbour, Harbour]
    id: str = ""
    count: int = 0
    known: tuple[str, Truth] | None = None  # the truth as it was read last
    before: dict[int, Position] = field(default_factory=dict)  # each decision
    log: list[tuple[int, AnyEntry]] = field(default_factory=list)

    async def open(self, scene: Scene) -> None:
        seats = tuple(
            SeatSetting(kind) if kind in {"me", "open"} else SeatSetting("bot", kind)  # type: ignore[arg-type]
            for kind in scene.company
        )
        options: dict[str, bool | int | str] = {"turn_limit": 8} if self.game == "port-royal" else {}
        chosen = Settings(self.game, seats, options, clock=scene.clock)
        self.id = await self.harbours[0].open_table("ann", "ann", chosen)
        self.read_on()
        if scene.begun:
            for guest, _ in zip(GUESTS[1:], (kind for kind in scene.company if kind == "open"), strict=False):
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
            position = None if snapshot.position is None else argosy.game(self.game).load(snapshot.position)
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
            seq = await self.harbours[process].command(self.id, guest, guest, message)
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
        sent = [(each, *message) for message in messages for each in self.harbours]
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
        live = await self.harbours[process].find(self.id)
        before, table = self.truth(), live.table
        asked = table.bot_to_ask(self.time.at)
        if asked is None or table.position is None:
            return
        seat, level, how = asked
        steps = decide(self.game, level, table.position.copy(), seat)
        try:
            await self.harbours[process].act_for(
                live, lambda latest: commands.decide_for(latest, seat, steps, how, self.time.at)
            )
        except ArgosyError:
            assert self.truth().same(before)
        else:
            self.read_on()
            self.check_step(before, self.truth(), self.log[-1][1])

    # ----------------------------------------------------------------------------- checking

    def check_live(self, process: int, truth: Truth) -> None:
        """What a process has in mind is what is on disk, as soon as it has looked."""
        live = self.harbours[process].live[self.id]
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
        for process, each in enumerate(self.harbours):
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
        case m.SwitchChat() | m.Start() | m.Close() | m.Remove() | m.Pause():
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
    has_bot = any(table.state.seats[seat].level for seat in table.wanted())
    has_clock = table.state.settings.clock.kind != "none"
    assert (table.wake_at() is not None) == ((has_bot or has_clock) and stopped is None)


# ------------------------------------------------------------------------------ what is tried


def chain(position: Position, seat: int, chance: random.Random) -> list[str] | None:
    """Steps that make an action of this seat, if it has any."""
    steps: list[str] = []
    while True:
        world = position.copy()
        if steps and play_chain(world, seat, steps).whole is not None:
            return steps
        legal = world.legal(seat)
        if not legal:
            return None
        steps.append(str(chance.choice(legal)))


def is_likely(wish: Wish, state: State, number: int, seat: Seat) -> bool:
    """Whether this may be a seat for such a wish."""
    plays = bool(seat.guest) and not seat.resigned
    match wish.kind:
        case "undo":
            made = [made.seat for made in state.made if state.seats[made.seat].guest]
            return plays and made[-1:] == [number]
        case "answer":
            return state.request is not None and number in state.request.waits_for
        case "remove":
            return plays and seat.guest != state.host
        case "restore":
            return plays and bool(seat.level)
        case "replace":
            return plays and not seat.level
        case _:
            return plays


def message_of(wish: Wish, stage: Stage, truth: Truth) -> tuple[str, m.Command]:
    """Who sends what."""
    state, id = truth.state, stage.name()
    seq = max(0, truth.seq - wish.ago)
    number, guest = wish.seat, GUESTS[wish.who]
    request = state.request.number if state.request is not None else wish.pick
    if wish.rightly:
        likely = [n for n, seat in enumerate(state.seats) if is_likely(wish, state, n, seat)]
        number = likely[wish.pick % len(likely)] if likely else wish.seat % len(state.seats)
        hosts = {"remove", "pause", "start", "close", "switch-chat"}
        guest = state.host if wish.kind in hosts else state.seats[number].guest or guest
    match wish.kind:
        case "undo":
            return guest, m.Undo(id=id, seat=number, seq=seq, turn=wish.yes)
        case "answer":
            return guest, m.Answer(id=id, seat=number, request=request, yes=wish.yes)
        case "abort":
            return guest, m.Abort(id=id, seat=number)
        case "resign":
            return guest, m.Resign(id=id, seat=number)
        case "replace":
            return guest, m.Replace(id=id, seat=number, level="random" if wish.yes else "")
        case "restore":
            return guest, m.Restore(id=id, seat=number)
        case "remove":
            return guest, m.Remove(id=id, seat=number)
        case "pause":
            return guest, m.Pause(id=id, on=wish.yes)
        case "say":
            return GUESTS[wish.who], m.Say(id=id, text=f"line {wish.pick}")
        case "switch-chat":
            return guest, m.SwitchChat(id=id, on=wish.yes)
        case "sit":
            return GUESTS[wish.who], m.Sit(id=id, seat=number if wish.yes else None)
        case "stand":
            return guest, m.Stand(id=id, seat=number)
        case "start":
            return guest, m.Start(id=id)
        case "close":
            return guest, m.Close(id=id)
        case _:
            return guest, m.Rematch(id=id)


async def decide_once(wish: Wish, stage: Stage, chance: random.Random) -> tuple[str, m.Command] | None:
    """A decision, by whom it is wanted or by somebody else."""
    truth = stage.truth()
    if wish.rightly and truth.state.paused_at is not None:
        await stage.send(wish.process, truth.state.host, m.Pause(id=stage.name(), on=False))
        truth = stage.truth()
    wanted = truth.position.to_act if truth.position is not None else ()
    if wish.rightly and any(truth.state.seats[seat].level for seat in wanted):
        await stage.let_bot_decide(wish.process)
        return None
    seat = wanted[wish.pick % len(wanted)] if wanted and wish.rightly else wish.seat
    steps = None
    if truth.position is not None and seat < len(truth.state.seats):
        steps = chain(truth.position, seat, chance)
    guest = GUESTS[wish.who]
    if wish.rightly and seat < len(truth.state.seats):
        guest = truth.state.seats[seat].guest or guest
    message = m.Decide(id=stage.name(), seat=seat, seq=max(0, truth.seq - wish.ago), action=steps or ["draw"])
    await stage.send(wish.process, guest, message)
    return guest, message


def rush_of(stage: Stage, chance: random.Random) -> list[tuple[str, m.Command]]:
    """Everybody who is asked decides twice and differently, while others talk, go back or ask for the end."""
    truth = stage.truth()
    seq, seats = truth.seq, truth.state.seats
    messages: list[tuple[str, m.Command]] = [("dora", m.Say(id=stage.name(), text="Ahoy"))]
    for seat in truth.position.to_act if truth.position is not None else ():
        for _ in range(2):
            steps = chain(truth.position, seat, chance) if truth.position is not None else None
            decision = m.Decide(id=stage.name(), seat=seat, seq=seq, action=steps or ["draw"])
            messages.append((seats[seat].guest or "dora", decision))
    for seat in range(len(seats)):
        messages += [
            (seats[seat].guest or "dora", m.Undo(id=stage.name(), seat=seat, seq=seq)),
            (seats[seat].guest or "dora", m.Abort(id=stage.name(), seat=seat)),
        ]
    return chance.sample(messages, len(messages))


async def attempt(wish: Wish, stage: Stage) -> None:
    stage.time.at += wish.pause
    chance = random.Random(wish.pick)
    sent: tuple[str, m.Command] | None = None
    match wish.kind:
        case "bot":
            await stage.let_bot_decide(wish.process)
        case "play-on":
            for _ in range(chance.randint(1, 6)):
                await decide_once(wish, stage, chance)
        case "decide":
            sent = await decide_once(wish, stage, chance)
        case _:
            truth = stage.truth()
            if wish.rightly and truth.state.request is not None and wish.kind in {"undo", "replace", "abort"}:
                wish = replace(wish, kind="answer")
            sent = message_of(wish, stage, truth)
            await stage.send(wish.process, *sent)
    if sent is not None and wish.again:
        done = [seq for seq, entry in stage.log if (entry.by, entry.ref) == (sent[0], sent[1].id)]
        again = await stage.send(1 - wish.process, *sent)
        assert not done or [again] == done


# -------------------------------------------------------------------------------------- tests


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteStore]:
    store = SharedFile(tmp_path_factory.mktemp("interleavings") / "tables.sqlite")
    store.start()
    yield store
    store.stop()


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(harbour, "now", clock)
    return clock


@pytest.mark.parametrize("game", GAMES)
def test_any_interleaving_of_messages_keeps_a_table_consistent(
    store: SqliteStore, time: Time, game: str
) -> None:
    with asyncio.Runner() as runner:
        pair = Harbour(store, Metrics()), Harbour(store, Metrics())
        for each in pair:
            runner.run(each.open())

        async def act(scene: Scene) -> None:
            stage = Stage(store, game, time, pair)
            await stage.open(scene)
            for wish in scene.wishes:
                await attempt(wish, stage)
            await stage.rush(rush_of(stage, random.Random(scene.seed)))
            await stage.check_end()

        @BOUNDED
        @given(scenes)
        def play(scene: Scene) -> None:
            runner.run(act(scene))

        play()
