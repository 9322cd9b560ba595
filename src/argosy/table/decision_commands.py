"""Commands about the game itself: deciding, trying out, taking back. Nothing here changes a table."""

from __future__ import annotations

import secrets

from argosy.core.chains import NO_STEPS, play_chain
from argosy.core.decisions import informs, redealt
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.table import previews
from argosy.table import protocol as m
from argosy.table.checks import check_no_request, check_plays, check_running, check_seat_of, check_timely
from argosy.table.entries import Adopted, Answered, Composing, Decided, Requested, Undone
from argosy.table.errors import Refused
from argosy.table.prepared import Outcome, Prepared, Sender, TakesBack
from argosy.table.table import Draft, Table

SEED_BITS = 62


def decide(table: Table, sender: Sender, command: m.Decide) -> Prepared:
    check_plays(table, sender.guest, command.seat)
    check_timely(table, command.seat, command.seq)
    steps = [command.action] if isinstance(command.action, str) else command.action
    return _played(table, command.seat, steps, sender.stamp)


def decide_for(table: Table, seat: int, steps: list[str], how: str, now: int) -> Prepared:
    """A bot's decision."""
    check_running(table)
    return _played(table, seat, steps, {"at": now, "how": how})


def tried(table: Table, guest: str, message: m.Try) -> m.Tried:
    """What steps lead to, and of what would happen only what is certain."""
    check_seat_of(table, guest, message.seat)
    check_running(table)
    check_timely(table, message.seat, message.seq)
    assert table.position is not None
    draft = table.drafts[message.seat] = _after(table, message.seat, message.steps)
    chain = draft.chain
    if chain.whole is not None:
        there, certain, runs = previews.ahead(table.position, message.seat, [chain.whole, *message.then])
        ways = previews.ways(there, message.seat, message.along) if message.along else []
        return m.Tried(
            id=message.id,
            action=chain.whole,
            brings=[event.to_json() for event in certain],
            runs=runs,
            ways=ways,
        )
    can = draft.world.decision_view(message.seat)
    return m.Tried(id=message.id, choices=can["choices"], draft=can.get("draft"))


def composing(table: Table, guest: str, seat: int, now: int) -> Prepared | None:
    """The entry by which bots wait longer for an answer in the making; None where they would not."""
    check_plays(table, guest, seat)
    if not table.may_compose(seat, now):
        return None
    return Prepared(Composing(seat=seat, at=now, by=guest))


def _played(table: Table, seat: int, steps: list[str], stamp: Json) -> Prepared:
    assert table.position is not None
    _, _, after, chain = _after(table, seat, steps)
    if chain.whole is None:
        raise Refused("unfinished", "these steps are not yet an action; 'try' says how they can go on")
    entry = Decided(
        seat=seat,
        action=chain.whole,
        events=tuple(map(str, chain.events)),
        informs=informs(table.position, after),
        **stamp,
    )
    return Prepared(entry, after, chain.events)


def _after(table: Table, seat: int, steps: list[str]) -> Draft:
    """Where steps lead. A client that tries them out one by one has each of them played once."""
    assert table.position is not None
    draft = table.drafts.get(seat)
    if draft is None or draft.origin is not table.position:
        draft = Draft(table.position, [], table.position, NO_STEPS)
    if draft.steps == steps:
        return draft
    if draft.chain.whole is not None or draft.steps != steps[:-1]:
        draft = Draft(table.position, [], table.position, NO_STEPS)
    world = draft.world.copy()
    return Draft(table.position, steps, world, play_chain(world, seat, steps[len(draft.steps) :]))


def adoption(table: Table, now: int) -> Prepared | None:
    """The entry by which a game that began under other rules goes on."""
    version = table.game.rules.version
    if table.position is None or not table.running or table.state.rules == version:
        return None
    return Prepared(Adopted(at=now, rules=version, position=table.position.dump()), table.position)


# -------------------------------------------------------------------------------- taking back


