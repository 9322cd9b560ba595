"""The pages of the server that are not play: guests, tables, records, health.

Every answer is JSON but for records, metrics and what a browser loads; every refusal is a message of type
`error` with a fitting status.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import argosy.games
from argosy.core.errors import ArgosyError
from argosy.core.options import Option
from argosy.core.typing import Json
from argosy.players.roster import OFFERED
from argosy.table import messages as m
from argosy.table import records, shown
from argosy.table.bodies import Code, Continuation, Name, NewTable, RecordBrought
from argosy.table.boxes import box
from argosy.table.errors import Damaged, Forbidden, NotFound, Refused
from argosy.table.guests import Guest
from argosy.table.harbour import now
from argosy.table.live import LiveTable
from argosy.table.records import LONGEST_RECORD
from argosy.table.schema import schema
from argosy.table.schooling import check_hints
from argosy.table.service import COOKIE, Service
from argosy.teaching.analysis import ALL, KNOWN

LONGEST_BODY = 64 * 1024
MOST_LISTED = 100
MOST_MOVES = 100  # of a history in one answer
TOO_MANY_RECORDS = "too many games are told to this address; wait a minute"
MOST_ENTRIES = 200
COOKIE_SECONDS = 400 * 24 * 3600

T = TypeVar("T")
Endpoint = Callable[[Service, Request], Awaitable[Response]]


# --------------------------------------------------------------------------------- guests


async def come(service: Service, request: Request) -> Response:
    """POST /api/me: a new guest, or another name for a known one."""
    name = (await _body(request, Name)).name
    if (guest := await service.guest(request)) is not None:
        guest = await service.guests.rename(guest, name)
        return _json(_about(guest))
    service.limit(service.newcomers, request, "too many new guests from this address; wait a minute")
    guest, token = await service.guests.welcome(name)
    return _remember(service, request, _json(_about(guest)), token)


async def me(service: Service, request: Request) -> Response:
    """GET /api/me: who the server thinks one is."""
    return _json(_about(await service.known_guest(request)))


async def leave(service: Service, request: Request) -> Response:
    """DELETE /api/me: this device is forgotten."""
    await service.known_guest(request)
    await service.guests.forget(service.token(request))
    answer = _json({"forgotten": True})
    answer.delete_cookie(
        COOKIE, path="/", httponly=True, samesite="strict", secure=service.is_secure(request)
    )
    return answer


async def code(service: Service, request: Request) -> Response:
    """POST /api/me/code: a short code for another device."""
    text, expires = await service.guests.code(await _person(service, request))
    return _json({"code": f"{text[:4]}-{text[4:]}", "expires": expires})


async def claim(service: Service, request: Request) -> Response:
    """POST /api/me/claim: this device becomes that of the guest whose code it is."""
    service.limit(service.code_attempts, request, "too many attempts; wait a minute")
    guest, token = await service.guests.claim((await _body(request, Code)).code)
    return _remember(service, request, _json(_about(guest)), token)


async def program(service: Service, request: Request) -> Response:
    """POST /api/me/programs: a token for a program that plays in one's name; it is shown once."""
    return _json({"token": await service.guests.program_token(await _person(service, request))})


async def revoke(service: Service, request: Request) -> Response:
    """DELETE /api/me/programs: all tokens of programs end."""
    await service.guests.revoke_programs(await _person(service, request))
    return _json({"revoked": True})


async def _person(service: Service, request: Request) -> Guest:
    guest = await service.known_guest(request)
    if guest.kind != "device":
        raise Forbidden("program", "a program cannot give out tokens")
    return guest


def _about(guest: Guest) -> Json:
    return {"name": guest.name, "program": guest.kind == "program"}


def _remember(service: Service, request: Request, answer: Response, token: str) -> Response:
    answer.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="strict",
        secure=service.is_secure(request),
    )
    return answer


# --------------------------------------------------------------------------------- tables


async def games(service: Service, request: Request) -> Response:
    """GET /api/games: what can be played, with which options, against whom."""
    told = []
    for name in argosy.games.NAMES:
        rules = argosy.games.game(name).rules
        told.append(
            {
                "name": name,
                "title": rules.title,
                "rules": rules.version,
                "players": [rules.players[0], rules.players[-1]],
                "options": [_option(option) for option in rules.options],
                "levels": list(OFFERED),
            }
        )
    return _json({"games": told, "version": service.version})


def _option(option: Option) -> Json:
    values = option.values
    allowed: Json = {"from": values.start, "to": values.stop - 1} if isinstance(values, range) else {}
    if not isinstance(values, range):
        allowed = {"values": list(values)}
    return {"name": option.name, "default": option.default, **allowed}


