"""Terms of offers of Oltre Mare's planner: with which ducats an offer is best, and who would take it.

Whether an offer is taken hangs on what it brings the others, not on what it brings the seat itself: so that
is looked at first, and for most offers it tells already that they cannot be better than the best so far.
"""

from __future__ import annotations

import math
from typing import Any

from argosy.core.cards import NONE
from argosy.games.oltre_mare.board import GOODS
from argosy.games.oltre_mare.cards import GOOD
from argosy.games.oltre_mare.state import (
    HAND_OF,
    MOST_OPEN_OFFERS,
    REMEMBERED,
    State,
    Terms,
    hand,
    is_in,
)
from argosy.players.compiling import thought
from argosy.players.oltre_mare.bounds import BOUNDLESS
from argosy.players.oltre_mare.partners import may_deal
from argosy.players.oltre_mare.weights import ASKS, DOUBT
from argosy.players.oltre_mare.weights import OFFER as LEAST_OFFERED
from argosy.players.weighing import Weights

Room = Any

MOST_ASKED = 6  # ducats in an offer
DUCATS = 2 * MOST_ASKED + 1
LEAST_CHANCE = 0.15  # that an offer is taken: with less it is not worth the talk
OF_TWO = 2.0  # ducats more that a deal must bring where only two play
NEARLY = 1e-9  # by so much, at most, an estimate differs from what is told in the end


@thought
def least_gain(s: State, of_many: float) -> float:
    """What a deal must bring; more between two, where all that the other one gains is lost."""
    return of_many + OF_TWO if s.players == 2 else of_many


@thought
def begin_terms(s: State, seat: int, w: Weights, room: Room) -> None:
    """Write down who can deal, with how many cards, and how much likelier each ducat makes it."""
    room.most_cards = -1
    for other in range(s.players):
        room.deals[other] = hand(s, other) if may_deal(s, seat, other) else -1
        room.most_cards = max(room.most_cards, room.deals[other])
    for k in range(DUCATS):
        room.tempts[k] = math.exp(-(k - MOST_ASKED) / max(0.1, w[DOUBT]))


@thought
def is_bid(given: int, wanted: int, ducats: int) -> bool:
    """Nobody makes presents, nobody begs for them."""
    return not ((given == 0 and ducats <= 0) or (wanted == 0 and ducats >= 0))


@thought
def gain_needed(s: State, given: int, wanted: int, good: int, w: Weights, room: Room) -> float:
    """What the offer must bring the seat, before its ducats, to be the best so far, estimated from below."""
    for other in range(s.players):
        if room.deals[other] >= wanted:
            room.gains[other] = his(given, wanted, good, other, 0, room)
            room.doubts[other] = math.exp(-(room.gains[other] - w[ASKS]) / max(0.1, w[DOUBT]))
            room.holds[other] = 1.0
            for _ in range(wanted):
                room.holds[other] *= room.has[other, good]
    least, needed = least_gain(s, w[LEAST_OFFERED]), BOUNDLESS
    for ducats in range(-MOST_ASKED, MOST_ASKED + 1):
        if least + ducats >= needed:
            break
        if is_bid(given, wanted, ducats):
            estimate(s, wanted, ducats, room)
            if room.taken + NEARLY >= LEAST_CHANCE:
                needed = min(needed, ducats + max(least, (room.offer_score + room.loss) / room.taken))
    return needed - NEARLY


@thought
def estimate(s: State, wanted: int, ducats: int, room: Room) -> None:
    """How likely somebody takes it with so many ducats goes to `taken`, what is lost by that to `loss`.

    Nearly as `offer_worth` has it, without its powers of e.
    """
    fails, loss, tempts = 1.0, 0.0, room.tempts[ducats + MOST_ASKED]
    for other in range(s.players):
        if room.deals[other] >= wanted:
            chance = room.holds[other] / (1.0 + room.doubts[other] * tempts)
            fails *= 1.0 - chance
            loss += chance * room.rivalry[other] * max(0.0, room.gains[other] + ducats)
    room.taken, room.loss = 1.0 - fails, loss


