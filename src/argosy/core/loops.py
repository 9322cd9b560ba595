"""Compiled loops that every game needs, made once per game from its rules.

States are passed in arrays: handing a single one from Python to compiled code costs ten times as much.
What concerns one state takes the first; ranges `begin`…`end` let several threads share one array.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import numpy as np

from argosy.core.chance import below, seed_stream
from argosy.core.compiled import compiled, foreign_mark, over_array
from argosy.core.knowledge import ANYBODY, IMAGINED, learned, mark_known, unmark_known
from argosy.core.rules import (
    AskedSeat,
    FindRefusal,
    Rules,
    SeatBits,
    SeatFlag,
    Spell,
    WriteAction,
    WriteEvents,
    WriteForecast,
    WriteForSeat,
    WriteLegal,
    WriteShared,
)
from argosy.core.typing import Floats, Ints, Log, States


class NewGames(Protocol):
    """Set states `begin`…`end` up, each on its own stream of the seed; their options are already in them."""

    def __call__(
        self, states: States, begin: int, end: int, players: int, start: int, seed: int, /
    ) -> None: ...


class PlayCodes(Protocol):
    """Carry out codes in order, up to one that is refused; returns the reason, or 0."""

    def __call__(self, states: States, seat: int, codes: Ints, logs: Log, /) -> int: ...


class Imagine(Protocol):
    """Turn a state into one of the worlds the observer cannot tell from it."""

    def __call__(self, states: States, observer: int, seed: int, scratch: Ints, /) -> None: ...


class Redeal(Protocol):
    """Deal all cards that nobody knows again, with another stream of chance."""

    def __call__(self, states: States, seed: int, scratch: Ints, /) -> None: ...


class Informs(Protocol):
    """Whether between two states anybody learned the face of a card, or chance was asked."""

    def __call__(self, before: States, after: States, /) -> bool: ...


class Mask(Protocol):
    """out[i, action] = 1 where the action is legal for the seat asked in game i."""

    def __call__(self, states: States, begin: int, end: int, out: Ints, codes: Ints, /) -> None: ...


class FirstIllegal(Protocol):
    """The first game whose action is not legal (a finished game takes any), or -1."""

    def __call__(self, states: States, begin: int, end: int, actions: Ints, /) -> int: ...


class StepGames(Protocol):
    """Play one legal action in each game; a finished game stays as it is."""

    def __call__(self, states: States, begin: int, end: int, actions: Ints, /) -> None: ...


class ObserveGames(Protocol):
    """The observation of the seat to act in each game; of seat 0 once a game is over."""

    def __call__(self, states: States, begin: int, end: int, out: Floats, scratch: Ints, /) -> None: ...


class ResetDone(Protocol):
    """Restart finished games, each on its own stream; returns how many, and writes how they ended."""

    def __call__(self, states: States, begin: int, end: int, done: Ints, shares: Floats, /) -> int: ...


class PickRandom(Protocol):
    """One of the actions each game's mask allows, evenly; 0 where it allows none."""

    def __call__(self, mask: Ints, begin: int, end: int, rng: Ints, out: Ints, /) -> None: ...


class PlayRandom(Protocol):
    """Play each game to its end with uniformly random actions; returns how many decisions that took."""

    def __call__(self, states: States, begin: int, end: int, rng: Ints, codes: Ints, /) -> int: ...


class StepRandom(Protocol):
    """`steps` random decisions in each game, chance from the state itself; finished games restart."""

    def __call__(self, states: States, begin: int, end: int, steps: int, codes: Ints, /) -> None: ...


class CopyMany(Protocol):
    """Copy states over and over, as search does; only for measuring."""

    def __call__(self, source: States, target: States, times: int, /) -> None: ...


@dataclass(frozen=True, slots=True)
class Loops:
    """The compiled loops of one game. Those of the rules' own names take an array instead of a state."""

    new: NewGames
    legal: WriteLegal
    refusal: FindRefusal
    actors: SeatBits
    asked: AskedSeat
    play: PlayCodes
    imagine: Imagine
    redeal: Redeal
    informs: Informs
    mask: Mask
    first_illegal: FirstIllegal
    step: StepGames
    observe: ObserveGames
    reset_done: ResetDone
    pick_random: PickRandom
    play_random: PlayRandom
    step_random: StepRandom
    copy_many: CopyMany
    write_public_view: WriteShared
    write_seat_view: WriteForSeat
    write_decision_view: WriteForSeat
    write_table: WriteShared
    write_odds: WriteForSeat
    write_result: WriteShared
    write_dump: WriteShared
    write_step: WriteAction
    write_whole: WriteAction
    write_events: WriteEvents
    is_drafting: SeatFlag | None
    spell: Spell
    write_forecast: WriteForecast | None
    may_wait: SeatBits | None
    askers: SeatBits | None


