"""What a game's package hands to the core: its numbers, its compiled functions, its words.

The contract of every function is the Protocol of its name. Compiled functions take a *state* first, one
element of an array of `Rules.state`; plain functions take a state, an array of one, or the reading of it
(`core/reading.py`). Arguments are passed by position, so a game may name them as it likes. `seat` is a seat,
and None a spectator where that is allowed; `code` is the number of a step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Protocol

import numpy as np

from argosy.core.actions import Action
from argosy.core.event_log import EventParts
from argosy.core.events import Event, EventFields
from argosy.core.options import Option
from argosy.core.typing import Floats, Ints, Json, Log

State = Any  # the game's own State, or a reading of it

# ---------------------------------------------------------------------------------- compiled


class SetUp(Protocol):
    """Lay out a new game in a state that has its options and its random stream.

    With `start` -1 chance chooses the start player.
    """

    def __call__(self, s: State, players: int, start: int, log: Log, /) -> None: ...


class WriteLegal(Protocol):
    """Write the codes of all legal steps of a seat into `out`; returns how many."""

    def __call__(self, s: State, seat: int, out: Ints, /) -> int: ...


class FindRefusal(Protocol):
    """0 if the seat may take the step now, else the first reason against it, a member of `refusals`."""

    def __call__(self, s: State, seat: int, code: int, /) -> int: ...


class Apply(Protocol):
    """Carry out a step that is legal. `log` collects events; None: nobody listens."""

    def __call__(self, s: State, seat: int, code: int, log: Log, /) -> None: ...


class SeatBits(Protocol):
    """The seats whose decision is wanted, as bits; 0 when the game is over."""

    def __call__(self, s: State, /) -> int: ...


class AskedSeat(Protocol):
    """The seat to ask first, where one after the other is asked; -1 when the game is over."""

    def __call__(self, s: State, /) -> int: ...


class Observe(Protocol):
    """Write the features of the position for a seat into `out`; `scratch` is `scratch_for(rules)`."""

    def __call__(self, s: State, seat: int, out: Floats, scratch: Ints, /) -> None: ...


class WinShares(Protocol):
    """Write each seat's share of the victory in a finished game; they add up to 1."""

    def __call__(self, s: State, out: Floats, /) -> None: ...


class Exchange(Protocol):
    """Turn the state into any world that the observer (a bit of `known`) cannot tell from it, evenly."""

    def __call__(self, s: State, observer: int, scratch: Ints, /) -> None: ...


# The functions below write tokens (`core/tokens.py`) into `out`, an array of ROOM elements that the caller
# has begun: one value each, an object where nothing else is said. Words are named by place in `Rules.words`.


class WriteShared(Protocol):
    """Write what is the same for everybody."""

    def __call__(self, s: State, out: Ints, /) -> None: ...


class WriteForSeat(Protocol):
    """Write what depends on who looks: a seat, or with -1 a spectator."""

    def __call__(self, s: State, seat: int, out: Ints, /) -> None: ...


class WriteAction(Protocol):
    """Write the text of what a code stands for in this position, for this seat: a word or a text."""

    def __call__(self, s: State, seat: int, code: int, out: Ints, /) -> None: ...


class Spell(Protocol):
    """From the words of an action to the codes that carry it out: says how many there are.

    Minus a refusal where none do; 0 where the words are no action. A number stands for itself, a word for -1
    less its place in `Rules.spelling`.
    """

    def __call__(self, s: State, seat: int, words: Ints, codes: Ints, /) -> int: ...


class WriteForecast(Protocol):
    """Write a list of what an action with this log would make of the seat's cards, before it is taken.

    `s` is the position before it. The log is of a world the seat imagines: only what is the same in all of
    them may be read from it.
    """

    def __call__(self, s: State, seat: int, log: Log, out: Ints, /) -> None: ...


class SeatFlag(Protocol):
    """Whether something is so of a seat."""

    def __call__(self, s: State, seat: int, /) -> bool: ...


class WriteEvents(Protocol):
    """Write a list of the events of a log that an observer may know: a seat; -1, a spectator; -2, everything.
    With -3 the list has, in place of each event, the bits of those who may know it.

    `core/event_writer.py` makes one from a game's tables.
    """

    def __call__(self, log: Log, observer: int, out: Ints, /) -> None: ...


# ------------------------------------------------------------------------------- plain Python


class NameAction(Protocol):
    """The action that a code stands for in this position, for this seat."""

    def __call__(self, s: State, seat: int, code: int, /) -> Action: ...


