"""What an action brings for certain, told before it is decided.

It is read off a world that the seat imagines, never off the real position; and only such events are told as
are the same in every world the seat could imagine. What cards will be drawn or met is not among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from argosy.core.deciding import play_chain
from argosy.core.events import Event
from argosy.core.position import Position
from argosy.games.oltre_mare.board import GOOD_IDS, payout
from argosy.games.oltre_mare.cards import FACE_NUMBER, GOOD
from argosy.table.messages import Run

ANY_WORLD = 0  # a seed

# Port Royal has no secrets but the faces of cards that lie face down: coins that are spent show theirs, and
# from the next card on nothing is certain.
# In Oltre Mare an action may reveal Venice, and so cause anything; these events do not depend on it. Which
# offers end by a deal can hang on cards that others have not shown.
CERTAIN = {
    "port-royal": frozenset(
        {
            "stop", "go", "admiral", "jester", "gain", "trade", "hire", "fee", "pass", "skip", "claim",
            "dismiss", "repel", "keep", "dock", "bust", "clear", "turn", "last_round", "over", "win",
        }
    ),
    "oltre-mare": frozenset(
        {
            "discard", "buy", "buy_pirates", "offer", "offer_card", "answer", "answer_card", "decline",
            "withdraw", "claim_symbol", "claim_power", "claim_load", "claim_port", "deal", "prestige",
            "no_deals", "finish_trade", "play", "ducats", "calm_sea", "pirates", "repelled", "draws", "ships",
            "sail", "token", "no_token", "compass", "jump", "stay", "load",
        }
    ),
}  # fmt: skip
CHANCE = "reveal"


def brings(position: Position, seat: int, steps: Sequence[str]) -> list[Event]:
    """The certain events of a whole action."""
    caused = play_chain(position.imagine(seat, ANY_WORLD), seat, steps).events
    return certain(position.game.name, seat, caused)


def certain(game: str, seat: int, events: Sequence[Event]) -> list[Event]:
    """Those of the events that the seat could have told before."""
    kinds = [event.kind for event in events]
    before_chance = events[: kinds.index(CHANCE)] if CHANCE in kinds else events
    return [event for event in before_chance if event.kind in CERTAIN[game] and event.visible_to(seat)]


def runs(position: Position, seat: int, events: Sequence[Event]) -> list[Run]:
    """The runs that loading makes, bottom to top; the first may lengthen the one on top of the cargo."""
    loaded = [event.card for event in events if event.kind == "load"]
    if not loaded:
        return []
    view = position.view(seat)
    top = view["seats"][seat]["top"]
    below = view["cargo"] or ([] if top is None else [top])
    made, place = [], 0
    for good, cards in groupby([*below, *loaded], key=lambda card: int(GOOD[FACE_NUMBER[card]])):
        first, length = place, len(list(cards))
        place += length
        if place > len(below):
            made.append(
                Run(
                    good=GOOD_IDS[good],
                    cards=length,
                    ducats=int(payout(good, length)),
                    at_least=view["cargo"] is None and first < len(below),
                )
            )
    return made
