"""Games in the browser, without a server: played to the end, taken back, reloaded, kept as records."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page, expect

from argosy.words import Words
from web.test_oltre_mare import decide_anything
from web.test_port_royal import draw_or_pass
from web.visiting import button, go, until, wait_for_others

Visit = Callable[..., Page]

WORDS = Words("en")
GAMES = ["port-royal", "oltre-mare"]


def open_here(page: Page, game: str, *seats: str, turns: int | None = None) -> str:
    """A table of this browser, by the form; bots decide at once."""
    go(page, f"new/{game}" + ("" if turns is None else f"?turn_limit={turns}"))
    button(page, str(len(seats))).click()
    for number, seat in enumerate(seats, 1):
        page.get_by_role("combobox", name=f"Seat {number}").select_option(seat)
    page.get_by_text("More settings").click()
    page.get_by_role("combobox", name="Bot speed").select_option("0")
    button(page, WORDS("web-begin")).click()
    page.wait_for_url(re.compile("#/table/local-"))
    return str(page.evaluate("location.hash")).split("/")[-1]


def decide(page: Page, game: str) -> None:
    if game == "port-royal":
        draw_or_pass(page)
    else:
        decide_anything(page)


def decisions(page: Page) -> int:
    """How many lines the log has."""
    return page.locator("[data-log] li").count()


@pytest.mark.parametrize("game", GAMES)
def test_one_press_begins_a_game_and_the_menu_says_where(visit: Visit, game: str) -> None:
    page = visit()
    page.locator(".game").nth(GAMES.index(game)).get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("#/table/local-"))
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_text("On this device")).to_be_visible()
    go(page, "")
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()


def test_people_at_one_screen_see_their_own_hands_only(visit: Visit) -> None:
    page = visit()
    open_here(page, "oltre-mare", "me", "me")
    veil = page.get_by_role("dialog", name="Pass the screen on")
    expect(veil).to_be_visible()
    cards = page.get_by_role("group", name="Hand", exact=True).get_by_role("button")
    expect(cards).to_have_count(0)
    veil.get_by_role("button").click()
    cards.first.wait_for()
    before = cards.all_text_contents()
    page.reload()
    expect(veil).to_be_visible()
    veil.get_by_role("button").click()
    cards.first.wait_for()
    assert cards.all_text_contents() == before


def test_a_decision_is_taken_back(visit: Visit) -> None:
    page = visit()
    open_here(page, "oltre-mare", "me", "me")
    page.get_by_role("dialog", name="Pass the screen on").get_by_role("button").click()
    button(page, "Finish trading").first.wait_for()
    until(lambda: decide_anything(page) == "Finish trading", lambda: None)
    expect(button(page, "Finish trading")).to_have_count(0)
    page.keyboard.press("u")
    expect(button(page, "Finish trading").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_after_a_reload_and_after_a_crash(visit: Visit, game: str) -> None:
    page = visit(expected="crash")
    table = open_here(page, game, "me", "cabin-boy")
    until(lambda: decisions(page) > 6, lambda: decide(page, game))
    page.reload()
    expect(page.locator("[data-log] li").first).to_be_visible()
    until(lambda: decisions(page) > 6, lambda: wait_for_others(page))
    with page.expect_event("crash"):
        crash(page)
    again = visit(beside=page)
    go(again, f"table/{table}")
    until(lambda: decisions(again) > 6, lambda: wait_for_others(again))
    known = decisions(again)
    until(lambda: decisions(again) > known, lambda: decide(again, game))


def crash(page: Page) -> None:
    """The page's process is killed, whatever it is doing."""
    with contextlib.suppress(Error):
        page.goto("chrome://crash", timeout=5_000)
