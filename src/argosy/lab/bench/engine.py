"""The engine's own figures: random play, copying, batches, and how long start-up takes."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from argosy.core.chance import seed_stream
from argosy.core.game import Game
from argosy.core.loops import loops_of, scratch_for
from argosy.lab.bench.timing import Rate, rate

GAMES_A_RUN = 400
BATCH = 4096
COPIES = 200_000

START = """
import argosy
game = argosy.game({name!r})
position = game.new(players=game.rules.players[0], seed=1)
position.play(position.to_act[0], position.legal(position.to_act[0])[0])
"""


def measure(game: Game, seconds: float, cold_start: bool, progress: Callable[[str], None]) -> dict[str, Any]:
    """All figures of one game, as JSON-ready data."""
    figures: dict[str, Any] = {
        "state_bytes": game.rules.state.itemsize,
        "actions": game.rules.action_count,
        "features": game.rules.feature_count,
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
    }
    for players in player_counts(game):
        progress(f"{game.name}: random play, {players} players")
        one, length = random_play(game, players, 1, seconds)
        every, _ = random_play(game, players, figures["cores"], seconds)
        figures[f"random_play_{players}_players"] = {
            "decisions_per_game": length,
            "decisions_per_second_one_core": one.to_json(),
            "games_per_second_one_core": one.median / length,
            "decisions_per_second_all_cores": every.to_json(),
            "games_per_second_all_cores": every.median / length,
        }
    progress(f"{game.name}: copying states")
    figures["copy_microseconds"] = 1e6 / copying(game, seconds).median
    progress(f"{game.name}: batch of {BATCH}")
    figures["batch"] = batch(game, seconds)
    if cold_start:
        progress(f"{game.name}: start, cold and warm")
        figures["start_seconds"] = start(game)
    return figures


def player_counts(game: Game) -> list[int]:
    """Two and four players, as far as the game is for so many."""
    return [players for players in (2, 4) if players in game.rules.players] or [game.rules.players[0]]


def random_play(game: Game, players: int, threads: int, seconds: float) -> tuple[Rate, float]:
    """Decisions a second of uniform random play to the end, and decisions per game."""
    loops = loops_of(game.rules)
    fresh = [game.batch(GAMES_A_RUN, players, seed=k).states for k in range(threads)]
    streams = [np.zeros(4, np.int64) for _ in range(threads)]
    for k, stream in enumerate(streams):
        seed_stream(stream, 1, k)
    scratch = [scratch_for(game.rules) for _ in range(threads)]
    played: list[int] = []

    def one(k: int) -> int:
        states = fresh[k].copy()
        return loops.play_random(states, 0, GAMES_A_RUN, streams[k], scratch[k])

    with ThreadPoolExecutor(threads) as pool:

        def run() -> int:
            played.append(sum(pool.map(one, range(threads))))
            return played[-1]

        result = rate(run, seconds)
    return result, sum(played) / len(played) / GAMES_A_RUN / threads


def copying(game: Game, seconds: float) -> Rate:
    """Copies a second inside compiled code, between states that fit the nearest cache, as in search."""
    loops = loops_of(game.rules)
    players = player_counts(game)[-1]
    source, target = game.batch(8, players).states, game.batch(8, players).states

    def run() -> int:
        loops.copy_many(source, target, COPIES)
        return COPIES

    return rate(run, seconds)


def batch(game: Game, seconds: float) -> dict[str, Any]:
    """A learner's round on one core: mask, observation, choice, step and reset; and parts of it."""
    games = game.batch(BATCH, player_counts(game)[-1], seed=5)

    def mask() -> int:
        games.legal_mask()
        return BATCH

    def observe() -> int:
        games.observe()
        return BATCH

    def play() -> int:
        games.legal_mask()
        games.step(games.random_actions(), check=False)
        games.reset_done()
        return BATCH

    def round_of_learning() -> int:
        games.observe()
        return play()

    return {
        "games": BATCH,
        "mask_observe_step_per_second": rate(round_of_learning, seconds).to_json(),
        "mask_step_per_second": rate(play, seconds).to_json(),
        "mask_per_second": rate(mask, seconds).to_json(),
        "observe_per_second": rate(observe, seconds).to_json(),
    }


def start(game: Game) -> dict[str, float]:
    """Seconds from nothing to a first move, with an empty cache folder and with a full one."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "ARGOSY_CACHE": folder}
        times = []
        for _ in range(2):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", START.format(name=game.name)], env=environment, check=True)
            times.append(time.perf_counter() - begin)
    return {"cold": times[0], "warm": times[1]}
