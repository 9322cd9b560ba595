"""What bots say, on the page; which line is said when is tested beside `web/src/lib/botLines.ts`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import argosy
from argosy.players.levels import LEVELS
from argosy.server.bot_runner import decide
from argosy.words import Words
from server.serving import Served
from web.conftest import NewPage
from web.moments import stand_at
from web.visiting import go, introduce, is_over, open_table, until

LINES = Path(__file__).parents[2] / "web/src/lib/botLines.ts"

HEARD = """
    window.heard = [];
    new MutationObserver(() => {
        for (const bubble of document.querySelectorAll(".bubble")) {
            const text = bubble.textContent;
            if (window.heard.at(-1) !== text) window.heard.push(text);
        }
    }).observe(document, { childList: true, subtree: true });
"""
SAID = re.compile("^(Octopus|Zuane): “(.+)”$")


def play_out(page: Page, server: Served, game: str) -> str:
    """A game of two against a bot that talks, to its end; a bot decides for the person, too."""
    if game == "port-royal":
        opened = open_table(page, game, "me", "boatswain", options={"turn_limit": 2})
    else:  # which cannot be made as short: its end alone
        opened = stand_at(page, game, "trade", players=2, moves=85, level="boatswain")
    page.get_by_role("button", name="Menu").wait_for()  # what happens from now on is news

    def go_on() -> None:
        live = server.services.tables.live[opened].table
        position, seq = live.position, live.seq
        if position is None or position.over or 0 not in position.to_act:
            page.wait_for_timeout(20)
            return
        action = decide(game, "simple", position.copy(), 0)
        message = {"type": "decide", "id": f"{opened}{seq}", "seat": 0, "seq": seq, "action": action}
        page.request.post(f"{server.address}/api/tables/{opened}", data=message)

    until(lambda: is_over(page), go_on)
    return opened


def last_words() -> set[str]:
    said = Words("en")
    return {said(f"lines-boatswain-{end}-{number}") for end in ("win", "lose") for number in (1, 2)}


@pytest.mark.parametrize("game", argosy.NAMES)
def test_a_bot_comments_the_end_beside_the_result_and_in_the_log_of_all_who_watch(
    new_page: NewPage, server: Served, game: str
) -> None:
    page, watching = new_page(), new_page()
    introduce(page, "Ann")
    opened = play_out(page, server, game)
    in_log = page.get_by_text(SAID)
    expect(in_log.first).to_be_visible()
    text = SAID.match(in_log.first.inner_text().strip())
    assert text
    assert text[2] in last_words()
    expect(page.locator(".end .words")).to_contain_text(text[2])  # no bubble lies over the end
    go(watching, f"table/{opened}")
    expect(watching.get_by_text(SAID).first).to_have_text(text[0])
    page.reload()
    expect(page.get_by_text(SAID).first).to_have_text(text[0])


def test_bots_are_silent_for_whoever_switches_them_off(new_page: NewPage, server: Served) -> None:
    page = new_page()
    page.add_init_script(HEARD)
    page.reload()
    introduce(page, "Ann")
    go(page, "settings")
    switch = page.get_by_role("checkbox", name="Bots make the occasional remark")
    expect(switch).to_be_checked()
    switch.uncheck()
    page.reload()
    expect(switch).not_to_be_checked()
    play_out(page, server, "port-royal")
    expect(page.get_by_text(SAID)).to_have_count(0)
    assert page.evaluate("window.heard") == []
    go(page, "settings")
    switch.check()
    play_out(page, server, "port-royal")
    expect(page.get_by_text(SAID).first).to_be_visible()


def test_the_levels_that_talk_are_those_people_meet() -> None:
    found = re.search(r"LEVELS[^=]*= new Set\(\[(.*?)\]\)", LINES.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    assert tuple(re.findall(r'"([a-z-]+)"', found[1])) == LEVELS
