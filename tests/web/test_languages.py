"""Every screen in every language, on a narrow phone too: words from the catalogue, nothing cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from argosy.words import LANGUAGES, Words
from web.conftest import NewPage
from web.visiting import go

SCREENS = ("", "new/port-royal", "new/oltre-mare", "settings", "credits")


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    pixels: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return pixels


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_office_speaks_the_language_of_the_browser_and_fits_a_narrow_phone(
    new_page: NewPage, language: str
) -> None:
    words = Words(language)
    page = new_page("phone", language)
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_role("button", name=words("web-play-now")).first.wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    for screen in SCREENS:
        go(page, screen)
        page.wait_for_timeout(150)
        assert overflow(page) <= 0, f"{screen} in {language}"
        assert "web-" not in page.inner_text("body")


def test_a_language_that_is_chosen_is_kept(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("combobox", name="Language").select_option("cs")
    page.get_by_role("button", name=Words("cs")("web-play-now")).first.wait_for()
    page.reload()
    page.get_by_role("button", name=Words("cs")("web-play-now")).first.wait_for()
