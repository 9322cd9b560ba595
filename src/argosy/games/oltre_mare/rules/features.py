"""The numbers a learner gets, made from what the seat may know."""

from __future__ import annotations

from argosy.core.cards import DECK, NONE
from argosy.core.compiled import rule
from argosy.core.typing import Floats, Ints

from .board import GOODS, PORT_COUNT, Symbol, Token, payout
from .cards import CARD_COUNT, GOOD, GOODS_CARDS, HAS, LOAD, POWER, VENICE
from .knowledge import count_good, hearers, is_offered
from .legal import cards_to_play, price
from .offer_legality import is_for, shows_answers
from .scoring import tokens_owned, top_run
from .state import (
    ALL,
    CARGO_OF,
    DISCARD,
    HAND_OF,
    MAX_PLAYERS,
    MOST_OPEN_OFFERS,
    MOST_PURCHASES,
    NO_TOKEN,
    PIRATES_OF,
    PLAYED,
    Draft,
    Phase,
    State,
    hand,
    is_in,
    venice_chance,
    venice_is_out,
)

PHASES = len(Phase) - 1
DRAFTS = len(Draft)
TOKENS = len(Token)
SYMBOLS = len(Symbol)
PER_SEAT = 9 + GOODS + TOKENS + 4
PER_OFFER = 6 + 2 * GOODS + 2 + MAX_PLAYERS
# Name and length of each block of the observation, in order. Seats are relative: 0 is the observer.
FEATURES: tuple[tuple[str, int], ...] = (
    ("players: 2, 3, 4, 5", 4),
    ("phase: discard, trade, play, sail, compass, load", PHASES),
    ("draft: none, offer, accept, play, load", DRAFTS),
    ("active seat, relative", MAX_PLAYERS),
    ("start seat, relative", MAX_PLAYERS),
    ("round / 12, last round, Venice out, deck / 98, discard pile / 98", 5),
    ("places where Venice can be above the next card / 20, its probability to be next", 2),
    ("power / 6, load / 4, purchases left / 4, price / 4, moves left / 4, cards to play / 4", 6),
    ("options: open trade, private talk, dealing on", 3),
    (
        (
            "per seat, relative: present, ducats / 30, prestige / 5, hand / 8, cargo / 20, pirates / 10, "
            "tokens / 5, wants no deals, got prestige; good of the top card; active token; top card's power "
            "/ 6 and load / 4, length of the top run / 5, what one more card of it pays / 6"
        ),
        MAX_PLAYERS * PER_SEAT,
    ),
    ("own hand: cards", GOODS_CARDS),
    ("own draft: cards picked", GOODS_CARDS),
    ("cards played", GOODS_CARDS),
    ("symbols on the cards played / 4", SYMBOLS),
    ("own draft: goods wanted / 3, ducats given / 10, ducats wanted / 10", GOODS + 2),
    ("own draft: partner, relative (0: all)", MAX_PLAYERS),
    ("next card: probability of each good", GOODS),
    ("ports: token of each kind", PORT_COUNT * TOKENS),
    ("ships, by port, per relative seat", MAX_PLAYERS * PORT_COUNT),
    (
        (
            "offers: heard, own, for me, for all, answered by me, answers are chosen from; goods given / 3; "
            "goods wanted / 3; ducats given / 10 and wanted / 10; the other side, relative"
        ),
        MOST_OPEN_OFFERS * PER_OFFER,
    ),
)
FEATURE_COUNT = sum(length for _, length in FEATURES)


@rule
def observe(s: State, seat: int, out: Floats, counts: Ints) -> None:
    """The FEATURES of a position for a seat. `counts` is scratch, at least one number per good."""
    for i in range(len(out)):
        out[i] = 0
    out[s.players - 2] = 1
    at = 4
    if s.phase != Phase.OVER:
        out[at + int(s.phase)] = 1
    at += PHASES
    own_draft = s.draft.kind != Draft.NONE and s.draft.seat == seat
    out[at + (int(s.draft.kind) if own_draft else 0)] = 1
    at += DRAFTS
    out[at + (s.active - seat) % s.players] = 1
    at += MAX_PLAYERS
    out[at + (s.start - seat) % s.players] = 1
    at += MAX_PLAYERS
    at = observe_table(s, out, at)
    for relative in range(s.players):
        observe_seat(s, (seat + relative) % s.players, out, at + relative * PER_SEAT)
    at += MAX_PLAYERS * PER_SEAT
    at = observe_cards(s, seat, own_draft, out, at)
    at = observe_next(s, seat, out, at, counts)
    for port in range(PORT_COUNT):
        if s.port_token[port] != NO_TOKEN:
            out[at + port * TOKENS + int(s.port_token[port])] = 1
    at += PORT_COUNT * TOKENS
    for relative in range(s.players):
        ship = int(s.seats[(seat + relative) % s.players].ship)
        if ship >= 0:
            out[at + relative * PORT_COUNT + ship] = 1
    at += MAX_PLAYERS * PORT_COUNT
    if s.phase == Phase.TRADE:
        for slot in range(MOST_OPEN_OFFERS):
            if s.offers[slot].number > 0:
                observe_offer(s, seat, slot, out, at + slot * PER_OFFER)


