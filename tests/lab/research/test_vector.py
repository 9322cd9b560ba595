"""The Gymnasium environments: the library's own checks, rewards, ends, opponents, what a seat sees."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import argosy
from argosy.core.errors import ArgosyError

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from argosy.lab.research.vector import Alone, Games


def legal(info: dict[str, Any], chance: np.random.Generator) -> Any:
    """Any code each mask allows."""
    mask = info["action_mask"]
    return (mask * chance.random(mask.shape)).argmax(axis=1)


@pytest.mark.parametrize("opponents", [None, "random"])
def test_the_environment_checker_finds_nothing(game: argosy.Game, opponents: str | None) -> None:
    """It draws actions without looking at the mask, so illegal ones must be replaced."""
    made = gymnasium.make(f"argosy/{game.name}-v0", opponents=opponents, illegal="replaced")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)


def test_a_vector_environment_is_made_by_name_and_keeps_its_spaces(game: argosy.Game) -> None:
    envs = gymnasium.make_vec(f"argosy/{game.name}-v0", num_envs=8, players=2, opponents=None)
    envs = RecordEpisodeStatistics(envs)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, info = envs.reset(seed=1)
    envs.action_space.seed(1)
    finished = 0
    while finished < 3:
        assert observations in envs.observation_space
        assert info["action_mask"].shape == (8, game.rules.action_count)
        actions = envs.action_space.sample(mask=tuple(info["action_mask"]))
        assert actions in envs.action_space
        observations, rewards, ended, cut, info = envs.step(actions)
        assert rewards.shape == ended.shape == cut.shape == (8,)
        assert not cut.any()
        finished += int(ended.sum())
        if ended.any():
            assert info["episode"]["r"][ended] == pytest.approx(rewards[ended])


def test_the_same_seed_gives_the_same_games_and_arrays_of_their_own(game: argosy.Game) -> None:
    def told(opponents: str | None, seed: int) -> list[Any]:
        envs, chance = Games(4, game.name, 3, opponents=opponents), np.random.default_rng(2)
        found: list[Any] = [envs.reset(seed=seed)]
        for _ in range(60):
            found.append(envs.step(legal(found[-1][-1], chance)))
        return found

    for opponents in (None, "random"):
        first = told(opponents, 5)
        assert data_equivalence(first, told(opponents, 5), exact=True)
        assert not data_equivalence(first, told(opponents, 6), exact=True)
        assert not np.array_equal(first[0][0], first[-1][0])  # not one array, written over and over


def test_deciding_for_all_seats_the_reward_is_that_of_the_seat_that_ended_the_game(game: argosy.Game) -> None:
    envs, chance = Games(16, game.name, 3, opponents=None, seed=3), np.random.default_rng(3)
    _, info = envs.reset()
    ends = 0
    while ends < 20:
        seats = info["seat"]
        observations, rewards, ended, _, info = envs.step(legal(info, chance))
        assert not rewards[~ended].any()
        if not ended.any():
            assert "final_obs" not in info
            continue
        ends += int(ended.sum())
        final = info["final_info"]
        assert final["shares"][ended].sum(axis=1) == pytest.approx(1)
        assert np.array_equal(final["seat"][ended], seats[ended])
        for i in np.flatnonzero(ended):
            assert rewards[i] == final["shares"][i, seats[i]]
            assert info["final_obs"][i].shape == observations[i].shape
            assert not np.array_equal(info["final_obs"][i], observations[i])
        assert [seen is None for seen in info["final_obs"]] == (~ended).tolist()


def test_steps_are_those_of_the_batch_interface(game: argosy.Game) -> None:
    envs = Games(8, game.name, 4, opponents=None, seed=4)
    observations, info = envs.reset()
    batch = game.batch(8, 4, seed=envs._batch.seed)
    chance = np.random.default_rng(4)
    for _ in range(50):
        assert np.array_equal(batch.legal_mask(), info["action_mask"])
        assert np.array_equal(batch.observe(), observations)
        actions = legal(info, chance)
        batch.step(actions)
        observations, _, _, _, info = envs.step(actions)


def test_among_opponents_the_learner_is_asked_only_for_its_own_seat(game: argosy.Game) -> None:
    envs, chance = Games(8, game.name, 3, opponents="random", seat=2, seed=5), np.random.default_rng(5)
    _, info = envs.reset()
    ends, won = 0, 0.0
    while ends < 60:
        assert (info["seat"] == 2).all()
        _, rewards, ended, _, info = envs.step(legal(info, chance))
        ends += int(ended.sum())
        won += float(rewards.sum())
        if ended.any():
            assert rewards[ended] == pytest.approx(info["final_info"]["shares"][ended, 2])
    assert 0.1 < won / ends < 0.6  # all play at random, each wins a third


def test_without_a_seat_chance_places_the_learner_anew_in_each_game() -> None:
    envs, chance = Games(30, "port-royal", 3, {"turn_limit": 9}, seed=6), np.random.default_rng(6)
    _, info = envs.reset()
    assert set(info["seat"].tolist()) == {0, 1, 2}
    changed = 0
    while changed < 5:
        before = info["seat"]
        _, _, ended, _, info = envs.step(legal(info, chance))
        assert np.array_equal(before[~ended], info["seat"][~ended])
        changed += int((before != info["seat"]).sum())


def test_after_an_opponent_broke_off_a_step_one_must_reset() -> None:
    breaking = False

    def fails(features: Any, mask: Any) -> Any:
        return mask.argmin(axis=1) if breaking else mask.argmax(axis=1)

    envs, chance = Games(200, "port-royal", 2, opponents=fails, seed=6), np.random.default_rng(6)
    _, info = envs.reset()
    for _ in range(4):  # until some turn of some game is over
        *_, info = envs.step(legal(info, chance))
    breaking = True
    with pytest.raises(argosy.IllegalAction, match="an opponent"):
        envs.step(legal(info, chance))
    with pytest.raises(argosy.ArgosyError, match="call reset first"):
        envs.step(legal(info, chance))
    breaking = False
    _, info = envs.reset()
    envs.step(legal(info, chance))


def test_named_players_win_against_a_random_learner() -> None:
    envs, chance = Games(8, "port-royal", 2, opponents="kb-hard", seed=7), np.random.default_rng(7)
    _, info = envs.reset()
    ends, won = 0, 0.0
    while ends < 40:
        _, rewards, ended, _, info = envs.step(legal(info, chance))
        ends, won = ends + int(ended.sum()), won + float(rewards.sum())
    assert won / ends < 0.2


@pytest.mark.parametrize("opponents", ["net", "net-ahead", "captain", "admiral"])
def test_learned_players_and_levels_are_opponents_too(game: argosy.Game, opponents: str) -> None:
    envs, chance = Games(2, game, 2, opponents=opponents, seed=7), np.random.default_rng(7)
    _, info = envs.reset()
    seats = info["seat"].tolist()
    for _ in range(6):
        _, _, ended, _, info = envs.step(legal(info, chance))
        assert ended.any() or info["seat"].tolist() == seats
    again = Games(2, game, 2, opponents=opponents, seed=7)
    features = [env.reset()[0] for env in (Games(2, game, 2, opponents=opponents, seed=7), again)]
    assert np.array_equal(*features)


def test_masks_lie_where_libraries_look_for_them(game: argosy.Game) -> None:
    envs = Games(3, game, 2, seed=7)
    with pytest.raises(ArgosyError, match="call reset first"):
        envs.action_masks()
    _, info = envs.reset()
    assert envs.action_masks().dtype == bool
    assert np.array_equal(envs.action_masks(), info["action_mask"] == 1)
    alone = Alone(game=game, players=2, seed=7)
    _, told = alone.reset()
    assert np.array_equal(alone.action_masks(), told["action_mask"] == 1)


def test_a_function_plays_the_opponents_from_what_they_may_know(game: argosy.Game) -> None:
    asked = 0

    def first_legal(features: Any, mask: Any) -> Any:
        nonlocal asked
        assert features.shape == (len(mask), game.rules.feature_count)
        asked += len(mask)
        return mask.argmax(axis=1)

    envs, chance = Games(4, game.name, 3, opponents=first_legal, seed=8), np.random.default_rng(8)
    _, info = envs.reset()
    for _ in range(20):
        *_, info = envs.step(legal(info, chance))
    assert asked > 20

    wrong = Games(40, game.name, 3, opponents=lambda features, mask: mask.argmin(axis=1), seat=2, seed=8)
    with pytest.raises(argosy.IllegalAction, match=r"game \d+, an opponent: .* is not legal for seat"):
        wrong.reset()


def test_a_learner_observes_nothing_it_may_not_know(game: argosy.Game) -> None:
    envs, chance = Games(6, game.name, 4, opponents="random", seed=9), np.random.default_rng(9)
    _, info = envs.reset()
    different = 0
    for step in range(40):
        observations, *_, info = envs.step(legal(info, chance))
        for i in range(6):
            real = envs._batch.position(i)
            world = real.imagine(int(info["seat"][i]), seed=step)
            different += world != real
            seen = game.batch(1, 4)
            seen.states[:] = world.states
            assert np.array_equal(seen.observe()[0], observations[i])
            assert np.array_equal(seen.legal_mask()[0], info["action_mask"][i])
    assert different > 200


def test_one_game_alone_ends_with_its_last_observation(game: argosy.Game) -> None:
    env, chance = Alone(game=game.name, players=2, seed=10), np.random.default_rng(10)
    with pytest.raises(argosy.ArgosyError, match="call reset"):
        env.step(0)
    observation, info = env.reset()
    ended = False
    while not ended:
        assert env.observation_space.contains(observation)
        code = int(chance.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, ended, cut, info = env.step(code)
        assert cut is False
    assert reward == info["shares"][info["seat"]]
    assert not info["action_mask"].any()
    with pytest.raises(argosy.ArgosyError, match="the game is over"):
        env.step(0)


def test_an_illegal_action_is_refused_and_nothing_is_played_anywhere() -> None:
    envs = Games(3, "port-royal", 2, opponents=None, seed=11)
    with pytest.raises(argosy.ArgosyError, match="call reset first"):
        envs.step([0, 0, 0])
    _, info = envs.reset()
    fine = legal(info, np.random.default_rng(1))
    before = envs._batch.states.tobytes()
    for actions, complaint in (
        ([*fine[:2], 87], "game 2: .* is not legal for seat"),
        ([88, *fine[1:]], "game 0: code 88, of 88 from 0, is not legal"),
        (fine[:2], r"step needs 3 action codes, one for each game, not shape \(2,\)"),
        (fine.astype(float), "of float64"),
    ):
        with pytest.raises(argosy.ArgosyError, match=complaint):
            envs.step(np.array(actions))
        assert envs._batch.states.tobytes() == before


def test_illegal_actions_are_replaced_where_that_is_wanted_and_told() -> None:
    envs = Games(3, "port-royal", 2, opponents=None, seed=12, illegal="replaced")
    _, info = envs.reset()
    fine = legal(info, np.random.default_rng(1))
    *_, info = envs.step(np.array([fine[0], 87, 1000]))
    assert info["replaced"].tolist() == [False, True, True]


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"num_envs": 0}, "a batch holds at least 1 game, not 0"),
        ({"players": 1}, "Port Royal is for 2 to 5 players, not 1"),
        ({"options": {"ending": 3}}, "option 'ending' is 3"),
        ({"seed": 1.5}, "a seed is a whole number"),
        ({"threads": 0}, "threads is a whole number from 1"),
        ({"seat": 4}, "with 4 players it is None or 0 to 3"),
        ({"seat": 0, "opponents": None}, "without opponents it is None"),
        ({"opponents": "kb-heroic"}, "kb-heroic"),
        ({"opponents": 3}, "a player's name, a function or None, not 3"),
        ({"illegal": "ignored"}, "illegal actions are 'refused' or 'replaced', not 'ignored'"),
    ],
)
def test_a_wrong_parameter_is_told_when_the_environment_is_made(
    parameters: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(argosy.ArgosyError, match=complaint):
        Games(**parameters)


def test_reset_takes_no_rules() -> None:
    with pytest.raises(argosy.ArgosyError, match="rules are chosen when the environment is made"):
        Games(1).reset(options={"ending": "expedition"})
