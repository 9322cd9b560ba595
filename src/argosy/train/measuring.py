"""How strong a net is: one seat of it against copies of a fixed player, whole games, from the net's own file.

Runs without torch. `python -m argosy.train.measuring X.safetensors --watch …` stands beside a learning
process and measures every net it writes on the processor's cores, so that the GPU never waits.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import argosy.games
from argosy.arena.tally import wilson
from argosy.arena.tournament import cores_here
from argosy.core.chance import seed_stream
from argosy.core.compiled import compiled
from argosy.core.errors import ArgosyError
from argosy.core.events import MAX_SEATS
from argosy.core.loops import scratch_for
from argosy.core.typing import Floats, Ints, Json, States
from argosy.players.company import CHANCE_OF_PLAYERS, STREAMS_A_GAME, WITHOUT_END, Company, Rooms, company_of
from argosy.players.compiling import sources_mark
from argosy.players.net import Net, read_net
from argosy.players.restraint import mark, restraint_of

WAITS, OVER, ENDLESS = range(3)
MOST_DECISIONS = 20_000  # between two of the net


@dataclass(frozen=True, slots=True)
class Strength:
    """The share of games that one seat won; with n players an equal has 1/n."""

    against: str
    players: int
    games: int
    wins: float
    low: float
    high: float

    def __str__(self) -> str:
        interval = f"{100 * self.low:.1f}–{100 * self.high:.1f}"
        return f"{self.against} {self.players}p {100 * self.wins:.1f} % ({interval})"


@dataclass(frozen=True, slots=True)
class Matches:
    """See `matches_of`."""

    begin: Callable[..., None]
    go_on: Callable[..., None]


@cache
def matches_of(company: Company) -> Matches:
    """Compile-on-first-use loops in which a net meets a compiled player."""
    rules = company.rules
    g_set_up, g_apply, g_asked, g_win_shares = rules.set_up, rules.apply, rules.asked, rules.win_shares
    g_legal, g_observe, g_restrain = rules.legal, rules.observe, restraint_of(rules.name)
    c_think, c_think_on, c_conclude, c_forget = (
        company.think,
        company.think_on,
        company.conclude,
        company.forget,
    )
    name = f"argosy.train.measuring.{rules.name}{rules.data}"
    sources = mark(__file__) + sources_mark(company.module.split(".")[2])

    @compiled(f"{name}.begin-{sources}")
    def begin(states: States, players: int, seed: int, chances: Ints, rooms: Rooms) -> None:
        """Seat 0 begins; the net sits at seat i % players of game i."""
        for i in range(len(states)):
            seed_stream(states[i].rng, seed, i)
            g_set_up(states[i], players, 0, None)
            c_forget(rooms[i])
            for seat in range(players):
                seed_stream(chances[i, seat], seed ^ CHANCE_OF_PLAYERS, i * STREAMS_A_GAME + seat)

    @compiled(f"{name}.go_on-{sources}")
    def go_on(
        states: States, waiting: Ints, actions: Ints, minds: Any, chances: Ints, worlds: States, rooms: Rooms,
        most: int, features: Floats, mask: Ints, shares: Floats, stage: Ints, codes: Ints,
    ) -> None:  # fmt: skip
        """Play waiting games on, by the net's actions if there are any, to its next choice or the end."""
        for k in range(len(waiting)):
            i = int(waiting[k])
            s = states[i]
            own = i % int(s.players)
            if actions[i] >= 0:
                g_apply(s, own, actions[i], None)
            stage[i] = ENDLESS
            for _ in range(MOST_DECISIONS):
                seat = int(g_asked(s))
                if seat < 0:
                    g_win_shares(s, shares[i])
                    stage[i] = OVER
                    break
                if seat == own:
                    n = int(g_legal(s, seat, codes))
                    n = int(g_restrain(s, seat, codes, n, most))
                    code = int(codes[0])
                    if n != 1:
                        mask[i, :] = 0
                        for option in range(n):
                            mask[i, codes[option]] = 1
                        g_observe(s, seat, features[i], codes)
                        stage[i] = WAITS
                        break
                else:
                    mind = minds[0]
                    if not c_think(s, seat, mind, chances[i, seat], worlds, rooms[i]):
                        c_think_on(seat, mind, WITHOUT_END, chances[i, seat], worlds, rooms[i])
                    code = int(c_conclude(mind, rooms[i]))
                g_apply(s, seat, code, None)

    return Matches(begin, go_on)


