"""Claims, reshuffles, empty piles: A7, A9; edges 23 to 28 of A11."""

from __future__ import annotations

import pytest

from games.port_royal.rules.position_queries import coins, load, points
from games.position_queries import lines, play, refused, table, texts


def test_a_jack_may_replace_a_symbol_its_owner_has() -> None:
    # A11.23
    pos = load(display=[["captain", "captain", "settler", "jack"], []], row=["expedition_cc"])
    assert texts(pos, 0) == [
        "draw",
        "claim expedition_cc with captain+captain",
        "claim expedition_cc with captain+jack",
    ]
    assert lines(pos.play(0, "claim expedition_cc with captain+jack")) == [
        "claim seat=0 card=expedition_cc amount=2",
        "dismiss seat=0 card=captain",
        "dismiss seat=0 card=jack",
        "gain seat=0 amount=2",
    ]
    assert table(pos)["seats"][0]["display"] == ["captain", "settler", "expedition_cc"]
    assert table(pos)["discard"] == ["captain", "jack"]
    assert (points(pos), coins(pos), table(pos)["row"]) == ([6, 0], [2, 0], [])


def test_three_jacks_alone_man_an_expedition_of_three() -> None:
    # A11.23
    pos = load(display=[["jack"] * 3, []], row=["expedition_ccs"])
    assert texts(pos, 0) == ["draw", "claim expedition_ccs with jack+jack+jack"]
    pos.play(0, "claim expedition_ccs with jack+jack+jack")
    assert (points(pos), coins(pos)) == ([6, 0], [3, 0])


@pytest.mark.parametrize("display", [["captain"], ["captain", "priest", "settler"], ["jack"]])
def test_an_expedition_needs_its_exact_symbols(display: list[str]) -> None:
    # A7
    pos = load(display=[display, []], row=["expedition_cc"])
    assert texts(pos, 0) == ["draw"]
    for way in ("captain+captain", "captain+jack", "jack+jack"):
        assert refused(pos, 0, f"claim expedition_cc with {way}") == "persons-missing"


def test_an_expedition_that_is_not_open_cannot_be_claimed() -> None:
    # A7
    pos = load(display=[["captain", "captain"], []], row=["expedition_pp"])
    assert refused(pos, 0, "claim expedition_cc with captain+captain") == "not-in-row"


def test_two_expeditions_may_be_claimed_in_one_turn() -> None:
    # A11.24: one in each phase.
    display = [["captain", "captain", "priest", "jack"], []]
    pos = load(display=display, row=["expedition_cc", "expedition_pp"], harbour=["sailor_1"])
    pos.play(0, "claim expedition_cc with captain+captain")
    play(pos, "0 stop", "0 claim expedition_pp with priest+jack")
    assert table(pos)["seats"][0]["display"] == ["expedition_cc", "expedition_pp"]
    assert (points(pos), coins(pos)) == ([8, 0], [4, 0])
    assert table(pos)["turn"] == 1


def test_an_expedition_may_be_claimed_before_the_first_draw_and_the_draw_stays_compulsory() -> None:
    # A11.25
    pos = load(display=[["priest", "priest"], []], row=["expedition_pp"])
    pos.play(0, "claim expedition_pp with priest+priest")
    assert (coins(pos), points(pos), table(pos)["drawn"]) == ([2, 0], [4, 0], 0)
    assert texts(pos, 0) == ["draw"]
    assert refused(pos, 0, "stop") == "first-card-compulsory"


def test_a_player_whose_turn_it_is_not_cannot_claim_even_in_his_own_go() -> None:
    # A11.26: he has just hired the last person he needs.
    pos = load(
        display=[[], ["captain", "governor"]],
        coins=[0, 5],
        row=["expedition_cc"],
        harbour=["captain", "ship_blue_1_1"],
    )
    assert refused(pos, 1, "claim expedition_cc with captain+captain") == "not-your-decision"
    play(pos, "0 stop", "0 pass", "1 take captain")
    assert (pos.to_act, table(pos)["seats"][1]["crew"]["captain"]) == ((1,), 2)
    assert texts(pos, 1) == ["pass", "take ship_blue_1_1"]
    assert refused(pos, 1, "claim expedition_cc with captain+captain") == "not-active"
    pos.play(1, "pass")
    assert texts(pos, 1) == ["draw", "claim expedition_cc with captain+captain"]


