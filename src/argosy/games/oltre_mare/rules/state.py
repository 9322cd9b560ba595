"""The state of a game of Oltre Mare, and how a new game is laid out."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Protocol

from argosy.core.cards import (
    DECK,
    NONE,
    card_fields,
    clear_cards,
    lift_top,
    put_last,
    shuffle_into_deck,
    state_type,
    turn_up,
)
from argosy.core.chance import below
from argosy.core.compiled import rule
from argosy.core.options import FLAG, Option
from argosy.core.typing import Cards, Ints, Log

from .board import GOODS, PORT_COUNT, TOKEN_COUNT, Good, Token
from .cards import CARD_COUNT, GOOD, GOODS_CARDS, HAND_CARDS, LOAD, MOST_LOAD, NO_PORT, PORT, POWER, VENICE

NAME = "oltre-mare"
RULES_VERSION = 1
MIN_PLAYERS, MAX_PLAYERS = 2, 5
START_DUCATS = 11
MOST_PURCHASES = 4
POWER_WITHOUT_CARGO = 6
LOAD_WITHOUT_CARGO = 1

# Zones: each of the 99 cards lies in exactly one of them after every action.
DISCARD = 1
REMOVED = 2  # out of the game
PLAYED = 3  # by the active player, until they are loaded
HAND_OF = 4  # 4…8: the hands of seats 0…4
CARGO_OF = 9  # 9…13: cargo stacks, top card first
PIRATES_OF = 14  # 14…18: pirate stacks, top card first
ZONES = 19

NO_TOKEN = -1
ALL = -1  # as partner of an offer: whoever wants to
MOST_OPEN_OFFERS = 8  # at a time
REMEMBERED = 16  # refused offers of a turn, the latest
MOST_DUCATS = 99  # in one offer


class Phase(IntEnum):
    DISCARD = 0  # 1 naval power: more cards in hand than allowed
    TRADE = 1
    PLAY = 2  # 3 actions: which cards
    SAIL = 3
    COMPASS = 4
    LOAD = 5
    OVER = 6


PHASES = tuple(phase.name.lower() for phase in Phase)


class Draft(IntEnum):
    """What a chain of small steps is about to become."""

    NONE = 0
    OFFER = 1
    ACCEPT = 2
    PLAY = 3
    LOAD = 4


class Seeing(IntEnum):
    """A4: who sees the cards that pirate flags bring."""

    NOBODY = 0
    OWNER = 1
    ALL = 2


OPTIONS = (
    Option("open_trade", False, FLAG),  # T8
    Option("private_talk", False, FLAG),  # R2
    Option("consent_for_gifts", True, FLAG),  # T3
    Option("allow_ducat_only_deals", False, FLAG),  # T4
    Option("offers_per_turn", 10, range(41)),
    Option("repeat_refused_offers", False, FLAG),
    Option("unanswerable_offers_lapse", True, FLAG, before=False),  # R14
    Option("prestige_again_after_venice", False, FLAG),  # T6
    Option("prestige_supply", 0, range(201)),  # 1: 0 is without limit
    Option("venice_spread", 5, range(51)),  # S5: in percent
    Option("surcharge_with_good_terms", False, FLAG),  # B3
    Option("fifth_ducat_symbol", 6, range(6, 13)),  # A3
    Option("see_pirate_cards", "nobody", ("nobody", "owner", "all")),  # A4
    Option("full_trail_required", True, FLAG),  # A6
    Option("compass_decline_keeps_active", True, FLAG),  # A8
    Option("zero_counts_as_rank", True, FLAG),  # 8.1
    Option("hand_card_ducats", 0, range(-2, 3)),  # 8.5
    Option("removed_cargo_counts", True, FLAG),  # X3
    Option("pirate_memory_aid", False, FLAG),  # B4
    Option("cargo_memory_aid", False, FLAG),  # 6
)


SET = ("i8", 2)  # a set of cards: 63 to a number
SEAT = state_type(
    [
        ("ducats", "i8"),  # deals may move any amount, and debts have no limit
        ("prestige", "i2"),
        ("removed_cargo", "i2"),
        ("offers_made", "i2"),
        ("ship", "i2"),
        ("active_token", "i2"),
        ("tokens", "i2", len(Token)),
    ]
)
OFFER = state_type(
    [
        ("give", *SET),
        ("answers", "i8", (MAX_PLAYERS, 2)),
        ("number", "i2"),
        ("give_ducats", "i2"),
        ("want_ducats", "i2"),
        ("want", "i1", GOODS),
        ("maker", "i1"),
        ("partner", "i1"),
        ("answered", "i1"),
        ("declined", "i1"),
    ]
)
REFUSED = state_type(
    [
        ("give", *SET),
        ("give_ducats", "i2"),
        ("want_ducats", "i2"),
        ("want", "i1", GOODS),
        ("maker", "i1"),
        ("partner", "i1"),
    ]
)
DRAFT = state_type(
    [
        ("give", *SET),
        ("give_ducats", "i2"),
        ("want_ducats", "i2"),
        ("kind", "i2"),
        ("last", "i2"),
        ("given", "i2"),
        ("wanted", "i2"),
        ("want", "i1", GOODS),
        ("order", "i1", MOST_LOAD),
        ("seat", "i1"),
        ("partner", "i1"),
        ("slot", "i1"),
        ("stage", "i1"),
    ]
)
STATE = state_type(
    [
        ("offers", OFFER, MOST_OPEN_OFFERS),
        ("refused", REFUSED, REMEMBERED),
        ("draft", DRAFT),
        ("seats", SEAT, MAX_PLAYERS),
        ("routes_used", "i8"),
        *card_fields(CARD_COUNT, ZONES),
        ("players", "i2"),
        ("start", "i2"),
        ("active", "i2"),
        ("phase", "i2"),
        ("round_number", "i2"),
        ("power", "i2"),
        ("load", "i2"),
        ("purchases", "i2"),
        ("moves_left", "i2"),
        ("got_prestige", "i2"),
        ("no_deals", "i2"),
        ("next_offer", "i2"),
        ("open_offers", "i2"),
        ("refused_count", "i2"),
        ("last_round", "i2"),
        ("venice_lowest", "i2"),
        ("venice_highest", "i2"),
        *[(option.name, "i2") for option in OPTIONS],
        ("port_token", "i1", PORT_COUNT),
    ]
)


class Seat(Protocol):
    """What a player has besides cards."""

    ducats: int
    prestige: int
    removed_cargo: int  # X3: cargo cards scored early
    offers_made: int  # in this turn
    ship: int
    active_token: int
    tokens: Ints  # owned, by kind, face up or down


class Terms(Protocol):
    """What changes hands, and between whom: part of an offer, of a refused one and of a draft."""

    give: Ints
    give_ducats: int
    want_ducats: int
    want: Ints
    partner: int


class Offer(Terms, Protocol):
    answers: Any  # per seat, the set of cards it would give
    number: int  # 0: no offer here
    maker: int
    answered: int  # seats that would accept
    declined: int  # seats that will not


class Refused(Terms, Protocol):
    maker: int


class Drafted(Terms, Protocol):
    kind: int
    last: int  # the face picked last: picks go upwards, so that each choice has one way
    given: int  # how many cards
    wanted: int
    order: Ints  # cards to load, bottom first
    seat: int
    slot: int
    stage: int


class State(Cards, Protocol):
    """The fields of STATE, for readers and the type checker."""

    offers: list[Offer]
    refused: list[Refused]
    draft: Drafted
    routes_used: int  # in this turn, as bits
    seats: list[Seat]
    players: int
    start: int
    active: int
    phase: int
    round_number: int  # from 1
    power: int  # of the top cargo card when the turn began
    load: int
    purchases: int  # in this turn
    moves_left: int
    got_prestige: int  # seats that got a token in this turn
    no_deals: int  # seats that want none in this turn
    next_offer: int
    open_offers: int  # how many
    refused_count: int  # in this turn
    last_round: int
    venice_lowest: int  # where Venice can be, counted in cards below it; what everybody knows
    venice_highest: int
    open_trade: int
    private_talk: int
    consent_for_gifts: int
    allow_ducat_only_deals: int
    offers_per_turn: int
    repeat_refused_offers: int
    unanswerable_offers_lapse: int
    prestige_again_after_venice: int
    prestige_supply: int
    venice_spread: int
    surcharge_with_good_terms: int
    fifth_ducat_symbol: int
    see_pirate_cards: int
    full_trail_required: int
    compass_decline_keeps_active: int
    zero_counts_as_rank: int
    hand_card_ducats: int
    removed_cargo_counts: int
    pirate_memory_aid: int
    cargo_memory_aid: int
    port_token: Ints  # by port, the kind of the token there


# ------------------------------------------------------------------------------- sets of cards

BITS = 63


@rule
def is_in(cards: Ints, card: int) -> bool:
    return (int(cards[card // BITS]) >> (card % BITS)) & 1 == 1


@rule
def add_to(cards: Ints, card: int) -> None:
    cards[card // BITS] |= 1 << (card % BITS)


@rule
def clear_set(cards: Ints) -> None:
    cards[0] = 0
    cards[1] = 0


@rule
def copy_set(source: Ints, target: Ints) -> None:
    target[0] = source[0]
    target[1] = source[1]


# ------------------------------------------------------------------------------------- set-up


@rule
def clear_draft(s: State) -> None:
    draft = s.draft
    draft.kind = Draft.NONE
    draft.seat = 0
    draft.partner = 0
    draft.slot = 0
    draft.stage = 0
    draft.last = NONE
    draft.given = 0
    draft.wanted = 0
    draft.give_ducats = 0
    draft.want_ducats = 0
    clear_set(draft.give)
    for good in range(len(draft.want)):
        draft.want[good] = 0
    for place in range(len(draft.order)):
        draft.order[place] = 0


@rule
def clear_offer(s: State, slot: int) -> None:
    """An open offer ends."""
    s.open_offers -= 1
    offer = s.offers[slot]
    clear_terms(offer)
    offer.number = 0
    offer.answered = 0
    offer.declined = 0
    for seat in range(MAX_PLAYERS):
        clear_set(offer.answers[seat])


@rule
def forget_refused(s: State) -> None:
    for i in range(min(int(s.refused_count), REMEMBERED)):
        clear_terms(s.refused[i])
    s.refused_count = 0


@rule
def clear_terms(terms: Refused) -> None:
    """An offer of nothing for nothing, by and for nobody in particular."""
    terms.maker = 0
    terms.partner = 0
    terms.give_ducats = 0
    terms.want_ducats = 0
    clear_set(terms.give)
    for good in range(len(terms.want)):
        terms.want[good] = 0


@rule
def clear_table(s: State) -> None:
    """Everything but the options and the random stream back to nothing."""
    clear_cards(s)
    clear_draft(s)
    for slot in range(MOST_OPEN_OFFERS):
        clear_offer(s, slot)
    s.open_offers = 0
    forget_refused(s)
    for seat in range(MAX_PLAYERS):
        me = s.seats[seat]
        me.ducats = 0
        me.prestige = 0
        me.removed_cargo = 0
        me.offers_made = 0
        me.ship = NO_PORT
        me.active_token = NO_TOKEN
        for token in range(len(me.tokens)):
            me.tokens[token] = 0
    for port in range(len(s.port_token)):
        s.port_token[port] = NO_TOKEN
    s.players = 0
    s.start = 0
    s.active = 0
    s.phase = Phase.TRADE
    s.round_number = 1
    s.power = 0
    s.load = 0
    s.purchases = 0
    s.moves_left = 0
    s.routes_used = 0
    s.got_prestige = 0
    s.no_deals = 0
    s.next_offer = 1
    s.last_round = 0
    s.venice_lowest = 0
    s.venice_highest = 0


@rule
def lay_out(s: State, players: int, start: int, log: Log) -> None:
    """S1 to S6; the first turn is not begun yet. `start` is the start player, or -1 to let chance choose."""
    clear_table(s)
    s.players = players
    for card in range(GOODS_CARDS):
        s.face[card] = card
        # S2: two players play without grain.
        if players == MIN_PLAYERS and GOOD[card] == Good.GRAIN:
            put_last(s, card, REMOVED)
        else:
            put_last(s, card, DISCARD)
    lay_tokens(s)
    shuffle_into_deck(s, DISCARD, None)
    for seat in range(players):
        s.seats[seat].ducats = START_DUCATS
        turn_start_card(s, seat)
    while s.length[DECK] > 0:
        put_last(s, lift_top(s), DISCARD)
    shuffle_into_deck(s, DISCARD, log)
    for seat in range(players):
        for _ in range(HAND_CARDS):
            card = lift_top(s)
            s.known[card] = 1 << seat
            put_last(s, card, HAND_OF + seat)
    put_venice_in(s)
    s.start = start if start >= 0 else below(s.rng, players)
    s.active = s.start


@rule
def lay_tokens(s: State) -> None:
    """S1: each port gets any of the tokens that are left, evenly."""
    used = s.seats[0].tokens  # nobody owns a token yet, so that there is room to count
    left = 0
    for kind in range(len(TOKEN_COUNT)):
        left += int(TOKEN_COUNT[kind])
    for port in range(PORT_COUNT):
        skip = below(s.rng, left)
        kind = 0
        while skip >= TOKEN_COUNT[kind] - used[kind]:
            skip -= int(TOKEN_COUNT[kind]) - int(used[kind])
            kind += 1
        s.port_token[port] = kind
        used[kind] += 1
        left -= 1
    for kind in range(len(TOKEN_COUNT)):
        used[kind] = 0


@rule
def turn_start_card(s: State, seat: int) -> None:
    """S4: the first card with a port is the cargo; the ship goes there, the token there leaves the game."""
    while True:
        card = lift_top(s)
        port = int(PORT[s.face[card]])
        if port == NO_PORT:
            put_last(s, card, DISCARD)
            continue
        turn_up(s, card)
        put_last(s, card, CARGO_OF + seat)
        s.seats[seat].ship = port
        s.port_token[port] = NO_TOKEN
        return


@rule
def put_venice_in(s: State) -> None:
    """S5: under k of the N goods cards. Faces are exchanged, never cards: the card's number tells nothing."""
    goods = int(s.length[DECK])
    venice = CARD_COUNT - 1
    s.face[venice] = VENICE
    s.zone[venice] = DECK
    s.pool[venice] = s.pool[s.deck[0]]
    s.known[venice] = 0
    s.deck[goods] = venice
    s.length[DECK] = goods + 1
    spread = int(s.venice_spread)
    fewest = (50 - spread) * goods // 100
    most = ((50 + spread) * goods + 99) // 100 if spread > 0 else fewest
    above = fewest + below(s.rng, most - fewest + 1)
    s.venice_lowest = goods - most
    s.venice_highest = goods - fewest
    place = s.deck[goods - above]
    s.face[venice] = s.face[place]
    s.face[place] = VENICE


