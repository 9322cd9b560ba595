"""The rulings that complete the rules: R1 to R9 of A12."""

from __future__ import annotations

import pytest

from games.port_royal.rules.position_queries import ALL_CARDS, FOUR_SHIPS, all_cards, coins, load
from games.position_queries import lines, play, refused, table, texts


def test_r1_the_oldest_coins_are_paid_first() -> None:
    pos = load(coins=[["captain", "priest", "settler", "tax_min_vp"], 0], harbour=["sailor_1"])
    events = play(pos, "0 stop", "0 take sailor_1")
    assert lines(events, "spend") == [
        "spend seat=0 card=captain",
        "spend seat=0 card=priest",
        "spend seat=0 card=settler",
    ]
    assert pos.dump()["coins"][0] == ["tax_min_vp"]
    assert table(pos)["discard"] == ["captain", "priest", "settler"]


def test_r1_a_tax_takes_the_oldest_coins() -> None:
    held = ["captain"] * 5 + ["priest"] * 5 + ["jack"] * 2
    pos = load(coins=[held, 0], display=[[], ["sailor_1"]], deck=["tax_max_swords"])
    pos.play(0, "draw")
    assert pos.dump()["coins"][0] == ["priest"] * 4 + ["jack"] * 2


def test_r1_a_fee_coin_becomes_the_youngest_coin_of_the_active_player() -> None:
    pos = load(coins=[["jack"], ["captain", "priest"]], deck=["settler"], harbour=["ship_blue_1_1"])
    play(pos, "0 stop", "0 pass", "1 take ship_blue_1_1")
    assert pos.dump()["coins"] == [["jack", "captain"], ["priest", "settler"]]


def test_r2_after_the_last_pick_a_possible_claim_keeps_the_go_open() -> None:
    pos = load(
        coins=[4, 0],
        display=[["captain"], []],
        row=["expedition_cc"],
        harbour=["captain", "ship_blue_1_1"],
    )
    play(pos, "0 stop", "0 take captain")
    assert (pos.to_act, table(pos)["picks"]) == ((0,), 0)
    assert texts(pos, 0) == ["pass", "claim expedition_cc with captain+captain"]
    assert refused(pos, 0, "take ship_blue_1_1") == "no-picks-left"
    events = pos.play(0, "claim expedition_cc with captain+captain")
    assert lines(events, "skip", "pass") == []
    assert pos.to_act == (1,)


def test_r2_a_player_may_pass_up_the_claim_after_his_last_pick() -> None:
    pos = load(
        coins=[4, 0], display=[["captain"], []], row=["expedition_cc"], harbour=["captain", "ship_blue_1_1"]
    )
    play(pos, "0 stop", "0 take captain", "0 pass")
    assert (pos.to_act, table(pos)["row"]) == ((1,), ["expedition_cc"])


@pytest.mark.parametrize("auto_pass", [True, False])
def test_r2_without_a_possible_claim_the_go_ends_with_the_last_pick(auto_pass: bool) -> None:
    pos = load(harbour=["ship_blue_1_1", "ship_red_1_1"], options={"auto_pass": auto_pass})
    events = play(pos, "0 stop", "0 take ship_blue_1_1")
    assert lines(events, "skip", "pass") == []
    assert pos.to_act == (1,)


def test_r3_a_hire_pays_the_price_first_and_then_the_fee() -> None:
    pos = load(coins=[0, ["captain", "priest", "settler", "jack"]], harbour=["sailor_1"])
    events = play(pos, "0 stop", "1 take sailor_1")
    assert lines(events, "hire", "spend", "fee") == [
        "hire seat=1 card=sailor_1 amount=3",
        "spend seat=1 card=captain",
        "spend seat=1 card=priest",
        "spend seat=1 card=settler",
        "fee seat=1 other=0 amount=1",
    ]
    assert pos.dump()["coins"] == [["jack"], []]
    assert table(pos)["discard"] == ["captain", "priest", "settler"]


