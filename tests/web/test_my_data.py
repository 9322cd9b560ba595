"""What the server keeps of a person, on the page of settings: downloaded as one file, or forgotten."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from argosy.words import Words
from server.serving import Served
from web.conftest import NewPage
from web.visiting import button, go, introduce, open_table

WORDS = Words("en")


def test_a_person_downloads_everything_and_is_then_forgotten(
    new_page: NewPage, server: Served, tmp_path: Path
) -> None:
    page = new_page()
    introduce(page, "Zdislava")
    table = open_table(page, "port-royal", "me", "open", start=False, public=True)
    server.guest("Bert").do(table, "say", text="Ahoy, Zdislava")
    go(page, "settings")
    expect(page.get_by_role("heading", name=WORDS("web-my-data"))).to_be_visible()
    with page.expect_download() as download:
        button(page, WORDS("web-my-data-download")).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    told = json.loads(file.read_text(encoding="utf-8"))
    assert (told["name"], [one["id"] for one in told["tables"]]) == ("Zdislava", [table])
    assert "language" in told["settings"] or "sound" in told["settings"]
    button(page, WORDS("web-forget-me")).click()
    expect(page.get_by_text(WORDS("web-forget-me-sure"))).to_be_visible()
    button(page, WORDS("web-forget-me-yes")).click()
    expect(page.get_by_text(WORDS("web-forgotten"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("textbox", name="What shall we call you?")).to_be_visible()
    assert "Zdislava" not in str(server.guest("Cleo").ask("GET", "/api/tables"))


def test_who_is_forgotten_is_called_a_player(new_page: NewPage, server: Served) -> None:
    page = new_page()
    introduce(page, "Bert")
    table = open_table(page, "port-royal", "me", "open", "open", start=False)
    zdislava = server.guest("Zdislava")
    zdislava.do(table, "sit")
    zdislava.do(table, "say", text="Ahoy there")
    server.guest("Cleo").do(table, "sit")
    expect(page.get_by_text("Zdislava").first).to_be_visible()
    button(page, WORDS("web-begin")).first.click()
    expect(page.get_by_text("Zdislava").first).to_be_visible()
    zdislava.ask("DELETE", "/api/me/data")
    expect(page.get_by_text(WORDS("web-somebody")).first).to_be_visible()
    page.reload()
    expect(page.get_by_text(WORDS("web-somebody")).first).to_be_visible()
    expect(page.get_by_text("Zdislava")).to_have_count(0)
    expect(page.get_by_text("Ahoy there")).to_have_count(0)
