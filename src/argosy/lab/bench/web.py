"""The client in a real Chromium: what a first visit loads, when it answers, how smoothly cards move.

A server process of its own on loopback; every visit is that of a new guest.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import argosy
from argosy.core.errors import ArgosyError
from argosy.lab.bench.server import serving
from argosy.server import client_files

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext, Page, ViewportSize, WebSocket

Progress = Callable[[str], None]
Figures = dict[str, Any]

BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chromium-headless-shell",
)
FLAGS = ("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run")
WINDOW: ViewportSize = {"width": 1440, "height": 900}
SLOWED = 4  # times as slow as the processor is
MOST_PLAYERS = 4
VISITS = 3  # of which the middle one counts
PACE = 250  # milliseconds a bot lets pass: cards are nearly always under way
SETTLE = 1.0  # seconds without a long task or a request until a page counts as loaded
PATIENCE = 30.0  # seconds

# What is wanted of the client. Bytes are those of script and style as they are sent, without fonts.
MARKS = {"first_load_bytes": 150_000, "interactive_ms": 1000, "longest_task_ms": 100, "third_party": 0}

WATCH = """
    window.seen = { tasks: [], paints: {}, ready: null };
    new PerformanceObserver((list) => {
        for (const task of list.getEntries()) seen.tasks.push([task.startTime, task.duration]);
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
        for (const paint of list.getEntries()) seen.paints[paint.name] = paint.startTime;
    }).observe({ type: "paint", buffered: true });
    window.readiness = new Promise((settle) => new MutationObserver((_, watch) => {
        if (!document.querySelector("button:enabled")) return;
        settle(seen.ready = performance.now());
        watch.disconnect();
    }).observe(document, { childList: true, subtree: true }));
"""
SEEN = """() => ({
    ...seen,
    now: performance.now(),
    files: performance.getEntriesByType("resource").map((file) => [file.name, file.encodedBodySize]),
})"""


def measure(seconds: float, progress: Progress) -> Figures:
    """First visits and played games; `seconds` is how long each game is watched."""
    if find_spec("playwright") is None:
        raise ArgosyError("a real browser is driven through playwright; install it: pip install playwright")
    if not (client_files.FOLDER / "index.html").exists():
        raise ArgosyError(client_files.ABSENT)
    with tempfile.TemporaryDirectory(prefix="argosy-bench-") as folder:
        return asyncio.run(_measure(seconds, Path(folder), progress))


async def _measure(seconds: float, folder: Path, progress: Progress) -> Figures:
    from playwright.async_api import Error, async_playwright

    async with serving(f"{folder}/tables.sqlite", folder, progress) as server, async_playwright() as driver:
        try:
            browser = await driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        except Error as problem:
            reason = problem.message.splitlines()[0]
            advice = "install one, or name it with CHROMIUM=/path/to/chromium"
            raise ArgosyError(f"no Chromium could be started ({reason}): {advice}") from None
        address = f"http://127.0.0.1:{server.port}/"
        figures: Figures = {
            "browser": browser.version,
            "slowed": SLOWED,
            "first_load": await _visits(browser, address, "", progress),
            "tables": {},
        }
        for game in argosy.NAMES:
            figures["tables"][game] = {
                "first_load": await _visits(browser, address, game, progress),
                "moving": await _moving(browser, address, game, 1, seconds, progress),
                "moving_slowed": await _moving(browser, address, game, SLOWED, seconds, progress),
            }
        await browser.close()
    figures["busy"] = os.getloadavg()[0] / (os.cpu_count() or 1) if hasattr(os, "getloadavg") else None
    figures["marks"] = _marks(figures)
    return figures


def chromium() -> str | None:
    """The one that is named or there; None is playwright's own."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


def _marks(figures: Figures) -> Figures:
    """What is wanted, what there is, and whether that is enough."""
    home, tables = figures["first_load"], figures["tables"].values()
    there = {
        "first_load_bytes": home["script_and_style_bytes"],
        "interactive_ms": home["interactive_ms"],
        "longest_task_ms": max(table["moving"]["longest_task_ms"] for table in tables),
        "third_party": home["third_party"] + sum(table["first_load"]["third_party"] for table in tables),
    }
    return {
        name: {"is": there[name], "at_most": most, "met": there[name] <= most} for name, most in MARKS.items()
    }


# ---------------------------------------------------------------------------------- visits


