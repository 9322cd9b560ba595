"""The heuristic of Port Royal: exact odds of the next card, and a value of cards whose weights are tuned."""

from __future__ import annotations

from argosy.core.cards import NONE
from argosy.core.seats import left_of
from argosy.games.port_royal.players.card_values import best_other, lateness, purse_worth, take_worth
from argosy.games.port_royal.players.last_turn import (
    FIRST_PERSON,
    draws_on,
    is_last_turn,
    look_at_harbour,
    share_at_end,
    share_of_stop,
    share_of_take,
)
from argosy.games.port_royal.players.weights import (
    BUST,
    DENY,
    LEAST,
    LEFT,
    PUSH,
    PUSH_ADMIRAL,
    PUSH_BEHIND,
    PUSH_RISK,
)
from argosy.games.port_royal.players.workspace import Workspace
from argosy.games.port_royal.players.yardsticks import MOST_DRAWN, legal_claim
from argosy.games.port_royal.rules.actions import DRAW, FIRST_TAKE, KEEP, PASS, REPEL, STOP
from argosy.games.port_royal.rules.cards import COLOUR, COST, CREW, HARBOUR_FACES, KIND, Crew, Kind
from argosy.games.port_royal.rules.legal import (
    affordable,
    can_repel,
    fee,
    income,
    is_duplicate,
    picks_for,
    purse,
    refusal_of_fate,
    refusal_to_draw,
    refusal_to_stop,
    types_of,
)
from argosy.games.port_royal.rules.moves import FULL_HARBOUR
from argosy.games.port_royal.rules.odds import next_faces
from argosy.games.port_royal.rules.scoring import COINS_IN_SCORE
from argosy.games.port_royal.rules.state import (
    HARBOUR,
    PENDING,
    POINTS_TO_END,
    ROW,
    Phase,
    State,
    coins,
    colours_in_harbour,
)
from argosy.players.compilation import player_function
from argosy.players.struct_types import Reals
from argosy.players.weight_files import Weights

A_THIRD = POINTS_TO_END / 3
A_WIN = 1000.0  # in the last turn, beside all that cards are worth


@player_function
def choose_heuristic(s: State, seat: int, w: Weights, work: Workspace) -> int:
    """Claims at once, draws while it pays by the exact odds, takes what is worth most."""
    if s.length[PENDING] > 0:
        return decide_fate(s, seat, w, work)
    claim = legal_claim(s, seat, work.codes)
    if claim >= 0:
        return claim
    if s.phase == Phase.DISCOVER:
        return draw_or_stop(s, seat, w, work)
    if s.phase == Phase.TRADE and s.picks > 0:
        return best_take(s, seat, w, work)
    return PASS


# ------------------------------------------------------------------------------------- drawing


@player_function
def draw_or_stop(s: State, seat: int, w: Weights, work: Workspace) -> int:
    if refusal_to_stop(s) != 0:
        return DRAW
    if refusal_to_draw(s) != 0 or s.drawn >= MOST_DRAWN:
        return STOP
    if is_last_turn(s):
        return DRAW if draws_on(s, seat, work) else STOP
    if colours_in_harbour(s) == 0 and not s.last_round:
        return DRAW  # nothing can go wrong
    stop, draw = prospects(s, seat, w, NONE, work)
    return DRAW if draw > stop else STOP


@player_function
def decide_fate(s: State, seat: int, w: Weights, work: Workspace) -> int:
    """A duplicate is repelled; another ship kept if the turn is then worth more."""
    face = int(s.face[s.first[PENDING]])
    if refusal_of_fate(s, KEEP) != 0:
        return REPEL
    if is_duplicate(s, face):
        return REPEL
    if s.drawn >= MOST_DRAWN:
        return KEEP
    if is_last_turn(s):
        kept, repelled = share_of_stop(s, seat, face, work), share_of_stop(s, seat, NONE, work)
        if kept != repelled:
            return KEEP if kept > repelled else REPEL
    stop, draw = prospects(s, seat, w, face, work)
    kept = max(stop, draw)
    stop, draw = prospects(s, seat, w, NONE, work)
    return KEEP if kept >= max(stop, draw) else REPEL


