"""Writing games to a file: on a GPU where there is one, else on the processor's cores."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import argosy.games
from argosy.core.errors import ArgosyError
from argosy.core.typing import Json
from argosy.lab.arena.tournament import cores_here
from argosy.lab.dataset.columns import Columns, Writer
from argosy.lab.dataset.self_play import Order, SelfPlay
from argosy.players.net import file_of, read_net
from argosy.players.player_set import players_of

DEVICES = ("auto", "cpu", "cuda")
RANDOM, NET = "random", "net"

Progress = Callable[[int], None]  # called with the number of games that were just written


@dataclass(frozen=True, slots=True)
class Written:
    """What came of it."""

    games: int
    decisions: int
    bytes: int
    seconds: float
    device: str


def write_games(
    game: str,
    games: int,
    out: Path,
    players: tuple[int, ...] = (),
    seed: int = 0,
    by: str = NET,
    device: str = "auto",
    cores: int | None = None,
    progress: Progress = lambda games: None,
) -> Written:
    """Play games of a player with itself and write them; `players` says how many sit at the tables."""
    rules = argosy.games.game(game).rules
    seats = players or tuple(rules.players)
    for count in seats:
        if count not in rules.players:
            raise ArgosyError(
                f"{rules.title} is for {rules.players[0]} to {rules.players[-1]} players, not {count}"
            )
    kind, _, file = by.partition("@")
    if kind not in {RANDOM, NET}:
        raise ArgosyError(f"games are played by {RANDOM}, {NET} or {NET}@FILE, not by {by!r}")
    if kind == NET and players_of(game).net is None:
        raise ArgosyError(f"no net comes with {game}: use --by {RANDOM}")
    path = None if kind == RANDOM else Path(file) if file else file_of(game)
    order = Order(game, games, seats, seed, None if path is None else read_net(path, game))
    chosen = _device(device, path)
    about: Json = {
        "game": game,
        "rules": rules.version,
        "features": [list(block) for block in rules.features],
        "actions": rules.action_count,
        "by": kind,
        "net": order.net.mark if order.net else None,
        "restraint": order.net.restraint if order.net else None,
        "players": list(seats),
        "seed": seed,
        "device": chosen,
    }
    began, writer = time.perf_counter(), Writer(out, about)
    try:
        for chunk in _chunks(order, path, chosen, cores or cores_here()):
            writer.add(chunk)
            progress(len(chunk["game_number"]))
    except BaseException:
        writer.discard()
        raise
    writer.close()
    return Written(writer.games, writer.decisions, out.stat().st_size, time.perf_counter() - began, chosen)


def _device(wish: str, net: Path | None) -> str:
    if wish not in DEVICES:
        raise ArgosyError(f"a device is {', '.join(DEVICES)}, not {wish!r}")
    if wish == "cpu" or net is None:
        return "cpu"
    if find_spec("torch"):
        import torch

        if torch.cuda.is_available():
            return "cuda"
    if wish == "cuda":
        raise ArgosyError(
            "no CUDA GPU that torch can use was found: pip install 'argosy[train]', or --device cpu"
        )
    return "cpu"


def _chunks(order: Order, net: Path | None, device: str, cores: int) -> Iterator[Columns]:
    if device == "cpu" or net is None:
        return SelfPlay(order).chunks(cores)
    import torch

    from argosy.lab.dataset.gpu_self_play import GpuSelfPlay

    return GpuSelfPlay(order, net, torch.device(device)).chunks()


def main() -> None:
    """For machines without typer: takes the arguments of `argosy lab games`."""
    parser = argparse.ArgumentParser(description="Write self-play games as columns.")
    parser.add_argument("--game", required=True)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--players", default="", help="numbers, separated by commas; all by default")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--by", default=NET, help="net, net@FILE or random")
    parser.add_argument("--device", default="auto", choices=DEVICES)
    parser.add_argument("--cores", type=int)
    given = parser.parse_args()
    players = tuple(int(count) for count in given.players.split(",") if count)
    found = write_games(
        given.game, given.games, given.out, players, given.seed, given.by, given.device, given.cores,
        lambda games: print(f"{games} more games", flush=True),
    )  # fmt: skip
    print(
        f"{found.games} games, {found.decisions} decisions, {found.bytes / 1e9:.2f} GB in "
        f"{found.seconds:.1f} s on {found.device}: {found.decisions / found.seconds / 1e6:.3f} M decisions/s"
    )


if __name__ == "__main__":
    try:
        main()
    except ArgosyError as problem:
        sys.exit(f"argosy: {problem}")
