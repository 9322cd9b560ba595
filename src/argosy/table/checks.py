"""The checks that commands share: each returns quietly or raises Refused with a reason."""

from __future__ import annotations

from argosy.table.errors import Forbidden, Refused
from argosy.table.table import Seat, Table


def check_seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.state.seats):
        raise Refused("no-seat", f"there is no seat {number}")
    return table.state.seats[number]


def check_seat_of(table: Table, guest: str, number: int) -> None:
    seat = check_seat(table, number)
    if not guest or seat.guest != guest or seat.resigned:
        raise Forbidden("not-yours", "that seat is not yours")


def check_host(table: Table, guest: str) -> None:
    if not guest or guest != table.state.host:
        raise Forbidden("not-host", "only the host can do that")


def check_open(table: Table) -> None:
    if table.state.status != "open":
        raise Refused("begun", "the game has begun")


def check_running(table: Table, paused_too: bool = False) -> None:
    if not table.running:
        raise Refused(
            "not-running", "the game has not begun" if table.state.status == "open" else "it is over"
        )
    if not paused_too and table.state.paused_at is not None:
        raise Refused("paused", "the host has paused the game")


def check_no_request(table: Table) -> None:
    if table.state.request is not None:
        raise Refused("request-open", "another request is still open")


def check_timely(table: Table, seat: int, seq: int) -> None:
    """A decision is about what its sender saw: refuse it if that has changed for the seat since."""
    if seq > table.seq:
        raise Refused("future", f"the log ends with entry {table.seq}")
    if seq < table.state.waiting[seat].since:
        raise Refused("late", "something happened since; look again")


def check_plays(table: Table, guest: str, seat: int) -> None:
    """Refuse where this person does not decide for this seat, or nobody does now."""
    check_seat_of(table, guest, seat)
    check_running(table)
    if table.state.seats[seat].level:
        raise Refused("bot-plays", "a bot plays for this seat; take it back with 'restore' first")


def check_may_watch(table: Table, guest: str) -> None:
    """Refuse those who may not see this table at all."""
    if table.state.settings.spectators or table.state.status == "open":
        return
    if guest != table.state.host and not table.seats_of(guest):
        raise Forbidden("no-spectators", "this table is for those who sit at it")
