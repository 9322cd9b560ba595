"""Games of searching players whose roll-outs are made many at a time: on a GPU, a thousand games together.

All games go on side by side. Where players search, the worlds of all searches are gathered, tried in one go
and noted; every decision is the one that the same player makes alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

import argosy.games
from argosy.arena.minds import ILLEGAL
from argosy.arena.outcomes import Outcomes
from argosy.arena.plan import Plan
from argosy.core.compiled import HASH_LENGTH
from argosy.core.errors import ArgosyError
from argosy.core.events import MAX_SEATS
from argosy.core.typing import Ints, States
from argosy.players.company import MOST_DECISIONS, Company, Minds, Rooms, contests_of, seat_minds
from argosy.players.compiling import compiled_for

MOST_TRIALS = 1 << 18  # at once
MOVING, SEARCHING, ENDED, FAULTY = range(4)
OWN = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[
    :HASH_LENGTH
]  # compiled loops are kept under it

Rewards = npt.NDArray[np.float64]
Trial = npt.NDArray[np.void]  # of TRIAL: game, option, number of the world, stream of chance

TRIAL = np.dtype(
    (np.record, np.dtype([("game", "i8"), ("option", "i8"), ("number", "i8"), ("rng", "i8", 4)], align=True))
)


class Bench(Protocol):
    """Where trials are made."""

    def rewards(self, roots: States, seats: Ints, places: Ints, trials: Trial) -> Rewards:
        """What each trial came to."""


class Processor:
    """Trials one after the other on this machine: for machines without a GPU, and to compare."""

    def __init__(self, company: Company, minds: Minds) -> None:
        self._loops = loops_of(company)
        self._minds = minds
        self._world, self._room = np.zeros(1, company.rules.state), np.zeros(1, company.room)

    def rewards(self, roots: States, seats: Ints, places: Ints, trials: Trial) -> Rewards:
        found = np.zeros(len(trials))
        self._loops.try_all(roots, seats, places, self._minds, trials, self._world, self._room, found)
        return found


@dataclass(frozen=True, slots=True)
class Loops:
    """See `loops_of`."""

    move: Callable[..., None]
    gather: Callable[..., int]
    try_one: Callable[..., float]
    try_all: Callable[..., None]
    note: Callable[..., None]


class TrialPlay:
    """Plays games of one plan, all at once."""

    def __init__(self, plan: Plan, company: Company, bench: Callable[[Company, Minds], Bench]) -> None:
        if company.trials is None:
            raise ArgosyError(f"roll-outs of {plan.game} cannot be made side by side yet")
        self.plan = plan
        self.company = company
        self.minds = seat_minds(company, plan.behind, plan.players)
        self.bench = bench(company, self.minds)
        self._blank: States = argosy.games.game(plan.game)._blank(1, plan.players, plan.options)

    def play(self, first: int, end: int, told: Callable[[int], None]) -> Outcomes:
        """Games first…end-1; `told` hears how many more have ended."""
        plan, company, count = self.plan, self.company, end - first
        contests, loops = contests_of(company), loops_of(company)
        found = Outcomes.blank(first, plan.seatings(first, end))
        states: States = np.repeat(self._blank, count)
        chances = np.zeros((count, MAX_SEATS, 4), np.int64)
        worlds = np.zeros((count, company.worlds), company.rules.state)
        rooms: Rooms = np.zeros(count, company.room)
        for i in range(count):
            contests.begin(states[i : i + 1], plan.players, plan.seed, first + i, chances[i])
        stage, seats, places = (np.zeros(count, np.int64) for _ in range(3))
        trials = np.zeros(MOST_TRIALS, TRIAL)
        spans = np.zeros((count, 2), np.int64)
        ended = 0
        while True:
            loops.move(
                states,
                self.minds,
                found.seatings,
                chances,
                worlds,
                rooms,
                stage,
                seats,
                places,
                found.decisions,
            )
            now = int(np.count_nonzero(stage >= ENDED))
            if now > ended:
                told(now - ended)
                ended = now
            if ended == count:
                break
            gathered = loops.gather(states, self.minds, chances, rooms, stage, seats, places, trials, spans)
            rewards = self.bench.rewards(worlds[:, 0], seats, places, trials[:gathered])
            loops.note(rewards, rooms, stage, spans)
        shares = np.zeros(MAX_SEATS, np.float32)
        for i in range(count):
            found.turns[i] = contests.tell(states[i : i + 1], shares, found.scores[i])
            found.shares[i] = shares[: plan.players]
            if stage[i] == FAULTY:
                found.lose(i, int(seats[i]), ILLEGAL)
        return found


@cache
def loops_of(company: Company) -> Loops:
    rules, trials = company.rules, company.trials
    assert trials is not None
    g_apply, g_asked, g_refusal, action_count = rules.apply, rules.asked, rules.refusal, rules.action_count
    c_think, c_conclude, c_forget = company.think, company.conclude, company.forget
    t_to_try, t_note, t_is_clear = trials.worlds_to_try, trials.note_world, trials.is_clear
    t_seed_from, t_trial = trials.seed_from, trials.trial
    made = company.module

    @compiled_for(made, f"trials.move-{OWN}")
    def move(
        states: States, minds: Minds, seatings: Ints, chances: Ints, worlds: Any, rooms: Rooms,
        stage: Ints, seats: Ints, places: Ints, decisions: Ints,
    ) -> None:  # fmt: skip
        """Let every game that does not wait for a search go on until it does, or ends."""
        for i in range(len(states)):
            while stage[i] == MOVING:
                seat = g_asked(states[i])
                if seat < 0:
                    stage[i] = ENDED
                    break
                seats[i] = seat
                places[i] = seatings[i, seat]
                mind = minds[places[i]]
                if rooms[i].alive == 0:  # nothing is thought yet
                    if not c_think(states[i], seat, mind, chances[i, seat], worlds[i], rooms[i]):
                        stage[i] = SEARCHING
                        break
                code = int(c_conclude(mind, rooms[i]))
                c_forget(rooms[i])
                rooms[i].alive = 0
                decisions[i, seat] += 1
                fine = decisions[i, seat] <= MOST_DECISIONS and 0 <= code < action_count
                if fine and g_refusal(states[i], seat, code) == 0:
                    g_apply(states[i], seat, code, None)
                else:
                    stage[i] = FAULTY

    @compiled_for(made, f"trials.gather-{OWN}")
    def gather(
        states: States, minds: Minds, chances: Ints, rooms: Rooms, stage: Ints, seats: Ints, places: Ints,
        trials: Any, spans: Ints,
    ) -> int:  # fmt: skip
        """List the next worlds of every search, as far as there is room; says how many trials that makes."""
        count = 0
        for i in range(len(states)):
            spans[i, 0] = spans[i, 1] = count
            if stage[i] != SEARCHING:
                continue
            room = rooms[i]
            left = int(t_to_try(minds[places[i]], room))
            if left == 0:
                stage[i] = MOVING
                continue
            if count + left * int(room.alive) > len(trials):
                continue
            for world in range(left):
                first = count
                for k in range(room.alive):
                    trials[count].game = i
                    trials[count].option = room.options[k]
                    trials[count].number = room.worlds + world
                    if k == 0:
                        t_seed_from(trials[count], chances[i, seats[i]])
                    for word in range(4):
                        trials[count].rng[word] = trials[first].rng[word]
                    count += 1
            spans[i, 1] = count
        return count

    @compiled_for(made, f"trials.try_one-{OWN}")
    def try_one(
        roots: States, seats: Ints, places: Ints, minds: Minds, trial: Any, worlds: States, rooms: Rooms,
        place: int,
    ) -> float:  # fmt: skip
        """A trial, in this place of worlds and rooms."""
        i = int(trial.game)
        worlds[place] = roots[i]
        world = worlds[place]
        for word in range(4):
            world.rng[word] = trial.rng[word]
        option, number = int(trial.option), int(trial.number)
        return float(t_trial(world, roots[i], int(seats[i]), option, minds[places[i]], number, rooms[place]))

    @compiled_for(made, f"trials.try_all-{OWN}")
    def try_all(
        roots: States, seats: Ints, places: Ints, minds: Minds, trials: Any, world: States, room: Rooms,
        found: Rewards,
    ) -> None:  # fmt: skip
        for t in range(len(trials)):
            found[t] = try_one(roots, seats, places, minds, trials[t], world, room, 0)

    @compiled_for(made, f"trials.note-{OWN}")
    def note(rewards: Rewards, rooms: Rooms, stage: Ints, spans: Ints) -> None:
        for i in range(len(rooms)):
            at = spans[i, 0]
            if at == spans[i, 1]:
                continue
            alive = int(rooms[i].alive)
            while at < spans[i, 1]:
                t_note(rewards, at, rooms[i])
                at += alive
            if t_is_clear(rooms[i]):
                stage[i] = MOVING

    return Loops(move, gather, try_one, try_all, note)
