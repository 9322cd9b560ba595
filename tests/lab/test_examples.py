"""The examples of the benchmark's page run, as small as they can be."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import argosy
from argosy.core.errors import ArgosyError
from argosy.players.net import read_net
from argosy.players.player import ask

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("game", argosy.NAMES)
def test_the_search_bot_decides_legally_and_alike_with_the_same_seed(game: str) -> None:
    found = runpy.run_path(str(EXAMPLES / "search_bot.py"))
    found["Searcher"].decide.__globals__["WORLDS"] = 1
    ends = []
    for _ in range(2):
        bot, position = found["Searcher"](seed=3), argosy.game(game).new(2, seed=1)
        for _ in range(8):
            assert position.asked is not None
            position.play(position.asked, ask(bot, position, position.asked))
        ends.append(position.to_bytes())
    assert ends[0] == ends[1]
    assert bot.roll_out is not None


@pytest.mark.slow
def test_the_table_in_text_and_through_tools_is_the_same_table() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "talk_to_the_table.py")],
        env=os.environ | {"ARGOSY_ENGINE": "file"},
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    for game in argosy.NAMES:
        ways = [line.partition(": ")[2] for line in lines if line.startswith(f"{game}, ")]
        assert len(ways) == 2
        assert ways[0] == ways[1]


def test_the_learner_on_one_page_learns_and_writes_a_net(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch")
    out = tmp_path / "net.safetensors"
    arguments = ["--minutes", "0", "--games", "8", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["laptop_ppo.py", *arguments])
    found = runpy.run_path(str(EXAMPLES / "laptop_ppo.py"))
    assert found["decisions"] == 8 * found["STEPS"]
    assert read_net(out, argosy.NAMES[0]).about["decisions"] == str(found["decisions"])
    with pytest.raises(ArgosyError, match="is a net for"):
        read_net(out, argosy.NAMES[1])
