"""HTTP endpoints about the past of a table: its log, its record, earlier moments, its analysis."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from argosy.server import stored_tables
from argosy.server.analysis_service import check_judged
from argosy.server.http_requests import json_response, number, own_seat, read_body, watched_table
from argosy.server.http_types import Continuation, RecordBrought
from argosy.server.services import Services
from argosy.table.checks import check_may_watch
from argosy.table.errors import Refused
from argosy.table.record_import import LONGEST_RECORD
from argosy.table.redaction import RedactedEntry
from argosy.teaching.analysis import ALL, KNOWN

MOST_MOVES = 100  # of a history in one answer
MOST_ENTRIES = 200
TOO_MANY_RECORDS = "too many games are sent to this address; wait a minute"


async def entries(services: Services, request: Request) -> Response:
    """GET /api/tables/{id}/entries: the log as the guest may know it; `?after=` an entry, `?seat=`."""
    live, guest = await watched_table(services, request)
    seat, after = own_seat(live, guest, number(request, "seat")), number(request, "after") or 0
    game, last = live.table.game, live.table.seq

    def answer() -> Response:
        found = stored_tables.entries(services.store, live.table.id, after, MOST_ENTRIES)
        shown = [RedactedEntry(game, seq, entry).known_to(seat) for seq, entry, _, _ in found if seq <= last]
        return json_response({"seq": last, "entries": shown})

    return await services.past_pool.run(services.caller(request, guest), answer)


async def record(services: Services, request: Request) -> Response:
    """GET /api/tables/{id}/record: the game as text, as far as the guest may know it."""
    services.limit(services.records, request, TOO_MANY_RECORDS)
    try:
        live, guest = await watched_table(services, request)
    except Refused as problem:
        if problem.reason != "damaged":
            raise
        guest = await services.guest(request)
        live = await services.past.before_damage(request.path_params["id"], services.caller(request, guest))
        check_may_watch(live.table, guest.id if guest else "")
    return Response(
        await services.past.record_text(live, services.caller(request, guest)),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{live.table.id}.argosy"'},
    )


async def moves(services: Services, request: Request) -> Response:
    """GET /api/tables/{id}/moves: what happened, with the table after each move; `?after=`."""
    services.limit(services.records, request, TOO_MANY_RECORDS)
    live, guest = await watched_table(services, request)
    after = number(request, "after") or 0
    return json_response(await services.past.moves(live, services.caller(request, guest), after, MOST_MOVES))


async def view(services: Services, request: Request) -> Response:
    """GET /api/tables/{id}/view: a seat's view after `?move=`; of any seat once the game is over."""
    live, guest = await watched_table(services, request)
    seat, move = number(request, "seat"), number(request, "move")
    if live.table.state.status != "over":
        seat = own_seat(live, guest, seat)
    elif seat is not None and seat >= len(live.table.state.seats):
        raise Refused("no-seat", f"there is no seat {seat}")
    at, position = await services.past.position_after(live, move, services.caller(request, guest))
    return json_response({"move": at, "seat": seat, "view": await asyncio.to_thread(position.view, seat)})


async def analysis(services: Services, request: Request) -> Response:
    """GET /api/tables/{id}/analysis: a game that is over, judged; `?by=known` or `all`. 202: not yet done."""
    live, guest = await watched_table(services, request)
    by = request.query_params.get("by", KNOWN)
    if by not in (KNOWN, ALL):
        raise Refused("malformed", f"'by' must be '{KNOWN}' or '{ALL}'")
    if live.table.state.status != "over":
        raise Refused("not-over", "the game is not over yet: what was hidden in it still is")
    key = (live.table.id, by)
    found = services.analysis.analysis(key)
    if found is None:
        check_judged(live.table.game)
        services.limit(
            services.analyses, request, "too many games are analysed for this address; wait a minute"
        )
        caller = services.caller(request, guest)
        services.analysis.check_queue(caller.address)
        record = await services.past.record(live, caller)
        services.analysis.begin(key, record, live.table.game, caller.address)
        found = 0.0
    if isinstance(found, bytes):
        return json_response({"progress": 1.0, "analysis": msgspec.Raw(found)})
    return json_response({"progress": found, "analysis": None}, 202)


async def continue_game(services: Services, request: Request) -> Response:
    """POST /api/tables/{id}/continue: a moment of a finished game as a new table, against bots."""
    guest = await services.known_guest(request)
    wanted = await read_body(request, Continuation)
    live, _ = await watched_table(services, request)
    if live.table.state.status != "over":
        raise Refused("not-over", "the game is not over yet")
    services.check_new_table(request, guest)
    id = await services.past.continue_game(live, services.caller(request, guest), guest.name, wanted)
    return json_response({"table": id}, 201)


async def import_record(services: Services, request: Request) -> Response:
    """POST /api/records: a record becomes a table whose game is over, to look at and to continue from."""
    guest = await services.known_guest(request)
    text = (await read_body(request, RecordBrought, 2 * LONGEST_RECORD)).record
    services.check_new_table(request, guest)
    services.check_quota(request, guest, len(text))
    id = await services.past.import_record(services.caller(request, guest), guest.name, text)
    return json_response({"table": id}, 201)
