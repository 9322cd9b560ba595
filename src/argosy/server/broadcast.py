"""Broadcast: changes go to a few watchers at a time, and never before an answer that a client waits for."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable

log = logging.getLogger("argosy.broadcast")

AT_A_TIME = 4  # about as many as sit at one table

Deliver = Callable[[], None]


class Broadcast:
    """Calls a few subscribers, and lets the event loop turn before it calls more.

    Most of the cost of a move is sending everybody the new state of the table. Done for a few at a time, it
    delays neither the decisions that come in meanwhile nor their acknowledgements.
    """

    def __init__(self) -> None:
        self._waiting: deque[Deliver] = deque()

    def call_soon(self, deliver: Deliver) -> None:
        self._waiting.append(deliver)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        called = [self._waiting.popleft() for _ in range(min(AT_A_TIME, len(self._waiting)))]
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
        for deliver in called:
            try:
                deliver()
            except Exception:  # the others are called even if this one fails
                log.exception("a subscriber callback failed")
