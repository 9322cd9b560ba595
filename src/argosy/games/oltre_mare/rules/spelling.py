"""From the words of an action to its codes, in compiled code: what `action_text.py` writes, read again.

The words of an action are numbers here: a number stands for itself, a word for -1 less its place in SPELLING.
Marks between words say nothing that their order does not, so they are left out.
"""

from __future__ import annotations

import re

import numpy as np

from argosy.core.cards import NONE, holds
from argosy.core.compiled import rule
from argosy.core.typing import Ints

from .actions import (
    ACCEPT,
    BUY_DECK,
    BUY_PIRATES,
    CHOOSE,
    CLAIM,
    CLAIMED_LOAD,
    CLAIMED_PORT,
    CLAIMED_POWER,
    CLAIMED_SYMBOL,
    CLAIMS_PER_OFFER,
    COINS,
    DECLINE,
    FINISH_TRADE,
    GIVE_DUCATS,
    GO,
    NO_DEALS,
    NOTHING,
    OFFER_TO,
    OFFER_TO_ALL,
    PICK,
    SEND,
    STAY,
    WANT,
    WANT_DUCATS,
    WITHDRAW,
    Refusal,
)
from .board import GOOD_IDS, GOODS, PORT_IDS, SYMBOL_IDS
from .cards import FACE_IDS, GOOD, GOODS_CARDS, MOST_LOAD, MOST_POWER
from .knowledge import heard_by
from .legal import cards_to_play
from .state import HAND_OF, MAX_PLAYERS, MOST_DUCATS, MOST_OPEN_OFFERS, PLAYED, Phase, State, is_drafting

_OWN = (
    "discard", "pick", "play", "load", "buy", "offer", "accept", "decline", "withdraw", "choose", "claim",
    "no-deals", "finish-trade", "sail", "compass", "offer-to", "want", "give-ducats", "want-ducats", "send",
    "give", "with", "all", "deck", "pirates", "stay", "-", "symbol", "power", "port",
)  # fmt: skip
SPELLING = (*_OWN, *GOOD_IDS, *SYMBOL_IDS, *PORT_IDS, *FACE_IDS[:GOODS_CARDS])
_PLACE = {word: place for place, word in enumerate(SPELLING)}
(
    DISCARDS, PICKS, PLAYS, LOADS, BUYS, OFFERS, ACCEPTS, DECLINES, WITHDRAWS, CHOOSES, CLAIMS,
    SAYS_NO_DEALS, FINISHES, SAILS, USES_COMPASS, OFFERS_TO, WANTS, GIVES_COIN, WANTS_COIN, SENDS,
    GIVING, WITH, TO_ALL, OF_DECK, OF_PIRATES, STAYS, NO_CARDS, OF_SYMBOL, OF_POWER, OF_PORT,
) = range(len(_OWN))  # fmt: skip
FIRST_GOOD = len(_OWN)
FIRST_SYMBOL = FIRST_GOOD + len(GOOD_IDS)
FIRST_PORT = FIRST_SYMBOL + len(SYMBOL_IDS)
FIRST_FACE = FIRST_PORT + len(PORT_IDS)
ROOM = 2048  # codes
FINE, GAME_OVER, WRONG_PHASE = int(Refusal.FINE), int(Refusal.GAME_OVER), int(Refusal.WRONG_PHASE)
NOT_YOUR_DECISION, STEP_UNDER_WAY = int(Refusal.NOT_YOUR_DECISION), int(Refusal.STEP_UNDER_WAY)
NOT_IN_HAND, TOO_MANY_DUCATS = int(Refusal.NOT_IN_HAND), int(Refusal.TOO_MANY_DUCATS)
NO_SUCH_OFFER, NO_SUCH_SEAT = int(Refusal.NO_SUCH_OFFER), int(Refusal.NO_SUCH_SEAT)
WRONG_NUMBER, WRONG_CARDS, WRONG_GOODS = (
    int(Refusal.WRONG_NUMBER), int(Refusal.WRONG_CARDS), int(Refusal.WRONG_GOODS),
)  # fmt: skip
UNCLEAR = 0  # in place of a number of codes
NOT_THERE = -1


