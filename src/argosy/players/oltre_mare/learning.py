"""What a learned player of Oltre Mare has beside its net: where it holds back, and how it imagines.

Offers can be made until all of a turn are used up, so a net learns and plays with fewer. Nothing here is a
rule.
"""

from __future__ import annotations

from argosy.core.typing import Ints
from argosy.games.oltre_mare.actions import OFFER_TO, OFFER_TO_ALL
from argosy.games.oltre_mare.state import State
from argosy.players.compiling import thought

MAKES_OFFERS = True
WORLDS = 12  # imagined for one decision
RESTRAINT: int | None = 0  # where the net looks ahead: half an offer cannot be judged by the next decision
REVEALS = -2  # no action: a card that is drawn goes into a hand, and its world is imagined
BRANCHES = 1


@thought
def restrain(s: State, seat: int, codes: Ints, n: int, most: int) -> int:
    """After `most` own offers of a turn no further one; says how many codes stay."""
    if s.seats[seat].offers_made < most:
        return n
    left = 0
    for k in range(n):
        if codes[k] < OFFER_TO or codes[k] > OFFER_TO_ALL:
            codes[left] = codes[k]
            left += 1
    return left if left > 0 else n


@thought
def next_faces(s: State, counts: Ints) -> int:
    return 0


@thought
def lay_on_top(s: State, face: int) -> None:
    pass
