"""Rules and players by numba, in wasmtime, Node and Chromium and as plain Python: the same byte for byte."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import argosy
from argosy.core.engine_file import FILE
from argosy.core.typing import Json
from contract.equality import openings_of, plan_of
from warm_up import is_ready

pytestmark = pytest.mark.slow

DRIVERS = Path(__file__).parents[1] / "contract"
GAMES, PLAIN_GAMES, MANY_GAMES = 12, 1, 4_000
IN_PAGE = """async ([what, engine, plan]) => {
    const bytes = Uint8Array.from(atob(engine), (letter) => letter.charCodeAt(0));
    return globalThis.argosy[what](bytes, plan);
}"""


def in_python(engine: str, what: str, plan: Path, plain: bool = False) -> Any:
    environment = {**os.environ, "ARGOSY_ENGINE": engine, "NUMBA_DISABLE_JIT": str(int(plain))}
    return ran([sys.executable, str(DRIVERS / "equality.py"), what, str(plan)], environment)


def in_node(what: str, plan: Path) -> Any:
    return ran(["node", str(DRIVERS / "equality.mjs"), what, str(FILE), str(plan)], dict(os.environ))


def ran(command: list[str], environment: dict[str, str]) -> Any:
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def in_chromium(browser: Browser, what: str, plan: Json) -> Any:
    page = browser.new_page()
    page.set_default_timeout(0)
    page.route("http://localhost/", lambda route: route.fulfill(body="", content_type="text/html"))
    page.goto("http://localhost/")  # where a page may hash
    page.add_script_tag(content=(DRIVERS / "equality.mjs").read_text("utf-8"), type="module")
    page.wait_for_function("globalThis.argosy !== undefined")
    try:
        return page.evaluate(IN_PAGE, [what, base64.b64encode(FILE.read_bytes()).decode(), plan])
    finally:
        page.close()


def written(plan: Json, folder: Path) -> Path:
    path = folder / "plan.json"
    path.write_text(json.dumps(plan), encoding="utf-8")
    return path


@pytest.mark.parametrize("name", argosy.NAMES)
def test_all_that_rules_and_players_say_is_the_same_everywhere(
    name: str,
    browser: Browser,
    tmp_path: Path,
) -> None:
    assert is_ready("play_many")
    plan = plan_of(name, GAMES)
    path = written(plan, tmp_path)
    by_numba = in_python("numba", "equality", path)
    assert len(set(by_numba)) == GAMES
    assert in_python("file", "equality", path) == by_numba
    assert in_node("equality", path) == by_numba
    assert in_chromium(browser, "equality", plan) == by_numba
    few = written({**plan, "cases": plan["cases"][:PLAIN_GAMES]}, tmp_path)
    assert in_python("numba", "equality", few, plain=True) == by_numba[:PLAIN_GAMES]


@pytest.mark.parametrize("name", argosy.NAMES)
def test_thousands_of_games_come_to_the_same_states_everywhere(
    name: str,
    browser: Browser,
    tmp_path: Path,
) -> None:
    assert is_ready("play_many")
    plan = openings_of(name, MANY_GAMES)
    path = written(plan, tmp_path)
    by_numba = in_python("numba", "atRandom", path)
    assert in_python("file", "atRandom", path) == by_numba
    assert in_node("atRandom", path) == by_numba
    assert in_chromium(browser, "atRandom", plan) == by_numba