def spelled(text: str) -> Ints:
    """An action as numbers; its text is one that `notation.parse` gave."""
    words = [word for word in re.split("[ ,:]+", text) if word]
    return np.array([int(word) if word.isdecimal() else -1 - _PLACE[word] for word in words], np.int64)


# ------------------------------------------------------------------------------------- single words


@rule
def place_at(words: Ints, at: int) -> int:
    """The place of the word there."""
    return -1 - int(words[at]) if at < len(words) and words[at] < 0 else NOT_THERE


@rule
def number_at(words: Ints, at: int) -> int:
    return int(words[at]) if at < len(words) and words[at] >= 0 else NOT_THERE


@rule
def among(words: Ints, at: int, first: int, count: int) -> int:
    """The number of the word there among the `count` words that begin with `first`."""
    number = place_at(words, at) - first
    return number if 0 <= number < count else NOT_THERE


@rule
def one(words: Ints, wanted: int, code: int, codes: Ints) -> int:
    """A single code, where there are just so many words and what was named is known."""
    if len(words) != wanted or code < 0:
        return UNCLEAR
    codes[0] = code
    return 1


# ------------------------------------------------------------------------------------- whole actions


@rule
def spell(s: State, seat: int, words: Ints, codes: Ints) -> int:
    """How many codes carry the action out; minus a Refusal where none do; UNCLEAR for no action at all."""
    verb = place_at(words, 0)
    if verb == PICKS or verb == DISCARDS or verb == PLAYS or verb == LOADS:
        return spell_cards(s, seat, words, codes)
    if verb == SAILS or verb == USES_COMPASS:
        reason = not_at(s, seat, Phase.SAIL if verb == SAILS else Phase.COMPASS)
        if reason != FINE:
            return -reason
        port = among(words, 1, FIRST_PORT, len(PORT_IDS))
        stays = verb == USES_COMPASS and place_at(words, 1) == STAYS
        return one(words, 2, STAY if stays else NOT_THERE if port < 0 else GO + port, codes)
    if verb == OFFERS:
        return spell_offer(s, words, codes)
    if ACCEPTS <= verb <= CLAIMS:
        return spell_answer(s, seat, words, codes)
    return spell_step(s, words, codes)


@rule
def spell_step(s: State, words: Ints, codes: Ints) -> int:
    """Words that mean the same in every position."""
    verb = place_at(words, 0)
    if verb == SENDS:
        return one(words, 1, SEND, codes)
    if verb == FINISHES:
        return one(words, 1, FINISH_TRADE, codes)
    if verb == SAYS_NO_DEALS:
        return one(words, 1, NO_DEALS, codes)
    if verb == BUYS:
        place = place_at(words, 1)
        return one(
            words, 2, BUY_DECK if place == OF_DECK else BUY_PIRATES if place == OF_PIRATES else -1, codes
        )
    if verb == WANTS:
        good = among(words, 1, FIRST_GOOD, GOODS)
        return one(words, 2, NOT_THERE if good < 0 else WANT + good, codes)
    if verb == OFFERS_TO:
        code = begun(s, words, 1)
        return code if code < 0 else one(words, 2, code, codes)
    if verb == GIVES_COIN or verb == WANTS_COIN:
        for place in range(len(COINS)):
            if number_at(words, 1) == COINS[place]:
                return one(words, 2, place + (GIVE_DUCATS if verb == GIVES_COIN else WANT_DUCATS), codes)
    return UNCLEAR


@rule
def not_at(s: State, seat: int, phase: int) -> int:
    """Why an action of a phase is not possible now, as far as the phase decides it."""
    if s.phase == phase:
        return FINE
    if s.phase == Phase.OVER:
        return GAME_OVER
    if s.phase != Phase.TRADE and seat != s.active:
        return NOT_YOUR_DECISION
    return WRONG_PHASE


@rule
def picks_from(words: Ints, at: int, codes: Ints, k: int) -> int:
    """Write the cards named from a place on, each as a step; says how many words they are."""
    if place_at(words, at) == NO_CARDS:
        return 1
    count = 0
    while k + count < len(codes):
        face = among(words, at + count, FIRST_FACE, GOODS_CARDS)
        if face < 0:
            break
        codes[k + count] = PICK + face
        count += 1
    return count


