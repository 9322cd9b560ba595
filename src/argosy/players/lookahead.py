"""Some way ahead, compiled: actions are carried out in imagined worlds, played on, and judged by a net.

All candidates are tried in the same worlds, some at a time; those that fall behind by more than chance
explains are dropped. How far a game is played on, by which player, and what the candidates are, is up to its
own package.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from argosy.core.actions import Action
from argosy.core.compiled import compiled
from argosy.core.event_log import LOG
from argosy.core.loops import loops_of
from argosy.core.position import copy_of
from argosy.core.reading import read
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints, States
from argosy.players import step_functions as steps
from argosy.players.compilation import mark, sources_mark
from argosy.players.compiled_players import CompiledPlayers, Workspaces
from argosy.players.elementary import log
from argosy.players.look import STAGES, Look, Looks
from argosy.players.net import Net
from argosy.players.net_kernel import NetArrays
from argosy.players.net_support import NO_STEP
from argosy.players.one_step import ActionValues, OneStep
from argosy.players.player_config import PlayerConfigs
from argosy.players.player_set import net_parts_of
from argosy.players.step_functions import (
    AFTER,
    NEVER,
    NO_CODE,
    SETTLED,
    WORLD,
    WORLDS,
    begin_shares,
    judge_leaves,
    rank,
    step_functions,
)

Chains = Ints  # a row for every action: its steps, NO_STEP behind the last
BEYOND_DOUBT = 2.0  # standard errors
MOSTLY = 0.5  # of the games that are looked into

SOURCES = f"{mark(__file__)}-{steps.SOURCES}"


# Compiled functions of a game. `work` is the workspace of its compiled players.
# (s, seat, config, worlds, work, chains): list whole actions as chains; how many
ListChains = Callable[[Any, int, Any, States, Any, Chains], int]
# (world, root, seat, number, work): settle by the number of a world what is not left to chance in it
Arrange = Callable[[Any, Any, int, int, Any], None]
Turn = Callable[[Any], int]  # (s): the number of the turn
RollOut = Callable[[Any, int, Any, Any], None]  # (s, until, weights, work): play on until a turn begins
IsDrafting = Callable[[Any, int], bool]  # (s, seat): whether a seat is amid an action of several steps
# Called from outside, see `look_ahead_of`.
LookAhead = Callable[
    [States, int, int, bool, PlayerConfigs, Floats, Ints, Floats, States, Workspaces, Looks], int
]


@dataclass(frozen=True, slots=True, eq=False)
class LookaheadParts:
    """How a game is looked some rounds ahead."""

    module: str  # where it is from; compiled functions are kept under its mark
    players: CompiledPlayers
    played_by: str  # one of them, after the action
    rounds: int  # played on
    worlds: int  # imagined at a time by who decides
    glance: int  # by who only wants to know what each action leads to
    actions: int  # candidates, at most
    steps: int  # of an action, at most
    prior_weight: float  # of the net's policy beside what is found
    least_prior: float  # how much of that counts where all games looked into are over
    only_ends: bool  # rounds are for the end of a game; while most games go on, one step ahead decides
    list_chains: ListChains | None  # beside the net's own action; None: each legal step is a candidate
    arrange: Arrange
    turn: Turn
    roll_out: RollOut
    is_drafting: IsDrafting


@compiled(f"argosy.players.lookahead.in_question-{SOURCES}")
def in_question(n: int, worlds: int, prior_share: float, look: Look) -> int:
    """Keep in `look.order`, of n places, those that may still turn out best, the best so far first.

    All were tried in the same worlds, so each is compared with the best one world by world.
    """
    for k in range(n):
        place, total = look.order[k], 0.0
        for world in range(worlds):
            total += look.found[world, place]
        look.scores[k] = total / worlds + prior_share * look.prior[place]
    rank(look.scores, n, look.chosen)
    for k in range(n):
        look.options[k] = look.order[look.chosen[k]]
    best, kept = look.options[0], 0
    for k in range(n):
        place, mean, squares = look.options[k], 0.0, 0.0
        for world in range(worlds):
            mean += look.found[world, place] - look.found[world, best]
        mean = mean / worlds
        for world in range(worlds):
            off = (look.found[world, place] - look.found[world, best]) - mean
            squares += off * off
        error = math.sqrt(squares / worlds) / math.sqrt(worlds)
        behind = look.scores[look.chosen[0]] - look.scores[look.chosen[k]]
        if k == 0 or behind <= BEYOND_DOUBT * error:
            look.order[kept] = place
            kept += 1
    return kept


def compiled_name(rules: Rules, players_mark: str) -> str:
    """Under which the `LookAhead` of a game is kept."""
    return f"argosy.players.lookahead.{rules.name}{rules.data}.look_ahead-{SOURCES}-{players_mark}"


@cache
def look_ahead_of(rules: Rules) -> LookAhead:
    """A function that compares whole actions, compiled on first use: it lists in `look.order` the places of
    those that are left, the best first, and says how many they are.

    Deciding, all stages are looked into and who falls behind is dropped: the first step of the best
    (`look.chains`) is the decision. Where rounds are for ends only, and most games of the first stage go on,
    a look one step ahead decides instead. Otherwise one stage tells what each leads to, in the order of the
    places (`look.shares`, `look.policy`); single steps, also those of an action that is begun, are then
    looked ahead by one step.
    """
    g_apply, functions, ahead = rules.apply, step_functions(rules), net_parts_of(rules.name).lookahead()
    options, choose, judge_options = functions.options, functions.choose, functions.judge_options
    write_policy, step_values, note_leaf = functions.write_policy, functions.step_values, functions.note_leaf
    decide_next = functions.decide_next
    settle, imagine_next = functions.settle, functions.imagine_next
    g_arrange, g_turn, g_roll_out, g_is_drafting = (
        ahead.arrange,
        ahead.turn,
        ahead.roll_out,
        ahead.is_drafting,
    )
    c_forget, most_actions, most_steps = ahead.players.forget, ahead.actions, ahead.steps
    rounds, most_worlds, glance = ahead.rounds, ahead.worlds, ahead.glance
    prior_weight, least_prior, only_ends = ahead.prior_weight, ahead.least_prior, ahead.only_ends
    step_worlds = net_parts_of(rules.name).support().worlds
    g_list_chains: Any = ahead.list_chains
    step_by_step = ahead.list_chains is None
    name = f"argosy.players.lookahead.{rules.name}{rules.data}"
    sources = f"{SOURCES}-{sources_mark(ahead.module)}"

    @compiled(f"{name}.note_steps-{sources}")
    def note_steps(n: int, look: Look) -> None:
        """The first n options, or the likeliest of them, as chains of one step."""
        for place in range(n):
            for i in range(most_steps):
                look.chains[place, i] = NO_STEP
            look.chains[place, 0] = look.options[place]

    @compiled(f"{name}.list_steps-{sources}")
    def list_steps(
        net: NetArrays, s: Any, seat: int, config: Any, worlds: States, work: Any, look: Look
    ) -> int:
        """All that is legal, or the likeliest of it by the net's policy."""
        n = options(net, s, seat, look)
        if n > most_actions:
            judge_options(net, s, seat, n, look)
            rank(look.logits, n, look.order)
            for k in range(most_actions):
                look.chosen[k] = look.options[look.order[k]]
            for k in range(most_actions):
                look.options[k] = look.chosen[k]
            n = most_actions
        note_steps(n, look)
        return n

    @compiled(f"{name}.list_wholes-{sources}")
    def list_wholes(
        net: NetArrays, s: Any, seat: int, config: Any, worlds: States, work: Any, look: Look
    ) -> int:
        """Whole actions: the game's, and the net's own with the steps it would go on with behind them."""
        n = int(g_list_chains(s, seat, config, worlds[WORLDS:], work, look.chains))
        for i in range(most_steps):
            look.chains[n, i] = NO_STEP
        worlds[AFTER] = s
        for i in range(most_steps):
            look.chains[n, i] = choose(net, worlds[AFTER], seat, look)
            g_apply(worlds[AFTER], seat, look.chains[n, i], None)
            if not g_is_drafting(worlds[AFTER], seat):
                break
        return n + 1

    list_actions = list_steps if g_list_chains is None else list_wholes

    @compiled(f"{name}.try_all-{sources}")
    def try_all(
        net: NetArrays,
        seat: int,
        number: int,
        n: int,
        until: int,
        weight: float,
        config: Any,
        worlds: States,
        work: Any,
        look: Look,
    ) -> None:
        """Carry out all candidates in the world, play on, and note where each leads to."""
        for k in range(n):
            place = look.order[k]
            worlds[AFTER] = worlds[WORLD]
            for i in range(most_steps):
                if look.chains[place, i] == NO_STEP:
                    break
                g_apply(worlds[AFTER], seat, look.chains[place, i], None)
            g_roll_out(worlds[AFTER], until, config.weights, work)
            note_leaf(net, worlds[AFTER], seat, place, number, weight, look)

    @compiled(f"{name}.try_stage-{sources}")
    def try_stage(
        net: NetArrays,
        seat: int,
        seed: int,
        first: int,
        count: int,
        n: int,
        config: Any,
        worlds: States,
        work: Any,
        look: Look,
    ) -> None:
        """Try all candidates in so many worlds."""
        root = worlds[SETTLED]
        until = g_turn(root) + rounds * int(root.players)
        look.judged = 0
        for number in range(first, first + count):
            imagine_next(seat, seed + number, worlds, look)
            g_arrange(worlds[WORLD], worlds[SETTLED], seat, number, work)
            try_all(net, seat, number, n, until, 1.0 / count, config, worlds, work, look)
        judge_leaves(net, seat, int(root.players), look)

    @compiled(f"{name}.parts_at_once-{sources}")
    def parts_at_once(n: int, look: Look) -> bool:
        """Whether the candidates part with their first step. Where they part is decided there."""
        for k in range(1, n):
            if look.chains[look.order[k], 0] != look.chains[look.order[0], 0]:
                return True
        return False

    @compiled(compiled_name(rules, sources_mark(ahead.module)))
    def look_ahead(
        states: States, seat: int, seed: int, deciding: bool, configs: PlayerConfigs, weights: Floats,
        sizes: Ints, hidden: Floats, worlds: States, workspaces: Workspaces, looks: Looks,
    ) -> int:  # fmt: skip
        net, s, look = NetArrays(weights, sizes, hidden), states[0], looks[0]
        config, work = configs[0], workspaces[0]
        if not deciding and (step_by_step or g_is_drafting(s, seat)):
            n = step_values(net, s, seat, seed, step_worlds, NO_CODE, worlds, look)
            note_steps(n, look)
            for k in range(n):
                look.order[k] = k
            return n
        c_forget(work)
        n = list_actions(net, s, seat, config, worlds, work, look)
        for k in range(n):
            look.order[k] = k
        if deciding and not parts_at_once(n, look):
            return n
        write_policy(net, s, seat, look)
        for place in range(n):
            look.policy[place] = look.by_code[look.chains[place, 0]]
            look.prior[place] = prior_weight * log(look.policy[place] + NEVER)
        begin_shares(n, look)
        settle(s, seat, worlds, look)
        count = most_worlds if deciding else glance
        for stage in range(STAGES if deciding else 1):
            if deciding and not parts_at_once(n, look):
                break
            try_stage(net, seat, seed, stage * count, count, n, config, worlds, work, look)
            if deciding:
                going_on = look.judged / (count * n)
                if only_ends and stage == 0 and going_on > MOSTLY:
                    look.options[0] = decide_next(net, s, seat, seed, worlds, look)
                    note_steps(1, look)
                    look.order[0] = 0
                    return 1
                n = in_question(n, (stage + 1) * count, max(least_prior, going_on), look)
        return n

    return look_ahead


