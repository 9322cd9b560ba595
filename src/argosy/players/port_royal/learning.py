"""What a learned player of Port Royal has beside its net: where it holds back, and which cards may come next.

With enough swords one can draw and repel for ever, so a net learns and plays with fewer cards in a turn.
Nothing here is a rule.
"""

from __future__ import annotations

from argosy.core.typing import Ints
from argosy.games.port_royal.cards import FACE_COUNT
from argosy.games.port_royal.legal import DRAW
from argosy.games.port_royal.seen import next_faces
from argosy.games.port_royal.state import State
from argosy.players.compiling import thought
from argosy.players.port_royal.next_card import lay_on_top

__all__ = ["lay_on_top", "next_faces"]

MAKES_OFFERS = False
WORLDS = 1  # imagined for one decision; of the next card every face is looked at
RESTRAINT: int | None = None  # where the net looks ahead: as it has learned
REVEALS = DRAW  # the action that turns a card up
BRANCHES = FACE_COUNT  # faces that may come then


@thought
def restrain(s: State, seat: int, codes: Ints, n: int, most: int) -> int:
    """After `most` cards of a turn no further one, if anything else can be done; says how many codes stay."""
    if s.drawn < most or n < 2:
        return n
    left = 0
    for k in range(n):
        if codes[k] != DRAW:
            codes[left] = codes[k]
            left += 1
    return left
