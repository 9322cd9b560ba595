"""Deals of Oltre Mare's planner: which offers it takes, counters and makes, by what hands are worth to it."""

from __future__ import annotations

from typing import Any

from argosy.core.cards import NONE
from argosy.core.typing import Ints
from argosy.games.oltre_mare.actions import (
    ACCEPT,
    CHOOSE,
    COINS,
    DECLINE,
    GIVE_DUCATS,
    OFFER_TO,
    OFFER_TO_ALL,
    PICK,
    SEND,
    WANT,
    WANT_DUCATS,
)
from argosy.games.oltre_mare.board import GOODS
from argosy.games.oltre_mare.cards import GOOD
from argosy.games.oltre_mare.dealing import (
    has_goods,
    is_for,
    load_in_reach,
    refusal_in_draft,
    refusal_to_begin,
    total_wanted,
)
from argosy.games.oltre_mare.legal import legal
from argosy.games.oltre_mare.state import (
    ALL,
    HAND_OF,
    MAX_PLAYERS,
    MOST_OPEN_OFFERS,
    Draft,
    Offer,
    State,
    card_in_hand,
    is_in,
)
from argosy.players.compiling import thought
from argosy.players.oltre_mare.bounds import BOUNDLESS, WORST
from argosy.players.oltre_mare.outlook import FIRST_FACE, hand_faces, look_around, prestige_worth
from argosy.players.oltre_mare.partners import may_deal, study
from argosy.players.oltre_mare.plans import hand_worth
from argosy.players.oltre_mare.terms import begin_terms, gain_needed, is_given, least_gain, weigh_terms
from argosy.players.oltre_mare.weights import ACCEPT as LEAST_TAKEN
from argosy.players.weighing import Weights

Room = Any

OFFERS, TAKES = 1, 2  # manners: makes offers of its own, takes those of others
MOST_OFFERS, MOST_OFFERS_OF_TWO = 3, 1  # in a turn; a counter-offer once
IN_DEBT, LOST = -15, -30  # ducats: nobody plans to have so few; nobody gets there who looks at prices
RICH, DEAR, DEAR_TO_THE_LOST = 30, 80, 30  # ducats of somebody who gains by that, and for a card
AN_OFFER, A_COUNTER = 0.6, 0.8  # what an offer must promise, by all chances, to be worth the talk
MORE_TALK = 0.6  # and the next ones in a turn so much more each
A_PRESENT = 0.2  # what a present must bring
NO_FACE, NO_GOOD, NO_OFFER = -1, -1, -1
MOST_NEEDED = 1e6  # ducats: no offer brings so many


# ---------------------------------------------------------------------------- worth of what changes


@thought
def stand_in(good: int, number: int, of: int, room: Room) -> int:
    """For a card of which only the good is known: one of the unseen ones, the `number`th of `of` in a row."""
    count = int(room.left[good])
    if count == 0:
        return NO_FACE
    skip = count * number // of
    for face in range(FIRST_FACE[good], FIRST_FACE[good + 1]):
        if room.unseen[face] != 0:
            if skip == 0:
                return face
            skip -= 1
    return NO_FACE


@thought
def changed_worth(
    s: State, seat: int, n: int, given: int, got: int, least: float, w: Weights, room: Room
) -> float:
    """As `hand_worth`: `mine` without the first cards of `given` and with the first of `got`."""
    count = 0
    for place in range(n):
        stays = True
        for other in range(given):
            stays = stays and room.given[other] != room.mine[place]
        if stays:
            room.hand[count] = room.mine[place]
            count += 1
    for other in range(got):
        room.hand[count] = room.got[other]
        count += 1
    return hand_worth(count, 0, seat != s.active, least, w, room)


