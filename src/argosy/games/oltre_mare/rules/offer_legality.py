"""Which offers and answers are possible (T1 to T10, R1 to R4, R14). What they cause is in offer_moves.py."""

from __future__ import annotations

from argosy.core.cards import NONE
from argosy.core.compiled import rule
from argosy.core.typing import Ints

from .actions import (
    ACCEPT,
    CHOOSE,
    CLAIM,
    CLAIMS_PER_OFFER,
    COINS,
    DECLINE,
    GIVE_DUCATS,
    GO,
    NO_DEALS,
    OFFER_TO,
    OFFER_TO_ALL,
    PICK,
    SEND,
    WANT,
    WANT_DUCATS,
    WITHDRAW,
    Refusal,
)
from .board import COPIES, GOODS, Good
from .cards import GOOD
from .state import (
    ALL,
    HAND_OF,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_DUCATS,
    MOST_OPEN_OFFERS,
    MOST_PURCHASES,
    REMEMBERED,
    Draft,
    Offer,
    State,
    card_in_hand,
    hand,
    is_in,
)

# The stages of an offer in the making: what was passed cannot be changed any more.
CARDS_STAGE = 0
GOODS_STAGE = 1
GIVING_STAGE = 2
WANTING_STAGE = 3


@rule
def wants_deals(s: State, seat: int) -> bool:
    return (s.no_deals >> seat) & 1 == 0


@rule
def total_wanted(offer: Offer) -> int:
    total = 0
    for good in range(GOODS):
        total += offer.want[good]
    return total


@rule
def total_given(s: State, offer: Offer) -> int:
    """How many of the offered cards its maker still has in hand."""
    total = 0
    card = int(s.first[HAND_OF + int(offer.maker)])
    while card != NONE:
        total += is_in(offer.give, card)
        card = int(s.next[card])
    return total


@rule
def largest_hand(s: State, maker: int, partner: int) -> int:
    """R1: how many cards those an offer is for have at most; -1 if none of them wants deals."""
    most = -1
    for seat in range(s.players):
        if seat != maker and (partner == ALL or partner == seat) and wants_deals(s, seat):
            most = max(most, hand(s, seat))
    return most


@rule
def load_in_reach(s: State, maker: int, given: int, wanted: int) -> bool:
    """T9: after the deal the active player must still be able to reach his load."""
    change = wanted - given if maker == s.active else given - wanted
    return hand(s, int(s.active)) + change + MOST_PURCHASES - s.purchases >= s.load


@rule
def free_slot(s: State) -> int:
    for slot in range(MOST_OPEN_OFFERS):
        if s.offers[slot].number == 0:
            return slot
    return NONE


# ----------------------------------------------------------------------------- making an offer


@rule
def refusal_to_begin(s: State, seat: int, partner: int) -> int:
    """T1: between the active player and one other; only the active player's offer can be for all."""
    if partner >= s.players or partner == seat:
        return Refusal.DEALS_WITH_ACTIVE_ONLY
    if seat != s.active and partner != s.active:
        return Refusal.DEALS_WITH_ACTIVE_ONLY
    if partner == ALL and s.players == MIN_PLAYERS:  # R3: there is nobody to choose between
        return Refusal.NAME_THE_SEAT
    if not wants_deals(s, seat):
        return Refusal.NO_DEALS_SAID
    most = largest_hand(s, seat, partner)
    if most < 0:
        return Refusal.PARTNER_WANTS_NO_DEALS
    if s.seats[seat].offers_made >= s.offers_per_turn:
        return Refusal.NO_OFFERS_LEFT
    if free_slot(s) == NONE:
        return Refusal.TOO_MANY_OPEN
    asks_for = most if seat == s.active else min(most, 1)
    can_ask = most > 0 and load_in_reach(s, seat, 0, asks_for)
    can_give = hand(s, seat) > 0 and load_in_reach(s, seat, 1, 0)
    even = (most > 0 and hand(s, seat) > 0) or s.allow_ducat_only_deals != 0  # one card for one, or none
    if can_ask or can_give or (even and load_in_reach(s, seat, 0, 0)):
        return Refusal.FINE
    return Refusal.NOTHING_TO_DEAL


