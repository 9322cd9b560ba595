"""The first half of a turn: naval power (N1 to N3) and purchases (B1 to B6, R5, R7)."""

from __future__ import annotations

from typing import Any

import pytest

from argosy import Position
from argosy.games.oltre_mare.rules.cards import CARDS
from games.oltre_mare.rules.position_queries import ducats, each, hand, kinds, load, of_good, showing, top
from games.position_queries import lines, play, refused, table, texts

LIGHT = [card.id for card in CARDS if card.load == 1]
SALT, OLIVES, GRAIN = of_good("salt"), of_good("olives"), of_good("grain")


def beginning(**fields: Any) -> Position:
    """Seat 2 loads its last card; seat 0 is next and begins its turn in plain sight."""
    return load(3, active=2, phase="load", played=[showing("ducat", "ship")[0]], **fields)


def finish_loading(pos: Position) -> list[str]:
    return lines(play(pos, f"2 load {showing('ducat', 'ship')[0]}"), "turn", "influence", "trade")


def whole_turn(seat: int, cards: list[str]) -> list[str]:
    """The moves of a turn without deals and without a ship symbol."""
    named = ",".join(cards)
    return [f"{seat} finish-trade", f"{seat} play {named}", f"{seat} load {named}"]


def with_token(token: str, **fields: Any) -> Position:
    """Seat 0 has an active token."""
    return load(3, owned=[[token], [], []], active_token=[token, None, None], **fields)


# --------------------------------------------------------------------- N1 local influence


@pytest.mark.parametrize("power, gain", [(6, 3), (5, 2), (4, 1), (3, 0)])
def test_local_influence_pays_power_less_three_at_the_start_of_the_turn(power: int, gain: int) -> None:
    pos = with_token("local_influence", cargo=[[top(power)], [], []])
    assert ducats(pos) == [11 + gain, 11, 11]


def test_local_influence_is_paid_before_cards_are_discarded() -> None:
    token = "local_influence"
    pos = beginning(
        owned=[[token], [], []], active_token=[token, None, None], cargo=[[top(5)], [], []],
        hands=[SALT[:7], [], []],
    )  # fmt: skip
    assert finish_loading(pos) == ["turn seat=0 number=2", "influence seat=0 amount=2"]
    assert (ducats(pos), table(pos)["phase"]) == ([13, 11, 11], "discard")


def test_local_influence_pays_nothing_in_the_turns_of_others() -> None:
    pos = load(3, active=1, owned=[["local_influence"], [], []], active_token=["local_influence", None, None])
    assert ducats(pos) == [11, 11, 11]


def test_local_influence_face_down_pays_nothing() -> None:
    pos = load(3, owned=[["local_influence", "calm_sea"], [], []], active_token=["calm_sea", None, None])
    assert ducats(pos) == [11, 11, 11]


def test_local_influence_pays_again_in_every_turn() -> None:
    quiet = [card for card in showing("pirate", "draw") if card in LIGHT]
    pos = with_token(
        "local_influence", cargo=[[top(6)], [top(5)], []], hands=[quiet[:1], quiet[1:3], quiet[3:4]]
    )
    assert ducats(pos)[0] == 14
    play(pos, *whole_turn(0, quiet[:1]), *whole_turn(1, quiet[1:3]), *whole_turn(2, quiet[3:4]))
    assert (table(pos)["round"], table(pos)["active"], ducats(pos)) == (2, 0, [17, 11, 11])


# -------------------------------------------------------------------------- N2 the hand limit


def test_seven_cards_and_power_five_are_two_discards() -> None:
    pos = load(3, cargo=[[top(5)], [], []], hands=[SALT[:7], [], []])
    assert (table(pos)["phase"], table(pos)["to_discard"]) == ("discard", 2)
    play(pos, f"0 discard {SALT[0]}")
    assert (table(pos)["phase"], table(pos)["to_discard"]) == ("discard", 1)
    play(pos, f"0 discard {SALT[1]}")
    assert (table(pos)["phase"], table(pos)["to_discard"]) == ("trade", 0)


@pytest.mark.parametrize("power", [3, 4, 5, 6])
def test_as_many_cards_as_power_are_kept(power: int) -> None:
    pos = load(3, cargo=[[top(power)], [], []], hands=[SALT[:power], [], []])
    assert table(pos)["phase"] == "trade"
    pos = load(3, cargo=[[top(power)], [], []], hands=[SALT[: power + 1], [], []])
    assert (table(pos)["phase"], table(pos)["to_discard"]) == ("discard", 1)


