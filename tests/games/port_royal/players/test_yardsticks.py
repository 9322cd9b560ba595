"""The public yardsticks of Port Royal do in hand-made positions what their descriptions say."""

from __future__ import annotations

from typing import Any

import pytest

import argosy
from argosy.players.compiled_adapter import CompiledPlayer
from argosy.players.compiled_players import compiled_players_of
from argosy.players.player import ask

PORT_ROYAL = argosy.game("port-royal")
COMPILED = compiled_players_of("port-royal")
KB = ("kb-easy", "kb-normal", "kb-hard")
MP = ("mp-easy", "mp-medium", "mp-hard")
FOUR_SHIPS = ["ship_yellow_1_1", "ship_blue_1_1", "ship_green_1_1", "ship_red_1_1"]


def decides(name: str, seat: int = 0, seed: int = 0, **fields: Any) -> str:
    """What a yardstick does at a table of two."""
    assert COMPILED is not None
    position = PORT_ROYAL.load({"players": 2, **fields})
    return str(ask(CompiledPlayer(COMPILED, name, seed), position, seat))


def takes(name: str, harbour: list[str], coins: int, seat: int = 0, **fields: Any) -> str:
    """What it takes of the harbour with so many coins; seat 0 is the active one."""
    purses = [coins, 0] if seat == 0 else [0, coins]
    trading: dict[str, Any] = {
        "phase": "trade",
        "acting": seat,
        "picks": 1,
        "harbour": harbour,
        "coins": purses,
    }
    return decides(name, seat, **trading | fields)


# --------------------------------------------------------------------------------------- all of them


@pytest.mark.parametrize("name", [*KB, *MP, "sopra-hard"])
def test_a_duplicate_is_repelled_and_an_expedition_claimed_at_once(name: str) -> None:
    armed: dict[str, Any] = {"display": [["sailor_1"], []], "harbour": ["ship_red_2_3"]}
    assert decides(name, **armed, pending="ship_red_1_1") == "repel"
    crew = [["captain", "captain"], []]
    assert decides(name, row=["expedition_cc"], display=crew) == "claim expedition_cc with captain+captain"


@pytest.mark.parametrize("name", [*KB, *MP])
def test_a_new_colour_is_kept(name: str) -> None:
    armed: dict[str, Any] = {"display": [["sailor_1"], []], "harbour": ["ship_red_2_3"]}
    assert decides(name, **armed, pending="ship_blue_1_1") == "keep"


@pytest.mark.parametrize("name", ["kb-hard", "sopra-hard", "mp-easy", "mp-medium", "mp-hard"])
def test_the_expedition_that_brings_most_is_claimed(name: str) -> None:
    crew = [["captain", "captain", "settler"], []]
    claim = decides(name, row=["expedition_cc", "expedition_ccs"], display=crew)
    assert claim == "claim expedition_ccs with captain+captain+settler"


# ------------------------------------------------------------------------------------------------ kb


def test_kb_hard_draws_until_a_card_adds_two_to_its_score() -> None:
    assert decides("kb-hard", harbour=["ship_red_1_1"]) == "draw"
    assert decides("kb-hard", harbour=["ship_red_2_3"]) == "stop"
    assert decides("kb-hard", harbour=["ship_red_1_1", "sailor_1"], coins=[3, 0]) == "stop"
    assert decides("kb-hard", harbour=["ship_red_1_1", "sailor_1"], coins=[2, 0]) == "draw"


def test_kb_hard_counts_coins_up_to_nine() -> None:
    assert decides("kb-hard", harbour=["ship_red_2_3"], coins=[7, 0]) == "stop"
    assert decides("kb-hard", harbour=["ship_red_2_3"], coins=[8, 0]) == "draw"
    assert takes("kb-hard", ["ship_red_4_skull", "governor"], 8) == "take ship_red_4_skull"
    assert takes("kb-hard", ["ship_red_4_skull", "governor"], 9) == "pass"  # 4 coins more count nothing


def test_kb_hard_counts_swords_up_to_five() -> None:
    """Two swords, a point and -5 coins make 13; with swords enough 5, and a Trader makes 7."""
    harbour = ["pirate_1", "trader_red_1"]
    assert takes("kb-hard", harbour, 5) == "take pirate_1"
    crew = [["pirate_2", "pirate_3", "sailor_1"], []]
    assert takes("kb-hard", harbour, 5, display=crew) == "take trader_red_1"


def test_kb_hard_takes_what_adds_most() -> None:
    assert takes("kb-hard", ["ship_red_4_skull", "sailor_1"], 3) == "take sailor_1"  # 10 + 4 - 3
    assert takes("kb-hard", ["ship_red_4_skull", "sailor_1"], 2) == "take ship_red_4_skull"


def test_to_kb_hard_a_ship_is_worth_a_coin_less_in_the_turn_of_another() -> None:
    assert takes("kb-hard", ["ship_red_1_1"], 3) == "take ship_red_1_1"
    assert takes("kb-hard", ["ship_red_1_1"], 3, seat=1) == "pass"
    assert takes("kb-hard", ["ship_red_2_3"], 3, seat=1) == "take ship_red_2_3"


def test_kb_easy_stops_at_the_first_card_and_takes_the_worst() -> None:
    assert decides("kb-easy", harbour=["ship_red_1_1"]) == "stop"
    assert takes("kb-easy", ["ship_red_4_skull", "sailor_1"], 3) == "take ship_red_4_skull"
    assert takes("kb-easy", ["ship_red_4_skull", "ship_blue_1_1", "sailor_1"], 3) == "take ship_blue_1_1"


