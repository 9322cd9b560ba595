"""The whole position as a scenario, explicit in every field; `scenario.load` gives the same bytes back."""

from __future__ import annotations

import numpy as np

from argosy.core.card_writer import write_hidden
from argosy.core.cards import DECK, NONE
from argosy.core.compiled import rule
from argosy.core.tokens import (
    close,
    keyed_flag,
    keyed_list,
    keyed_null,
    keyed_number,
    keyed_object,
    keyed_word,
    number,
    open_list,
    open_object,
    word,
)
from argosy.core.typing import Ints
from argosy.core.vocabulary import Common

from . import words
from .action_text import write_numbered, write_pair
from .actions import COINS
from .board import GOODS, ROUTES
from .state import (
    ALL,
    CARGO_OF,
    DISCARD,
    HAND_OF,
    MOST_OPEN_OFFERS,
    PIRATES_OF,
    PLAYED,
    REMEMBERED,
    REMOVED,
    ZONES,
    Draft,
    Offer,
    State,
    Terms,
    venice_is_out,
)
from .words import Word
from .writing import (
    next_in_set,
    write_card_set,
    write_known,
    write_options,
    write_port_tokens,
    write_row,
    write_seats,
    write_set,
    write_stack,
    write_token,
    write_wanted,
)

ALL_ZONES = np.arange(ZONES, dtype=np.int64)
ROUTE_ENDS = np.array(ROUTES, np.int16)


@rule
def write_dump(s: State, out: Ints) -> None:
    """All that `load` reads."""
    open_object(out)
    keyed_word(out, Common.game, words.GAME)
    write_card_set(out)
    keyed_number(out, Common.players, int(s.players))
    keyed_number(out, Common.start, int(s.start))
    write_options(s, out)
    keyed_number(out, Common.active, int(s.active))
    keyed_word(out, Common.phase, words.PHASE + int(s.phase))
    keyed_number(out, Word.round, int(s.round_number))
    dump_cards(s, out)
    dump_seats(s, out)
    dump_turn(s, out)
    dump_offers(s, out)
    dump_draft(s, out)
    keyed_number(out, Word.next_offer, int(s.next_offer))
    keyed_flag(out, Word.venice_out, venice_is_out(s))
    keyed_flag(out, Word.last_round, s.last_round != 0)
    if not venice_is_out(s):
        keyed_list(out, Word.venice_between)
        number(out, int(s.venice_lowest))
        number(out, int(s.venice_highest))
        close(out)
    write_hidden(s, ALL_ZONES, out)
    close(out)


@rule
def dump_cards(s: State, out: Ints) -> None:
    """Piles from the top, stacks from the bottom."""
    word(out, Word.deck)
    write_row(s, DECK, out)
    word(out, Word.discard)
    write_row(s, DISCARD, out)
    word(out, Word.removed)
    write_row(s, REMOVED, out)
    word(out, Word.played)
    write_row(s, PLAYED, out)
    keyed_list(out, Word.hands)
    for seat in range(s.players):
        write_row(s, HAND_OF + seat, out)
    close(out)
    keyed_list(out, Word.cargo)
    for seat in range(s.players):
        write_stack(s, CARGO_OF + seat, out)
    close(out)
    keyed_list(out, Word.pirates)
    for seat in range(s.players):
        write_stack(s, PIRATES_OF + seat, out)
    close(out)
    keyed_list(out, Word.pirate_own)
    for seat in range(s.players):
        write_known(s, PIRATES_OF + seat, seat, False, out)
    close(out)


@rule
def dump_seats(s: State, out: Ints) -> None:
    keyed_list(out, Word.ducats)
    for seat in range(s.players):
        number(out, int(s.seats[seat].ducats))
    close(out)
    keyed_list(out, Word.prestige)
    for seat in range(s.players):
        number(out, int(s.seats[seat].prestige))
    close(out)
    keyed_list(out, Word.removed_cargo)
    for seat in range(s.players):
        number(out, int(s.seats[seat].removed_cargo))
    close(out)
    keyed_list(out, Word.offers_made)
    for seat in range(s.players):
        number(out, int(s.seats[seat].offers_made))
    close(out)
    keyed_list(out, Word.ships)
    for seat in range(s.players):
        word(out, words.PORT + int(s.seats[seat].ship))
    close(out)
    word(out, Word.tokens)
    write_port_tokens(s, out)
    keyed_list(out, Word.owned)
    for seat in range(s.players):
        open_list(out)
        for kind in range(len(s.seats[seat].tokens)):
            for _ in range(s.seats[seat].tokens[kind]):
                write_token(kind, out)
        close(out)
    close(out)
    keyed_list(out, Word.active_token)
    for seat in range(s.players):
        write_token(int(s.seats[seat].active_token), out)
    close(out)


