"""Other engines for card games, measured in the same run where installed (`pip install argosy[bench]`).

They play other games, so the figures compare how fast an engine decides, not how well it plays.
Everything is uniform random play; decisions of players count, chance does not.
"""

from __future__ import annotations

import contextlib
import io
import random
import warnings
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

from argosy.lab.bench.timing import Rate, rate

ROLLOUTS = 20


def measure(seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Decisions a second of each peer; what is not installed is listed with the reason."""
    figures: dict[str, Any] = {}
    for name, package, prepare in PEERS:
        if find_spec(package) is None:
            figures[name] = {"missing": f"{package} is not installed"}
            continue
        progress(f"peer: {name}")
        try:
            with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
                warnings.simplefilter("ignore")
                figures[name] = {"decisions_per_second": prepare(seconds).to_json()}
        except Exception as problem:  # a peer that does not run here must not stop the measurement
            figures[name] = {"missing": f"{type(problem).__name__}: {problem}"}
    return figures


def _open_spiel_game(name: str, chance: random.Random) -> Iterator[int]:
    """One random game through OpenSpiel's Python binding; yields at each player's decision."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            yield 1


def _open_spiel_python(name: str) -> Callable[[float], Rate]:
    def prepare(seconds: float) -> Rate:
        chance = random.Random(1)
        return rate(lambda: sum(_open_spiel_game(name, chance)), seconds)

    return prepare


def _open_spiel_native(name: str) -> Callable[[float], Rate]:
    """Whole roll-outs inside OpenSpiel's C++; their length is taken from games played in Python."""

    def prepare(seconds: float) -> Rate:
        import pyspiel

        chance = random.Random(2)
        length = sum(sum(_open_spiel_game(name, chance)) for _ in range(20)) / 20
        state = pyspiel.load_game(name).new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        # A tree search of a single simulation does nothing but evaluate the position by roll-outs.
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        search = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 1, 10, False, 1, False)

        def run() -> int:
            search.mcts_search(state)
            return round(ROLLOUTS * length)

        return rate(run, seconds)

    return prepare


def _rlcard(seconds: float) -> Rate:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("gin-rummy")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def run() -> int:
        before = env.timestep
        env.run(is_training=False)
        return int(env.timestep - before)

    return rate(run, seconds)


def _pettingzoo(seconds: float) -> Rate:
    from pettingzoo.classic import texas_holdem_v4

    env = texas_holdem_v4.env()

    def run() -> int:
        env.reset(seed=1)
        decisions = 0
        for agent in env.agent_iter():
            observation, _, done, cut, _ = env.last()
            if done or cut:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
        return decisions

    return rate(run, seconds)


def _pgx(seconds: float) -> Rate:
    """A batch of 1,024 games on the processor, stepped together."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("sparrow_mahjong")
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator,unused-ignore]
    def advance(state: Any, key: Any) -> Any:
        def body(carry: Any, _: Any) -> Any:
            state, key = carry
            key, now, later = jax.random.split(key, 3)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(now, logits, axis=-1)
            return (step(state, actions, jax.random.split(later, 1024)), key), None

        (state, key), _ = jax.lax.scan(body, (state, key), None, length=20)
        return state, key

    carry = (jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), 1024)), jax.random.key(1))

    def run() -> int:
        nonlocal carry
        carry = jax.block_until_ready(advance(*carry))
        return 1024 * 20

    return rate(run, seconds)


PEERS: tuple[tuple[str, str, Callable[[float], Rate]], ...] = (
    ("open-spiel hearts, roll-outs in C++", "pyspiel", _open_spiel_native("hearts")),
    ("open-spiel gin_rummy, roll-outs in C++", "pyspiel", _open_spiel_native("gin_rummy")),
    ("open-spiel hearts, from Python", "pyspiel", _open_spiel_python("hearts")),
    ("open-spiel gin_rummy, from Python", "pyspiel", _open_spiel_python("gin_rummy")),
    ("rlcard gin-rummy", "rlcard", _rlcard),
    ("pettingzoo texas_holdem", "pettingzoo", _pettingzoo),
    ("pgx sparrow_mahjong, batch 1024", "pgx", _pgx),
)
