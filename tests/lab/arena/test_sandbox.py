"""Players of your own in the arena: they play; one that crashes, stalls or cheats loses that game only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy.core.errors import ArgosyError
from argosy.lab.arena import preparation, sandbox, tournament
from argosy.lab.arena.compiling import Compiling
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.sandbox import SandboxProcess, play_game
from argosy.lab.arena.statistics import tally
from argosy.players import registry

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Processes of the arena find the bots as a user's would: in the folder the command is given in."""
    monkeypatch.chdir(HERE)
    monkeypatch.setenv("PYTHONPATH", str(HERE), prepend=":")
    return iter([None])


class FakeClock:
    """Time passes only where somebody says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        return self.now

    monotonic = perf_counter


class Compiles:
    """A player that comes with Argosy: in situations that are new to this process it must compile first."""

    name = "compiles"

    def __init__(self, clock: FakeClock, compiled: set[frozenset[str]]) -> None:
        self.clock, self.compiled = clock, compiled

    def decide(self, view: Any, imagine: Any, clock: Any) -> str:
        verbs = frozenset(choice["action"].partition(" ")[0] for choice in view["choices"])
        if verbs not in self.compiled:
            self.compiled.add(verbs)
            self.clock.now += 60.0
        return str(view["choices"][0]["action"])


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeClock:
    """The clock of a process in which `simple` must be compiled."""
    clock, compiled = FakeClock(), set[frozenset[str]]()
    monkeypatch.setattr(sandbox, "time", clock)
    monkeypatch.setitem(registry.PLAIN, "simple", lambda game, seed: Compiles(clock, compiled))
    return clock


class Told(Compiling):
    """Knows what a player that compiles has said of it."""

    def __init__(self, clock: FakeClock) -> None:
        super().__init__()
        self._clock = clock

    @property
    def seconds(self) -> float:
        return self._clock.now

    @seconds.setter
    def seconds(self, _: float) -> None: ...


class Pipe:
    """Orders game 0, keeps what is sent, and closes."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    def send(self, outcome: Any) -> None:
        self.sent.append(outcome)

    def recv(self) -> int:
        if len(self.sent) > 1:
            raise EOFError
        return 0


def plan(*names: str, games: int = 2, game: str = "port-royal", clock: float = 10.0) -> Plan:
    return Plan(game, names, len(names), games, seed=1, clock=clock)


@pytest.mark.parametrize("game", argosy.NAMES)
def test_strangers_and_simple_players_play_whole_games(game: str) -> None:
    found = play_game(plan("bots:Seeded", "simple", "random", game=game), 0)
    assert found.faults == []
    assert found.shares.sum() == pytest.approx(1)
    assert (found.decisions > 0).all()
    assert found.turns[0] > 3
    assert set(found.times) == {0, 1, 2}


def test_a_stranger_with_a_seed_plays_the_same_games_again() -> None:
    games = [play_game(plan("bots:Seeded", "heuristic"), number) for number in (0, 0, 1)]
    assert games[0].decisions.tolist() == games[1].decisions.tolist()
    assert games[0].decisions.tolist() != games[2].decisions.tolist()


