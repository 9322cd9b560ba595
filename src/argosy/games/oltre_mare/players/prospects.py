"""What lies ahead of a seat of Oltre Mare: turns to come, tokens and ports, ranks, what it has not seen.

All of it is written to the seat's workspace once a decision; plans (`action_plans.py`) are valued by it.
"""

from __future__ import annotations

import numpy as np

from argosy.core.cards import DECK, NONE
from argosy.core.typing import Ints
from argosy.games.oltre_mare.players.loading_bounds import begin_bounds
from argosy.games.oltre_mare.players.weights import CALM_SEA, NEAR, PACE, PRESTIGE, SOON, TOKEN
from argosy.games.oltre_mare.players.workspace import Workspace
from argosy.games.oltre_mare.rules.board import (
    GOODS,
    MOST_MOVES,
    PORT_COUNT,
    PORT_TO,
    ROUTE_FROM,
    WAYS,
    Token,
    payout,
)
from argosy.games.oltre_mare.rules.cards import CARD_COUNT, GOOD, GOODS_CARDS, LOAD, POWER, VENICE
from argosy.games.oltre_mare.rules.legal import price, usual_price
from argosy.games.oltre_mare.rules.offer_moves import prestige_is_due
from argosy.games.oltre_mare.rules.scoring import (
    BY_PRESTIGE,
    BY_TOKENS,
    counted,
    rank_ducats,
    rank_ducats_with,
    run_from,
    top_run,
)
from argosy.games.oltre_mare.rules.state import (
    CARGO_OF,
    HAND_OF,
    LOAD_WITHOUT_CARGO,
    NO_TOKEN,
    PIRATES_OF,
    POWER_WITHOUT_CARGO,
    State,
    venice_is_out,
)
from argosy.players.compilation import player_function
from argosy.players.weight_files import Weights

SPREAD = 0.4  # rounds by which the end of the game may come sooner or later
MOST_ROUNDS = 12
PLENTY = 10.0  # unseen cards of a good: with so many a run goes on easily


def _trails(port: int, moves: int, used: int) -> set[int]:
    """A5, A6: where trails of so many moves end, each route at most once; shorter ones where none is."""
    ends: dict[int, set[int]] = {}

    def walk(here: int, left: int, gone: int) -> None:
        ways = [
            (int(PORT_TO[here, way]), int(ROUTE_FROM[here, way]))
            for way in range(WAYS[here])
            if not gone >> int(ROUTE_FROM[here, way]) & 1
        ]
        if left == 0 or not ways:
            ends.setdefault(left, set()).add(here)
            return
        for there, route in ways:
            walk(there, left - 1, gone | 1 << route)

    walk(port, moves, used)
    return ends[min(ends)]


# Whether a trail of so many moves can lead from one port to another.
REACHED = np.array(
    [
        [[end in ends for end in range(PORT_COUNT)] for ends in (_trails(p, m, 0) for p in range(PORT_COUNT))]
        for m in range(MOST_MOVES + 1)
    ]
)
FIRST_FACE = np.array([*(int(np.flatnonzero(good == GOOD)[0]) for good in range(GOODS)), GOODS_CARDS])


@player_function
def look_around(s: State, seat: int, w: Weights, work: Workspace) -> None:
    """Write down what every plan of the seat for its next action phase depends on."""
    top = int(s.first[CARGO_OF + seat])
    work.run_good = -1 if top == NONE else int(GOOD[s.face[top]])
    work.run_length = top_run(s, seat)
    if seat == s.active:
        work.load, work.power = int(s.load), int(s.power)
        work.price = price(s, seat)
    else:
        work.load = LOAD_WITHOUT_CARGO if top == NONE else int(LOAD[s.face[top]])
        work.power = POWER_WITHOUT_CARGO if top == NONE else int(POWER[s.face[top]])
        work.price = usual_price(s, seat)
    work.token = s.seats[seat].active_token
    expect_turns(s, seat, w, work)
    count_unseen(s, seat, work)
    work.end_ducats = s.hand_card_ducats
    work.fifth_ducats = s.fifth_ducat_symbol
    value_ports(s, seat, w, work)
    begin_bounds(w, work)


@player_function
def chance_of_round(s: State, w: Weights, number: int) -> float:
    """How likely another `number` rounds begin after the running one."""
    if s.last_round != 0:
        return 0.0
    place = (int(s.active) - int(s.start)) % int(s.players)
    turns = place + int(s.length[DECK]) / max(1.0, w[PACE])
    return min(1.0, max(0.0, 0.5 + (turns / int(s.players) - number) / SPREAD))


@player_function
def rounds_from(s: State, w: Weights, first: int) -> float:
    """How many rounds are expected, counted from that one after the running one."""
    total = 0.0
    for number in range(first, MOST_ROUNDS):
        chance = chance_of_round(s, w, number)
        if chance == 0.0:
            return total
        total += chance
    return total


@player_function
def expect_turns(s: State, seat: int, w: Weights, work: Workspace) -> None:
    """`sure`: whether the seat has another action phase at all; `turns`: how many more after that one."""
    place = (seat - int(s.start)) % int(s.players)
    running = (int(s.active) - int(s.start)) % int(s.players)
    first = 1 if place >= running else 2
    work.sure = 1.0 if first == 1 else chance_of_round(s, w, 1)
    work.turns = rounds_from(s, w, first)
    work.future = min(1.0, work.turns)


