"""One game that is stepped by codes, and a compiled question to many games that a batch does not answer."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.core.chance import SEED_LIMIT
from argosy.core.compiled import HASH_LENGTH, compiled, over_array
from argosy.core.errors import ArgosyError, IllegalAction, shown
from argosy.core.events import MAX_SEATS
from argosy.core.game import Game
from argosy.core.loops import loops_of, scratch_for
from argosy.core.position import Position, check_seed, copy_of
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints, States
from argosy.games import MANIFESTS
from argosy.games import game as game_by_name

Mask = npt.NDArray[np.int8]

BOUND = 32768.0  # of every feature: each is a number that the state keeps in 16 bits, or a part of one


def game_of(game: str | Game | None) -> Game:
    """A game by its name, the game itself, or the first one."""
    return game if isinstance(game, Game) else game_by_name(next(iter(MANIFESTS)) if game is None else game)


def seed_from(chance: np.random.Generator) -> int:
    """A seed of the engine's, drawn from a library's generator."""
    return int(chance.integers(SEED_LIMIT, dtype=np.uint64))


def seed_or_none(seed: Any) -> int | None:
    """A seed that a library may use as well as the engine; NumPy's numbers count as numbers."""
    return None if seed is None else check_seed(int(seed) if isinstance(seed, np.integer) else seed)


class OneGame:
    """A game in progress. Actions are codes, and the seat that is asked takes them."""

    __slots__ = ("_asked", "_code", "_loops", "_scratch", "game", "states")

    def __init__(self, game: Game, states: States) -> None:
        self.game = game
        self.states = states
        self._loops = loops_of(game.rules)
        self._scratch = scratch_for(game.rules)
        self._code = np.zeros(1, np.int64)
        self._asked: int | None = None  # until it is needed: libraries ask for it again and again

    @classmethod
    def begun(cls, game: Game, players: int, seed: int, options: Mapping[str, Any] | None) -> OneGame:
        """A new game; everything chance will do in it follows from the seed."""
        return cls(game, game.new(players, seed, options).states)

    def copy(self) -> OneGame:
        return OneGame(self.game, copy_of(self.states))

    def position(self) -> Position:
        """A copy, with everything a position can tell."""
        return Position(self.game, copy_of(self.states))

    def asked(self) -> int:
        """The seat to act; -1 when the game is over."""
        if self._asked is None:
            self._asked = int(self._loops.asked(self.states))
        return self._asked

    def mask(self) -> Mask:
        """1 for each action that is legal for the seat asked."""
        mask = np.empty((1, self.game.rules.action_count), np.uint8)
        self._loops.mask(self.states, 0, 1, mask, self._scratch)
        allowed: Mask = mask[0].view(np.int8)
        return allowed

    def observe(self, seat: int, out: Floats | None = None) -> Floats:
        """The features, as this seat may know them; of every seat, not only of the one asked."""
        features = np.empty(_feature_count(self.game.rules), np.float32) if out is None else out
        over_array(self.game.rules.observe)(self.states, seat, features, self._scratch)
        return features

    def shares(self) -> list[float]:
        """Each seat's share of the win in a game that is over: 1 in all, equal parts to all winners."""
        parts = np.zeros(MAX_SEATS, np.float32)
        over_array(self.game.rules.win_shares)(self.states, parts)
        winners = int((parts > 0).sum())
        return [float(part > 0) / winners for part in parts[: int(self.states["players"][0])]]

    def step(self, code: Any) -> None:
        """Play one action. Illegal: raises, changes nothing."""
        if isinstance(code, bool) or not isinstance(code, int | np.integer):
            count = self.game.rules.action_count
            raise ArgosyError(f"an action is a code, a whole number from 0 to {count - 1}, not {shown(code)}")
        try:
            self._code[0] = code
        except OverflowError:
            raise illegal(self.position(), int(code)) from None
        if self._loops.first_illegal(self.states, 0, 1, self._code) >= 0:
            raise illegal(self.position(), int(code))
        self._loops.step(self.states, 0, 1, self._code)
        self._asked = None


def illegal(position: Position, code: int, where: str = "") -> IllegalAction:
    """The error for an action that the mask does not allow."""
    rules = position.game.rules
    seat = position.asked
    assert seat is not None
    if 0 <= code < rules.action_count:
        what = f"'{rules.action(position.reading, seat, code)}' (code {code})"
    else:
        what = f"code {code}, of {rules.action_count} from 0,"
    return IllegalAction("illegal-code", f"{where}{what} is not legal for seat {seat}", position.legal(seat))


@cache
def asked_of_all(rules: Rules) -> Callable[[States, Ints], None]:
    """Compiled: (states, out) writes the seat to ask in each game, -1 where a game is over."""
    g_asked = rules.asked

    # Named after this file's text too, as players are: another text must not run what an older one compiled.
    @compiled(f"argosy.lab.research.{rules.name}{rules.data}.asked_of_all-{_mark()}")
    def asked_of_all(states: States, out: Ints) -> None:
        for i in range(len(states)):
            out[i] = g_asked(states[i])

    return asked_of_all


@cache
def _feature_count(rules: Rules) -> int:
    return rules.feature_count


@cache
def _mark() -> str:
    return hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:HASH_LENGTH]
