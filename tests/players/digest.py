"""Plays seeded games of compiled players and prints one hash over them: run as a program by the tests."""

from __future__ import annotations

import hashlib
import sys

from argosy.arena.minds import MindPlay
from argosy.arena.plan import Plan
from argosy.players.company import company_of

TABLES = (
    ("heuristic", "kb-hard", "sopra-hard"),
    ("mp-easy", "mp-medium", "mp-hard", "random"),
    ("kb-easy", "kb-normal"),
    ("mc-3", "heuristic"),
)


def digest() -> str:
    company = company_of("port-royal")
    assert company is not None
    total = hashlib.sha256()
    for names in TABLES:
        games = 1 if "mc-3" in names else 2
        found = MindPlay(Plan("port-royal", names, len(names), games, seed=2), company).play(0, games)
        for column in (found.shares, found.scores, found.decisions, found.turns):
            total.update(column.tobytes())
    return total.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest())
