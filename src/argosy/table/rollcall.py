"""The roll call: the tokens of all open sockets are looked up together, some hundred by one question.

A socket whose token was not seen for a while looks it up itself before it tells or takes anything more. With
thousands of sockets that would be a question to the database for every few decisions.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from argosy.table.guests import Guests

log = logging.getLogger("argosy.rollcall")

EVERY = 8.0  # seconds
AT_ONCE = 250  # tokens in one question


class Present(Protocol):
    """A socket somebody opened with a token."""

    guest: str
    token: str

    def is_recognised(self) -> None:
        """His token is still good."""


class RollCall:
    """Who answers is recognised; of who does not, nothing is said: his socket will find out."""

    def __init__(self, guests: Guests) -> None:
        self.present: set[Present] = set()
        self._guests = guests
        self._calling: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._calling = asyncio.create_task(self._call_again_and_again())

    def stop(self) -> None:
        if self._calling is not None:
            self._calling.cancel()

    async def _call_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.call()
            except Exception as problem:
                log.warning("tokens could not be looked up: %s", problem)

    async def call(self) -> None:
        called = list(self.present)
        for first in range(0, len(called), AT_ONCE):
            await self._call(called[first : first + AT_ONCE])

    async def _call(self, some: list[Present]) -> None:
        """Nearly always all are known. Asked just that, the database answers with one row: for each row the
        thread that reads would wait for the interpreter, and hold up the tables.
        """
        tokens = {one.token: one.guest for one in some}
        if await self._guests.are_known_by(tokens):
            for one in some:
                if tokens[one.token] == one.guest:
                    one.is_recognised()
        elif len(some) > 1:
            half = len(some) // 2
            await self._call(some[:half])
            await self._call(some[half:])
