"""Records: whole games as text and back, by events or by rules, and who may have which copy."""

from __future__ import annotations

import base64
import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from argosy import ArgosyError, IllegalAction, InvalidRecord, Move, Position, Record, UnknownSeat
from argosy.games import record as record_module
from games.recording import GAME, forged, played, short, signed, whole

VARIANT: dict[str, Any] = {
    "ending": "expedition",
    "claim_after_bust": True,
    "auto_pass": False,
    "governor_immediate": False,
}


HEADER_LINES = 9


def table_of(pos: Position, observer: int | None, like: dict[str, Any]) -> dict[str, Any]:
    """The part of a view that a table shows."""
    view = pos.view(observer)
    return {name: view[name] for name in like}


# ------------------------------------------------------------------------------- there and back


def test_a_whole_record_has_its_opening_as_the_engine_keeps_it() -> None:
    record = Record.from_text(short())
    line = next(line for line in short().split("\n") if line.startswith("state "))
    assert base64.b64decode(line.removeprefix("state ")) == record.replay(GAME, 0).to_bytes()
    assert record.seen_by(None, GAME).state is None


def test_a_record_without_it_is_read_as_ever() -> None:
    lines = [line for line in short().split("\n")[:-2] if not line.startswith("state ")]
    older = Record.from_text(signed(lines))
    assert older == Record.from_text(short())
    assert older.replay(GAME) == Record.from_text(short()).replay(GAME)
    assert older.to_text() == signed(lines)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, VARIANT], ids=["standard", "variant"])
def test_a_whole_game_survives_being_text(players: int, options: dict[str, Any]) -> None:
    record = played(players, seed=60 + players, **options)
    assert record.position.over
    text = record.to_text()
    again = Record.from_text(text)
    assert again == record
    assert again.to_text() == text
    assert [move.events for move in again.moves] == [move.events for move in record.moves]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_sample_games_reshuffle_so_that_these_tests_see_it(players: int) -> None:
    events = [event for move in Record.from_text(whole(players)).moves for event in move.events]
    assert {"reshuffle", "order", "over", "hire", "trade"} <= {event.kind for event in events}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_replay_by_the_rules_gives_the_same_bytes_at_every_move(players: int) -> None:
    record = Record.from_text(whole(players))
    pos = record.replay(GAME, moves=0)
    assert pos == GAME.new(players, seed=players)
    for count, move in enumerate(record.moves, start=1):
        assert pos.play(move.seat, move.action) == move.events
        if count % 50 == 0:
            assert record.replay(GAME, moves=count).to_bytes() == pos.to_bytes()
    assert record.replay(GAME).to_bytes() == pos.to_bytes()
    assert pos.over


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tables_from_events_alone_equal_every_view_at_every_move(players: int) -> None:
    record = played(players, seed=80 + players, **(VARIANT if players % 2 else {}))
    pos = record.replay(GAME, moves=0)
    tables = record.tables(GAME)
    for move in (None, *record.moves):
        table = next(tables)
        if move is not None:
            pos.play(move.seat, move.action)
        for observer in (None, *range(players)):
            assert table == table_of(pos, observer, table)
    assert {"deck", "discard", "harbour", "row", "pending", "seats", "turn"} <= set(table)
    assert list(tables) == []


def test_a_record_of_a_position_in_the_middle_of_a_game_begins_there() -> None:
    middle = played(4, seed=5, decisions=120).position
    record = Record.of(middle)
    assert record.moves == []
    assert record.position == middle
    assert Record.from_text(record.to_text()).replay(GAME) == middle


def test_a_record_goes_on_where_it_stands_and_the_position_it_began_with_does_not_move() -> None:
    start = GAME.new(3, seed=8)
    before = start.to_bytes()
    record = Record.of(start)
    seat = start.to_act[0]
    events = record.play(seat, "draw")
    assert record.moves == [Move(seat, "draw", events)]
    assert start.to_bytes() == before
    record.position.play(record.position.to_act[0], record.position.legal(record.position.to_act[0])[0])
    assert len(record.moves) == 1


def test_an_illegal_action_leaves_a_record_as_it_was() -> None:
    record = played(3, seed=1, decisions=10)
    text, before = record.to_text(), record.position.to_bytes()
    for seat, action in [(0, "claim expedition_ccs with jack+jack+jack"), (1, "fly"), (2, "keep")]:
        with pytest.raises(IllegalAction):
            record.play(seat, action)
    with pytest.raises(UnknownSeat):
        record.play(7, "draw")
    assert (record.to_text(), record.position.to_bytes()) == (text, before)


def test_actions_are_written_in_one_way_however_they_were_given() -> None:
    seat = GAME.new(3, seed=8).to_act[0]
    records = [Record.of(GAME.new(3, seed=8)) for _ in range(3)]
    ways: list[Any] = ["  DRAW ", GAME.action("draw"), {"do": "draw"}]
    for record, action in zip(records, ways, strict=True):
        record.play(seat, action)
    assert {record.to_text() for record in records} == {records[0].to_text()}
    assert records[0].moves[0].action == "draw"


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_read_from_text_can_be_played_on(players: int) -> None:
    full = Record.from_text(whole(players))
    half = len(full.moves) // 2
    lines = whole(players).split("\n")
    stored = signed(lines[: (full.moves[half].line or 0) - 1])
    running = Record.from_text(stored)
    assert running.moves == full.moves[:half]
    pos = running.replay(GAME)
    for move in full.moves[half:]:
        assert pos.play(move.seat, move.action) == move.events
    assert pos == full.replay(GAME)


