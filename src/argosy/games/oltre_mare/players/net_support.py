"""What a learned player of Oltre Mare has beside its net: where it holds back, and how it imagines.

Offers can be made until all of a turn are used up, so a net learns and plays with fewer. Nothing here is a
rule.
"""

from __future__ import annotations

from argosy.core.typing import Ints
from argosy.games.oltre_mare.players.search import settle
from argosy.games.oltre_mare.rules.actions import OFFER_TO, OFFER_TO_ALL
from argosy.games.oltre_mare.rules.state import State
from argosy.players.compilation import player_function
from argosy.players.hint_reasons import DEAL, Explanation
from argosy.players.net_support import NetSupport, without_codes


@player_function
def restrain(s: State, seat: int, codes: Ints, n: int, most: int) -> int:
    """After `most` own offers of a turn no further one."""
    return n if s.seats[seat].offers_made < most else without_codes(codes, n, OFFER_TO, OFFER_TO_ALL)


@player_function
def next_faces(s: State, counts: Ints) -> int:
    return 0


@player_function
def lay_on_top(s: State, face: int) -> None:
    pass


SUPPORT = NetSupport(
    module=__name__,
    worlds=12,  # imagined for one decision
    restraint=0,  # where the net looks ahead: half an offer cannot be judged by the next decision
    reveals=-2,  # no action: a card that is drawn goes into a hand, and its world is imagined
    branches=1,
    restrain=restrain,
    next_faces=next_faces,
    lay_on_top=lay_on_top,
    settle=settle,
    explanations=(Explanation(("accept",), DEAL, "decline"),),
    negotiation=frozenset({"offer", "accept", "decline", "withdraw", "choose", "claim", "no-deals"}),
)
