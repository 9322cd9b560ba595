"""The rules in the browser: every section in every language, links to sections, reading at a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from argosy.words import LANGUAGES, Words
from web.conftest import NewPage
from web.visiting import button, go, introduce, open_table, overflow

SECTIONS = {
    "port-royal": [
        "start",
        "pack",
        "setup",
        "discover",
        "repel",
        "bust",
        "take",
        "fee",
        "ships",
        "persons",
        "expeditions",
        "taxes",
        "end",
        "coins",
        "rulings",
        "options",
    ],
    "oltre-mare": [
        "start",
        "card",
        "goods",
        "setup",
        "power",
        "deals",
        "buying",
        "actions",
        "sailing",
        "tokens",
        "loading",
        "venice",
        "end",
        "scoring",
        "secrets",
        "rulings",
        "options",
    ],
}
OPTION = {"port-royal": "claim_after_bust", "oltre-mare": "venice_spread"}  # one that must be explained
MISSING = re.compile(r"\b(web|rules|port-royal|oltre-mare)-[a-z]+(-[a-z_]+)*\b")  # an id instead of words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_both_games_are_complete_in_every_language_and_fit_a_narrow_phone(
    new_page: NewPage, language: str
) -> None:
    words = Words(language)
    page = new_page("phone", language)
    page.set_viewport_size({"width": 360, "height": 740})
    for game, sections in SECTIONS.items():
        go(page, f"rules/{game}")
        page.get_by_role("heading", name=words(f"{game}-title"), level=2).wait_for()
        expected = [words(f"rules-{game}-{section}") for section in sections]
        expect(page.get_by_role("article").get_by_role("heading", level=3)).to_have_text(expected)
        page.get_by_text(words(f"{game}-option-{OPTION[game]}")).wait_for()
        assert not MISSING.search(page.inner_text("body"))
        assert overflow(page) <= 0
        assert cut_off(page) == []


def cut_off(page: Page) -> list[str]:
    """Words and tables of the rules that stick out of the column they stand in."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("article :is(p, h3, h4, table, li, svg)")]
            .filter((element) => !element.querySelector(".sr")) // words that are only read aloud
            .filter((element) => element.getBoundingClientRect().right > innerWidth
                || element.scrollWidth > element.clientWidth + 1)
            .map((element) => element.textContent.trim().slice(0, 40))"""
    )
    return found


def test_a_link_to_a_section_leads_to_its_heading(new_page: NewPage) -> None:
    page = new_page("phone")
    go(page, "rules/port-royal/bust")
    bust = page.get_by_role("heading", name="Bust", exact=True)
    expect(bust).to_be_focused()
    expect(bust).to_be_in_viewport()
    button(page, "Contents").click()
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Tax increases").click()
    taxes = page.get_by_role("heading", name="Tax increases", level=3)
    expect(taxes).to_be_in_viewport()
    expect(contents.locator("[aria-current]")).to_have_text("Tax increases")
    assert page.evaluate("location.hash") == "#/rules/port-royal/taxes"
    page.go_back()
    expect(bust).to_be_in_viewport()


def test_a_fine_point_leads_to_its_section(new_page: NewPage) -> None:
    page = new_page()
    go(page, "rules/oltre-mare/rulings")
    page.get_by_role("listitem").filter(has_text="With 2 ducats").get_by_role("link").click()
    expect(page.get_by_role("heading", name="Second phase: buying")).to_be_in_viewport()


def test_the_figures_of_the_rules_are_those_of_the_cards(new_page: NewPage) -> None:
    page = new_page()
    go(page, "rules/oltre-mare/goods")
    row = page.get_by_role("row").filter(has_text="Salt")
    expect(row.get_by_role("cell")).to_have_text(["14", "1", "3", "6", "10", ""])
    go(page, "rules/port-royal/persons")
    pirate = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Pirate", level=4))
    expect(pirate.get_by_role("listitem")).to_contain_text(["5 coins", "7 coins", "9 coins"])


def test_the_office_leads_to_the_rules_of_each_game(new_page: NewPage) -> None:
    for game in ("Port Royal", "Oltre Mare"):
        page = new_page()
        page.get_by_role("main").get_by_role("link", name=f"Rules: {game}").click()
        page.get_by_role("heading", name=game, level=2).wait_for()


@pytest.mark.parametrize("game", SECTIONS)
def test_whoever_reads_the_rules_at_a_table_stays_at_it(new_page: NewPage, game: str) -> None:
    page = new_page()
    introduce(page, "Ada")
    table = open_table(page, game, "me", "simple")
    button(page, "Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="Rules")
    button(page, "Contents").click()
    rules.get_by_role("navigation").get_by_role("link", name="Fine points").click()
    expect(rules.get_by_role("heading", name="Fine points")).to_be_in_viewport()
    assert page.evaluate("location.hash") == f"#/table/{table}"
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_be_hidden()
    expect(button(page, "Menu")).to_be_visible()


def test_print_shows_the_text_without_the_way_around(new_page: NewPage) -> None:
    page = new_page()
    go(page, "rules/port-royal")
    contents = page.get_by_role("navigation", name="Contents")
    contents.wait_for()
    page.emulate_media(media="print")
    expect(contents).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.get_by_role("heading", name="Bust", exact=True)).to_be_visible()


def test_whoever_reads_by_night_prints_on_white_paper(new_page: NewPage) -> None:
    page = new_page(night=True)
    go(page, "rules/oltre-mare")
    page.get_by_role("heading", name="Fine points").wait_for()
    themes = page.evaluate(
        """() => ["beforeprint", "afterprint"].map((kind) => {
            dispatchEvent(new Event(kind));
            return document.documentElement.dataset.theme;
        })"""
    )
    assert themes == ["day", "night"]
