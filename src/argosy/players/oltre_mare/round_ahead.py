"""Oltre Mare a round ahead: whole actions, played on by the planner, judged by a net.

One step of an offer, of a plan or of a loading order says little by itself. So whole actions are compared:
those that the planner thinks best (`options.py`) and the net's own. Each is carried out in the same imagined
worlds, the planner plays a round on for everybody, and the net judges what every seat may then expect.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from argosy.core.actions import Action
from argosy.core.position import copy_of
from argosy.core.reading import read
from argosy.core.typing import Ints, States
from argosy.games.oltre_mare.moves import apply
from argosy.games.oltre_mare.state import Phase, is_drafting
from argosy.players.ahead import NO_STEP, Ahead, Chains
from argosy.players.company import Minds
from argosy.players.compiling import thought
from argosy.players.foresight import Outlook
from argosy.players.net import Net
from argosy.players.oltre_mare.crew import COMPANY, mind
from argosy.players.oltre_mare.options import MOST_OPTIONS, MOST_STEPS, finish_chains
from argosy.players.oltre_mare.search import GAME, ROOT, begin_search, roll_out, turn_number

WORLDS = 12  # at a time
MOST_ACTIONS = MOST_OPTIONS + 1  # the net's own is the last


@thought
def list_chains(states: States, seat: int, minds: Any, worlds: States, rooms: Any, chains: Chains) -> int:
    """The planner's whole actions into `chains`; says how many."""
    room, planner = rooms[0], minds[0]
    count = begin_search(states[0], seat, planner.weights, int(planner.manner), worlds, room)
    if states[0].phase == Phase.TRADE and is_drafting(states[0], seat):
        finish_chains(worlds, seat, planner.weights, int(planner.manner), ROOT, GAME, room)
    for k in range(count):
        for i in range(MOST_STEPS):
            chains[k, i] = room.chains[k, i] if i < room.lengths[k] else NO_STEP
    return count


@thought
def play_out(imagined: States, seat: int, minds: Any, chains: Chains, rooms: Any, reached: States) -> None:
    """Every action in every world, and a round after it: the position reached by each."""
    until = turn_number(imagined[0]) + int(imagined[0].players)
    row = 0
    for world in range(len(imagined)):
        for k in range(len(chains)):
            reached[row] = imagined[world]
            s = reached[row]
            for i in range(MOST_STEPS):
                if chains[k, i] == NO_STEP:
                    break
                apply(s, seat, int(chains[k, i]), None)
            roll_out(s, until, minds[0].weights, rooms[0])
            row += 1


@thought
def step(states: States, seat: int, code: int) -> bool:
    """Carry out a step; says whether the action goes on."""
    apply(states[0], seat, code, None)
    return bool(is_drafting(states[0], seat))


@cache
def planner_of(players: int) -> Minds:
    return mind("planner", players)


class RoundAhead(Ahead):
    """A net that looks a round ahead. Not for several threads at once."""

    def __init__(self, net: Net) -> None:
        super().__init__(net, WORLDS, MOST_ACTIONS)
        self._places, self._thinking = COMPANY.room_for_one()
        self._chains = np.full((MOST_ACTIONS, MOST_STEPS), NO_STEP, np.int64)

    def actions(self, states: States, seat: int) -> Chains:
        """Whole actions: the planner's, and the net's own behind them."""
        minds = planner_of(int(states["players"][0]))
        count = int(list_chains(states, seat, minds, self._places, self._thinking, self._chains))
        self._write_own(states, seat, self._chains[count])
        return self._chains[: count + 1]

    def _play_out(self, chains: Chains, worlds: States, seat: int, reached: States) -> None:
        minds = planner_of(int(worlds["players"][0]))
        play_out(worlds, seat, minds, chains, self._thinking, reached)

    def advise(self, states: States, seat: int, seed: int) -> tuple[Outlook, list[Action]]:
        if self.net.rules.drafting(read(states), seat):
            return super().advise(states, seat, seed)  # what is begun goes on step by step
        chains = self.actions(states, seat)
        outlook = self.look_at(chains, states, seat, seed)
        found: dict[str, tuple[int, Action]] = {}  # the net's own action may be the planner's as well
        for k, chain in enumerate(chains):
            if action := self._whole(states, seat, chain):
                found.setdefault(action.text, (k, action))
        kept = [k for k, _ in found.values()]
        codes = [outlook.codes[k] for k in kept]
        return (
            Outlook(codes, outlook.shares[kept], outlook.odds[kept]),
            [action for _, action in found.values()],
        )

    def _whole(self, states: States, seat: int, chain: Ints) -> Action | None:
        """The action that a chain of steps comes to; None if it does not come to its end."""
        rules, at, found = self.net.rules, copy_of(states), None
        for code in chain[chain != NO_STEP].tolist():
            before = read(at)
            taken = rules.action(before, seat, code)
            found = None if step(at, seat, code) else rules.whole(before, seat, taken)
        return found

    def _write_own(self, states: States, seat: int, chain: Ints) -> None:
        """What the net likes best, with the steps it would go on with until the action is at its end."""
        chain[:] = NO_STEP
        at = copy_of(states)
        for i in range(MOST_STEPS):
            chain[i] = self.liked(at, seat)
            if not step(at, seat, int(chain[i])):
                return
