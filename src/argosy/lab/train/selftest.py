"""Whether processor and GPU agree, and how fast collecting and learning are.

The processor's side is played in another process, which compiles while the GPU is measured. Both sides choose
by the same random numbers from their own masks, so the first difference anywhere makes the games diverge.
"""

from __future__ import annotations

import argparse
import copy
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

import argosy.games
from argosy.core.errors import ArgosyError
from argosy.lab.arena.tournament import cores_here
from argosy.lab.train.config import Config, config_for
from argosy.lab.train.devices import games_for
from argosy.lab.train.model import Net
from argosy.lab.train.ppo import Learner
from argosy.lab.train.vector_games import CpuGames, VectorGames

GAMES, STEPS = 256, 250
FEATURES_EVERY = 25  # steps: all features of all games would be gigabytes
NEARLY = 1e-6  # a GPU rounds a quotient differently now and then
ROUNDS = 3  # iterations that are timed

Recording = dict[str, npt.NDArray[Any]]
Report = Callable[[str], None]


def record(
    kind: type[VectorGames], settings: Config, seed: int, games: int, steps: int, device: torch.device
) -> Recording:
    """What the games show, step by step; the last stage has all kinds of actions."""
    rules = argosy.games.game(settings.game).rules
    groups = [
        replace(group, opponent="") for group in settings.stages[-1].tables
    ]  # opponents round differently
    vector = kind(rules, games, settings.players, groups, settings.restraint, seed, device)
    chance = np.random.default_rng(seed)
    found: dict[str, list[npt.NDArray[Any]]] = {
        name: [] for name in ("mask", "seats", "done", "shares", "features")
    }
    for step in range(steps):
        mask = vector.mask.cpu().numpy()
        found["mask"].append(np.packbits(mask, axis=1))
        found["seats"].append(vector.seats.cpu().numpy().copy())
        done = vector.done.cpu().numpy().copy()
        found["done"].append(done)
        found["shares"].append(vector.shares.cpu().numpy() * done[:, None])
        if step % FEATURES_EVERY == 0:
            found["features"].append(vector.features.cpu().numpy().copy())
        scores = chance.random(mask.shape, np.float32) + 1
        vector.advance(torch.from_numpy((scores * mask).argmax(1)))
    states = np.frombuffer(vector.fetch().tobytes(), np.uint8).reshape(games, -1)
    return {**{name: np.stack(arrays) for name, arrays in found.items()}, "states": states}


def differences(one: Recording, other: Recording) -> list[str]:
    """What two recordings disagree about, in words."""
    found = []
    for name in ("mask", "seats", "done", "shares", "states"):
        if one[name].shape != other[name].shape or not np.array_equal(one[name], other[name]):
            unequal = one[name] != other[name] if one[name].shape == other[name].shape else None
            where = "another shape" if unequal is None else f"{int(unequal.sum())} of {unequal.size} numbers"
            first = (
                ""
                if unequal is None or name == "states"
                else f", first at step {int(np.argwhere(unequal)[0][0])}"
            )
            found.append(f"{name}: {where}{first}")
    gap = np.abs(one["features"].astype(np.float64) - other["features"])
    if not gap.max() <= NEARLY:  # not so for NaN either
        columns = sorted(set(np.argwhere(~(gap <= NEARLY))[:, 2].tolist()))
        found.append(f"features: up to {gap.max():.2g} apart, in columns {columns[:20]}")
    return found


def selftest(
    settings: Config, seed: int, compiling: bool, report: Report = lambda line: print(line, flush=True)
) -> None:
    """Report how training runs on this machine; ArgosyError if the sides differ or a way to learn fails."""
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    report(f"selftest of {settings.game}: {_versions(device)}")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "processor.npz"
        command = [sys.executable, "-m", "argosy.lab.train.selftest", settings.game, str(seed), str(file)]
        other_side = subprocess.Popen(command) if device.type == "cuda" else None
        try:
            if device.type == "cuda":
                from argosy.lab.train.gpu_games import GpuGames

                began = time.perf_counter()
                here = record(GpuGames, settings, seed, GAMES, STEPS, device)
                report(f"kernels compiled and {GAMES} games played in {time.perf_counter() - began:.1f} s")
            failed = measure_speeds(settings, seed, device, compiling, report)
            if failed:
                raise ArgosyError(f"learning fails with {'; with '.join(failed)}; see the lines above")
            if other_side is None:
                report("no GPU here: nothing to compare")
                return
            if other_side.wait() != 0:
                raise ArgosyError("the processor's side failed; see its error above")
            with np.load(file) as there:
                found = differences(here, dict(there))
        finally:
            if other_side is not None and other_side.poll() is None:
                other_side.kill()
    if found:
        raise ArgosyError(f"processor and GPU differ: {'; '.join(found)}")
    ended = int(here["done"].sum())
    report(
        f"processor and GPU agree: {GAMES} games × {STEPS} decisions, {ended} games ended, equal to the byte"
    )


