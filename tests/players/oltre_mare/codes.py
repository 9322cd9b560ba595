"""Plays parts of seeded games of Oltre Mare's compiled players and prints the codes, for the tests."""

from __future__ import annotations

import sys

import numpy as np

import argosy
from argosy.players.company import company_of, contests_of

PARTS = (("planner-mute", 3, 120), ("planner", 3, 45), ("planner", 2, 30), ("mc-4", 3, 4))


def codes() -> list[int]:
    """The decisions at the beginning of a game between players of a kind, for some kinds."""
    company = company_of("oltre-mare")
    assert company is not None
    contests = contests_of(company)
    worlds, rooms = company.room_for_one()
    decided = []
    for name, players, decisions in PARTS:
        minds = company.mind(name, players)
        states = argosy.game("oltre-mare").new(players, seed=5).states
        chance = np.array([1, 2, 3, 4])
        for _ in range(decisions):
            seat = int(contests.asked(states))
            if seat < 0:
                break
            decided.append(int(contests.choose(states, seat, minds, 0, chance, worlds, rooms)))
            assert contests.apply(states, seat, decided[-1])
    return decided


if __name__ == "__main__":
    sys.stdout.write(str(codes()))
