"""`python -m argosy.train`: as `argosy train`, for machines that have numba, torch and little else."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from argosy.core.errors import ArgosyError
from argosy.games import game


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="argosy.train", description="Learn a game by self-play.")
    made.add_argument("--game", required=True, help="port-royal or oltre-mare")
    made.add_argument("--minutes", type=float, help="of learning; starting up is not counted")
    made.add_argument("--iterations", type=int, help="instead of minutes: the same run every time")
    made.add_argument(
        "--planned", type=float, help="minutes of all runs of this net, by which the schedule goes"
    )
    made.add_argument("--resume", type=Path, metavar="FILE", help="a checkpoint to go on from")
    made.add_argument(
        "--begin", type=Path, metavar="FILE", help="a net to begin as, instead of knowing nothing"
    )
    made.add_argument(
        "--against", type=Path, metavar="FILE", help="learn to beat this net, which sits at all other seats"
    )
    made.add_argument(
        "--lesson", type=Path, metavar="FILE", help="a teacher's games (python -m argosy.train.teacher)"
    )
    made.add_argument("--out", type=Path, metavar="FILE", help="the net (default: nets/GAME.safetensors)")
    made.add_argument("--seed", type=int, default=0)
    made.add_argument("--config", type=Path, metavar="FILE", help="settings of your own")
    made.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="one setting, as in the file"
    )
    made.add_argument("--no-compile", action="store_true", help="without torch.compile")
    made.add_argument("--no-measure", action="store_true", help="do not measure strength on the way")
    made.add_argument(
        "--selftest", action="store_true", help="compare processor and GPU, print speeds, and end"
    )
    return made


def main(arguments: list[str] | None = None) -> None:
    try:
        learn(sys.argv[1:] if arguments is None else arguments)
    except ArgosyError as problem:
        print(f"argosy: {problem}", file=sys.stderr)
        sys.exit(2)


def learn(words: list[str]) -> None:
    """What `main` does, but for its manners: who calls it tells of an ArgosyError himself."""
    given = parser().parse_args(words)
    game(given.game)  # is there one?
    try:
        import torch  # noqa: F401
    except ImportError:
        raise ArgosyError("learning needs torch: pip install 'argosy[train]'") from None
    from argosy.train.config import config_for, setting
    from argosy.train.course import Course, Wish, device_here
    from argosy.train.measuring import Strength
    from argosy.train.selftest import selftest

    changes = dict(setting(word) for word in given.set)
    if given.against:
        changes = {"against": (f"net@{given.against}",)} | changes
    settings = config_for(given.game, device_here().type == "cuda", given.config, **changes)
    if given.against:
        settings = settings.against_a_rival()
    if given.selftest:
        selftest(settings, given.seed, not given.no_compile)
        return
    out = given.out or Path("nets") / f"{given.game.replace('-', '_')}.safetensors"
    command = "argosy train " + " ".join(words)
    wish = Wish(
        out, command, given.seed, given.minutes, given.iterations, given.planned, given.resume,
        given.begin, given.against, given.lesson, not given.no_compile, not given.no_measure,
    )  # fmt: skip
    measured = Course(settings, wish, lambda line: print(line, flush=True)).run()
    print(f"the net is in {out}", flush=True)
    if given.against and measured:
        for strength in measured[-1]["strength"]:
            found = Strength(**strength)
            print(f"best response: {found}; an equal has {100 / found.players:.1f} %", flush=True)


if __name__ == "__main__":
    main()
