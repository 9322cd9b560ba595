"""What happens when a seat acts. Section numbers are those of docs/port-royal.md."""

from __future__ import annotations

from argosy.core.cards import (
    DECK,
    NONE,
    PUBLIC,
    lift_top,
    move_all,
    put_last,
    shuffle_into_deck,
    take_face,
    take_first,
    turn_up,
)
from argosy.core.compiled import rule
from argosy.core.event_log import NO_AMOUNT, NO_SEAT, emit
from argosy.core.seats import left_of
from argosy.core.typing import Log

from .actions import DRAW, FIRST_CLAIM, FIRST_TAKE, KEEP, PASS, REPEL, STOP
from .cards import (
    CLAIM_EXPEDITION,
    CLAIM_PERSONS,
    COINS,
    CREW,
    KIND,
    SPENDABLE_FACE,
    TAX_ON_SWORDS,
    Crew,
    Kind,
)
from .event_kinds import EventKind
from .legal import (
    can_claim_any,
    can_repel,
    can_take_any,
    income,
    is_duplicate,
    picks_for,
    price,
    types_in_harbour,
)
from .scoring import best_score, score
from .state import (
    COINS_OF,
    DISCARD,
    DISPLAY_OF,
    HARBOUR,
    PENDING,
    POINTS_TO_END,
    ROW,
    Ending,
    Phase,
    State,
    coins,
    count_in,
)

TAX_FROM = 12
FULL_HARBOUR = 5
MOST_COUNTED = 10_000


