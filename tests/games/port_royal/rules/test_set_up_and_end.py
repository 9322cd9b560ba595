"""How a game begins and ends: A2, A10; edges 29 to 35 of A11."""

from __future__ import annotations

import random

import pytest

from games.port_royal.rules.position_queries import (
    ALL_CARDS,
    GAME,
    TWELVE_POINTS,
    all_cards,
    coins,
    load,
    points,
)
from games.position_queries import lines, play, refused, table, texts


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_special_expedition_is_on_the_table_with_five_players_only(players: int) -> None:
    # A11.29
    pos = GAME.new(players, seed=1)
    assert table(pos)["row"] == (["expedition_cps_5p"] if players == 5 else [])
    assert pos.dump()["box"] == ([] if players == 5 else ["expedition_cps_5p"])
    assert coins(pos) == [3] * players
    assert table(pos)["deck"] == 119 - 3 * players
    assert table(pos)["discard"] == []


def test_the_special_expedition_can_be_claimed_with_five_players() -> None:
    # A11.29
    pos = load(5, display=[["captain", "priest", "settler"], [], [], [], []])
    assert texts(pos, 0) == ["draw", "claim expedition_cps_5p with captain+priest+settler"]
    pos.play(0, "claim expedition_cps_5p with captain+priest+settler")
    assert (points(pos)[0], coins(pos)[0]) == (5, 3)


def test_a_player_whose_turn_it_is_not_can_make_the_round_the_last() -> None:
    # A11.30
    pos = load(
        3,
        display=[[], [], [*TWELVE_POINTS[:3], "sailor_2"]],
        coins=[0, 0, 4],
        harbour=["sailor_1"],
        deck=["captain", "priest"],
    )
    assert (points(pos), table(pos)["last_round"]) == ([0, 0, 11], False)
    events = play(pos, "0 stop", "2 take sailor_1")
    assert lines(events, "last_round", "over") == ["last_round seat=2"]
    assert (table(pos)["last_round"], pos.over, pos.to_act) == (True, False, (1,))
    play(pos, "1 draw", "1 stop")
    assert (pos.over, pos.to_act) == (False, (2,))
    events = play(pos, "2 draw", "2 stop")
    assert lines(events, "over") == ["over"]
    assert (pos.over, pos.to_act, pos.result and pos.result["winners"]) == (True, (), [2])


def test_the_last_player_of_a_round_ends_the_game_right_after_his_turn() -> None:
    # A11.31
    pos = load(
        3,
        start=1,
        active=0,
        display=[[*TWELVE_POINTS[:3], "sailor_2"], [], []],
        coins=[3, 0, 9],
        harbour=["sailor_1", "ship_blue_1_1"],
    )
    play(pos, "0 stop", "0 take sailor_1")
    assert (table(pos)["last_round"], pos.over, pos.to_act) == (True, False, (1,))
    assert lines(play(pos, "1 pass", "2 pass"))[-3:] == ["clear amount=1", "over", "win seat=0 amount=12"]
    assert (pos.over, table(pos)["phase"], table(pos)["harbour"]) == (True, "over", [])
    assert refused(pos, 1, "draw") == "game-over"
    assert [texts(pos, seat) for seat in range(3)] == [[], [], []]


def test_the_first_player_of_a_round_gives_everybody_else_one_more_turn() -> None:
    # A10
    pos = load(display=[[*TWELVE_POINTS[:3], "sailor_2"], []], coins=[3, 0], harbour=["sailor_1"])
    play(pos, "0 stop", "0 take sailor_1")
    assert (pos.over, pos.to_act, table(pos)["turn"]) == (False, (1,), 2)
    pos.play(1, "draw")
    assert pos.over is False


def test_eleven_points_do_not_end_the_game() -> None:
    # A10
    pos = load(display=[[], [*TWELVE_POINTS[:3], "sailor_2"]], start=1, active=0, harbour=["sailor_1"])
    pos.play(0, "stop")
    assert (points(pos), pos.over, table(pos)["turn"]) == ([0, 11], False, 2)


def test_a_bust_of_the_last_player_ends_the_game_as_well() -> None:
    # A10, A11.31
    pos = load(
        display=[TWELVE_POINTS, []], active=1, start=0, harbour=["ship_blue_1_1"], deck=["ship_blue_2_2"]
    )
    assert lines(pos.play(1, "draw"))[-2:] == ["over", "win seat=0 amount=12"]
    assert pos.over


