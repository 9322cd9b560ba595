"""Running commands inside the tests, as a user without a terminal would."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner, Result

from argosy.cli.app import app

Run = Callable[..., Result]

built = cache(get_command)  # to build all commands takes longer than most of them


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """`run("play", "--watch", input="…")` in an empty folder, with no language and no width set."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("typer.testing._get_command", built)
    monkeypatch.chdir(tmp_path)

    def invoke(*arguments: str, input: str | bytes | None = None) -> Result:
        return CliRunner().invoke(app, list(arguments), input=input)

    return invoke


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Runs a command that must be refused: status 2, nothing on stdout, one line on stderr, given back."""

    def invoke(*arguments: str, input: str | bytes | None = None) -> str:
        result = run(*arguments, input=input)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        lines = [line for line in result.stderr.splitlines() if not line.startswith("Preparing the rules")]
        assert len(lines) == 1, result.stderr
        assert lines[0].startswith("argosy: ")
        return lines[0].removeprefix("argosy: ")

    return invoke


@pytest.fixture
def at(run: Run, tmp_path: Path) -> Run:
    """`at(scenario, "answer", …)`: sit down at a scenario and give these answers."""

    def sit(scenario: dict[str, Any], *answers: str) -> Result:
        file = tmp_path / "scenario.json"
        file.write_text(json.dumps(scenario), encoding="utf-8")
        return run("play", "--load", str(file), input="".join(f"{answer}\n" for answer in answers))

    return sit
