"""Decisions as a table takes them: as chains of steps, about a moment, telling something, taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from argosy.core.actions import Action
from argosy.core.errors import IllegalAction
from argosy.core.events import EVERYBODY, Event
from argosy.core.loops import loops_of, scratch_for
from argosy.core.position import Position, check_seed, copy_of

ANYBODY = 6  # a bit of `known` that belongs to no seat: set, for the time of a deal, where somebody knows


class Chain(NamedTuple):
    """What steps came to: the whole action with its events, or None while they are not yet one."""

    whole: str | None
    events: tuple[Event, ...]


def play_chain(position: Position, seat: int, steps: Sequence[str]) -> Chain:
    """Play the steps of one action. IllegalAction where one cannot be taken: then discard the position."""
    rules = position.game.rules
    events: tuple[Event, ...] = ()
    for number, step in enumerate(steps):
        if number and not rules.drafting(position._read(), seat):
            legal: list[Action] = []
            raise IllegalAction("one-action", f"{steps[number - 1]!r} already completes an action", legal)
        chosen = position.read_action(seat, step)
        before = position._read()
        events = position.play(seat, chosen)
    if rules.drafting(position._read(), seat):
        return Chain(None, ())
    return Chain(rules.whole(before, seat, chosen).text, events)


def moment(position: Position) -> tuple[int, int]:
    """Whose turn it is and in which phase: what was decided about another moment is out of date."""
    s = position._read()
    return s.active, s.phase


def informs(before: Position, after: Position) -> bool:
    """Whether between the two anybody learned the face of a card, or chance was asked."""
    old, new = before._read(), after._read()
    if old.rng != new.rng:
        return True
    if old.known == new.known and old.pool == new.pool:
        return False
    return any(
        (EVERYBODY if not pool else known) & ~(EVERYBODY if not old_pool else old_known) & EVERYBODY
        for pool, known, old_pool, old_known in zip(new.pool, new.known, old.pool, old.known, strict=True)
        if known != old_known or pool != old_pool
    )


def redealt(position: Position, seed: int) -> Position:
    """The same position with all cards that nobody knows dealt anew, and another stream of chance."""
    world = Position(position.game, copy_of(position.states))
    rules, states = world.game.rules, world.states
    known = states["known"]
    known |= ((known & EVERYBODY) != 0).astype(known.dtype) << ANYBODY
    loops_of(rules).imagine(states, ANYBODY, check_seed(seed), scratch_for(rules))
    known &= EVERYBODY
    return world
