"""From games to one number: the share of the win, with and without luck, and its 95 % interval.

A game's share less a part of the luck in it has the same expectation as the share itself, for luck is nothing
on average. How large a part is best is learned from all *other* games, so that the number stays unbiased.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass

import numpy as np

from argosy.core.typing import Json
from argosy.lab.arena.statistics import Z, wilson
from argosy.lab.batched_net import Shares

FEWEST = 10  # games from which it is learned how large a part of luck to take out


@dataclass(frozen=True, slots=True)
class Estimate:
    """The score of a task. `share` is the number; an equal of its opponents has 1/players."""

    games: int
    share: float
    low: float
    high: float
    plain: float  # luck left in
    plain_low: float
    plain_high: float
    variance: float  # of one game, luck taken out
    plain_variance: float
    part: float  # of the luck that was taken out, on average

    @property
    def saved(self) -> float:
        """The part of the variance that luck was."""
        return 1 - self.variance / self.plain_variance if self.plain_variance > 0 else 0.0

    @property
    def worth(self) -> float:
        """How many games with luck in them one of these is worth."""
        return self.plain_variance / self.variance if self.variance > 0 else 1.0

    def to_json(self) -> Json:
        return {name: value if name == "games" else round(value, 6) for name, value in asdict(self).items()}


def estimate(shares: Shares, luck: Shares) -> Estimate:
    """From the bot's share and luck in each game."""
    games = len(shares)
    parts = _parts(shares, luck)
    less = shares - parts * luck
    mean, plain = float(less.mean()), float(shares.mean())
    variance = float(less.var(ddof=1)) if games > 1 else 0.0
    plain_variance = float(shares.var(ddof=1)) if games > 1 else 0.0
    half = Z * math.sqrt(variance / games)
    low, high = wilson(plain * games, games)
    if not parts.any():  # nothing was taken out
        return Estimate(games, plain, low, high, plain, low, high, variance, plain_variance, 0.0)
    return Estimate(
        games, mean, max(0.0, mean - half), min(1.0, mean + half), plain, low, high, variance, plain_variance,
        float(parts.mean()),
    )  # fmt: skip


def _parts(shares: Shares, luck: Shares) -> Shares:
    """For each game, the part of its luck to take out: the slope of shares on luck in the others."""
    games = len(shares)
    if games < FEWEST:
        return np.ones(games) if luck.any() else np.zeros(games)
    n = games - 1
    x, y = luck.sum() - luck, shares.sum() - shares
    xx, xy = (luck * luck).sum() - luck * luck, (luck * shares).sum() - luck * shares
    spread = xx - x * x / n
    slopes: Shares = np.divide(xy - x * y / n, spread, out=np.zeros(games), where=spread > 0)
    return slopes
