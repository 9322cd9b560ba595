"""Plans of Oltre Mare's action phase: which cards are played and how they are loaded, all ways compared.

A plan's value, in ducats, is what the symbols bring (with the best trail for the ships), what the loading order
adds to the cargo's payout, and the outlook with the new top card and the cards that stay in hand.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np

from argosy.games.oltre_mare.board import ACTION_TABLE, GOODS, MOST_SYMBOLS, Symbol, Token, payout
from argosy.games.oltre_mare.cards import GOOD, HAS, LOAD, MOST_LOAD, POWER
from argosy.players.compiling import thought
from argosy.players.oltre_mare.outlook import PLENTY
from argosy.players.oltre_mare.weights import (
    BLANK,
    EXCESS,
    LACK,
    LOAD_2,
    MARK_DUCAT,
    PIRATE,
    RUN_AFTER,
    RUN_FROM_HAND,
    RUN_NEXT,
    RUNS_IN_HAND,
    SPARE,
    Weights,
)

Room = Any

MOST_CONSIDERED = 10  # hand cards among which the best to play are looked for
WORST = -1e9
MOST_ORDERS = 24

ORDERS = np.zeros((MOST_LOAD + 1, MOST_ORDERS, MOST_LOAD), np.int64)  # all orders of so many cards
ORDER_COUNT = np.ones(MOST_LOAD + 1, np.int64)
for _cards in range(1, MOST_LOAD + 1):
    for _number, _order in enumerate(permutations(range(_cards))):
        ORDERS[_cards, _number, :_cards] = _order
    ORDER_COUNT[_cards] = _number + 1


@thought
def marks(face: int, w: Weights) -> float:
    """What the symbols of a card are worth that stays in hand."""
    value = 0.0
    for symbol in range(MOST_SYMBOLS):
        if HAS[face, symbol] != 0:
            value += w[MARK_DUCAT + symbol]
    return value


@thought
def longer(good: int, length: int, more: int) -> int:
    """8.2: what so many cards add to a run."""
    return payout(good, length + more) - payout(good, length)


@thought
def outlook(top: int, length: int, drawn: int, w: Weights, room: Room) -> float:
    """L2: the turns to come with this card, and so long a run, on top; `goods` and `marks` stay in hand."""
    hand = int(room.stays) + drawn
    if room.future == 0.0:
        return float(room.end_ducats * hand)
    good, load, power = int(GOOD[top]), int(LOAD[top]), int(POWER[top])
    value = room.promise + room.marks
    count = int(room.goods[good])
    if count > 0:
        value += w[RUN_FROM_HAND] * longer(good, length, count) - w[RUNS_IN_HAND] * payout(good, count)
    left = min(1.0, room.left[good] / PLENTY)
    one = longer(good, length + count, 1)
    value += left * (w[RUN_NEXT] * one + w[RUN_AFTER] * (longer(good, length + count, 2) - one))
    if load > 1:
        value += w[LOAD_2 + load - 2]
    if room.token == Token.LOCAL_INFLUENCE:
        value += max(0, power - 3)
    kept = min(hand, power)
    value -= w[EXCESS] * (hand - kept)
    value += w[SPARE] * (kept - load) if kept >= load else w[LACK] * (kept - load)
    return float(room.future * value + (1.0 - room.future) * room.end_ducats * hand)


@thought
def best_order(count: int, drawn: int, w: Weights, room: Room) -> float:
    """L1: `picked` in the order that is worth most, which is left in `order`; the cards in hand are counted."""
    best = WORST
    for number in range(ORDER_COUNT[count]):
        good, length, pays = int(room.run_good), int(room.run_length), 0
        for place in range(count):
            next_good = int(GOOD[room.picked[ORDERS[count, number, place]]])
            if next_good != good:
                good, length = next_good, 0
            pays += longer(good, length, 1)
            length += 1
        last = int(ORDERS[count, number, count - 1])
        value = pays + outlook(int(room.picked[last]), length, drawn, w, room)
        if value > best:
            best = value
            for place in range(count):
                room.order[place] = room.picked[ORDERS[count, number, place]]
    return best


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
def symbols_worth(count: int, w: Weights, room: Room) -> float:
    """A2, A3: what the symbols of the picked cards bring at once, and the ship; the draws are left in `draws`."""
    ducats, pirates, draws, ships = 0, 0, 0, 0
    for place in range(count):
        face = int(room.picked[place])
        ducats += int(HAS[face, Symbol.DUCAT])
        pirates += int(HAS[face, Symbol.PIRATE])
        draws += int(HAS[face, Symbol.DRAW])
        ships += int(HAS[face, Symbol.SHIP])
    if room.token == Token.GOOD_DEAL:
        ducats += 1
    if ducats > MOST_SYMBOLS:
        value = float(room.fifth_ducats)
    else:
        value = float(ACTION_TABLE[Symbol.DUCAT, ducats])
    if room.token == Token.CALM_SEA:
        value += ships
    if room.token != Token.PIRATES_REPELLED:
        value -= w[PIRATE] * ACTION_TABLE[Symbol.PIRATE, pirates]
    room.draws = ACTION_TABLE[Symbol.DRAW, draws]
    return value + float(room.voyage[ACTION_TABLE[Symbol.SHIP, ships]])


@thought
def picked_worth(count: int, extra: int, w: Weights, room: Room) -> float:
    """The whole value of playing the picked cards, loaded in their best order."""
    value = symbols_worth(count, w, room)
    return value + best_order(count, int(room.draws) + extra, w, room)


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
def best_plan(n: int, extra: int, w: Weights, room: Room) -> float:
    """The value of the best cards to play among the first n of `hand`, which are left in `plan`.

    `extra` cards nobody has seen come to the hand besides. Who has too few cards buys them, unseen.
    """
    load = int(room.load)
    count_rest(n, w, room)
    if n == 0:
        return load * (w[BLANK] - room.price) + room.future * w[SPARE] * extra
    if n <= load:
        for place in range(n):
            lay_aside(place, int(room.hand[place]), -1, w, room)
        short = load - n
        value = picked_worth(n, max(0, extra - short), w, room) + short * w[BLANK]
        value -= room.price * max(0, short - extra)
        for place in range(n):
            room.plan[place] = room.hand[place]
        room.planned = n
        return value
    considered = min(n, MOST_CONSIDERED)
    if n > MOST_CONSIDERED:
        useful_first(n, w, room)
    best = WORST
    chosen = (1 << load) - 1
    while chosen < 1 << considered:
        place = 0
        for i in range(considered):
            if chosen >> i & 1 == 1:
                lay_aside(place, int(room.hand[i]), -1, w, room)
                place += 1
        value = picked_worth(load, extra, w, room)
        if value > best:
            best = value
            for i in range(load):
                room.plan[i] = room.picked[i]
        for i in range(load):
            lay_aside(i, int(room.picked[i]), 1, w, room)
        lowest = chosen & -chosen  # on to the next choice of so many cards
        carried = chosen + lowest
        chosen = (((carried ^ chosen) >> 2) // lowest) | carried
    room.planned = load
    return best


@thought
def hand_worth(n: int, extra: int, waiting: bool, w: Weights, room: Room) -> float:
    """What the first n cards of `hand` are worth in trade; who waits for his turn loses what is too many."""
    if waiting and room.sure == 0.0:
        return float(room.end_ducats * (n + extra))
    excess = max(0, n + extra - int(room.power)) if waiting else 0
    value = best_plan(n, extra, w, room) - (w[EXCESS] + w[SPARE] * room.future) * excess
    return float(value * room.sure)
