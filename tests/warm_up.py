"""Compiles what the tests need, so that the workers of a test run find it compiled.

`python tests/warm_up.py FOLDER` writes into FOLDER how each part ended, for workers that begin meanwhile.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

FOLDER = "ARGOSY_WARM"  # in the environment: where to look for what is compiled


def play(name: str) -> None:
    """One game at a time, as at a table."""
    import argosy

    game = argosy.game(name)
    position = game.new(players=3, seed=1)
    position.play(position.to_act[0], position.legal(position.to_act[0])[0])
    position.view(0)
    position.odds(0)
    position.imagine(0, seed=1)
    game.load(position.dump())


def play_many(name: str) -> None:
    """Many games at once, and the bots, whose rules keep no log either."""
    import argosy
    from argosy.players.registry import compile_players

    batch = argosy.game(name).batch(2, players=3, seed=1)
    batch.legal_mask()
    batch.observe()
    batch.step(batch.random_actions())
    batch.reset_done()
    compile_players(name)


PARTS: dict[str, Callable[[str], None]] = {"play": play, "play_many": play_many}


def compile_all(folder: Path | None = None) -> int:
    """All games side by side, each in two parts that have little in common; the worst exit status."""
    import argosy
    from argosy.players.registry import is_compiled

    names = [name for name in reversed(argosy.NAMES) if not is_compiled(name)]
    compiling = [
        (part, subprocess.Popen([sys.executable, __file__, part, name])) for part in PARTS for name in names
    ]
    worst = 0
    for part in PARTS:
        worst = max([worst, *(process.wait() for of, process in compiling if of == part)])
        if folder is not None:
            (folder / "new").write_text(str(worst))
            (folder / "new").replace(folder / part)
    return worst


@cache
def is_ready(part: str) -> bool:
    """Wait until a part is compiled, where somebody compiles; whether it could be."""
    if not (folder := os.environ.get(FOLDER)):
        return True
    while not (done := Path(folder) / part).exists():
        time.sleep(0.1)
    return done.read_text() == "0"


if __name__ == "__main__":
    if sys.argv[1] in PARTS:
        gc.disable()  # a compiler's memory is given back at the end; looking for garbage takes a twentieth
        PARTS[sys.argv[1]](sys.argv[2])
    else:
        sys.exit(compile_all(Path(sys.argv[1])))
