"""The last turn of a game of Port Royal: which seat wins if the harbour is traded now, whether to draw on.

Nothing counts any more but the win. A seat that wins by stopping stops, one that loses by stopping draws on;
only where the win would be shared the next card is weighed, by its exact odds.
"""

from __future__ import annotations

from argosy.core.cards import NONE
from argosy.core.seats import left_of
from argosy.games.port_royal.players.workspace import MOST_DOCKED, Workspace
from argosy.games.port_royal.rules.cards import (
    COLOUR,
    COST,
    CREW,
    FACES,
    HARBOUR_FACES,
    KIND,
    POINTS,
    Crew,
    Kind,
)
from argosy.games.port_royal.rules.legal import can_repel, income, picks_for, types_of
from argosy.games.port_royal.rules.moves import FULL_HARBOUR
from argosy.games.port_royal.rules.odds import next_faces
from argosy.games.port_royal.rules.scoring import COINS_IN_SCORE
from argosy.games.port_royal.rules.state import HARBOUR, Ending, State, coins, colours_in_harbour
from argosy.players.compilation import player_function

FIRST_PERSON = sum(face.kind == Kind.SHIP for face in FACES)


@player_function
def is_last_turn(s: State) -> bool:
    """Whether the game ends with the turn of the active seat; where expeditions decide, it is not asked."""
    ends = s.last_round or s.turn >= s.turn_limit
    return bool(ends and s.ending == Ending.STANDARD and left_of(s, int(s.active)) == s.start)


@player_function
def draws_on(s: State, seat: int, work: Workspace) -> bool:
    """Whether drawing is better than stopping in the last turn."""
    now = share_of_stop(s, seat, NONE, work)
    if now == 0.0 or now == 1.0:
        return now == 0.0
    colours = colours_in_harbour(s)
    jesters = int(s.seats[seat].crew[Crew.JESTER])
    busted = share_at_end(s, seat, 0, 0, coins(s, seat) + jesters, 0, work)
    total = next_faces(s, work.counts)
    expected = 0.0
    for face in range(len(work.counts)):
        count = int(work.counts[face])
        if count == 0:
            continue
        share = now  # expeditions, taxes, and ships that are repelled change nothing
        if face < FIRST_PERSON and colours >> COLOUR[face] & 1 == 1:
            if not can_repel(s, face):
                share = busted
        elif face < HARBOUR_FACES:
            share = share_of_stop(s, seat, face, work)
        expected += count * share
    return expected >= now * total  # if both are equal, the seat can still draw on or stop


@player_function
def share_of_stop(s: State, seat: int, extra: int, work: Workspace) -> float:
    """The active seat's share of the win if it stops now, perhaps with one more card in the harbour."""
    n = look_at_harbour(s, extra, work)
    colours = colours_in_harbour(s)
    if extra != NONE and KIND[extra] == Kind.SHIP:
        colours |= 1 << COLOUR[extra]
    picks = picks_for(s, seat, types_of(colours))
    have = coins(s, seat)
    if n >= FULL_HARBOUR:
        have += 2 * int(s.seats[seat].crew[Crew.ADMIRAL])
    best = share_at_end(s, seat, n, 0, have, 0, work)
    for first in range(n):
        best = max(best, share_of_take(s, seat, n, first, have, picks, work))
    return best


@player_function
def share_of_take(s: State, seat: int, n: int, first: int, have: int, picks: int, work: Workspace) -> float:
    """The active seat's share of the win if it takes this card of the harbour first; 0 if it is too dear."""
    face = int(work.docked[first])
    price = price_of(s, seat, face, 0)
    if price > have:
        return 0.0
    share = share_at_end(s, seat, n, 1 << first, have - price, gain_of(face), work)
    if s.governor_immediate and CREW[face] == Crew.GOVERNOR and KIND[face] == Kind.PERSON:
        picks += 1
    if picks > 1 and share < 1.0:
        share = max(share, share_of_more(s, seat, n, first, have - price, picks - 1, work))
    return share


