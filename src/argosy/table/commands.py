"""Which entry a command adds to a table's log, or why it is refused. Nothing here changes a table."""

from __future__ import annotations

import secrets

from argosy.core.deciding import Chain, informs, play_chain, redealt
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.players.roster import STAND_IN, check_level
from argosy.table import lessons, previews
from argosy.table import messages as m
from argosy.table.entries import (
    Adopted,
    Answered,
    AnyEntry,
    ChatSwitched,
    Closed,
    Decided,
    Paused,
    Removed,
    Replaced,
    Requested,
    Resigned,
    Restored,
    Resumed,
    Said,
    Sat,
    Started,
    Stood,
    Undone,
)
from argosy.table.errors import Forbidden, Refused
from argosy.table.table import Draft, Prepared, Rewind, Seat, Table

SEED_BITS = 62


def prepare(table: Table, guest: str, name: str, command: m.Command, stamp: Json, rewind: Rewind) -> Prepared:
    """The entry this command adds, or Refused. `stamp` is what every entry has: at, by and ref."""
    match command:
        case m.Decide():
            return _decide(table, guest, command, stamp)
        case m.Undo():
            return _undo(table, guest, command, stamp, rewind)
        case m.Answer():
            return _answer(table, guest, command, stamp, rewind)
        case m.Rematch():
            raise TypeError("a rematch makes a table: see Harbour.rematch")
        case _:
            return Prepared(_company(table, guest, name, command, stamp))


def decide_for(table: Table, seat: int, steps: list[str], how: str, now: int) -> Prepared:
    """A bot's decision."""
    _check_running(table)
    return _played(table, seat, steps, {"at": now, "how": how})


def tried(table: Table, guest: str, message: m.Try) -> m.Tried:
    """What steps lead to, and of what would happen only what is certain."""
    _check_seat_of(table, guest, message.seat)
    _check_running(table)
    _check_timely(table, message.seat, message.seq)
    assert table.position is not None
    world, chain = _after(table, message.seat, message.steps)
    if chain.whole is not None:
        certain = previews.brings(table.position, message.seat, message.steps)
        return m.Tried(
            id=message.id,
            action=chain.whole,
            brings=[event.to_json() for event in certain],
            runs=previews.runs(table.position, message.seat, certain),
        )
    can = world.open_to(message.seat)
    return m.Tried(id=message.id, choices=can["choices"], draft=can.get("draft"))


def adoption(table: Table, now: int) -> Prepared | None:
    """The entry by which a game that began under other rules goes on."""
    version = table.game.rules.version
    if table.position is None or not table.running or table.state.rules == version:
        return None
    return Prepared(Adopted(at=now, rules=version, position=table.position.dump()), table.position)


def check_plays(table: Table, guest: str, seat: int) -> None:
    """Refuse where this person does not decide for this seat, or nobody does now."""
    _check_seat_of(table, guest, seat)
    _check_running(table)
    if table.state.seats[seat].level:
        raise Refused("bot-plays", "a bot plays for this seat; take it back with 'restore' first")


def _decide(table: Table, guest: str, command: m.Decide, stamp: Json) -> Prepared:
    check_plays(table, guest, command.seat)
    _check_timely(table, command.seat, command.seq)
    steps = [command.action] if isinstance(command.action, str) else command.action
    return _played(table, command.seat, steps, stamp)


def _played(table: Table, seat: int, steps: list[str], stamp: Json) -> Prepared:
    assert table.position is not None
    after, chain = _after(table, seat, steps)
    if chain.whole is None:
        raise Refused("unfinished", "these steps are not yet an action; 'try' says how they can go on")
    entry = Decided(
        seat=seat,
        action=chain.whole,
        events=tuple(map(str, chain.events)),
        informs=informs(table.position, after),
        **stamp,
    )
    return Prepared(entry, after)


def _after(table: Table, seat: int, steps: list[str]) -> tuple[Position, Chain]:
    """Where steps lead. Who tries them out one by one takes each of them once."""
    assert table.position is not None
    draft = table.drafts.get(seat)
    if draft is None or draft.origin is not table.position or draft.steps != steps[:-1]:
        draft = Draft(table.position, [], table.position)
    world = draft.world.copy()
    chain = play_chain(world, seat, steps[len(draft.steps) :])
    if chain.whole is None:
        table.drafts[seat] = Draft(table.position, steps, world)
    return world, chain


def _undo(table: Table, guest: str, command: m.Undo, stamp: Json, rewind: Rewind) -> Prepared:
    _check_seat_of(table, guest, command.seat)
    _check_running(table)
    if not table.state.settings.undo:
        raise Refused("no-undo", "at this table nothing is taken back")
    if command.seq < max((made.seq for made in table.state.made), default=0):
        raise Refused("late", "something happened since; look again")
    found = undoable(table, command.seat, command.turn)
    if found is None:
        raise Refused("nothing-to-undo", "this seat has decided nothing that can be taken back")
    at, free = found
    others = table.other_persons(guest)
    if free:
        return Prepared(Undone(seat=command.seat, first=at, **stamp), rewind(at))
    if others:
        _check_no_request(table)
        return Prepared(Requested(seat=command.seat, what="undo", first=at, **stamp))
    seed, position = _taken_back(table, at, rewind)
    return Prepared(Undone(seat=command.seat, first=at, redeal=seed, **stamp), position)


