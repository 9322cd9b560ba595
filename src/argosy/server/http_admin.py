"""Endpoints for the operator: tables, guests, bans and reports, announcements, the server drained.

Whoever can read the store has the key, which `argosy admin` shows; a browser has a session, which a link from
`argosy admin link` opened. What is changed is noted in the audit log. These are no part of the protocol for
clients, and nothing here tells what a game hides.
"""

from __future__ import annotations

import asyncio
import hmac
import re
from typing import Annotated, Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from argosy.core.typing import Json
from argosy.server.bans import ADDRESS, GUEST, VOICE
from argosy.server.clock import now
from argosy.server.guests import Guest
from argosy.server.http_requests import Endpoint, json_response, number, read_body
from argosy.server.mending import mend
from argosy.server.operator_key import SECRET, key_of
from argosy.server.operator_sessions import SESSION_FOR
from argosy.server.retention import DAY, Keeping
from argosy.server.services import OPERATOR_COOKIE, Services, bearer
from argosy.table.errors import Forbidden, NotFound

MOST_LISTED = 1_000
STATES = ("open", "running", "over", "damaged")
KEY = "key"  # in the audit log: who has the store's key
WHERE = re.compile("entry [0-9]+")

# -------------------------------------------------------------------------- who is the operator


async def check_operator(services: Services, request: Request) -> None:
    """Refuses everybody else; from now on the request says who it is."""
    if given := bearer(request):
        key = key_of(await services.store.secret(SECRET))
        who = KEY if hmac.compare_digest(given.encode(), key.encode()) else ""
    else:
        who = await services.operators.known(_cookie(services, request))
        if who and request.method != "GET" and "origin" not in request.headers:
            raise Forbidden("origin", "a browser says which page is asking")  # and it is checked already
    if not who:
        raise Forbidden("operator", "that is for the operator: argosy admin, where the store can be read")
    request.state.operator = who


def _check_key(request: Request) -> None:
    """A session cannot make others: it would never end."""
    if request.state.operator != KEY:
        raise Forbidden("operator", "that is for the command line: argosy admin")


def _cookie(services: Services, request: Request) -> str:
    return request.cookies.get(services.cookie_name(request, OPERATOR_COOKIE), "")


async def _note(services: Services, request: Request, what: str, subject: str = "", detail: str = "") -> None:
    await services.audit.note(request.state.operator, what, subject, detail)


async def link(services: Services, request: Request) -> Response:
    """POST /api/admin/link: the secret of a link that opens the operator's page once."""
    _check_key(request)
    once, until = await services.operators.link()
    await _note(services, request, "link")
    return json_response({"once": once, "until": until, "origin": services.public_origin(request)})


async def end_sessions(services: Services, request: Request) -> Response:
    """DELETE /api/admin/sessions: everybody is signed out of the operator's page, and no link is good."""
    await services.operators.end_all()
    await _note(services, request, "sign-out-all")
    return json_response({"ended": True})


class Once(msgspec.Struct, forbid_unknown_fields=True):
    once: Annotated[str, msgspec.Meta(max_length=100)]


async def sign_in(services: Services, request: Request) -> Response:
    """POST /api/operator: a link becomes a session, whose token only this browser has."""
    services.limit(services.code_attempts, request, "too many attempts; wait a minute")
    token = await services.operators.sign_in((await read_body(request, Once)).once)
    who = await services.operators.known(token)
    await services.audit.note(who, "sign-in")
    answer = json_response({"operator": who})
    answer.set_cookie(
        services.cookie_name(request, OPERATOR_COOKIE),
        token,
        max_age=SESSION_FOR // 1000,
        path="/",
        httponly=True,
        samesite="strict",
        secure=services.is_secure(request),
    )
    return answer


async def sign_out(services: Services, request: Request) -> Response:
    """DELETE /api/operator: this browser's session ends."""
    token = _cookie(services, request)
    if who := await services.operators.known(token):
        await services.operators.sign_out(token)
        await services.audit.note(who, "sign-out")
    answer = json_response({"ended": True})
    answer.delete_cookie(
        services.cookie_name(request, OPERATOR_COOKIE),
        path="/",
        httponly=True,
        samesite="strict",
        secure=services.is_secure(request),
    )
    return answer


