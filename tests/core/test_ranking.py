"""Ranks and seats: groups of equals, best first; clockwise round the table."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from argosy.core.cards import state_type
from argosy.core.compiled import rule
from argosy.core.ranking import ranking_writer
from argosy.core.seats import left_of
from argosy.core.tokens import ROOM, begin, close, decode, open_object
from argosy.core.vocabulary import Common

STATE = state_type([("points", "i2", 5), ("players", "i2")])


@rule
def points(s: Any, seat: int) -> int:
    return int(s.points[seat])


write_ranking = ranking_writer(points)


@pytest.mark.parametrize(
    "scores, ranking",
    [
        ([3, 9, -2], [[1], [0], [2]]),
        ([4, 7, 4, 7], [[1, 3], [0, 2]]),
        ([0, 0], [[0, 1]]),
        ([-5, -5, -6, 1, -6], [[3], [0, 1], [2, 4]]),
        ([1, 2, 3, 4, 5], [[4], [3], [2], [1], [0]]),
    ],
)
def test_seats_are_ranked_best_first_and_equals_in_the_order_of_the_seats(
    scores: list[int], ranking: list[list[int]]
) -> None:
    s = np.zeros(1, STATE)[0]
    s.players = len(scores)
    s.points[: len(scores)] = scores
    out = np.zeros(ROOM, np.int64)
    begin(out)
    open_object(out)
    write_ranking(s, out)
    close(out)
    words = [word.name for word in Common]
    assert decode(out, words) == {"winners": ranking[0], "ranking": ranking}


def test_left_of_the_last_seat_is_the_first() -> None:
    s = np.zeros(1, state_type([("players", "i2")]))[0]
    s.players = 3
    assert [left_of(s, seat) for seat in range(3)] == [1, 2, 0]
