"""`argosy serve`: tables for people and bots, over HTTP and WebSockets."""

from __future__ import annotations

import contextlib
import ctypes
import errno
import gc
import ipaddress
import logging
import socket
import sys
import threading
import time
import webbrowser
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from argosy.core.errors import ArgosyError
from argosy.server.limits import Limits, allow_many_sockets
from argosy.store.address import open_store

if TYPE_CHECKING:
    import uvicorn

log = logging.getLogger("argosy.serve")

PORT = 8710
SWITCH = 0.001  # seconds
# A collection looks at all objects made since the last one that are still there, while everybody waits. It
# comes when so many more were made than went. Tables put new objects in the place of old ones, so there are
# far more of them: at 300 decisions a second, with 2,000 they took 8 to 25 ms once a second; with 150 mostly
# a quarter of one, at most 2, and no more of the processor's time. They find next to nothing, for connections
# leave no cycles behind, so old objects are looked at only after tens of millions of new ones.
COLLECT = (150, 400_000, 10)
M_ARENA_MAX = -8  # a name of glibc's mallopt
BACKLOG = 256  # connections that wait to be accepted: all of them are before anybody at a table has a turn
PING = 3.0  # seconds until a quiet socket is asked; others see within 5 s that somebody is gone

StoreAddress = Annotated[
    str | None,
    typer.Option(
        "--store",
        metavar="FILE|postgresql://…",
        envvar="ARGOSY_STORE",
        help="Where tables are kept: a SQLite file, or PostgreSQL.",
        show_default="a file in your data folder",
    ),
]


def serve(
    host: Annotated[
        str, typer.Option(envvar="ARGOSY_HOST", help="The address to listen on; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            min=0, max=65535, envvar="ARGOSY_PORT", help="The port to listen on; 0 takes any free one."
        ),
    ] = PORT,
    store: StoreAddress = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="https://…",
            envvar="ARGOSY_ORIGIN",
            help="The public address, behind a proxy or under a domain name; repeatable.",
        ),
    ] = None,
    behind_proxy: Annotated[
        bool,
        typer.Option("--behind-proxy", help="Trust X-Forwarded-For and -Proto of a proxy on this host."),
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="ARGOSY_PROXY",
            help="Trust them of the proxy with this address, or in this network; repeatable.",
        ),
    ] = None,
    sockets: Annotated[int, typer.Option(min=1, help="How many sockets may be open at once.")] = 10_000,
    sockets_per_address: Annotated[int, typer.Option(min=1, help="How many of them from one address.")] = 100,
    rate: Annotated[
        float, typer.Option(min=0.1, help="Scales every rate limit; 2 allows twice as much.")
    ] = 1.0,
    device_days: Annotated[
        float, typer.Option(min=0.01, help="After so many days a device that is not used is forgotten.")
    ] = 400,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the first page in a browser once the server runs.")
    ] = False,
    operator_token: Annotated[
        str,
        typer.Option(envvar="ARGOSY_OPERATOR_TOKEN", help="Gives access to /metrics from other machines."),
    ] = "",
    end_abandoned: Annotated[
        int | None,
        typer.Option(
            min=1, metavar="DAYS", envvar="ARGOSY_END_ABANDONED", help="End tables untouched for so long."
        ),
    ] = None,
    delete_finished: Annotated[
        int | None,
        typer.Option(
            min=1, metavar="DAYS", envvar="ARGOSY_DELETE_FINISHED", help="Delete games over for so long."
        ),
    ] = None,
    forget_guests: Annotated[
        int | None,
        typer.Option(
            min=1, metavar="DAYS", envvar="ARGOSY_FORGET_GUESTS", help="Forget guests without tables."
        ),
    ] = None,
    log_format: Annotated[
        Literal["text", "json"],
        typer.Option(envvar="ARGOSY_LOG_FORMAT", help="Log lines for people, or one JSON object a line."),
    ] = "text",
) -> None:
    """Run the table server.

    Example: [bold]argosy serve --port 8710 --store tables.sqlite[/bold]
    """
    import uvicorn

    from argosy import __version__
    from argosy.server import client_files, logs
    from argosy.server.app import make_app
    from argosy.server.http_connection import HttpConnection
    from argosy.server.retention import Keeping
    from argosy.server.services import Config
    from argosy.server.websocket import Connection
    from argosy.table.protocol import LONGEST_FRAME

    logs.to_stderr(log_format)
    _check_origins(origin or [])
    trusted = [*(["127.0.0.1", "::1"] if behind_proxy else []), *_networks(proxy or [])]
    allow_many_sockets()
    # How long the thread that writes waits for the interpreter, which it needs several times a commit. With a
    # fifth of it, it interrupted the loop so often that everything took longer, itself included.
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECT)
    share_memory()
    limits = Limits(sockets=sockets, sockets_per_address=sockets_per_address).scaled(rate)
    keeping = Keeping(end_abandoned, delete_finished, forget_guests)
    config = Config(tuple(origin or ()), limits, operator_token, __version__, device_days, keeping)
    opened = open_store(store)
    check_free(host, port)
    if not client_files.is_there(client_files.FOLDER):
        log.warning("%s. Serving the API alone", client_files.ABSENT)
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(opened, config),
            host=host,
            port=port,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(trusted),
            forwarded_allow_ips=trusted,
            http=HttpConnection,
            backlog=BACKLOG,
            ws=Connection,
            ws_max_size=LONGEST_FRAME,
            ws_ping_interval=PING,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=3,
        )
    )
    if open_page:
        threading.Thread(target=_open_page, args=(server, host), daemon=True).start()
    with contextlib.suppress(SystemExit):  # Uvicorn exits where it cannot start
        server.run()
    if not server.started:
        if server.lifespan.should_exit:
            raise ArgosyError("the server could not start; see the lines above")
        raise _unheard(host, port)


def _open_page(server: uvicorn.Server, host: str) -> None:
    """Open the first page as soon as the server answers."""
    while not server.started:
        time.sleep(0.05)
    page = page_of(host, server.servers[0].sockets[0].getsockname()[1])
    typer.echo(page)
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(page)


def page_of(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    return f"http://{'localhost' if host in {'127.0.0.1', '0.0.0.0', '::'} else _in_address(host)}:{port}/"


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def share_memory() -> None:
    """Let all threads take memory from one place: each keeps what it once needed, an analysis most of all.

    In a server that has played, hinted and analysed this saves a tenth. Only glibc knows of such places.
    """
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


def check_free(host: str, port: int, strictly: bool = False) -> None:
    """A port in use is reported before anything is compiled, which can take a minute.

    `strictly`: all else that is in the way, too, which otherwise the server itself finds out.
    """
    try:
        for family, kind, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            with socket.socket(family, kind) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                probe.bind(address)
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise _unheard(host, port) from None
        if strictly:
            raise


def _unheard(host: str, port: int) -> ArgosyError:
    return ArgosyError(
        f"could not listen on {_in_address(host)}:{port}; try another --port (0 takes any free one), "
        "and a --host of this machine"
    )


def _networks(proxies: list[str]) -> list[str]:
    try:
        return [str(ipaddress.ip_network(proxy)) for proxy in proxies]
    except ValueError as problem:
        raise ArgosyError(f"--proxy is an address or a network like 10.89.0.0/24: {problem}") from None


def _check_origins(origins: list[str]) -> None:
    for origin in origins:
        scheme, _, rest = origin.partition("://")
        if scheme not in {"http", "https"} or not rest or "/" in rest:
            raise ArgosyError(f"--origin is like https://games.example, without a path; not {origin!r}")
