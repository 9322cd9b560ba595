"""Games of the past in the browser: jumped through, gone on from, brought as files; and pages of the past."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, WebSocketRoute, expect

import argosy
from argosy import Record
from argosy.server import client_files
from web.conftest import NewPage
from web.test_oltre_mare import decide_anything
from web.test_port_royal import draw_or_pass, play_on
from web.visiting import activate, button, go, introduce, open_table, press_or_wait, until


def record(game: str, moves: int) -> str:
    """A game at random between Ann and a bot, broken off."""
    whole = Record.of(argosy.game(game).new(2, seed=3), ("Ann", "simple"))
    chance = random.Random(3)
    while len(whole.moves) < moves:
        seat = whole.position.asked
        assert seat is not None
        whole.play(seat, chance.choice(whole.position.legal(seat)))
    return whole.to_text()


def bring(page: Page, name: str, text: str) -> None:
    with page.expect_file_chooser() as choosing:
        button(page, "Open a record").click()
    choosing.value.set_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


def at_move(page: Page, move: int) -> None:
    expect(page.get_by_text(re.compile(f"^Move {move} of"))).to_be_visible()


@pytest.mark.parametrize("game", ["port-royal", "oltre-mare"])
def test_a_record_is_brought_looked_at_and_gone_on_from(new_page: NewPage, game: str) -> None:
    page = new_page()
    introduce(page, "Ann")
    bring(page, "game.argosy", record(game, 10))
    at_move(page, 0)
    button(page, "To the end").click()
    at_move(page, 10)
    button(page, "One move back").click()
    at_move(page, 9)
    button(page, "Continue from here").click()
    sheet = page.get_by_role("dialog", name="Continue against bots")
    sheet.get_by_label("My seat").select_option(label="Seat 1: Ann")
    sheet.get_by_label("The bots").select_option(label="Random")
    sheet.get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile("#/table/"))
    table = page.evaluate("location.hash").split("/")[-1]
    told = page.evaluate("id => fetch(`api/tables/${id}`).then(answer => answer.json())", table)
    assert told["table"]["seats"][0]["yours"]
    assert told["table"]["seats"][1]["level"] == "random"
    expect(page.get_by_role("button", name="Menu")).to_be_visible()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Dear diary\n", "This file is not a game record."),
        (record("port-royal", 3)[:-40], "the record is cut short"),
        (record("port-royal", 3).replace("draw", "stop", 1), "its check sum does not fit its text"),
    ],
)
def test_a_broken_file_tells_what_is_wrong_with_it(new_page: NewPage, text: str, words: str) -> None:
    page = new_page(refusals=True)
    introduce(page, "Ann")
    bring(page, "broken.argosy", text)
    expect(page.get_by_role("alert")).to_contain_text(words)
    expect(button(page, "Open a record")).to_be_enabled()


def test_a_line_of_the_log_leads_to_its_moment(new_page: NewPage) -> None:
    page = new_page()
    introduce(page, "Ann")
    table = open_table(page, "port-royal", "me", "simple", options={"turn_limit": 4})
    play_on(page)
    go(page, f"replay/{table}")
    at_move(page, 0)  # it opens at its beginning
    go(page, f"replay/{table}?move=999")
    line = page.get_by_role("link", name=re.compile("draws:")).last
    words = line.text_content() or ""
    line.click()
    page.wait_for_url(re.compile(r"move=\d+"))
    move = int(page.url.rpartition("move=")[2])
    at_move(page, move)
    newest = page.get_by_role("link", name=re.compile("draws:")).first
    expect(newest).to_have_text(words)
    page.go_back()
    count = page.get_by_role("slider", name="Move").get_attribute("max")
    at_move(page, int(count or 0))


@pytest.mark.parametrize(("game", "decide"), [("port-royal", draw_or_pass), ("oltre-mare", decide_anything)])
def test_at_a_running_table_the_log_leads_to_the_past_and_back(
    new_page: NewPage, game: str, decide: Callable[[Page], object]
) -> None:
    page = new_page()
    introduce(page, "Ann")
    table = open_table(page, game, "me", "simple", "simple")
    lines = page.locator("[data-log]").get_by_role("link")
    until(lambda: lines.count() > 0, lambda: decide(page))

    def follow() -> None:
        with contextlib.suppress(Error):  # bots play on, and a line may become part of another meanwhile
            lines.last.press("Enter", timeout=2_000)

    until(lambda: f"#/replay/{table}?" in page.url, follow)
    expect(page.get_by_text(re.compile("^Move [1-9][0-9]* of"))).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(re.compile(f"table/{table}"))


def test_a_newer_page_is_offered_and_the_game_goes_on_until_one_wants_it(
    new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = new_page()
    lines: list[WebSocketRoute] = []

    def connected(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/socket"), connected)
    page.reload()
    introduce(page, "Ann")
    table = open_table(page, "port-royal", "me", "simple")
    until(button(page, "Draw").first.is_visible, lambda: press_or_wait(page, "Pass"))
    offer = page.get_by_text("A new version is available.")
    page.evaluate("fetch('health')")
    expect(offer).to_have_count(0)
    own = client_files.build()
    assert own
    monkeypatch.setattr(client_files, "build", lambda: "index-another")
    lines[-1].close()  # as when the server is started anew
    expect(offer).to_be_visible()
    assert page.evaluate("location.hash") == f"#/table/{table}"
    activate(button(page, "Draw").first)  # nothing else has changed
    button(page, "Later").click()
    expect(offer).to_have_count(0)


def test_a_part_that_is_gone_from_the_server_asks_for_a_reload(new_page: NewPage) -> None:
    page = new_page(refusals=True)
    introduce(page, "Ann")
    page.route("**/assets/ReplayScreen-*.js", lambda route: route.fulfill(status=404))
    bring(page, "game.argosy", record("port-royal", 2))
    expect(page.get_by_role("alert")).to_contain_text("This part of the page could not be loaded.")
    page.unroute("**/assets/ReplayScreen-*.js")
    button(page, "Reload").click()
    at_move(page, 0)


def test_the_record_that_is_downloaded_can_be_brought_again(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    introduce(page, "Ann")
    text = record("oltre-mare", 4)
    bring(page, "game.argosy", text)
    at_move(page, 0)
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download the record").click()
    saving.value.save_as(tmp_path / "again.argosy")
    assert (tmp_path / "again.argosy").read_text() == text