class ParseAction(Protocol):
    """The action that a text names, in any position; ValueError says what is wrong with the text."""

    def __call__(self, text: str, /) -> Action: ...


class ParseJson(Protocol):
    """The inverse of `action.to_json()`; ValueError says what is wrong."""

    def __call__(self, data: Mapping[str, Any], /) -> Action: ...


class StepsOf(Protocol):
    """The codes that carry an action out in this position; Unfit says why none do."""

    def __call__(self, s: State, seat: int, action: Action, /) -> tuple[int, ...]: ...


class WholeAction(Protocol):
    """The whole action that a step completes; `s` is the position before the step."""

    def __call__(self, s: State, seat: int, step: Action, /) -> Action: ...


class IsDrafting(Protocol):
    """Whether a seat has begun an action of several steps that is not complete."""

    def __call__(self, s: State, seat: int, /) -> bool: ...


class Redact(Protocol):
    """Another seat's action as text, reduced to what the events visible to the reader reveal."""

    def __call__(self, text: str, events: Sequence[Event], /) -> str: ...


class Explain(Protocol):
    """A refusal as a sentence; `s` is the position before any step of the action."""

    def __call__(self, s: State, seat: int, action: Action, reason: Any, /) -> str: ...


class Follow(Protocol):
    """The public table after an event, without any rule."""

    def __call__(self, table: Json, event: Event, /) -> Json: ...


class Load(Protocol):
    """Lay out a scenario in a zeroed state that has its options and stream; or raise InvalidScenario."""

    def __call__(self, s: State, data: Json, /) -> None: ...


@dataclass(frozen=True, slots=True, eq=False)  # there is one of each game: itself is all it equals
class Rules:
    """One game."""

    name: str
    title: str
    version: int
    players: range
    state: np.dtype[Any]
    options: tuple[Option, ...]
    faces: tuple[str, ...]  # names by face number
    words: tuple[str, ...]  # of what is shown, by place: see `core/vocabulary.py`
    refusals: type[IntEnum]  # reasons; 0 is "fine"
    action_count: int
    features: tuple[tuple[str, int], ...]  # blocks of the observation: meaning and length

    event_kinds: type[IntEnum]
    event_fields: EventFields  # what events carry beside the fields of all events
    event_parts: EventParts  # kinds that add to the event before them
    event_things: tuple[tuple[str, str], ...]  # what events name, by number: (field, name), the faces first

    # compiled
    set_up: SetUp
    legal: WriteLegal
    refusal: FindRefusal
    apply: Apply
    actors: SeatBits
    asked: AskedSeat
    observe: Observe
    win_shares: WinShares
    exchange: Exchange

    # compiled, too: what is shown, as tokens
    write_public_view: WriteShared  # what everybody sees, in every view
    write_seat_view: WriteForSeat  # what a view has besides, for a seat or a spectator
    write_decision_view: WriteForSeat  # of the seat's view: what it has begun and can do
    write_table: WriteShared  # of the public view: what `follow` keeps up to date
    write_odds: WriteForSeat  # the exact distribution of the next card, as far as a seat knows
    write_result: WriteShared  # of a finished game: winners, ranking, scores and columns
    write_dump: WriteShared  # the whole position as a scenario, explicit in every field
    write_step: WriteAction  # the text of `action`
    write_whole: WriteAction  # the text of `whole_action`: `s` is the position before the step
    write_events: WriteEvents

    # plain Python
    action: NameAction
    parse: ParseAction
    from_json: ParseJson
    steps: StepsOf
    whole_action: WholeAction
    is_drafting: IsDrafting
    redact: Redact
    explain: Explain
    follow: Follow
    load: Load

    may_wait: SeatBits | None = None  # compiled: actors who can as well wait for what the others say
    askers: SeatBits | None = None  # compiled: seats that themselves wait for an answer of these
    write_forecast: WriteForecast | None = None  # compiled, where a game says more than events do

    # compiled, where some actions are chains of steps
    drafting: SeatFlag | None = None  # `is_drafting`
    spell: Spell | None = None
    spelling: tuple[str, ...] = ()

    has_chains: bool = False  # some actions are chains of steps
    shared_knowledge: bool = False  # every seat knows the same, so odds are the same for all
    data: str = ""  # the mark of a custom card set; empty for the set that comes with the game

    @property
    def feature_count(self) -> int:
        return sum(length for _, length in self.features)

    @property
    def feature_names(self) -> list[str]:
        """One name per number of the observation."""
        return [
            f"{name} [{i}]" if length > 1 else name for name, length in self.features for i in range(length)
        ]
