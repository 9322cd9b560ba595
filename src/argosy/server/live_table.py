"""A table that is in use: its state, its last entries, and those who watch it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from argosy.core.game import Game
from argosy.core.json_text import Fields
from argosy.core.position import Position
from argosy.store.base import TableRow
from argosy.table import redaction
from argosy.table.entries import AnyEntry, LogEntry, decode
from argosy.table.protocol import TableState, Update, encoder
from argosy.table.redaction import RedactedEntry
from argosy.table.table import State, Table

if TYPE_CHECKING:
    from argosy.server.table_socket import TableSocket

REMEMBERED = 64  # entries kept at hand, for clients that reconnect and for messages sent twice
RETURNS = 15.0  # seconds in which somebody whose connection broke is still there
SAME_FOR = 1000  # milliseconds in which spectators get the very same bytes, clock included
MOST_SHARED = 100  # such messages kept, one for each `since`
MOST_REDACTED = 24  # redacted entries kept: the last few, for some seats
NOTHING = msgspec.Raw(b"null")


class Snapshot(msgspec.Struct):
    """A whole table at one moment, as it is stored."""

    state: State
    position: msgspec.Raw  # a dump, or null before the game

    def position_in(self, game: Game) -> Position | None:
        dump = msgspec.json.decode(self.position)
        return None if dump is None else game.load(dump)


class LiveTable:
    """`lock` serialises what happens here; `table` is always what is on disk."""

    def __init__(self, table: Table, created: int, entries: list[LogEntry]) -> None:
        self.table = table
        self.created = created
        self.lock = asyncio.Lock()
        self.watchers: set[TableSocket] = set()
        self._left: dict[str, float] = {}  # when seated guests last stopped watching
        self.participants_version = 0  # grows when a seat changes hands, and when the game begins or ends
        self.recent: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)  # as text, which takes little memory
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.claimed_until = 0
        self.others_until = 0  # another process thinks here; it is not asked again before then
        self.idle_since: float | None = None
        self._sent: dict[tuple[str, str], int] = {}  # by guest and id of a message: the entry it became
        self._public: Fields | None = None  # what is public in this position
        self._views: dict[int | None, msgspec.Raw] = {}
        self._odds: dict[int | None, msgspec.Raw] = {}
        self._redacted: dict[tuple[int, int | None], msgspec.Raw] = {}  # by entry and seat
        self._for_spectators: dict[int | None, bytes] = {}  # by `since`: they all get the same
        self._shared_since = 0
        self._public_state: TableState | None = None  # the table for people without a seat, until `notify`
        self._last_redacted: RedactedEntry | None = None
        self._remember(entries)

    # ------------------------------------------------------------------------- the next entry

    def after(self, entry: AnyEntry, position: Position | None) -> tuple[Table, TableRow]:
        """The table with one more entry, and the row to store; this one stays as it is."""
        now = self.table
        table = Table(now.id, now.game, now.state.copied(), now.seq, now.position)
        table.apply(entry, position)
        return table, self.row(table, entry.at)

    def row(self, table: Table, at: int) -> TableRow:
        summary = msgspec.json.encode(redaction.summary(table, self.created, at)).decode()
        snapshot = Snapshot(table.state, _dump(table.position))
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

    def move_on(self, table: Table, entries: list[LogEntry]) -> None:
        """The entries are on disk: now the table is as they make it, and all watchers learn of it."""
        if table.position is not self.table.position or table.running != self.table.running:
            self._forget_views()
        if _participants(table) != _participants(self.table):
            self.participants_version += 1
        self.table = table
        self._remember(entries)
        self.notify()

    def rewrite(self, table: Table, bodies: dict[int, str]) -> None:
        """A person was forgotten: the same table without a name, and these entries with other texts."""
        self.table = table
        for place, (seq, body) in enumerate(self.recent):
            self.recent[place] = (seq, bodies.get(seq, body))
        self._redacted.clear()
        self._last_redacted = None
        self.notify()

    def _remember(self, entries: list[LogEntry]) -> None:
        for seq, entry, body, events in entries:
            self.recent.append((seq, body))
            if events is not None:  # it was made just now, and all watchers will ask for it
                self._last_redacted = RedactedEntry(self.table.game, seq, entry, events)
            if entry.ref:
                self._sent[entry.by, entry.ref] = seq
        while len(self._sent) > REMEMBERED:
            del self._sent[next(iter(self._sent))]

    def sent_before(self, guest: str, id: str) -> int | None:
        """The entry that this very message already became."""
        return self._sent.get((guest, id))

    # ----------------------------------------------------------------------------- watchers

    def add_watcher(self, watcher: TableSocket) -> None:
        """All are notified, unless the same guest watches already."""
        is_new = all(other.guest != watcher.guest for other in self.watchers)
        self.watchers.add(watcher)
        self._public_state = None
        self.notify() if is_new else watcher.wake()

    def remove_watcher(self, watcher: TableSocket) -> None:
        self.watchers.discard(watcher)
        if self.table.seats_of(watcher.guest):
            self._left[watcher.guest] = time.monotonic()
        self._public_state = None
        if all(other.guest != watcher.guest for other in self.watchers):
            self.notify()

    def has_present(self, guest: str) -> bool:
        """Whether this guest watches, or did so a moment ago: a page may be loading anew."""
        if any(watcher.guest == guest and not watcher.is_silent for watcher in self.watchers):
            return True
        return time.monotonic() - self._left.get(guest, float("-inf")) < RETURNS

    def notify(self) -> None:
        """Wake all watchers."""
        self._public_state = None
        self._for_spectators.clear()
        for watcher in self.watchers:
            watcher.wake()

    def spectators(self) -> int:
        seated = {seat.guest for seat in self.table.state.seats if seat.guest}
        return sum([watcher.guest not in seated for watcher in self.watchers])

    # ------------------------------------------------------------------------------ updates

    def update(self, guest: str, seat: int | None, since: int | None, now: int) -> bytes:
        """The table as this guest may see it now, and what happened after entry `since`."""
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
                newest = range(since - table.seq, 0)  # places in `recent` from its end
                entries = [self._entry(*self.recent[place], seat) for place in newest]
        if self._public_state is None:
            connected = frozenset(watcher.guest for watcher in self.watchers if not watcher.is_silent)
            self._public_state = redaction.table_state(table, connected, self.spectators())
        return Update(
            seq=table.seq,
            table=redaction.state_for(guest, self._public_state, table, now),
            shown=seat,
            view=self.view(seat),
            odds=self.odds(seat),
            entries=entries,
            missed=missed,
        )

    def _entry(self, seq: int, body: str, seat: int | None) -> msgspec.Raw:
        """An entry as a seat may know it; made once for all who may know the same."""
        if (seq, seat) not in self._redacted:
            if len(self._redacted) > MOST_REDACTED:
                self._redacted.clear()
            entry = self._last_redacted
            if entry is None or entry.seq != seq:
                entry = self._last_redacted = RedactedEntry(self.table.game, seq, decode(body, seq))
            shown = msgspec.Raw(encoder.encode(entry.known_to(seat)))
            for other in entry.same_for(seat, len(self.table.state.seats)):
                self._redacted[seq, other] = shown
        return self._redacted[seq, seat]

    def view(self, seat: int | None) -> msgspec.Raw:
        """The game as a seat may see it; made once for each position."""
        if seat not in self._views:
            position = self.table.position
            if position is None:
                return NOTHING
            if self._public is None:
                self._public = position.public_fields()
            self._views[seat] = msgspec.Raw(self._public.covered_by(position.seat_fields(seat)))
        return self._views[seat]

    def odds(self, seat: int | None) -> msgspec.Raw:
        """Where the table has aids: the odds as far as a seat knows; made once for each position."""
        position = self.table.position
        if position is None or not self.table.running or not self.table.state.settings.aids:
            return NOTHING
        if position.game.rules.shared_knowledge:
            seat = None
        if seat not in self._odds:
            self._odds[seat] = msgspec.Raw(position.odds_text(seat))
        return self._odds[seat]

    def _forget_views(self) -> None:
        self._public = None
        self._views.clear()
        self._odds.clear()


def _dump(position: Position | None) -> msgspec.Raw:
    return NOTHING if position is None else msgspec.Raw(position.dump_text())


def _participants(table: Table) -> list[str]:
    """What decides who may see what."""
    return [table.state.status, *[seat.guest for seat in table.state.seats]]
