"""Whole games in the browser, from the first decision to what is done with a finished one."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from server.serving import Served
from web.conftest import PROFILES, NewPage
from web.local.test_local_games import GAMES, WORDS, Visit, decide, decisions, open_here
from web.moments import record_until
from web.test_replay import at_move, bring
from web.visiting import button, go, introduce, is_over, overflow, until, wait_for_others

BOTS = {"desktop": ["cabin-boy", "admiral"], "phone": ["boatswain", "captain"]}
BROKEN_OFF = {"port-royal": "draw or stop", "oltre-mare": "sail"}


def hint(page: Page) -> None:
    """Ask for one as soon as there is a choice, and put it away. It goes by itself where a table moves on."""
    wanted = page.get_by_role("button", name="Hint", disabled=False)
    panel = page.get_by_role("dialog", name="Hint")
    told = panel.locator("li, [role=status]").filter(has_not_text="Thinking")

    def ask() -> None:
        with contextlib.suppress(Error):  # the question is gone meanwhile
            if not panel.count() and wanted.count():
                wanted.click(timeout=2_000)
        wait_for_others(page)

    until(lambda: told.count() > 0, ask)
    expect(panel.get_by_role("alert")).to_have_count(0)
    page.keyboard.press("Escape")


def let_a_bot_play(page: Page) -> None:
    button(page, "Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Let a bot play").click()
    expect(menu.get_by_text(WORDS("web-bot-plays"))).to_be_visible()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_bots_of_every_level_and_a_rematch(visit: Visit, game: str, profile: str) -> None:
    page = visit(profile)
    first = open_here(page, game, "me", *BOTS[profile], turns=12 if game == "port-royal" else None)
    hint(page)
    known = decisions(page)
    until(lambda: decisions(page) > known + 5, lambda: decide(page, game))
    let_a_bot_play(page)
    until(lambda: is_over(page), lambda: wait_for_others(page))
    assert overflow(page) <= 0
    button(page, "Rematch").click()
    page.wait_for_url(lambda url: "#/table/local-" in url and first not in url)
    until(lambda: decisions(page) > 3, lambda: decide(page, game))
    go(page, "")
    for heading in ("My tables", "Finished games"):
        expect(page.get_by_role("heading", name=heading)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_brought_analysed_saved_continued_and_deleted(
    visit: Visit, game: str, tmp_path: Path
) -> None:
    text = record_until(game, BROKEN_OFF[game], players=2)
    page = visit()
    bring(page, "game.argosy", text)
    page.wait_for_url(re.compile("#/replay/local-"))
    at_move(page, 0)
    button(page, "To the end").click()
    button(page, "Analysis").click()
    panel = page.get_by_role("complementary", name="Analysis")
    panel.get_by_role("slider").wait_for()
    panel.get_by_role("button", name="Close").click()
    with page.expect_download() as saving:
        button(page, "Download the record").click()
    saving.value.save_as(tmp_path / "again.argosy")
    assert (tmp_path / "again.argosy").read_text() == text
    button(page, "Continue from here").click()
    page.get_by_role("dialog", name="Continue against bots").get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile("#/table/local-"))
    until(lambda: decisions(page) > 2, lambda: decide(page, game))
    go(page, "")
    for heading in ("My tables", "Finished games"):
        listed = page.locator("section").filter(has=page.get_by_role("heading", name=heading))
        rows = listed.get_by_role("listitem")
        expect(rows).to_have_count(1)
        rows.get_by_role("button", name=re.compile("^Delete")).click()
        rows.get_by_role("button", name="Delete", exact=True).click()
        expect(rows).to_have_count(0)
    page.reload()
    expect(button(page, "Play now").first).to_be_visible()
    expect(page.get_by_role("heading", name="My tables")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_handed_to_the_server_and_goes_on_there(
    new_page: NewPage, server: Served, game: str
) -> None:
    page = new_page()
    introduce(page, "Ann")
    open_here(page, game, "me", "cabin-boy")
    until(lambda: decisions(page) > 4, lambda: decide(page, game))
    button(page, "Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="End the game").click()
    menu.get_by_role("button", name="End the game").click()
    page.get_by_role("link", name="Replay").click()
    button(page, "Hand to the server").click()
    page.wait_for_url(re.compile(r"#/replay/(?!local-)[\w-]+\?move="))
    button(page, "One move back").click()
    button(page, "Continue from here").click()
    page.get_by_role("dialog", name="Continue against bots").get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile("#/table/(?!local-)"))
    until(lambda: decisions(page) > 0, lambda: decide(page, game))
    table = str(page.evaluate("location.hash")).split("/")[-1]
    told = page.evaluate("id => fetch(`api/tables/${id}`).then(answer => answer.json())", table)
    assert "Ann" in [seat["name"] for seat in told["table"]["seats"] if seat.get("yours")]
