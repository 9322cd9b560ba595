"""How long the champions think: one evaluation, one look ahead, the analysis of a whole game."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

import argosy
from argosy.core.game import Game
from argosy.core.typing import States
from argosy.games.record import Record
from argosy.lab.bench.timing import rate
from argosy.players.lookahead import Lookahead
from argosy.players.net import champion
from argosy.players.player_set import with_nets
from argosy.teaching.analysis import analyse

PLAYERS = 4
LOOKS = 200  # positions that are looked ahead from, at most


def measure(seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Seconds are the processor's, of one core: everything here is done by one thread."""
    return {name: _measure(argosy.game(name), seconds, progress) for name in with_nets()}


def _measure(game: Game, seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    progress(f"{game.name}: the champion plays a game")
    foresight = Lookahead(champion(game.name))
    record, choices = _a_game(game, foresight)
    choices = choices[:: -(-len(choices) // LOOKS)]
    progress(f"{game.name}: evaluations")
    judging = rate(lambda: _repeat(50, lambda: foresight.value(*choices[0])), seconds, time.process_time)
    progress(f"{game.name}: looks ahead")
    looks = _times(choices, lambda states, seat: foresight.action_values(states, seat, seed=0))
    decisions = _times(choices, lambda states, seat: foresight.decide(states, seat, seed=0))
    progress(f"{game.name}: the analysis of a game")
    began = time.process_time()
    found = analyse(record, game)
    return {
        "judge_one_ms": 1000 / judging.median,
        "look_ahead_ms": looks,
        "decide_ahead_ms": decisions,
        "analysis_seconds": time.process_time() - began,
        "analysis_decisions": len(found.decisions),
        "analysis_moves": len(record.moves),
    }


def _times(choices: list[tuple[States, int]], work: Callable[[States, int], object]) -> dict[str, float]:
    """Milliseconds, median and the slowest but for one in twenty; the first time does not count."""
    work(*choices[0])
    found = []
    for states, seat in choices:
        began = time.process_time()
        work(states, seat)
        found.append(1000 * (time.process_time() - began))
    return {f"p{part}": float(np.percentile(found, part)) for part in (50, 95)}


def _repeat(times: int, work: Callable[[], object]) -> int:
    for _ in range(times):
        work()
    return times


def _a_game(game: Game, foresight: Lookahead) -> tuple[Record, list[tuple[States, int]]]:
    """A game of the champion against itself, and every position in which it had a choice."""
    record = Record.of(game.new(PLAYERS, seed=1))
    choices = []
    while (seat := (position := record.position).asked) is not None:
        if len(foresight.options(position.states, seat)) > 1:
            choices.append((position.states, seat))
        code = foresight.policy_choice(position.states, seat)
        record.play(seat, game.rules.action(position.reading, seat, code))
    return record, choices
