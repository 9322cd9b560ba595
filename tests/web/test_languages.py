"""Every screen in every language, on a narrow phone too: words from the catalogue, nothing cut off."""

from __future__ import annotations

import pytest

from argosy.words import LANGUAGES, Words
from web.conftest import NewPage
from web.moments import KINDS, bring, record_until, stand_at
from web.visiting import go, overflow, settle

# With the message of its title.
SCREENS = {
    "new/port-royal": "web-new-table",
    "new/oltre-mare": "web-new-table",
    "settings": "web-settings",
    "credits": "web-credits",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_office_speaks_the_language_of_the_browser_and_fits_a_narrow_phone(
    new_page: NewPage, language: str
) -> None:
    words = Words(language)
    page = new_page("phone", language)
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_role("button", name=words("web-play-now")).first.wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    assert overflow(page) <= 0, language
    for screen, title in SCREENS.items():
        go(page, screen)
        page.get_by_role("heading", name=words(title), level=1).wait_for()
        settle(page)
        assert overflow(page) <= 0, f"{screen} in {language}"
        assert "web-" not in page.inner_text("body")


# What sticks out of the window and cannot be scrolled to, or is cut off inside its own box.
CUT_OFF = """() => {
    const cut = [];
    const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
    for (const one of document.querySelectorAll("button, a, h1, h2, h3, p, li, label, summary, small, b")) {
        const box = one.getBoundingClientRect(), style = getComputedStyle(one);
        if (box.width < 2 || box.height < 2 || style.visibility === "hidden") continue;
        if (one.closest(".sr, [aria-hidden=true], svg, .map") || !one.innerText?.trim()) continue;
        let around = one.parentElement;
        while (around && !scrolls(around)) around = around.parentElement;
        const outside = !around && (box.right > innerWidth + 1 || box.left < -1);
        const clipped = one.scrollWidth > one.clientWidth + 1 && style.overflowX !== "visible" &&
            style.textOverflow !== "ellipsis" && style.display !== "inline" && !scrolls(one);
        if (outside || clipped) cut.push(`${one.className}: ${one.innerText.trim().slice(0, 60)}`);
    }
    return cut;
}"""


@pytest.mark.parametrize(("language", "game"), [("ru", "oltre-mare"), ("de", "port-royal")])
def test_tables_in_long_languages_fit_a_narrow_phone(new_page: NewPage, language: str, game: str) -> None:
    words = Words(language)
    page = new_page("phone", language)
    page.set_viewport_size({"width": 360, "height": 740})
    page.evaluate(
        """name => fetch("api/me", {
            method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({ name })
        })""",
        "Ann",
    )
    page.reload()
    for kind in KINDS[game]:
        stand_at(page, game, kind, players=4)
        page.get_by_role("button", name=words("web-menu")).wait_for()
        settle(page)
        assert overflow(page) <= 0, kind
        assert page.evaluate(CUT_OFF) == [], kind
    table = bring(page, record_until(game, "over"))
    for screen in (f"table/{table}", f"replay/{table}"):
        go(page, screen)
        settle(page)
        assert overflow(page) <= 0, screen
        assert page.evaluate(CUT_OFF) == [], screen


def test_a_language_that_is_chosen_is_kept(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("combobox", name="Language").select_option("cs")
    page.get_by_role("button", name=Words("cs")("web-play-now")).first.wait_for()
    page.reload()
    page.get_by_role("button", name=Words("cs")("web-play-now")).first.wait_for()
