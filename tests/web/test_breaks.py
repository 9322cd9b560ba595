"""What happens to a page: reloads, servers that go away and come back, slow lines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from server.serving import Process
from web.conftest import NewPage
from web.moments import KINDS, stand_at
from web.visiting import activate, button, go, introduce, open_table, press_or_wait, settle, until

SLOW = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 200_000,
    "uploadThroughput": 25_000,
}  # bytes/s
FEW_BYTES = 600_000  # until one sits at a table: twelve seconds where 50 kB come in a second
OFFLINE = "No connection."


def question(page: Page) -> list[str]:
    """All that can be pressed at a table, and what cannot."""
    page.get_by_role("button", name="Menu").wait_for()
    settle(page)  # what a plan would bring is asked of the server
    told = page.get_by_role("main").first.aria_snapshot()
    return sorted(set(re.findall(r'button "[^"]*"(?: \[disabled\])?', told)))


@pytest.mark.parametrize("game", KINDS)
def test_a_reload_in_the_middle_of_a_decision_asks_the_same(new_page: NewPage, game: str) -> None:
    page = new_page()
    introduce(page, "Ann")
    for kind in KINDS[game]:
        if kind == "answer":  # which is asked for only until the bots go on: test_oltre_mare.py reloads then
            continue
        go(page, "")
        button(page, "Play now").first.wait_for()  # away from the table before
        stand_at(page, game, kind)
        before = question(page)
        assert before
        page.reload()
        assert question(page) == before, kind


def test_a_server_that_starts_again_goes_on_with_the_game(new_page: NewPage, tmp_path: Path) -> None:
    store = str(tmp_path / "tables.sqlite")
    with Process(store) as first:
        page = new_page(refusals=True, address=first.address)
        introduce(page, "Ann")
        open_table(page, "port-royal", "me", "me", options={"turn_limit": 4})
        activate(button(page, "Draw").first)
        button(page, "Stop").first.wait_for()
        first.kill()
        expect(page.get_by_role("status").get_by_text(OFFLINE)).to_be_visible()
        activate(button(page, "Stop").first)  # kept until somebody can take it
    with Process(store, first.port):
        expect(page.get_by_text(OFFLINE)).to_have_count(0)
        expect(button(page, "Stop")).to_have_count(0)
        draw = button(page, "Draw").first
        until(draw.is_visible, lambda: press_or_wait(page, "Pass", "End turn", "Take:"))


def test_a_slow_line_stays_usable(new_page: NewPage) -> None:
    page = new_page(refusals=True)
    introduce(page, "Ann")
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.emulateNetworkConditions", SLOW)
    received: list[int] = []
    line.on("Network.loadingFinished", lambda done: received.append(done["encodedDataLength"]))
    page.reload(wait_until="commit")
    button(page, "Play now").first.click()
    page.get_by_role("heading", name="Harbour").first.wait_for()
    assert 100_000 < sum(received) < FEW_BYTES
    drawn = page.locator("[data-log]").get_by_text(re.compile("^You draw:"))
    until(lambda: drawn.count() > 0, lambda: press_or_wait(page, "Draw", "Pass", "End turn"))


def test_pressing_again_before_the_answer_comes_decides_once(new_page: NewPage) -> None:
    page = new_page()
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    introduce(page, "Ann")
    open_table(page, "port-royal", "me", "me")
    button(page, "Draw").first.wait_for()
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    page.evaluate("""() => {
        const draw = [...document.querySelectorAll("button")].find((one) => /^\\s*Draw/.test(one.innerText));
        for (let i = 0; i < 3; i++) draw.click();
    }""")
    button(page, "Stop").first.wait_for()
    assert sum('"decide"' in message for message in sent) == 1


def test_who_was_here_before_is_welcomed_before_the_server_answers(new_page: NewPage) -> None:
    page = new_page(refusals=True)
    introduce(page, "Ann")
    page.route("**/api/**", lambda route: None)  # for ever on its way
    page.reload()
    page.get_by_text("Welcome back, Ann.").wait_for()
    expect(button(page, "Play now").first).to_be_enabled()


def test_a_name_that_the_server_has_forgotten_is_asked_for_again(new_page: NewPage) -> None:
    page = new_page(refusals=True)
    introduce(page, "Ann")
    page.context.clear_cookies()
    page.reload()
    page.get_by_role("textbox", name="What shall we call you?").wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)
    introduce(page, "Bert")
