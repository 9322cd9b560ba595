"""`argosy doctor`: whether a server can run here and, where not, what to do about it."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import stat
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

import typer

from argosy.cli.serve import PORT, StoreAddress
from argosy.core.errors import ArgosyError
from argosy.store.address import data_folder, is_postgres, open_store

if TYPE_CHECKING:
    from argosy.store.base import Store

State = Literal["ok", "mind", "wrong"]
SIGNS: dict[State, str] = {"ok": "✓", "mind": "!", "wrong": "✗"}
FAILED = 1  # exit status
NEWEST = (3, 14)
LITTLE_SPACE = 1_000_000_000  # bytes: a game takes some 54 kB
MOST_SKEW = 5.0  # seconds between this machine's clock and the database's
YEAR = 2026  # this program was not written before
FEW_FILES = 1_024
CHECKED_FOR = 20.0  # seconds that a look at all pages of a file may take


class Finding(NamedTuple):
    """What was found, and what to do about it where something is to be done."""

    what: str
    state: State
    found: str
    advice: str = ""


def doctor(
    store: StoreAddress = None,
    host: Annotated[str, typer.Option(help="The address the server shall listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port it shall listen on.")] = PORT,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check whether a server can run here, and say what to do where it cannot.

    Nothing is changed, and nothing is started. The exit status is 1 if something is wrong.

    Example: [bold]argosy doctor --store tables.sqlite --port 8710[/bold]
    """
    found = list(findings(store, host, port))
    if as_json:
        typer.echo(json.dumps({"findings": [one._asdict() for one in found]}, ensure_ascii=False))
    else:
        for one in found:
            typer.echo(f"{SIGNS[one.state]} {one.what}: {one.found}")
            if one.advice:
                typer.echo(f"    {one.advice}")
    if any(one.state == "wrong" for one in found):
        raise typer.Exit(FAILED)


def findings(address: str | None, host: str, port: int) -> Iterator[Finding]:
    checks: list[Callable[[], Iterator[Finding]]] = [
        _python,
        _libraries,
        _engine,
        _client,
        lambda: _store(address),
        lambda: _folders(address),
        lambda: _port(host, port),
        _files,
    ]
    for check in checks:
        try:
            yield from check()
        except Exception as problem:  # one check that fails keeps no other from being made
            yield Finding(check.__name__.strip("_<>"), "wrong", f"{type(problem).__name__}: {problem}")


def _python() -> Iterator[Finding]:
    version = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info[:2] > NEWEST:
        advice = f"It may work; it is tested with 3.11 to {'.'.join(map(str, NEWEST))}."
        yield Finding("Python", "mind", f"{version}, newer than Argosy knows", advice)
    else:
        yield Finding("Python", "ok", version)


def _libraries() -> Iterator[Finding]:
    from argosy import __version__

    missing = []
    for wanted in metadata.requires("argosy") or []:
        if "extra ==" not in wanted:
            name = wanted.split(";")[0].split("<")[0].split(">")[0].split("[")[0].strip()
            if "win32" in wanted and sys.platform == "win32":
                continue
            try:
                metadata.version(name)
            except metadata.PackageNotFoundError:
                missing.append(name)
    if missing:
        yield Finding(
            "Argosy", "wrong", f"{', '.join(missing)} missing", "Install it anew: pip install argosy"
        )
    else:
        yield Finding("Argosy", "ok", f"{__version__}, with all it needs")


def _engine() -> Iterator[Finding]:
    from argosy.core import engine_file

    try:
        fits = engine_file.read_manifest(engine_file.FILE.read_bytes())["hash"] == engine_file.sources_hash()
        trouble = "" if fits else "it is of other rules"
    except (OSError, engine_file.NoEngine) as problem:
        trouble = str(problem)
    if not trouble:
        yield Finding("engine file", "ok", "fits the rules")
    else:
        advice = "In a clone: ./run engine. Otherwise install Argosy anew: its files do not belong together."
        yield Finding("engine file", "wrong", f"{trouble}; all is slow", advice)


def _client() -> Iterator[Finding]:
    from argosy.server import client_files

    if client_files.is_there(client_files.FOLDER):
        yield Finding("browser client", "ok", client_files.build(client_files.FOLDER))
    else:
        yield Finding("browser client", "mind", "missing: the API is served alone", client_files.ABSENT + ".")


# --------------------------------------------------------------------------------- the store


def _store(address: str | None) -> Iterator[Finding]:
    path = None if is_postgres(address) else Path(address or data_folder() / "tables.sqlite")
    if path is not None and not path.exists():
        yield Finding("store", "ok", f"{path}: nothing there yet; the server makes it when it starts")
        yield from _clock(None, None)
        return
    try:
        store = open_store(address if path is None else str(path), read_only=True)
    except ArgosyError as problem:
        advice = "Look at --store, and whether PostgreSQL runs and lets you in." if path is None else ""
        yield Finding("store", "wrong", str(problem), advice)
        return
    with contextlib.closing(store):
        try:
            yield from _content(store, path)
            yield from _clock(store, path)
        except ArgosyError as problem:
            yield Finding("store", "wrong", str(problem), "argosy restore fills a new store from a backup.")


