"""`python -m argosy.lab.train`: as `argosy train`, for machines that have numba, torch and little else."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, NoReturn

from argosy.core.errors import ArgosyError
from argosy.games import MANIFESTS, manifest


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise ArgosyError(f"{message} (see {self.prog} --help)")


def parser(program: str) -> Parser:
    first, example = next(iter(MANIFESTS)), f"Example: {program} --game GAME --minutes 20 --planned 60"
    made = Parser(
        prog=program,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Train a net by self-play, on a GPU where there is one (pip install 'argosy[train]').\n\n"
        "Writes the net and, beside it, a checkpoint, a log and the learning curve. Long runs are made of\n"
        "short ones: each continues from the checkpoint of the last, and --planned says how long they take\n"
        "together.",
        epilog=f"{example} --out nets/mine.safetensors\n{example} --resume nets/mine.checkpoint",
    )
    add = made.add_argument
    file: dict[str, Any] = {"type": Path, "metavar": "FILE"}
    add("--game", default=first, help=f"which game (default: {first})")
    add("--minutes", type=float, help="of training; start-up is not counted")
    add("--iterations", type=int, help="instead of minutes; the run is then reproducible")
    add(
        "--planned",
        type=float,
        help="minutes of all runs together (default: of this run and those before it)",
    )
    add("--resume", **file, help="a checkpoint to continue from")
    add("--begin", **file, help="a net to start from, instead of random weights")
    add("--against", **file, help="learn to beat this net, which has all other seats")
    add("--lesson", **file, help="a teacher's games (python -m argosy.lab.train.teacher_games)")
    add("--out", **file, help="the net (default: nets/GAME.safetensors)")
    add("--seed", type=int, default=0, help="the seed of all randomness")
    add("--config", **file, help="settings of your own")
    add("--set", action="append", default=[], metavar="NAME=VALUE", help="one setting, as in the file")
    switch = argparse.BooleanOptionalAction
    add("--compile", action=switch, default=True, help="use torch.compile")
    add("--measure", action=switch, default=True, help="evaluate the net against fixed players meanwhile")
    add("--selftest", action="store_true", help="compare processor and GPU, print speeds, and exit")
    return made


def main(arguments: list[str] | None = None) -> None:
    try:
        learn(sys.argv[1:] if arguments is None else arguments)
    except ArgosyError as problem:
        print(f"argosy: {problem}", file=sys.stderr)
        sys.exit(2)


def learn(words: list[str], program: str = "python -m argosy.lab.train") -> None:
    """Train as these arguments say; raises ArgosyError where `main` prints it."""
    given = parser(program).parse_args(words)
    manifest(given.game)  # UnknownGame before anything slow
    if given.seed < 0 or (given.iterations is not None and given.iterations < 1):
        raise ArgosyError("--seed is at least 0, --iterations at least 1")
    try:
        import torch  # noqa: F401
    except ImportError:
        raise ArgosyError("training needs torch: pip install 'argosy[train]'") from None
    from argosy.lab.train.config import config_for, setting
    from argosy.lab.train.evaluation import Strength
    from argosy.lab.train.selftest import selftest
    from argosy.lab.train.training_run import RunArgs, TrainingRun, device_here

    changes = dict(setting(word) for word in given.set)
    if given.against:
        changes = {"against": (f"net@{given.against}",)} | changes
    settings = config_for(given.game, device_here().type == "cuda", given.config, **changes)
    if given.against:
        settings = settings.against_a_net()
    if given.selftest:
        selftest(settings, given.seed, given.compile)
        return
    out = given.out or Path("nets") / f"{given.game.replace('-', '_')}.safetensors"
    command = "argosy train " + " ".join(words)
    args = RunArgs(
        out, command, given.seed, given.minutes, given.iterations, given.planned, given.resume,
        given.begin, given.against, given.lesson, given.compile, given.measure,
    )  # fmt: skip
    evaluations = TrainingRun(settings, args, lambda line: print(line, flush=True)).run()
    print(f"the net is in {out}", flush=True)
    if given.against and evaluations:
        for strength in evaluations[-1]["strength"]:
            found = Strength(**strength)
            print(f"best response: {found}; an equal wins {100 / found.players:.1f} %", flush=True)


if __name__ == "__main__":
    main()
