"""Who sits opposite a learner: random ones, players of the arena by name, or a function of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from argosy.core.batch import Batch
from argosy.core.chance import seed_stream
from argosy.core.errors import ArgosyError, shown
from argosy.core.loops import loops_of, scratch_for
from argosy.core.typing import Floats, Ints, States
from argosy.players.company import company_of, contests_of
from argosy.players.levels import player_of
from argosy.research.single import Mask, illegal

CHOOSING = (1 << 31) + 2  # the stream opponents draw from; games have 0…n-1
RANDOM = "random"

Policy = Callable[[Floats, Mask], Ints]  # features and masks of some games -> a legal code for each
Decide = Callable[[States, Ints], Ints]  # these games, and the seat asked in each -> a code for each


class Opponents:
    """Decide in all games of a batch that wait for them, until those games wait for the learner."""

    def __init__(self, batch: Batch, players: int, who: str | Policy) -> None:
        self._rules = batch.game.rules
        self._loops = loops_of(self._rules)
        self._scratch = scratch_for(self._rules)
        self._stream = np.zeros(4, np.int64)
        seed_stream(self._stream, batch.seed, CHOOSING)
        # Rows of bytes: NumPy takes records out of an array field by field, thirty times as slowly.
        self._rows = batch.states.view(np.uint8).reshape(len(batch), -1)
        self._batch = batch
        self._decide = self._chosen(who, players)

    def move(self, games: Ints, seats: Ints) -> None:
        """One action in each of these games, of these seats."""
        rows = self._rows[games]
        states = rows.reshape(-1).view(self._rules.state)
        codes = np.ascontiguousarray(self._decide(states, seats), np.int64)
        if (first := self._loops.first_illegal(states, 0, len(states), codes)) >= 0:
            position = self._batch.position(int(games[first]))
            raise illegal(position, int(codes[first]), f"game {games[first]}, an opponent: ")
        self._loops.step(states, 0, len(states), codes)
        self._rows[games] = rows

    def _chosen(self, who: Any, players: int) -> Decide:
        if who == RANDOM:
            return self._random
        if callable(who):
            return lambda states, seats: self._asked_policy(who, states)
        return self._named(who, players)

    def _masks(self, states: States) -> Any:
        masks = np.empty((len(states), self._rules.action_count), np.uint8)
        self._loops.mask(states, 0, len(states), masks, self._scratch)
        return masks

    def _random(self, states: States, _seats: Ints) -> Ints:
        codes = np.empty(len(states), np.int64)
        self._loops.pick_random(self._masks(states), 0, len(states), self._stream, codes)
        return codes

    def _asked_policy(self, policy: Policy, states: States) -> Ints:
        features = np.empty((len(states), self._rules.feature_count), np.float32)
        self._loops.observe(states, 0, len(states), features, self._scratch)
        codes = np.asarray(policy(features, self._masks(states).view(np.int8)))
        if codes.shape != (len(states),) or codes.dtype.kind not in "iu":
            told = f"shape {codes.shape} of {codes.dtype}"
            raise ArgosyError(f"opponents must answer with {len(states)} codes, not with {told}")
        return codes

    def _named(self, name: Any, players: int) -> Decide:
        company = company_of(self._rules.name)
        if not isinstance(name, str):
            raise ArgosyError(f"opponents are a player's name, a function or None, not {shown(name)}")
        if company is None or company.rules is not self._rules:
            raise ArgosyError(f"players by name play with the cards that come with {self._rules.name}")
        minds, contests = company.mind(player_of(company.rules.name, name), players), contests_of(company)
        worlds, rooms = company.room_for_one()

        def decide(states: States, seats: Ints) -> Ints:
            chosen = [
                contests.choose(states[i : i + 1], seat, minds, 0, self._stream, worlds, rooms)
                for i, seat in enumerate(seats.tolist())
            ]
            return np.array(chosen, np.int64)

        return decide
