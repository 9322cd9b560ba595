"""Games with Python players, in processes of their own: foreign code may crash or stall."""

from __future__ import annotations

import contextlib
import multiprocessing
import multiprocessing.connection
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import argosy.games
from argosy.core.chance import SEED_LIMIT, seed_stream
from argosy.core.errors import ArgosyError
from argosy.core.events import MAX_SEATS
from argosy.core.position import Position
from argosy.games.record import Record
from argosy.lab.arena.compiling import Compiling
from argosy.lab.arena.entrants import is_foreign, maker, stdout_to_stderr
from argosy.lab.arena.outcomes import Outcomes, Times
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.preparation import prepare
from argosy.players.compiled_players import MOST_DECISIONS
from argosy.players.player import Player, ask

GRACE = 1.0  # seconds beyond its clock after which a player that does not answer has lost
POLL = 0.1
START_LIMIT = 900.0  # seconds in which a process must be ready: it may have to compile rules and players
NOBODY = -1.0
LAST_LINES = 5  # of a traceback
LONGEST_NAME = 24  # of a seat in a record


class Broken(Exception):
    """A player cannot continue."""

    def __init__(self, seat: int, why: str, cause: Exception | None = None) -> None:
        super().__init__(why)
        self.seat = seat
        self.why = why
        self.traceback = "" if cause is None else _last_lines(cause)


def _last_lines(problem: Exception) -> str:
    """Where in a player's own code it went wrong."""
    lines = "".join(traceback.format_exception(problem)).rstrip().splitlines()
    return "\n".join(lines[-LAST_LINES:])


def play_game(
    plan: Plan,
    number: int,
    deciding: Any = None,
    records: Path | None = None,
    compiling: Compiling | None = None,
    noting: bool = False,
) -> Outcomes:
    """One game in this process. `deciding` is two shared numbers: which seat is asked, and since when.

    `records` is the folder where the game is kept; one that was lost by a fault as far as it came. `noting`
    keeps the codes of all decisions.
    """
    found = Outcomes.blank(number, plan.seatings(number, number + 1))
    if noting:
        found.codes[number] = []
    position = opening(plan, number)
    names = [plan.names[entrant][-LONGEST_NAME:] for entrant in found.seatings[0].tolist()]
    record = None if records is None else Record.of(position, names)
    try:
        _play(plan, position if record is None else record.position, record, found, deciding, compiling)
    except Broken as broken:
        found.lose(0, broken.seat, broken.why, broken.traceback)
        return found
    finally:
        if record is not None and records is not None:
            position = record.position
            (records / file_name(plan, number)).write_text(record.to_text(), encoding="utf-8")
    result = position.result
    assert result is not None
    for seat in result["winners"]:
        found.shares[0, seat] = 1 / len(result["winners"])
    found.scores[0] = result["scores"]
    return found


def opening(plan: Plan, number: int) -> Position:
    """How a game of the plan begins."""
    game = argosy.games.game(plan.game)
    states = game._blank(1, plan.players, plan.options)
    seed_stream(states[0].rng, plan.seed, number)
    game.rules.set_up(states[0], plan.players, 0, None)
    return Position(game, states)


def file_name(plan: Plan, number: int) -> str:
    """Of the record of a game."""
    return f"{plan.game}-{plan.seed}-{number:06}.argosy"


def _play(
    plan: Plan,
    position: Position,
    record: Record | None,
    found: Outcomes,
    deciding: Any,
    compiling: Compiling | None,
) -> None:
    seating = found.seatings[0].tolist()
    players = [_made(plan, found.first, seat, entrant) for seat, entrant in enumerate(seating)]
    foreign = [is_foreign(plan.game, plan.names[entrant]) for entrant in seating]
    active = int(position.states["active"][0])
    found.turns[0] = 1
    for _ in range(MOST_DECISIONS):
        seat = position.asked
        if seat is None:
            return
        if deciding is not None:
            deciding[1], deciding[0] = time.monotonic(), seat
        began = time.perf_counter()
        before = compiling.seconds if compiling is not None else 0.0
        try:
            action = ask(players[seat], position, seat, plan.clock)
            if compiling is not None and compiling.seconds > before and not foreign[seat]:
                # while it waited for the compiler, a player that searches saw its clock run out
                before, began = compiling.seconds, time.perf_counter()
                action = ask(players[seat], position, seat, plan.clock)
        except Exception as problem:  # a player may be foreign code
            raise Broken(seat, f"{type(problem).__name__}: {problem}", problem) from problem
        taken = time.perf_counter() - began
        if compiling is not None:
            taken = max(0.0, taken - (compiling.seconds - before))
        if deciding is not None:
            deciding[0] = NOBODY
        found.times.setdefault(seating[seat], Times()).add(taken)
        found.decisions[0, seat] += 1
        if taken > plan.clock:
            raise Broken(seat, f"took {taken:.1f} s for a decision; the clock allows {plan.clock:g} s")
        try:
            if (codes := found.codes.get(found.first)) is not None:
                codes += position._steps(seat, position.read_action(seat, action)).tolist()
            if record is None:
                position.play(seat, action)
            else:
                record.play(seat, action)
                position = record.position
        except ArgosyError as problem:
            raise Broken(seat, f"illegal decision: {problem}") from None
        if (now := int(position.states["active"][0])) != active:
            found.turns[0] += 1
            active = now
    slowest = int(found.decisions[0].argmax())
    raise Broken(slowest, f"the game did not end after {MOST_DECISIONS} decisions")