def measure_speeds(
    settings: Config, seed: int, device: torch.device, compiling: bool, report: Report
) -> list[str]:
    """Playing alone, collecting and learning separately, plain and compiled; returns the ways that failed."""
    torch.manual_seed(seed)
    vector = games_for(settings, settings.stages[0], seed, device, cores_here())
    _play_alone(vector, report)
    ways = [(settings.minibatch, False)]
    if compiling and device.type == "cuda":
        ways += [(settings.minibatch, True), (2 * settings.minibatch, True)]
    failed = []
    for size, how in ways:
        if settings.learned % size == 0:
            try:
                _speed_of(replace(settings, minibatch=size), vector, how, report)
            except Exception as problem:  # one way failing must not hide the speed of the others
                failed.append(f"minibatch {size}, {'compiled' if how else 'plain'}")
                report(f"{failed[-1]}: {type(problem).__name__}: {str(problem)[:1500]}")
    return failed


def _play_alone(vector: VectorGames, report: Report) -> None:
    """Random decisions: rules, features and masks without a net."""

    def choose() -> torch.Tensor:
        mask = vector.mask
        return (torch.rand(mask.shape, device=mask.device) + 1).mul_(mask).argmax(1)

    for _ in range(100):
        vector.advance(choose())
    spent = 0.0
    for _ in range(50):
        actions = choose()
        _wait(vector.device)
        began = time.perf_counter()
        vector.advance(actions)
        _wait(vector.device)
        spent += time.perf_counter() - began
    report(f"rules, features and masks alone: {50 * vector.count / spent / 1e6:.2f} M decisions/s")


def _speed_of(settings: Config, vector: VectorGames, compiling: bool, report: Report) -> None:
    rules = vector.rules
    net = Net(rules.feature_count, rules.action_count, settings.width, settings.blocks).to(vector.device)
    # What a run gets from its teacher or from a file; how fast it learns does not depend on the weights.
    reference = copy.deepcopy(net).requires_grad_(False) if settings.needs_reference else None
    learner = Learner(settings, net, vector, compiling, reference)
    began = time.perf_counter()
    learner.warm_up()
    learner.learn(learner.collect(), 0.0)
    _wait(vector.device)
    ready = time.perf_counter() - began
    collecting = learning = 0.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        rollout = learner.collect()
        _wait(vector.device)
        middle = time.perf_counter()
        figures = learner.learn(rollout, 0.5)
        _wait(vector.device)
        collecting += middle - began
        learning += time.perf_counter() - middle
    count = ROUNDS * figures.decisions
    report(
        f"minibatch {settings.minibatch}, {'compiled' if compiling else 'plain'} (ready in {ready:.1f} s): "
        f"collect {count / collecting / 1e6:.2f} M decisions/s, "
        f"learn {ROUNDS * settings.learned * settings.epochs / learning / 1e6:.2f} M samples/s, "
        f"together {count / (collecting + learning) / 1e6:.2f} M decisions/s with {settings.epochs} epochs, "
        f"moves per decision {figures.moves / figures.decisions:.2f}, {_memory(vector.device)}"
    )
    if vector.device.type == "cuda":
        _profile(learner, report)


def _profile(learner: Learner, report: Report) -> None:
    """Where the time on the GPU goes."""
    from torch.profiler import ProfilerActivity, profile

    for name in ("collect", "learn"):
        rollout = learner.collect() if name == "learn" else None
        with profile(activities=[ProfilerActivity.CUDA]) as found:
            if rollout is None:
                learner.collect()
            else:
                learner.learn(rollout, 0.5)
            _wait(learner.games.device)
        entries: list[Any] = [e for e in found.key_averages() if e.self_device_time_total > 0]
        entries.sort(key=lambda e: -e.self_device_time_total)
        total = sum(e.self_device_time_total for e in entries)
        report(f"  {name}: {total / 1000:.1f} ms on the GPU, mostly")
        for e in entries[:9]:
            report(f"    {e.self_device_time_total / 1000:8.2f} ms {e.count:6d} × {e.key[:90]}")


def _wait(device: torch.device) -> None:
    if device.type == "cuda":
        torch.cuda.synchronize()


def _memory(device: torch.device) -> str:
    return (
        f"{torch.cuda.max_memory_allocated() / 2**30:.1f} GiB"
        if device.type == "cuda"
        else "on the processor"
    )


def _versions(device: torch.device) -> str:
    import numba

    name = torch.cuda.get_device_name() if device.type == "cuda" else f"{cores_here()} cores"
    libraries = f"torch {torch.__version__}, numba {numba.__version__}, numpy {np.__version__}"
    return f"{name}, python {sys.version.split()[0]}, {libraries}"


def main() -> None:
    """The processor's side: GAME SEED FILE."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("seed", type=int)
    parser.add_argument("file", type=Path)
    given = parser.parse_args()
    began = time.perf_counter()
    CpuGames.threads = cores_here()
    settings = config_for(given.game, on_gpu=True)
    found = record(CpuGames, settings, given.seed, GAMES, STEPS, torch.device("cpu"))
    np.savez(given.file, allow_pickle=False, **found)
    print(f"the processor's side took {time.perf_counter() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
