"""Plans of Oltre Mare's action phase: which cards are played and how they are loaded, all ways compared.

A plan's value, in ducats, is what the symbols bring (with the best trail for the ships), what the loading
order adds to the cargo's payout, and the outlook with the new top card and the cards that stay in hand.
"""

from __future__ import annotations

from itertools import permutations, product

import numpy as np
import numpy.typing as npt

from argosy.games.oltre_mare.players.loading_bounds import (
    BOUNDLESS,
    DIGIT,
    STEP,
    SYMBOLS_OF,
    WORST,
    cards_drawn,
    first_choice,
    marks,
    most_of_hand,
    most_worth,
    next_choice,
    run_ahead,
    symbols_worth,
)
from argosy.games.oltre_mare.players.weights import BLANK, EXCESS, LACK, LOAD_2, RUNS_IN_HAND, SPARE
from argosy.games.oltre_mare.players.workspace import MOST_RESTING, Workspace
from argosy.games.oltre_mare.rules.board import GOODS, LONGEST_ROW, POWER_WITHOUT_INFLUENCE, Token, payout
from argosy.games.oltre_mare.rules.cards import GOOD, LOAD, MOST_LOAD, POWER
from argosy.players.compilation import player_function
from argosy.players.weight_files import Weights

Numbers = npt.NDArray[np.int16]

MOST_CONSIDERED = 10  # hand cards among which the best to play are sought
NEARLY = 1e-6  # by so much, at most, a bound may be wrong for being added up in another order
MOST_ORDERS = 24

ORDERS = np.zeros((MOST_LOAD + 1, MOST_ORDERS, MOST_LOAD), np.int64)  # all orders of so many cards
ORDER_COUNT = np.ones(MOST_LOAD + 1, np.int64)
for _cards in range(1, MOST_LOAD + 1):
    for _number, _order in enumerate(permutations(range(_cards))):
        ORDERS[_cards, _number, :_cards] = _order
    ORDER_COUNT[_cards] = _number + 1


def _outcome(order: tuple[int, ...], goods: tuple[int, ...]) -> tuple[object, ...]:
    """All that an order's worth depends on: the last card, the run then on top, and the other runs."""
    runs = [("on top", 0)]
    good = 0  # that of the run on top of the cargo
    for place in order:
        if goods[place] != good:
            good = goods[place]
            runs.append((f"of {good}", 0))
        runs[-1] = (runs[-1][0], runs[-1][1] + 1)
    return order[-1], runs[-1], tuple(sorted(runs))


def _pattern(goods: tuple[int, ...]) -> int:
    """As `pattern`, of cards that go on a run of good 0."""
    all_goods = (0, *goods)
    pairs = [all_goods[i] == all_goods[j] for j in range(len(all_goods)) for i in range(j)]
    return sum(same << bit for bit, same in enumerate(pairs))


