"""Takes the pictures of both tables for docs/, by day and by night; run it by hand when looks change.

cd tests && python -m web.pictures
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from argosy.server.bot_runner import decide
from server.serving import Served, served
from web.visiting import introduce, open_table

WINDOW: ViewportSize = {"width": 1440, "height": 900}
LARGEST = 200_000  # bytes
SETTLE = 1_500  # milliseconds until fonts, chart and odds are there

Json = dict[str, Any]


def is_rich_harbour(view: Json) -> bool:
    kinds = {choice["action"] for choice in view["choices"]}
    mine = view["seats"][0]["display"]
    return {"draw", "stop"} <= kinds and len(view["harbour"]) >= 5 and len(mine) >= 5


def is_planning(view: Json) -> bool:
    is_mine = view["active"] == 0 and view["phase"] == "trade"
    return is_mine and view["seats"][0]["cargo"] >= 4 and len(view["hand"]) >= 4 and not view["offers"]


MOMENTS = {"port-royal": is_rich_harbour, "oltre-mare": is_planning}
# A scoring that lies over the chart is put away, and the first cards are planned to be played.
KEYS = {
    "port-royal": (),
    "oltre-mare": ("Escape", "h", "Space", "ArrowRight", "Space", "ArrowRight", "Space"),
}


def play_until(page: Page, server: Served, game: str, wanted: Callable[[Json], bool]) -> None:
    """Game after game, until one comes to such a moment; a bot decides for the person, too."""
    while True:
        table = open_table(page, game, "me", "simple", "simple", "simple")
        while (
            position := server.services.tables.live[table].table.position
        ) is not None and not position.over:
            now, seq = position.copy(), server.services.tables.live[table].table.seq
            if 0 not in now.to_act:
                page.wait_for_timeout(20)
            elif wanted(now.view(0)):
                return
            else:
                message = {"type": "decide", "seat": 0, "seq": seq, "action": decide(game, "simple", now, 0)}
                page.request.post(
                    f"{server.address}/api/tables/{table}", data={"id": f"{table}{seq}", **message}
                )


def take(page: Page, file: Path) -> None:
    """As fine as the size allows."""
    for quality in range(90, 40, -5):
        page.screenshot(path=file, type="jpeg", quality=quality)
        if file.stat().st_size <= LARGEST:
            return
    raise ValueError(f"{file.name} is larger than {LARGEST} bytes whatever is done")


@contextmanager
def browsing() -> Iterator[tuple[Served, Browser]]:
    """A server with an empty store, and a browser."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with (
        tempfile.TemporaryDirectory() as store,
        served(f"{store}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield server, browser
        browser.close()


def main(folder: Path) -> None:
    with browsing() as (server, browser):
        page = browser.new_page(viewport=WINDOW, locale="en-GB", reduced_motion="reduce")
        page.goto(server.address)
        introduce(page, "Ann")
        for game, wanted in MOMENTS.items():
            play_until(page, server, game, wanted)
            page.wait_for_timeout(SETTLE)
            for key in KEYS[game]:
                page.keyboard.press(key)
            page.mouse.move(WINDOW["width"] - 1, WINDOW["height"] - 1)
            for night in (False, True):
                page.emulate_media(color_scheme="dark" if night else "light")
                page.wait_for_timeout(SETTLE)
                take(page, folder / f"{game}{'-night' if night else ''}.jpg")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2] / "docs")
