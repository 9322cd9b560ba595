"""Pieces that views, dumps and texts are made of: rows and sets of cards, goods by count, tokens, seats."""

from __future__ import annotations

from argosy.core.card_writer import write_faces
from argosy.core.cards import NONE
from argosy.core.compiled import rule
from argosy.core.option_writer import options_writer
from argosy.core.tokens import (
    close,
    keyed_null,
    keyed_number,
    keyed_word,
    null,
    number,
    open_list,
    open_object,
    word,
)
from argosy.core.typing import Ints

from . import words
from .board import GOODS
from .cards import GOOD
from .state import BITS, NO_TOKEN, OPTIONS, State
from .words import WORDS, Word

COUNT_BITS = 8  # for how many there are of each good, in one number

write_options = options_writer(__package__, OPTIONS, WORDS)


@rule
def write_card_set(out: Ints) -> None:
    """The mark of a card set of one's own."""
    if words.HAS_MARK:
        keyed_word(out, Word.set, words.MARK)
    else:
        keyed_null(out, Word.set)


@rule
def write_seats(bits: int, players: int, out: Ints) -> None:
    open_list(out)
    for seat in range(players):
        if (bits >> seat) & 1 == 1:
            number(out, seat)
    close(out)


# -------------------------------------------------------------------------------------- rows of cards


@rule
def write_row(s: State, zone: int, out: Ints) -> None:
    """The cards of a zone in their order; of a stack or the deck, from the top."""
    write_faces(s, zone, words.FACE, out)


@rule
def write_stack(s: State, zone: int, out: Ints) -> None:
    """The cards of a stack from the bottom."""
    open_list(out)
    begin = int(out[0])
    card = int(s.first[zone])
    while card != NONE:
        word(out, words.FACE + int(s.face[card]))
        card = int(s.next[card])
    turn_round(out, begin)
    close(out)


@rule
def write_known(s: State, zone: int, seat: int, whole: bool, out: Ints) -> None:
    """From the bottom, what a seat knows of a stack; where `whole`, null stands for every other card."""
    open_list(out)
    begin = int(out[0])
    card = int(s.first[zone])
    while card != NONE:
        if (s.known[card] >> seat) & 1 == 1:
            word(out, words.FACE + int(s.face[card]))
        elif whole:
            null(out)
        card = int(s.next[card])
    turn_round(out, begin)
    close(out)


@rule
def turn_round(out: Ints, begin: int) -> None:
    """What was written from a place on, one token each, the other way round."""
    end = int(out[0]) - 1
    if end >= len(out):  # there was not room for all: nobody reads it
        return
    while begin < end:
        token = out[begin]
        out[begin] = out[end]
        out[end] = token
        begin += 1
        end -= 1


@rule
def write_sorted_row(s: State, zone: int, out: Ints) -> None:
    """The cards of a zone by their faces, upwards."""
    open_list(out)
    face = next_in_row(s, zone, NONE)
    while face != NONE:
        word(out, words.FACE + face)
        face = next_in_row(s, zone, face)
    close(out)


@rule
def next_in_row(s: State, zone: int, below: int) -> int:
    """The lowest face above another one in a zone, or NONE."""
    lowest = NONE
    card = int(s.first[zone])
    while card != NONE:
        face = int(s.face[card])
        if face > below and (lowest == NONE or face < lowest):
            lowest = face
        card = int(s.next[card])
    return lowest


# -------------------------------------------------------------------------------------- sets of cards


@rule
def write_set(s: State, cards: Ints, out: Ints) -> None:
    """The cards of a set by their faces, upwards."""
    open_list(out)
    face = next_in_set(s, cards, NONE)
    while face != NONE:
        word(out, words.FACE + face)
        face = next_in_set(s, cards, face)
    close(out)


@rule
def next_in_set(s: State, cards: Ints, below: int) -> int:
    """The lowest face above another one in a set, or NONE."""
    lowest = NONE
    for part in range(len(cards)):
        rest = int(cards[part])
        card = part * BITS
        while rest != 0:
            if rest & 1 == 1:
                face = int(s.face[card])
                if face > below and (lowest == NONE or face < lowest):
                    lowest = face
            rest >>= 1
            card += 1
    return lowest


@rule
def write_goods_of(s: State, cards: Ints, out: Ints) -> None:
    """T7: the good of every card in a deal is public and true."""
    counts = 0
    for part in range(len(cards)):
        rest = int(cards[part])
        card = part * BITS
        while rest != 0:
            if rest & 1 == 1:
                counts += 1 << (COUNT_BITS * int(GOOD[s.face[card]]))
            rest >>= 1
            card += 1
    open_object(out)
    for good in range(GOODS):
        count = (counts >> (COUNT_BITS * good)) & ((1 << COUNT_BITS) - 1)
        if count > 0:
            keyed_number(out, words.GOOD + good, count)
    close(out)


# ------------------------------------------------------------------------------------ goods and tokens


@rule
def write_wanted(want: Ints, out: Ints) -> None:
    open_object(out)
    for good in range(GOODS):
        if want[good] > 0:
            keyed_number(out, words.GOOD + good, int(want[good]))
    close(out)


@rule
def write_port_tokens(s: State, out: Ints) -> None:
    open_object(out)
    for port in range(len(s.port_token)):
        if s.port_token[port] != NO_TOKEN:
            keyed_word(out, words.PORT + port, words.TOKEN + int(s.port_token[port]))
    close(out)


@rule
def write_token(kind: int, out: Ints) -> None:
    """A token, or null where there is none."""
    if kind == NO_TOKEN:
        null(out)
    else:
        word(out, words.TOKEN + kind)