def undo(table: Table, sender: Sender, command: m.Undo) -> Outcome:
    check_seat_of(table, sender.guest, command.seat)
    check_running(table)
    if not table.state.settings.undo:
        raise Refused("no-undo", "at this table nothing is taken back")
    if command.seq < max((made.seq for made in table.state.made), default=0):
        raise Refused("late", "something happened since; look again")
    found = undoable(table, command.seat, command.turn)
    if found is None:
        raise Refused("nothing-to-undo", "this seat has decided nothing that can be taken back")
    first, free = found
    if not free and table.other_persons(sender.guest):
        check_no_request(table)
        return Prepared(Requested(seat=command.seat, what="undo", first=first, **sender.stamp))

    def complete(before: Position) -> Prepared:
        seed, position = (None, before) if free else _dealt_anew(table, first, before)
        return Prepared(Undone(seat=command.seat, first=first, redeal=seed, **sender.stamp), position)

    return TakesBack(first, complete)


def undoable(table: Table, seat: int, turn: bool = False) -> tuple[int, bool] | None:
    """The first decision an undo would take back, and whether freely; None if there is none.

    It is no second chance: where no other person can agree, a decision by which cards were seen stands,
    unless the table is for practice. What was decided before a change of the rules stands, too.
    """
    made, settings = table.state.made, table.state.settings
    first = next((n for n in range(len(made) - 1, -1, -1) if made[n].seat == seat), None)
    if first is None or not table.running or not settings.undo:
        return None
    free = _is_free(table, first, seat)
    second_chance = settings.practice or settings.lesson or table.other_persons(table.state.seats[seat].guest)
    if not second_chance and any(later.informs for later in made[first:]):
        return None
    while free and turn and first > 0 and _is_free(table, first - 1, seat):
        first -= 1
    at = made[first].seq
    return (at, free) if at > table.state.since_rules else None


def _is_free(table: Table, index: int, seat: int) -> bool:
    """Whether only this seat decided from there on, and nobody learned anything by it."""
    return all(made.seat == seat and not made.informs for made in table.state.made[index:])


def _has_informed(table: Table, first: int) -> bool:
    """Whether anybody learned anything by a decision from that entry on."""
    return any(made.informs for made in table.state.made if made.seq >= first)


def _dealt_anew(table: Table, first: int, before: Position) -> tuple[int | None, Position]:
    """The position before a decision. Cards seen since are dealt anew: having seen them helps nobody."""
    if table.state.settings.lesson:  # a lesson goes on with the cards it was made for
        return None, before
    if not _has_informed(table, first):
        return None, before
    seed = secrets.randbits(SEED_BITS)
    return seed, redealt(before, seed)


def abort(table: Table, sender: Sender, command: m.Abort) -> Prepared:
    check_seat_of(table, sender.guest, command.seat)
    check_running(table, paused_too=True)
    check_no_request(table)
    return Prepared(Requested(seat=command.seat, what="abort", **sender.stamp))


def answer(table: Table, sender: Sender, command: m.Answer) -> Outcome:
    check_seat_of(table, sender.guest, command.seat)
    request = table.state.request
    if request is None or request.number != command.request:
        raise Refused("no-request", "that request is no longer open")
    if command.seat not in request.waits_for:
        raise Refused("no-request", "this seat is not asked, or has answered")
    entry: Json = {"seat": command.seat, "yes": command.yes, **sender.stamp}
    if not command.yes:
        return Prepared(Answered(outcome="refused", **entry))
    if len(request.waits_for) > 1:
        return Prepared(Answered(outcome="open", **entry))
    if request.what != "undo":
        return Prepared(Answered(outcome="granted", **entry))

    def complete(before: Position) -> Prepared:
        seed, position = _dealt_anew(table, request.first, before)
        return Prepared(Answered(outcome="granted", redeal=seed, **entry), position)

    return TakesBack(request.first, complete)
