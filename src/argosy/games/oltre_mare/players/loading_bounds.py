"""What a choice of cards can be worth at most in Oltre Mare, before its loading orders are compared.

Most choices are far from the best one, and a bound shows that in a fraction of the time. Bounds stay valid
while the seat's prospects are the same: `look_around` in `prospects.py` begins them anew.
"""

from __future__ import annotations

import numpy as np

from argosy.games.oltre_mare.players.weights import (
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
from argosy.games.oltre_mare.players.workspace import CARD_KINDS, MOST_FORESEEN, MOST_RESTING, Workspace
from argosy.games.oltre_mare.rules.board import (
    ACTION_TABLE,
    GOODS,
    MOST_SYMBOLS,
    PAYOUT,
    POWER_WITHOUT_INFLUENCE,
    Symbol,
    Token,
    payout,
)
from argosy.games.oltre_mare.rules.cards import CARDS, GOOD, HAS, MOST_LOAD
from argosy.players.compilation import player_function
from argosy.players.weight_files import Weights

WORST, BOUNDLESS = -1e9, 1e9
DIGIT = 3  # bits that count the cards or symbols of a kind among those played
ALL_BITS = (1 << DIGIT) - 1
DUCAT, PIRATES, DRAW, SHIP = (int(s) for s in (Symbol.DUCAT, Symbol.PIRATE, Symbol.DRAW, Symbol.SHIP))

KIND_LOAD, KIND_POWER = (np.array(column, np.int64) for column in zip(*CARD_KINDS, strict=True))
KIND_OF = np.array([CARD_KINDS.index((card.load, card.power)) for card in CARDS], np.int64)
SYMBOLS_OF = np.array([sum(int(has) << DIGIT * k for k, has in enumerate(row)) for row in HAS], np.int64)

ONE_SYMBOL, OTHER_SYMBOL = (np.array([np.flatnonzero(has)[k] for has in HAS]) for k in range(2))
STEP = np.diff(PAYOUT, append=PAYOUT[:, -1:])  # 8.2: what one more card adds to a run of so many
# The most that so many cards of a good can pay, in one run or in several.
MOST_PAID = PAYOUT[:, : MOST_LOAD + 1].astype(np.int64)
for _cards in range(2, MOST_LOAD + 1):
    for _part in range(1, _cards):
        _apart = MOST_PAID[:, _part] + MOST_PAID[:, _cards - _part]
        MOST_PAID[:, _cards] = np.maximum(MOST_PAID[:, _cards], _apart)


@player_function
def begin_bounds(w: Weights, work: Workspace) -> None:
    """Nothing is bounded yet; but what symbols bring is written down, and what goods can pay."""
    work.foreseen = 0
    for good in range(GOODS):
        work.bounded[good] = 0
        for cards in range(MOST_LOAD):
            work.most_steps[good, cards] = MOST_PAID[good, cards + 1] - MOST_PAID[good, cards]
    if work.run_good >= 0:
        bound_run(int(work.run_good), int(work.run_length), work)
    more = 1 if work.token == Token.GOOD_DEAL else 0
    for count in range(MOST_LOAD + 1):
        ducats = count + more
        if ducats > MOST_SYMBOLS:
            work.brings[DUCAT, count] = work.fifth_ducats
        else:
            work.brings[DUCAT, count] = ACTION_TABLE[DUCAT, ducats]
        costs = 0.0 if work.token == Token.PIRATES_REPELLED else w[PIRATE]
        work.brings[PIRATES, count] = costs * ACTION_TABLE[PIRATES, count]
        work.brings[SHIP, count] = work.voyage[ACTION_TABLE[SHIP, count]]
        work.calm[count] = count if work.token == Token.CALM_SEA else 0


@player_function
def bound_run(good: int, length: int, work: Workspace) -> None:
    """The cards that go on the run on top may also begin new ones."""
    before = 0
    for cards in range(1, MOST_LOAD + 1):
        most = 0
        for longer in range(cards + 1):
            adds = payout(good, length + longer) - payout(good, length)
            most = max(most, adds + int(MOST_PAID[good, cards - longer]))
        work.most_steps[good, cards - 1] = most - before
        before = most


@player_function
def marks(face: int, w: Weights) -> float:
    """What the symbols of a card are worth that stays in hand."""
    return float(w[MARK_DUCAT + ONE_SYMBOL[face]] + w[MARK_DUCAT + OTHER_SYMBOL[face]])


@player_function
def digit(counts: int, number: int) -> int:
    return counts >> DIGIT * number & ALL_BITS


@player_function
def symbols_worth(symbols: int, work: Workspace) -> float:
    """A2, A3: what played symbols, counted in digits, bring at once, and the ship."""
    ships = digit(symbols, SHIP)
    value = work.brings[DUCAT, digit(symbols, DUCAT)] + work.calm[ships]
    value -= work.brings[PIRATES, digit(symbols, PIRATES)]
    return float(value + work.brings[SHIP, ships])


@player_function
def cards_drawn(symbols: int) -> int:
    return int(ACTION_TABLE[DRAW, digit(symbols, DRAW)])


@player_function
def run_ahead(good: int, length: int, count: int, w: Weights, work: Workspace) -> float:
    """What a run on top may still become: by `count` cards in hand, and by one or two that may come."""
    held = payout(good, length + count)
    value = w[RUN_FROM_HAND] * (held - payout(good, length))
    one, two = payout(good, length + count + 1), payout(good, length + count + 2)
    come = w[RUN_NEXT] * (one - held) + w[RUN_AFTER] * (two - one)
    return float(work.future * (value + work.ease[good] * come))


@player_function
def bound_top(good: int, picked: int, resting: int, w: Weights, work: Workspace) -> None:
    """The most that a run of up to `picked` cards is worth on top, while `resting` ones stay in hand."""
    most = WORST
    for length in range(1, picked + 1):
        most = max(most, run_ahead(good, length, resting, w, work))
        if good == work.run_good:
            most = max(most, run_ahead(good, int(work.run_length) + length, resting, w, work))
    bit = picked * MOST_RESTING + resting
    work.most_on_top[good, bit] = most - work.future * w[RUNS_IN_HAND] * payout(good, resting)
    work.bounded[good] |= 1 << bit


@player_function
def foresee(cards: int, w: Weights, work: Workspace) -> None:
    """What each kind of card leaves for the next turn, with so many cards in hand."""
    work.foreseen |= 1 << cards
    for kind in range(len(KIND_LOAD)):
        load, power = int(KIND_LOAD[kind]), int(KIND_POWER[kind])
        value = w[LOAD_2 + load - 2] if load > 1 else 0.0
        if work.token == Token.LOCAL_INFLUENCE:
            value += max(0, power - POWER_WITHOUT_INFLUENCE)
        kept = min(cards, power)
        value -= w[EXCESS] * (cards - kept)
        value += w[SPARE] * (kept - load) if kept >= load else w[LACK] * (kept - load)
        work.next_turn[cards, kind] = work.future * value + (1.0 - work.future) * work.end_ducats * cards


@player_function
def first_choice(load: int, work: Workspace) -> None:
    for place in range(load):
        work.at[place] = place


@player_function
def next_choice(load: int, considered: int, work: Workspace) -> bool:
    """On to the next choice of so many places among those considered, upwards; False after the last one."""
    for place in range(load):
        following = work.at[place + 1] if place + 1 < load else considered
        if work.at[place] + 1 < following:
            work.at[place] += 1
            first_choice(place, work)
            return True
    return False


@player_function
def most_worth(count: int, extra: int, w: Weights, work: Workspace) -> float:
    """No order of the cards of `hand` at the places `at` is worth more; the whole hand is counted."""
    if work.held < 0:
        return BOUNDLESS
    symbols, goods, pays, stay = 0, 0, 0, int(work.held_pays)
    kept = work.marks
    for place in range(count):
        face = int(work.hand[work.at[place]])
        good = int(GOOD[face])
        picked = digit(goods, good)
        pays += int(work.most_steps[good, picked])
        stay -= int(STEP[good, digit(int(work.held), good) - picked - 1])
        kept -= marks(face, w)
        goods += 1 << DIGIT * good
        symbols += int(SYMBOLS_OF[face])
    cards = int(work.stays) - count + cards_drawn(symbols) + extra
    if cards >= MOST_FORESEEN:
        return BOUNDLESS
    if (work.foreseen >> cards) & 1 == 0:
        foresee(cards, w, work)
    most = WORST
    rest = int(work.held) - goods
    for place in range(count):
        face = int(work.hand[work.at[place]])
        good = int(GOOD[face])
        bit = digit(goods, good) * MOST_RESTING + digit(rest, good)
        if (work.bounded[good] >> bit) & 1 == 0:
            bound_top(good, digit(goods, good), digit(rest, good), w, work)
        most = max(most, work.next_turn[cards, KIND_OF[face]] + work.most_on_top[good, bit])
    value = symbols_worth(symbols, work) + pays + most
    return float(value + work.future * (w[RUNS_IN_HAND] * stay + kept))


@player_function
def most_of_hand(load: int, considered: int, extra: int, w: Weights, work: Workspace) -> float:
    """No choice of so many cards among those considered is worth more."""
    first_choice(load, work)
    most = most_worth(load, extra, w, work)
    while next_choice(load, considered, work):
        most = max(most, most_worth(load, extra, w, work))
    return most
