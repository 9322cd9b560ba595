"""The page of the operator: opened by a link, it mends, mutes, announces; people are reported in the chat."""

from __future__ import annotations

import asyncio

import pytest
from playwright.sync_api import Page, expect

from argosy.store.sqlite import SqliteStore
from argosy.words import Words
from server.random_play import opened, play, put_away
from server.serving import Refusal, Served
from store.raw_sql import tamper
from web.conftest import NewPage
from web.test_accessibility import grave
from web.visiting import button, go, introduce, open_table, overflow, settle

WORDS = Words("en")


def link(server: Served) -> str:
    """As `argosy admin link` prints it."""
    loop = server.services.tables._compiling.get_loop()
    once, _ = asyncio.run_coroutine_threadsafe(server.services.operators.link(), loop).result()
    return f"{server.address}/#/operator?once={once}"


def signed_in(new_page: NewPage, server: Served, profile: str = "desktop") -> Page:
    page = new_page(profile, refusals=True, night=profile == "phone")
    page.goto(link(server))
    page.get_by_role("heading", name=WORDS("web-operator-announce")).wait_for()
    return page


def test_a_person_is_reported_and_the_operator_mutes_who_was_rude(new_page: NewPage, server: Served) -> None:
    bert = server.guest("Bert")
    page = new_page(refusals=True)
    introduce(page, "Ann")
    table = open_table(page, "port-royal", "me", "open", start=False)
    bert.do(table, "sit")
    bert.do(table, "say", text="Rude words")
    expect(page.get_by_text("Rude words")).to_be_visible()
    button(page, WORDS("web-report")).click()
    page.get_by_label(WORDS("web-report-reason")).fill("He insults me")
    button(page, WORDS("web-report-send")).click()
    expect(page.get_by_text(WORDS("web-report-sent"))).to_be_visible()
    button(page, WORDS("web-close")).click()
    expect(page.get_by_text("Rude words")).to_be_visible()

    desk = signed_in(new_page, server, "phone")
    assert "once" not in desk.url  # the link is of no use to who looks at the history
    go(desk, "operator/reports")
    expect(desk.get_by_text("He insults me")).to_be_visible()
    for section in ("now", "tables", "guests", "reports"):
        go(desk, f"operator/{section}")
        settle(desk)
        assert (overflow(desk), grave(desk)) == (0, []), section
    button(desk, WORDS("web-operator-mute")).click()
    expect(desk.get_by_text(WORDS("web-operator-reports-none"))).to_be_visible()
    with pytest.raises(Refusal) as refusal:
        bert.do(table, "say", text="More of them")
    assert refusal.value.reason == "muted"
    go(desk, "operator/bans")
    expect(desk.get_by_text("Bert")).to_be_visible()
    button(desk, WORDS("web-operator-lift")).click()
    expect(desk.get_by_text("Bert")).to_have_count(0)
    bert.do(table, "say", text="Sorry")
    go(desk, "operator/audit")
    for did in ("mute", "close-report", "unmute", "sign-in"):
        expect(desk.get_by_text(WORDS(f"web-operator-did-{did}"), exact=True).first).to_be_visible()


def test_the_operator_mends_a_table_announces_and_signs_out(new_page: NewPage, server: Served) -> None:
    people = server.guest("Cleo"), server.guest("Dora")
    table = opened(*people)
    play(table, people, 4)
    put_away(server, table)
    store = server.services.store
    assert isinstance(store, SqliteStore)
    tamper(str(store.path), "UPDATE entries SET mark = 1 WHERE seq = 6 AND table_id = ?", table)
    with pytest.raises(Refusal):
        people[0].look(table)
    page = signed_in(new_page, server)
    page.get_by_label(WORDS("web-operator-announce-text")).fill("Back at nine")
    button(page, WORDS("web-operator-announce-go")).click()
    expect(page.get_by_text("Back at nine")).to_be_visible()
    button(page, WORDS("web-operator-take-back")).click()
    expect(page.get_by_text("Back at nine")).to_have_count(0)

    go(page, "operator/tables")
    page.get_by_label(WORDS("web-operator-state")).select_option("damaged")
    row = page.get_by_role("listitem").filter(has_text=table)
    expect(row.get_by_text(WORDS("web-operator-damaged-from", number=6))).to_be_visible()
    row.get_by_role("button", name=WORDS("web-operator-mend")).click()
    row.get_by_role("button", name=WORDS("web-operator-sure")).click()
    expect(row).to_have_count(0)
    assert people[0].look(table)["seq"] == 5
    button(page, WORDS("web-operator-sign-out")).click()
    expect(page.get_by_text("argosy admin link")).to_be_visible()
    page.reload()
    expect(page.get_by_text("argosy admin link")).to_be_visible()
