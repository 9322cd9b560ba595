"""Takes the cards the harbour office shows, and pictures for messengers, from the rules' title pictures.

Run it by hand when cards change:

    cd tests && python -m web.strips
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path

from playwright.sync_api import Page

from argosy.games import manifest
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


# The title picture alone, as large as messengers show it; the name of a game is the same in all languages.
POSTER = """
    .title { position: fixed; inset: 0; z-index: 99; border: 0 !important; border-radius: 0 !important; }
    .title .picture { height: 630px !important; padding-top: 70px !important; }
    .title .picture span { width: 205px !important; margin: 0 -6px !important; }
    .title .cartouche { position: absolute !important; bottom: 56px; padding: 30px 60px !important;
        width: auto !important; justify-self: center; }
    .title .cartouche h2 { font-size: 84px !important; }
    .title .cartouche p { display: none !important; }
"""


def take_poster(page: Page, file: Path) -> None:
    page.locator(".picture span > svg").last.wait_for()
    page.add_style_tag(content=POSTER)
    page.wait_for_timeout(1_500)  # until the faces of letters and the chart are there
    page.screenshot(path=file, type="jpeg", quality=78)


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
            take(page, game, folder / game / "art/cards.webp")
            poster = browser.new_context(
                locale="en-GB", viewport={"width": 1200, "height": 630}, bypass_csp=True
            ).new_page()
            poster.goto(f"{server.address}/#/rules/{game}")
            take_poster(poster, Path(str(manifest(game).folder)) / "picture.jpg")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2] / "web/src/games")
