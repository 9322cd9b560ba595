"""Many games side by side for a learner, on threads or on a GPU: each waits at a decision with a choice.

One compiled function, `advance`, does all there is to do in a game between two decisions of the net. The
processor calls it in a loop, the GPU in a kernel, a game a thread; there is no second implementation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import torch

import argosy.games
from argosy.core.chance import seed_stream
from argosy.core.compiled import compiled
from argosy.core.events import MAX_SEATS
from argosy.core.loops import scratch_for
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints, States
from argosy.lab.train import config
from argosy.lab.train.opponents import DONE, MOVES, NOTES, SEAT, answers_of, seat_opponents
from argosy.players.compilation import mark, sources_mark
from argosy.players.player_set import net_parts_of

MOST_FORCED = 64  # moves without a choice that are played between two decisions
ANSWERED_AT_ONCE = 16  # games that a thread takes at a time: some opponents' choices take 100 times as long
ALIGNED = 16  # rows are padded to a multiple of so many numbers: tensor cores need it


@dataclass(frozen=True, slots=True)
class Steps:
    """See `steps_of`."""

    begin: Callable[..., None]
    advance: Callable[..., None]
    begin_many: Callable[..., None]
    advance_many: Callable[..., None]


@cache
def steps_of(rules: Rules) -> Steps:
    """Compile-on-first-use functions around one game's rules."""
    g_set_up, g_legal, g_apply, g_asked = rules.set_up, rules.legal, rules.apply, rules.asked
    support = net_parts_of(rules.name).support()
    g_observe, g_win_shares, g_restrain = rules.observe, rules.win_shares, support.restrain
    name = f"argosy.lab.train.{rules.name}{rules.data}"
    sources = mark(__file__) + sources_mark(support.module)

    @compiled(f"{name}.begin-{sources}")
    def begin(s: Any, players: int, seed: int, number: int) -> None:
        """Game `number` of a seed; its options are already in it."""
        seed_stream(s.rng, seed, number)
        g_set_up(s, players, -1, None)

    @compiled(f"{name}.advance-{sources}")
    def advance(
        s: Any, action: int, most: int, features: Floats, mask: Ints, shares: Floats, notes: Ints, codes: Ints
    ) -> None:
        """Play an action (none if negative) and all that follows without a choice; look at what is next.

        A game that ends writes its shares and begins anew. `features` and `mask` are those of the seat that
        decides next; `notes` says which that is, whether a game has ended, and how many moves were played.
        """
        seat = int(g_asked(s))
        code = int(action)
        done = 0
        moves = 0
        n = 0
        while True:
            if code >= 0:
                g_apply(s, seat, code, None)
                seat = int(g_asked(s))
                moves += 1
            if seat < 0:
                g_win_shares(s, shares)
                done = 1
                g_set_up(s, int(s.players), -1, None)
                seat = int(g_asked(s))
            n = int(g_legal(s, seat, codes))
            n = int(g_restrain(s, seat, codes, n, most))
            if n != 1 or moves > MOST_FORCED:
                break
            code = int(codes[0])
        notes[SEAT] = seat
        notes[DONE] = done
        notes[MOVES] = moves
        for code in range(len(mask)):
            mask[code] = 0
        for k in range(n):
            mask[codes[k]] = 1
        g_observe(s, seat, features, codes)  # last: it overwrites the codes

    @compiled(f"{name}.begin_many-{sources}")
    def begin_many(states: States, first: int, end: int, players: Ints, seed: int) -> None:
        for i in range(first, end):
            begin(states[i], players[i], seed, i)

    @compiled(f"{name}.advance_many-{sources}")
    def advance_many(
        states: States, first: int, end: int, actions: Ints, most: int, features: Floats, mask: Ints,
        shares: Floats, notes: Ints, codes: Ints,
    ) -> None:  # fmt: skip
        for i in range(first, end):
            advance(states[i], actions[i], most, features[i], mask[i], shares[i], notes[i], codes)

    return Steps(begin, advance, begin_many, advance_many)