@rule
def observe_table(s: State, out: Floats, at: int) -> int:
    out[at] = s.round_number / 12
    out[at + 1] = s.last_round
    out[at + 2] = venice_is_out(s)
    out[at + 3] = s.length[DECK] / 98
    out[at + 4] = s.length[DISCARD] / 98
    top = int(s.length[DECK]) - 1
    highest = min(int(s.venice_highest), top)
    if not venice_is_out(s):
        out[at + 5] = (top - highest) / 20
        out[at + 6] = venice_chance(s)
    out[at + 7] = s.power / 6
    out[at + 8] = s.load / 4
    if s.phase == Phase.TRADE:
        out[at + 9] = (MOST_PURCHASES - s.purchases) / 4
        out[at + 10] = price(s, int(s.active)) / 4
    out[at + 11] = s.moves_left / 4
    if s.phase == Phase.PLAY:
        out[at + 12] = cards_to_play(s) / 4
    out[at + 13] = s.open_trade
    out[at + 14] = s.private_talk
    out[at + 15] = s.offers_per_turn > 0
    return at + 16


@rule
def observe_seat(s: State, seat: int, out: Floats, at: int) -> None:
    me = s.seats[seat]
    out[at] = 1
    out[at + 1] = me.ducats / 30
    out[at + 2] = me.prestige / 5
    out[at + 3] = hand(s, seat) / 8
    out[at + 4] = s.length[CARGO_OF + seat] / 20
    out[at + 5] = s.length[PIRATES_OF + seat] / 10
    out[at + 6] = tokens_owned(s, seat) / 5
    out[at + 7] = (s.no_deals >> seat) & 1
    out[at + 8] = (s.got_prestige >> seat) & 1
    at += 9
    top = int(s.first[CARGO_OF + seat])
    if top != NONE:
        face = int(s.face[top])
        good = int(GOOD[face])
        out[at + good] = 1
        out[at + GOODS + TOKENS] = POWER[face] / 6
        out[at + GOODS + TOKENS + 1] = LOAD[face] / 4
        run = top_run(s, seat)
        out[at + GOODS + TOKENS + 2] = run / 5
        out[at + GOODS + TOKENS + 3] = (payout(good, run + 1) - payout(good, run)) / 6
    if me.active_token != NO_TOKEN:
        out[at + GOODS + int(me.active_token)] = 1


@rule
def observe_cards(s: State, seat: int, own_draft: bool, out: Floats, at: int) -> int:
    card = int(s.first[HAND_OF + seat])
    while card != NONE:
        face = int(s.face[card])
        out[at + face] = 1
        if own_draft and is_in(s.draft.give, card):
            out[at + GOODS_CARDS + face] = 1
        card = int(s.next[card])
    card = int(s.first[PLAYED])
    while card != NONE:
        face = int(s.face[card])
        if own_draft and is_in(s.draft.give, card):
            out[at + GOODS_CARDS + face] = 1
        out[at + 2 * GOODS_CARDS + face] = 1
        for symbol in range(SYMBOLS):
            out[at + 3 * GOODS_CARDS + symbol] += HAS[face, symbol] * 0.25
        card = int(s.next[card])
    at += 3 * GOODS_CARDS + SYMBOLS
    if own_draft:
        for good in range(GOODS):
            out[at + good] = s.draft.want[good] / 3
        out[at + GOODS] = s.draft.give_ducats / 10
        out[at + GOODS + 1] = s.draft.want_ducats / 10
        if s.draft.kind == Draft.OFFER:
            partner = int(s.draft.partner)
            out[at + GOODS + 2 + (0 if partner == ALL else (partner - seat) % s.players)] = 1
    return at + GOODS + 2 + MAX_PLAYERS


@rule
def observe_next(s: State, seat: int, out: Floats, at: int, counts: Ints) -> int:
    """The goods among the cards that may come next, by what the seat knows."""
    if s.length[DECK] > 0:
        for good in range(GOODS):
            counts[good] = 0
        pool = s.pool[s.deck[s.length[DECK] - 1]]
        total = 0
        for card in range(CARD_COUNT):
            if s.pool[card] == pool and (s.known[card] >> seat) & 1 == 0 and s.face[card] != VENICE:
                if not is_offered(s, card, seat):  # T7: a card the seat heard of is not in the deck
                    counts[GOOD[s.face[card]]] += 1
                    total += 1
        for good in range(GOODS):
            out[at + good] = counts[good] / max(1, total)
    return at + GOODS


@rule
def observe_offer(s: State, seat: int, slot: int, out: Floats, at: int) -> None:
    offer = s.offers[slot]
    maker, partner = int(offer.maker), int(offer.partner)
    if (hearers(s, maker, partner) >> seat) & 1 == 0:
        return
    out[at] = 1
    out[at + 1] = maker == seat
    out[at + 2] = is_for(s, offer, seat)
    out[at + 3] = partner == ALL
    out[at + 4] = (offer.answered >> seat) & 1
    out[at + 5] = shows_answers(s, offer)
    for good in range(GOODS):
        out[at + 6 + good] = count_good(s, maker, offer.give, good) / 3
        out[at + 6 + GOODS + good] = offer.want[good] / 3
    out[at + 6 + 2 * GOODS] = offer.give_ducats / 10
    out[at + 7 + 2 * GOODS] = offer.want_ducats / 10
    other = partner if maker == seat else maker
    if other != ALL:
        out[at + 8 + 2 * GOODS + (other - seat) % s.players] = 1