async def in_the_box(service: Service, request: Request) -> Response:
    """GET /api/games/{name}: the cards of a game, and its board."""
    name = request.path_params["name"]
    if name not in argosy.games.NAMES:
        raise NotFound("no-game", f"there is no such game; games are {', '.join(argosy.games.NAMES)}")
    return _json(box(name))


async def open_table(service: Service, request: Request) -> Response:
    """POST /api/tables: a new table."""
    guest = await service.known_guest(request)
    wanted = await _body(request, NewTable)
    if not service.new_tables.take(guest.id):
        raise Refused("too-fast", "you open too many tables; wait a minute")
    id = await service.harbour.open_table(guest.id, guest.name, wanted.settings, wanted.id, wanted.start)
    return _json({"table": id}, 201)


async def public_tables(service: Service, request: Request) -> Response:
    """GET /api/tables: open and running tables that are public."""
    guest = await service.guest(request)
    found = await asyncio.to_thread(service.store.public_tables, MOST_LISTED)
    return _json({"tables": shown.listed(found, guest.id if guest else "")})


async def my_tables(service: Service, request: Request) -> Response:
    """GET /api/tables/mine: where one sits, those that wait for one's decision first."""
    guest = await service.known_guest(request)
    found = await asyncio.to_thread(service.store.tables_of, guest.id, MOST_LISTED)
    return _json({"tables": shown.listed(found, guest.id)})


async def table(service: Service, request: Request) -> Response:
    """GET /api/tables/{id}: the table as one may see it; `?seat=` where one has several, `?since=`."""
    live, guest = await _at_table(service, request)
    seat = _own_seat(live, guest, _number(request, "seat"))
    since = _number(request, "since")
    await service.harbour.reach(live, since)
    body = live.update(guest.id if guest else "", seat, since, now())
    return Response(body, media_type="application/json")


async def message(service: Service, request: Request) -> Response:
    """POST /api/tables/{id}: any message of the protocol that changes a table."""
    guest = await service.known_guest(request)
    _check_json(request)
    try:
        command = m.decode_command(await _bytes(request, m.LONGEST_FRAME))
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Refused("malformed", f"not a message: {problem}") from None
    if isinstance(command, m.Say) and not service.chat.take(guest.id):
        raise Refused("too-fast", "you say too much; wait a little")
    live = await service.harbour.find(request.path_params["id"])
    if not isinstance(command, m.Sit):  # who is invited may come in, others who may not watch may not
        service.harbour.may_watch(live, guest.id)
    seq = await service.harbour.command(live.table.id, guest.id, guest.name, command)
    return Response(m.encoder.encode(m.Ack(command.id, seq)), media_type="application/json")


async def invitations(service: Service, request: Request) -> Response:
    """GET /api/tables/{id}/invitations: for the host, the secret of each seat's own link."""
    guest = await service.known_guest(request)
    live = await service.harbour.find(request.path_params["id"])
    if guest.id != live.table.state.host:
        raise Forbidden("not-host", "only the host can invite to a certain seat")
    seats = [n for n, seat in enumerate(live.table.state.seats) if seat.kind in {"open", "reserved"}]
    links = {seat: service.harbour.invitation(live.table.id, seat) for seat in seats}
    return _json({"table": live.table.id, "seats": {str(seat): link for seat, link in links.items()}})


async def hints(service: Service, request: Request) -> Response:
    """GET /api/tables/{id}/hints: the best decisions for one's own seat, if there are aids; `?seat=`."""
    guest = await service.known_guest(request)
    live, _ = await _at_table(service, request)
    seat = _own_seat(live, guest, _number(request, "seat"))
    if seat is None:
        raise Forbidden("not-yours", "hints are for who sits there; of several seats name one: '?seat='")
    check_hints(live, guest.id, seat)
    if not service.hints.take(guest.id):
        raise Refused("too-fast", "you ask for too many hints; wait a little")
    seq = live.table.seq
    return _json({"seq": seq, "seat": seat, "hints": await service.school.hints(live, seat)})


# ------------------------------------------------------------------------------- the past


async def entries(service: Service, request: Request) -> Response:
    """GET /api/tables/{id}/entries: the log as one may know it, `?after=` an entry; `?seat=` as above."""
    live, guest = await _at_table(service, request)
    seat = _own_seat(live, guest, _number(request, "seat"))
    last = live.table.seq
    found = await service.harbour.entries(live.table.id, _number(request, "after") or 0, MOST_ENTRIES)
    told = [shown.entry(live.table.game, seq, entry, seat) for seq, entry in found if seq <= last]
    return _json({"seq": last, "entries": told})


