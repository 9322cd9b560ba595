"""What a person does on the page: by roles and names only, as somebody with a screen reader would."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page

PATIENCE = 300.0  # seconds: however busy the machine is

# Counts what a page has asked of the server and has not been answered yet.
COUNTING = """
    window.unanswered = new Set();
    const { fetch } = window, { send } = WebSocket.prototype;
    window.fetch = (...request) => {
        const answer = fetch(...request), done = () => window.unanswered.delete(answer);
        window.unanswered.add(answer);
        answer.then(done, done);
        return answer;
    };
    WebSocket.prototype.send = function (text) {
        const { id } = JSON.parse(text);
        window.unanswered.add(id);
        this.addEventListener("message", ({ data }) => {
            if (JSON.parse(data).id === id) window.unanswered.delete(id);
        });
        send.call(this, text);
    };
"""
# To draw the coast takes longer than to draw all else, and no test looks at it.
COASTLESS = """
    addEventListener("DOMContentLoaded", () => {
        const style = new CSSStyleSheet();
        style.replaceSync(".ground { visibility: hidden; }");
        document.adoptedStyleSheets.push(style);
    });
"""
# A page asks about a plan 120 ms after it has changed: a timer that is set later and is longer ends later.
SETTLED = """async () => {
    do await new Promise((done) => setTimeout(done, 130)); while (window.unanswered.size);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
# Until something comes to the page, goes, or can be pressed; then for what comes along with it. Not for ever:
# it may have been there just before somebody began to wait.
CHANGED = """() => new Promise((done) => {
    const late = setTimeout(done, 400);
    const seen = new MutationObserver(() => {
        seen.disconnect();
        clearTimeout(late);
        setTimeout(done, 30);
    });
    const attributeFilter = ["disabled", "aria-disabled"];
    seen.observe(document, { childList: true, subtree: true, attributeFilter });
})"""


def introduce(page: Page, name: str) -> None:
    """Say one's name at the harbour office."""
    page.get_by_role("textbox", name="What shall we call you?").fill(name)
    page.get_by_role("button", name="That’s me").click()
    page.get_by_text(f"Welcome aboard, {name}.").wait_for()


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
            if (!answer.ok) throw new Error(await answer.text());
            return (await answer.json()).table;
        }""",
        body,
    )
    go(page, f"table/{table}")
    return table


def go(page: Page, route: str) -> None:
    page.evaluate("route => { location.hash = '/' + route }", route)


def settle(page: Page) -> None:
    """Wait until the page has been told all that it has asked for, and shows it."""
    page.evaluate(SETTLED)


def wait_for_others(page: Page) -> None:
    """Until the page changes, for to ask it twenty times a second keeps it from its work."""
    with contextlib.suppress(Error):  # it goes elsewhere
        page.evaluate(CHANGED)


def is_over(page: Page) -> bool:
    return page.get_by_text("The game is over.").count() > 0


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    pixels: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return pixels


def button(page: Page, name: str) -> Locator:
    """A button whose name begins so."""
    return page.get_by_role("button", name=re.compile(rf"^\s*{name}"))


def ready(page: Page, name: str) -> Locator:
    """Buttons whose names begin so and that can be pressed now."""
    named = page.get_by_role("button", name=re.compile(rf"^\s*({name})"), disabled=False)
    return named.filter(visible=True)


def activate(button: Locator, timeout: float | None = None) -> None:
    """As a screen reader does it: a finger decides nothing in the first moments of a question."""
    button.click(trial=True, timeout=timeout)  # it can be reached
    button.dispatch_event("click", timeout=timeout)


def press_any(page: Page, *names: str) -> str | None:
    """Press the first of these buttons that can be pressed; none where the table moves on meanwhile."""
    with contextlib.suppress(Error):
        if not ready(page, "|".join(names)).count():  # one question instead of many, while others decide
            return None
        for name in names:
            found = ready(page, name)
            if found.count():
                activate(found.first, timeout=2_000)
                return name
    return None


def press_or_wait(page: Page, *names: str) -> None:
    """Press one of these buttons, or wait until the page changes."""
    if press_any(page, *names) is None:
        wait_for_others(page)


def until(done: Callable[[], bool], doing: Callable[[], Any]) -> None:
    """Do something again and again until it is enough."""
    ends = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > ends:
            raise TimeoutError("it takes too long")
        doing()
