"""Whole games by keyboard alone: no pointer, nothing but keys that the page itself names."""

from __future__ import annotations

import itertools
import re

from playwright.sync_api import Error, Page

from web.conftest import NewPage
from web.visiting import button, is_over, open_table, ready, until, wait_for_others

PORT_ROYAL = ("Stop", "Draw", "End turn", "Pass", "Claim")
TO_THE_PIRATES = r"\d+ cards? to the pirates"
OLTRE_MARE = ("Finish trading", TO_THE_PIRATES, "Play \\d", "Stay here", "Load")


def press_key_of(page: Page, *names: str) -> str | None:
    """Press the key of the first of these buttons that can be pressed, as the button itself says."""
    if not ready(page, "|".join(names)).count():  # one question instead of many, while others decide
        return None
    for name in names:
        found = ready(page, name)
        if found.count():
            key = found.first.get_attribute("aria-keyshortcuts", timeout=500)
            assert key, f"{name} has no key"
            page.keyboard.press(key.split()[0])
            return name
    return None


def focused(page: Page, attribute: str) -> str | None:
    value: str | None = page.evaluate("name => document.activeElement.getAttribute(name)", attribute)
    return value


def say_my_name(page: Page) -> None:
    """One comes to the place by keys alone, past the games."""
    name = page.get_by_role("textbox", name="What shall we call you?")
    name.wait_for()
    for _ in range(40):
        if name.evaluate("field => field === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    page.get_by_text("Welcome aboard, Ann.").wait_for()


def test_a_whole_game_of_port_royal(new_page: NewPage) -> None:
    page = new_page()
    say_my_name(page)
    open_table(page, "port-royal", "me", "simple", options={"turn_limit": 5})
    draws = itertools.count()

    def decide() -> None:
        wish = "Draw" if next(draws) % 3 else "Stop"
        try:
            if (
                press_key_of(page, "Take:", "Repel", wish, "Stop", "Draw", "End turn", "Pass", "Claim")
                is None
            ):
                wait_for_others(page)  # somebody else decides
            if page.get_by_role("dialog", name="Claim").count():
                page.keyboard.press("1")
        except Error:
            wait_for_others(page)  # the table moved on meanwhile

    until(lambda: is_over(page), decide)


def choose_a_card(page: Page) -> None:
    """Along the hand to the first card that is not chosen yet, and choose it."""
    page.keyboard.press("h")
    for _ in range(12):
        if focused(page, "aria-pressed") == "false":
            page.keyboard.press("Space")
            return
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")


def sail(page: Page) -> None:
    """To the chart, and along the ports one may sail to."""
    page.keyboard.press("g")
    for key in ("Enter", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"):
        if focused(page, "aria-disabled") == "false":
            page.keyboard.press("Enter")
            return
        page.keyboard.press(key)


def test_a_whole_game_of_oltre_mare(new_page: NewPage) -> None:
    page = new_page()
    say_my_name(page)
    open_table(page, "oltre-mare", "me", "simple", options={"offers_per_turn": 0})

    def decide() -> None:
        try:
            if button(page, "Sail").count():
                sail(page)
            elif press_key_of(page, *OLTRE_MARE) is None:
                if is_choosing(page):
                    choose_a_card(page)
                elif press_key_of(page, "Goods deck") is None:
                    wait_for_others(page)  # somebody else decides
        except Error:
            wait_for_others(page)  # the table moved on meanwhile

    until(lambda: is_over(page), decide)


def is_choosing(page: Page) -> bool:
    """The button that ends the phase waits for cards to be chosen."""
    return (
        page.get_by_role("button", name=re.compile(rf"^\s*({TO_THE_PIRATES}|Play \d)"), disabled=True).count()
        > 0
    )
