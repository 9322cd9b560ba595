"""A table that is in use: its state, the entries of late, and who is looking on."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

import msgspec

from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.table import shown
from argosy.table.entries import AnyEntry, decode, encode
from argosy.table.messages import TableState, Update, encoder
from argosy.table.store import TableRow
from argosy.table.table import State, Table

REMEMBERED = 64  # entries kept at hand, for who reconnects and for messages sent twice
SAME_FOR = 1000  # milliseconds in which spectators get the very same bytes, clock included
MOST_SHARED = 100  # such messages kept, one for each `since`
MOST_TOLD = 24  # entries kept as they were told: the last few, to some seats
NOTHING = msgspec.Raw(b"null")


class Snapshot(msgspec.Struct):
    """A whole table at one moment, as it is stored."""

    state: State
    position: Json | None


class Watcher(Protocol):
    """Somebody who looks on: a socket."""

    guest: str
    seat: int | None  # whose view is shown to him

    def wake(self) -> None:
        """There is news."""


class LiveTable:
    """`lock` serialises what happens here; `table` is always what is on disk."""

    def __init__(self, table: Table, created: int, entries: list[tuple[int, AnyEntry]]) -> None:
        self.table = table
        self.created = created
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.company = 0  # changes whenever somebody sits down or goes, or the table begins or ends
        self.recent: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)  # as text they need little room
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.claimed_until = 0
        self.others_until = 0  # another process thinks here; it is not asked again before then
        self.idle_since: float | None = None
        self._sent: dict[tuple[str, str], int] = {}  # by guest and id of a message: the entry it became
        self._public = b""  # what all views share
        self._views: dict[int | None, msgspec.Raw] = {}
        self._odds: dict[int | None, msgspec.Raw] = {}
        self._told: dict[tuple[int, int | None], msgspec.Raw] = {}  # entries of late, as seats are told
        self._for_spectators: dict[int | None, bytes] = {}  # by `since`: they all get the same
        self._shared_since = 0
        self._around: TableState | None = None  # the table as who sits nowhere sees it, until `tell`
        self._last: tuple[int, AnyEntry] = entries[-1]  # as it was written just now
        for seq, entry in entries:
            self._remember(seq, entry)

    # ------------------------------------------------------------------------- the next entry

    def after(self, entry: AnyEntry, position: Position | None) -> tuple[Table, TableRow]:
        """The table with one more entry, and the row to store; this one stays as it is."""
        now = self.table
        table = Table(now.id, now.game, now.state.copied(), now.seq, now.position)
        table.apply(entry, position)
        return table, self.row(table, entry.at)

    def row(self, table: Table, at: int) -> TableRow:
        summary = msgspec.json.encode(shown.summary(table, self.created, at)).decode()
        snapshot = Snapshot(table.state, None if table.position is None else table.position.dump())
        return TableRow(
            id=table.id,
            game=table.game.name,
            status=table.state.status,
            public=table.state.settings.public,
            seq=table.seq,
            created=self.created,
            updated=at,
            wake_at=table.wake_at(),
            summary=summary,
            snapshot=msgspec.json.encode(snapshot).decode(),
        )

    def move_on(self, table: Table, entries: list[tuple[int, AnyEntry]]) -> None:
        """It is on disk: now it is so, and everybody hears of it."""
        if table.position is not self.table.position or table.running != self.table.running:
            self._forget_views()
        if _company(table) != _company(self.table):
            self.company += 1
        self.table = table
        for seq, entry in entries:
            self._remember(seq, entry)
        self.tell()

    def _remember(self, seq: int, entry: AnyEntry) -> None:
        self.recent.append((seq, encode(entry)))
        self._last = seq, entry
        if entry.ref:
            self._sent[entry.by, entry.ref] = seq
            while len(self._sent) > REMEMBERED:
                del self._sent[next(iter(self._sent))]

    def sent_before(self, guest: str, id: str) -> int | None:
        """The entry that this very message already became."""
        return self._sent.get((guest, id))

    # ----------------------------------------------------------------------------- telling

    def come(self, watcher: Watcher) -> None:
        """Everybody hears of it, unless somebody of that name is there already."""
        is_news = all(other.guest != watcher.guest for other in self.watchers)
        self.watchers.add(watcher)
        self._around = None
        self.tell() if is_news else watcher.wake()

    def go(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._around = None
        if all(other.guest != watcher.guest for other in self.watchers):
            self.tell()

    def tell(self) -> None:
        self._around = None
        self._for_spectators.clear()
        for watcher in self.watchers:
            watcher.wake()

    def spectators(self) -> int:
        seated = {seat.guest for seat in self.table.state.seats if seat.guest}
        return sum([watcher.guest not in seated for watcher in self.watchers])

    def update(self, guest: str, seat: int | None, since: int | None, now: int) -> bytes:
        """The table as somebody may see it now, and what happened after entry `since`."""
        if guest != self.table.state.host and not self.table.seats_of(guest):
            if now - self._shared_since > SAME_FOR or len(self._for_spectators) > MOST_SHARED:
                self._for_spectators.clear()
                self._shared_since = now
            if since not in self._for_spectators:
                self._for_spectators[since] = encoder.encode(self._update("", None, since, now))
            return self._for_spectators[since]
        return encoder.encode(self._update(guest, seat, since, now))

    def _update(self, guest: str, seat: int | None, since: int | None, now: int) -> Update:
        table = self.table
        entries: list[msgspec.Raw] = []
        missed = False
        if since is not None and since < table.seq:
            missed = since + 1 < self.recent[0][0]
            if not missed:
                entries = [self._entry(seq, body, seat) for seq, body in self.recent if seq > since]
        if self._around is None:
            connected = frozenset(watcher.guest for watcher in self.watchers)
            self._around = shown.table_state(table, connected, self.spectators())
        return Update(
            seq=table.seq,
            table=shown.told_to(guest, self._around, table, now),
            shown=seat,
            view=self.view(seat),
            odds=self.odds(seat),
            entries=entries,
            missed=missed,
        )

    def _entry(self, seq: int, body: str, seat: int | None) -> msgspec.Raw:
        """An entry as a seat is told it; for all who are told the same, it is made once."""
        if (seq, seat) not in self._told:
            if len(self._told) > MOST_TOLD:
                self._told.clear()
            entry = self._last[1] if seq == self._last[0] else decode(body, seq)
            told = msgspec.Raw(encoder.encode(shown.entry(self.table.game, seq, entry, seat)))
            for other in shown.told_alike(entry, seat, len(self.table.state.seats)):
                self._told[seq, other] = told
        return self._told[seq, seat]

    def view(self, seat: int | None) -> msgspec.Raw:
        """The game as a seat may see it; made once for each position."""
        if seat not in self._views:
            position = self.table.position
            if position is None:
                return NOTHING
            own = position.own(seat)
            if not self._public:
                public = {name: value for name, value in position.public().items() if name not in own}
                self._public = encoder.encode(public)
            self._views[seat] = msgspec.Raw(self._public[:-1] + b"," + encoder.encode(own)[1:])
        return self._views[seat]

    def odds(self, seat: int | None) -> msgspec.Raw:
        """Where the table has aids: the odds as far as a seat knows; made once for each position."""
        position = self.table.position
        if position is None or not self.table.running or not self.table.state.settings.aids:
            return NOTHING
        if position.game.rules.alike:
            seat = None
        if seat not in self._odds:
            self._odds[seat] = msgspec.Raw(encoder.encode(position.odds(seat)))
        return self._odds[seat]

    def _forget_views(self) -> None:
        self._public = b""
        self._views.clear()
        self._odds.clear()


def _company(table: Table) -> list[str]:
    """What it hangs on who may see what."""
    return [table.state.status, *[seat.guest for seat in table.state.seats]]
