"""Plays seeded games of compiled players and prints one hash over them: run as a program by the tests."""

from __future__ import annotations

import hashlib
import sys

import numpy as np

import argosy
from argosy.lab.arena.compiled_runner import CompiledRunner
from argosy.lab.arena.plan import Plan
from argosy.players.compiled_players import CompiledPlayers, compiled_players_of, match_loops

TABLES = (
    ("heuristic", "kb-hard", "sopra-hard"),
    ("mp-easy", "mp-medium", "mp-hard", "random"),
    ("kb-easy", "kb-normal"),
)


def digest() -> str:
    compiled = compiled_players_of("port-royal")
    assert compiled is not None
    total = hashlib.sha256()
    for names in TABLES:
        found = CompiledRunner(Plan("port-royal", names, len(names), 2, seed=2), compiled).play(0, 2)
        for column in (found.shares, found.scores, found.decisions, found.turns):
            total.update(column.tobytes())
    total.update(bytes(searched(compiled)))
    return total.hexdigest()


def searched(compiled: CompiledPlayers) -> list[int]:
    """What a search decides in some positions of a game."""
    loops, players = match_loops(compiled), 2
    worlds, workspaces = compiled.new_workspace()
    configs = np.concatenate([compiled.config(name, players) for name in ("mc-4", "heuristic")])
    states = argosy.game("port-royal").new(players, seed=5).states
    chance = np.array([1, 2, 3, 4])
    codes = []
    for step in range(120):
        seat = int(loops.asked(states))
        place = 0 if step % 12 == 0 else 1
        codes.append(int(loops.choose(states, seat, configs, place, chance, worlds, workspaces)))
        assert loops.apply(states, seat, codes[-1])
    return codes


if __name__ == "__main__":
    sys.stdout.write(digest())