async def audit(services: Services, request: Request) -> Response:
    """GET /api/admin/audit: what operators did, the latest first."""
    most = min(number(request, "limit") or MOST_LISTED, MOST_LISTED)
    return json_response({"audit": await services.audit.latest(most)})


# ------------------------------------------------------------------------------ tables and guests


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
    tables = [_table(*row) for row in rows]
    if request.state.operator != KEY:
        for told in tables:
            told["problem"] = _without_play(told["problem"])
    return json_response({"tables": tables})


def _without_play(problem: str | None) -> str | None:
    """What ails a table can quote a decision, and with it a hand: a page only learns where it is."""
    if problem is None:
        return None
    found = WHERE.match(problem)
    return found[0] if found else ""


def _table(
    id: str, game: str, status: str, seq: int, created: int, updated: int, problem: str | None, summary: str
) -> Json:
    try:
        seats = [seat.get("name", "") for seat in msgspec.json.decode(summary)["seats"]]
    except (msgspec.DecodeError, KeyError, TypeError, AttributeError):
        seats = []
    return {
        "id": id, "game": game, "state": "damaged" if problem is not None else status, "entries": seq,
        "created": created, "updated": updated, "problem": problem, "seats": seats,
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
    await _note(services, request, "delete", id)
    return json_response({"deleted": True})


async def end_table(services: Services, request: Request) -> Response:
    """POST /api/admin/tables/{id}/end: as if it had been called off."""
    id = await _known(services, "tables", request)
    await services.retention.end(await services.tables.find(id))
    await _note(services, request, "end", id)
    return json_response({"ended": True})


class Mending(msgspec.Struct, forbid_unknown_fields=True):
    lose: bool = False  # what cannot be kept may go


async def mend_table(services: Services, request: Request) -> Response:
    """POST /api/admin/tables/{id}/mend: a damaged table again, as far as its log can be read."""
    wish = await read_body(request, Mending)
    id = str(request.path_params["id"])
    done = await mend(services.tables, id, wish.lose)
    if done.mended:
        await services.personal_data.forget_at(id)
        await _note(services, request, "mend", id, f"{done.kept} entries kept, {done.lost} lost")
    told = done._asdict()
    if request.state.operator != KEY:
        told["because"] = _without_play(done.because)
    return json_response(told)


async def forget_guest(services: Services, request: Request) -> Response:
    """DELETE /api/admin/guests/{id}."""
    id = await _known(services, "guests", request)
    count = await services.personal_data.forget(Guest(id, "", "device"))
    await _note(services, request, "forget", id)
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
    words = "{} tables ended, {} deleted, {} guests forgotten".format(*swept)
    await _note(services, request, "sweep", "", words)
    return json_response(swept._asdict())


class Drain(msgspec.Struct, forbid_unknown_fields=True):
    on: bool


async def drain(services: Services, request: Request) -> Response:
    """POST /api/admin/drain: no new tables, or new ones again; how many games run in this process."""
    services.tables.is_draining = (await read_body(request, Drain)).on
    await _note(services, request, "drain" if services.tables.is_draining else "drain-off")
    return await state(services, request)


class Ban(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["guest", "address", "voice"]  # the last may come, but not say anything
    value: str
    hours: Annotated[int, msgspec.Meta(ge=1, le=24 * 366)]
    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""


async def bans(services: Services, request: Request) -> Response:
    """GET /api/admin/bans."""
    names = ("kind", "value", "until", "reason")
    rows = [dict(zip(names, row, strict=True)) for row in await services.bans.all()]
    sql = "SELECT g.id, g.name FROM bans b JOIN guests g ON g.id = b.value"
    called = dict(await asyncio.to_thread(services.store.read, sql))
    return json_response({"bans": [{**row, "name": called.get(row["value"], "")} for row in rows]})


async def ban(services: Services, request: Request) -> Response:
    """POST /api/admin/bans: keep a guest or an address out, with their open sockets, or out of all chats."""
    wish = await read_body(request, Ban)
    until = now() + wish.hours * 3_600_000
    value = await services.bans.ban(wish.kind, wish.value, until, wish.reason)
    words = f"{wish.hours} h" + (f": {wish.reason}" if wish.reason else "")
    await _note(services, request, BANNED[wish.kind], value, words)
    return json_response({"banned": value, "until": until})


BANNED = {GUEST: "ban", ADDRESS: "ban-address", VOICE: "mute"}


class Lifted(msgspec.Struct, forbid_unknown_fields=True):
    value: str
    kind: Literal["guest", "address", "voice", ""] = ""  # of any kind


async def unban(services: Services, request: Request) -> Response:
    """DELETE /api/admin/bans."""
    lifted = await read_body(request, Lifted)
    await services.bans.lift(lifted.value, lifted.kind)
    await _note(services, request, "unmute" if lifted.kind == VOICE else "unban", lifted.value)
    return json_response({"lifted": lifted.value})


async def reports(services: Services, request: Request) -> Response:
    """GET /api/admin/reports?closed=: what people report about others, the oldest first."""
    is_open = not number(request, "closed")
    return json_response({"reports": await services.reports.all(is_open, MOST_LISTED)})


async def close_report(services: Services, request: Request) -> Response:
    """POST /api/admin/reports/{id}/close: the operator is done with it."""
    id = str(request.path_params["id"])
    await services.reports.close(id)
    await _note(services, request, "close-report", id)
    return json_response({"closed": True})


class Announcement(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=300)]
    minutes: Annotated[int, msgspec.Meta(ge=0, le=1440)]


async def announce(services: Services, request: Request) -> Response:
    """POST /api/admin/announce: shown at every table of this process; an empty text takes it back."""
    said = await read_body(request, Announcement)
    text = " ".join(said.text.split())
    services.notices.say(text, now() + said.minutes * 60_000, services.tables.live.values())
    await _note(services, request, "announce", "", f"{said.minutes} min: {text}" if text else "")
    return await state(services, request)


async def state(services: Services, request: Request) -> Response:
    """GET /api/admin/state."""
    busy = sum(bool(live.watchers) and live.table.running for live in services.tables.live.values())
    notice = services.notices.current()
    return json_response(
        {
            "draining": services.tables.is_draining,
            "busy": busy,
            "sockets": services.metrics.sockets,
            "notice": notice.text if notice is not None else "",
            "reports": await services.reports.count_open(),
            "tables": await asyncio.to_thread(services.store.count_tables),
            "who": request.state.operator,
        }
    )


ROUTES: tuple[tuple[str, str, Endpoint], ...] = (
    ("GET", "/api/admin/state", state),
    ("GET", "/api/admin/tables", tables),
    ("DELETE", "/api/admin/tables/{id}", delete_table),
    ("POST", "/api/admin/tables/{id}/end", end_table),
    ("POST", "/api/admin/tables/{id}/mend", mend_table),
    ("GET", "/api/admin/guests", guests),
    ("DELETE", "/api/admin/guests/{id}", forget_guest),
    ("POST", "/api/admin/sweep", sweep),
    ("POST", "/api/admin/drain", drain),
    ("POST", "/api/admin/announce", announce),
    ("GET", "/api/admin/bans", bans),
    ("POST", "/api/admin/bans", ban),
    ("DELETE", "/api/admin/bans", unban),
    ("GET", "/api/admin/reports", reports),
    ("POST", "/api/admin/reports/{id}/close", close_report),
    ("GET", "/api/admin/audit", audit),
    ("POST", "/api/admin/link", link),
    ("DELETE", "/api/admin/sessions", end_sessions),
)
# For everybody, who becomes the operator by the first.
SIGN_IN: tuple[tuple[str, str, Endpoint], ...] = (
    ("POST", "/api/operator", sign_in),
    ("DELETE", "/api/operator", sign_out),
)
