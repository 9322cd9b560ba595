"""Argosy as a folder on a plain file server: without a server, after one visit without a connection."""

from __future__ import annotations

import gzip
import json
import re
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect

import argosy
from argosy.words import LANGUAGES, Words
from web.conftest import PROFILES
from web.local.test_local_games import decide, decisions, open_here
from web.static_site import NEWER, PATH, Site
from web.visiting import COASTLESS, button, go, until

PUBLIC = Path(__file__).parents[2] / "web/public"
MOST_AT_FIRST = 150_000  # bytes of script and style
WHOLE = """async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((wait) => setTimeout(wait, 20));
}"""
LOADED = """() => performance.getEntriesByType("resource").map((file) => file.name)"""

Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    """Visitors of the site. Whatever fails on their pages fails the test, and so does any other address."""
    contexts, troubles = [], []

    def asked(request: Request) -> None:
        if not request.url.startswith((site.address, "data:")):
            troubles.append(f"asked for {request.url}")

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page is left before its icon has come
            troubles.append(f"{request.url}: {request.failure}")

    def make(
        profile: str = "desktop", language: str = "en-GB", night: bool = False, keeps: bool = True
    ) -> Page:
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
        context.add_init_script(COASTLESS)
        page = context.new_page()
        page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("request", asked)
        page.on("requestfailed", failed)
        page.on(
            "response", lambda got: troubles.append(f"{got.url}: {got.status}") if got.status >= 400 else None
        )
        page.set_default_timeout(60_000)
        page.goto(site.address)
        return page

    yield make
    for context in contexts:
        context.close()
    assert troubles == []


def keep_all(page: Page) -> None:
    """Until the service worker has every file, and this page."""
    page.evaluate(WHOLE)


def come_true(page: Page, what: str, about: str = "") -> None:
    """Until a promise resolves to true."""
    until(lambda: page.evaluate(what, about) is True, lambda: page.wait_for_timeout(50))


def look_around(page: Page, language: str = "en") -> None:
    """Every screen that needs no server, each with what only it shows."""
    words = Words(language)
    go(page, "")
    expect(page.get_by_role("button", name=words("web-play-now"))).to_have_count(len(argosy.NAMES))
    for game in argosy.NAMES:
        go(page, f"rules/{game}")
        expect(page.get_by_role("heading", name=words.title(game), level=2)).to_be_visible()
        options = page.locator("[data-section=options] li")
        expect(options).to_have_count(len(argosy.game(game).options))
        go(page, f"new/{game}")
        expect(page.get_by_role("combobox", name=words("web-seat", number=1))).to_be_visible()
    go(page, "settings")
    expect(page.get_by_role("heading", name=words("web-settings"), level=1)).to_be_visible()
    expect(page.get_by_role("heading", name=words("web-kept"))).to_be_visible()
    go(page, "credits")
    expect(page.get_by_role("heading", name=words("web-credits"), level=1)).to_be_visible()


def loaded(page: Page) -> list[str]:
    """The names of the scripts and styles on this page."""
    addresses: list[str] = page.evaluate(LOADED)
    return [address.rpartition("/")[2] for address in addresses if address.endswith((".js", ".css"))]


# ------------------------------------------------------------------------------ no server


@pytest.mark.parametrize("profile", PROFILES)
def test_every_page_that_needs_no_server_works_under_a_path(visit: Visit, profile: str, site: Site) -> None:
    look_around(visit(profile))
    assert all(path.startswith(f"/{PATH}/") for path in site.asked if not path.startswith("/favicon"))


