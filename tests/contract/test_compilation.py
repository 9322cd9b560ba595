"""The rules do the same whether compiled or run as plain Python, where NumPy checks every index."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import argosy
from contract.digest import digest
from contract.walks import players_of
from simulated import run_simulated

GAMES = 2
pytestmark = pytest.mark.slow


def run(game: argosy.Game, **environment: str) -> str:
    script = Path(__file__).with_name("digest.py")
    command = [sys.executable, str(script), game.name, str(GAMES)]
    done = subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_plain_python_plays_the_same_games_bit_for_bit(game: argosy.Game) -> None:
    assert run(game, NUMBA_DISABLE_JIT="1") == digest(game.name, GAMES)


@pytest.mark.plain
def test_the_kernels_of_the_gpu_play_the_same_games(game: argosy.Game) -> None:
    """By numba's simulator here; `argosy bench gpu` makes the same comparison on a real one."""
    script = (
        "import numpy as np, argosy\n"
        "from argosy.core.gpu import RandomPlay\n"
        "from argosy.core.loops import loops_of, scratch_for\n"
        f"game = argosy.game({game.name!r})\n"
        f"states = game.batch(4, {players_of(game, 3)}, seed=3).states\n"
        "play = RandomPlay(game.rules, states)\n"
        "for _ in range(20): play.step()\n"
        "play.run(20)\n"
        "loops_of(game.rules).step_random(states, 0, 4, 40, scratch_for(game.rules))\n"
        "assert play.fetch().tobytes() == states.tobytes()\n"
        "assert len({s.tobytes() for s in states}) == 4\n"
    )
    run_simulated(script)
