"""The server as one ASGI application: endpoints, sockets, refusals as answers, protective headers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from argosy.core.errors import ArgosyError
from argosy.server import client_files, http_api
from argosy.server.client_files import Client
from argosy.server.http_requests import headers_of, status_of
from argosy.server.services import Config, Services
from argosy.server.table_socket import TableSocket
from argosy.store.base import Store
from argosy.table import protocol as m
from argosy.table.checks import check_may_watch
from argosy.table.errors import Damaged, Refused, public_reason

log = logging.getLogger("argosy.app")

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; "
    "script-src 'self' 'wasm-unsafe-eval'; "  # the engine file may be compiled, no text may
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # an invitation is part of the address
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
}
VERSION = "Argosy-Version"


def make_app(store: Store, config: Config) -> Starlette:
    """The application around a store that is not yet started."""
    services = Services(store, config)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    async def refuse(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, ArgosyError)
        reason, message = public_reason(problem)
        if isinstance(problem, Damaged):
            log.error("%r: %s", request.scope["path"], problem)
        services.metrics.refused[reason] += 1
        legal = [str(action) for action in getattr(problem, "legal", ())]
        body = m.encoder.encode(m.Error(reason, message, legal=legal))
        return Response(body, status_of(problem), headers_of(problem), media_type="application/json")

    async def unknown(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, HTTPException)
        words = {404: "there is no such page", 405: "this page does not take that method"}
        said = problem.detail if problem.detail == client_files.ABSENT else words.get(problem.status_code)
        error = m.Error("http", said or "this cannot be answered")
        return Response(m.encoder.encode(error), problem.status_code, media_type="application/json")

    async def fail(request: Request, problem: Exception) -> Response:
        log.error("%r failed", request.scope["path"], exc_info=problem)
        error = m.Error("failed", "the server could not do that; nothing was changed")
        # Starlette answers this outside of every middleware
        return Response(m.encoder.encode(error), 500, HEADERS, media_type="application/json")

    async def socket(connection: WebSocket) -> None:
        await _socket(services, connection)

    app = Starlette(
        routes=[
            *http_api.routes(services),
            WebSocketRoute("/api/tables/{id}/socket", socket),
            Mount("/", Client(services)),
        ],
        lifespan=lifespan,
        exception_handlers={ArgosyError: refuse, HTTPException: unknown, Exception: fail},
    )
    app.router.redirect_slashes = False  # a redirect would repeat whatever Host header was sent
    app.state.services = services
    app.add_middleware(AddedHeaders, services=services)
    return app


async def _socket(services: Services, connection: WebSocket) -> None:
    """A handshake; a refusal is an HTTP answer, before anything is accepted."""
    address = services.address(connection)
    try:
        services.bans.check_address(address)
        services.check_origin(connection)
        await services.check_pace(
            services.requests, connection, "too many connections from this address; wait a little"
        )
        guest = await services.guest(connection)
        live = await services.tables.find(connection.path_params["id"])
        check_may_watch(live.table, guest.id if guest else "")
        since = _since(connection)
        await services.tables.reach(live, since)
        if not services.open_sockets.add(address):
            raise Refused("too-fast", "too many connections are open; close some")
    except ArgosyError as problem:
        reason, message = public_reason(problem)
        services.metrics.refused[reason] += 1
        body = m.encoder.encode(m.Error(reason, message))
        await connection.send_denial_response(
            Response(body, status_of(problem), headers_of(problem), media_type="application/json")
        )
        await asyncio.sleep(0)  # uvicorn reports a denial as an error unless the connection is closed by now
        return
    services.metrics.sockets += 1
    try:
        await connection.accept()
        await TableSocket(connection, services, live, guest).run(since)
    finally:
        services.metrics.sockets -= 1
        services.open_sockets.remove(address)


def _since(connection: WebSocket) -> int | None:
    text = connection.query_params.get("since", "")
    if text and not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Refused("malformed", "'since' must be the number of the last entry seen")
    return int(text) if text else None


class AddedHeaders:
    """Protective headers and the server's version for every HTTP answer, errors included."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def protected(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                headers = {**HEADERS, VERSION: self.services.version}
                own = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *(
                        (name.lower().encode(), value.encode())
                        for name, value in headers.items()
                        if name.lower().encode() not in own
                    ),
                ]
            await send(message)

        await self.app(scope, receive, protected)
