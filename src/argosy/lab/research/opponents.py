"""The opponents of a learner: random, players of the arena by name, or a function of your own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from argosy.core.batch import Batch
from argosy.core.chance import SEED_LIMIT, seed_stream
from argosy.core.errors import ArgosyError, shown
from argosy.core.loops import loops_of, scratch_for
from argosy.core.position import Position
from argosy.core.typing import Floats, Ints, States
from argosy.lab.research.stepped_game import Mask, illegal
from argosy.players.compiled_players import compiled_players_of, match_loops
from argosy.players.levels import player_of
from argosy.players.net_players import Learned, learned
from argosy.players.one_step import OneStep

CHOOSING = (1 << 31) + 2  # the stream opponents draw from; games have 0…n-1
RANDOM = "random"

Policy = Callable[[Floats, Mask], Ints]  # features and masks of some games -> a legal code for each
Decide = Callable[[States, Ints], Ints]  # these games, and the seat asked in each -> a code for each


class Opponents:
    """Decide in all games of a batch that wait for them, until those games wait for the learner."""

    def __init__(self, batch: Batch, players: int, opponent: str | Policy) -> None:
        self._rules = batch.game.rules
        self._loops = loops_of(self._rules)
        self._scratch = scratch_for(self._rules)
        self._stream = np.zeros(4, np.int64)
        seed_stream(self._stream, batch.seed, CHOOSING)
        # Rows of bytes: NumPy takes records out of an array field by field, thirty times as slowly.
        self._rows = batch.states.view(np.uint8).reshape(len(batch), -1)
        self._batch = batch
        self._decide = self._chosen(opponent, players)

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

    def _chosen(self, opponent: Any, players: int) -> Decide:
        if opponent == RANDOM:
            return self._random
        if callable(opponent):
            return lambda states, seats: self._asked_policy(opponent, states)
        return self._named(opponent, players)

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
            array = f"shape {codes.shape} of {codes.dtype}"
            raise ArgosyError(f"opponents must answer with {len(states)} codes, not with {array}")
        return codes

    def _named(self, name: Any, players: int) -> Decide:
        compiled_players = compiled_players_of(self._rules.name)
        if not isinstance(name, str):
            raise ArgosyError(f"opponents are a player's name, a function or None, not {shown(name)}")
        if compiled_players is None or compiled_players.rules is not self._rules:
            raise ArgosyError(f"players by name play with the cards that come with {self._rules.name}")
        player = player_of(compiled_players.rules.name, name)
        if (found := learned(compiled_players.rules.name, player)) is not None:
            return self._learned(found)
        configs, matches = compiled_players.config(player, players), match_loops(compiled_players)
        worlds, workspaces = compiled_players.new_workspace()

        def decide(states: States, seats: Ints) -> Ints:
            chosen = [
                matches.choose(states[i : i + 1], seat, configs, 0, self._stream, worlds, workspaces)
                for i, seat in enumerate(seats.tolist())
            ]
            return np.array(chosen, np.int64)

        return decide

    def _learned(self, found: Learned) -> Decide:
        """As the player of this name at a table: it looks at what its seat may know, and no further."""
        player = (found.lookahead or OneStep)(found.net)
        seeds = np.random.default_rng(self._batch.seed)

        def decide(states: States, seats: Ints) -> Ints:
            chosen = []
            for i, seat in enumerate(seats.tolist()):
                seed = int(seeds.integers(SEED_LIMIT, dtype=np.uint64))
                seen = Position(self._batch.game, states[i : i + 1].copy()).imagine(seat, seed).states
                if found.lookahead is None:
                    chosen.append(player.policy_choice(seen, seat))
                else:
                    chosen.append(player.decide(seen, seat, seed))
            return np.array(chosen, np.int64)

        return decide
