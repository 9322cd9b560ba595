"""What a seat may do, and why not. Section numbers are those of docs/oltre-mare.md."""

from __future__ import annotations

from argosy.core.cards import DECK, NONE
from argosy.core.compiled import rule
from argosy.core.seats import left_of
from argosy.core.typing import Ints

from .actions import (
    ACCEPT,
    ACTION_COUNT,
    BUY_DECK,
    BUY_PIRATES,
    END_OF_CLAIMS,
    FINISH_TRADE,
    GO,
    NO_DEALS,
    NOTHING,
    OFFER_TO,
    OFFER_TO_ALL,
    PICK,
    STAY,
    Refusal,
)
from .board import PORT_COUNT, PORT_TO, ROUTE_FROM, WAYS, Token, longest_trail, route_between
from .offer_legality import (
    has_an_answer,
    legal_deals,
    legal_in_draft,
    offer_waits,
    refusal_in_draft,
    refusal_of_answer,
    refusal_of_no_deals,
    refusal_to_begin,
    refusal_to_claim,
    waits_for_answer,
)
from .scoring import top_run
from .state import (
    ALL,
    CARGO_OF,
    DISCARD,
    HAND_OF,
    MOST_OPEN_OFFERS,
    MOST_PURCHASES,
    PIRATES_OF,
    PLAYED,
    Draft,
    Phase,
    State,
    card_in,
    card_in_hand,
    hand,
    is_drafting,
    is_in,
    venice_is_out,
)


@rule
def actors(s: State) -> int:
    """The seats whose decision is wanted, as a set of bits: in the trade phase also those with an offer."""
    if s.phase == Phase.OVER:
        return 0
    return bargainers(s) | 1 << int(s.active)


@rule
def bargainers(s: State) -> int:
    """The seats that have an offer to answer, and those that have an answer to choose (R3)."""
    wanted = 0
    if s.phase == Phase.TRADE and s.open_offers > 0:
        for seat in range(s.players):
            if waits_for_answer(s, seat) or has_an_answer(s, seat):
                wanted |= 1 << seat
    return wanted


@rule
def may_wait(s: State) -> int:
    """The active player, while others have to say something to an offer."""
    active = 1 << int(s.active)
    return active if bargainers(s) & ~active != 0 else 0


@rule
def askers(s: State) -> int:
    """The seats whose offers wait for the active player's answer."""
    found = 0
    if s.phase == Phase.TRADE and s.open_offers > 0:
        for slot in range(MOST_OPEN_OFFERS):
            if offer_waits(s, s.offers[slot], int(s.active)):
                found |= 1 << int(s.offers[slot].maker)
    return found


@rule
def asked(s: State) -> int:
    """Whom to ask first: a seat with steps under way; seats with an offer, clockwise; those whose own was
    answered; the active player.
    """
    if s.phase == Phase.OVER:
        return -1
    if s.draft.kind != Draft.NONE:
        return int(s.draft.seat)
    if s.phase == Phase.TRADE and s.open_offers > 0:
        seat = left_of(s, int(s.active))
        while seat != s.active:
            if waits_for_answer(s, seat):
                return seat
            seat = left_of(s, seat)
        seat = left_of(s, int(s.active))
        while seat != s.active:
            if has_an_answer(s, seat):
                return seat
            seat = left_of(s, seat)
    return int(s.active)


@rule
def surcharge(s: State, seat: int) -> int:
    """B2: for a buyer without ducats."""
    return 1 if s.seats[seat].ducats <= 0 else 0


@rule
def usual_price(s: State, seat: int) -> int:
    """B2: 3, or 4 without ducats."""
    return 3 + surcharge(s, seat)


@rule
def price(s: State, seat: int) -> int:
    """B2, B3: with good terms 1, 2, 3, 4."""
    if s.seats[seat].active_token == Token.GOOD_TERMS:
        return int(s.purchases) + 1 + (surcharge(s, seat) if s.surcharge_with_good_terms != 0 else 0)
    return usual_price(s, seat)


@rule
def cards_to_play(s: State) -> int:
    """A1: exactly the load; X5: a player with fewer cards plays all of them."""
    return min(int(s.load), hand(s, int(s.active)))


