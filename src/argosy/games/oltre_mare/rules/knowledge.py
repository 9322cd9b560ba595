"""Who hears of an offer, who knows which card, and the worlds a seat cannot tell from the real one."""

from __future__ import annotations

from argosy.core.cards import DECK, NONE, PUBLIC, SPECTATOR
from argosy.core.chance import below
from argosy.core.compiled import rule
from argosy.core.knowledge import exchange_marked
from argosy.core.typing import Ints

from .board import GOODS
from .cards import CARD_COUNT, GOOD, VENICE
from .offer_legality import load_in_reach
from .state import (
    ALL,
    CARGO_OF,
    HAND_OF,
    MAX_PLAYERS,
    MOST_OPEN_OFFERS,
    REMEMBERED,
    Draft,
    Offer,
    State,
    add_to,
    clear_draft,
    clear_set,
    clear_terms,
    is_in,
    venice_is_out,
)

ANY_GOOD = -1


@rule
def hearers(s: State, maker: int, partner: int) -> int:
    """R2: talk is public; private talk is heard by the two sides. An offer to all is never private."""
    if s.private_talk != 0 and partner != ALL:
        return (1 << maker) | (1 << partner)
    return PUBLIC


@rule
def hears(s: State, slot: int, observer: int) -> bool:
    """R2: whether there is an open offer that a seat, or the SPECTATOR, hears of."""
    offer = s.offers[slot]
    return offer.number > 0 and (hearers(s, int(offer.maker), int(offer.partner)) >> observer) & 1 == 1


@rule
def heard_by(s: State, observer: int) -> int:
    """R2: the places of all these offers, as bits."""
    places = 0
    for slot in range(MOST_OPEN_OFFERS):
        if hears(s, slot, observer):
            places |= 1 << slot
    return places


@rule
def blur(s: State, seat: int, good: int, insiders: int) -> None:
    """R12: a card of the seat's hand is about to go, unseen, to where only `insiders` see it.

    Others no longer know which of the hand's cards (of that good, where it was announced) is which: what they
    knew of these, they forget. Cards of different shuffles become cards of one.
    """
    first = int(s.first[HAND_OF + seat])
    card = first
    while card != NONE:
        if good == ANY_GOOD or GOOD[s.face[card]] == good:
            s.known[card] &= insiders | (1 << seat)
        if s.pool[card] != s.pool[first]:
            merge_pools(s, int(s.pool[card]), int(s.pool[first]))
        card = int(s.next[card])


@rule
def merge_pools(s: State, one: int, other: int) -> None:
    for card in range(len(s.pool)):
        if s.pool[card] == one:
            s.pool[card] = other


@rule
def blur_bundle(s: State, seat: int, cards: Ints, insiders: int, heard: int) -> None:
    """As `blur`, for a set of hand cards whose goods everybody hears, or nobody does."""
    if heard != PUBLIC:
        blur(s, seat, ANY_GOOD, insiders)
        return
    for good in range(GOODS):
        if count_good(s, seat, cards, good) > 0:
            blur(s, seat, good, insiders)


@rule
def count_good(s: State, seat: int, cards: Ints, good: int) -> int:
    """How many cards of a good a set holds; they are all in the seat's hand."""
    count = 0
    card = int(s.first[HAND_OF + seat])
    while card != NONE:
        count += is_in(cards, card) and GOOD[s.face[card]] == good
        card = int(s.next[card])
    return count


@rule
def show(s: State, seat: int, cards: Ints, viewers: int) -> None:
    """The viewers see these hand cards."""
    card = int(s.first[HAND_OF + seat])
    while card != NONE:
        if is_in(cards, card):
            s.known[card] |= viewers
        card = int(s.next[card])


@rule
def is_offered(s: State, card: int, observer: int) -> bool:
    """Whether a card lies in an offer, or an answer to one, that the observer hears of."""
    if s.open_offers == 0 or not HAND_OF <= s.zone[card] < CARGO_OF:
        return False
    for slot in range(MOST_OPEN_OFFERS):
        if hears(s, slot, observer):
            if is_in(s.offers[slot].give, card):
                return True
            for seat in range(s.players):
                if is_in(s.offers[slot].answers[seat], card):
                    return True
    return False


