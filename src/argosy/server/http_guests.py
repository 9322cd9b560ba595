"""HTTP endpoints for guests: names, devices, programs."""

from __future__ import annotations

import hmac

from starlette.requests import Request
from starlette.responses import Response

from argosy.core.typing import Json
from argosy.server.devices import named
from argosy.server.guests import PROGRAM, Guest, hashed, public_id
from argosy.server.http_requests import json_response, read_body
from argosy.server.http_types import Code, Name
from argosy.server.services import COOKIE, Services
from argosy.table.errors import Forbidden

COOKIE_SECONDS = 400 * 24 * 3600


async def choose_name(services: Services, request: Request) -> Response:
    """POST /api/me: a new guest, or another name for a known one."""
    name = (await read_body(request, Name)).name
    if (guest := await services.guest(request)) is not None:
        guest = await services.guests.rename(guest, name)
        return json_response(_about(guest))
    services.limit(services.newcomers, request, "too many new guests from this address; wait a minute")
    guest, token = await services.guests.welcome(name, _agent(request))
    return _remember(services, request, json_response(_about(guest)), token)


async def me(services: Services, request: Request) -> Response:
    """GET /api/me: the guest whose token this is."""
    if (earlier := services.earlier_token(request)) and (known := await services.guests.known_by(earlier)):
        answer = _remember(services, request, json_response(_about(known)), earlier)
        answer.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict", secure=True)
        return answer
    return json_response(_about(await services.known_guest(request)))


async def forget_device(services: Services, request: Request) -> Response:
    """DELETE /api/me: this device is forgotten."""
    guest = await services.known_guest(request)
    await services.guests.forget(guest, services.token(request), _agent(request))
    return _forgotten(services, request, json_response({"forgotten": True}))


def _forgotten(services: Services, request: Request, answer: Response) -> Response:
    """The answer by which a browser forgets the token."""
    answer.delete_cookie(
        services.cookie_name(request),
        path="/",
        httponly=True,
        samesite="strict",
        secure=services.is_secure(request),
    )
    return answer


async def devices(services: Services, request: Request) -> Response:
    """GET /api/me/devices: the guest's devices and programs, and what happened to them."""
    guest = await _person(services, request)
    own = hashed(services.token(request))
    shown = [
        {
            "id": public_id(device),
            "program": device.kind == PROGRAM,
            "about": device.about,
            "created": device.created,
            "used": device.used or device.created,
            "this": hmac.compare_digest(device.hash, own),
        }
        for device in await services.guests.devices(guest)
    ]
    happened = [
        {"at": at, "what": what, "about": about} for at, what, about in await services.guests.sign_ins(guest)
    ]
    return json_response({"devices": shown, "happened": happened})


async def revoke_device(services: Services, request: Request) -> Response:
    """DELETE /api/me/devices/{device}: one device or program is no longer the guest's."""
    await services.guests.revoke(await _person(services, request), request.path_params["device"])
    return json_response({"revoked": True})


async def revoke_others(services: Services, request: Request) -> Response:
    """DELETE /api/me/devices: all devices and programs but this one are no longer the guest's."""
    await services.guests.revoke_others(await _person(services, request), services.token(request))
    return json_response({"revoked": True})


async def all_of_mine(services: Services, request: Request) -> Response:
    """GET /api/me/data: all that is kept of the guest, as one file."""
    services.limit(services.analyses, request, "too many requests for a whole file; wait a minute")
    answer = json_response(await services.personal_data.all_of(await _person(services, request)))
    answer.headers["Content-Disposition"] = 'attachment; filename="argosy-my-data.json"'
    return answer


async def forget_me(services: Services, request: Request) -> Response:
    """DELETE /api/me/data: the guest is forgotten, with name, chat and all devices; games stay for others."""
    tables = await services.personal_data.forget(await _person(services, request))
    return _forgotten(services, request, json_response({"forgotten": True, "tables": tables}))


async def code(services: Services, request: Request) -> Response:
    """POST /api/me/code: a short code for another device."""
    text, expires = await services.guests.code(await _person(services, request))
    return json_response({"code": f"{text[:4]}-{text[4:]}", "expires": expires})


async def claim(services: Services, request: Request) -> Response:
    """POST /api/me/claim: this device becomes one of the guest whose code it is."""
    services.limit(services.code_attempts, request, "too many attempts; wait a minute")
    guest, token = await services.guests.claim((await read_body(request, Code)).code, _agent(request))
    return _remember(services, request, json_response(_about(guest)), token)


async def program(services: Services, request: Request) -> Response:
    """POST /api/me/programs: a token for a program that plays for the guest; it is shown once."""
    return json_response({"token": await services.guests.program_token(await _person(services, request))})


async def revoke(services: Services, request: Request) -> Response:
    """DELETE /api/me/programs: all tokens of programs are revoked."""
    await services.guests.revoke_programs(await _person(services, request))
    return json_response({"revoked": True})


async def _person(services: Services, request: Request) -> Guest:
    guest = await services.known_guest(request)
    if guest.kind != "device":
        raise Forbidden("program", "a program cannot issue tokens")
    return guest


def _agent(request: Request) -> str:
    return named(request.headers.get("user-agent", "")[:300])


def _about(guest: Guest) -> Json:
    return {"name": guest.name, "program": guest.kind == "program"}


def _remember(services: Services, request: Request, answer: Response, token: str) -> Response:
    answer.set_cookie(
        services.cookie_name(request),
        token,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="strict",
        secure=services.is_secure(request),
    )
    return answer