def test_r3_a_ship_goes_to_the_discard_pile_then_brings_its_coins_and_then_the_fee_is_paid() -> None:
    pos = load(coins=[0, ["captain"]], deck=["priest", "settler"], harbour=["ship_blue_2_1"])
    events = play(pos, "0 stop", "0 pass", "1 take ship_blue_2_1")
    assert lines(events, "trade", "gain", "fee") == [
        "trade seat=1 card=ship_blue_2_1 amount=2",
        "gain seat=1 amount=2",
        "fee seat=1 other=0 amount=1",
    ]
    assert pos.dump()["coins"] == [["captain"], ["priest", "settler"]]
    assert table(pos)["discard"] == ["ship_blue_2_1"]


def test_r3_a_fee_never_passes_through_the_discard_pile() -> None:
    pos = load(coins=[0, 0], deck=["priest"], harbour=["ship_blue_1_1"])
    play(pos, "0 stop", "0 pass", "1 take ship_blue_1_1")
    assert pos.dump()["coins"] == [["priest"], []]
    assert table(pos)["discard"] == ["ship_blue_1_1"]


def test_r4_with_both_piles_empty_a_ship_may_itself_become_the_fee_coin() -> None:
    pos = load(3, harbour=["ship_blue_3_5"], rest="coins:2")
    play(pos, "0 stop", "0 pass")
    assert texts(pos, 1) == ["pass", "take ship_blue_3_5"]
    events = pos.play(1, "take ship_blue_3_5")
    assert lines(events, "reshuffle", "gain", "fee") == [
        "reshuffle amount=1",
        "gain seat=1 amount=1",
        "fee seat=1 other=0 amount=1",
    ]
    assert pos.dump()["coins"][:2] == [["ship_blue_3_5"], []]
    assert (table(pos)["deck"], table(pos)["discard"]) == (0, [])


def test_r5_a_reshuffle_for_a_tax_bonus_has_the_taxed_coins_and_not_the_tax_card() -> None:
    pos = load(display=[["sailor_1"], []], deck=["tax_max_swords"], rest="coins:1")
    assert coins(pos) == [0, 117]
    events = pos.play(0, "draw")
    assert lines(events, "taxed", "reshuffle", "bonus", "gain") == [
        "taxed seat=1 amount=58",
        "bonus seat=0 card=tax_max_swords",
        "reshuffle amount=58",
        "gain seat=0 amount=1",
    ]
    assert (coins(pos), table(pos)["deck"]) == ([1, 59], 57)
    assert table(pos)["discard"] == ["tax_max_swords"]
    assert all_cards(pos) == ALL_CARDS


def test_r6_after_a_bust_the_turn_is_over_and_nothing_can_be_claimed() -> None:
    pos = load(
        display=[["captain", "captain", "jester_1"], []],
        row=["expedition_cc"],
        harbour=["ship_blue_1_1"],
        deck=["ship_blue_2_2"],
    )
    pos.play(0, "draw")
    assert (pos.to_act, table(pos)["turn"], coins(pos)) == ((1,), 2, [1, 0])
    assert refused(pos, 0, "claim expedition_cc with captain+captain") == "not-your-decision"


def test_r6_with_claim_after_bust_jesters_are_paid_and_then_expeditions_may_be_claimed() -> None:
    pos = load(
        display=[["captain", "captain", "priest", "priest", "jester_1"], ["jester_2"]],
        row=["expedition_cc", "expedition_pp"],
        harbour=["ship_blue_1_1"],
        deck=["ship_blue_2_2"],
        options={"claim_after_bust": True},
    )
    events = pos.play(0, "draw")
    assert lines(events, "jester", "turn") == ["jester seat=0 amount=1", "jester seat=1 amount=1"]
    assert (pos.to_act, table(pos)["phase"], coins(pos)) == ((0,), "after_bust", [1, 1])
    assert (table(pos)["harbour"], table(pos)["discard"]) == ([], ["ship_blue_1_1", "ship_blue_2_2"])
    claims = ["claim expedition_cc with captain+captain", "claim expedition_pp with priest+priest"]
    assert texts(pos, 0) == ["pass", *claims]
    assert refused(pos, 0, "draw") == "not-discovering"
    assert refused(pos, 0, "stop") == "not-discovering"
    assert refused(pos, 0, "take ship_blue_1_1") == "not-trading"
    pos.play(0, claims[1])
    assert (texts(pos, 0), coins(pos)) == (["pass", claims[0]], [3, 1])
    assert lines(pos.play(0, "pass")) == ["pass seat=0", "turn seat=1 amount=2"]
    assert table(pos)["phase"] == "discover"


