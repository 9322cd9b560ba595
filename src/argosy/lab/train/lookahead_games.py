"""Games in which a net that looks ahead teaches what it finds to the same net, deciding at once.

It says at some seats what it would do. At half of those it does so, too; at the others the net goes its own
way, so that it learns to get out of the trouble it gets into. Other seats may have a compiled player, from
whom nothing is learned but how it deals and races. What is recorded are a teacher's games like any others.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import numpy as np
import numpy.typing as npt

import argosy.games
from argosy.core.chance import below, seed_stream
from argosy.core.compiled import compiled
from argosy.core.errors import ArgosyError
from argosy.core.events import MAX_SEATS
from argosy.core.loops import scratch_for
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints, States
from argosy.lab.train import config
from argosy.lab.train.opponents import DONE, NOTES, SEAT
from argosy.lab.train.slips import NO_SLIP, SLIPS_OF, STREAM_OF_SLIPS, slip
from argosy.lab.train.vector_games import aligned, blank_states, seats_of, steps_of
from argosy.players.compilation import mark, sources_mark
from argosy.players.compiled_players import (
    CHANCE_OF_PLAYERS,
    STREAMS_A_GAME,
    CompiledPlayers,
    Workspaces,
    compiled_players_of,
)
from argosy.players.look import Looks, look_type
from argosy.players.lookahead import look_ahead_of
from argosy.players.net import Net
from argosy.players.net_kernel import NetArrays
from argosy.players.player_config import PlayerConfigs
from argosy.players.player_set import net_parts_of
from argosy.players.step_functions import WORLDS, step_functions

Choices = npt.NDArray[np.int16]

NOT_FOR_NETS = -1  # recorded where nothing is learned: others' choices, and those that a net may not make
STREAM_OF_WORLDS = STREAM_OF_SLIPS - 1
SEEDS = 1 << 30
TEACHER, PUPIL, OTHER = range(3)  # at a seat: looks ahead, decides at once, a compiled player


@cache
def recording_loop_of(rules: Rules, compiled_players: CompiledPlayers) -> Callable[..., None]:
    """A loop, compiled on first use, in which one table is played."""
    steps, look_ahead, functions = steps_of(rules), look_ahead_of(rules), step_functions(rules)
    begin, advance, choose = steps.begin, steps.advance, functions.choose
    c_choose, c_forget = compiled_players.choose_at_once, compiled_players.forget
    ahead = net_parts_of(rules.name).lookahead()
    sources = mark(__file__) + sources_mark(ahead.module)

    @compiled(f"argosy.lab.train.lookahead_games.{rules.name}{rules.data}.play-{sources}")
    def play(
        states: States, number: int, players: int, roles: Ints, seed: int, most: int,
        configs: PlayerConfigs, others: PlayerConfigs, slips: int, chances: Ints, weights: Floats,
        sizes: Ints, hidden: Floats, worlds: States, workspaces: Workspaces, looks: Looks,
        features: Floats, mask: Ints, shares: Floats, notes: Ints, codes: Ints, chosen: Ints, played: Ints,
    ) -> None:  # fmt: skip
        net, s, look, work = NetArrays(weights, sizes, hidden), states[0], looks[0], workspaces[1]
        begin(s, players, seed, number)
        for stream in range(STREAMS_A_GAME):
            seed_stream(chances[stream], seed ^ CHANCE_OF_PLAYERS, number * STREAMS_A_GAME + stream)
        c_forget(work)
        advance(s, -1, most, features, mask, shares, notes, codes)
        for t in range(len(chosen)):
            seat = int(notes[SEAT])
            chosen[t] = NOT_FOR_NETS
            if roles[seat] == OTHER:
                code = int(c_choose(s, seat, others[0], chances[seat], work))
            else:
                found = below(chances[STREAM_OF_WORLDS], SEEDS)
                look_ahead(
                    states, seat, found, True, configs, weights, sizes, hidden, worlds, workspaces, looks
                )
                code = int(look.chains[look.order[0], 0])
                if mask[code] != 0:
                    chosen[t] = code
                if roles[seat] == PUPIL:
                    code = int(choose(net, s, seat, look))
            slipped = slip(mask, slips, chances[STREAM_OF_SLIPS])
            if slipped != NO_SLIP:
                code = slipped
                c_forget(work)
            played[t] = code
            advance(s, code, most, features, mask, shares, notes, codes)
            if notes[DONE] != 0:
                c_forget(work)

    return play


def roles_at(tables: int, among: bool, seed: int) -> Ints:
    """Who sits where; with `among`, others have some seats of every second table."""
    chance = np.random.default_rng(seed)
    roles = chance.integers(TEACHER, OTHER, (tables, MAX_SEATS))
    if among:
        is_other = chance.random((tables, MAX_SEATS)) < 0.75
        is_other[np.arange(tables), chance.integers(0, 2, tables)] = False  # somebody has to learn
        roles[is_other & (chance.random((tables, 1)) < 0.5)] = OTHER
    return roles.astype(np.int64)


def record(
    settings: config.Config,
    net: Net,
    seed: int,
    threads: int,
    progress: Callable[[int, int], None],
    minutes: float | None = None,
) -> tuple[Choices, Choices]:
    """What was chosen and what was played: first dimension steps, second tables. When the time is up it is
    that of the first tables, as many as are done.
    """
    teacher = settings.teacher
    rules, compiled_players = argosy.games.game(settings.game).rules, compiled_players_of(settings.game)
    if teacher is None or compiled_players is None:
        raise ArgosyError(f"{settings.game}: the settings name no teacher")
    ahead, count = net_parts_of(settings.game).lookahead(), teacher.tables
    blank, players = blank_states(rules, count, (config.GameGroup(),)), seats_of(settings.players, count)
    roles = roles_at(count, bool(teacher.among), seed)
    play, slips = recording_loop_of(rules, compiled_players), round(teacher.slips * SLIPS_OF)
    chosen, played = (np.zeros((count, teacher.steps), np.int16) for _ in range(2))
    weights, sizes, _ = net.arrays()

    def table(number: int) -> None:
        seats = int(players[number])
        places, workspaces = compiled_players.new_workspace()
        play(
            blank[number : number + 1].copy(), number, seats, roles[number], seed, settings.restraint,
            compiled_players.config(ahead.played_by, seats),
            compiled_players.config(teacher.among or ahead.played_by, seats), slips,
            np.zeros((STREAMS_A_GAME, 4), np.int64), weights, sizes, net.arrays().hidden,
            np.zeros(WORLDS + len(places), rules.state), np.concatenate([workspaces, workspaces]),
            np.zeros(1, look_type(rules)), np.zeros(aligned(rules.feature_count), np.float32),
            np.zeros(rules.action_count, np.uint8), np.zeros(MAX_SEATS, np.float32),
            np.zeros(NOTES, np.int32), scratch_for(rules), chosen[number], played[number],
        )  # fmt: skip

    done = 0
    with ThreadPoolExecutor(threads) as pool:
        for _ in pool.map(table, range(count)):
            if done == 0:
                begin = time.perf_counter()  # all is compiled now
            done += 1
            progress(done, count)
            if minutes is not None and time.perf_counter() - begin > minutes * 60:
                pool.shutdown(cancel_futures=True)
                break
    return np.ascontiguousarray(chosen[:done].T), np.ascontiguousarray(played[:done].T)
