"""Compiles what the tests of one game need, so that the workers of a test run find it compiled."""

from __future__ import annotations

import sys

import argosy
from argosy.players.roster import prepare


def warm_up(name: str) -> None:
    game = argosy.game(name)
    position = game.new(players=3, seed=1)
    position.play(position.to_act[0], position.legal(position.to_act[0])[0])
    position.view(0)
    position.odds(0)
    position.imagine(0, seed=1)
    game.load(position.dump())
    batch = game.batch(2, players=3, seed=1)
    batch.legal_mask()
    batch.observe()
    batch.step(batch.random_actions())
    batch.reset_done()
    prepare(name)


if __name__ == "__main__":
    warm_up(sys.argv[1])
