"""The player of Port Royal by rules of thumb: reproducible, sensible, clearly better than chance."""

from __future__ import annotations

import argosy
from argosy import Position
from argosy.core.typing import Json
from argosy.games.port_royal.players.simple import SimplePlayer
from argosy.players.player import ask
from players.matches import played, wins_against_random

PORT_ROYAL = argosy.game("port-royal")


def decision(scenario: Json, seat: int = 0) -> str:
    return str(ask(SimplePlayer(), PORT_ROYAL.load(scenario), seat))


# ----------------------------------------------------------------------------------- strength


def test_the_simple_player_wins_at_least_four_of_five_games_against_a_random_one() -> None:
    assert wins_against_random(PORT_ROYAL, SimplePlayer, games=60, players=2) >= 0.8 * 60


def test_the_simple_player_beats_three_random_ones_more_often_than_not() -> None:
    assert wins_against_random(PORT_ROYAL, SimplePlayer, games=12, players=4) >= 9


def test_simple_players_finish_a_game_that_asks_for_an_expedition_long_before_the_turn_limit() -> None:
    players = [SimplePlayer(), SimplePlayer(), SimplePlayer()]
    record = played(PORT_ROYAL, players, 5, {"ending": "expedition"})
    assert record.position.view(None)["turn"] < 120


# ----------------------------------------------------------------------------- reproducibility


def test_a_game_of_simple_players_is_the_same_every_time() -> None:
    first, second = (played(PORT_ROYAL, [SimplePlayer(), SimplePlayer()], 7) for _ in range(2))
    assert first == second


def test_a_decision_is_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    position: Position = PORT_ROYAL.new(3, seed=12)
    for step in range(60):
        (seat,) = position.to_act
        decided = ask(SimplePlayer(), position, seat)
        assert ask(SimplePlayer(), position.imagine(seat, seed=step), seat) == decided
        position.play(seat, decided)


# ------------------------------------------------------------------------------ rules of thumb


def test_a_duplicate_is_repelled_and_a_new_colour_kept() -> None:
    crew = {"players": 2, "display": [["sailor_1"], []], "harbour": ["ship_red_2_3"]}
    assert decision({**crew, "pending": "ship_red_1_1"}) == "repel"
    assert decision({**crew, "pending": "ship_blue_1_1"}) == "keep"


def test_an_expedition_is_claimed_at_once_and_jacks_are_spared() -> None:
    scenario = {"players": 2, "row": ["expedition_cc"], "display": [["captain", "captain", "jack"], []]}
    assert decision(scenario) == "claim expedition_cc with captain+captain"


def test_no_more_is_drawn_when_the_harbour_offers_much_and_the_risk_is_high() -> None:
    ships = ["ship_yellow_4_4", "ship_blue_4_5", "ship_green_4_5", "ship_black_4_skull"]
    assert decision({"players": 2, "harbour": ships}) == "stop"


def test_another_card_is_drawn_while_nothing_can_go_wrong_and_nothing_is_offered() -> None:
    assert decision({"players": 2, "harbour": ["governor"]}) == "draw"


def test_a_ship_that_brings_no_more_than_its_fee_is_left_alone() -> None:
    scenario = {"players": 2, "phase": "trade", "acting": 1, "picks": 1, "harbour": ["ship_red_1_1"]}
    assert decision(scenario, seat=1) == "pass"


def test_the_best_ship_is_taken_by_what_it_brings_to_this_player() -> None:
    scenario = {
        "players": 2,
        "phase": "trade",
        "picks": 1,
        "harbour": ["ship_red_2_3", "ship_blue_2_2"],
        "display": [["trader_blue_1"], []],
    }
    assert decision(scenario) == "take ship_blue_2_2"


def test_points_are_bought_in_the_last_round() -> None:
    scenario = {
        "players": 2,
        "phase": "trade",
        "picks": 1,
        "coins": [7, 0],
        "harbour": ["ship_red_4_skull", "sailor_3"],
        "display": [[], ["mademoiselle_3", "mademoiselle_3", "admiral_3", "admiral_3"]],
    }
    assert decision(scenario) == "take sailor_3"
