"""What a game says on the wire and what its box holds: types for the schema and for whoever writes a client.

The games make views and odds as plain objects (`rules/seen.py` of each); tests validate real ones against
these types.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from argosy.games import MANIFESTS, manifest
from argosy.table.wire_types import Shape


@dataclass(frozen=True, slots=True)
class Components:
    """What is in the box: cards, and a board if there is one."""

    cards: Sequence[Shape]
    board: Shape | None = None


@dataclass(frozen=True, slots=True)
class GameTypes:
    """The form of what a game says, and what it can say before a decision."""

    prefix: str  # how the names of its types begin
    view: type[Shape]
    odds: type[Shape]
    table: type[Shape]
    choice: type[Shape]
    card: type[Shape]
    components: Callable[[], Components]
    certain: frozenset[str]  # kinds of events that are the same in every world a seat could imagine
    event_fields: Mapping[str, Any] = field(default_factory=dict)  # the types of what its events carry
    board: type[Shape] | None = None
    draft: type[Shape] | None = None
    forecast_type: type[msgspec.Struct] | None = None  # the form of what `Rules.write_forecast` lists


def types_of(game: str) -> GameTypes | None:
    """The types of a game; None where it has declared none."""
    make = manifest(game).types
    return None if make is None else make()


def all_types() -> dict[str, GameTypes]:
    """Of all games that have declared some."""
    return {name: types for name in MANIFESTS if (types := types_of(name)) is not None}
