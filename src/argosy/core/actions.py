"""Actions: what a seat decides. A small integer inside, a readable line outside, JSON on the wire."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

from argosy.core.typing import Json


@dataclass(frozen=True, slots=True)
class Action:
    """One decision. `codes` is the chain of small steps that carries it out, nearly always just one."""

    text: str
    codes: tuple[int, ...]
    json: Json = field(compare=False, repr=False)

    def __str__(self) -> str:
        return self.text

    @property
    def code(self) -> int:
        """The code of an action that is a single step."""
        (code,) = self.codes
        return code

    def to_json(self) -> Json:
        return copy.deepcopy(self.json)
