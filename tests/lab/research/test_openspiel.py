"""The OpenSpiel games: the library's random simulations, chance, clones, what a seat sees."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest

import argosy

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from argosy.lab.research import openspiel


def dealt(game: Any, chance: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
    return state


def on(state: Any, chance: random.Random, decisions: int) -> Any:
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_the_random_simulation_test_passes(game: argosy.Game) -> None:
    pyspiel.random_sim_test(openspiel.load(game.name, 2), num_sims=1, serialize=True, verbose=False)


def test_it_passes_with_options_and_more_players_by_name() -> None:
    made = pyspiel.load_game("argosy_port_royal(players=5,ending=expedition,turn_limit=30)")
    pyspiel.random_sim_test(made, num_sims=1, serialize=False, verbose=False)
    state = dealt(made, random.Random(1))
    assert state.play.position().view(None)["options"]["ending"] == "expedition"
    assert state.num_players() == 5


def test_chance_draws_the_seed_and_the_history_is_the_game(game: argosy.Game) -> None:
    made = openspiel.load(game.name, 3)
    state = made.new_initial_state()
    for digit in (0, 0, 0, 0, 0, 0, 0, 2, 5):
        assert state.is_chance_node()
        assert sum(weight for _, weight in state.chance_outcomes()) == 1
        state.apply_action(digit)
    assert state.play.position() == game.new(3, seed=2 * 128 + 5)
    on(state, random.Random(2), 50)
    again = made.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.play.states.tobytes() == state.play.states.tobytes()


def test_with_a_seed_chance_has_one_choice(game: argosy.Game) -> None:
    made = openspiel.load(game.name, 3, seed=1234567)
    state = dealt(made, random.Random(1))
    assert state.play.position() == game.new(3, seed=1234567)


def test_a_clone_goes_its_own_way(game: argosy.Game) -> None:
    state = on(dealt(openspiel.load(game.name, 3), random.Random(3)), random.Random(3), 30)
    before = str(state)
    clone = state.clone()
    assert str(clone) == before
    assert clone.history() == state.history()
    on(clone, random.Random(4), 20)
    assert str(state) == before != str(clone)


def test_returns_are_shares_of_the_win(game: argosy.Game) -> None:
    state = dealt(openspiel.load(game.name, 3), random.Random(5))
    assert state.returns() == [0, 0, 0]
    on(state, random.Random(5), 100_000)
    assert state.is_terminal()
    winners = state.play.position().result["winners"]
    assert state.returns() == [1 / len(winners) if seat in winners else 0 for seat in range(3)]
    assert state.rewards() == state.returns()


def test_actions_read_as_they_do_elsewhere(game: argosy.Game) -> None:
    state = on(dealt(openspiel.load(game.name, 3), random.Random(6)), random.Random(6), 11)
    seat = state.current_player()
    texts = {state.action_to_string(seat, code) for code in state.legal_actions()}
    assert texts == {str(action) for action in state.play.position().legal(seat)}


def test_a_seat_observes_nothing_it_may_not_know_and_resampled_worlds_keep_it(game: argosy.Game) -> None:
    made = openspiel.load(game.name, 4)
    observation = make_observation(made)
    state, chance = dealt(made, random.Random(7)), random.Random(7)
    different = 0
    for _ in range(25):
        on(state, chance, 10)
        if state.is_terminal():
            break
        for seat in range(4):
            world = state.resample_from_infostate(seat, chance.random)
            different += str(world) != str(state)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            observation.set_from(world, seat)
            assert np.array_equal(observation.dict["features"], state.observation_tensor(seat))
    assert different > 50


def test_a_resampled_world_has_another_future_and_can_be_kept(game: argosy.Game) -> None:
    state = on(dealt(openspiel.load(game.name, 2), random.Random(8)), random.Random(8), 20)
    seat = state.current_player()
    worlds = [state.resample_from_infostate(seat, random.Random(k).random) for k in range(6)]
    ends = {str(on(world.clone(), random.Random(9), 40)) for world in worlds}
    assert len(ends) > 1
    assert str(pickle.loads(pickle.dumps(worlds[0]))) == str(worlds[0])


def test_information_set_search_plays_it() -> None:
    made = openspiel.load("port-royal", 2, options={"turn_limit": 12})
    state = dealt(made, random.Random(10))
    bot = ismcts.ISMCTSBot(
        game=made,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=8,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
        random_state=np.random.RandomState(1),
    )
    for _ in range(3):
        assert bot.step(state) in state.legal_actions()
        on(state, random.Random(11), 1)


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "port-royal", "players": 7}, "Port Royal is for 2 to 5 players, not 7"),
        ({"game": "port-royal", "options": {"endnig": 1}}, "did you mean 'ending'"),
        ({"game": "port-royal", "options": {"ending": "soon"}}, "it can be standard or expedition"),
        ({"game": "port-royal", "seed": -2}, "a seed is a whole number"),
        ({"game": "port-royal", "seed": 2**31}, r"seeds up to 2\^31-1"),
    ],
)
def test_a_wrong_parameter_is_told(parameters: dict[str, Any], complaint: str) -> None:
    with pytest.raises(argosy.ArgosyError, match=complaint):
        openspiel.load(**parameters)


def test_a_wrong_parameter_in_the_name_of_a_game_is_told() -> None:
    with pytest.raises(argosy.ArgosyError, match="Port Royal is for 2 to 5 players, not 9"):
        pyspiel.load_game("argosy_port_royal(players=9)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'playerz'"):
        pyspiel.load_game("argosy_port_royal(playerz=3)")


def test_other_kinds_of_observation_are_refused() -> None:
    made = openspiel.load("port-royal", 2)
    with pytest.raises(argosy.ArgosyError, match="without perfect recall"):
        make_observation(made, pyspiel.IIGObservationType(perfect_recall=True))
    with pytest.raises(argosy.ArgosyError, match="observations take no parameters"):
        make_observation(made, params={"depth": 3})
