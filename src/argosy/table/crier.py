"""Who hears the news next: one after the other, and never before an answer somebody waits for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Crier:
    """Calls one by one, and lets the event loop turn in between.

    Most of a move's cost is to tell everybody how the table stands. Told one at a time, that holds up neither
    the decisions that come in meanwhile nor their acknowledgements.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def call(self, hear: Callable[[], None]) -> None:
        """Soon."""
        self._waiting.append(hear)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        hear = self._waiting.popleft()
        if self._waiting:  # the others are called whatever becomes of this one
            asyncio.get_running_loop().call_soon(self._next)
        hear()
