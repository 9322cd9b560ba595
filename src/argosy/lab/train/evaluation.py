"""How strong a net is: one seat of it against copies of a fixed player, whole games, from the net's own file.

Runs without torch. `python -m argosy.lab.train.evaluation X.safetensors --watch …` runs beside a training
process and evaluates every net it writes on the processor's cores, so that the GPU never waits.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from argosy.core.errors import ArgosyError
from argosy.core.typing import Json
from argosy.lab.arena.net_runner import NetRunner
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.statistics import wilson
from argosy.lab.arena.tournament import chunks, cores_here, on_threads
from argosy.players.compiled_players import compiled_players_of
from argosy.players.net import Net, read_net


@dataclass(frozen=True, slots=True)
class Strength:
    """The share of games that one seat won; between equals it is 1/n."""

    against: str
    players: int
    games: int
    wins: float
    low: float
    high: float

    def __str__(self) -> str:
        interval = f"{100 * self.low:.1f}–{100 * self.high:.1f}"
        return f"{self.against} {self.players}p {100 * self.wins:.1f} % ({interval})"


def evaluate(net: Net, against: str, players: int, games: int, seed: int, threads: int) -> Strength:
    """The net plays its most probable action."""
    game = net.rules.name
    compiled_players = compiled_players_of(game)
    if compiled_players is None:
        raise ArgosyError(f"{game} has no compiled players to evaluate a net against")
    plan = Plan(game, ("net", *(against,) * (players - 1)), players, games, seed)
    play = NetRunner(plan, compiled_players, net)
    won = 0.0
    for part in on_threads(play.play, chunks(plan, set(), max(1, games // threads)), threads):
        won += float(part.shares[part.seatings == 0].sum())
    return Strength(against, players, games, won / games, *wilson(won, games))


def watch(
    path: Path, log: Path, game: str, against: list[str], players: list[int], games: int, threads: int
) -> None:
    """Evaluate every net that appears at `path`, until the process that started this one has ended."""
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
                found.append(asdict(evaluate(net, name, count, games, seed=1, threads=threads)))
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"minutes": minutes, "decisions": decisions, "strength": found}) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Evaluate a net against fixed players.")
    parser.add_argument("net", type=Path)
    parser.add_argument("--game", required=True)
    parser.add_argument("--against", required=True, help="names, separated by commas")
    parser.add_argument("--players", default="2,4", help="numbers, separated by commas")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--threads", type=int, default=cores_here())
    parser.add_argument(
        "--watch",
        type=Path,
        metavar="LOG",
        help="evaluate every net that is written, and append the results to LOG",
    )
    given = parser.parse_args()
    against, players = given.against.split(","), [int(count) for count in given.players.split(",")]
    if given.watch:
        watch(given.net, given.watch, given.game, against, players, given.games, given.threads)
        return
    net = read_net(given.net, given.game)
    for count in players:
        for name in against:
            print(evaluate(net, name, count, given.games, 1, given.threads), flush=True)


if __name__ == "__main__":
    try:
        main()
    except ArgosyError as problem:
        sys.exit(f"evaluating: {problem}")
