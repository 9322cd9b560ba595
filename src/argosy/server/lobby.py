"""The list of public tables: fair to every host, in pages; and how many one guest or address may have."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict

from argosy.server.limits import Limits
from argosy.store.base import Store
from argosy.table.errors import Refused
from argosy.table.redaction import Summary, read_summaries

MOST_READ = 2000  # public tables that are looked through
SAME_FOR = 1.0  # seconds in which everybody gets the same list
MOST_ADDRESSES = (
    20_000  # whose tables are remembered; those that opened none for the longest time are forgotten
)
TIMES = 4  # as many public tables may run, or wait and run, as may wait


class Lobby:
    """One for each process. What an address opened is forgotten when it ends; what a guest opened is not."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._listed: list[Summary] = []
        self._read_at = float("-inf")
        self._reading = asyncio.Lock()
        self.opening = asyncio.Lock()  # held from `check` to `note`
        self._opened: OrderedDict[str, list[str]] = OrderedDict()  # public tables by address

    async def page(self, after: int, count: int) -> tuple[list[Summary], bool]:
        """So many tables after the first ones, and whether there are more."""
        async with self._reading:
            if time.monotonic() - self._read_at > SAME_FOR:
                self._listed = await asyncio.to_thread(self._read)
                self._read_at = time.monotonic()
        return self._listed[after : after + count], len(self._listed) > after + count

    def _read(self) -> list[Summary]:
        return fairly(read_summaries(self._store.public_tables(MOST_READ)))

    async def check(self, guest: str, address: str) -> None:
        """Refuse another public table where this guest, or this address, has enough of them."""
        most = self._limits.public_tables_per_guest
        own = await asyncio.to_thread(self._store.public_tables_of, guest)
        _check([about.status for about in read_summaries(own) if about.host_id == guest], most)
        before = self._opened.get(address, [])
        if len(before) >= self._limits.public_tables_per_address:
            found = await asyncio.to_thread(self._store.statuses, before)
            self._opened[address] = [id for id in before if found.get(id, "over") != "over"]
            _check([found[id] for id in self._opened[address]], self._limits.public_tables_per_address)

    def note(self, address: str, table: str) -> None:
        """A public table was opened from there."""
        if table not in (tables := self._opened.setdefault(address, [])):
            tables.append(table)
        self._opened.move_to_end(address)
        self._read_at = float("-inf")  # whoever opened it looks for it
        while len(self._opened) > MOST_ADDRESSES:
            self._opened.popitem(last=False)


def _check(statuses: list[str], most: int) -> None:
    if statuses.count("open") >= most or len(statuses) >= TIMES * most:
        raise Refused(
            "many-tables", f"{most} public tables may wait for players; close one, or let it begin first"
        )


def fairly(tables: list[Summary]) -> list[Summary]:
    """The latest table of every host, then the second of each, and so on: many tables displace nobody's."""
    turns: Counter[str] = Counter()
    turn_of: dict[str, int] = {}
    latest = sorted(tables, key=lambda about: -about.updated)
    for about in latest:
        host = about.host_id or about.host
        turn_of[about.id] = turns[host]
        turns[host] += 1
    return sorted(latest, key=lambda about: turn_of[about.id])
