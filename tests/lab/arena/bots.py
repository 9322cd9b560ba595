"""Bots for the tests of the arena: some play, some misbehave."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any


class First:
    """Takes the first choice there is."""

    def decide(self, view: Any, imagine: Any, clock: Any) -> str:
        return str(view["choices"][0]["action"])


class Seeded:
    """Chooses by a seed of its own."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, view: Any, imagine: Any, clock: Any) -> str:
        self.seed = (self.seed * 1103515245 + 12345) % 2**31
        return str(view["choices"][self.seed // 65536 % len(view["choices"])]["action"])


class Raises(First):
    def decide(self, view: Any, imagine: Any, clock: Any) -> str:
        if view["turn"] > 2:
            raise RuntimeError("man overboard")
        return super().decide(view, imagine, clock)


class Cheats(First):
    def decide(self, view: Any, imagine: Any, clock: Any) -> str:
        return "take admiral_3" if view["turn"] > 2 else super().decide(view, imagine, clock)


class Stalls(First):
    def decide(self, view: Any, imagine: Any, clock: Any) -> str:
        if view["turn"] > 2:
            Path(os.environ["STALLED"], str(os.getpid())).touch()
            time.sleep(600)
        return super().decide(view, imagine, clock)


class Dies(First):
    def decide(self, view: Any, imagine: Any, clock: Any) -> str:
        if view["turn"] > 2:
            os._exit(7)
        return super().decide(view, imagine, clock)


class Unmade(First):
    def __init__(self) -> None:
        raise ValueError("no crew")


NOT_A_BOT = 3
