"""A table: what its log makes of it.

No clock, no store, no socket: time comes in with the entries. `apply` is the only thing that changes a
table; commands.py says which entry a command adds.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import NamedTuple, assert_never

import msgspec
from msgspec.structs import replace

from argosy.core.chains import Chain
from argosy.core.decisions import moment, redealt
from argosy.core.errors import ArgosyError
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.players.registry import STAND_IN
from argosy.table import entries as e
from argosy.table.errors import Damaged
from argosy.table.protocol import Request
from argosy.table.settings import PATIENCE, SLOW_CLOCK, SeatSetting, Settings, tidy_name

REMEMBERED_DECISIONS = 100  # an undo never goes further back
LONGEST_WAIT = 4  # times their patience, for people who go on composing an answer
WORTHWHILE = 4  # it is written down once a bot waits longer by a fourth of its patience


class Seat(msgspec.Struct):
    """Who sits there. `level` is the bot that decides; beside a guest it stands in for that person."""

    kind: str  # "open", "reserved", "person" or "bot"
    guest: str = ""
    name: str = ""
    level: str = ""
    resigned: bool = False


class Made(msgspec.Struct, array_like=True):
    """A decision that was not taken back."""

    seq: int
    seat: int
    informs: bool


class Waiting(msgspec.Struct):
    """What one seat's decision is measured by."""

    since: int = 0  # the entry from which on a decision is about what lies on the table now
    at: int | None = None  # when its decision was first wanted; None: it is not
    left: int = 0  # on the clock of a whole game, without what runs now


class Removal(msgspec.Struct, array_like=True):
    """Whose seat the host took away."""

    seat: int
    guest: str


class State(msgspec.Struct):
    """Everything about a table but its position; stored beside it as a snapshot."""

    settings: Settings
    host: str
    host_name: str
    seats: list[Seat]
    status: str = "open"
    outcome: str | None = None
    rules: int = 0
    since_rules: int = 0  # the entry from which on these rules hold: an undo cannot go further back
    paused_at: int | None = None
    chat: bool = True
    request: Request | None = None
    made: list[Made] = []
    waiting: list[Waiting] = []
    moved_at: int = 0
    waited: bool = False  # bots have waited long enough for the people who are asked now
    composed_at: int = 0  # when a person was last at work on an answer
    rematch: str = ""
    removed: list[Removal] = []
    silent: list[str] = []  # guests whom the host took out of the chat
    quiet: bool = False  # those who do not sit here are out of it
    slow: int = 0  # seconds between two lines of one person
    spoke: dict[str, int] = {}  # when each guest said the last line, while the chat is slow

    def copied(self) -> State:
        """One that can be changed while this one stays as it is."""
        request = self.request
        return replace(
            self,
            seats=[copy(seat) for seat in self.seats],
            request=None if request is None else replace(request, waits_for=list(request.waits_for)),
            made=list(self.made),
            waiting=[copy(waiting) for waiting in self.waiting],
            removed=list(self.removed),
            silent=list(self.silent),
            spoke=dict(self.spoke),
        )


class Draft(NamedTuple):
    """Steps that were tried out, where they lead from a position, and what they add up to."""

    origin: Position
    steps: list[str]
    world: Position  # it never changes
    chain: Chain


Rewind = Callable[[int], Position]  # the number of a decision's entry in, the position before it out


