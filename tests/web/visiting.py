"""What a person does on the page: by roles and names only, as somebody with a screen reader would."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page

PATIENCE = 60.0  # seconds


def introduce(page: Page, name: str) -> None:
    """Say one's name at the harbour office."""
    page.get_by_role("textbox", name="What shall we call you?").fill(name)
    page.get_by_role("button", name="That’s me").click()
    page.get_by_text(f"Welcome back, {name}.").wait_for()


def open_table(page: Page, game: str, *seats: str, start: bool = True, **settings: Any) -> str:
    """A table of this page's guest, set up as no form could be filled in quickly; then go there."""
    chosen = [
        {"kind": seat} if seat in {"me", "open", "reserved"} else {"kind": "bot", "level": seat}
        for seat in seats
    ]
    body = {"settings": {"game": game, "seats": chosen, "pace": 0, **settings}, "start": start}
    table: str = page.evaluate(
        """async (body) => {
            const answer = await fetch("api/tables", {
                method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)
            });
            return (await answer.json()).table;
        }""",
        body,
    )
    go(page, f"table/{table}")
    return table


def go(page: Page, route: str) -> None:
    page.evaluate("route => { location.hash = '/' + route }", route)


def button(page: Page, name: str) -> Locator:
    """A button whose name begins so."""
    return page.get_by_role("button", name=re.compile(rf"^\s*{name}"))


def ready(page: Page, name: str) -> Locator:
    """Buttons whose names begin so and that can be pressed now."""
    named = page.get_by_role("button", name=re.compile(rf"^\s*({name})"), disabled=False)
    return named.filter(visible=True)


def press_any(page: Page, *names: str) -> str | None:
    """Press the first of these buttons that can be pressed; none where the table moves on meanwhile."""
    with contextlib.suppress(Error):
        if not ready(page, "|".join(names)).count():  # one question instead of many, while others decide
            return None
        for name in names:
            found = ready(page, name)
            if found.count():
                found.first.click(timeout=2_000)
                return name
    return None


def until(done: Callable[[], bool], doing: Callable[[], Any], patience: float = PATIENCE) -> None:
    """Do something again and again until it is enough."""
    ends = time.monotonic() + patience
    while not done():
        if time.monotonic() > ends:
            raise TimeoutError("it takes too long")
        doing()
