"""A log without a person: name and words go, seats and decisions stay, so that others' games stay whole.

A person who was forgotten has an empty name. Whoever shows it says "a player".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from argosy.table.entries import AnyEntry, Opened, Removed, Said, Sat, Started, Stood
from argosy.table.settings import Settings
from argosy.table.table import State

NOBODY = ""


def without(guest: str, log: Iterable[tuple[int, AnyEntry]]) -> Iterator[tuple[int, AnyEntry]]:
    """The entries that change by it, with their numbers."""
    seats: dict[int, str] = {}  # who has which seat
    for seq, entry in log:
        _follow(seats, entry)
        changed = _changed(guest, seats, entry)
        if changed is not entry:
            yield seq, changed


def _follow(seats: dict[int, str], entry: AnyEntry) -> None:
    if isinstance(entry, Opened):
        mine = [number for number, seat in enumerate(entry.settings.seats) if seat.kind == "me"]
        seats.update(dict.fromkeys(mine, entry.by))
        seats.update({number: guest for number, (guest, _) in entry.seated.items()})
    elif isinstance(entry, Sat):
        seats[entry.seat] = entry.by
    elif isinstance(entry, Stood | Removed):
        seats.pop(entry.seat, None)


def _changed(guest: str, seats: dict[int, str], entry: AnyEntry) -> AnyEntry:
    match entry:
        case Opened():
            seated = {
                seat: (whose, NOBODY if whose == guest else name)
                for seat, (whose, name) in entry.seated.items()
            }
            if entry.by == guest:
                return replace(entry, name=NOBODY, settings=_nameless(entry.settings), seated=seated)
            return replace(entry, seated=seated) if seated != entry.seated else entry
        case Sat() if entry.by == guest:
            return replace(entry, name=NOBODY)
        case Said() if entry.by == guest:
            return replace(entry, name=NOBODY, text=NOBODY)
        case Started() if guest in seats.values():
            names = [NOBODY if seats.get(seat) == guest else name for seat, name in enumerate(entry.names)]
            return replace(entry, names=tuple(names))
        case _:
            return entry


def _nameless(settings: Settings) -> Settings:
    return replace(settings, seats=tuple(replace(seat, name=NOBODY) for seat in settings.seats))


def state_without(guest: str, state: State) -> State:
    """A table's state without the person's name."""
    changed = state.copied()
    if changed.host == guest:
        changed.host_name, changed.settings = NOBODY, _nameless(changed.settings)
    for seat in changed.seats:
        if seat.guest == guest:
            seat.name = NOBODY
    return changed