def test_discards_are_chosen_and_lie_in_the_order_chosen_on_top_of_the_own_pirate_stack() -> None:
    pos = load(3, power=3, hands=[SALT[:5], [], []], pirates=[[OLIVES[0]], [], []])
    assert texts(pos, 0) == [f"discard {card}" for card in SALT[:5]]
    play(pos, f"0 discard {SALT[3]}", f"0 discard {SALT[1]}")
    assert pos.dump()["pirates"] == [[OLIVES[0], SALT[3], SALT[1]], [], []]
    assert hand(pos, 0) == [SALT[0], SALT[2], SALT[4]]
    play(pos, "0 buy pirates")
    assert SALT[1] in hand(pos, 0)


def test_a_discard_is_seen_by_its_owner_alone() -> None:
    pos = load(3, power=3, hands=[SALT[:4], [], []])
    assert lines(play(pos, f"0 discard {SALT[2]}")) == [
        "discard seat=0",
        f"see seat=0 card={SALT[2]} seen_by=0",
        "trade seat=0 number=3 amount=1",
    ]
    assert each(pos, "pirates") == [1, 0, 0]


def test_nothing_but_a_discard_is_possible_while_there_are_too_many_cards() -> None:
    pos = load(3, power=3, hands=[SALT[:4], OLIVES[:1], []])
    for action in ("buy deck", "finish-trade", f"play {SALT[0]}"):
        assert refused(pos, 0, action) == "wrong-phase"
    assert refused(pos, 0, f"discard {OLIVES[0]}") == "not-in-hand"
    assert refused(pos, 0, f"offer 1 give {SALT[0]} 0 want - 0") == "wrong-phase"
    assert refused(pos, 1, f"discard {OLIVES[0]}") == "not-your-decision"
    assert pos.to_act == (0,)


def test_no_card_is_discarded_by_choice() -> None:
    pos = load(3, power=3, hands=[SALT[:3], [], []])
    assert refused(pos, 0, f"discard {SALT[0]}") == "wrong-phase"


def test_pirates_repelled_does_not_prevent_the_discards() -> None:
    pos = with_token("pirates_repelled", cargo=[[top(3)], [], []], hands=[SALT[:4], [], []])
    assert (table(pos)["phase"], table(pos)["to_discard"]) == ("discard", 1)


def test_the_limit_is_read_from_the_top_card_not_from_the_cards_below() -> None:
    pos = load(3, cargo=[[top(6), top(3)], [], []], hands=[SALT[:6], [], []])
    assert (table(pos)["power"], table(pos)["load"], table(pos)["to_discard"]) == (3, 4, 3)


# --------------------------------------------------------------------- N3 no limit otherwise


def test_other_players_may_hold_any_number_of_cards() -> None:
    pos = load(3, cargo=[[], [top(3)], []], hands=[SALT[:1], OLIVES[:9], []])
    assert (table(pos)["phase"], pos.to_act) == ("trade", (0,))


def test_there_is_no_limit_once_the_trade_phase_has_begun() -> None:
    pos = load(3, power=3, hands=[SALT[:3], OLIVES[:4], []])
    play(pos, *["0 buy deck"] * 4, f"1 offer 0 give {','.join(OLIVES[:4])} 0 want - 0", "0 accept 1")
    assert (each(pos, "hand"), table(pos)["phase"]) == ([11, 0, 0], "trade")
    play(pos, "0 finish-trade")
    assert table(pos)["phase"] == "play"


def test_cards_drawn_in_a_turn_may_exceed_the_power_until_the_next_turn() -> None:
    drawing = showing("ducat", "draw")[:3]
    pos = load(3, power=4, load=3, hands=[drawing, [], []], tokens={})
    play(pos, "0 finish-trade", f"0 play {','.join(drawing)}", f"0 load {','.join(drawing)}")
    assert (each(pos, "hand"), table(pos)["active"]) == ([6, 0, 0], 1)


# ---------------------------------------------------------------------------- B1 four purchases


