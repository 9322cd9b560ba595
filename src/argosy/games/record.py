"""Records: a game as text. Set-up, then every action with its seat and the events it caused.

A replay reads events and runs no rules, so a later change of the rules never breaks an old game. The
arbiter's record also holds what chance gave: the opening position whole, and the order of every
shuffle. `seen_by` makes the copy a seat may have. `state` is the opening once more, as the engine has it: a
browser can play a record with it, where nothing reads scenarios. Python does without it.

    argosy record 1
    game GAME
    rules 1
    names ["Ann", "Bert"]
    observer arbiter
    practice take-backs      (only of a game that did not count)
    opening {"players": 2, …}
    state AAAB…
    table {"turn": 1, …}

    0 draw
      reveal seat=0 card=…
    …
    end 1 sha256=…
"""

from __future__ import annotations

import base64
import copy
import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from argosy.core.actions import Action
from argosy.core.decisions import redealt
from argosy.core.errors import ArgosyError, InvalidRecord, UnknownSeat, shown
from argosy.core.events import NO_FIELDS, Event, EventFields
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.games import MANIFESTS

FORMAT = "argosy record 1"
ARBITER = "arbiter"
PRACTICE = "practice take-backs"  # the header's line of a game whose players could take back what they saw
OPENING_LINE = 6
REDEAL = "redeal"  # no action of a seat: after an undo, cards nobody knew were dealt anew by the seed named


@dataclass(frozen=True, slots=True)
class Move:
    """One action and what it caused."""

    seat: int
    action: str
    events: tuple[Event, ...]
    line: int | None = field(default=None, compare=False)  # where it is in the text it was read from

    @property
    def is_redeal(self) -> bool:
        return self.action.split(maxsplit=1)[0] == REDEAL

    @property
    def redeal_seed(self) -> int:
        _, _, seed = self.action.partition(" ")
        if not re.fullmatch("[0-9]{1,19}", seed):
            raise InvalidRecord(f"'{REDEAL}' must name a seed; found {seed[:20]!r}", self.line)
        return int(seed)