# ------------------------------------------------------------------------------- imagined worlds


@rule
def exchange(s: State, observer: int, scratch: Ints) -> None:
    """Another world the observer cannot tell from this one, each equally likely.

    Venice may lie anywhere it can still be; a card in an offer he hears keeps its good (T7); the other
    unknown cards change faces within their shuffle. What another seat is drafting is in its head, and what
    two said in private (R2) in theirs.
    `scratch` holds two numbers per card.
    """
    if s.draft.kind != Draft.NONE and s.draft.seat != observer:
        clear_draft(s)
    move_venice(s)
    for card in range(CARD_COUNT):
        unknown = s.pool[card] > 0 and (s.known[card] >> observer) & 1 == 0
        scratch[card] = 1 if unknown and s.face[card] != VENICE else 0
    for slot in range(MOST_OPEN_OFFERS):
        if hears(s, slot, observer):
            offer = s.offers[slot]
            exchange_within_goods(s, offer.give, scratch)
            for seat in range(MAX_PLAYERS):
                if (offer.answered >> seat) & 1 == 1:
                    exchange_within_goods(s, offer.answers[seat], scratch)
    exchange_marked(s, scratch)
    if s.private_talk != 0 and observer <= SPECTATOR:  # others see every world as it is
        forget_unheard(s, observer)


@rule
def forget_unheard(s: State, observer: int) -> None:
    """R2: that two talk is known, for one of them is asked; on what terms is not."""
    for slot in range(MOST_OPEN_OFFERS):
        if s.offers[slot].number > 0 and not hears(s, slot, observer):
            imagine_terms(s, s.offers[slot])
    for i in range(min(int(s.refused_count), REMEMBERED)):
        refused = s.refused[i]
        if (hearers(s, int(refused.maker), int(refused.partner)) >> observer) & 1 == 0:
            clear_terms(refused)


@rule
def imagine_terms(s: State, offer: Offer) -> None:
    """The least that such an offer can be: a card is given, or wanted where none can be."""
    maker, partner = int(offer.maker), int(offer.partner)
    clear_terms(offer)
    clear_set(offer.answers[partner])
    offer.maker, offer.partner = maker, partner
    mine, theirs = int(s.first[HAND_OF + maker]), int(s.first[HAND_OF + partner])
    if mine != NONE and load_in_reach(s, maker, 1, 0):
        add_to(offer.give, mine)
    elif theirs != NONE:
        offer.want[GOOD[s.face[theirs]]] = 1
        if (offer.answered >> partner) & 1 == 1:
            add_to(offer.answers[partner], theirs)
    else:  # neither has a card: T4, with the option
        offer.give_ducats = 1


@rule
def move_venice(s: State) -> None:
    """S5, L3: evenly among the places where it can be, as far as anybody knows."""
    if venice_is_out(s):
        return
    highest = min(int(s.venice_highest), int(s.length[DECK]) - 1)
    here = 0
    while s.face[s.deck[here]] != VENICE:
        here += 1
    there = int(s.venice_lowest) + below(s.rng, highest - int(s.venice_lowest) + 1)
    s.face[s.deck[here]] = s.face[s.deck[there]]
    s.face[s.deck[there]] = VENICE


@rule
def exchange_within_goods(s: State, cards: Ints, unknown: Ints) -> None:
    """Each unknown card of the set gets any unknown face of its good; then it is settled."""
    for card in range(CARD_COUNT):
        if is_in(cards, card) and unknown[card] == 1:
            good = GOOD[s.face[card]]
            n = 0
            for other in range(CARD_COUNT):
                if unknown[other] == 1 and s.pool[other] == s.pool[card] and GOOD[s.face[other]] == good:
                    unknown[CARD_COUNT + n] = other
                    n += 1
            chosen = unknown[CARD_COUNT + below(s.rng, n)]
            face = s.face[card]
            s.face[card] = s.face[chosen]
            s.face[chosen] = face
            unknown[card] = 0
