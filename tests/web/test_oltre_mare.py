"""Oltre Mare, played through the page."""

from __future__ import annotations

from playwright.sync_api import Error, Page

from web.conftest import NewPage
from web.visiting import introduce, open_table, press_any, until

# What ends a phase, an offer or a voyage; then what is bought where the hand is too small to end the trade.
BUTTONS = ("Decline", "Finish trading", "Discard \\d", "Play \\d", "Sail", "Stay here", "Load", "Goods deck")


def choose_a_card(page: Page) -> bool:
    """One more card of the hand, where cards are to be chosen."""
    hand = page.get_by_role("group", name="Hand", exact=True)
    loose = hand.locator("button[aria-pressed=false]")
    if not loose.count():
        return False
    loose.first.focus()
    page.keyboard.press("Space")
    return True


def test_three_turns_through_every_phase_against_bots(new_page: NewPage) -> None:
    page = new_page()
    introduce(page, "Ann")
    open_table(page, "oltre-mare", "me", "simple", "simple", options={"offers_per_turn": 2})
    decisions: list[str] = []

    def decide() -> None:
        try:
            pressed = press_any(page, *BUTTONS)
            if pressed is not None:
                decisions.append(pressed)
            elif not page.get_by_text("Your decision").count() or not choose_a_card(page):
                page.wait_for_timeout(50)  # somebody else decides
        except Error:
            page.wait_for_timeout(50)  # the table moved on under the pointer

    until(lambda: decisions.count("Load") >= 3, decide, patience=150)
    assert {"Finish trading", "Play \\d"} <= set(decisions)
    assert page.get_by_text("First scoring").count() + page.get_by_text("Round").count() > 0
