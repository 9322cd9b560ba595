"""Imagined worlds: a full state drawn evenly from those a seat cannot tell apart."""

from __future__ import annotations

from argosy.core.cards import SPECTATOR
from argosy.core.chance import below
from argosy.core.compiled import rule
from argosy.core.typing import Cards, Ints

# Imagined worlds draw from streams no game begins with, so a guessed seed foretells nothing.
IMAGINED = 1 << 31


def observer_bit(seat: int | None) -> int:
    """The bit of `known` that belongs to a seat, or to a spectator."""
    return SPECTATOR if seat is None else seat


@rule
def exchange_unknown(s: Cards, observer: int, scratch: Ints) -> None:
    """Shuffle, pool by pool, the faces the observer does not know. `scratch` holds one number per card."""
    last_pool = 0
    for card in range(len(s.pool)):
        last_pool = max(last_pool, int(s.pool[card]))
    for pool in range(1, last_pool + 1):
        n = 0
        for card in range(len(s.pool)):
            if s.pool[card] == pool and (s.known[card] >> observer) & 1 == 0:
                scratch[n] = card
                n += 1
        for i in range(n - 1, 0, -1):
            card, other = scratch[i], scratch[below(s.rng, i + 1)]
            face = s.face[card]
            s.face[card] = s.face[other]
            s.face[other] = face