@thought
def weigh_terms(
    s: State, seat: int, given: int, wanted: int, good: int, gain: float, w: Weights, room: Room
) -> None:
    """With which ducats the offer is best: those asked for count below 0. Kept if it is the best so far.

    Only where the estimates promise so much it is told exactly.
    """
    least = least_gain(s, w[LEAST_OFFERED])
    for ducats in range(-MOST_ASKED, MOST_ASKED + 1):
        mine = gain - ducats
        if mine < least:
            return
        if not is_bid(given, wanted, ducats):
            continue
        estimate(s, wanted, ducats, room)
        if room.taken + NEARLY >= LEAST_CHANCE and room.taken * mine - room.loss + NEARLY > room.offer_score:
            score = offer_worth(s, given, wanted, good, ducats, mine, w, room)
            if score > room.offer_score and not was_said(s, seat, given, wanted, good, ducats, room):
                keep_offer(given, wanted, good, ducats, score, room)


@thought
def keep_offer(given: int, wanted: int, good: int, ducats: int, score: float, room: Room) -> None:
    room.offer_score = score
    room.offer_given = given
    for place in range(given):
        room.offer_give[place] = room.given[place]
    room.offer_wanted = wanted
    room.offer_good = good
    room.offer_ducats = ducats


@thought
def offer_worth(
    s: State, given: int, wanted: int, good: int, ducats: int, mine: float, w: Weights, room: Room
) -> float:
    """By all chances, if the seat itself gains `mine`; nothing if hardly anybody takes it."""
    fails, loss = 1.0, 0.0
    for other in range(s.players):
        if room.deals[other] >= wanted:
            chance = chance_taken(s, other, given, wanted, good, ducats, w, room)
            fails *= 1.0 - chance
            loss += chance * room.rivalry[other] * max(0.0, his(given, wanted, good, other, ducats, room))
    taken = 1.0 - fails
    return taken * mine - loss if taken >= LEAST_CHANCE else 0.0


@thought
def his(given: int, wanted: int, good: int, other: int, ducats: int, room: Room) -> float:
    """What the offer brings another seat."""
    value = room.his_prestige[other] + ducats
    for place in range(given):
        value += room.his_gain[other, GOOD[room.given[place]]]
    if wanted > 0:
        value -= wanted * room.his_loss[other, good]
    return float(value)


@thought
def chance_taken(
    s: State, other: int, given: int, wanted: int, good: int, ducats: int, w: Weights, room: Room
) -> float:
    """How likely another seat takes the offer: it has the cards, and gains enough."""
    gain = his(given, wanted, good, other, ducats, room) - w[ASKS]
    chance = 1.0 / (1.0 + math.exp(-gain / max(0.1, w[DOUBT])))
    for _ in range(wanted):
        chance *= room.has[other, good]
    return chance


@thought
def is_given(face: int, count: int, room: Room) -> bool:
    for place in range(count):
        if room.given[place] == face:
            return True
    return False


@thought
def was_said(s: State, seat: int, given: int, wanted: int, good: int, ducats: int, room: Room) -> bool:
    """Whether the seat has made this offer in this turn already."""
    for i in range(min(int(s.refused_count), REMEMBERED)):
        if s.refused[i].maker == seat and says_so(s, seat, s.refused[i], given, wanted, good, ducats, room):
            return True
    for slot in range(MOST_OPEN_OFFERS):
        offer = s.offers[slot]
        if offer.number > 0 and offer.maker == seat:
            if says_so(s, seat, offer, given, wanted, good, ducats, room):
                return True
    return False


@thought
def says_so(
    s: State, seat: int, terms: Terms, given: int, wanted: int, good: int, ducats: int, room: Room
) -> bool:
    """Whether terms are those: the same cards for the same good, and no more ducats than these."""
    if int(terms.give_ducats) - int(terms.want_ducats) != ducats:
        return False
    for other in range(GOODS):
        if terms.want[other] != (wanted if other == good else 0):
            return False
    offered = 0
    card = int(s.first[HAND_OF + seat])
    while card != NONE:
        if is_in(terms.give, card):
            if not is_given(int(s.face[card]), given, room):
                return False
            offered += 1
        card = int(s.next[card])
    return offered == given
