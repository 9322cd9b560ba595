"""HTTP endpoints about tables: opening, listing, looking, commands, invitations, hints."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from argosy.server.analysis_service import check_hints
from argosy.server.clock import now
from argosy.server.http_requests import (
    check_json,
    json_response,
    number,
    own_seat,
    read_body,
    read_bytes,
    watched_table,
)
from argosy.server.http_types import NewTable, Report
from argosy.server.services import Services
from argosy.table import protocol as m
from argosy.table import redaction
from argosy.table.errors import Forbidden, Refused

MOST_LISTED = 100


async def open_table(services: Services, request: Request) -> Response:
    """POST /api/tables: a new table."""
    guest = await services.known_guest(request)
    wanted = await read_body(request, NewTable)
    services.check_new_table(request, guest)
    open_it = partial(
        services.tables.open_table, guest.id, guest.name, wanted.settings, wanted.id, wanted.start
    )
    if wanted.settings.public:
        async with services.lobby.opening:
            await services.lobby.check(guest.id, services.address(request))
            id = await open_it()
            services.lobby.note(services.address(request), id)
    else:
        id = await open_it()
    return json_response({"table": id}, 201)


async def public_tables(services: Services, request: Request) -> Response:
    """GET /api/tables: open and running tables that are public; `?after=` so many."""
    guest = await services.guest(request)
    found, more = await services.lobby.page(number(request, "after") or 0, MOST_LISTED)
    return json_response({"tables": redaction.listed(found, guest.id if guest else ""), "more": more})


async def my_tables(services: Services, request: Request) -> Response:
    """GET /api/tables/mine: the guest's tables, those that wait for a decision first; `?after=` so many."""
    guest = await services.known_guest(request)
    after = number(request, "after") or 0
    found = await asyncio.to_thread(services.store.tables_of, guest.id, MOST_LISTED + 1, after)
    tables = redaction.listed(redaction.read_summaries(found[:MOST_LISTED]), guest.id)
    return json_response({"tables": tables, "more": len(found) > MOST_LISTED})


async def table(services: Services, request: Request) -> Response:
    """GET /api/tables/{id}: the table as the guest may see it; `?seat=` of several, `?since=`."""
    live, guest = await watched_table(services, request)
    seat = own_seat(live, guest, number(request, "seat"))
    since = number(request, "since")
    await services.tables.reach(live, since)
    body = live.update(guest.id if guest else "", seat, since, now())
    return Response(body, media_type="application/json")


async def command(services: Services, request: Request) -> Response:
    """POST /api/tables/{id}: any message of the protocol that changes a table."""
    guest = await services.known_guest(request)
    check_json(request)
    try:
        sent = m.decode_command(await read_bytes(request, m.LONGEST_FRAME))
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Refused("malformed", f"not a message: {problem}") from None
    seq = await services.tables.command(request.path_params["id"], guest.id, guest.name, sent)
    return Response(m.encoder.encode(m.Ack(sent.id, seq)), media_type="application/json")


async def invitations(services: Services, request: Request) -> Response:
    """GET /api/tables/{id}/invitations: for the host, the secret of each seat's own link."""
    guest = await services.known_guest(request)
    live = await services.tables.find(request.path_params["id"])
    if guest.id != live.table.state.host:
        raise Forbidden("not-host", "only the host can invite to a certain seat")
    seats = [n for n, seat in enumerate(live.table.state.seats) if seat.kind in {"open", "reserved"}]
    links = {seat: services.tables.invitations.invitation(live.table, seat) for seat in seats}
    return json_response({"table": live.table.id, "seats": {str(seat): link for seat, link in links.items()}})


async def hints(services: Services, request: Request) -> Response:
    """GET /api/tables/{id}/hints: the best decisions for the guest's seat, if there are aids; `?seat=`."""
    guest = await services.known_guest(request)
    live, _ = await watched_table(services, request)
    seat = own_seat(live, guest, number(request, "seat"))
    if seat is None:
        raise Forbidden("not-yours", "hints are for your own seat; of several name one: '?seat='")
    check_hints(live, guest.id, seat)
    if not services.hints.take(guest.id):
        raise Refused("too-fast", "you ask for too many hints; wait a little")
    seq = live.table.seq
    return json_response({"seq": seq, "seat": seat, "hints": await services.analysis.hints(live, seat)})


async def report(services: Services, request: Request) -> Response:
    """POST /api/tables/{id}/reports: somebody at the table is reported to the operator."""
    guest = await services.known_guest(request)
    live, _ = await watched_table(services, request)
    wanted = await read_body(request, Report)
    services.check_report(request, guest)
    await services.reports.add(live, guest, wanted)
    return json_response({"reported": True}, 201)
