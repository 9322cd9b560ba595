"""Floods: how long people at other tables wait for an acknowledgement while somebody is a nuisance.

One real `argosy serve` with the limits it has by default. People at tables, each of an address of its own,
decide at a steady rate; before and after each flood they do so in peace.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from argosy.lab.bench.flooder import FLOODS
from argosy.lab.bench.load_clients import Caller, Failed
from argosy.lab.bench.load_crowd import Crowd, Moves, spread
from argosy.lab.bench.server import SETTLE, Load, Server, serving, watched
from argosy.server.limits import allow_many_sockets

Progress = Callable[[str], None]
Figures = dict[str, Any]

AT_MOST = 2.0  # times the 99th percentile of a calm server
FLOODED_TABLE = "127.0.0.9"  # an address from which nothing else comes
PATIENCE = 30.0  # seconds for a flood to end
SAMPLE = 0.1  # seconds between two looks at the memory


def measure(names: list[str], load: Load, progress: Progress) -> Figures:
    allow_many_sockets()
    with tempfile.TemporaryDirectory(prefix="argosy-bench-") as folder:
        return asyncio.run(_measure(names or list(FLOODS), load, Path(folder), progress))


async def _measure(names: list[str], load: Load, folder: Path, progress: Progress) -> Figures:
    address = str(folder / "tables.sqlite")
    sources = (f"127.0.{net}.{n}" for net in itertools.count(1) for n in range(1, 251))
    floods: Figures = {}
    async with serving(address, folder, progress, limits=()) as server:
        table = await _open_table(server, load.games[0])
        for name in names:
            crowd = Crowd(server.port, sources=sources)  # new games for each, or they would end
            progress(f"{name}: {load.tables} tables sit down")
            await crowd.sit_down(itertools.cycle(load.games), load.tables)
            before = await _calm(crowd, load, server)
            progress(f"{name}: the flood")
            flood = await _flooded(name, table, crowd, load, server)
            after = await _calm(crowd, load, server)
            crowd.go()
            flood["calm_p99_ms"] = (before["p99"] + after["p99"]) / 2
            flood["calm_processors"] = (before["server"] + after["server"]) / 2
            flood["times_calm"] = flood["to_acknowledgement_ms"]["p99"] / flood["calm_p99_ms"]
            flood["met"] = flood["times_calm"] <= AT_MOST
            floods[name] = flood
    return {
        "tables": load.tables,
        "decisions_per_second": load.rate,
        "seconds": load.seconds,
        "at_most": AT_MOST,
        "floods": floods,
    }


async def _open_table(server: Server, game: str) -> str:
    """A table that anybody may watch."""
    caller = await Caller.to(server.port, FLOODED_TABLE)
    token = await caller.guest("Host")
    seats = [{"kind": "me"}, {"kind": "open"}]
    opened, _ = await caller.ask("POST", "/api/tables", {"settings": {"game": game, "seats": seats}}, token)
    caller.close()
    return str(opened["table"])


async def _calm(crowd: Crowd, load: Load, server: Server) -> dict[str, float]:
    await asyncio.sleep(SETTLE)
    with watched({"server": [server.pid]}) as costs:
        moves = await _played(crowd, load)
    return {**spread(moves.acknowledged), "server": costs["server"] / costs["wall"]}


async def _played(crowd: Crowd, load: Load) -> Moves:
    moves = await crowd.at_rate(load.rate, load.seconds)
    if not moves.acknowledged:
        raise Failed(f"no decision was taken; refused: {dict(moves.refused)}")
    return moves


async def _flooded(name: str, table: str, crowd: Crowd, load: Load, server: Server) -> Figures:
    before = server.memory()
    command = [sys.executable, "-m", "argosy.lab.bench.flooder", name, str(server.port), table]
    process = subprocess.Popen([*command, str(load.seconds + 1)], stdout=subprocess.PIPE)
    seen = [before]
    watching = asyncio.create_task(_watch_memory(server, seen))
    try:
        await asyncio.sleep(1)  # until it has begun
        with watched({"server": [server.pid]}) as costs:
            moves = await _played(crowd, load)
        told, _ = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
    finally:
        watching.cancel()
        process.kill()
    return {
        "to_acknowledgement_ms": spread(moves.acknowledged),
        "to_last_other_ms": spread(moves.everywhere),
        "moves": len(moves.acknowledged),
        "processors": costs["server"] / costs["wall"],
        "flooder": json.loads(told or "{}"),
        "memory_mb": server.memory() / 1e6,
        "most_memory_more_mb": (max(seen) - before) / 1e6,
    }


async def _watch_memory(server: Server, seen: list[int]) -> None:
    while True:
        seen.append(server.memory())
        await asyncio.sleep(SAMPLE)
