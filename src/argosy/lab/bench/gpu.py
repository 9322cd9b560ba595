"""Random play on a GPU: decisions a second, one or many a launch, and proof that nothing differs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from argosy.core.errors import ArgosyError
from argosy.core.game import Game
from argosy.core.gpu import RandomPlay
from argosy.core.loops import loops_of, scratch_for
from argosy.lab.bench.engine import player_counts
from argosy.lab.bench.timing import rate

GAMES = 262_144
CHECKED_GAMES = 2_048
CHECKED_STEPS = 1_500  # longer than a typical random game, so that games end and new ones begin
STEPS_A_RUN = 50
A_LAUNCH = 256  # decisions, where there are several
WARM_UP = 500  # steps until the games are spread over all phases of a game


def measure(game: Game, seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Check equality with the processor byte for byte, then measure."""
    players = player_counts(game)[-1]
    progress("GPU: compiling")
    small = game.batch(CHECKED_GAMES, players, seed=11).states
    play = RandomPlay(game.rules, small)
    begin = time.perf_counter()
    play.step()
    play.wait()
    compiling = time.perf_counter() - begin
    progress(f"GPU: {CHECKED_GAMES} games × {CHECKED_STEPS} decisions against the processor")
    for _ in range(CHECKED_STEPS // 2):
        play.step()
    play.run(CHECKED_STEPS - 1 - CHECKED_STEPS // 2)
    loops_of(game.rules).step_random(small, 0, CHECKED_GAMES, CHECKED_STEPS, scratch_for(game.rules))
    if play.fetch().tobytes() != small.tobytes():
        differing = np.flatnonzero(
            [a.tobytes() != b.tobytes() for a, b in zip(play.fetch(), small, strict=True)]
        )
        raise ArgosyError(f"GPU and processor differ in {len(differing)} games, the first is {differing[0]}")
    progress(f"GPU: {GAMES} games")
    many = RandomPlay(game.rules, game.batch(GAMES, players, seed=12).states)
    for _ in range(WARM_UP):
        many.step()

    def run() -> int:
        for _ in range(STEPS_A_RUN):
            many.step()
        many.wait()
        return STEPS_A_RUN * GAMES

    def run_long() -> int:
        many.run(A_LAUNCH)
        many.wait()
        return A_LAUNCH * GAMES

    return {
        "device": play.device,
        "games": GAMES,
        "states_equal_to_processor": True,
        "checked": {"games": CHECKED_GAMES, "decisions_each": CHECKED_STEPS},
        "compile_seconds": compiling,
        "decisions_per_second": rate(run, seconds).to_json(),
        "several_a_launch": {"decisions": A_LAUNCH, "per_second": rate(run_long, seconds).to_json()},
    }