def test_what_a_record_read_from_text_advises_can_be_done() -> None:
    record = Record.from_text(short())
    with pytest.raises(InvalidRecord, match="read from text") as caught:
        record.play(0, "draw")
    assert "record.resume(game)" in str(caught.value)
    with pytest.raises(InvalidRecord, match="read from text"):
        _ = record.position
    record.resume(GAME)
    seat = record.position.to_act[0]
    record.play(seat, record.position.legal(seat)[0])
    assert Record.from_text(record.to_text()) == record


# ------------------------------------------------------------------------------- who may have it


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_copy_for_an_observer_holds_no_secret_and_still_gives_all_tables(players: int) -> None:
    record = Record.from_text(whole(players))
    tables = list(record.tables(GAME))
    deck = [event.cards for move in record.moves for event in move.events if event.cards]
    assert deck, "the sample must have hidden events"
    for observer in (None, *range(players)):
        copy = record.seen_by(observer, GAME)
        text = copy.to_text()
        assert not re.search(r"order|rng|hidden_state|seen_by|seed|pool|known", text)
        assert ",".join(deck[0][:3]) not in text
        opening = json.loads(text.split("\n")[5].removeprefix("table "))
        assert isinstance(opening["deck"], int)
        assert [seat["coins"] for seat in opening["seats"]] == [3] * players
        again = Record.from_text(text)
        assert again == copy
        assert again.observer == ("spectator" if observer is None else f"seat {observer}")
        assert list(again.tables(GAME)) == tables
        assert [(m.seat, m.action) for m in again.moves] == [(m.seat, m.action) for m in record.moves]
        with pytest.raises(InvalidRecord, match=r"holds only what .* may know"):
            again.replay(GAME)


def test_the_copy_for_an_observer_is_the_same_for_all_worlds_it_cannot_tell_apart() -> None:
    pos = GAME.new(4, seed=3)
    texts = {Record.of(pos.imagine(1, seed)).seen_by(1, GAME).to_text() for seed in range(10)}
    assert len(texts) == 1


def test_a_copy_of_a_copy_and_the_copy_of_a_seat_that_is_not_there_are_refused() -> None:
    record = Record.from_text(short())
    with pytest.raises(InvalidRecord, match="already the copy of seat 2"):
        record.seen_by(2, GAME).seen_by(None, GAME)
    with pytest.raises(UnknownSeat, match="there is no seat 3"):
        record.seen_by(3, GAME)


def test_making_a_copy_leaves_the_arbiters_record_as_it_was() -> None:
    record = Record.from_text(short())
    record.seen_by(None, GAME)
    assert record.to_text() == short()


# ------------------------------------------------------------------------------------------- names


NAMES = [
    'Ann "the Red" Bonny',
    "back\\slash",
    "two\nlines",
    "carriage\r\nreturn",
    "Zoë Łukasz Иван 海賊 🏴‍☠️",
    "\u2028\u2029\x85\x0b\x0c",
    "\ufeffmarked",
    "",
    " spaces ",
    "end 0 sha256=",
    "'; --",
    "\x00",
    "[1, 2]",
]


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_any_name_survives(name: str) -> None:
    record = Record.of(GAME.new(2, seed=1), names=[name, "Bert"])
    again = Record.from_text(record.to_text())
    assert again.names == (name, "Bert")
    assert again == record
    assert Record.from_text(record.to_text().replace("\n", "\r\n")) == record
    assert record.seen_by(None, GAME).names == (name, "Bert")


@given(st.lists(st.text(), min_size=2, max_size=2))
@settings(derandomize=True, deadline=None, max_examples=50)
def test_all_names_survive(names: list[str]) -> None:
    record = Record.of(GAME.new(2, seed=1), names=names)
    assert Record.from_text(record.to_text()).names == tuple(names)


def test_half_a_character_in_a_name_survives_or_is_refused_when_it_is_given() -> None:
    try:
        record = Record.of(GAME.new(2, seed=1), names=["\ud83d", "Bert"])
    except ArgosyError:
        return
    text = record.to_text()
    assert Record.from_text(text).names == ("\ud83d", "Bert")
    assert text.encode()


def test_seats_have_names_even_where_none_were_given() -> None:
    assert Record.of(GAME.new(3, seed=1)).names == ("Seat 0", "Seat 1", "Seat 2")


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bert", "Carl"]])
def test_there_must_be_one_name_for_each_seat(names: list[str]) -> None:
    with pytest.raises(ArgosyError, match=f"2 seats need 2 names, not {len(names)}"):
        Record.of(GAME.new(2, seed=1), names=names)


@pytest.mark.parametrize("names", [[], ["Ann"], ["Ann", "Bert", "Carl", "Dora"]])
def test_a_text_with_too_few_or_too_many_names_is_refused(names: list[str]) -> None:
    text = forged(Record.of(GAME.new(3, seed=1)).to_text(), 4, f"names {json.dumps(names)}")
    with pytest.raises(InvalidRecord):
        Record.from_text(text).replay(GAME)


def test_however_many_events_a_move_has_it_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """And so reading takes as long as the text is, not the square of that."""
    made = 0

    class Counted(record_module.Move):
        def __init__(self, *values: Any) -> None:
            nonlocal made
            made += 1
            super().__init__(*values)

    text = Record.of(GAME.new(2, seed=1)).to_text()
    body = text[: text.rindex("end 0")] + "0 draw\n" + "  reveal seat=0\n" * 2_000
    monkeypatch.setattr(record_module, "Move", Counted)
    read = Record.from_text(f"{body}end 1 sha256={record_module._digest(body)}\n")
    assert [len(move.events) for move in read.moves] == [2_000]
    assert made == 1
