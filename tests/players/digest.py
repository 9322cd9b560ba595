"""Plays seeded games of compiled players and prints one hash over them: run as a program by the tests."""

from __future__ import annotations

import hashlib
import sys

import numpy as np

import argosy
from argosy.arena.minds import MindPlay
from argosy.arena.plan import Plan
from argosy.players.company import Company, company_of, contests_of

TABLES = (
    ("heuristic", "kb-hard", "sopra-hard"),
    ("mp-easy", "mp-medium", "mp-hard", "random"),
    ("kb-easy", "kb-normal"),
)


def digest() -> str:
    company = company_of("port-royal")
    assert company is not None
    total = hashlib.sha256()
    for names in TABLES:
        found = MindPlay(Plan("port-royal", names, len(names), 2, seed=2), company).play(0, 2)
        for column in (found.shares, found.scores, found.decisions, found.turns):
            total.update(column.tobytes())
    total.update(bytes(searched(company)))
    return total.hexdigest()


def searched(company: Company) -> list[int]:
    """What a search decides in some positions of a game."""
    contests, players = contests_of(company), 2
    worlds, rooms = company.room_for_one()
    minds = np.concatenate([company.mind(name, players) for name in ("mc-4", "heuristic")])
    states = argosy.game("port-royal").new(players, seed=5).states
    chance = np.array([1, 2, 3, 4])
    codes = []
    for step in range(120):
        seat = int(contests.asked(states))
        place = 0 if step % 12 == 0 else 1
        codes.append(int(contests.choose(states, seat, minds, place, chance, worlds, rooms)))
        assert contests.apply(states, seat, codes[-1])
    return codes


if __name__ == "__main__":
    sys.stdout.write(digest())
