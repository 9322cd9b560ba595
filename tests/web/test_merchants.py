"""Dealing with real bots at their usual pace: they wait, keep their word, make sense, and nothing moves."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from argosy.table.entries import Composing, Decided, decode
from server.serving import Served
from web.conftest import NewPage
from web.test_oltre_mare import TO_THE_PIRATES, choose_a_card, is_choosing
from web.visiting import activate, introduce, is_over, open_table, press_any, ready, until

pytestmark = pytest.mark.waits

PACE = 700  # milliseconds: as people play
WAITS = 15_000  # milliseconds a bot of little patience waits at least
ON = ("Finish trading", TO_THE_PIRATES, "Play \\d", "Sail", "Stay here", "Load", "Goods deck")
OFFERS = re.compile("^Offer from:")


@dataclass
class Event:
    """What happened, when, and by whose decision."""

    kind: str
    fields: dict[str, str]
    at: int
    seat: int
    how: str

    @property
    def number(self) -> str:
        return self.fields.get("number", "")


def events(server: Served, table: str) -> Iterator[Event]:
    for seq, body in server.services.tables.store.entries(table):
        entry = decode(body, seq)
        if isinstance(entry, Decided):
            for text in entry.events:
                kind, *fields = text.split()
                told = dict(field.split("=", 1) for field in fields if "=" in field)
                yield Event(kind, told, entry.at, entry.seat, entry.how)


def sit_down(page: Page, watching: str = "() => {}", **settings: Any) -> str:
    introduce(page, "Ann")
    page.evaluate(watching)
    options = {"open_trade": True}
    return open_table(
        page, "oltre-mare", "me", "captain", "boatswain", pace=PACE, options=options, **settings
    )


def asked(page: Page) -> Locator:
    return page.locator(".bar").get_by_text("is waiting for your answer")


def go_on(page: Page) -> None:
    """Whatever is wanted in the own turn but an answer; else wait."""
    try:
        if press_any(page, *ON) is None:
            if not is_choosing(page) or not choose_a_card(page):
                page.wait_for_timeout(50)
    except Error:
        page.wait_for_timeout(50)  # the table moved on under the pointer


def play_on(page: Page, done: Callable[[], bool], answer: Callable[[], None]) -> None:
    """Until it is enough; whoever is asked for an answer gives it."""
    until(done, lambda: answer() if asked(page).count() else go_on(page))


def decline(page: Page) -> None:
    press_any(page, "Decline")


def first_number(page: Page) -> str:
    return page.get_by_role("article", name=OFFERS).first.get_attribute("data-offer", timeout=2_000) or ""


def test_an_offer_stays_until_the_ring_has_run_out_and_is_not_made_again(
    new_page: NewPage, server: Served
) -> None:
    page = new_page()
    table = sit_down(page, patience="short")
    taken = True  # by the other bot, where the offer was made to all
    while taken:
        play_on(page, lambda: asked(page).count() > 0, lambda: None)
        offer = page.get_by_role("article", name=OFFERS).filter(has=page.get_by_role("timer")).first
        number = offer.get_attribute("data-offer")
        expect(page.locator(f'[data-offer="{number}"]')).to_have_count(0)
        happened = list(events(server, table))
        taken = any(event.kind == "deal" and event.number == number for event in happened)
    [made] = [event for event in happened if event.kind == "offer" and event.number == number]
    later = [event for event in happened if event.at > made.at and event.seat == made.seat]
    assert later[0].at - made.at >= WAITS  # by the clock of the server, which decides it
    turn = later[: next((i for i, event in enumerate(later) if event.kind == "turn"), len(later))]
    assert "offer" not in {
        event.kind for event in turn
    }  # taken back it may be, but nothing is asked any more


def seconds_left(page: Page) -> int:
    ring = page.get_by_role("article", name=OFFERS).first.get_by_role("timer")
    return int(re.sub(r"\D", "", ring.get_attribute("aria-label", timeout=2_000) or "") or 0)


def test_a_bot_waits_longer_while_an_answer_is_in_the_making(new_page: NewPage, server: Served) -> None:
    page = new_page()
    table = sit_down(page, patience="short")
    play_on(page, lambda: asked(page).count() > 0, lambda: None)
    until(lambda: seconds_left(page) <= 10, lambda: page.wait_for_timeout(100))
    page.get_by_role("article", name=OFFERS).first.get_by_role("button", name="Counter").click()
    until(lambda: seconds_left(page) > 10, lambda: page.wait_for_timeout(50))
    kinds = [decode(body, seq) for seq, body in server.services.tables.store.entries(table)]
    assert isinstance(kinds[-1], Composing)


def test_on_one_screen_for_several_a_bot_waits_until_it_is_answered(
    new_page: NewPage, server: Served
) -> None:
    page = new_page()
    introduce(page, "Ann")
    settings: dict[str, Any] = {"options": {"open_trade": True}, "patience": "short"}
    table = open_table(page, "oltre-mare", "me", "captain", "me", **settings)
    veil = page.get_by_role("dialog", name="Pass the screen on")
    live = server.services.tables.live[table]

    def play() -> None:
        if veil.count():
            press_any(page, "I am ")
        else:
            go_on(page)

    until(lambda: live.table.patient() == (1,), play)
    assert live.table.wake_at() is None  # however long it takes until the screen is passed on
    until(lambda: veil.count() == 0 and asked(page).count() > 0, lambda: press_any(page, "I am "))
    expect(page.get_by_role("article", name=OFFERS).first).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(0)


def test_what_is_agreed_is_dealt_with(new_page: NewPage, server: Served) -> None:
    page = new_page()
    table = sit_down(page, patience="answered")
    accepted: list[str] = []

    def answer() -> None:
        try:
            number = first_number(page)
            offer = page.locator(f'[data-offer="{number}"]')
            if not ready(page, "Accept").count():
                return decline(page)
            activate(offer.get_by_role("button", name=re.compile("^\\s*Accept")), timeout=2_000)
            accepted.append(number)
            expect(asked(page)).to_have_count(0)
        except Error:
            page.wait_for_timeout(50)  # gone meanwhile

    def dealt() -> list[str]:
        return [event.number for event in events(server, table) if event.kind == "deal"]

    play_on(page, lambda: len(set(accepted) & set(dealt())) >= 2 or is_over(page), answer)
    ends = {"deal", "withdraw", "lapse_cards", "lapse_hand", "lapse_load", "lapse_no_deals"}
    open_answers: set[str] = set()
    for event in events(server, table):
        if event.kind == "answer":
            open_answers.add(event.number)
        elif event.kind in ends:
            open_answers.discard(event.number)
        assert not (event.kind == "finish_trade" and open_answers), "agreed, and nobody chose"
    assert len(set(accepted) & set(dealt())) >= 2
    expect(page.get_by_role("region", name="Log")).to_contain_text("deal made")


def test_bots_have_one_price_for_a_card_and_ask_at_most_twice_a_turn(
    new_page: NewPage, server: Served
) -> None:
    page = new_page()
    table = sit_down(page, patience="answered")
    seen: set[str] = set()

    def answer() -> None:
        try:
            shown: dict[str, list[str]] = {}
            for offer in page.get_by_role("article", name=OFFERS).all():
                maker = offer.get_attribute("aria-label", timeout=2_000) or ""
                shown.setdefault(maker, []).extend(offer.locator(".open .sr").all_text_contents())
                seen.add(offer.get_attribute("data-offer", timeout=2_000) or "")
        except Error:
            return  # gone while it was read
        for maker, cards in shown.items():
            assert len(cards) == len(set(cards)), (maker, cards)
        decline(page)

    play_on(page, lambda: len(seen) >= 5 or is_over(page), answer)
    asks: dict[tuple[int, str], int] = {}
    refused: set[str] = set()
    terms: dict[str, str] = {}
    turn = 0
    for event in events(server, table):
        if event.kind == "turn":
            turn += 1
        if event.kind in {"turn", "deal", "buy", "buy_pirates"}:
            refused.clear()
        if event.kind == "offer" and event.how == "bot":
            said = " ".join(f"{k}={v}" for k, v in event.fields.items() if k != "number")
            terms[event.number] = said
            assert said not in refused, "said again"
            if event.fields.get("other", "0") == "0":
                asks[turn, event.fields["seat"]] = asks.get((turn, event.fields["seat"]), 0) + 1
        if event.kind in {"decline", "withdraw", "lapse_declined"}:
            refused.add(terms.get(event.number, ""))
    assert len(seen) >= 5
    assert max(asks.values()) <= 2


# Whatever can be accepted is pressed in the very moment in which it appears; then its place is watched.
WATCHING = """() => {
    window.accepts = {};
    const look = () => {
        for (const offer of document.querySelectorAll("article.wide[data-offer]")) {
            const button = offer.querySelector(".accept"), key = offer.dataset.offer;
            if (!button) continue;
            const isNew = !(key in window.accepts), known = (window.accepts[key] ??= { places: [] });
            const isDead = button.getAttribute("aria-disabled") === "true";
            if (isNew) {
                known.dead = isDead;
                button.click();
            }
            known.alive ||= !isDead;
            const { left, top } = button.getBoundingClientRect();
            const place = [Math.round(left), Math.round(top)].join();
            if (known.places.at(-1) !== place) known.places.push(place);
        }
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    const watch = () => (look(), requestAnimationFrame(watch));
    watch();
}"""


ALIVE = "Object.values(window.accepts).filter(({ alive }) => alive).length"
PENDING = "document.querySelectorAll(`article.wide[data-offer] .accept[aria-disabled=true]`).length"


def test_accept_keeps_its_place_and_is_dead_at_first(new_page: NewPage, server: Served) -> None:
    page = new_page()
    table = sit_down(page, WATCHING, patience="answered")
    page.get_by_role("region", name="Trading desk").hover(position={"x": 30, "y": 12})  # about to press

    def answer() -> None:
        if page.evaluate(PENDING) == 0:
            decline(page)
        else:
            page.wait_for_timeout(50)

    play_on(page, lambda: page.evaluate(ALIVE) >= 3, answer)
    for number, accept in page.evaluate("window.accepts").items():
        assert accept["dead"], number
        assert len(accept["places"]) == 1, (number, accept["places"])
    assert not [event for event in events(server, table) if event.kind == "answer" and event.seat == 0]