def test_r6_with_claim_after_bust_the_last_possible_claim_ends_the_turn() -> None:
    pos = load(
        display=[["captain", "captain"], []],
        row=["expedition_cc"],
        harbour=["ship_blue_1_1"],
        deck=["ship_blue_2_2"],
        options={"claim_after_bust": True},
    )
    play(pos, "0 draw", "0 claim expedition_cc with captain+captain")
    assert (pos.to_act, table(pos)["turn"], table(pos)["phase"]) == ((1,), 2, "discover")


def test_r6_with_claim_after_bust_a_bust_without_a_possible_claim_ends_the_turn_at_once() -> None:
    pos = load(
        display=[["captain"], ["captain", "captain"]],
        row=["expedition_cc"],
        harbour=["ship_blue_1_1"],
        deck=["ship_blue_2_2"],
        options={"claim_after_bust": True},
    )
    pos.play(0, "draw")
    assert (pos.to_act, table(pos)["turn"], table(pos)["phase"]) == ((1,), 2, "discover")


def test_r7_a_go_with_nothing_to_decide_ends_with_an_event_that_says_so() -> None:
    pos = load(3, coins=[0, 3, 2], harbour=["sailor_1"])
    assert lines(pos.play(0, "stop")) == [
        "stop seat=0 amount=1",
        "go seat=0 amount=1",
        "skip seat=0",
        "go seat=1 amount=1",
        "skip seat=1",
        "go seat=2 amount=1",
        "skip seat=2",
        "clear amount=1",
        "turn seat=1 amount=2",
    ]


def test_r7_without_auto_pass_every_player_passes_himself() -> None:
    pos = load(3, coins=[0, 3, 2], harbour=["sailor_1"], options={"auto_pass": False})
    for seat, events in ((0, pos.play(0, "stop")), (1, pos.play(0, "pass")), (2, pos.play(1, "pass"))):
        assert lines(events, "skip", "turn") == []
        assert lines(events, "go")[-1] == f"go seat={seat} amount=1"
    assert (pos.to_act, texts(pos, 2), table(pos)["turn"]) == ((2,), ["pass"], 1)
    assert lines(pos.play(2, "pass")) == ["pass seat=2", "clear amount=1", "turn seat=1 amount=2"]


def test_r7_without_auto_pass_jesters_are_paid_before_their_owner_passes() -> None:
    pos = load(display=[[], ["jester_1"]], deck=["expedition_cc"], options={"auto_pass": False})
    play(pos, "0 draw", "0 stop", "0 pass")
    assert (pos.to_act, texts(pos, 1), coins(pos)) == ((1,), ["pass"], [0, 1])


def test_r7_admirals_pay_before_it_is_decided_whether_a_go_can_be_skipped() -> None:
    harbour = ["sailor_1", "sailor_2", "sailor_2", "sailor_3", "jack"]
    pos = load(coins=[0, 2], display=[[], ["admiral_1"]], harbour=harbour)
    pos.play(0, "stop")
    assert (pos.to_act, coins(pos)) == ((1,), [0, 4])
    assert texts(pos, 1) == ["pass", "take sailor_1"]


def test_r7_a_possible_claim_of_the_active_player_keeps_his_go_open() -> None:
    pos = load(display=[["captain"] * 2, ["priest"] * 2], row=["expedition_cc"], harbour=["sailor_1"])
    pos.play(0, "stop")
    assert (pos.to_act, table(pos)["picks"]) == ((0,), 1)
    assert texts(pos, 0) == ["pass", "claim expedition_cc with captain+captain"]


