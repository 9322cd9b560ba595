"""Who hears the news next: a few at a time, and never before an answer somebody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable

log = logging.getLogger("argosy.crier")

AT_A_TIME = 4  # about those who sit at one table


class Crier:
    """Calls a few, and lets the event loop turn before it calls more.

    Most of a move's cost is to tell everybody how the table stands. Told a few at a time, that holds up
    neither the decisions that come in meanwhile nor their acknowledgements.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def call(self, hear: Callable[[], None]) -> None:
        """Soon."""
        self._waiting.append(hear)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        called = [self._waiting.popleft() for _ in range(min(AT_A_TIME, len(self._waiting)))]
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
        for hear in called:
            try:
                hear()
            except Exception:  # the others are called whatever becomes of this one
                log.exception("news were not heard")
