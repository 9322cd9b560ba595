"""Undo: free until something was learned or another decided, then by consent, and to nobody's profit."""

from __future__ import annotations

import pytest

import argosy
from argosy.core.decisions import informs, redealt
from argosy.core.position import Position
from argosy.table import history, record_import, redaction
from argosy.table import protocol as m
from argosy.table.entries import Answered, Opened, Undone
from argosy.table.errors import Refused
from argosy.table.settings import SeatSetting, Settings, check
from table.offline_table import Sitting, port_royal


def trading(players: int = 2, **more: object) -> Position:
    """Seat 0 may take two of three ships, which tells nobody anything, for coins are dealt face down."""
    harbour = {"harbour": ["ship_blue_1_1", "ship_green_2_1"]}
    return port_royal(players, phase="discover", active=0, start=0, turn=1, **harbour, **more)


def test_a_decision_that_told_nobody_anything_is_taken_back_freely() -> None:
    sitting = Sitting(trading(), "ann", "bert")
    before = sitting.position.to_bytes()
    sitting.decide("ann", 0, "stop")
    sitting.undo("ann", 0)
    assert sitting.position.to_bytes() == before
    assert isinstance(sitting.log[-1][1], Undone)


def test_the_whole_turn_is_reset_at_once() -> None:
    sitting = Sitting(trading(), "ann", "bert")
    before = sitting.position.to_bytes()
    sitting.decide("ann", 0, "stop")
    sitting.decide("ann", 0, "take ship_green_2_1")
    assert sitting.position.to_act == (1,)
    sitting.undo("ann", 0, turn=True)
    assert sitting.position.to_bytes() == before


def test_without_asking_for_the_turn_only_the_last_decision_is_taken_back() -> None:
    sitting = Sitting(trading(), "ann", "bert")
    sitting.decide("ann", 0, "stop")
    before = sitting.position.to_bytes()
    sitting.decide("ann", 0, "take ship_green_2_1")
    sitting.undo("ann", 0)
    assert sitting.position.to_bytes() == before


def test_a_drawn_card_is_taken_back_by_consent_only() -> None:
    sitting = Sitting(trading(), "ann", "bert")
    drawn = sitting.decide("ann", 0, "draw")
    after = sitting.position.to_bytes()
    sitting.undo("ann", 0)
    request = sitting.table.state.request
    assert request is not None
    assert (request.what, request.first, request.waits_for) == ("undo", drawn, [1])
    assert sitting.position.to_bytes() == after
    sitting.answer("bert", 1, yes=False)
    assert sitting.table.state.request is None
    assert sitting.position.to_bytes() == after


def test_a_granted_undo_deals_the_cards_nobody_knew_anew() -> None:
    seen = set()
    for seed in range(12):
        sitting = Sitting(trading(seed=seed), "ann", "bert")
        before = sitting.position.view(None)
        sitting.decide("ann", 0, "draw")
        first = sitting.events
        sitting.undo("ann", 0)
        sitting.answer("bert", 1, yes=True)
        assert sitting.position.view(None) == before
        answer = sitting.log[-1][1]
        assert isinstance(answer, Answered)
        assert answer.redeal is not None
        sitting.decide("ann", 0, "draw")
        seen.add(sitting.events == first)
    assert False in seen  # the card that came first is one of many again


def test_what_another_decided_is_taken_back_by_his_consent() -> None:
    sitting = Sitting(trading(3), "ann", "bert", "cleo")
    sitting.decide("ann", 0, "stop")
    before = sitting.position.to_bytes()
    sitting.decide("ann", 0, "take ship_green_2_1")
    sitting.decide("bert", 1, "pass")
    sitting.undo("ann", 0)
    sitting.answer("bert", 1, yes=True)
    sitting.answer("cleo", 2, yes=True)
    assert sitting.position.to_bytes() == before  # nobody had learned anything: nothing is dealt anew


