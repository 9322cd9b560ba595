"""A real Chromium for tests: pages on which a console error or an unhandled rejection fails the test."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from table.serving import Served, served

PROFILES = {"desktop": (1440, 900, False), "phone": (390, 844, True)}
REFUSED = re.compile("Failed to load resource|WebSocket connection to")

NewPage = Callable[..., Page]


@pytest.fixture(scope="module")  # while it lives, no other test of this worker could run an event loop
def browser() -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    flags = [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=[*flags, "--no-first-run"])
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server") / "tables.sqlite") as running:
        yield running


@pytest.fixture
def new_page(browser: Browser, server: Served) -> Iterator[NewPage]:
    """Pages of people who do not know each other; `profile` is desktop or phone.

    With `refusals` the browser may report requests that are refused, and no service worker answers them.
    `address` is of another server than the module's.
    """
    contexts, troubles = [], []

    def make(
        profile: str = "desktop",
        language: str = "en-GB",
        night: bool = False,
        refusals: bool = False,
        address: str | None = None,
    ) -> Page:
        def heard(message: ConsoleMessage) -> None:
            if message.type == "error" and not (refusals and REFUSED.search(message.text)):
                troubles.append(message.text)

        width, height, touch = PROFILES[profile]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            color_scheme="dark" if night else "light",
            reduced_motion="reduce",
            service_workers="block" if refusals else "allow",
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.set_default_timeout(30_000)
        page.goto(address or server.address)
        return page

    yield make
    for context in contexts:
        context.close()
    assert troubles == []
