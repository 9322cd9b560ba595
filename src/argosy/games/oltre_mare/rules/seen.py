"""What a seat may see: its view of the table. Written by allow-list, never by removal."""

from __future__ import annotations

from argosy.core.cards import DECK, NONE, SPECTATOR
from argosy.core.compiled import rule
from argosy.core.tokens import (
    close,
    keyed_flag,
    keyed_list,
    keyed_null,
    keyed_number,
    keyed_object,
    keyed_word,
    null,
    open_list,
    open_object,
    scratch,
    word,
)
from argosy.core.typing import Ints
from argosy.core.vocabulary import Common

from . import words
from .action_text import write_step
from .actions import BUY_DECK, BUY_PIRATES
from .knowledge import hears
from .legal import actors, cards_to_play, legal, price
from .offer_moves import prestige_due
from .scoring import write_result
from .state import (
    ALL,
    CARGO_OF,
    DISCARD,
    HAND_OF,
    MOST_OPEN_OFFERS,
    MOST_PURCHASES,
    PIRATES_OF,
    PLAYED,
    RULES_VERSION,
    Draft,
    Offer,
    Phase,
    State,
    hand,
    is_drafting,
    venice_is_out,
)
from .words import Word
from .worth import concerns, write_worth_of_draft, write_worth_of_offer
from .writing import (
    write_card_set,
    write_goods_of,
    write_known,
    write_options,
    write_port_tokens,
    write_row,
    write_seats,
    write_set,
    write_sorted_row,
    write_stack,
    write_token,
    write_wanted,
)


@rule
def write_public_view(s: State, out: Ints) -> None:
    """What everybody sees, in every view."""
    active, players = int(s.active), int(s.players)
    trading = s.phase == Phase.TRADE
    open_object(out)
    keyed_word(out, Common.game, words.GAME)
    keyed_number(out, Common.rules, RULES_VERSION)
    write_card_set(out)
    keyed_number(out, Common.players, players)
    write_options(s, out)
    keyed_number(out, Common.start, int(s.start))
    keyed_word(out, Common.phase, words.PHASE + int(s.phase))
    word(out, Common.to_act)
    write_seats(actors(s), players, out)
    keyed_number(out, Word.power, int(s.power))
    keyed_number(out, Word.load, int(s.load))
    keyed_number(out, Word.purchases_left, MOST_PURCHASES - int(s.purchases) if trading else 0)
    if trading:
        keyed_number(out, Word.price, price(s, active))
    else:
        keyed_null(out, Word.price)
    discarding = s.phase == Phase.DISCARD
    keyed_number(out, Word.to_discard, max(0, hand(s, active) - int(s.power)) if discarding else 0)
    keyed_number(out, Word.to_play, cards_to_play(s) if s.phase == Phase.PLAY else 0)
    keyed_number(out, Word.moves_left, int(s.moves_left))
    word(out, Word.no_deals)
    write_seats(int(s.no_deals), players, out)
    word(out, Word.prestige_due)
    write_seats(prestige_due(s) if trading else 0, players, out)
    write_table_fields(s, out)
    word(out, Common.result)
    if s.phase == Phase.OVER:
        write_result(s, out)
    else:
        null(out)
    close(out)


@rule
def write_table(s: State, out: Ints) -> None:
    """What everybody sees on the table; `follow` keeps it up to date from events alone."""
    open_object(out)
    write_table_fields(s, out)
    close(out)


@rule
def write_table_fields(s: State, out: Ints) -> None:
    keyed_number(out, Word.round, int(s.round_number))
    keyed_number(out, Common.active, int(s.active))
    keyed_flag(out, Word.last_round, s.last_round != 0)
    keyed_flag(out, Word.venice_out, venice_is_out(s))
    keyed_number(out, Word.deck, int(s.length[DECK]))
    word(out, Word.discard)
    write_row(s, DISCARD, out)
    word(out, Word.played)
    write_row(s, PLAYED, out)
    word(out, Word.ports)
    write_port_tokens(s, out)
    write_offers(s, NONE, out)
    keyed_list(out, Common.seats)
    for seat in range(s.players):
        write_seat(s, seat, out)
    close(out)


@rule
def write_seat(s: State, seat: int, out: Ints) -> None:
    me = s.seats[seat]
    open_object(out)
    keyed_number(out, Word.ducats, int(me.ducats))
    keyed_number(out, Word.prestige, int(me.prestige))
    keyed_number(out, Word.hand, hand(s, seat))
    keyed_number(out, Word.cargo, int(s.length[CARGO_OF + seat]))
    top = int(s.first[CARGO_OF + seat])
    if top == NONE:
        keyed_null(out, Word.top)
    else:
        keyed_word(out, Word.top, words.FACE + int(s.face[top]))
    keyed_number(out, Word.pirates, int(s.length[PIRATES_OF + seat]))
    if me.ship < 0:
        keyed_null(out, Word.ship)
    else:
        keyed_word(out, Word.ship, words.PORT + int(me.ship))
    keyed_object(out, Word.tokens)
    for kind in range(len(me.tokens)):
        if me.tokens[kind] != 0:
            keyed_number(out, words.TOKEN + kind, int(me.tokens[kind]))
    close(out)
    word(out, Word.active_token)
    write_token(int(me.active_token), out)
    close(out)


# ------------------------------------------------------------------------------------ what a seat sees