def test_kb_normal_tosses_a_coin_between_the_two() -> None:
    draws = sum(decides("kb-normal", seed=seed, harbour=["ship_red_1_1"]) == "draw" for seed in range(100))
    assert 30 <= draws <= 70
    taken = [
        takes_with_seed("kb-normal", ["ship_red_4_skull", "sailor_1"], 3, seed) == "take sailor_1"
        for seed in range(100)
    ]
    assert 30 <= sum(taken) <= 70


def takes_with_seed(name: str, harbour: list[str], coins: int, seed: int) -> str:
    trading: dict[str, Any] = {"phase": "trade", "picks": 1, "harbour": harbour, "coins": [coins, 0]}
    return decides(name, seed=seed, **trading)


# --------------------------------------------------------------------------------------------- sopra


def test_sopra_stops_for_every_admiral_it_can_pay() -> None:
    assert decides("sopra-hard", harbour=["admiral_1"], coins=[5, 0]) == "stop"
    assert decides("sopra-hard", harbour=["admiral_1"], coins=[4, 0]) == "draw"


def test_sopra_wants_swords_only_while_it_has_fewer_than_two() -> None:
    harbour, rich = ["sailor_1"], [7, 0]
    assert decides("sopra-hard", harbour=harbour, coins=rich) == "stop"
    assert decides("sopra-hard", harbour=harbour, coins=rich, display=[["sailor_1"], []]) == "stop"
    assert (
        decides("sopra-hard", harbour=harbour, coins=rich, display=[["sailor_1", "sailor_2"], []]) == "draw"
    )
    assert decides("sopra-hard", harbour=["pirate_1"], coins=rich, display=[["sailor_1"], []]) == "stop"


def test_sopra_repels_every_ship_it_can() -> None:
    armed: dict[str, Any] = {"display": [["sailor_1"], []], "harbour": ["ship_red_2_3"]}
    assert decides("sopra-hard", **armed, pending="ship_blue_1_1") == "repel"


def test_sopra_stops_when_four_colours_are_out() -> None:
    assert decides("sopra-hard", harbour=FOUR_SHIPS[:3], coins=[7, 0]) == "draw"
    assert decides("sopra-hard", harbour=FOUR_SHIPS, coins=[7, 0]) == "stop"


def test_sopra_stops_for_a_ship_of_three_coins_unless_it_is_rich() -> None:
    assert decides("sopra-hard", harbour=["ship_red_3_6"], coins=[6, 0]) == "stop"
    assert decides("sopra-hard", harbour=["ship_red_3_6"], coins=[7, 0]) == "draw"
    assert decides("sopra-hard", harbour=["ship_red_2_3"], coins=[6, 0]) == "draw"


def test_with_an_admiral_sopra_pushes_to_five_cards() -> None:
    harbour = ["ship_red_3_6", "settler", "captain", "priest"]
    assert decides("sopra-hard", harbour=harbour, coins=[3, 0]) == "stop"
    crew = [["admiral_2"], []]
    assert decides("sopra-hard", harbour=harbour, coins=[3, 0], display=crew) == "draw"
    assert decides("sopra-hard", harbour=[*harbour, "jack"], coins=[3, 0], display=crew) == "stop"


def test_sopra_buys_an_admiral_then_swords_then_a_good_ship_then_points_for_coins() -> None:
    harbour = ["sailor_2", "trader_red_1", "ship_red_3_6", "sailor_1", "admiral_1"]
    assert takes("sopra-hard", harbour, 5) == "take admiral_1"
    assert takes("sopra-hard", harbour, 4) == "take sailor_1"
    crew = [["sailor_1", "sailor_1"], []]
    assert takes("sopra-hard", harbour, 4, display=crew) == "take ship_red_3_6"
    assert takes("sopra-hard", ["ship_red_2_3", "settler", "trader_red_1"], 4) == "take trader_red_1"
    assert (
        takes("sopra-hard", ["ship_red_2_3", "trader_red_1", "trader_yellow_2"], 5) == "take trader_yellow_2"
    )


# ------------------------------------------------------------------------------------------------ mp


@pytest.mark.parametrize(("name", "ships"), [("mp-easy", 1), ("mp-medium", 2), ("mp-hard", 3)])
def test_mp_draws_while_it_sees_too_few_ships_and_one_more_with_three_swords(name: str, ships: int) -> None:
    persons = ["settler", "captain"]  # they do not count
    assert decides(name, harbour=[*persons, *FOUR_SHIPS[: ships - 1]]) == "draw"
    assert decides(name, harbour=FOUR_SHIPS[:ships]) == "stop"
    weak, strong = [["pirate_1"], []], [["pirate_1", "sailor_1"], []]
    assert decides(name, harbour=FOUR_SHIPS[:ships], display=weak) == "stop"
    assert decides(name, harbour=FOUR_SHIPS[:ships], display=strong) == "draw"
    assert decides(name, harbour=FOUR_SHIPS[: ships + 1], display=strong) == "stop"


def test_mp_takes_a_person_before_the_richest_ship() -> None:
    for name in MP:
        assert takes(name, ["ship_red_4_skull", "settler", "ship_blue_1_1"], 4) == "take settler"
        assert takes(name, ["ship_blue_1_1", "ship_red_4_skull", "settler"], 3) == "take ship_red_4_skull"


def test_mp_easy_takes_most_points_the_others_also_look_at_the_price() -> None:
    harbour = ["sailor_1", "jester_2"]  # 3 - 3 and 6 - 7
    assert takes("mp-easy", harbour, 7) == "take jester_2"
    assert takes("mp-medium", harbour, 7) == "take sailor_1"
    assert takes("mp-hard", harbour, 7) == "take sailor_1"