@player_function
def count_unseen(s: State, seat: int, work: Workspace) -> None:
    """Which faces the seat does not know the place of."""
    for face in range(GOODS_CARDS):
        work.unseen[face] = 0
    for good in range(GOODS):
        work.left[good] = 0.0
    work.hidden = 0
    for card in range(CARD_COUNT):
        if s.pool[card] > 0 and (s.known[card] >> seat) & 1 == 0 and s.face[card] != VENICE:
            work.unseen[s.face[card]] = 1
            work.left[GOOD[s.face[card]]] += 1.0
            work.hidden += 1
    for good in range(GOODS):
        work.ease[good] = min(1.0, work.left[good] / PLENTY)


# ------------------------------------------------------------------------------- ports and tokens


@player_function
def token_worth(kind: int, w: Weights, work: Workspace) -> float:
    """What an active token brings in the turns to come."""
    if kind == NO_TOKEN or kind == Token.COMPASS:
        return 0.0
    place = CALM_SEA + (kind if kind == Token.CALM_SEA else kind - 1)
    return float(w[place] * min(work.turns, w[SOON]))


@player_function
def value_ports(s: State, seat: int, w: Weights, work: Workspace) -> None:
    """What it is worth to end in each port; and for each number of moves the best that can be reached."""
    owned = rank_worth(s, seat, BY_TOKENS, w[TOKEN], work.turns)
    best = 0.0
    for port in range(PORT_COUNT):
        kind = int(s.port_token[port])
        work.ends[port] = 0.0
        if kind != NO_TOKEN and kind != Token.COMPASS:
            work.ends[port] = owned + token_worth(kind, w, work)
        best = max(best, work.ends[port])
    kept = token_worth(int(work.token), w, work)
    work.stay = kept if s.compass_decline_keeps_active != 0 else 0.0
    for port in range(PORT_COUNT):
        if s.port_token[port] == Token.COMPASS:
            work.ends[port] = max(best, work.stay)
    if work.future > 0.0:
        for port in range(PORT_COUNT):
            work.near[port] = 0.0
            for way in range(WAYS[port]):
                work.near[port] = max(work.near[port], work.ends[PORT_TO[port, way]])
        for port in range(PORT_COUNT):
            work.ends[port] += w[NEAR] * work.future * work.near[port]
    ship = int(s.seats[seat].ship)
    work.voyage[0] = kept
    for moves in range(1, MOST_MOVES + 1):
        work.voyage[moves] = 0.0
        if ship >= 0:
            most = -1.0
            for port in range(PORT_COUNT):
                if REACHED[moves, ship, port] and work.ends[port] > most:
                    most = work.ends[port]
            work.voyage[moves] = max(0.0, most)


# ------------------------------------------------------------------------------------------ ranks


@player_function
def rank_worth(s: State, seat: int, by: int, usual: float, turns: float) -> float:
    """One more prestige or port token: as usual early, late what it changes in the ranks."""
    after = rank_ducats_with(s, seat, by, counted(s, seat, by) + 1)
    late = 1.0 / (1.0 + turns)
    return late * (after - rank_ducats(s, seat, by)) + (1.0 - late) * usual


@player_function
def prestige_worth(s: State, seat: int, w: Weights) -> float:
    """T6: what the token is worth that a deal brings."""
    if not prestige_is_due(s, seat):
        return 0.0
    if venice_is_out(s):
        rounds = rounds_from(s, w, 1)
    else:
        above = int(s.length[DECK]) - (int(s.venice_lowest) + int(s.venice_highest)) / 2.0
        rounds = max(0.0, above / max(1.0, w[PACE]) / int(s.players))
    return rank_worth(s, seat, BY_PRESTIGE, w[PRESTIGE], rounds)


@player_function
def standing(s: State, seat: int) -> int:
    """What a seat would have if the game ended now."""
    total = int(s.seats[seat].ducats) - int(s.length[PIRATES_OF + seat])
    card = int(s.first[CARGO_OF + seat])
    while card != NONE:
        good = int(GOOD[s.face[card]])
        length, card = run_from(s, card)
        total += payout(good, length)
    return total + rank_ducats(s, seat, BY_PRESTIGE) + rank_ducats(s, seat, BY_TOKENS)


@player_function
def leader(s: State, seat: int) -> int:
    """Who leads among the others."""
    best = -1
    most = 0
    for other in range(s.players):
        if other != seat:
            has = standing(s, other)
            if best < 0 or has > most:
                best, most = other, has
    return best


@player_function
def hand_faces(s: State, seat: int, out: Ints) -> int:
    """The faces of a hand, upwards; says how many."""
    n = 0
    card = int(s.first[HAND_OF + seat])
    while card != NONE:
        face = int(s.face[card])
        place = n
        while place > 0 and out[place - 1] > face:
            out[place] = out[place - 1]
            place -= 1
        out[place] = face
        n += 1
        card = int(s.next[card])
    return n