@rule
def refusal_in_draft(s: State, seat: int, action: int) -> int:
    """The next step of an offer, or of the cards to accept one with."""
    if s.draft.kind == Draft.ACCEPT:
        if PICK <= action < GO:
            return refusal_to_hand_over(s, seat, action - PICK)
        return Refusal.STEP_UNDER_WAY
    if PICK <= action < GO:
        return refusal_to_give(s, seat, action - PICK)
    if WANT <= action < GIVE_DUCATS:
        return refusal_to_want(s, seat, action - WANT)
    if GIVE_DUCATS <= action < SEND:
        return refusal_of_ducats(s, seat, action)
    if action == SEND:
        return refusal_to_send(s, seat)
    return Refusal.STEP_UNDER_WAY


@rule
def refusal_to_give(s: State, seat: int, face: int) -> int:
    if card_in_hand(s, seat, face) == NONE:
        return Refusal.NOT_IN_HAND
    return refusal_to_give_more(s, seat) if face > s.draft.last else Refusal.OUT_OF_ORDER


@rule
def refusal_to_give_more(s: State, seat: int) -> int:
    """T9: an active player may give so many cards that asking for others can still make up for them."""
    draft = s.draft
    if draft.stage > CARDS_STAGE:
        return Refusal.OUT_OF_ORDER
    if seat == s.active:
        most = largest_hand(s, seat, int(draft.partner))
        if not load_in_reach(s, seat, int(draft.given) + 1, most):
            return Refusal.LOAD_OUT_OF_REACH
    return Refusal.FINE


@rule
def refusal_to_want(s: State, seat: int, good: int) -> int:
    copies = 0 if good == Good.GRAIN and s.players == MIN_PLAYERS else int(COPIES[good])
    return refusal_to_want_more(s, seat) if s.draft.want[good] < copies else Refusal.WANTS_TOO_MANY


@rule
def refusal_to_want_more(s: State, seat: int) -> int:
    """R1: no more cards than a hand has that the offer is for."""
    draft = s.draft
    if draft.stage > GOODS_STAGE:
        return Refusal.OUT_OF_ORDER
    wanted = int(draft.wanted) + 1
    if wanted > largest_hand(s, seat, int(draft.partner)):
        return Refusal.WANTS_TOO_MANY
    if seat != s.active and not load_in_reach(s, seat, int(draft.given), wanted):
        return Refusal.LOAD_OUT_OF_REACH
    return Refusal.FINE


@rule
def refusal_of_ducats(s: State, seat: int, action: int) -> int:
    draft = s.draft
    giving = action < WANT_DUCATS
    if draft.stage > (GIVING_STAGE if giving else WANTING_STAGE):
        return Refusal.OUT_OF_ORDER
    coin = COINS[action - (GIVE_DUCATS if giving else WANT_DUCATS)]
    if (draft.give_ducats if giving else draft.want_ducats) + coin > MOST_DUCATS:
        return Refusal.TOO_MANY_DUCATS
    return refusal_to_leave_cards(s, seat)


@rule
def refusal_to_leave_cards(s: State, seat: int) -> int:
    """T4, T9: the cards of an offer must be settled before its ducats."""
    draft = s.draft
    if not load_in_reach(s, seat, int(draft.given), int(draft.wanted)):
        return Refusal.LOAD_OUT_OF_REACH
    if draft.given + draft.wanted == 0 and s.allow_ducat_only_deals == 0:
        return Refusal.DUCATS_ONLY
    return Refusal.FINE


@rule
def refusal_to_send(s: State, seat: int) -> int:
    """T4, T9, R4; and what was refused in this turn need not be heard again."""
    draft = s.draft
    if draft.given + draft.wanted == 0:
        if draft.give_ducats + draft.want_ducats == 0:
            return Refusal.NOTHING_OFFERED
        if not s.allow_ducat_only_deals:
            return Refusal.DUCATS_ONLY
    if not load_in_reach(s, seat, int(draft.given), int(draft.wanted)):
        return Refusal.LOAD_OUT_OF_REACH
    # An offer can always be sent in the end: by asking for more ducats, or for all there are.
    if not s.repeat_refused_offers and draft.want_ducats < MOST_DUCATS and was_refused(s):
        return Refusal.ALREADY_REFUSED
    return Refusal.FINE