def undoable(table: Table, seat: int, turn: bool = False) -> tuple[int, bool] | None:
    """The first decision an undo would take back, and whether freely; None if there is none.

    What was decided before a change of the rules stands.
    """
    made = table.state.made
    first = next((n for n in range(len(made) - 1, -1, -1) if made[n].seat == seat), None)
    if first is None or not table.running or not table.state.settings.undo:
        return None
    free = _is_free(table, first, seat)
    while free and turn and first > 0 and _is_free(table, first - 1, seat):
        first -= 1
    at = made[first].seq
    return (at, free) if at > table.state.since_rules else None


def _is_free(table: Table, index: int, seat: int) -> bool:
    """Whether only this seat decided from there on, and nobody learned anything by it."""
    return all(made.seat == seat and not made.informs for made in table.state.made[index:])


def _taken_back(table: Table, first: int, rewind: Rewind) -> tuple[int | None, Position]:
    """The position before a decision; what was seen since helps nobody, for it is dealt anew."""
    position = rewind(first)
    if table.state.settings.lesson:  # a lesson goes on with the cards it was made for
        return None, position
    if not any(made.informs for made in table.state.made if made.seq >= first):
        return None, position
    seed = secrets.randbits(SEED_BITS)
    return seed, redealt(position, seed)


def _answer(table: Table, guest: str, command: m.Answer, stamp: Json, rewind: Rewind) -> Prepared:
    _check_seat_of(table, guest, command.seat)
    request = table.state.request
    if request is None or request.number != command.request:
        raise Refused("no-request", "that request is no longer open")
    if command.seat not in request.waits_for:
        raise Refused("no-request", "this seat is not asked, or has answered")
    entry: Json = {"seat": command.seat, "yes": command.yes, **stamp}
    if not command.yes:
        return Prepared(Answered(outcome="refused", **entry))
    if len(request.waits_for) > 1:
        return Prepared(Answered(outcome="open", **entry))
    if request.what == "abort":
        return Prepared(Answered(outcome="granted", **entry))
    seed, position = _taken_back(table, request.first, rewind)
    return Prepared(Answered(outcome="granted", redeal=seed, **entry), position)


def _company(table: Table, guest: str, name: str, command: m.Command, stamp: Json) -> AnyEntry:
    """Commands that leave the position alone."""
    match command:
        case m.Abort():
            _check_seat_of(table, guest, command.seat)
            _check_running(table, paused_too=True)
            _check_no_request(table)
            return Requested(seat=command.seat, what="abort", **stamp)
        case m.Resign():
            return _resign(table, guest, command.seat, stamp)
        case m.Say():
            return _say(table, guest, name, command.text, stamp)
        case m.SwitchChat():
            _check_host(table, guest)
            return ChatSwitched(on=command.on, **stamp)
        case m.Stand():
            _check_open(table)
            _check_seat_of(table, guest, command.seat)
            return Stood(seat=command.seat, **stamp)
        case m.Close():
            _check_host(table, guest)
            _check_open(table)
            return Closed(**stamp)
        case m.Replace():
            return _replace(table, guest, command, stamp)
        case m.Restore():
            return _restore(table, guest, command.seat, stamp)
        case m.Remove():
            return _remove(table, guest, command.seat, stamp)
        case m.Pause():
            if command.on or not table.seats_of(guest):  # who plays may go on, should the host be gone
                _check_host(table, guest)
            _check_running(table, paused_too=True)
            if command.on == (table.state.paused_at is not None):
                raise Refused("paused", "it is so already")
            return Paused(**stamp) if command.on else Resumed(**stamp)
        case _:
            raise TypeError(f"{type(command).__name__} is prepared elsewhere")


def sit(table: Table, guest: str, name: str, seat: int | None, invited: int | None, stamp: Json) -> Prepared:
    """`invited` is the seat that the person's invitation names."""
    _check_open(table)
    free = [n for n, at in enumerate(table.state.seats) if at.kind == "open" or n == invited]
    free = [n for n in free if table.state.seats[n].kind in {"open", "reserved"}]
    if seat is None and invited is not None:
        seat = invited
    if seat is None and free:
        seat = free[0]
    if seat is None:
        raise Refused("no-seat", "no seat is free")
    if not 0 <= seat < len(table.state.seats):
        raise Refused("no-seat", f"there is no seat {seat}")
    if seat not in free:
        reserved = table.state.seats[seat].kind == "reserved"
        raise Refused("no-seat", "that seat is reserved: use its own link" if reserved else "it is taken")
    return Prepared(Sat(seat=seat, name=name, **stamp))