def _over_array(function: Any) -> Any:
    return None if function is None else over_array(function)


@cache
def loops_of(rules: Rules) -> Loops:
    """Compile-on-first-use loops around one game's rules."""
    # Plain names, so that the compiled functions see constants and can be inlined into each other.
    g_set_up, g_legal, g_refusal, g_apply = rules.set_up, rules.legal, rules.refusal, rules.apply
    g_actors, g_observe, g_win_shares = rules.actors, rules.observe, rules.win_shares
    g_asked, g_exchange, g_write_events = rules.asked, rules.exchange, rules.write_events
    g_write_forecast: Any = rules.write_forecast
    action_count, name = rules.action_count, rules.name + rules.data + foreign_mark(rules.apply.__module__)

    @compiled(f"{name}.new")
    def new(states: States, begin: int, end: int, players: int, start: int, seed: int) -> None:
        for i in range(begin, end):
            seed_stream(states[i].rng, seed, i)
            g_set_up(states[i], players, start, None)

    @compiled(f"{name}.play", brief=True)
    def play(states: States, seat: int, codes: Ints, logs: Log) -> int:
        for k in range(len(codes)):
            reason = g_refusal(states[0], seat, codes[k])
            if reason != 0:
                return reason
            g_apply(states[0], seat, codes[k], logs[0])
        return 0

    @compiled(f"{name}.imagine", brief=True)
    def imagine(states: States, observer: int, seed: int, scratch: Ints) -> None:
        seed_stream(states[0].rng, seed, IMAGINED)
        g_exchange(states[0], observer, scratch)

    @compiled(f"{name}.redeal", brief=True)
    def redeal(states: States, seed: int, scratch: Ints) -> None:
        mark_known(states[0])
        imagine(states, ANYBODY, seed, scratch)
        unmark_known(states[0])

    @compiled(f"{name}.informs", reads=2, brief=True)
    def informs(before: States, after: States) -> bool:
        return bool(learned(before[0], after[0]))

    @compiled(f"{name}.mask")
    def mask(states: States, begin: int, end: int, out: Ints, codes: Ints) -> None:
        for i in range(begin, end):
            out[i, :] = 0
            seat = g_asked(states[i])
            if seat >= 0:
                for k in range(g_legal(states[i], seat, codes)):
                    out[i, codes[k]] = 1

    @compiled(f"{name}.first_illegal")
    def first_illegal(states: States, begin: int, end: int, actions: Ints) -> int:
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
        for i in range(begin, end):
            seat = g_asked(states[i])
            if seat >= 0:
                g_apply(states[i], seat, actions[i], None)

    @compiled(f"{name}.observe")
    def observe(states: States, begin: int, end: int, out: Floats, scratch: Ints) -> None:
        for i in range(begin, end):
            g_observe(states[i], max(0, g_asked(states[i])), out[i], scratch)

    @compiled(f"{name}.reset_done")
    def reset_done(states: States, begin: int, end: int, done: Ints, shares: Floats) -> int:
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
        for k in range(times):
            target[k % len(target)] = source[k % len(source)]

    @compiled(f"{name}.write_events", reads=1, brief=True)
    def write_events(logs: Log, observer: int, out: Ints) -> None:
        g_write_events(logs[0], observer, out)

    @compiled(f"{name}.write_forecast", reads=3, brief=True)
    def write_forecast(states: States, seat: int, logs: Log, out: Ints) -> None:
        g_write_forecast(states[0], seat, logs[0], out)

    legal, refusal = over_array(g_legal), over_array(g_refusal)
    actors, asked = over_array(g_actors), over_array(g_asked)
    return Loops(
        new, legal, refusal, actors, asked, play, imagine, redeal, informs, mask, first_illegal, step,
        observe, reset_done, pick_random, play_random, step_random, copy_many,
        over_array(rules.write_public_view), over_array(rules.write_seat_view),
        over_array(rules.write_decision_view), over_array(rules.write_table), over_array(rules.write_odds),
        over_array(rules.write_result), over_array(rules.write_dump), over_array(rules.write_step),
        over_array(rules.write_whole), write_events, _over_array(rules.drafting), _over_array(rules.spell),
        write_forecast if g_write_forecast is not None else None, _over_array(rules.may_wait),
        _over_array(rules.askers),
    )  # fmt: skip


def scratch_for(rules: Rules) -> Ints:
    """Room for a list of codes, a count per face, or two numbers per card, whichever is longest."""
    cards = rules.state["face"].shape[0]
    return np.zeros(max(rules.action_count, len(rules.faces), 2 * cards), np.int16)
