"""The next card of the goods deck: its exact distribution, as far as a seat knows."""

from __future__ import annotations

from argosy.core.cards import DECK, SPECTATOR
from argosy.core.compiled import rule
from argosy.core.tokens import close, keyed_number, keyed_object, open_object, real, scratch, word
from argosy.core.typing import Ints
from argosy.core.vocabulary import Common

from . import words
from .board import GOODS
from .cards import CARD_COUNT, GOOD, VENICE
from .knowledge import is_offered
from .state import DISCARD, State, venice_chance
from .words import Word


@rule
def next_cards(s: State, observer: int, faces: Ints, goods: Ints) -> int:
    """Mark the faces that the next card may have, as far as an observer knows; says how many cards it may be.

    `goods` counts them by good, and behind that how many of each lie in offers, and so not in the deck (T7).
    With an empty deck the next card is any of the discard pile (X2).
    """
    faces[:] = 0
    goods[:] = 0
    total = 0
    has_deck = s.length[DECK] > 0
    pool = s.pool[s.deck[s.length[DECK] - 1]] if has_deck else 0
    for card in range(CARD_COUNT):
        face = int(s.face[card])
        if has_deck:
            unknown = s.pool[card] == pool and (s.known[card] >> observer) & 1 == 0
        else:
            unknown = s.zone[card] == DISCARD
        if not unknown or face == VENICE:
            continue
        faces[face] = 1
        goods[GOOD[face]] += 1
        total += 1
        if has_deck and is_offered(s, card, observer):
            goods[GOODS + GOOD[face]] += 1
            total -= 1
    return total


@rule
def write_odds(s: State, seat: int, out: Ints) -> None:
    """The exact distribution of the next card of the goods deck, as far as a seat knows.

    `next` and `goods` are the probabilities of each card and good, `venice` that of Venice.
    """
    room = scratch(out)
    faces, goods = room[:CARD_COUNT], room[CARD_COUNT : CARD_COUNT + 2 * GOODS]
    total = next_cards(s, seat if seat >= 0 else SPECTATOR, faces, goods)
    venice = venice_chance(s)
    rest = (1 - venice) / max(1, total)
    open_object(out)
    keyed_number(out, Common.cards, total)
    keyed_object(out, Word.next)
    for face in range(CARD_COUNT):
        if faces[face] != 0:
            word(out, words.FACE + face)
            real(out, share(goods, int(GOOD[face]), rest) / int(goods[GOOD[face]]))
    close(out)
    keyed_object(out, Word.goods)
    for good in range(GOODS):
        if goods[good] > 0:
            word(out, words.GOOD + good)
            real(out, share(goods, good, rest))
    close(out)
    word(out, Word.venice)
    real(out, venice)
    close(out)


@rule
def share(goods: Ints, good: int, rest: float) -> float:
    """How likely the next card is of a good, by how likely it is each card that may lie in the deck."""
    return (int(goods[good]) - int(goods[GOODS + good])) * rest
