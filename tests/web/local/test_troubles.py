"""What can go wrong with games in the browser: each is said in words, and nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from argosy.words import Words
from web.local.test_local_games import GAMES, WORDS, Visit, decide, decisions, open_here
from web.moments import record_until
from web.static_site import Site
from web.test_replay import bring
from web.visiting import button, go, until, wait_for_others

NO_DATABASE = "Object.defineProperty(self, 'indexedDB', { value: undefined });"
REFUSED_DATABASE = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"
NO_WEBASSEMBLY = "delete self.WebAssembly;"

# Changes what is kept under a key; without a change it is only read.
IN_STORE = """async ([store, key, change]) => {
    const settled = (request) => new Promise((settle, fail) => {
        request.onsuccess = () => settle(request.result);
        request.onerror = () => fail(request.error);
    });
    const database = await settled(indexedDB.open("argosy"));
    const kept = database.transaction(store, change ? "readwrite" : "readonly").objectStore(store);
    const value = await settled(kept.get(key));
    if (change) await settled(kept.keyPath ? kept.put({ ...value, ...change })
                                           : kept.put({ ...value, ...change }, key));
    database.close();
    return JSON.stringify(value);
}"""


def entry(page: Page, table: str, number: int, **change: object) -> str:
    """An entry as it was kept, changed by what is named."""
    kept: str = page.evaluate(IN_STORE, ["entries", [table, number], change or None])
    return kept


def play_a_little(page: Page, game: str = GAMES[0]) -> str:
    table = open_here(page, game, "me", "cabin-boy")
    until(lambda: decisions(page) > 4, lambda: decide(page, game))
    return table


def alert(page: Page, words: str) -> None:
    expect(page.get_by_role("alert").first).to_contain_text(words)


def goes_on(page: Page, game: str = GAMES[0]) -> None:
    known = decisions(page)
    until(lambda: decisions(page) > known, lambda: decide(page, game))


def saved(page: Page, folder: Path) -> str:
    """The record that is downloaded."""
    with page.expect_download() as saving:
        button(page, "Download the record").click()
    saving.value.save_as(folder / "game.argosy")
    return (folder / "game.argosy").read_text()


# ---------------------------------------------------------------------------------- two tabs


def test_a_table_is_played_in_one_tab_and_looked_at_in_others(visit: Visit) -> None:
    one = visit()
    table = play_a_little(one)
    other = visit(beside=one)
    go(other, f"table/{table}")
    alert(other, WORDS("web-refusal-elsewhere"))
    go(other, f"replay/{table}")
    expect(other.get_by_text(re.compile(r"^Move \d+ of"))).to_be_visible()
    goes_on(one)
    go(other, f"table/{table}")
    one.close()
    button(other, "Try again").click()
    other.locator("[data-log] li").first.wait_for()
    goes_on(other)


# ------------------------------------------------------------------- what a browser may lack


@pytest.mark.parametrize("lacking", [NO_DATABASE, REFUSED_DATABASE])
def test_a_browser_that_keeps_nothing_says_so_and_plays_while_the_page_is_open(
    visit: Visit, lacking: str
) -> None:
    page = visit(worker=lacking, script=lacking)
    play_a_little(page)
    notice = page.get_by_text(WORDS("web-local-not-kept"))
    expect(notice).to_be_visible()
    go(page, "")
    page.get_by_role("listitem").filter(has_text="On this device").get_by_role("link").click()
    page.locator("[data-log] li").first.wait_for()
    goes_on(page)
    go(page, "")
    rows = page.get_by_role("listitem").filter(has_text="On this device")
    rows.get_by_role("button", name=re.compile("^Delete")).click()
    rows.get_by_role("button", name="Delete", exact=True).click()
    expect(rows).to_have_count(0)


def test_a_browser_without_webassembly_says_so(visit: Visit) -> None:
    page = visit(worker=NO_WEBASSEMBLY)
    german = Words("de")
    button(page, "Play now").first.click()
    alert(page, WORDS("web-refusal-no-engine"))
    page.locator("header select").select_option("de")
    button(page, german("web-play-now")).first.click()
    alert(page, german("web-refusal-no-engine"))


# ------------------------------------------------------------------------- files that are not there


def missing(route: Route) -> None:
    route.abort()


def other_engine(route: Route) -> None:
    """Still one that could run: some other version's."""
    route.fulfill(body=route.fetch().body() + b"\x00\x02\x01x", content_type="application/wasm")


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (other_engine, "web-refusal-bad-engine"),
        (missing, "web-refusal-no-rules"),
    ],
)
def test_without_its_engine_file_a_game_does_not_begin_and_then_does(
    visit: Visit, answer: Callable[[Route], None], message: str
) -> None:
    page = visit(expected="")
    page.route("**/engine-*.wasm", answer)
    button(page, "Play now").first.click()
    alert(page, WORDS(message))
    page.unroute("**/engine-*.wasm")
    button(page, "Play now").first.click()
    page.wait_for_url(re.compile("#/table/local-"))
    goes_on(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_whose_net_cannot_be_fetched_is_stood_in_for(visit: Visit, game: str) -> None:
    page = visit(expected="")
    page.route("**/net-*.safetensors", missing)
    open_here(page, game, "me", "admiral")
    notice = page.get_by_text(WORDS("web-local-unlearned"))
    until(lambda: notice.count() > 0, lambda: decide(page, game))
    goes_on(page, game)
    until(
        lambda: page.get_by_role("button", name="Hint", disabled=False).count() > 0,
        lambda: decide(page, game),
    )
    button(page, "Hint").click()
    alert(page, WORDS("web-refusal-no-net"))


# --------------------------------------------------------------------------- what is kept


def test_a_damaged_game_is_named_looked_at_saved_and_stays(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    table = play_a_little(page)
    go(page, "")
    button(page, "Play now").first.wait_for()
    entry(page, table, 5, codes=[9999])
    go(page, f"table/{table}")
    alert(page, WORDS("web-refusal-damaged"))
    assert "\nend 2 sha256=" in saved(page, tmp_path)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text("Move 0 of 2")).to_be_visible()
    expect(page.get_by_text(WORDS("web-refusal-damaged"))).to_be_visible()
    assert '"codes":[9999]' in entry(page, table, 5)
    page.evaluate(IN_STORE, ["tables", table, {"seats": None, "game": 7}])
    go(page, "")
    rows = page.get_by_role("listitem").filter(has_text="On this device")
    expect(rows).to_have_count(1)
    rows.get_by_role("button", name=re.compile("^Delete")).click()
    rows.get_by_role("button", name="Delete", exact=True).click()
    expect(rows).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_older_rules_opens_to_be_looked_at_and_saved(
    visit: Visit, game: str, tmp_path: Path
) -> None:
    page = visit()
    table = play_a_little(page, game)
    go(page, "")
    button(page, "Play now").first.wait_for()
    entry(page, table, 2, rules=0)
    go(page, f"table/{table}")
    alert(page, WORDS("web-refusal-other-rules"))
    alert(page, WORDS("web-local-read-only"))
    text = saved(page, tmp_path)
    assert "\nrules 0\n" in text
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text(re.compile(r"^Move 0 of [1-9]"))).to_be_visible()
    go(page, "")
    bring(page, "game.argosy", text)
    alert(page, WORDS("web-refusal-other-rules"))


