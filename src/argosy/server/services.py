"""What the endpoints share: the tables, the guests, who is asking, and what that person may do."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import socket
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from argosy.server import client_files
from argosy.server.analysis_service import AnalysisService
from argosy.server.audit import Audit
from argosy.server.bans import KEPT_OUT, Bans
from argosy.server.bot_runner import BotRunner
from argosy.server.fair_pool import Caller, FairPool
from argosy.server.guests import DAYS, Guest, Guests
from argosy.server.heartbeat import Heartbeat
from argosy.server.limits import Buckets, Limits, OpenConnections, OpenSockets
from argosy.server.lobby import Lobby
from argosy.server.metrics import Metrics
from argosy.server.notices import Notices
from argosy.server.operator_sessions import OperatorSessions
from argosy.server.past_games import PastGames
from argosy.server.personal_data import PersonalData
from argosy.server.probe import Probe
from argosy.server.reports import Reports
from argosy.server.retention import Keeping, Retention
from argosy.server.table_service import TableService
from argosy.server.token_check import TokenCheck
from argosy.store.base import Store
from argosy.table.errors import Forbidden, Refused

COOKIE = "argosy"
OPERATOR_COOKIE = "argosy-operator"
SLOWED = 1.0  # seconds until an address that asks too often hears so


@dataclass(frozen=True)
class Config:
    """The operator's choices."""

    origins: tuple[str, ...] = ()  # pages that may use it; empty: only pages it served itself
    limits: Limits = field(default_factory=Limits)
    operator_token: str = ""  # opens /metrics from elsewhere
    version: str = ""  # of the program
    device_days: float = DAYS  # after which a device that is not used is forgotten
    keeping: Keeping = field(default_factory=Keeping)  # for how long


