"""The HTTP endpoints by method and path, and what is checked before any of them.

Every answer is JSON but for records, metrics, catalogues, pictures, invitations and the browser client; every
refusal is a message of type `error` with a fitting status.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from argosy.core.errors import ArgosyError
from argosy.server import http_admin, http_games, http_guests, http_invitation, http_past, http_tables
from argosy.server import http_types as t
from argosy.server.http_requests import Endpoint, json_response
from argosy.server.services import Services
from argosy.table import protocol as m
from argosy.table.errors import Damaged, Unavailable


async def health(services: Services, request: Request) -> Response:
    """GET /health: whether the store answers, and whether the rules are ready; within two seconds."""
    return _health(services, await _trouble(services, request))


async def alive(services: Services, request: Request) -> Response:
    """GET /health/live: this process answers. Its store is not asked: a new process would not help that."""
    return _health(services, "")


async def ready(services: Services, request: Request) -> Response:
    """GET /health/ready: whether requests can be served now; a proxy should send them elsewhere if not."""
    trouble = await _trouble(services, request)
    if not trouble and not services.tables.is_ready:
        trouble = "the rules are being compiled"
    elif not trouble and services.tables.is_draining:
        trouble = "no new games: the operator is about to stop this server"
    return _health(services, trouble)


async def _trouble(services: Services, request: Request) -> str:
    """Why the store cannot be used. Details, such as addresses, are for the operator."""
    trouble = await services.probe.trouble()
    if trouble:
        try:
            services.check_operator(request)
        except ArgosyError:
            return "the store does not answer"
    return trouble


def _health(services: Services, trouble: str) -> Response:
    rules = "ready" if services.tables.is_ready else "compiling"
    told = t.Health("failing" if trouble else "ok", rules, services.version, trouble)
    return json_response(told, 503 if trouble else 200)


async def metrics(services: Services, request: Request) -> Response:
    """GET /metrics: for Prometheus, from this machine or with the operator's token."""
    services.check_operator(request)
    trouble = await services.probe.trouble()
    stored: dict[str, int] = {}
    reports = 0
    with contextlib.suppress(Damaged, Unavailable):
        stored = {} if trouble else await asyncio.to_thread(services.store.count_tables)
        reports = 0 if trouble else await services.reports.count_open()
    gauges = {f"stored_tables_{status}": count for status, count in sorted(stored.items())}
    gauges |= {
        "store_up": int(not trouble),
        "rules_ready": int(services.tables.is_ready),
        "live_tables": len(services.tables.live),
        "open_reports": reports,
        "store_batches": services.store.batches,
        "store_commits": services.store.commits,
    }
    return Response(services.metrics.text(gauges), media_type="text/plain; version=0.0.4")


async def protocol(services: Services, request: Request) -> Response:
    """GET /api/schema.json: the messages as JSON Schema."""
    from argosy.server.json_schema import schema  # it describes the endpoints below

    return json_response(schema())


# With the body of the request, and the answer where it is JSON.
ROUTES: tuple[tuple[str, str, Endpoint, type | None, type | None], ...] = (
    ("POST", "/api/me", http_guests.choose_name, t.Name, t.Me),
    ("GET", "/api/me", http_guests.me, None, t.Me),
    ("DELETE", "/api/me", http_guests.forget_device, None, t.Forgotten),
    ("GET", "/api/me/data", http_guests.all_of_mine, None, t.MyData),
    ("DELETE", "/api/me/data", http_guests.forget_me, None, t.AllForgotten),
    ("POST", "/api/me/code", http_guests.code, None, t.CodeGiven),
    ("POST", "/api/me/claim", http_guests.claim, t.Code, t.Me),
    ("POST", "/api/me/programs", http_guests.program, None, t.ProgramToken),
    ("DELETE", "/api/me/programs", http_guests.revoke, None, t.Revoked),
    ("GET", "/api/me/devices", http_guests.devices, None, t.Devices),
    ("DELETE", "/api/me/devices", http_guests.revoke_others, None, t.Revoked),
    ("DELETE", "/api/me/devices/{device}", http_guests.revoke_device, None, t.Revoked),
    ("GET", "/api/games", http_games.games, None, t.Games),
    ("GET", "/api/games/{name}", http_games.components, None, t.Box),
    ("GET", "/api/games/{name}/messages/{lang}", http_games.messages, None, None),
    ("GET", "/api/games/{name}/picture", http_games.picture, None, None),
    ("POST", "/api/tables", http_tables.open_table, t.NewTable, t.TableOpened),
    ("GET", "/api/tables", http_tables.public_tables, None, t.Tables),
    ("GET", "/api/tables/mine", http_tables.my_tables, None, t.Tables),
    ("GET", "/api/tables/{id}", http_tables.table, None, m.Update),
    ("POST", "/api/tables/{id}", http_tables.command, m.Message, m.Ack),
    ("GET", "/api/tables/{id}/invitations", http_tables.invitations, None, t.Invitations),
    ("GET", "/api/tables/{id}/hints", http_tables.hints, None, t.Hints),
    ("POST", "/api/tables/{id}/reports", http_tables.report, t.Report, t.Reported),
    ("GET", "/api/tables/{id}/entries", http_past.entries, None, t.Log),
    ("GET", "/api/tables/{id}/record", http_past.record, None, None),
    ("GET", "/api/tables/{id}/moves", http_past.moves, None, t.Moves),
    ("GET", "/api/tables/{id}/view", http_past.view, None, t.ViewTold),
    ("GET", "/api/tables/{id}/analysis", http_past.analysis, None, t.Analysis),
    ("POST", "/api/tables/{id}/continue", http_past.continue_game, t.Continuation, t.TableOpened),
    ("POST", "/api/records", http_past.import_record, t.RecordBrought, t.TableOpened),
    ("GET", "/api/schema.json", protocol, None, None),
    ("GET", "/join/{id}", http_invitation.page, None, None),
    ("GET", "/health", health, None, t.Health),
    ("GET", "/health/live", alive, None, t.Health),
    ("GET", "/health/ready", ready, None, t.Health),
    ("GET", "/metrics", metrics, None, None),
)


def routes(services: Services) -> list[Route]:
    """One route for each path, that knows its methods."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for method, path, endpoint, *_ in ROUTES:
        paths.setdefault(path, {})[method] = endpoint
    for method, path, endpoint in http_admin.ROUTES:
        paths.setdefault(path, {})[method] = _for_operators(endpoint)
    for method, path, endpoint in http_admin.SIGN_IN:
        paths.setdefault(path, {})[method] = endpoint
    return [
        Route(path, _endpoint(services, by_method), methods=list(by_method))
        for path, by_method in paths.items()
    ]


def _for_operators(endpoint: Endpoint) -> Endpoint:
    async def answer(services: Services, request: Request) -> Response:
        await http_admin.check_operator(services, request)
        return await endpoint(services, request)

    return answer


def _endpoint(services: Services, by_method: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        await services.check_pace(
            services.requests, request, "too many requests from this address; wait a little"
        )
        services.bans.check_address(services.address(request))
        if method != "GET":
            services.check_origin(request)
        return await by_method[method](services, request)

    return answer
