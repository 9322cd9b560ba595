"""Imagined worlds: a full state drawn evenly from those a seat cannot tell apart."""

from __future__ import annotations

from argosy.core.cards import SPECTATOR
from argosy.core.chance import below
from argosy.core.compiled import rule
from argosy.core.events import EVERYBODY
from argosy.core.typing import Cards, Ints

# Imagined worlds draw from streams no game begins with, so a guessed seed foretells nothing.
IMAGINED = 1 << 31

# A bit of `known` that belongs to no seat: set, while cards are dealt again, where somebody knows the face.
ANYBODY = 6


def observer_bit(seat: int | None) -> int:
    """The bit of `known` that belongs to a seat, or to a spectator."""
    return SPECTATOR if seat is None else seat


@rule
def exchange_unknown(s: Cards, observer: int, scratch: Ints) -> None:
    """Shuffle, pool by pool, the faces that the observer does not know. `scratch`: two numbers per card."""
    for card in range(len(s.pool)):
        scratch[card] = 1 if s.pool[card] > 0 and (s.known[card] >> observer) & 1 == 0 else 0
    exchange_marked(s, scratch)


@rule
def exchange_marked(s: Cards, marks: Ints) -> None:
    """Shuffle, pool by pool, the faces of the cards marked 1. The numbers behind the marks are scratch."""
    cards = len(s.pool)
    last_pool = 0
    for card in range(cards):
        last_pool = max(last_pool, int(s.pool[card]))
    for pool in range(1, last_pool + 1):
        n = 0
        for card in range(cards):
            if marks[card] == 1 and s.pool[card] == pool:
                marks[cards + n] = card
                n += 1
        for i in range(n - 1, 0, -1):
            card, other = marks[cards + i], marks[cards + below(s.rng, i + 1)]
            face = s.face[card]
            s.face[card] = s.face[other]
            s.face[other] = face


@rule
def learned(before: Cards, after: Cards) -> bool:
    """Whether between the two anybody learned the face of a card, or chance was asked."""
    for k in range(len(after.rng)):
        if after.rng[k] != before.rng[k]:
            return True
    for card in range(len(after.pool)):
        old = EVERYBODY if before.pool[card] == 0 else int(before.known[card])
        new = EVERYBODY if after.pool[card] == 0 else int(after.known[card])
        if new & ~old & EVERYBODY:
            return True
    return False


@rule
def mark_known(s: Cards) -> None:
    """Set the bit of anybody where somebody knows the face."""
    for card in range(len(s.known)):
        if s.known[card] & EVERYBODY:
            s.known[card] |= 1 << ANYBODY


@rule
def unmark_known(s: Cards) -> None:
    for card in range(len(s.known)):
        s.known[card] &= EVERYBODY
