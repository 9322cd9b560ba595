"""From a fresh clone to a game: what is installed, how long it takes, and the memory of a server in use.

The clone is made in a temporary folder, with empty caches, so that every package is downloaded. The server is
asked through its own HTTP and WebSockets, like any other.
"""

from __future__ import annotations

import asyncio
import os
import signal
import statistics
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import argosy
from argosy.core.errors import ArgosyError
from argosy.lab.bench.load_clients import Caller, Line
from argosy.lab.bench.server import Server, free_port, until_healthy
from argosy.players.levels import LEVELS
from argosy.players.player_set import players_of

Progress = Callable[[str], None]
Figures = dict[str, Any]

CLONE = Path(argosy.__file__).resolve().parents[2]
NOT_INHERITED = {"PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV", "ARGOSY_ENGINE", "ARGOSY_STORE"}
WARM_STARTS = 3  # of which the middle one counts
PATIENCE = 900.0  # seconds
MARKS = {
    "environment_mb": 150,
    "first_decision_seconds": 35,
    "warm_start_seconds": 1.5,
    "resident_mb": 180,
}


def measure(_seconds: float, progress: Progress) -> Figures:
    """Everything is measured once, whatever the seconds."""
    if not (CLONE / "run").is_file() or not (CLONE / ".git").exists():
        raise ArgosyError("this is measured in a clone of the repository, and argosy runs from no clone here")
    with tempfile.TemporaryDirectory(prefix="argosy-bench-") as folder:
        return asyncio.run(_measure(Path(folder), progress))


async def _measure(folder: Path, progress: Progress) -> Figures:
    progress("a fresh clone of what is committed")
    clone = folder / "argosy"
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(CLONE), str(clone)], check=True)
    progress("./run on it, with empty caches: packages, client, server, a bot's first decision")
    async with _running(clone, folder) as server:
        caller = await Caller.to(server.port)
        token = await caller.guest("Ann")
        await _first_decision(caller, token, server.port)
        first_decision = time.perf_counter() - server.began
        caller.close()
    size = environment_mb(clone / ".venv")
    starts = []
    for number in range(WARM_STARTS):
        progress(f"./run again, {number + 1} of {WARM_STARTS}")
        async with _running(clone, folder) as server:
            starts.append(server.start_seconds)
    async with _running(clone, folder) as server:
        fresh = server.memory() / 1e6
        caller = await Caller.to(server.port)
        for game in argosy.NAMES:
            if set(players_of(game).levels) >= set(LEVELS):
                progress(f"{game}: a game with every level, hints and its analysis")
                await _use(caller, game, server.port)
        caller.close()
        used = server.memory() / 1e6
    found: Figures = {
        "environment_mb": size,
        "first_decision_seconds": first_decision,
        "warm_start_seconds": statistics.median(starts),
        "fresh_mb": fresh,
        "resident_mb": used,
    }
    return found | {
        "marks": {
            name: {"is": found[name], "at_most": most, "met": found[name] <= most}
            for name, most in MARKS.items()
        }
    }


def environment_mb(folder: Path) -> float:
    """As `du -sm` counts: blocks on disk, a file with several names once."""
    seen = {(found.st_dev, found.st_ino): found.st_blocks for found in map(os.lstat, _below(folder))}
    return 512 * sum(seen.values()) / (1 << 20)


def _below(folder: Path) -> list[Path]:
    return [Path(root) / name for root, folders, files in os.walk(folder) for name in (*folders, *files)]


# ------------------------------------------------------------------------------------------ the server


class Started(Server):
    """A server process; `began` is when ./run was called."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, began: float) -> None:
        super().__init__(process, port, time.perf_counter() - began)
        self.began = began


@asynccontextmanager
async def _running(clone: Path, folder: Path) -> AsyncIterator[Started]:
    """`./run serve`, once it is ready."""
    caches = {name: str(folder / name) for name in ("XDG_CACHE_HOME", "UV_CACHE_DIR", "npm_config_cache")}
    kept = {name: value for name, value in os.environ.items() if name not in NOT_INHERITED}
    port, log = free_port(), folder / "server.log"
    command = [
        "./run",
        "serve",
        "--port",
        str(port),
        "--store",
        str(folder / "tables.sqlite"),
        "--rate",
        "1000",
    ]
    began = time.perf_counter()
    with log.open("ab") as output:
        process = subprocess.Popen(
            command, cwd=clone, env=kept | caches, stdout=output, stderr=output, start_new_session=True
        )
    try:
        await until_healthy(process, port, "rules", log, PATIENCE)
        yield Started(process, port, began)  # ./run has become the server: it has its process
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


# ------------------------------------------------------------------------------------------- its guests


async def _open(caller: Caller, token: str, game: str, levels: tuple[str, ...]) -> str:
    """The path of a table that has begun, of this guest and bots of these levels."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
    body = {"settings": {"game": game, "seats": seats, "pace": 0}, "start": True}
    opened, _ = await caller.ask("POST", "/api/tables", body, token)
    return f"/api/tables/{opened['table']}"


async def _replace(caller: Caller, token: str, path: str, level: str) -> None:
    """From now on a bot decides for the guest."""
    await caller.ask("POST", path, {"type": "replace", "id": "replace", "seat": 0, "level": level}, token)


async def _heard(port: int, path: str, token: str, sign: bytes) -> None:
    """Until an update holds these bytes."""
    found = asyncio.Event()

    def hear(text: bytes) -> None:
        if sign in text:
            found.set()

    line = await Line.to(port, f"{path}/socket?since=0", hear, token)
    await asyncio.wait_for(found.wait(), PATIENCE)
    line.close()


async def _first_decision(caller: Caller, token: str, port: int) -> None:
    game = argosy.NAMES[0]
    path = await _open(caller, token, game, LEVELS[1:])
    await _replace(caller, token, path, LEVELS[0])
    await _heard(port, path, token, b'"kind":"decided"')


async def _use(caller: Caller, game: str, port: int) -> None:
    """A game with every level to its end, a hint, and the analysis of the game."""
    token = await caller.guest("Ann")
    path = await _open(caller, token, game, LEVELS[1:])
    await _hint(caller, token, path)
    await _replace(caller, token, path, LEVELS[0])
    await _heard(port, path, token, b'"status":"over"')
    while True:
        answer, _ = await caller.ask("GET", f"{path}/analysis", None, token)
        if answer["analysis"] is not None:
            return
        await asyncio.sleep(0.2)


async def _hint(caller: Caller, token: str, path: str) -> None:
    """Where the guest is asked to decide; bots may have to decide before."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        seen, _ = await caller.ask("GET", path, None, token)
        if any(decision["seat"] == 0 for decision in seen["table"]["decisions"]):
            await caller.ask("GET", f"{path}/hints", None, token)
            return
        await asyncio.sleep(0.1)
    raise ArgosyError("the guest was never asked to decide")
