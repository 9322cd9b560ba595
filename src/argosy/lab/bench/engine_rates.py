"""One core with compiled code from either place: random play in batches, and views as the server makes them.

`ARGOSY_ENGINE=file python -m argosy.lab.bench.engine_rates GAME SECONDS` prints those of the engine file.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import argosy
from argosy.core import compiled
from argosy.core.game import Game
from argosy.lab.bench.timing import Rate, rate

BATCH = 256  # games that are played side by side, everywhere
PLAYERS = 4
SEED = 5
DECISIONS = 60  # before views are made
VIEWS = 20  # of each seat, in a run


def measure(game: Game, seconds: float, by_file: bool = False) -> dict[str, Any]:
    """`by_file`: compiled code must be the engine file's. One that does not fit the sources is not used."""
    if by_file and compiled.FILE is None:
        return {"missing": "the engine file does not fit the sources: ./run engine"}
    return {
        "decisions_per_second": batch_play(game, seconds).to_json(),
        "views_per_second": views(game, seconds).to_json(),
    }


def players(game: Game) -> int:
    return min(PLAYERS, game.rules.players[-1])


def batch_play(game: Game, seconds: float) -> Rate:
    """Uniform random play, every game one decision at a time; finished games begin anew."""
    games = game.batch(BATCH, players(game), seed=SEED)

    def run() -> int:
        games.legal_mask()
        games.step(games.random_actions(), check=False)
        games.reset_done()
        return BATCH

    return rate(run, seconds)


def views(game: Game, seconds: float) -> Rate:
    """Whole views as plain dicts, of every seat of a game that is well under way."""
    position, chance = game.new(players(game), seed=SEED), random.Random(SEED)
    for _ in range(DECISIONS):
        seat = position.asked
        assert seat is not None
        position.play(seat, chance.choice(position.legal(seat)))

    def run() -> int:
        for _ in range(VIEWS):
            for seat in range(position.players):
                position.view(seat)
        return VIEWS * position.players

    return rate(run, seconds)


if __name__ == "__main__":
    print(json.dumps(measure(argosy.game(sys.argv[1]), float(sys.argv[2]), by_file=True)))