@rule
def write_seat_view(s: State, seat: int, out: Ints) -> None:
    """What a view has besides, or instead, for this seat; with -1, for a spectator."""
    open_object(out)
    if seat < 0:
        keyed_null(out, Common.seat)
    else:
        keyed_number(out, Common.seat, seat)
    write_offers(s, seat, out)
    word(out, Word.hand)
    if seat < 0:
        open_list(out)
        close(out)
    else:
        write_sorted_row(s, HAND_OF + seat, out)
    word(out, Word.cargo)
    if seat < 0 or s.cargo_memory_aid == 0:
        null(out)  # 6: nobody looks through a cargo stack, except as an aid to memory
    else:
        write_stack(s, CARGO_OF + seat, out)
    word(out, Word.pirates)
    if seat < 0 or s.pirate_memory_aid == 0:
        null(out)
    else:
        write_known(s, PIRATES_OF + seat, seat, True, out)  # B4
    write_decision_fields(s, seat, out)
    close(out)


@rule
def write_offers(s: State, seat: int, out: Ints) -> None:
    """The open offers that a seat hears of, oldest first."""
    observer = seat if seat >= 0 else SPECTATOR
    keyed_list(out, Word.offers)
    slot = next_heard(s, observer, 0)
    while slot != NONE:
        write_offer(s, s.offers[slot], seat, out)
        slot = next_heard(s, observer, int(s.offers[slot].number))
    close(out)


@rule
def next_heard(s: State, observer: int, after: int) -> int:
    """R2: where the open offer with the next number lies that the observer hears of, or NONE."""
    found = NONE
    if s.open_offers > 0:
        for slot in range(MOST_OPEN_OFFERS):
            offer_number = int(s.offers[slot].number)
            if offer_number > after and (found == NONE or offer_number < s.offers[found].number):
                if hears(s, slot, observer):
                    found = slot
    return found


@rule
def write_offer(s: State, offer: Offer, seat: int, out: Ints) -> None:
    open_object(out)
    keyed_number(out, Common.number, int(offer.number))
    keyed_number(out, words.FROM, int(offer.maker))
    if offer.partner == ALL:
        keyed_null(out, Word.to)
    else:
        keyed_number(out, Word.to, int(offer.partner))
    write_side(s, offer.give, int(offer.give_ducats), out)
    keyed_object(out, Word.want)
    word(out, Word.goods)
    write_wanted(offer.want, out)
    keyed_number(out, Word.ducats, int(offer.want_ducats))
    close(out)
    write_shown(s, offer.give, seat, int(offer.maker), out)
    keyed_list(out, Word.answers)
    for other in range(s.players):
        if (offer.answered >> other) & 1 == 1:
            open_object(out)
            keyed_number(out, Common.seat, other)
            write_side(s, offer.answers[other], int(offer.want_ducats), out)
            write_shown(s, offer.answers[other], seat, other, out)
            close(out)
    close(out)
    word(out, Word.declined)
    write_seats(int(offer.declined), int(s.players), out)
    if concerns(s, offer, seat):
        write_worth_of_offer(s, offer, seat, out)
    close(out)


@rule
def write_side(s: State, cards: Ints, ducats: int, out: Ints) -> None:
    """What a side of a deal gives."""
    keyed_object(out, Word.give)
    word(out, Word.goods)
    write_goods_of(s, cards, out)
    keyed_number(out, Word.ducats, ducats)
    close(out)


@rule
def write_shown(s: State, cards: Ints, seat: int, giver: int, out: Ints) -> None:
    """Which cards exactly: for the giver, and with open trade for all who hear."""
    word(out, Common.cards)
    if s.open_trade != 0 or seat == giver:
        write_set(s, cards, out)
    else:
        open_list(out)
        close(out)


# ----------------------------------------------------------------------------------- what a seat can do


@rule
def write_decision_view(s: State, seat: int, out: Ints) -> None:
    """What a seat has begun and can do."""
    open_object(out)
    write_decision_fields(s, seat, out)
    close(out)


@rule
def write_decision_fields(s: State, seat: int, out: Ints) -> None:
    word(out, Word.draft)
    if seat >= 0 and is_drafting(s, seat):
        write_draft(s, out)
    else:
        null(out)
    keyed_list(out, Common.choices)
    if seat >= 0:
        write_choices(s, seat, out)
    close(out)


@rule
def write_draft(s: State, out: Ints) -> None:
    """The steps a seat has taken towards an action; in its own head until it is whole."""
    draft = s.draft
    open_object(out)
    keyed_word(out, Common.kind, words.DRAFT + int(draft.kind))
    word(out, Common.cards)
    if draft.kind == Draft.LOAD:
        open_list(out)
        for place in range(draft.given):
            word(out, words.FACE + int(s.face[draft.order[place]]))
        close(out)
    else:
        write_set(s, draft.give, out)
    word(out, Word.want)
    write_wanted(draft.want, out)
    keyed_number(out, Word.give_ducats, int(draft.give_ducats))
    keyed_number(out, Word.want_ducats, int(draft.want_ducats))
    write_worth_of_draft(s, out)
    close(out)


@rule
def write_choices(s: State, seat: int, out: Ints) -> None:
    """The legal actions and steps of a seat; purchases with their price."""
    codes = scratch(out)
    for i in range(legal(s, seat, codes)):
        code = int(codes[i])
        open_object(out)
        word(out, Common.action)
        write_step(s, seat, code, out)
        if code == BUY_DECK or code == BUY_PIRATES:
            keyed_number(out, Word.price, price(s, seat))
        close(out)
