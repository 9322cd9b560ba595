"""The process that compiles bots ends with its server, however that ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from argosy.server import compiling
from argosy.server.compiling import Compiler
from server.serving import PATIENCE

CHILD = "import time; from argosy.server.compiling import end_with_parent; end_with_parent(); time.sleep(600)"
PARENT = f"""
import time
from argosy.server.compiling import start
print(start(["-c", {CHILD!r}]).pid, flush=True)
time.sleep(600)
"""


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        about = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
        return about.split()[2] != "Z"  # nobody has asked yet how it ended
    except OSError:
        return False


def until_gone(pid: int) -> None:
    ends = time.monotonic() + PATIENCE
    while is_there(pid):
        assert time.monotonic() < ends
        time.sleep(0.02)


def test_it_ends_when_the_server_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert is_there(child)
        parent.send_signal(signal.SIGKILL)
        parent.wait()
        until_gone(child)


def test_it_ends_when_the_server_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []
    start = compiling.start

    def long(arguments: list[str]) -> subprocess.Popen[bytes]:
        started.append(start(["-c", CHILD]))
        return started[-1]

    monkeypatch.setattr(compiling, "start", long)
    compiler = Compiler()
    waiting = threading.Thread(target=compiler.run, args=("any",))
    waiting.start()
    while not compiler._processes:
        time.sleep(0.01)
    compiler.stop()
    waiting.join(PATIENCE)
    assert not waiting.is_alive()
    until_gone(started[0].pid)
    compiler.run("any")  # a server that stops begins nothing
    assert len(started) == 1
