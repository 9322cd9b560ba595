"""Hints for a seat: the best decisions, what each is worth, and why, as messages with figures."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import cache
from threading import Lock

import numpy as np

from argosy.core.actions import Action
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.players.foresight import Foresight, Outlook, foresight_of
from argosy.players.net import champion
from argosy.teaching.reasons import Reason, reasons_for

MOST = 3
_looking = Lock()  # a foresight works in rooms of its own


@dataclass(frozen=True, slots=True)
class Hint:
    """A decision, the share of the win it lets its seat expect, and how much less that is than the best."""

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

    `position` should be one that the seat imagines. Hints hang on what the seat may know alone, chance
    included: two positions that look alike to it get the same ones.
    """
    if seat not in position.to_act:
        return []
    with _looking:
        foresight = _foresight(position.game.name)
        states = position.states
        if len(foresight.options(states, seat)) < 2:
            return []
        outlook, actions = foresight.advise(states, seat, seed=_seed(foresight, position, seat))
    order = np.argsort(-outlook.shares[:, seat], kind="stable").tolist()
    return [_hint(position, seat, outlook, actions, order, k) for k in order[:MOST]]


@cache
def _foresight(game: str) -> Foresight:
    return foresight_of(champion(game))


def _seed(foresight: Foresight, position: Position, seat: int) -> int:
    """From what the seat sees, so that nothing else can show through."""
    return zlib.crc32(foresight.observed(position.states, seat).tobytes())


def _hint(
    position: Position, seat: int, outlook: Outlook, actions: list[Action], order: list[int], k: int
) -> Hint:
    share = float(outlook.shares[k, seat])
    difference = share - float(outlook.shares[order[0], seat])
    return Hint(
        actions[k].text, share, difference, reasons_for(position, seat, outlook.shares, actions, order, k)
    )
