"""The engine file: it fits the sources, it is refused where it does not, a server runs on it.

That it plays what numba plays is in tests/web/test_equality.py.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from argosy.core import engine_file
from argosy.core.engine_file import FILE, NoEngine, read_manifest, sources_hash

WRITE_IT = "the engine file is not of these sources; write it anew and commit it: ./run engine"
LIMIT = 150_000  # bytes, compressed


def test_the_file_is_made_of_these_sources() -> None:
    assert FILE.exists(), WRITE_IT
    assert read_manifest(FILE.read_bytes())["hash"] == sources_hash(), WRITE_IT


def test_the_file_is_small() -> None:
    import gzip

    assert len(gzip.compress(FILE.read_bytes(), 9)) <= LIMIT


def test_a_damaged_file_is_refused_with_what_to_do() -> None:
    data = bytearray(FILE.read_bytes())
    data[len(data) // 3] ^= 1
    with pytest.raises(NoEngine, match=r"damaged; fetch it again, or write it anew: \./run engine"):
        read_manifest(bytes(data))
    with pytest.raises(NoEngine, match="is no engine file"):
        read_manifest(b"something else")


def test_a_file_of_other_sources_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_file, "sources_hash", lambda: "other")
    engine_file.engine_file.cache_clear()
    try:
        assert engine_file.engine_file() is None
    finally:
        engine_file.engine_file.cache_clear()


def said_by(code: str) -> str:
    """What a program says that plays by the file."""
    environment = {**os.environ, "ARGOSY_ENGINE": "file", "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-c", code]
    made = subprocess.run(command, check=False, env=environment, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    return made.stdout.strip()


def test_a_server_needs_no_compiler() -> None:
    code = "import argosy.cli.app, argosy.server.app, sys; print('numba' in sys.modules)"
    assert said_by(code) == "False"


TEXTS = """
import json, random, argosy, argosy.games

compared = 0
for name in argosy.games.NAMES:
    position, chance = argosy.game(name).new(players=4, seed=5), random.Random(5)
    while (seat := position.asked) is not None:
        for looks in (seat, None):
            whole = position.public_fields().covered_by(position.seat_fields(looks))
            assert json.loads(whole) == position.view(looks)
            assert json.loads(position.odds_text(looks)) == position.odds(looks)
        before = position.to_bytes()
        assert json.loads(position.dump_text()) == position.dump()
        assert position.to_bytes() == before
        position.play(seat, chance.choice(position.legal(seat)))
        compared += 1
print(compared > 100)
"""


def test_what_it_shows_as_text_is_what_it_shows_as_data() -> None:
    assert said_by(TEXTS) == "True"
