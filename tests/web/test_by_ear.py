"""Whole games by ear and by keyboard: by roles and names alone, each in a language of its own.

A screen reader says what is added to a live region, and the name of what the focus comes to.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from playwright.sync_api import Error, Locator, Page, expect

from argosy.core.events import Event
from argosy.words import Words
from web.conftest import NewPage
from web.moments import stand_at
from web.visiting import open_table, until, wait_for_others

Json = dict[str, Any]

MOST_STEPS = 120  # of the focus, to come to anything on the page
TOGETHER = 12  # cards or ports that share one stop of the Tab key

# What is added to live regions, and how often each was told.
LISTENING = """
    window.heard = [];
    const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
    new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes)
            for (const node of addedNodes) {
                const region = (node.nodeType === 1 ? node : target).closest?.(LIVE);
                const text = (node.textContent ?? "").replace(/\\s+/g, " ").trim();
                if (region && text) window.heard.push(text);
            }
    }).observe(document, { childList: true, subtree: true });
"""


class Said(NamedTuple):
    """A name, the states that go with it, and the names of what is around it."""

    name: str
    states: Json
    around: set[str]


def named(node: Json) -> str:
    return plain(node.get("name", {}).get("value", ""))


class Listener:
    """Somebody who plays without looking."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.words = page, Words(language)
        self.found: set[str] = set()  # names of what the Tab key has led to
        self.tree = page.context.new_cdp_session(page)
        self.tree.send("Accessibility.enable")  # or the tree of the whole page is made anew for each question
        page.add_init_script(LISTENING)
        page.reload()

    def word(self, message: str, **arguments: Any) -> str:
        return plain(self.words(message, **arguments))

    def counted(self, message: str) -> list[str]:
        """A message with whichever figure."""
        return [self.word(message, count=count) for count in range(12)]

    def said(self) -> Said:
        """What is said of what has the focus."""
        focused = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        found = self.tree.send(
            "Accessibility.getPartialAXTree",
            {"objectId": focused["result"]["objectId"], "fetchRelatives": True},
        )
        nodes = {node["nodeId"]: node for node in found["nodes"]}
        here = found["nodes"][0]
        around, above = set(), here.get("parentId")
        while above in nodes:
            around.add(named(nodes[above]))
            above = nodes[above].get("parentId")
        states = {state["name"]: state["value"].get("value") for state in here.get("properties", ())}
        return Said(named(here), states, around)

    def offered(self, names: Iterable[str]) -> str | None:
        """The first of these names that a button has, from its beginning on, which can be pressed."""
        names = list(names)
        if not self.page.get_by_role("button", name=any_of(names), disabled=False).count():
            return None
        for name in names:
            if self.page.get_by_role("button", name=beginning(name), disabled=False).count():
                return name
        return None

    def go_to(self, wanted: Callable[[Said], bool], group: str = "") -> None:
        """Tab by tab; where one stop stands for several things, along them by arrows."""
        near = group in self.found and self.leap(
            self.page.get_by_role("group", name=group).get_by_role("button")
        )
        for _ in range(1 if near else MOST_STEPS):
            said = self.said()
            if wanted(said):
                return
            if group and group in said.around:
                self.found.add(group)
                for arrow in ["ArrowRight"] * TOGETHER + ["ArrowLeft"] * TOGETHER:
                    self.page.keyboard.press(arrow)
                    if wanted(self.said()):
                        return
            self.page.keyboard.press("Tab")
        raise LookupError("no key leads there")

    def leap(self, found: Locator) -> bool:
        """By the list that a screen reader makes of buttons, to what the Tab key has led to before."""
        if not found.count():
            return False
        found.first.focus(timeout=2_000)
        return True

    def press(self, name: str, group: str = "") -> None:
        if name in self.found:
            self.leap(self.page.get_by_role("button", name=beginning(name), disabled=False))
        self.go_to(lambda said: said.name.startswith(name), group)
        self.found.add(name)
        self.page.keyboard.press("Enter")

    def heard(self) -> list[str]:
        return [plain(line) for line in self.page.evaluate("window.heard")]


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", re.sub("[\u2066-\u2069]", "", text)).strip()