def test_r7_after_an_action_that_leaves_nothing_to_decide_the_go_ends() -> None:
    pos = load(3, display=[["governor"], [], []], coins=[0, 0, 9], harbour=["ship_blue_1_1", "sailor_1"])
    events = play(pos, "0 stop", "0 take ship_blue_1_1")
    assert lines(events, "skip") == ["skip seat=0", "skip seat=1"]
    assert pos.to_act == (2,)


def test_r7_a_loaded_position_is_not_advanced_before_an_action() -> None:
    pos = load(3, phase="trade", picks=1, harbour=["sailor_1"])
    assert (pos.to_act, texts(pos, 0), table(pos)["turn"]) == ((0,), ["pass"], 1)
    events = pos.play(0, "pass")
    assert lines(events, "pass", "skip") == ["pass seat=0", "skip seat=1", "skip seat=2"]
    assert (pos.to_act, table(pos)["turn"]) == ((1,), 2)


def test_r8_the_turn_limit_is_checked_at_the_end_of_a_round() -> None:
    # The limit is reached in the first round's second turn; the round is completed.
    pos = load(3, options={"turn_limit": 2}, deck=["jack", "captain", "priest"])
    play(pos, "0 draw", "0 stop", "1 draw", "1 stop")
    assert (pos.over, pos.to_act, table(pos)["turn"]) == (False, (2,), 3)
    events = play(pos, "2 draw", "2 stop")
    assert lines(events, "last_round", "over") == ["over"]
    assert pos.over
    assert pos.result is not None
    assert pos.result["winners"] == [0, 1, 2]


def test_r8_the_turn_limit_is_400_unless_the_table_says_otherwise() -> None:
    for turn, over in ((398, False), (400, True)):
        pos = load(turn=turn, active=1, deck=["jack"])
        play(pos, "1 draw", "1 stop")
        assert pos.over is over
    pos = load(turn=400, active=1, deck=["jack"], options={"turn_limit": 401})
    play(pos, "1 draw", "1 stop")
    assert pos.over is False


def test_r8_if_nobody_has_an_expedition_at_the_turn_limit_of_the_variant_all_can_win() -> None:
    pos = load(
        options={"ending": "expedition", "turn_limit": 2},
        turn=2,
        active=1,
        display=[["jack"], ["sailor_2"]],
        deck=["captain"],
    )
    play(pos, "1 draw", "1 stop")
    assert pos.result == {
        "winners": [1],
        "ranking": [[1], [0]],
        "scores": [1, 2],
        "columns": {"persons": [1, 2], "expeditions": [0, 0]},
        "coins": [0, 0],
        "eligible": [True, True],
    }


def test_r9_the_harbour_is_shown_in_the_order_of_arrival() -> None:
    pos = load(coins=[4, 0], deck=["jack", "ship_red_1_1", "captain", "ship_blue_1_1"])
    play(pos, "0 draw", "0 draw", "0 draw", "0 draw")
    assert table(pos)["harbour"] == ["jack", "ship_red_1_1", "captain", "ship_blue_1_1"]
    play(pos, "0 stop", "0 take captain")
    assert table(pos)["harbour"] == ["jack", "ship_red_1_1", "ship_blue_1_1"]


def test_r9_two_identical_persons_are_one_choice() -> None:
    pos = load(coins=[4, 0], harbour=["captain", "jack", "captain"])
    pos.play(0, "stop")
    assert texts(pos, 0) == ["pass", "take captain"]
    pos.play(0, "take captain")
    assert table(pos)["seats"][0]["display"] == ["captain"]


def test_r9_the_order_of_the_harbour_changes_no_legal_action() -> None:
    harbours = [["jack", *FOUR_SHIPS], [*reversed(FOUR_SHIPS), "jack"]]
    choices = []
    for harbour in harbours:
        pos = load(coins=[6, 0], harbour=harbour)
        pos.play(0, "stop")
        choices.append((sorted(texts(pos, 0)), table(pos)["picks"]))
    assert choices[0] == choices[1]
