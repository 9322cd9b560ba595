"""What a net notes while it looks ahead: a record, for each game of its own size."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from argosy.core.events import MAX_SEATS
from argosy.core.loops import scratch_for
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints
from argosy.players.net_kernel import INPUTS, ROWS
from argosy.players.player_set import net_parts_of
from argosy.players.struct_types import Int, Reals

Looks = npt.NDArray[np.void]  # an array of one

MOST_OPTIONS = 24  # actions that are looked into, the likeliest by the net's policy first
STAGES = 4  # of imagining worlds; after each the hopeless are dropped


class Look(Protocol):
    """Nothing in it outlasts a decision. Every action that is looked into has a place."""

    codes: Ints  # legal steps
    counts: Ints  # by face
    scratch: Ints
    picks: Ints
    features: Floats  # of the position itself: one row

    options: Ints  # by place: a step
    chains: Ints  # by place: the steps of a whole action, NO_STEP behind the last
    logits: Reals  # by place
    policy: Reals  # by place: how likely the net alone would choose it
    by_code: Reals  # the same by code
    order: Ints  # places, the best first
    chosen: Ints
    scores: Reals  # by place
    prior: Reals  # by place: what the policy adds to a score
    shares: Reals  # by place and seat of the table: of the win, the mean over all leaves
    found: Reals  # by world and place: the share of the seat that decides
    value: Reals  # by seat of the table: the shares of the position itself

    noted: Int  # leaves; by leaf:
    places: Ints  # of the action that led to it
    worlds: Ints  # the number of the world
    weights: Reals  # in the mean
    seats: Ints  # who is asked
    rows: Ints  # of its features
    ends: Floats  # the shares where the game is over
    pending: Int  # rows of
    leaves: Floats  # features to be judged
    share: Floats  # of one leaf, by relative seat
    judged: Int  # leaves of games that go on, in this stage


@cache
def look_type(rules: Rules) -> np.dtype[Any]:
    """The record of a game."""
    ahead = net_parts_of(rules.name).lookahead()
    actions, features, scratch = rules.action_count, rules.feature_count, len(scratch_for(rules))
    chains = max(ahead.actions, MOST_OPTIONS + 1)
    fields: list[Any] = [
        ("codes", "i2", scratch),
        ("counts", "i2", scratch),
        ("scratch", "i2", scratch),
        ("picks", "i8", INPUTS),
        ("features", "f4", (1, features)),
        ("options", "i8", actions),
        ("chains", "i8", (chains, ahead.steps)),
        ("logits", "f8", actions),
        ("policy", "f8", actions),
        ("by_code", "f8", actions),
        ("order", "i8", actions),
        ("chosen", "i8", actions),
        ("scores", "f8", actions),
        ("prior", "f8", actions),
        ("shares", "f8", (actions, MAX_SEATS)),
        ("found", "f8", (STAGES * ahead.worlds, chains)),
        ("value", "f8", MAX_SEATS),
        ("leaves", "f4", (ROWS, features)),
        ("pending", "i8"),
        ("ends", "f4", (ROWS, MAX_SEATS)),
        ("noted", "i8"),
        ("rows", "i8", ROWS),
        ("seats", "i8", ROWS),
        ("places", "i8", ROWS),
        ("worlds", "i8", ROWS),
        ("share", "f4", MAX_SEATS),
        ("weights", "f8", ROWS),
        ("judged", "i8"),
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))
