"""Records: a game as text. Set-up, then every action with its seat and the events it caused.

A replay reads events and runs no rules, so a later change of the rules never breaks an old game. The
arbiter's record also holds what chance gave: the opening position whole, and the order of every
shuffle. `seen_by` makes the copy a seat may have.

    argosy record 1
    game port-royal
    rules 1
    names ["Ann", "Bert"]
    opening {"players": 2, …}

    0 draw
      reveal seat=0 card=sailor_1
      dock card=sailor_1
    …
    end 1 sha256=…
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from argosy.core.actions import Action
from argosy.core.errors import ArgosyError, InvalidRecord
from argosy.core.events import Event
from argosy.core.position import Position
from argosy.core.rules import Rules
from argosy.core.typing import Json

FORMAT = "argosy record 1"
ARBITER = "arbiter"


@dataclass(frozen=True, slots=True)
class Move:
    """One action and what it caused."""

    seat: int
    action: str
    events: tuple[Event, ...]
    line: int | None = field(default=None, compare=False)  # where it stands in the text it was read from


@dataclass
class Record:
    """A finished or running game. Begin one with `Record.of(position)` and `play` through it."""

    game: str
    rules: int
    opening: Json  # the arbiter's scenario, or the table as an observer saw it
    names: tuple[str, ...]
    observer: str = ARBITER  # or "spectator", or "seat 2"
    moves: list[Move] = field(default_factory=list)
    _position: Position | None = field(default=None, compare=False, repr=False)

    @classmethod
    def of(cls, position: Position, names: Sequence[str] | None = None) -> Record:
        """A record that begins with a copy of this position."""
        named = tuple(names or (f"Seat {seat}" for seat in range(position.players)))
        if len(named) != position.players:
            raise ArgosyError(f"{position.players} seats need {position.players} names, not {len(named)}")
        rules = position.game.rules
        return cls(rules.name, rules.version, position.dump(), named, _position=position.copy())

    # ----------------------------------------------------------------------------- growing

    @property
    def position(self) -> Position:
        """Where the game stands now; a copy, so that only `play` moves the record on."""
        return self._now().copy()

    def play(self, seat: int, action: Action | str | Mapping[str, Any]) -> tuple[Event, ...]:
        """Play on from the end of the record, and record it."""
        position = self._now()
        chosen = position.read_action(seat, action)
        events = position.play(seat, chosen)
        self.moves.append(Move(seat, chosen.text, events))
        return events

    def _now(self) -> Position:
        if self._position is None:
            raise InvalidRecord("this record was read from text: go on from record.replay(game)")
        return self._position

    # ---------------------------------------------------------------------------- replaying

    def tables(self, rules: Rules) -> Iterator[Json]:
        """The public table at the beginning and after every move, from events alone."""
        table = self.opening
        if self.observer == ARBITER:
            table = rules.table(_opening(self, rules)._record)
        yield table
        for move in self.moves:
            try:
                for event in move.events:
                    table = rules.follow(table, event)
            except (KeyError, ValueError, TypeError, IndexError):
                raise InvalidRecord("an event does not fit what lies on the table", move.line) from None
            yield table

    def replay(self, rules: Rules, moves: int | None = None) -> Position:
        """Play the record again by the rules, up to a move; every event must come out as it was written."""
        position = _opening(self, rules)
        for move in self.moves[:moves]:
            try:
                events = position.play(move.seat, move.action)
            except ArgosyError as problem:
                raise InvalidRecord(str(problem), move.line) from None
            if events != move.events:
                raise InvalidRecord(f"'{move.action}' does not cause the events that stand here", move.line)
        return position

    # --------------------------------------------------------------------------------- text

    def seen_by(self, seat: int | None, rules: Rules) -> Record:
        """The copy a seat, or with None a spectator, may have: nothing it could not know."""
        if self.observer != ARBITER:
            raise InvalidRecord(f"this is already the copy of {self.observer}")
        position = _opening(self, rules)
        position.view(seat)  # names a seat that does not exist
        return Record(
            self.game,
            self.rules,
            rules.table(position._record),
            self.names,
            "spectator" if seat is None else f"seat {seat}",
            [Move(m.seat, m.action, tuple(e for e in m.events if e.visible_to(seat))) for m in self.moves],
        )

    def to_text(self) -> str:
        """The whole record; the last line guards it against being cut or changed."""
        lines = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules}",
            f"names {json.dumps(list(self.names), ensure_ascii=False)}",
            f"observer {self.observer}",
            f"opening {json.dumps(self.opening, separators=(',', ':'))}",
            "",
        ]
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
        lines = text.replace("\r\n", "\n").split("\n")
        _check_whole(lines)
        header = {name: _header(lines, at, name, read) for at, (name, read) in enumerate(HEADER, start=1)}
        if lines[len(HEADER) + 1] != "":
            raise InvalidRecord("an empty line must follow the header", len(HEADER) + 2)
        record = cls(**header)
        for at in range(len(HEADER) + 2, len(lines) - 2):
            _read_line(record, lines[at], at + 1)
        return record


def _opening(record: Record, rules: Rules) -> Position:
    from argosy.core.game import Game

    if record.observer != ARBITER:
        raise InvalidRecord(f"this record holds only what {record.observer} may know; it cannot be played on")
    if (record.game, record.rules) != (rules.name, rules.version):
        raise InvalidRecord(
            f"played by rules {record.rules} of {record.game}; these are rules {rules.version} of {rules.name}"
        )
    try:
        return Game(rules).load(record.opening)
    except ArgosyError as problem:
        raise InvalidRecord(f"its opening position is wrong: {problem}", len(HEADER) + 1) from None


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:32]


def _check_whole(lines: list[str]) -> None:
    if lines[0] != FORMAT:
        raise InvalidRecord(f"a record begins with the line {FORMAT!r}, not {lines[0][:40]!r}", 1)
    if len(lines) < len(HEADER) + 4 or lines[-1] != "" or not lines[-2].startswith("end "):
        raise InvalidRecord("the record is cut short: its last line, 'end …', is missing", len(lines))
    body = "\n".join(lines[:-2]) + "\n"
    moves = sum(line[:1].isdigit() for line in lines[len(HEADER) + 2 : -2])
    if lines[-2] != f"end {moves} sha256={_digest(body)}":
        raise InvalidRecord(
            "the record was changed after it was written: its check sum does not fit", len(lines) - 1
        )


def _names(text: str) -> tuple[str, ...]:
    names = json.loads(text)
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError
    return tuple(names)


def _object(text: str) -> Json:
    data = json.loads(text)
    if not isinstance(data, dict):
        raise ValueError
    return data


HEADER: tuple[tuple[str, Callable[[str], Any]], ...] = (
    ("game", str),
    ("rules", int),
    ("names", _names),
    ("observer", str),
    ("opening", _object),
)


def _header(lines: list[str], at: int, name: str, read: Callable[[str], Any]) -> Any:
    word, _, value = lines[at].partition(" ")
    if word != name:
        raise InvalidRecord(f"expected '{name} …', found {lines[at][:40]!r}", at + 1)
    try:
        return read(value)
    except ValueError:
        raise InvalidRecord(f"'{name}' has an unreadable value", at + 1) from None


def _read_line(record: Record, line: str, number: int) -> None:
    if line.startswith("  ") and record.moves:
        last = record.moves[-1]
        try:
            event = Event.from_text(line.strip())
        except InvalidRecord as problem:
            raise InvalidRecord(problem.reason, number) from None
        record.moves[-1] = Move(last.seat, last.action, (*last.events, event), last.line)
        return
    seat, _, action = line.partition(" ")
    if not seat.isdigit() or not action:
        raise InvalidRecord(f"expected '<seat> <action>' or an indented event, found {line[:40]!r}", number)
    if int(seat) >= len(record.names):
        raise InvalidRecord(f"there is no seat {seat}", number)
    record.moves.append(Move(int(seat), action, (), number))
