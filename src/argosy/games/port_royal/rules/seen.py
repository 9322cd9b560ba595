"""What a seat may see: its view of the table. Built by allow-list, never by removal.

In Port Royal everybody has the same information: nobody knows the faces of coins, not even their owner.
"""

from __future__ import annotations

from argosy.core.card_writer import write_faces, write_first_face
from argosy.core.cards import DECK, NONE, holds
from argosy.core.compiled import rule
from argosy.core.option_writer import options_writer
from argosy.core.tokens import (
    close,
    keyed_flag,
    keyed_list,
    keyed_null,
    keyed_number,
    keyed_object,
    keyed_word,
    null,
    number,
    open_object,
    scratch,
    word,
)
from argosy.core.typing import Ints
from argosy.core.vocabulary import Common

from .actions import FIRST_CLAIM, FIRST_TAKE, KEEP
from .cards import (
    CLAIM_EXPEDITION,
    CLAIM_PERSONS,
    COINS,
    CREW,
    EXPEDITION_FACES,
    EXPEDITION_NEEDS,
    KIND,
    POINTS,
    SPENDABLE_FACE,
    Kind,
)
from .legal import (
    SHIP_TYPES,
    affordable,
    fee,
    income,
    is_duplicate,
    legal,
    picks_for,
    price,
    purse,
    symbols_missing,
    types_in_harbour,
)
from .scoring import write_result
from .state import (
    COINS_OF,
    DISCARD,
    DISPLAY_OF,
    HARBOUR,
    OPTIONS,
    PENDING,
    ROW,
    RULES_VERSION,
    Phase,
    State,
)
from .words import ACTION, CREW_OF_CARD, FACE, GAME, PHASE, WORDS, Word

write_options = options_writer(str(__package__), OPTIONS, WORDS)


@rule
def write_public_view(s: State, out: Ints) -> None:
    """What everybody sees, in every view."""
    open_object(out)
    keyed_word(out, Common.game, GAME)
    keyed_number(out, Common.rules, RULES_VERSION)
    keyed_number(out, Common.players, s.players)
    write_options(s, out)
    keyed_number(out, Common.start, s.start)
    keyed_word(out, Common.phase, PHASE + int(s.phase))
    keyed_list(out, Common.to_act)
    if s.phase != Phase.OVER:
        number(out, s.acting)
    close(out)
    keyed_number(out, Word.picks, s.picks)
    keyed_number(out, Word.drawn, s.drawn)
    write_what_lies(s, out)
    write_worth(s, out)
    write_towards(s, out)
    word(out, Common.result)
    if s.phase == Phase.OVER:
        write_result(s, out)
    else:
        null(out)
    close(out)


@rule
def write_seat_view(s: State, seat: int, out: Ints) -> None:
    """What a view has besides for this seat, or for a spectator."""
    open_object(out)
    word(out, Common.seat)
    if seat < 0:
        null(out)
    else:
        number(out, seat)
    keyed_list(out, Word.offers)
    if seat >= 0:
        write_offers(s, seat, out)
    close(out)
    write_choices(s, seat, out)
    close(out)


@rule
def write_decision_view(s: State, seat: int, out: Ints) -> None:
    """What a seat can do."""
    open_object(out)
    write_choices(s, seat, out)
    close(out)


@rule
def write_table(s: State, out: Ints) -> None:
    """What lies on the table; `follow` keeps it up to date from events alone."""
    open_object(out)
    write_what_lies(s, out)
    close(out)


@rule
def write_what_lies(s: State, out: Ints) -> None:
    keyed_number(out, Word.turn, s.turn)
    keyed_number(out, Common.active, s.active)
    keyed_flag(out, Word.last_round, s.last_round != 0)
    keyed_number(out, Word.deck, s.length[DECK])
    word(out, Word.discard)
    write_faces(s, DISCARD, FACE, out)
    word(out, Word.harbour)
    write_faces(s, HARBOUR, FACE, out)
    word(out, Word.row)
    write_faces(s, ROW, FACE, out)
    word(out, Word.pending)
    write_first_face(s, PENDING, FACE, out)
    keyed_list(out, Common.seats)
    for seat in range(s.players):
        write_seat(s, seat, out)
    close(out)


