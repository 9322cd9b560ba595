"""The PettingZoo environment: the library's own tests, what a seat sees, what it is paid."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest

import argosy

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from argosy.lab.research import aec
from argosy.lab.research.stepped_game import OneGame


def some_code(env: Any, chance: random.Random) -> int:
    """Any code the mask of the agent to act allows."""
    return int(chance.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))


def play(env: Any, decisions: int, chance: random.Random) -> None:
    for _ in range(decisions):
        if not any(env.terminations.values()):
            env.step(some_code(env, chance))


@pytest.mark.parametrize("players", [2, 5])
def test_the_api_test_passes(game: argosy.Game, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(aec.env(game.name, players), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out
    # What is left is said of every environment whose observation has a mask, but of those it knows by name.
    assert {str(warning.message).split(" probably")[0] for warning in told} <= {
        "Observation is not a NumPy array",
        "Observation space for each agent",
        "Action mask numpy array is all zeros (no legal actions).",  # once the game is over
    }


def test_the_seed_test_passes(game: argosy.Game) -> None:
    seed_test(lambda: aec.env(game.name, 3), num_cycles=50)


def test_a_seed_given_at_the_start_decides_all_games_that_follow(game: argosy.Game) -> None:
    def opening(seed: int) -> list[bytes]:
        env = aec.Seats(game.name, 3, seed=seed)
        seen = []
        for _ in range(2):
            env.reset()
            seen.append(env._play.states.tobytes())
        return seen

    assert opening(4) == opening(4)
    assert opening(4)[0] != opening(4)[1]
    assert opening(4) != opening(5)


def test_the_mask_is_what_the_asked_seat_may_play_and_empty_for_others(game: argosy.Game) -> None:
    env = aec.Seats(game.name, 3, seed=1)
    env.reset()
    chance = random.Random(1)
    for _ in range(60):
        position = env._play.position()
        asked = position.asked
        assert env.agent_selection == f"seat_{asked}"
        for seat, agent in enumerate(env.possible_agents):
            codes = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
            wanted = position.legal(seat) if seat == asked else []
            assert len(codes) == len(wanted)
            assert {game.rules.action(position.reading, seat, code) for code in codes} == set(wanted)
        env.step(some_code(env, chance))


def test_a_seat_observes_nothing_it_may_not_know(game: argosy.Game) -> None:
    env = aec.Seats(game.name, 4, seed=2)
    env.reset()
    chance = random.Random(2)
    different = 0
    for step in range(300):
        if step % 10 == 0 and not any(env.terminations.values()):
            real = env._play
            for seat, agent in enumerate(env.possible_agents):
                seen = env.observe(agent)
                world = env._play.position().imagine(seat, seed=step)
                different += world != real.position()
                env._play = OneGame(game, world.states)
                again = env.observe(agent)
                env._play = real
                assert np.array_equal(seen["observation"], again["observation"])
                assert np.array_equal(seen["action_mask"], again["action_mask"])
        play(env, 1, chance)
    assert different > 50


def test_rewards_come_at_the_end_and_are_shares_of_the_win(game: argosy.Game) -> None:
    env = aec.Seats(game.name, 3, seed=3)
    env.reset()
    chance = random.Random(3)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        env.step(some_code(env, chance))
    result = env._play.position().result
    assert result is not None
    winners = {f"seat_{seat}" for seat in result["winners"]}
    assert env.rewards == {a: (1 / len(winners) if a in winners else 0.0) for a in env.possible_agents}
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    for _ in range(3):
        env.step(None)
    assert env.agents == []


def test_options_of_the_rules_reach_the_game() -> None:
    env = aec.Seats("port-royal", 2, {"ending": "expedition"}, seed=1)
    env.reset()
    assert env._play.position().view(None)["options"]["ending"] == "expedition"


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = aec.Seats("port-royal", 2, seed=1)
    env.reset()
    before = env._play.states.tobytes()
    for action, complaint in (
        (87, "is not legal for seat"),
        (88, "code 88, of 88 from 0, is not legal"),
        (-1, "code -1"),
        ("draw", "an action is a code, a whole number from 0 to 87, not 'draw'"),
        (None, "not None"),
        (True, "not True"),
    ):
        with pytest.raises(argosy.ArgosyError, match=complaint):
            env.step(action)
        assert env._play.states.tobytes() == before


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 6}, "Port Royal is for 2 to 5 players, not 6"),
        ({"players": "4"}, "not '4'"),
        ({"options": {"endnig": "standard"}}, "did you mean 'ending'"),
        ({"options": {"ending": "soon"}}, "it can be standard or expedition"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": "x"}, "a seed is a whole number"),
    ],
)
def test_a_wrong_parameter_is_told_when_the_environment_is_made(
    parameters: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(argosy.ArgosyError, match=complaint):
        aec.env(**parameters)
