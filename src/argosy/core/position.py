"""A position: one state and everything a program may ask of it or do with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from argosy.core.actions import Action
from argosy.core.chains import Step, play_chain, whole_actions
from argosy.core.chance import SEED_LIMIT
from argosy.core.errors import ArgosyError, IllegalAction, Unfit, UnknownSeat, shown
from argosy.core.event_log import EventLog, fresh_log, read_log
from argosy.core.events import MAX_SEATS, Event
from argosy.core.json_text import Fields, fields_of, text_of
from argosy.core.knowledge import observer_bit
from argosy.core.loops import loops_of, scratch_for
from argosy.core.reading import read
from argosy.core.rules import SeatBits
from argosy.core.tokens import decode, fresh
from argosy.core.typing import Ints, Json, States

if TYPE_CHECKING:
    from argosy.core.game import Game

SPECTATOR = -1  # what compiled code calls an observer without a seat
MOST_STEPS = 6  # of the actions that `whole_actions` lists, unless it is asked for others


class Position:
    """Made by `game.new`, `game.load`, `copy` or `imagine`."""

    __slots__ = ("_answers", "_loops", "_reading", "game", "states")

    def __init__(self, game: Game, states: States) -> None:
        self.game = game
        self.states = states  # an array of one: for compiled code, which may read it and change a copy
        self._loops = loops_of(game.rules)
        self._reading: Any = None  # until something changes
        self._answers: dict[str, Any] = {}  # of the rules, likewise

    # ---------------------------------------------------------------------------- asking

    @property
    def state(self) -> Any:
        """The game's own state, as rules read it (`game.rules.state` has its fields)."""
        return self.states[0]

    @property
    def reading(self) -> Any:
        """The state with the same fields as plain Python numbers and tuples: a copy, quick to read."""
        if self._reading is None:
            self._reading = read(self.states)
        return self._reading

    @property
    def players(self) -> int:
        return int(self.reading.players)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats whose decision is wanted; not the same as whose turn it is."""
        return self._seats("actors", self._loops.actors)

    @property
    def may_wait(self) -> tuple[int, ...]:
        """Those of `to_act` who can as well wait for what the others say first."""
        return self._seats("may_wait", self._loops.may_wait)

    @property
    def askers(self) -> tuple[int, ...]:
        """The seats that themselves wait for an answer of those who `may_wait`."""
        return self._seats("askers", self._loops.askers)

    def _seats(self, question: str, find: SeatBits | None) -> tuple[int, ...]:
        """What the rules answer; they are asked once, until something changes."""
        if (found := self._answers.get(question)) is None:
            bits = 0 if find is None else find(self.states)
            found = self._answers[question] = tuple(seat for seat in range(MAX_SEATS) if bits >> seat & 1)
        seats: tuple[int, ...] = found
        return seats

    @property
    def asked(self) -> int | None:
        """The seat to ask first, where one after the other is asked; None when the game is over."""
        if (seat := self._answers.get("asked")) is None:
            seat = self._answers["asked"] = int(self._loops.asked(self.states))
        return None if seat < 0 else seat

    @property
    def over(self) -> bool:
        return not self.to_act

    @property
    def result(self) -> Json | None:
        """Winners, ranking and scores of a finished game, and what the scores are made of; None before."""
        return self._shown(self._loops.write_result) if self.over else None

    def view(self, seat: int | None) -> Json:
        """What a seat, or with None a spectator, may see: a plain dict, ready for JSON."""
        return {**self.public_view(), **self.seat_view(seat)}

    def public_view(self) -> Json:
        """The part of every view that all of them share."""
        return self._shown(self._loops.write_public_view)

    def seat_view(self, seat: int | None) -> Json:
        """The part of a view that is this seat's own."""
        return self._shown(self._loops.write_seat_view, self._observer(seat))

    def decision_view(self, seat: int | None) -> Json:
        """The part of a view that says what the seat has begun and can do."""
        return self._shown(self._loops.write_decision_view, self._observer(seat))

    def public_fields(self) -> Fields:
        """`public_view` as JSON, field by field: cheaper, where it is only passed on."""
        return fields_of(self._loops.write_public_view, self.game.rules, self.states)

    def seat_fields(self, seat: int | None) -> Fields:
        """`seat_view` as JSON, field by field; in a view these take the place of public ones."""
        return fields_of(self._loops.write_seat_view, self.game.rules, self.states, self._observer(seat))

    def odds(self, seat: int | None) -> Json:
        """The exact distribution of the next card, from what that seat may know; its form is the game's."""
        return self._shown(self._loops.write_odds, self._observer(seat))

    def odds_text(self, seat: int | None) -> bytes:
        """`odds` as JSON."""
        return text_of(self._loops.write_odds, self.game.rules, self.states, self._observer(seat))

    def table(self) -> Json:
        """The part of the public view that events keep up to date: see `Rules.follow`."""
        return self._shown(self._loops.write_table)

    def _shown(self, write: Callable[..., None], *seats: int) -> Json:
        """What a compiled writer writes of this position, for a seat where it depends on one."""
        out = fresh()
        write(self.states, *seats, out)
        shown: Json = decode(out, self.game.rules.words)
        return shown

    def imagine(self, seat: int | None, seed: int) -> Position:
        """A full position drawn evenly from the worlds this seat cannot tell apart."""
        observer = observer_bit(self._check_observer(seat))
        world = Position(self.game, copy_of(self.states))
        self._loops.imagine(world.states, observer, check_seed(seed), scratch_for(self.game.rules))
        return world

    def copy(self) -> Position:
        twin = Position(self.game, copy_of(self.states))
        twin._reading = self._reading  # which never changes
        twin._answers = self._answers  # whichever of both changes takes another
        return twin

    def dump(self) -> Json:
        """The arbiter's whole position as a scenario; `game.load` gives the same bytes back."""
        return self._shown(self._loops.write_dump)

    def dump_text(self) -> bytes:
        """`dump` as JSON."""
        return text_of(self._loops.write_dump, self.game.rules, self.states)

    def to_bytes(self) -> bytes:
        """The state itself: equal bytes, equal game."""
        return self.states.tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game.rules is other.game.rules and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def __repr__(self) -> str:
        waiting = f"waiting for {self.to_act}" if not self.over else "over"
        return f"<{self.game.name} position, {self.players} players, {waiting}>"

    # -------------------------------------------------------------------- what can be done

    def legal(self, seat: int) -> list[Action]:
        """The actions open to a seat; of an action that takes several steps, the next step.

        `whole_actions` expands such steps.
        """
        self._check_seat(seat)
        rules, s = self.game.rules, self.reading
        codes = np.empty(rules.action_count, np.int16)
        count = self._loops.legal(self.states, seat, codes)
        return [rules.action(s, seat, code) for code in codes[:count].tolist()]

    def is_legal(self, seat: int, action: Step) -> bool:
        """Whether `play` would carry the action out. Nothing changes."""
        return self.why_not(seat, action) is None

    def why_not(self, seat: int, action: Step) -> IllegalAction | None:
        """The error that `play` would raise for this action, or None if it is legal. Nothing changes."""
        self._check_seat(seat)
        try:
            chosen = self.read_action(seat, action)
            codes = self._steps(seat, chosen)
        except IllegalAction as problem:
            return problem
        if len(codes) == 1:
            reason = self._loops.refusal(self.states, seat, int(codes[0]))
        else:  # what a later step may do depends on the ones before it
            reason = self._loops.play(copy_of(self.states), seat, codes, fresh_log().array)
        return self._refused(seat, chosen, reason) if reason else None

    def is_drafting(self, seat: int) -> bool:
        """Whether a seat has begun an action of several steps that is not complete."""
        self._check_seat(seat)
        if (drafting := self._loops.is_drafting) is not None:
            return bool(drafting(self.states, seat))
        return self.game.rules.is_drafting(self.reading, seat)

    def whole_action(self, seat: int, steps: Sequence[Step]) -> Action | None:
        """The whole action that these steps add up to, or None while it is not complete. Nothing changes.

        Raises IllegalAction where a step cannot be taken, or comes after the one that completes the action.
        """
        self._check_seat(seat)
        whole = play_chain(self.copy(), seat, steps).whole
        return None if whole is None else self.game.rules.parse(whole)

    def whole_actions(self, seat: int, most_steps: int = MOST_STEPS) -> Iterator[Action]:
        """Every whole action of a seat that takes at most so many steps, the shortest first.

        There can be very many: take as many from the iterator as you need. In a game without chains of
        steps these are the actions of `legal`.
        """
        return whole_actions(self.copy(), self._check_seat(seat), most_steps)

    # ------------------------------------------------------------------------------ doing

    def play(self, seat: int, action: Step) -> tuple[Event, ...]:
        """Carry out an action, given as an Action, its text or its JSON. Illegal: raises, changes nothing."""
        self._check_seat(seat)
        return self.carry_out(seat, self.read_action(seat, action))

    def carry_out(self, seat: int, chosen: Action) -> tuple[Event, ...]:
        """`play` for an Action that `read_action` of this position gave: it is not read again."""
        return read_log(self._logged(seat, chosen), self.game.rules)

    def forecast(self, seat: int, action: Step, seed: int) -> Any:
        """What the game makes of what an action would cause in one of the worlds the seat imagines.

        None where it makes nothing of it (`Rules.write_forecast`). Nothing changes here.
        """
        if (write := self._loops.write_forecast) is None:
            return None
        world, out = self.imagine(seat, seed), fresh()
        log = world._logged(seat, world.read_action(seat, action))
        write(self.states, seat, log.array, out)
        return decode(out, self.game.rules.words)

    def _logged(self, seat: int, chosen: Action) -> EventLog:
        """Carry an action out; returns its log, to be read at once."""
        codes = self._steps(seat, chosen)
        before, log = copy_of(self.states), fresh_log()
        reason = self._loops.play(self.states, seat, codes, log.array)
        if reason:
            self.states[:] = before
            raise self._refused(seat, chosen, reason)
        try:
            log.check_room()
        except RuntimeError:
            self.states[:] = before
            raise
        self._reading, self._answers = None, {}
        return log

    def read_action(self, seat: int, action: Step) -> Action:
        """The Action meant by an Action, a text or JSON; not yet whether it is legal."""
        if isinstance(action, Action):
            action = action.text  # an Action of another game must not slip through by its code
        try:
            if isinstance(action, str):
                return self.game.rules.parse(action)
            if isinstance(action, Mapping):
                return self.game.rules.from_json(action)
            raise ValueError(f"an action is an Action, its text or its JSON object, not {shown(action)}")
        except Unfit as problem:
            raise IllegalAction(problem.reason, str(problem), self.legal(seat)) from None
        except ValueError as problem:
            raise IllegalAction("unknown-action", str(problem), self.legal(seat)) from None

    def _steps(self, seat: int, action: Action) -> Ints:
        try:
            return np.array(self.game.rules.steps(self.reading, seat, action), np.int64)
        except Unfit as problem:
            raise IllegalAction(problem.reason, str(problem), self.legal(seat)) from None

    def _refused(self, seat: int, action: Action, reason: int) -> IllegalAction:
        rules = self.game.rules
        refusal = rules.refusals(reason)
        word = refusal.name.lower().replace("_", "-")
        return IllegalAction(word, rules.explain(self.state, seat, action, refusal), self.legal(seat))

    # --------------------------------------------------------------------------- checking

    def _check_seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise UnknownSeat(f"there is no seat {shown(seat)}; this table has seats 0 to {self.players - 1}")
        return seat

    def _observer(self, seat: int | None) -> int:
        """What compiled code calls somebody who looks."""
        return SPECTATOR if seat is None else self._check_seat(seat)

    def _check_observer(self, seat: int | None) -> int | None:
        return None if seat is None else self._check_seat(seat)


def copy_of(states: States) -> States:
    """The same bytes once more. NumPy's own copy goes field by field, at thirty times the cost."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def check_seed(seed: int) -> int:
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise ArgosyError(f"a seed is a whole number from 0 to 2^63-1, not {shown(seed)}")
    return seed