def test_a_bought_card_is_seen_before_the_next_purchase_and_by_nobody_else() -> None:
    pos = load(3, deck=OLIVES[:2])
    events = play(pos, "0 buy deck")
    assert lines(events) == [
        "buy seat=0 amount=3",
        "draw seat=0",
        f"see seat=0 card={OLIVES[0]} seen_by=0",
    ]
    assert (hand(pos, 0), table(pos)["purchases_left"]) == ([OLIVES[0]], 3)
    play(pos, "0 buy deck")
    assert hand(pos, 0) == OLIVES[:2]


def test_a_card_bought_from_the_pirates_is_named_to_its_owner_alone() -> None:
    pos = load(3, pirates=[OLIVES[:2], [], []])
    assert lines(play(pos, "0 buy pirates")) == [
        "buy_pirates seat=0 amount=3",
        f"see seat=0 card={OLIVES[1]} seen_by=0",
    ]


@pytest.mark.parametrize("places", [["deck"] * 4, ["pirates"] * 4, ["deck", "pirates", "pirates", "deck"]])
def test_four_cards_are_bought_in_a_turn_from_both_stacks_together(places: list[str]) -> None:
    pos = load(3, pirates=[OLIVES[:6], [], []])
    play(pos, *[f"0 buy {place}" for place in places])
    assert (each(pos, "hand")[0], ducats(pos)[0]) == (4, 11 - 3 * 3 - 3)
    assert table(pos)["purchases_left"] == 0
    assert refused(pos, 0, "buy deck") == refused(pos, 0, "buy pirates") == "no-purchases-left"
    assert not [text for text in texts(pos, 0) if text.startswith("buy")]


def test_the_four_purchases_come_back_with_the_next_turn() -> None:
    pos = load(3, active=2, purchases=4, phase="load", played=SALT[:1])
    play(pos, f"2 load {SALT[0]}")
    assert (table(pos)["active"], table(pos)["purchases_left"]) == (0, 4)


def test_cards_gained_from_players_are_no_purchases() -> None:
    pos = load(3, hands=[SALT[:1], OLIVES[:5], []])
    play(
        pos,
        "0 buy deck",
        f"0 offer 1 give {SALT[0]} 0 want olives:5 0",
        f"1 accept 1 with {','.join(OLIVES[:5])}",
    )
    assert table(pos)["purchases_left"] == 3
    play(pos, "0 buy deck", "0 buy deck", "0 buy deck")
    assert each(pos, "hand")[0] == 9


def test_deals_and_purchases_go_in_any_order() -> None:
    pos = load(3, hands=[SALT[:2], OLIVES[:2], []])
    moves = ["0 buy deck", f"0 offer 1 give {SALT[0]} 0 want olives:1 0", f"1 accept 1 with {OLIVES[0]}",
             "0 buy deck", f"1 offer 0 give {OLIVES[1]} 0 want salt:1 0", f"0 accept 2 with {SALT[1]}",
             "0 buy deck"]  # fmt: skip
    assert kinds(play(pos, *moves)).count("deal") == 2
    assert (each(pos, "hand"), table(pos)["purchases_left"]) == ([5, 2, 0], 1)


def test_only_the_active_player_buys_and_ends_the_trade_phase() -> None:
    pos = load(3, hands=[SALT[:1], OLIVES[:2], []], pirates=[[], GRAIN[:1], []])
    for action in ("buy deck", "buy pirates", "finish-trade"):
        assert refused(pos, 1, action) == "not-active"


def test_the_deck_is_bought_from_the_top() -> None:
    pos = load(3, deck=OLIVES[:5])
    play(pos, *["0 buy deck"] * 4)
    assert hand(pos, 0) == OLIVES[:4]
    assert pos.dump()["deck"][0] == OLIVES[4]


# ------------------------------------------------------------------------------- B2 the price


@pytest.mark.parametrize(
    "before, after", [(11, 8), (3, 0), (2, -1), (1, -2), (0, -4), (-1, -5), (-200, -204)]
)
@pytest.mark.parametrize("place", ["deck", "pirates"])
def test_a_card_costs_three_and_without_ducats_four(before: int, after: int, place: str) -> None:
    pos = load(3, ducats=[before, 50, 50], pirates=[OLIVES[:1], [], []])
    assert table(pos)["price"] == before - after
    events = play(pos, f"0 buy {place}")
    assert ducats(pos) == [after, 50, 50]
    assert events[0].amount == before - after


def test_each_purchase_looks_at_the_ducats_just_before_it() -> None:
    pos = load(3, ducats=[2, 11, 11])
    play(pos, "0 buy deck")
    assert ducats(pos)[0] == -1
    play(pos, "0 buy deck")
    assert ducats(pos)[0] == -5