def player_seed(plan: Plan, number: int, seat: int) -> int:
    """From which the player in this seat draws its chance."""
    return (plan.seed * 0x9E3779B97F4A7C15 + number * MAX_SEATS + seat) % SEED_LIMIT


def _made(plan: Plan, number: int, seat: int, entrant: int) -> Player:
    try:
        return maker(plan.game, plan.names[entrant])(player_seed(plan, number, seat))
    except Exception as problem:
        raise Broken(seat, f"cannot be made: {type(problem).__name__}: {problem}", problem) from problem


# ------------------------------------------------------------------------------------- processes


def pausing(deciding: Any) -> Compiling:
    """While this process compiles, nobody in it is deciding."""
    compiling, seat = Compiling(), [NOBODY]

    def pause() -> None:
        seat[0], deciding[0] = deciding[0], NOBODY

    def go_on() -> None:
        deciding[1], deciding[0] = time.monotonic(), seat[0]

    compiling.on_begin, compiling.on_end = pause, go_on
    return compiling


def _work(plan: Plan, pipe: Any, deciding: Any, records: Path | None, noting: bool = False) -> None:
    """What a process does: play the games whose numbers come in."""
    compiling = pausing(deciding)
    with stdout_to_stderr():
        prepare(plan)
        for name in plan.names:
            with contextlib.suppress(Exception):  # a player that cannot be made loses its games
                maker(plan.game, name)
        pipe.send(None)
        while True:
            try:
                number = pipe.recv()
            except EOFError:
                return
            pipe.send(play_game(plan, number, deciding, records, compiling, noting))


class SandboxProcess:
    """A process that plays games, as seen from outside."""

    def __init__(self, plan: Plan, records: Path | None = None, noting: bool = False) -> None:
        context = multiprocessing.get_context("spawn")
        self.plan = plan
        self.deciding: Any = context.Array("d", [NOBODY, 0.0], lock=False)
        self.pipe, far = context.Pipe()
        self.process: Any = context.Process(
            target=_work, args=(plan, far, self.deciding, records, noting), daemon=True
        )
        self.process.start()
        far.close()
        self.number: int | None = None
        self.ready = False
        self.since = time.monotonic()

    def give(self, number: int) -> None:
        self.number, self.since = number, time.monotonic()
        self.pipe.send(number)

    def answer(self) -> Outcomes | None:
        """What came through the pipe; None for "ready". EOFError when the process is gone."""
        came: Outcomes | None = self.pipe.recv()
        if came is None:
            self.ready = True
        else:
            self.number = None
        return came

    def stalled(self) -> bool:
        at = time.monotonic()
        if not self.ready:
            return at - self.since > START_LIMIT
        return bool(self.deciding[0] != NOBODY and at - self.deciding[1] > self.plan.clock + GRACE)

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()

    def lost(self, why: str) -> Outcomes:
        """The game this process was playing, lost by the seat that was deciding."""
        assert self.number is not None
        found = Outcomes.blank(self.number, self.plan.seatings(self.number, self.number + 1))
        seat = int(self.deciding[0])
        if seat < 0:
            raise ArgosyError(f"game {self.number} could not be played: {why}")
        found.decisions[0, seat] = 1
        found.lose(0, seat, why)
        return found


def play_sandboxed(
    plan: Plan, numbers: Iterator[int], cores: int, records: Path | None = None, noting: bool = False
) -> Iterator[Outcomes]:
    """Play these games, one at a time on each core; yields them in the order in which they end."""
    prepare(plan)  # once for all: the processes then find everything compiled
    workers = [SandboxProcess(plan, records, noting) for _ in range(cores)]
    left = True
    try:
        while left or any(worker.number is not None for worker in workers):
            ready = multiprocessing.connection.wait([worker.pipe for worker in workers], timeout=POLL)
            for place in range(cores):
                worker, found, gone = workers[place], None, False
                if worker.pipe in ready:
                    try:
                        found = worker.answer()
                    except (EOFError, OSError):
                        gone = True
                elif worker.stalled():
                    gone = True
                if gone:
                    found = _ended(worker)
                    worker = workers[place] = SandboxProcess(plan, records, noting)
                if worker.ready and worker.number is None and left:
                    number = next(numbers, None)
                    if number is None:
                        left = False
                    else:
                        worker.give(number)
                if found is not None:
                    yield found
    finally:
        for worker in workers:
            worker.end()


def _ended(worker: SandboxProcess) -> Outcomes | None:
    """A process that is gone or stalled is ended; its game is lost by the seat that was deciding."""
    stalled = worker.process.is_alive() and worker.stalled()
    number = worker.number
    worker.end()
    if number is None:
        raise ArgosyError("a process of the arena ended before it played: see the error stream")
    if stalled:
        return worker.lost(f"did not decide within {worker.plan.clock:g} s")
    return worker.lost(f"its process ended (exit code {worker.process.exitcode})")
