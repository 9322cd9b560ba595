"""Previews: the certain effects of an action, before it is decided.

They are computed in a world that the seat imagines, never from the real position, and only events that are
the same in every world the seat could imagine are shown. Cards that will be drawn or met are not among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from argosy.core.events import Event
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.table.game_types import types_of
from argosy.table.protocol import Way

ANY_WORLD = 0  # a seed
MOST_PLAYS = 400  # that are looked at for one question
CHANCE = "reveal"  # the kind of event by which chance reveals something, in every game


class Ahead(NamedTuple):
    """Where actions lead: an imagined world, what is certain of the way, what the game makes of it."""

    world: Position
    brings: list[Event]
    forecast: list[Json]


def ahead(position: Position, seat: int, actions: Sequence[str]) -> Ahead:
    """Whole actions of a seat, one after the other; the forecast is of the last."""
    world, events, forecast = position.imagine(seat, ANY_WORLD), list[Event](), None
    for number, action in enumerate(actions, 1):
        if number == len(actions):
            forecast = world.forecast(seat, action, ANY_WORLD)
        events += world.play(seat, action)
    return Ahead(world, certain(position.game.name, seat, events), forecast or [])


def ways(world: Position, seat: int, verb: str) -> list[Way]:
    """How a seat could go on in an imagined world by actions of one verb alone, until there are none.

    One way is told for each last action: the first that is found.
    """
    found: dict[str, Way] = {}
    border: list[tuple[Position, list[str], list[Event]]] = [(world, [], [])]
    for _ in range(MOST_PLAYS):
        if not border:
            break
        at, taken, events = border.pop(0)
        going = [str(action) for action in at.legal(seat) if str(action).split()[0] == verb]
        if not going and taken:
            told = [event.to_json() for event in certain(world.game.name, seat, events)]
            way = found.setdefault(taken[-1], Way(actions=taken, brings=told, same=0))
            way.same += 1
        for action in going:
            after = at.copy()
            border.append((after, [*taken, action], [*events, *after.play(seat, action)]))
    return list(found.values())


def certain(game: str, seat: int, events: Sequence[Event]) -> list[Event]:
    """Those of the events that the seat could have foreseen."""
    types = types_of(game)
    if types is None:
        return []
    kinds = [event.kind for event in events]
    before_chance = events[: kinds.index(CHANCE)] if CHANCE in kinds else events
    return [event for event in before_chance if event.kind in types.certain and event.visible_to(seat)]
