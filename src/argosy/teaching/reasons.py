"""Why a decision is good or bad: a few messages with figures, made from what every action leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argosy.core.actions import Action
from argosy.core.position import Position
from argosy.core.typing import Floats, Json

NOTABLE = 0.005  # of the win: less is not worth a sentence


@dataclass(frozen=True, slots=True)
class Reason:
    """A message of the catalogue. Figures are shares and chances from 0 to 1, cards ids, seats numbers."""

    id: str
    args: Json

    def to_json(self) -> Json:
        return {"id": self.id, "args": {**self.args}}


def reasons_for(
    position: Position, seat: int, shares: Floats, actions: Sequence[Action], order: Sequence[int], k: int
) -> tuple[Reason, ...]:
    """Of the `k`th action, where `order` lists the actions from best to worst."""
    found: list[Reason] = []
    verb = actions[k].json["do"]
    if verb in ("draw", "stop") and (chance := position.odds(seat).get("bust")) is not None:
        found.append(Reason("hint-bust-chance", {"chance": round(float(chance), 4)}))
    left_alone = _place(actions, "pass") if verb in ("take", "claim") else None
    if left_alone is not None:
        found += _against_leaving(seat, shares, actions[k], k, left_alone)
    if verb == "accept":
        declined = _place(actions, "decline")
        if declined is not None:
            found += _of_a_deal(seat, shares, k, declined)
    if k == order[0] and len(order) > 1:
        ahead = float(shares[k, seat] - shares[order[1], seat])
        found.append(Reason("hint-ahead" if ahead >= NOTABLE else "hint-close", {"share": round(ahead, 4)}))
    return tuple(found)


def _place(actions: Sequence[Action], verb: str) -> int | None:
    return next((k for k, action in enumerate(actions) if action.json["do"] == verb), None)


def _against_leaving(seat: int, shares: Floats, action: Action, k: int, left_alone: int) -> list[Reason]:
    """What a card is worth to the one who takes it, and whom that hurts most."""
    change = shares[k] - shares[left_alone]
    card = action.json.get("card") or action.json.get("expedition")
    worth = float(change[seat])
    found = []
    if isinstance(card, str):
        found.append(Reason("hint-card-worth", {"card": card, "share": round(worth, 4)}))
    hurt = min(
        (other for other in range(len(change)) if other != seat), key=lambda other: float(change[other])
    )
    if change[hurt] <= -NOTABLE and worth > 0:
        found.append(Reason("hint-denies", {"seat": hurt, "share": round(-float(change[hurt]), 4)}))
    return found


def _of_a_deal(seat: int, shares: Floats, k: int, declined: int) -> list[Reason]:
    """What a deal gives either side, against none."""
    change = shares[k] - shares[declined]
    partner = max(
        (other for other in range(len(change)) if other != seat), key=lambda other: float(change[other])
    )
    return [
        Reason(
            "hint-deal",
            {
                "share": round(float(change[seat]), 4),
                "seat": partner,
                "theirs": round(float(change[partner]), 4),
            },
        )
    ]
