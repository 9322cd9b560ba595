"""Tens of thousands of random games, everybody acting who may: none gets stuck, no list is wrong."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

import argosy
from argosy.core.chance import below, seed_stream
from argosy.core.compiled import compiled, jit_is_on
from argosy.core.loops import scratch_for
from argosy.core.typing import Ints, States
from contract.walks import players_of, random_options

GAMES = 20_000
A_RUN = 250  # games with the same options
MOST_DECISIONS = 200_000  # in one game
OUT_OF_TURN = 8  # one decision in so many is somebody's who may act, though another is asked
STUCK, WRONG, ENDLESS = 1, 2, 3


def made_for(rules: argosy.core.rules.Rules) -> Callable[[States, Ints, Ints], int]:
    asked, legal, refusal, apply = rules.asked, rules.legal, rules.refusal, rules.apply

    @compiled(f"tests.{rules.name}.play_out")
    def play_out(states: States, rng: Ints, codes: Ints) -> int:
        """Play every game to its end; 0, or what went wrong."""
        for i in range(len(states)):
            s = states[i]
            decisions = 0
            seat = asked(s)
            while seat >= 0:
                n = legal(s, seat, codes)
                if n == 0:
                    return STUCK
                if below(rng, OUT_OF_TURN) == 0:
                    other = below(rng, s.players)
                    others = legal(s, other, codes)
                    if others > 0:
                        seat, n = other, others
                    else:
                        n = legal(s, seat, codes)
                action = int(codes[below(rng, n)])
                if refusal(s, seat, action) != 0:
                    return WRONG
                apply(s, seat, action, None)
                decisions += 1
                if decisions > MOST_DECISIONS:
                    return ENDLESS
                seat = asked(s)
        return 0

    return play_out


@pytest.mark.parametrize("number", range(4))
def test_no_random_game_gets_stuck(game: argosy.Game, number: int) -> None:
    players = players_of(game, 2 + number)
    play_out = made_for(game.rules)
    chance = random.Random(players)
    stream = np.zeros(4, np.int64)
    seed_stream(stream, players, 1)
    for run in range(GAMES // 4 // A_RUN if jit_is_on() else 1):
        options = random_options(game, chance) if run else None
        batch = game.batch(A_RUN, players, seed=1000 * players + run, options=options)
        assert play_out(batch.states, stream, scratch_for(game.rules)) == 0, (run, options)
        done, shares = batch.reset_done()
        assert done.all()
        assert np.allclose(shares.sum(axis=1), 1)