def start(
    table: Table, guest: str, stamp: Json, seed: int | None = None, position: Position | None = None
) -> Prepared:
    """The game begins as its rules say, or with a position that was handed over."""
    _check_host(table, guest)
    _check_open(table)
    empty = [n for n, seat in enumerate(table.state.seats) if seat.kind in {"open", "reserved"}]
    if empty:
        raise Refused("empty-seats", f"nobody sits at {', '.join(map(str, empty))} yet")
    settings = table.state.settings
    if position is None and settings.lesson:
        position = lessons.opening(table.game)
    if position is None:
        position = table.game.new(len(settings.seats), seed=seed, options=settings.options)
    elif position.players != len(settings.seats):
        raise Refused("settings", f"the position is one of {position.players} players")
    names = tuple(seat.name for seat in table.state.seats)
    entry = Started(rules=table.game.rules.version, names=names, opening=position.dump(), **stamp)
    return Prepared(entry, position)


def _resign(table: Table, guest: str, seat: int, stamp: Json) -> AnyEntry:
    _check_seat_of(table, guest, seat)
    _check_running(table, paused_too=True)
    persons = [n for n, at in enumerate(table.state.seats) if at.guest and not at.resigned]
    goes_on = len(table.state.seats) > 2 and len(persons) > 1
    return Resigned(seat=seat, level=STAND_IN if goes_on else "", **stamp)


def _say(table: Table, guest: str, name: str, text: str, stamp: Json) -> AnyEntry:
    if not table.state.chat:
        raise Refused("no-chat", "the host has switched the chat off")
    tidy = " ".join(text.split())
    if not tidy or not tidy.isprintable():
        raise Refused("text", "a line of chat has characters that can be shown")
    seats = table.seats_of(guest)
    return Said(name=name, text=tidy, seat=seats[0] if seats else None, **stamp)


def _replace(table: Table, guest: str, command: m.Replace, stamp: Json) -> AnyEntry:
    seat = _check_seat(table, command.seat)
    if table.state.status == "over":
        raise Refused("over", "the game is over")
    if guest != table.state.host and (not seat.guest or seat.guest != guest):
        raise Forbidden("not-yours", "only the host, or who sits there, can ask a bot to play")
    if table.state.status == "open" and seat.guest:
        raise Refused("seat-taken", "a person sits there; the game has not begun")
    if seat.kind == "person" and seat.level:
        raise Refused("bot-plays", "a bot plays there already")
    level = command.level or STAND_IN
    check_level(table.game.name, level)
    return Replaced(seat=command.seat, level=level, **stamp)


def _restore(table: Table, guest: str, number: int, stamp: Json) -> AnyEntry:
    seat = _check_seat(table, number)
    _check_running(table, paused_too=True)
    if guest not in {table.state.host, seat.guest}:
        raise Forbidden("not-yours", "only the host, or who sat there, can give the seat back")
    if not seat.guest or not seat.level or seat.resigned:
        raise Refused("no-stand-in", "no bot plays for a person there")
    return Restored(seat=number, **stamp)


def _remove(table: Table, guest: str, number: int, stamp: Json) -> AnyEntry:
    _check_host(table, guest)
    seat = _check_seat(table, number)
    if table.state.status == "over":
        raise Refused("over", "the game is over")
    if not seat.guest or seat.guest == guest:
        raise Refused("no-person", "nobody else sits there")
    return Removed(seat=number, level=STAND_IN if table.running else "", **stamp)


def _check_seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.state.seats):
        raise Refused("no-seat", f"there is no seat {number}")
    return table.state.seats[number]


def _check_seat_of(table: Table, guest: str, number: int) -> None:
    seat = _check_seat(table, number)
    if not guest or seat.guest != guest or seat.resigned:
        raise Forbidden("not-yours", "that seat is not yours")


def _check_host(table: Table, guest: str) -> None:
    if not guest or guest != table.state.host:
        raise Forbidden("not-host", "only the host can do that")


def _check_open(table: Table) -> None:
    if table.state.status != "open":
        raise Refused("begun", "the game has begun")


def _check_running(table: Table, paused_too: bool = False) -> None:
    if not table.running:
        raise Refused(
            "not-running", "the game has not begun" if table.state.status == "open" else "it is over"
        )
    if not paused_too and table.state.paused_at is not None:
        raise Refused("paused", "the host has paused the game")


def _check_no_request(table: Table) -> None:
    if table.state.request is not None:
        raise Refused("request-open", "another request is still open")


def _check_timely(table: Table, seat: int, seq: int) -> None:
    """A decision is about what its maker saw: refuse it if that has changed for him since."""
    if seq > table.seq:
        raise Refused("future", f"the log ends with entry {table.seq}")
    if seq < table.state.waiting[seat].since:
        raise Refused("late", "something happened since; look again")
