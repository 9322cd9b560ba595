"""Port Royal a round ahead: every action, played on by the heuristic, judged by a net.

In each imagined world another card lies on top: over all of them every face comes about as often as it may.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from argosy.core.cards import DECK
from argosy.core.typing import States
from argosy.games.port_royal.moves import apply
from argosy.players.ahead import Ahead, Chains
from argosy.players.company import Minds
from argosy.players.compiling import thought
from argosy.players.foresight import MOST_OPTIONS, OVER
from argosy.players.net import Net
from argosy.players.port_royal.crew import COMPANY, mind
from argosy.players.port_royal.next_card import lay_on_top
from argosy.players.port_royal.search import ROOT, roll_out, settle, top_of_pool

WORLDS = 32  # at a time
BETWEEN_EQUALS = 0.01  # of the net's taste


@thought
def lay_tops(imagined: States, seat: int, first: int, worlds: States, rooms: Any) -> None:
    """Let another card come next in each world: the (first + k)-th of all that may."""
    worlds[ROOT] = imagined[0]
    settle(worlds[ROOT], seat, rooms[0].counts)
    root = worlds[ROOT]
    if root.length[DECK] == 0:
        return
    pool = root.pool[root.deck[root.length[DECK] - 1]]
    for k in range(len(imagined)):
        lay_on_top(imagined[k], int(root.face[top_of_pool(root, pool, first + k)]))


@thought
def play_out(imagined: States, seat: int, minds: Any, chains: Chains, rooms: Any, reached: States) -> None:
    """Every action in every world, and a round after it: the position reached by each."""
    until = int(imagined[0].turn) + int(imagined[0].players)
    row = 0
    for world in range(len(imagined)):
        for k in range(len(chains)):
            reached[row] = imagined[world]
            s = reached[row]
            apply(s, seat, int(chains[k, 0]), None)
            roll_out(s, until, minds[0].weights, rooms[0])
            row += 1


@cache
def heuristic_of(players: int) -> Minds:
    return mind("heuristic", players)


class RoundAhead(Ahead):
    """A net that looks a round ahead. Not for several threads at once."""

    def __init__(self, net: Net) -> None:
        super().__init__(net, WORLDS, MOST_OPTIONS)
        self._places, self._thinking = COMPANY.room_for_one()

    def actions(self, states: States, seat: int) -> Chains:
        """All that is legal, or what the net likes best of it: each is one step."""
        codes = np.array(self.options(states, seat), np.int64)
        if len(codes) > MOST_OPTIONS:
            liking = self.judge(states, seat).logits[0, codes]
            codes = codes[np.argsort(-liking, kind="stable")[:MOST_OPTIONS]]
        return codes[:, None]

    def _worlds_of(self, states: States, seat: int, seed: int, stage: int) -> States:
        worlds = super()._worlds_of(states, seat, seed, stage)
        lay_tops(worlds, seat, stage * len(worlds), self._places, self._thinking)
        return worlds

    def _doubt(self, rows: int) -> float:
        """Where the game is at its end, taste decides between equals only."""
        return max(BETWEEN_EQUALS, float((self._next_seats[:rows] != OVER).mean()))

    def _play_out(self, chains: Chains, worlds: States, seat: int, reached: States) -> None:
        minds = heuristic_of(int(worlds["players"][0]))
        play_out(worlds, seat, minds, chains, self._thinking, reached)