class Table:
    """Made by `Table.opened`, by `history.replayed` or from a snapshot."""

    def __init__(self, id: str, game: Game, state: State, seq: int, position: Position | None) -> None:
        self.id = id
        self.game = game
        self.state = state
        self.seq = seq
        self.position = position  # it is replaced, never changed
        self.drafts: dict[int, Draft] = {}  # what seats tried out last
        self._wanted: tuple[Position | None, tuple[int, ...]] = (None, ())

    @classmethod
    def opened(cls, id: str, game: Game, entry: e.Opened) -> Table:
        """A table after its first entry."""
        settings = entry.settings
        seats = [_seat(chosen, entry) for chosen in settings.seats]
        for number, (guest, name) in entry.seated.items():
            seats[number] = Seat("person", guest, name)
        state = State(settings, entry.by, entry.name, seats, chat=settings.chat)
        return cls(id, game, state, 1, None)

    # --------------------------------------------------------------------------- asking

    @property
    def running(self) -> bool:
        return self.state.status == "running"

    def seats_of(self, guest: str) -> list[int]:
        """The seats this person holds, whoever plays there at the moment."""
        return [n for n, seat in enumerate(self.state.seats) if guest and seat.guest == guest]

    def guests(self) -> list[str]:
        """Everybody who finds this table among their own."""
        return sorted({self.state.host, *(seat.guest for seat in self.state.seats)} - {""})

    def wanted(self) -> tuple[int, ...]:
        """The seats whose decision the table waits for."""
        if self.position is None or not self.running:
            return ()
        if self._wanted[0] is not self.position:
            self._wanted = (self.position, self.position.to_act)
        return self._wanted[1]

    def deadline(self, seat: int) -> int | None:
        """When the time for a wanted decision runs out, in milliseconds since 1970."""
        clock, waiting = self.state.settings.clock, self.state.waiting[seat]
        if clock.kind == "none" or waiting.at is None or self.state.paused_at is not None:
            return None
        return waiting.at + (clock.seconds * 1000 if clock.kind == "decision" else max(0, waiting.left))

    def bot_to_ask(self, now: int) -> tuple[int, str, str] | None:
        """The seat a bot must decide for now: with its level, and whether it does so as bot or clock."""
        if self.position is None or not self.running or self.state.paused_at is not None:
            return None
        if self._learner_is_asked():
            return None
        wanted, asked = self.wanted(), self.position.asked
        patient = self.patient()
        is_over = (until := self.patience_until()) is not None and until <= now
        for seat in sorted(wanted, key=lambda seat: seat != asked):
            if (level := self.state.seats[seat].level) and (seat not in patient or is_over):
                return seat, level, "bot"
        for seat in wanted:
            deadline = self.deadline(seat)
            if deadline is not None and deadline <= now:
                return seat, STAND_IN, "clock"
        return None

    def wake_at(self) -> int | None:
        """When something is due here that nobody has to send: a bot's decision, or the end of a clock."""
        if not self.running or self.state.paused_at is not None or self._learner_is_asked():
            return None
        patient = self.patient()
        if any(self.state.seats[seat].level and seat not in patient for seat in self.wanted()):
            return self.state.moved_at + self.state.settings.pace
        due = [self.deadline(seat) for seat in self.wanted()]
        if patient:
            due.append(self.patience_until())
        return min((at for at in due if at is not None), default=None)

    def patient(self) -> tuple[int, ...]:
        """Bots that could go on, but wait for what people have to say first."""
        if self.position is None or len(self.wanted()) < 2:
            return ()
        waiting, seats = self.position.may_wait, self.state.seats
        if not any(seat not in waiting and not seats[seat].level for seat in self.wanted()):
            return ()  # between bots nothing slows down
        if any(not seats[seat].level for seat in self.position.askers):
            return ()  # a person has asked something in return
        return tuple(seat for seat in waiting if seats[seat].level)

    def patience_until(self) -> int | None:
        """When bots stop waiting for people, in milliseconds since 1970; None: they do not."""
        limit = self._patience()
        if limit is None:
            return None
        state = self.state
        usual = state.moved_at + max(limit, state.settings.pace)
        return max(usual, min(state.composed_at + limit, state.moved_at + LONGEST_WAIT * limit))

    def may_compose(self, seat: int, now: int) -> bool:
        """Whether bots would wait noticeably longer because this seat is at work on an answer now."""
        patient, limit, until = self.patient(), self._patience(), self.patience_until()
        if not limit or until is None or not patient or seat in patient or seat not in self.wanted():
            return False
        longest = self.state.moved_at + LONGEST_WAIT * limit
        return min(now + limit, longest) - until >= limit // WORTHWHILE

    def _patience(self) -> int | None:
        """How long bots wait for an answer, in milliseconds; None: as long as it takes."""
        settings, persons = self.state.settings, [seat.guest for seat in self.state.seats if seat.guest]
        shared = len(set(persons)) < len(persons)  # a screen is passed on: nobody may have seen the offer
        slow = settings.clock.kind == "decision" and settings.clock.seconds >= SLOW_CLOCK
        limit = None if shared or slow else PATIENCE[settings.patience]
        return 0 if self.state.waited else limit

    def _learner_is_asked(self) -> bool:
        """In a lesson nothing happens while the learner has to decide, even where a bot could go on."""
        if not self.state.settings.lesson or self.position is None or self.position.asked is None:
            return False
        return not self.state.seats[self.position.asked].level

    def other_persons(self, guest: str) -> list[int]:
        """Seats of other people who are asked for consent; bots always agree."""
        seats = enumerate(self.state.seats)
        return [n for n, seat in seats if seat.guest and seat.guest != guest and not seat.level]

    def winners(self) -> list[int]:
        """The winning seats; of two players, the one who did not resign."""
        if self.state.outcome == "finished" and self.position is not None and self.position.result:
            return list(self.position.result["winners"])
        if self.state.outcome == "resigned" and len(self.state.seats) == 2:
            return [n for n, seat in enumerate(self.state.seats) if not seat.resigned]
        return []

    def clamp(self, latest: int) -> None:
        """Nothing happened later than that: a clock that was ahead is right again."""
        if self.state.moved_at > latest:
            self.state.moved_at = latest
        self.state.composed_at = min(self.state.composed_at, latest)
        for waiting in self.state.waiting:
            if waiting.at is not None and waiting.at > latest:
                waiting.at = latest

    # -------------------------------------------------------------------------- applying

    def apply(
        self, entry: e.AnyEntry, position: Position | None = None, rewind: Rewind | None = None
    ) -> None:
        """Take the next entry of the log. Without the position after it the rules are asked again."""
        state, seq = self.state, self.seq + 1
        before = moment(self.position) if self.position is not None else None
        match entry:
            case e.Sat():
                state.seats[entry.seat] = Seat("person", entry.by, entry.name)
            case e.Stood():
                self._vacate(entry.seat)
            case e.Started():
                self._begin(entry, position)
            case e.Decided():
                is_bot = bool(state.seats[entry.seat].level)
                state.waited = is_bot and (state.waited or entry.seat in self.patient())
                self.position = position or self._again(entry, seq)
                state.made.append(Made(seq, entry.seat, entry.informs))
                del state.made[:-REMEMBERED_DECISIONS]
                self._charge(entry.seat, entry.at)
                self._drop_undo_request()
            case e.Composing():
                state.composed_at = entry.at
            case e.Undone():
                self._take_back(entry.first, entry.redeal, position, rewind)
            case e.Requested():
                others = self._asked_for(entry)
                state.request = Request(
                    number=seq,
                    seat=entry.seat,
                    what=entry.what,
                    first=entry.first,
                    waits_for=others,
                    of=entry.of,
                    level=entry.level,
                )
                if not others:
                    self._grant_abort()
            case e.Answered():
                self._answered(entry, position, rewind)
            case e.Silenced():
                self._silence(entry)
            case e.ChatSwitched():
                state.chat = entry.on
            case e.ChatSlowed():
                state.slow, state.spoke = entry.seconds, {}
            case e.Replaced():
                self._put_bot(entry.seat, entry.level)
            case e.Restored():
                state.seats[entry.seat].level = ""
            case e.Removed():
                self._remove(entry.seat, entry.level)
            case e.Paused():
                state.paused_at = entry.at
            case e.Resumed():
                self._resume(entry.at)
            case e.Resigned():
                state.seats[entry.seat].resigned = True
                state.seats[entry.seat].level = entry.level
                if not entry.level:
                    self._end("resigned")
                self._forget_answers()
            case e.Adopted():
                state.rules, state.since_rules = entry.rules, seq
                self.position = position or self.game.load(entry.position)
                self._drop_undo_request()
            case e.Closed():
                self._end("closed")
            case e.Rematched():
                state.rematch = entry.table
            case e.Said():
                self._said(entry)
            case e.Opened():
                raise Damaged("a table is opened once, by its first entry", seq)
            case _:
                assert_never(entry)
        self.seq = seq
        if self.position is not None:
            self._ask_anew(before, entry, seq)
            if self.running and self.position.over:
                self._end("finished")

    def _begin(self, entry: e.Started, position: Position | None) -> None:
        state = self.state
        state.status, state.rules, state.since_rules = "running", entry.rules, self.seq + 1
        left = state.settings.clock.seconds * 1000 if state.settings.clock.kind == "game" else 0
        state.waiting = [Waiting(left=left) for _ in state.seats]
        self.position = position or self.game.load(entry.opening)

    def _again(self, entry: e.Decided, seq: int) -> Position:
        """Play a decision another process made, or one of long ago; it must cause what was written."""
        assert self.position is not None
        after = self.position.copy()
        try:
            events = after.play(entry.seat, entry.action)
        except ArgosyError as problem:
            raise Damaged(f"the rules do not allow it: {problem}", seq) from None
        if tuple(map(str, events)) != entry.events:
            raise Damaged(f"'{entry.action}' does not cause the events that were stored with it", seq)
        return after

    def _answered(self, entry: e.Answered, position: Position | None, rewind: Rewind | None) -> None:
        request = self.state.request
        if request is None:
            raise Damaged("it answers nothing", self.seq + 1)
        request.waits_for.remove(entry.seat)
        if entry.outcome == "refused":
            self.state.request = None
        elif entry.outcome == "granted" and request.what == "undo":
            self._take_back(request.first, entry.redeal, position, rewind)
        elif entry.outcome == "granted" and request.of is not None:
            self.state.request = None
            if request.what == "remove":
                self._remove(request.of, request.level)
            else:
                self._put_bot(request.of, request.level)
        elif entry.outcome == "granted":
            self._grant_abort()

    def _asked_for(self, entry: e.Requested) -> list[int]:
        """The others; about a person's seat all but that person, who is asked where there is nobody else."""
        others = self.other_persons(entry.by)
        if entry.of is None:
            return others
        about = self.state.seats[entry.of].guest
        return [seat for seat in others if self.state.seats[seat].guest != about] or [entry.of]

    def _remove(self, number: int, level: str) -> None:
        self.state.removed.append(Removal(number, self.state.seats[number].guest))
        self._vacate(number)
        if level:
            self._put_bot(number, level)

    def _grant_abort(self) -> None:
        self.state.request = None
        self._end("aborted")

    def _take_back(
        self, first: int, redeal: int | None, position: Position | None, rewind: Rewind | None
    ) -> None:
        if position is None:
            if rewind is None:
                raise TypeError("taking something back needs the position before it")
            position = rewind(first)
            if redeal is not None:
                position = redealt(position, redeal)
        self.position = position
        self.state.made = [made for made in self.state.made if made.seq < first]
        self._drop_undo_request()
        for waiting in self.state.waiting:
            waiting.since = self.seq + 1

    def _drop_undo_request(self) -> None:
        if self.state.request is not None and self.state.request.what == "undo":
            self.state.request = None

    def _forget_answers(self) -> None:
        """People who no longer play are no longer asked."""
        request = self.state.request
        if request is not None:
            request.waits_for = [n for n in request.waits_for if not self.state.seats[n].level]
            if not request.waits_for:
                self.state.request = None

    def _said(self, entry: e.Said) -> None:
        """Who said something long enough ago is forgotten."""
        if self.state.slow:
            since = entry.at - 1000 * self.state.slow
            self.state.spoke = {who: at for who, at in self.state.spoke.items() if at > since}
            self.state.spoke[entry.by] = entry.at

    def _silence(self, entry: e.Silenced) -> None:
        if entry.seat is None:
            self.state.quiet = entry.on
            return
        guest = self.state.seats[entry.seat].guest
        self.state.silent = [other for other in self.state.silent if other != guest]
        if entry.on:
            self.state.silent.append(guest)

    def _vacate(self, number: int) -> None:
        chosen = self.state.settings.seats[number].kind
        self.state.seats[number] = Seat("reserved" if chosen == "reserved" else "open")
        self._forget_answers()

    def _put_bot(self, number: int, level: str) -> None:
        seat = self.state.seats[number]
        if seat.guest:
            seat.level = level
        else:
            self.state.seats[number] = Seat("bot", name=level, level=level)
        self._forget_answers()

    def _resume(self, at: int) -> None:
        """The clocks go on from where they stopped."""
        assert self.state.paused_at is not None
        for waiting in self.state.waiting:
            if waiting.at is not None:
                waiting.at += at - self.state.paused_at
        self.state.moved_at = at
        self.state.paused_at = None

    def _end(self, outcome: str) -> None:
        self.state.status, self.state.outcome = "over", outcome
        self.state.request = self.state.paused_at = None
        for waiting in self.state.waiting:
            waiting.at = None

    def _charge(self, seat: int, at: int) -> None:
        """A decision stops its seat's clock."""
        waiting = self.state.waiting[seat]
        if waiting.at is not None:
            waiting.left -= max(0, at - waiting.at)
            waiting.at = None
        waiting.left += self.state.settings.clock.increment * 1000

    def _ask_anew(self, before: tuple[int, int] | None, entry: e.AnyEntry, seq: int) -> None:
        """Note for every seat since when its decision is wanted, and from which entry on it is timely."""
        assert self.position is not None
        changed = moment(self.position) != before
        if not changed and not isinstance(entry, e.Decided | e.Undone | e.Answered):
            return
        wanted = self.wanted()
        at = entry.at if self.state.paused_at is None else self.state.paused_at  # in a pause no clock runs
        for seat, waiting in enumerate(self.state.waiting):
            newly = seat in wanted and waiting.at is None
            if newly:
                waiting.at = at
            elif seat not in wanted and waiting.at is not None:
                waiting.left -= max(0, at - waiting.at)
                waiting.at = None
            if changed or newly or (isinstance(entry, e.Decided) and entry.seat == seat):
                waiting.since = seq
        self.state.moved_at = entry.at
        self.state.waited = self.state.waited and bool(self.patient())


def _seat(chosen: SeatSetting, entry: e.Opened) -> Seat:
    if chosen.kind == "me":
        return Seat("person", entry.by, tidy_name(chosen.name) if chosen.name else entry.name)
    if chosen.kind == "bot":
        return Seat("bot", name=chosen.level, level=chosen.level)
    return Seat(chosen.kind)