def _content(store: Store, path: Path | None) -> Iterator[Finding]:
    counts = store.count_tables() if store.schema else {}
    told = ", ".join(f"{count} {status}" for status, count in sorted(counts.items())) or "no tables yet"
    yield Finding("store", "ok", f"{path or 'PostgreSQL'}: schema {store.schema}; {told}")
    if counts.get("damaged"):
        rows = store.read("SELECT id, problem FROM tables WHERE problem IS NOT NULL ORDER BY id LIMIT 5")
        names = "; ".join(f"{id}: {problem}" for id, problem in rows)
        advice = "A backup from before the damage has them whole: argosy restore, into a new store."
        yield Finding("damaged tables", "mind", names, advice)
    if path is not None:
        trouble = _damaged_pages(path)
        if trouble:
            advice = (
                "Stop the server, copy the file away, then argosy restore the last backup into a new one."
            )
            yield Finding("pages of the file", "wrong", trouble, advice)
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o077 and os.name == "posix":
            advice = f"It holds every hand and every link: chmod 600 {path}*"
            yield Finding("file mode", "mind", f"{path} can be read by others ({mode:o})", advice)


def _damaged_pages(path: Path) -> str:
    """What SQLite finds wrong with the file; empty where nothing is, or where it is too large to look at."""
    import sqlite3

    ends = time.monotonic() + CHECKED_FOR
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        file.set_progress_handler(lambda: time.monotonic() > ends, 100_000)
        try:
            ((said, *_), *_) = file.execute("PRAGMA quick_check(1)").fetchall()
        except sqlite3.OperationalError as problem:
            return "" if "interrupted" in str(problem) else str(problem)
        except sqlite3.DatabaseError as problem:
            return str(problem)
    return "" if said == "ok" else str(said)


def _clock(store: Store | None, path: Path | None) -> Iterator[Finding]:
    """Clocks of games run by this machine's clock, and two processes must agree about it."""
    now = time.time()
    advice = "Set the clock, and let something like systemd-timesyncd or chrony keep it."
    if time.gmtime(now).tm_year < YEAR:
        yield Finding("clock", "wrong", time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(now)), advice)
        return
    if store is not None and path is None:
        ((theirs,),) = store.read("SELECT EXTRACT(EPOCH FROM clock_timestamp())")
        skew = abs(float(theirs) - time.time())
        if skew > MOST_SKEW:
            yield Finding("clock", "mind", f"{skew:.0f} s away from the clock of PostgreSQL", advice)
            return
    if store is not None and store.schema:
        ((latest,),) = store.read("SELECT MAX(updated) FROM tables")
        if latest is not None and latest / 1000 > now + MOST_SKEW:
            ahead = latest / 1000 - now
            yield Finding("clock", "mind", f"a table was changed {ahead:.0f} s in the future", advice)
            return
    yield Finding("clock", "ok", time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(now)))


# ------------------------------------------------------------------------------- the machine


def _folders(address: str | None) -> Iterator[Finding]:
    from argosy.core.engine_file import cache_root

    places = {"cache": (cache_root(), "Set ARGOSY_CACHE to a folder that can be written.")}
    if not is_postgres(address):
        folder = Path(address).absolute().parent if address else data_folder()
        places["data folder"] = (folder, "Name a file with --store, in a folder that this user can write to.")
    for what, (folder, advice) in places.items():
        there = next(place for place in (folder, *folder.parents) if place.exists())
        try:
            with tempfile.TemporaryFile(dir=there):
                pass
        except OSError as problem:
            state: State = "mind" if what == "cache" else "wrong"
            yield Finding(what, state, f"{folder}: cannot be written ({problem.strerror})", advice)
            continue
        free = shutil.disk_usage(there).free
        if free < LITTLE_SPACE:
            room = "Make room: where nothing can be written, nobody can move."
            yield Finding(what, "mind", f"{folder}: only {free / 1e6:.0f} MB free", room)
        else:
            yield Finding(what, "ok", f"{folder}: can be written, {free / 1e9:.0f} GB free")


def _port(host: str, port: int) -> Iterator[Finding]:
    from argosy.cli.serve import check_free

    try:
        check_free(host, port, strictly=True)
    except ArgosyError:
        answer = _health_at(host, port)
        if answer:
            yield Finding("port", "ok", f"{port}: an Argosy {answer} runs there")
        else:
            yield Finding("port", "wrong", f"{port}: another program listens there", "Choose another --port.")
        return
    except OSError as problem:
        advice = "Choose a --host of this machine, or 0.0.0.0 for all, and a --port above 1023."
        yield Finding("port", "wrong", f"{host}:{port}: {problem.strerror or problem}", advice)
        return
    yield Finding("port", "ok", f"{port} is free")


def _health_at(host: str, port: int) -> str:
    """The version of the server that answers there; empty where none does."""
    name = "127.0.0.1" if host in {"0.0.0.0", "::"} else host
    page = f"http://{name}:{port}/health"
    with (
        contextlib.suppress(OSError, ValueError, KeyError),
        urllib.request.urlopen(page, timeout=3) as answer,
    ):
        return str(json.load(answer)["version"])
    return ""


def _files() -> Iterator[Finding]:
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most <= FEW_FILES:
        advice = "Raise it, for example LimitNOFILE=65536 in the systemd unit: every connection is a file."
        yield Finding("open files", "mind", f"at most {most}", advice)
    else:
        yield Finding("open files", "ok", f"up to {most}" if most != resource.RLIM_INFINITY else "no limit")