@thought
def cards_got(s: State, seat: int, giver: int, cards: Ints, room: Room) -> int:
    """The cards of a bundle, shown or by their told goods (T7), go to `got`; says how many."""
    count = 0
    card = int(s.first[HAND_OF + giver])
    while card != NONE:
        if is_in(cards, card) and count < len(room.got):
            face = int(s.face[card])
            if (s.known[card] >> seat) & 1 == 0:
                face = stand_in(int(GOOD[face]), 1, 2, room)
            if face != NO_FACE:
                room.got[count] = face
                count += 1
        card = int(s.next[card])
    return count


@thought
def choose_given(s: State, seat: int, n: int, want: Ints, w: Weights, room: Room) -> int:
    """Of each good wanted the cards whose loss costs least go to `given`; says how many."""
    count = 0
    for good in range(GOODS):
        for _ in range(want[good]):
            choice, most = NO_FACE, WORST
            for place in range(n):
                face = int(room.mine[place])
                if GOOD[face] == good and not is_given(face, count, room):
                    room.given[count] = face
                    value = changed_worth(s, seat, n, count + 1, 0, most, w, room)
                    if value > most:
                        choice, most = face, value
            if choice == NO_FACE or count + 1 >= len(room.given):
                return -1
            room.given[count] = choice
            count += 1
    return count


@thought
def begin_bargain(s: State, seat: int, w: Weights, room: Room) -> int:
    look_around(s, seat, w, room)
    return take_stock(s, seat, w, room)


@thought
def take_stock(s: State, seat: int, w: Weights, room: Room) -> int:
    """Write down the own hand in `mine` and its worth in `now`; says how many cards it has."""
    n = hand_faces(s, seat, room.mine)
    room.now = changed_worth(s, seat, n, 0, 0, WORST, w, room)
    return n


@thought
def his_gain(s: State, partner: int, given: int, got: int, ducats: int, room: Room) -> float:
    """What a deal brings a partner who gets `given` and `ducats` and gives `got`."""
    value = room.his_prestige[partner] + ducats
    for place in range(given):
        value += room.his_gain[partner, GOOD[room.given[place]]]
    for place in range(got):
        value -= room.his_loss[partner, GOOD[room.got[place]]]
    return float(value)


# -------------------------------------------------------------------------------------- answering


@thought
def waiting_offer(s: State, seat: int) -> int:
    """Where an offer lies that waits for the seat's answer, or NO_OFFER."""
    if s.open_offers > 0:
        for slot in range(MOST_OPEN_OFFERS):
            offer = s.offers[slot]
            if offer.number > 0 and is_for(s, offer, seat) and (offer.answered >> seat) & 1 == 0:
                return slot
    return NO_OFFER


@thought
def answer(s: State, seat: int, slot: int, w: Weights, manner: int, room: Room) -> int:
    """Take what brings enough, whatever it brings the other; else counter once, or decline."""
    if manner & TAKES == 0:
        return DECLINE + slot
    if worth_taking(s, seat, slot, w, room):
        return ACCEPT + slot
    may_counter = seat != s.active and s.seats[seat].offers_made == 0 and not is_present(s.offers[slot])
    if manner & OFFERS != 0 and may_counter:
        begin = plan_offer(s, seat, w, room)
        if begin >= 0:
            return begin
    return DECLINE + slot


@thought
def is_present(offer: Offer) -> bool:
    return total_wanted(offer) == 0 and offer.want_ducats == 0


@thought
def worth_taking(s: State, seat: int, slot: int, w: Weights, room: Room) -> bool:
    offer = s.offers[slot]
    maker = int(offer.maker)
    n = begin_bargain(s, seat, w, room)
    if not has_goods(s, seat, offer.want):
        return False
    study(s, seat, maker, w, room)
    got = cards_got(s, seat, maker, offer.give, room)
    ducats = int(offer.give_ducats) - int(offer.want_ducats)
    wanted = total_wanted(offer)
    if got == 0 and ducats <= 0:
        return False  # nothing is given away for nothing
    given = choose_given(s, seat, n, offer.want, w, room)
    if given < 0 or not load_in_reach(s, maker, got, wanted):
        return False
    worth = changed_worth(s, seat, n, given, got, WORST, w, room)
    gain = worth - room.now + ducats + prestige_worth(s, seat, w)
    if is_present(offer):
        return bool(gain > A_PRESENT)
    loss = room.rivalry[maker] * max(0.0, his_gain(s, maker, given, got, -ducats, room))
    return bool(gain - loss >= least_gain(s, w[LEAST_TAKEN]) and gain > 0.0)


