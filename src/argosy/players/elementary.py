"""exp and log by arithmetic alone: the same bits on every machine, which no mathematical library promises."""

from __future__ import annotations

import math

import numpy as np

from argosy.core.compiled import compiled
from argosy.players.compilation import mark

PER_DOUBLING = 1.4426950408889634  # 1 / ln 2
# ln 2 in two parts: the first has so few digits that its multiples are exact.
LN_2_HIGH = 0.6931471803691238
LN_2_LOW = 1.9082149292705877e-10
HALF_ROOT = 0.7071067811865476  # of 2
MOST = 700.0  # e^x is taken for 0 below -700, and for e^700 above 700
LOWEST = 1022
POWERS = 2.0 ** np.arange(-LOWEST, LOWEST + 1)
SERIES = np.array([1.0 / math.factorial(n) for n in range(14)])
ODD_SERIES = np.array([2.0 / n for n in range(1, 22, 2)])


@compiled(f"argosy.players.elementary.exp-{mark(__file__)}")
def exp(x: float) -> float:
    """e^x, to a few units in the last place."""
    if x < -MOST:
        return 0.0
    x = min(x, MOST)
    doublings = int(x * PER_DOUBLING + (0.5 if x > 0 else -0.5))
    r = (x - doublings * LN_2_HIGH) - doublings * LN_2_LOW
    total = 0.0
    for n in range(len(SERIES) - 1, -1, -1):
        total = total * r + SERIES[n]
    return total * POWERS[doublings + LOWEST]


@compiled(f"argosy.players.elementary.log-{mark(__file__)}")
def log(x: float) -> float:
    """The natural logarithm of a number above 0, to a few units in the last place."""
    doublings = 0
    while x < HALF_ROOT:
        x = x * 2.0
        doublings -= 1
    while x > 2.0 * HALF_ROOT:
        x = x * 0.5
        doublings += 1
    s = (x - 1.0) / (x + 1.0)
    total = 0.0
    for n in range(len(ODD_SERIES) - 1, -1, -1):
        total = total * (s * s) + ODD_SERIES[n]
    return doublings * LN_2_HIGH + (s * total + doublings * LN_2_LOW)
