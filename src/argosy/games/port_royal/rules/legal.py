"""What a seat may do, and why not. Section numbers are those of docs/port-royal.md."""

from __future__ import annotations

from enum import IntEnum

from argosy.core.cards import NONE, holds
from argosy.core.compiled import rule
from argosy.core.typing import Ints

from .actions import DRAW, FIRST_CLAIM, FIRST_TAKE, KEEP, PASS, REPEL, STOP, Refusal
from .cards import (
    CLAIM_EXPEDITION,
    CLAIM_PERSONS,
    CLAIMS,
    COINS,
    COLOUR,
    COST,
    EXPEDITION_NEEDS,
    FIRST_CLAIM_OF,
    KIND,
    SPENDABLE,
    SPENDABLE_FACE,
    SWORDS,
    Colour,
    Crew,
    Kind,
)
from .state import HARBOUR, PENDING, ROW, Phase, State, cards_left, coins, colours_in_harbour

FIRST_SPENDABLE = int(SPENDABLE[0])
SHIP_TYPES = len(Colour)
FEWEST_PERSONS = min(len(claim.persons) for claim in CLAIMS)


class Fate(IntEnum):
    """What a card would be, drawn now."""

    NO_SHIP = 0
    NEW = 1  # a type that is not yet in the harbour
    REPEL = 2  # a second one, but there are swords enough
    BUST = 3


@rule
def actors(s: State) -> int:
    """The seats whose decision is wanted, as a set of bits."""
    return 0 if s.phase == Phase.OVER else 1 << s.acting


@rule
def asked(s: State) -> int:
    """The one seat whose decision is wanted, or -1."""
    return -1 if s.phase == Phase.OVER else int(s.acting)


@rule
def price(s: State, seat: int, face: int) -> int:
    """A5, A6: each Mademoiselle lowers the price of a hire by 1, never below 0."""
    return max(0, int(COST[face]) - int(s.seats[seat].crew[Crew.MADEMOISELLE]))


@rule
def fee(s: State, seat: int) -> int:
    """A5: whoever is not the active player pays him 1 coin for each card."""
    return 0 if seat == s.active else 1


@rule
def income(s: State, seat: int, face: int) -> int:
    """A5, A6: a ship's coins, and 1 for each own Trader of its colour."""
    return int(COINS[face]) + int(s.seats[seat].crew[Crew.TRADER_YELLOW + COLOUR[face]])


@rule
def purse(s: State, seat: int) -> int:
    """A5: the highest printed cost this seat can pay, discount and fee considered; -1 if not even the fee."""
    if coins(s, seat) < fee(s, seat):
        return -1
    return coins(s, seat) - fee(s, seat) + int(s.seats[seat].crew[Crew.MADEMOISELLE])


@rule
def affordable(face: int, most: int) -> bool:
    """A5: within the purse; a ship always is, since its own income can pay the fee."""
    return KIND[face] == Kind.SHIP or COST[face] <= most


@rule
def is_duplicate(s: State, face: int) -> bool:
    return colours_in_harbour(s) >> COLOUR[face] & 1 == 1


@rule
def can_repel(s: State, face: int) -> bool:
    """A4: swords of sailors and pirates, at least as many as the ship's; nobody matches a skull."""
    return s.seats[s.active].swords >= SWORDS[face]


@rule
def has_persons(s: State, seat: int, claim: int) -> bool:
    for i in range(len(SPENDABLE_FACE)):
        if s.seats[seat].crew[FIRST_SPENDABLE + i] < CLAIM_PERSONS[claim, i]:
            return False
    return True


@rule
def persons_with_symbols(s: State, seat: int) -> int:
    total = 0
    for i in range(len(SPENDABLE_FACE)):
        total += s.seats[seat].crew[FIRST_SPENDABLE + i]
    return total


@rule
def symbols_missing(s: State, seat: int, expedition: int) -> int:
    """A7: symbols of an expedition that the seat's persons lack and its Jacks do not make up for."""
    missing = 0
    for i in range(len(SPENDABLE_FACE)):
        missing += max(0, int(EXPEDITION_NEEDS[expedition, i]) - int(s.seats[seat].crew[FIRST_SPENDABLE + i]))
    return max(0, missing - int(s.seats[seat].crew[Crew.JACK]))


@rule
def can_man(s: State, seat: int, expedition: int) -> bool:
    return symbols_missing(s, seat, expedition) == 0


@rule
def types_of(colours: int) -> int:
    """How many types of ships these are, a bit for each colour."""
    types = 0
    for colour in range(SHIP_TYPES):
        types += colours >> colour & 1
    return types


@rule
def types_in_harbour(s: State) -> int:
    return types_of(colours_in_harbour(s))


@rule
def picks_for(s: State, seat: int, types: int) -> int:
    """A5: four types of ships are worth a second card to the active player, five a third; a Governor one."""
    base = max(1, types - 2) if seat == s.active else 1
    return base + int(s.seats[seat].crew[Crew.GOVERNOR])


@rule
def can_claim_any(s: State) -> bool:
    """Whether the active player has the persons for an open expedition."""
    if persons_with_symbols(s, int(s.active)) < FEWEST_PERSONS:
        return False
    card = int(s.first[ROW])
    while card != NONE:
        if can_man(s, int(s.active), int(s.face[card])):
            return True
        card = int(s.next[card])
    return False


