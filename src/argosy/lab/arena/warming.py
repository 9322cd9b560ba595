"""`python -m argosy.lab.arena.warming GAME`: compile what the arena and research call, and keep it."""

from __future__ import annotations

import sys

import argosy.games
from argosy.core.errors import ArgosyError
from argosy.lab.arena.entrants import ANYWHERE, maker
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.preparation import prepare
from argosy.players.compiled_players import compiled_players_of
from argosy.players.net_players import NAMES as LEARNED


def warm(name: str) -> None:
    game = argosy.games.game(name)
    batch = game.batch(2, players=game.rules.players[0], seed=1)
    batch.legal_mask()
    batch.observe()
    batch.step(batch.random_actions())
    batch.reset_done()
    compiled = compiled_players_of(name)
    names = [*ANYWHERE, *(compiled.names if compiled else ()), *LEARNED]
    players = game.rules.players[0]
    there = tuple(one for one in dict.fromkeys(names) if _can_be_made(name, one))
    prepare(Plan(name, there, players, 1, ladder=True))


def _can_be_made(game: str, name: str) -> bool:
    """Not every game has every kind of player."""
    try:
        maker(game, name)(0)
    except ArgosyError:
        return False
    return True


if __name__ == "__main__":
    warm(sys.argv[1])