def aligned(count: int) -> int:
    return -(-count // ALIGNED) * ALIGNED


def blank_states(rules: Rules, count: int, groups: Sequence[config.GameGroup]) -> States:
    """States with nothing but options in them; neighbours have the same ones."""
    game = argosy.games.game(rules.name)
    kinds = [game._blank(1, 2, group.options) for group in groups]
    found: States = _spread(np.concatenate(kinds), groups, count)
    return found


def seats_of(players: Sequence[int], count: int) -> Ints:
    """The number of players of each game: equally many games of each."""
    return np.resize(np.array(players, np.int64), count)


def _spread(values: Any, groups: Sequence[config.GameGroup], count: int) -> Any:
    """A value for every game from one for every group."""
    ends = np.rint(np.cumsum([group.share for group in groups]) * count).astype(int)
    ends[-1] = count
    return np.repeat(np.asarray(values), np.diff(ends, prepend=0))


class VectorGames:
    """The games of one stage. `advance` overwrites what the properties show."""

    def __init__(
        self,
        rules: Rules,
        count: int,
        players: Sequence[int],
        groups: Sequence[config.GameGroup],
        restraint: int,
        seed: int,
        device: torch.device,
    ) -> None:
        self.rules = rules
        self.count = count
        self.device = device
        self._restraint = restraint
        self._steps = steps_of(rules)
        seats = seats_of(players, count)
        self.players = torch.from_numpy(seats).to(device)
        sample_weight = _spread([group.sample_weight for group in groups], groups, count)
        self.sample_weight = torch.from_numpy(sample_weight.astype(np.float32)).to(device)
        names = _spread([group.opponent for group in groups], groups, count)
        self.with_nets = bool((names == config.NET).any())
        self._alone = torch.from_numpy(names == "").to(device)
        learners = np.arange(count) // MAX_SEATS % seats
        self._learners = torch.from_numpy(learners).to(device)
        self.features = torch.zeros((count, aligned(rules.feature_count)), device=device)
        self._mask = torch.zeros((count, rules.action_count), dtype=torch.uint8, device=device)
        self.shares = torch.zeros((count, MAX_SEATS), device=device)
        self._notes = torch.zeros((count, NOTES), dtype=torch.int32, device=device)
        self._actions = torch.full((count,), -1, dtype=torch.int64, device=device)
        self._opponents = seat_opponents(rules, names, seats, learners, seed)
        self._start(blank_states(rules, count, groups), seats, seed)
        self._advance()

    @property
    def mask(self) -> torch.Tensor:
        """(games, actions): which actions are allowed."""
        return self._mask.view(torch.bool)

    @property
    def seats(self) -> torch.Tensor:
        """The seat that decides next in each game."""
        return self._notes[:, SEAT]

    @property
    def done(self) -> torch.Tensor:
        """Which games ended with the last decision; `shares` says how."""
        return self._notes[:, DONE]

    @property
    def moves(self) -> torch.Tensor:
        """How many moves each game made since the last decision, it and those without a choice."""
        return self._notes[:, MOVES]

    @property
    def is_learners(self) -> torch.Tensor:
        """Where the learner decides next: at every seat, or at one of a game against an opponent."""
        return self._alone | (self.seats == self._learners)

    @property
    def played_actions(self) -> torch.Tensor:
        """The last decision of every game, opponents' included."""
        return self._actions

    def advance(self, actions: torch.Tensor) -> None:
        """Play an action in every game; the mask must allow each. Compiled opponents choose their own."""
        self._actions.copy_(actions)
        self._advance()

    def fetch(self) -> States:
        """A copy of all positions, for comparisons."""
        raise NotImplementedError

    def _start(self, states: States, players: Ints, seed: int) -> None:
        raise NotImplementedError

    def _advance(self) -> None:
        raise NotImplementedError


class CpuGames(VectorGames):
    """On threads of this machine, with compiled opponents too: a GPU would wait for the slowest of them."""

    threads = 1

    def fetch(self) -> States:
        return self._states.copy()

    def _start(self, states: States, players: Ints, seed: int) -> None:
        self._states = states
        self._pool = ThreadPoolExecutor(self.threads)
        self._scratch = [scratch_for(self.rules) for _ in range(self.threads)]
        self._arrays = [t.numpy() for t in (self.features, self._mask, self.shares, self._notes)]
        self._opponent_arrays = self._opponents.arrays() if self._opponents else None
        self._steps.begin_many(states, 0, self.count, players, seed)

    def _advance(self) -> None:
        ends = [self.count * k // self.threads for k in range(self.threads + 1)]
        list(self._pool.map(self._advance_part, ends[:-1], ends[1:], self._scratch))

    def advance(self, actions: torch.Tensor) -> None:
        self._actions.copy_(actions)
        if self._opponents is not None:
            firsts = range(0, len(self._opponents.games), ANSWERED_AT_ONCE)
            list(self._pool.map(self._answer_some, firsts))
        self._advance()

    def _answer_some(self, first: int) -> None:
        assert self._opponents is not None
        assert self._opponent_arrays is not None
        end = min(first + ANSWERED_AT_ONCE, len(self._opponents.games))
        notes, actions = self._notes.numpy(), self._actions.numpy()
        answer_many = answers_of(self._opponents.compiled_players).answer_many
        answer_many(self._states, first, end, *self._opponent_arrays, notes, actions)

    def _advance_part(self, first: int, end: int, scratch: Ints) -> None:
        actions = self._actions.numpy()
        self._steps.advance_many(self._states, first, end, actions, self._restraint, *self._arrays, scratch)
