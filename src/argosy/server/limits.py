"""Limits: how much one socket, one address or one guest may ask of the server."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache

ADDRESS = "address "  # before the name of an account that is an address's
IN_A_WIDER = 8  # times as much is allowed to a network of 48 bits as to one of 64
MOST_REMEMBERED = 20_000  # addresses; those with full buckets are forgotten first


@dataclass(frozen=True)
class Limits:
    """What the operator allows."""

    sockets: int = 10_000
    sockets_per_address: int = 100
    public_tables_per_guest: int = 3  # that wait for players; four times as many with those that run
    public_tables_per_address: int = 10
    messages_per_second: float = 20  # of one socket, over time
    requests_per_second: float = 30  # of one address
    files_per_second: float = 100  # of the client, to one address
    guests_per_minute: float = 20  # new ones, of one address
    codes_per_minute: float = 6  # attempts, of one address
    tables_per_minute: float = 12  # new ones, of one guest
    lines_per_minute: float = 30  # of chat, of one guest
    records_per_minute: float = 60  # whole games sent, to one address
    analyses_per_minute: float = 12  # begun, of one address
    hints_per_minute: float = 30  # of one guest
    reports_per_hour: float = 6  # to the operator, of one guest; of one address three times as many
    brought_kb_per_hour: float = 1024  # of records, of one guest; of one address twice as much
    past_seconds_per_minute: float = 6  # of processor time for games of the past, of one address or guest

    def scaled(self, factor: float) -> Limits:
        """The same number of sockets, but every rate multiplied by a factor."""
        rates = {name: getattr(self, name) * factor for name in self.__annotations__ if "_per_" in name}
        public = ("public_tables_per_guest", "public_tables_per_address")
        rates |= {name: max(1, round(rates[name])) for name in public}
        return replace(self, **{**rates, "sockets_per_address": self.sockets_per_address})


class Bucket:
    """Tokens that refill at a steady rate: short bursts pass, floods do not."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self, amount: float = 1) -> bool:
        self._refill()
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def charge(self, amount: float) -> None:
        """Take what was used already; it may be more than there is."""
        self._refill()
        self._left -= amount

    def has_some(self) -> bool:
        self._refill()
        return self._left > 0

    def wait(self) -> float:
        """Take one in any case; how many seconds to wait until it is there."""
        self._refill()
        self._left -= 1
        return max(0.0, -self._left / self.rate)

    def is_full(self) -> bool:
        self._refill()
        return self._left >= self.burst

    def missing(self) -> float:
        """How much of one is not there yet."""
        self._refill()
        return max(0.0, 1 - self._left)

    def _refill(self) -> None:
        at = time.monotonic()
        self._left = min(self.burst, self._left + (at - self._at) * self.rate)
        self._at = at


@lru_cache(4096)
def wider(name: str) -> str:
    """The network of 48 bits that a network of 64 bits is part of, as providers give it to one customer."""
    place, _, size = name.removeprefix(ADDRESS).partition("/")
    if size != "64":
        return ""
    return str(ipaddress.ip_network((place, 48), strict=False))


class Buckets:
    """One bucket for each name; networks of 64 bits share a larger one with all of their 48 bits."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, max(1.0, burst)  # or nothing would ever be allowed
        self._buckets: dict[str, Bucket] = {}

    def wait(self, name: str) -> float:
        """How many seconds until there is one."""
        bucket = self._buckets.get(name)
        return 0.0 if bucket is None else bucket.missing() / self.rate

    def take(self, name: str, amount: float = 1) -> bool:
        if not self._bucket(name).take(amount):
            return False
        return not (wide := wider(name)) or self._bucket(wide, IN_A_WIDER).take(amount)

    def charge(self, name: str, amount: float) -> None:
        """Take what was used already; it may be more than there is."""
        if wide := wider(name):
            self._bucket(wide, IN_A_WIDER).charge(amount)
        self._bucket(name).charge(amount)

    def has_some(self, name: str) -> bool:
        known = [self._buckets[place] for place in (name, wider(name)) if place in self._buckets]
        return all(bucket.has_some() for bucket in known)

    def _bucket(self, name: str, times: int = 1) -> Bucket:
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets = {n: bucket for n, bucket in self._buckets.items() if not bucket.is_full()}
        return self._buckets.setdefault(name, Bucket(times * self.rate, times * self.burst))


class OpenConnections:
    """Counts what is open, in total and by address."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most, self.most_each = most, most_each
        self.total = 0
        self._open: Counter[str] = Counter()

    def add(self, address: str, unlimited: bool = False) -> bool:
        """Whether there is room for one more; `unlimited`: of this address there may be any number."""
        if self.total >= self.most:
            return False
        wide = wider(address)
        if not unlimited and self._open[address] >= self.most_each:
            return False
        if wide and self._open[wide] >= IN_A_WIDER * self.most_each:
            return False
        for name in (address, wide) if wide else (address,):
            self._open[name] += 1
        self.total += 1
        return True

    def remove(self, address: str) -> None:
        self.total -= 1
        for name in (address, wider(address)):
            if name in self._open:
                self._open[name] -= 1
                if self._open[name] <= 0:
                    del self._open[name]


class OpenSockets(OpenConnections):
    """WebSockets."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(limits.sockets, limits.sockets_per_address)


def allow_many_sockets() -> None:
    """Raise the limit of open files, which sockets are, as far as the system allows; often it is 1,024."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