@thought
def best_answer(s: State, seat: int, w: Weights, room: Room) -> int:
    """R3: of those who would take an own offer the one with whom it brings most; -1 if with none."""
    choice, most = -1, 0.0
    for slot in range(MOST_OPEN_OFFERS):
        offer = s.offers[slot]
        if offer.number == 0 or offer.maker != seat or offer.answered == 0:
            continue
        n = begin_bargain(s, seat, w, room)
        given = 0
        for place in range(n):
            if is_in(offer.give, card_in_hand(s, seat, int(room.mine[place]))) and given < len(room.given):
                room.given[given] = room.mine[place]
                given += 1
        ducats = int(offer.want_ducats) - int(offer.give_ducats)
        for other in range(s.players):
            if (offer.answered >> other) & 1 == 1:
                study(s, seat, other, w, room)
                got = cards_got(s, seat, other, offer.answers[other], room)
                gain = changed_worth(s, seat, n, given, got, WORST, w, room) - room.now + ducats
                gain -= room.rivalry[other] * max(0.0, his_gain(s, other, given, got, -ducats, room))
                if gain > most:
                    choice, most = CHOOSE + slot * MAX_PLAYERS + other, gain
    return choice


# --------------------------------------------------------------------------------------- offering


@thought
def plan_offer(s: State, seat: int, w: Weights, room: Room) -> int:
    """The step that begins the most promising offer, left in `offer_…`; -1 if none is worth the talk.

    The seat has looked around.
    """
    room.offer_seat = -1
    partner, about = int(s.active), NO_OFFER
    if seat == s.active:
        partner = ALL if s.players > 2 else 1 - seat
    else:
        about = waiting_offer(s, seat)
        if about == NO_OFFER:
            return -1
    take_topic(s, about, room)
    most = MOST_OFFERS if s.players > 2 else MOST_OFFERS_OF_TWO
    if s.seats[seat].offers_made >= min(most, int(s.offers_per_turn)):
        return -1
    if refusal_to_begin(s, seat, partner) != 0:
        return -1
    n = take_stock(s, seat, w, room)
    room.offer_partner = partner
    room.offer_score = 0.0
    if sell_dear(s, seat, n, w, room):
        return OFFER_TO + int(room.offer_partner)
    for other in range(s.players):
        if may_deal(s, seat, other):
            study(s, seat, other, w, room)
    begin_terms(s, seat, w, room)
    room.own = prestige_worth(s, seat, w)
    for good in range(GOODS):
        for number in range(2):
            room.stands[good, number] = stand_in(good, number + 1, 3, room)
    for first in range(-1, n):
        if first >= 0:
            room.given[0] = room.mine[first]
        given = 0 if first < 0 else 1
        weigh_swaps(s, seat, n, given, w, room)
        if first >= 0:
            for second in range(first + 1, n):
                room.given[1] = room.mine[second]
                weigh_swaps(s, seat, n, 2, w, room)
    least = AN_OFFER + MORE_TALK * int(s.seats[seat].offers_made) if about == NO_OFFER else A_COUNTER
    if room.offer_score < least:
        return -1
    room.offer_seat = seat
    return OFFER_TO_ALL if partner == ALL else OFFER_TO + partner


