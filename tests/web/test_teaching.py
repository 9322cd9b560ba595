"""Hints at the table and the analysis of a finished game, as people use them."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

import argosy
from argosy import Record
from server.test_analysis_service import compile_hints
from web.conftest import NewPage
from web.moments import bring, stand_at
from web.test_accessibility import each_game, grave, table_is_shown
from web.test_replay import at_move
from web.visiting import button, go, introduce, open_table

MOST_MOVES = 60
DECISIONS = {"port-royal": "draw or stop", "oltre-mare": "play"}


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What judges positions is compiled first, so that nobody waits for that."""
    compile_hints()


@cache
def finished(game: str) -> str:
    """A game between two who decide at random: there is much to find fault with. A long one is broken off."""
    options = {"turn_limit": 8} if game == "port-royal" else None
    record = Record.of(argosy.game(game).new(2, seed=7, options=options), ("Ann", "Bert"))
    chance = random.Random(7)
    while (seat := record.position.asked) is not None and len(record.moves) < MOST_MOVES:
        record.play(seat, chance.choice(record.position.legal(seat)))
    return record.to_text()


def analysed(page: Page, game: str) -> Locator:
    """The analysis of a game that was brought, once it is done."""
    go(page, f"replay/{bring(page, finished(game))}")
    expect(page.locator("button", has_text="Analysis")).to_be_attached()  # on a phone it lies in a menu
    page.keyboard.press("a")
    panel = page.get_by_role("complementary", name="Analysis")
    panel.get_by_role("slider").wait_for()
    return panel


@pytest.mark.parametrize("game", DECISIONS)
def test_a_hint_points_at_a_decision_and_decides_nothing(new_page: NewPage, game: str) -> None:
    page = new_page()
    introduce(page, "Ann")
    table = stand_at(page, game, DECISIONS[game])
    hint = page.get_by_role("button", name="Hint")
    expect(hint).to_be_enabled()
    page.keyboard.press("e")
    panel = page.get_by_role("dialog", name="Hint")
    rows = panel.locator("li button[aria-pressed]")
    expect(rows.nth(1)).to_be_visible()
    assert rows.count() <= 3
    expect(rows.first).to_contain_text(re.compile(r"win \d+%"))
    expect(rows.nth(1)).to_contain_text(re.compile(r"−?\d+\.\d%"))
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    before = seq_of(page, table)
    rows.nth(1).click()
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-ring]").first).to_be_visible()
    assert seq_of(page, table) == before
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(page.locator("[data-ring]")).to_have_count(0)
    hint.click()
    expect(panel).to_be_visible()


def seq_of(page: Page, table: str) -> int:
    seq: int = page.evaluate("id => fetch(`api/tables/${id}`).then(a => a.json()).then(a => a.seq)", table)
    return seq


def test_a_phone_has_room_for_the_hint_or_for_the_chat_and_the_menu_for_the_other(new_page: NewPage) -> None:
    page = new_page("phone")
    introduce(page, "Ann")
    table = stand_at(page, "port-royal", "draw or stop")
    expect(button(page, "Hint")).to_be_visible()
    expect(button(page, "Chat")).to_be_hidden()
    go(new_page(), f"table/{table}")  # somebody looks on, to whom one may talk
    expect(button(page, "Chat")).to_be_visible()
    expect(button(page, "Hint")).to_be_hidden()
    button(page, "Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Hint").click()
    expect(page.get_by_role("dialog", name="Hint")).to_be_visible()


def test_a_table_without_aids_offers_no_hint(new_page: NewPage) -> None:
    page = new_page()
    introduce(page, "Ann")
    open_table(page, "port-royal", "me", "simple", aids=False)
    table_is_shown(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("e")
    expect(page.get_by_role("dialog", name="Hint")).to_have_count(0)


@pytest.mark.parametrize("game", DECISIONS)
def test_the_analysis_leads_through_the_game_and_to_a_better_move(new_page: NewPage, game: str) -> None:
    page = new_page()
    introduce(page, "Ann")
    panel = analysed(page, game)
    curve = panel.get_by_role("slider")
    curve.focus()
    page.keyboard.press("Home")
    at_move(page, 0)
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"^Move 1 of \d+: Ann \d+%, Bert \d+%$"))
    for part in ("Start", "Luck", "Own moves", "Others’ moves", "Outcome", "Accuracy", "Decisions"):
        expect(panel.get_by_role("rowheader", name=part, exact=True)).to_be_visible()
    expect(panel.get_by_role("rowheader", name="Deals")).to_have_count(int(game == "oltre-mare"))
    worst = panel.get_by_role("button", name=re.compile(r"^Move \d+, ")).first
    move = int((re.findall(r"\d+", worst.inner_text()) or ["0"])[0])
    worst.click()
    at_move(page, move)
    here = panel.get_by_role("region", name="The decision at this moment")
    expect(here).to_contain_text(re.compile(r"cost \d+(\.\d)?%; better: "))
    here.get_by_role("button", name="Replay from this decision").click()
    page.get_by_role("dialog", name="Continue against bots").get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile("#/table/"))
    table_is_shown(page)


def test_what_decisions_cost_stands_in_the_log(new_page: NewPage) -> None:
    page = new_page()
    introduce(page, "Ann")
    panel = analysed(page, "port-royal")
    panel.get_by_role("button", name="Close").click()
    button(page, "To the end").click()
    expect(page.get_by_role("link", name=re.compile(r"cost \d+(\.\d)?%; better: ")).first).to_be_attached()


def test_oltre_mare_is_judged_by_what_was_known_or_by_all_cards(new_page: NewPage) -> None:
    page = new_page()
    introduce(page, "Ann")
    panel = analysed(page, "oltre-mare")
    expect(
        panel.get_by_text("Each decision is judged by what the player could know at the time.")
    ).to_be_visible()
    panel.get_by_role("radio", name="All cards").check(force=True)
    expect(panel.get_by_text(re.compile("^Each decision is judged with all cards"))).to_be_visible()
    panel.get_by_role("slider").wait_for()


@each_game
def test_axe_finds_nothing_serious_in_hints_and_analyses(
    new_page: NewPage, game: str, profile: str, night: bool
) -> None:
    page = new_page(profile, night=night)
    introduce(page, "Ann")
    stand_at(page, game, DECISIONS[game])
    table_is_shown(page)
    button(page, "Hint").click()
    page.get_by_role("dialog", name="Hint").locator("li").first.wait_for()
    assert grave(page) == []
    panel = analysed(page, game)
    panel.get_by_role("button", name=re.compile(r"^Move \d+, ")).first.click()
    panel.get_by_role("region", name="The decision at this moment").wait_for()
    assert grave(page) == []