def measure(net: Net, against: str, players: int, games: int, seed: int, threads: int) -> Strength:
    """The net decides for the action it likes best."""
    rules = net.rules
    company = company_of(rules.name)
    if company is None:
        raise ArgosyError(f"nobody plays {rules.name} whom a net could be measured against")
    matches, minds = matches_of(company), company.mind(against, players)
    states = argosy.games.game(rules.name)._blank(games, players, None)
    chances = np.zeros((games, MAX_SEATS, 4), np.int64)
    rooms = np.zeros(games, company.room)
    features = np.zeros((games, rules.feature_count), np.float32)
    mask = np.zeros((games, rules.action_count), np.uint8)
    shares = np.zeros((games, MAX_SEATS), np.float32)
    stage, actions = np.zeros(games, np.int64), np.full(games, -1, np.int64)
    own_rooms = [(np.zeros(company.worlds, rules.state), scratch_for(rules)) for _ in range(threads)]
    matches.begin(states, players, seed, chances, rooms)

    def work(waiting: Ints, own: tuple[States, Ints]) -> None:
        worlds, codes = own
        matches.go_on(
            states, waiting, actions, minds, chances, worlds, rooms, net.restraint, features, mask, shares,
            stage, codes,
        )  # fmt: skip

    with ThreadPoolExecutor(threads) as pool:
        waiting = np.arange(games)
        while len(waiting):
            list(pool.map(work, np.array_split(waiting, threads), own_rooms))
            waiting = waiting[stage[waiting] == WAITS]
            if len(waiting):
                logits = net.judge(features[waiting], players).logits
                actions[waiting] = np.where(mask[waiting] != 0, logits, -np.inf).argmax(1)
    won = float(shares[np.arange(games), np.arange(games) % players].sum())
    return Strength(against, players, games, won / games, *wilson(won, games))


def watch(
    path: Path, log: Path, game: str, against: list[str], players: list[int], games: int, threads: int
) -> None:
    """Measure every net that appears at `path`, until the process that started this one is gone."""
    parent, seen = os.getppid(), 0
    while os.getppid() == parent:
        now = path.stat().st_mtime_ns if path.exists() else 0
        if now == seen:
            time.sleep(0.2)
            continue
        seen = now
        net = read_net(path, game)
        minutes, decisions = float(net.about["minutes"]), int(net.about["decisions"])
        found: list[Json] = []
        for count in players:
            for name in against:
                found.append(asdict(measure(net, name, count, games, seed=1, threads=threads)))
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"minutes": minutes, "decisions": decisions, "strength": found}) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a net against fixed players.")
    parser.add_argument("net", type=Path)
    parser.add_argument("--game", required=True)
    parser.add_argument("--against", required=True, help="names, with commas")
    parser.add_argument("--players", default="2,4", help="numbers, with commas")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--threads", type=int, default=cores_here())
    parser.add_argument("--watch", type=Path, metavar="LOG", help="measure every net that is written there")
    given = parser.parse_args()
    against, players = given.against.split(","), [int(count) for count in given.players.split(",")]
    if given.watch:
        watch(given.net, given.watch, given.game, against, players, given.games, given.threads)
        return
    net = read_net(given.net, given.game)
    for count in players:
        for name in against:
            print(measure(net, name, count, given.games, 1, given.threads), flush=True)


if __name__ == "__main__":
    try:
        main()
    except ArgosyError as problem:
        sys.exit(f"measuring: {problem}")
