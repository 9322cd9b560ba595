"""Oltre Mare, played through the page: whole games, and a deal that is bargained about."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from web.conftest import NewPage
from web.moments import stand_at
from web.visiting import (
    button,
    go,
    introduce,
    is_over,
    open_table,
    overflow,
    press_any,
    settle,
    until,
    wait_for_others,
)

# What ends a phase, an offer or a voyage; then what is bought where the hand is too small to end the trade.
TO_THE_PIRATES = r"\d+ cards? to the pirates"
BUTTONS = ("Decline", "Finish trading", TO_THE_PIRATES, "Play \\d", "Sail", "Stay here", "Load", "Goods deck")


def choose_a_card(page: Page) -> bool:
    """One more card of the hand, where cards are to be chosen."""
    hand = page.get_by_role("group", name="Hand", exact=True)
    loose = hand.locator("button[aria-pressed=false]")
    if not loose.count():
        return False
    # In one go: where the table moved on meanwhile, the same press would open the card to look at.
    chosen: bool = loose.first.evaluate(
        "card => card.getAttribute('aria-pressed') === 'false' && (card.click(), true)", timeout=2_000
    )
    return chosen


def is_choosing(page: Page) -> bool:
    """The button that ends the phase waits for cards to be chosen."""
    ends = page.get_by_role("button", name=re.compile(rf"^\s*({TO_THE_PIRATES}|Play \d)"), disabled=True)
    return ends.count() > 0


def decide_anything(page: Page) -> str | None:
    """Whatever goes on: a button, or a card where cards are to be chosen first; which button it was."""
    try:
        if (pressed := press_any(page, *BUTTONS)) is not None:
            return pressed
        if button(page, "Finish trading").first.is_visible():  # not yet: there are too few cards for the load
            button(page, "Deals").click(timeout=2_000)
        elif not is_choosing(page) or not choose_a_card(page):
            wait_for_others(page)  # somebody else decides
    except Error:
        wait_for_others(page)  # the table moved on under the pointer
    return None


def test_a_game_against_bots_to_its_end_on_a_phone(new_page: NewPage) -> None:
    page = new_page("phone")
    introduce(page, "Ann")
    stand_at(page, "oltre-mare", "trade", players=2, moves=85)  # test_keyboard.py plays a whole game
    decisions: set[str | None] = set()
    until(lambda: is_over(page), lambda: decisions.add(decide_anything(page)))
    assert {"Finish trading", "Play \\d", "Load"} <= decisions
    page.get_by_role("button", name="Rematch").wait_for()
    expect(page.get_by_role("dialog", name="Final scoring")).to_be_visible()
    assert overflow(page) <= 0


# ---------------------------------------------------------------------------------- a deal


def sit_down_together(ann: Page, bert: Page, **settings: Any) -> tuple[Page, Page]:
    """Who trades now, and the other one."""
    table = open_table(ann, "oltre-mare", "me", "open", start=False, **settings)
    go(bert, f"table/{table}")
    button(bert, "Sit down").first.click()
    button(ann, "Start the game").click()
    for page in (ann, bert):
        page.get_by_role("group", name="Hand", exact=True).wait_for()
    return (ann, bert) if button(ann, "Finish trading").count() else (bert, ann)


def hand(page: Page) -> list[str]:
    cards = page.get_by_role("group", name="Hand", exact=True).get_by_role("button")
    return sorted(name.split(":")[0].strip() for name in cards.all_text_contents())


def good(card: str) -> str:
    return card.rsplit(" ", 1)[0]


def foreign(cards: list[str], others: list[str]) -> str | None:
    """A card whose good the other one does not have, if there is one."""
    have = {good(card) for card in others}
    return next((card for card in cards if good(card) not in have), None)


def send_offer(page: Page) -> None:
    page.get_by_role("article", name="New offer").get_by_role("button", name=re.compile("^Offer")).click()


def test_an_offer_is_countered_and_the_counter_offer_accepted(new_page: NewPage) -> None:
    ann, bert = new_page(), new_page()
    introduce(ann, "Ann")
    introduce(bert, "Bert")
    wanted = given = None
    while wanted is None or given is None:  # by chance both may have the same goods
        active, other = sit_down_together(ann, bert)
        mine, theirs = hand(active), hand(other)
        wanted, given = foreign(theirs, mine), foreign(mine, theirs)
    active.keyboard.press("o")
    active.get_by_role("group", name="Hand", exact=True).get_by_role("button", name=given).click()
    active.get_by_role("button", name="Add goods", exact=True).click()
    active.get_by_role("group", name="Add goods").get_by_role("button", name=good(wanted)).click()
    send_offer(active)
    expect(active.get_by_role("article", name="Your offer")).to_contain_text("Still considering")

    answer = other.get_by_role("article", name=re.compile("^Offer from:"))
    expect(answer.get_by_role("button", name="Accept")).to_be_enabled()
    other.reload()
    expect(answer.get_by_role("button", name="Accept")).to_be_enabled()
    answer.get_by_role("button", name="Counter").click()
    draft = other.get_by_role("article", name="New offer")
    taken_out = draft.get_by_role("button", name=f"Take out: {good(wanted)}")
    wanted = (taken_out.text_content() or taken_out.get_attribute("aria-label") or "").split(":")[1].strip()
    draft.get_by_role("group", name="Ducats you want").get_by_role("button", name="One more").click()
    send_offer(other)

    back = active.get_by_role("article", name=re.compile("^Offer from:"))
    back.get_by_role("button", name="Accept").click()
    expect(active.get_by_role("button", name=wanted)).to_be_visible()
    assert hand(active) == sorted({*mine, wanted} - {given})
    expect(other.get_by_role("button", name=given)).to_be_visible()
    assert hand(other) == sorted({*theirs, given} - {wanted})


def test_a_drafted_offer_tells_what_both_would_have_after_it(new_page: NewPage) -> None:
    ann, bert = new_page(), new_page()
    introduce(ann, "Ann")
    introduce(bert, "Bert")
    active, _ = sit_down_together(ann, bert)
    partner = "Bert" if active is ann else "Ann"
    cards = len(hand(active))
    active.keyboard.press("o")
    draft = active.get_by_role("article", name="New offer")
    draft.get_by_role("group", name="For whom").get_by_role("button", name=partner).click()
    active.get_by_role("group", name="Hand", exact=True).get_by_role("button").first.click()
    more = draft.get_by_role("group", name="Ducats you want").get_by_role("button", name="One more")
    more.click()
    more.click()
    lines = draft.get_by_role("list").get_by_role("listitem")
    expect(lines.first).to_contain_text("best run")  # until the server has answered, only what is public
    expect(lines).to_have_count(6)

    mine, theirs = lines.filter(has_not_text=partner), lines.filter(has_text=partner)

    def figures(line: Locator) -> list[int]:
        return [int(figure) for figure in re.findall(r"\d+", line.inner_text())]

    assert figures(mine.filter(has_text="hand, power"))[-2:] == [cards, cards - 1]
    before, after = figures(mine.filter(has_text="ducats"))
    assert after - before == 2
    for means, by in (("hand", 1), ("ducats", -2), ("prestige", 1)):
        before, after = figures(theirs.filter(has=active.get_by_role("img", name=means)))
        assert after - before == by


@pytest.mark.parametrize("allowed", [True, False])
def test_ducats_alone_are_offered_where_the_table_allows_it(new_page: NewPage, allowed: bool) -> None:
    ann, bert = new_page(), new_page()
    introduce(ann, "Ann")
    introduce(bert, "Bert")
    active, other = sit_down_together(ann, bert, options={"allow_ducat_only_deals": allowed})
    active.keyboard.press("o")
    draft = active.get_by_role("article", name="New offer")
    draft.get_by_role("group", name="Ducats you give").get_by_role("button", name="One more").click()
    if allowed:
        draft.get_by_role("button", name=re.compile("^Offer")).click()
        expect(other.get_by_role("button", name="Accept")).to_be_visible()
    else:
        expect(draft.get_by_text("at least one card must change hands")).to_be_visible()
        expect(draft.get_by_role("button", name=re.compile("^Offer"))).to_be_disabled()


# ------------------------------------------------------------------------------- the chart


def test_a_port_planned_while_trading_is_sailed_to_with_the_cards(new_page: NewPage) -> None:
    page = new_page()
    introduce(page, "Ann")
    stand_at(page, "oltre-mare", "trade", players=3)
    button(page, "Finish trading").first.wait_for()
    ends = page.get_by_role("region", name="Sea chart").get_by_role("button", name=re.compile("ends? here"))

    def choose() -> None:
        choose_a_card(page)
        settle(page)

    until(lambda: ends.count() > 0, choose)
    end = ends.first
    port = (end.get_attribute("aria-label") or "").split(".")[0]
    end.focus()
    page.keyboard.press("Space")
    expect(end).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("region", name="Planner")).to_contain_text(f"→ {port}")
    button(page, "Finish trading").first.click()
    button(page, "Play \\d").first.click()
    expect(page.get_by_role("region", name="Your seat")).to_contain_text(f"in {port}")


def test_offers_keep_their_places_when_others_come_and_prices_change(new_page: NewPage) -> None:
    ann, bert = new_page(), new_page()
    introduce(ann, "Ann")
    introduce(bert, "Bert")
    active, other = sit_down_together(ann, bert)
    offers = other.get_by_role("article", name=re.compile("^Offer from:"))
    accept = offers.first.get_by_role("button", name="Accept")

    def ask(card: int, ducats: int, count: int) -> Any:
        """Offer a card for so many ducats; where to accept the first of these offers then."""
        active.keyboard.press("o")
        draft = active.get_by_role("article", name="New offer")
        active.get_by_role("group", name="Hand", exact=True).get_by_role("button").nth(card).click()
        for _ in range(ducats):
            draft.get_by_role("group", name="Ducats you want").get_by_role("button", name="One more").click()
        send_offer(active)
        expect(offers).to_have_count(count)
        expect(accept).to_be_enabled()
        return accept.bounding_box()

    place = ask(0, ducats=1, count=1)
    assert ask(1, ducats=2, count=2) == place
    expect(offers.last).to_contain_text("2")
    ask(0, ducats=3, count=2)
    expect(active.get_by_role("article", name="Your offer")).to_have_count(2)
    expect(offers.first).to_contain_text("3")
    assert accept.bounding_box() == place  # a new price, in the place of the old one
    expect(offers.first).to_contain_text("Now 3 ducats instead of 1")
