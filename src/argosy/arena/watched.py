"""Games with Python players, in processes that are watched: a stranger's code may crash or stall."""

from __future__ import annotations

import contextlib
import multiprocessing
import multiprocessing.connection
import time
from collections.abc import Iterator
from typing import Any

import argosy.games
from argosy.arena.entrants import aside, maker
from argosy.arena.outcomes import Outcomes, Times
from argosy.arena.plan import Plan
from argosy.core.chance import SEED_LIMIT, seed_stream
from argosy.core.errors import ArgosyError
from argosy.core.events import MAX_SEATS
from argosy.core.position import Position
from argosy.players.company import MOST_DECISIONS
from argosy.players.player import Player, ask

GRACE = 1.0  # seconds beyond its clock after which a player that does not answer is given up
POLL = 0.1
START_LIMIT = 300.0  # seconds in which a process must be ready: it may have to compile the rules
NOBODY = -1.0


class Broken(Exception):
    """A player cannot go on."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(why)
        self.seat = seat
        self.why = why


def play_game(plan: Plan, number: int, deciding: Any = None) -> Outcomes:
    """One game in this process. `deciding` is two shared numbers: which seat is asked, and since when."""
    found = Outcomes.blank(number, plan.seatings(number, number + 1))
    game = argosy.games.game(plan.game)
    states = game._blank(1, plan.players, plan.options)
    seed_stream(states[0].rng, plan.seed, number)
    game.rules.set_up(states[0], plan.players, 0, None)
    position = Position(game, states)
    try:
        _play(plan, position, found, deciding)
    except Broken as broken:
        found.lose(0, broken.seat, broken.why)
        return found
    result = position.result
    assert result is not None
    for seat in result["winners"]:
        found.shares[0, seat] = 1 / len(result["winners"])
    found.scores[0] = result["scores"]
    return found


def _play(plan: Plan, position: Position, found: Outcomes, deciding: Any) -> None:
    seating = found.seatings[0].tolist()
    players = [_made(plan, found.first, seat, who) for seat, who in enumerate(seating)]
    active = int(position.states["active"][0])
    found.turns[0] = 1
    for _ in range(MOST_DECISIONS):
        seat = position.asked
        if seat is None:
            return
        if deciding is not None:
            deciding[1], deciding[0] = time.monotonic(), seat
        began = time.perf_counter()
        try:
            action = ask(players[seat], position, seat, plan.clock)
        except Exception as problem:  # a player may be anybody's code
            raise Broken(seat, f"{type(problem).__name__}: {problem}") from problem
        taken = time.perf_counter() - began
        if deciding is not None:
            deciding[0] = NOBODY
        found.times.setdefault(seating[seat], Times()).add(taken)
        found.decisions[0, seat] += 1
        if taken > plan.clock:
            raise Broken(seat, f"took {taken:.1f} s for a decision; the clock allows {plan.clock:g} s")
        try:
            position.play(seat, action)
        except ArgosyError as problem:
            raise Broken(seat, f"illegal decision: {problem}") from None
        if (now := int(position.states["active"][0])) != active:
            found.turns[0] += 1
            active = now
    slowest = int(found.decisions[0].argmax())
    raise Broken(slowest, f"the game does not end: {MOST_DECISIONS} decisions were made")


def _made(plan: Plan, number: int, seat: int, who: int) -> Player:
    seed = (plan.seed * 0x9E3779B97F4A7C15 + number * MAX_SEATS + seat) % SEED_LIMIT
    try:
        return maker(plan.game, plan.names[who])(seed)
    except Exception as problem:
        raise Broken(seat, f"cannot be made: {type(problem).__name__}: {problem}") from problem


# ------------------------------------------------------------------------------------- processes


def _work(plan: Plan, pipe: Any, deciding: Any) -> None:
    """What a process does: play the games whose numbers come in."""
    with aside():
        for name in plan.names:
            with contextlib.suppress(Exception):  # who cannot be made loses its games
                maker(plan.game, name)
        pipe.send(None)
        while True:
            try:
                number = pipe.recv()
            except EOFError:
                return
            pipe.send(play_game(plan, number, deciding))


class Watched:
    """A process that plays, and what is known of it."""

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        self.plan = plan
        self.deciding: Any = context.Array("d", [NOBODY, 0.0], lock=False)
        self.pipe, far = context.Pipe()
        self.process: Any = context.Process(target=_work, args=(plan, far, self.deciding), daemon=True)
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
        """The game this process was playing, lost by who was deciding."""
        assert self.number is not None
        found = Outcomes.blank(self.number, self.plan.seatings(self.number, self.number + 1))
        seat = int(self.deciding[0])
        if seat < 0:
            raise ArgosyError(f"game {self.number} could not be played: {why}")
        found.decisions[0, seat] = 1
        found.lose(0, seat, why)
        return found


def play_watched(plan: Plan, numbers: Iterator[int], cores: int) -> Iterator[Outcomes]:
    """Play these games, as many at a time as there are cores; in the order in which they end."""
    workers = [Watched(plan) for _ in range(cores)]
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
                    found = _given_up(worker)
                    worker = workers[place] = Watched(plan)
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


def _given_up(worker: Watched) -> Outcomes | None:
    """A process that is gone or stalled is ended; its game, if it played one, is lost by who was deciding."""
    stalled = worker.process.is_alive() and worker.stalled()
    number = worker.number
    worker.end()
    if number is None:
        raise ArgosyError(
            "a process of the arena ended before it played: see what it wrote on the error stream"
        )
    if stalled:
        return worker.lost(f"did not decide within {worker.plan.clock:g} s")
    return worker.lost(f"its process ended (exit code {worker.process.exitcode})")