def test_ducats_from_a_deal_lower_the_next_price() -> None:
    pos = load(3, ducats=[0, 11, 11], hands=[SALT[:1], [], []])
    assert table(pos)["price"] == 4
    play(pos, f"0 offer 1 give {SALT[0]} 0 want - 1", "1 accept 1")
    assert (ducats(pos), table(pos)["price"]) == ([1, 10, 11], 3)


def test_the_choices_of_the_active_player_name_the_price() -> None:
    pos = load(3, ducats=[0, 11, 11], pirates=[OLIVES[:1], [], []])
    priced = {choice["action"]: choice["price"] for choice in pos.view(0)["choices"] if "price" in choice}
    assert priced == {"buy deck": 4, "buy pirates": 4}


# ----------------------------------------------------------------------------- B3 good terms


@pytest.mark.parametrize("places", [["deck"] * 4, ["pirates"] * 4, ["pirates", "deck", "pirates", "deck"]])
@pytest.mark.parametrize("before", [11, 1, 0, -7])
def test_with_good_terms_cards_cost_one_two_three_four_even_in_debt(before: int, places: list[str]) -> None:
    pos = with_token("good_terms", ducats=[before, 11, 11], pirates=[OLIVES[:4], [], []])
    paid = [play(pos, f"0 buy {place}")[0].amount for place in places]
    assert paid == [1, 2, 3, 4]
    assert ducats(pos)[0] == before - 10


@pytest.mark.parametrize(
    "before, prices", [(11, [1, 2, 3, 4]), (3, [1, 2, 4, 5]), (1, [1, 3, 4, 5]), (0, [2, 3, 4, 5])]
)
def test_a_table_may_charge_the_debtor_one_more_on_good_terms(before: int, prices: list[int]) -> None:
    options = {"surcharge_with_good_terms": True}
    pos = with_token("good_terms", ducats=[before, 11, 11], options=options)
    assert [play(pos, "0 buy deck")[0].amount for _ in range(4)] == prices


def test_good_terms_face_down_or_of_another_seat_change_nothing() -> None:
    pos = load(
        3, owned=[["good_terms", "calm_sea"], ["good_terms"], []],
        active_token=["calm_sea", "good_terms", None],
    )  # fmt: skip
    assert table(pos)["price"] == 3
    assert [play(pos, "0 buy deck")[0].amount for _ in range(4)] == [3, 3, 3, 3]


def test_with_good_terms_the_price_counts_purchases_not_deals() -> None:
    pos = with_token("good_terms", hands=[[], OLIVES[:2], []])
    play(pos, "0 buy deck", f"1 offer 0 give {OLIVES[0]} 0 want - 0", "0 accept 1")
    assert table(pos)["price"] == 2


# ------------------------------------------------------------------------ B4 the pirate stack


def test_the_pirate_stack_is_last_in_first_out() -> None:
    pos = load(3, pirates=[[OLIVES[0], SALT[0], OLIVES[1]], [], []])
    bought: list[str] = []
    for _ in range(3):
        held = set(hand(pos, 0))
        play(pos, "0 buy pirates")
        bought += set(hand(pos, 0)) - held
    assert bought == [OLIVES[1], SALT[0], OLIVES[0]]
    assert refused(pos, 0, "buy pirates") == "no-pirates"


def test_an_empty_pirate_stack_cannot_be_bought_from_whatever_others_have() -> None:
    pos = load(3, pirates=[[], OLIVES[:3], []])
    assert refused(pos, 0, "buy pirates") == "no-pirates"
    assert "buy pirates" not in texts(pos, 0)


def test_nobody_looks_through_a_pirate_stack_but_everybody_sees_its_size() -> None:
    pos = load(3, pirates=[OLIVES[:3], [], SALT[:1]], pirate_own=[OLIVES[:1], [], []])
    assert [pos.view(seat)["pirates"] for seat in (0, 1, 2, None)] == [None] * 4
    assert each(pos, "pirates") == [3, 0, 1]


def test_the_memory_aid_shows_the_owner_his_own_discards() -> None:
    options = {"pirate_memory_aid": True}
    pos = load(3, options=options, power=3, hands=[SALT[:4], [], []], pirates=[OLIVES[:2], [], []])
    play(pos, f"0 discard {SALT[1]}")
    assert pos.view(0)["pirates"] == [None, None, SALT[1]]
    assert (pos.view(1)["pirates"], pos.view(None)["pirates"]) == ([], None)


