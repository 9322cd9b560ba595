"""Commands about the people at a table: seats, bots, pauses, chat, the beginning and the end.

Nothing here changes a table.
"""

from __future__ import annotations

import base64
import secrets

from msgspec.structs import replace

from argosy.core.position import Position
from argosy.players.registry import STAND_IN, check_level
from argosy.table import entries as e
from argosy.table import lesson
from argosy.table import protocol as m
from argosy.table.checks import (
    check_host,
    check_no_request,
    check_open,
    check_running,
    check_seat,
    check_seat_of,
)
from argosy.table.errors import Forbidden, Refused
from argosy.table.prepared import Opening, Prepared, Sender
from argosy.table.settings import SeatSetting
from argosy.table.table import Seat, Table
from argosy.table.visible_text import is_visible

ID_BYTES = 10  # 80 bits: a table's id cannot be guessed, so it can be the link to a table that is not listed


# ------------------------------------------------------------------------------ before the game


def sit(table: Table, sender: Sender, command: m.Sit) -> Prepared:
    seat, invited = command.seat, sender.invited_seat(table, command.invite)
    check_open(table)
    if any(removal.guest == sender.guest for removal in table.state.removed):
        raise Forbidden("removed", "the host has taken your seat away")
    free = [n for n, at in enumerate(table.state.seats) if at.kind == "open" or n == invited]
    free = [n for n in free if table.state.seats[n].kind in {"open", "reserved"}]
    if seat is None and invited is not None:
        seat = invited
    if seat is None and free:
        seat = free[0]
    if seat is None:
        raise Refused("no-seat", "no seat is free")
    check_seat(table, seat)
    if seat not in free:
        reserved = table.state.seats[seat].kind == "reserved"
        raise Refused("no-seat", "that seat is reserved: use its own link" if reserved else "it is taken")
    return Prepared(e.Sat(seat=seat, name=sender.name, **sender.stamp))


def stand(table: Table, sender: Sender, command: m.Stand) -> Prepared:
    check_open(table)
    check_seat_of(table, sender.guest, command.seat)
    return Prepared(e.Stood(seat=command.seat, **sender.stamp))


def close(table: Table, sender: Sender, command: m.Close) -> Prepared:
    del command
    check_host(table, sender.guest)
    check_open(table)
    return Prepared(e.Closed(**sender.stamp))


def start(table: Table, sender: Sender, command: m.Start) -> Prepared:
    """The game begins as its rules say."""
    del command
    check_host(table, sender.guest)
    check_open(table)
    empty = [n for n, seat in enumerate(table.state.seats) if seat.kind in {"open", "reserved"}]
    if empty:
        raise Refused("empty-seats", f"nobody sits at {', '.join(map(str, empty))} yet")
    settings = table.state.settings
    if settings.lesson:
        return start_from(table, sender, lesson.opening(table.game))
    return start_from(table, sender, table.game.new(len(settings.seats), options=settings.options))


def start_from(table: Table, sender: Sender, position: Position) -> Prepared:
    """The game begins with this position."""
    if position.players != len(table.state.seats):
        raise Refused("settings", f"the position is one of {position.players} players")
    names = tuple(seat.name for seat in table.state.seats)
    rules = table.game.rules.version
    return Prepared(e.Started(rules=rules, names=names, opening=position.dump(), **sender.stamp), position)


# ------------------------------------------------------------------------------ during the game


def resign(table: Table, sender: Sender, command: m.Resign) -> Prepared:
    check_seat_of(table, sender.guest, command.seat)
    check_running(table, paused_too=True)
    persons = [n for n, at in enumerate(table.state.seats) if at.guest and not at.resigned]
    goes_on = len(table.state.seats) > 2 and len(persons) > 1
    return Prepared(e.Resigned(seat=command.seat, level=STAND_IN if goes_on else "", **sender.stamp))


def pause(table: Table, sender: Sender, command: m.Pause) -> Prepared:
    if command.on or not table.seats_of(sender.guest):  # any player may resume, should the host be gone
        check_host(table, sender.guest)
    check_running(table, paused_too=True)
    if command.on == (table.state.paused_at is not None):
        raise Refused("paused", "it is so already")
    return Prepared(e.Paused(**sender.stamp) if command.on else e.Resumed(**sender.stamp))


def replace_person(table: Table, sender: Sender, command: m.Replace) -> Prepared:
    seat = check_seat(table, command.seat)
    if table.state.status == "over":
        raise Refused("over", "the game is over")
    if sender.guest != table.state.host and (not seat.guest or seat.guest != sender.guest):
        raise Forbidden("not-yours", "only the host, or the person who sits there, can ask a bot to play")
    if table.state.status == "open" and seat.guest:
        raise Refused("seat-taken", "a person sits there; the game has not begun")
    if seat.kind == "person" and seat.level:
        raise Refused("bot-plays", "a bot plays there already")
    level = command.level or STAND_IN
    check_level(table.game.name, level)
    if (request := _consent(table, sender, command.seat, "replace", level)) is not None:
        return request
    return Prepared(e.Replaced(seat=command.seat, level=level, **sender.stamp))


