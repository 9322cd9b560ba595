"""Draws the icons of the installed client from web/public/icon.svg; run it by hand when that changes.

cd tests && python -m web.icons
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[2] / "web/public"
CORNERS = ' rx="14"'
# By name: pixels, and how much of the square the drawing takes. Where it is less than all, the ground goes
# to the edge, for the system cuts its own shape out of it; a maskable icon is safe within four fifths.
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 0.92),
    "apple-touch-icon.png": (180, 0.94),
}


def drawing(scale: float) -> str:
    svg = (PUBLIC / "icon.svg").read_text("utf-8").strip()
    if scale == 1.0:
        return svg
    assert CORNERS in svg
    head, ground, rest = svg.replace(CORNERS, "").replace("/><", "/>\n<").partition("/>")
    middle = f"translate(32 32) scale({scale}) translate(-32 -32)"
    return f'{head}{ground}<g transform="{middle}">{rest.removesuffix("</svg>")}</g></svg>'


def draw(page: Page, name: str) -> None:
    size, scale = ICONS[name]
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing(scale)}")
    page.screenshot(path=PUBLIC / name, omit_background=True)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for icon in ICONS:
            draw(browser.new_page(), icon)
        browser.close()