def test_a_decision_ends_a_request_for_an_undo() -> None:
    sitting = Sitting(trading(), "ann", "bert")
    sitting.decide("ann", 0, "draw")
    sitting.undo("ann", 0)
    sitting.decide("ann", 0, "stop")
    assert sitting.table.state.request is None


def undo_of(sitting: Sitting, seat: int) -> str:
    """What the table tells of an undo of that seat."""
    public = redaction.table_state(sitting.table, frozenset(), 0)
    return redaction.state_for("ann", public, sitting.table, sitting.now).seats[seat].undo


@pytest.mark.parametrize("other", ["simple", "ann"])  # a bot, and a second seat of one's own
def test_where_nobody_can_agree_a_drawn_card_stays_drawn(other: str) -> None:
    sitting = Sitting(trading(), "ann", other)
    sitting.decide("ann", 0, "draw")
    after = sitting.position.to_bytes()
    assert undo_of(sitting, 0) == ""
    with pytest.raises(Refused) as refusal:
        sitting.undo("ann", 0)
    assert refusal.value.reason == "nothing-to-undo"
    assert sitting.position.to_bytes() == after


def test_against_bots_a_bust_is_not_taken_back() -> None:
    harbour = ["ship_blue_1_1", "ship_green_2_1", "ship_red_1_1"]
    for seed in range(40):
        position = port_royal(2, phase="discover", active=0, start=0, turn=1, seed=seed, harbour=harbour)
        sitting = Sitting(position, "ann", "simple")
        sitting.decide("ann", 0, "draw")
        if any(event.startswith("bust") for event in sitting.events):
            break
    else:
        pytest.fail("nobody went bust")
    with pytest.raises(Refused, match="nothing that can be taken back"):
        sitting.undo("ann", 0)


def test_bots_never_mind_an_undo_of_what_revealed_nothing() -> None:
    sitting = Sitting(trading(), "ann", "simple")
    sitting.decide("ann", 0, "stop")
    before = sitting.position.to_bytes()
    sitting.decide("ann", 0, "take ship_green_2_1")
    sitting.bot_decides(1, "pass")
    assert undo_of(sitting, 0) == "ask"  # another has decided since; it is done at once all the same
    sitting.undo("ann", 0)
    assert sitting.position.to_bytes() == before


def test_in_practice_bots_mind_no_undo_and_cards_are_dealt_anew() -> None:
    sitting = Sitting(trading(), "ann", "simple", practice=True)
    before = sitting.position.view(None)
    sitting.decide("ann", 0, "draw")
    assert undo_of(sitting, 0) == "ask"
    sitting.undo("ann", 0)
    assert sitting.position.view(None) == before
    assert sitting.table.state.request is None
    entry = sitting.log[-1][1]
    assert isinstance(entry, Undone)
    assert entry.redeal is not None


def test_a_game_with_take_backs_says_so_at_the_table_in_its_record_and_in_lists() -> None:
    told = {}
    for practice in (False, True):
        sitting = Sitting(trading(), "ann", "simple", practice=practice)
        sitting.decide("ann", 0, "draw")
        shown = redaction.settings(sitting.table.state.settings)["practice"]
        record = history.record_of(sitting.table.game, sitting.log)
        texts = (record.to_text(), record.seen_by(0, sitting.table.game).to_text())
        read = tuple(argosy.Record.from_text(text).practice for text in texts)
        opened = record_import.as_log(record, sitting.table.game, "bert", "Bert", 0)[0]
        assert isinstance(opened, Opened)
        assert opened.settings.practice is practice
        told[practice] = (shown, read, redaction.summary(sitting.table, 0, 0).practice)
        assert ("practice take-backs" in texts[0].split("\n")) is practice
    assert told == {False: (False, (False, False), False), True: (True, (True, True), True)}


def test_practice_needs_undo() -> None:
    game = argosy.game("port-royal")
    chosen = Settings(game.name, (SeatSetting("me"), SeatSetting("bot", "simple")), undo=False, practice=True)
    with pytest.raises(Refused, match="undo has to be possible"):
        check(chosen, game)


