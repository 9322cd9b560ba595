"""Why an action is good or bad: messages with figures, made from what every action leads to.

Which comparisons explain an action is up to its game (`NetSupport.explanations`).
"""

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


CHANCE, CARD, DEAL = "chance", "card", "deal"


@dataclass(frozen=True, slots=True)
class Explanation:
    """How a game explains actions: data, so that a browser can do the same."""

    verbs: tuple[str, ...]  # of these actions
    by: str  # a CHANCE in the odds; what a CARD or a DEAL is worth, compared with an action of another verb
    of: str  # the name of the chance, or the other verb


def explained(
    explanations: Sequence[Explanation],
    position: Position,
    seat: int,
    shares: Floats,
    actions: Sequence[Action],
    k: int,
) -> list[Reason]:
    """The reasons that a game has for or against the `k`th action; `shares` has a row for each action."""
    verb, *named = actions[k].text.split()
    found = next((one for one in explanations if verb in one.verbs), None)
    if found is None:
        return []
    if found.by == CHANCE:
        chance = position.odds(seat).get(found.of)
        return [] if chance is None else [Reason("hint-bust-chance", {"chance": round(float(chance), 4)})]
    if (other := index_of(actions, found.of)) is None:
        return []
    if found.by == DEAL:
        return [worth_of_deal(seat, shares, k, other)]
    return worth_of_card(seat, shares, named[0] if named else None, k, other)


def compared_with_next(seat: int, shares: Floats, order: Sequence[int]) -> Reason:
    """How far the best action is ahead, where `order` lists the actions from best to worst."""
    lead = float(shares[order[0], seat] - shares[order[1], seat])
    return Reason("hint-ahead" if lead >= NOTABLE else "hint-close", {"share": round(lead, 4)})


def index_of(actions: Sequence[Action], verb: str) -> int | None:
    """The first action that does this."""
    return next((k for k, action in enumerate(actions) if action.json["do"] == verb), None)


def worth_of_card(seat: int, shares: Floats, card: str | None, taken: int, not_taken: int) -> list[Reason]:
    """What a card is worth to the seat that takes it, and which other seat loses most by that."""
    change = shares[taken] - shares[not_taken]
    worth = float(change[seat])
    found = []
    if card is not None:
        found.append(Reason("hint-card-worth", {"card": card, "share": round(worth, 4)}))
    hurt = min(_others(seat, change), key=lambda other: float(change[other]))
    if change[hurt] <= -NOTABLE and worth > 0:
        found.append(Reason("hint-denies", {"seat": hurt, "share": round(-float(change[hurt]), 4)}))
    return found


def worth_of_deal(seat: int, shares: Floats, accepted: int, declined: int) -> Reason:
    """What a deal gives either side, compared with none."""
    change = shares[accepted] - shares[declined]
    partner = max(_others(seat, change), key=lambda other: float(change[other]))
    gain, theirs = float(change[seat]), float(change[partner])
    return Reason("hint-deal", {"share": round(gain, 4), "seat": partner, "theirs": round(theirs, 4)})


def _others(seat: int, change: Floats) -> list[int]:
    return [other for other in range(len(change)) if other != seat]
