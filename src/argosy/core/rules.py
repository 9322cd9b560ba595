"""What a game's package hands to the core: its numbers, its compiled functions, its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np

from argosy.core.actions import Action
from argosy.core.events import Event
from argosy.core.options import Option
from argosy.core.typing import Json


@dataclass(frozen=True, slots=True, eq=False)  # there is one of each game: itself is all it equals
class Rules:
    """One game. Compiled functions take a state record first; `log` is a log record or None.

    Plain Python takes the record as well, an array of one, or the reading of it (`core/reading.py`).
    """

    name: str
    title: str
    version: int
    players: range
    state: np.dtype[Any]
    options: tuple[Option, ...]
    faces: tuple[str, ...]  # names by face number
    things: tuple[tuple[str, str], ...]  # what events name, by number: (field, name), the faces first
    happenings: type[IntEnum]  # kinds of events
    refusals: type[IntEnum]  # reasons; 0 is "fine"
    action_count: int
    features: tuple[tuple[str, int], ...]  # blocks of the observation: meaning and length

    # compiled
    set_up: Callable[..., None]  # (s, players, start, log)
    legal: Callable[..., int]  # (s, seat, out) -> how many codes were written
    refusal: Callable[..., int]  # (s, seat, action) -> 0 or a reason
    apply: Callable[..., None]  # (s, seat, action, log)
    actors: Callable[..., int]  # (s) -> seats whose decision is wanted, as bits
    asked: Callable[..., int]  # (s) -> the one of them to ask first, or -1
    observe: Callable[..., None]  # (s, seat, out, scratch)
    win_shares: Callable[..., None]  # (s, out)
    exchange: Callable[..., None]  # (s, observer, scratch): another world the observer cannot tell apart

    # plain Python
    action: Callable[[Any, int, int], Action]  # what a code stands for in a position, for a seat
    parse: Callable[[str], Action]  # by text; ValueError says what is wrong
    from_json: Callable[[Mapping[str, Any]], Action]  # ValueError says what is wrong
    steps: Callable[[Any, int, Action], tuple[int, ...]]  # the codes that carry it out here; Unfit if none do
    whole: Callable[[Any, int, Action], Action]  # the action that this step, finishing a chain, completes
    drafting: Callable[[Any, int], bool]  # whether a seat is amid a chain of steps
    redact: Callable[[str, Sequence[Event]], str]  # another seat's action, as far as visible events tell it
    explain: Callable[[Any, int, Action, Any], str]  # a refusal as a sentence
    public: Callable[[Any], Json]  # what everybody sees, in every view
    own: Callable[[Any, int | None], Json]  # what a view has besides, or instead, for a seat or a spectator
    open_to: Callable[[Any, int | None], Json]  # of `own`: what the seat has begun and can do
    table: Callable[[Any], Json]  # the part of `public` that `follow` keeps up to date
    follow: Callable[[Json, Event], Json]  # the table after an event, without any rule
    odds: Callable[[Any, int | None], Json]
    result: Callable[[Any], Json]
    dump: Callable[[Any], Json]
    load: Callable[[Any, Json], None]  # fill a zeroed record from a checked scenario

    alike: bool = False  # every seat knows the same, so odds are the same for all
    data: str = ""  # the mark of a card set of one's own; empty for the set that comes with the game

    @property
    def feature_count(self) -> int:
        return sum(length for _, length in self.features)