def _orders_that_differ() -> tuple[Numbers, Numbers]:
    """For so many cards of a pattern the row of the second table that names their orders; -1 behind them."""
    row_of = np.full((MOST_LOAD + 1, 1 << MOST_LOAD * (MOST_LOAD + 1) // 2), -1, np.int16)
    rows: list[list[int]] = []
    for cards in range(1, MOST_LOAD + 1):
        for goods in product(range(cards + 1), repeat=cards):
            if row_of[cards, _pattern(goods)] < 0:
                row_of[cards, _pattern(goods)] = len(rows)
                first: dict[tuple[object, ...], int] = {}
                for number, order in enumerate(permutations(range(cards))):
                    first.setdefault(_outcome(order, goods), number)
                rows.append([*first.values(), -1])
    table = np.full((len(rows), max(len(row) for row in rows)), -1, np.int16)
    for number, row in enumerate(rows):
        table[number, : len(row)] = row
    return row_of, table


# Of orders with the same outcome, whatever the payouts, only the first is considered.
ROW_OF, DIFFERENT = _orders_that_differ()


@player_function
def longer(good: int, length: int, more: int) -> int:
    """8.2: what so many cards add to a run."""
    return payout(good, length + more) - payout(good, length)


@player_function
def outlook(top: int, drawn: int, w: Weights, work: Workspace) -> float:
    """L2: the turns to come with this card on top, but for its run; `goods` and `marks` stay in hand."""
    cards = int(work.stays) + drawn
    good, load, power = int(GOOD[top]), int(LOAD[top]), int(POWER[top])
    spare, lack = w[SPARE], w[LACK]
    value = work.promise + work.marks - w[RUNS_IN_HAND] * payout(good, int(work.goods[good]))
    if load > 1:
        value += w[LOAD_2 + load - 2]
    if work.token == Token.LOCAL_INFLUENCE:
        value += max(0, power - POWER_WITHOUT_INFLUENCE)
    kept = min(cards, power)
    value -= w[EXCESS] * (cards - kept)
    value += (spare if kept >= load else lack) * (kept - load)
    return float(work.future * value + (1.0 - work.future) * work.end_ducats * cards)


@player_function
def best_order(count: int, drawn: int, w: Weights, work: Workspace) -> float:
    """L1: `picked` in the order that is worth most, left in `order`; the cards in hand are counted."""
    best, choice = WORST, 0
    for place in range(count):
        work.ahead[place] = outlook(int(work.picked[place]), drawn, w, work)
    row, column = ROW_OF[count, pattern(count, work)], 0
    while DIFFERENT[row, column] >= 0:
        number = int(DIFFERENT[row, column])
        value = order_worth(number, count, w, work)
        if value > best:
            best, choice = value, number
        column += 1
    for place in range(count):
        work.order[place] = work.picked[ORDERS[count, choice, place]]
    return best


@player_function
def pattern(count: int, work: Workspace) -> int:
    """Which of the picked cards have the same good, and which that of the run on top: a bit for each pair."""
    found, bit = 0, 0
    for place in range(count):
        good = int(GOOD[work.picked[place]])
        found |= int(good == work.run_good) << bit
        bit += 1
        for other in range(place):
            found |= int(good == GOOD[work.picked[other]]) << bit
            bit += 1
    return found


@player_function
def order_worth(number: int, count: int, w: Weights, work: Workspace) -> float:
    """What one order adds to the cargo, with the outlook of its last card."""
    good, length, pays = int(work.run_good), int(work.run_length), 0
    last = 0
    for place in range(count):
        last = int(ORDERS[count, number, place])
        next_good = int(GOOD[work.picked[last]])
        length = length if next_good == good else 0
        good = next_good
        pays += int(STEP[good, min(length, LONGEST_ROW)])
        length += 1
    value = pays + work.ahead[last]
    if work.future > 0.0:
        value += run_ahead(good, length, int(work.goods[good]), w, work)
    return float(value)


@player_function
def count_rest(n: int, w: Weights, work: Workspace) -> None:
    """What the first n cards of `hand` are worth as cards that stay there."""
    for good in range(GOODS):
        work.goods[good] = 0
    work.marks = 0.0
    for place in range(n):
        face = int(work.hand[place])
        work.goods[GOOD[face]] += 1
        work.marks += marks(face, w)
    work.promise = 0.0
    for good in range(GOODS):
        if work.goods[good] > 0:
            work.promise += w[RUNS_IN_HAND] * payout(good, int(work.goods[good]))
    work.stays = n
    count_held(work)


@player_function
def count_held(work: Workspace) -> None:
    """The goods of the whole hand in digits, for bounds, and what they pay; -1 for too many of a good."""
    work.held, work.held_pays = 0, 0
    for good in range(GOODS):
        count = int(work.goods[good])
        work.held_pays += payout(good, count)
        if count >= MOST_RESTING:
            work.held = -1
            return
        work.held |= count << DIGIT * good


@player_function
def lay_aside(place: int, face: int, sign: int, w: Weights, work: Workspace) -> None:
    """A card is picked from those that stay in hand (sign -1), or goes back to them."""
    good = int(GOOD[face])
    count = int(work.goods[good])
    work.promise += w[RUNS_IN_HAND] * (payout(good, count + sign) - payout(good, count))
    work.goods[good] = count + sign
    work.marks += sign * marks(face, w)
    work.stays += sign
    if sign < 0:
        work.picked[place] = face


@player_function
def lay_picks_aside(load: int, w: Weights, work: Workspace) -> None:
    """As `lay_aside`, for all cards of `hand` at the places `at`."""
    promise, kept = work.promise, work.marks
    for place in range(load):
        face = int(work.hand[work.at[place]])
        good = int(GOOD[face])
        count = int(work.goods[good]) - 1
        promise -= w[RUNS_IN_HAND] * STEP[good, min(count, LONGEST_ROW)]
        kept -= marks(face, w)
        work.goods[good] = count
        work.picked[place] = face
    work.promise, work.marks = promise, kept
    work.stays -= load


@player_function
def take_picks_back(load: int, w: Weights, work: Workspace) -> None:
    """What was laid aside goes back, in the same order."""
    promise, kept = work.promise, work.marks
    for place in range(load):
        face = int(work.picked[place])
        good = int(GOOD[face])
        count = int(work.goods[good])
        promise += w[RUNS_IN_HAND] * STEP[good, min(count, LONGEST_ROW)]
        kept += marks(face, w)
        work.goods[good] = count + 1
    work.promise, work.marks = promise, kept
    work.stays += load


@player_function
def picked_worth(count: int, extra: int, w: Weights, work: Workspace) -> float:
    """The whole value of playing the picked cards, loaded in their best order."""
    symbols = 0
    for place in range(count):
        symbols += int(SYMBOLS_OF[work.picked[place]])
    return symbols_worth(symbols, work) + best_order(count, cards_drawn(symbols) + extra, w, work)


@player_function
def useful_first(n: int, w: Weights, work: Workspace) -> None:
    """Of a hand too large to look at all choices those cards come first that are likeliest to be played."""
    for place in range(MOST_CONSIDERED):
        best = place
        for other in range(place + 1, n):
            if usefulness(int(work.hand[other]), w, work) > usefulness(int(work.hand[best]), w, work):
                best = other
        face = work.hand[best]
        work.hand[best] = work.hand[place]
        work.hand[place] = face


@player_function
def usefulness(face: int, w: Weights, work: Workspace) -> float:
    good = int(GOOD[face])
    count = int(work.goods[good])
    length = int(work.run_length) if good == work.run_good else 0
    return marks(face, w) + payout(good, length + count) / max(1, length + count)


@player_function
def best_plan(n: int, extra: int, least: float, w: Weights, work: Workspace) -> float:
    """The value of the best cards to play among the first n of `hand`, which are left in `plan`.

    `extra` unseen cards are added to the hand. Cards that are lacking are bought, unseen. Where no plan is
    worth `least`, none is left, and the result is an upper bound below `least`.
    """
    load = int(work.load)
    count_rest(n, w, work)
    if n == 0:
        return load * (w[BLANK] - work.price) + work.future * w[SPARE] * extra
    if n <= load:
        short = load - n
        bought, kept = max(0, short - extra), max(0, extra - short)
        if least > WORST:
            bound = most_of_hand(n, n, kept, w, work) + short * w[BLANK] - work.price * bought + NEARLY
            if bound < least:
                return bound
        for place in range(n):
            lay_aside(place, int(work.hand[place]), -1, w, work)
        value = picked_worth(n, kept, w, work) + short * w[BLANK]
        value -= work.price * bought
        for place in range(n):
            work.plan[place] = work.hand[place]
        work.planned = n
        return value
    considered = min(n, MOST_CONSIDERED)
    if n > MOST_CONSIDERED:
        useful_first(n, w, work)
    most = BOUNDLESS
    if least > WORST:
        most = most_of_hand(load, considered, extra, w, work) + NEARLY
        if most < least:
            return most
    best = WORST
    first_choice(load, work)
    more = True
    while more:
        bound = most_worth(load, extra, w, work) + NEARLY
        lay_picks_aside(load, w, work)  # a skipped choice too: sums of fractions depend on all that was added
        if bound >= max(best, least):
            value = picked_worth(load, extra, w, work)
            if value > best:
                best = value
                for place in range(load):
                    work.plan[place] = work.picked[place]
        take_picks_back(load, w, work)
        more = next_choice(load, considered, work)
    work.planned = load
    return best if best >= least else min(most, least - NEARLY)


@player_function
def hand_worth(n: int, extra: int, waiting: bool, least: float, w: Weights, work: Workspace) -> float:
    """What the first n cards of `hand` are worth in trade; a seat that is waiting loses what is too many.

    Where that is below `least`, the result is an upper bound below `least`.
    """
    if waiting and work.sure == 0.0:
        return float(work.end_ducats * (n + extra))
    excess = max(0, n + extra - int(work.power)) if waiting else 0
    lost = (w[EXCESS] + w[SPARE] * work.future) * excess
    if least > WORST:
        least = least / work.sure + lost - NEARLY
    return float((best_plan(n, extra, least, w, work) - lost) * work.sure)
