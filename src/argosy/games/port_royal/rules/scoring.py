"""The winners: by points, then coins, then shared; in the variant only with an expedition (A10, R8)."""

from __future__ import annotations

from argosy.core.cards import NONE
from argosy.core.compiled import rule
from argosy.core.ranking import ranking_writer
from argosy.core.tokens import close, flag, keyed_list, keyed_object, number, open_object
from argosy.core.typing import Floats, Ints
from argosy.core.vocabulary import Common

from .cards import KIND, POINTS, Crew, Kind
from .state import DISPLAY_OF, Ending, State, coins
from .words import Word

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


@rule
def expedition_points(s: State, seat: int) -> int:
    """The part of a seat's points that its expeditions bring."""
    total = 0
    card = int(s.first[DISPLAY_OF + seat])
    while card != NONE:
        if KIND[s.face[card]] == Kind.EXPEDITION:
            total += int(POINTS[s.face[card]])
        card = int(s.next[card])
    return total


write_ranking = ranking_writer(score)


@rule
def write_result(s: State, out: Ints) -> None:
    """Winners, ranking (groups of equals, best first), and by seat what the rank depends on.

    The columns of a seat add up to its score.
    """
    open_object(out)
    write_ranking(s, out)
    keyed_list(out, Common.scores)
    for seat in range(s.players):
        number(out, s.seats[seat].points)
    close(out)
    keyed_object(out, Common.columns)
    keyed_list(out, Word.persons)
    for seat in range(s.players):
        number(out, int(s.seats[seat].points) - expedition_points(s, seat))
    close(out)
    keyed_list(out, Word.expeditions)
    for seat in range(s.players):
        number(out, expedition_points(s, seat))
    close(out)
    close(out)
    keyed_list(out, Word.coins)
    for seat in range(s.players):
        number(out, coins(s, seat))
    close(out)
    keyed_list(out, Word.eligible)
    for seat in range(s.players):
        flag(out, eligible(s, seat))
    close(out)
    close(out)
