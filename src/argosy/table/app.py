"""The server as one ASGI application: endpoints, sockets, refusals as answers, headers that protect."""

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
from argosy.table import http
from argosy.table import messages as m
from argosy.table.errors import Damaged, Refused, told
from argosy.table.pages import Client
from argosy.table.service import Config, Service
from argosy.table.sockets import Socket
from argosy.table.store import Store

log = logging.getLogger("argosy.app")

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; "
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
    """Everything, around a store that is not yet started."""
    service = Service(store, config)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    async def refuse(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, ArgosyError)
        reason, message = told(problem)
        if isinstance(problem, Damaged):
            log.error("%r: %s", request.scope["path"], problem)
        service.metrics.refused[reason] += 1
        legal = [str(action) for action in getattr(problem, "legal", ())]
        body = m.encoder.encode(m.Error(reason, message, legal=legal))
        return Response(body, http.status_of(problem), media_type="application/json")

    async def unknown(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, HTTPException)
        words = {404: "there is no such page", 405: "this page does not take that method"}
        error = m.Error("http", words.get(problem.status_code, "this cannot be answered"))
        return Response(m.encoder.encode(error), problem.status_code, media_type="application/json")

    async def fail(request: Request, problem: Exception) -> Response:
        log.error("%r failed", request.scope["path"], exc_info=problem)
        error = m.Error("failed", "the server could not do that; nothing was changed")
        # Starlette answers this outside of every middleware
        return Response(m.encoder.encode(error), 500, HEADERS, media_type="application/json")

    async def socket(connection: WebSocket) -> None:
        await _socket(service, connection)

    app = Starlette(
        routes=[
            *http.routes(service),
            WebSocketRoute("/api/tables/{id}/socket", socket),
            Mount("/", Client()),
        ],
        lifespan=lifespan,
        exception_handlers={ArgosyError: refuse, HTTPException: unknown, Exception: fail},
    )
    app.router.redirect_slashes = False  # a redirect would name whatever Host was asked for
    app.state.service = service
    app.add_middleware(AddedHeaders, service=service)
    return app


async def _socket(service: Service, connection: WebSocket) -> None:
    """A handshake; what is wrong with it is said as an HTTP answer, before anything is accepted."""
    address = service.address(connection)
    try:
        service.check_origin(connection)
        service.limit(service.requests, connection, "too many connections from this address; wait a little")
        guest = await service.guest(connection)
        live = await service.harbour.find(connection.path_params["id"])
        service.harbour.may_watch(live, guest.id if guest else "")
        since = _since(connection)
        await service.harbour.reach(live, since)
        if not service.gate.enter(address):
            raise Refused("too-fast", "too many connections are open; close some")
    except ArgosyError as problem:
        reason, message = told(problem)
        service.metrics.refused[reason] += 1
        body = m.encoder.encode(m.Error(reason, message))
        await connection.send_denial_response(
            Response(body, http.status_of(problem), media_type="application/json")
        )
        await asyncio.sleep(0)  # uvicorn reports a denial as an error unless the connection is closed by now
        return
    service.metrics.sockets += 1
    try:
        await connection.accept()
        await Socket(connection, service, live, guest).run(since)
    finally:
        service.metrics.sockets -= 1
        service.gate.leave(address)


def _since(connection: WebSocket) -> int | None:
    text = connection.query_params.get("since", "")
    if text and not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Refused("malformed", "'since' must be the number of the last entry seen")
    return int(text) if text else None


class AddedHeaders:
    """Every HTTP answer carries those that protect, and the server's version; errors included."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def protected(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                headers = {**HEADERS, VERSION: self.service.version}
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
