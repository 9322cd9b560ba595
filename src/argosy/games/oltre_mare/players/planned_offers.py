"""Deals of Oltre Mare's planner: which offers it takes, counters and makes, by what hands are worth to it."""

from __future__ import annotations

from argosy.core.cards import NONE
from argosy.core.typing import Ints
from argosy.games.oltre_mare.players.action_plans import hand_worth
from argosy.games.oltre_mare.players.loading_bounds import BOUNDLESS, WORST
from argosy.games.oltre_mare.players.offer_terms import (
    begin_terms,
    gain_needed,
    is_given,
    least_gain,
    weigh_terms,
)
from argosy.games.oltre_mare.players.partner_valuation import may_deal, study
from argosy.games.oltre_mare.players.prospects import FIRST_FACE, hand_faces, look_around, prestige_worth
from argosy.games.oltre_mare.players.weights import ACCEPT as LEAST_TAKEN
from argosy.games.oltre_mare.players.workspace import Workspace
from argosy.games.oltre_mare.rules.actions import (
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
from argosy.games.oltre_mare.rules.board import GOODS
from argosy.games.oltre_mare.rules.cards import GOOD
from argosy.games.oltre_mare.rules.legal import legal
from argosy.games.oltre_mare.rules.offer_legality import (
    has_goods,
    is_for,
    load_in_reach,
    refusal_in_draft,
    refusal_to_begin,
    total_wanted,
)
from argosy.games.oltre_mare.rules.state import (
    ALL,
    HAND_OF,
    MAX_PLAYERS,
    MOST_OPEN_OFFERS,
    REMEMBERED,
    Draft,
    Offer,
    State,
    card_in_hand,
    is_in,
)
from argosy.players.compilation import player_function
from argosy.players.weight_files import Weights

OFFERS, TAKES = 1, 2  # manners: makes offers of its own, takes those of others
MOST_OFFERS, MOST_OFFERS_OF_TWO = 3, 1  # in a turn; a counter-offer once
IN_DEBT, LOST = -15, -30  # ducats: no plan leads to so few; a seat that minds prices never gets there
RICH, DEAR, DEAR_TO_THE_LOST = 30, 80, 30  # ducats of a seat that gains by that, and for a card
AN_OFFER, A_COUNTER = 0.6, 0.8  # what an offer must promise, by all chances, to be worth the talk
MORE_TALK = 0.6  # and the next ones in a turn so much more each
A_PRESENT = 0.2  # what a present must bring
NO_FACE, NO_GOOD, NO_OFFER = -1, -1, -1
MOST_NEEDED = 1e6  # ducats: no offer brings so many


# ---------------------------------------------------------------------------- worth of what changes


@player_function
def stand_in(good: int, number: int, of: int, work: Workspace) -> int:
    """For a card of which only the good is known: one of the unseen ones, the `number`th of `of` in a row."""
    count = int(work.left[good])
    if count == 0:
        return NO_FACE
    skip = count * number // of
    for face in range(FIRST_FACE[good], FIRST_FACE[good + 1]):
        if work.unseen[face] != 0:
            if skip == 0:
                return face
            skip -= 1
    return NO_FACE


@player_function
def changed_worth(
    s: State, seat: int, n: int, given: int, got: int, least: float, w: Weights, work: Workspace
) -> float:
    """As `hand_worth`: `mine` without the first cards of `given` and with the first of `got`."""
    count = 0
    for place in range(n):
        stays = True
        for other in range(given):
            stays = stays and work.given[other] != work.mine[place]
        if stays:
            work.hand[count] = work.mine[place]
            count += 1
    for other in range(got):
        work.hand[count] = work.got[other]
        count += 1
    return hand_worth(count, 0, seat != s.active, least, w, work)


@player_function
def cards_got(s: State, seat: int, giver: int, cards: Ints, work: Workspace) -> int:
    """Write the cards of a bundle, shown or by their announced goods (T7), to `got`; says how many."""
    count = 0
    card = int(s.first[HAND_OF + giver])
    while card != NONE:
        if is_in(cards, card) and count < len(work.got):
            face = int(s.face[card])
            if (s.known[card] >> seat) & 1 == 0:
                face = stand_in(int(GOOD[face]), 1, 2, work)
            if face != NO_FACE:
                work.got[count] = face
                count += 1
        card = int(s.next[card])
    return count


@player_function
def choose_given(s: State, seat: int, n: int, want: Ints, w: Weights, work: Workspace) -> int:
    """Of each good wanted the cards whose loss costs least go to `given`; says how many."""
    count = 0
    for good in range(GOODS):
        for _ in range(want[good]):
            choice, most = NO_FACE, WORST
            for place in range(n):
                face = int(work.mine[place])
                if GOOD[face] == good and not is_given(face, count, work):
                    work.given[count] = face
                    value = changed_worth(s, seat, n, count + 1, 0, most, w, work)
                    if value > most:
                        choice, most = face, value
            if choice == NO_FACE or count + 1 >= len(work.given):
                return -1
            work.given[count] = choice
            count += 1
    return count


@player_function
def begin_bargain(s: State, seat: int, w: Weights, work: Workspace) -> int:
    look_around(s, seat, w, work)
    return take_stock(s, seat, w, work)


@player_function
def take_stock(s: State, seat: int, w: Weights, work: Workspace) -> int:
    """Write down the own hand in `mine` and its worth in `now`; says how many cards it has."""
    n = hand_faces(s, seat, work.mine)
    work.now = changed_worth(s, seat, n, 0, 0, WORST, w, work)
    return n


@player_function
def his_gain(s: State, partner: int, given: int, got: int, ducats: int, work: Workspace) -> float:
    """What a deal brings a partner who gets `given` and `ducats` and gives `got`."""
    value = work.his_prestige[partner] + ducats
    for place in range(given):
        value += work.his_gain[partner, GOOD[work.given[place]]]
    for place in range(got):
        value -= work.his_loss[partner, GOOD[work.got[place]]]
    return float(value)


# -------------------------------------------------------------------------------------- answering


@player_function
def waiting_offer(s: State, seat: int) -> int:
    """Where an offer lies that waits for the seat's answer, or NO_OFFER."""
    if s.open_offers > 0:
        for slot in range(MOST_OPEN_OFFERS):
            offer = s.offers[slot]
            if offer.number > 0 and is_for(s, offer, seat) and (offer.answered >> seat) & 1 == 0:
                return slot
    return NO_OFFER


@player_function
def answer(s: State, seat: int, slot: int, w: Weights, manner: int, work: Workspace) -> int:
    """Take what brings enough, whatever it brings the other; else counter once, or decline."""
    if manner & TAKES == 0:
        return DECLINE + slot
    if worth_taking(s, seat, slot, w, work):
        return ACCEPT + slot
    may_counter = seat != s.active and s.seats[seat].offers_made == 0 and not is_present(s.offers[slot])
    if manner & OFFERS != 0 and may_counter:
        begin = plan_offer(s, seat, w, work)
        if begin >= 0:
            return begin
    return DECLINE + slot


@player_function
def is_present(offer: Offer) -> bool:
    return total_wanted(offer) == 0 and offer.want_ducats == 0


@player_function
def worth_taking(s: State, seat: int, slot: int, w: Weights, work: Workspace) -> bool:
    offer = s.offers[slot]
    maker = int(offer.maker)
    n = begin_bargain(s, seat, w, work)
    if not has_goods(s, seat, offer.want):
        return False
    study(s, seat, maker, w, work)
    got = cards_got(s, seat, maker, offer.give, work)
    ducats = int(offer.give_ducats) - int(offer.want_ducats)
    wanted = total_wanted(offer)
    if got == 0 and ducats <= 0:
        return False  # nothing is given away for nothing
    given = choose_given(s, seat, n, offer.want, w, work)
    if given < 0 or not load_in_reach(s, maker, got, wanted):
        return False
    worth = changed_worth(s, seat, n, given, got, WORST, w, work)
    gain = worth - work.now + ducats + prestige_worth(s, seat, w)
    if is_present(offer):
        return bool(gain > A_PRESENT)
    loss = work.rivalry[maker] * max(0.0, his_gain(s, maker, given, got, -ducats, work))
    return bool(gain - loss >= least_gain(s, w[LEAST_TAKEN]) and gain > 0.0)


@player_function
def best_answer(s: State, seat: int, w: Weights, work: Workspace) -> int:
    """R3: of the seats that would take an own offer the one with which it brings most; -1 if with none."""
    choice, most = -1, 0.0
    for slot in range(MOST_OPEN_OFFERS):
        offer = s.offers[slot]
        if offer.number == 0 or offer.maker != seat or offer.answered == 0:
            continue
        n = begin_bargain(s, seat, w, work)
        given = 0
        for place in range(n):
            if is_in(offer.give, card_in_hand(s, seat, int(work.mine[place]))) and given < len(work.given):
                work.given[given] = work.mine[place]
                given += 1
        ducats = int(offer.want_ducats) - int(offer.give_ducats)
        for other in range(s.players):
            if (offer.answered >> other) & 1 == 1:
                study(s, seat, other, w, work)
                got = cards_got(s, seat, other, offer.answers[other], work)
                gain = changed_worth(s, seat, n, given, got, WORST, w, work) - work.now + ducats
                gain -= work.rivalry[other] * max(0.0, his_gain(s, other, given, got, -ducats, work))
                if gain > most:
                    choice, most = CHOOSE + slot * MAX_PLAYERS + other, gain
    return choice


@player_function
def answered_offer(s: State, seat: int) -> int:
    """Where an own offer lies that was answered, or NO_OFFER."""
    for slot in range(MOST_OPEN_OFFERS):
        offer = s.offers[slot]
        if offer.number > 0 and offer.maker == seat and offer.answered != 0:
            return slot
    return NO_OFFER


@player_function
def lies_open(s: State, seat: int, work: Workspace) -> bool:
    """Whether an open offer has a card of the planned one: there is one price for a card at a time."""
    if s.open_offers > 0:
        for slot in range(MOST_OPEN_OFFERS):
            offer = s.offers[slot]
            if offer.number > 0 and offer.maker == seat:
                for place in range(work.offer_given):
                    if is_in(offer.give, card_in_hand(s, seat, int(work.offer_give[place]))):
                        return True
    return False


@player_function
def has_given_up(s: State, seat: int) -> bool:
    """Whether the active player has withdrawn an offer in this turn: it would only make the same one again.

    That is one which was neither refused nor lies open nor brought anybody prestige.
    """
    made = int(s.seats[seat].offers_made)
    for i in range(min(int(s.refused_count), REMEMBERED)):
        made -= 1 if s.refused[i].maker == seat else 0
    for slot in range(MOST_OPEN_OFFERS):
        made -= 1 if s.offers[slot].number > 0 and s.offers[slot].maker == seat else 0
    for other in range(s.players):
        made -= (int(s.got_prestige) >> other) & 1
    return made > 0


# --------------------------------------------------------------------------------------- offering


@player_function
def plan_offer(s: State, seat: int, w: Weights, work: Workspace) -> int:
    """The step that begins the most promising offer, left in `offer_…`; -1 if none is worth the talk.

    The seat has looked around.
    """
    work.offer_seat = -1
    partner, about = int(s.active), NO_OFFER
    if seat == s.active:
        partner = ALL if s.players > 2 else 1 - seat
    else:
        about = waiting_offer(s, seat)
        if about == NO_OFFER:
            return -1
    take_topic(s, about, work)
    most = MOST_OFFERS if s.players > 2 else MOST_OFFERS_OF_TWO
    if s.seats[seat].offers_made >= min(most, int(s.offers_per_turn)):
        return -1
    if refusal_to_begin(s, seat, partner) != 0:
        return -1
    n = take_stock(s, seat, w, work)
    work.offer_partner = partner
    work.offer_score = 0.0
    if sell_dear(s, seat, n, w, work):
        return OFFER_TO + int(work.offer_partner)
    for other in range(s.players):
        if may_deal(s, seat, other):
            study(s, seat, other, w, work)
    begin_terms(s, seat, w, work)
    work.own = prestige_worth(s, seat, w)
    for good in range(GOODS):
        for number in range(2):
            work.stand_ins[good, number] = stand_in(good, number + 1, 3, work)
    for first in range(-1, n):
        if first >= 0:
            work.given[0] = work.mine[first]
        given = 0 if first < 0 else 1
        weigh_swaps(s, seat, n, given, w, work)
        if first >= 0:
            for second in range(first + 1, n):
                work.given[1] = work.mine[second]
                weigh_swaps(s, seat, n, 2, w, work)
    least = AN_OFFER + MORE_TALK * int(s.seats[seat].offers_made) if about == NO_OFFER else A_COUNTER
    if work.offer_score < least:
        return -1
    work.offer_seat = seat
    return OFFER_TO_ALL if partner == ALL else OFFER_TO + partner


@player_function
def sell_dear(s: State, seat: int, n: int, w: Weights, work: Workspace) -> bool:
    """Where a seat deals carelessly, the card that is needed least is offered very dear, once in a turn.

    A seat that declines is not careless. None is asked for more than it has, unless it is lost already.
    """
    if s.seats[seat].offers_made > 0:
        return False
    gull = careless_partner(s, seat)
    if gull < 0 or n == 0 or not load_in_reach(s, seat, 1, 0):
        return False
    most = WORST
    for place in range(n):
        work.given[0] = work.mine[place]
        value = changed_worth(s, seat, n, 1, 0, most, w, work)
        if value > most:
            most = value
            work.offer_give[0] = work.mine[place]
    work.given[0] = work.offer_give[0]
    work.offer_given, work.offer_wanted, work.offer_good = 1, 0, NO_GOOD
    ducats = int(s.seats[gull].ducats)
    work.offer_ducats = -min(DEAR, ducats) if ducats > 0 else -DEAR_TO_THE_LOST
    work.offer_partner = gull
    work.offer_seat = seat
    return True


@player_function
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


@player_function
def take_topic(s: State, about: int, work: Workspace) -> None:
    """A counter-offer is about the goods of the offer it answers; other offers are about anything."""
    for good in range(GOODS):
        work.asked_goods[good] = 1 if about == NO_OFFER or s.offers[about].want[good] > 0 else 0
        work.offered_goods[good] = 1 if about == NO_OFFER else 0
    if about != NO_OFFER:
        card = int(s.first[HAND_OF + int(s.offers[about].maker)])
        while card != NONE:
            if is_in(s.offers[about].give, card):
                work.offered_goods[GOOD[s.face[card]]] = 1
            card = int(s.next[card])


@player_function
def is_to_the_point(given: int, good: int, work: Workspace) -> bool:
    if good != NO_GOOD and work.offered_goods[good] != 0:
        return True
    for place in range(given):
        if work.asked_goods[GOOD[work.given[place]]] != 0:
            return True
    return False


@player_function
def weigh_swaps(s: State, seat: int, n: int, given: int, w: Weights, work: Workspace) -> None:
    """The first cards of `given`, and perhaps ducats, for ducats alone, for a card, for two of a good."""
    if given == 1 and load_in_reach(s, seat, given, 0) and is_to_the_point(given, NO_GOOD, work):
        weigh_swap(s, seat, n, given, 0, NO_GOOD, w, work)
    for good in range(GOODS):
        if work.left[good] == 0.0 or is_given_good(good, given, work):
            continue
        if not is_to_the_point(given, good, work):
            continue
        if load_in_reach(s, seat, given, 1) and work.most_cards >= 1:
            weigh_swap(s, seat, n, given, 1, good, w, work)
        if given == 1 and work.left[good] >= 2.0 and load_in_reach(s, seat, given, 2):
            if work.most_cards >= 2:
                weigh_swap(s, seat, n, given, 2, good, w, work)


@player_function
def weigh_swap(
    s: State, seat: int, n: int, given: int, wanted: int, good: int, w: Weights, work: Workspace
) -> None:
    """Where the seat may gain enough by such an offer, find the best terms for it."""
    needed = gain_needed(s, given, wanted, good, w, work)
    if needed < MOST_NEEDED:
        least = needed + work.now - work.own
        worth = swapped_worth(s, seat, n, given, wanted, good, least, w, work)
        weigh_terms(s, seat, given, wanted, good, worth - work.now + work.own, w, work)


@player_function
def swapped_worth(
    s: State, seat: int, n: int, given: int, wanted: int, good: int, least: float, w: Weights, work: Workspace
) -> float:
    """As `hand_worth`, after a swap; a card that it brings is one or another one, if but one is given."""
    if wanted == 0:
        return changed_worth(s, seat, n, given, 0, least, w, work)
    work.got[0] = work.stand_ins[good, 0]
    if wanted == 2:
        work.got[1] = work.stand_ins[good, 1]
        return changed_worth(s, seat, n, given, 2, least, w, work)
    if given == 2:
        return changed_worth(s, seat, n, given, 1, least, w, work)
    most = changed_worth(s, seat, n, given, 1, BOUNDLESS, w, work)
    work.got[0] = work.stand_ins[good, 1]
    other = changed_worth(s, seat, n, given, 1, 2 * least - most, w, work)
    if other < 2 * least - most:
        return (most + other) / 2
    work.got[0] = work.stand_ins[good, 0]
    return (changed_worth(s, seat, n, given, 1, 2 * least - other, w, work) + other) / 2


@player_function
def is_given_good(good: int, given: int, work: Workspace) -> bool:
    for place in range(given):
        if GOOD[work.given[place]] == good:
            return True
    return False


# ------------------------------------------------------------------------------------- step by step


@player_function
def next_in_draft(s: State, seat: int, w: Weights, work: Workspace) -> int:
    """The next step of what is being carried out. A plan is found again where it was forgotten."""
    if s.draft.kind == Draft.ACCEPT:
        return next_card_given(s, seat, w, work)
    if work.offer_seat != seat:
        look_around(s, seat, w, work)
        plan_offer(s, seat, w, work)
    step = next_of_offer(s, seat, work)
    if step >= 0 and refusal_in_draft(s, seat, step) == 0:
        return step
    return end_strange_offer(s, seat, work)


@player_function
def next_card_given(s: State, seat: int, w: Weights, work: Workspace) -> int:
    n = begin_bargain(s, seat, w, work)
    count = choose_given(s, seat, n, s.offers[s.draft.slot].want, w, work)
    choice = NO_FACE
    for place in range(count):
        face = int(work.given[place])
        if face > s.draft.last and (choice == NO_FACE or face < choice):
            choice = face
    if choice != NO_FACE and refusal_in_draft(s, seat, PICK + choice) == 0:
        return PICK + choice
    legal(s, seat, work.codes)
    return int(work.codes[0])


@player_function
def next_of_offer(s: State, seat: int, work: Workspace) -> int:
    """The step that follows on the draft; -1 if the draft is not the beginning of the planned offer."""
    draft = s.draft
    if work.offer_seat != seat or draft.partner != work.offer_partner:
        return -1
    choice, before = NO_FACE, 0
    for place in range(work.offer_given):
        face = int(work.offer_give[place])
        if face <= draft.last:
            before += is_in(draft.give, card_in_hand(s, seat, face))
        elif choice == NO_FACE or face < choice:
            choice = face
    if before != draft.given:
        return -1
    if choice != NO_FACE:
        return PICK + choice
    for good in range(GOODS):
        wanted = int(work.offer_wanted) if good == work.offer_good else 0
        if draft.want[good] > wanted:
            return -1
        if draft.want[good] < wanted:
            return WANT + good
    ducats = int(work.offer_ducats)
    if draft.give_ducats != max(0, ducats):
        return coin_step(GIVE_DUCATS, max(0, ducats) - int(draft.give_ducats))
    if draft.want_ducats != max(0, -ducats):
        return coin_step(WANT_DUCATS, max(0, -ducats) - int(draft.want_ducats))
    return SEND


@player_function
def coin_step(steps: int, missing: int) -> int:
    """The largest coin that fits; -1 if too many ducats are on the table already."""
    for coin in range(len(COINS)):
        if COINS[coin] <= missing:
            return steps + coin
    return -1


@player_function
def end_strange_offer(s: State, seat: int, work: Workspace) -> int:
    """An offer that another player began in this seat ends as one that nobody takes."""
    if s.draft.want_ducats == 0 and refusal_in_draft(s, seat, WANT_DUCATS) == 0:
        return WANT_DUCATS
    if refusal_in_draft(s, seat, SEND) == 0:
        return SEND
    legal(s, seat, work.codes)
    return int(work.codes[0])
