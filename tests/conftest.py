"""Before several workers start, rules and players are compiled once, both games side by side."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import argosy

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the command line does, before NumPy is there


def pytest_sessionstart(session: pytest.Session) -> None:
    is_worker = hasattr(session.config, "workerinput")
    if is_worker or not getattr(session.config.option, "numprocesses", None):
        return
    script = Path(__file__).with_name("warm_up.py")
    compiling = [subprocess.Popen([sys.executable, str(script), name]) for name in argosy.NAMES]
    for process in compiling:
        process.wait()
