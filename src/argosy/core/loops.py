"""Compiled loops that every game needs, made once per game from its rules.

Records are passed in arrays: handing a single record from Python to compiled code costs ten times as much.
What concerns one record takes the first; ranges `begin`…`end` let several threads share one array.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from argosy.core.chance import below, seed_stream
from argosy.core.compiled import compiled, over_array
from argosy.core.knowledge import IMAGINED
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints, Log, States


@dataclass(frozen=True, slots=True)
class Loops:
    """See `loops_of` for what each does."""

    new: Callable[..., None]
    legal: Callable[..., int]
    actors: Callable[..., int]
    asked: Callable[..., int]
    play: Callable[..., int]
    imagine: Callable[..., None]
    mask: Callable[..., None]
    first_illegal: Callable[..., int]
    step: Callable[..., None]
    observe: Callable[..., None]
    reset_done: Callable[..., int]
    pick_random: Callable[..., None]
    play_random: Callable[..., int]
    step_random: Callable[..., None]
    copy_many: Callable[..., None]


@cache
def loops_of(rules: Rules) -> Loops:
    """Compile-on-first-use loops around one game's rules."""
    # Plain names, so that the compiled functions see constants and can be inlined into each other.
    g_set_up, g_legal, g_refusal, g_apply = rules.set_up, rules.legal, rules.refusal, rules.apply
    g_actors, g_observe, g_win_shares = rules.actors, rules.observe, rules.win_shares
    g_asked, g_exchange = rules.asked, rules.exchange
    action_count, name = rules.action_count, rules.name + rules.data

    @compiled(f"{name}.new")
    def new(states: States, begin: int, end: int, players: int, start: int, seed: int) -> None:
        """Set records up, each on its own stream of the seed; their options are already in them."""
        for i in range(begin, end):
            seed_stream(states[i].rng, seed, i)
            g_set_up(states[i], players, start, None)

    @compiled(f"{name}.play")
    def play(states: States, seat: int, codes: Ints, logs: Log) -> int:
        """Carry out codes in order, up to one that is refused: says why, or 0. `logs` is an array of one."""
        for k in range(len(codes)):
            reason = g_refusal(states[0], seat, codes[k])
            if reason != 0:
                return reason
            g_apply(states[0], seat, codes[k], logs[0])
        return 0

    @compiled(f"{name}.imagine")
    def imagine(states: States, observer: int, seed: int, scratch: Ints) -> None:
        """Turn a record into one of the worlds the observer cannot tell from it."""
        seed_stream(states[0].rng, seed, IMAGINED)
        g_exchange(states[0], observer, scratch)

    @compiled(f"{name}.mask")
    def mask(states: States, begin: int, end: int, out: Ints, codes: Ints) -> None:
        """out[i, action] = 1 where the action is legal for the seat asked in game i."""
        for i in range(begin, end):
            out[i, :] = 0
            seat = g_asked(states[i])
            if seat >= 0:
                for k in range(g_legal(states[i], seat, codes)):
                    out[i, codes[k]] = 1

    @compiled(f"{name}.first_illegal")
    def first_illegal(states: States, begin: int, end: int, actions: Ints) -> int:
        """The first game whose action is not legal (a finished game takes any), or -1."""
        for i in range(begin, end):
            seat = g_asked(states[i])
            if seat >= 0:
                if not 0 <= actions[i] < action_count:
                    return i
                if g_refusal(states[i], seat, actions[i]) != 0:
                    return i
        return -1

    @compiled(f"{name}.step")
    def step(states: States, begin: int, end: int, actions: Ints) -> None:
        """Play one legal action in each game; a finished game stays as it is."""
        for i in range(begin, end):
            seat = g_asked(states[i])
            if seat >= 0:
                g_apply(states[i], seat, actions[i], None)

    @compiled(f"{name}.observe")
    def observe(states: States, begin: int, end: int, out: Floats, scratch: Ints) -> None:
        """The observation of the seat to act in each game; of seat 0 once a game is over."""
        for i in range(begin, end):
            g_observe(states[i], max(0, g_asked(states[i])), out[i], scratch)

    @compiled(f"{name}.reset_done")
    def reset_done(states: States, begin: int, end: int, done: Ints, shares: Floats) -> int:
        """Start finished games anew, each going on with its own stream; says how many, and how they ended."""
        count = 0
        for i in range(begin, end):
            done[i] = 0
            if g_asked(states[i]) < 0:
                done[i] = 1
                g_win_shares(states[i], shares[i])
                g_set_up(states[i], states[i].players, -1, None)
                count += 1
        return count

    @compiled(f"{name}.pick_random")
    def pick_random(mask: Ints, begin: int, end: int, rng: Ints, out: Ints) -> None:
        """One of the actions each game's mask allows, evenly; 0 where it allows none."""
        for i in range(begin, end):
            allowed = 0
            for action in range(mask.shape[1]):
                allowed += int(mask[i, action])
            out[i] = 0
            if allowed > 0:
                skip = below(rng, allowed)
                for action in range(mask.shape[1]):
                    if mask[i, action] != 0:
                        if skip == 0:
                            out[i] = action
                            break
                        skip -= 1

    @compiled(f"{name}.play_random")
    def play_random(states: States, begin: int, end: int, rng: Ints, codes: Ints) -> int:
        """Play each game to its end with uniformly random actions; says how many decisions that took."""
        decisions = 0
        for i in range(begin, end):
            seat = g_asked(states[i])
            while seat >= 0:
                n = g_legal(states[i], seat, codes)
                g_apply(states[i], seat, codes[below(rng, n)], None)
                decisions += 1
                seat = g_asked(states[i])
        return decisions

    @compiled(f"{name}.step_random")
    def step_random(states: States, begin: int, end: int, steps: int, codes: Ints) -> None:
        """`steps` random decisions in each game, chance from the state itself; finished games restart."""
        for i in range(begin, end):
            for _ in range(steps):
                seat = g_asked(states[i])
                if seat < 0:
                    g_set_up(states[i], states[i].players, -1, None)
                else:
                    n = g_legal(states[i], seat, codes)
                    g_apply(states[i], seat, codes[below(states[i].rng, n)], None)

    @compiled(f"{name}.copy_many")
    def copy_many(source: States, target: States, times: int) -> None:
        """Copy records over and over, as search does; only for measuring."""
        for k in range(times):
            target[k % len(target)] = source[k % len(source)]

    legal, actors, asked = over_array(g_legal), over_array(g_actors), over_array(g_asked)
    return Loops(
        new, legal, actors, asked, play, imagine, mask, first_illegal, step, observe,
        reset_done, pick_random, play_random, step_random, copy_many,
    )  # fmt: skip


def scratch_for(rules: Rules) -> Ints:
    """Room for a list of codes, a count per face, or two numbers per card, whichever is longest."""
    cards = rules.state["face"].shape[0]
    return np.zeros(max(rules.action_count, len(rules.faces), 2 * cards), np.int16)
