"""Search over imagined worlds of Port Royal: flat sequential halving with roll-outs by the tuned heuristic.

Every roll-out begins in a world drawn evenly from those the seat cannot tell apart, and all candidates are
tried in the same worlds. The card that comes next is not left to chance: each card that may lie on top does
so equally often, so that drawing is judged by its exact expectation.
"""

from __future__ import annotations

from itertools import count
from math import gcd

import numpy as np

from argosy.core.cards import DECK
from argosy.core.knowledge import exchange_unknown
from argosy.core.typing import Ints, States
from argosy.games.port_royal.players.heuristic import choose_heuristic, forget
from argosy.games.port_royal.players.next_card import lay_on_top
from argosy.games.port_royal.players.workspace import Workspace
from argosy.games.port_royal.rules.cards import CARD_COUNT, FACE_COUNT
from argosy.games.port_royal.rules.legal import asked, legal
from argosy.games.port_royal.rules.moves import apply
from argosy.games.port_royal.rules.scoring import COINS_IN_SCORE, best_score, score
from argosy.games.port_royal.rules.state import State
from argosy.players.compilation import player_function
from argosy.players.player_config import PlayerConfig
from argosy.players.sequential_halving import begin_halving, note_world
from argosy.players.weight_files import Weights
from argosy.players.world_search import seed_from

ROOT, WORLD, GAME = 0, 1, 2  # places among the worlds
WORLDS = 3
MOST_DECISIONS = 3000  # of a roll-out
NO_TURN = 1 << 30  # comes so late
MARGIN = 0.02  # of a roll-out's reward, for the lead in points: says more than winning alone
FEWEST_WORLDS = 64  # before the first look at what is hopeless
BEYOND_DOUBT = 3.5  # standard errors
CONFIDENT = 1.0  # standard errors by which another action must look better than the heuristic's
GOLDEN = 0.618  # of a round: its multiples lie evenly spread, however few they are


def stride_through(size: int) -> int:
    """A stride that comes by each of so many cards in a round."""
    near = int(size * GOLDEN) + 1
    return next(stride for stride in count(near) if gcd(stride, size) == 1)


STRIDE = np.array([1] + [stride_through(size) for size in range(1, CARD_COUNT + 1)])


@player_function
def settle(s: State, seat: int, counts: Ints) -> None:
    """Put the hidden faces of each pool in a fixed order: the result depends on public knowledge alone.

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


@player_function
def roll_out(s: State, until: int, w: Weights, work: Workspace) -> None:
    """Play a world until a turn of this number begins or the game ends, all seats by the heuristic."""
    forget(work)
    seat = asked(s)
    decisions = 0
    while seat >= 0 and s.turn < until and decisions < MOST_DECISIONS:
        apply(s, seat, choose_heuristic(s, seat, w, work), None)
        decisions += 1
        seat = asked(s)
    forget(work)


@player_function
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


@player_function
def imagine(worlds: States, seat: int, number: int, chance: Ints, work: Workspace) -> None:
    """The next world; its top card is the `number`th of those that may lie there."""
    worlds[WORLD] = worlds[ROOT]
    seed_from(worlds[WORLD], chance)
    deal(worlds[WORLD], worlds[ROOT], seat, number, work)


@player_function
def deal(world: State, root: State, seat: int, number: int, work: Workspace) -> None:
    """Deal the hidden cards of a copy of the root by the copy's own stream of chance."""
    exchange_unknown(world, seat, work.scratch)
    if world.length[DECK] == 0:
        return
    pool = world.pool[world.deck[world.length[DECK] - 1]]
    lay_on_top(world, int(root.face[top_of_pool(root, pool, number)]))


@player_function
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


@player_function
def begin_search(s: State, seat: int, config: PlayerConfig, worlds: States, work: Workspace) -> int:
    """List the legal actions, the heuristic's choice first, which stays to the end; says how many."""
    worlds[ROOT] = s
    settle(worlds[ROOT], seat, work.counts)
    n = int(legal(worlds[ROOT], seat, work.options))
    if n > 1:
        favourite = choose_heuristic(worlds[ROOT], seat, config.weights, work)
        for k in range(n):
            if work.options[k] == favourite:
                work.options[k] = work.options[0]
                work.options[0] = favourite
    begin_halving(n, work)
    return n


@player_function
def try_world(seat: int, config: PlayerConfig, chance: Ints, worlds: States, work: Workspace) -> None:
    """Try every candidate once in the same world."""
    imagine(worlds, seat, int(work.worlds), chance, work)
    for k in range(work.alive):
        worlds[GAME] = worlds[WORLD]
        work.rewards[k] = outcome(worlds[GAME], seat, int(work.options[k]), config.weights, work)
    note_world(work.rewards, 0, work)


@player_function
def outcome(s: State, seat: int, option: int, w: Weights, work: Workspace) -> float:
    """The reward of an action in a world, which is played to its end."""
    apply(s, seat, option, None)
    roll_out(s, NO_TURN, w, work)
    return reward(s, seat)


@player_function
def first_step(option: int, work: Workspace) -> int:
    """An option is an action of one step."""
    return option
