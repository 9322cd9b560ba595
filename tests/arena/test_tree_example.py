"""The tree search among the examples decides legally."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
# In plain Python: one decision late in a game takes a second, compiling the tree a minute.
DECIDES = """
import numpy as np
import argosy
from argosy.players.company import contests_of
from tree_search import COMPANY
contests = contests_of(COMPANY)
worlds, rooms = COMPANY.room_for_one()
minds = np.concatenate([COMPANY.mind(name, 2) for name in ("tree-24", "heuristic")])
states = argosy.game("port-royal").new(2, seed=5).states
chance, searched = np.array([1, 2, 3, 4]), 0
while (seat := int(contests.asked(states))) >= 0:
    searches = states[0].seats[seat].points >= 10
    code = contests.choose(states, seat, minds, 0 if searches else 1, chance, worlds, rooms)
    searched += bool(searches and rooms[0].spent == 24)
    assert contests.apply(states, seat, code)
print(searched)
"""


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