@rule
def write_seat(s: State, seat: int, out: Ints) -> None:
    """What everybody sees of a seat: its coins, its display and what this adds up to."""
    open_object(out)
    keyed_number(out, Word.coins, s.length[COINS_OF + seat])
    keyed_number(out, Word.points, s.seats[seat].points)
    keyed_number(out, Word.swords, s.seats[seat].swords)
    keyed_object(out, Word.crew)
    counted = 0
    card = int(s.first[DISPLAY_OF + seat])
    while card != NONE:
        crew = int(CREW[s.face[card]])
        if (counted >> crew) & 1 == 0:
            counted |= 1 << crew
            keyed_number(out, CREW_OF_CARD + crew, s.seats[seat].crew[crew])
        card = int(s.next[card])
    close(out)
    word(out, Word.display)
    write_faces(s, DISPLAY_OF + seat, FACE, out)
    close(out)


@rule
def write_worth(s: State, out: Ints) -> None:
    """The cards the active player may take if he stops now, and with one more type of ship, if there is."""
    if s.phase != Phase.DISCOVER:
        keyed_null(out, Word.worth)
        return
    types = types_in_harbour(s)
    keyed_object(out, Word.worth)
    keyed_number(out, Word.picks, picks_for(s, int(s.active), types))
    word(out, Word.more)
    if types < SHIP_TYPES:
        number(out, picks_for(s, int(s.active), types + 1))
    else:
        null(out)
    close(out)


@rule
def write_towards(s: State, out: Ints) -> None:
    """How many symbols of each open expedition every seat's persons cover."""
    keyed_list(out, Word.towards)
    for seat in range(s.players):
        open_object(out)
        for i in range(len(EXPEDITION_FACES)):
            face = EXPEDITION_FACES[i]
            if holds(s, ROW, face):
                keyed_number(out, FACE + face, symbols_of(face) - symbols_missing(s, seat, face))
        close(out)
    close(out)


@rule
def symbols_of(expedition: int) -> int:
    symbols = 0
    for i in range(len(SPENDABLE_FACE)):
        symbols += int(EXPEDITION_NEEDS[expedition, i])
    return symbols


@rule
def write_offers(s: State, seat: int, out: Ints) -> None:
    """What each harbour card would cost this seat or bring it, whether or not it may take it now."""
    most = purse(s, seat)
    card = int(s.first[HARBOUR])
    while card != NONE:
        face = int(s.face[card])
        open_object(out)
        keyed_word(out, Word.card, FACE + face)
        write_price_or_gain(s, seat, face, out)
        keyed_flag(out, Word.affordable, affordable(face, most))
        close(out)
        card = int(s.next[card])


@rule
def write_price_or_gain(s: State, seat: int, face: int, out: Ints) -> None:
    """What a person costs or a ship brings, and the fee."""
    if KIND[face] == Kind.SHIP:
        keyed_number(out, Word.gain, income(s, seat, face))
    else:
        keyed_number(out, Word.price, price(s, seat, face))
    keyed_number(out, Word.fee, fee(s, seat))


@rule
def write_choices(s: State, seat: int, out: Ints) -> None:
    """The legal actions of a seat, each with what it costs and brings; none for a spectator."""
    keyed_list(out, Common.choices)
    codes = scratch(out)
    for i in range(legal(s, seat, codes)):
        write_choice(s, seat, int(codes[i]), out)
    close(out)


@rule
def write_choice(s: State, seat: int, code: int, out: Ints) -> None:
    open_object(out)
    word(out, Common.action)
    write_step(s, seat, code, out)
    if code >= FIRST_CLAIM:
        expedition = CLAIM_EXPEDITION[code - FIRST_CLAIM]
        keyed_number(out, Word.gain, COINS[expedition])
        keyed_number(out, Word.points, int(POINTS[expedition]) - points_spent(code - FIRST_CLAIM))
    elif code >= FIRST_TAKE:
        face = code - FIRST_TAKE
        write_price_or_gain(s, seat, face, out)
        if KIND[face] == Kind.PERSON:
            keyed_number(out, Word.points, POINTS[face])
    elif code == KEEP:
        keyed_flag(out, Word.bust, is_duplicate(s, int(s.face[s.first[PENDING]])))
    close(out)


@rule
def points_spent(claim: int) -> int:
    """Of the persons who leave the display for an expedition."""
    points = 0
    for i in range(len(SPENDABLE_FACE)):
        points += int(CLAIM_PERSONS[claim, i]) * int(POINTS[SPENDABLE_FACE[i]])
    return points


@rule
def write_step(s: State, seat: int, code: int, out: Ints) -> None:
    """An action in words; each is one code, so this is also the whole action."""
    word(out, ACTION + code)