def test_compiled_players_play_with_strangers() -> None:
    found = play_game(plan("bots:First", "mc-4", "kb-hard"), 3)
    assert found.faults == []


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Raises", "RuntimeError: man overboard"),
        ("Cheats", "illegal decision: "),
        ("Unmade", "cannot be made: ValueError: no crew"),
    ],
)
def test_who_breaks_off_loses_its_game_and_the_others_share_the_win(bot: str, why: str) -> None:
    found = play_game(plan(f"bots:{bot}", "random", "random"), 1)
    (fault,) = found.faults
    assert fault.entrant == 0
    assert fault.why.startswith(why)
    seat = found.seatings[0].tolist().index(0)
    assert found.shares[0, seat] == 0
    assert sorted(found.shares[0].tolist()) == [0, 0.5, 0.5]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "why"), [("Stalls", "did not decide within 10 s"), ("Dies", "its process ended (exit code 7)")]
)
def test_a_player_that_takes_its_process_down_loses_its_game_and_the_tournament_goes_on(
    bot: str, why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("STALLED", str(tmp_path))  # where a process says that its player sleeps
    monkeypatch.setattr(
        SandboxProcess, "stalled", lambda worker: (tmp_path / str(worker.process.pid)).exists()
    )
    wanted = plan(f"bots:{bot}", "random", games=2)
    result = tally(wanted, tournament.run(wanted, 2, None, lambda done: None))
    assert result.games == 2
    assert [fault["why"] for fault in result.faults] == [why] * 2
    lost, won = result.lines
    assert (lost.win_rate, won.win_rate, lost.faults, won.faults) == (0, 1, 2, 0)


@pytest.mark.parametrize(
    ("ready", "seat", "after", "stalled"),
    [
        (True, 1, 10.9, False),  # the clock has run out, the grace has not
        (True, 1, 11.1, True),
        (True, sandbox.NOBODY, 10_000.0, False),
        (False, sandbox.NOBODY, 899.0, False),  # it may have to compile
        (False, sandbox.NOBODY, 901.0, True),
    ],
)
def test_a_process_stalls_where_its_player_or_its_start_takes_too_long(
    clock: FakeClock, ready: bool, seat: float, after: float, stalled: bool
) -> None:
    worker = object.__new__(SandboxProcess)
    worker.plan, worker.ready, worker.since, worker.deciding = (
        plan("random", "random"),
        ready,
        0.0,
        [seat, 0.0],
    )
    clock.now = after
    assert worker.stalled() == stalled


def test_without_preparation_compiling_would_count_as_thinking(clock: FakeClock) -> None:
    (fault,) = play_game(plan("bots:First", "simple"), 0).faults
    assert fault.why == "took 60.0 s for a decision; the clock allows 10 s"


def test_what_is_compiled_in_spite_of_preparation_is_nobodys_thinking_time(clock: FakeClock) -> None:
    found = play_game(plan("bots:First", "simple"), 0, compiling=Told(clock))
    assert found.faults == []
    assert all(times.worst == 0 for times in found.times.values())


def test_while_a_process_compiles_nobody_is_deciding() -> None:
    deciding = [0.0, 100.0]
    compiling = sandbox.pausing(deciding)
    compiling._begin()
    compiling._begin()  # one function needs another
    assert deciding[0] == sandbox.NOBODY
    compiling._end()
    assert deciding[0] == sandbox.NOBODY
    compiling._end()
    assert deciding[0] == 0
    assert deciding[1] != 100  # from then on the clock runs anew
    assert compiling.seconds > 0


@pytest.mark.parametrize("game", argosy.NAMES)
def test_players_are_compiled_before_any_clock_runs(clock: FakeClock, game: str) -> None:
    pipe = Pipe()
    sandbox._work(plan("bots:First", "simple", game=game), pipe, [sandbox.NOBODY, 0.0], None)
    ready, found = pipe.sent
    assert ready is None
    assert found.faults == []
    assert all(times.worst == 0 for times in found.times.values())
    assert clock.now >= 60


def test_nothing_of_a_foreign_player_runs_before_its_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    practised: list[str] = []
    monkeypatch.setattr(
        preparation, "practise", lambda plan, players: practised.extend(one.name for one in players)
    )
    preparation.prepare(plan("bots:Raises", "random", "heuristic", "random"))
    assert practised == ["random", "heuristic"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("bots:Nobody", "the module bots has no 'Nobody'"),
        ("bots:NOT_A_BOT", "has no method decide"),
        ("no_such_module:Bot", "cannot be imported: ModuleNotFoundError"),
        ("simpel", "did you mean 'simple'"),
    ],
)
def test_who_cannot_be_found_is_refused_before_anything_is_played(name: str, said: str) -> None:
    with pytest.raises(ArgosyError, match=said):
        tournament.check(plan(name, "random"))


def test_the_example_bot_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE.parents[2] / "examples")
    monkeypatch.syspath_prepend(str(HERE.parents[2] / "examples"))
    won = 0.0
    wanted = plan("arena_bot:Thrifty", "random", games=10)
    for number in range(10):
        found = play_game(wanted, number)
        assert found.faults == []
        won += float(found.shares[0][found.seatings[0] == 0][0])
    assert won >= 8
