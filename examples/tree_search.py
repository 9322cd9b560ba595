"""Information-set tree search for Port Royal against Argosy's own search, at equal time.

python examples/tree_search.py mc-200 tree-230 --games 400

`tree-N` grows one tree a decision from N imagined worlds: UCB over the actions of every seat, with what each
seat itself wins, and roll-outs by the heuristic. A node is a row of decisions; which cards come in between
is left to the worlds. Argosy plays without it, docs/strength.md says why.
"""

import argparse
import hashlib
import math
import re
from dataclasses import replace
from pathlib import Path

import numpy as np

from argosy.arena.minds import MindPlay
from argosy.arena.plan import Plan
from argosy.arena.tally import tally
from argosy.arena.tournament import play_minds
from argosy.core.chance import next_word, seed_stream
from argosy.games.port_royal.legal import ACTION_COUNT, asked, legal
from argosy.games.port_royal.moves import apply
from argosy.players.compiling import compiled_for
from argosy.players.port_royal import crew
from argosy.players.port_royal.heuristic import choose_heuristic, forget
from argosy.players.port_royal.search import CONFIDENT, GAME, NO_TURN, ROOT, deal, reward, roll_out, settle

TREE = 100  # a kind of mind beside those of the crew
EXPLORE = 2.0  # how much a try that was seldom made is preferred
PATIENCE = 16  # visits before a node's own actions are told apart
MOST_NODES, DEEPEST, MOST_PAIRS, MOST_SEATS = 16384, 64, 512, 8
SEATS = 256  # a node's key is action + SEATS * seat
LOOK_EVERY, FEWEST, BEYOND_DOUBT = 16, 64, 3.5  # as the halving stops

# Compiled code is kept under the mark of the players' sources; this file's own must be part of it too.
HERE = f"argosy.players.port_royal.tree_{hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:12]}"
ROOM = np.dtype(
    (
        np.record,
        np.dtype(
            [(name, crew.ROOM.fields[name][0]) for name in crew.ROOM.names]
            + [
                ("stream", "i8"),
                ("favourite", "i8"),
                ("nodes", "i8"),
                ("won", "f8", MOST_NODES),
                ("squared", "f8", MOST_NODES),
                ("keys", "i4", MOST_NODES),
                ("child", "i4", MOST_NODES),
                ("sibling", "i4", MOST_NODES),
                ("tries", "i4", MOST_NODES),
                ("offered", "i4", MOST_NODES),
                ("edges", "i8", ACTION_COUNT),
                ("path", "i8", DEEPEST),
                ("who", "i8", DEEPEST),
                ("got", "f8", MOST_SEATS),
                ("firsts", "f8", (ACTION_COUNT, MOST_PAIRS)),
            ],
            align=True,
        ),
    )
)


def here(function):
    return compiled_for(HERE, function.__name__)(function)


@here
def new_node(room, parent, key):
    node = int(room.nodes)
    room.nodes += 1
    room.keys[node] = key
    room.child[node] = -1
    room.tries[node] = 0
    room.offered[node] = 0
    room.won[node] = 0.0
    room.squared[node] = 0.0
    room.sibling[node] = -1
    if parent >= 0:
        room.sibling[node] = room.child[parent]
        room.child[parent] = node
    return node


@here
def find_child(room, node, key):
    child = int(room.child[node])
    while child >= 0 and room.keys[child] != key:
        child = int(room.sibling[child])
    return child


@here
def begin_tree(s, seat, mind, chance, worlds, room):
    """The root; says how many actions there are."""
    worlds[ROOT] = s
    settle(worlds[ROOT], seat, room.counts)
    room.nodes = 0
    new_node(room, -1, 0)
    room.spent = 0
    n = int(legal(worlds[ROOT], seat, room.options))
    room.favourite = room.options[0]
    if n > 1:
        room.favourite = choose_heuristic(worlds[ROOT], seat, mind.weights, room)
        room.stream = next_word(chance) >> 1
    return n


@here
def select(room, node, seat, n, favourite):
    """The edge to follow, the heuristic's choice first; -1 where there is no room for more nodes."""
    if room.nodes + n > MOST_NODES:
        return -1
    tries, total = 0, 0.0
    untried = -1
    for k in range(n):
        key = int(room.options[k]) + SEATS * seat
        edge = find_child(room, node, key)
        if edge < 0:
            edge = new_node(room, node, key)
        room.edges[k] = edge
        room.offered[edge] += 1
        tries += int(room.tries[edge])
        total += room.won[edge]
        if room.options[k] == favourite and room.tries[edge] == 0:
            untried = edge
    if untried >= 0:
        return untried
    best, most = -1, -1e9
    for k in range(n):
        edge = int(room.edges[k])
        value = room.won[edge] / room.tries[edge] if room.tries[edge] > 0 else total / tries
        value += EXPLORE * math.sqrt(math.log(1.0 + room.offered[edge]) / max(1, int(room.tries[edge])))
        if value > most:
            best, most = edge, value
    return best


