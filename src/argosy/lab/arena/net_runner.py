"""Games with learned players among compiled ones, side by side, so that a net evaluates many at once."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

import argosy.games
from argosy.core.chance import seed_stream
from argosy.core.compiled import compiled
from argosy.core.events import MAX_SEATS
from argosy.core.loops import scratch_for
from argosy.core.typing import Floats, Ints, States
from argosy.lab.arena.outcomes import Outcomes, Times
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.preparation import prepare
from argosy.players.compilation import mark, sources_mark
from argosy.players.compiled_players import (
    CHANCE_OF_PLAYERS,
    MOST_DECISIONS,
    STREAMS_A_GAME,
    WITHOUT_END,
    CompiledPlayers,
    Workspaces,
)
from argosy.players.net import Net
from argosy.players.net_players import Learned, learned
from argosy.players.player_set import net_parts_of

WAITS, OVER, ENDLESS = range(3)
SIDE_BY_SIDE = 250  # games
ONE_BY_ONE = 4  # where a player thinks long nothing is gained side by side: few at a time report progress
NO_PLAYER = "random"  # in the place of a net; it is never asked
ENDLESS_GAME = "the game does not end"


@cache
def matches_of(compiled_players: CompiledPlayers) -> tuple[Callable[..., None], Callable[..., None]]:
    """Functions, compiled on first use, that `begin` games and let them `go_on` to a net's next choice."""
    rules = compiled_players.rules
    g_set_up, g_apply, g_asked, g_win_shares = rules.set_up, rules.apply, rules.asked, rules.win_shares
    g_legal, g_observe, g_restrain = rules.legal, rules.observe, net_parts_of(rules.name).support().restrain
    c_think, c_think_on, c_conclude = (
        compiled_players.think,
        compiled_players.think_on,
        compiled_players.conclude,
    )
    c_forget, c_score, c_turns = compiled_players.forget, compiled_players.score, compiled_players.turns
    name = f"argosy.lab.arena.net_runner.{rules.name}{rules.data}"
    sources = mark(__file__) + sources_mark(compiled_players.module)

    @compiled(f"{name}.begin-{sources}")
    def begin(
        states: States, players: int, seed: int, first: int, chances: Ints, workspaces: Workspaces
    ) -> None:
        """The same cards and the same random streams as where only compiled players meet."""
        for i in range(len(states)):
            seed_stream(states[i].rng, seed, first + i)
            g_set_up(states[i], players, 0, None)
            c_forget(workspaces[i])
            for seat in range(players):
                stream = (first + i) * STREAMS_A_GAME + seat
                seed_stream(chances[i, seat], seed ^ CHANCE_OF_PLAYERS, stream)

    @compiled(f"{name}.go_on-{sources}")
    def go_on(
        states: States, waiting: Ints, actions: Ints, seatings: Ints, restraints: Ints, configs: Any,
        chances: Ints, worlds: States, workspaces: Workspaces, features: Floats, mask: Ints, shares: Floats,
        scores: Ints, decisions: Ints, turns: Ints, status: Ints, asked: Ints, codes: Ints,
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
            status[i] = ENDLESS
            for _ in range(MOST_DECISIONS):
                seat = int(g_asked(s))
                asked[i] = seat
                if seat < 0:
                    status[i] = OVER
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
                        status[i] = WAITS
                        break
                else:
                    config = configs[entrant]
                    if not c_think(s, seat, config, chances[i, seat], worlds, workspaces[i]):
                        c_think_on(seat, config, WITHOUT_END, chances[i, seat], worlds, workspaces[i])
                    code = int(c_conclude(config, workspaces[i]))
                decisions[i, seat] += 1
                g_apply(s, seat, code, None)
            if status[i] == OVER:
                g_win_shares(s, shares[i])
                turns[i] = c_turns(s)
                for seat in range(scores.shape[1]):
                    scores[i, seat] = c_score(s, seat)

    return begin, go_on


class NetRunner:
    """Plays the games of one plan, all of whose entrants are compiled or nets; any number of threads may."""

    def __init__(self, plan: Plan, compiled_players: CompiledPlayers, net: Net | None = None) -> None:
        self.plan = plan
        self.compiled_players = compiled_players
        self._learned: list[Learned | None] = [
            Learned(net) if net is not None and name == "net" else learned(plan.game, name)
            for name in plan.player_names
        ]
        configs = [
            NO_PLAYER if found else name for found, name in zip(self._learned, plan.player_names, strict=True)
        ]
        self._configs = np.concatenate([compiled_players.config(name, plan.players) for name in configs])
        restraints = [found.net.restraint if found else -1 for found in self._learned]
        self._restraints = np.array(restraints, np.int64)
        self._begin, self._go_on = matches_of(compiled_players)

    @property
    def slow(self) -> bool:
        """Whether a player thinks long over a decision."""
        return self.looks_ahead or any(map(self.compiled_players.is_search, self._configs))

    @property
    def looks_ahead(self) -> bool:
        """Whether a player thinks long outside of compiled code."""
        return any(found is not None and found.lookahead is not None for found in self._learned)

    def warm_up(self) -> None:
        """Compile what is timed before any time is taken."""
        if self.looks_ahead:
            prepare(self.plan)

    def play(self, first: int, end: int) -> Outcomes:
        """Games first…end-1, side by side."""
        plan, rules, compiled_players = self.plan, self.compiled_players.rules, self.compiled_players
        games, players = end - first, plan.players
        found = Outcomes.blank(first, plan.seatings(first, end))
        states = argosy.games.game(plan.game)._blank(games, players, plan.options)
        chances, workspaces = (
            np.zeros((games, MAX_SEATS, 4), np.int64),
            np.zeros(games, compiled_players.workspace),
        )
        features = np.zeros((games, rules.feature_count), np.float32)
        mask = np.zeros((games, rules.action_count), np.uint8)
        shares = np.zeros((games, MAX_SEATS), np.float32)
        status, actions = np.zeros(games, np.int64), np.full(games, -1, np.int64)
        worlds, codes = np.zeros(compiled_players.worlds, rules.state), scratch_for(rules)
        foresights = {
            k: one.lookahead(one.net) for k, one in enumerate(self._learned) if one and one.lookahead
        }
        asked = np.zeros(games, np.int64)
        self._begin(states, players, plan.seed, first, chances, workspaces)
        waiting = np.arange(games)
        while len(waiting):
            self._go_on(
                states, waiting, actions, found.seatings, self._restraints, self._configs, chances, worlds,
                workspaces, features, mask, shares, found.scores, found.decisions, found.turns, status, asked,
                codes,
            )  # fmt: skip
            waiting = waiting[status[waiting] == WAITS]
            entrants = found.seatings[waiting, asked[waiting]]
            for entrant in np.unique(entrants).tolist():
                at = waiting[entrants == entrant]
                began = time.perf_counter()
                if entrant in foresights:
                    for i in at.tolist():
                        actions[i] = foresights[entrant].decide(states[i : i + 1], int(asked[i]), first + i)
                else:
                    player = self._learned[entrant]
                    assert player is not None
                    actions[at] = player.net.likeliest(features[at], mask[at])
                spent = (time.perf_counter() - began) / len(at)
                for _ in range(len(at)):
                    found.times.setdefault(entrant, Times()).add(spent)
        found.shares[:] = shares[:, :players]
        for place in np.flatnonzero(status == ENDLESS).tolist():
            found.lose(place, int(asked[place]), ENDLESS_GAME)
        return found
