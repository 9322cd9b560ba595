"""A bare echo server: what a move costs where there is no game, no store, no secret.

The same web server with the same settings. Each frame is answered by one as long as an
acknowledgement, and then every client in the channel gets a frame as long as an update.
`python -m argosy.lab.bench.echo_server PORT ACKNOWLEDGEMENT UPDATE`
"""

from __future__ import annotations

import contextlib
import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


def make_app(acknowledgement: int, update: int) -> Starlette:
    """Both sizes are in bytes."""
    channels: defaultdict[str, set[WebSocket]] = defaultdict(set)
    text_of_update = "x" * update

    async def echo(socket: WebSocket) -> None:
        channel = channels[socket.path_params["channel"]]
        await socket.accept()
        channel.add(socket)
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                text = await socket.receive_text()
                await socket.send_text(text[:acknowledgement])
                for other in list(channel):
                    await other.send_text(text_of_update)
        channel.discard(socket)

    async def health(request: Request) -> JSONResponse:
        return JSONResponse({"status": "ok", "rules": "ready"})

    return Starlette(routes=[Route("/health", health), WebSocketRoute("/{channel}", echo)])


def main(port: int, acknowledgement: int, update: int) -> None:
    uvicorn.run(
        make_app(acknowledgement, update),
        port=port,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:4]))