@thought
def sell_dear(s: State, seat: int, n: int, w: Weights, room: Room) -> bool:
    """Where somebody deals carelessly, the card that is needed least is offered very dear, once in a turn.

    Who declines is not careless. Nobody is asked for more than he has, but for one who is lost already.
    """
    if s.seats[seat].offers_made > 0:
        return False
    gull = careless_partner(s, seat)
    if gull < 0 or n == 0 or not load_in_reach(s, seat, 1, 0):
        return False
    most = WORST
    for place in range(n):
        room.given[0] = room.mine[place]
        value = changed_worth(s, seat, n, 1, 0, most, w, room)
        if value > most:
            most = value
            room.offer_give[0] = room.mine[place]
    room.given[0] = room.offer_give[0]
    room.offer_given, room.offer_wanted, room.offer_good = 1, 0, NO_GOOD
    ducats = int(s.seats[gull].ducats)
    room.offer_ducats = -min(DEAR, ducats) if ducats > 0 else -DEAR_TO_THE_LOST
    room.offer_partner = gull
    room.offer_seat = seat
    return True


@thought
def careless_partner(s: State, seat: int) -> int:
    """Somebody rich while another has debts no plan leads to, or lost in such debts; -1 if there is none."""
    debts, gull = 0, -1
    for other in range(s.players):
        if other != seat:
            debts = min(debts, int(s.seats[other].ducats))
    if debts > IN_DEBT:
        return -1
    for other in range(s.players):
        if may_deal(s, seat, other) and refusal_to_begin(s, seat, other) == 0:
            ducats = int(s.seats[other].ducats)
            if ducats >= RICH or ducats <= LOST:
                if gull < 0 or ducats > s.seats[gull].ducats:
                    gull = other
    return gull


@thought
def take_topic(s: State, about: int, room: Room) -> None:
    """A counter-offer is about the goods of the offer it answers; other offers are about anything."""
    for good in range(GOODS):
        room.topic[good] = 1 if about == NO_OFFER or s.offers[about].want[good] > 0 else 0
        room.told[good] = 1 if about == NO_OFFER else 0
    if about != NO_OFFER:
        card = int(s.first[HAND_OF + int(s.offers[about].maker)])
        while card != NONE:
            if is_in(s.offers[about].give, card):
                room.told[GOOD[s.face[card]]] = 1
            card = int(s.next[card])


@thought
def is_to_the_point(given: int, good: int, room: Room) -> bool:
    if good != NO_GOOD and room.told[good] != 0:
        return True
    for place in range(given):
        if room.topic[GOOD[room.given[place]]] != 0:
            return True
    return False


@thought
def weigh_swaps(s: State, seat: int, n: int, given: int, w: Weights, room: Room) -> None:
    """The first cards of `given`, and perhaps ducats, for ducats alone, for a card, for two of a good."""
    if given == 1 and load_in_reach(s, seat, given, 0) and is_to_the_point(given, NO_GOOD, room):
        weigh_swap(s, seat, n, given, 0, NO_GOOD, w, room)
    for good in range(GOODS):
        if room.left[good] == 0.0 or is_given_good(good, given, room):
            continue
        if not is_to_the_point(given, good, room):
            continue
        if load_in_reach(s, seat, given, 1) and room.most_cards >= 1:
            weigh_swap(s, seat, n, given, 1, good, w, room)
        if given == 1 and room.left[good] >= 2.0 and load_in_reach(s, seat, given, 2):
            if room.most_cards >= 2:
                weigh_swap(s, seat, n, given, 2, good, w, room)


@thought
def weigh_swap(
    s: State, seat: int, n: int, given: int, wanted: int, good: int, w: Weights, room: Room
) -> None:
    """Where the seat may gain enough by such an offer, find the best terms for it."""
    needed = gain_needed(s, given, wanted, good, w, room)
    if needed < MOST_NEEDED:
        least = needed + room.now - room.own
        worth = swapped_worth(s, seat, n, given, wanted, good, least, w, room)
        weigh_terms(s, seat, given, wanted, good, worth - room.now + room.own, w, room)


