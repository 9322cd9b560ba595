"""Ratings from the winners of many games (Plackett–Luce): one number per player, on the scale of chess.

The model: of those at a table, each wins with a probability proportional to its strength. The strengths
that make the results most likely are found by Hunter's MM iteration; a rating is 400·log10 of a strength,
shifted so that the anchor has the rating it is given. With two players at a table this is Elo's model.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from argosy.core.errors import ArgosyError, did_you_mean, shown
from argosy.lab.arena.outcomes import Outcomes
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.statistics import Z

ANCHOR_RATING = 1000.0
SCALE = 400 / math.log(10)
ROUNDS = 2000
SMALL = 1e-9
PRIOR = 0.5  # half a win and half a loss against the anchor for every player, so that no rating is infinite


@dataclass(frozen=True, slots=True)
class Rating:
    name: str
    rating: float
    low: float
    high: float
    games: int


def ratings(plan: Plan, found: Sequence[Outcomes], anchor: str) -> list[Rating]:
    """Best first, with 95 % intervals relative to the anchor."""
    names = list(dict.fromkeys(plan.names))
    if anchor not in names:
        raise ArgosyError(f"the anchor {shown(anchor)} does not take part{did_you_mean(anchor, names)}")
    number = np.array([names.index(name) for name in plan.names])
    seatings = number[np.concatenate([part.seatings for part in found])]
    shares = np.concatenate([part.shares for part in found])
    fixed = names.index(anchor)
    pairs = np.array([[entrant, fixed] for entrant in range(len(names)) if entrant != fixed])
    tables = [(seatings, shares), (pairs, np.full(pairs.shape, PRIOR))]
    strength = _strengths(len(names), tables)
    errors = _errors(strength, tables, fixed)
    value = SCALE * np.log(strength / strength[fixed]) + ANCHOR_RATING
    listed = [
        Rating(
            name,
            float(value[entrant]),
            float(value[entrant] - Z * errors[entrant]),
            float(value[entrant] + Z * errors[entrant]),
            int((seatings == entrant).any(axis=1).sum()),
        )
        for entrant, name in enumerate(names)
    ]
    return sorted(listed, key=lambda one: -one.rating)


Numbers = npt.NDArray[np.float64]
Tables = list[tuple[npt.NDArray[np.int64], Numbers]]


def _strengths(count: int, tables: Tables) -> Numbers:
    won = np.zeros(count)
    for seatings, shares in tables:
        np.add.at(won, seatings, shares)
    strength = np.ones(count)
    for _ in range(ROUNDS):
        met = np.zeros(count)
        for seatings, _ in tables:
            np.add.at(met, seatings, (1 / strength[seatings].sum(axis=1))[:, None])
        new = won / met
        new /= np.exp(np.log(new).mean())
        if np.abs(np.log(new / strength)).max() < SMALL:
            return new
        strength = new
    return strength


def _errors(strength: Numbers, tables: Tables, fixed: int) -> Numbers:
    """Standard errors of the ratings, from the curvature of the likelihood; the anchor's own is 0."""
    count = len(strength)
    information = np.zeros((count, count))
    for seatings, _ in tables:
        chance = strength[seatings] / strength[seatings].sum(axis=1)[:, None]
        for a in range(seatings.shape[1]):
            np.add.at(information, (seatings[:, a], seatings[:, a]), chance[:, a])
            for b in range(seatings.shape[1]):
                np.add.at(information, (seatings[:, a], seatings[:, b]), -chance[:, a] * chance[:, b])
    free = [entrant for entrant in range(count) if entrant != fixed]
    errors = np.zeros(count)
    errors[free] = SCALE * np.sqrt(np.diag(np.linalg.inv(information[np.ix_(free, free)])))
    return errors
