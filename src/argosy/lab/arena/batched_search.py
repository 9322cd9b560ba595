"""Games of searching players whose roll-outs run in batches: on a GPU, those of a thousand games together.

All games advance side by side. Where players search, the worlds of all searches are gathered, tried in one
batch and noted; every decision is the one that the same player makes alone.
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
from argosy.core.compiled import HASH_LENGTH
from argosy.core.errors import ArgosyError
from argosy.core.events import MAX_SEATS
from argosy.core.typing import Ints, States
from argosy.lab.arena.compiled_runner import ILLEGAL
from argosy.lab.arena.outcomes import Outcomes
from argosy.lab.arena.plan import Plan
from argosy.players.compilation import compiled_for
from argosy.players.compiled_players import (
    MOST_DECISIONS,
    CompiledPlayers,
    Workspaces,
    configs_of,
    match_loops,
)
from argosy.players.player_config import PlayerConfigs

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


class Rollouts(Protocol):
    """Where trials run."""

    def rewards(self, roots: States, seats: Ints, places: Ints, trials: Trial) -> Rewards:
        """The reward of each trial."""


class CpuRollouts:
    """Trials one after the other on this machine: for machines without a GPU, and to compare."""

    def __init__(self, compiled_players: CompiledPlayers, configs: PlayerConfigs) -> None:
        self._loops = loops_of(compiled_players)
        self._configs = configs
        self._world, self._room = (
            np.zeros(1, compiled_players.rules.state),
            np.zeros(1, compiled_players.workspace),
        )

    def rewards(self, roots: States, seats: Ints, places: Ints, trials: Trial) -> Rewards:
        found = np.zeros(len(trials))
        self._loops.try_all(roots, seats, places, self._configs, trials, self._world, self._room, found)
        return found


@dataclass(frozen=True, slots=True)
class Loops:
    """See `loops_of`."""

    move: Callable[..., None]
    gather: Callable[..., int]
    try_one: Callable[..., float]
    try_all: Callable[..., None]
    note: Callable[..., None]


class BatchedSearch:
    """Plays the games of one plan, all at once."""

    def __init__(
        self,
        plan: Plan,
        compiled_players: CompiledPlayers,
        rollouts: Callable[[CompiledPlayers, PlayerConfigs], Rollouts],
    ) -> None:
        if compiled_players.trials is None:
            raise ArgosyError(f"roll-outs of {plan.game} cannot run in batches yet")
        self.plan = plan
        self.compiled_players = compiled_players
        self.configs = configs_of(compiled_players, plan.player_names, plan.players)
        self.rollouts = rollouts(compiled_players, self.configs)
        self._blank: States = argosy.games.game(plan.game)._blank(1, plan.players, plan.options)

    def play(self, first: int, end: int, progress: Callable[[int], None]) -> Outcomes:
        """Games first…end-1; `progress` gets the number of games just finished."""
        plan, compiled_players, count = self.plan, self.compiled_players, end - first
        matches, loops = match_loops(compiled_players), loops_of(compiled_players)
        found = Outcomes.blank(first, plan.seatings(first, end))
        states: States = np.repeat(self._blank, count)
        chances = np.zeros((count, MAX_SEATS, 4), np.int64)
        worlds = np.zeros((count, compiled_players.worlds), compiled_players.rules.state)
        workspaces: Workspaces = np.zeros(count, compiled_players.workspace)
        for i in range(count):
            matches.begin(states[i : i + 1], plan.players, plan.seed, first + i, chances[i])
        status, seats, places = (np.zeros(count, np.int64) for _ in range(3))
        trials = np.zeros(MOST_TRIALS, TRIAL)
        spans = np.zeros((count, 2), np.int64)
        ended = 0
        while True:
            loops.move(
                states,
                self.configs,
                found.seatings,
                chances,
                worlds,
                workspaces,
                status,
                seats,
                places,
                found.decisions,
            )
            now = int(np.count_nonzero(status >= ENDED))
            if now > ended:
                progress(now - ended)
                ended = now
            if ended == count:
                break
            gathered = loops.gather(
                states, self.configs, chances, workspaces, status, seats, places, trials, spans
            )
            rewards = self.rollouts.rewards(worlds[:, 0], seats, places, trials[:gathered])
            loops.note(rewards, workspaces, status, spans)
        shares = np.zeros(MAX_SEATS, np.float32)
        for i in range(count):
            found.turns[i] = matches.outcome(states[i : i + 1], shares, found.scores[i])
            found.shares[i] = shares[: plan.players]
            if status[i] == FAULTY:
                found.lose(i, int(seats[i]), ILLEGAL)
        return found


@cache
def loops_of(compiled_players: CompiledPlayers) -> Loops:
    rules, trials = compiled_players.rules, compiled_players.trials
    assert trials is not None
    g_apply, g_asked, g_refusal, action_count = rules.apply, rules.asked, rules.refusal, rules.action_count
    c_think, c_conclude, c_forget = compiled_players.think, compiled_players.conclude, compiled_players.forget
    t_to_try, t_note, t_is_clear = trials.worlds_to_try, trials.note_world, trials.is_clear
    t_seed_from, t_trial = trials.seed_from, trials.trial
    made = compiled_players.module

    @compiled_for(made, f"trials.move-{OWN}")
    def move(
        states: States, configs: PlayerConfigs, seatings: Ints, chances: Ints, worlds: Any,
        workspaces: Workspaces, status: Ints, seats: Ints, places: Ints, decisions: Ints,
    ) -> None:  # fmt: skip
        """Advance every game that does not wait for a search until it does, or ends."""
        for i in range(len(states)):
            while status[i] == MOVING:
                seat = g_asked(states[i])
                if seat < 0:
                    status[i] = ENDED
                    break
                seats[i] = seat
                places[i] = seatings[i, seat]
                config = configs[places[i]]
                if workspaces[i].alive == 0:  # nothing is thought yet
                    if not c_think(states[i], seat, config, chances[i, seat], worlds[i], workspaces[i]):
                        status[i] = SEARCHING
                        break
                code = int(c_conclude(config, workspaces[i]))
                c_forget(workspaces[i])
                workspaces[i].alive = 0
                decisions[i, seat] += 1
                fine = decisions[i, seat] <= MOST_DECISIONS and 0 <= code < action_count
                if fine and g_refusal(states[i], seat, code) == 0:
                    g_apply(states[i], seat, code, None)
                else:
                    status[i] = FAULTY

    @compiled_for(made, f"trials.gather-{OWN}")
    def gather(
        states: States, configs: PlayerConfigs, chances: Ints, workspaces: Workspaces, status: Ints,
        seats: Ints, places: Ints, trials: Any, spans: Ints,
    ) -> int:  # fmt: skip
        """List the next worlds of every search, as far as there is space; returns the number of trials."""
        count = 0
        for i in range(len(states)):
            spans[i, 0] = spans[i, 1] = count
            if status[i] != SEARCHING:
                continue
            work = workspaces[i]
            left = int(t_to_try(configs[places[i]], work))
            if left == 0:
                status[i] = MOVING
                continue
            if count + left * int(work.alive) > len(trials):
                continue
            for world in range(left):
                first = count
                for k in range(work.alive):
                    trials[count].game = i
                    trials[count].option = work.options[k]
                    trials[count].number = work.worlds + world
                    if k == 0:
                        t_seed_from(trials[count], chances[i, seats[i]])
                    for word in range(4):
                        trials[count].rng[word] = trials[first].rng[word]
                    count += 1
            spans[i, 1] = count
        return count

    @compiled_for(made, f"trials.try_one-{OWN}")
    def try_one(
        roots: States, seats: Ints, places: Ints, configs: PlayerConfigs, trial: Any, worlds: States,
        workspaces: Workspaces, place: int,
    ) -> float:  # fmt: skip
        """A trial, in this place of worlds and workspaces."""
        i = int(trial.game)
        worlds[place] = roots[i]
        world = worlds[place]
        for word in range(4):
            world.rng[word] = trial.rng[word]
        option, number = int(trial.option), int(trial.number)
        return float(
            t_trial(world, roots[i], int(seats[i]), option, configs[places[i]], number, workspaces[place])
        )

    @compiled_for(made, f"trials.try_all-{OWN}")
    def try_all(
        roots: States, seats: Ints, places: Ints, configs: PlayerConfigs, trials: Any, world: States,
        work: Workspaces, found: Rewards,
    ) -> None:  # fmt: skip
        for t in range(len(trials)):
            found[t] = try_one(roots, seats, places, configs, trials[t], world, work, 0)

    @compiled_for(made, f"trials.note-{OWN}")
    def note(rewards: Rewards, workspaces: Workspaces, status: Ints, spans: Ints) -> None:
        for i in range(len(workspaces)):
            at = spans[i, 0]
            if at == spans[i, 1]:
                continue
            alive = int(workspaces[i].alive)
            while at < spans[i, 1]:
                t_note(rewards, at, workspaces[i])
                at += alive
            if t_is_clear(workspaces[i]):
                status[i] = MOVING

    return Loops(move, gather, try_one, try_all, note)
