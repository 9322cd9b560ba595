"""`argosy serve`: tables for people and bots, over HTTP and WebSockets."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from argosy.commands.files import reason
from argosy.core.errors import ArgosyError

if TYPE_CHECKING:
    import uvicorn

    from argosy.table.store import Store

PORT = 8710
SWITCH = 0.0002  # seconds
# A collection looks at all that came since the last one, and every move replaces what came before: with a
# thousand tables it stops them for 100 ms and finds nothing. So it waits until so many objects are more.
COLLECT = (200_000, 10, 100)
PING = 45.0  # seconds between signs of life on every socket

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
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = PORT,
    store: StoreAddress = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="https://…", help="The address people see, behind a proxy or a name; repeatable."
        ),
    ] = None,
    behind_proxy: Annotated[
        bool,
        typer.Option("--behind-proxy", help="Believe X-Forwarded-For and -Proto of a proxy on this host."),
    ] = False,
    sockets: Annotated[int, typer.Option(min=1, help="How many may be open at once.")] = 10_000,
    sockets_per_address: Annotated[int, typer.Option(min=1, help="And from one address.")] = 100,
    rate: Annotated[
        float, typer.Option(min=0.1, help="Scales every limit per second and minute; 2 allows twice as much.")
    ] = 1.0,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the table in a browser once it is there.")
    ] = False,
    operator_token: Annotated[
        str, typer.Option(envvar="ARGOSY_OPERATOR_TOKEN", help="Opens /metrics from other machines.")
    ] = "",
) -> None:
    """Run tables for both games.

    Example: [bold]argosy serve --port 8710 --store tables.sqlite[/bold]
    """
    import uvicorn

    from argosy import __version__
    from argosy.table.app import make_app
    from argosy.table.limits import Limits
    from argosy.table.line import Line
    from argosy.table.messages import LONGEST_FRAME
    from argosy.table.service import Config

    _log_to_stderr()
    _check_origins(origin or [])
    allow_many_sockets()
    # The thread that writes asks for the interpreter several times a commit, and may wait so long each time.
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECT)
    limits = Limits(sockets=sockets, sockets_per_address=sockets_per_address).scaled(rate)
    config = Config(tuple(origin or ()), limits, operator_token, __version__)
    opened = open_store(store)
    _check_free(host, port)
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(opened, config),
            host=host,
            port=port,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=behind_proxy,
            forwarded_allow_ips="127.0.0.1" if behind_proxy else "",
            ws=Line,
            ws_max_size=LONGEST_FRAME,
            ws_ping_interval=PING,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=3,
        )
    )
    if open_page:
        threading.Thread(target=_open_page, args=(server, host), daemon=True).start()
    with contextlib.suppress(SystemExit):  # so Uvicorn ends where it cannot begin
        server.run()
    if not server.started:
        if server.lifespan.should_exit:
            raise ArgosyError("the server could not start; the lines above say why")
        raise _unheard(host, port)


def _open_page(server: uvicorn.Server, host: str) -> None:
    """Show the person the table as soon as somebody answers there."""
    while not server.started:
        time.sleep(0.05)
    page = page_of(host, server.servers[0].sockets[0].getsockname()[1])
    typer.echo(page)
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(page)


def page_of(host: str, port: int) -> str:
    """What a browser on this machine is to open."""
    return f"http://{'localhost' if host in {'127.0.0.1', '0.0.0.0', '::'} else _in_address(host)}:{port}/"


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def open_store(address: str | None, read_only: bool = False, schema: int | None = None) -> Store:
    """The store somebody named, or the one in the data folder; `schema`: migrated no further than that."""
    if address is not None and address.startswith(("postgresql://", "postgres://")):
        from argosy.table.postgres import PostgresStore

        return PostgresStore(address, read_only, schema)
    from argosy.table.sqlite import SqliteStore

    path = Path(address) if address is not None else data_folder() / "tables.sqlite"
    if read_only and not path.exists():
        raise ArgosyError(f"{path}: there is no such file")
    if not path.parent.is_dir():
        raise ArgosyError(f"{path}: its folder does not exist")
    return SqliteStore(path, read_only, schema)


def data_folder() -> Path:
    """Where this user's tables are kept; made when first needed."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(base) / "argosy"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise ArgosyError(f"{folder}: {reason(problem)}; name a file with --store") from None
    return folder


def allow_many_sockets() -> None:
    """Every socket is an open file, and what a process may open by default is often 1,024."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _check_free(host: str, port: int) -> None:
    """A port in use is told before anything is compiled, which would have to be waited for."""
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


def _unheard(host: str, port: int) -> ArgosyError:
    return ArgosyError(
        f"could not listen at {_in_address(host)}:{port}; try another --port (0 takes any that is free), "
        "and a --host of this machine"
    )


def _check_origins(origins: list[str]) -> None:
    for origin in origins:
        scheme, _, rest = origin.partition("://")
        if scheme not in {"http", "https"} or not rest or "/" in rest:
            raise ArgosyError(f"--origin is like https://games.example, without a path; not {origin!r}")


def _log_to_stderr() -> None:
    logging.basicConfig(
        stream=sys.stderr, level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    logging.getLogger("uvicorn.error").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(_is_about_the_server)


def _is_about_the_server(line: logging.LogRecord) -> bool:
    """Uvicorn tells of every socket, with a table's id, which is the link to it: that is nobody's business.

    It also shows a stack for a client's broken text, which anybody could fill the log with.
    """
    said = str(line.msg)  # where it could not listen, Uvicorn tells the exception itself
    line.exc_info = None if "UTF-8" in said else line.exc_info
    return "WebSocket" not in said and not said.startswith("connection ")
