"""What the operator says is shown at every table, until it is closed or taken back."""

from __future__ import annotations

from playwright.sync_api import expect

from argosy.server.clock import now
from server.serving import Served
from web.conftest import NewPage
from web.visiting import button, introduce, open_table


def say(server: Served, text: str) -> None:
    services = server.services
    loop = services.tables._compiling.get_loop()
    until = now() + 600_000
    loop.call_soon_threadsafe(services.notices.say, text, until, list(services.tables.live.values()))


def test_a_notice_is_shown_at_a_table_and_goes(new_page: NewPage, server: Served) -> None:
    page = new_page("phone")
    introduce(page, "Ann")
    open_table(page, "port-royal", "me", "cabin-boy")
    button(page, "Menu").first.wait_for()
    say(server, "Restart in 10 minutes")
    expect(page.get_by_text("Restart in 10 minutes")).to_be_visible()
    say(server, "")
    expect(page.get_by_text("Restart in 10 minutes")).to_have_count(0)
    say(server, "Back at nine")
    expect(page.get_by_text("Back at nine")).to_be_visible()
    page.get_by_role("status").get_by_role("button", name="Close").click()
    expect(page.get_by_text("Back at nine")).to_have_count(0)
