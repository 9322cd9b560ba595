"""Writes the engine file: every game is compiled in a process of its own, then all are linked."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import pickle
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from argosy.core.engine_file import FILE, SECTION, sources_hash
from argosy.core.errors import ArgosyError

FORMAT = 1
# numba's optimiser is off, so that nothing of this processor is folded into the code.
SETTINGS = {
    "NUMBA_OPT": "0",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "ARGOSY_ENGINE": "numba",
}

Say = Callable[[str], None]


def build(games: list[str], say: Say) -> dict[str, int]:
    """Write the engine file of these games; returns the sizes it has, in bytes."""
    from argosy.lab.engine.webassembly import link, with_section

    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, **SETTINGS, "ARGOSY_CACHE": folder}
        environment.pop("NUMBA_DISABLE_JIT", None)
        running = []
        for number, game in enumerate(games):
            out = Path(folder) / f"{number}.pickle"
            command = [sys.executable, "-m", "argosy.lab.engine.build", game, f"g{number}_", str(out)]
            running.append((game, out, subprocess.Popen(command, env=environment)))
        objects: list[bytes] = []
        entries: dict[str, list[dict[str, Any]]] = {}
        told: dict[str, Any] = {}
        began = time.monotonic()
        for game, out, process in running:
            while process.poll() is None:
                time.sleep(1)
                say(f"compiling {game}: {time.monotonic() - began:.0f} s")
            if process.returncode:
                raise ArgosyError(f"{game} cannot be compiled; the reason is above")
            part = pickle.loads(out.read_bytes())
            objects.append(part["object"])
            entries |= part["entries"]
            told[game] = part["game"]
    say("linking")
    module = link(objects, [form["export"] for forms in entries.values() for form in forms])
    manifest = {
        "format": FORMAT,
        "hash": sources_hash(),
        "size": len(module),
        "sha256": hashlib.sha256(module).hexdigest(),
        "entries": entries,
        "games": told,
    }
    data = with_section(module, SECTION, json.dumps(manifest, separators=(",", ":")).encode())
    FILE.parent.mkdir(exist_ok=True)
    scratch = FILE.with_suffix(".tmp")
    scratch.write_bytes(data)
    scratch.replace(FILE)
    return {"file": len(data), "code": len(module), "gzip": len(gzip.compress(data, 9, mtime=0))}


def compile_game(game: str, prefix: str) -> dict[str, Any]:
    """The object of one game, its entries, and what else a player of it must know."""
    from argosy.core import compiled
    from argosy.lab.engine.description import describe
    from argosy.lab.engine.entries import entries_of
    from argosy.lab.engine.exercise import exercise
    from argosy.lab.engine.webassembly import object_code

    compiled.keep_nothing()
    found = sorted(entries_of(lambda: exercise(game)), key=lambda entry: (entry.name, entry.arguments_text))
    exports = [f"{prefix}{number}" for number in range(len(found))]
    entries: dict[str, list[dict[str, Any]]] = {}
    for entry, export in zip(found, exports, strict=True):
        form = {"export": export, "args": [str(part) for part in entry.arguments], "result": entry.result}
        entries.setdefault(entry.name, []).append(form)
    return {"object": object_code(found, exports), "entries": entries, "game": describe(game)}


if __name__ == "__main__":
    game, prefix, out = sys.argv[1:]
    Path(out).write_bytes(pickle.dumps(compile_game(game, prefix)))
