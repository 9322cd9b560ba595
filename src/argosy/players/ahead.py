"""Some way ahead: actions are carried out in imagined worlds, played on by compiled code, judged by a net.

All actions in question are tried in the same worlds, some at a time; those that fall behind by more than
chance explains are dropped. How far a game is played on, and by whom, says its own package.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache

import numpy as np

from argosy.core.compiled import compiled
from argosy.core.events import MAX_SEATS
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints, States
from argosy.players.compiling import mark
from argosy.players.foresight import NEVER, OVER, Foresight, Outlook, by_seat, noting_of, softmax
from argosy.players.net import Net

Chains = Ints  # a row for every action: its steps, NO_STEP behind the last
NO_STEP = -1
STAGES = 4  # of imagining worlds; after each the hopeless are dropped
BEYOND_DOUBT = 2.0  # standard errors
TASTE = 0.015  # as in `Foresight`, but more worlds are looked into


def in_question(found: Floats, taste: Floats) -> Ints:
    """Places of the actions that may still turn out best, the best so far first.

    All were tried in the same worlds, so each is compared with the best one world by world.
    """
    scores = found.mean(0) + taste
    order = np.argsort(-scores, kind="stable")
    behind = scores[order[0]] - scores[order]
    error = (found[:, order] - found[:, order[:1]]).std(0) / np.sqrt(len(found))
    return order[(behind <= BEYOND_DOUBT * error) | (order == order[0])]


@cache
def noting_all_of(rules: Rules) -> Callable[..., None]:
    """Compiled: a row of features, or of shares where the game is over, for every position; who is next."""
    note = noting_of(rules)

    @compiled(f"argosy.players.ahead.{rules.name}{rules.data}.note_all-{mark(__file__)}")
    def note_all(positions: States, features: Floats, shares: Floats, next_seats: Ints, codes: Ints) -> None:
        for row in range(len(positions)):
            next_seats[row] = note(positions[row], features[row], shares[row], codes)

    return note_all


class Ahead(Foresight, ABC):
    """A net that looks some way ahead. Not for several threads at once."""

    def __init__(self, net: Net, worlds: int, actions: int) -> None:
        super().__init__(net)
        self._worlds_a_stage = worlds
        self._note_all = noting_all_of(net.rules)
        rows = worlds * actions
        self._reached = np.zeros(rows, net.rules.state)
        self._leaves = np.zeros((rows, net.rules.feature_count), np.float32)
        self._ends = np.zeros((rows, MAX_SEATS), np.float32)
        self._next_seats = np.zeros(rows, np.int64)

    @abstractmethod
    def actions(self, states: States, seat: int) -> Chains:
        """The actions in question; good until the next call."""

    @abstractmethod
    def _play_out(self, chains: Chains, worlds: States, seat: int, reached: States) -> None:
        """Every action in every world, and some way on: the position reached by each."""

    def decide(self, states: States, seat: int, seed: int) -> int:
        """The first step of the best action; the net's own taste decides between nearly equal ones."""
        chains = self.actions(states, seat)
        if len(chains) == 1:
            return int(chains[0, 0])
        taste = TASTE * np.log(self._odds(states, seat)[chains[:, 0]] + NEVER)
        found = np.zeros((0, len(chains)), np.float32)  # shares of the seat, a row for every world
        for stage in range(STAGES):
            if (chains[:, 0] == chains[0, 0]).all():
                break  # where they part is decided there
            worlds = self._worlds_of(states, seat, seed, stage)
            found = np.concatenate([found, self._shares_after(chains, worlds, seat)[:, :, seat]])
            kept = in_question(found, taste * self._doubt(len(worlds) * len(chains)))
            chains, taste, found = chains[kept], taste[kept], found[:, kept]
        return int(chains[0, 0])

    def look_at(self, chains: Chains, states: States, seat: int, seed: int) -> Outlook:
        """What each of these actions leads to; `codes` are their first steps."""
        shares = self._shares_after(chains, self._worlds_of(states, seat, seed, 0), seat).mean(0)
        return Outlook(chains[:, 0].tolist(), shares, self._odds(states, seat)[chains[:, 0]])

    def _worlds_of(self, states: States, seat: int, seed: int, stage: int) -> States:
        count = self._worlds_a_stage
        return self._imagined(states, seat, seed + stage * count, count)

    def _doubt(self, rows: int) -> float:
        """How much of the net's taste counts beside what these leaves tell."""
        return 1.0

    def _shares_after(self, chains: Chains, worlds: States, seat: int) -> Floats:
        """(worlds, actions, seats of the table): of the win."""
        players, rows = int(worlds["players"][0]), len(worlds) * len(chains)
        self._play_out(chains, worlds, seat, self._reached[:rows])
        self._note_all(self._reached[:rows], self._leaves, self._ends, self._next_seats, self._codes)
        found = self._judged(rows, players)
        return found.reshape(len(worlds), len(chains), players)

    def _odds(self, states: States, seat: int) -> Floats:
        """How likely the net would choose each code; none that it restrains itself from."""
        count = int(self._loops.legal(states, seat, self._codes))
        count = int(self._restrain(states, seat, self._codes, count, self.net.restraint))
        codes = self._codes[:count].astype(np.int64)
        found = np.zeros(self.net.rules.action_count, np.float32)
        found[codes] = softmax(self.judge(states, seat).logits[0, codes])
        return found

    def _judged(self, rows: int, players: int) -> Floats:
        """Each seat's share of the win at the leaves."""
        shares, next_seats = self._ends[:rows, :players].copy(), self._next_seats[:rows]
        going_on = next_seats != OVER
        if going_on.any():
            relative = self.net.judge(self._leaves[:rows][going_on], players).shares
            shares[going_on] = by_seat(relative, next_seats[going_on], players)
        return shares