@rule
def dump_turn(s: State, out: Ints) -> None:
    players = int(s.players)
    keyed_number(out, Word.power, int(s.power))
    keyed_number(out, Word.load, int(s.load))
    keyed_number(out, Word.purchases, int(s.purchases))
    word(out, Word.got_prestige)
    write_seats(int(s.got_prestige), players, out)
    word(out, Word.no_deals)
    write_seats(int(s.no_deals), players, out)
    keyed_number(out, Word.moves_left, int(s.moves_left))
    keyed_list(out, Word.routes_used)
    for route in range(len(ROUTE_ENDS)):
        if (s.routes_used >> route) & 1 == 1:
            open_list(out)
            word(out, words.PORT + int(ROUTE_ENDS[route, 0]))
            word(out, words.PORT + int(ROUTE_ENDS[route, 1]))
            close(out)
    close(out)


# ---------------------------------------------------------------------------------- offers and a draft


@rule
def dump_offers(s: State, out: Ints) -> None:
    keyed_list(out, Word.offers)
    for slot in range(MOST_OPEN_OFFERS):
        if s.offers[slot].number > 0:
            open_object(out)
            keyed_number(out, Word.slot, slot)
            dump_offer(s, s.offers[slot], out)
            close(out)
    close(out)
    keyed_list(out, Word.refused)
    for i in range(min(int(s.refused_count), REMEMBERED)):
        open_object(out)
        keyed_number(out, words.FROM, int(s.refused[i].maker))
        dump_terms(s, s.refused[i], out)
        close(out)
    close(out)
    keyed_number(out, Word.refused_count, int(s.refused_count))


@rule
def dump_offer(s: State, offer: Offer, out: Ints) -> None:
    keyed_number(out, Common.number, int(offer.number))
    keyed_number(out, words.FROM, int(offer.maker))
    dump_terms(s, offer, out)
    keyed_object(out, Word.answers)
    for seat in range(s.players):
        if (offer.answered >> seat) & 1 == 1:
            word(out, words.SEAT + seat)
            write_set(s, offer.answers[seat], out)
    close(out)
    word(out, Word.declined)
    write_seats(int(offer.declined), int(s.players), out)


@rule
def dump_terms(s: State, terms: Terms, out: Ints) -> None:
    if terms.partner == ALL:
        keyed_null(out, Word.to)
    else:
        keyed_number(out, Word.to, int(terms.partner))
    keyed_object(out, Word.give)
    word(out, Common.cards)
    write_set(s, terms.give, out)
    keyed_number(out, Word.ducats, int(terms.give_ducats))
    close(out)
    keyed_object(out, Word.want)
    word(out, Word.goods)
    write_wanted(terms.want, out)
    keyed_number(out, Word.ducats, int(terms.want_ducats))
    close(out)


@rule
def dump_draft(s: State, out: Ints) -> None:
    """The steps that lead to it."""
    draft = s.draft
    if draft.kind == Draft.NONE:
        keyed_null(out, Word.draft)
        return
    keyed_object(out, Word.draft)
    keyed_number(out, Common.seat, int(draft.seat))
    keyed_list(out, Word.steps)
    if draft.kind == Draft.ACCEPT:
        write_numbered(words.ACCEPT, int(s.offers[draft.slot].number), out)
    elif draft.kind == Draft.OFFER and draft.partner == ALL:
        word(out, words.OFFER_TO_ALL)
    elif draft.kind == Draft.OFFER:
        write_numbered(words.OFFER_TO, int(draft.partner), out)
    if draft.kind == Draft.LOAD:
        for place in range(draft.given):
            write_pair(words.PICK_CARD, words.FACE + int(s.face[draft.order[place]]), out)
    else:
        face = next_in_set(s, draft.give, NONE)
        while face != NONE:
            write_pair(words.PICK_CARD, words.FACE + face, out)
            face = next_in_set(s, draft.give, face)
    if draft.kind == Draft.OFFER:
        for good in range(GOODS):
            for _ in range(draft.want[good]):
                write_pair(words.WANT_GOOD, words.GOOD + good, out)
        dump_coins(words.GIVE_COIN, int(draft.give_ducats), out)
        dump_coins(words.WANT_COIN, int(draft.want_ducats), out)
    close(out)
    close(out)


@rule
def dump_coins(verb: int, ducats: int, out: Ints) -> None:
    """The fewest steps that add up to so many ducats."""
    for i in range(len(COINS)):
        while ducats >= COINS[i]:
            write_numbered(verb, COINS[i], out)
            ducats -= COINS[i]
