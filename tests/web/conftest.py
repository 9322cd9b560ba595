"""A real Chromium for tests: pages on which a console error or an unhandled rejection fails the test."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from server.serving import PATIENCE, Served
from web.static_site import Site, served_site
from web.visiting import COASTLESS, COUNTING

PROFILES = {"desktop": (1440, 900, False), "phone": (390, 844, True)}
REFUSED = re.compile("Failed to load resource|WebSocket connection to")
NO_GPU = ("--disable-gpu", "--disable-gpu-rasterization")  # to imitate one takes half of the time
FLAGS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    *NO_GPU,
)

NewPage = Callable[..., Page]

expect.set_options(timeout=PATIENCE * 1000)
running = contextlib.ExitStack()  # the browser of this worker, for all tests that follow each other
browsers: list[Browser] = []


@pytest.fixture
def browser() -> Browser:
    if not browsers:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        chromium = running.enter_context(sync_playwright()).chromium
        browsers.append(chromium.launch(executable_path=path, args=FLAGS))
        running.callback(browsers[0].close)
    return browsers[0]


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """While the browser lives, no other test of this worker could run an event loop."""
    if nextitem is None or "browser" not in getattr(nextitem, "fixturenames", ()):
        browsers.clear()
        running.close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """The client as a folder on a plain file server."""
    with served_site(tmp_path / "host") as served:
        yield served


@pytest.fixture
def new_page(browser: Browser, server: Served) -> Iterator[NewPage]:
    """Pages of people who do not know each other; `profile` is desktop or phone.

    With `refusals` the browser may report requests that are refused. Without `keeps` no service worker
    fetches all files there are, nor answers for the server.
    `address` is of another server than the module's.
    """
    contexts, troubles = [], []

    def make(
        profile: str = "desktop",
        language: str = "en-GB",
        night: bool = False,
        refusals: bool = False,
        keeps: bool = False,
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
            service_workers="allow" if keeps else "block",
        )
        contexts.append(context)
        context.add_init_script(COUNTING)
        context.add_init_script(COASTLESS)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.set_default_timeout(PATIENCE * 1000)
        page.goto(address or server.address)
        return page

    yield make
    for context in contexts:
        context.close()
    assert troubles == []
