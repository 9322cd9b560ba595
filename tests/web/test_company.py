"""People at one table in their own browsers: invitations, hot seats, reloads, replays."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from web.conftest import NewPage
from web.test_port_royal import SHORT, is_over, play_on
from web.visiting import button, go, introduce, open_table, press_any, until


def test_a_friend_joins_by_link_without_an_account(new_page: NewPage) -> None:
    ann, bert = new_page(), new_page("phone")
    introduce(ann, "Ann")
    table = open_table(ann, "port-royal", "me", "open", start=False)
    go(bert, f"table/{table}")
    bert.get_by_role("textbox", name="Choose a name to sit down").fill("Bert")
    button(bert, "That’s me").click()
    ann.get_by_text("Bert").first.wait_for()
    button(ann, "Begin the game").click()
    for page in (ann, bert):
        expect(page.get_by_role("heading", name="Harbour").first).to_be_visible()
    until(lambda: bool(press_any(ann, "Draw") or press_any(bert, "Draw")), lambda: ann.wait_for_timeout(50))
    for page in (ann, bert):
        expect(page.get_by_text(re.compile("draws:")).first).to_be_attached()


def test_a_reload_in_the_middle_of_a_decision_brings_the_same_table(new_page: NewPage) -> None:
    page = new_page()
    introduce(page, "Ann")
    open_table(page, "port-royal", "me", "me", options=SHORT)
    button(page, "I sit at seat").click()
    button(page, "Draw").first.click()
    page.reload()
    button(page, "I sit at seat").click()
    expect(button(page, "Stop").first).to_be_visible()


def test_several_seats_on_one_screen_are_veiled_between_players(new_page: NewPage) -> None:
    page = new_page()
    introduce(page, "Ann")
    open_table(page, "oltre-mare", "me", "me")
    veil = page.get_by_role("dialog", name="Pass the screen on")
    expect(veil).to_be_visible()
    button(page, "I sit at seat").click()
    expect(veil).to_have_count(0)


def test_a_finished_game_is_replayed_move_by_move(new_page: NewPage) -> None:
    page = new_page()
    introduce(page, "Ann")
    table = open_table(page, "port-royal", "me", "simple", options={"turn_limit": 2})
    play_on(page)
    go(page, f"replay/{table}?move=1")
    expect(page.get_by_text(re.compile("Move 1 of"))).to_be_visible()
    button(page, "One move on").click()
    expect(page.get_by_text(re.compile("Move 2 of"))).to_be_visible()
    button(page, "To the end").click()
    count = page.get_by_role("slider", name="Move").get_attribute("max")
    expect(page.get_by_text(f"Move {count} of {count}")).to_be_visible()


def may_stop(page: Page) -> bool:
    stop = button(page, "Stop").first
    return stop.count() > 0 and stop.is_visible()


def stop_and_take_it_back(page: Page) -> None:
    introduce(page, "Ann")
    open_table(page, "port-royal", "me", "simple", options=SHORT)
    until(lambda: may_stop(page) or is_over(page), lambda: press_any(page, "Draw", "Pass", "Repel", "Take:"))
    button(page, "Stop").first.click()
    expect(button(page, "Stop")).to_have_count(0)
    page.keyboard.press("u")
    expect(button(page, "Stop").first).to_be_visible()


def test_an_undo_against_bots_gives_the_decision_back(new_page: NewPage) -> None:
    stop_and_take_it_back(new_page())


def test_an_undo_that_comes_late_is_sent_again_about_what_happened_meanwhile(new_page: NewPage) -> None:
    page, undos = new_page(), []

    def delayed(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def passed_on(text: str | bytes) -> None:
            message = json.loads(text)
            is_undo = message["type"] == "undo"
            if is_undo:
                undos.append(message["seq"])
            if is_undo and len(undos) == 1:
                server.send(json.dumps({**message, "seq": 0}))  # as if bots had decided meanwhile
                server.send(json.dumps({"type": "say", "id": "meanwhile", "text": "…"}))
            else:
                server.send(text)

        socket.on_message(passed_on)

    page.route_web_socket(re.compile("/socket"), delayed)
    page.reload()
    stop_and_take_it_back(page)
    assert len(undos) == 2
    assert undos[1] > undos[0]
