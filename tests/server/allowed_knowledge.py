"""What somebody at a table may know, worked out from the arbiter's log alone, and words no byte may hold."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from argosy.core.decisions import redealt
from argosy.core.events import MAX_SEATS, Event
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.store.base import Store
from argosy.table.entries import Answered, AnyEntry, Decided, Requested, Started, Undone, decode, events_of
from server.serving import Connection, Person, Served

Json = dict[str, Any]
Seat = int | None  # None: a spectator

WORD = re.compile(r"[A-Za-z0-9_-]+")
TALK = {"offer", "accept", "decline", "withdraw", "choose", "claim"}  # what private talk keeps between two
HEARD = {"offer", "answer", "decline", "withdraw", "deal"}  # events that tell of it

# Every field an entry of the log may show, by its kind; nothing else leaves the server.
FIELDS: dict[str, set[str]] = {
    "opened": set(),
    "sat": {"seat", "name"},
    "stood": {"seat"},
    "started": {"rules", "names"},
    "decided": {"seat", "how", "action", "events"},
    "composing": {"seat"},
    "undone": {"seat", "first"},
    "requested": {"seat", "what", "first", "of"},
    "answered": {"seat", "yes", "outcome"},
    "said": {"seat", "name", "text"},
    "chat-switched": {"on"},
    "chat-slowed": {"seconds"},
    "silenced": {"on", "seat"},
    "replaced": {"seat", "level"},
    "restored": {"seat"},
    "removed": {"seat", "level"},
    "paused": set(),
    "resumed": set(),
    "resigned": {"seat", "level"},
    "adopted": {"rules"},
    "closed": set(),
    "rematched": {"table"},
}
TABLE_FIELDS = {
    "id", "game", "status", "outcome", "winners", "host", "you_host", "seats", "decisions", "paused", "chat",
    "quiet", "slow", "request", "spectators", "rematch", "settings", "now",
}  # fmt: skip
SEAT_FIELDS = {
    "kind",
    "name",
    "level",
    "stand_in",
    "resigned",
    "connected",
    "silent",
    "yours",
    "left",
    "undo",
}


def nobody(server: Served) -> Person:
    """Somebody who has not chosen a name."""
    person = Person.__new__(Person)
    person.address, person.name, person.token = server.address, "", ""
    return person


def random_steps(position: Position, seat: int, chance: random.Random) -> list[str]:
    """One whole decision at random."""
    world, steps = position.copy(), []
    while True:
        steps.append(str(chance.choice(world.legal(seat))))
        world.play(seat, steps[-1])
        if not world.is_drafting(seat):
            return steps


class Arbiter:
    """Everything about a game: the position after each entry, and who knew which cards by then."""

    def __init__(self, game: Game, store: Store, table: str) -> None:
        self.game = game
        self.faces = frozenset(game.rules.faces) - {"venice"}  # also a word of the options
        self.log: list[tuple[int, AnyEntry]] = [(n, decode(body, n)) for n, body in store.entries(table)]
        self.entry = dict(self.log)
        self.after: dict[int, Position | None] = {0: None}
        self._views: dict[tuple[int, Seat], tuple[Any, Any]] = {}
        self._known: dict[Seat, list[frozenset[str]]] = {s: [frozenset()] for s in (None, *range(MAX_SEATS))}
        asked = 0
        for seq, entry in self.log:
            position = self.after[seq - 1]
            match entry:
                case Started():
                    position = game.load(entry.opening)
                case Decided():
                    assert position is not None
                    position = position.copy()
                    assert tuple(map(str, position.play(entry.seat, entry.action))) == entry.events
                case Requested():
                    asked = entry.first
                case Undone() | Answered(outcome="granted") if asked or isinstance(entry, Undone):
                    position = self.after[(entry.first if isinstance(entry, Undone) else asked) - 1]
                    if entry.redeal is not None:
                        assert position is not None
                        position = redealt(position, entry.redeal)
            self.after[seq] = position
            for seat, known in self._known.items():
                known.append(known[-1] | self._learned(entry, position, seat))

    def _learned(self, entry: AnyEntry, position: Position | None, seat: Seat) -> set[str]:
        faces: set[str] = set()
        if position is not None:
            record = position.state
            sees = record.known >> (MAX_SEATS if seat is None else seat) & 1 == 1
            faces = {self.game.rules.faces[face] for face in record.face[sees | (record.pool == 0)]}
        if isinstance(entry, Decided):
            for event in visible(entry, seat, self.game):
                faces |= {*(event.cards or ()), *([event.card] if event.card else [])}
        return faces

    def known(self, seats: set[Seat], seq: int) -> frozenset[str]:
        """The cards whose faces any of these seats has ever seen."""
        return frozenset().union(*(self._known[seat][seq] for seat in seats | {None}))

    def secrets(self) -> set[str]:
        """Words of the log that are nobody's to read: chance's own."""
        words = {"hidden_state", "informs"}
        for _, entry in self.log:
            if isinstance(entry, Undone | Answered) and entry.redeal is not None:
                words.add(str(entry.redeal))
        for position in self.after.values():
            if position is not None:
                words |= {str(word) for word in map(int, position.state.rng) if word > 1_000_000}
        return words

    # ------------------------------------------------------------------------- checking

    def check_text(self, text: str, seats: set[Seat], seq: int, secrets: set[str]) -> None:
        """Nothing in a text goes beyond what these seats may know after entry `seq`."""
        words = set(WORD.findall(text))
        unknown = (words & self.faces) - self.known(seats, seq)
        assert not unknown, f"{seats} after entry {seq} cannot know {unknown}: {text[:2000]}"
        assert not words & secrets, f"{words & secrets} in {text[:2000]}"

    def check_update(self, update: Json) -> None:
        """The view, the odds and the entries are those of the seat shown, and nothing beside."""
        seat, position = update["shown"], self.after[update["seq"]]
        assert update.keys() <= {
            "type", "seq", "table", "shown", "view", "odds", "entries", "missed"
        }  # fmt: skip
        if position is None:
            assert (update["view"], update["odds"]) == (None, None)
        else:
            view, odds = self._seen(update["seq"], position, seat)
            assert update["view"] == view
            assert update["odds"] == (None if position.over else odds)
        assert update["table"].keys() == TABLE_FIELDS
        assert all(place.keys() <= SEAT_FIELDS for place in update["table"]["seats"])
        for entry in update["entries"]:
            self.check_entry(entry, seat)

    def _seen(self, seq: int, position: Position, seat: Seat) -> tuple[Any, Any]:
        if (seq, seat) not in self._views:
            self._views[seq, seat] = plain(position.view(seat)), plain(position.odds(seat))
        return self._views[seq, seat]

    def check_entry(self, told: Json, seat: Seat) -> None:
        entry = self.entry[told["seq"]]
        assert told["kind"] == type(entry).__struct_config__.tag
        assert told.keys() - {"seq", "at", "kind"} <= FIELDS[told["kind"]]
        if isinstance(entry, Decided):
            events = visible(entry, seat, self.game)
            assert told["events"] == [plain(event.to_json()) for event in events]
            check_action(told["action"], entry, seat, events)


def check_action(told: str, entry: Decided, seat: Seat, events: list[Event]) -> None:
    """Another seat's action says no more than the events the seat saw."""
    if entry.seat == seat:
        assert told == entry.action
        return
    named = {event.card for event in events}
    assert told == "talk" or not is_unheard(entry, events)
    assert {word for word in WORD.findall(told) if re.fullmatch(r"[a-z]+-[0-9]{2}", word)} <= named


