"""`argosy bench web` prints figures that fit together; bytes and hosts are marks that must be met."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

import argosy
from argosy.cli.app import app
from argosy.lab.bench import web
from web.conftest import NO_GPU


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(argosy, "NAMES", ("port-royal",))
    monkeypatch.setattr(web, "VISITS", 1)
    monkeypatch.setattr(web, "SLOWED", 1)
    monkeypatch.setattr(web, "SETTLE", 0.3)
    monkeypatch.setattr(web, "FLAGS", [*web.FLAGS, *NO_GPU])


@pytest.mark.browser
def test_the_figures_of_the_client_fit_together(quick: None) -> None:
    done = CliRunner().invoke(app, ["bench", "web", "--seconds", "0.2", "--json"])
    assert done.exit_code == 0, done.output
    told: dict[str, Any] = json.loads(done.stdout)["web"]
    home, tables = told["first_load"], told["tables"]
    assert list(tables) == ["port-royal"]
    for visit in (home, *(table["first_load"] for table in tables.values())):
        assert visit["script_and_style_bytes"] == visit["script_bytes"] + visit["style_bytes"]
        assert 20_000 < visit["script_bytes"] < 400_000
        assert 0 < visit["first_paint_ms"] <= visit["interactive_ms"]
        assert visit["requests"] > 10
    for table in tables.values():
        assert table["moving"]["updates"] > 0
        assert table["moving"]["longest_task_ms"] >= 0
    marks = told["marks"]
    for mark in marks.values():
        assert mark["met"] == (mark["is"] <= mark["at_most"])
    assert marks["first_load_bytes"]["met"], marks
    assert marks["third_party"] == {"is": 0, "at_most": 0, "met": True}


def test_without_a_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "find_spec", lambda name: None)
    done = CliRunner().invoke(app, ["bench", "web"])
    assert done.exit_code != 0
    assert "pip install playwright" in " ".join(done.output.split())
