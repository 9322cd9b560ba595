"""Who has won: points, then coins, then shared; in the variant only with an expedition (A10, R8)."""

from __future__ import annotations

from itertools import groupby

from argosy.core.compiled import rule
from argosy.core.typing import Floats, Json

from .cards import Crew
from .state import Ending, State, coins

COINS_IN_SCORE = 256  # more than any player can have, so that points always come first


@rule
def eligible(s: State, seat: int) -> bool:
    """A10, R8: in the variant a winner needs an expedition, unless nobody has one."""
    if s.ending == Ending.STANDARD or s.seats[seat].crew[Crew.EXPEDITION] > 0:
        return True
    for other in range(s.players):
        if s.seats[other].crew[Crew.EXPEDITION] > 0:
            return False
    return True


@rule
def score(s: State, seat: int) -> int:
    """One number that orders the seats: eligible ones first, then by points, then by coins."""
    total = COINS_IN_SCORE * int(s.seats[seat].points) + coins(s, seat)
    return total if eligible(s, seat) else total - COINS_IN_SCORE * COINS_IN_SCORE


@rule
def best_score(s: State) -> int:
    best = score(s, 0)
    for seat in range(1, s.players):
        best = max(best, score(s, seat))
    return best


@rule
def win_shares(s: State, out: Floats) -> None:
    """1 to the winner, or an equal part to each of those who share the victory."""
    best = best_score(s)
    winners = 0
    for seat in range(s.players):
        if score(s, seat) == best:
            winners += 1
    for seat in range(len(out)):
        out[seat] = 0
        if seat < s.players and score(s, seat) == best:
            out[seat] = 1 / winners


def result(s: State) -> Json:
    """Winners, ranking (groups of equals, best first) and what each seat's rank rests on."""
    seats = range(s.players)
    order = sorted(seats, key=lambda seat: -score(s, seat))
    ranking = [list(group) for _, group in groupby(order, key=lambda seat: score(s, seat))]
    return {
        "winners": ranking[0],
        "ranking": ranking,
        "scores": [int(s.seats[seat].points) for seat in seats],
        "coins": [coins(s, seat) for seat in seats],
        "eligible": [bool(eligible(s, seat)) for seat in seats],
    }