def test_the_coins_of_an_expedition_can_pay_for_a_hire_in_the_same_go() -> None:
    # A5.4: claimed between stopping and taking.
    pos = load(display=[["captain"] * 2, []], coins=[1, 0], row=["expedition_cc"], harbour=["sailor_1"])
    play(pos, "0 stop")
    assert refused(pos, 0, "take sailor_1") == "too-expensive"
    play(pos, "0 claim expedition_cc with captain+captain", "0 take sailor_1")
    assert (coins(pos), points(pos)) == ([0, 0], [5, 0])


def test_the_discard_pile_is_reshuffled_in_the_middle_of_a_gain() -> None:
    # A11.27: one coin from the old pile, two from the new one, which has the traded ship in it.
    pos = load(
        deck=["priest"],
        discard=["captain", "settler", "jack"],
        harbour=["ship_blue_3_2"],
        rest="coins:1",
    )
    events = play(pos, "0 stop", "0 take ship_blue_3_2")
    assert lines(events, "trade", "reshuffle", "gain") == [
        "trade seat=0 card=ship_blue_3_2 amount=3",
        "reshuffle amount=4",
        "gain seat=0 amount=3",
    ]
    (order,) = [event for event in events if event.kind == "order"]
    assert sorted(order.cards or ()) == ["captain", "jack", "settler", "ship_blue_3_2"]
    assert order.seen_by == frozenset()
    assert (coins(pos)[0], table(pos)["deck"], table(pos)["discard"]) == (3, 2, [])
    assert pos.dump()["coins"][0] == ["priest", *(order.cards or ())[:2]]


def test_the_discard_pile_is_not_reshuffled_before_a_card_is_needed() -> None:
    # A9: lazily.
    pos = load(deck=["priest"], discard=["captain"], rest="coins:1")
    assert lines(pos.play(0, "draw"), "reshuffle") == []
    assert (table(pos)["deck"], table(pos)["discard"]) == (0, ["captain"])
    events = pos.play(0, "draw")
    assert lines(events)[0] == "reshuffle amount=1"
    assert table(pos)["harbour"] == ["priest", "captain"]


def test_with_both_piles_empty_the_active_player_cannot_draw_and_must_stop() -> None:
    # A11.28: even before the first card, and even where an empty harbour is no place to stop.
    for options in ({}, {"stop_on_empty_harbour": False}):
        pos = load(rest="coins:1", options=options)
        assert (coins(pos), table(pos)["deck"], table(pos)["discard"]) == ([0, 119], 0, [])
        assert refused(pos, 0, "draw") == "no-cards-left"
        assert texts(pos, 0) == ["stop"]
        pos.play(0, "stop")
        assert (pos.to_act, table(pos)["turn"]) == ((1,), 2)


def test_with_both_piles_empty_the_trade_phase_takes_the_harbour_as_it_is() -> None:
    # A11.28
    pos = load(harbour=["jack"], rest="coins:0", drawn=1)
    assert texts(pos, 0) == ["stop"]
    events = play(pos, "0 stop", "0 take jack")
    assert len(lines(events, "spend")) == 6
    assert coins(pos) == [118 - 6, 0]


def test_with_both_piles_empty_a_gain_pays_as_many_coins_as_exist() -> None:
    # A11.28, R4: the ship itself is the only card there is.
    pos = load(harbour=["ship_blue_4_5", "ship_red_1_1"], rest="coins:1")
    events = play(pos, "0 stop", "0 take ship_blue_4_5")
    assert lines(events, "trade", "reshuffle", "gain") == [
        "trade seat=0 card=ship_blue_4_5 amount=4",
        "reshuffle amount=1",
        "gain seat=0 amount=1",
    ]
    assert pos.dump()["coins"][0] == ["ship_blue_4_5"]


def test_with_both_piles_empty_jesters_are_due_and_get_nothing() -> None:
    # A11.28
    pos = load(display=[[], ["jester_1"]], rest="coins:0")
    events = pos.play(0, "stop")
    assert lines(events, "jester", "gain") == ["jester seat=1 amount=1"]
    assert coins(pos) == [118, 0]
