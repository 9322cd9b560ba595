"""What offers and answers cause: offers on the table, swaps, prestige, and what seats know afterwards."""

from __future__ import annotations

from argosy.core.cards import NONE, PUBLIC, SPECTATOR, put_last, take_face
from argosy.core.compiled import rule
from argosy.core.event_log import NO_AMOUNT, NO_SEAT, emit, emit_numbered
from argosy.core.typing import Ints, Log

from .actions import (
    ACCEPT,
    CHOOSE,
    CLAIM,
    CLAIMED_LOAD,
    CLAIMED_PORT,
    CLAIMED_POWER,
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
)
from .board import GOODS
from .cards import GOOD, GOOD_THING, PORT_THING, SYMBOL_THING
from .event_kinds import GIVE as GIVE_PART
from .event_kinds import WANT as WANT_PART
from .event_kinds import EventKind
from .knowledge import blur_bundle, count_good, hearers, show
from .offer_legality import (
    GIVING_STAGE,
    GOODS_STAGE,
    WANTING_STAGE,
    free_slot,
    is_for,
    largest_hand,
    load_in_reach,
    shows_answers,
    total_given,
    total_wanted,
)
from .state import (
    ALL,
    HAND_OF,
    MAX_PLAYERS,
    MOST_OPEN_OFFERS,
    REMEMBERED,
    Draft,
    Offer,
    State,
    add_to,
    card_in_hand,
    clear_draft,
    clear_offer,
    clear_set,
    copy_set,
    forget_refused,
    hand,
    is_in,
)