@rule
def sort(codes: Ints, begin: int, end: int) -> None:
    """Upwards: which of several cards is named first makes no difference."""
    for k in range(begin + 1, end):
        code, at = int(codes[k]), k
        while at > begin and codes[at - 1] > code:
            codes[at] = codes[at - 1]
            at -= 1
        codes[at] = code


@rule
def spell_cards(s: State, seat: int, words: Ints, codes: Ints) -> int:
    verb = place_at(words, 0)
    read = picks_from(words, 1, codes, 0)
    if read == 0 or read + 1 != len(words):
        return UNCLEAR
    count = 0 if place_at(words, 1) == NO_CARDS else read
    if verb == PICKS or verb == DISCARDS:
        reason = not_at(s, seat, Phase.DISCARD) if verb == DISCARDS else 0
        return -reason if reason else count if count == 1 else UNCLEAR
    reason = not_at(s, seat, Phase.PLAY if verb == PLAYS else Phase.LOAD)
    if reason != FINE:
        return -reason
    if is_drafting(s, seat):
        return -STEP_UNDER_WAY
    if seat == s.active:
        reason = misfit_to_play(s, seat, codes, count) if verb == PLAYS else misfit_to_load(s, codes, count)
        if reason != FINE:
            return -reason
    if count == 0:
        codes[0] = NOTHING
        return 1
    if verb == PLAYS:
        sort(codes, 0, count)
        return count
    return max(1, count - 1)  # where all others lie, the last has one place left


@rule
def misfit_to_play(s: State, seat: int, codes: Ints, count: int) -> int:
    if count != cards_to_play(s):
        return WRONG_NUMBER
    return 0 if in_hand(s, seat, codes, 0, count) else NOT_IN_HAND


@rule
def in_hand(s: State, seat: int, codes: Ints, begin: int, end: int) -> bool:
    for k in range(begin, end):
        if not holds(s, HAND_OF + seat, int(codes[k]) - PICK):
            return False
    return True


@rule
def misfit_to_load(s: State, codes: Ints, count: int) -> int:
    """All cards played must be named, each once."""
    if count != s.length[PLAYED]:
        return WRONG_CARDS
    card = int(s.first[PLAYED])
    while card != NONE:
        times = 0
        for k in range(count):
            times += int(codes[k] - PICK == s.face[card])
        if times != 1:
            return WRONG_CARDS
        card = int(s.next[card])
    return 0


# ------------------------------------------------------------------------------------- dealing


@rule
def begun(s: State, words: Ints, at: int) -> int:
    """The code that begins an offer to the seat named, or to all; minus a Refusal for no seat."""
    if place_at(words, at) == TO_ALL:
        return OFFER_TO_ALL
    partner = number_at(words, at)
    if partner < 0 or partner >= s.players:
        return -NO_SUCH_SEAT
    return OFFER_TO + partner


@rule
def add_coins(first: int, ducats: int, codes: Ints, k: int) -> int:
    """Write the coins of a sum; says where the next code goes."""
    left = ducats
    for place in range(len(COINS)):
        while left >= COINS[place] and k < len(codes):
            codes[k] = first + place
            left -= COINS[place]
            k += 1
    return k


@rule
def spell_offer(s: State, words: Ints, codes: Ints) -> int:
    """`offer TO give CARDS DUCATS want GOODS DUCATS`."""
    code = begun(s, words, 1)
    if code < 0:
        return code
    codes[0] = code
    read = picks_from(words, 3, codes, 1)
    if place_at(words, 2) != GIVING or read == 0:
        return UNCLEAR
    k = 1 if place_at(words, 3) == NO_CARDS else 1 + read
    sort(codes, 1, k)
    at = 3 + read
    given = number_at(words, at)
    if given < 0 or place_at(words, at + 1) != WANTS:
        return UNCLEAR
    wants = at + 2
    wanted = number_at(words, len(words) - 1)
    if wanted < 0:
        return UNCLEAR
    if given > MOST_DUCATS or wanted > MOST_DUCATS:
        return -TOO_MANY_DUCATS
    k = add_wants(words, wants, codes, k)
    if k == UNCLEAR:
        return UNCLEAR
    k = add_coins(GIVE_DUCATS, given, codes, k)
    k = add_coins(WANT_DUCATS, wanted, codes, k)
    if k >= len(codes):
        return UNCLEAR
    codes[k] = SEND
    return k + 1