@rule
def apply(s: State, seat: int, action: int, log: Log) -> None:
    """Carry out an action that is legal."""
    if action == DRAW:
        discover(s, log)
    elif action == STOP:
        stop(s, log)
    elif action == KEEP:
        keep(s, log)
    elif action == REPEL:
        repel(s, log)
    elif action == PASS:
        emit(log, EventKind.PASS, seat, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
        if s.phase == Phase.AFTER_BUST:
            end_turn(s, log)
        else:
            next_go(s, log)
    elif action < FIRST_CLAIM:
        take(s, seat, action - FIRST_TAKE, log)
    else:
        claim_expedition(s, seat, action - FIRST_CLAIM, log)
    skip_empty_goes(s, log)


@rule
def refill(s: State, log: Log) -> bool:
    """A9: reshuffle the discard pile when, and only when, a card is needed. False: no card is left."""
    if s.length[DECK] == 0 and s.length[DISCARD] > 0:
        shuffle_into_deck(s, DISCARD, log)
    return s.length[DECK] > 0


@rule
def gain(s: State, seat: int, amount: int, log: Log) -> None:
    """A9: coins come unseen from the draw pile, as many as there are."""
    got = 0
    while got < amount and refill(s, log):
        put_last(s, lift_top(s), COINS_OF + seat)
        got += 1
    if got > 0:
        emit(log, EventKind.GAIN, seat, NO_SEAT, NONE, got, PUBLIC)


@rule
def pay(s: State, seat: int, amount: int, log: Log) -> None:
    """R1: the oldest coins first, face up to the discard pile."""
    for _ in range(amount):
        card = take_first(s, COINS_OF + seat)
        turn_up(s, card)
        put_last(s, card, DISCARD)
        emit(log, EventKind.SPEND, seat, NO_SEAT, int(s.face[card]), NO_AMOUNT, PUBLIC)


@rule
def discover(s: State, log: Log) -> None:
    """A4: turn up the top card; a ship that can be repelled waits for a decision."""
    refill(s, log)
    card = lift_top(s)
    turn_up(s, card)
    s.drawn = min(int(s.drawn) + 1, MOST_COUNTED)  # swords allow drawing and repelling for ever
    face = int(s.face[card])
    emit(log, EventKind.REVEAL, int(s.active), NO_SEAT, face, NO_AMOUNT, PUBLIC)
    if KIND[face] == Kind.PERSON:
        dock(s, card, log)
    elif KIND[face] == Kind.EXPEDITION:
        put_last(s, card, ROW)
        emit(log, EventKind.OPEN, NO_SEAT, NO_SEAT, face, NO_AMOUNT, PUBLIC)
    elif KIND[face] == Kind.TAX:
        raise_taxes(s, face, log)
        put_last(s, card, DISCARD)  # R5: only now, so no reshuffle during its bonus includes it
    elif can_repel(s, face):
        put_last(s, card, PENDING)
    else:
        admit(s, card, log)


@rule
def dock(s: State, card: int, log: Log) -> None:
    put_last(s, card, HARBOUR)
    emit(log, EventKind.DOCK, NO_SEAT, NO_SEAT, int(s.face[card]), NO_AMOUNT, PUBLIC)


@rule
def admit(s: State, ship: int, log: Log) -> None:
    """A4: a ship that is not repelled lies in the harbour, or is a bust if its colour is there already."""
    if is_duplicate(s, int(s.face[ship])):
        go_bust(s, ship, log)
    else:
        dock(s, ship, log)


@rule
def keep(s: State, log: Log) -> None:
    ship = take_first(s, PENDING)
    emit(log, EventKind.KEEP, int(s.active), NO_SEAT, int(s.face[ship]), NO_AMOUNT, PUBLIC)
    admit(s, ship, log)


@rule
def repel(s: State, log: Log) -> None:
    ship = take_first(s, PENDING)
    put_last(s, ship, DISCARD)
    emit(log, EventKind.REPEL, int(s.active), NO_SEAT, int(s.face[ship]), NO_AMOUNT, PUBLIC)


@rule
def go_bust(s: State, ship: int, log: Log) -> None:
    """A4: discard first, then Jester coins from the active player clockwise, his own included."""
    emit(log, EventKind.BUST, int(s.active), NO_SEAT, int(s.face[ship]), NO_AMOUNT, PUBLIC)
    move_all(s, HARBOUR, DISCARD)
    put_last(s, ship, DISCARD)
    seat = int(s.active)
    for _ in range(s.players):
        pay_jesters(s, seat, log)
        seat = left_of(s, seat)
    if s.claim_after_bust and can_claim_any(s):
        s.phase = Phase.AFTER_BUST
    else:
        end_turn(s, log)


@rule
def pay_jesters(s: State, seat: int, log: Log) -> None:
    jesters = int(s.seats[seat].crew[Crew.JESTER])
    if jesters > 0:
        emit(log, EventKind.JESTER, seat, NO_SEAT, NONE, jesters, PUBLIC)
        gain(s, seat, jesters, log)


@rule
def raise_taxes(s: State, face: int, log: Log) -> None:
    """A8: first everybody is taxed, then the bonus."""
    emit(log, EventKind.TAX, int(s.active), NO_SEAT, face, NO_AMOUNT, PUBLIC)
    seat = int(s.active)
    for _ in range(s.players):
        if coins(s, seat) >= TAX_FROM:
            lost = coins(s, seat) // 2
            emit(log, EventKind.TAXED, seat, NO_SEAT, NONE, lost, PUBLIC)
            pay(s, seat, lost, log)
        seat = left_of(s, seat)
    best = tax_rank(s, 0, face)
    for other in range(1, s.players):
        best = max(best, tax_rank(s, other, face))
    for _ in range(s.players):
        if tax_rank(s, seat, face) == best:
            emit(log, EventKind.BONUS, seat, NO_SEAT, face, NO_AMOUNT, PUBLIC)
            gain(s, seat, 1, log)
        seat = left_of(s, seat)
    emit(log, EventKind.TAX_PAID, NO_SEAT, NO_SEAT, face, NO_AMOUNT, PUBLIC)


@rule
def tax_rank(s: State, seat: int, face: int) -> int:
    """A8: most swords or fewest points; everybody who ties for it gets the bonus, also at zero."""
    return int(s.seats[seat].swords) if TAX_ON_SWORDS[face] else -int(s.seats[seat].points)


@rule
def stop(s: State, log: Log) -> None:
    s.phase = Phase.TRADE
    s.picks = picks_for(s, int(s.acting), types_in_harbour(s))
    emit(log, EventKind.STOP, int(s.active), NO_SEAT, NONE, int(s.picks), PUBLIC)
    begin_go(s, log)


@rule
def begin_go(s: State, log: Log) -> None:
    """A5: Admirals and Jesters pay at the start of a go."""
    seat = int(s.acting)
    emit(log, EventKind.GO, seat, NO_SEAT, NONE, int(s.picks), PUBLIC)
    admirals = int(s.seats[seat].crew[Crew.ADMIRAL])
    if s.length[HARBOUR] >= FULL_HARBOUR and admirals > 0:
        emit(log, EventKind.ADMIRAL, seat, NO_SEAT, NONE, admirals, PUBLIC)
        gain(s, seat, 2 * admirals, log)
    if s.length[HARBOUR] == 0 and seat != s.active:
        pay_jesters(s, seat, log)


@rule
def next_go(s: State, log: Log) -> None:
    seat = left_of(s, int(s.acting))
    if seat == s.active:
        end_turn(s, log)
    else:
        s.acting = seat
        s.picks = picks_for(s, seat, types_in_harbour(s))
        begin_go(s, log)


@rule
def skip_empty_goes(s: State, log: Log) -> None:
    """R2, R7: end goes in which nothing is left to decide."""
    while s.phase == Phase.TRADE:
        if can_take_any(s) or (s.acting == s.active and can_claim_any(s)):
            return
        if s.picks > 0:
            if not s.auto_pass:
                return
            emit(log, EventKind.SKIP, int(s.acting), NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
        next_go(s, log)


@rule
def take(s: State, seat: int, face: int, log: Log) -> None:
    card = take_face(s, HARBOUR, face)
    s.picks -= 1
    if KIND[face] == Kind.SHIP:
        trade(s, seat, card, log)
    else:
        hire(s, seat, card, log)
    if seat != s.active:
        # R3: the fee comes last; A5: it moves face down and never passes the discard pile.
        put_last(s, take_first(s, COINS_OF + seat), COINS_OF + int(s.active))
        emit(log, EventKind.FEE, seat, int(s.active), NONE, 1, PUBLIC)


@rule
def trade(s: State, seat: int, ship: int, log: Log) -> None:
    """A5: the ship to the discard pile first, then its coins; R4: so it may become one of them."""
    face = int(s.face[ship])
    put_last(s, ship, DISCARD)
    amount = income(s, seat, face)
    emit(log, EventKind.TRADE, seat, NO_SEAT, face, amount, PUBLIC)
    gain(s, seat, amount, log)


@rule
def hire(s: State, seat: int, person: int, log: Log) -> None:
    """A5: pay, then the person joins the display and works at once."""
    face = int(s.face[person])
    cost = price(s, seat, face)
    emit(log, EventKind.HIRE, seat, NO_SEAT, face, cost, PUBLIC)
    pay(s, seat, cost, log)
    join(s, seat, person, log)
    if s.governor_immediate and CREW[face] == Crew.GOVERNOR:
        s.picks += 1


@rule
def join(s: State, seat: int, card: int, log: Log) -> None:
    """A card comes into a display; A10: it may be the one that makes this round the last."""
    put_last(s, card, DISPLAY_OF + seat)
    count_in(s.seats[seat], int(s.face[card]), 1)
    if not s.last_round and meets_ending(s, seat):
        s.last_round = 1
        emit(log, EventKind.LAST_ROUND, seat, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)


@rule
def meets_ending(s: State, seat: int) -> bool:
    """A10: 12 points; in the variant also an expedition."""
    if s.ending == Ending.EXPEDITION and s.seats[seat].crew[Crew.EXPEDITION] == 0:
        return False
    return s.seats[seat].points >= POINTS_TO_END


@rule
def claim_expedition(s: State, seat: int, claim: int, log: Log) -> None:
    """A7: persons to the discard pile, the expedition to the display, then its coins."""
    expedition = int(CLAIM_EXPEDITION[claim])
    emit(log, EventKind.CLAIM, seat, NO_SEAT, expedition, int(COINS[expedition]), PUBLIC)
    for i in range(len(SPENDABLE_FACE)):
        face = int(SPENDABLE_FACE[i])
        for _ in range(CLAIM_PERSONS[claim, i]):
            put_last(s, take_face(s, DISPLAY_OF + seat, face), DISCARD)
            count_in(s.seats[seat], face, -1)
            emit(log, EventKind.DISMISS, seat, NO_SEAT, face, NO_AMOUNT, PUBLIC)
    join(s, seat, take_face(s, ROW, expedition), log)
    gain(s, seat, int(COINS[expedition]), log)
    if s.phase == Phase.AFTER_BUST and not can_claim_any(s):
        end_turn(s, log)


@rule
def end_turn(s: State, log: Log) -> None:
    """A3, A10: clear the harbour; the game ends only after the turn of the start player's right neighbour."""
    left = move_all(s, HARBOUR, DISCARD)
    if left > 0:
        emit(log, EventKind.CLEAR, NO_SEAT, NO_SEAT, NONE, left, PUBLIC)
    s.picks = 0
    s.drawn = 0
    following = left_of(s, int(s.active))
    if following == s.start and (s.last_round or s.turn >= s.turn_limit):
        s.acting = s.active
        s.phase = Phase.OVER
        announce_winners(s, log)
        return
    s.active = following
    s.acting = following
    s.phase = Phase.DISCOVER
    s.turn += 1
    emit(log, EventKind.TURN, int(s.active), NO_SEAT, NONE, int(s.turn), PUBLIC)


@rule
def announce_winners(s: State, log: Log) -> None:
    emit(log, EventKind.OVER, NO_SEAT, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    if log is not None:
        best = best_score(s)
        for seat in range(s.players):
            if score(s, seat) == best:
                emit(log, EventKind.WIN, seat, NO_SEAT, NONE, int(s.seats[seat].points), PUBLIC)