def test_at_a_table_without_undo_nothing_is_taken_back() -> None:
    sitting = Sitting(trading(), "ann", "bert", undo=False)
    sitting.decide("ann", 0, "stop")
    with pytest.raises(Refused, match="nothing is taken back"):
        sitting.undo("ann", 0)


def test_who_has_not_decided_has_nothing_to_take_back() -> None:
    sitting = Sitting(trading(), "ann", "bert")
    sitting.decide("ann", 0, "stop")
    with pytest.raises(Refused, match="decided nothing"):
        sitting.undo("bert", 1)


def test_an_undo_about_an_older_moment_is_late() -> None:
    sitting = Sitting(trading(), "ann", "bert")
    seen = sitting.table.seq
    sitting.decide("ann", 0, "stop")
    with pytest.raises(Refused, match="something happened since"):
        sitting.do("ann", m.Undo("u", 0, seen))


def test_after_an_undo_a_decision_about_what_was_is_late() -> None:
    sitting = Sitting(trading(), "ann", "bert")
    sitting.decide("ann", 0, "stop")
    seen = sitting.table.seq
    sitting.undo("ann", 0)
    with pytest.raises(Refused, match="something happened since"):
        sitting.do("ann", m.Decide("d", 0, seen, "take ship_green_2_1"))


def test_the_record_of_a_game_with_undos_replays() -> None:
    sitting = Sitting(trading(seed=4), "ann", "bert")
    sitting.decide("ann", 0, "stop")
    sitting.undo("ann", 0)
    sitting.decide("ann", 0, "draw")
    sitting.undo("ann", 0)
    sitting.answer("bert", 1, yes=True)
    sitting.decide("ann", 0, "stop")
    sitting.decide("ann", 0, "take ship_blue_1_1")
    game = sitting.table.game
    record = history.record_of(game, sitting.log)
    assert [move.action.split()[0] for move in record.moves] == ["redeal", "stop", "take"]
    again = argosy.Record.from_text(record.to_text())
    assert again.replay(game).to_bytes() == sitting.position.to_bytes()
    assert "redeal" in again.seen_by(1, game).to_text()
    assert record.moves[0].action not in again.seen_by(1, game).to_text()


def test_the_log_replays_to_the_same_table() -> None:
    sitting = Sitting(trading(seed=4), "ann", "bert")
    for action in ("draw", "draw"):
        sitting.decide("ann", 0, action)
    sitting.undo("ann", 0)
    sitting.answer("bert", 1, yes=True)
    again = history.replayed("T", sitting.table.game, sitting.log)
    assert again.state == sitting.table.state
    assert again.position == sitting.position


# ------------------------------------------------------------------------ what the core says


@pytest.mark.parametrize("name", argosy.NAMES)
def test_to_deal_anew_changes_nothing_that_anybody_can_see(name: str) -> None:
    position = argosy.game(name).new(3, seed=11)
    changed = 0
    for step in range(400):
        seat = position.asked
        if seat is None:
            break
        legal = position.legal(seat)
        position.play(seat, legal[step * 7 % len(legal)])
        if any(position.is_drafting(seat) for seat in range(3)):
            continue  # what somebody is only thinking of is no part of a table's position
        anew = redealt(position, step)
        for seat in (None, 0, 1, 2):
            assert anew.view(seat) == position.view(seat)
        changed += anew.to_bytes() != position.to_bytes()
    assert changed > 100


def test_a_drawn_card_informs_and_a_stop_does_not() -> None:
    before = trading()
    stopped, drawn = before.copy(), before.copy()
    stopped.play(0, "stop")
    drawn.play(0, "draw")
    assert not informs(before, stopped)
    assert informs(before, drawn)


def test_paying_a_hired_person_informs_for_the_coins_are_discarded_face_up() -> None:
    before = port_royal(
        2, phase="trade", active=0, start=0, turn=1, harbour=["sailor_1"], coins=[5, 3], picks=1
    )
    after = before.copy()
    after.play(0, "take sailor_1")
    assert informs(before, after)
