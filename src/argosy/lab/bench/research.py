"""The adapters for researchers beside what their libraries bring along: steps a second, in the same run.

The games differ, so the figures compare how fast one can learn from an environment, not how well. Everything
is uniform random play by the action mask; decisions of players count, chance and dead agents do not. Seconds
are those of the processor: everything here is one thread.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from argosy.core.chance import seed_stream
from argosy.core.loops import loops_of
from argosy.games import NAMES
from argosy.games import game as game_by_name
from argosy.lab.bench.timing import Rate, rate

PLAYERS = 4
SIDE_BY_SIDE = 1024  # games of a vector environment
FEW = 16  # of one whose games are stepped one after the other in Python
STEPS = 20  # of a vector environment in one run
DECISIONS = 500  # of games that are played one at a time in one run

Prepare = Callable[[float], Rate]


def measure(seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Steps a second of each environment, by library; what cannot be measured is listed with the reason."""
    figures: dict[str, Any] = {}
    for library, rows in ENVIRONMENTS.items():
        found: dict[str, Any] = {"ours": {}, "bundled": {}}
        for whose, name, prepare in rows:
            progress(f"{library}: {name}")
            try:
                with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
                    warnings.simplefilter("ignore")
                    found[whose][name] = {"steps_per_second": prepare(seconds).to_json()}
            except ImportError as problem:
                found[whose][name] = {"missing": str(problem)}
            except Exception as problem:  # one environment that does not run here must not stop the rest
                found[whose][name] = {"missing": f"{type(problem).__name__}: {problem}"}
        _add_ratios(found)
        figures[library] = found
    return figures


def _add_ratios(found: dict[str, Any]) -> None:
    """How many times as many steps a second each of ours takes as each bundled one, by medians."""
    for bundled in found["bundled"].values():
        if "steps_per_second" in bundled:
            theirs = bundled["steps_per_second"]["median"]
            bundled["ours_is_times_as_fast"] = {
                name: ours["steps_per_second"]["median"] / theirs
                for name, ours in found["ours"].items()
                if "steps_per_second" in ours
            }


# ------------------------------------------------------------------------------------------ PettingZoo


def _turns(make: Callable[[], Any]) -> Prepare:
    """Agents one after the other, each with a look at its observation."""

    def prepare(seconds: float) -> Rate:
        env, chance = make(), random.Random(1)
        env.reset(seed=1)

        def run() -> int:
            decisions = 0
            while decisions < DECISIONS:
                if not env.agents:
                    env.reset()
                observation, _, done, cut, info = env.last()
                if done or cut:
                    env.step(None)
                    continue
                mask = (observation if isinstance(observation, dict) else info)["action_mask"]
                legal = np.flatnonzero(mask)
                env.step(int(legal[chance.randrange(len(legal))]))
                decisions += 1
            return decisions

        return rate(run, seconds, time.process_time)

    return prepare


def _our_turns(name: str) -> Prepare:
    def make() -> Any:
        from argosy.lab.research import aec

        return aec.env(name, PLAYERS)

    return _turns(make)


def _classic(module: str) -> Prepare:
    return _turns(lambda: importlib.import_module(f"pettingzoo.classic.{module}").env())


# ------------------------------------------------------------------------------------------- Gymnasium


def _our_games(name: str, opponents: str | None) -> Prepare:
    """The learner chooses in compiled code, so that little but the environment is measured."""

    def prepare(seconds: float) -> Rate:
        from argosy.lab.research.vector import Games

        envs = Games(SIDE_BY_SIDE, name, PLAYERS, opponents=opponents, seed=1)
        pick = loops_of(game_by_name(name).rules).pick_random
        stream, codes = np.zeros(4, np.int64), np.zeros(SIDE_BY_SIDE, np.int64)
        seed_stream(stream, 1, 0)
        info = envs.reset()[1]

        def run() -> int:
            nonlocal info
            for _ in range(STEPS):
                pick(info["action_mask"].view(np.uint8), 0, SIDE_BY_SIDE, stream, codes)
                info = envs.step(codes)[4]
            return STEPS * SIDE_BY_SIDE

        return rate(run, seconds, time.process_time)

    return prepare


def _their_games(name: str, games: int, mode: str) -> Prepare:
    def prepare(seconds: float) -> Rate:
        import gymnasium

        envs = gymnasium.make_vec(name, num_envs=games, vectorization_mode=mode)
        envs.reset(seed=1)
        actions = int(envs.single_action_space.n)  # type: ignore[attr-defined]
        drawn = np.random.default_rng(1).integers(actions, size=(STEPS, games))

        def run() -> int:
            for row in drawn:
                envs.step(row)
            return STEPS * games

        return rate(run, seconds, time.process_time)

    return prepare


# ------------------------------------------------------------------------------------------- OpenSpiel


def _histories(make: Callable[[], Any]) -> Prepare:
    """States through OpenSpiel's Python interface; a seat looks at its tensor where there is one."""

    def prepare(seconds: float) -> Rate:
        game, chance = make(), random.Random(1)
        kind = game.get_type()
        state = game.new_initial_state()

        def run() -> int:
            nonlocal state
            decisions = 0
            while decisions < DECISIONS:
                if state.is_terminal():
                    state = game.new_initial_state()
                elif state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                else:
                    if kind.provides_observation_tensor:
                        state.observation_tensor()
                    state.apply_action(chance.choice(state.legal_actions()))
                    decisions += 1
            return decisions

        return rate(run, seconds, time.process_time)

    return prepare


def _our_histories(name: str) -> Prepare:
    def make() -> Any:
        from argosy.lab.research import openspiel

        return openspiel.load(name, PLAYERS)

    return _histories(make)


def _their_histories(name: str) -> Prepare:
    def make() -> Any:
        import pyspiel

        if name.startswith("python_"):
            importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
        return pyspiel.load_game(name)

    return _histories(make)


ENVIRONMENTS: dict[str, tuple[tuple[str, str, Prepare], ...]] = {
    "PettingZoo": (
        *(("ours", name, _our_turns(name)) for name in NAMES),
        ("bundled", "connect_four", _classic("connect_four_v3")),
        ("bundled", "tictactoe", _classic("tictactoe_v3")),
        ("bundled", "leduc_holdem", _classic("leduc_holdem_v4")),
        ("bundled", "texas_holdem", _classic("texas_holdem_v4")),
    ),
    "Gymnasium": (
        *(("ours", f"{name}, all seats", _our_games(name, None)) for name in NAMES),
        *(("ours", f"{name}, one seat", _our_games(name, "random")) for name in NAMES),
        ("bundled", "CartPole, in NumPy", _their_games("CartPole-v1", SIDE_BY_SIDE, "vector_entry_point")),
        ("bundled", "CartPole, one by one", _their_games("CartPole-v1", FEW, "sync")),
        ("bundled", "Blackjack, one by one", _their_games("Blackjack-v1", FEW, "sync")),
    ),
    "OpenSpiel": (
        *(("ours", name, _our_histories(name)) for name in NAMES),
        ("bundled", "python_kuhn_poker", _their_histories("python_kuhn_poker")),
        ("bundled", "python_block_dominoes", _their_histories("python_block_dominoes")),
        ("bundled", "python_liars_poker", _their_histories("python_liars_poker")),
        ("bundled", "kuhn_poker (C++)", _their_histories("kuhn_poker")),
        ("bundled", "hearts (C++)", _their_histories("hearts")),
        ("bundled", "gin_rummy (C++)", _their_histories("gin_rummy")),
    ),
}
