"""Port Royal's thinkers where one turn decides: as good as brute force, and plain wins found."""

from __future__ import annotations

from typing import Any

import pytest

import argosy
from argosy import Position
from argosy.players.player import ask
from argosy.players.registry import make_player
from games.port_royal.players.last_turns import ELEVEN, ME, NINE, TWELVE, Solver, last_turn, some_last_turn

PORT_ROYAL = argosy.game("port-royal")
PLAYERS = ("heuristic", "mc-400", "net-ahead")
POSITIONS = range(30, 90)  # drawn by lot; few of the others are better stopped at


def decision(name: str, position: Position, seat: int) -> str:
    return str(ask(make_player("port-royal", name, seed=1), position, seat))


def play_on(name: str, position: Position, seat: int) -> list[str]:
    """All decisions of a seat until it is not asked any more; the others pass."""
    made = []
    while not position.over:
        (asked,) = position.to_act
        if asked != seat:
            position.play(asked, "pass")
            continue
        made.append(decision(name, position, seat))
        position.play(seat, made[-1])
    return made


# -------------------------------------------------------------------------------------- brute force


def solved() -> list[tuple[int, dict[str, float]]]:
    """Positions in which it matters whether one draws or stops, and the share of the win for both."""
    found = []
    for seed in POSITIONS:
        leads = []
        for takes in (True, False):
            position, solver = some_last_turn(seed), Solver(takes)
            worth = {action: solver.after(position, ME, action) for action in ("draw", "stop")}
            leads.append(worth["draw"] - worth["stop"])
        if min(leads) > 1e-9 or max(leads) < -1e-9:
            found.append((seed, worth))
    return found


@pytest.mark.slow
def test_draws_and_stops_are_those_of_brute_force() -> None:
    better = []
    for seed, worth in solved():
        better.append(max(worth, key=lambda action: worth[action]))
        for name in PLAYERS:
            assert decision(name, some_last_turn(seed), ME) == better[-1], (name, seed, worth)
    assert better.count("draw") >= 4
    assert better.count("stop") >= 4


def test_where_the_win_would_be_shared_the_next_card_is_weighed() -> None:
    """Stopping ties; one of the three cards to come busts, the others are worth a coin more: 2/3 > 1/2."""
    shared: dict[str, Any] = {
        "display": [TWELVE, [], [*NINE, "mademoiselle_2", "settler"]],
        "coins": [4, 0, 2],
    }
    good, bad = ["ship_red_3_6", "ship_black_3_7"], ["ship_blue_1_1", "ship_blue_4_5"]
    bold = last_turn({**shared, "harbour": ["ship_blue_2_2"], "deck": [*good, bad[0]]})
    meek = last_turn({**shared, "harbour": ["ship_blue_2_2"], "deck": [good[0], *bad]})
    for position, action in ((bold, "draw"), (meek, "stop")):
        solver = Solver()
        worth = {each: solver.after(position, ME, each) for each in ("draw", "stop")}
        assert worth["stop"] == 0.5
        assert max(worth, key=lambda each: worth[each]) == action
        for name in PLAYERS:
            assert decision(name, position, ME) == action


# ---------------------------------------------------------------------------- tiny solved positions


@pytest.mark.parametrize("name", PLAYERS)
def test_the_card_that_wins_in_the_last_turn_is_taken(name: str) -> None:
    """Three points win; two, or any number of coins, do not."""
    fields: dict[str, Any] = {"display": [TWELVE, [], [*NINE, "settler"]], "coins": [0, 0, 9], "picks": 1}
    harbour = ["trader_yellow_2", "ship_red_4_skull", "sailor_3"]
    position = last_turn({**fields, "phase": "trade", "harbour": harbour})
    assert play_on(name, position, ME) == ["take sailor_3"]
    assert position.result is not None
    assert position.result["winners"] == [ME]


@pytest.mark.parametrize("name", PLAYERS)
def test_a_stop_that_wins_is_made_and_the_winning_card_taken(name: str) -> None:
    fields: dict[str, Any] = {"display": [TWELVE, [], [*NINE, "mademoiselle_2"]], "coins": [0, 0, 5]}
    harbour = ["ship_red_2_3", "trader_yellow_2"]
    position = last_turn({**fields, "harbour": harbour, "deck": ["sailor_3", "ship_red_1_1", "pirate_3"]})
    assert play_on(name, position, ME) == ["stop", "take trader_yellow_2"]
    assert position.result is not None
    assert position.result["winners"] == [ME]


@pytest.mark.parametrize("name", PLAYERS)
def test_who_loses_by_stopping_draws_on_even_at_high_risk(name: str) -> None:
    crew = [*NINE, "mademoiselle_2", "trader_blue_1"]  # 12 points too, but fewer coins
    harbour = ["ship_red_1_1", "ship_blue_1_1", "ship_green_1_1"]
    doom = ["ship_red_2_3", "ship_blue_2_2", "ship_green_2_3"]
    position = last_turn(
        {"display": [TWELVE, [], crew], "coins": [9, 0, 3], "harbour": harbour, "deck": [*doom, "settler"]}
    )
    assert Solver().after(position, ME, "stop") == 0.0
    assert Solver().after(position, ME, "draw") == 0.25
    assert decision(name, position, ME) == "draw"


@pytest.mark.parametrize("name", PLAYERS)
def test_a_claim_that_ends_the_game_is_made(name: str) -> None:
    """Seat 1 of two comes to 12 points in the last turn of a round: seat 0 has 11 and no further turn."""
    position = PORT_ROYAL.load(
        {
            "players": 2,
            "active": 1,
            "turn": 20,
            "row": ["expedition_cc"],
            "display": [ELEVEN, ["captain", "captain", "jester_3", "jester_2", "jester_2", "priest"]],
            "coins": [0, 0],
            "deck": ["ship_red_1_1"],
        }
    )
    assert position.view(None)["seats"][1]["points"] == 10
    made = play_on(name, position, 1)
    assert "claim expedition_cc with captain+captain" in made
    assert position.result is not None
    assert position.result["winners"] == [1]
    assert position.result["scores"] == [11, 12]
