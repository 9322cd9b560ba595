"""Endpoints for the operator: tables and guests listed, shown and deleted, tables ended, the server drained.

Whoever can read the store has the key. `argosy admin` uses these; they are
no part of the protocol for clients.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from argosy.core.typing import Json
from argosy.server.clock import now
from argosy.server.guests import Guest
from argosy.server.http_requests import json_response, number, read_body
from argosy.server.operator_key import SECRET, key_of
from argosy.server.retention import DAY, Keeping
from argosy.server.services import Services, bearer
from argosy.table.errors import Forbidden, NotFound

log = logging.getLogger("argosy.audit")

MOST_LISTED = 1_000
STATES = ("open", "running", "over", "damaged")

Endpoint = Callable[[Services, Request], Awaitable[Response]]


async def check_key(services: Services, request: Request) -> None:
    key = key_of(await services.store.secret(SECRET))
    if not hmac.compare_digest(bearer(request).encode(), key.encode()):
        raise Forbidden("operator", "that is for the operator: argosy admin, where the store can be read")


async def tables(services: Services, request: Request) -> Response:
    """GET /api/admin/tables?state=&older=: the tables, those that changed last first."""
    state, days = request.query_params.get("state", ""), number(request, "older")
    sql = "SELECT id, game, status, seq, created, updated, problem, summary FROM tables WHERE updated <= ?"
    values: list[Any] = [now() - (days or 0) * DAY]
    if state == "damaged":
        sql += " AND problem IS NOT NULL"
    elif state in STATES:
        sql += " AND problem IS NULL AND status = ?"
        values.append(state)
    rows = await asyncio.to_thread(
        services.store.read, f"{sql} ORDER BY updated DESC LIMIT ?", *values, MOST_LISTED
    )
    return json_response({"tables": [_table(*row) for row in rows]})


def _table(
    id: str, game: str, status: str, seq: int, created: int, updated: int, problem: str | None, summary: str
) -> Json:
    try:
        seats = [seat["name"] or seat["level"] for seat in msgspec.json.decode(summary)["seats"]]
    except (msgspec.DecodeError, KeyError, TypeError):
        seats = []
    return {
        "id": id, "game": game, "state": "damaged" if problem else status, "entries": seq, "created": created,
        "updated": updated, "problem": problem, "seats": seats,
    }  # fmt: skip


async def guests(services: Services, request: Request) -> Response:
    """GET /api/admin/guests: who is known, the latest first."""
    sql = (
        "SELECT g.id, g.name, g.created, (SELECT COUNT(*) FROM tokens t WHERE t.guest = g.id), "
        "(SELECT COUNT(*) FROM sittings s WHERE s.guest = g.id) FROM guests g ORDER BY g.created DESC LIMIT ?"
    )
    rows = await asyncio.to_thread(services.store.read, sql, MOST_LISTED)
    names = ("id", "name", "created", "devices", "tables")
    return json_response({"guests": [dict(zip(names, row, strict=True)) for row in rows]})


async def delete_table(services: Services, request: Request) -> Response:
    """DELETE /api/admin/tables/{id}."""
    id = await _known(services, "tables", request)
    await services.retention.delete(id)
    log.warning("table %s was deleted", id)
    return json_response({"deleted": True})


async def end_table(services: Services, request: Request) -> Response:
    """POST /api/admin/tables/{id}/end: as if it had been called off."""
    id = await _known(services, "tables", request)
    await services.retention.end(await services.tables.find(id))
    log.warning("table %s was ended", id)
    return json_response({"ended": True})


async def forget_guest(services: Services, request: Request) -> Response:
    """DELETE /api/admin/guests/{id}."""
    id = await _known(services, "guests", request)
    count = await services.personal_data.forget(Guest(id, "", "device"))
    log.warning("guest %s was forgotten", id)
    return json_response({"forgotten": True, "tables": count})


async def _known(services: Services, table: str, request: Request) -> str:
    id = str(request.path_params["id"])
    if not await asyncio.to_thread(services.store.read, f"SELECT 1 FROM {table} WHERE id = ?", id):
        raise NotFound("no-table", f"there is nothing with the id {id[:40]} among the {table}")
    return id


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """For how many days what is kept; what is left out is kept for ever."""

    abandoned: int | None = None
    finished: int | None = None
    guests: int | None = None


async def sweep(services: Services, request: Request) -> Response:
    """POST /api/admin/sweep: end, delete and forget once what is older."""
    wish = await read_body(request, Wish)
    swept = await services.retention.sweep(Keeping(wish.abandoned, wish.finished, wish.guests))
    log.warning("%d tables ended, %d deleted, %d guests forgotten", *swept)
    return json_response(swept._asdict())


class Drain(msgspec.Struct, forbid_unknown_fields=True):
    on: bool


async def drain(services: Services, request: Request) -> Response:
    """POST /api/admin/drain: no new tables, or new ones again; how many games run in this process."""
    services.tables.is_draining = (await read_body(request, Drain)).on
    log.warning("new tables are %s", "refused" if services.tables.is_draining else "opened again")
    return await state(services, request)


class Ban(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["guest", "address"]
    value: str
    hours: Annotated[int, msgspec.Meta(ge=1, le=24 * 366)]
    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""


async def bans(services: Services, request: Request) -> Response:
    """GET /api/admin/bans."""
    names = ("kind", "value", "until", "reason")
    rows = await services.bans.all()
    return json_response({"bans": [dict(zip(names, row, strict=True)) for row in rows]})


async def ban(services: Services, request: Request) -> Response:
    """POST /api/admin/bans: keep a guest or an address out; open connections of a guest are closed."""
    wish = await read_body(request, Ban)
    until = now() + wish.hours * 3_600_000
    value = await services.bans.ban(wish.kind, wish.value, until, wish.reason)
    for live in services.tables.live.values():
        for watcher in list(live.watchers):
            if watcher.guest == value:
                await watcher.socket.close(1008, "the operator keeps you out for a while")
    log.warning("%s %s is banned for %d hours: %s", wish.kind, value, wish.hours, wish.reason)
    return json_response({"banned": value, "until": until})


class Lifted(msgspec.Struct, forbid_unknown_fields=True):
    value: str


async def unban(services: Services, request: Request) -> Response:
    """DELETE /api/admin/bans."""
    value = (await read_body(request, Lifted)).value
    await services.bans.lift(value)
    log.warning("%s is no longer banned", value)
    return json_response({"lifted": value})


class Announcement(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=300)]
    minutes: Annotated[int, msgspec.Meta(ge=0, le=1440)]


async def announce(services: Services, request: Request) -> Response:
    """POST /api/admin/announce: shown at every table of this process; an empty text takes it back."""
    said = await read_body(request, Announcement)
    text = " ".join(said.text.split())
    services.notices.say(text, now() + said.minutes * 60_000, services.tables.live.values())
    log.warning("announced for %d minutes: %s", said.minutes, text)
    return await state(services, request)


async def state(services: Services, request: Request) -> Response:
    """GET /api/admin/state."""
    busy = sum(bool(live.watchers) and live.table.running for live in services.tables.live.values())
    return json_response(
        {"draining": services.tables.is_draining, "busy": busy, "sockets": services.metrics.sockets}
    )


ROUTES: tuple[tuple[str, str, Endpoint], ...] = (
    ("GET", "/api/admin/state", state),
    ("GET", "/api/admin/tables", tables),
    ("DELETE", "/api/admin/tables/{id}", delete_table),
    ("POST", "/api/admin/tables/{id}/end", end_table),
    ("GET", "/api/admin/guests", guests),
    ("DELETE", "/api/admin/guests/{id}", forget_guest),
    ("POST", "/api/admin/sweep", sweep),
    ("POST", "/api/admin/drain", drain),
    ("POST", "/api/admin/announce", announce),
    ("GET", "/api/admin/bans", bans),
    ("POST", "/api/admin/bans", ban),
    ("DELETE", "/api/admin/bans", unban),
)
