"""The client of a server whose connection is cut: it says so, opens all the same, and finds back."""

from __future__ import annotations

from playwright.sync_api import expect

from web.conftest import NewPage
from web.test_site import keep_all, look_around


def test_without_a_connection_what_needs_the_server_is_put_away_until_it_is_back(new_page: NewPage) -> None:
    page = new_page(keeps=True)
    open_tables = page.get_by_role("heading", name="Open tables")
    expect(open_tables).to_be_visible()
    expect(page.get_by_text("Online").first).to_be_visible()
    keep_all(page)
    page.context.set_offline(True)
    expect(page.get_by_text("No connection").first).to_be_visible()
    expect(open_tables).to_have_count(0)
    page.reload()
    look_around(page)
    page.context.set_offline(False)
    page.evaluate("location.hash = ''")
    expect(open_tables).to_be_visible()
    expect(page.get_by_text("Online").first).to_be_visible()
