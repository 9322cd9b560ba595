"""Plays parts of seeded games of Oltre Mare's compiled players and prints the codes, for the tests."""

from __future__ import annotations

import sys

import numpy as np

import argosy
from argosy.players.compiled_players import compiled_players_of, match_loops

# Player, number of players, seed, decisions: with offers, answers, purchases, sailing, a compass, loading.
PARTS = (("planner-mute", 3, 5, 60), ("planner", 3, 5, 15), ("planner", 2, 7, 30), ("mc-4", 3, 5, 3))


def codes() -> list[int]:
    """The decisions at the beginning of a game between players of a kind, for some kinds."""
    compiled = compiled_players_of("oltre-mare")
    assert compiled is not None
    loops = match_loops(compiled)
    worlds, workspaces = compiled.new_workspace()
    decided = []
    for name, players, seed, decisions in PARTS:
        configs = compiled.config(name, players)
        states = argosy.game("oltre-mare").new(players, seed=seed).states
        chance = np.array([1, 2, 3, 4])
        for _ in range(decisions):
            seat = int(loops.asked(states))
            if seat < 0:
                break
            decided.append(int(loops.choose(states, seat, configs, 0, chance, worlds, workspaces)))
            assert loops.apply(states, seat, decided[-1])
    return decided


if __name__ == "__main__":
    sys.stdout.write(str(codes()))
