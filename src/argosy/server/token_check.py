"""The token check: the tokens of all open sockets are looked up together, some hundred in one query.

A socket whose token was not confirmed for a while looks it up itself before it sends or takes anything more.
With thousands of sockets that would be a query for every few decisions.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from argosy.server.guests import Guests
from argosy.table.errors import Unavailable

log = logging.getLogger("argosy.token_check")

EVERY = 8.0  # seconds
AT_ONCE = 250  # tokens in one query


class TokenHolder(Protocol):
    """A socket that was opened with a token."""

    guest: str
    token: str

    def confirm_token(self) -> None:
        """The token is still valid."""


class TokenCheck:
    """Confirms valid tokens. Of invalid ones it says nothing: their sockets will find out themselves."""

    def __init__(self, guests: Guests) -> None:
        self.holders: set[TokenHolder] = set()
        self._guests = guests
        self._checking: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._checking = asyncio.create_task(self._check_forever())

    def stop(self) -> None:
        if self._checking is not None:
            self._checking.cancel()

    async def _check_forever(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.check()
            except Unavailable:
                pass  # it is logged where the store is
            except Exception as problem:
                log.warning("tokens could not be looked up: %s", problem)

    async def check(self) -> None:
        holders = list(self.holders)
        for first in range(0, len(holders), AT_ONCE):
            await self._check(holders[first : first + AT_ONCE])

    async def _check(self, some: list[TokenHolder]) -> None:
        """Nearly always all are valid. Asked only that, the database answers with one row: for each row the
        thread that reads would wait for the interpreter, and delay the tables.
        """
        guests = {holder.token: holder.guest for holder in some}
        if await self._guests.are_known_by(guests):
            for holder, guest in [(holder, guests[holder.token]) for holder in some]:
                if guest == holder.guest:
                    holder.confirm_token()
        elif len(some) > 1:
            half = len(some) // 2
            await self._check(some[:half])
            await self._check(some[half:])
