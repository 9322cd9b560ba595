"""Records that are damaged, wrong or lie: every one is refused, with its line and reason."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from argosy import Event, InvalidRecord, Record
from games.recording import GAME, forged, short, signed, whole

RULES = GAME.rules


def refused(text: str) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as caught:
        Record.from_text(text)
    return caught.value


# ------------------------------------------------------------------------------------------ damage


@pytest.mark.parametrize("players", [2, 5])
def test_a_record_cut_after_any_line_is_refused(players: int) -> None:
    lines = whole(players).split("\n")[:-1]
    for count in range(1, len(lines)):
        cut = refused("".join(f"{line}\n" for line in lines[:count]))
        assert cut.reason == "the record is cut short: its last line, 'end …', is missing"


def test_a_record_cut_anywhere_within_is_refused() -> None:
    for length in range(len(short())):
        refused(short()[:length])


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
def test_a_record_with_any_line_missing_twice_or_in_the_wrong_place_is_refused(players: int) -> None:
    lines = whole(players).split("\n")[:-1]
    changes: list[Callable[[int], list[str]]] = [
        lambda at: lines[:at] + lines[at + 1 :],
        lambda at: [*lines[:at], lines[at], *lines[at:]],
        lambda at: [*lines[:at], *reversed(lines[at : at + 2]), *lines[at + 2 :]],
    ]
    for change in changes:
        for at in range(0, len(lines), 1 if change is changes[0] else 7):
            changed = change(at)
            if changed != lines:
                refused("".join(f"{line}\n" for line in changed))


@pytest.mark.parametrize("seed", range(4))
def test_a_record_with_any_character_changed_is_refused(seed: int) -> None:
    chance, text = random.Random(seed), whole(2 + seed)
    for _ in range(400):
        at = chance.randrange(len(text)) if chance.random() < 0.7 else chance.randrange(400)
        new = chance.choice([*'09az AZ_={}[]",:-+\n\r\t\0', "²", "é", "\u2028", "\ufeff", "🏴"])
        if new != text[at]:
            refused(text[:at] + new + text[at + 1 :])


def test_each_character_of_a_short_record_is_guarded() -> None:
    for at, old in enumerate(short()):
        refused(short()[:at] + chr(ord(old) ^ 1) + short()[at + 1 :])


@pytest.mark.parametrize("at", [0, 20, 60, 1500, -2])
def test_a_character_no_file_can_hold_is_refused_like_any_other(at: int) -> None:
    text = short()
    place = at % len(text)
    refused(text[:place] + "\ud800" + text[place + 1 :])


@given(st.text(max_size=200))
@settings(derandomize=True, deadline=None, max_examples=50)
def test_any_other_text_is_refused(text: str) -> None:
    refused(text)
    refused(f"argosy record 1\n{text}")
    refused(signed(["argosy record 1", *text.split("\n")]))


@pytest.mark.parametrize("thing", [None, 5, b"argosy record 1\n", ["argosy record 1"]])
def test_what_is_no_text_is_no_record(thing: Any) -> None:
    with pytest.raises(InvalidRecord, match=f"a record is text, not {type(thing).__name__}"):
        Record.from_text(thing)


@pytest.mark.parametrize("players", [2, 5])
def test_line_ends_of_windows_are_accepted(players: int) -> None:
    assert Record.from_text(whole(players).replace("\n", "\r\n")) == Record.from_text(whole(players))


# ---------------------------------------------------------------------------- lines that are wrong


@pytest.mark.parametrize(
    "number, line, reason",
    [
        (1, "argosy record 2", "a record begins with the line 'argosy record 1', not 'argosy record 2'"),
        (2, "name port-royal", "expected 'game …', found 'name port-royal'"),
        (2, "", "expected 'game …', found ''"),
        (3, "rules one", "expected a number, found 'one'"),
        (3, "rules", "expected a number, found ''"),
        (3, "Rules 1", "expected 'rules …', found 'Rules 1'"),
        (4, "names Ann, Bert", "'names' has an unreadable value"),
        (4, 'names {"0": "Ann"}', "'names' must be a list of names"),
        (4, "names [1, 2, 3]", "'names' must be a list of names"),
        (4, 'names ["Ann", null, "Carl"]', "'names' must be a list of names"),
        (4, "observer arbiter", "expected 'names …', found 'observer arbiter'"),
        (5, "seen_by nobody", "expected 'observer …', found 'seen_by nobody'"),
        (6, "opening", "'opening' has an unreadable value"),
        (6, "opening []", "'opening' must be an object"),
        (6, 'opening {"players": 3', "'opening' has an unreadable value"),
        (9, "0 draw", "an empty line must follow the header"),
        (10, "draw", "expected '<seat> <action>' or an indented event, found 'draw'"),
        (10, "0", "expected '<seat> <action>' or an indented event, found '0'"),
        (10, "", "expected '<seat> <action>' or an indented event, found ''"),
        (10, "-1 draw", "expected '<seat> <action>' or an indented event, found '-1 draw'"),
        (10, "  reveal seat=0", "expected '<seat> <action>' or an indented event, found '  reveal seat=0'"),
        (10, "3 draw", "there is no seat 3"),
        (10, " reveal", "expected '<seat> <action>' or an indented event, found ' reveal'"),
        (11, "  reveal seat=ann", "seat must be a number; found 'ann'"),
        (11, "  reveal sit=1", "an event has no field 'sit'"),
    ],
)
def test_a_wrong_line_is_named_with_its_number_and_what_is_wrong(number: int, line: str, reason: str) -> None:
    found = refused(forged(short(), number, line))
    assert (found.line, found.reason) == (number, reason)
    assert str(found) == f"line {number}: {reason}"


@pytest.mark.parametrize("observer", ["", "banana", "seat", "seat x", "seat 3", "Arbiter", "seat -1"])
def test_an_observer_that_cannot_be_is_refused_in_its_line(observer: str) -> None:
    assert refused(forged(short(), 5, f"observer {observer}")).line == 5


@pytest.mark.parametrize(
    "number, line",
    [
        (4, "names " + "[" * 100_000),
        (6, "opening " + '{"a":' * 100_000),
        (10, "² draw"),
        (10, "9" * 5000 + " draw"),
        (11, "  "),
        (11, "   "),
        (11, "  reveal amount=--5"),
        (11, "  reveal seat=²"),
        (11, "  reveal amount=" + "9" * 5000),
    ],
    ids=lambda value: str(value)[:20],
)
def test_no_line_however_odd_causes_anything_but_an_invalid_record(number: int, line: str) -> None:
    assert refused(forged(short(), number, line)).line == number


def test_a_cut_record_says_so_and_a_changed_one_too() -> None:
    lines = short().split("\n")
    cut = refused("\n".join(lines[:20]) + "\n")
    assert cut.reason == "the record is cut short: its last line, 'end …', is missing"
    changed = refused(short().replace("0 draw", "0 stop", 1))
    assert changed.reason == "the record was changed: its check sum does not fit its text"
    assert changed.line == len(lines) - 1


def test_every_move_remembers_its_line() -> None:
    lines = short().split("\n")
    for move in Record.from_text(short()).moves:
        assert move.line
        assert lines[move.line - 1] == f"{move.seat} {move.action}"


# ------------------------------------------------------------------------- records that lie or age


def test_an_action_that_was_not_possible_is_found_by_the_replay_in_its_line() -> None:
    lines = short().split("\n")
    number = next(at for at, line in enumerate(lines, start=1) if at > 20 and line.endswith(" draw"))
    seat = lines[number - 1][0]
    with pytest.raises(InvalidRecord, match="no ship is waiting") as caught:
        Record.from_text(forged(short(), number, f"{seat} keep")).replay(GAME)
    assert caught.value.line == number


def test_an_event_that_did_not_happen_is_found_by_the_replay_in_the_line_of_its_action() -> None:
    lines = short().split("\n")
    number = next(at for at, line in enumerate(lines, start=1) if line.startswith("  dock"))
    action = next(at for at in range(number, 0, -1) if lines[at - 1][:1].isdigit())
    with pytest.raises(InvalidRecord, match="does not cause the events written here") as caught:
        Record.from_text(forged(short(), number, "  dock card=governor_1")).replay(GAME)
    assert caught.value.line == action


@pytest.mark.parametrize(
    "event",
    [
        "trade seat=0 card=governor_1 amount=1",
        "hire seat=0 card=banana",
        "hire seat=4 card=sailor_1",
        "gain seat=9 amount=1",
        "fee seat=0 amount=1",
        "claim seat=0 card=sailor_1",
        "dismiss seat=0 card=sailor_1",
        "spend card=sailor_1",
        "gain seat=-1 amount=1",
    ],
)
def test_an_event_that_does_not_fit_the_table_is_found_in_the_line_of_its_action(event: str) -> None:
    lines = short().split("\n")
    assert lines[10].startswith("  ")
    with pytest.raises(InvalidRecord, match="does not fit what lies on the table") as caught:
        list(Record.from_text(forged(short(), 11, f"  {event}")).tables(GAME))
    assert caught.value.line == 10


@pytest.mark.parametrize(
    "opening, reason",
    [
        ("{}", "players: is required"),
        ('{"players": 9}', "is for 2 to 5 players, not 9"),
        ('{"players": 3, "deck": ["banana"]}', "there is no card 'banana'"),
        ('{"players": 3, "options": {"winds": 1}}', "there is no option 'winds'"),
    ],
)
def test_an_opening_that_cannot_be_is_named_in_its_line(opening: str, reason: str) -> None:
    record = Record.from_text(forged(short(), 6, f"opening {opening}"))
    with pytest.raises(InvalidRecord, match="its opening position is wrong") as caught:
        record.replay(GAME)
    assert caught.value.line == 6
    assert reason in str(caught.value)


@pytest.mark.parametrize("opening", ["{}", '{"seats": 5}', '{"seats": [1]}', '{"seats": [], "discard": 1}'])
def test_a_table_that_is_none_is_an_invalid_record(opening: str) -> None:
    text = Record.from_text(short()).seen_by(None, GAME).to_text()
    with pytest.raises(InvalidRecord):
        list(Record.from_text(forged(text, 6, f"table {opening}")).tables(GAME))


def test_a_record_of_another_game_or_rules_version_says_so_when_it_is_replayed() -> None:
    for number, line in [(2, "game oltre-mare"), (3, f"rules {RULES.version + 6}")]:
        record = Record.from_text(forged(short(), number, line))
        with pytest.raises(InvalidRecord, match="played by") as caught:
            record.replay(GAME)
        played_by, _, these = str(caught.value).partition("these are")
        assert f"rules {record.rules}" in played_by
        assert record.game in played_by
        assert f"rules {RULES.version}" in these
        assert RULES.name in these


def test_a_record_of_another_game_gives_no_tables_and_no_copies() -> None:
    record = Record.from_text(forged(short(), 2, "game oltre-mare"))
    with pytest.raises(InvalidRecord, match="this is a game of oltre-mare, not of port-royal"):
        record.seen_by(0, GAME)
    for asked in (record, Record.from_text(forged(spectators(), 2, "game oltre-mare"))):
        with pytest.raises(InvalidRecord, match="oltre-mare"):
            list(asked.tables(GAME))


def test_a_record_of_older_rules_still_gives_all_tables_since_they_come_from_events() -> None:
    tables = list(Record.from_text(short()).tables(GAME))
    old = f"rules {RULES.version - 1}"
    assert list(Record.from_text(forged(spectators(), 3, old)).tables(GAME)) == tables
    assert list(Record.from_text(forged(short(), 3, old)).tables(GAME)) == tables


def test_a_record_of_older_rules_can_still_be_copied_for_a_seat() -> None:
    old = Record.from_text(forged(short(), 3, f"rules {RULES.version - 1}")).seen_by(0, GAME)
    assert old.rules == RULES.version - 1
    assert old.moves == Record.from_text(short()).seen_by(0, GAME).moves


def spectators() -> str:
    """The short game as a spectator may have it."""
    return Record.from_text(short()).seen_by(None, GAME).to_text()


def test_an_event_of_a_kind_from_later_rules_does_not_stop_a_table() -> None:
    lines = short().split("\n")[:-2]
    lines.append("  parrot seat=1")
    assert Record.from_text(signed(lines)).moves[-1].events[-1] == Event("parrot", seat=1)
    assert len(list(Record.from_text(signed(lines)).tables(GAME))) == 26


def test_a_table_that_is_not_that_of_the_opening_is_found_by_the_replay() -> None:
    lines = short().split("\n")
    table = json.loads(lines[7].removeprefix("table "))
    table["seats"][0]["coins"] += 50
    record = Record.from_text(forged(short(), 8, f"table {json.dumps(table)}"))
    with pytest.raises(InvalidRecord) as caught:
        record.replay(GAME)
    assert caught.value.line == 8


def test_half_a_character_in_the_names_of_a_text_is_refused_as_it_is_in_a_new_record() -> None:
    assert refused(forged(short(), 4, r'names ["\ud83d", "Bert", "Carl"]')).line == 4


def test_what_is_done_with_a_table_that_was_given_out_does_not_change_the_record() -> None:
    record = Record.from_text(short())
    for given_out in (next(record.tables(GAME)), record.seen_by(None, GAME).table):
        given_out["turn"] = 99
        given_out["seats"][0]["coins"] = 99
        assert record.to_text() == short()


@given(st.integers(0, 2**32 - 1))
@settings(derandomize=True, deadline=None, max_examples=150)
def test_no_opening_and_no_table_however_odd_causes_anything_but_an_invalid_record(seed: int) -> None:
    chance = random.Random(seed)
    number, name = chance.choice([(6, "opening"), (8, "table")])
    data: Any = json.loads(short().split("\n")[number - 1].removeprefix(name))
    inner: Any = data
    while True:
        key = chance.choice(list(inner) if isinstance(inner, dict) else range(len(inner)))
        if not isinstance(inner[key], dict | list) or not inner[key] or chance.random() < 0.3:
            break
        inner = inner[key]
    inner[key] = chance.choice([None, True, -1, 3.5, 10**30, "x", [], {}, [[]], {"a": 1}, ["sailor_1"] * 9])
    text = forged(short(), number, f"{name} {json.dumps(data)}")
    asks: list[Callable[[Record], object]] = [
        lambda record: record.replay(GAME),
        lambda record: list(record.tables(GAME)),
        lambda record: record.seen_by(None, GAME).to_text(),
    ]
    for ask in asks:
        with contextlib.suppress(InvalidRecord):
            ask(Record.from_text(text))
