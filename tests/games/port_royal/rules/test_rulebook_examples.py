"""The worked examples and figures of the printed Port Royal rulebooks (cs, pl, ru, ro), in our words."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import argosy
from argosy import IllegalAction, Position
from argosy.games.port_royal.rules.cards import FACES, Kind

GAME = argosy.game("port-royal")


def load(players: int = 2, **fields: Any) -> Position:
    return GAME.load({"players": players, **fields})


def texts(pos: Position, seat: int) -> list[str]:
    return [str(action) for action in pos.legal(seat)]


def coins(pos: Position) -> list[int]:
    return [seat["coins"] for seat in pos.view(None)["seats"]]


def display(pos: Position, seat: int) -> list[str]:
    cards: list[str] = pos.view(None)["seats"][seat]["display"]
    return cards


def play(pos: Position, *moves: str) -> None:
    """Play moves written `seat action`."""
    for move in moves:
        seat, _, action = move.partition(" ")
        pos.play(int(seat), action)


# ------------------------------------------------------------------------------- what is in the box


def test_the_box_holds_60_persons_50_ships_6_expeditions_and_4_taxes() -> None:
    kinds: Counter[Kind] = Counter()
    for face in FACES:
        kinds[face.kind] += face.count
    assert kinds == {Kind.PERSON: 60, Kind.SHIP: 50, Kind.EXPEDITION: 6, Kind.TAX: 4}


def test_the_persons_come_in_the_numbers_of_the_component_list() -> None:
    persons: Counter[str] = Counter()
    for face in FACES:
        if face.kind == Kind.PERSON:
            persons[face.id.split("_")[0]] += face.count
    assert persons == {
        "trader": 10,
        "settler": 5,
        "captain": 5,
        "priest": 5,
        "jack": 3,
        "sailor": 10,
        "pirate": 3,
        "mademoiselle": 4,
        "jester": 5,
        "admiral": 6,
        "governor": 4,
    }


@pytest.mark.parametrize(
    ("colour", "swords"),
    [
        ("yellow", {"1": 4, "2": 3, "4": 3}),
        ("blue", {"1": 4, "2": 3, "5": 3}),
        ("green", {"1": 4, "3": 3, "5": 3}),
        ("red", {"1": 3, "3": 3, "6": 2, "skull": 2}),
        ("black", {"2": 3, "4": 3, "7": 2, "skull": 2}),
    ],
)
def test_the_ships_of_each_colour_have_the_swords_of_the_russian_table(
    colour: str, swords: dict[str, int]
) -> None:
    found: Counter[str] = Counter()
    for face in FACES:
        if face.id.startswith(f"ship_{colour}_"):
            found[face.id.rsplit("_", 1)[1]] += face.count
    assert found == swords


@pytest.mark.parametrize(("players", "deck", "row"), [(2, 113, 0), (3, 110, 0), (4, 107, 0), (5, 104, 1)])
def test_everybody_begins_with_three_coins_and_the_special_expedition_needs_five(
    players: int, deck: int, row: int
) -> None:
    view = GAME.new(players, seed=3).view(None)
    assert [seat["coins"] for seat in view["seats"]] == [3] * players
    assert (view["deck"], len(view["row"]), view["discard"]) == (deck, row, [])


# ---------------------------------------------------------------------------------------- discover


def test_a_sailor_and_a_pirate_drive_off_a_flute_of_two_swords() -> None:
    # The player has one sword from the Sailor and two from the Pirate: three against two.
    pos = load(display=[["sailor_1", "pirate_1"], []], deck=["ship_blue_2_2", "jack"])
    play(pos, "0 draw")
    assert pos.view(0)["seats"][0]["swords"] == 3
    assert texts(pos, 0) == ["keep", "repel"]
    play(pos, "0 repel")
    assert pos.view(0)["discard"] == ["ship_blue_2_2"]
    assert display(pos, 0) == ["sailor_1", "pirate_1"]
    assert texts(pos, 0) == ["draw", "stop"]


def test_the_same_swords_serve_several_times_in_a_turn() -> None:
    pos = load(display=[["pirate_1"], []], deck=["ship_blue_2_2", "ship_blue_2_2", "ship_yellow_3_2"])
    play(pos, "0 draw", "0 repel", "0 draw", "0 repel", "0 draw", "0 repel")
    assert pos.view(0)["discard"] == ["ship_blue_2_2", "ship_blue_2_2", "ship_yellow_3_2"]


def test_a_ship_already_in_the_harbour_can_no_longer_be_driven_off() -> None:
    pos = load(display=[["pirate_1"], []], deck=["ship_blue_2_2"])
    play(pos, "0 draw", "0 keep")
    with pytest.raises(IllegalAction) as caught:
        pos.play(0, "repel")
    assert caught.value.reason == "no-ship-pending"


def test_a_priest_and_a_jack_man_the_expedition_of_two_crosses_for_two_coins() -> None:
    pos = load(display=[["priest", "jack"], []], row=["expedition_pp"])
    play(pos, "0 claim expedition_pp with priest+jack")
    assert display(pos, 0) == ["expedition_pp"]
    assert (coins(pos), pos.view(0)["discard"]) == ([2, 0], ["priest", "jack"])
    assert pos.view(0)["deck"] == 119 - 2 - 1 - 2


@pytest.mark.parametrize("held", [12, 13])
def test_twelve_or_thirteen_coins_lose_six_to_a_tax(held: int) -> None:
    # The player himself lacks swords, so the bonus coin goes to the other one.
    pos = load(coins=[held, 2], display=[[], ["sailor_1"]], deck=["tax_max_swords"])
    play(pos, "0 draw")
    assert coins(pos) == [held - 6, 3]


@pytest.mark.parametrize("tax", ["tax_max_swords", "tax_min_vp"])
def test_when_nobody_has_swords_or_points_yet_everybody_gets_the_bonus(tax: str) -> None:
    pos = load(3, coins=[3, 3, 3], deck=[tax])
    play(pos, "0 draw")
    assert coins(pos) == [4, 4, 4]
    assert pos.view(0)["discard"] == [tax]
    assert texts(pos, 0) == ["draw", "stop"]


def test_fewest_points_or_most_swords_get_the_coin_as_the_tax_card_shows() -> None:
    persons = [["sailor_1", "sailor_1"], ["jester_3"], ["settler"]]
    pos = load(3, display=persons, deck=["tax_min_vp", "governor", "tax_max_swords"])
    play(pos, "0 draw")
    assert coins(pos) == [0, 0, 1]
    play(pos, "0 draw")
    assert coins(pos) == [1, 0, 1]


def test_a_second_ship_of_a_colour_costs_the_harbour_but_not_the_expeditions() -> None:
    # One coin for each Jester of everybody, the active player included; no second phase.
    pos = load(
        3,
        display=[["jester_1"], ["jester_2"], []],
        row=["expedition_ss"],
        harbour=["ship_red_2_3", "captain", "ship_green_1_1"],
        deck=["ship_red_1_1"],
    )
    play(pos, "0 draw")
    view = pos.view(0)
    assert view["discard"] == ["ship_red_2_3", "captain", "ship_green_1_1", "ship_red_1_1"]
    assert (view["row"], view["harbour"], coins(pos)) == (["expedition_ss"], [], [1, 1, 0])
    assert (view["active"], view["phase"]) == (1, "discover")


# --------------------------------------------------------------------------------- trade and hire


@pytest.mark.parametrize(("ships", "picks"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_up_to_three_colours_give_one_card_four_give_two_and_five_give_three(ships: int, picks: int) -> None:
    fleet = ["ship_yellow_1_1", "ship_blue_1_1", "ship_green_1_1", "ship_red_1_1", "ship_black_1_2"]
    pos = load(coins=[9, 0], harbour=["sailor_1", *fleet[:ships]])
    play(pos, "0 stop")
    assert pos.view(0)["picks"] == picks


def test_a_flute_of_two_coins_goes_to_the_discard_pile_and_brings_two_coins() -> None:
    pos = load(harbour=["ship_blue_2_2"])
    play(pos, "0 stop", "0 take ship_blue_2_2")
    assert (coins(pos), pos.view(0)["discard"]) == ([2, 0], ["ship_blue_2_2"])


def test_hiring_a_sailor_costs_three_coins() -> None:
    pos = load(coins=[["captain", "priest", "jack"], 0], harbour=["sailor_1"])
    play(pos, "0 stop", "0 take sailor_1")
    assert (coins(pos), display(pos, 0)) == ([0, 0], ["sailor_1"])
    assert pos.view(0)["discard"] == ["captain", "priest", "jack"]


def test_the_example_turn_with_five_cards_four_ships_and_one_person() -> None:
    # She stops at four colours and one person: two cards. A ship of two coins, then the person for them
    # and one coin she had. The next player takes a ship and gives her one of its coins. The
    # others want nothing, and the two ships that are left are discarded.
    fleet = ["ship_yellow_2_2", "ship_blue_2_1", "ship_green_3_3", "ship_red_1_1"]
    pos = load(4, coins=[1, 0, 0, 0], deck=[*fleet, "sailor_1"])
    play(pos, *["0 draw"] * 5, "0 stop")
    assert pos.view(0)["picks"] == 2
    play(pos, "0 take ship_blue_2_1")
    assert coins(pos) == [3, 0, 0, 0]
    play(pos, "0 take sailor_1")
    assert (coins(pos), pos.to_act) == ([0, 0, 0, 0], (1,))
    play(pos, "1 take ship_green_3_3")
    assert (coins(pos), pos.to_act) == ([1, 2, 0, 0], (2,))
    play(pos, "2 pass", "3 pass")
    assert pos.view(0)["harbour"] == []
    assert pos.view(0)["discard"][-2:] == ["ship_yellow_2_2", "ship_red_1_1"]
    assert display(pos, 0) == ["sailor_1"]
    assert pos.view(0)["active"] == 1


def test_there_may_be_too_few_cards_for_everybody() -> None:
    pos = load(3, harbour=["ship_blue_1_1", "ship_red_1_1"])
    play(pos, "0 stop", "0 take ship_blue_1_1", "1 take ship_red_1_1")
    assert (coins(pos), pos.view(0)["turn"]) == ([2, 0, 0], 2)


def test_the_fee_may_be_paid_from_the_income_of_the_ship_but_not_for_a_person() -> None:
    pos = load(coins=[0, 3], harbour=["sailor_1", "ship_blue_1_1"])
    play(pos, "0 stop", "0 pass")
    assert texts(pos, 1) == ["pass", "take ship_blue_1_1"]
    play(pos, "1 take ship_blue_1_1")
    assert coins(pos) == [1, 3]


# ----------------------------------------------------------------------------------------- persons


def test_two_mademoiselles_save_two_coins_on_each_hire() -> None:
    pos = load(coins=[5, 0], display=[["mademoiselle_2", "mademoiselle_3"], []], harbour=["jester_2"])
    play(pos, "0 stop", "0 take jester_2")
    assert coins(pos) == [0, 0]
    assert display(pos, 0) == ["mademoiselle_2", "mademoiselle_3", "jester_2"]


def test_a_trader_brings_one_coin_more_for_a_ship_of_his_colour() -> None:
    pos = load(display=[["trader_green_1"], []], harbour=["ship_green_2_1"])
    play(pos, "0 stop", "0 take ship_green_2_1")
    assert coins(pos) == [3, 0]


def test_admirals_pay_two_coins_each_at_five_cards_whether_their_owner_is_active_or_not() -> None:
    harbour = ["captain", "priest", "settler", "jack", "ship_blue_1_1", "ship_red_1_1"]
    pos = load(3, display=[["admiral_1"], ["admiral_2", "admiral_3"], ["admiral_2"]], harbour=harbour)
    play(pos, "0 stop")
    assert coins(pos) == [2, 0, 0]
    play(pos, "0 take ship_blue_1_1")
    assert coins(pos) == [3, 4, 0]
    play(pos, "1 take ship_red_1_1")
    assert coins(pos) == [4, 4, 0]


def test_a_jester_pays_another_player_who_finds_no_card_left() -> None:
    pos = load(display=[["jester_1"], ["jester_2"]], harbour=["ship_blue_2_2"])
    play(pos, "0 stop", "0 take ship_blue_2_2")
    assert coins(pos) == [2, 1]


def test_a_governor_gives_one_card_more_and_each_card_costs_another_player_a_coin() -> None:
    harbour = ["ship_blue_1_1", "ship_red_1_1", "ship_green_1_1", "sailor_1"]
    pos = load(display=[["governor"], ["governor"]], coins=[0, 2], harbour=harbour)
    play(pos, "0 stop", "0 take ship_blue_1_1", "0 take ship_red_1_1")
    assert (coins(pos), pos.to_act) == ([2, 2], (1,))
    play(pos, "1 take ship_green_1_1")
    assert (coins(pos), pos.view(0)["turn"]) == ([3, 2], 2)  # two coins do not hire a Sailor and pay the fee


def test_the_second_card_of_a_governor_may_be_a_person_for_its_price_and_the_fee() -> None:
    pos = load(display=[[], ["governor"]], coins=[0, 5], harbour=["sailor_1", "ship_green_1_1"])
    play(pos, "0 stop", "0 pass", "1 take ship_green_1_1")
    assert (coins(pos), pos.to_act, pos.view(0)["picks"]) == ([1, 5], (1,), 1)
    play(pos, "1 take sailor_1")
    assert (coins(pos), display(pos, 1)) == ([2, 1], ["governor", "sailor_1"])


def test_a_jack_stands_for_a_single_person() -> None:
    pos = load(display=[["jack"], []], row=["expedition_ss"])
    assert texts(pos, 0) == ["draw"]
    pos = load(display=[["jack", "settler"], []], row=["expedition_ss"])
    assert texts(pos, 0) == ["draw", "claim expedition_ss with settler+jack"]


# ----------------------------------------------------------------------------------- end of the game

ELEVEN = ["mademoiselle_3", "mademoiselle_3", "admiral_3", "jester_2"]


def test_at_twelve_points_the_round_is_played_to_the_right_neighbour_of_the_start_player() -> None:
    # Seat 1 began the game and reaches twelve points in its own turn; seats 2 and 0 have one turn each.
    persons = [[], ELEVEN, []]
    pos = load(3, start=1, display=persons, coins=[0, 1, 0], harbour=["sailor_1"], deck=["jack"] * 3)
    play(pos, "1 stop", "1 take sailor_1")
    assert (pos.over, pos.to_act) == (False, (2,))
    play(pos, "2 draw", "2 stop")
    assert (pos.over, pos.to_act) == (False, (0,))
    play(pos, "0 draw", "0 stop")
    assert pos.over
    assert pos.result is not None
    assert (pos.result["winners"], pos.result["scores"]) == ([1], [0, 12, 0])


def test_the_most_points_win_and_not_the_first_to_reach_twelve() -> None:
    persons = [[*ELEVEN, "sailor_1"], [*["jester_2"] * 2, "jester_3", "admiral_3", "sailor_3"]]
    pos = load(active=1, display=persons, coins=[0, 3], harbour=["sailor_1"])
    play(pos, "1 stop", "1 take sailor_1")
    assert pos.result is not None
    assert (pos.result["scores"], pos.result["winners"]) == ([12, 14], [1])


@pytest.mark.parametrize(("held", "winners"), [([2, 1], [0]), ([1, 2], [1]), ([2, 2], [0, 1])])
def test_equal_points_go_to_the_richer_player_and_equal_coins_to_both(
    held: list[int], winners: list[int]
) -> None:
    persons = [["admiral_3", "admiral_3", "jester_2", "jester_2", "admiral_2"]]
    persons += [["sailor_2", "sailor_2", "sailor_3", "pirate_2", "pirate_3"]]
    pos = load(active=1, display=persons, coins=held, harbour=["governor"])
    play(pos, "1 stop")
    assert pos.result is not None
    assert (pos.result["scores"], pos.result["winners"]) == ([12, 12], winners)


def test_in_the_variant_twelve_points_need_an_expedition_to_end_the_game_and_to_win_it() -> None:
    # Seat 0 has more points but no expedition: it neither ends the game nor wins it.
    persons = [[*ELEVEN, "sailor_2", "sailor_2"], ["expedition_ccs", "admiral_3", "admiral_2", "settler"]]
    pos = load(
        start=1,
        active=1,
        options={"ending": "expedition"},
        display=persons,
        deck=["captain", "priest"],
    )
    play(pos, "1 draw", "1 stop")
    assert (pos.over, pos.view(0)["last_round"]) == (False, True)
    play(pos, "0 draw", "0 stop")
    assert pos.result is not None
    assert (pos.result["scores"], pos.result["winners"]) == ([15, 12], [1])


def test_in_the_variant_the_game_goes_on_until_the_points_and_an_expedition_are_one_players() -> None:
    persons = [[*ELEVEN, "sailor_2", "sailor_2"], ["expedition_ccs", "admiral_3"]]
    pos = load(active=1, options={"ending": "expedition"}, display=persons, deck=["captain"])
    play(pos, "1 draw", "1 stop")
    assert (pos.over, pos.view(0)["turn"], pos.to_act) == (False, 2, (0,))
