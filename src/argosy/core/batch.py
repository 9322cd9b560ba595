"""Many games at once: arrays in, arrays out, compiled loops between, on as many threads as wanted."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from argosy.core.chance import seed_stream
from argosy.core.errors import IllegalAction
from argosy.core.events import MAX_SEATS
from argosy.core.loops import loops_of, scratch_for
from argosy.core.position import Position, copy_of
from argosy.core.typing import Floats, Ints, States

if TYPE_CHECKING:
    from argosy.core.game import Game


CHOOSING = (1 << 31) + 1  # the stream random_actions draws from; games have 0…n-1


class Batch:
    """Made by `game.batch`. The arrays it returns are reused by the next call."""

    def __init__(self, game: Game, states: States, players: int, seed: int, threads: int) -> None:
        rules = game.rules
        n = len(states)
        self.game = game
        self.states = states
        self.seed = seed
        self._loops = loops_of(rules)
        self._threads = max(1, min(threads, n))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._scratch = [scratch_for(rules) for _ in range(self._threads)]
        self._mask = np.zeros((n, rules.action_count), np.uint8)
        self._features = np.zeros((n, rules.feature_count), np.float32)
        self._done = np.zeros(n, np.uint8)
        self._shares = np.zeros((n, MAX_SEATS), np.float32)
        self._actions = np.zeros(n, np.int64)
        self._stream = np.zeros(4, np.int64)
        seed_stream(self._stream, seed, CHOOSING)
        self._loops.new(states, 0, n, players, -1, seed)

    def __len__(self) -> int:
        return len(self.states)

    def legal_mask(self) -> npt.NDArray[np.uint8]:
        """(games, actions): 1 where the seat to act may take the action."""
        self._share(
            lambda begin, end, k: self._loops.mask(self.states, begin, end, self._mask, self._scratch[k])
        )
        return self._mask

    def observe(self) -> Floats:
        """(games, features) for the seat to act; `game.rules.features` says what the numbers mean."""
        self._share(
            lambda begin, end, k: self._loops.observe(
                self.states, begin, end, self._features, self._scratch[k]
            )
        )
        return self._features

    def step(self, actions: Ints, check: bool = True) -> None:
        """Play one action in every game; if one is illegal nothing at all is played."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (len(self),):
            array = f"shape {given.shape} of {given.dtype}"
            raise IllegalAction("wrong-shape", f"step needs {len(self)} action codes, not {array}", None)
        codes = np.ascontiguousarray(given, np.int64)
        if check:
            found = self._share(
                lambda begin, end, _: self._loops.first_illegal(self.states, begin, end, codes)
            )
            self._refuse([i for i in found if i >= 0], codes)
        self._share(lambda begin, end, _: self._loops.step(self.states, begin, end, codes))

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for every game, each equally likely, by the mask `legal_mask` last wrote."""
        self._loops.pick_random(self._mask, 0, len(self), self._stream, self._actions)
        return self._actions

    def reset_done(self) -> tuple[npt.NDArray[np.uint8], Floats]:
        """Restart finished games. Returns which they were and, for those, each seat's share of the win."""
        self._share(
            lambda begin, end, _: self._loops.reset_done(self.states, begin, end, self._done, self._shares)
        )
        return self._done, self._shares

    def position(self, i: int) -> Position:
        """A copy of one game."""
        return Position(self.game, copy_of(self.states[i : i + 1]))

    def _refuse(self, illegal: list[int], codes: Ints) -> None:
        if illegal:
            i, code = illegal[0], int(codes[illegal[0]])
            count = self.game.rules.action_count
            position = self.position(i)
            seat = int(self.game.rules.asked(self.states[i]))
            what = (
                f"'{self.game.rules.action(self.states[i], seat, code)}'"
                if 0 <= code < count
                else f"{code}, which is no action code,"
            )
            raise IllegalAction("illegal-in-batch", f"game {i}: {what} is not legal", position.legal(seat))

    def _share(self, work: Callable[[int, int, int], Any]) -> list[Any]:
        """Run work(begin, end, thread) over all games; compiled code holds no lock."""
        n, threads = len(self), self._threads
        if self._pool is None:
            return [work(0, n, 0)]
        ends = [n * k // threads for k in range(threads + 1)]
        return list(self._pool.map(work, ends[:-1], ends[1:], range(threads)))