def is_unheard(entry: Decided, events: list[Event]) -> bool:
    """Whether it is private talk of which who saw only these events does not know what was said."""
    if entry.action.split()[0] not in TALK:
        return False
    return not any(event.kind in HEARD or event.kind.startswith("claim") for event in events)


def visible(entry: Decided, seat: Seat, game: Game) -> list[Event]:
    return [event for event in events_of(entry, game) if event.visible_to(seat)]


def plain(data: Any) -> Any:
    """As it is after a journey as JSON."""
    return json.loads(json.dumps(data))


def without_odds(text: str) -> str:
    """Odds name every card that may come, known or not; they are compared as a whole elsewhere."""
    try:
        data = json.loads(text)
    except ValueError:
        return text
    if isinstance(data, dict):
        data.pop("odds", None)
    return json.dumps(data)


def check_line(arbiter: Arbiter, line: Connection, seats: set[Seat], secrets: set[str]) -> int:
    """Every byte a socket got; how many messages that were."""
    seq = 0
    for text in line.heard:
        message = json.loads(text)
        if message["type"] == "update":
            seq = message["seq"]
            assert message["shown"] in seats | {None}
            arbiter.check_update(message)
        arbiter.check_text(
            without_odds(text), {message["shown"]} if "shown" in message else seats, seq, secrets
        )
    return len(line.heard)
