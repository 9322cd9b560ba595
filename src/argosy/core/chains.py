"""Chains: actions that are made of several steps, played and explored step by step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

from argosy.core.actions import Action
from argosy.core.errors import IllegalAction
from argosy.core.events import Event

if TYPE_CHECKING:
    from argosy.core.position import Position

Step = Action | str | Mapping[str, Any]


class Chain(NamedTuple):
    """What steps add up to: the whole action with its events, or None while it is not complete."""

    whole: str | None
    events: tuple[Event, ...]


NO_STEPS = Chain(None, ())


def play_chain(position: Position, seat: int, steps: Sequence[Step]) -> Chain:
    """Play the steps of one action. IllegalAction where one cannot be taken: then discard the position."""
    chain = NO_STEPS
    for step in steps:
        if chain.whole is not None:
            nothing: list[Action] = []
            raise IllegalAction("one-action", f"{chain.whole!r} is complete without '{step}'", nothing)
        before = position.reading
        chosen = position.read_action(seat, step)
        events = position.carry_out(seat, chosen)
        if not position.is_drafting(seat):
            chain = Chain(position.game.rules.whole_action(before, seat, chosen).text, events)
    return chain


def whole_actions(position: Position, seat: int, most_steps: int) -> Iterator[Action]:
    """Every whole action of a seat that takes at most so many steps, the shortest first."""
    rules = position.game.rules
    border, found = [position], set[bytes]()
    for _ in range(most_steps):
        longer: list[Position] = []
        for at in border:
            for step in at.legal(seat):
                after = at.copy()
                after.play(seat, step)
                if not after.is_drafting(seat):
                    yield rules.whole_action(at.reading, seat, step)
                elif (mark := sha256(after.to_bytes()).digest()) not in found:  # other steps, the same draft
                    found.add(mark)
                    longer.append(after)
        border = longer
