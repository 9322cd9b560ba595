"""The workflow for public forges: it runs the commands of everybody, and names no secret and no registry."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")


def test_linux_runs_everything_and_macos_the_quick_lane() -> None:
    jobs = re.split(r"(?m)^  (?=\w[\w-]*:$)", TEXT.partition("\njobs:\n")[2])[1:]
    found = {
        re.search(r"runs-on: (\w+)-", job)[1]: re.findall(r"run: (\./run .*)", job)  # type: ignore[index]
        for job in jobs
    }
    assert found == {"ubuntu": ["./run test"], "macos": ["./run test --quick"]}


def test_actions_are_pinned_to_a_major_version() -> None:
    used = re.findall(r"uses: (\S+)", TEXT)
    assert used
    assert [action for action in used if not re.fullmatch(r"actions/[a-z-]+@v\d+", action)] == []


def test_no_secret_and_no_host_is_named() -> None:
    assert re.findall(r"secrets\.|https?://|index-url|registry", TEXT) == []