@player_function
def top_four(best: Reals, value: float) -> None:
    """Keep the four highest of the values offered, highest first."""
    if value > best[3]:
        place = 3
        while place > 0 and best[place - 1] < value:
            best[place] = best[place - 1]
            place -= 1
        best[place] = value


@player_function
def with_one_more(best: Reals, picks: int, value: float) -> float:
    """The sum of the highest `picks` of the four and one more value."""
    if picks == 1:
        return max(best[0], value)
    total = 0.0
    used = False
    place = 0
    for _ in range(picks):
        if not used and (place == 4 or value > best[place]):
            total += value
            used = True
        elif place < 4:
            total += best[place]
            place += 1
    return total


@player_function
def values_of_faces(
    s: State, seat: int, have: int, late: float, rival: int, w: Weights, work: Workspace
) -> None:
    """What each face would be worth to the active seat; kept while all it depends on stays the same."""
    key = work.key
    points, row = int(s.seats[seat].points), int(s.length[ROW])
    if key[0] == s.turn and key[1] == have and key[2] == rival and key[3] == points and key[4] == row:
        return
    key[0], key[1], key[2], key[3], key[4] = s.turn, have, rival, points, row
    discount = int(s.seats[seat].crew[Crew.MADEMOISELLE])
    base = purse_worth(w, have, late)
    for face in range(HARBOUR_FACES):
        work.values[face] = 0.0
        if affordable(face, have + discount):
            work.values[face] = max(0.0, take_worth(s, seat, face, have, discount, late, rival, base, w))


@player_function
def forget(work: Workspace) -> None:
    """Values of faces are kept within one game only."""
    work.key[0] = -1


@player_function
def best_of_harbour(s: State, extra: int, work: Workspace) -> None:
    """The four highest values among the cards of the harbour, and perhaps one more."""
    for i in range(4):
        work.best[i] = 0.0
    card = int(s.first[HARBOUR])
    while card != NONE:
        top_four(work.best, work.values[s.face[card]])
        card = int(s.next[card])
    if extra != NONE:
        top_four(work.best, work.values[extra])


@player_function
def prospects(s: State, seat: int, w: Weights, extra: int, work: Workspace) -> tuple[float, float]:
    """What stopping now is worth, and what drawing once more is, by the exact distribution of the next card.

    `extra` is a ship player_function of as lying in the harbour too, or NONE.
    """
    late = lateness(s)
    rival = best_other(s, seat)
    me = s.seats[seat]
    have = coins(s, seat)
    bonus = 2 * int(me.crew[Crew.ADMIRAL])
    colours = colours_in_harbour(s)
    cards = int(s.length[HARBOUR])
    if extra != NONE:
        colours |= 1 << COLOUR[extra]
        cards += 1
    different = types_of(colours)
    others = int(s.players) - 1
    bonus_worth = 0.0
    if bonus > 0 and cards + 1 >= FULL_HARBOUR:
        bonus_worth = purse_worth(w, have + bonus, late) - purse_worth(w, have, late)
    values_of_faces(s, seat, have + bonus if cards >= FULL_HARBOUR else have, late, rival, w, work)
    best_of_harbour(s, extra, work)
    picks = min(4, picks_for(s, seat, different))
    stop = with_one_more(work.best, picks, 0.0) + w[LEFT] * max(0, min(cards - picks, others))
    if cards >= FULL_HARBOUR:
        stop += bonus_worth
    total = next_faces(s, work.counts)
    if total == 0:
        return stop, stop - 1.0
    if bonus > 0 and cards + 1 == FULL_HARBOUR:
        values_of_faces(s, seat, have + bonus, late, rival, w, work)
        best_of_harbour(s, extra, work)
    more_picks = min(4, picks_for(s, seat, different + 1))
    same = bonus_worth + w[LEFT] * max(0, min(cards + 1 - picks, others))
    more = bonus_worth + w[LEFT] * max(0, min(cards + 1 - more_picks, others))
    expected = 0.0
    danger = 0
    rest = total
    for face in range(FIRST_PERSON):
        count = int(work.counts[face])
        if count > 0:
            if colours >> COLOUR[face] & 1 == 0:
                rest -= count
                expected += count * (with_one_more(work.best, more_picks, work.values[face]) + more)
            elif not can_repel(s, face):
                rest -= count
                danger += count
    for face in range(FIRST_PERSON, HARBOUR_FACES):
        count = int(work.counts[face])
        if count > 0:
            rest -= count
            expected += count * (with_one_more(work.best, picks, work.values[face]) + same)
    expected += rest * stop  # expeditions, taxes, and ships that are repelled change nothing
    busted = w[BUST]
    if me.crew[Crew.JESTER] > 0:
        busted += purse_worth(w, have + int(me.crew[Crew.JESTER]), late) - purse_worth(w, have, late)
    risk = danger / total
    push = w[PUSH] + w[PUSH_RISK] * risk
    if bonus > 0 and cards + 1 < FULL_HARBOUR:
        push += w[PUSH_ADMIRAL] * bonus
    behind = rival // COINS_IN_SCORE - int(me.points)
    if behind > 0:
        push += w[PUSH_BEHIND] * late * behind / A_THIRD
    return stop, expected / total + risk * busted + push


