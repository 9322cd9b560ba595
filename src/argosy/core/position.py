"""A position: one state record and everything a program may ask of it or do with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from argosy.core.actions import Action
from argosy.core.chance import SEED_LIMIT
from argosy.core.errors import ArgosyError, IllegalAction, Unfit, UnknownSeat, shown
from argosy.core.events import CAPACITY, LOG, MAX_SEATS, Event, events_in
from argosy.core.knowledge import observer_bit
from argosy.core.loops import loops_of, scratch_for
from argosy.core.reading import read
from argosy.core.typing import Json, States

if TYPE_CHECKING:
    from argosy.core.game import Game


class Position:
    """Made by `game.new`, `game.load`, `copy` or `imagine`."""

    __slots__ = ("_loops", "_reading", "game", "states")

    def __init__(self, game: Game, states: States) -> None:
        self.game = game
        self.states = states  # an array of one: for compiled code, which may read it and change a copy
        self._loops = loops_of(game.rules)
        self._reading: Any = None  # until something changes

    # ---------------------------------------------------------------------------- asking

    @property
    def players(self) -> int:
        return int(self._read().players)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats whose decision is wanted; not the same as whose turn it is."""
        wanted = self._loops.actors(self.states)
        return tuple(seat for seat in range(MAX_SEATS) if wanted >> seat & 1)

    @property
    def asked(self) -> int | None:
        """The seat to ask first, where one after the other is asked; None when the game is over."""
        seat = int(self._loops.asked(self.states))
        return None if seat < 0 else seat

    @property
    def over(self) -> bool:
        return not self._loops.actors(self.states)

    @property
    def result(self) -> Json | None:
        """Winners, ranking and scores of a finished game; None before."""
        return self.game.rules.result(self._record) if self.over else None

    def legal(self, seat: int) -> list[Action]:
        """The actions open to a seat. An offer or a choice of several cards is reached step by step."""
        self._check_seat(seat)
        rules, s = self.game.rules, self._read()
        codes = np.empty(rules.action_count, np.int16)
        count = self._loops.legal(self.states, seat, codes)
        return [rules.action(s, seat, code) for code in codes[:count].tolist()]

    def view(self, seat: int | None) -> Json:
        """What a seat, or with None a spectator, may see: a plain dict, ready for JSON."""
        return {**self.public(), **self.own(seat)}

    def public(self) -> Json:
        """The part of every view that all of them share."""
        return self.game.rules.public(self._read())

    def own(self, seat: int | None) -> Json:
        """The part of a view that only this seat sees so."""
        return self.game.rules.own(self._read(), self._check_observer(seat))

    def open_to(self, seat: int | None) -> Json:
        """The part of a view that says what the seat has begun and can do."""
        return self.game.rules.open_to(self._read(), self._check_observer(seat))

    def odds(self, seat: int | None) -> Json:
        """The exact distribution of the next card, from what that seat may know; its form is the game's."""
        return self.game.rules.odds(self._read(), self._check_observer(seat))

    def imagine(self, seat: int | None, seed: int) -> Position:
        """A full position drawn evenly from the worlds this seat cannot tell apart."""
        observer = observer_bit(self._check_observer(seat))
        world = Position(self.game, copy_of(self.states))
        self._loops.imagine(world.states, observer, check_seed(seed), scratch_for(self.game.rules))
        return world

    def copy(self) -> Position:
        twin = Position(self.game, copy_of(self.states))
        twin._reading = self._reading  # which never changes
        return twin

    def dump(self) -> Json:
        """The arbiter's whole position as a scenario; `game.load` gives the same bytes back."""
        return self.game.rules.dump(self._read())

    def to_bytes(self) -> bytes:
        """The record itself: equal bytes, equal game."""
        return self.states.tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game.rules is other.game.rules and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def __repr__(self) -> str:
        waiting = f"waiting for {self.to_act}" if not self.over else "over"
        return f"<{self.game.name} position, {self.players} players, {waiting}>"

    # ------------------------------------------------------------------------------ doing

    def play(self, seat: int, action: Action | str | Mapping[str, Any]) -> tuple[Event, ...]:
        """Carry out an action, given as an Action, its text or its JSON. Illegal: raises, changes nothing."""
        rules = self.game.rules
        self._check_seat(seat)
        chosen = self.read_action(seat, action)
        codes = np.array(self._steps(seat, chosen), np.int64)
        self._reading = None
        before = copy_of(self.states)
        logs = np.empty(1, LOG)
        logs["count"] = 0
        if reason := self._loops.play(self.states, seat, codes, logs):
            self.states[:] = before
            refusal = rules.refusals(reason)
            word = refusal.name.lower().replace("_", "-")
            raise IllegalAction(word, rules.explain(self._record, seat, chosen, refusal), self.legal(seat))
        if (count := int(logs["count"][0])) > CAPACITY:
            self.states[:] = before
            raise RuntimeError(f"'{chosen}' caused {count} events; a log holds {CAPACITY}")
        return events_in(logs["events"][0, :count], rules.happenings, rules.things)

    def _steps(self, seat: int, action: Action) -> tuple[int, ...]:
        try:
            return self.game.rules.steps(self._read(), seat, action)
        except Unfit as problem:
            raise IllegalAction(problem.reason, str(problem), self.legal(seat)) from None

    def read_action(self, seat: int, action: Action | str | Mapping[str, Any]) -> Action:
        """The Action meant by an Action, a text or JSON; not yet whether it is legal."""
        if isinstance(action, Action):
            action = action.text  # an Action of another game must not slip through by its code
        try:
            if isinstance(action, str):
                return self.game.rules.parse(action)
            if isinstance(action, Mapping):
                return self.game.rules.from_json(action)
            raise ValueError(f"an action is an Action, its text or its JSON object, not {shown(action)}")
        except ValueError as problem:
            raise IllegalAction("unknown-action", str(problem), self.legal(seat)) from None

    # --------------------------------------------------------------------------- checking

    @property
    def _record(self) -> Any:
        return self.states[0]

    def _read(self) -> Any:
        if self._reading is None:
            self._reading = read(self.states)
        return self._reading

    def _check_seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise UnknownSeat(f"there is no seat {shown(seat)}; this table has seats 0 to {self.players - 1}")
        return seat

    def _check_observer(self, seat: int | None) -> int | None:
        return None if seat is None else self._check_seat(seat)


def copy_of(states: States) -> States:
    """The same bytes once more. NumPy's own copy goes field by field, at thirty times the cost."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def check_seed(seed: int) -> int:
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise ArgosyError(f"a seed is a whole number from 0 to 2^63-1, not {shown(seed)}")
    return seed
