"""Games between compiled players: whole games inside compiled code, no GIL, one thread per core."""

from __future__ import annotations

import time

import numpy as np

import argosy.games
from argosy.core.events import MAX_SEATS
from argosy.core.typing import States
from argosy.lab.arena.outcomes import Outcomes, Times
from argosy.lab.arena.plan import Plan
from argosy.players.compiled_players import (
    MOST_DECISIONS,
    CompiledPlayers,
    configs_of,
    match_loops,
)
from argosy.players.player_config import PlayerConfigs

QUICK = "random"
ILLEGAL = "decided illegally, or the game did not end"


class CompiledRunner:
    """Plays the games of one plan; any number of threads may."""

    def __init__(self, plan: Plan, compiled_players: CompiledPlayers) -> None:
        self.plan = plan
        self.compiled_players = compiled_players
        self.configs: PlayerConfigs = configs_of(compiled_players, plan.player_names, plan.players)
        self._blank: States = argosy.games.game(plan.game)._blank(1, plan.players, plan.options)
        self._matches = match_loops(compiled_players)

    @property
    def slow(self) -> bool:
        return any(self.compiled_players.is_search(config) for config in self.configs)

    def warm_up(self) -> None:
        """Compile before any time is taken: short games between random players."""
        quick = Plan(self.plan.game, (QUICK,) * self.plan.players, self.plan.players, 2)
        CompiledRunner(quick, self.compiled_players).play(0, 2)

    def play(self, first: int, end: int) -> Outcomes:
        """Games first…end-1. The first is played step by step, to take times; it ends no differently."""
        found = Outcomes.blank(first, self.plan.seatings(first, end))
        memory = _Memory(self.compiled_players, self._blank)
        self._play_timed(found, memory)
        if end > first + 1:
            shares = np.zeros((end - first - 1, MAX_SEATS), np.float32)
            faults = np.zeros(end - first - 1, np.int64)
            self._matches.play_many(
                memory.states, self.configs, found.seatings[1:], self.plan.seed, first + 1, memory.chances,
                memory.worlds, memory.workspaces, shares, found.scores[1:], found.decisions[1:],
                found.turns[1:], faults,
            )  # fmt: skip
            found.shares[1:] = shares[:, : self.plan.players]
            for place in np.flatnonzero(faults >= 0).tolist():
                found.lose(place + 1, int(faults[place]), ILLEGAL)
        return found

    def _play_timed(self, found: Outcomes, memory: _Memory) -> None:
        matches, players = self._matches, self.plan.players
        asked = matches.asked
        matches.begin(memory.states, players, self.plan.seed, found.first, memory.chances)
        seating = found.seatings[0].tolist()
        for _ in range(MOST_DECISIONS):
            seat = asked(memory.states)
            if seat < 0:
                break
            began = time.perf_counter()
            code = matches.choose(
                memory.states,
                seat,
                self.configs,
                seating[seat],
                memory.chances[seat],
                memory.worlds,
                memory.workspaces,
            )
            found.times.setdefault(seating[seat], Times()).add(time.perf_counter() - began)
            if not matches.apply(memory.states, seat, code):
                break
            found.decisions[0, seat] += 1
        shares = np.zeros(MAX_SEATS, np.float32)
        found.turns[0] = matches.outcome(memory.states, shares, found.scores[0])
        found.shares[0] = shares[:players]
        if seat >= 0:
            found.lose(0, seat, ILLEGAL)


class _Memory:
    """The memory that a thread needs for itself."""

    def __init__(self, compiled_players: CompiledPlayers, blank: States) -> None:
        self.states = blank.copy()
        self.worlds, self.workspaces = compiled_players.new_workspace()
        self.chances = np.zeros((MAX_SEATS, 4), np.int64)