@rule
def refusal(s: State, seat: int, action: int) -> int:
    """FINE, or the first reason why this seat cannot take this action now."""
    if s.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if s.phase == Phase.TRADE:
        return refusal_in_trade(s, seat, action)
    if seat != s.active:
        return Refusal.NOT_YOUR_DECISION
    if s.phase == Phase.DISCARD:
        return refusal_to_discard(s, seat, action)
    if s.phase == Phase.PLAY:
        return refusal_to_play(s, seat, action)
    if s.phase == Phase.SAIL:
        return refusal_to_sail(s, seat, action)
    if s.phase == Phase.COMPASS:
        return refusal_to_jump(s, seat, action)
    return refusal_to_load(s, action)


@rule
def refusal_to_discard(s: State, seat: int, action: int) -> int:
    if not PICK <= action < GO:
        return Refusal.WRONG_PHASE
    return Refusal.FINE if card_in_hand(s, seat, action - PICK) != NONE else Refusal.NOT_IN_HAND


@rule
def refusal_in_trade(s: State, seat: int, action: int) -> int:
    if is_drafting(s, seat):
        return refusal_in_draft(s, seat, action)
    if OFFER_TO <= action < OFFER_TO_ALL:
        return refusal_to_begin(s, seat, action - OFFER_TO)
    if action == OFFER_TO_ALL:
        return refusal_to_begin(s, seat, ALL)
    if ACCEPT <= action < ACTION_COUNT:
        return refusal_of_answer(s, seat, action)
    if ACTION_COUNT <= action < END_OF_CLAIMS:
        return refusal_to_claim(s, seat, action)
    if action == NO_DEALS:
        return refusal_of_no_deals(s, seat)
    if not BUY_DECK <= action <= FINISH_TRADE:
        return Refusal.WRONG_PHASE
    if seat != s.active:
        return Refusal.NOT_ACTIVE
    if action == FINISH_TRADE:
        return refusal_to_finish_trade(s, seat)
    return refusal_to_buy(s, seat, action)


@rule
def cards_left(s: State) -> bool:
    """X2, X3: whether a card can still be drawn, be it after a reshuffle.

    R7: Venice is no such card; but where it comes, what is scored (F4) goes to the discard pile.
    """
    start = int(s.start)
    goods = int(s.length[DECK]) - (0 if venice_is_out(s) else 1)
    if goods > 0 or s.length[DISCARD] > 0:
        return True
    if s.length[CARGO_OF + start] > 0 or s.length[PIRATES_OF + start] > 0:
        return True
    if not venice_is_out(s):
        for seat in range(s.players):
            if s.length[CARGO_OF + seat] > top_run(s, seat):
                return True
    return False


@rule
def refusal_to_buy(s: State, seat: int, action: int) -> int:
    """B1: together at most 4 per turn."""
    if s.purchases >= MOST_PURCHASES:
        return Refusal.NO_PURCHASES_LEFT
    if action == BUY_PIRATES:
        return Refusal.FINE if s.length[PIRATES_OF + seat] > 0 else Refusal.NO_PIRATES
    return Refusal.FINE if cards_left(s) else Refusal.NO_CARDS_LEFT


@rule
def refusal_to_finish_trade(s: State, seat: int) -> int:
    """B6: only with enough cards; R5: unless no card can be had any more."""
    if hand(s, seat) >= s.load:
        return Refusal.FINE
    for action in range(BUY_DECK, BUY_PIRATES + 1):
        if refusal_to_buy(s, seat, action) == Refusal.FINE:
            return Refusal.HAND_BELOW_LOAD
    return Refusal.FINE


@rule
def refusal_to_play(s: State, seat: int, action: int) -> int:
    """A1: picks go upwards, so that each choice of cards has one way."""
    if action == NOTHING:
        return Refusal.FINE if cards_to_play(s) == 0 else Refusal.CARDS_LEFT
    if not PICK <= action < GO:
        return Refusal.WRONG_PHASE
    face = action - PICK
    if card_in_hand(s, seat, face) == NONE:
        return Refusal.NOT_IN_HAND
    if face <= s.draft.last or cards_above(s, seat, face) < cards_to_play(s) - s.draft.given - 1:
        return Refusal.OUT_OF_ORDER
    return Refusal.FINE


