"""Plays seeded random games and prints one hash over all their states: run as a program by the tests."""

from __future__ import annotations

import hashlib
import sys

import argosy


def digest(name: str, games: int) -> str:
    game = argosy.game(name)
    total = hashlib.sha256()
    for k in range(games):
        batch = game.batch(1, players=game.rules.players[k % len(game.rules.players)], seed=k, options=None)
        while not batch.position(0).over:
            total.update(batch.legal_mask().tobytes())
            total.update(batch.observe().tobytes())
            batch.step(batch.random_actions())
            total.update(batch.states.tobytes())
        total.update(batch.reset_done()[1].tobytes())
        total.update(batch.position(0).imagine(1, seed=k).to_bytes())
    return total.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest(sys.argv[1], int(sys.argv[2])))
