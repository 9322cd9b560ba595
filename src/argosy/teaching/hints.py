"""Hints for a seat: the best actions, what each is worth, and why."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from threading import Lock

import numpy as np

from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.players.hint_reasons import Reason, compared_with_next, explained
from argosy.players.lookahead import Lookahead
from argosy.players.net import champion
from argosy.players.player_set import net_parts_of

MOST = 3
_looking = Lock()  # a lookahead reuses its arrays


@dataclass(frozen=True, slots=True)
class Hint:
    """An action, the share of the win its seat can expect of it, and how far that is behind the best."""

    action: str
    share: float
    difference: float
    reasons: tuple[Reason, ...]

    def to_json(self) -> Json:
        return {
            "action": self.action,
            "share": round(self.share, 4),
            "difference": round(self.difference, 4),
            "reasons": [reason.to_json() for reason in self.reasons],
        }


def hints(position: Position, seat: int) -> list[Hint]:
    """The best three, the best first; none where there is nothing to choose.

    `position` should be one that the seat imagines. Hints depend only on what the seat may know, their random
    seed included: two positions that look alike to it get the same ones.
    """
    if seat not in position.to_act:
        return []
    with _looking:
        lookahead = _lookahead(position.game.name)
        states = position.states
        if len(lookahead.options(states, seat)) < 2:
            return []
        values, actions = lookahead.advise(states, seat, seed=lookahead.seed(states, seat))
    shares = values.shares
    order = np.argsort(-shares[:, seat], kind="stable").tolist()
    explanations = net_parts_of(position.game.name).support().explanations
    found = []
    for k in order[:MOST]:
        reasons = explained(explanations, position, seat, shares, actions, k)
        if k == order[0] and len(order) > 1:
            reasons.append(compared_with_next(seat, shares, order))
        share, best = float(shares[k, seat]), float(shares[order[0], seat])
        found.append(Hint(actions[k].text, share, share - best, tuple(reasons)))
    return found


@cache
def _lookahead(game: str) -> Lookahead:
    return Lookahead(champion(game))