# ------------------------------------------------------------------------------------- asking


@rule
def hand(s: State, seat: int) -> int:
    return int(s.length[HAND_OF + seat])


@rule
def is_drafting(s: State, seat: int) -> bool:
    """Whether a seat has begun an action of several steps. Nobody else notices or waits for it."""
    return s.draft.kind != Draft.NONE and s.draft.seat == seat


@rule
def card_in_hand(s: State, seat: int, face: int) -> int:
    """The card with that face in a hand, or NONE."""
    return card_in(s, HAND_OF + seat, face)


@rule
def card_in(s: State, zone: int, face: int) -> int:
    card = int(s.first[zone])
    while card != NONE and s.face[card] != face:
        card = int(s.next[card])
    return card


@rule
def read_top_card(s: State) -> None:
    """3: power and load of the active player's top cargo card hold for the whole turn."""
    top = int(s.first[CARGO_OF + int(s.active)])
    if top != NONE:
        s.power = POWER[s.face[top]]
        s.load = LOAD[s.face[top]]
    else:  # no game comes here, a scenario may: nothing to discard, least to play
        s.power = POWER_WITHOUT_CARGO
        s.load = LOAD_WITHOUT_CARGO


@rule
def venice_is_out(s: State) -> bool:
    return s.venice_highest < 0


@rule
def venice_chance(s: State) -> float:
    """How likely Venice comes next, by what everybody knows of the deck."""
    top = int(s.length[DECK]) - 1
    if top < 0 or s.venice_highest < top:
        return 0.0
    return 1.0 / (top - int(s.venice_lowest) + 1)
