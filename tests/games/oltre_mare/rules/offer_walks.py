"""Random games of Oltre Mare in which every seat deals, step by step, for laws that hold in all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from argosy import Action, Position
from games.oltre_mare.rules.position_queries import GAME

# Offers are sent and taken more often than chance alone would, so that many deals come about.
LIKING = {
    "send": 12.0, "accept": 6.0, "choose": 6.0, "want": 2.0, "pick": 2.0, "finish-trade": 1.5,
    "give-ducats": 0.4, "want-ducats": 0.4, "withdraw": 0.3, "no-deals": 0.1,
}  # fmt: skip


def any_options(chance: random.Random, **fixed: Any) -> dict[str, Any]:
    """Any combination of options; numbers take their default or an end of their range."""
    options: dict[str, Any] = {}
    for option in GAME.options:
        values = option.values
        if isinstance(values, range):
            options[option.name] = chance.choice([option.default, option.default, values[0], values[-1]])
        else:
            options[option.name] = chance.choice(values)
    return {**options, "offers_per_turn": chance.choice([0, 1, 2, 3, 5]), **fixed}


def asked(pos: Position) -> int:
    """Whom to ask first: who is amid his steps, who has an offer to answer, the active player."""
    return int(GAME.rules.asked(pos.state))


def any_step(pos: Position, chance: random.Random) -> tuple[int, Action]:
    """A legal step of any seat that has one, asked or not."""
    first = asked(pos)
    legal = {seat: steps for seat in range(pos.players) if (steps := pos.legal(seat))}
    seat = chance.choices(list(legal), [8 if seat == first else 1 for seat in legal])[0]
    liking = [LIKING.get(step.text.partition(" ")[0], 1.0) for step in legal[seat]]
    return seat, chance.choices(legal[seat], liking)[0]


def haggle(seed: int, **fixed: Any) -> Iterator[tuple[Position, random.Random]]:
    """Every position of one random game, the first and the last included. The same object throughout."""
    chance = random.Random(seed)
    pos = GAME.new(2 + seed % 4, seed, any_options(chance, **fixed))
    yield pos, chance
    while not pos.over:
        pos.play(*any_step(pos, chance))
        yield pos, chance
