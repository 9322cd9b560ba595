"""exp and log by arithmetic alone: as exact as anybody's, and the same bits everywhere."""

from __future__ import annotations

import math

import numpy as np

from argosy.players.elementary import MOST, exp, log

FEW = 4  # units in the last place
BITS_OF_EXP = ["0x1.5bf0a8b14576ap+1", "0x1.7b4c869c37c05p-1", "0x1.d94295464477bp+24"]
BITS_OF_LOG = ["0x1.62e42fefa39efp-1", "-0x1.34378fcbda721p+0", "-0x1.ba18a998fffa0p+3"]


def test_exp_is_as_exact_as_that_of_a_library() -> None:
    for x in [*np.linspace(-699.0, 699.0, 997), *np.linspace(-2.0, 2.0, 501), 0.0, -0.0]:
        assert abs(exp(x) - math.exp(x)) <= FEW * math.ulp(math.exp(x)), x


def test_log_is_as_exact_as_that_of_a_library() -> None:
    for x in [*np.geomspace(1e-300, 1e300, 997), *np.linspace(0.5, 2.0, 501)]:
        assert abs(log(x) - math.log(x)) <= FEW * math.ulp(max(abs(math.log(x)), 2.0**-9)), x


def test_what_is_too_small_or_too_large_comes_to_a_bound() -> None:
    assert exp(-MOST - 1) == 0.0
    assert exp(1e9) == exp(MOST) < math.inf
    assert exp(0.0) == 1.0
    assert log(1.0) == 0.0


def test_the_bits_are_those_they_always_were() -> None:
    assert [exp(x).hex() for x in (1.0, -0.3, 17.25)] == BITS_OF_EXP
    assert [log(x).hex() for x in (2.0, 0.3, 1e-6)] == BITS_OF_LOG
