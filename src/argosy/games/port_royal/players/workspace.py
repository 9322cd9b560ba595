"""The scratch record of Port Royal's compiled players."""

from __future__ import annotations

from typing import Annotated, Protocol

from argosy.core.typing import Ints
from argosy.games.port_royal.rules.actions import ACTION_COUNT
from argosy.games.port_royal.rules.cards import CARD_COUNT, FACE_COUNT, HARBOUR_FACES
from argosy.players.sequential_halving import HalvingWorkspace
from argosy.players.struct_types import Reals, struct_type

MOST_DOCKED = 32  # cards of a harbour that are looked at


class Workspace(HalvingWorkspace, Protocol):
    """Nothing in it outlasts a decision, but for `values` within a game."""

    options: Annotated[Ints, "i8", ACTION_COUNT]
    visits: Annotated[Ints, "i8", ACTION_COUNT]
    total: Annotated[Reals, "f8", ACTION_COUNT]
    squares: Annotated[Reals, "f8", ACTION_COUNT]
    rewards: Annotated[Reals, "f8", ACTION_COUNT]
    values: Annotated[Reals, "f8", HARBOUR_FACES]  # what each face is worth to the active seat
    key: Annotated[Ints, "i8", 5]  # what `values` depends on; they are valid while it is the same
    best: Annotated[Reals, "f8", 4]  # the highest of `values` in the harbour
    docked: Annotated[Ints, "i8", MOST_DOCKED]  # faces in the harbour
    codes: Annotated[Ints, "i2", ACTION_COUNT]  # legal actions
    counts: Annotated[Ints, "i2", FACE_COUNT]  # hidden cards by face
    scratch: Annotated[Ints, "i2", 2 * CARD_COUNT]


WORKSPACE = struct_type(Workspace)
