"""What the endpoints share: the harbour, the guests, who is asking, and what he may."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import logging
import socket
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from argosy.table import pages
from argosy.table.bots import Bots
from argosy.table.errors import Forbidden, Refused
from argosy.table.guests import Guest, Guests
from argosy.table.harbour import Harbour
from argosy.table.limits import Buckets, Gate, Limits
from argosy.table.metrics import Metrics
from argosy.table.rollcall import RollCall
from argosy.table.schooling import School
from argosy.table.store import Store

log = logging.getLogger("argosy.service")

COOKIE = "argosy"


@dataclass(frozen=True)
class Config:
    """How the operator wants the server."""

    origins: tuple[str, ...] = ()  # pages that may talk to it; empty: only pages it served itself
    limits: Limits = field(default_factory=Limits)
    operator_token: str = ""  # opens /metrics from elsewhere
    version: str = ""  # of the program


class Service:
    """One for each process."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.metrics = Metrics()
        self.harbour = Harbour(store, self.metrics)
        self.bots = Bots(self.harbour)
        self.school = School()
        self.guests = Guests(store)
        self.roll_call = RollCall(self.guests)
        self.gate = Gate(config.limits)
        limits = config.limits
        self.requests = Buckets(limits.requests_per_second, 4 * limits.requests_per_second)
        self.newcomers = Buckets(limits.guests_per_minute / 60, limits.guests_per_minute)
        self.code_attempts = Buckets(limits.codes_per_minute / 60, limits.codes_per_minute)
        self.new_tables = Buckets(limits.tables_per_minute / 60, limits.tables_per_minute)
        self.records = Buckets(limits.records_per_minute / 60, limits.records_per_minute / 2)
        self.analyses = Buckets(limits.analyses_per_minute / 60, limits.analyses_per_minute / 2)
        self.hints = Buckets(limits.hints_per_minute / 60, limits.hints_per_minute / 3)
        self.chat = Buckets(limits.lines_per_minute / 60, limits.lines_per_minute / 3)

    @property
    def version(self) -> str:
        """Of the program and, after a plus, of the client it hands out: an old page asks for a reload."""
        return f"{self.config.version}+{pages.build()}"

    async def start(self) -> None:
        self.store.start()
        await self.harbour.open()
        loop = asyncio.get_running_loop()

        def heard(table: str, seq: int) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self.harbour.heard, table, seq)

        self.store.listen(heard)
        self.bots.start()
        self.roll_call.start()

    async def stop(self) -> None:
        self.roll_call.stop()
        self.school.stop()
        await self.bots.stop()
        await asyncio.to_thread(self.store.stop)

    # ----------------------------------------------------------------------------- who asks

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Whether people come by https, so that cookies may insist on it."""
        origins = self.config.origins or (self._own_origin(connection),)
        return any(origin.startswith("https://") for origin in origins)

    def token(self, connection: HTTPConnection) -> str:
        return _bearer(connection) or connection.cookies.get(COOKIE, "")

    async def guest(self, connection: HTTPConnection) -> Guest | None:
        return await self.guests.known_by(self.token(connection))

    async def known_guest(self, connection: HTTPConnection) -> Guest:
        guest = await self.guest(connection)
        if guest is None:
            raise Refused("no-guest", "nobody is known by this token; choose a name first: POST /api/me")
        return guest

    def check_origin(self, connection: HTTPConnection) -> None:
        """A browser says which page is asking. Only our own may, for it brings the person's cookie along."""
        origin = connection.headers.get("origin")
        if origin is None:
            if connection.cookies.get(COOKIE) and not _bearer(connection):
                if connection.scope["type"] == "websocket":
                    raise Forbidden("origin", "a program shows its token in the Authorization header")
            return
        allowed = self.config.origins or (self._own_origin(connection),)
        if origin not in allowed or not (self.config.origins or _is_own_name(connection)):
            raise Forbidden("origin", f"pages of {origin[:100]} may not use this server (see --origin)")

    def _own_origin(self, connection: HTTPConnection) -> str:
        scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
        return f"{scheme}://{connection.headers.get('host', '')}"

    def address(self, connection: HTTPConnection) -> str:
        """Where somebody comes from; a whole IPv6 network counts as one."""
        host = connection.client.host if connection.client else ""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return host
        if address.version == 6 and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        if address.version == 6:
            return str(ipaddress.ip_network((address, 64), strict=False))
        return str(address)

    def limit(self, buckets: Buckets, connection: HTTPConnection, message: str) -> None:
        if not buckets.take(self.address(connection)):
            raise Refused("too-fast", message)

    def check_operator(self, connection: HTTPConnection) -> None:
        wanted = self.config.operator_token
        if wanted and hmac.compare_digest(_bearer(connection).encode(), wanted.encode()):
            return
        host = connection.client.host if connection.client else ""
        forwarded = "x-forwarded-for" in connection.headers or "forwarded" in connection.headers
        if forwarded or host not in {"127.0.0.1", "::1"} or not _is_own_name(connection):
            raise Forbidden(
                "operator", "figures are for the operator: ask from this machine, or with the token"
            )


def _is_own_name(connection: HTTPConnection) -> bool:
    """Whether somebody came by an address or a name of this machine, not by one made to lead here."""
    try:
        name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    machine = socket.gethostname().lower()
    if name in {"localhost", machine, f"{machine}.local"}:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _bearer(connection: HTTPConnection) -> str:
    """The token a program shows."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