@rule
def cards_above(s: State, seat: int, face: int) -> int:
    """How many hand cards have a higher face."""
    count = 0
    card = int(s.first[HAND_OF + seat])
    while card != NONE:
        count += s.face[card] > face
        card = int(s.next[card])
    return count


@rule
def refusal_to_sail(s: State, seat: int, action: int) -> int:
    """A5: each route at most once a turn. A6: not into a dead end while a full trail exists."""
    if not GO <= action < STAY:
        return Refusal.WRONG_PHASE
    here, there = int(s.seats[seat].ship), action - GO
    route = route_between(here, there)
    if route < 0:
        return Refusal.NO_ROUTE
    if (s.routes_used >> route) & 1 == 1:
        return Refusal.ROUTE_USED
    if s.full_trail_required != 0:
        after = int(s.moves_left) - 1
        used = int(s.routes_used)
        most = longest_trail(there, used | (1 << route), after)
        if most < after and most + 1 < longest_trail(here, used, after + 1):
            return Refusal.TRAIL_TOO_SHORT
    return Refusal.FINE


@rule
def refusal_to_jump(s: State, seat: int, action: int) -> int:
    """A8: to any other port without a compass, or stay."""
    if action == STAY:
        return Refusal.FINE
    if not GO <= action < STAY:
        return Refusal.WRONG_PHASE
    if action - GO == s.seats[seat].ship:
        return Refusal.ALREADY_THERE
    return Refusal.COMPASS_THERE if s.port_token[action - GO] == Token.COMPASS else Refusal.FINE


@rule
def refusal_to_load(s: State, action: int) -> int:
    if action == NOTHING:
        return Refusal.FINE if s.length[PLAYED] == 0 else Refusal.CARDS_LEFT
    if not PICK <= action < GO:
        return Refusal.WRONG_PHASE
    card = card_in(s, PLAYED, action - PICK)
    if card == NONE:
        return Refusal.NOT_PLAYED
    return Refusal.ALREADY_PICKED if is_in(s.draft.give, card) else Refusal.FINE


# ------------------------------------------------------------------------------------- listing


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """Write the codes of all legal steps of a seat into `out`; says how many."""
    if s.phase == Phase.TRADE:
        return legal_in_trade(s, seat, out)
    if s.phase == Phase.OVER or seat != s.active:
        return 0
    if s.phase == Phase.SAIL:
        return legal_ports(s, seat, out)
    if s.phase == Phase.COMPASS:
        return legal_jumps(s, seat, out)
    n = 0
    card = int(s.first[PLAYED if s.phase == Phase.LOAD else HAND_OF + seat])
    while card != NONE:
        action = PICK + int(s.face[card])
        if refusal(s, seat, action) == Refusal.FINE:
            out[n] = action
            n += 1
        card = int(s.next[card])
    if n == 0:
        out[0] = NOTHING
        n = 1
    return n


@rule
def legal_in_trade(s: State, seat: int, out: Ints) -> int:
    if is_drafting(s, seat):
        return legal_in_draft(s, seat, out)
    n = 0
    if seat == s.active:
        for action in range(BUY_DECK, FINISH_TRADE + 1):
            if refusal_in_trade(s, seat, action) == Refusal.FINE:
                out[n] = action
                n += 1
    return legal_deals(s, seat, out, n)


@rule
def legal_ports(s: State, seat: int, out: Ints) -> int:
    n = 0
    here = int(s.seats[seat].ship)
    for way in range(WAYS[here]):
        if (s.routes_used >> int(ROUTE_FROM[here, way])) & 1 == 0:
            action = GO + int(PORT_TO[here, way])
            if refusal_to_sail(s, seat, action) == Refusal.FINE:
                out[n] = action
                n += 1
    return n


@rule
def legal_jumps(s: State, seat: int, out: Ints) -> int:
    n = 0
    for port in range(PORT_COUNT):
        if refusal_to_jump(s, seat, GO + port) == Refusal.FINE:
            out[n] = GO + port
            n += 1
    out[n] = STAY
    return n + 1
