"""A game the client has no folder for is played on the plain table."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.serving import Process
from web.conftest import NewPage
from web.visiting import introduce, is_over, open_table, overflow, press_or_wait, until

GAME = "kuhn-poker"
OUTSIDE = Path(__file__).parents[1] / "third_game"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that finds the third game, in plain Python: there is nothing to gain by compiling it."""
    with pytest.MonkeyPatch.context() as outside:
        outside.setenv("PYTHONPATH", os.pathsep.join([str(OUTSIDE), os.environ.get("PYTHONPATH", "")]))
        outside.setenv("NUMBA_DISABLE_JIT", "1")
        running = Process(str(tmp_path_factory.mktemp("server") / "tables.sqlite"))
    with running:
        yield running.address


def test_a_whole_game_is_played_with_buttons_and_replayed(new_page: NewPage, address: str) -> None:
    page = new_page("phone", address=address)
    introduce(page, "Ann")
    expect(page.get_by_text("Kuhn Poker").first).to_be_visible()
    table = open_table(page, GAME, "me", "random")
    until(lambda: is_over(page), lambda: press_or_wait(page, "Check", "Call", "Bet", "Fold"))
    expect(page.get_by_text("Hand 3 begins").first).to_be_visible()
    assert overflow(page) <= 0
    page.goto(f"{address}/#/replay/{table}?move=999")
    expect(page.get_by_text("Hand 2 begins").first).to_be_visible()
