"""What a net needs of its game to play and to look ahead, beside the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from argosy.core.typing import Ints
from argosy.players.compilation import player_function
from argosy.players.hint_reasons import Explanation

NO_STEP = -1  # behind the last step of a chain

# Compiled functions of a game.
# (s, seat, codes, n, most): keep of the first n codes those that a net may choose by `most`; how many
Restrain = Callable[[Any, int, Ints, int, int], int]
NextFaces = Callable[[Any, Ints], int]  # (s, counts): count the cards that may come next by face; how many
LayOnTop = Callable[[Any, int], None]  # (s, face): let a card of this face come next
Settle = Callable[[Any, int, Ints], None]  # (s, seat, scratch): put what the seat does not know in order


@dataclass(frozen=True, slots=True, eq=False)
class NetSupport:
    """Nothing here is a rule: it says where a net holds back and which chances it looks at one by one."""

    module: str  # where it is from; compiled loops are kept under its mark
    worlds: int  # imagined for one decision
    restraint: int | None  # where the net looks ahead, instead of the one it has learned with
    reveals: int  # the action whose chances are looked at one by one; no action's code where there is none
    branches: int  # how many chances there may be then
    restrain: Restrain
    next_faces: NextFaces
    lay_on_top: LayOnTop
    settle: Settle
    explanations: tuple[Explanation, ...] = ()
    negotiation: frozenset[str] = frozenset()  # what actions do that are part of making a deal


@player_function
def without_codes(codes: Ints, n: int, first: int, last: int) -> int:
    """Drop the codes from `first` to `last` among n, unless nothing would be left; says how many stay."""
    left = 0
    for k in range(n):
        if codes[k] < first or codes[k] > last:
            codes[left] = codes[k]
            left += 1
    return left if left > 0 else n