@rule
def deal(s: State, seat: int, action: int, log: Log) -> None:
    """Carry out a legal step of dealing."""
    if action >= CLAIM:
        claim(s, seat, action - CLAIM, log)
    elif action >= CHOOSE:
        choose(s, (action - CHOOSE) // MAX_PLAYERS, (action - CHOOSE) % MAX_PLAYERS, log)
    elif action >= WITHDRAW:
        withdraw(s, action - WITHDRAW, log)
    elif action >= DECLINE:
        decline(s, seat, action - DECLINE, log)
    elif action >= ACCEPT:
        begin_to_accept(s, seat, action - ACCEPT, log)
    elif action == SEND:
        send(s, seat, log)
    elif action >= WANT_DUCATS:
        s.draft.stage = WANTING_STAGE
        s.draft.want_ducats += COINS[action - WANT_DUCATS]
    elif action >= GIVE_DUCATS:
        s.draft.stage = GIVING_STAGE
        s.draft.give_ducats += COINS[action - GIVE_DUCATS]
    elif action >= WANT:
        s.draft.stage = GOODS_STAGE
        s.draft.want[action - WANT] += 1
        s.draft.wanted += 1
    elif action >= OFFER_TO:
        s.draft.kind = Draft.OFFER
        s.draft.seat = seat
        s.draft.partner = ALL if action == OFFER_TO_ALL else action - OFFER_TO
    elif action == NO_DEALS:
        say_no_deals(s, seat, log)
    elif PICK <= action < GO:
        pick_for_deal(s, seat, action - PICK, log)


@rule
def pick_for_deal(s: State, seat: int, face: int, log: Log) -> None:
    draft = s.draft
    add_to(draft.give, card_in_hand(s, seat, face))
    draft.last = face
    draft.given += 1
    if draft.kind == Draft.ACCEPT:
        draft.want[GOOD[face]] -= 1
        draft.wanted -= 1
        if draft.wanted == 0:
            accept(s, seat, log)


# ----------------------------------------------------------------------------------------- offers


@rule
def send(s: State, seat: int, log: Log) -> None:
    """The draft becomes an open offer; with consent_for_gifts off a gift is carried out at once (R4)."""
    draft = s.draft
    slot = free_slot(s)
    offer = s.offers[slot]
    offer.number = s.next_offer
    offer.maker = seat
    offer.partner = draft.partner
    copy_set(draft.give, offer.give)
    offer.give_ducats = draft.give_ducats
    offer.want_ducats = draft.want_ducats
    for good in range(GOODS):
        offer.want[good] = draft.want[good]
    s.next_offer += 1
    s.open_offers += 1
    s.seats[seat].offers_made += 1
    clear_draft(s)
    partner = int(offer.partner)
    heard = hearers(s, seat, partner)
    if s.open_trade != 0:
        show(s, seat, offer.give, heard)
    else:
        blur_bundle(s, seat, offer.give, 0, heard)
    emit_numbered(log, EventKind.OFFER, seat, partner, NONE, NO_AMOUNT, int(offer.number), heard)
    emit_terms(s, seat, offer.give, offer, True, log)
    emit_cards(s, EventKind.OFFER_CARD, seat, offer, offer.give, heard, log)
    asks_nothing = total_wanted(offer) == 0 and offer.want_ducats == 0
    if asks_nothing and s.consent_for_gifts == 0 and partner != ALL:
        swap(s, slot, partner, offer.answers[partner], log)


@rule
def emit_terms(s: State, seat: int, cards: Ints, offer: Offer, whole: bool, log: Log) -> None:
    """What the event before gives and, for a whole offer, what it wants."""
    if log is not None:
        for good in range(GOODS):
            count = count_good(s, seat, cards, good)
            if count > 0:
                emit(log, GIVE_PART, NO_SEAT, NO_SEAT, GOOD_THING + good, count, PUBLIC)
        emit(
            log,
            GIVE_PART,
            NO_SEAT,
            NO_SEAT,
            NONE,
            int(offer.give_ducats if whole else offer.want_ducats),
            PUBLIC,
        )
        if whole:
            for good in range(GOODS):
                if offer.want[good] > 0:
                    emit(
                        log,
                        WANT_PART,
                        NO_SEAT,
                        NO_SEAT,
                        GOOD_THING + good,
                        int(offer.want[good]),
                        PUBLIC,
                    )
            emit(log, WANT_PART, NO_SEAT, NO_SEAT, NONE, int(offer.want_ducats), PUBLIC)


@rule
def emit_cards(s: State, kind: int, seat: int, offer: Offer, cards: Ints, heard: int, log: Log) -> None:
    """Which cards exactly: for the seat itself, or with open trade for all who hear."""
    if log is not None:
        seen = heard if s.open_trade != 0 else 1 << seat
        card = int(s.first[HAND_OF + seat])
        while card != NONE:
            if is_in(cards, card):
                number = int(offer.number)
                emit_numbered(log, kind, seat, NO_SEAT, int(s.face[card]), NO_AMOUNT, number, seen)
            card = int(s.next[card])


@rule
def begin_to_accept(s: State, seat: int, slot: int, log: Log) -> None:
    """Choose the cards; where none are wanted the offer is accepted already."""
    draft, offer = s.draft, s.offers[slot]
    draft.kind = Draft.ACCEPT
    draft.seat = seat
    draft.slot = slot
    draft.wanted = total_wanted(offer)
    for good in range(GOODS):
        draft.want[good] = offer.want[good]
    if draft.wanted == 0:
        accept(s, seat, log)


@rule
def accept(s: State, seat: int, log: Log) -> None:
    """R3: an answer where the maker chooses, a swap elsewhere."""
    slot = int(s.draft.slot)
    offer = s.offers[slot]
    copy_set(s.draft.give, offer.answers[seat])
    clear_draft(s)
    if not shows_answers(s, offer):
        swap(s, slot, seat, offer.answers[seat], log)
        return
    offer.answered |= 1 << seat
    heard = hearers(s, int(offer.maker), int(offer.partner))
    if s.open_trade != 0:
        show(s, seat, offer.answers[seat], heard)
    else:
        blur_bundle(s, seat, offer.answers[seat], 0, heard)
    number = int(offer.number)
    emit_numbered(log, EventKind.ANSWER, seat, int(offer.maker), NONE, NO_AMOUNT, number, heard)
    emit_terms(s, seat, offer.answers[seat], offer, False, log)
    emit_cards(s, EventKind.ANSWER_CARD, seat, offer, offer.answers[seat], heard, log)


@rule
def decline(s: State, seat: int, slot: int, log: Log) -> None:
    """An offer that nobody is left to accept ends; its terms are remembered as refused."""
    offer = s.offers[slot]
    heard = hearers(s, int(offer.maker), int(offer.partner))
    number = int(offer.number)
    emit_numbered(log, EventKind.DECLINE, seat, int(offer.maker), NONE, NO_AMOUNT, number, heard)
    offer.declined |= 1 << seat
    offer.answered &= ~(1 << seat)
    clear_set(offer.answers[seat])
    all_declined = nobody_is_left(s, offer, 0)
    if not all_declined and not is_unanswerable(s, offer):
        return
    remember_refused(s, offer)
    if offer.partner == ALL:
        kind = EventKind.LAPSE_DECLINED if all_declined else EventKind.LAPSE_HAND
        emit_numbered(log, kind, int(offer.maker), NO_SEAT, NONE, NO_AMOUNT, number, heard)
    clear_offer(s, slot)


@rule
def remember_refused(s: State, offer: Offer) -> None:
    refused = s.refused[s.refused_count % REMEMBERED]
    refused.maker = offer.maker
    refused.partner = offer.partner
    copy_set(offer.give, refused.give)
    refused.give_ducats = offer.give_ducats
    refused.want_ducats = offer.want_ducats
    for good in range(GOODS):
        refused.want[good] = offer.want[good]
    s.refused_count += 1


@rule
def withdraw(s: State, slot: int, log: Log) -> None:
    offer = s.offers[slot]
    heard = hearers(s, int(offer.maker), int(offer.partner))
    number = int(offer.number)
    emit_numbered(log, EventKind.WITHDRAW, int(offer.maker), NO_SEAT, NONE, NO_AMOUNT, number, heard)
    clear_offer(s, slot)


@rule
def choose(s: State, slot: int, seat: int, log: Log) -> None:
    swap(s, slot, seat, s.offers[slot].answers[seat], log)


@rule
def claim(s: State, seat: int, claimed: int, log: Log) -> None:
    """T7: talk about marks, true or not; nothing but an event."""
    offer = s.offers[claimed // CLAIMS_PER_OFFER]
    mark = claimed % CLAIMS_PER_OFFER
    heard = hearers(s, seat, int(offer.partner))
    number = int(offer.number)
    if mark >= CLAIMED_PORT:
        thing = PORT_THING + mark - CLAIMED_PORT
        emit_numbered(log, EventKind.CLAIM_PORT, seat, NO_SEAT, thing, NO_AMOUNT, number, heard)
    elif mark >= CLAIMED_LOAD:
        emit_numbered(log, EventKind.CLAIM_LOAD, seat, NO_SEAT, NONE, mark - CLAIMED_LOAD, number, heard)
    elif mark >= CLAIMED_POWER:
        emit_numbered(log, EventKind.CLAIM_POWER, seat, NO_SEAT, NONE, mark - CLAIMED_POWER, number, heard)
    else:
        emit_numbered(
            log, EventKind.CLAIM_SYMBOL, seat, NO_SEAT, SYMBOL_THING + mark, NO_AMOUNT, number, heard
        )


@rule
def say_no_deals(s: State, seat: int, log: Log) -> None:
    emit(log, EventKind.NO_DEALS, seat, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    s.no_deals |= 1 << seat
    for slot in range(MOST_OPEN_OFFERS):
        offer = s.offers[slot]
        if offer.number > 0 and (offer.answered >> seat) & 1 == 1:
            void_answer(s, offer, seat, log)
    review(s, log)


@rule
def void_answer(s: State, offer: Offer, seat: int, log: Log) -> None:
    offer.answered &= ~(1 << seat)
    clear_set(offer.answers[seat])
    heard = hearers(s, int(offer.maker), int(offer.partner))
    emit_numbered(log, EventKind.ANSWER_VOID, seat, NO_SEAT, NONE, NO_AMOUNT, int(offer.number), heard)


# ------------------------------------------------------------------------------------------ swaps


@rule
def swap(s: State, slot: int, seat: int, answer: Ints, log: Log) -> None:
    """T2, T6: both bundles change hands at once; the partner who is not active gets prestige."""
    offer = s.offers[slot]
    maker = int(offer.maker)
    sides = (1 << maker) | (1 << seat)
    heard = hearers(s, maker, int(offer.partner))
    number = int(offer.number)
    emit_numbered(log, EventKind.DEAL, maker, seat, NONE, NO_AMOUNT, number, heard)
    emit_terms(s, maker, offer.give, offer, True, log)
    if heard != PUBLIC:
        # R2: what was said stays between the two; ducats and the size of hands are public.
        cards = total_given(s, offer) - total_wanted(offer)
        ducats = int(offer.give_ducats) - int(offer.want_ducats)
        others = ((1 << int(s.players)) - 1 | 1 << SPECTATOR) & ~heard
        emit_numbered(log, EventKind.QUIET_DEAL, maker, seat, NONE, ducats, cards, others)
    insiders = heard if s.open_trade != 0 else sides  # T8: whoever hears has seen the cards
    blur_bundle(s, maker, offer.give, insiders, heard)
    blur_bundle(s, seat, answer, insiders, heard)
    pass_over(s, maker, seat, offer.give, log)
    pass_over(s, seat, maker, answer, log)
    s.seats[maker].ducats += offer.want_ducats - offer.give_ducats
    s.seats[seat].ducats += offer.give_ducats - offer.want_ducats
    give_prestige(s, seat if maker == s.active else maker, log)
    clear_offer(s, slot)
    review(s, log)
    if s.open_trade != 0:
        show_open_cards(s)


@rule
def show_open_cards(s: State) -> None:
    """T8: what lies open in an offer or an answer is seen, whatever else changed hands."""
    for slot in range(MOST_OPEN_OFFERS):
        offer = s.offers[slot]
        if offer.number > 0:
            heard = hearers(s, int(offer.maker), int(offer.partner))
            show(s, int(offer.maker), offer.give, heard)
            for seat in range(s.players):
                show(s, seat, offer.answers[seat], heard)


@rule
def pass_over(s: State, giver: int, taker: int, cards: Ints, log: Log) -> None:
    """Hand cards of the giver go to the taker; both know them."""
    sides = (1 << giver) | (1 << taker)
    card = int(s.first[HAND_OF + giver])
    while card != NONE:
        following = int(s.next[card])
        if is_in(cards, card):
            face = int(s.face[card])
            put_last(s, take_face(s, HAND_OF + giver, face), HAND_OF + taker)
            s.known[card] |= sides
            emit(log, EventKind.HAND_OVER, giver, taker, face, NO_AMOUNT, sides)
        card = following


@rule
def prestige_is_due(s: State, seat: int) -> bool:
    """T6: a deal brings the partner one token per turn, however many deals; the active player gets none."""
    if seat == s.active or (s.got_prestige >> seat) & 1 == 1:
        return False
    if s.prestige_supply == 0:
        return True
    held = 0
    for other in range(s.players):
        held += s.seats[other].prestige
    return bool(held < s.prestige_supply)


@rule
def prestige_due(s: State) -> int:
    """The seats that a deal would bring prestige now, as bits."""
    due = 0
    for seat in range(s.players):
        if prestige_is_due(s, seat):
            due |= 1 << seat
    return due


@rule
def give_prestige(s: State, seat: int, log: Log) -> None:
    if not prestige_is_due(s, seat):
        return
    s.got_prestige |= 1 << seat
    s.seats[seat].prestige += 1
    emit(log, EventKind.PRESTIGE, seat, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)


@rule
def review(s: State, log: Log) -> None:
    """After a deal: what became impossible disappears and says why (R1)."""
    if s.open_offers == 0:
        return
    for slot in range(MOST_OPEN_OFFERS):
        offer = s.offers[slot]
        if offer.number == 0:
            continue
        drop_impossible_answers(s, offer, log)
        kind = why_it_lapses(s, offer)
        if kind != EventKind.OFFER:
            heard = hearers(s, int(offer.maker), int(offer.partner))
            emit_numbered(log, kind, int(offer.maker), NO_SEAT, NONE, NO_AMOUNT, int(offer.number), heard)
            clear_offer(s, slot)


@rule
def why_it_lapses(s: State, offer: Offer) -> int:
    """The event with which an offer ends that has become impossible; OFFER if it is still possible."""
    maker = int(offer.maker)
    given, wanted = total_given(s, offer), total_wanted(offer)
    if given < set_size(offer.give):
        return EventKind.LAPSE_CARDS
    if (s.no_deals >> maker) & 1 == 1 or nobody_is_left(s, offer, 0):
        return EventKind.LAPSE_NO_DEALS
    if wanted > largest_hand(s, maker, int(offer.partner)) or is_unanswerable(s, offer):
        return EventKind.LAPSE_HAND
    if not load_in_reach(s, maker, given, wanted):
        return EventKind.LAPSE_LOAD
    return EventKind.OFFER


@rule
def nobody_is_left(s: State, offer: Offer, cards: int) -> bool:
    """Whether no seat that may still answer has so many cards."""
    for seat in range(s.players):
        if is_for(s, offer, seat) and hand(s, seat) >= cards:
            return False
    return True


@rule
def is_unanswerable(s: State, offer: Offer) -> bool:
    """R14: all who have not declined have too few cards, which everybody sees (R1)."""
    return s.unanswerable_offers_lapse != 0 and nobody_is_left(s, offer, total_wanted(offer))


@rule
def drop_impossible_answers(s: State, offer: Offer, log: Log) -> None:
    """An answer whose cards are gone is no answer any more; the seat may answer again."""
    for seat in range(s.players):
        if (offer.answered >> seat) & 1 == 1:
            held = 0
            for good in range(GOODS):
                held += count_good(s, seat, offer.answers[seat], good)
            if held < set_size(offer.answers[seat]):
                void_answer(s, offer, seat, log)


@rule
def set_size(cards: Ints) -> int:
    total = 0
    for word in range(2):
        rest = int(cards[word])
        while rest != 0:
            rest &= rest - 1
            total += 1
    return total


@rule
def end_dealing(s: State) -> None:
    """R4: all offers end with the trade phase."""
    if s.open_offers > 0:
        for slot in range(MOST_OPEN_OFFERS):
            if s.offers[slot].number > 0:
                clear_offer(s, slot)
    forget_refused(s)
    s.no_deals = 0
    for seat in range(s.players):
        s.seats[seat].offers_made = 0
