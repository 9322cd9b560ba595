"""Port Royal, played through the page."""

from __future__ import annotations

import itertools
import json
import re

import pytest
from playwright.sync_api import Page, expect

import argosy
from web.conftest import NewPage
from web.moments import stand_at, stand_in
from web.visiting import (
    activate,
    button,
    introduce,
    is_over,
    open_table,
    overflow,
    press_or_wait,
    until,
)

SHORT = {"turn_limit": 6}


def draw_or_pass(page: Page) -> None:
    """One step on in any turn, whoever's it is."""
    press_or_wait(page, "Draw", "Stop", "End turn", "Pass", "Take:", "Repel")


def play_on(page: Page) -> None:
    """Draw a little, stop, take what can be had, until the game is over."""
    draws = itertools.count()

    def decide() -> None:
        wish = "Draw" if next(draws) % 3 else "Stop"
        press_or_wait(page, "Take:", "Repel", wish, "Stop", "Draw", "Claim", "End turn", "Pass")

    until(lambda: is_over(page), decide)


def test_two_quick_taps_on_stop_do_not_pass_as_well(new_page: NewPage) -> None:
    page, sent = new_page("phone"), []
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(json.loads(text))))
    introduce(page, "Ann")
    stand_at(page, "port-royal", "draw or stop")
    stop = button(page, "Stop").first.bounding_box()
    button(page, "Stop").first.dblclick()
    button(page, "Pass").first.wait_for()
    decided = [message["action"] for message in sent if message["type"] == "decide"]
    assert decided == ["stop"]
    passing = button(page, "Pass").first.bounding_box()
    assert stop
    assert passing
    assert passing["x"] >= stop["x"] + stop["width"]  # nor is it where “stop” was


def test_a_whole_game_against_bots_on_a_phone(new_page: NewPage) -> None:
    page = new_page("phone")  # test_keyboard.py plays one at a desk
    introduce(page, "Ann")
    open_table(page, "port-royal", "me", "simple", "simple", options=SHORT)
    play_on(page)
    page.get_by_role("button", name="Rematch").wait_for()
    assert overflow(page) <= 0


# Four types of ships and seven persons; the next ship of a kind that lies here is a bust.
ELEVEN = [
    "sailor_1",
    "ship_red_1_1",
    "settler",
    "ship_black_1_2",
    "trader_blue_1",
    "ship_blue_1_1",
    "captain",
    "ship_yellow_1_1",
    "pirate_2",
    "admiral_2",
    "priest",
]


@pytest.mark.parametrize("window", [(1440, 900), (1920, 1080), (1024, 768)])
def test_eleven_cards_lie_in_two_rows_within_the_harbour(new_page: NewPage, window: tuple[int, int]) -> None:
    page = new_page()
    page.set_viewport_size({"width": window[0], "height": window[1]})
    introduce(page, "Ann")
    stand_in(page, argosy.game("port-royal").load({"players": 3, "harbour": ELEVEN}))
    cards = page.get_by_role("list", name="Harbour", exact=True).get_by_role("button")
    cards.nth(10).wait_for()
    stage = page.get_by_role("main").bounding_box()
    boxes = [box for card in cards.all() if (box := card.bounding_box())]
    assert stage
    assert len(boxes) == 11
    assert len({round(box["y"]) for box in boxes}) == 2
    for box in boxes:
        assert box["width"] > 80
        assert stage["x"] <= box["x"] <= box["x"] + box["width"] <= stage["x"] + stage["width"]
        assert stage["y"] <= box["y"] <= box["y"] + box["height"] <= stage["y"] + stage["height"]


def test_on_a_phone_own_figures_stay_where_they_are_however_many_cards_lie_in_the_harbour(
    new_page: NewPage,
) -> None:
    page = new_page("phone")
    introduce(page, "Ann")
    places = []
    for cards in ([*ELEVEN, "jester_3", "pirate_3"], ELEVEN[:2]):
        stand_in(page, argosy.game("port-royal").load({"players": 5, "harbour": cards}))
        lying = page.get_by_role("list", name="Harbour", exact=True).get_by_role("button")
        expect(lying).to_have_count(len(cards))
        figures = page.get_by_role("region", name="Display: Ann").get_by_text(re.compile(r"^\d+ coins?$"))
        places.append(figures.bounding_box())
    assert places[0] == places[1]


def test_on_a_phone_own_figures_stay_where_they_are_whatever_is_asked(new_page: NewPage) -> None:
    page = new_page("phone")
    introduce(page, "Ann")
    stand_at(page, "port-royal", "draw or stop")
    figures = page.get_by_role("region", name="Display: Ann").get_by_text(re.compile(r"^\d+ coins?$"))
    figures.wait_for()
    before = figures.bounding_box()
    activate(button(page, "Stop").first)
    button(page, "Pass").first.wait_for()
    assert figures.bounding_box() == before