@dataclass
class Record:
    """A finished or running game. Begin one with `Record.of(position)` and `play` through it."""

    game: str
    rules: int
    names: tuple[str, ...]
    observer: str  # whose record it is: "arbiter", "spectator" or "seat 2"
    table: Json  # what lay on the table at the beginning
    opening: Json | None  # the arbiter's whole position at the beginning
    moves: list[Move] = field(default_factory=list)
    state: str | None = field(default=None, compare=False, repr=False)  # the opening, for a browser
    practice: bool = False  # decisions could be taken back after cards were seen: it does not count
    _position: Position | None = field(default=None, compare=False, repr=False)

    @classmethod
    def of(cls, position: Position, names: Sequence[str] | None = None) -> Record:
        """A record that begins with a copy of this position."""
        named = tuple(names or (f"Seat {seat}" for seat in range(position.players)))
        if len(named) != position.players:
            raise ArgosyError(f"{position.players} seats need {position.players} names, not {len(named)}")
        for name in named:
            if not _can_be_written(name):
                raise ArgosyError(f"{shown(name)} is not a name that can be written down")
        rules = position.game.rules
        table = position.table()
        return cls(
            rules.name, rules.version, named, ARBITER, table, position.dump(), state=_state(position),
            _position=position.copy(),
        )  # fmt: skip

    # ----------------------------------------------------------------------------- growing

    @property
    def position(self) -> Position:
        """The position now; a copy, so that only `play` continues the record."""
        return self._now().copy()

    def play(self, seat: int, action: Action | str | Mapping[str, Any]) -> tuple[Event, ...]:
        """Play on from the end of the record, and record it."""
        position = self._now()
        rules = position.game.rules
        chosen = position.read_action(seat, action)
        before = position.copy()
        events = position.play(seat, chosen)
        if not position.is_drafting(seat):  # single steps are written down once they are an action
            self.moves.append(Move(seat, rules.whole_action(before.reading, seat, chosen).text, events))
        return events

    def resume(self, game: Game) -> None:
        """Make a record that was read from text ready to be played on."""
        self._position = self.replay(game)

    def _now(self) -> Position:
        if self._position is None:
            raise InvalidRecord("this record was read from text: call record.resume(game) to play on")
        return self._position

    # ---------------------------------------------------------------------------- replaying

    def tables(self, game: Game) -> Iterator[Json]:
        """The public table at the beginning and after every move: from events alone, whatever the rules."""
        self._check_game(game)
        table = copy.deepcopy(self.table)
        yield copy.deepcopy(table)
        for move in self.moves:
            for event in move.events:
                if self.observer == ARBITER and not event.visible_to(None):
                    continue  # a spectator's table: other observers have events of their own
                try:
                    for seat in (event.seat, event.other):
                        if seat is not None and seat not in range(len(self.names)):
                            raise IndexError
                    table = game.rules.follow(table, event)
                except (KeyError, ValueError, TypeError, IndexError, AttributeError):
                    raise InvalidRecord(f"'{event}' does not fit what lies on the table", move.line) from None
            yield copy.deepcopy(table)

    def replay(self, game: Game, moves: int | None = None) -> Position:
        """Play the record again by the rules, up to a move; every event must come out as it was written."""
        if self.opening is None:
            raise InvalidRecord(f"this record holds only what {self.observer} may know: it cannot be played")
        if (self.game, self.rules) != (game.name, game.rules.version):
            here = f"rules {game.rules.version} of {game.name}"
            raise InvalidRecord(f"played by rules {self.rules} of {self.game}; these are {here}")
        try:
            position = game.load(self.opening)
        except ArgosyError as problem:
            raise InvalidRecord(f"its opening position is wrong: {problem}", self._opening_line) from None
        if position.table() != self.table:
            raise InvalidRecord("its table is not that of its opening position", self._table_line)
        for move in self.moves[:moves]:
            try:
                if move.is_redeal:
                    position = redealt(position, move.redeal_seed)
                    continue
                events = position.play(move.seat, move.action)
            except ArgosyError as problem:
                raise InvalidRecord(str(problem), move.line) from None
            if events != move.events:
                raise InvalidRecord(f"'{move.action}' does not cause the events written here", move.line)
        return position

    def seen_by(self, seat: int | None, game: Game) -> Record:
        """The copy a seat, or with None a spectator, may have: nothing it could not know."""
        if self.observer != ARBITER:
            raise InvalidRecord(f"this is already the copy of {self.observer}")
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self.names)):
            raise UnknownSeat(f"there is no seat {shown(seat)}; there are seats 0 to {len(self.names) - 1}")
        self._check_game(game)
        moves = []
        for move in self.moves:
            if move.is_redeal:
                moves.append(Move(move.seat, REDEAL, ()))
                continue
            events = tuple(event for event in move.events if event.visible_to(seat))
            action = move.action if move.seat == seat else game.rules.redact(move.action, events)
            moves.append(Move(move.seat, action, events))
        observer = "spectator" if seat is None else f"seat {seat}"
        table = copy.deepcopy(self.table)
        return Record(self.game, self.rules, self.names, observer, table, None, moves, practice=self.practice)

    @property
    def _opening_line(self) -> int:
        return OPENING_LINE + (1 if self.practice else 0)

    @property
    def _table_line(self) -> int:
        return self._opening_line + (1 if self.state is None else 2)

    def _check_game(self, game: Game) -> None:
        if game.name != self.game:
            raise InvalidRecord(f"this is a game of {self.game}, not of {game.name}")

    # --------------------------------------------------------------------------------- text

    def to_text(self) -> str:
        """The whole record; the last line guards it against being cut or changed."""
        lines = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules}",
            f"names {json.dumps(list(self.names), ensure_ascii=False)}",
            f"observer {self.observer}",
            *([PRACTICE] if self.practice else []),
        ]
        if self.opening is not None:
            lines.append(f"opening {json.dumps(self.opening, separators=(',', ':'))}")
            lines += [] if self.state is None else [f"state {self.state}"]
        lines += [f"table {json.dumps(self.table, separators=(',', ':'))}", ""]
        for move in self.moves:
            lines.append(f"{move.seat} {move.action}")
            lines += [f"  {event}" for event in move.events]
        body = "\n".join(lines) + "\n"
        return f"{body}end {len(self.moves)} sha256={_digest(body)}\n"

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record; InvalidRecord says what is wrong with it, and in which line."""
        if not isinstance(text, str):
            raise InvalidRecord(f"a record is text, not {type(text).__name__}")
        return _Reader(text.replace("\r\n", "\n").split("\n")).record()


def _state(position: Position) -> str:
    return base64.b64encode(position.to_bytes()).decode()


def _can_be_written(name: object) -> bool:
    """A name is text; half a character is none."""
    return isinstance(name, str) and name == name.encode(errors="ignore").decode()


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode(errors="surrogatepass")).hexdigest()[:32]


class _Reader:
    """One reading of a text, line by line."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.fields: EventFields = NO_FIELDS  # of the game's events
        self.at = 0  # lines read so far, and so the number of the line read last

    def record(self) -> Record:
        self._check_whole()
        self.at = 1
        game = self._value("game")
        if game not in MANIFESTS:
            self._fail(f"there is no game {game[:40]!r}. Games are {', '.join(MANIFESTS)}")
        self.fields = MANIFESTS[game].rules().event_fields
        rules = self._number(self._value("rules"))
        names = self._names()
        observer = self._observer(len(names))
        practice = self.lines[self.at] == PRACTICE
        if practice:
            self._next()
        opening = self._object("opening") if observer == ARBITER else None
        has_state = opening is not None and self.lines[self.at].startswith("state ")
        state = self._value("state") if has_state else None  # older records have none
        table = self._object("table")
        if not isinstance(seats := table.get("seats"), list) or len(seats) != len(names):
            raise InvalidRecord(f"there are {len(names)} names, which is not the number of seats", 4)
        record = Record(game, rules, names, observer, table, opening, state=state, practice=practice)
        if self._next() != "":
            self._fail("an empty line must follow the header")
        while self.at < len(self.lines) - 2:
            record.moves.append(self._move(len(names)))
        if self.lines[-2].split()[1] != str(len(record.moves)):
            raise InvalidRecord("its last line counts another number of actions", len(self.lines) - 1)
        return record

    def _check_whole(self) -> None:
        """First of all: is it a record, is it complete, is it unchanged?"""
        lines = self.lines
        if lines[0] != FORMAT:
            raise InvalidRecord(f"a record begins with the line {FORMAT!r}, not {lines[0][:40]!r}", 1)
        if len(lines) < 3 or lines[-1] != "" or not lines[-2].startswith("end "):
            raise InvalidRecord("the record is cut short: its last line, 'end …', is missing", len(lines))
        body = "\n".join(lines[:-2]) + "\n"
        if not re.fullmatch(f"end [0-9]+ sha256={_digest(body)}", lines[-2]):
            raise InvalidRecord("the record was changed: its check sum does not fit its text", len(lines) - 1)

    def _next(self) -> str:
        if self.at >= len(self.lines) - 2:
            raise InvalidRecord("the record ends before its header does", self.at)
        self.at += 1
        return self.lines[self.at - 1]

    def _fail(self, reason: str) -> Any:
        raise InvalidRecord(reason, self.at)

    def _value(self, name: str) -> str:
        word, _, value = (line := self._next()).partition(" ")
        return value if word == name else self._fail(f"expected '{name} …', found {line[:40]!r}")

    def _number(self, text: str) -> int:
        return (
            int(text)
            if re.fullmatch("[0-9]{1,9}", text)
            else self._fail(f"expected a number, found {text[:20]!r}")
        )

    def _names(self) -> tuple[str, ...]:
        names = self._json("names")
        if not isinstance(names, list) or not all(_can_be_written(name) for name in names):
            self._fail("'names' must be a list of names")
        return tuple(names)

    def _observer(self, seats: int) -> str:
        observer = self._value("observer")
        if observer not in {ARBITER, "spectator", *(f"seat {seat}" for seat in range(seats))}:
            self._fail(f"'observer' must be arbiter, spectator or a seat, not {observer[:20]!r}")
        return observer

    def _object(self, name: str) -> Json:
        data = self._json(name)
        return data if isinstance(data, dict) else self._fail(f"'{name}' must be an object")

    def _json(self, name: str) -> Any:
        value = self._value(name)
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            return self._fail(f"'{name}' has an unreadable value")

    def _move(self, seats: int) -> Move:
        line = self._next()
        seat, _, action = line.partition(" ")
        if not re.fullmatch("[0-9]{1,9}", seat) or not action.strip():
            self._fail(f"expected '<seat> <action>' or an indented event, found {line[:40]!r}")
        if int(seat) >= seats:
            self._fail(f"there is no seat {seat}")
        at, events = self.at, []
        while self.at < len(self.lines) - 2 and self.lines[self.at].startswith("  "):
            try:
                events.append(Event.from_text(self._next(), self.fields))
            except InvalidRecord as problem:
                self._fail(problem.reason)
        return Move(int(seat), action, tuple(events), at)