def test_the_cards_a_pirate_flag_brought_stay_unknown_to_their_owner() -> None:
    card = showing("pirate", "draw")[0]
    options = {"pirate_memory_aid": True}
    pos = load(3, options=options, phase="play", hands=[[card], [], []], deck=OLIVES[:2], tokens={})
    play(pos, f"0 play {card}")
    assert pos.dump()["pirates"][0] == [OLIVES[0]]
    assert pos.view(0)["pirates"] == [None]


# ------------------------------------------------------------------ B5, R5, R7 the last cards


def test_the_last_card_can_be_bought_and_makes_the_round_the_last() -> None:
    pos = load(3, deck=OLIVES[:1], rest="discard", venice_out=True)
    events = play(pos, "0 buy deck")
    assert kinds(events) == ["buy", "last_round", "draw", "see"]
    assert (table(pos)["deck"], table(pos)["last_round"]) == (0, True)


def test_a_purchase_from_the_empty_deck_reshuffles_the_discard_pile() -> None:
    pos = load(3, deck=[], rest="removed", discard=OLIVES[:3], last_round=True)
    events = play(pos, "0 buy deck")
    assert lines(events, "buy", "reshuffle", "score_start") == ["buy seat=0 amount=3", "reshuffle amount=3"]
    assert (table(pos)["deck"], table(pos)["discard"], hand(pos, 0)[0] in OLIVES[:3]) == (2, [], True)


def test_a_purchase_by_choice_may_cost_the_start_player_his_cargo() -> None:
    pos = load(3, active=1, rest="removed", cargo=[OLIVES[:2], SALT[:1], []], pirates=[GRAIN[:3], [], []],
               hands=[[], SALT[1:3], []])  # fmt: skip
    events = play(pos, "1 buy deck")
    assert lines(events, "score_start", "run", "loss", "gather", "reshuffle") == [
        "score_start seat=0",
        "run seat=0 number=2 good=olives amount=2",
        "loss seat=0 number=3 amount=3",
        "gather seat=0",
        "reshuffle amount=5",
    ]
    assert ducats(pos) == [11 + 2 - 3, 8, 11]
    assert (each(pos, "cargo"), each(pos, "pirates"), table(pos)["deck"]) == ([0, 1, 0], [0, 0, 0], 4)


def test_the_start_player_can_lose_his_cargo_more_than_once() -> None:
    pos = load(
        2, rest="removed", cargo=[OLIVES[:1], SALT[:1]], hands=[SALT[1:2], SALT[2:3]], load=1, tokens={}
    )
    events = play(pos, "0 buy deck", "0 finish-trade", f"0 play {SALT[1]}")
    assert lines(events, "score_start") == ["score_start seat=0"]
    while table(pos)["phase"] == "sail":
        pos.play(0, pos.legal(0)[0])
    events = play(pos, f"0 load {SALT[1]}", "1 buy deck")
    assert lines(events, "score_start", "run") == [
        "score_start seat=0",
        "run seat=0 number=1 good=salt amount=1",
    ]
    assert hand(pos, 1) == SALT[1:3]


def test_the_start_player_who_loses_his_cargo_in_his_own_turn_plays_the_load_he_began_with() -> None:
    cards = [card for card in SALT if card in showing("ducat", "draw")]
    pos = load(2, rest="removed", cargo=[[top(4)], []], hands=[cards, []], tokens={})
    play(pos, "0 buy deck")
    assert (each(pos, "cargo"), table(pos)["power"], table(pos)["load"]) == ([0, 0], 4, 3)
    play(pos, "0 finish-trade", f"0 play {','.join([*cards, top(4)])}")
    assert each(pos, "hand") == [0, 0]
    play(pos, f"0 load {','.join([top(4), *cards])}")
    assert (each(pos, "cargo"), each(pos, "top")[0]) == ([3, 0], cards[-1])


def test_no_card_can_be_bought_where_none_is_left() -> None:
    pos = load(3, active=1, rest="removed", cargo=[[], SALT[:1], OLIVES[:2]], hands=[[], SALT[1:2], []])
    assert refused(pos, 1, "buy deck") == "no-cards-left"
    assert "buy deck" not in texts(pos, 1)


