"""Decisions as a table takes them: about a moment, revealing something or nothing, taken back."""

from __future__ import annotations

from argosy.core.loops import loops_of, scratch_for
from argosy.core.position import Position, check_seed, copy_of


def moment(position: Position) -> tuple[int, int]:
    """Whose turn it is and in which phase: what was decided about another moment is out of date."""
    s = position.reading
    return s.active, s.phase


def informs(before: Position, after: Position) -> bool:
    """Whether between the two anybody learned the face of a card, or chance was asked."""
    return bool(loops_of(after.game.rules).informs(before.states, after.states))


def redealt(position: Position, seed: int) -> Position:
    """The same position with all cards that nobody knows dealt again, and another stream of chance."""
    world, rules = Position(position.game, copy_of(position.states)), position.game.rules
    loops_of(rules).redeal(world.states, check_seed(seed), scratch_for(rules))
    return world
