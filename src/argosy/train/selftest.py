"""Whether processor and GPU agree, and how fast collecting and learning are: everything in one go.

The processor's side is played in another process, which compiles while the GPU measures. Both sides choose
by the same random numbers from their own masks, so the first difference anywhere would lead the games
apart.
"""

from __future__ import annotations

import argparse
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
from argosy.arena.tournament import cores_here
from argosy.core.errors import ArgosyError
from argosy.train.config import Config, config_for
from argosy.train.learning import Learner
from argosy.train.net import Net
from argosy.train.seating import tables_for
from argosy.train.tables import ProcessorTables, Tables

GAMES, STEPS = 256, 250
FEATURES_EVERY = 25  # steps: all features of all games would be gigabytes
NEARLY = 1e-6  # a GPU rounds a quotient differently now and then
ROUNDS = 3  # iterations that are timed

Trace = dict[str, npt.NDArray[Any]]
Told = Callable[[str], None]


def trace(
    kind: type[Tables], settings: Config, seed: int, games: int, steps: int, device: torch.device
) -> Trace:
    """What games at such tables show, step by step; the last stage has all kinds of actions."""
    rules = argosy.games.game(settings.game).rules
    parts = [replace(part, rival="") for part in settings.stages[-1].tables]  # rivals round differently
    tables = kind(rules, games, settings.players, parts, settings.restraint, seed, device)
    chance = np.random.default_rng(seed)
    found: dict[str, list[npt.NDArray[Any]]] = {
        name: [] for name in ("mask", "seats", "done", "shares", "features")
    }
    for step in range(steps):
        mask = tables.mask.cpu().numpy()
        found["mask"].append(np.packbits(mask, axis=1))
        found["seats"].append(tables.seats.cpu().numpy().copy())
        done = tables.done.cpu().numpy().copy()
        found["done"].append(done)
        found["shares"].append(tables.shares.cpu().numpy() * done[:, None])
        if step % FEATURES_EVERY == 0:
            found["features"].append(tables.features.cpu().numpy().copy())
        wishes = chance.random(mask.shape, np.float32) + 1
        tables.advance(torch.from_numpy((wishes * mask).argmax(1)))
    states = np.frombuffer(tables.fetch().tobytes(), np.uint8).reshape(games, -1)
    return {**{name: np.stack(arrays) for name, arrays in found.items()}, "states": states}


def differences(one: Trace, other: Trace) -> list[str]:
    """What two traces do not agree on, in words."""
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
    settings: Config, seed: int, compiling: bool, told: Told = lambda line: print(line, flush=True)
) -> None:
    """Print what there is to know about learning on this machine; ArgosyError if the two sides differ."""
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    told(f"selftest of {settings.game}: {_versions(device)}")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "processor.npz"
        command = [sys.executable, "-m", "argosy.train.selftest", settings.game, str(seed), str(file)]
        other_side = subprocess.Popen(command) if device.type == "cuda" else None
        try:
            if device.type == "cuda":
                from argosy.train.gpu_tables import GpuTables

                began = time.perf_counter()
                here = trace(GpuTables, settings, seed, GAMES, STEPS, device)
                told(f"kernels compiled and {GAMES} games played in {time.perf_counter() - began:.1f} s")
            measure_speeds(settings, seed, device, compiling, told)
            if other_side is None:
                told("no GPU here: nothing to compare")
                return
            if other_side.wait() != 0:
                raise ArgosyError("the processor's side failed; its error stands above")
            with np.load(file) as there:
                found = differences(here, dict(there))
        finally:
            if other_side is not None and other_side.poll() is None:
                other_side.kill()
    if found:
        raise ArgosyError(f"processor and GPU differ: {'; '.join(found)}")
    ended = int(here["done"].sum())
    told(
        f"processor and GPU agree: {GAMES} games × {STEPS} decisions, {ended} games ended, equal to the byte"
    )