class Lookahead(OneStep):
    """A net that looks some rounds ahead. Not thread-safe: it reuses its arrays."""

    def __init__(self, net: Net) -> None:
        super().__init__(net)
        parts, rules = net_parts_of(net.rules.name).lookahead(), net.rules
        self._config = cache(lambda players: parts.players.config(parts.played_by, players))
        places, self._workspaces = parts.players.new_workspace()
        self._worlds = np.zeros(WORLDS + len(places), rules.state)
        self._look_ahead, self._loops = look_ahead_of(rules), loops_of(rules)

    def decide(self, states: States, seat: int, seed: int) -> int:
        """The first step of the best action; the net's policy decides between nearly equal ones."""
        self._look(states, seat, seed, deciding=True)
        look = self._looks[0]
        return int(look.chains[look.order[0], 0])

    def chain_values(self, states: States, seat: int, seed: int) -> tuple[Chains, ActionValues]:
        """What every whole action leads to; `codes` are their first steps. Single steps as in `OneStep`."""
        count = self._look(states, seat, seed, deciding=False)
        chains = self._looks[0].chains[:count].copy()
        return chains, self._values(states, chains[:, 0].tolist())

    def advise(self, states: States, seat: int, seed: int) -> tuple[ActionValues, list[Action]]:
        rules, reading = self.net.rules, read(states)
        chains, values = self.chain_values(states, seat, seed)
        if not rules.has_chains or rules.is_drafting(reading, seat):
            return values, [rules.action(reading, seat, code) for code in values.codes]
        found: dict[str, tuple[int, Action]] = {}  # the net's own action may be among the game's
        for k, chain in enumerate(chains):
            if action := self._whole(states, seat, chain):
                found.setdefault(action.text, (k, action))
        kept = [k for k, _ in found.values()]
        codes = [values.codes[k] for k in kept]
        return (
            ActionValues(codes, values.shares[kept], values.policy[kept]),
            [action for _, action in found.values()],
        )

    def _look(self, states: States, seat: int, seed: int, deciding: bool) -> int:
        configs = self._config(int(states["players"][0]))
        return self._look_ahead(
            states, seat, seed, deciding, configs, *self._arrays, self._worlds, self._workspaces, self._looks
        )

    def _whole(self, states: States, seat: int, chain: Ints) -> Action | None:
        """The action that a chain of steps makes up; None if the chain does not complete it."""
        rules, at, logs, found = self.net.rules, copy_of(states), np.zeros(1, LOG), None
        for code in chain[chain != NO_STEP]:
            before = read(at)
            taken = rules.action(before, seat, int(code))
            self._loops.play(at, seat, np.array([code]), logs)
            found = None if rules.is_drafting(read(at), seat) else rules.whole_action(before, seat, taken)
        return found
