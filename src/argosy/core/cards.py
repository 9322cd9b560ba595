"""Cards: where each one lies, which shuffle it came from, and which seats know its face.

A *card* is a physical piece, numbered from 0; its *face* is data in the state. Shuffling exchanges
faces, never pieces. So a card's number, place and history are always public, and everything
hidden about a position is in `face` (and in the random stream): two worlds a seat cannot tell apart
differ there and nowhere else.

Zone 0 is the draw pile, kept as an array (`deck`, bottom first) because it is shuffled. Every other
zone is a linked row of cards, first to last. `pool` is the number of the shuffle a hidden card was last
part of, 0 for a card whose face everybody knows; `known` is the set of seats that know the face.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from argosy.core.chance import below
from argosy.core.compiled import rule
from argosy.core.event_log import NO_AMOUNT, NO_SEAT, ORDER, RESHUFFLE, emit
from argosy.core.typing import Cards, Log

NONE = -1  # no card
MOST_CARDS = 127
DECK = 0  # the zone number of the draw pile, in every game
SPECTATOR = 5  # the bit, beside the seats 0…4, of spectators
PUBLIC = 0b111111
NOBODY = 0


def card_fields(cards: int, zones: int) -> list[Any]:
    """The fields that every state has for its cards; the order is part of the state's layout."""
    if cards > MOST_CARDS:
        raise TypeError(f"cards are numbered in one byte: {MOST_CARDS} at most, not {cards}")
    return [
        ("rng", "i8", 4),
        ("face", "i1", cards),
        ("zone", "i1", cards),
        ("pool", "i1", cards),
        ("known", "i1", cards),
        ("next", "i1", cards),
        ("deck", "i1", cards),
        ("first", "i1", zones),
        ("last", "i1", zones),
        ("length", "i2", zones),
    ]


def state_type(fields: list[Any]) -> np.dtype[Any]:
    """The type of a state without a byte between or behind its fields: equal bytes, equal game."""
    bare = np.dtype(fields, align=True)
    padding = bare.itemsize - sum(bare[name].itemsize for name in bare.names or ())
    full = np.dtype([*fields, ("spare", "i1", padding)], align=True) if padding else bare
    if full.itemsize != _bytes_in_fields(full):
        raise TypeError("order the fields of a state by size, so that none needs padding")
    return np.dtype((np.record, full))


def _bytes_in_fields(kind: np.dtype[Any]) -> int:
    """How many bytes belong to a field, also inside nested types."""
    if kind.subdtype is not None:
        inner, shape = kind.subdtype
        return _bytes_in_fields(inner) * math.prod(shape)
    if kind.names is None:
        return kind.itemsize
    return sum(_bytes_in_fields(kind[name]) for name in kind.names)


@rule
def clear_cards(s: Cards) -> None:
    """All zones empty; a card lies nowhere until it is put somewhere."""
    for card in range(len(s.face)):
        s.face[card] = NONE
        s.zone[card] = NONE
        s.pool[card] = 0
        s.known[card] = PUBLIC
        s.next[card] = NONE
        s.deck[card] = NONE
    for zone in range(len(s.length)):
        s.first[zone] = NONE
        s.last[zone] = NONE
        s.length[zone] = 0


@rule
def put_last(s: Cards, card: int, zone: int) -> None:
    """Add a card that lies nowhere as the last of a row."""
    if s.length[zone] == 0:
        s.first[zone] = card
    else:
        s.next[s.last[zone]] = card
    s.last[zone] = card
    s.next[card] = NONE
    s.zone[card] = zone
    s.length[zone] += 1


@rule
def put_first(s: Cards, card: int, zone: int) -> None:
    """Lay a card that lies nowhere on top of a stack, whose first card is the top one."""
    if s.length[zone] == 0:
        s.last[zone] = card
    s.next[card] = s.first[zone]
    s.first[zone] = card
    s.zone[card] = zone
    s.length[zone] += 1


@rule
def take_first(s: Cards, zone: int) -> int:
    """Lift the first card of a row that is not empty; it then lies nowhere."""
    card = int(s.first[zone])
    s.first[zone] = s.next[card]
    s.length[zone] -= 1
    if s.length[zone] == 0:
        s.last[zone] = NONE
    s.next[card] = NONE
    s.zone[card] = NONE
    return card


@rule
def take_face(s: Cards, zone: int, face: int) -> int:
    """Lift the first card of a row with that face, which must be there; it then lies nowhere."""
    before = NONE
    card = int(s.first[zone])
    while s.face[card] != face:
        before = card
        card = int(s.next[card])
    if before == NONE:
        return take_first(s, zone)
    s.next[before] = s.next[card]
    if s.last[zone] == card:
        s.last[zone] = before
    s.length[zone] -= 1
    s.next[card] = NONE
    s.zone[card] = NONE
    return card


@rule
def move_all(s: Cards, source: int, target: int) -> int:
    """The whole row `source` goes, in its order, to the end of the row `target`; says how many."""
    moved = int(s.length[source])
    if moved == 0:
        return 0
    card = int(s.first[source])
    if s.length[target] == 0:
        s.first[target] = card
    else:
        s.next[s.last[target]] = card
    while card != NONE:
        s.zone[card] = target
        card = int(s.next[card])
    s.last[target] = s.last[source]
    s.length[target] += moved
    s.first[source] = NONE
    s.last[source] = NONE
    s.length[source] = 0
    return moved


@rule
def holds(s: Cards, zone: int, face: int) -> bool:
    """Whether a card with that face lies in the row."""
    card = int(s.first[zone])
    while card != NONE:
        if s.face[card] == face:
            return True
        card = int(s.next[card])
    return False


@rule
def turn_up(s: Cards, card: int) -> None:
    """From now on everybody knows the face."""
    s.known[card] = PUBLIC
    s.pool[card] = 0


@rule
def lift_top(s: Cards) -> int:
    """Lift the top card of a draw pile that is not empty, unseen; it then lies nowhere."""
    s.length[DECK] -= 1
    top = int(s.length[DECK])
    card = int(s.deck[top])
    s.deck[top] = NONE
    s.zone[card] = NONE
    return card


@rule
def unused_pool(s: Cards) -> int:
    """The smallest number no hidden card carries; so numbers never run out, however long a game is."""
    pool = 1
    while True:
        used = False
        for card in range(len(s.pool)):
            used = used or s.pool[card] == pool
        if not used:
            return pool
        pool += 1


@rule
def shuffle_into_deck(s: Cards, zone: int, log: Log) -> None:
    """A whole row, shuffled, becomes the draw pile, which must be empty; nobody knows its faces any more."""
    pool = unused_pool(s)
    count = int(s.length[zone])
    for place in range(count):
        card = take_first(s, zone)
        s.deck[place] = card
        s.zone[card] = DECK
        s.pool[card] = pool
        s.known[card] = NOBODY
    s.length[DECK] = count
    for place in range(count - 1, 0, -1):
        card, other = s.deck[place], s.deck[below(s.rng, place + 1)]
        face = s.face[card]
        s.face[card] = s.face[other]
        s.face[other] = face
    if log is not None:
        emit(log, RESHUFFLE, NO_SEAT, NO_SEAT, NONE, count, PUBLIC)
        for place in range(count - 1, -1, -1):
            emit(log, ORDER, NO_SEAT, NO_SEAT, int(s.face[s.deck[place]]), NO_AMOUNT, NOBODY)
