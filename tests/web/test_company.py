"""People at one table in their own browsers: invitations, hot seats, reloads, replays."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from web.conftest import NewPage
from web.test_oltre_mare import decide_anything
from web.test_port_royal import SHORT, play_on
from web.visiting import (
    button,
    go,
    introduce,
    is_over,
    open_table,
    press_any,
    press_or_wait,
    until,
    wait_for_others,
)


def test_a_friend_joins_by_link_without_an_account(new_page: NewPage) -> None:
    ann, bert = new_page(), new_page("phone")
    introduce(ann, "Ann")
    open_table(ann, "port-royal", "me", "open", start=False)
    expect(ann.get_by_role("img", name="QR code")).to_be_visible()
    bert.goto(ann.get_by_role("textbox", name="Copy the link to the table").input_value())
    expect(bert.get_by_role("heading", name="Ann invites you to Port Royal")).to_be_visible()
    expect(button(bert, "First lesson")).to_be_visible()
    bert.get_by_role("textbox", name="Choose a name to take a seat").fill("Bert")
    button(bert, "That’s me").click()
    ann.get_by_text("Bert").first.wait_for()
    button(ann, "Start the game").click()
    for page in (ann, bert):
        expect(page.get_by_role("heading", name="Harbour").first).to_be_visible()
    until(lambda: bool(press_any(ann, "Draw") or press_any(bert, "Draw")), lambda: ann.wait_for_timeout(50))
    for page in (ann, bert):
        expect(page.get_by_text(re.compile("draws?:")).first).to_be_attached()


def test_a_phone_shares_the_link_and_whoever_thinks_better_of_it_is_not_bothered(new_page: NewPage) -> None:
    page = new_page("phone")
    page.add_init_script("window.shared = []; navigator.share = async (what) => { shared.push(what) }")
    page.reload()
    introduce(page, "Ann")
    open_table(page, "port-royal", "me", "open", start=False)
    share = button(page, "Share the link to the table")
    share.click()
    link = page.get_by_role("textbox", name="Copy the link to the table").input_value()
    assert page.evaluate("shared") == [{"url": link, "text": "Ann invites you to Port Royal"}]
    page.evaluate("void (navigator.share = async () => { throw new DOMException('', 'AbortError') })")
    share.click()
    expect(share).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_four_browsers_play_a_whole_game_by_an_invitation(new_page: NewPage) -> None:
    ann, *friends = new_page(), new_page("phone"), new_page(), new_page("phone")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    introduce(ann, "Ann")
    seats = ("me", "reserved", "reserved", "reserved")
    open_table(ann, "port-royal", *seats, start=False, options={"turn_limit": 1})
    copied = ann.get_by_role("button", name="Copy this seat’s link")
    expect(copied).to_have_count(3)
    for friend, name in zip(friends, ("Bert", "Cleo", "Dora"), strict=True):
        copied.first.click()
        friend.goto(ann.evaluate("navigator.clipboard.readText()"))
        friend.get_by_role("textbox", name="Choose a name to take a seat").fill(name)
        button(friend, "That’s me").click()
        ann.get_by_text(name).first.wait_for()
    button(ann, "Start the game").click()
    everybody = (ann, *friends)

    def decide() -> None:
        pressed = [press_any(page, "Stop", "Draw", "Pass", "End turn", "Repel") for page in everybody]
        if not any(pressed):
            wait_for_others(ann)

    until(lambda: all(map(is_over, everybody)), decide)


def test_a_reload_on_one_screen_for_several_veils_it_and_brings_the_same_hand(new_page: NewPage) -> None:
    page = new_page()
    introduce(page, "Ann")
    open_table(page, "oltre-mare", "me", "me")
    cards = page.get_by_role("group", name="Hand", exact=True).get_by_role("button")
    button(page, "I am Ann").click()
    cards.first.wait_for()
    before = cards.all_text_contents()
    page.reload()
    veil = page.get_by_role("dialog", name="Pass the screen on")
    expect(veil).to_be_visible()
    expect(cards).to_have_count(0)
    button(page, "I am Ann").click()
    cards.first.wait_for()
    assert cards.all_text_contents() == before


def test_who_share_a_screen_have_names_and_without_hands_nothing_is_covered(new_page: NewPage) -> None:
    page = new_page()
    introduce(page, "Ann")
    go(page, "new/port-royal")
    button(page, "2").click()
    page.get_by_role("combobox", name="Seat 2").select_option("me")
    page.get_by_role("textbox", name="Name for seat 2").fill("  Bert ")
    button(page, "Start the game").click()
    told = page.locator("[data-log]")

    def both_drew() -> bool:
        return all(told.get_by_text(re.compile(f"^{name} draws:")).count() for name in ("Ann", "Bert"))

    until(both_drew, lambda: press_or_wait(page, "Stop", "Draw", "Repel", "End turn", "Pass"))
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_on_one_screen_for_several_nobody_sees_what_is_anothers(new_page: NewPage) -> None:
    page, heard = new_page(), []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda text: heard.append(json.loads(text)))

    page.on("websocket", listen)
    introduce(page, "Ann")
    open_table(page, "oltre-mare", "me", "me", options={"offers_per_turn": 0})
    veil = page.get_by_role("dialog", name="Pass the screen on")
    cards = page.get_by_role("group", name="Hand", exact=True).get_by_role("button")
    hands: list[set[str]] = []
    for _ in range(2):
        expect(veil).to_be_visible()
        expect(cards).to_have_count(0)
        button(page, "I am Ann").click()
        expect(veil).to_have_count(0)
        hands.append(set(cards.all_text_contents()))
        until(lambda: veil.count() > 0, lambda: decide_anything(page))
    assert not hands[0] & hands[1]
    shown = [update["shown"] for update in heard if update["type"] == "update"]
    assert {None, 0, 1} == set(shown)
    for update in heard:
        if update["type"] == "update" and update["shown"] is None:
            assert not update["view"].get("hand"), "the covered screen was told a hand"


LISTENING = """() => {
    window.heard = [];
    const Made = window.OscillatorNode;
    window.OscillatorNode = class extends Made {
        constructor(out, tone) {
            super(out, tone);
            heard.push([document.hidden, tone.frequency]);
        }
    };
    Object.defineProperty(document, "hidden", { get: () => window.isHidden ?? false });
}"""


def test_a_bell_calls_whoever_looks_at_another_tab(new_page: NewPage) -> None:
    page = new_page()
    page.evaluate(LISTENING)
    introduce(page, "Ann")
    open_table(page, "port-royal", "me", "simple", options=SHORT)
    page.mouse.click(1, 1)  # without that a browser is silent
    page.evaluate("window.isHidden = true")
    bells = "heard.filter(([hidden, tone]) => hidden && tone === 1108).length"
    until(
        lambda: page.evaluate(bells) > 0,
        lambda: press_or_wait(page, "Stop", "Draw", "Pass", "Repel", "Take:"),
    )
    assert page.evaluate("heard.every(([, tone]) => tone === 880 || tone === 1108)")  # and nothing else


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
    open_table(page, "port-royal", "me", "simple", options=SHORT, practice=True)
    expect(page.get_by_role("note")).to_contain_text("This game does not count.")
    until(
        lambda: may_stop(page) or is_over(page), lambda: press_or_wait(page, "Draw", "Pass", "Repel", "Take:")
    )
    until(lambda: button(page, "Stop").count() == 0, lambda: press_or_wait(page, "Stop"))
    page.keyboard.press("u")
    expect(button(page, "Stop").first).to_be_visible()


def test_in_practice_an_undo_against_bots_gives_the_decision_back(new_page: NewPage) -> None:
    stop_and_take_it_back(new_page())


def test_the_next_decision_does_not_wait_for_the_acknowledgement_of_the_last(new_page: NewPage) -> None:
    page, decided = new_page(), []

    def without_answers(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def sent(text: str | bytes) -> None:
            if json.loads(text)["type"] == "decide":
                decided.append(json.loads(text)["action"])
            server.send(text)

        def heard(text: str | bytes) -> None:
            if json.loads(text)["type"] != "ack":
                socket.send(text)

        socket.on_message(sent)
        server.on_message(heard)

    page.route_web_socket(re.compile("/socket"), without_answers)
    page.reload()
    introduce(page, "Ann")
    open_table(page, "port-royal", "me", "simple", options=SHORT)
    until(
        lambda: decided[-2:] == ["draw", "stop"], lambda: press_or_wait(page, "Stop", "Draw", "Pass", "Repel")
    )
    expect(button(page, "Stop")).to_have_count(0)


def test_what_another_allowed_to_be_taken_back_is_not_told_any_more(new_page: NewPage) -> None:
    ann, bert = new_page(), new_page()
    introduce(ann, "Ann")
    introduce(bert, "Bert")
    table = open_table(ann, "port-royal", "me", "open", start=False)
    go(bert, f"table/{table}")
    button(bert, "Sit down").first.click()
    button(ann, "Start the game").click()
    until(lambda: bool(press_any(ann, "Draw") or press_any(bert, "Draw")), lambda: ann.wait_for_timeout(50))
    expect(ann.get_by_text(re.compile("draws?:")).first).to_be_attached()
    active, other = (ann, bert) if may_stop(ann) else (bert, ann)
    active.keyboard.press("u")
    button(other, "Yes").click()
    for page in (ann, bert):
        expect(page.get_by_text(re.compile("takes? a decision back")).first).to_be_attached()
        expect(page.get_by_text(re.compile("draws?:"))).to_have_count(0)
    expect(button(active, "Draw").first).to_be_visible()


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
    assert len(undos) > 1  # each time bots were quicker, once more
    assert undos == sorted(set(undos))