def test_records_that_cannot_be_read_say_why(visit: Visit) -> None:
    text = record_until("port-royal", "draw or stop", players=2)
    body, _, _ = text.rpartition("end ")
    page = visit()
    for damaged, words in {
        "Dear diary\n": WORDS("web-refusal-no-record"),
        text[:-40]: "the record is cut short",
        text.replace("draw", "stop", 1): "its check sum does not fit its text",
        text.replace("\n\n", "\n", 1): "its check sum does not fit its text",
        body: "the record is cut short",
        "x" * 1_100_000: WORDS("web-refusal-too-long"),
    }.items():
        bring(page, "broken.argosy", damaged)
        alert(page, words)
        expect(button(page, "Open a record")).to_be_enabled()
    expect(page.get_by_role("listitem").filter(has_text="On this device")).to_have_count(0)


def allow(page: Page, site: Site, room: int | None) -> None:
    """So many bytes may be kept for this site; as many as usual without a figure."""
    size = {} if room is None else {"quotaSize": room}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": site.origin, **size})


def test_full_storage_is_said_and_the_game_goes_on_once_there_is_room(visit: Visit, site: Site) -> None:
    page = visit()
    allow(page, site, 50_000)  # before anything is kept: a browser asks for its quota but now and then
    button(page, "Play now").first.click()
    alert(page, WORDS("web-refusal-storage-full"))
    allow(page, site, 95_000)
    table = play_a_little(page)
    notice = page.get_by_text(WORDS("web-local-full"))
    until(lambda: notice.count() > 0, lambda: decide(page, GAMES[0]))
    known = decisions(page)
    page.wait_for_timeout(100)
    assert decisions(page) == known
    allow(page, site, None)
    goes_on(page)
    expect(notice).to_have_count(0)
    known = decisions(page)
    page.reload()
    until(lambda: decisions(page) >= known, lambda: wait_for_others(page))
    assert str(page.evaluate("location.hash")).endswith(table)
