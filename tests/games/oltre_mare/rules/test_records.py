"""Whole games with deals as records: written, read, replayed, and followed by those who saw only a part."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from argosy import Position
from argosy.games.record import Record
from games.oltre_mare.rules.offer_walks import any_options, any_step, haggle
from games.oltre_mare.rules.position_queries import GAME, all_cards, load
from games.position_queries import play

HANDS = [["gems-01", "salt-01", "salt-02"], ["silk-01", "silk-02", "olives-01"], ["silk-03", "olives-02"]]
TALKS = [{"private_talk": False}, {"private_talk": True}]


def trade(**fields: Any) -> Position:
    """Seat 0 is trading and needs one card."""
    return load(3, **{"hands": HANDS, "phase": "trade", "load": 1, **fields})


def recorded(seed: int, **fixed: Any) -> tuple[Record, list[dict[str, Any]]]:
    """A whole random game, and the public table at its beginning and after every move."""
    chance = random.Random(seed)
    pos = GAME.new(2 + seed % 4, seed, any_options(chance, **{"offers_per_turn": 3, **fixed}))
    record = Record.of(pos)
    tables = [pos.table()]
    while not record.position.over:
        record.play(*any_step(record.position, chance))
        if len(record.moves) == len(tables):
            tables.append(record.position.table())
    return record, tables


def recorded_moves(pos: Position, *moves: str) -> Record:
    record = Record.of(pos)
    for move in moves:
        seat, _, action = move.partition(" ")
        record.play(int(seat), action)
    return record


# ------------------------------------------------------------------------------------ whole games


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_with_deals_written_read_and_replayed_gives_the_same_bytes(seed: int) -> None:
    record, _ = recorded(seed)
    text = record.to_text()
    read = Record.from_text(text)
    assert read == record
    assert read.to_text() == text
    assert read.replay(GAME).to_bytes() == record.position.to_bytes()
    assert sum(event.kind == "deal" for move in record.moves for event in move.events) > 0


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("talk", TALKS)
def test_a_spectators_copy_follows_the_public_table_from_events_alone(
    talk: dict[str, bool], seed: int
) -> None:
    record, tables = recorded(seed, **talk)
    copy = record.seen_by(None, GAME)
    assert list(copy.tables(GAME)) == tables
    assert list(Record.from_text(copy.to_text()).tables(GAME)) == tables


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("talk", TALKS)
def test_a_seats_copy_follows_the_public_table_and_the_offers_it_hears(
    talk: dict[str, bool], seed: int
) -> None:
    record, tables = recorded(seed, **talk)
    for seat in range(len(record.names)):
        copy = record.seen_by(seat, GAME)
        for followed, real in zip(copy.tables(GAME), tables, strict=True):
            assert {**followed, "offers": None} == {**real, "offers": None}
            heard = {offer["number"] for offer in followed["offers"]}
            assert heard >= {offer["number"] for offer in real["offers"]}


@pytest.mark.parametrize("seed", range(3))
def test_a_seats_copy_has_the_offers_of_its_view_at_every_moment(seed: int) -> None:
    record, _ = recorded(seed + 10, private_talk=bool(seed % 2))
    views = []
    for moves in range(len(record.moves) + 1):
        if moves % 25 == 0:
            views.append((moves, record.replay(GAME, moves)))
    for seat in range(len(record.names)):
        tables = list(record.seen_by(seat, GAME).tables(GAME))
        for moves, pos in views:
            offers = [{**offer, "worth": ...} for offer in pos.view(seat)["offers"]]  # which no event tells
            assert [{**offer, "worth": ...} for offer in tables[moves]["offers"]] == offers


@pytest.mark.parametrize("seed", range(2))
def test_the_arbiters_record_follows_the_public_table_where_talk_is_private(seed: int) -> None:
    record, tables = recorded(seed, private_talk=True)
    for followed, real in zip(record.tables(GAME), tables, strict=True):
        assert followed["seats"] == real["seats"]


@pytest.mark.parametrize("seed", range(2))
def test_the_arbiters_record_follows_the_public_table(seed: int) -> None:
    record, tables = recorded(seed, private_talk=False)
    for followed, real in zip(record.tables(GAME), tables, strict=True):
        assert {**followed, "offers": None} == {**real, "offers": None}


@pytest.mark.slow
def test_about_thirty_random_games_with_any_options_all_come_to_an_end() -> None:
    seen: Counter[str] = Counter()
    for seed in range(30):
        pos = GAME.new(2, 0)
        for now, _ in haggle(seed + 200):
            pos = now
            seen["positions"] += 1
        assert pos.over
        assert pos.result is not None
        assert pos.to_act == ()
        assert not any(pos.legal(seat) for seat in range(pos.players))
        assert all_cards(pos).total() == 99
        assert pos.view(None)["offers"] == []
        seen[f"{pos.players} players"] += 1
    assert len(seen) == 5
    assert seen["positions"] > 5000


# ----------------------------------------------------------------------------------- what others read


@pytest.mark.parametrize(
    ("moves", "shown"),
    [
        (["0 offer 1 give gems-01,salt-02 2 want silk:1 0"], "offer 1 give gems:1,salt:1 2 want silk:1 0"),
        (["0 offer all give - 2 want silk:1 0"], "offer all give - 2 want silk:1 0"),
        (["0 offer 1 give - 0 want silk:2 0", "1 accept 1 with silk-01,silk-02"], "accept 1 with silk:2"),
        (["0 offer 1 give gems-01 0 want - 0", "1 accept 1 with -"], "accept 1 with -"),
        (["0 offer all give gems-01 0 want silk:1 0", "1 accept 1 with silk-01"], "accept 1 with silk:1"),
        (["0 offer 1 give gems-01 0 want silk:1 0", "1 decline 1"], "decline 1"),
        (["0 offer 1 give gems-01 0 want silk:1 0", "0 withdraw 1"], "withdraw 1"),
        (["0 offer 1 give gems-01 0 want silk:1 0", "0 claim 1 power 3"], "claim 1 power 3"),
        (["1 no-deals"], "no-deals"),
        (["0 buy deck"], "buy deck"),
    ],
)
def test_others_read_the_goods_of_an_action_and_never_its_cards(moves: list[str], shown: str) -> None:
    record = recorded_moves(trade(), *moves)
    seat = int(moves[-1][0])
    for observer in (None, 2, 1 - seat):
        assert record.seen_by(observer, GAME).moves[-1].action == shown
    assert record.seen_by(seat, GAME).moves[-1].action == moves[-1][2:]


@pytest.mark.parametrize(
    "moves",
    [
        ["0 offer 1 give gems-01 0 want silk:1 0"],
        ["0 offer 1 give gems-01 0 want silk:1 0", "1 accept 1 with silk-01"],
        ["0 offer 1 give gems-01 0 want silk:1 0", "1 decline 1"],
        ["0 offer 1 give gems-01 0 want silk:1 0", "0 withdraw 1"],
        ["0 offer 1 give gems-01 0 want silk:1 0", "0 claim 1 port zara"],
    ],
)
def test_of_private_talk_others_read_only_that_there_was_some(moves: list[str]) -> None:
    record = recorded_moves(trade(options={"private_talk": True}), *moves)
    for observer in (None, 2):
        assert record.seen_by(observer, GAME).moves[-1].action == "talk"
        assert "gems" not in record.seen_by(observer, GAME).to_text().partition("\n\n")[2]


def test_with_open_trade_all_read_the_cards() -> None:
    moves = ["0 offer 1 give gems-01 0 want silk:1 0", "1 accept 1 with silk-02", "0 choose 1 1"]
    record = recorded_moves(trade(options={"open_trade": True}), *moves)
    for observer in (None, 0, 1, 2):
        assert [move.action for move in record.seen_by(observer, GAME).moves] == [move[2:] for move in moves]


def test_a_discard_is_told_without_its_card() -> None:
    record = recorded_moves(trade(phase="discard", power=2), "0 discard salt-01")
    assert record.seen_by(1, GAME).moves[0].action == "discard ?"
    assert record.seen_by(0, GAME).moves[0].action == "discard salt-01"


@pytest.mark.parametrize("partner", ["1", "all"])
def test_a_gift_accepted_without_a_word_about_cards_can_be_told_to_others(partner: str) -> None:
    record = recorded_moves(trade(), f"0 offer {partner} give gems-01 0 want - 0", "1 accept 1")
    assert record.seen_by(2, GAME).moves[-1].action == "accept 1 with -"


@pytest.mark.parametrize("last", ["0 withdraw 1", "1 decline 1", "1 accept 1 with silk-01"])
def test_a_record_may_begin_amid_private_talk(last: str) -> None:
    pos = trade(options={"private_talk": True})
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0")
    record = recorded_moves(pos, last)
    for observer in (None, 2, 0, 1):
        assert len(list(record.seen_by(observer, GAME).tables(GAME))) == 2


def test_a_record_may_begin_amid_open_talk() -> None:
    pos = trade()
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0", "2 offer 0 give silk-03 0 want - 0")
    record = recorded_moves(pos, "1 accept 1 with silk-01", "0 accept 2 with -")
    for observer in (None, 0, 1, 2):
        *_, last = record.seen_by(observer, GAME).tables(GAME)
        assert last["offers"] == []
        assert [seat["hand"] for seat in last["seats"]] == [4, 3, 1]


def test_the_names_of_a_game_and_its_options_survive() -> None:
    pos = trade(options={"open_trade": True, "offers_per_turn": 3})
    record = Record.of(pos, ["Ann", "Bert", "Čeněk"])
    record.play(0, "offer 1 give gems-01 0 want - 0")
    read = Record.from_text(record.to_text())
    assert read.names == ("Ann", "Bert", "Čeněk")
    assert read.replay(GAME).view(0)["options"] == pos.view(0)["options"]
    read.resume(GAME)
    read.play(1, "accept 1 with -")
    assert read.moves[-1].action == "accept 1 with -"
