"""What the page for researchers shows works as it stands there, and so does the example."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
NEEDED = {"aec": "pettingzoo", "vector": "gymnasium", "spiel": "pyspiel"}
BLOCKS = re.findall(
    r"```python\n(.*?)```", (ROOT / "docs" / "research.md").read_text(encoding="utf-8"), re.DOTALL
)


def test_the_page_shows_every_adapter_in_at_most_ten_lines() -> None:
    assert len(BLOCKS) == len(NEEDED)
    for adapter, block in zip(NEEDED, BLOCKS, strict=True):
        assert re.search(rf"argosy\.research(\.| import ){adapter}\b", block)
        assert len([line for line in block.splitlines() if line.strip()]) <= 10


@pytest.mark.parametrize("adapter", NEEDED)
def test_what_the_page_shows_works(adapter: str) -> None:
    pytest.importorskip(NEEDED[adapter])
    block = BLOCKS[list(NEEDED).index(adapter)]
    shorter = block.replace("num_envs=1024", "num_envs=4").replace("range(1000)", "range(20)")
    assert (shorter != block) == (adapter == "vector")
    found: dict[str, object] = {}
    exec(shorter, found)
    if adapter == "aec":
        assert found["over"] is True
    elif adapter == "vector":
        assert found["features"].shape == (4, 327)  # type: ignore[attr-defined]
    else:
        assert sum(found["state"].returns()) == pytest.approx(1)  # type: ignore[attr-defined]


def test_the_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo")
    found = runpy.run_path(str(ROOT / "examples" / "random_seats.py"))
    assert sum(found["won"].values()) == pytest.approx(1)
    assert set(found["won"]) == {"seat_0", "seat_1", "seat_2"}
    assert re.match(r"\d+ decisions; shares of the win: \{", capsys.readouterr().out)
