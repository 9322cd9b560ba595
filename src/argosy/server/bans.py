"""Guests and addresses that the operator keeps out for a time, and guests who may not speak meanwhile.

All processes on a store know of them, within some seconds.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Awaitable, Callable

from argosy.server.clock import now
from argosy.store.base import Statement, Store
from argosy.table.errors import Forbidden, Refused, Unavailable

log = logging.getLogger("argosy.bans")

EVERY = 15.0  # seconds between two looks at what other processes have banned
GUEST, ADDRESS, VOICE = "guest", "address", "voice"

KEPT_OUT = "the operator keeps you out for a while"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    """Kept at hand, for every request asks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.after_look: Callable[[], Awaitable[None]] | None = None
        self._guests: dict[str, int] = {}  # until when
        self._voices: dict[str, int] = {}
        self._networks: dict[Network, int] = {}
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.look()
        self._looking = asyncio.create_task(self._look_forever())

    def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()

    async def _look_forever(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Unavailable:
                pass  # it is logged where the store is
            except Exception as problem:
                log.warning("bans could not be looked up: %s", problem)

    async def look(self) -> None:
        rows = await self.all()
        self._guests = {value: until for kind, value, until, _ in rows if kind == GUEST}
        self._voices = {value: until for kind, value, until, _ in rows if kind == VOICE}
        self._networks = {ipaddress.ip_network(v): until for kind, v, until, _ in rows if kind == ADDRESS}
        if self.after_look is not None and (self._guests or self._networks):
            await self.after_look()

    async def all(self) -> list[tuple[str, str, int, str]]:
        sql = "SELECT kind, value, until, reason FROM bans WHERE until > ? ORDER BY until"
        rows = await asyncio.to_thread(self._store.read, sql, now())
        return [(str(kind), str(value), int(until), str(reason)) for kind, value, until, reason in rows]

    async def ban(self, kind: str, value: str, until: int, reason: str) -> str:
        """Until then; what is banned, as it is written."""
        value = _network(value) if kind == ADDRESS else value
        sql = (
            "INSERT INTO bans (kind, value, until, reason) VALUES (?, ?, ?, ?) ON CONFLICT (kind, value) "
            "DO UPDATE SET until = excluded.until, reason = excluded.reason"
        )
        await self._store.commit([Statement(sql, (kind, value, until, reason))])
        await self.look()
        return value

    async def lift(self, value: str, kind: str = "") -> None:
        """Of that kind, or of any."""
        values = {value, _network(value)} if "." in value or ":" in value else {value}
        for each in values:
            sql = "DELETE FROM bans WHERE value = ? AND (kind = ? OR ? = '')"
            await self._store.commit([Statement(sql, (each, kind, kind))])
        await self.look()

    def check_guest(self, guest: str) -> None:
        if self._guests.get(guest, 0) > now():
            raise Forbidden("banned", KEPT_OUT)

    def check_voice(self, guest: str) -> None:
        """Whether this guest may say something."""
        if self._voices.get(guest, 0) > now():
            raise Forbidden("muted", "the operator has taken you out of every chat for a while")

    def check_address(self, address: str) -> None:
        if not self._networks:
            return
        try:
            asking = ipaddress.ip_network(address)
        except ValueError:
            return
        at = now()
        for network, until in self._networks.items():
            if until > at and network.version == asking.version and network.overlaps(asking):
                raise Forbidden("banned", "the operator keeps your address out for a while")


def _network(value: str) -> str:
    try:
        return str(ipaddress.ip_network(value, strict=False))
    except ValueError as problem:
        raise Refused("malformed", f"an address or a network is banned: {problem}") from None


def forgetting(guest: str) -> Statement:
    """Nobody has that id any more."""
    return Statement("DELETE FROM bans WHERE value = ?", (guest,))
