"""Plays games and digests everything that compiled rules and players say, byte for byte: run as a program.

`equality.mjs` does the same on the engine file in Node and in a browser. What a plan has in common with it is
JSON: openings as bytes, numbers, configurations of players.
"""

from __future__ import annotations

import base64
import hashlib
import json
import random
import sys
from typing import Any

import numpy as np

import argosy
from argosy.core.event_log import LOG
from argosy.core.event_writer import ARBITER, SPECTATOR, WHO_KNOWS
from argosy.core.loops import loops_of, scratch_for
from argosy.core.position import copy_of
from argosy.core.tokens import ROOM
from argosy.core.typing import Json
from argosy.players.compiled_players import CompiledPlayers, compiled_players_of, match_loops

EVERY, THINKS_EVERY, MOST_SLICES = 7, 40, 8
LEVELS = ("cabin-boy", "captain")  # that are compiled players; nets have tests of their own


class Digest:
    """SHA-256 over everything that is added, in pieces."""

    def __init__(self) -> None:
        self._hash, self._pieces = bytes(32), bytearray()

    def add(self, data: bytes) -> None:
        self._pieces += data

    def close(self) -> str:
        self._hash = hashlib.sha256(self._hash + self._pieces).digest()
        self._pieces.clear()
        return self._hash.hex()


def any_options(game: argosy.Game, chance: random.Random) -> dict[str, Any]:
    return {option.name: chance.choice(list(option.values)) for option in game.options if option.values}


def plan_of(name: str, games: int) -> Json:
    """Games of every number of players with options by chance."""
    game, chance = argosy.game(name), random.Random(name)
    counts = game.rules.players
    cases = []
    for seed in range(games):
        position = game.new(counts[seed % len(counts)], seed=seed, options=any_options(game, chance))
        cases.append({"opening": base64.b64encode(position.to_bytes()).decode(), "seed": seed + 1})
    compiled = compiled_players_of(name)
    assert compiled is not None
    levels = [compiled.config(level_of(name, level), 3) for level in LEVELS]
    texts = [base64.b64encode(config.tobytes()).decode() for config in levels]
    return {"game": name, "room": ROOM, "log": LOG.itemsize, "cases": cases, "levels": texts}


def level_of(name: str, level: str) -> str:
    from argosy.players.player_set import players_of

    return players_of(name).levels[level]


def opened(name: str, opening: str) -> Any:
    return np.frombuffer(bytearray(base64.b64decode(opening)), argosy.game(name).rules.state)


def digests(plan: Json) -> list[str]:
    """One for each game, each with all before it in it."""
    compiled = compiled_players_of(plan["game"])
    assert compiled is not None
    configs = [
        np.frombuffer(bytearray(base64.b64decode(text)), compiled.config("random", 2).dtype)
        for text in plan["levels"]
    ]
    digest = Digest()
    return [_digest(plan["game"], case, compiled, configs, digest) for case in plan["cases"]]


def _digest(name: str, case: Json, compiled: CompiledPlayers, configs: list[Any], digest: Digest) -> str:
    rules = argosy.game(name).rules
    loops, thinking = loops_of(rules), match_loops(compiled)
    states, seed = opened(name, case["opening"]), case["seed"]
    codes, scratch = np.zeros(rules.action_count, np.int16), scratch_for(rules)
    features, logs, tokens = (
        np.zeros((1, rules.feature_count), np.float32),
        np.zeros(1, LOG),
        np.zeros(ROOM, np.int64),
    )
    chance, (worlds, workspace) = np.array([1, 2, 3, seed], np.int64), compiled.new_workspace()
    stream, decisions = seed, 0

    def tell(write: Any, *args: Any) -> None:
        tokens[0] = 1
        write(*args, tokens)
        digest.add(tokens[: tokens[0]].tobytes())

    while (seat := int(loops.asked(states))) >= 0:
        count = int(loops.legal(states, seat, codes))
        digest.add(codes[:count].tobytes())
        if decisions % EVERY == 0:
            for who in (SPECTATOR, seat):
                tell(loops.write_public_view, states)
                tell(loops.write_seat_view, states, who)
                tell(loops.write_odds, states, who)
            tell(loops.write_table, states)
            tell(loops.write_dump, states)
            tell(loops.write_decision_view, states, seat)
            loops.observe(states, 0, 1, features, scratch)
            digest.add(features.tobytes())
            world = copy_of(states)
            loops.imagine(world, 1 << seat, seed, scratch)
            digest.add(world.tobytes())
        if decisions % THINKS_EVERY == 0:
            world = copy_of(states)
            for config in configs:
                done = thinking.think(world, seat, config, 0, chance, worlds, workspace)
                for slices in range(1, MOST_SLICES + 1):
                    if done:
                        break
                    done = thinking.think_on(seat, config, 0, slices, chance, worlds, workspace)
                digest.add(bytes([int(thinking.conclude(config, 0, workspace)) & 255]))
        stream = (stream * 1103515245 + 12345) & 0x7FFFFFFF
        code = int(codes[(stream >> 8) % count])
        tell(loops.write_step, states, seat, code)
        tell(loops.write_whole, states, seat, code)
        logs["count"] = 0
        assert loops.play(states, seat, np.array([code], np.int64), logs) == 0
        digest.add(states.tobytes())
        tell(loops.write_events, logs, ARBITER)
        tell(loops.write_events, logs, WHO_KNOWS)
        decisions += 1
    tell(loops.write_result, states)
    return digest.close()


# ------------------------------------------------------------------------------------- thousands of games


def openings_of(name: str, games: int) -> Json:
    """Many games, for `at_random`."""
    game, chance = argosy.game(name), random.Random(name)
    counts, kinds = game.rules.players, 16
    parts: list[Any] = [
        game.batch(games // kinds, counts[k % len(counts)], seed=k, options=any_options(game, chance)).states
        for k in range(kinds)
    ]
    states = np.concatenate(parts)
    return {
        "game": name,
        "room": ROOM,
        "openings": base64.b64encode(states.tobytes()).decode(),
        "steps": 1200,
    }


def at_random(plan: Json) -> str:
    """So many decisions in each game by chance from its state; who is done begins anew."""
    states, rules = opened(plan["game"], plan["openings"]), argosy.game(plan["game"]).rules
    loops_of(rules).step_random(states, 0, len(states), plan["steps"], scratch_for(rules))
    digest = Digest()
    digest.add(states.tobytes())
    return digest.close()


if __name__ == "__main__":
    with open(sys.argv[2], encoding="utf-8") as file:  # noqa: PTH123
        found = {"equality": digests, "atRandom": at_random}[sys.argv[1]](json.load(file))
    sys.stdout.write(json.dumps(found))
