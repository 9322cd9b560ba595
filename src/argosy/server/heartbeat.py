"""The heartbeat: quiet connections are asked whether anybody is there, many in one go.

If every one of thousands had timers of its own, the server would wake a few thousand times a second, each
time for four bytes. Asked together they answer together, which costs half as much.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from math import ceil
from typing import Protocol

log = logging.getLogger("argosy.heartbeat")

TICK = 0.05  # seconds: those that are due within it are checked together
EARLY = 0.002  # seconds by which a timer may come before its time
AT_A_TIME = 16  # connections: then others have a turn, so that no decision waits for all of them


class Patient(Protocol):
    """A connection that is looked after."""

    def check(self, at: float) -> float | None:
        """Ask, or see whether there was an answer. When to check again; None: never."""


class Heartbeat:
    """One for each process. Times are by the event loop's clock."""

    def __init__(self) -> None:
        self._due: dict[int, list[Patient]] = {}  # by tick
        self._waiting: deque[Patient] = deque()  # those whose tick has come
        self._runs = False

    def look_after(self, patient: Patient, since: float) -> None:
        """Check it from then on."""
        self._due.setdefault(ceil(since / TICK), []).append(patient)
        if not self._runs:
            self._sleep()

    def _sleep(self) -> None:
        self._runs = bool(self._due)
        if self._runs:
            asyncio.get_running_loop().call_at(min(self._due) * TICK, self._beat)

    def _beat(self) -> None:
        tick = int((asyncio.get_running_loop().time() + EARLY) / TICK)
        for past in sorted(due for due in self._due if due <= tick):
            self._waiting.extend(self._due.pop(past))
        self._check()

    def _check(self) -> None:
        loop = asyncio.get_running_loop()
        at = loop.time()
        for _ in range(min(AT_A_TIME, len(self._waiting))):
            patient = self._waiting.popleft()
            try:
                again = patient.check(at)
            except Exception:  # the others are checked even if this one fails
                log.exception("a connection could not be checked")
            else:
                if again is not None:
                    self.look_after(patient, again)
        if self._waiting:
            loop.call_soon(self._check)
        else:
            self._sleep()
