"""`argosy warm`: what would be compiled later is compiled now, and kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import argosy


@pytest.mark.slow
def test_the_engine_is_made_ready_for_every_game_and_kept(tmp_path: Path) -> None:
    hidden = tmp_path / "hidden"  # as where numba is not installed: to compile with it takes minutes
    hidden.mkdir()
    (hidden / "sitecustomize.py").write_text(
        "import importlib.util as u\nfound = u.find_spec\n"
        "u.find_spec = lambda name, *rest: None if name == 'numba' else found(name, *rest)\n"
    )
    cache = tmp_path / "cache"
    environment = {**os.environ, "ARGOSY_CACHE": str(cache), "PYTHONPATH": str(hidden)}
    command = [sys.executable, "-m", "argosy", "warm"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == list(argosy.NAMES)
    assert all("ready to play and to serve" in line for line in lines)
    assert len(list(cache.glob("engine-*.bin"))) == 1
