"""The picture of the terminal: drawn again, it is the one in docs."""

from __future__ import annotations

import runpy
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_terminal_looks_as_its_picture_shows() -> None:
    draw = runpy.run_path(str(DOCS / "play_picture.py"))["draw"]
    shown = (DOCS / "play.svg").read_text(encoding="utf-8")
    assert draw() == shown, "docs/play.svg is out of date: python docs/play_picture.py"