def test_the_own_pirate_stack_is_sold_even_where_the_deck_has_run_out() -> None:
    pos = load(3, active=1, rest="removed", pirates=[[], SALT[:1], []])
    play(pos, "1 buy pirates")
    assert hand(pos, 1) == SALT[:1]


def test_a_deck_of_venice_alone_is_not_empty_until_venice_leaves_it() -> None:
    pos = load(3, deck=["venice"], rest="discard")
    assert (table(pos)["deck"], table(pos)["last_round"]) == (1, False)
    events = play(pos, "0 buy deck")
    order = [kind for kind in kinds(events) if kind in {"buy", "venice", "last_round", "reshuffle", "draw"}]
    assert order == ["buy", "venice", "last_round", "reshuffle", "draw"]
    assert table(pos)["last_round"]


def test_drawing_the_last_goods_card_above_venice_does_not_empty_the_deck() -> None:
    pos = load(3, deck=[OLIVES[0], "venice"], rest="discard")
    assert kinds(play(pos, "0 buy deck")) == ["buy", "draw", "see"]
    assert (table(pos)["deck"], table(pos)["last_round"], table(pos)["venice_out"]) == (1, False, False)


def test_a_purchase_that_turns_up_venice_is_paid_once_and_counts_once() -> None:
    pos = load(3, deck=["venice", *OLIVES[:2]], prestige=[0, 0, 1])
    events = play(pos, "0 buy deck")
    assert lines(events, "buy", "draw") == ["buy seat=0 amount=3", "draw seat=0"]
    assert (hand(pos, 0), table(pos)["purchases_left"]) == ([OLIVES[0]], 3)
    assert ducats(pos) == [11 - 3 + 3, 11 + 3, 11 + 6]


# ------------------------------------------------------------------------- B6 enough cards


@pytest.mark.parametrize("needed", [1, 2, 3, 4])
def test_the_trade_phase_ends_only_with_as_many_cards_as_the_load(needed: int) -> None:
    pos = load(3, load=needed, ducats=[-5, 11, 11])
    for bought in range(needed):
        assert refused(pos, 0, "finish-trade") == "hand-below-load"
        assert "finish-trade" not in texts(pos, 0)
        play(pos, "0 buy deck")
        assert each(pos, "hand")[0] == bought + 1
    assert lines(play(pos, "0 finish-trade")) == ["finish_trade seat=0"]
    assert table(pos)["phase"] == "play"


def test_cards_from_a_deal_count_as_well() -> None:
    pos = load(3, load=2, hands=[SALT[:1], OLIVES[:1], []])
    assert refused(pos, 0, "finish-trade") == "hand-below-load"
    play(pos, f"1 offer 0 give {OLIVES[0]} 0 want - 2", "0 accept 1", "0 finish-trade")
    assert table(pos)["phase"] == "play"


def test_nobody_has_to_buy_with_enough_cards() -> None:
    pos = load(3, load=4, hands=[SALT[:4], [], []])
    play(pos, "0 finish-trade")
    assert (ducats(pos)[0], table(pos)["to_play"]) == (11, 4)


def test_the_load_is_that_of_the_top_card() -> None:
    pos = load(3, cargo=[[top(6), top(4)], [], []], hands=[SALT[:2], [], []])
    assert (table(pos)["power"], table(pos)["load"]) == (4, 3)
    assert refused(pos, 0, "finish-trade") == "hand-below-load"


def test_the_trade_phase_ends_below_the_load_only_where_no_card_can_be_had() -> None:
    empty: dict[str, Any] = {"active": 1, "load": 3, "rest": "removed", "hands": [[], SALT[:2], []]}
    assert "finish-trade" in texts(load(3, **empty), 1)
    for somewhere in (
        {"deck": OLIVES[:1]},
        {"discard": OLIVES[:1]},
        {"cargo": [OLIVES[:1], [], []]},
        {"pirates": [OLIVES[:1], [], []]},
        {"pirates": [[], OLIVES[:1], []]},
    ):
        assert refused(load(3, **empty | somewhere), 1, "finish-trade") == "hand-below-load"
    for out_of_reach in (
        {"hands": [OLIVES[:3], SALT[:2], []]},
        {"cargo": [[], OLIVES[:1], OLIVES[1:2]]},
        {"pirates": [[], [], OLIVES[:1]]},
    ):
        assert "finish-trade" in texts(load(3, **empty | out_of_reach), 1)
