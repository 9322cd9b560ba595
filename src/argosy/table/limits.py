"""Limits: how much one socket, one address or one guest may ask of the server."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, replace

MOST_REMEMBERED = 20_000  # addresses; those with full buckets are forgotten first


@dataclass(frozen=True)
class Limits:
    """What the operator allows."""

    sockets: int = 10_000
    sockets_per_address: int = 100
    messages_per_second: float = 20  # of one socket, over time
    requests_per_second: float = 30  # of one address
    guests_per_minute: float = 20  # new ones, of one address
    codes_per_minute: float = 6  # attempts, of one address
    tables_per_minute: float = 12  # new ones, of one guest
    lines_per_minute: float = 30  # of chat, of one guest
    records_per_minute: float = 60  # whole games told, to one address
    analyses_per_minute: float = 12  # begun, of one address
    hints_per_minute: float = 30  # of one guest

    def scaled(self, factor: float) -> Limits:
        """As many sockets, but everything that is counted over time so many times as often."""
        rates = {name: getattr(self, name) * factor for name in self.__annotations__ if "_per_" in name}
        return replace(self, **{**rates, "sockets_per_address": self.sockets_per_address})


class Bucket:
    """Tokens that refill at a steady rate: short bursts pass, floods do not."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self) -> bool:
        self._refill()
        return self._left >= self.burst

    def _refill(self) -> None:
        at = time.monotonic()
        self._left = min(self.burst, self._left + (at - self._at) * self.rate)
        self._at = at


class Buckets:
    """One bucket for each name."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, max(1.0, burst)  # or nothing would ever be allowed
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets = {n: bucket for n, bucket in self._buckets.items() if not bucket.is_full()}
        return self._buckets.setdefault(name, Bucket(self.rate, self.burst)).take()


class Gate:
    """Counts open sockets, altogether and by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self._open.total() >= self.limits.sockets:
            return False
        if self._open[address] >= self.limits.sockets_per_address:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
