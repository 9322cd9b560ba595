"""Takes the cards the harbour office shows, from the rules' title pictures; run it by hand when cards change.

cd tests && python -m web.strips
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path

from playwright.sync_api import Page

from web.pictures import browsing

# The cards in their order, by where they lie in the rules' picture.
CARDS = {"port-royal": (0, 1, 2, 5, 6), "oltre-mare": (0, 1, 2, 3, 4)}
WIDTH = 120  # of a card, in the page's pixels
FINENESS = 2.5  # the screens of phones have two or three pixels for each
QUALITY = 0.8

# Upright and without names, which the page writes itself in the reader's language.
PLAIN = f"""
    .picture span {{ width: {WIDTH}px !important; margin: 8px !important; }}
    .picture span {{ transform: none !important; filter: none !important; }}
    .pr-title, .om-name {{ visibility: hidden; }}
    .picture > svg {{ display: none; }}
"""
JOIN = """async ([pictures, quality]) => {
    const cards = await Promise.all(pictures.map(async (picture) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        return image;
    }));
    const strip = new OffscreenCanvas(cards.length * cards[0].width, cards[0].height);
    const paper = strip.getContext("2d");
    cards.forEach((card, i) => paper.drawImage(card, i * cards[0].width, 0));
    const file = await strip.convertToBlob({ type: "image/webp", quality });
    const bytes = new Uint8Array(await file.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


def take(page: Page, game: str, file: Path) -> None:
    page.locator(".picture span > svg").last.wait_for()
    page.add_style_tag(content=PLAIN)
    page.wait_for_timeout(1_000)  # until the faces of letters are there
    cards = page.locator(".picture span > svg")
    pictures = [
        base64.b64encode(cards.nth(number).screenshot(omit_background=True)).decode()
        for number in CARDS[game]
    ]
    file.write_bytes(base64.b64decode(page.evaluate(JOIN, [pictures, QUALITY])))


def main(folder: Path) -> None:
    with browsing() as (server, browser):
        for game in CARDS:
            # without the security policy, so that the page takes styles and pictures from here
            context = browser.new_context(locale="en-GB", device_scale_factor=FINENESS, bypass_csp=True)
            page = context.new_page()
            page.goto(f"{server.address}/#/rules/{game}")
            take(page, game, folder / f"cards-{game}.webp")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2] / "web/src/parts")
