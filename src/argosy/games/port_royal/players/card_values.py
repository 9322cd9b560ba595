"""What a card is worth to a seat, by weights, in coins: the value function of the heuristic."""

from __future__ import annotations

from argosy.core.cards import NONE
from argosy.games.port_royal.players.weights import (
    ABILITY_LATE,
    ADMIRAL,
    ADMIRAL_MORE,
    COIN_3,
    COIN_6,
    COIN_9,
    COIN_11,
    COIN_12,
    COIN_LATE,
    END_AHEAD,
    END_BEHIND,
    GOVERNOR,
    GOVERNOR_MORE,
    JACK,
    JESTER,
    JESTER_MORE,
    LAST_LEAD,
    LAST_POINT,
    MADEMOISELLE,
    MADEMOISELLE_MORE,
    NEEDS_0,
    NEEDS_1,
    NEEDS_2,
    POINT,
    POINT_LATE,
    SWORD_1,
    SWORD_2,
    SWORD_3,
    SWORD_5,
    SYMBOL,
    TRADER,
    TRADER_MORE,
)
from argosy.games.port_royal.rules.cards import COST, CREW, EXPEDITION_NEEDS, KIND, POINTS, SWORDS, Crew, Kind
from argosy.games.port_royal.rules.legal import FIRST_SPENDABLE, fee, income
from argosy.games.port_royal.rules.scoring import COINS_IN_SCORE, score
from argosy.games.port_royal.rules.state import POINTS_TO_END, ROW, Ending, State
from argosy.players.compilation import player_function
from argosy.players.weight_files import Weights

COIN_IN_LAST_ROUND = 0.05  # coins only break ties then


@player_function
def lateness(s: State) -> float:
    """0 at the beginning, 1 when somebody has the points that end the game."""
    best = 0
    for seat in range(s.players):
        best = max(best, int(s.seats[seat].points))
    return min(best, POINTS_TO_END) / POINTS_TO_END


@player_function
def best_other(s: State, seat: int) -> int:
    """The highest score among the other seats."""
    best = -1
    for other in range(s.players):
        if other != seat:
            best = max(best, score(s, other))
    return best


@player_function
def purse_worth(w: Weights, amount: int, late: float) -> float:
    """What so many coins are worth: each further one less than those before."""
    worth = w[COIN_3] * min(amount, 3)
    if amount > 3:
        worth += w[COIN_6] * (min(amount, 6) - 3)
        if amount > 6:
            worth += w[COIN_9] * (min(amount, 9) - 6)
            if amount > 9:
                worth += w[COIN_11] * (min(amount, 11) - 9)
                if amount > 11:
                    worth += w[COIN_12] * (amount - 11)
    return worth * (1.0 - late * (1.0 - w[COIN_LATE]))


@player_function
def sword_worth(w: Weights, swords: int) -> float:
    if swords <= 2:
        return w[SWORD_1] * min(swords, 1) + w[SWORD_2] * max(0, swords - 1)
    return (
        w[SWORD_1] + w[SWORD_2] + w[SWORD_3] * (min(swords, 4) - 2) + w[SWORD_5] * max(0, min(swords, 7) - 4)
    )


@player_function
def expedition_worth(s: State, seat: int, w: Weights, extra: int) -> float:
    """How near the seat is to the open expedition it is nearest to, with one more person of a kind."""
    best = 0.0
    card = int(s.first[ROW])
    while card != NONE:
        face = int(s.face[card])
        missing = -int(s.seats[seat].crew[Crew.JACK]) - (1 if extra == Crew.JACK else 0)
        for i in range(3):
            have = int(s.seats[seat].crew[FIRST_SPENDABLE + i]) + (1 if extra == FIRST_SPENDABLE + i else 0)
            missing += max(0, int(EXPEDITION_NEEDS[face, i]) - have)
        worth = 0.0
        if missing <= 0:
            worth = w[NEEDS_0]
        elif missing == 1:
            worth = w[NEEDS_1]
        elif missing == 2:
            worth = w[NEEDS_2]
        best = max(best, worth * POINTS[face] / 4)
        card = int(s.next[card])
    if s.ending == Ending.EXPEDITION and s.seats[seat].crew[Crew.EXPEDITION] == 0:
        return 2 * best
    return best


@player_function
def ability_worth(s: State, seat: int, face: int, w: Weights) -> float:
    """What a person can do for the seat, at the beginning of a game."""
    crew = int(CREW[face])
    have = int(s.seats[seat].crew[crew])
    if SWORDS[face] > 0:
        swords = int(s.seats[seat].swords)
        return sword_worth(w, swords + int(SWORDS[face])) - sword_worth(w, swords)
    if crew >= Crew.TRADER_YELLOW:
        return w[TRADER] + w[TRADER_MORE] * have
    if crew == Crew.ADMIRAL:
        return w[ADMIRAL] + w[ADMIRAL_MORE] * have
    if crew == Crew.GOVERNOR:
        return w[GOVERNOR] + w[GOVERNOR_MORE] * have
    if crew == Crew.MADEMOISELLE:
        return w[MADEMOISELLE] + w[MADEMOISELLE_MORE] * have
    if crew == Crew.JESTER:
        return w[JESTER] + w[JESTER_MORE] * have
    base = w[JACK] if crew == Crew.JACK else w[SYMBOL]
    if s.length[ROW] == 0:
        return base
    return base + expedition_worth(s, seat, w, crew) - expedition_worth(s, seat, w, -1)


@player_function
def take_worth(
    s: State, seat: int, face: int, have: int, discount: int, late: float, rival: int, base: float, w: Weights
) -> float:
    """What taking a card brings to a seat with so many coins and such a discount.

    `rival` is the best other score, `base` what the coins are worth now.
    """
    owed = fee(s, seat)
    if KIND[face] == Kind.SHIP:
        after = have + income(s, seat, face) - owed
        points = 0
    else:
        after = have - max(0, int(COST[face]) - discount) - owed
        points = int(POINTS[face])
    now = int(s.seats[seat].points)
    if s.last_round:
        worth = w[LAST_POINT] * points + COIN_IN_LAST_ROUND * (after - have)
        if COINS_IN_SCORE * (now + points) + after > rival and COINS_IN_SCORE * now + have <= rival:
            worth += w[LAST_LEAD]
        return worth
    worth = purse_worth(w, after, late) - base
    if KIND[face] == Kind.PERSON:
        worth += points * (w[POINT] + (w[POINT_LATE] - w[POINT]) * late)
        worth += ability_worth(s, seat, face, w) * (1.0 - late * (1.0 - w[ABILITY_LATE]))
        if now + points >= POINTS_TO_END:
            worth += w[END_AHEAD] if COINS_IN_SCORE * (now + points) + after > rival else w[END_BEHIND]
    return worth
