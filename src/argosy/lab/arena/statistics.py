"""The statistics of a tournament: win rates with intervals, scores and times, from its games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import numpy as np

from argosy.core.typing import Json
from argosy.lab.arena.outcomes import Outcomes, Times
from argosy.lab.arena.plan import Plan

Z = 1.959964  # standard deviations on each side of a 95 % interval


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's score interval)."""
    if games <= 0:
        return 0.0, 1.0
    p = won / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * math.sqrt(p * (1 - p) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Line:
    """One player of a tournament; several seats of the same name count together."""

    name: str
    seats: float  # how many it had on average, in each game it played
    games: int
    win_rate: float  # for each seat; shared victories in parts
    low: float
    high: float
    score: float
    decisions: float  # a game and seat
    seconds: float | None  # a decision, where it was timed
    worst: float | None
    faults: int


@dataclass(frozen=True, slots=True)
class Tally:
    """Everything a report shows."""

    plan: Plan
    games: int
    lines: tuple[Line, ...]
    turns: float
    decisions: float
    faults: tuple[Json, ...]

    def to_json(self) -> Json:
        return {
            **self.plan.to_json(),
            "games": self.games,
            "turns": self.turns,
            "decisions": self.decisions,
            "entrants": [asdict(line) for line in self.lines],
            "faults": list(self.faults),
        }


def tally(plan: Plan, found: Sequence[Outcomes]) -> Tally:
    """Count everything together; the order in which games were finished makes no difference."""
    parts = sorted(found, key=lambda part: part.first)
    seatings = np.concatenate([part.seatings for part in parts])
    shares = np.concatenate([part.shares for part in parts])
    scores = np.concatenate([part.scores for part in parts])
    decisions = np.concatenate([part.decisions for part in parts])
    turns = np.concatenate([part.turns for part in parts])
    times: dict[int, Times] = {}
    for part in parts:
        for entrant, taken in part.times.items():
            times.setdefault(entrant, Times()).join(taken)
    faults = [fault for part in parts for fault in part.faults]
    lines = []
    for name in dict.fromkeys(plan.names):
        mine = np.isin(seatings, [entrant for entrant, other in enumerate(plan.names) if other == name])
        played = int(mine.any(axis=1).sum())
        places = int(mine.sum())
        if not places:
            continue
        seats = places / played
        won = float(shares[mine].sum())
        low, high = wilson(min(won, played), played)
        taken = Times()
        for entrant, other in enumerate(plan.names):
            if other == name and entrant in times:
                taken.join(times[entrant])
        lines.append(
            Line(
                name=name,
                seats=round(seats, 3) if plan.ladder else round(seats),
                games=played,
                win_rate=won / places,
                low=low / seats,
                high=high / seats,
                score=float(scores[mine].mean()),
                decisions=float(decisions[mine].mean()),
                seconds=taken.seconds / taken.count if taken.count else None,
                worst=taken.worst if taken.count else None,
                faults=sum(plan.names[fault.entrant] == name for fault in faults),
            )
        )
    listed = tuple(
        {
            "game": fault.game,
            "player": plan.names[fault.entrant],
            "why": fault.why,
            "traceback": fault.traceback,
        }
        for fault in faults
    )
    return Tally(
        plan, len(seatings), tuple(lines), float(turns.mean()), float(decisions.sum(axis=1).mean()), listed
    )