async def record(service: Service, request: Request) -> Response:
    """GET /api/tables/{id}/record: the game as text, as far as one may know it."""
    service.limit(service.records, request, TOO_MANY_RECORDS)
    try:
        live, guest = await _at_table(service, request)
    except Refused as problem:
        if problem.reason != "damaged":
            raise
        live, guest = await service.harbour.remains(request.path_params["id"]), await service.guest(request)
        service.harbour.may_watch(live, guest.id if guest else "")
    told = await service.harbour.record(live, guest.id if guest else "")
    return Response(
        told.to_text(),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{live.table.id}.argosy"'},
    )


async def moves(service: Service, request: Request) -> Response:
    """GET /api/tables/{id}/moves: what happened, with the table after each move; `?after=`."""
    service.limit(service.records, request, TOO_MANY_RECORDS)
    live, guest = await _at_table(service, request)
    after = _number(request, "after") or 0
    seen, became = await service.harbour.moves(live, guest.id if guest else "")
    if seen.opening is not None:  # of a finished game: a spectator's table, all events
        seen = seen.seen_by(None, live.table.game)

    def told() -> Json:
        tables = list(seen.tables(live.table.game))
        chosen = [
            {
                "number": number,
                "entry": became[number - 1],
                "seat": move.seat,
                "action": move.action,
                "events": [event.to_json() for event in move.events],
                "table": tables[number],
            }
            for number, move in enumerate(seen.moves, 1)
            if after < number <= after + MOST_MOVES
        ]
        return {"names": seen.names, "opening": tables[0], "count": len(seen.moves), "moves": chosen}

    return _json(await asyncio.to_thread(told))


async def view(service: Service, request: Request) -> Response:
    """GET /api/tables/{id}/view: a seat's view after `?move=`; of any seat once the game is over."""
    live, guest = await _at_table(service, request)
    seat, number = _number(request, "seat"), _number(request, "move")
    if live.table.state.status != "over":
        seat = _own_seat(live, guest, seat)
    elif seat is not None and seat >= len(live.table.state.seats):
        raise Refused("no-seat", f"there is no seat {seat}")
    at, position = await service.harbour.position_after(live, number)
    told = await asyncio.to_thread(position.view, seat)
    return _json({"move": at, "seat": seat, "view": told})


async def analysis(service: Service, request: Request) -> Response:
    """GET /api/tables/{id}/analysis: a game that is over, judged; `?by=known` or `all`. 202: not yet done."""
    live, guest = await _at_table(service, request)
    by = request.query_params.get("by", KNOWN)
    if by not in (KNOWN, ALL):
        raise Refused("malformed", f"'by' must be '{KNOWN}' or '{ALL}'")
    if live.table.state.status != "over":
        raise Refused("not-over", "the game is not over yet: what was hidden in it still is")
    place = (live.table.id, by)
    found = service.school.analysis(place)
    if found is None:
        service.limit(
            service.analyses, request, "too many games are analysed for this address; wait a minute"
        )
        service.school.check_room()
        record = await service.harbour.record(live, guest.id if guest else "")
        service.school.begin(place, record, live.table.game)
        found = 0.0
    if isinstance(found, bytes):
        return _json({"progress": 1.0, "analysis": msgspec.Raw(found)})
    return _json({"progress": found, "analysis": None}, 202)


async def go_on(service: Service, request: Request) -> Response:
    """POST /api/tables/{id}/continue: a new table that begins where a finished game stood, against bots."""
    guest = await service.known_guest(request)
    wanted = await _body(request, Continuation)
    live, _ = await _at_table(service, request)
    if live.table.state.status != "over":
        raise Refused("not-over", "the game is not over yet")
    if not service.new_tables.take(guest.id):
        raise Refused("too-fast", "you open too many tables; wait a minute")
    id = await service.harbour.go_on(live, guest.id, guest.name, wanted)
    return _json({"table": id}, 201)


async def bring(service: Service, request: Request) -> Response:
    """POST /api/records: a record, as a table whose game is over: to look at, and to go on from."""
    guest = await service.known_guest(request)
    text = (await _body(request, RecordBrought, 2 * LONGEST_RECORD)).record
    if not service.new_tables.take(guest.id):
        raise Refused("too-fast", "you open too many tables; wait a minute")
    record = await asyncio.to_thread(records.read, text)
    return _json({"table": await service.harbour.bring_record(guest.id, guest.name, record)}, 201)


# ------------------------------------------------------------------------------ operation


async def health(service: Service, request: Request) -> Response:
    """GET /health: whether the store answers and the rules are ready."""
    await asyncio.to_thread(service.store.read, "SELECT 1")
    rules = "ready" if service.harbour.is_warm else "compiling"
    return _json({"status": "ok", "rules": rules, "version": service.version})


