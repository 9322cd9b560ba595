"""Search over imagined worlds of Port Royal: flat sequential halving with roll-outs by the tuned heuristic.

Every roll-out begins in a world drawn evenly from those the seat cannot tell apart, and all actions still in
question are tried in the same worlds. The card that comes next is not left to chance: each card that may lie
on top does so equally often, so that drawing is judged by its exact expectation.
"""

from __future__ import annotations

from itertools import count
from math import gcd
from typing import Any

import numpy as np

from argosy.core.cards import DECK
from argosy.core.chance import next_word
from argosy.core.knowledge import exchange_unknown
from argosy.core.typing import Ints, States
from argosy.games.port_royal.cards import CARD_COUNT, FACE_COUNT
from argosy.games.port_royal.legal import asked, legal
from argosy.games.port_royal.moves import apply
from argosy.games.port_royal.scoring import COINS_IN_SCORE, best_score, score
from argosy.games.port_royal.state import State
from argosy.players.compiling import thought
from argosy.players.halving import begin_halving, best_place, is_clear, note_world, worlds_to_try
from argosy.players.port_royal.heuristic import choose_heuristic, forget
from argosy.players.port_royal.next_card import lay_on_top
from argosy.players.weighing import Weights

Room = Any

ROOT, WORLD, GAME = 0, 1, 2  # places among the worlds
WORLDS = 3
MOST_DECISIONS = 3000  # of a roll-out
NO_TURN = 1 << 30  # comes so late
MARGIN = 0.02  # of a roll-out's reward, for the lead in points: tells more than winning alone
FEWEST_WORLDS = 64  # before the first look at what is hopeless
BEYOND_DOUBT = 3.5  # standard errors
CONFIDENT = 1.0  # standard errors by which another action must look better than the heuristic's
GOLDEN = 0.618  # of a round: its multiples lie evenly spread, however few they are


def stride_through(size: int) -> int:
    """A stride that comes by each of so many cards in a round."""
    near = int(size * GOLDEN) + 1
    return next(stride for stride in count(near) if gcd(stride, size) == 1)


STRIDE = np.array([1] + [stride_through(size) for size in range(1, CARD_COUNT + 1)])


@thought
def settle(s: State, seat: int, counts: Ints) -> None:
    """Lay the hidden faces of each pool in order: what comes of them then hangs on public knowledge alone.

    Every seat knows the same.
    """
    last_pool = 0
    for card in range(CARD_COUNT):
        last_pool = max(last_pool, int(s.pool[card]))
    for pool in range(1, last_pool + 1):
        for face in range(FACE_COUNT):
            counts[face] = 0
        for card in range(CARD_COUNT):
            if s.pool[card] == pool:
                counts[s.face[card]] += 1
        face = 0
        for card in range(CARD_COUNT):
            if s.pool[card] == pool:
                while counts[face] == 0:
                    face += 1
                s.face[card] = face
                counts[face] -= 1


@thought
def seed_from(s: State, chance: Ints) -> None:
    """Another stream of chance for a world."""
    for i in range(3):
        s.rng[i] = next_word(chance)
    s.rng[3] = 1


@thought
def roll_out(s: State, until: int, w: Weights, room: Room) -> None:
    """Play a world until a turn of this number begins or the game ends, all seats by the heuristic."""
    forget(room)
    seat = asked(s)
    decisions = 0
    while seat >= 0 and s.turn < until and decisions < MOST_DECISIONS:
        apply(s, seat, choose_heuristic(s, seat, w, room), None)
        decisions += 1
        seat = asked(s)
    forget(room)


@thought
def reward(s: State, seat: int) -> float:
    """The seat's share of the win, and a little for its lead in points, bounded."""
    best = best_score(s)
    mine = score(s, seat)
    winners, second = 0, -1
    for other in range(s.players):
        if score(s, other) == best:
            winners += 1
        if other != seat:
            second = max(second, score(s, other))
    share = 1.0 / winners if mine == best else 0.0
    lead = (mine - second) / COINS_IN_SCORE
    return share + MARGIN * max(-6.0, min(6.0, lead))


@thought
def imagine(worlds: States, seat: int, number: int, chance: Ints, room: Room) -> None:
    """The next world; its top card is the `number`th of those that may lie there."""
    worlds[WORLD] = worlds[ROOT]
    seed_from(worlds[WORLD], chance)
    deal(worlds[WORLD], worlds[ROOT], seat, number, room)


@thought
def deal(world: State, root: State, seat: int, number: int, room: Room) -> None:
    """Deal the hidden cards of a copy of the root by the copy's own stream of chance."""
    exchange_unknown(world, seat, room.scratch)
    if world.length[DECK] == 0:
        return
    pool = world.pool[world.deck[world.length[DECK] - 1]]
    lay_on_top(world, int(root.face[top_of_pool(root, pool, number)]))


@thought
def top_of_pool(s: State, pool: int, number: int) -> int:
    """The card of a pool with this number, counted round and round, each once in a round.

    The faces of a settled pool lie in order: a stride through them lets the first few stand for them all.
    """
    size = 0
    for card in range(CARD_COUNT):
        size += s.pool[card] == pool
    skip = number * STRIDE[size] % size
    for card in range(CARD_COUNT):
        if s.pool[card] == pool:
            if skip == 0:
                return card
            skip -= 1
    return -1


@thought
def begin_search(s: State, seat: int, w: Weights, worlds: States, room: Room) -> int:
    """List the actions in question, the heuristic's choice first, which stays to the end; says how many."""
    worlds[ROOT] = s
    settle(worlds[ROOT], seat, room.counts)
    n = int(legal(worlds[ROOT], seat, room.options))
    if n > 1:
        favourite = choose_heuristic(worlds[ROOT], seat, w, room)
        for k in range(n):
            if room.options[k] == favourite:
                room.options[k] = room.options[0]
                room.options[0] = favourite
    begin_halving(n, room)
    return n


@thought
def search_on(
    seat: int, w: Weights, budget: int, until: int, chance: Ints, worlds: States, room: Room
) -> bool:
    """Go on until so many roll-outs of the budget are spent; True when the search is done."""
    left = worlds_to_try(budget, room)
    while left > 0:
        for _ in range(left):
            if room.spent >= until:
                return False
            try_world(seat, w, chance, worlds, room)
        left = 0 if is_clear(FEWEST_WORLDS, BEYOND_DOUBT, room) else worlds_to_try(budget, room)
    return True


@thought
def try_world(seat: int, w: Weights, chance: Ints, worlds: States, room: Room) -> None:
    """Every action in question once in the same world; of all but the first its lead over that is kept."""
    imagine(worlds, seat, int(room.worlds), chance, room)
    for k in range(room.alive):
        worlds[GAME] = worlds[WORLD]
        room.rewards[k] = outcome(worlds[GAME], seat, int(room.options[k]), w, room)
    note_world(room.rewards, 0, room)


@thought
def outcome(s: State, seat: int, option: int, w: Weights, room: Room) -> float:
    """What an action comes to in a world, which is played to its end."""
    apply(s, seat, option, None)
    roll_out(s, NO_TURN, w, room)
    return reward(s, seat)


@thought
def end_search(confident: float, room: Room) -> int:
    """The action that looks best."""
    return int(room.options[best_place(confident, room)])