@rule
def add_wants(words: Ints, at: int, codes: Ints, k: int) -> int:
    """Write the goods named from a place on to the last word but one; says where the next code goes."""
    end, begin = len(words) - 1, k
    if place_at(words, at) == NO_CARDS:
        return k if at + 1 == end else UNCLEAR
    while at < end:
        good = among(words, at, FIRST_GOOD, GOODS)
        if good < 0:
            return UNCLEAR
        count = number_at(words, at + 1) if at + 1 < end else NOT_THERE
        at += 1 if count < 0 else 2
        for _ in range(max(1, count)):
            if k >= len(codes):
                return UNCLEAR
            codes[k] = WANT + good
            k += 1
    sort(codes, begin, k)
    return k if k > begin else UNCLEAR


@rule
def slot_of(s: State, seat: int, number: int) -> int:
    """Where an open offer lies that this seat has heard of; minus a Refusal where there is none."""
    if s.phase == Phase.TRADE:
        heard = heard_by(s, seat)
        for slot in range(MOST_OPEN_OFFERS):
            if (heard >> slot) & 1 and s.offers[slot].number == number:
                return slot
    return -(GAME_OVER if s.phase == Phase.OVER else NO_SUCH_OFFER)


@rule
def spell_answer(s: State, seat: int, words: Ints, codes: Ints) -> int:
    """What names an offer by its number."""
    verb, number = place_at(words, 0), number_at(words, 1)
    if number < 0:
        return UNCLEAR
    slot = slot_of(s, seat, number)
    if slot < 0:
        return slot
    if verb == ACCEPTS:
        return spell_accept(s, seat, slot, words, codes)
    if verb == DECLINES or verb == WITHDRAWS:
        return one(words, 2, slot + (DECLINE if verb == DECLINES else WITHDRAW), codes)
    if verb == CHOOSES:
        other = number_at(words, 2)
        known = 0 <= other < MAX_PLAYERS
        return one(words, 3, CHOOSE + slot * MAX_PLAYERS + other if known else NOT_THERE, codes)
    mark = claimed(words)
    return one(words, 4, CLAIM + slot * CLAIMS_PER_OFFER + mark if mark >= 0 else NOT_THERE, codes)


@rule
def claimed(words: Ints) -> int:
    """What a claim says of a card."""
    mark, number = place_at(words, 2), number_at(words, 3)
    if mark == OF_POWER:
        return CLAIMED_POWER + number if 0 <= number <= MOST_POWER else NOT_THERE
    if mark == LOADS:
        return CLAIMED_LOAD + number if 0 <= number <= MOST_LOAD else NOT_THERE
    if mark == OF_SYMBOL:
        symbol = among(words, 3, FIRST_SYMBOL, len(SYMBOL_IDS))
        return CLAIMED_SYMBOL + symbol if symbol >= 0 else NOT_THERE
    port = among(words, 3, FIRST_PORT, len(PORT_IDS)) if mark == OF_PORT else NOT_THERE
    return CLAIMED_PORT + port if port >= 0 else NOT_THERE


@rule
def spell_accept(s: State, seat: int, slot: int, words: Ints, codes: Ints) -> int:
    """`accept NUMBER`, the first step, or `accept NUMBER with CARDS`."""
    codes[0] = ACCEPT + slot
    if len(words) == 2:
        return 1
    read = picks_from(words, 3, codes, 1)
    if place_at(words, 2) != WITH or read == 0 or read + 3 != len(words):
        return UNCLEAR
    end = 1 if place_at(words, 3) == NO_CARDS else 1 + read
    for good in range(GOODS):
        count = 0
        for k in range(1, end):
            count += int(GOOD[codes[k] - PICK] == good)
        if count != s.offers[slot].want[good]:
            return -WRONG_GOODS
    if not in_hand(s, seat, codes, 1, end):
        return -NOT_IN_HAND
    sort(codes, 1, end)
    return end
