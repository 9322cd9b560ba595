"""Fair turns: so many thoughts at a time, of each owner one, and owners after one another."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = asyncio.Future[None]


class FairTurns:
    """Whoever has many tables with bots waits for oneself, not others for them."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._thinking: set[str] = set()  # owners
        self._waiting: OrderedDict[str, deque[Waiting]] = OrderedDict()  # whose turn is next first

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        turn: Waiting = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        self._go_on()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._end(owner)  # it had its turn already
            raise
        try:
            yield
        finally:
            self._end(owner)

    def _end(self, owner: str) -> None:
        self._free += 1
        self._thinking.discard(owner)
        if owner in self._waiting:
            self._waiting.move_to_end(owner)
        self._go_on()

    def _go_on(self) -> None:
        for owner in list(self._waiting):
            if not self._free:
                return
            if owner in self._thinking:
                continue
            turns = self._waiting.pop(owner)
            while turns and turns[0].done():
                turns.popleft()  # it was given up
            if turns:
                turns.popleft().set_result(None)
                self._free -= 1
                self._thinking.add(owner)
            if turns:
                self._waiting[owner] = turns  # now the last