@thought
def swapped_worth(
    s: State, seat: int, n: int, given: int, wanted: int, good: int, least: float, w: Weights, room: Room
) -> float:
    """As `hand_worth`, after a swap; a card that it brings is one or another one, if but one is given."""
    if wanted == 0:
        return changed_worth(s, seat, n, given, 0, least, w, room)
    room.got[0] = room.stands[good, 0]
    if wanted == 2:
        room.got[1] = room.stands[good, 1]
        return changed_worth(s, seat, n, given, 2, least, w, room)
    if given == 2:
        return changed_worth(s, seat, n, given, 1, least, w, room)
    most = changed_worth(s, seat, n, given, 1, BOUNDLESS, w, room)
    room.got[0] = room.stands[good, 1]
    other = changed_worth(s, seat, n, given, 1, 2 * least - most, w, room)
    if other < 2 * least - most:
        return (most + other) / 2
    room.got[0] = room.stands[good, 0]
    return (changed_worth(s, seat, n, given, 1, 2 * least - other, w, room) + other) / 2


@thought
def is_given_good(good: int, given: int, room: Room) -> bool:
    for place in range(given):
        if GOOD[room.given[place]] == good:
            return True
    return False


# ------------------------------------------------------------------------------------- step by step


@thought
def next_in_draft(s: State, seat: int, w: Weights, room: Room) -> int:
    """The next step of what is being carried out. A plan is found again where it was forgotten."""
    if s.draft.kind == Draft.ACCEPT:
        return next_card_given(s, seat, w, room)
    if room.offer_seat != seat:
        look_around(s, seat, w, room)
        plan_offer(s, seat, w, room)
    step = next_of_offer(s, seat, room)
    if step >= 0 and refusal_in_draft(s, seat, step) == 0:
        return step
    return end_strange_offer(s, seat, room)


@thought
def next_card_given(s: State, seat: int, w: Weights, room: Room) -> int:
    n = begin_bargain(s, seat, w, room)
    count = choose_given(s, seat, n, s.offers[s.draft.slot].want, w, room)
    choice = NO_FACE
    for place in range(count):
        face = int(room.given[place])
        if face > s.draft.last and (choice == NO_FACE or face < choice):
            choice = face
    if choice != NO_FACE and refusal_in_draft(s, seat, PICK + choice) == 0:
        return PICK + choice
    legal(s, seat, room.codes)
    return int(room.codes[0])


@thought
def next_of_offer(s: State, seat: int, room: Room) -> int:
    """The step that follows on the draft; -1 if the draft is not the beginning of the planned offer."""
    draft = s.draft
    if room.offer_seat != seat or draft.partner != room.offer_partner:
        return -1
    choice, before = NO_FACE, 0
    for place in range(room.offer_given):
        face = int(room.offer_give[place])
        if face <= draft.last:
            before += is_in(draft.give, card_in_hand(s, seat, face))
        elif choice == NO_FACE or face < choice:
            choice = face
    if before != draft.given:
        return -1
    if choice != NO_FACE:
        return PICK + choice
    for good in range(GOODS):
        wanted = int(room.offer_wanted) if good == room.offer_good else 0
        if draft.want[good] > wanted:
            return -1
        if draft.want[good] < wanted:
            return WANT + good
    ducats = int(room.offer_ducats)
    if draft.give_ducats != max(0, ducats):
        return coin_step(GIVE_DUCATS, max(0, ducats) - int(draft.give_ducats))
    if draft.want_ducats != max(0, -ducats):
        return coin_step(WANT_DUCATS, max(0, -ducats) - int(draft.want_ducats))
    return SEND


@thought
def coin_step(steps: int, missing: int) -> int:
    """The largest coin that fits; -1 if too many ducats are on the table already."""
    for coin in range(len(COINS)):
        if COINS[coin] <= missing:
            return steps + coin
    return -1


@thought
def end_strange_offer(s: State, seat: int, room: Room) -> int:
    """An offer somebody else began in this seat ends as one that nobody takes."""
    if s.draft.want_ducats == 0 and refusal_in_draft(s, seat, WANT_DUCATS) == 0:
        return WANT_DUCATS
    if refusal_in_draft(s, seat, SEND) == 0:
        return SEND
    legal(s, seat, room.codes)
    return int(room.codes[0])
