"""Slips: now and then another action is played than the teacher chose.

A net that only sees good play does not learn to get out of trouble.
"""

from __future__ import annotations

from argosy.core.chance import below
from argosy.core.compiled import compiled
from argosy.core.typing import Ints
from argosy.players.compilation import mark
from argosy.players.compiled_players import STREAMS_A_GAME

SLIPS_OF = 10_000  # a chance of `slips` in so many
STREAM_OF_SLIPS = STREAMS_A_GAME - 1

NO_SLIP = -1


@compiled(f"argosy.lab.train.slips.slip-{mark(__file__)}")
def slip(mask: Ints, slips: int, chance: Ints) -> int:
    """Any allowed action, each equally likely, if chance will have it; else NO_SLIP."""
    if below(chance, SLIPS_OF) >= slips:
        return NO_SLIP
    left = below(chance, int(mask.sum()))
    code = 0
    while mask[code] == 0 or left > 0:
        left -= int(mask[code])
        code += 1
    return code
