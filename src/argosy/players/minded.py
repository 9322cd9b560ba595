"""A compiled player at a table: the adapter between a mind and the one interface of all players."""

from __future__ import annotations

import time
from functools import cache

import numpy as np

import argosy.games
from argosy.core.actions import Action
from argosy.core.chance import seed_stream
from argosy.core.reading import read
from argosy.core.typing import Json
from argosy.players.company import Company, Minds, contests_of
from argosy.players.player import Imagine

SLICE = 0.02  # seconds between looks at the clock
SPARE = 0.1  # of the clock is left for everything around thinking


@cache
def _compile(company: Company) -> None:
    """Let a mind that does not think decide, in both ways."""
    position = argosy.games.game(company.rules.name).new(2, seed=0)
    seat, minds, chance = position.asked, company.mind("random", 2), np.zeros(4, np.int64)
    seed_stream(chance, 0, 0)
    contests, (worlds, rooms) = contests_of(company), company.room_for_one()
    contests.choose(position.states, seat, minds, 0, chance, worlds, rooms)
    if contests.think(position.states, seat, minds, 0, chance, worlds, rooms):
        contests.think_on(seat, minds, 0, 0, chance, worlds, rooms)
    contests.conclude(minds, 0, rooms)


class MindPlayer:
    """Decides as its mind does in the arena; with a clock it thinks as long as that allows, or shorter."""

    def __init__(self, company: Company, name: str, seed: int = 0) -> None:
        self.name = name
        self._company = company
        self._contests = contests_of(company)
        self._chance = np.zeros(4, np.int64)
        self._worlds, self._rooms = company.room_for_one()
        self._minds: dict[int, Minds] = {}
        _compile(company)  # before any clock runs: it can take a minute
        seed_stream(self._chance, seed, 0)

    def decide(self, view: Json, imagine: Imagine, clock: float | None) -> Action:
        deadline = None if clock is None else time.monotonic() + clock * (1 - SPARE)
        players, seat = view["players"], view["seat"]
        if players not in self._minds:
            self._minds[players] = self._company.mind(self.name, players)
        states, minds = imagine(0).states, self._minds[players]
        if deadline is None:
            code = self._contests.choose(states, seat, minds, 0, self._chance, self._worlds, self._rooms)
        else:
            code = self._think(states, seat, minds, deadline)
        return self._company.rules.action(read(states), seat, int(code))

    def _think(self, states: object, seat: int, minds: Minds, deadline: float) -> int:
        """In slices that grow to what fits between two looks at the clock."""
        contests, spent, step = self._contests, 0, 1
        done = contests.think(states, seat, minds, 0, self._chance, self._worlds, self._rooms)
        while not done and time.monotonic() < deadline:
            began = time.monotonic()
            spent += step
            done = contests.think_on(seat, minds, 0, spent, self._chance, self._worlds, self._rooms)
            if time.monotonic() - began < SLICE / 2:
                step *= 2
        return int(contests.conclude(minds, 0, self._rooms))