def beginning(name: str) -> re.Pattern[str]:
    return re.compile(rf"^\s*{re.escape(name)}")


class Lot(dict[str, Any]):
    """One side of a deal, as it was sent."""

    def to_json(self) -> Json:
        return self


def as_it_was(event: Json) -> Event:
    fields: Json = {name: Lot(value) if isinstance(value, dict) else value for name, value in event.items()}
    return Event(**fields)


def sentences(listener: Listener, game: str, table: str, names: list[str]) -> list[tuple[int | None, str]]:
    """What happened and by whose decision, each once and in order."""
    told: list[tuple[int | None, str]] = []
    after = 0
    while True:
        answer: Json = listener.page.evaluate(
            "async (address) => (await fetch(address)).json()",
            f"api/tables/{table}/entries?after={after}&seat=0",
        )
        for entry in answer["entries"]:
            for event in entry.get("events", ()):
                sentence = listener.words.sentence(game, as_it_was(event), names, you=0)
                if sentence is not None:
                    told.append((entry.get("seat"), plain(sentence)))
        if not answer["entries"] or answer["entries"][-1]["seq"] >= answer["seq"]:
            return told
        after = answer["entries"][-1]["seq"]


def play(page: Page, decide: Callable[[], bool], is_over: Callable[[], bool]) -> None:
    def step() -> None:
        try:
            if not decide():
                wait_for_others(page)  # somebody else decides
        except (Error, LookupError):
            wait_for_others(page)  # the table moved on meanwhile

    until(is_over, step)


def say_a_name(listener: Listener) -> None:
    label = listener.word("web-name-label")
    listener.page.get_by_role("textbox", name=label).wait_for()
    listener.go_to(lambda said: said.name == label)
    listener.page.keyboard.type("Ann")
    listener.page.keyboard.press("Enter")
    listener.page.get_by_text(listener.words("web-hello-new", name="Ann")).wait_for()


def is_over(listener: Listener) -> bool:
    return listener.page.get_by_role("button", name=listener.word("web-rematch")).count() > 0


def any_of(names: Iterable[str]) -> re.Pattern[str]:
    return re.compile("|".join(rf"^\s*{re.escape(name)}" for name in names))


def check_what_was_heard(listener: Listener, game: str, table: str, names: list[str], asked: str) -> None:
    """Everything that happened, once and in order; in between, what was asked."""

    def announced() -> list[str]:
        return [line for line in listener.heard() if not line.startswith(f"{asked}:")]

    happened = sentences(listener, game, table, names)
    last = [happened[-1][1]]  # the page may offer a rematch a moment before it is said
    until(lambda: announced()[-1:] == last, lambda: wait_for_others(listener.page))
    heard, told = listener.heard(), announced()
    before = len(happened) - len(told)  # the page was not there yet
    assert told == [sentence for _, sentence in happened[before:]]
    assert all(seat != 0 for seat, _ in happened[:before])
    assert len(told) < len(heard), "nothing was asked"


def test_a_whole_game_of_port_royal_is_played_by_ear(new_page: NewPage) -> None:
    language = "en"
    page = new_page(language=language)
    listener = Listener(page, language)
    word = listener.word
    say_a_name(listener)
    table = open_table(page, "port-royal", "me", "simple", options={"turn_limit": 4})
    take = word("web-port-royal-take-offer", offer="")
    draw, stop = word("web-port-royal-draw"), word("web-port-royal-stop")
    others = [word(f"web-port-royal-{deed}") for deed in ("repel", "claim", "end-turn", "pass")]
    draws = itertools.count()

    def decide() -> bool:
        wishes = [draw, stop] if next(draws) % 3 else [stop, draw]
        found = listener.offered([take, *wishes, *others])
        if found is not None:
            listener.press(found, group=word("port-royal-harbour") if found == take else "")
        return found is not None

    play(page, decide, lambda: is_over(listener))
    names = ["Ann", word("web-port-royal-beast-1")]
    asked = word("web-port-royal-wanted")
    check_what_was_heard(listener, "port-royal", table, names, asked)