@rule
def was_refused(s: State) -> bool:
    draft = s.draft
    for i in range(min(int(s.refused_count), REMEMBERED)):
        refused = s.refused[i]
        same = refused.maker == draft.seat and refused.partner == draft.partner
        same = same and refused.give[0] == draft.give[0] and refused.give[1] == draft.give[1]
        same = same and refused.give_ducats == draft.give_ducats and refused.want_ducats == draft.want_ducats
        for good in range(GOODS):
            same = same and refused.want[good] == draft.want[good]
        if same:
            return True
    return False


# ----------------------------------------------------------------------------------- answering


@rule
def is_for(s: State, offer: Offer, seat: int) -> bool:
    """Whether a seat may answer an offer: it is addressed, wants deals, and has not declined."""
    if offer.number == 0 or seat == offer.maker or seat >= s.players:
        return False
    addressed = offer.partner == ALL or offer.partner == seat
    return addressed and wants_deals(s, seat) and (offer.declined >> seat) & 1 == 0


@rule
def waits_for_answer(s: State, seat: int) -> bool:
    """Whether some offer waits for this seat's answer."""
    for slot in range(MOST_OPEN_OFFERS):
        if offer_waits(s, s.offers[slot], seat):
            return True
    return False


@rule
def offer_waits(s: State, offer: Offer, seat: int) -> bool:
    """Whether an offer waits for this seat's answer; a seat with too few cards (R1) is not asked."""
    if offer.number == 0 or not is_for(s, offer, seat) or (offer.answered >> seat) & 1 == 1:
        return False
    return bool(total_wanted(offer) <= hand(s, seat))


@rule
def has_an_answer(s: State, seat: int) -> bool:
    """R3: whether somebody would accept an offer of this seat, which has yet to choose."""
    for slot in range(MOST_OPEN_OFFERS):
        offer = s.offers[slot]
        if offer.number > 0 and offer.maker == seat and offer.answered != 0:
            return True
    return False


@rule
def shows_answers(s: State, offer: Offer) -> bool:
    """R3: acceptance is an answer to choose from, not yet a swap."""
    return s.open_trade != 0 or offer.partner == ALL


@rule
def has_goods(s: State, seat: int, want: Ints) -> bool:
    for good in range(GOODS):
        if want[good] > 0:
            if want[good] > goods_above(s, seat, good, NONE):
                return False
    return True


@rule
def goods_above(s: State, seat: int, good: int, face: int) -> int:
    """How many cards of a good a hand has among the faces above one."""
    count = 0
    card = int(s.first[HAND_OF + seat])
    while card != NONE:
        count += s.face[card] > face and GOOD[s.face[card]] == good
        card = int(s.next[card])
    return count


@rule
def refusal_of_answer(s: State, seat: int, action: int) -> int:
    """Accept, decline, withdraw, choose."""
    if action >= CHOOSE:
        slot = (action - CHOOSE) // MAX_PLAYERS
    else:
        slot = (action - ACCEPT) % MOST_OPEN_OFFERS
    offer = s.offers[slot]
    if offer.number == 0:
        return Refusal.NO_SUCH_OFFER
    if action >= WITHDRAW:
        if offer.maker != seat:
            return Refusal.NOT_YOUR_OFFER
        if action >= CHOOSE and (offer.answered >> ((action - CHOOSE) % MAX_PLAYERS)) & 1 == 0:
            return Refusal.NO_ANSWER_OF_SEAT
        return Refusal.FINE
    if offer.maker == seat:
        return Refusal.OWN_OFFER
    if offer.partner != ALL and offer.partner != seat:
        return Refusal.NOT_OFFERED_TO_YOU
    if not wants_deals(s, seat):
        return Refusal.NO_DEALS_SAID
    if (offer.declined >> seat) & 1 == 1:
        return Refusal.ALREADY_ANSWERED
    if action < DECLINE:
        if (offer.answered >> seat) & 1 == 1:
            return Refusal.ALREADY_ANSWERED
        if not has_goods(s, seat, offer.want):
            return Refusal.GOODS_MISSING
    return Refusal.FINE


