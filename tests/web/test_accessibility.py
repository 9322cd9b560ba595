"""axe looks at every screen, by day and by night, on a desk and on a phone, and finds nothing serious."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from web.conftest import NewPage
from web.moments import KINDS, bring, record_until, stand_at
from web.test_lessons import begin
from web.visiting import button, go, introduce, open_table, settle

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = {"serious", "critical"}

# layout and colours have little to do with each other, so two of the four are enough for what is many
either = pytest.mark.parametrize(("profile", "night"), [("desktop", False), ("phone", True)])
each_game = pytest.mark.parametrize(
    ("game", "profile", "night"), [("port-royal", "desktop", True), ("oltre-mare", "phone", False)]
)


def grave(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))  # the page's own policy lets no script tag in
    told = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{problem['id']}: {node['html'][:200]}"
        for problem in told["violations"]
        if problem["impact"] in GRAVE
        for node in problem["nodes"]
    ]


def table_is_shown(page: Page) -> None:
    page.get_by_role("button", name="Menu").wait_for()
    settle(page)


@either
def test_every_screen_of_the_office(new_page: NewPage, profile: str, night: bool) -> None:
    page = new_page(profile, night=night)
    page.get_by_role("textbox", name="What shall we call you?").wait_for()
    assert grave(page) == []
    introduce(page, "Ann")
    open_table(page, "port-royal", "me", "open", start=False)
    button(page, "Start the game").wait_for()
    assert grave(page) == [], "the waiting room"
    for screen, title in (
        ("new/port-royal", "New table"),
        ("new/oltre-mare", "New table"),
        ("settings", "Settings"),
        ("credits", "Credits"),
    ):
        go(page, screen)
        page.get_by_role("heading", name=title, level=1).wait_for()
        settle(page)
        assert grave(page) == [], screen
    go(page, "")
    button(page, "Play now").first.wait_for()
    assert grave(page) == [], "who is known"


@pytest.mark.parametrize(("game", "night"), [("port-royal", True), ("oltre-mare", False)])
def test_the_rules(new_page: NewPage, game: str, night: bool) -> None:
    page = new_page(night=night)
    go(page, f"rules/{game}")
    page.locator("[data-section=options]").wait_for()
    assert grave(page) == []


@each_game
def test_every_kind_of_decision(new_page: NewPage, game: str, profile: str, night: bool) -> None:
    page = new_page(profile, night=night)
    introduce(page, "Ann")
    for kind in KINDS[game]:
        stand_at(page, game, kind)
        table_is_shown(page)
        assert grave(page) == [], kind


@each_game
def test_the_end_of_a_game_and_its_replay(new_page: NewPage, game: str, profile: str, night: bool) -> None:
    page = new_page(profile, night=night)
    introduce(page, "Ann")
    table = bring(page, record_until(game, "over"))
    go(page, f"table/{table}")
    page.get_by_text("The game is over.").wait_for()
    assert grave(page) == []
    go(page, f"replay/{table}?move=30")
    page.get_by_text("Move 30 of").wait_for()
    assert grave(page) == []


@either
def test_what_lies_over_a_table(new_page: NewPage, profile: str, night: bool) -> None:
    page = new_page(profile, night=night)
    introduce(page, "Ann")
    stand_at(page, "port-royal", "claim")
    table_is_shown(page)
    for key, name in (("t", "Chat"), ("?", "Keys"), ("x", "Discard pile"), ("l", "Log")):
        page.keyboard.press(key)
        if profile == "desktop" and name == "Log":
            continue  # it is always there
        page.get_by_role("dialog", name=name).wait_for()
        assert grave(page) == [], name
        page.keyboard.press("Escape")
    button(page, "Menu").click()
    assert grave(page) == [], "the menu"
    stand_at(page, "oltre-mare", "trade")
    table_is_shown(page)
    page.keyboard.press("o")
    page.get_by_role("article", name="New offer").wait_for()
    assert grave(page) == [], "a new offer"
    open_table(page, "oltre-mare", "me", "me")
    page.get_by_role("dialog", name="Pass the screen on").wait_for()
    assert grave(page) == [], "the screen is passed on"


@pytest.mark.parametrize(("game", "profile"), [("Port Royal", "phone"), ("Oltre Mare", "desktop")])
def test_a_first_lesson(new_page: NewPage, game: str, profile: str) -> None:
    page = new_page(profile)
    begin(page, game)
    table_is_shown(page)
    assert grave(page) == []
