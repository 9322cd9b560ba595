"""The next card: its exact distribution, and the risk of a bust. Every seat knows the same."""

from __future__ import annotations

from argosy.core.cards import DECK, NONE
from argosy.core.compiled import rule
from argosy.core.tokens import (
    close,
    keyed_null,
    keyed_number,
    keyed_object,
    keyed_word,
    open_object,
    real,
    scratch,
    word,
)
from argosy.core.typing import Ints
from argosy.core.vocabulary import Common

from .cards import COLOUR, FACE_COUNT, KIND, Kind
from .legal import Fate, can_repel
from .state import DISCARD, PENDING, Phase, State, colours_in_harbour
from .words import FACE, FATE, KIND_OF_CARD, Word

KIND_COUNT = len(Kind)


@rule
def next_faces(s: State, out: Ints) -> int:
    """How often each face is among the cards that may come next; says how many cards those are.

    A1: the next card is any of the hidden cards of the draw pile's own shuffle, coins included; when
    the pile is empty it will be any card of the discard pile.
    """
    for face in range(FACE_COUNT):
        out[face] = 0
    total = 0
    if s.length[DECK] > 0:
        pool = s.pool[s.deck[s.length[DECK] - 1]]
        for card in range(len(s.pool)):
            if s.pool[card] == pool:
                out[s.face[card]] += 1
                total += 1
        return total
    card = int(s.first[DISCARD])
    while card != NONE:
        out[s.face[card]] += 1
        total += 1
        card = int(s.next[card])
    return total


@rule
def fate(s: State, face: int, colours: int) -> int:
    if KIND[face] != Kind.SHIP:
        return Fate.NO_SHIP
    if (colours >> COLOUR[face]) & 1 == 0:
        return Fate.NEW
    return Fate.REPEL if can_repel(s, face) else Fate.BUST


@rule
def bust_count(s: State, counts: Ints) -> int:
    """Of the cards that may come next, how many are a bust that cannot be repelled."""
    colours = colours_in_harbour(s)
    bust = 0
    for face in range(FACE_COUNT):
        if counts[face] > 0 and fate(s, face, colours) == Fate.BUST:
            bust += counts[face]
    return bust


@rule
def write_odds(s: State, seat: int, out: Ints) -> None:
    """The exact distribution of the next card, and the probability that drawing it is a bust.

    Every seat knows the same. `bust` is null where the active player has no draw to decide on.
    """
    counts = scratch(out)
    total = next_faces(s, counts)
    open_object(out)
    keyed_number(out, Common.cards, total)
    keyed_object(out, Word.next)
    for face in range(FACE_COUNT):
        if counts[face] > 0:
            keyed_number(out, FACE + face, counts[face])
    close(out)
    keyed_object(out, Word.kinds)
    for kind in range(KIND_COUNT):
        keyed_number(out, KIND_OF_CARD + kind, count_of_kind(counts, kind))
    close(out)
    if s.phase == Phase.DISCOVER and s.length[PENDING] == 0 and total > 0:
        bust = bust_count(s, counts)
        keyed_number(out, Word.bust_cards, bust)
        word(out, Word.bust)
        real(out, bust / total)
        write_fates(s, counts, out)
    else:
        keyed_null(out, Word.bust_cards)
        keyed_null(out, Word.bust)
        keyed_null(out, Word.fates)
    close(out)


@rule
def count_of_kind(counts: Ints, kind: int) -> int:
    """How many of the cards that may come next are of a kind."""
    total = 0
    for face in range(FACE_COUNT):
        if KIND[face] == kind:
            total += int(counts[face])
    return total


@rule
def write_fates(s: State, counts: Ints, out: Ints) -> None:
    """What each ship that may come next would be."""
    colours = colours_in_harbour(s)
    keyed_object(out, Word.fates)
    for face in range(FACE_COUNT):
        if counts[face] > 0 and KIND[face] == Kind.SHIP:
            keyed_word(out, FACE + face, FATE + fate(s, face, colours))
    close(out)