def test_what_needs_a_server_is_not_offered(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_text("On this device").first).to_be_visible()
    for absent in ("Open tables", "Another device"):
        expect(page.get_by_role("heading", name=absent)).to_have_count(0)
    expect(page.get_by_role("textbox")).to_have_count(0)
    go(page, f"new/{argosy.NAMES[0]}")
    seats = page.get_by_role("combobox", name="Seat 1")
    expect(seats).to_be_visible()
    words = Words("en")
    invited = {words("web-choose-friend"), words("web-choose-reserved")}
    assert not invited & {text.strip() for text in seats.locator("option").all_text_contents()}
    page.get_by_text(words("web-more-settings")).click()
    expect(page.get_by_label(words("web-set-undo"))).to_be_visible()
    for absent in ("Chat", "Allow spectators", "Show in the list of open tables"):
        expect(page.get_by_label(absent)).to_have_count(0)
    go(page, "settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(page.get_by_label("Notify me when it is my turn")).to_have_count(0)


def test_a_name_is_kept_on_this_device(visit: Visit) -> None:
    page = visit()
    go(page, "settings")
    page.get_by_role("textbox", name="What shall we call you?").fill(" Ann ")
    button(page, "That’s me").click()
    go(page, "")
    expect(page.get_by_text("Welcome aboard, Ann.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Welcome back, Ann.")).to_be_visible()


def test_the_first_load_is_small(visit: Visit, site: Site) -> None:
    page = visit(keeps=False)  # or what is kept anyway would be loaded ahead
    expect(button(page, "Play now").first).to_be_visible()
    files = [site.folder / "assets" / name for name in loaded(page)]
    assert 20_000 < sum(len(gzip.compress(file.read_bytes())) for file in files) <= MOST_AT_FIRST


# -------------------------------------------------------------------------- no connection


def test_after_one_visit_everything_opens_without_a_connection_in_every_language(
    visit: Visit, site: Site
) -> None:
    page = visit()
    keep_all(page)
    site.asked.clear()
    page.context.set_offline(True)
    for language in LANGUAGES:
        page.reload()
        page.locator("header select").select_option(language)
        look_around(page, language)
        go(page, "")
    assert set(site.asked) <= {
        f"/{PATH}/sw.js"
    }  # the browser itself looks for a newer one, whatever it is told


def test_another_tab_opens_without_a_connection(visit: Visit) -> None:
    page = visit("phone")
    keep_all(page)
    page.context.set_offline(True)
    other = page.context.new_page()
    other.goto(page.url)
    expect(button(other, "Play now").first).to_be_visible()


@pytest.mark.parametrize("game", argosy.NAMES)
def test_without_a_connection_games_are_played_also_against_the_strongest_and_in_another_language(
    visit: Visit, site: Site, game: str
) -> None:
    page = visit()
    keep_all(page)
    open_here(page, game, "me", "admiral")
    until(lambda: used(page, "safetensors") and decisions(page) > 3, lambda: decide(page, game))
    page.context.set_offline(True)
    site.asked.clear()
    page.reload()
    page.locator("[data-log] li").first.wait_for()
    known = decisions(page)
    until(lambda: decisions(page) > known + 6, lambda: decide(page, game))
    expect(page.get_by_text(Words("en")("web-local-unlearned"))).to_have_count(0)
    button(page, "Hint").wait_for()
    go(page, "")
    page.locator("header select").select_option("pl")
    words = Words("pl")
    page.get_by_role("button", name=words("web-play-now")).nth(argosy.NAMES.index(game)).click()
    page.wait_for_url(re.compile("#/table/local-"))
    page.get_by_role("button", name=words("web-menu")).click()
    expect(page.get_by_text(words("web-place-here")).first).to_be_visible()
    assert [path for path in site.asked if not path.endswith("/sw.js")] == []


def used(page: Page, kind: str) -> bool:
    """Whether the service worker keeps a file of a kind that is kept once it was used."""
    names: list[str] = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat()"""
    )
    return any(name.endswith(kind) for name in names)


# --------------------------------------------------------------------------- new versions


def look_for_newer(page: Page) -> None:
    """A browser that is looking already does not look again: what it finds may be from before."""
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update()).catch(() => 0)")
    page.wait_for_timeout(500)


def test_a_new_version_takes_over_as_a_whole_and_an_open_page_keeps_its_own(visit: Visit, site: Site) -> None:
    page = visit()
    keep_all(page)
    site.renew()
    offer = page.get_by_text("A new version is available.")
    until(offer.is_visible, lambda: look_for_newer(page))
    look_around(page)  # its parts are gone from the host, and were not fetched before
    assert not [name for name in loaded(page) if NEWER in name]
    button(page, "Reload").click()
    expect(offer).to_have_count(0)
    look_around(page)
    page.context.set_offline(True)
    page.reload()
    look_around(page)
    assert [name for name in loaded(page) if NEWER not in name] == []


def test_who_comes_after_a_new_version_gets_it_at_once(visit: Visit, site: Site) -> None:
    page = visit()
    keep_all(page)
    site.renew()
    page.reload()
    look_around(page)
    assert [name for name in loaded(page) if NEWER not in name] == []


def test_half_a_new_version_is_not_taken(visit: Visit, site: Site) -> None:
    page = visit()
    keep_all(page)
    whole = site.files()["version"]
    site.renew()
    torn = next((site.folder / "assets").glob("Settings*.js"))
    torn.write_bytes(torn.read_bytes()[:-1])
    look_for_newer(page)
    come_true(page, "navigator.serviceWorker.getRegistration().then((one) => !one.installing)")
    names: list[str] = page.evaluate("caches.keys()")
    assert [name.rpartition(" ")[2] for name in names if not name.endswith("later")] == [whole]
    page.context.set_offline(True)
    page.reload()
    look_around(page)
    assert not [name for name in loaded(page) if NEWER in name]


# ------------------------------------------------------------------- large files, no room


def test_large_files_are_fetched_ahead_by_a_switch_that_names_their_size(visit: Visit, site: Site) -> None:
    path = site.add_large(bytes(range(250)) * 10_000)
    page = visit()
    keep_all(page)
    assert f"/{PATH}/{path}" not in site.asked
    go(page, "settings")
    switch = page.get_by_label("Also keep what the strong bots have learned (2.5 MB)")
    switch.check()
    come_true(page, "path => caches.match(path).then((kept) => Boolean(kept))", path)
    page.context.set_offline(True)
    page.reload()
    expect(switch).to_be_checked()
    size = "path => fetch(path).then((answer) => answer.arrayBuffer()).then((bytes) => bytes.byteLength)"
    assert page.evaluate(size, path) == 2_500_000
    switch.uncheck()
    come_true(page, "path => caches.match(path).then((kept) => !kept)", path)


def test_a_large_file_is_kept_once_it_was_used(visit: Visit, site: Site) -> None:
    path = site.add_large(b"weights" * 1_000)
    page = visit()
    keep_all(page)
    assert page.evaluate("path => fetch(path).then((answer) => answer.text())", path) == "weights" * 1_000
    page.context.set_offline(True)
    page.reload()
    assert page.evaluate("path => fetch(path).then((answer) => answer.text())", path) == "weights" * 1_000


def allow(page: Page, site: Site, room: int) -> None:
    """So many bytes may be kept for this site."""
    talk = page.context.new_cdp_session(page)
    talk.send("Storage.overrideQuotaForOrigin", {"origin": site.origin, "quotaSize": room})


def test_no_room_for_a_new_version_is_said_and_the_old_one_stays(visit: Visit, site: Site) -> None:
    page = visit()
    keep_all(page)
    used: int = page.evaluate("navigator.storage.estimate().then((known) => known.usage)")
    allow(page, site, used + 100_000)
    site.renew()
    full = page.get_by_text("This browser has no room to keep more of Argosy.")
    until(full.is_visible, lambda: look_for_newer(page))
    page.context.set_offline(True)
    page.reload()
    look_around(page)
    assert not [name for name in loaded(page) if NEWER in name]


def test_no_room_for_a_large_file_is_said_and_it_is_used_all_the_same(visit: Visit, site: Site) -> None:
    path = site.add_large(b"weights" * 1_000_000)
    page = visit()
    keep_all(page)
    used: int = page.evaluate("navigator.storage.estimate().then((known) => known.usage)")
    allow(page, site, used + 1_000_000)
    size = "path => fetch(path).then((answer) => answer.text()).then((text) => text.length)"
    assert page.evaluate(size, path) == 7_000_000
    expect(page.get_by_text("This browser has no room to keep more of Argosy.")).to_be_visible()


# ------------------------------------------------------------------------------ installed


def manifest() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    return read


def test_it_installs_under_whatever_path_it_has() -> None:
    told = manifest()
    assert (told["start_url"], told["scope"], told["display"]) == ("./", "./", "standalone")
    assert "id" not in told, "an id knows no path, and two of one host would be one"
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}


@pytest.mark.parametrize("icon", [icon for icon in manifest()["icons"] if icon["type"] == "image/png"])
def test_its_icons_have_the_sizes_that_are_told(icon: dict[str, str]) -> None:
    head = (PUBLIC / icon["src"]).read_bytes()[:24]
    width, height = struct.unpack(">II", head[16:])
    assert head.startswith(b"\x89PNG")
    assert icon["sizes"] == f"{width}x{height}"
    assert width == height
    assert re.fullmatch(r"icon-(maskable-)?\d+\.png", icon["src"])