async def metrics(service: Service, request: Request) -> Response:
    """GET /metrics: for Prometheus, from this machine or with the operator's token."""
    service.check_operator(request)
    stored = await asyncio.to_thread(service.store.count_tables)
    gauges = {f"stored_tables_{status}": count for status, count in sorted(stored.items())}
    gauges |= {
        "live_tables": len(service.harbour.live),
        "store_batches": service.store.batches,
        "store_commits": service.store.commits,
    }
    return Response(service.metrics.text(gauges), media_type="text/plain; version=0.0.4")


async def protocol(service: Service, request: Request) -> Response:
    """GET /api/schema.json: the messages as JSON Schema."""
    return _json(schema())


ROUTES: tuple[tuple[str, str, Endpoint], ...] = (
    ("POST", "/api/me", come),
    ("GET", "/api/me", me),
    ("DELETE", "/api/me", leave),
    ("POST", "/api/me/code", code),
    ("POST", "/api/me/claim", claim),
    ("POST", "/api/me/programs", program),
    ("DELETE", "/api/me/programs", revoke),
    ("GET", "/api/games", games),
    ("GET", "/api/games/{name}", in_the_box),
    ("POST", "/api/tables", open_table),
    ("GET", "/api/tables", public_tables),
    ("GET", "/api/tables/mine", my_tables),
    ("GET", "/api/tables/{id}", table),
    ("POST", "/api/tables/{id}", message),
    ("GET", "/api/tables/{id}/invitations", invitations),
    ("GET", "/api/tables/{id}/hints", hints),
    ("GET", "/api/tables/{id}/entries", entries),
    ("GET", "/api/tables/{id}/record", record),
    ("GET", "/api/tables/{id}/moves", moves),
    ("GET", "/api/tables/{id}/view", view),
    ("GET", "/api/tables/{id}/analysis", analysis),
    ("POST", "/api/tables/{id}/continue", go_on),
    ("POST", "/api/records", bring),
    ("GET", "/api/schema.json", protocol),
    ("GET", "/health", health),
    ("GET", "/metrics", metrics),
)


def routes(service: Service) -> list[Route]:
    """One route for each path, that knows its methods."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for method, path, endpoint in ROUTES:
        paths.setdefault(path, {})[method] = endpoint
    return [
        Route(path, _endpoint(service, by_method), methods=list(by_method))
        for path, by_method in paths.items()
    ]


def _endpoint(service: Service, by_method: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        service.limit(service.requests, request, "too many requests from this address; wait a little")
        if method != "GET":
            service.check_origin(request)
        return await by_method[method](service, request)

    return answer


# ---------------------------------------------------------------------------------- parts


def _json(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


async def _bytes(request: Request, most: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("too-long", f"at most {most} bytes are read")
    return bytes(body)


def _check_json(request: Request) -> None:
    """A form of another site's page cannot send this without asking first."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("content-type", "send JSON: Content-Type: application/json")


async def _body(request: Request, type: type[T], most: int = LONGEST_BODY) -> T:
    _check_json(request)
    try:
        return msgspec.json.decode(await _bytes(request, most), type=type)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Refused("malformed", f"not what is wanted here: {problem}") from None


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused("malformed", f"'{name}' must be a whole number")
    return int(text)


async def _at_table(service: Service, request: Request) -> tuple[LiveTable, Guest | None]:
    guest = await service.guest(request)
    live = await service.harbour.find(request.path_params["id"])
    service.harbour.may_watch(live, guest.id if guest else "")
    return live, guest


def _own_seat(live: LiveTable, guest: Guest | None, seat: int | None) -> int | None:
    """The seat whose view is asked for, if it is the asker's; his only one where he names none."""
    seats: Iterable[int] = live.table.seats_of(guest.id) if guest else []
    own = list(seats)
    if seat is None:
        return own[0] if len(own) == 1 else None
    if seat not in own:
        raise Forbidden("not-yours", "that seat is not yours")
    return seat


def status_of(problem: ArgosyError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(problem, NotFound):
        return 404
    if isinstance(problem, Forbidden):
        return 403
    if isinstance(problem, Refused):
        return _STATUS.get(problem.reason, 409)
    return 409 if isinstance(problem, Damaged) else 400


_STATUS = {
    "no-guest": 401,
    "origin": 403,
    "malformed": 400,
    "content-type": 415,
    "too-long": 413,
    "too-fast": 429,
    "queue": 503,
    "name": 400,
    "settings": 400,
    "no-record": 400,
    "record": 400,
    "partial-record": 400,
    "other-rules": 400,
}