def measure_speeds(settings: Config, seed: int, device: torch.device, compiling: bool, told: Told) -> None:
    """Playing alone, collecting and learning apart, plain and compiled."""
    torch.manual_seed(seed)
    tables = tables_for(settings, settings.stages[0], seed, device, cores_here())
    _play_alone(tables, told)
    ways = [(settings.minibatch, False)]
    if compiling and device.type == "cuda":
        ways += [(settings.minibatch, True), (2 * settings.minibatch, True)]
    for size, how in ways:
        if settings.learned % size == 0:
            try:
                _speed_of(replace(settings, minibatch=size), tables, how, told)
            except Exception as problem:  # one way failing must not hide the speed of the others
                told(f"minibatch {size}, compiled {how}: {type(problem).__name__}: {str(problem)[:1500]}")


def _play_alone(tables: Tables, told: Told) -> None:
    """Random decisions: rules, features and masks without a net."""

    def choose() -> torch.Tensor:
        mask = tables.mask
        return (torch.rand(mask.shape, device=mask.device) + 1).mul_(mask).argmax(1)

    for _ in range(100):
        tables.advance(choose())
    spent = 0.0
    for _ in range(50):
        actions = choose()
        _wait(tables.device)
        began = time.perf_counter()
        tables.advance(actions)
        _wait(tables.device)
        spent += time.perf_counter() - began
    told(f"rules, features and masks alone: {50 * tables.count / spent / 1e6:.2f} M decisions/s")


def _speed_of(settings: Config, tables: Tables, compiling: bool, told: Told) -> None:
    rules = tables.rules
    net = Net(rules.feature_count, rules.action_count, settings.width, settings.blocks).to(tables.device)
    learner = Learner(settings, net, tables, compiling)
    began = time.perf_counter()
    learner.warm_up()
    learner.learn(learner.collect(), 0.0)
    _wait(tables.device)
    ready = time.perf_counter() - began
    collecting = learning = 0.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        lessons = learner.collect()
        _wait(tables.device)
        middle = time.perf_counter()
        figures = learner.learn(lessons, 0.5)
        _wait(tables.device)
        collecting += middle - began
        learning += time.perf_counter() - middle
    count = ROUNDS * figures.decisions
    told(
        f"minibatch {settings.minibatch}, {'compiled' if compiling else 'plain'} (ready in {ready:.1f} s): "
        f"collect {count / collecting / 1e6:.2f} M decisions/s, "
        f"learn {ROUNDS * settings.learned * settings.epochs / learning / 1e6:.2f} M samples/s, "
        f"together {count / (collecting + learning) / 1e6:.2f} M decisions/s with {settings.epochs} epochs, "
        f"moves per decision {figures.moves / figures.decisions:.2f}, {_memory(tables.device)}"
    )
    if tables.device.type == "cuda":
        _profile(learner, told)


def _profile(learner: Learner, told: Told) -> None:
    """Where the time on the GPU goes."""
    from torch.profiler import ProfilerActivity, profile

    for name in ("collect", "learn"):
        lessons = learner.collect() if name == "learn" else None
        with profile(activities=[ProfilerActivity.CUDA]) as found:
            if lessons is None:
                learner.collect()
            else:
                learner.learn(lessons, 0.5)
            _wait(learner.tables.device)
        entries: list[Any] = [e for e in found.key_averages() if e.self_device_time_total > 0]
        entries.sort(key=lambda e: -e.self_device_time_total)
        total = sum(e.self_device_time_total for e in entries)
        told(f"  {name}: {total / 1000:.1f} ms on the GPU, mostly")
        for e in entries[:9]:
            told(f"    {e.self_device_time_total / 1000:8.2f} ms {e.count:6d} × {e.key[:90]}")


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
    ProcessorTables.threads = cores_here()
    settings = config_for(given.game, on_gpu=True)
    found = trace(ProcessorTables, settings, given.seed, GAMES, STEPS, torch.device("cpu"))
    np.savez(given.file, allow_pickle=False, **found)
    print(f"the processor's side took {time.perf_counter() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