@rule
def refusal_to_hand_over(s: State, seat: int, face: int) -> int:
    """The accepter chooses his cards of the goods wanted; upwards, so that each choice has one way."""
    draft = s.draft
    if card_in_hand(s, seat, face) == NONE:
        return Refusal.NOT_IN_HAND
    if draft.want[GOOD[face]] == 0:
        return Refusal.NOT_WANTED
    if face <= draft.last:
        return Refusal.OUT_OF_ORDER
    for good in range(GOODS):
        still = int(draft.want[good]) - (GOOD[face] == good)
        if still > 0 and goods_above(s, seat, good, face) < still:
            return Refusal.OUT_OF_ORDER
    return Refusal.FINE


@rule
def refusal_of_no_deals(s: State, seat: int) -> int:
    """The active player ends the trade phase instead."""
    if seat == s.active:
        return Refusal.ACTIVE_FINISHES
    return Refusal.FINE if wants_deals(s, seat) else Refusal.NO_DEALS_SAID


@rule
def refusal_to_claim(s: State, seat: int, action: int) -> int:
    offer = s.offers[(action - CLAIM) // CLAIMS_PER_OFFER]
    if offer.number == 0:
        return Refusal.NO_SUCH_OFFER
    return Refusal.FINE if offer.maker == seat else Refusal.NOT_YOUR_OFFER


# ------------------------------------------------------------------------------------- listing


@rule
def legal_deals(s: State, seat: int, out: Ints, n: int) -> int:
    """Offers to begin and answers to give; no draft is under way."""
    for partner in range(s.players):
        if refusal_to_begin(s, seat, partner) == Refusal.FINE:
            out[n] = OFFER_TO + partner
            n += 1
    if seat == s.active:
        if refusal_to_begin(s, seat, ALL) == Refusal.FINE:
            out[n] = OFFER_TO_ALL
            n += 1
    elif wants_deals(s, seat):
        out[n] = NO_DEALS
        n += 1
    if s.open_offers > 0:
        for slot in range(MOST_OPEN_OFFERS):
            if s.offers[slot].number > 0:
                n = legal_answers(s, seat, slot, out, n)
    return n


@rule
def legal_answers(s: State, seat: int, slot: int, out: Ints, n: int) -> int:
    offer = s.offers[slot]
    if offer.maker == seat:
        out[n] = WITHDRAW + slot
        n += 1
        for other in range(s.players):
            if (offer.answered >> other) & 1 == 1:
                out[n] = CHOOSE + slot * MAX_PLAYERS + other
                n += 1
    elif is_for(s, offer, seat):
        if (offer.answered >> seat) & 1 == 0 and has_goods(s, seat, offer.want):
            out[n] = ACCEPT + slot
            n += 1
        out[n] = DECLINE + slot
        n += 1
    return n


@rule
def legal_in_draft(s: State, seat: int, out: Ints) -> int:
    if s.draft.kind == Draft.ACCEPT:
        return legal_picks(s, seat, out)
    n = 0
    if refusal_to_give_more(s, seat) == Refusal.FINE:
        n = legal_picks(s, seat, out)
    if refusal_to_want_more(s, seat) == Refusal.FINE:
        for good in range(GOODS):
            if refusal_to_want(s, seat, good) == Refusal.FINE:
                out[n] = WANT + good
                n += 1
    if refusal_to_leave_cards(s, seat) == Refusal.FINE:
        for action in range(GIVE_DUCATS, SEND + 1):
            if refusal_in_draft(s, seat, action) == Refusal.FINE:
                out[n] = action
                n += 1
    return n


@rule
def legal_picks(s: State, seat: int, out: Ints) -> int:
    n = 0
    card = int(s.first[HAND_OF + seat])
    while card != NONE:
        action = PICK + int(s.face[card])
        if s.face[card] > s.draft.last and refusal_in_draft(s, seat, action) == Refusal.FINE:
            out[n] = action
            n += 1
        card = int(s.next[card])
    return n