# -------------------------------------------------------------------------------------- taking


@player_function
def best_take(s: State, seat: int, w: Weights, work: Workspace) -> int:
    """The card that brings most, with what it denies the others and what a further pick would bring."""
    late = lateness(s)
    rival = best_other(s, seat)
    have = coins(s, seat)
    discount = int(s.seats[seat].crew[Crew.MADEMOISELLE])
    most_to_pay = purse(s, seat)
    base = purse_worth(w, have, late)
    choice, most = PASS, 0.0 if s.last_round else w[LEAST]  # coins that break a tie are worth little
    decides = seat == s.active and is_last_turn(s)
    place, n = 0, 0
    if decides:
        n = look_at_harbour(s, NONE, work)
        most += A_WIN * share_at_end(s, seat, n, 0, have, 0, work)
    card = int(s.first[HARBOUR])
    while card != NONE:
        face = int(s.face[card])
        if affordable(face, most_to_pay):
            value = take_worth(s, seat, face, have, discount, late, rival, base, w)
            if w[DENY] != 0.0 and not s.last_round:
                value += w[DENY] * denied(s, seat, face, late, w)
            if s.picks > 1 or (s.governor_immediate and CREW[face] == Crew.GOVERNOR):
                value += second_take(s, seat, card, have, discount, late, rival, w)
            if decides and place < n:
                value += A_WIN * share_of_take(s, seat, n, place, have, int(s.picks), work)
            if value > most:
                choice, most = FIRST_TAKE + face, value
        card = int(s.next[card])
        place += 1
    return choice


@player_function
def second_take(
    s: State, seat: int, first: int, have: int, discount: int, late: float, rival: int, w: Weights
) -> float:
    """What the best card to take after this one would bring."""
    owed = fee(s, seat)
    face = int(s.face[first])
    if KIND[face] == Kind.SHIP:
        have += income(s, seat, face) - owed
    else:
        have -= max(0, int(COST[face]) - discount) + owed
        if CREW[face] == Crew.MADEMOISELLE:
            discount += 1
    base = purse_worth(w, have, late)
    best = 0.0
    card = int(s.first[HARBOUR])
    while card != NONE:
        other = int(s.face[card])
        if card != first and affordable(other, have - owed + discount) and have >= owed:
            best = max(best, take_worth(s, seat, other, have, discount, late, rival, base, w))
        card = int(s.next[card])
    return best


@player_function
def denied(s: State, seat: int, face: int, late: float, w: Weights) -> float:
    """What the card is worth to the seat that wants it most among those choosing later in this turn."""
    best = 0.0
    other = left_of(s, seat)
    while other != s.active:
        if affordable(face, purse(s, other)):
            discount = int(s.seats[other].crew[Crew.MADEMOISELLE])
            rival = best_other(s, other)
            have = coins(s, other)
            base = purse_worth(w, have, late)
            best = max(best, take_worth(s, other, face, have, discount, late, rival, base, w))
        other = left_of(s, other)
    return best
