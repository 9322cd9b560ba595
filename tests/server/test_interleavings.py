"""Whatever guests send, in whatever order and through whichever process, a table stays consistent."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from argosy.core.chains import play_chain
from argosy.core.position import Position
from argosy.server import table_service
from argosy.server.limits import Limits
from argosy.server.metrics import Metrics
from argosy.server.table_service import TableService
from argosy.store.sqlite import SqliteStore
from argosy.table import protocol as m
from argosy.table.settings import Clock
from argosy.table.table import Seat, State
from server.two_processes import GUESTS, SharedFile, Stage, Time, Truth

GAMES = ("port-royal", "oltre-mare")
SEATINGS = (
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
        self.seated = chance.choice(SEATINGS)
        self.clock = chance.choice(CLOCKS)
        self.begun = chance.random() < 0.9
        self.wishes = [some_wish(chance) for _ in range(self.length)]


# Drawn one by one, most wishes would be alike; a seed makes every scene another, and short to print.
scenes = st.builds(Scene, seed=st.integers(0, 2**32), length=st.integers(20, 45))
BOUNDED = settings(
    max_examples=20,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


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
    monkeypatch.setattr(table_service, "now", clock)
    return clock


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> random.Random:
    """What chance gives at the table: a scene is the same every time."""
    chance = random.Random(1)
    monkeypatch.setattr(secrets, "randbelow", chance.randrange)
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)
    return chance


@pytest.fixture
def stage(store: SqliteStore, time: Time, dice: random.Random) -> Iterator[tuple[asyncio.Runner, Stage]]:
    """A table for Port Royal that is not yet opened."""
    with asyncio.Runner() as runner:
        limits = Limits().scaled(10_000)
        pair = TableService(store, Metrics(), limits), TableService(store, Metrics(), limits)
        for each in pair:
            runner.run(each.open())
        yield runner, Stage(store, "port-royal", time, pair)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_any_interleaving_of_messages_keeps_a_table_consistent(
    stage: tuple[asyncio.Runner, Stage], dice: random.Random, game: str
) -> None:
    runner, first = stage

    async def act(scene: Scene) -> None:
        dice.seed(scene.seed)
        stage = Stage(first.store, game, first.time, first.processes)
        await stage.open(scene.seated, scene.clock, scene.begun)
        for wish in scene.wishes:
            await attempt(wish, stage)
        await stage.rush(rush_of(stage, random.Random(scene.seed)))
        await stage.check_end()

    @BOUNDED
    @given(scenes)
    def play(scene: Scene) -> None:
        runner.run(act(scene))

    play()


# Scenes that once went wrong, and come up too seldom to be left to chance.


def test_a_request_does_not_wait_for_somebody_who_was_removed(stage: tuple[asyncio.Runner, Stage]) -> None:
    runner, table = stage

    async def act() -> None:
        await table.open(("me", "open", "open"), Clock(), begun=True)
        assert await table.send(0, "ann", m.Abort(id="end", seat=0))
        assert await table.send(0, "ann", m.Remove(id="out", seat=1))
        request = table.truth().state.request
        assert request is not None
        assert request.waits_for == [2]
        assert await table.send(0, "cleo", m.Answer(id="yes", seat=2, request=request.number, yes=True))
        assert table.truth().state.outcome == "aborted"

    runner.run(act())


def test_an_undo_granted_in_a_pause_leaves_the_clocks_where_they_stood(
    stage: tuple[asyncio.Runner, Stage],
) -> None:
    runner, table = stage

    async def act() -> None:
        await table.open(("me", "open"), Clock("game", 60), begun=True)
        while len({made.seat for made in table.truth().state.made}) < 2:
            table.time.at += 100
            await decide_once(Wish("decide", 0, True, 0, 0, 0, True, 0, False, 0), table, random.Random(1))
        asked, guest = table.truth().state, {0: "ann", 1: "bert"}
        first = asked.made[0].seat
        request = await table.send(
            0, guest[first], m.Undo(id="back", seat=first, seq=table.truth().seq, turn=False)
        )
        assert request is not None
        assert await table.send(0, "ann", m.Pause(id="stop", on=True))
        table.time.at += 10_000
        yes = m.Answer(id="yes", seat=1 - first, request=request, yes=True)
        assert await table.send(0, guest[1 - first], yes)  # looks at the clocks, too
        assert await table.send(0, "ann", m.Pause(id="go", on=False))
        left = [waiting.left for waiting in table.truth().state.waiting]
        assert all(60_000 - 100 * table.truth().seq <= each <= 60_000 for each in left)

    runner.run(act())


def test_a_rematch_of_a_table_with_empty_seats_waits_for_people(stage: tuple[asyncio.Runner, Stage]) -> None:
    runner, table = stage

    async def act() -> None:
        await table.open(("me", "open", "open"), Clock(), begun=False)
        assert await table.send(0, "ann", m.Close(id="close"))
        assert await table.send(0, "ann", m.Rematch(id="again"))
        again = table.store.table(table.truth().state.rematch)
        assert again is not None
        assert (again.status, again.seq) == ("open", 1)

    runner.run(act())
