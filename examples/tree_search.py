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

from argosy.core.chance import next_word, seed_stream
from argosy.games.port_royal.players import compiled
from argosy.games.port_royal.players.heuristic import choose_heuristic, forget
from argosy.games.port_royal.players.search import (
    CONFIDENT,
    GAME,
    NO_TURN,
    ROOT,
    deal,
    reward,
    roll_out,
    settle,
)
from argosy.games.port_royal.rules.actions import ACTION_COUNT
from argosy.games.port_royal.rules.legal import asked, legal
from argosy.games.port_royal.rules.moves import apply
from argosy.lab.arena.compiled_runner import CompiledRunner
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.statistics import tally
from argosy.lab.arena.tournament import play_compiled
from argosy.players.compilation import compiled_for

TREE = 100  # a kind of player beside the compiled ones
EXPLORE = 2.0  # how much a try that was seldom made is preferred
PATIENCE = 16  # visits before a node's own actions are distinguished
MOST_NODES, DEEPEST, MOST_PAIRS, MOST_SEATS = 16384, 64, 512, 8
SEATS = 256  # a node's key is action + SEATS * seat
LOOK_EVERY, FEWEST, BEYOND_DOUBT = 16, 64, 3.5  # as the halving stops

# Compiled code is kept under the mark of the players' sources; this file's own must be part of it too.
HERE = f"argosy.games.port_royal.players.tree_{hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:12]}"
WORKSPACE = np.dtype(
    (
        np.record,
        np.dtype(
            [(name, compiled.WORKSPACE.fields[name][0]) for name in compiled.WORKSPACE.names]
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
def new_node(work, parent, key):
    node = int(work.nodes)
    work.nodes += 1
    work.keys[node] = key
    work.child[node] = -1
    work.tries[node] = 0
    work.offered[node] = 0
    work.won[node] = 0.0
    work.squared[node] = 0.0
    work.sibling[node] = -1
    if parent >= 0:
        work.sibling[node] = work.child[parent]
        work.child[parent] = node
    return node


@here
def find_child(work, node, key):
    child = int(work.child[node])
    while child >= 0 and work.keys[child] != key:
        child = int(work.sibling[child])
    return child


@here
def begin_tree(s, seat, config, chance, worlds, work):
    """The root; says how many actions there are."""
    worlds[ROOT] = s
    settle(worlds[ROOT], seat, work.counts)
    work.nodes = 0
    new_node(work, -1, 0)
    work.spent = 0
    n = int(legal(worlds[ROOT], seat, work.options))
    work.favourite = work.options[0]
    if n > 1:
        work.favourite = choose_heuristic(worlds[ROOT], seat, config.weights, work)
        work.stream = next_word(chance) >> 1
    return n


@here
def select(work, node, seat, n, favourite):
    """The edge to follow, the heuristic's choice first; -1 where there is no space for more nodes."""
    if work.nodes + n > MOST_NODES:
        return -1
    tries, total = 0, 0.0
    untried = -1
    for k in range(n):
        key = int(work.options[k]) + SEATS * seat
        edge = find_child(work, node, key)
        if edge < 0:
            edge = new_node(work, node, key)
        work.edges[k] = edge
        work.offered[edge] += 1
        tries += int(work.tries[edge])
        total += work.won[edge]
        if work.options[k] == favourite and work.tries[edge] == 0:
            untried = edge
    if untried >= 0:
        return untried
    best, most = -1, -1e9
    for k in range(n):
        edge = int(work.edges[k])
        value = work.won[edge] / work.tries[edge] if work.tries[edge] > 0 else total / tries
        value += EXPLORE * math.sqrt(math.log(1.0 + work.offered[edge]) / max(1, int(work.tries[edge])))
        if value > most:
            best, most = edge, value
    return best


@here
def grow(me, config, worlds, work):
    """One world more: down the tree, a new leaf, a roll-out, and what every seat got back up.

    The k-th try of an action at the root meets the same world as the k-th of any other.
    """
    forget(work)
    node, depth, seat = 0, 0, me
    s = worlds[GAME]
    fresh = False
    while not fresh and depth < DEEPEST:
        if depth == 0:
            n, favourite = int(legal(worlds[ROOT], me, work.options)), int(work.favourite)
        else:
            seat = asked(s)
            if seat < 0:
                break
            n = int(legal(s, seat, work.options))
            if n == 1:
                apply(s, seat, int(work.options[0]), None)
                continue
            if work.tries[node] < PATIENCE:
                break
            favourite = choose_heuristic(s, seat, config.weights, work)
        edge = select(work, node, seat, n, favourite)
        if edge < 0:
            break
        if depth == 0:
            worlds[GAME] = worlds[ROOT]
            seed_stream(s.rng, int(work.stream), int(work.tries[edge]))
            deal(s, worlds[ROOT], me, int(work.tries[edge]), work)
        fresh = work.tries[edge] == 0
        work.path[depth] = edge
        work.who[depth] = seat
        depth += 1
        node = edge
        apply(s, seat, int(work.keys[edge]) % SEATS, None)
    roll_out(s, NO_TURN, config.weights, work)
    for other in range(s.players):
        work.got[other] = reward(s, other)
    first = int(work.path[0])
    if work.tries[first] < MOST_PAIRS:
        work.firsts[int(work.keys[first]) % SEATS, int(work.tries[first])] = work.got[me]
    for i in range(depth):
        edge = int(work.path[i])
        got = work.got[work.who[i]]
        work.tries[edge] += 1
        work.won[edge] += got
        work.squared[edge] += got * got
    work.spent += 1


@here
def bound(work, node, side):
    """The mean of a node, so many standard errors off."""
    n = work.tries[node]
    average = work.won[node] / n
    return average + side * math.sqrt(max(1e-4, work.squared[node] / n - average * average) / n)


@here
def is_clear(work):
    """Whether one action at the root is beyond doubt the best."""
    if work.spent % LOOK_EVERY != 0 or work.spent < FEWEST:
        return False
    best, most, second = -1, -1e9, -1e9
    node = int(work.child[0])
    while node >= 0:
        if work.tries[node] < 2:
            return False
        if bound(work, node, -BEYOND_DOUBT) > most:
            best, most = node, bound(work, node, -BEYOND_DOUBT)
        node = int(work.sibling[node])
    node = int(work.child[0])
    while node >= 0:
        if node != best:
            second = max(second, bound(work, node, BEYOND_DOUBT))
        node = int(work.sibling[node])
    return most > second


@here
def best_action(config, work):
    """What leads the heuristic's choice by most in the same worlds, if by more than the noise."""
    best, most = int(work.favourite), 0.0
    favourite = -1
    node = int(work.child[0])
    while node >= 0:
        if int(work.keys[node]) % SEATS == best:
            favourite = node
        node = int(work.sibling[node])
    node = int(work.child[0])
    while node >= 0 and favourite >= 0:
        pairs = min(int(work.tries[node]), int(work.tries[favourite]), MOST_PAIRS)
        if node != favourite and pairs > 1:
            action = int(work.keys[node]) % SEATS
            total, squares = 0.0, 0.0
            for k in range(pairs):
                lead = work.firsts[action, k] - work.firsts[int(work.favourite), k]
                total += lead
                squares += lead * lead
            gain = total / pairs
            noise = max(0.0, squares / pairs - gain * gain) / pairs
            if gain > most and gain * gain > config.confident * config.confident * noise:
                best, most = action, gain
        node = int(work.sibling[node])
    return best


@here
def think(s, seat, config, chance, worlds, work):
    if config.kind == TREE:
        return begin_tree(s, seat, config, chance, worlds, work) <= 1
    return compiled.think(s, seat, config, chance, worlds, work)


@here
def think_on(seat, config, until, chance, worlds, work):
    if config.kind != TREE:
        return compiled.think_on(seat, config, until, chance, worlds, work)
    while work.spent < config.roll_outs:
        if work.spent >= until:
            return False
        grow(seat, config, worlds, work)
        if is_clear(work):
            return True
    return True


@here
def conclude(config, work):
    return best_action(config, work) if config.kind == TREE else compiled.conclude(config, work)


def config(name, players):
    """The compiled players by name, and `tree-N`."""
    found = re.fullmatch(r"tree-([1-9][0-9]{0,5})", name)
    if not found:
        return compiled.config(name, players)
    made = compiled.config("heuristic", players)
    made["kind"], made["roll_outs"], made["confident"] = TREE, int(found[1]), CONFIDENT
    return made


COMPILED = replace(
    compiled.COMPILED, module=HERE, config=config, think=think, think_on=think_on, conclude=conclude,
    workspace=WORKSPACE, trials=None,
)  # fmt: skip


def main():
    asked_for = argparse.ArgumentParser(description="Let tree searches and Argosy's players meet.")
    asked_for.add_argument("seats", nargs="+", metavar="NAME", help="tree-N, mc-N, heuristic, …")
    asked_for.add_argument("--games", type=int, default=100)
    asked_for.add_argument("--seed", type=int, default=0)
    asked_for.add_argument("--cores", type=int, default=1)
    given = asked_for.parse_args()
    plan = Plan("port-royal", tuple(given.seats), len(given.seats), given.games, given.seed)
    found = list(play_compiled(CompiledRunner(plan, COMPILED), plan, given.cores, set()))
    for line in tally(plan, found).lines:
        took = f"{1000 * (line.seconds or 0):.2f} ms a decision"
        print(
            f"{line.name}: {line.win_rate:.1%} ({line.low:.1%}–{line.high:.1%}), {took}, faults {line.faults}"
        )


if __name__ == "__main__":
    main()
