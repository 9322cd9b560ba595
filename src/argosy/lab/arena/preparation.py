"""Compiling before any clock runs: players that come with Argosy decide once in every kind of situation.

With an empty cache of compiled code the first decisions of a player, the first view and the first imagined
world take minutes, which must not count as thinking.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import argosy.games
from argosy.core.position import Position
from argosy.lab.arena.entrants import is_foreign, maker
from argosy.lab.arena.plan import Plan
from argosy.players.player import Player, ask

MOMENT = 0.001  # seconds: a player that searches may stop at once
A_WHILE = 0.1  # seconds: in the first situation of each kind it also comes to what it does later


def prepare(plan: Plan) -> None:
    """Compile what the games of a plan call. Code from elsewhere is not run: it may never come back."""
    names = dict.fromkeys(name for name in plan.names if not is_foreign(plan.game, name))
    practise(plan, [maker(plan.game, name)(0) for name in names])


def practise(plan: Plan, players: Iterable[Player]) -> None:
    """A random game in which all of these decide wherever the verbs of the legal actions are new."""
    position = argosy.games.game(plan.game).new(plan.players, seed=0, options=plan.options)
    chance, met, players = Random(0), set[frozenset[str]](), list(players)
    while (seat := position.asked) is not None:
        legal = position.legal(seat)
        verbs = frozenset(str(action).partition(" ")[0] for action in legal)
        if verbs not in met:
            met.add(verbs)
            _look_around(position, seat)
            for player in players:
                ask(player, position, seat, MOMENT)
                ask(player, position, seat, A_WHILE)
        position.play(seat, chance.choice(legal))


def _look_around(position: Position, seat: int) -> None:
    """What a player may do with its view and the worlds it imagines."""
    position.view(seat)
    world = position.imagine(seat, 0)
    world.odds(seat)
    world.dump()
    other = world.copy()
    other.play(seat, other.legal(seat)[0])
