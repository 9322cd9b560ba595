"""Kernels without a GPU: scripts run under numba's simulator, in a process of their own."""

from __future__ import annotations

import os
import subprocess
import sys

LONGEST = 900  # seconds


def run_simulated(script: str) -> None:
    """What the script asserts must hold."""
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    )
    assert done.returncode == 0, done.stderr