def _consent(table: Table, sender: Sender, number: int, what: str, level: str) -> Prepared | None:
    """Who plays and is here loses the seat only if the others agree; who is gone needs not be asked."""
    seat = table.state.seats[number]
    if not table.running or seat.resigned or seat.guest in {"", sender.guest}:
        return None
    if not sender.is_present(seat.guest):
        return None
    check_no_request(table)
    own = table.seats_of(sender.guest)
    asks = own[0] if own else number
    return Prepared(e.Requested(seat=asks, what=what, of=number, level=level, **sender.stamp))


def restore(table: Table, sender: Sender, command: m.Restore) -> Prepared:
    seat = check_seat(table, command.seat)
    check_running(table, paused_too=True)
    if sender.guest not in {table.state.host, seat.guest}:
        raise Forbidden("not-yours", "only the host, or the person who sat there, can give the seat back")
    if not seat.guest or not seat.level or seat.resigned:
        raise Refused("no-stand-in", "no bot plays for a person there")
    return Prepared(e.Restored(seat=command.seat, **sender.stamp))


def remove(table: Table, sender: Sender, command: m.Remove) -> Prepared:
    check_host(table, sender.guest)
    seat = check_seat(table, command.seat)
    if table.state.status == "over":
        raise Refused("over", "the game is over")
    if not seat.guest or seat.guest == sender.guest:
        raise Refused("no-person", "nobody else sits there")
    if (request := _consent(table, sender, command.seat, "remove", STAND_IN)) is not None:
        return request
    return Prepared(e.Removed(seat=command.seat, level=STAND_IN if table.running else "", **sender.stamp))


# -------------------------------------------------------------------------------- at any time


def say(table: Table, sender: Sender, command: m.Say) -> Prepared:
    if not table.state.chat:
        raise Refused("no-chat", "the host has switched the chat off")
    outside = sender.guest != table.state.host and not table.seats_of(sender.guest)
    if sender.guest in table.state.silent or (outside and table.state.quiet):
        raise Forbidden("silent", "the host has taken you out of the chat")
    before = table.state.spoke.get(sender.guest)
    if before is not None and (wait := before + 1000 * table.state.slow - sender.at) > 0:
        seconds = -(-wait // 1000)
        raise Refused("slow-chat", f"the chat is slow here: wait {seconds} s for your next line", seconds)
    tidy = " ".join(command.text.split())
    if not is_visible(tidy):
        raise Refused("text", "a line of chat has characters that can be shown")
    seats = table.seats_of(sender.guest)
    return Prepared(e.Said(name=sender.name, text=tidy, seat=seats[0] if seats else None, **sender.stamp))


def switch_chat(table: Table, sender: Sender, command: m.SwitchChat) -> Prepared:
    check_host(table, sender.guest)
    return Prepared(e.ChatSwitched(on=command.on, **sender.stamp))


def slow_chat(table: Table, sender: Sender, command: m.SlowChat) -> Prepared:
    check_host(table, sender.guest)
    return Prepared(e.ChatSlowed(seconds=command.seconds, **sender.stamp))


def silence(table: Table, sender: Sender, command: m.Silence) -> Prepared:
    check_host(table, sender.guest)
    if command.seat is not None:
        guest = check_seat(table, command.seat).guest
        if not guest or guest == sender.guest:
            raise Refused("no-person", "nobody else sits there")
    return Prepared(e.Silenced(seat=command.seat, on=command.on, **sender.stamp))


# ------------------------------------------------------------------------------ after the game


def rematch(table: Table, sender: Sender, command: m.Rematch) -> Prepared:
    """A new table and the old one's last entry, both or neither."""
    del command
    if table.state.status != "over":
        raise Refused("not-over", "the game is not over yet")
    if sender.guest != table.state.host and not table.seats_of(sender.guest):
        raise Forbidden("not-yours", "only those who sat at the table can ask for a rematch")
    if table.state.rematch:
        raise Refused("rematch", f"there is a rematch already: {table.state.rematch}")
    id = new_id()
    opened = _opened_again(table, sender.at)
    seats = Table.opened(id, table.game, opened).state.seats
    starts = table.guests() == [table.state.host] and all(seat.kind in {"person", "bot"} for seat in seats)
    return Prepared(e.Rematched(table=id, **sender.stamp), opening=Opening(id, opened, starts))


def _opened_again(table: Table, at: int) -> e.Opened:
    """The opening of a rematch: same settings, the same people and bots in their seats."""
    state = table.state
    seated = {n: (seat.guest, seat.name) for n, seat in enumerate(state.seats) if seat.guest}
    seats = tuple(map(_seat_again, state.settings.seats, state.seats))
    settings = replace(state.settings, seats=seats, lesson=False)
    return e.Opened(
        at=at, by=state.host, settings=settings, name=state.host_name, seated=seated, before=table.id
    )


def _seat_again(chosen: SeatSetting, seat: Seat) -> SeatSetting:
    if chosen.kind == "bot":
        return SeatSetting("bot", chosen.level)
    if seat.kind == "bot" and seat.level != STAND_IN:  # one that was asked to a free seat
        return SeatSetting("bot", seat.level)
    return SeatSetting("open") if chosen.kind == "me" else chosen


def new_id() -> str:
    """The id of a new table."""
    return id_of(secrets.token_bytes(ID_BYTES))


def id_of(chance: bytes) -> str:
    """Letters and figures only: an id that began with a dash would be an option to a program."""
    return base64.b32encode(chance[:ID_BYTES]).decode().lower()
