"""The engine file in every place that runs it: wasmtime, Node and Chromium beside numba, in one run.

The same random play everywhere: a batch of games, one decision in each of them at a time, by the same four
compiled functions. Then what is fetched, and how soon bots answer at a table in the browser.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import numpy as np

import argosy
from argosy.core.engine_file import FILE, read_manifest
from argosy.core.game import Game
from argosy.core.loops import scratch_for
from argosy.games import MANIFESTS
from argosy.lab.bench import engine_rates
from argosy.lab.bench.web import FLAGS, chromium
from argosy.players.levels import LEVELS
from argosy.players.player_set import players_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

Progress = Callable[[str], None]
Figures = dict[str, Any]

ENTRIES = ("mask", "pick_random", "step", "reset_done")
PARTS = (50, 95, 100)
PATIENCE = 600.0  # seconds

# Given the engine, the names of its functions and a batch's states, plays at random for some seconds.
PLAY = """async (given) => {
    const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const module = await WebAssembly.compile(bytes(given.engine));
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module))
        (imports[from] ??= {})[name] = Math[name];
    const { exports } = await WebAssembly.instantiate(module, imports);
    let top = exports.__heap_base.value;
    const room = (size) => {
        const at = Math.ceil(top / 16) * 16;
        top = at + size;
        const missing = top - exports.memory.buffer.byteLength;
        if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
        return at;
    };
    const { games, actions, scratch, seats } = given;
    const begun = bytes(given.states), stream = bytes(given.stream);
    const states = room(begun.length), rng = room(stream.length), codes = room(2 * scratch);
    const mask = room(games * actions), chosen = room(8 * games);
    const done = room(games), shares = room(4 * games * seats);
    new Uint8Array(exports.memory.buffer, states, begun.length).set(begun);
    new Uint8Array(exports.memory.buffer, rng, stream.length).set(stream);
    const [find, pick, step, reset] = given.exports.map((name) => exports[name]);
    const end = BigInt(games);
    const round = () => {
        find(states, games, 0n, end, mask, games, actions, codes, scratch);
        pick(mask, games, actions, 0n, end, rng, 4, chosen, games);
        step(states, games, 0n, end, chosen, games);
        reset(states, games, 0n, end, done, games, shares, games, seats);
    };
    const rates = [], rounds = 20;
    for (let n = 0; n < 10 * rounds; n++) round();
    const ends = performance.now() + 1000 * given.seconds;
    while (rates.length < 3 || performance.now() < ends) {
        const began = performance.now();
        for (let n = 0; n < rounds; n++) round();
        rates.push((1000 * rounds * games) / (performance.now() - began));
    }
    rates.sort((a, b) => a - b);
    return { median: rates[rates.length >> 1], best: rates.at(-1), runs: rates.length };
}"""

# The worker of the client, asked as pages ask it: bots play at a table that is watched, to its end.
WATCH = """async ({ worker, load, game, levels, number }) => {
    const line = new Worker(worker, { type: "module" });
    const waiting = new Map(), found = [];
    let ended;
    const over = new Promise((settle) => (ended = settle));
    line.onmessage = ({ data }) => {
        if (data.kind === "answer") {
            const { settle, fail } = waiting.get(data.number);
            data.refusal ? fail(new Error(data.refusal.message)) : settle(data.answer);
        } else if (data.kind === "told" && data.what.type === "update") {
            found.push(...data.what.entries.map(({ kind, seat, at }) => ({ kind, seat, at })));
            if (data.what.table.status === "over") ended();
        }
    };
    line.postMessage({ kind: "load", ...load });
    const ask = (method, path, body) => new Promise((settle, fail) => {
        const number = waiting.size + 1;
        waiting.set(number, { settle, fail });
        line.postMessage({ kind: "ask", number, method, path, body: { name: "Ann", ...body } });
    });
    const seats = levels.map((level, seat) => seat ? { kind: "bot", level } : { kind: "me" });
    const id = `bench ${game} ${number}`;
    const { table } = await ask("POST", "/tables", { settings: { game, seats, pace: 0 }, id });
    line.postMessage({ kind: "socket", number: 0, table, since: 0 });
    await ask("POST", `/tables/${table}`, { type: "replace", id: "replace", seat: 0, level: levels[0] });
    await over;
    line.terminate();
    return found;
}"""


def measure(game: Game, seconds: float, site: Path | str, progress: Progress) -> Figures:
    """`site` is a folder with the client as `argosy site` writes it, or why there is none."""
    figures: Figures = {"sizes": sizes(site), "numba": {}, "wasmtime": {}}
    progress(f"{game.name}: by numba")
    figures["numba"] = engine_rates.measure(game, seconds)
    progress(f"{game.name}: the engine file by wasmtime")
    figures["wasmtime"] = _by_wasmtime(game, seconds)
    given = _given(game, seconds)
    progress(f"{game.name}: the engine file in Node")
    figures["node"] = _in_node(given)
    figures["chromium"], figures["answers"] = _in_chromium(game, given, site, seconds, progress)
    return figures


def sizes(site: Path | str) -> Figures:
    """Bytes of every file that a player may fetch, as it is and compressed."""
    files = {"engine": FILE} | {
        f"net of {name}": found
        for name in argosy.NAMES
        for found in sorted(_folder(name).glob("players/data/net.safetensors"))
    }
    found = {name: _size([path]) for name, path in files.items()}
    if isinstance(site, Path):
        found["client, all but engine and nets"] = _size(
            [
                path
                for path in site.rglob("*")
                if path.is_file() and path.suffix not in {".wasm", ".safetensors"}
            ]
        )
    return found


def _folder(name: str) -> Path:
    return Path(str(MANIFESTS[name].folder))


def _size(paths: list[Path]) -> Figures:
    contents = [path.read_bytes() for path in paths]
    return {
        "bytes": sum(map(len, contents)),
        "gzip_bytes": sum(min(len(one), len(gzip.compress(one, 9))) for one in contents),
    }


def _by_wasmtime(game: Game, seconds: float) -> Figures:
    """In a process of its own: one process has its compiled code from one place."""
    done = subprocess.run(
        [sys.executable, "-m", "argosy.lab.bench.engine_rates", game.name, str(seconds)],
        env={**os.environ, "ARGOSY_ENGINE": "file"},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: Figures = json.loads(done.stdout)
    return found


def _given(game: Game, seconds: float) -> Figures:
    data = FILE.read_bytes()
    entries = read_manifest(data)["entries"]
    games = game.batch(engine_rates.BATCH, engine_rates.players(game), seed=engine_rates.SEED)
    return {
        "engine": b64encode(data).decode(),
        "exports": [entries[f"{game.name}.{name}"][0]["export"] for name in ENTRIES],
        "states": b64encode(games.states.tobytes()).decode(),
        "stream": b64encode(games._stream.tobytes()).decode(),
        "games": len(games),
        "actions": game.rules.action_count,
        "scratch": len(scratch_for(game.rules)),
        "seats": games._shares.shape[1],
        "seconds": seconds,
    }


def _in_node(given: Figures) -> Figures:
    if (node := shutil.which("node")) is None:
        return {"missing": "there is no Node here"}
    read = "JSON.parse(require('fs').readFileSync(0))"
    script = f"({PLAY})({read}).then((found) => console.log(JSON.stringify(found)))"
    done = subprocess.run(
        [node, "--eval", script], input=json.dumps(given).encode(), stdout=subprocess.PIPE, check=True
    )
    return {"decisions_per_second": json.loads(done.stdout)}


# ------------------------------------------------------------------------------------- in a browser


def _in_chromium(
    game: Game, given: Figures, site: Path | str, seconds: float, progress: Progress
) -> tuple[Figures, Figures]:
    if find_spec("playwright") is None:
        missing = {"missing": "playwright is not installed"}
        return missing, missing
    from playwright.sync_api import Error, sync_playwright

    with sync_playwright() as driver:
        try:
            browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        except Error as problem:
            missing = {"missing": f"no Chromium could be started: {problem.message.splitlines()[0]}"}
            return missing, missing
        progress(f"{game.name}: the engine file in Chromium {browser.version}")
        page = browser.new_page(service_workers="block")
        played = {"version": browser.version, "decisions_per_second": page.evaluate(PLAY, given)}
        if isinstance(site, str):
            return played, {"missing": site}
        if not set(players_of(game.name).levels) >= set(LEVELS):
            return played, {"missing": f"{game.name} has no bots of every level"}
        with _served(site) as address:
            answers = _answers(page, address, site, game, seconds, progress)
        browser.close()
    return played, answers


@contextmanager
def _served(folder: Path) -> Iterator[str]:
    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *arguments: Any) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def _answers(page: Page, address: str, site: Path, game: Game, seconds: float, progress: Progress) -> Figures:
    """Whole games of one bot of each level, until the time is up; the first one does not count."""
    nets = {(_folder(name) / "players/data/net.safetensors"): name for name in argosy.NAMES}
    kept = {path.read_bytes(): name for path, name in nets.items() if path.is_file()}
    files = {path: address + path.relative_to(site).as_posix() for path in sorted(site.rglob("*"))}
    given = {
        "worker": next(url for path, url in files.items() if path.match("assets/worker-*.js")),
        "load": {
            "engine": next(url for path, url in files.items() if path.suffix == ".wasm"),
            "nets": {
                kept[path.read_bytes()]: url for path, url in files.items() if path.suffix == ".safetensors"
            },
        },
        "game": game.name,
    }
    page.goto(address)
    page.set_default_timeout(1000 * PATIENCE)
    times: dict[str, list[float]] = {level: [] for level in LEVELS}
    spent, number = 0.0, 0
    while number < 2 or spent < seconds:
        progress(f"{game.name}: game {number + 1} of one bot of each level in Chromium")
        levels = [LEVELS[(seat + number) % len(LEVELS)] for seat in range(len(LEVELS))]
        entries = page.evaluate(WATCH, {**given, "levels": levels, "number": number})
        for before, entry in pairwise(entries):
            if number and entry["kind"] == before["kind"] == "decided":
                times[levels[entry["seat"]]].append(entry["at"] - before["at"])
                spent += times[levels[entry["seat"]]][-1] / 1000
        number += 1
    return {
        "games": number - 1,
        "answer_ms": {
            level: {
                "answers": len(found),
                **{f"p{part}": float(np.percentile(found, part)) for part in PARTS},
            }
            for level, found in times.items()
        },
    }
