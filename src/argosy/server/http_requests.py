"""What all HTTP endpoints share: reading a request, finding its table, answering, the status of a refusal."""

from __future__ import annotations

import logging
import math
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from argosy.core.errors import ArgosyError
from argosy.server.guests import Guest
from argosy.server.live_table import LiveTable
from argosy.server.services import Services
from argosy.table.checks import check_may_watch
from argosy.table.errors import Damaged, Forbidden, NotFound, Refused, Unavailable

log = logging.getLogger("argosy.http")

LONGEST_BODY = 64 * 1024
READ_ON = 4 * 1024 * 1024  # bytes: who sends no more than that is heard out, and can read why it was refused

T = TypeVar("T")
Endpoint = Callable[[Services, Request], Awaitable[Response]]


def json_response(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


async def read_bytes(request: Request, most: int) -> bytes:
    """The body, or Refused. One that is too long is never kept; a very long one is not even read."""
    stated = request.headers.get("content-length", "")
    length = int(stated[:20]) if stated.isdigit() else None
    too_long = Refused("too-long", f"at most {most} bytes are read")
    if length is not None and length > READ_ON:
        raise too_long
    body = bytearray()
    try:
        async for chunk in request.stream():
            if length is None or length <= most:
                body += chunk
            if len(body) > most:
                raise too_long
    except ClientDisconnect:
        log.info("a request was broken off before its body was whole")
        raise Refused("malformed", "the body is not whole") from None
    if length is not None and length > most:
        raise too_long
    return bytes(body)


def check_json(request: Request) -> None:
    """A form of another site's page cannot send this without asking first."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("content-type", "send JSON: Content-Type: application/json")


async def read_body(request: Request, type: type[T], most: int = LONGEST_BODY) -> T:
    check_json(request)
    try:
        return msgspec.json.decode(await read_bytes(request, most), type=type)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Refused("malformed", f"not what is expected here: {problem}") from None


def number(request: Request, name: str) -> int | None:
    """A number in the query; None where it is left out."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused("malformed", f"'{name}' must be a whole number")
    return int(text)


async def watched_table(services: Services, request: Request) -> tuple[LiveTable, Guest | None]:
    """The table a request is about, and the guest; refused to people who may not watch it."""
    guest = await services.guest(request)
    live = await services.tables.find(request.path_params["id"])
    check_may_watch(live.table, guest.id if guest else "")
    return live, guest


def own_seat(live: LiveTable, guest: Guest | None, seat: int | None) -> int | None:
    """The seat whose view is asked for, if it is the guest's own; without a number, the guest's only seat."""
    own = live.table.seats_of(guest.id) if guest else []
    if seat is None:
        return own[0] if len(own) == 1 else None
    if seat not in own:
        raise Forbidden("not-yours", "that seat is not yours")
    return seat


def headers_of(problem: ArgosyError) -> dict[str, str]:
    """When to come again, for who came too often or while the store was away."""
    if isinstance(problem, Unavailable):
        return {"Retry-After": "2"}
    if isinstance(problem, Refused) and problem.reason in {"too-fast", "reports"}:
        return {"Retry-After": str(max(1, math.ceil(problem.retry_after)))}
    return {}


def status_of(problem: ArgosyError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(problem, NotFound):
        return 404
    if isinstance(problem, Forbidden):
        return 403
    if isinstance(problem, Refused):
        return _STATUS.get(problem.reason, 409)
    if isinstance(problem, Unavailable):
        return 503
    return 409 if isinstance(problem, Damaged) else 400


_STATUS = {
    "no-guest": 401,
    "origin": 403,
    "malformed": 400,
    "content-type": 415,
    "too-long": 413,
    "too-fast": 429,
    "quota": 429,
    "many-tables": 429,
    "reports": 429,
    "report": 400,
    "queue": 503,
    "busy": 503,
    "draining": 503,
    "name": 400,
    "bot-name": 400,
    "settings": 400,
    "no-record": 400,
    "record": 400,
    "partial-record": 400,
    "other-rules": 400,
}
