"""Short ways to record a game, and to forge a record, for tests."""

from __future__ import annotations

import hashlib
import random
from functools import cache
from typing import Any

import argosy
from argosy import Record

GAME = argosy.game("port-royal")


def played(players: int, seed: int, decisions: int = 10_000, **options: Any) -> Record:
    """The record of a random game, or of its beginning."""
    chance = random.Random(seed)
    record = Record.of(GAME.new(players, seed=seed, options=options))
    pos = record.position
    for _ in range(decisions):
        if pos.over:
            break
        seat = pos.to_act[0]
        action = chance.choice(pos.legal(seat))
        assert record.play(seat, action) == pos.play(seat, action)
    return record


@cache
def whole(players: int) -> str:
    """The text of a whole game with reshuffles, for tests that only read it."""
    return played(players, seed=players).to_text()


@cache
def short() -> str:
    """The text of the beginning of a game."""
    return played(3, seed=1, decisions=25).to_text()


def signed(lines: list[str]) -> str:
    """Lines without the last one, as a record with a right last line."""
    body = "".join(f"{line}\n" for line in lines)
    moves = sum(line[:1].isdigit() for line in lines[6:])
    return f"{body}end {moves} sha256={hashlib.sha256(body.encode()).hexdigest()[:32]}\n"


def forged(text: str, number: int, line: str) -> str:
    """The record with another line in the place of one (they count from 1), rightly signed."""
    lines = text.split("\n")[:-2]
    lines[number - 1] = line
    return signed(lines)
