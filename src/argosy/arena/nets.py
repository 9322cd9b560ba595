"""Games with learned players among compiled ones: many side by side, so that a net judges them together."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

import argosy.games
from argosy.arena.outcomes import Outcomes, Times
from argosy.arena.plan import Plan
from argosy.core.chance import seed_stream
from argosy.core.compiled import compiled
from argosy.core.events import MAX_SEATS
from argosy.core.loops import scratch_for
from argosy.core.typing import Floats, Ints, States
from argosy.players import part_of
from argosy.players.company import (
    CHANCE_OF_PLAYERS,
    MOST_DECISIONS,
    STREAMS_A_GAME,
    WITHOUT_END,
    Company,
    Rooms,
)
from argosy.players.compiling import mark, sources_mark
from argosy.players.learned import Learned, learned
from argosy.players.net import Net

WAITS, OVER, ENDLESS = range(3)
SIDE_BY_SIDE = 250  # games
ONE_BY_ONE = 4  # where somebody thinks long nothing is won side by side: few at a time give signs of life
NO_MIND = "random"  # sits where a net decides; it is never asked
ENDLESS_GAME = "the game does not end"


@cache
def matches_of(company: Company) -> tuple[Callable[..., None], Callable[..., None]]:
    """Compile-on-first-use: `begin` games, and let them `go_on` to the next choice of a net."""
    rules = company.rules
    g_set_up, g_apply, g_asked, g_win_shares = rules.set_up, rules.apply, rules.asked, rules.win_shares
    g_legal, g_observe, g_restrain = rules.legal, rules.observe, part_of(rules.name, "learning").restrain
    c_think, c_think_on, c_conclude = company.think, company.think_on, company.conclude
    c_forget, c_score, c_turns = company.forget, company.score, company.turns
    name = f"argosy.arena.nets.{rules.name}{rules.data}"
    sources = mark(__file__) + sources_mark(company.module.split(".")[2])

    @compiled(f"{name}.begin-{sources}")
    def begin(states: States, players: int, seed: int, first: int, chances: Ints, rooms: Rooms) -> None:
        """The same cards and the same streams of chance as where compiled players meet."""
        for i in range(len(states)):
            seed_stream(states[i].rng, seed, first + i)
            g_set_up(states[i], players, 0, None)
            c_forget(rooms[i])
            for seat in range(players):
                stream = (first + i) * STREAMS_A_GAME + seat
                seed_stream(chances[i, seat], seed ^ CHANCE_OF_PLAYERS, stream)

    @compiled(f"{name}.go_on-{sources}")
    def go_on(
        states: States, waiting: Ints, actions: Ints, seatings: Ints, restraints: Ints, minds: Any,
        chances: Ints, worlds: States, rooms: Rooms, features: Floats, mask: Ints, shares: Floats,
        scores: Ints, decisions: Ints, turns: Ints, stage: Ints, asked: Ints, codes: Ints,
    ) -> None:  # fmt: skip
        """Play waiting games on, by a net's actions where there are any, to its next choice or the end.

        An entrant whose restraint is not negative is a net; `asked` says at which seat it must choose.
        """
        for k in range(len(waiting)):
            i = int(waiting[k])
            s = states[i]
            if actions[i] >= 0:
                decisions[i, asked[i]] += 1
                g_apply(s, asked[i], actions[i], None)
            stage[i] = ENDLESS
            for _ in range(MOST_DECISIONS):
                seat = int(g_asked(s))
                asked[i] = seat
                if seat < 0:
                    stage[i] = OVER
                    break
                entrant = int(seatings[i, seat])
                if restraints[entrant] >= 0:
                    n = int(g_legal(s, seat, codes))
                    n = int(g_restrain(s, seat, codes, n, restraints[entrant]))
                    code = int(codes[0])
                    if n != 1:
                        mask[i, :] = 0
                        for option in range(n):
                            mask[i, codes[option]] = 1
                        g_observe(s, seat, features[i], codes)
                        stage[i] = WAITS
                        break
                else:
                    mind = minds[entrant]
                    if not c_think(s, seat, mind, chances[i, seat], worlds, rooms[i]):
                        c_think_on(seat, mind, WITHOUT_END, chances[i, seat], worlds, rooms[i])
                    code = int(c_conclude(mind, rooms[i]))
                decisions[i, seat] += 1
                g_apply(s, seat, code, None)
            if stage[i] == OVER:
                g_win_shares(s, shares[i])
                turns[i] = c_turns(s)
                for seat in range(scores.shape[1]):
                    scores[i, seat] = c_score(s, seat)

    return begin, go_on


class NetPlay:
    """Plays games of one plan, all of whose entrants are minds or nets; any number of threads may."""

    def __init__(self, plan: Plan, company: Company, net: Net | None = None) -> None:
        self.plan = plan
        self.company = company
        self._learned: list[Learned | None] = [
            Learned(net) if net is not None and name == "net" else learned(plan.game, name)
            for name in plan.behind
        ]
        minds = [NO_MIND if found else name for found, name in zip(self._learned, plan.behind, strict=True)]
        self._minds = np.concatenate([company.mind(name, plan.players) for name in minds])
        restraints = [found.net.restraint if found else -1 for found in self._learned]
        self._restraints = np.array(restraints, np.int64)
        self._begin, self._go_on = matches_of(company)

    @property
    def slow(self) -> bool:
        """Whether somebody thinks long over a decision."""
        return self.looks_ahead or any(map(self.company.thinks, self._minds))

    @property
    def looks_ahead(self) -> bool:
        """Whether somebody thinks long outside of compiled code."""
        return any(found is not None and found.sight is not None for found in self._learned)

    def play(self, first: int, end: int) -> Outcomes:
        """Games first…end-1, side by side."""
        plan, rules, company = self.plan, self.company.rules, self.company
        games, players = end - first, plan.players
        found = Outcomes.blank(first, plan.seatings(first, end))
        states = argosy.games.game(plan.game)._blank(games, players, plan.options)
        chances, rooms = np.zeros((games, MAX_SEATS, 4), np.int64), np.zeros(games, company.room)
        features = np.zeros((games, rules.feature_count), np.float32)
        mask = np.zeros((games, rules.action_count), np.uint8)
        shares = np.zeros((games, MAX_SEATS), np.float32)
        stage, actions = np.zeros(games, np.int64), np.full(games, -1, np.int64)
        worlds, codes = np.zeros(company.worlds, rules.state), scratch_for(rules)
        foresights = {k: who.sight(who.net) for k, who in enumerate(self._learned) if who and who.sight}
        asked = np.zeros(games, np.int64)
        self._begin(states, players, plan.seed, first, chances, rooms)
        waiting = np.arange(games)
        while len(waiting):
            self._go_on(
                states, waiting, actions, found.seatings, self._restraints, self._minds, chances, worlds,
                rooms, features, mask, shares, found.scores, found.decisions, found.turns, stage, asked,
                codes,
            )  # fmt: skip
            waiting = waiting[stage[waiting] == WAITS]
            entrants = found.seatings[waiting, asked[waiting]]
            for entrant in np.unique(entrants).tolist():
                at = waiting[entrants == entrant]
                began = time.perf_counter()
                if entrant in foresights:
                    for i in at.tolist():
                        actions[i] = foresights[entrant].decide(states[i : i + 1], int(asked[i]), first + i)
                else:
                    who = self._learned[entrant]
                    assert who is not None
                    logits = who.net.judge(features[at], players).logits
                    actions[at] = np.where(mask[at] != 0, logits, -np.inf).argmax(1)
                spent = (time.perf_counter() - began) / len(at)
                for _ in range(len(at)):
                    found.times.setdefault(entrant, Times()).add(spent)
        found.shares[:] = shares[:, :players]
        for place in np.flatnonzero(stage == ENDLESS).tolist():
            found.lose(place, int(asked[place]), ENDLESS_GAME)
        return found
