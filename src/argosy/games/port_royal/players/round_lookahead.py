"""Port Royal where it ends: every action, played on for a round by the heuristic, judged by who has won.

While most games go on after a round, one step ahead is better: the net judges what follows by its own play,
not by the heuristic's. In each imagined world another card lies on top: over all of them every face comes
about as often as it may.
"""

from __future__ import annotations

from argosy.core.cards import DECK
from argosy.games.port_royal.players.compiled import COMPILED, turns
from argosy.games.port_royal.players.next_card import lay_on_top
from argosy.games.port_royal.players.search import roll_out, top_of_pool
from argosy.games.port_royal.players.workspace import Workspace
from argosy.games.port_royal.rules.state import State
from argosy.players.compilation import player_function
from argosy.players.look import MOST_OPTIONS
from argosy.players.lookahead import LookaheadParts

ROUNDS = 1
WORLDS = 32  # at a time
PRIOR_WEIGHT = 0.015
BETWEEN_EQUALS = 0.01  # of the net's policy


@player_function
def lay_top(world: State, root: State, seat: int, number: int, work: Workspace) -> None:
    """Let another card come next in each world: the one with its number among all that may."""
    if root.length[DECK] > 0:
        pool = root.pool[root.deck[root.length[DECK] - 1]]
        lay_on_top(world, int(root.face[top_of_pool(root, pool, number)]))


@player_function
def is_drafting(s: State, seat: int) -> bool:
    """Every action is one step."""
    return False


LOOKAHEAD = LookaheadParts(
    module=__name__,
    players=COMPILED,
    played_by="heuristic",
    rounds=ROUNDS,
    worlds=WORLDS,
    glance=WORLDS,
    actions=MOST_OPTIONS,
    steps=1,
    prior_weight=PRIOR_WEIGHT,
    least_prior=BETWEEN_EQUALS,
    only_ends=True,
    list_chains=None,
    arrange=lay_top,
    turn=turns,
    roll_out=roll_out,
    is_drafting=is_drafting,
)
