"""A compiled player at a table: the adapter between its configuration and the interface of all players."""

from __future__ import annotations

import time
from functools import cache

import numpy as np

import argosy.games
from argosy.core.actions import Action
from argosy.core.chance import seed_stream
from argosy.core.reading import read
from argosy.core.typing import Json, States
from argosy.players.compiled_players import CompiledPlayers, match_loops
from argosy.players.player import Imagine
from argosy.players.player_config import PlayerConfigs

SLICE = 0.02  # seconds between looks at the clock
SPARE = 0.1  # of the clock is left for everything around thinking


@cache
def _compile(compiled: CompiledPlayers) -> None:
    """Let the random player decide, without a clock and with one."""
    position = argosy.games.game(compiled.rules.name).new(2, seed=0)
    seat, configs, chance = position.asked, compiled.config("random", 2), np.zeros(4, np.int64)
    assert seat is not None
    seed_stream(chance, 0, 0)
    loops, (worlds, workspaces) = match_loops(compiled), compiled.new_workspace()
    loops.choose(position.states, seat, configs, 0, chance, worlds, workspaces)
    if loops.think(position.states, seat, configs, 0, chance, worlds, workspaces):
        loops.think_on(seat, configs, 0, 0, chance, worlds, workspaces)
    loops.conclude(configs, 0, workspaces)


class CompiledPlayer:
    """Decides as it does in the arena; with a clock it thinks no longer than that allows."""

    def __init__(self, compiled: CompiledPlayers, name: str, seed: int = 0) -> None:
        self.name = name
        self._compiled = compiled
        self._loops = match_loops(compiled)
        self._chance = np.zeros(4, np.int64)
        self._worlds, self._workspaces = compiled.new_workspace()
        self._config = cache(lambda players: compiled.config(name, players))
        _compile(compiled)  # before any clock runs: it can take a minute
        seed_stream(self._chance, seed, 0)

    def decide(self, view: Json, imagine: Imagine, clock: float | None) -> Action:
        deadline = None if clock is None else time.monotonic() + clock * (1 - SPARE)
        seat, states, configs = view["seat"], imagine(0).states, self._config(view["players"])
        if deadline is None:
            code = self._loops.choose(states, seat, configs, 0, self._chance, self._worlds, self._workspaces)
        else:
            code = self._think(states, seat, configs, deadline)
        return self._compiled.rules.action(read(states), seat, int(code))

    def _think(self, states: States, seat: int, configs: PlayerConfigs, deadline: float) -> int:
        """In slices that grow to what fits between two looks at the clock."""
        loops, spent, step = self._loops, 0, 1
        done = loops.think(states, seat, configs, 0, self._chance, self._worlds, self._workspaces)
        while not done and time.monotonic() < deadline:
            began = time.monotonic()
            spent += step
            done = loops.think_on(seat, configs, 0, spent, self._chance, self._worlds, self._workspaces)
            if time.monotonic() - began < SLICE / 2:
                step *= 2
        return int(loops.conclude(configs, 0, self._workspaces))
