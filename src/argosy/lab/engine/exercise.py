"""A game with everything in it, so that every compiled function is called that Python calls."""

from __future__ import annotations

import random

import numpy as np

import argosy
from argosy.core.decisions import informs, redealt
from argosy.core.event_log import LOG
from argosy.core.event_writer import ARBITER
from argosy.core.loops import loops_of, scratch_for
from argosy.core.position import Position
from argosy.core.tokens import ROOM, begin
from argosy.players.net import champion
from argosy.players.one_step import OneStep
from argosy.players.player_set import players_of
from argosy.players.registry import compile_players

DECISIONS = 40


def exercise(name: str) -> None:
    """Play, show, dump, load and imagine a position; a batch; every player decides."""
    game, chance = argosy.game(name), random.Random(1)
    position = game.new(players=3, seed=1)
    for _ in range(DECISIONS):
        look_at(position)
        seat = position.asked
        if seat is None:
            break
        position.play(seat, chance.choice(position.legal(seat)))
    loops = loops_of(game.rules)
    loops.copy_many(position.states, position.copy().states, 1)
    loops.step_random(position.copy().states, 0, 1, 1, scratch_for(game.rules))
    ended = _ended(game.new(players=2, seed=1))
    look_at(ended)
    batch = game.batch(2, players=3, seed=1)
    batch.legal_mask()
    batch.observe()
    batch.step(batch.random_actions())
    batch.reset_done()
    compile_players(name)
    if players_of(name).net is not None:
        judge(game.new(players=3, seed=1))


def judge(position: Position) -> None:
    """All that is asked of a net beside decisions a round ahead: by players, hints and analyses."""
    one_step, states, seat = OneStep(champion(position.game.name)), position.states, position.asked
    assert seat is not None
    one_step.decide(states, seat, one_step.seed(states, seat))
    one_step.options(states, seat)
    one_step.value(states, seat)
    one_step.action_values(states, seat, seed=1)


def _ended(position: Position) -> Position:
    chance = random.Random(2)
    while (seat := position.asked) is not None:
        position.play(seat, chance.choice(position.legal(seat)))
    return position


def look_at(position: Position) -> None:
    for seat in (None, 0):
        position.view(seat)
        position.odds(seat)
        position.odds_text(seat)
        position.imagine(seat, seed=1)
    assert position.result or not position.over
    position.is_drafting(0)
    position.game.load(position.dump())
    position.table()
    position.decision_view(0)
    informs(position, redealt(position, seed=1))
    if (seat := position.asked) is not None:
        tell(position, seat)


def tell(position: Position, seat: int) -> None:
    """What only a browser asks: an action and its events as tokens."""
    loops, states, rules = loops_of(position.game.rules), position.copy().states, position.game.rules
    codes, logs, out = scratch_for(rules), np.zeros(1, LOG), np.zeros(ROOM, np.int64)
    loops.legal(states, seat, codes)
    loops.refusal(states, seat, int(codes[0]))
    for write in (loops.write_step, loops.write_whole):
        begin(out)
        write(states, seat, int(codes[0]), out)
    loops.play(states, seat, codes[:1].astype(np.int64), logs)
    begin(out)
    loops.write_events(logs, ARBITER, out)
    if loops.may_wait is not None:
        loops.may_wait(states)
    if loops.askers is not None:
        loops.askers(states)
    if loops.write_forecast is not None:
        begin(out)
        loops.write_forecast(states, seat, logs, out)
    if loops.is_drafting is not None:
        loops.is_drafting(states, seat)
    if rules.spell is not None:
        loops.spell(states, seat, out[:1], codes)
