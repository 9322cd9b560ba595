"""Visitors of a site without a server: whatever they play, they play in their browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

from web.conftest import PROFILES
from web.static_site import Site
from web.visiting import COASTLESS, PATIENCE

Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    """A new visitor; `beside` another page, a second tab of the same browser.

    Errors on the console fail the test, but for those with `expected` in them. `worker` is code that the
    worker begins with, `script` code that the page does.
    """
    contexts, troubles = [], []

    def make(
        profile: str = "desktop",
        beside: Page | None = None,
        expected: str | None = None,
        worker: str = "",
        script: str = "",
    ) -> Page:
        def heard(said: ConsoleMessage) -> None:
            if said.type == "error" and not (expected is not None and expected in said.text):
                troubles.append(said.text)

        if beside is None:
            width, height, touch = PROFILES[profile]
            context = browser.new_context(
                viewport={"width": width, "height": height},
                has_touch=touch,
                is_mobile=touch,
                locale="en-GB",
                reduced_motion="reduce",
                service_workers="block",
            )
            context.add_init_script(COASTLESS)
            contexts.append(context)
        else:
            context = beside.context
        page = context.new_page()
        if script:
            page.add_init_script(script)
        page.on("console", heard)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.set_default_timeout(PATIENCE * 1000)
        if worker:
            page.route(
                "**/worker-*.js",
                lambda route: route.fulfill(
                    body=f"{worker}\n{route.fetch().text()}", content_type="text/javascript"
                ),
            )
        page.goto(site.address)
        return page

    yield make
    for context in contexts:
        context.close()
    assert troubles == []
