"""What a tournament says: intervals and ratings, on data whose answer is known."""

from __future__ import annotations

import numpy as np
import pytest

from argosy.core.errors import ArgosyError
from argosy.lab.arena.outcomes import Fault, Outcomes, Times
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.ratings import ANCHOR_RATING, ratings
from argosy.lab.arena.statistics import tally, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (650, 1000, 0.6199, 0.6789)],
)
def test_intervals_are_those_of_wilson(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def drawn(plan: Plan, strengths: list[float], seed: int) -> Outcomes:
    """Games in which each wins with a probability proportional to its strength."""
    found = Outcomes.blank(0, plan.seatings(0, plan.games))
    chance = np.random.default_rng(seed)
    for shares, seating in zip(found.shares, found.seatings, strict=True):
        weight = np.array([strengths[who] for who in seating])
        shares[chance.choice(len(seating), p=weight / weight.sum())] = 1
    return found


def test_ratings_find_strengths_again_and_their_intervals_hold_the_truth() -> None:
    strengths = [1.0, 2.0, 4.0, 10.0, 0.5]
    names = ("one", "two", "four", "ten", "half")
    plan = Plan("port-royal", names, 4, 4000, seed=1, ladder=True)
    rated = {one.name: one for one in ratings(plan, [drawn(plan, strengths, 7)], "one")}
    assert list(rated) == ["ten", "four", "two", "one", "half"]
    assert rated["one"].rating == rated["one"].low == rated["one"].high == ANCHOR_RATING
    for name, strength in zip(names, strengths, strict=True):
        truth = ANCHOR_RATING + 400 * np.log10(strength)
        assert rated[name].rating == pytest.approx(truth, abs=30)
        assert rated[name].low - 10 < truth < rated[name].high + 10
        assert rated[name].high - rated[name].low < 90


def test_who_never_wins_still_has_a_rating() -> None:
    plan = Plan("port-royal", ("a", "b"), 2, 200, ladder=True)
    rated = ratings(plan, [drawn(plan, [1.0, 1e-12], 1)], "a")
    assert [one.name for one in rated] == ["a", "b"]
    assert np.isfinite(rated[1].low)


def test_an_anchor_that_does_not_take_part_is_refused() -> None:
    plan = Plan("port-royal", ("a", "b"), 2, 20, ladder=True)
    with pytest.raises(ArgosyError, match="the anchor 'c' does not take part"):
        ratings(plan, [drawn(plan, [1.0, 1.0], 1)], "c")


def test_seats_of_one_name_count_together_and_the_order_of_parts_does_not() -> None:
    plan = Plan("port-royal", ("ann", "bob", "bob"), 3, 6)
    parts = [Outcomes.blank(first, plan.seatings(first, first + 3)) for first in (0, 3)]
    for part in parts:
        part.shares[part.seatings == 0] = [1, 0, 0.5]
        part.shares[part.seatings == 1] = [0, 1, 0.5]
        part.scores[:] = 10
        part.decisions[:] = 20
        part.turns[:] = [30, 31, 32]
        part.times = {1: Times(2, 1.0, 0.75), 2: Times(2, 3.0, 2.0)}
    parts[1].faults = [Fault(4, 2, "sank")]
    result = tally(plan, parts)
    assert result == tally(plan, parts[::-1])
    ann, bob = result.lines
    assert (ann.win_rate, ann.seats, ann.games, ann.seconds) == (0.5, 1, 6, None)
    assert (bob.win_rate, bob.seats, bob.games) == (0.25, 2, 6)
    assert (bob.seconds, bob.worst, bob.faults) == (1.0, 2.0, 1)
    assert ann.low < 0.5 < ann.high
    assert bob.high == pytest.approx(wilson(3, 6)[1] / 2)
    assert (result.turns, result.decisions) == (31, 60)
    assert result.faults == ({"game": 4, "player": "bob", "why": "sank", "traceback": ""},)
    again = Outcomes.from_json(parts[1].to_json())
    assert again.to_json() == parts[1].to_json()