async def _visits(browser: Browser, address: str, game: str, progress: Progress) -> Figures:
    """The middle one of several first visits: to the first page, or straight to a table of a game."""
    visits = []
    for number in range(VISITS):
        progress(f"first visit {number + 1} of {VISITS}: {game or 'the first page'}, slowed {SLOWED} times")
        context = await _stranger(browser)
        route = await _sit_down(context, address, game) if game else ""
        visits.append(await _visit(context, address + route))
        await context.close()
    return sorted(visits, key=lambda visit: float(visit["interactive_ms"]))[VISITS // 2]


async def _visit(context: BrowserContext, address: str) -> Figures:
    page = await context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await _slow_down(page, SLOWED)
    await page.add_init_script(WATCH)
    await page.goto(address)
    await asyncio.wait_for(page.evaluate("readiness"), PATIENCE)
    seen = await _settled(page)
    sizes = dict.fromkeys((".js", ".css", ".woff2"), 0)
    for name, size in seen["files"]:
        kind = Path(urlsplit(name).path).suffix
        sizes[kind] = sizes.get(kind, 0) + size
    painted = seen["paints"].get("first-contentful-paint", seen["ready"])
    own = urlsplit(address).netloc
    hosts = [urlsplit(url).netloc for url in asked if urlsplit(url).scheme in {"http", "https", "ws", "wss"}]
    return {
        "script_bytes": sizes[".js"],
        "style_bytes": sizes[".css"],
        "script_and_style_bytes": sizes[".js"] + sizes[".css"],
        "font_bytes": sizes[".woff2"],
        "first_paint_ms": painted,
        "interactive_ms": max(painted, seen["ready"], *(start + lasts for start, lasts in seen["tasks"]), 0),
        "blocked_ms": sum(max(0, lasts - 50) for start, lasts in seen["tasks"] if start >= painted),
        "requests": len(hosts),
        "third_party": sum(host != own for host in hosts),
    }


async def _settled(page: Page) -> Figures:
    """What was seen, once nothing has happened for a while."""
    while True:
        before: Figures = await page.evaluate(SEEN)
        await asyncio.sleep(SETTLE)
        after: Figures = await page.evaluate(SEEN)
        if all(len(before[what]) == len(after[what]) for what in ("tasks", "files")):
            return before


# --------------------------------------------------------------------------- cards that move


async def _moving(
    browser: Browser, address: str, game: str, slowed: int, seconds: float, progress: Progress
) -> Figures:
    """A game of four seen from a seat for which a bot plays too, so that cards move all the time."""
    progress(f"{game}: cards move for {seconds:g} s, slowed {slowed} times")
    context = await _stranger(browser)
    route = await _sit_down(context, address, game)
    page = await context.new_page()
    updates: list[str | bytes] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda text: updates.append(text))  # noqa: PLW0108 (a built-in is not taken)

    page.on("websocket", listen)
    await page.add_init_script(WATCH)
    await page.goto(address + route)
    await asyncio.wait_for(page.evaluate("readiness"), PATIENCE)
    await _settled(page)
    await _slow_down(page, slowed)
    began, heard = await page.evaluate("performance.now()"), len(updates)
    await _send(context, address, route, {"type": "replace", "seat": 0, "level": "simple"})
    await asyncio.wait_for(_until(lambda: len(updates) > heard), PATIENCE)
    await asyncio.sleep(seconds)
    seen = await page.evaluate(SEEN)
    await context.close()
    tasks = [lasts for start, lasts in seen["tasks"] if start >= began]
    return {
        "seconds": seconds,
        "updates": len(updates) - heard,
        "longest_task_ms": max(tasks, default=0),
        "long_tasks": len(tasks),
    }


async def _until(fulfilled: Callable[[], bool]) -> None:
    while not fulfilled():
        await asyncio.sleep(0.02)


async def _stranger(browser: Browser) -> BrowserContext:
    """Without a service worker: how many bytes it hands out is not known."""
    return await browser.new_context(viewport=WINDOW, locale="en-GB", service_workers="block")


async def _slow_down(page: Page, times: int) -> None:
    line = await page.context.new_cdp_session(page)
    await line.send("Emulation.setCPUThrottlingRate", {"rate": times})


async def _sit_down(context: BrowserContext, address: str, game: str) -> str:
    """The route of a new table of four where this context's guest is asked to decide first or soon."""
    await context.request.post(f"{address}api/me", data={"name": "Ann"})
    bots = [{"kind": "bot", "level": "simple"}] * (min(MOST_PLAYERS, argosy.game(game).rules.players[-1]) - 1)
    settings = {"game": game, "seats": [{"kind": "me"}, *bots], "pace": PACE}
    answer = await context.request.post(f"{address}api/tables", data={"settings": settings, "start": True})
    return f"#/table/{(await answer.json())['table']}"


async def _send(context: BrowserContext, address: str, route: str, message: Figures) -> None:
    table = route.rpartition("/")[2]
    answer = await context.request.post(
        f"{address}api/tables/{table}", data={"id": f"bench {message['type']}", **message}
    )
    if not answer.ok:
        raise ArgosyError(f"the server refused {message['type']}: {await answer.text()}")
