"""The tree search among the examples decides legally."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[3] / "examples"
# In plain Python: one decision late in a game takes a second, compiling the tree a minute.
DECIDES = """
import numpy as np
import argosy
from argosy.players.compiled_players import match_loops
from tree_search import COMPILED
matches = match_loops(COMPILED)
worlds, workspaces = COMPILED.new_workspace()
configs = np.concatenate([COMPILED.config(name, 2) for name in ("tree-8", "heuristic")])
states = argosy.game("port-royal").new(2, seed=5).states
chance, searched = np.array([1, 2, 3, 4]), 0
while (seat := int(matches.asked(states))) >= 0:
    searches = states[0].seats[seat].points >= 10
    code = matches.choose(states, seat, configs, 0 if searches else 1, chance, worlds, workspaces)
    searched += bool(searches and workspaces[0].spent == 8)
    assert matches.apply(states, seat, code)
print(searched)
"""


@pytest.mark.slow
def test_the_tree_of_the_example_decides_legally() -> None:
    done = subprocess.run(
        [sys.executable, "-c", DECIDES],
        cwd=EXAMPLES,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 0
