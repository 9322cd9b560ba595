"""What a learned player of Port Royal has beside its net: where it holds back, and which cards may come next.

With enough swords one can draw and repel for ever, so a net learns and plays with fewer cards in a turn.
Nothing here is a rule.
"""

from __future__ import annotations

from argosy.core.typing import Ints
from argosy.games.port_royal.players.next_card import lay_on_top
from argosy.games.port_royal.players.search import settle
from argosy.games.port_royal.rules.actions import DRAW
from argosy.games.port_royal.rules.cards import FACE_COUNT
from argosy.games.port_royal.rules.odds import next_faces
from argosy.games.port_royal.rules.state import State
from argosy.players.compilation import player_function
from argosy.players.hint_reasons import CARD, CHANCE, Explanation
from argosy.players.net_support import NetSupport, without_codes


@player_function
def restrain(s: State, seat: int, codes: Ints, n: int, most: int) -> int:
    """After `most` cards of a turn no further one, if anything else can be done."""
    return n if s.drawn < most else without_codes(codes, n, DRAW, DRAW)


SUPPORT = NetSupport(
    module=__name__,
    worlds=1,  # imagined for one decision; of the next card every face is looked at
    restraint=None,  # where the net looks ahead: as it has learned
    reveals=DRAW,  # the action that turns a card up
    branches=FACE_COUNT,  # faces that may come then
    restrain=restrain,
    next_faces=next_faces,
    lay_on_top=lay_on_top,
    settle=settle,
    explanations=(
        Explanation(("draw", "stop"), CHANCE, "bust"),  # the risk of drawing on
        Explanation(("take", "claim"), CARD, "pass"),
    ),
)