def test_a_whole_game_of_oltre_mare_is_played_by_ear(new_page: NewPage) -> None:
    language = "de"
    page = new_page(language=language)
    listener = Listener(page, language)
    word = listener.word
    say_a_name(listener)
    table = open_table(page, "oltre-mare", "me", "simple")
    hand, ports = word("oltre-mare-hand"), word("oltre-mare-ports")
    discard, cards = (listener.counted(f"web-oltre-mare-do-{deed}") for deed in ("discard", "play"))
    ends = [word(f"web-oltre-mare-do-{deed}") for deed in ("finish", "stay", "load")]
    decline, deck = word("web-oltre-mare-decline"), word("oltre-mare-deck")

    def can_be_chosen(said: Said) -> bool:
        """A card of the hand that is not chosen yet."""
        return hand in said.around and said.states.get("pressed") == "false"

    def can_be_sailed_to(said: Said) -> bool:
        return ports in said.around and not said.states.get("disabled")

    def decide() -> bool:
        if (found := listener.offered([decline, *discard, *cards])) is not None:
            listener.press(found)
        elif page.get_by_role("button", name=any_of(discard + cards), disabled=True).count():
            listener.go_to(can_be_chosen, hand)
            page.keyboard.press("Space")
        elif page.get_by_role("group", name=ports).get_by_role("button", disabled=False).count():
            listener.go_to(can_be_sailed_to, ports)
            page.keyboard.press("Enter")
        elif (found := listener.offered([*ends, deck])) is not None:
            listener.press(found)
        else:
            return False
        return True

    play(page, decide, lambda: is_over(listener))
    names = ["Ann", word("web-oltre-mare-captain-1")]
    asked = word("web-oltre-mare-your-decision")
    check_what_was_heard(listener, "oltre-mare", table, names, asked)


def test_the_harbour_is_a_heading_and_a_list_and_is_told_when_asked(new_page: NewPage) -> None:
    page = new_page()
    listener = Listener(page, "en")
    say_a_name(listener)
    stand_at(page, "port-royal", "take")
    heading = page.get_by_role("heading", name="Harbour: ", level=1)
    expect(heading).to_have_text(re.compile(r"Harbour: 6 cards, 2 ship types, 1 card to take"))
    harbour = page.get_by_role("list", name="Harbour", exact=True)
    expect(harbour.get_by_role("listitem")).to_have_count(6)
    expect(page.get_by_role("list", name="The other players").get_by_role("listitem")).to_have_count(2)
    before = len(listener.heard())
    page.keyboard.press("w")
    told = listener.heard()[before:]
    assert told[0].startswith("Waiting for your decision: Take 1 card")
    assert told[1].startswith(
        "Harbour: 6 cards, 2 ship types, 1 card to take: red Frigate, 1 coin, 1 sword; "
    )
    assert any(line.startswith("You: 3 coins, 0 swords, 1 point. Settler") for line in told)
    page.get_by_role("button", name="Tell me the table").press("Enter")  # where there are no keys
    assert listener.heard()[before + len(told) :] == told


def test_a_trading_table_is_told_when_asked_also_on_a_keyboard_with_other_letters(new_page: NewPage) -> None:
    page = new_page()
    listener = Listener(page, "en")
    say_a_name(listener)
    stand_at(page, "oltre-mare", "trade")
    page.get_by_role("group", name="Hand", exact=True).wait_for()
    before = len(listener.heard())
    page.evaluate("""dispatchEvent(new KeyboardEvent("keydown", { key: "ц", code: "KeyW" }))""")
    expect(page.get_by_role("log").get_by_text("Hand: ").first).to_be_attached()
    told = listener.heard()[before:]
    assert any(line == "Your decision: Deal, buy, then end the trade phase" for line in told)
    assert any(line.startswith("You: Ducats: 11, ") for line in told)
    assert any(line.startswith("Zuane: Ducats: 17, ") for line in told)