@rule
def can_take_any(s: State) -> bool:
    if s.picks == 0:
        return False
    most = purse(s, int(s.acting))
    card = int(s.first[HARBOUR])
    while card != NONE:
        if affordable(int(s.face[card]), most):
            return True
        card = int(s.next[card])
    return False


@rule
def refusal(s: State, seat: int, action: int) -> int:
    """FINE, or the first reason why this seat cannot take this action now."""
    if s.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if seat != s.acting:
        return Refusal.NOT_YOUR_DECISION
    if action >= FIRST_CLAIM:
        return refusal_to_claim(s, seat, action - FIRST_CLAIM)
    if action >= FIRST_TAKE:
        return refusal_to_take(s, seat, action - FIRST_TAKE)
    if action == PASS:
        return Refusal.FINE if s.phase != Phase.DISCOVER else Refusal.NOT_TRADING
    if s.phase != Phase.DISCOVER:
        return Refusal.NOT_DISCOVERING
    if action == DRAW or action == STOP:
        if s.length[PENDING] > 0:
            return Refusal.SHIP_PENDING
        return refusal_to_draw(s) if action == DRAW else refusal_to_stop(s)
    return refusal_of_fate(s, action)


@rule
def refusal_to_draw(s: State) -> int:
    return Refusal.FINE if cards_left(s) else Refusal.NO_CARDS_LEFT


@rule
def refusal_to_stop(s: State) -> int:
    """A4: the first card is compulsory. A9: with nothing left to draw, stopping is all there is."""
    if not cards_left(s):
        return Refusal.FINE
    if s.drawn == 0:
        return Refusal.FIRST_CARD_COMPULSORY
    if s.length[HARBOUR] == 0 and not s.stop_on_empty_harbour:
        return Refusal.HARBOUR_EMPTY
    return Refusal.FINE


@rule
def refusal_of_fate(s: State, action: int) -> int:
    """A4: keep or repel the ship just drawn. R6: without voluntary_bust a duplicate is repelled."""
    if s.length[PENDING] == 0:
        return Refusal.NO_SHIP_PENDING
    if action == KEEP and not s.voluntary_bust and is_duplicate(s, int(s.face[s.first[PENDING]])):
        return Refusal.SHIP_MUST_BE_REPELLED
    return Refusal.FINE


@rule
def refusal_to_take(s: State, seat: int, face: int) -> int:
    if s.phase != Phase.TRADE:
        return Refusal.NOT_TRADING
    if s.picks == 0:
        return Refusal.NO_PICKS_LEFT
    if not holds(s, HARBOUR, face):
        return Refusal.NOT_IN_HARBOUR
    return Refusal.FINE if affordable(face, purse(s, seat)) else Refusal.TOO_EXPENSIVE


@rule
def refusal_to_claim(s: State, seat: int, claim: int) -> int:
    """A7: only the active player, at any of his own decisions but the fate of a ship."""
    if seat != s.active:
        return Refusal.NOT_ACTIVE
    if s.length[PENDING] > 0:
        return Refusal.SHIP_PENDING
    if not holds(s, ROW, int(CLAIM_EXPEDITION[claim])):
        return Refusal.NOT_IN_ROW
    return Refusal.FINE if has_persons(s, seat, claim) else Refusal.PERSONS_MISSING


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """Write the codes of all legal actions of a seat into `out`; says how many."""
    if s.phase == Phase.OVER or seat != s.acting:
        return 0
    n = 0
    if s.phase == Phase.DISCOVER:
        if s.length[PENDING] > 0:
            for action in range(KEEP, REPEL + 1):
                if refusal_of_fate(s, action) == Refusal.FINE:
                    out[n] = action
                    n += 1
            return n
        if refusal_to_draw(s) == Refusal.FINE:
            out[n] = DRAW
            n += 1
        if refusal_to_stop(s) == Refusal.FINE:
            out[n] = STOP
            n += 1
    else:
        out[n] = PASS
        n += 1
    if s.phase == Phase.TRADE and s.picks > 0:
        n = legal_takes(s, seat, out, n)
    if seat == s.active:
        n = legal_claims(s, seat, out, n)
    return n


@rule
def legal_takes(s: State, seat: int, out: Ints, n: int) -> int:
    """Each affordable face in the harbour once: identical faces are interchangeable."""
    begin = n
    most = purse(s, seat)
    card = int(s.first[HARBOUR])
    while card != NONE:
        face = int(s.face[card])
        listed = not affordable(face, most)
        for i in range(begin, n):
            listed = listed or out[i] == FIRST_TAKE + face
        if not listed:
            out[n] = FIRST_TAKE + face
            n += 1
        card = int(s.next[card])
    return n


@rule
def legal_claims(s: State, seat: int, out: Ints, n: int) -> int:
    """Every way to man each open expedition."""
    if persons_with_symbols(s, seat) < FEWEST_PERSONS:
        return n
    card = int(s.first[ROW])
    while card != NONE:
        face = int(s.face[card])
        if can_man(s, seat, face):
            for claim in range(FIRST_CLAIM_OF[face], FIRST_CLAIM_OF[face + 1]):
                if has_persons(s, seat, claim):
                    out[n] = FIRST_CLAIM + claim
                    n += 1
        card = int(s.next[card])
    return n
