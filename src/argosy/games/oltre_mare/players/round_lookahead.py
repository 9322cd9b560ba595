"""Oltre Mare two rounds ahead: whole actions, played on by the planner, judged by a net.

One step of an offer, of a plan or of a loading order says little by itself. So whole actions are compared:
those that the planner thinks best (`candidate_actions.py`) and the net's own. Each is carried out in the same
imagined worlds, the planner plays on for all seats for two rounds, and the net judges what every seat may
then expect.
"""

from __future__ import annotations

from argosy.core.typing import States
from argosy.games.oltre_mare.players.candidate_actions import finish_chains
from argosy.games.oltre_mare.players.compiled import COMPILED
from argosy.games.oltre_mare.players.search import GAME, ROOT, Config, begin_search, roll_out, turn_number
from argosy.games.oltre_mare.players.workspace import MOST_OPTIONS, MOST_STEPS, Workspace
from argosy.games.oltre_mare.rules.state import Phase, State, is_drafting
from argosy.players.compilation import player_function
from argosy.players.lookahead import Chains, LookaheadParts
from argosy.players.net_support import NO_STEP

ROUNDS = 2
WORLDS, GLANCE = 48, 12  # at a time
PRIOR_WEIGHT = 0.005


@player_function
def list_chains(s: State, seat: int, config: Config, worlds: States, work: Workspace, chains: Chains) -> int:
    """The planner's whole actions into `chains`; says how many."""
    count = begin_search(s, seat, config, worlds, work)
    if s.phase == Phase.TRADE and is_drafting(s, seat):
        finish_chains(worlds, seat, config.weights, int(config.manner), ROOT, GAME, work)
    for k in range(count):
        for i in range(MOST_STEPS):
            chains[k, i] = work.chains[k, i] if i < work.lengths[k] else NO_STEP
    return count


@player_function
def leave_to_chance(world: State, root: State, seat: int, number: int, work: Workspace) -> None:
    """Nothing in a world is settled by its number."""


LOOKAHEAD = LookaheadParts(
    module=__name__,
    players=COMPILED,
    played_by="planner",
    rounds=ROUNDS,
    worlds=WORLDS,
    glance=GLANCE,
    actions=MOST_OPTIONS + 1,  # the net's own is the last
    steps=MOST_STEPS,
    prior_weight=PRIOR_WEIGHT,
    least_prior=1.0,
    only_ends=False,
    list_chains=list_chains,
    arrange=leave_to_chance,
    turn=turn_number,
    roll_out=roll_out,
    is_drafting=is_drafting,
)
