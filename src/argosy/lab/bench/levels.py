"""How long the bots at a table think: whole games, one of each level, asked as the server asks them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

import argosy
from argosy.core.game import Game
from argosy.players.levels import LEVELS
from argosy.players.player import ask
from argosy.players.player_set import players_of
from argosy.players.registry import make_player

PARTS = (50, 95, 100)


def measure(seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Seconds are the processor's, of one core: every answer is thought out by one thread."""
    games = [name for name in argosy.NAMES if set(players_of(name).levels) >= set(LEVELS)]
    return {name: _measure(argosy.game(name), seconds, progress) for name in games}


def _measure(game: Game, seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Whole games until the time is up; the first one does not count: it may compile."""
    progress(f"{game.name}: the bots are prepared")
    _play(game, 0, {level: [] for level in LEVELS})
    times: dict[str, list[float]] = {level: [] for level in LEVELS}
    games, end = 0, time.perf_counter() + seconds
    while games == 0 or time.perf_counter() < end:
        games += 1
        progress(f"{game.name}: game {games} of one bot of each level")
        _play(game, games, times)
    return {
        "games": games,
        "answer_ms": {
            level: {"answers": len(found), **_percentiles(found)} for level, found in times.items()
        },
    }


def _percentiles(found: list[float]) -> dict[str, float]:
    return {f"p{part}": 1000 * float(np.percentile(found, part)) for part in PARTS}


def _play(game: Game, seed: int, times: dict[str, list[float]]) -> None:
    """A game; the levels rotate with the seed. `times` collects how long each took where it had a choice."""
    levels = [LEVELS[(seat + seed) % len(LEVELS)] for seat in range(len(LEVELS))]
    players = [make_player(game.name, level, seed) for level in levels]
    position = game.new(len(LEVELS), seed=seed)
    while (seat := position.asked) is not None:
        choice = len(position.legal(seat)) > 1
        began = time.process_time()
        action = ask(players[seat], position, seat)
        if choice:
            times[levels[seat]].append(time.process_time() - began)
        position.play(seat, action)
