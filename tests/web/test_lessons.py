"""The first lessons, followed through the page as the coach says, by roles and names."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.conftest import NewPage
from web.visiting import activate, button, introduce

pytestmark = pytest.mark.waits

# Bots of a lesson are to be watched; here nobody watches them.
HASTE = """
    const slowly = window.fetch;
    window.fetch = (address, init) => slowly(
        address, init?.body ? { ...init, body: init.body.replace(/"pace":\\d+/, '"pace":100') } : init
    );
"""


def coach(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Coach")


def begin(page: Page, game: str) -> None:
    """From the harbour office, where a newcomer is shown the lesson first."""
    page.add_init_script(HASTE)
    page.reload()
    introduce(page, "Ann")
    page.get_by_role("button", name=f"First lesson: {game}").click()
    expect(coach(page)).to_contain_text(f"Welcome to {game}!")


def read(page: Page, *beginnings: str) -> None:
    """What the coach says, and put it away."""
    for beginning in beginnings:
        expect(coach(page)).to_contain_text(beginning)
        coach(page).get_by_role("button", name="Continue").click()


def asked(page: Page, beginning: str) -> None:
    """The coach asks for a deed."""
    expect(coach(page)).to_contain_text(beginning)
    expect(coach(page).get_by_role("button", name="Continue")).to_have_count(0)


def press(page: Page, name: str) -> None:
    activate(button(page, name).first)


def test_the_lesson_of_port_royal_is_followed_to_its_end_on_a_phone(new_page: NewPage) -> None:
    page = new_page("phone")
    begin(page, "Port Royal")
    read(page, "Welcome", "This is you")
    asked(page, "Your turn begins")
    press(page, "Draw")
    read(page, "A ship.")
    for beginning in ("Two ships of the same colour", "A sailor."):
        asked(page, beginning)
        press(page, "Draw")
    asked(page, "Now there are two colours")
    press(page, "Stop")
    asked(page, "Now you may take one card")
    press(page, "Take: green Skiff")
    read(page, "After you, everyone else")
    asked(page, "On the bot’s turn")
    press(page, "Take: Sailor")
    asked(page, "Your turn again")
    press(page, "Draw")
    read(page, "Taxes!")
    for beginning in ("The tax card is gone", "A yellow ship"):
        asked(page, beginning)
        press(page, "Draw")
    asked(page, "A second yellow ship")
    press(page, "Repel")
    for beginning in ("Swords are not used up", "An expedition."):
        asked(page, beginning)
        press(page, "Draw")
    asked(page, "A captain")
    press(page, "Stop")
    asked(page, "Hire the captain")
    press(page, "Take: Captain")
    asked(page, "Now you can complete the expedition")
    press(page, "Claim")
    read(page, "There it goes: the bot drew a second black ship")
    for beginning in ("You have 9 points", "Green is", "Blue is", "Three colours", "A sailor worth 3 points"):
        asked(page, beginning)
        press(page, "Draw")
    asked(page, "Four colours")
    press(page, "Stop")
    asked(page, "First the blue ship")
    press(page, "Take: blue Flute")
    asked(page, "And now the sailor")
    press(page, "Take: Sailor")
    read(page, "12 points!")
    expect(coach(page)).to_contain_text("That’s the lesson!")
    expect(page.get_by_role("heading", name="You win!").first).to_be_visible()
    coach(page).get_by_role("button", name="Play against bots").click()
    expect(coach(page)).to_have_count(0)
    expect(page.get_by_role("heading", name="Harbour").first).to_be_visible()


def choose(page: Page, *cards: str) -> None:
    hand = page.get_by_role("group", name="Hand", exact=True)
    for card in cards:
        hand.get_by_role("button", name=re.compile(card)).click()


def sail(page: Page, port: str) -> None:
    """By the buttons beside the chart, where on a phone not every port is in sight."""
    page.get_by_role("region", name="Planner").get_by_role("button", name=re.compile(port)).click()


def test_the_lesson_of_oltre_mare_is_followed_to_its_end(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "Oltre Mare")
    read(page, "Welcome", "This is your hand.", "Your cargo")
    asked(page, "A turn has four parts")
    press(page, "Finish trading")
    read(page, "Ducat symbols bring money")
    asked(page, "Choose both olive cards")
    choose(page, "Olives.*load 3", "Olives.*load 2")
    press(page, "Play 2 cards")
    asked(page, "One ducat, one card")
    sail(page, "Corfu")
    read(page, "The “Good deal” token")
    asked(page, "Now load.")
    page.get_by_role("list", name="Loading order").get_by_role("button", name=re.compile("load 3")).click()
    press(page, "Load")
    asked(page, "It is the bot’s turn")
    press(page, "Accept")
    read(page, "Your prestige token")
    asked(page, "Your turn. With those olives")
    press(page, "Goods deck")
    asked(page, "Silk again!")
    draft = page.get_by_role("article", name="New offer")
    draft.get_by_role("group", name="For whom").get_by_role("button").click()
    choose(page, "Pottery")
    more = draft.get_by_role("group", name="Ducats you want").get_by_role("button", name="One more")
    more.click()
    more.click()
    draft.get_by_role("button", name=re.compile("^Offer")).click()
    asked(page, "The bot agrees")
    press(page, "Make the deal")
    asked(page, "Two ducats for a card")
    press(page, "Finish trading")
    asked(page, "Play all three silk cards")
    hand = page.get_by_role("group", name="Hand", exact=True)
    for silk in range(3):
        hand.get_by_role("button", name=re.compile("Silk")).nth(silk).click()
    press(page, "Play 3 cards")
    read(page, "The Venice card has come up")
    asked(page, "Close the scoring")
    press(page, "Close")
    sail(page, "Ancona")
    asked(page, "Load the silk")
    press(page, "Load")
    read(page, "The bot held more cards", "The goods deck is empty")
    expect(coach(page)).to_contain_text("That’s the lesson!")
    expect(coach(page).get_by_role("link", name="All the rules")).to_have_attribute(
        "href", "#/rules/oltre-mare"
    )


def test_who_goes_another_way_is_led_back_or_plays_on(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "Port Royal")
    press(page, "Draw")  # nobody must read everything first
    read(page, "A ship.")
    asked(page, "Two ships of the same colour")
    press(page, "Stop")
    expect(coach(page)).to_contain_text("the lesson goes a different way")
    press(page, "Take: blue Flute")
    coach(page).get_by_role("button", name="Take it back").click()
    asked(page, "Two ships of the same colour")
    press(page, "Draw")
    asked(page, "A sailor.")
    press(page, "Stop")
    coach(page).get_by_role("button", name="Keep playing on my own").click()
    expect(coach(page)).to_have_count(0)
    press(page, "Pass")
    expect(button(page, "Coach")).to_be_visible()


def test_a_reload_finds_the_place_in_the_lesson(new_page: NewPage) -> None:
    page = new_page("phone")
    begin(page, "Port Royal")
    press(page, "Draw")
    read(page, "A ship.")
    asked(page, "Two ships of the same colour")
    press(page, "Draw")
    asked(page, "A sailor.")
    page.reload()
    asked(page, "A sailor.")


def test_the_coach_never_lies_over_the_table(new_page: NewPage) -> None:
    for profile in ("desktop", "phone"):
        page = new_page(profile)
        begin(page, "Port Royal")
        top = coach(page).bounding_box()
        deed = button(page, "Draw").first.bounding_box()
        assert top is not None
        assert deed is not None
        assert deed["y"] + deed["height"] <= top["y"]


def test_the_game_is_the_first_thing_offered_and_a_lesson_that_is_done_has_a_mark(new_page: NewPage) -> None:
    page = new_page()
    lesson = page.get_by_role("button", name="First lesson: Port Royal")
    expect(button(page, "Play now").first).to_have_class(re.compile("first"))
    expect(lesson).not_to_have_class(re.compile("first"))
    expect(lesson).not_to_contain_text("✓")
    page.evaluate("localStorage.setItem('argosy-lessons', '[\"port-royal\"]')")
    page.reload()
    expect(lesson).to_contain_text("✓")
