"""Port Royal, played through the page."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Error, Page

from web.conftest import NewPage
from web.visiting import introduce, open_table, press_any, until

SHORT = {"turn_limit": 6}


def is_over(page: Page) -> bool:
    return page.get_by_text("The game is over.").count() > 0


def draw_or_pass(page: Page) -> None:
    """One step on in any turn, whoever's it is."""
    if press_any(page, "Draw", "Stop", "End turn", "Pass", "Take:", "Repel") is None:
        page.wait_for_timeout(50)  # somebody else decides


def play_on(page: Page, patience: float = 90) -> None:
    """Draw a little, stop, take what can be had, until the game is over."""
    draws = itertools.count()

    def decide() -> None:
        wish = "Draw" if next(draws) % 3 else "Stop"
        try:
            if press_any(page, "Take:", "Repel", wish, "Stop", "Draw", "Claim", "End turn", "Pass") is None:
                page.wait_for_timeout(50)  # somebody else decides
        except Error:
            page.wait_for_timeout(50)  # the table moved on under the pointer

    until(lambda: is_over(page), decide, patience)


@pytest.mark.parametrize("profile", ["desktop", "phone"])
def test_a_whole_game_against_bots(new_page: NewPage, profile: str) -> None:
    page = new_page(profile)
    introduce(page, "Ann")
    open_table(page, "port-royal", "me", "simple", "simple", options=SHORT)
    play_on(page)
    page.get_by_role("button", name="Rematch").wait_for()
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
