"""Plans of Oltre Mare's action phase: which cards are played and how they are loaded, all ways compared.

A plan's value, in ducats, is what the symbols bring (with the best trail for the ships), what the loading
order adds to the cargo's payout, and the outlook with the new top card and the cards that stay in hand.
"""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.games.oltre_mare.board import (
    GOODS,
    LONGEST_ROW,
    POWER_WITHOUT_INFLUENCE,
    Token,
    payout,
)
from argosy.games.oltre_mare.cards import GOOD, LOAD, MOST_LOAD, POWER
from argosy.players.compiling import thought
from argosy.players.oltre_mare.bounds import (
    BOUNDLESS,
    DIGIT,
    MOST_RESTING,
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
from argosy.players.oltre_mare.weights import (
    BLANK,
    EXCESS,
    LACK,
    LOAD_2,
    RUNS_IN_HAND,
    SPARE,
)
from argosy.players.weighing import Weights

Room = Any
Numbers = npt.NDArray[np.int16]

MOST_CONSIDERED = 10  # hand cards among which the best to play are looked for
NEARLY = 1e-6  # by so much, at most, a bound may be wrong for being added up in another order
MOST_ORDERS = 24

ORDERS = np.zeros((MOST_LOAD + 1, MOST_ORDERS, MOST_LOAD), np.int64)  # all orders of so many cards
ORDER_COUNT = np.ones(MOST_LOAD + 1, np.int64)
for _cards in range(1, MOST_LOAD + 1):
    for _number, _order in enumerate(permutations(range(_cards))):
        ORDERS[_cards, _number, :_cards] = _order
    ORDER_COUNT[_cards] = _number + 1


def _outcome(order: tuple[int, ...], goods: tuple[int, ...]) -> tuple[object, ...]:
    """All that an order's worth hangs on: the last card, the run that is then on top, and the other runs."""
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


# Of orders that come to the same, whatever the payouts, only the first is looked at.
ROW_OF, DIFFERENT = _orders_that_differ()


@thought
def longer(good: int, length: int, more: int) -> int:
    """8.2: what so many cards add to a run."""
    return payout(good, length + more) - payout(good, length)


@thought
def outlook(top: int, drawn: int, w: Weights, room: Room) -> float:
    """L2: the turns to come with this card on top, but for its run; `goods` and `marks` stay in hand."""
    cards = int(room.stays) + drawn
    good, load, power = int(GOOD[top]), int(LOAD[top]), int(POWER[top])
    spare, lack = w[SPARE], w[LACK]
    value = room.promise + room.marks - w[RUNS_IN_HAND] * payout(good, int(room.goods[good]))
    if load > 1:
        value += w[LOAD_2 + load - 2]
    if room.token == Token.LOCAL_INFLUENCE:
        value += max(0, power - POWER_WITHOUT_INFLUENCE)
    kept = min(cards, power)
    value -= w[EXCESS] * (cards - kept)
    value += (spare if kept >= load else lack) * (kept - load)
    return float(room.future * value + (1.0 - room.future) * room.end_ducats * cards)


@thought
def best_order(count: int, drawn: int, w: Weights, room: Room) -> float:
    """L1: `picked` in the order that is worth most, left in `order`; the cards in hand are counted."""
    best, choice = WORST, 0
    for place in range(count):
        room.ahead[place] = outlook(int(room.picked[place]), drawn, w, room)
    row, column = ROW_OF[count, pattern(count, room)], 0
    while DIFFERENT[row, column] >= 0:
        number = int(DIFFERENT[row, column])
        value = order_worth(number, count, w, room)
        if value > best:
            best, choice = value, number
        column += 1
    for place in range(count):
        room.order[place] = room.picked[ORDERS[count, choice, place]]
    return best


@thought
def pattern(count: int, room: Room) -> int:
    """Which of the picked cards have the same good, and which that of the run on top: a bit for each pair."""
    found, bit = 0, 0
    for place in range(count):
        good = int(GOOD[room.picked[place]])
        found |= int(good == room.run_good) << bit
        bit += 1
        for other in range(place):
            found |= int(good == GOOD[room.picked[other]]) << bit
            bit += 1
    return found


@thought
def order_worth(number: int, count: int, w: Weights, room: Room) -> float:
    """What one order adds to the cargo, with the outlook of its last card."""
    good, length, pays = int(room.run_good), int(room.run_length), 0
    last = 0
    for place in range(count):
        last = int(ORDERS[count, number, place])
        next_good = int(GOOD[room.picked[last]])
        length = length if next_good == good else 0
        good = next_good
        pays += int(STEP[good, min(length, LONGEST_ROW)])
        length += 1
    value = pays + room.ahead[last]
    if room.future > 0.0:
        value += run_ahead(good, length, int(room.goods[good]), w, room)
    return float(value)


@thought
def count_rest(n: int, w: Weights, room: Room) -> None:
    """What the first n cards of `hand` are worth as cards that stay there."""
    for good in range(GOODS):
        room.goods[good] = 0
    room.marks = 0.0
    for place in range(n):
        face = int(room.hand[place])
        room.goods[GOOD[face]] += 1
        room.marks += marks(face, w)
    room.promise = 0.0
    for good in range(GOODS):
        if room.goods[good] > 0:
            room.promise += w[RUNS_IN_HAND] * payout(good, int(room.goods[good]))
    room.stays = n
    count_held(room)


@thought
def count_held(room: Room) -> None:
    """The goods of the whole hand in digits, for bounds, and what they pay; -1 for too many of a good."""
    room.held, room.held_pays = 0, 0
    for good in range(GOODS):
        count = int(room.goods[good])
        room.held_pays += payout(good, count)
        if count >= MOST_RESTING:
            room.held = -1
            return
        room.held |= count << DIGIT * good


@thought
def lay_aside(place: int, face: int, sign: int, w: Weights, room: Room) -> None:
    """A card is picked from those that stay in hand (sign -1), or goes back to them."""
    good = int(GOOD[face])
    count = int(room.goods[good])
    room.promise += w[RUNS_IN_HAND] * (payout(good, count + sign) - payout(good, count))
    room.goods[good] = count + sign
    room.marks += sign * marks(face, w)
    room.stays += sign
    if sign < 0:
        room.picked[place] = face


@thought
def lay_picks_aside(load: int, w: Weights, room: Room) -> None:
    """As `lay_aside`, for all cards of `hand` at the places `at`."""
    promise, kept = room.promise, room.marks
    for place in range(load):
        face = int(room.hand[room.at[place]])
        good = int(GOOD[face])
        count = int(room.goods[good]) - 1
        promise -= w[RUNS_IN_HAND] * STEP[good, min(count, LONGEST_ROW)]
        kept -= marks(face, w)
        room.goods[good] = count
        room.picked[place] = face
    room.promise, room.marks = promise, kept
    room.stays -= load


@thought
def take_picks_back(load: int, w: Weights, room: Room) -> None:
    """What was laid aside goes back, in the same order."""
    promise, kept = room.promise, room.marks
    for place in range(load):
        face = int(room.picked[place])
        good = int(GOOD[face])
        count = int(room.goods[good])
        promise += w[RUNS_IN_HAND] * STEP[good, min(count, LONGEST_ROW)]
        kept += marks(face, w)
        room.goods[good] = count + 1
    room.promise, room.marks = promise, kept
    room.stays += load


@thought
def picked_worth(count: int, extra: int, w: Weights, room: Room) -> float:
    """The whole value of playing the picked cards, loaded in their best order."""
    symbols = 0
    for place in range(count):
        symbols += int(SYMBOLS_OF[room.picked[place]])
    return symbols_worth(symbols, room) + best_order(count, cards_drawn(symbols) + extra, w, room)


@thought
def useful_first(n: int, w: Weights, room: Room) -> None:
    """Of a hand too large to look at all choices those cards come first that are likeliest to be played."""
    for place in range(MOST_CONSIDERED):
        best = place
        for other in range(place + 1, n):
            if usefulness(int(room.hand[other]), w, room) > usefulness(int(room.hand[best]), w, room):
                best = other
        face = room.hand[best]
        room.hand[best] = room.hand[place]
        room.hand[place] = face


@thought
def usefulness(face: int, w: Weights, room: Room) -> float:
    good = int(GOOD[face])
    count = int(room.goods[good])
    length = int(room.run_length) if good == room.run_good else 0
    return marks(face, w) + payout(good, length + count) / max(1, length + count)


@thought
def best_plan(n: int, extra: int, least: float, w: Weights, room: Room) -> float:
    """The value of the best cards to play among the first n of `hand`, which are left in `plan`.

    `extra` cards nobody has seen come to the hand besides. Who has too few cards buys them, unseen. Where no
    plan is worth `least`, none is left, and what is told is below that, but no plan is worth more.
    """
    load = int(room.load)
    count_rest(n, w, room)
    if n == 0:
        return load * (w[BLANK] - room.price) + room.future * w[SPARE] * extra
    if n <= load:
        short = load - n
        bought, kept = max(0, short - extra), max(0, extra - short)
        if least > WORST:
            bound = most_of_hand(n, n, kept, w, room) + short * w[BLANK] - room.price * bought + NEARLY
            if bound < least:
                return bound
        for place in range(n):
            lay_aside(place, int(room.hand[place]), -1, w, room)
        value = picked_worth(n, kept, w, room) + short * w[BLANK]
        value -= room.price * bought
        for place in range(n):
            room.plan[place] = room.hand[place]
        room.planned = n
        return value
    considered = min(n, MOST_CONSIDERED)
    if n > MOST_CONSIDERED:
        useful_first(n, w, room)
    most = BOUNDLESS
    if least > WORST:
        most = most_of_hand(load, considered, extra, w, room) + NEARLY
        if most < least:
            return most
    best = WORST
    first_choice(load, room)
    more = True
    while more:
        bound = most_worth(load, extra, w, room) + NEARLY
        lay_picks_aside(load, w, room)  # a skipped choice too: sums of fractions hang on all that was added
        if bound >= max(best, least):
            value = picked_worth(load, extra, w, room)
            if value > best:
                best = value
                for place in range(load):
                    room.plan[place] = room.picked[place]
        take_picks_back(load, w, room)
        more = next_choice(load, considered, room)
    room.planned = load
    return best if best >= least else min(most, least - NEARLY)


@thought
def hand_worth(n: int, extra: int, waiting: bool, least: float, w: Weights, room: Room) -> float:
    """What the first n cards of `hand` are worth in trade; who waits for his turn loses what is too many.

    Where that is below `least`, so is what is told, but the hand is not worth more.
    """
    if waiting and room.sure == 0.0:
        return float(room.end_ducats * (n + extra))
    excess = max(0, n + extra - int(room.power)) if waiting else 0
    lost = (w[EXCESS] + w[SPARE] * room.future) * excess
    if least > WORST:
        least = least / room.sure + lost - NEARLY
    return float((best_plan(n, extra, least, w, room) - lost) * room.sure)
