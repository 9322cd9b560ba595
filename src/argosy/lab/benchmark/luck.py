"""How lucky each seat was in a game: what it could expect after chance had spoken, less what before.

The expectations are a net's, but any judge would do: whatever it says, luck is nothing on average, since it
compares one world with others that were as likely (`walk.py`). A better judge only explains more of what
happened.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

import argosy.games
from argosy.core.compiled import over_array
from argosy.core.errors import ArgosyError
from argosy.core.events import MAX_SEATS
from argosy.core.loops import loops_of, scratch_for
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints
from argosy.lab.batched_net import BatchedNet, Shares
from argosy.lab.benchmark.walk import ILLEGAL, walk_of

ENOUGH = 1.0  # of luck, good or bad, after which it is no longer counted
WORLDS = 12  # that the real one is compared with


@dataclass(frozen=True, slots=True)
class Walked:
    """A game that was played by its codes."""

    over: bool
    shares: Shares  # of the win, by seat; zeros while the game is not over
    luck: Shares  # by seat


class Walker:
    """Plays games of one kind by their codes; one for each thread."""

    def __init__(self, game: str, players: int, seed: int, judge: BatchedNet | None) -> None:
        self._game, self._players, self._seed, self._judge = argosy.games.game(game), players, seed, judge
        self._rules: Rules = self._game.rules
        self._walk, self._scratch = walk_of(self._rules), scratch_for(self._rules)
        self._worlds = np.zeros(WORLDS + 2 if judge else 2, self._rules.state)

    def walk(self, number: int, codes: Ints) -> Walked:
        """Game `number` of the task; ArgosyError where the rules do not allow a code."""
        rules, count = self._rules, len(self._worlds) - 1
        rows = count * (len(codes) + 1)
        features = np.zeros((rows, rules.feature_count), np.float32)
        ends, seats = np.zeros((rows, MAX_SEATS), np.float32), np.zeros(rows, np.int64)
        states = self._game._blank(1, self._players, None)
        filled = self._walk(
            states, self._worlds, self._players, self._seed, number, np.ascontiguousarray(codes, np.int64),
            features, ends, seats, self._scratch,
        )  # fmt: skip
        if filled <= ILLEGAL:
            raise ArgosyError(f"game {number}: code {ILLEGAL - filled} cannot be played")
        over = int(loops_of(rules).asked(states)) < 0
        shares = np.zeros(MAX_SEATS, np.float32)
        if over:
            over_array(rules.win_shares)(states, shares)
        luck = np.zeros(self._players)
        if self._judge is not None:
            luck = self._luck(self._judge, features[:filled], ends[:filled], seats[:filled], count)
        return Walked(over, shares[: self._players].astype(np.float64), luck)

    def _luck(self, judge: BatchedNet, features: Floats, ends: Floats, seats: Ints, count: int) -> Shares:
        """The sum over everything chance did; the real world is the first of each `count` rows."""
        waiting = seats >= 0
        expected = ends[:, : self._players].astype(np.float64)
        expected[waiting] = judge.shares(judge.hidden(features[waiting]), seats[waiting], self._players)[
            :, : self._players
        ]
        worlds = expected.reshape(-1, count, self._players)
        return stopped(worlds[:, 0] - worlds[:, 1:].mean(axis=1))


def stopped(changes: Shares) -> Shares:
    """The luck of each seat, from its changes in the order of time, up to where it is `ENOUGH`.

    A game that goes on and on would add up to any amount and drown all others. To stop at a moment that only
    the past decides keeps the expectation at zero.
    """
    sums = np.cumsum(changes, axis=0)
    far = np.abs(sums) >= ENOUGH
    last = np.where(far.any(axis=0), far.argmax(axis=0), len(sums) - 1)
    found: Shares = sums[last, np.arange(sums.shape[1])]
    return found
