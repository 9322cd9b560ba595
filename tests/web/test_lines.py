"""What bots say at the table: chosen from what everybody sees, the same for all, never too much of it."""

from __future__ import annotations

import itertools
import json
import random
import re
import subprocess
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import argosy
from argosy.players.levels import LEVELS
from argosy.table.bots import decide
from argosy.words import LANGUAGES, Words
from contract.walks import some_actor
from table.serving import Served
from web.conftest import NewPage
from web.visiting import go, introduce, open_table, until

Json = dict[str, Any]

CHOOSER = Path(__file__).with_name("choose_lines.mjs")
APART = 10_000  # milliseconds between entries: nothing is too soon


def ask_the_client(tables: list[Json]) -> Json:
    """What it knows to say, and what it lets be said at some tables."""
    done = subprocess.run(
        ["node", str(CHOOSER)], input=json.dumps(tables), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    answer: Json = json.loads(done.stdout)
    return answer


def lines_of(*tables: Json) -> list[list[Json]]:
    chosen: list[list[Json]] = ask_the_client(list(tables))["chosen"]
    return chosen


@cache
def known() -> Json:
    return ask_the_client([])


def table(
    entries: Iterable[list[Json]], *levels: str | None, game: str = "port-royal", name: str = "one"
) -> Json:
    """A table at which these events happened, entry by entry."""
    told = [
        {
            "seq": seq,
            "at": seq * APART,
            "kind": "decided",
            "how": "bot",
            "seat": events[0].get("seat", 0),
            "events": events,
        }
        for seq, events in enumerate(entries, 1)
    ]
    return {"id": name, "game": game, "levels": levels, "entries": told}


def turns(number: int) -> list[Json]:
    return [{"kind": "turn", "seat": 0}] * number


def win(seat: int) -> list[Json]:
    return [{"kind": "win", "seat": seat, "amount": 12}]


def bust(seat: int) -> list[Json]:
    return [{"kind": "bust", "seat": seat, "card": "ship_red_1_1"}]


# ----------------------------------------------------------------------------------- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_that_can_be_said_stands_in_the_catalogue_and_every_other_is_gone(language: str) -> None:
    text = files("argosy").joinpath("messages", language, "lines.ftl").read_text(encoding="utf-8")
    written = re.findall("^(lines-[a-z0-9-]+) =", text, flags=re.MULTILINE)
    assert sorted(written) == sorted(["lines-said", *known()["known"]])


def test_the_levels_that_talk_are_those_people_meet() -> None:
    assert set(known()["levels"]) == set(LEVELS)


@pytest.mark.parametrize("game", argosy.NAMES)
def test_an_occasion_comes_with_events_that_there_are(game: str) -> None:
    kinds = {kind.name.lower() for kind in argosy.game(game).rules.happenings}
    assert known()["kinds"][game]
    assert set(known()["kinds"][game]) <= kinds


# ------------------------------------------------------------------------------- who, when


def test_whoever_wins_has_the_last_word() -> None:
    (said,) = lines_of(table([turns(1), win(1)], None, "captain"))
    assert [(line["seq"], line["seat"]) for line in said] == [(2, 1)]
    assert re.fullmatch("lines-captain-win-[12]", said[0]["line"])


def test_where_a_person_wins_a_bot_says_something_about_it() -> None:
    (said,) = lines_of(table([win(0)], None, "admiral"))
    assert [line["seat"] for line in said] == [1]
    assert re.fullmatch("lines-admiral-lose-[12]", said[0]["line"])


def test_a_bot_that_shares_a_victory_speaks_of_it_as_its_own() -> None:
    (said,) = lines_of(table([[*win(0), *win(1)]], None, "captain"))
    assert [occasion(line) for line in said] == ["win"]


def test_persons_and_bots_without_a_character_say_nothing() -> None:
    assert lines_of(table([win(0)], None, "simple", "random")) == [[]]


def test_a_seat_that_a_person_decided_for_stays_silent_when_a_bot_has_it() -> None:
    played = table([win(0)], "captain", "simple")
    assert len(lines_of(played)[0]) == 1
    decided = {"seq": 9, "at": 0, "kind": "decided", "how": "person", "seat": 0, "events": []}
    played["entries"].append(decided)
    assert lines_of(played) == [[]]


def test_the_same_entry_of_the_same_table_gives_the_same_line_and_other_tables_others() -> None:
    tables = [table([win(1)], None, "captain", name=f"table {number}") for number in range(40)]
    first, again = lines_of(*tables), lines_of(*tables)
    assert first == again
    assert {said[0]["line"][-1] for said in first} == {"1", "2"}


def test_a_line_is_followed_by_silence_until_everybody_has_had_a_turn() -> None:
    busts = [turns(5), bust(1), *([*turns(1), *bust(2)] for _ in range(4)), [*turns(1), *bust(2)]]
    tables = [
        table(busts, *["captain", "boatswain", "cabin-boy", "captain", "boatswain"], name=f"table {number}")
        for number in range(60)
    ]
    spoken = [[line["seq"] for line in said] for said in lines_of(*tables)]
    assert any(2 in seqs for seqs in spoken)
    assert not any({3, 4, 5, 6} & {*seqs} for seqs in spoken if 2 in seqs)
    assert any(7 in seqs for seqs in spoken)


def test_where_bots_think_fast_a_line_can_be_read_before_the_next() -> None:
    played = [table([turns(5), bust(1), turns(5), bust(2)], *LEVELS, name=f"table {n}") for n in range(60)]
    slowly = lines_of(*played)
    for fast in played:
        for entry in fast["entries"]:
            entry["at"] //= 10
    assert max(map(len, slowly)) == 2
    assert max(map(len, lines_of(*played))) == 1


def fifth_card(seat: int) -> list[list[Json]]:
    return [[{"kind": "reveal", "seat": seat}, {"kind": "dock"}]] * 5


def random_tables(game: str, count: int) -> list[Json]:
    """Tables at which anything happens, in any order."""
    chance, tables = random.Random(8), []
    for number in range(count):
        seats = chance.randint(2, 5)
        levels = [chance.choice(LEVELS) for _ in range(seats)]
        entries = [
            [
                {
                    "kind": chance.choice(["turn", *known()["kinds"][game]]),
                    "seat": chance.randrange(seats),
                    "amount": chance.randint(1, 9),
                    "number": 1,
                    "card": "silk-01",
                }
                for _ in range(chance.randint(1, 4))
            ]
            for _ in range(300)
        ]
        tables.append(table(entries, *levels, game=game, name=f"table {number}"))
    return tables


def occasion(line: Json) -> str:
    return re.sub(f"^lines-({'|'.join(LEVELS)})-|-[0-9]$", "", line["line"])


@pytest.mark.parametrize("game", argosy.NAMES)
def test_nobody_speaks_twice_in_a_row_nor_about_the_same_twice_nor_the_same_words_again(game: str) -> None:
    chosen = lines_of(*random_tables(game, 20))
    assert min(map(len, chosen)) > 3
    for said in chosen:
        for before, after in itertools.pairwise(said):
            assert before["seat"] != after["seat"]
            assert occasion(before) != occasion(after)
        assert len({line["line"] for line in said}) == len(said)


@pytest.mark.parametrize("game", argosy.NAMES)
def test_every_occasion_is_spoken_of_sooner_or_later(game: str) -> None:
    offered = [
        [{"kind": "offer", "seat": 1, "number": 1}],
        [{"kind": "lapse_declined", "seat": 1, "number": 1}],
    ]
    loaded = [[{"kind": "load", "seat": 0, "card": f"silk-0{card}"} for card in range(3)]]
    crowd = fifth_card(0)
    special = [table([turns(5), *events], "captain", "boatswain", game=game, name=f"{n} {i}")
               for i, events in enumerate((offered, loaded, crowd)) for n in range(40)]  # fmt: skip
    chosen = lines_of(*random_tables(game, 60), *special)
    assert {occasion(line) for said in chosen for line in said} == set(known()["occasions"][game])


# ------------------------------------------------------------------------- what one may know


def test_a_refusal_is_spoken_of_only_where_everybody_heard_the_offer() -> None:
    def refused(**partner: int) -> list[Json]:
        offer = {"kind": "offer", "seat": 1, "number": 3, **partner}
        events = [turns(5), [offer], [{"kind": "lapse_declined", "seat": 1, "number": 3}]]
        return [table(events, *LEVELS, game="oltre-mare", name=f"table {number}") for number in range(40)]

    assert not any(lines_of(*refused(other=2)))
    assert {occasion(line) for said in lines_of(*refused()) for line in said} == {"refused"}


def test_with_private_talk_all_who_watch_hear_the_same_lines() -> None:
    chance, kinds, players = random.Random(4), set(), 4
    viewers = (None, *range(players))
    tables: list[Json] = []
    for seed in range(12):
        position = argosy.game("oltre-mare").new(players, seed, {"private_talk": True})
        happened = []
        while not position.over:
            seat = some_actor(position, chance)
            events = position.play(seat, chance.choice(position.legal(seat)))
            happened.append((seat, events))
            kinds |= {event.kind for event in events}
        for viewer in viewers:
            seen = [[e.to_json() for e in events if e.visible_to(viewer)] for _, events in happened]
            game = table([events or [{"kind": "unseen"}] for events in seen], *LEVELS, game="oltre-mare")
            for entry, (seat, _) in zip(game["entries"], happened, strict=True):
                entry["seat"] = seat
            tables.append({**game, "id": f"table {seed}"})
    assert {"quiet_deal", "lapse_declined", "pirate", "see"} <= kinds, "nothing private happened"
    chosen = lines_of(*tables)
    assert min(map(len, chosen)) > 2
    for first in range(0, len(chosen), len(viewers)):
        assert all(said == chosen[first] for said in chosen[first : first + len(viewers)])


# ------------------------------------------------------------------------------ on the page

HEARD = """
    window.heard = [];
    new MutationObserver(() => {
        for (const bubble of document.querySelectorAll(".bubble")) {
            const text = bubble.textContent;
            if (window.heard.at(-1) !== text) window.heard.push(text);
        }
    }).observe(document, { childList: true, subtree: true });
"""
SAID = re.compile("^(Octopus|Zuane): “(.+)”$")


def play_out(page: Page, server: Served, game: str) -> str:
    """A game of two against a bot that talks, to its end; a bot decides for the person, too."""
    options = {"turn_limit": 2} if game == "port-royal" else {"offers_per_turn": 0}
    opened = open_table(page, game, "me", "boatswain", options=options)
    page.get_by_role("button", name="Menu").wait_for()  # what happens from now on is news

    def go_on() -> None:
        live = server.service.harbour.live[opened].table
        position, seq = live.position, live.seq
        if position is None or position.over or 0 not in position.to_act:
            page.wait_for_timeout(20)
            return
        action = decide(game, "simple", position.copy(), 0)
        message = {"type": "decide", "id": f"{opened}{seq}", "seat": 0, "seq": seq, "action": action}
        page.request.post(f"{server.address}/api/tables/{opened}", data=message)

    until(lambda: page.get_by_text("The game is over.").count() > 0, go_on, patience=240)
    return opened


def last_words() -> set[str]:
    said = Words("en")
    return {said(f"lines-boatswain-{end}-{number}") for end in ("win", "lose") for number in (1, 2)}


@pytest.mark.parametrize("game", argosy.NAMES)
def test_a_bot_comments_the_end_beside_its_seat_and_in_the_log_of_all_who_watch(
    new_page: NewPage, server: Served, game: str
) -> None:
    page, watching = new_page(), new_page()
    page.add_init_script(HEARD)
    page.reload()
    introduce(page, "Ann")
    opened = play_out(page, server, game)
    in_log = page.get_by_text(SAID)
    expect(in_log.first).to_be_visible()
    text = SAID.match(in_log.first.inner_text().strip())
    assert text
    assert text[2] in last_words()
    page.wait_for_function("window.heard.length > 0")
    assert page.evaluate("window.heard").pop() == text[2]
    go(watching, f"table/{opened}")
    expect(watching.get_by_text(SAID).first).to_have_text(text[0])
    page.reload()
    expect(page.get_by_text(SAID).first).to_have_text(text[0])


def test_bots_are_silent_for_whoever_switches_them_off(new_page: NewPage, server: Served) -> None:
    page = new_page()
    page.add_init_script(HEARD)
    page.reload()
    introduce(page, "Ann")
    go(page, "settings")
    switch = page.get_by_role("checkbox", name="Bots say a word now and then")
    expect(switch).to_be_checked()
    switch.uncheck()
    page.reload()
    expect(switch).not_to_be_checked()
    play_out(page, server, "port-royal")
    expect(page.get_by_text(SAID)).to_have_count(0)
    assert page.evaluate("window.heard") == []
    go(page, "settings")
    switch.check()
    play_out(page, server, "port-royal")
    expect(page.get_by_text(SAID).first).to_be_visible()
