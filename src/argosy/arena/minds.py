"""Games between compiled players: whole games inside compiled code, no GIL, a thread for each core."""

from __future__ import annotations

import time

import numpy as np

import argosy.games
from argosy.arena.outcomes import Outcomes, Times
from argosy.arena.plan import Plan
from argosy.core.events import MAX_SEATS
from argosy.core.typing import States
from argosy.players.company import MOST_DECISIONS, Company, Minds, contests_of, seat_minds

QUICK = "random"
ILLEGAL = "decided illegally, or the game does not end"


class MindPlay:
    """Plays games of one plan; any number of threads may."""

    def __init__(self, plan: Plan, company: Company) -> None:
        self.plan = plan
        self.company = company
        self.minds: Minds = seat_minds(company, plan.behind, plan.players)
        self._blank: States = argosy.games.game(plan.game)._blank(1, plan.players, plan.options)
        self._contests = contests_of(company)

    @property
    def slow(self) -> bool:
        return any(self.company.thinks(mind) for mind in self.minds)

    def warm_up(self) -> None:
        """Compile before any time is taken: a short game between players who do not think."""
        quick = Plan(self.plan.game, (QUICK,) * self.plan.players, self.plan.players, 2)
        MindPlay(quick, self.company).play(0, 2)

    def play(self, first: int, end: int) -> Outcomes:
        """Games first…end-1. The first is played step by step, to take times; it ends no differently."""
        found = Outcomes.blank(first, self.plan.seatings(first, end))
        room = _Room(self.company, self._blank)
        self._play_timed(found, room)
        if end > first + 1:
            shares = np.zeros((end - first - 1, MAX_SEATS), np.float32)
            faults = np.zeros(end - first - 1, np.int64)
            self._contests.play_many(
                room.states, self.minds, found.seatings[1:], self.plan.seed, first + 1, room.chances,
                room.worlds, room.rooms, shares, found.scores[1:], found.decisions[1:], found.turns[1:],
                faults,
            )  # fmt: skip
            found.shares[1:] = shares[:, : self.plan.players]
            for place in np.flatnonzero(faults >= 0).tolist():
                found.lose(place + 1, int(faults[place]), ILLEGAL)
        return found

    def _play_timed(self, found: Outcomes, room: _Room) -> None:
        contests, players = self._contests, self.plan.players
        asked = contests.asked
        contests.begin(room.states, players, self.plan.seed, found.first, room.chances)
        seating = found.seatings[0].tolist()
        for _ in range(MOST_DECISIONS):
            seat = asked(room.states)
            if seat < 0:
                break
            began = time.perf_counter()
            code = contests.choose(
                room.states, seat, self.minds, seating[seat], room.chances[seat], room.worlds, room.rooms
            )
            found.times.setdefault(seating[seat], Times()).add(time.perf_counter() - began)
            if not contests.apply(room.states, seat, code):
                break
            found.decisions[0, seat] += 1
        shares = np.zeros(MAX_SEATS, np.float32)
        found.turns[0] = contests.tell(room.states, shares, found.scores[0])
        found.shares[0] = shares[:players]
        if seat >= 0:
            found.lose(0, seat, ILLEGAL)


class _Room:
    """What a thread needs for itself."""

    def __init__(self, company: Company, blank: States) -> None:
        self.states = blank.copy()
        self.worlds, self.rooms = company.room_for_one()
        self.chances = np.zeros((MAX_SEATS, 4), np.int64)