def test_in_the_variant_fourteen_points_without_an_expedition_lose_to_nine_with() -> None:
    # A11.32: only a turn limit can end a game before somebody has 12 points and an expedition.
    fourteen = ["mademoiselle_3", "mademoiselle_3", "admiral_3", "admiral_3", "jester_2"]
    nine = ["expedition_ccs", "jester_3"]
    pos = load(
        3,
        options={"ending": "expedition", "turn_limit": 3},
        turn=3,
        active=2,
        display=[fourteen, nine, ["expedition_cc"]],
        coins=[20, 0, 9],
        harbour=["sailor_1"],
    )
    play(pos, "2 stop", "2 pass", "0 pass")
    assert pos.result == {
        "winners": [1],
        "ranking": [[1], [2], [0]],
        "scores": [14, 9, 4],
        "columns": {"persons": [14, 3, 0], "expeditions": [0, 6, 4]},
        "coins": [20, 0, 9],
        "eligible": [False, True, True],
    }


def test_in_the_standard_game_fourteen_points_win_without_an_expedition() -> None:
    # A11.32, option ending
    fourteen = ["mademoiselle_3", "mademoiselle_3", "admiral_3", "admiral_3", "jester_2"]
    nine = ["expedition_ccs", "jester_3"]
    pos = load(active=1, start=0, display=[fourteen, nine], harbour=["sailor_1"])
    pos.play(1, "stop")
    assert pos.result == {
        "winners": [0],
        "ranking": [[0], [1]],
        "scores": [14, 9],
        "columns": {"persons": [14, 3], "expeditions": [0, 6]},
        "coins": [0, 0],
        "eligible": [True, True],
    }


@pytest.mark.parametrize(("ending", "over"), [("standard", True), ("expedition", False)])
def test_points_alone_end_the_standard_game_and_not_the_variant(ending: str, over: bool) -> None:
    # A11.33
    pos = load(
        active=1,
        start=0,
        options={"ending": ending},
        display=[TWELVE_POINTS, ["expedition_cc"]],
        harbour=["jack"],
    )
    assert table(pos)["last_round"] is over
    pos.play(1, "stop")
    assert pos.over is over


def test_in_the_variant_a_first_expedition_of_a_player_with_the_points_makes_the_round_the_last() -> None:
    # A11.33: the points and the expedition must be one player's.
    pos = load(
        options={"ending": "expedition"},
        display=[[*TWELVE_POINTS, "captain", "captain"], ["expedition_pp"]],
        row=["expedition_cc"],
    )
    assert table(pos)["last_round"] is False
    events = pos.play(0, "claim expedition_cc with captain+captain")
    assert lines(events, "last_round") == ["last_round seat=0"]
    assert (points(pos), table(pos)["last_round"]) == ([16, 4], True)


@pytest.mark.parametrize(
    ("held", "ranking"),
    [
        ([4, 5, 9], [[1], [0], [2]]),
        ([5, 4, 9], [[0], [1], [2]]),
        ([5, 5, 9], [[0, 1], [2]]),
    ],
)
def test_coins_break_a_tie_and_equal_coins_share_the_victory(
    held: list[int], ranking: list[list[int]]
) -> None:
    # A11.34
    display = [
        ["admiral_3"] * 2 + ["jester_2"] * 3,
        ["sailor_2"] * 2 + ["sailor_3", "pirate_3", "pirate_2"],
        [],
    ]
    pos = load(3, active=2, start=0, display=display, coins=held, harbour=["governor"])
    play(pos, "2 stop", "2 pass")
    assert pos.result == {
        "winners": ranking[0],
        "ranking": ranking,
        "scores": [12, 12, 0],
        "columns": {"persons": [12, 12, 0], "expeditions": [0, 0, 0]},
        "coins": held,
        "eligible": [True, True, True],
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_one_of_the_120_cards_is_in_exactly_one_place_after_every_action(players: int) -> None:
    # A11.35: 119 and the special expedition.
    chance = random.Random(players)
    pos = GAME.new(players, seed=players)
    shuffles = 0
    assert sum(ALL_CARDS.values()) == 120
    while not pos.over:
        (seat,) = pos.to_act
        events = pos.play(seat, chance.choice(pos.legal(seat)))
        shuffles += len(lines(events, "reshuffle"))
        assert all_cards(pos) == ALL_CARDS
        special = [*table(pos)["row"], *pos.dump()["box"]]
        special += [card for at in table(pos)["seats"] for card in at["display"]]
        assert special.count("expedition_cps_5p") == 1
    assert shuffles > 0
