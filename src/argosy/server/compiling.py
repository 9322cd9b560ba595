"""Compiling the bots of a game in another process, which ends with the one that started it.

Compiling holds the interpreter's lock for a minute or two; in another process no table waits for it.
`python -m argosy.server.compiling GAME` is that process.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading

from argosy.players.registry import compile_players


class Compiler:
    """At most one process for each game."""

    def __init__(self) -> None:
        self._processes: set[subprocess.Popen[bytes]] = set()
        self._is_stopped = False

    def run(self, game: str) -> None:
        """Returns when the process has ended, however it did."""
        if self._is_stopped:
            return
        process = start(["-m", __name__, game])
        self._processes.add(process)
        try:
            process.wait()
        finally:
            self._processes.discard(process)
            if process.stdin is not None:
                process.stdin.close()

    def stop(self) -> None:
        self._is_stopped = True
        for process in list(self._processes):
            process.kill()


def start(arguments: list[str]) -> subprocess.Popen[bytes]:
    """A Python process that can notice, by the end of its input, that this one is gone or was killed."""
    nowhere = subprocess.DEVNULL
    return subprocess.Popen(
        [sys.executable, *arguments], stdin=subprocess.PIPE, stdout=nowhere, stderr=nowhere
    )


def end_with_parent() -> None:
    """From now on this process ends when the one that started it does."""

    def watch() -> None:
        os.read(0, 1)  # nothing is ever written there
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


if __name__ == "__main__":
    end_with_parent()
    compile_players(sys.argv[1])