@player_function
def share_of_more(s: State, seat: int, n: int, first: int, have: int, picks: int, work: Workspace) -> float:
    """The best share after a first card: each second one, and then what brings most points."""
    discount = 1 if is_mademoiselle(int(work.docked[first])) else 0
    best = 0.0
    for second in range(n):
        face = int(work.docked[second])
        price = price_of(s, seat, face, discount)
        if second == first or price > have:
            continue
        taken, left = 1 << first | 1 << second, have - price
        points = gain_of(int(work.docked[first])) + gain_of(face)
        cheaper = discount + (1 if is_mademoiselle(face) else 0)
        for _ in range(picks - 1):
            choice, most = -1, 0
            for third in range(n):
                other = int(work.docked[third])
                if taken >> third & 1 == 0 and price_of(s, seat, other, cheaper) <= left:
                    value = COINS_IN_SCORE * gain_of(other) - price_of(s, seat, other, cheaper)
                    if value > most:
                        choice, most = third, value
            if choice < 0:
                break
            taken |= 1 << choice
            points += gain_of(int(work.docked[choice]))
            left -= price_of(s, seat, int(work.docked[choice]), cheaper)
        best = max(best, share_at_end(s, seat, n, taken, left, points, work))
    return best


@player_function
def share_at_end(s: State, seat: int, n: int, taken: int, have: int, gained: int, work: Workspace) -> float:
    """The share of the win once the others have taken, one after the other, what lifts them most."""
    other = left_of(s, seat)
    best, equals = -1, 0
    while other != seat:
        theirs = COINS_IN_SCORE * int(s.seats[other].points) + coins(s, other)
        left = n
        for place in range(n):
            left -= taken >> place & 1
        if left >= FULL_HARBOUR:
            theirs += 2 * int(s.seats[other].crew[Crew.ADMIRAL])
        elif left == 0:
            theirs += int(s.seats[other].crew[Crew.JESTER])
        choice, most = -1, 0
        purse = theirs % COINS_IN_SCORE
        for place in range(n):
            face = int(work.docked[place])
            price = price_of(s, other, face, 0) + 1
            if taken >> place & 1 == 0 and (price <= purse or KIND[face] == Kind.SHIP):
                value = COINS_IN_SCORE * gain_of(face) - price
                if value > most:
                    choice, most = place, value
        if choice >= 0:
            taken |= 1 << choice
            theirs += most
            have += 1
        if theirs > best:
            best, equals = theirs, 1
        elif theirs == best:
            equals += 1
        other = left_of(s, other)
    mine = COINS_IN_SCORE * (int(s.seats[seat].points) + gained) + have
    if mine > best:
        return 1.0
    return 1.0 / (1 + equals) if mine == best else 0.0


@player_function
def look_at_harbour(s: State, extra: int, work: Workspace) -> int:
    """The faces of the harbour, and perhaps one more, go to `docked`; says how many."""
    n = 0
    card = int(s.first[HARBOUR])
    while card != NONE and n < MOST_DOCKED - 1:
        work.docked[n] = s.face[card]
        n += 1
        card = int(s.next[card])
    if extra != NONE:
        work.docked[n] = extra
        n += 1
    return n


@player_function
def price_of(s: State, seat: int, face: int, discount: int) -> int:
    """What a card costs in its own seat's turn; a ship brings coins."""
    if KIND[face] == Kind.SHIP:
        return -income(s, seat, face)
    return max(0, int(COST[face]) - int(s.seats[seat].crew[Crew.MADEMOISELLE]) - discount)


@player_function
def gain_of(face: int) -> int:
    return int(POINTS[face]) if KIND[face] == Kind.PERSON else 0


@player_function
def is_mademoiselle(face: int) -> bool:
    return bool(KIND[face] == Kind.PERSON and CREW[face] == Crew.MADEMOISELLE)
