"""Goes in the trade and hire phase, picks, prices, fees, persons: A5, A6; edges 12 to 22 of A11."""

from __future__ import annotations

import pytest

from games.port_royal.rules.position_queries import (
    ALL_MADEMOISELLES,
    FIVE_SHIPS,
    FOUR_SHIPS,
    coins,
    load,
    points,
)
from games.position_queries import lines, play, refused, table, texts


@pytest.mark.parametrize("governors", [0, 1, 3])
@pytest.mark.parametrize(("ships", "base"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_four_colours_are_worth_two_picks_and_five_three_and_each_governor_one_more(
    ships: int, base: int, governors: int
) -> None:
    # A11.12
    pos = load(display=[["governor"] * governors, []], coins=[9, 0], harbour=["jack", *FIVE_SHIPS[:ships]])
    events = pos.play(0, "stop")
    assert lines(events)[:2] == [
        f"stop seat=0 amount={base + governors}",
        f"go seat=0 amount={base + governors}",
    ]
    assert table(pos)["picks"] == base + governors


def test_four_colours_and_a_governor_allow_three_cards_and_no_fourth() -> None:
    # A11.12: taking ships does not lower the number.
    pos = load(display=[["governor"], []], harbour=FOUR_SHIPS)
    play(pos, "0 stop", "0 take ship_yellow_1_1", "0 take ship_blue_1_1")
    assert (table(pos)["picks"], pos.to_act) == (1, (0,))
    pos.play(0, "take ship_green_1_1")
    assert (pos.to_act, table(pos)["picks"]) == ((1,), 1)
    assert table(pos)["harbour"] == ["ship_red_1_1"]
    assert coins(pos) == [3, 0]


def test_a_governor_gives_another_player_two_cards_for_two_fees() -> None:
    # A11.13
    pos = load(display=[[], ["governor"]], coins=[2, 3], harbour=["jack", "ship_blue_2_1", "ship_red_2_3"])
    play(pos, "0 stop", "0 pass")
    assert table(pos)["picks"] == 2
    events = play(pos, "1 take ship_blue_2_1", "1 take ship_red_2_3")
    assert lines(events, "fee") == ["fee seat=1 other=0 amount=1"] * 2
    assert coins(pos) == [4, 5]
    assert table(pos)["discard"] == ["ship_blue_2_1", "ship_red_2_3", "jack"]


def test_four_colours_are_worth_no_more_than_one_pick_to_the_others() -> None:
    # A5
    pos = load(harbour=FIVE_SHIPS)
    play(pos, "0 stop", "0 pass")
    assert table(pos)["picks"] == 1


@pytest.mark.parametrize(("immediate", "picks"), [(True, 1), (False, 0)])
def test_a_governor_hired_now_counts_at_once_unless_the_table_says_otherwise(
    immediate: bool, picks: int
) -> None:
    # A5, option governor_immediate
    pos = load(coins=[8, 0], harbour=["governor", "ship_blue_1_1"], options={"governor_immediate": immediate})
    play(pos, "0 stop", "0 take governor")
    if picks:
        assert (pos.to_act, table(pos)["picks"]) == ((0,), 1)
        assert texts(pos, 0) == ["pass", "take ship_blue_1_1"]
    else:
        assert (pos.to_act, table(pos)["picks"]) == ((1,), 1)
    assert coins(pos) == [0, 0]


@pytest.mark.parametrize(("immediate", "to_act"), [(True, (1,)), (False, (2,))])
def test_a_governor_hired_by_another_player_counts_at_once_or_not(
    immediate: bool, to_act: tuple[int]
) -> None:
    # A5, option governor_immediate
    pos = load(
        3, coins=[0, 9, 0], harbour=["governor", "ship_blue_1_1"], options={"governor_immediate": immediate}
    )
    play(pos, "0 stop", "0 pass", "1 take governor")
    assert pos.to_act == to_act
    assert coins(pos) == [1, 0, 0]


@pytest.mark.parametrize("immediate", [True, False])
def test_a_governor_of_an_earlier_turn_counts_under_both_readings(immediate: bool) -> None:
    # A5, option governor_immediate
    pos = load(
        display=[["governor"], []], harbour=["ship_blue_1_1"], options={"governor_immediate": immediate}
    )
    pos.play(0, "stop")
    assert table(pos)["picks"] == 2


def test_another_player_without_coins_takes_a_ship_of_one_coin_and_ends_with_none() -> None:
    # A11.14
    pos = load(coins=[0, 0], harbour=["ship_blue_1_1", "ship_red_1_1"])
    play(pos, "0 stop", "0 take ship_red_1_1")
    assert texts(pos, 1) == ["pass", "take ship_blue_1_1"]
    assert lines(pos.play(1, "take ship_blue_1_1")) == [
        "trade seat=1 card=ship_blue_1_1 amount=1",
        "gain seat=1 amount=1",
        "fee seat=1 other=0 amount=1",
        "turn seat=1 amount=2",
    ]
    assert coins(pos) == [2, 0]


def test_another_player_who_hires_for_nothing_still_pays_the_fee() -> None:
    # A11.15
    mademoiselles = ALL_MADEMOISELLES[:3]
    pos = load(coins=[0, 1], display=[[], mademoiselles], harbour=["sailor_1"])
    play(pos, "0 stop")
    assert pos.view(1)["choices"] == [
        {"action": "pass"},
        {"action": "take sailor_1", "price": 0, "fee": 1, "points": 1},
    ]
    assert lines(pos.play(1, "take sailor_1"))[:2] == [
        "hire seat=1 card=sailor_1 amount=0",
        "fee seat=1 other=0 amount=1",
    ]
    assert coins(pos) == [1, 0]


def test_another_player_without_a_coin_cannot_even_hire_for_nothing() -> None:
    # A11.15
    pos = load(display=[[], ALL_MADEMOISELLES], harbour=["sailor_1", "ship_blue_1_1"])
    play(pos, "0 stop", "0 pass")
    assert texts(pos, 1) == ["pass", "take ship_blue_1_1"]
    assert refused(pos, 1, "take sailor_1") == "too-expensive"


@pytest.mark.parametrize(("held", "fine"), [(7, False), (8, True)])
def test_another_player_needs_the_price_and_the_fee(held: int, fine: bool) -> None:
    # A11.16: a Jester of 2 points costs 7.
    pos = load(coins=[7, held], harbour=["jester_2", "ship_blue_1_1"])
    play(pos, "0 stop", "0 pass")
    if not fine:
        assert refused(pos, 1, "take jester_2") == "too-expensive"
        return
    pos.play(1, "take jester_2")
    assert coins(pos) == [8, 0]
    assert table(pos)["seats"][1]["display"] == ["jester_2"]
    assert len(table(pos)["discard"]) == 7 + 1


@pytest.mark.parametrize(("held", "fine"), [(6, False), (7, True)])
def test_the_active_player_needs_the_price_only(held: int, fine: bool) -> None:
    # A11.16
    pos = load(coins=[held, 0], harbour=["jester_2", "ship_blue_1_1"])
    pos.play(0, "stop")
    assert ("take jester_2" in texts(pos, 0)) is fine
    if not fine:
        assert refused(pos, 0, "take jester_2") == "too-expensive"


def test_four_mademoiselles_make_a_person_of_three_coins_free_and_never_pay_out() -> None:
    # A11.17
    pos = load(coins=[2, 0], display=[ALL_MADEMOISELLES, []], harbour=["sailor_1"])
    events = play(pos, "0 stop", "0 take sailor_1")
    assert lines(events, "hire", "spend", "gain") == ["hire seat=0 card=sailor_1 amount=0"]
    assert coins(pos) == [2, 0]


def test_a_mademoiselle_hired_first_makes_the_next_hire_of_the_same_go_cheaper() -> None:
    # A11.18: 7, then 3 - 1.
    pos = load(coins=[9, 0], harbour=["mademoiselle_2", "sailor_1", *FOUR_SHIPS])
    events = play(pos, "0 stop", "0 take mademoiselle_2", "0 take sailor_1")
    assert lines(events, "hire") == [
        "hire seat=0 card=mademoiselle_2 amount=7",
        "hire seat=0 card=sailor_1 amount=2",
    ]
    assert (coins(pos), points(pos)) == ([0, 0], [3, 0])


def test_a_trader_hired_first_improves_the_next_ship_of_the_same_go() -> None:
    # A5, A6; the second Trader of the colour was there before.
    pos = load(coins=[3, 0], display=[["trader_blue_2"], []], harbour=["trader_blue_1", *FOUR_SHIPS])
    events = play(pos, "0 stop", "0 take trader_blue_1", "0 take ship_blue_1_1")
    assert lines(events, "trade") == ["trade seat=0 card=ship_blue_1_1 amount=3"]
    assert coins(pos) == [3, 0]


def test_traders_pay_for_their_own_colour_and_their_owner_only() -> None:
    # A6
    pos = load(
        coins=[0, 0],
        display=[["trader_red_1"], ["trader_blue_1"]],
        harbour=["ship_blue_2_1", "ship_red_2_3"],
    )
    play(pos, "0 stop", "0 take ship_blue_2_1", "1 take ship_red_2_3")
    assert coins(pos) == [2 + 1, 2 - 1]


@pytest.mark.parametrize(("cards", "paid"), [(4, 0), (5, 2), (6, 2)])
def test_an_admiral_pays_two_coins_at_five_cards_or_more(cards: int, paid: int) -> None:
    # A11.19
    pos = load(display=[["admiral_2"], []], harbour=["jack", *FIVE_SHIPS][:cards])
    events = pos.play(0, "stop")
    assert lines(events, "admiral", "gain") == (["admiral seat=0 amount=1", "gain seat=0 amount=2"][:paid])
    assert coins(pos) == [paid, 0]


def test_an_admiral_looks_at_the_harbour_as_it_is_when_its_owner_comes_to_act() -> None:
    # A11.19: six cards, then five, then four.
    display = [["admiral_1"], ["admiral_2"], ["admiral_2"]]
    pos = load(3, display=display, harbour=["jack", *FIVE_SHIPS])
    play(pos, "0 stop", "0 take ship_yellow_1_1", "0 pass")
    assert (pos.to_act, len(table(pos)["harbour"]), coins(pos)) == ((1,), 5, [3, 2, 0])
    pos.play(1, "take ship_blue_1_1")
    assert (pos.to_act, len(table(pos)["harbour"]), coins(pos)) == ((2,), 4, [4, 2, 0])


def test_four_cards_left_after_one_was_taken_pay_no_admiral() -> None:
    # A11.19
    pos = load(display=[[], ["admiral_1", "admiral_2"]], harbour=["jack", *FOUR_SHIPS])
    play(pos, "0 stop", "0 take ship_red_1_1", "0 pass")
    assert (pos.to_act, coins(pos)) == ((1,), [1, 0])


def test_each_admiral_pays_and_only_once_in_a_go() -> None:
    # A11.19: two Admirals at six cards, two picks; the second pick, at five cards, pays nothing more.
    pos = load(display=[["admiral_1", "admiral_3"], []], harbour=["jack", "captain", *FOUR_SHIPS])
    events = pos.play(0, "stop")
    assert lines(events, "admiral", "gain") == ["admiral seat=0 amount=2", "gain seat=0 amount=4"]
    pos.play(0, "take ship_red_1_1")
    assert (pos.to_act, coins(pos)) == ((0,), [5, 0])


def test_an_admiral_hired_now_does_not_pay_in_this_go() -> None:
    # A11.20: eight cards lie in the harbour when seat 0 comes to act, seven when seat 1 does.
    pos = load(3, coins=[5, 8, 0], harbour=["admiral_1", "admiral_2", "jack", *FIVE_SHIPS])
    events = play(pos, "0 stop", "0 take admiral_1")
    assert (pos.to_act, table(pos)["picks"], coins(pos)) == ((0,), 2, [0, 8, 0])
    events += play(pos, "0 pass", "1 take admiral_2")
    assert lines(events, "admiral", "gain") == []
    assert coins(pos) == [1, 0, 0]


def test_a_jester_hired_as_the_last_card_does_not_pay_in_this_go() -> None:
    # A5
    pos = load(3, coins=[0, 6, 0], display=[[], [], ["jester_2"]], harbour=["jester_1"])
    events = play(pos, "0 stop", "1 take jester_1")
    assert lines(events, "jester") == ["jester seat=2 amount=1"]
    assert coins(pos) == [1, 0, 1]


def test_an_admiral_pays_although_its_owner_passes() -> None:
    # A11.21
    pos = load(display=[["admiral_1"], ["admiral_2"]], harbour=["jack", *FOUR_SHIPS])
    play(pos, "0 stop", "0 pass")
    assert coins(pos) == [2, 2]
    pos.play(1, "pass")
    assert (coins(pos), pos.to_act, table(pos)["turn"]) == ([2, 2], (1,), 2)


def test_the_next_players_jesters_pay_when_the_last_card_was_taken() -> None:
    # A11.22
    pos = load(
        3,
        display=[["jester_1"], ["jester_2", "jester_2"], ["jester_3"]],
        harbour=["ship_blue_1_1"],
    )
    events = play(pos, "0 stop", "0 take ship_blue_1_1")
    assert lines(events, "jester") == ["jester seat=1 amount=2", "jester seat=2 amount=1"]
    assert coins(pos) == [1, 2, 1]


def test_one_card_left_pays_no_jester_even_if_its_owner_takes_it() -> None:
    # A11.22
    pos = load(
        3,
        display=[[], ["jester_2", "jester_2"], ["jester_3"]],
        harbour=["ship_blue_1_1", "ship_red_1_1"],
    )
    events = play(pos, "0 stop", "0 take ship_blue_1_1", "1 take ship_red_1_1")
    assert lines(events, "jester") == ["jester seat=2 amount=1"]
    assert coins(pos) == [2, 0, 1]


def test_the_active_players_jester_does_not_pay_when_he_takes_the_last_card() -> None:
    # A11.22
    pos = load(display=[["jester_1"], []], harbour=["ship_blue_1_1"])
    events = play(pos, "0 stop", "0 take ship_blue_1_1")
    assert (lines(events, "jester"), coins(pos)) == ([], [1, 0])
