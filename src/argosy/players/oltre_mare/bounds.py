"""What a choice of cards can be worth at most in Oltre Mare, told before its loading orders are compared.

Most choices are far from the best one, and a bound tells that in a fraction of the time. Bounds are kept
while nothing else lies ahead of the seat: `look_around` in `outlook.py` begins them anew.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.oltre_mare.board import (
    ACTION_TABLE,
    GOODS,
    MOST_SYMBOLS,
    PAYOUT,
    POWER_WITHOUT_INFLUENCE,
    Symbol,
    Token,
    payout,
)
from argosy.games.oltre_mare.cards import CARDS, GOOD, HAS, MOST_LOAD
from argosy.players.compiling import thought
from argosy.players.oltre_mare.weights import (
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
)
from argosy.players.weighing import Weights

Room = Any

WORST, BOUNDLESS = -1e9, 1e9
MOST_FORESEEN, MOST_RESTING = 24, 8  # cards in hand; of a good among them: no bound for more
DIGIT = 3  # bits that count the cards or symbols of a kind among those played
ALL_BITS = (1 << DIGIT) - 1
DUCAT, PIRATES, DRAW, SHIP = (int(s) for s in (Symbol.DUCAT, Symbol.PIRATE, Symbol.DRAW, Symbol.SHIP))

_kinds = sorted({(card.load, card.power) for card in CARDS})
KINDS = len(_kinds)  # of cards, by what they leave for the next turn
KIND_LOAD, KIND_POWER = (np.array(column, np.int64) for column in zip(*_kinds, strict=True))
KIND_OF = np.array([_kinds.index((card.load, card.power)) for card in CARDS], np.int64)
SYMBOLS_OF = np.array([sum(int(has) << DIGIT * k for k, has in enumerate(row)) for row in HAS], np.int64)

ONE_SYMBOL, OTHER_SYMBOL = (np.array([np.flatnonzero(has)[k] for has in HAS]) for k in range(2))
STEP = np.diff(PAYOUT, append=PAYOUT[:, -1:])  # 8.2: what one more card adds to a run of so many
# The most that so many cards of a good can pay, in one run or in several.
MOST_PAID = PAYOUT[:, : MOST_LOAD + 1].astype(np.int64)
for _cards in range(2, MOST_LOAD + 1):
    for _part in range(1, _cards):
        _apart = MOST_PAID[:, _part] + MOST_PAID[:, _cards - _part]
        MOST_PAID[:, _cards] = np.maximum(MOST_PAID[:, _cards], _apart)


@thought
def begin_bounds(w: Weights, room: Room) -> None:
    """Nothing is bounded yet; but what symbols bring is written down, and what goods can pay."""
    room.foreseen = 0
    for good in range(GOODS):
        room.bounded[good] = 0
        for cards in range(MOST_LOAD):
            room.most_steps[good, cards] = MOST_PAID[good, cards + 1] - MOST_PAID[good, cards]
    if room.run_good >= 0:
        bound_run(int(room.run_good), int(room.run_length), room)
    more = 1 if room.token == Token.GOOD_DEAL else 0
    for count in range(MOST_LOAD + 1):
        ducats = count + more
        if ducats > MOST_SYMBOLS:
            room.brings[DUCAT, count] = room.fifth_ducats
        else:
            room.brings[DUCAT, count] = ACTION_TABLE[DUCAT, ducats]
        costs = 0.0 if room.token == Token.PIRATES_REPELLED else w[PIRATE]
        room.brings[PIRATES, count] = costs * ACTION_TABLE[PIRATES, count]
        room.brings[SHIP, count] = room.voyage[ACTION_TABLE[SHIP, count]]
        room.calm[count] = count if room.token == Token.CALM_SEA else 0


@thought
def bound_run(good: int, length: int, room: Room) -> None:
    """The cards that go on the run on top may also begin new ones."""
    before = 0
    for cards in range(1, MOST_LOAD + 1):
        most = 0
        for longer in range(cards + 1):
            adds = payout(good, length + longer) - payout(good, length)
            most = max(most, adds + int(MOST_PAID[good, cards - longer]))
        room.most_steps[good, cards - 1] = most - before
        before = most


@thought
def marks(face: int, w: Weights) -> float:
    """What the symbols of a card are worth that stays in hand."""
    return float(w[MARK_DUCAT + ONE_SYMBOL[face]] + w[MARK_DUCAT + OTHER_SYMBOL[face]])


@thought
def digit(counts: int, number: int) -> int:
    return counts >> DIGIT * number & ALL_BITS


@thought
def symbols_worth(symbols: int, room: Room) -> float:
    """A2, A3: what played symbols, counted in digits, bring at once, and the ship."""
    ships = digit(symbols, SHIP)
    value = room.brings[DUCAT, digit(symbols, DUCAT)] + room.calm[ships]
    value -= room.brings[PIRATES, digit(symbols, PIRATES)]
    return float(value + room.brings[SHIP, ships])


@thought
def cards_drawn(symbols: int) -> int:
    return int(ACTION_TABLE[DRAW, digit(symbols, DRAW)])


@thought
def run_ahead(good: int, length: int, count: int, w: Weights, room: Room) -> float:
    """What a run on top may still become: by `count` cards in hand, and by one or two that may come."""
    held = payout(good, length + count)
    value = w[RUN_FROM_HAND] * (held - payout(good, length))
    one, two = payout(good, length + count + 1), payout(good, length + count + 2)
    come = w[RUN_NEXT] * (one - held) + w[RUN_AFTER] * (two - one)
    return float(room.future * (value + room.ease[good] * come))


@thought
def bound_top(good: int, picked: int, resting: int, w: Weights, room: Room) -> None:
    """The most that a run of up to `picked` cards is worth on top, while `resting` ones stay in hand."""
    most = WORST
    for length in range(1, picked + 1):
        most = max(most, run_ahead(good, length, resting, w, room))
        if good == room.run_good:
            most = max(most, run_ahead(good, int(room.run_length) + length, resting, w, room))
    bit = picked * MOST_RESTING + resting
    room.most_on_top[good, bit] = most - room.future * w[RUNS_IN_HAND] * payout(good, resting)
    room.bounded[good] |= 1 << bit


@thought
def foresee(cards: int, w: Weights, room: Room) -> None:
    """What each kind of card leaves for the next turn, with so many cards in hand."""
    room.foreseen |= 1 << cards
    for kind in range(KINDS):
        load, power = int(KIND_LOAD[kind]), int(KIND_POWER[kind])
        value = w[LOAD_2 + load - 2] if load > 1 else 0.0
        if room.token == Token.LOCAL_INFLUENCE:
            value += max(0, power - POWER_WITHOUT_INFLUENCE)
        kept = min(cards, power)
        value -= w[EXCESS] * (cards - kept)
        value += w[SPARE] * (kept - load) if kept >= load else w[LACK] * (kept - load)
        room.next_turn[cards, kind] = room.future * value + (1.0 - room.future) * room.end_ducats * cards


@thought
def first_choice(load: int, room: Room) -> None:
    for place in range(load):
        room.at[place] = place


@thought
def next_choice(load: int, considered: int, room: Room) -> bool:
    """On to the next choice of so many places among those considered, upwards; False after the last one."""
    for place in range(load):
        following = room.at[place + 1] if place + 1 < load else considered
        if room.at[place] + 1 < following:
            room.at[place] += 1
            first_choice(place, room)
            return True
    return False


@thought
def most_worth(count: int, extra: int, w: Weights, room: Room) -> float:
    """No order of the cards of `hand` at the places `at` is worth more; the whole hand is counted."""
    if room.held < 0:
        return BOUNDLESS
    symbols, goods, pays, stay = 0, 0, 0, int(room.held_pays)
    kept = room.marks
    for place in range(count):
        face = int(room.hand[room.at[place]])
        good = int(GOOD[face])
        picked = digit(goods, good)
        pays += int(room.most_steps[good, picked])
        stay -= int(STEP[good, digit(int(room.held), good) - picked - 1])
        kept -= marks(face, w)
        goods += 1 << DIGIT * good
        symbols += int(SYMBOLS_OF[face])
    cards = int(room.stays) - count + cards_drawn(symbols) + extra
    if cards >= MOST_FORESEEN:
        return BOUNDLESS
    if (room.foreseen >> cards) & 1 == 0:
        foresee(cards, w, room)
    most = WORST
    rest = int(room.held) - goods
    for place in range(count):
        face = int(room.hand[room.at[place]])
        good = int(GOOD[face])
        bit = digit(goods, good) * MOST_RESTING + digit(rest, good)
        if (room.bounded[good] >> bit) & 1 == 0:
            bound_top(good, digit(goods, good), digit(rest, good), w, room)
        most = max(most, room.next_turn[cards, KIND_OF[face]] + room.most_on_top[good, bit])
    value = symbols_worth(symbols, room) + pays + most
    return float(value + room.future * (w[RUNS_IN_HAND] * stay + kept))


@thought
def most_of_hand(load: int, considered: int, extra: int, w: Weights, room: Room) -> float:
    """No choice of so many cards among those considered is worth more."""
    first_choice(load, room)
    most = most_worth(load, extra, w, room)
    while next_choice(load, considered, room):
        most = max(most, most_worth(load, extra, w, room))
    return most