@here
def grow(me, mind, worlds, room):
    """One world more: down the tree, a new leaf, a roll-out, and what every seat got back up.

    The k-th try of an action at the root meets the same world as the k-th of any other.
    """
    forget(room)
    node, depth, seat = 0, 0, me
    s = worlds[GAME]
    fresh = False
    while not fresh and depth < DEEPEST:
        if depth == 0:
            n, favourite = int(legal(worlds[ROOT], me, room.options)), int(room.favourite)
        else:
            seat = asked(s)
            if seat < 0:
                break
            n = int(legal(s, seat, room.options))
            if n == 1:
                apply(s, seat, int(room.options[0]), None)
                continue
            if room.tries[node] < PATIENCE:
                break
            favourite = choose_heuristic(s, seat, mind.weights, room)
        edge = select(room, node, seat, n, favourite)
        if edge < 0:
            break
        if depth == 0:
            worlds[GAME] = worlds[ROOT]
            seed_stream(s.rng, int(room.stream), int(room.tries[edge]))
            deal(s, worlds[ROOT], me, int(room.tries[edge]), room)
        fresh = room.tries[edge] == 0
        room.path[depth] = edge
        room.who[depth] = seat
        depth += 1
        node = edge
        apply(s, seat, int(room.keys[edge]) % SEATS, None)
    roll_out(s, NO_TURN, mind.weights, room)
    for other in range(s.players):
        room.got[other] = reward(s, other)
    first = int(room.path[0])
    if room.tries[first] < MOST_PAIRS:
        room.firsts[int(room.keys[first]) % SEATS, int(room.tries[first])] = room.got[me]
    for i in range(depth):
        edge = int(room.path[i])
        got = room.got[room.who[i]]
        room.tries[edge] += 1
        room.won[edge] += got
        room.squared[edge] += got * got
    room.spent += 1


@here
def bound(room, node, side):
    """The mean of a node, so many standard errors off."""
    n = room.tries[node]
    average = room.won[node] / n
    return average + side * math.sqrt(max(1e-4, room.squared[node] / n - average * average) / n)


@here
def is_clear(room):
    """Whether one action at the root is beyond doubt the best."""
    if room.spent % LOOK_EVERY != 0 or room.spent < FEWEST:
        return False
    best, most, second = -1, -1e9, -1e9
    node = int(room.child[0])
    while node >= 0:
        if room.tries[node] < 2:
            return False
        if bound(room, node, -BEYOND_DOUBT) > most:
            best, most = node, bound(room, node, -BEYOND_DOUBT)
        node = int(room.sibling[node])
    node = int(room.child[0])
    while node >= 0:
        if node != best:
            second = max(second, bound(room, node, BEYOND_DOUBT))
        node = int(room.sibling[node])
    return most > second


@here
def best_action(mind, room):
    """What leads the heuristic's choice by most in the same worlds, if by more than the noise."""
    best, most = int(room.favourite), 0.0
    favourite = -1
    node = int(room.child[0])
    while node >= 0:
        if int(room.keys[node]) % SEATS == best:
            favourite = node
        node = int(room.sibling[node])
    node = int(room.child[0])
    while node >= 0 and favourite >= 0:
        pairs = min(int(room.tries[node]), int(room.tries[favourite]), MOST_PAIRS)
        if node != favourite and pairs > 1:
            action = int(room.keys[node]) % SEATS
            total, squares = 0.0, 0.0
            for k in range(pairs):
                lead = room.firsts[action, k] - room.firsts[int(room.favourite), k]
                total += lead
                squares += lead * lead
            gain = total / pairs
            noise = max(0.0, squares / pairs - gain * gain) / pairs
            if gain > most and gain * gain > mind.confident * mind.confident * noise:
                best, most = action, gain
        node = int(room.sibling[node])
    return best


@here
def think(s, seat, mind, chance, worlds, room):
    if mind.kind == TREE:
        return begin_tree(s, seat, mind, chance, worlds, room) <= 1
    return crew.think(s, seat, mind, chance, worlds, room)


@here
def think_on(seat, mind, until, chance, worlds, room):
    if mind.kind != TREE:
        return crew.think_on(seat, mind, until, chance, worlds, room)
    while room.spent < mind.roll_outs:
        if room.spent >= until:
            return False
        grow(seat, mind, worlds, room)
        if is_clear(room):
            return True
    return True


@here
def conclude(mind, room):
    return best_action(mind, room) if mind.kind == TREE else crew.conclude(mind, room)


def mind(name, players):
    """As the crew's, and `tree-N`."""
    found = re.fullmatch(r"tree-([1-9][0-9]{0,5})", name)
    if not found:
        return crew.mind(name, players)
    made = crew.mind("heuristic", players)
    made["kind"], made["roll_outs"], made["confident"] = TREE, int(found[1]), CONFIDENT
    return made


COMPANY = replace(
    crew.COMPANY, module=HERE, mind=mind, think=think, think_on=think_on, conclude=conclude, room=ROOM,
    trials=None, thinks=lambda one: bool(one["kind"] in (crew.SEARCH, TREE)),
)  # fmt: skip


def main():
    asked_for = argparse.ArgumentParser(description="Let tree searches and Argosy's players meet.")
    asked_for.add_argument("seats", nargs="+", metavar="NAME", help="tree-N, mc-N, heuristic, …")
    asked_for.add_argument("--games", type=int, default=100)
    asked_for.add_argument("--seed", type=int, default=0)
    asked_for.add_argument("--cores", type=int, default=1)
    told = asked_for.parse_args()
    plan = Plan("port-royal", tuple(told.seats), len(told.seats), told.games, told.seed)
    found = list(play_minds(MindPlay(plan, COMPANY), plan, told.cores, set()))
    for line in tally(plan, found).lines:
        took = f"{1000 * (line.seconds or 0):.2f} ms a decision"
        print(
            f"{line.name}: {line.win_rate:.1%} ({line.low:.1%}–{line.high:.1%}), {took}, faults {line.faults}"
        )


if __name__ == "__main__":
    main()