class Services:
    """One for each process."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.metrics = Metrics()
        self.tables = TableService(store, self.metrics, config.limits)
        self.past_pool = FairPool(config.limits.past_seconds_per_minute)
        self.past = PastGames(self.tables, self.past_pool)
        self.bots = BotRunner(self.tables)
        self.lobby = Lobby(store, config.limits)
        self.analysis = AnalysisService()
        self.guests = Guests(store, config.device_days)
        self.personal_data = PersonalData(self.tables, self.past)
        self.probe = Probe(store)
        self.notices = Notices()
        self.bans = Bans(store)
        self.bans.after_look = self._close_banned
        self.tables.check_voice = self.bans.check_voice
        self.audit = Audit(store)
        self.operators = OperatorSessions(store)
        self.reports = Reports(store)
        self.retention = Retention(self.tables, config.keeping)
        self.token_check = TokenCheck(self.guests)
        self.open_sockets = OpenSockets(config.limits)
        self.heartbeat = Heartbeat()
        limits = config.limits
        self.connections = OpenConnections(limits.sockets, 2 * limits.sockets_per_address)  # not sockets
        self.requests = Buckets(limits.requests_per_second, 4 * limits.requests_per_second)
        self.files = Buckets(limits.files_per_second, 10 * limits.files_per_second)
        self.newcomers = Buckets(limits.guests_per_minute / 60, limits.guests_per_minute)
        self.code_attempts = Buckets(limits.codes_per_minute / 60, limits.codes_per_minute)
        self.new_tables = Buckets(limits.tables_per_minute / 60, limits.tables_per_minute)
        self.tables_from = Buckets(5 * limits.tables_per_minute / 60, 5 * limits.tables_per_minute)
        kept = limits.brought_kb_per_hour * 1024
        self.brought = Buckets(kept / 3600, 4 * kept)
        self.brought_from = Buckets(2 * kept / 3600, 8 * kept)
        self.records = Buckets(limits.records_per_minute / 60, limits.records_per_minute / 2)
        self.analyses = Buckets(limits.analyses_per_minute / 60, limits.analyses_per_minute / 2)
        self.hints = Buckets(limits.hints_per_minute / 60, limits.hints_per_minute / 3)
        self.reports_of = Buckets(limits.reports_per_hour / 3600, limits.reports_per_hour)
        self.reports_from = Buckets(3 * limits.reports_per_hour / 3600, 3 * limits.reports_per_hour)

    @property
    def version(self) -> str:
        """Of the program and, after a plus, of the client it serves: an old page then asks for a reload."""
        return f"{self.config.version}+{client_files.build()}"

    async def start(self) -> None:
        self.store.start()
        await self.tables.open()
        loop = asyncio.get_running_loop()

        def on_notice(table: str, seq: int) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self.tables.other_process_wrote, table, seq)

        self.store.listen(on_notice)
        await self.bans.start()
        self.bots.start()
        self.token_check.start()
        self.retention.start()

    async def stop(self) -> None:
        self.token_check.stop()
        self.bans.stop()
        self.retention.stop()
        self.analysis.stop()
        self.past_pool.stop()
        self.guests.stop()
        await self.bots.stop()
        self.probe.stop()
        await asyncio.to_thread(self.store.stop)

    async def _close_banned(self) -> None:
        """The open sockets of those who are kept out since a moment ago."""
        for live in list(self.tables.live.values()):
            for watcher in list(live.watchers):
                try:
                    self.bans.check_guest(watcher.guest)
                    self.bans.check_address(self.address(watcher.socket))
                except Forbidden:
                    await watcher.socket.close(1008, KEPT_OUT)

    # ---------------------------------------------------------------------------- who is asking

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Whether people use https, so that cookies may insist on it."""
        origins = self.config.origins or (self._own_origin(connection),)
        return any(origin.startswith("https://") for origin in origins)

    def token(self, connection: HTTPConnection) -> str:
        return bearer(connection) or connection.cookies.get(self.cookie_name(connection), "")

    def cookie_name(self, connection: HTTPConnection, name: str = COOKIE) -> str:
        """Under https a name that no other host, and no page without https, can give a cookie."""
        return f"__Host-{name}" if self.is_secure(connection) else name

    def earlier_token(self, connection: HTTPConnection) -> str:
        """Of a device that came before its cookie had that name."""
        name = self.cookie_name(connection)
        if name == COOKIE or bearer(connection) or connection.cookies.get(name):
            return ""
        return connection.cookies.get(COOKIE, "")

    async def guest(self, connection: HTTPConnection) -> Guest | None:
        guest = await self.guests.known_by(self.token(connection))
        if guest is not None:
            self.bans.check_guest(guest.id)
        return guest

    async def known_guest(self, connection: HTTPConnection) -> Guest:
        guest = await self.guest(connection)
        if guest is None:
            raise Refused("no-guest", "no guest has this token; choose a name first: POST /api/me")
        return guest

    def check_origin(self, connection: HTTPConnection) -> None:
        """A browser says which page is asking. Only our own may, for the person's cookie comes along."""
        origin = connection.headers.get("origin")
        if origin is None:
            if self.token(connection) and not bearer(connection):
                if connection.scope["type"] == "websocket":
                    raise Forbidden("origin", "a program sends its token in the Authorization header")
            return
        allowed = self.config.origins or (self._own_origin(connection),)
        if origin not in allowed or not (self.config.origins or _is_own_name(connection)):
            raise Forbidden("origin", f"pages of {origin[:100]} may not use this server (see --origin)")

    def public_origin(self, connection: HTTPConnection) -> str:
        """Where people find this server: as the operator says, or else as this one did."""
        return self.config.origins[0] if self.config.origins else self._own_origin(connection)

    def _own_origin(self, connection: HTTPConnection) -> str:
        scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
        return f"{scheme}://{connection.headers.get('host', '')}"

    def address(self, connection: HTTPConnection) -> str:
        """The address of a client; a whole IPv6 network counts as one."""
        return self.network(connection.client.host if connection.client else "")

    def network(self, host: str) -> str:
        """What an address counts as."""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return host
        if address.version == 6 and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        if address.version == 6:
            return str(ipaddress.ip_network((address, 64), strict=False))
        return str(address)

    def caller(self, connection: HTTPConnection, guest: Guest | None) -> Caller:
        return Caller(self.address(connection), guest.id if guest else "")

    def limit(self, buckets: Buckets, connection: HTTPConnection, message: str) -> None:
        address = self.address(connection)
        if not buckets.take(address):
            raise Refused("too-fast", message, buckets.wait(address))

    def check_report(self, connection: HTTPConnection, guest: Guest) -> None:
        """Refuse another report where this guest, or this address, makes many."""
        message = "you have reported a lot lately; the operator will see it. Wait a while"
        if not self.reports_of.take(guest.id):
            raise Refused("reports", message, self.reports_of.wait(guest.id))
        if not self.reports_from.take(address := self.address(connection)):
            raise Refused("reports", message, self.reports_from.wait(address))

    def check_new_table(self, connection: HTTPConnection, guest: Guest) -> None:
        """Refuse another table where this guest, or this address, opens too many."""
        if not self.new_tables.take(guest.id):
            raise Refused("too-fast", "you open too many tables; wait a minute")
        self.limit(
            self.tables_from, connection, "too many tables are opened from this address; wait a minute"
        )

    def check_quota(self, connection: HTTPConnection, guest: Guest, size: int) -> None:
        """Refuse to keep more bytes than a guest or an address may bring."""
        address = self.address(connection)
        if not (self.brought.take(guest.id, size) and self.brought_from.take(address, size)):
            kept = round(self.config.limits.brought_kb_per_hour)
            raise Refused(
                "quota",
                f"you have brought many games; {kept} kB an hour are kept of one guest",
            )

    async def check_pace(self, buckets: Buckets, connection: HTTPConnection, message: str) -> None:
        """Refuse what comes too fast, but not at once: a connection can be refused no faster than that."""
        if not buckets.take(self.address(connection)):
            await asyncio.sleep(SLOWED)
            raise Refused("too-fast", message)

    def check_operator(self, connection: HTTPConnection) -> None:
        wanted = self.config.operator_token
        if wanted and hmac.compare_digest(bearer(connection).encode(), wanted.encode()):
            return
        host = connection.client.host if connection.client else ""
        forwarded = "x-forwarded-for" in connection.headers or "forwarded" in connection.headers
        if forwarded or host not in {"127.0.0.1", "::1"} or not _is_own_name(connection):
            raise Forbidden(
                "operator", "metrics are for the operator: ask from this machine, or with the token"
            )


def _is_own_name(connection: HTTPConnection) -> bool:
    """Whether the client used an address or a name of this machine, not a foreign name that points here."""
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


def bearer(connection: HTTPConnection) -> str:
    """The token of a program."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
