"""Actions: what a seat decides. A small integer inside, a readable line outside, JSON on the wire."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

from argosy.core.typing import Json


@dataclass(frozen=True, slots=True)
class Action:
    """One decision. Which small steps carry it out may depend on the position: see Rules.steps."""

    text: str
    json: Json = field(compare=False, repr=False)

    def __str__(self) -> str:
        return self.text

    def to_json(self) -> Json:
        return copy.deepcopy(self.json)
