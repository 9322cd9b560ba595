"""One step ahead, compiled: what a net expects of every step, over what chance may bring.

After a step the moves without a choice are played, and the net judges the position at the next choice. Where
a step turns up a card, each card that may come next can be looked at, weighted by how often it is among the
hidden ones, so that the step is judged by its exact expectation; elsewhere several worlds are imagined that
the seat cannot tell apart (`NetSupport` says which). Only what the seat may know goes in.

Positions that are reached are called leaves. They are judged some at a time, and added up in their own order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from argosy.core.chance import seed_stream
from argosy.core.compiled import compiled
from argosy.core.knowledge import IMAGINED
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints, States
from argosy.players import elementary, look, net_kernel
from argosy.players.compilation import mark, sources_mark
from argosy.players.elementary import exp, log
from argosy.players.look import MOST_OPTIONS, Look, Looks
from argosy.players.net_kernel import RESTRAINT, ROWS, NetArrays, evaluate, logit, write_shares
from argosy.players.player_set import net_parts_of
from argosy.players.struct_types import Reals

SETTLED, WORLD, AFTER, DRAWN = range(4)  # places among the worlds; further ones are the game's own
WORLDS = 4
MOST_FORCED = 64  # moves without a choice after an action
PRIOR_WEIGHT = 0.03  # of the win, for every factor e by which the policy prefers an action
NEVER = 1e-6  # a probability that is nearly none
OVER = -1  # instead of a seat, and of a row of features
NO_CODE = -1
SEED_BITS = 0xFFFFFFFF

SOURCES = mark(__file__, look.__file__, net_kernel.__file__, elementary.__file__)


# ------------------------------------------------------------------------------------ what every game has


@compiled(f"argosy.players.step_functions.rank-{SOURCES}")
def rank(scores: Reals, n: int, order: Ints) -> None:
    """Put the first n places in order, the best first; of equal ones the first."""
    for place in range(n):
        k = place
        while k > 0 and scores[order[k - 1]] < scores[place]:
            order[k] = order[k - 1]
            k -= 1
        order[k] = place


@compiled(f"argosy.players.step_functions.softmax-{SOURCES}")
def softmax(logits: Reals, n: int, out: Reals) -> None:
    most = logits[0]
    for k in range(n):
        most = max(most, logits[k])
    whole = 0.0
    for k in range(n):
        out[k] = exp(logits[k] - most)
        whole += out[k]
    for k in range(n):
        out[k] = out[k] / whole


@compiled(f"argosy.players.step_functions.begin_shares-{SOURCES}")
def begin_shares(n: int, look: Look) -> None:
    """Begin to add up the shares of n places."""
    look.noted = 0
    look.pending = 0
    for place in range(n):
        for seat in range(look.shares.shape[1]):
            look.shares[place, seat] = 0.0


@compiled(f"argosy.players.step_functions.judge_leaves-{SOURCES}")
def judge_leaves(net: NetArrays, seat: int, players: int, look: Look) -> None:
    """Add the shares of all leaves noted to those of their actions, and forget the leaves."""
    if look.pending > 0:
        evaluate(net, look.leaves, look.pending, look.picks)
    for k in range(look.noted):
        place, row, world = look.places[k], look.rows[k], look.worlds[k]
        if row != OVER:
            write_shares(net, row, players, look.share)
        for other in range(players):
            if row == OVER:
                share = np.float64(look.ends[k, other])
            else:
                share = np.float64(look.share[(other - look.seats[k]) % players])
            look.shares[place, other] += share * look.weights[k]
            if other == seat and world >= 0:
                look.found[world, place] = share
    look.judged += look.pending
    look.noted = 0
    look.pending = 0


# ------------------------------------------------------------------------- of a game, called by compiled code
# `net` is the net, `worlds` room for states, `place` that of an action among those looked into.

# (net, s, seat, look): list in `look.options` what is looked into: all that is legal but for what a learned
# player restrains itself from; how many
ListOptions = Callable[[NetArrays, Any, int, Look], int]
JudgeOptions = Callable[[NetArrays, Any, int, int, Look], None]  # (net, s, seat, n, look): write n logits
Choose = Callable[[NetArrays, Any, int, Look], int]  # (net, s, seat, look): the likeliest step by the policy
# (net, s, seat, look): write `look.by_code`: how likely the net would choose each, restrained as it is
WritePolicy = Callable[[NetArrays, Any, int, Look], None]
# (s, seat, worlds, look): lay a position out among the worlds, what the seat does not know in a fixed order
SettleWorld = Callable[[Any, int, States, Look], None]
# (seat, seed, worlds, look): make another world, one that the seat cannot tell from the settled one
ImagineNext = Callable[[int, int, States, Look], None]
# (net, s, seat, place, world, weight, look): note a position that an action has led to; when there is no room
# left, all are judged. `world` is its number where the share of the seat is wanted of each world, else -1
NoteLeaf = Callable[[NetArrays, Any, int, int, int, float, Look], None]
# (net, s, seat, seed, imagined, also, worlds, look): what every step leads to; see `StepEntries`
StepValues = Callable[[NetArrays, Any, int, int, int, int, States, Look], int]
DecideNext = Callable[[NetArrays, Any, int, int, States, Look], int]  # (net, s, seat, seed, worlds, look)


@dataclass(frozen=True, slots=True)
class StepFunctions:
    """The functions of a game."""

    options: ListOptions
    judge_options: JudgeOptions
    choose: Choose
    write_policy: WritePolicy
    settle: SettleWorld
    imagine_next: ImagineNext
    note_leaf: NoteLeaf
    step_values: StepValues
    decide_next: DecideNext


@cache
def step_functions(rules: Rules) -> StepFunctions:
    """The functions of a game, compiled on first use."""
    g_legal, g_apply, g_asked, g_observe = rules.legal, rules.apply, rules.asked, rules.observe
    g_win_shares, g_exchange = rules.win_shares, rules.exchange
    support = net_parts_of(rules.name).support()
    g_restrain, g_settle = support.restrain, support.settle
    next_faces, lay_on_top = support.next_faces, support.lay_on_top
    reveals, faces, usual_worlds = support.reveals, support.branches, support.worlds
    as_learned = support.restraint is None
    restraint = 0 if support.restraint is None else support.restraint
    name = f"argosy.players.step_functions.{rules.name}{rules.data}"
    sources = f"{SOURCES}-{sources_mark(support.module)}"

    @compiled(f"{name}.restrained-{sources}")
    def restrained(s: Any, seat: int, most: int, look: Look) -> int:
        """List all legal steps but for those that a learned player restrains itself from."""
        n = int(g_restrain(s, seat, look.codes, int(g_legal(s, seat, look.codes)), most))
        for k in range(n):
            look.options[k] = look.codes[k]
        return n

    @compiled(f"{name}.options-{sources}")
    def options(net: NetArrays, s: Any, seat: int, look: Look) -> int:
        return restrained(s, seat, net.sizes[RESTRAINT] if as_learned else restraint, look)

    @compiled(f"{name}.judge_options-{sources}")
    def judge_options(net: NetArrays, s: Any, seat: int, n: int, look: Look) -> None:
        g_observe(s, seat, look.features[0], look.scratch)
        evaluate(net, look.features, 1, look.picks)
        for k in range(n):
            look.logits[k] = logit(net, 0, look.options[k])

    @compiled(f"{name}.choose-{sources}")
    def choose(net: NetArrays, s: Any, seat: int, look: Look) -> int:
        n, best = restrained(s, seat, net.sizes[RESTRAINT], look), 0
        if n > 1:
            judge_options(net, s, seat, n, look)
            for k in range(1, n):
                if look.logits[k] > look.logits[best]:
                    best = k
        return int(look.options[best])

    @compiled(f"{name}.write_policy-{sources}")
    def write_policy(net: NetArrays, s: Any, seat: int, look: Look) -> None:
        n = restrained(s, seat, net.sizes[RESTRAINT], look)
        judge_options(net, s, seat, n, look)
        softmax(look.logits, n, look.policy)
        for code in range(len(look.by_code)):
            look.by_code[code] = 0.0
        for k in range(n):
            look.by_code[look.options[k]] = look.policy[k]

    @compiled(f"{name}.settle-{sources}")
    def settle(s: Any, seat: int, worlds: States, look: Look) -> None:
        worlds[SETTLED] = s
        g_settle(worlds[SETTLED], seat, look.scratch)

    @compiled(f"{name}.imagine_next-{sources}")
    def imagine_next(seat: int, seed: int, worlds: States, look: Look) -> None:
        worlds[WORLD] = worlds[SETTLED]
        seed_stream(worlds[WORLD].rng, seed, IMAGINED)
        g_exchange(worlds[WORLD], seat, look.scratch)

    @compiled(f"{name}.note_leaf-{sources}")
    def note_leaf(
        net: NetArrays, s: Any, seat: int, place: int, world: int, weight: float, look: Look
    ) -> None:
        k, asked = int(look.noted), int(g_asked(s))
        look.places[k] = place
        look.worlds[k] = world
        look.weights[k] = weight
        look.seats[k] = asked
        if asked < 0:
            look.rows[k] = OVER
            g_win_shares(s, look.ends[k])
        else:
            look.rows[k] = look.pending
            g_observe(s, asked, look.leaves[look.pending], look.scratch)
            look.pending += 1
        look.noted += 1
        if look.noted == ROWS:
            judge_leaves(net, seat, int(s.players), look)

    # ----------------------------------------------------------------------------------- one step ahead

    @compiled(f"{name}.forced-{sources}")
    def forced(s: Any, most: int, codes: Ints) -> int:
        """The one step that is possible, or -1 if there is a choice or the game is over."""
        seat = int(g_asked(s))
        if seat < 0:
            return -1
        n = int(g_restrain(s, seat, codes, int(g_legal(s, seat, codes)), most))
        return int(codes[0]) if n == 1 else -1

    @compiled(f"{name}.play_on-{sources}")
    def play_on(s: Any, most: int, codes: Ints) -> None:
        for _ in range(MOST_FORCED):
            code = forced(s, most, codes)
            if code < 0:
                return
            g_apply(s, g_asked(s), code, None)

    @compiled(f"{name}.try_step-{sources}")
    def try_step(net: NetArrays, seat: int, place: int, weight: float, worlds: States, look: Look) -> None:
        """Take the step of a place in the world up to the next choice, once for every card that may come."""
        worlds[AFTER] = worlds[WORLD]
        after, most = worlds[AFTER], int(net.sizes[RESTRAINT])
        code, actor = int(look.options[place]), seat  # need not be the seat that is asked first
        for _ in range(MOST_FORCED):
            if code < 0 or code == reveals:
                break
            g_apply(after, actor, code, None)
            code, actor = int(forced(after, most, look.codes)), int(g_asked(after))
        total = int(next_faces(after, look.counts)) if code == reveals else 0
        if total == 0:
            if code >= 0:
                g_apply(after, actor, code, None)
                play_on(after, most, look.codes)
            note_leaf(net, after, seat, place, -1, weight, look)
            return
        for face in range(faces):
            if look.counts[face] > 0:
                worlds[DRAWN] = worlds[AFTER]
                lay_on_top(worlds[DRAWN], face)
                g_apply(worlds[DRAWN], actor, code, None)
                play_on(worlds[DRAWN], most, look.codes)
                likely = int(look.counts[face]) / total
                note_leaf(net, worlds[DRAWN], seat, place, -1, likely * weight, look)

    @compiled(f"{name}.list_likeliest-{sources}")
    def list_likeliest(net: NetArrays, s: Any, seat: int, also: int, look: Look) -> int:
        """The likeliest options with their policy, `also` in any case; says how many."""
        n, found = options(net, s, seat, look), also == NO_CODE
        for k in range(n):
            found = found or look.options[k] == also
        if not found:
            look.options[n] = also
            n += 1
        judge_options(net, s, seat, n, look)
        softmax(look.logits, n, look.policy)
        if n <= MOST_OPTIONS:
            return n
        rank(look.policy, n, look.order)
        kept = 0
        for k in range(n):
            place = look.order[k]
            if k < MOST_OPTIONS or look.options[place] == also:
                look.chosen[kept] = look.options[place]
                look.scores[kept] = look.policy[place]
                kept += 1
        for k in range(kept):
            look.options[k] = look.chosen[k]
            look.policy[k] = look.scores[k]
        return kept

    @compiled(f"{name}.step_values-{sources}")
    def step_values(
        net: NetArrays, s: Any, seat: int, seed: int, imagined: int, also: int, worlds: States, look: Look
    ) -> int:
        n, count = list_likeliest(net, s, seat, also, look), max(1, imagined)
        begin_shares(n, look)
        if imagined > 0:
            settle(s, seat, worlds, look)
        else:
            worlds[WORLD] = s
        for world in range(count):
            if imagined > 0:
                imagine_next(seat, seed + world, worlds, look)
            for place in range(n):
                try_step(net, seat, place, 1.0 / count, worlds, look)
        judge_leaves(net, seat, int(s.players), look)
        return n

    @compiled(f"{name}.decide_next-{sources}")
    def decide_next(net: NetArrays, s: Any, seat: int, seed: int, worlds: States, look: Look) -> int:
        if options(net, s, seat, look) < 2:
            return choose(net, s, seat, look)
        best = 0
        for k in range(step_values(net, s, seat, seed, usual_worlds, NO_CODE, worlds, look)):
            look.scores[k] = look.shares[k, seat] + PRIOR_WEIGHT * log(look.policy[k] + NEVER)
            if look.scores[k] > look.scores[best]:
                best = k
        return int(look.options[best])

    return StepFunctions(
        options,
        judge_options,
        choose,
        write_policy,
        settle,
        imagine_next,
        note_leaf,
        step_values,
        decide_next,
    )


# --------------------------------------------------------------------------- of a game, called from outside


class StepEntries:
    """The functions of a game over arrays, compiled on first use.

    `states` and `looks` are arrays of one, `worlds` has room for `WORLDS` states; weights, sizes and what is
    hidden are `NetArrays`.
    """

    def __init__(self, rules: Rules) -> None:
        functions, g_observe = step_functions(rules), rules.observe
        f_options, f_judge_options, f_choose = functions.options, functions.judge_options, functions.choose
        f_step_values, f_decide_next = functions.step_values, functions.decide_next
        name = f"argosy.players.step_functions.{rules.name}{rules.data}"
        sources = f"{SOURCES}-{sources_mark(net_parts_of(rules.name).support().module)}"

        @compiled(f"{name}.entry.options-{sources}")
        def options(
            states: States, seat: int, weights: Floats, sizes: Ints, hidden: Floats, looks: Looks
        ) -> int:
            """List in `look.options` what is looked into: all that is legal but for what a learned player
            restrains itself from; says how many.
            """
            return f_options(NetArrays(weights, sizes, hidden), states[0], seat, looks[0])

        @compiled(f"{name}.entry.choose-{sources}")
        def choose(
            states: States, seat: int, weights: Floats, sizes: Ints, hidden: Floats, looks: Looks
        ) -> int:
            """The likeliest step by the net's policy, without looking ahead: it may also make offers."""
            return f_choose(NetArrays(weights, sizes, hidden), states[0], seat, looks[0])

        @compiled(f"{name}.entry.value-{sources}")
        def value(
            states: States, seat: int, weights: Floats, sizes: Ints, hidden: Floats, looks: Looks
        ) -> None:
            """Write the shares of the win to expect by what this seat knows: `look.value`, by seat."""
            net, look, players = NetArrays(weights, sizes, hidden), looks[0], int(states[0].players)
            f_judge_options(net, states[0], seat, 0, look)
            write_shares(net, 0, players, look.share)
            for other in range(players):
                look.value[other] = look.share[(other - seat) % players]

        @compiled(f"{name}.entry.step_values-{sources}")
        def step_values(
            states: States, seat: int, seed: int, imagined: int, also: int, weights: Floats, sizes: Ints,
            hidden: Floats, worlds: States, looks: Looks,
        ) -> int:  # fmt: skip
            """What every step leads to: writes `look.options`, `look.shares`, `look.policy`; says how many.

            So many worlds are imagined; if 0, the position is taken for the only one. The step `also` is
            among those that are looked into, unless it is NO_CODE.
            """
            net = NetArrays(weights, sizes, hidden)
            return f_step_values(net, states[0], seat, seed, imagined, also, worlds, looks[0])

        @compiled(f"{name}.entry.decide_next-{sources}")
        def decide_next(
            states: States, seat: int, seed: int, weights: Floats, sizes: Ints, hidden: Floats,
            worlds: States, looks: Looks,
        ) -> int:  # fmt: skip
            """The step with the best expectation; the policy decides between nearly equal ones."""
            return f_decide_next(NetArrays(weights, sizes, hidden), states[0], seat, seed, worlds, looks[0])

        @compiled(f"{name}.entry.seed_of-{sources}")
        def seed_of(states: States, seat: int, looks: Looks) -> int:
            """A seed made from what the seat sees, so that nothing else can show through."""
            look, seed = looks[0], 0
            g_observe(states[0], seat, look.features[0], look.scratch)
            for i in range(look.features.shape[1]):
                seed = (seed * 31 + int(np.float64(look.features[0, i]) * 4096.0)) & SEED_BITS
            return seed

        self.options, self.choose, self.value = options, choose, value
        self.step_values, self.decide_next, self.seed_of = step_values, decide_next, seed_of


step_entries = cache(StepEntries)
