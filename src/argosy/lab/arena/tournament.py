"""Playing a tournament: on all cores, resumable, in any order, with the same result."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent import futures
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import IO, Any, TypeVar

import numpy as np

from argosy.core.compiled import engine_hash
from argosy.core.errors import ArgosyError
from argosy.core.typing import Json
from argosy.lab.arena.compiled_runner import CompiledRunner
from argosy.lab.arena.entrants import check_entrant, is_compiled, plays_batched
from argosy.lab.arena.net_runner import ONE_BY_ONE, SIDE_BY_SIDE, NetRunner
from argosy.lab.arena.outcomes import Outcomes
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.sandbox import play_sandboxed
from argosy.players.compilation import sources_mark
from argosy.players.compiled_players import compiled_players_of
from argosy.players.net_players import learned

CHUNK = 200  # games of quick players between two reports of progress
AHEAD = 2  # chunks waiting for each core

Chunk = tuple[int, int]  # first game and end
Played = TypeVar("Played")  # the result of a chunk


def cores_here() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check(plan: Plan) -> None:
    """ArgosyError where a tournament could not be played."""
    for name in dict.fromkeys(plan.names):
        check_entrant(plan.game, name, plan.players)


def fingerprint(plan: Plan) -> str:
    """Distinguishes tournaments whose players have the same names but other sources or weights."""
    compiled_players = compiled_players_of(plan.game)
    digest = hashlib.sha256(engine_hash().encode())
    if compiled_players is not None:
        compiled = [name for name in plan.player_names if is_compiled(compiled_players, name)]
        digest.update(sources_mark(compiled_players.module).encode())
        digest.update(b"".join(compiled_players.config(name, plan.players).tobytes() for name in compiled))
    nets = [found.net for name in plan.player_names if (found := learned(plan.game, name))]
    digest.update("".join(net.mark for net in nets).encode())
    return digest.hexdigest()[:16]


def run(
    plan: Plan,
    cores: int,
    file: Path | None,
    progress: Callable[[int], None],
    records: Path | None = None,
) -> list[Outcomes]:
    """Play what is not yet played; `progress` gets the number of games just finished; `file` keeps them.

    With a folder for `records` every game is played move by move, as Python players do, and kept there.
    """

    def play(done: set[int]) -> Iterator[Outcomes]:
        if records is None:
            return played(plan, cores, done)
        return play_each(plan, cores, done, records)

    return run_with(plan, file, progress, play)


def run_with(
    plan: Plan,
    file: Path | None,
    progress: Callable[[int], None],
    play: Callable[[set[int]], Iterable[Outcomes]],
) -> list[Outcomes]:
    """As `run`, but `play` plays the games; it gets the numbers of those that are finished already."""
    check(plan)
    found: list[Outcomes] = []
    log = None
    if file is not None:
        new = not file.exists() or file.stat().st_size == 0
        found = [] if new else read_file(plan, file)
        log = _opened(plan, file, new)
    done = {number for part in found for number in part.games}
    if done:
        progress(len(done))
    try:
        for part in play(done):
            found.append(part)
            if log is not None:
                log.write(json.dumps(part.to_json()) + "\n")
                log.flush()
            progress(len(part.games))
    finally:
        if log is not None:
            log.close()
    return found


def played(plan: Plan, cores: int, done: set[int]) -> Iterator[Outcomes]:
    compiled_players = compiled_players_of(plan.game)
    if compiled_players is not None and all(
        is_compiled(compiled_players, name) for name in plan.player_names
    ):
        yield from play_compiled(CompiledRunner(plan, compiled_players), plan, cores, done)
    elif compiled_players is not None and plays_batched(compiled_players, plan.player_names):
        play = NetRunner(plan, compiled_players)
        play.warm_up()
        size = max(1, min(SIDE_BY_SIDE, plan.games // (2 * cores))) if not play.slow else ONE_BY_ONE
        if play.looks_ahead and cores > 1:
            yield from on_processes(plan, chunks(plan, done, size), cores)
        else:
            yield from on_threads(play.play, chunks(plan, done, size), cores)
    else:
        yield from play_each(plan, cores, done)


def play_each(plan: Plan, cores: int, done: set[int], records: Path | None = None) -> Iterator[Outcomes]:
    left = (number for number in range(plan.games) if number not in done)
    return play_sandboxed(plan, left, min(cores, max(1, plan.games - len(done))), records)


def chunks(plan: Plan, done: set[int], size: int) -> Iterator[Chunk]:
    """What is left to play, in runs of at most `size` games."""
    first = 0
    while first < plan.games:
        if first in done:
            first += 1
            continue
        end = first + 1
        while end < plan.games and end not in done and end - first < size:
            end += 1
        yield first, end
        first = end


def play_compiled(play: CompiledRunner, plan: Plan, cores: int, done: set[int]) -> Iterator[Outcomes]:
    """Chunks on threads: compiled games hold no lock."""
    play.warm_up()
    size = 1 if play.slow else max(1, min(CHUNK, plan.games // (4 * cores)))
    yield from on_threads(play.play, chunks(plan, done, size), cores)


def on_threads(
    play: Callable[[int, int], Outcomes], waiting: Iterator[Chunk], cores: int
) -> Iterator[Outcomes]:
    return _in_pool(futures.ThreadPoolExecutor(cores), play, waiting, cores)


def on_processes(plan: Plan, waiting: Iterator[Chunk], cores: int) -> Iterator[Outcomes]:
    """For players that think in Python between compiled functions: threads would wait for each other."""
    # An interrupt is for this process alone; the others finish the game they are playing.
    alone = (signal.SIGINT, signal.SIG_IGN)
    pool = futures.ProcessPoolExecutor(cores, multiprocessing.get_context("spawn"), signal.signal, alone)
    try:
        for parts in _in_pool(pool, partial(play_chunk, plan), waiting, cores):
            yield from parts
    except BrokenProcessPool as problem:
        raise ArgosyError(f"a process of the arena ended while it played: {problem}") from None


def play_chunk(plan: Plan, first: int, end: int) -> list[Outcomes]:
    """What a process, or a machine of a cluster, does: play these games."""
    everything_else = set(range(plan.games)) - set(range(first, end))
    return list(played(plan, 1, everything_else))


def _in_pool(
    pool: futures.Executor, play: Callable[[int, int], Played], waiting: Iterator[Chunk], cores: int
) -> Iterator[Played]:
    running: set[futures.Future[Played]] = set()
    try:
        while True:
            while len(running) < AHEAD * cores and (chunk := next(waiting, None)) is not None:
                running.add(pool.submit(play, *chunk))
            if not running:
                return
            finished, running = futures.wait(running, return_when=futures.FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


# ------------------------------------------------------------------------------------- the file


def read_file(plan: Plan, file: Path) -> list[Outcomes]:
    """What an earlier run of the same plan has played. A last line that was cut short is played again."""
    try:
        header, *lines, _ = file.read_text(encoding="utf-8").split("\n")
        stored: Json = dict(json.loads(header)["plan"])
        mark = json.loads(header)["players"]
    except (OSError, ValueError, KeyError, TypeError) as problem:
        raise ArgosyError(f"{file}: holds no tournament to resume: {problem}") from None
    wanted: Any = json.loads(json.dumps(plan.to_json()))
    if different := [name for name in wanted if stored.get(name) != wanted[name]]:
        listed = ", ".join(f"{name} {stored.get(name)!r}" for name in different)
        raise ArgosyError(f"{file}: is another tournament ({listed}); choose another file")
    if mark != fingerprint(plan):
        raise ArgosyError(f"{file}: was played by other versions of these players; choose another file")
    found: list[Outcomes] = []
    done: set[int] = set()
    for number, line in enumerate(lines, start=2):
        try:
            part = Outcomes.from_json(json.loads(line))
            fits = _fits(plan, part)
        except (ValueError, LookupError, TypeError, AttributeError, OverflowError):
            fits = False
        if not fits:
            raise ArgosyError(f"{file}: line {number} is damaged")
        if again := done.intersection(part.games):
            raise ArgosyError(f"{file}: line {number} repeats game {min(again)}; remove the line")
        done.update(part.games)
        found.append(part)
    return found


def _fits(plan: Plan, part: Outcomes) -> bool:
    """Whether these can be games of the plan, with something in every column."""
    if type(part.first) is not int or not 0 <= part.first < part.games.stop <= plan.games:
        return False
    columns = (part.seatings, part.shares, part.scores, part.decisions)
    return (
        all(column.shape == (len(part.games), plan.players) for column in columns)
        and part.turns.shape == (len(part.games),)
        and np.array_equal(part.seatings, plan.seatings(part.first, part.games.stop))
        and all(0 <= entrant < len(plan.names) for entrant in part.times)
        and all(0 <= fault.entrant < len(plan.names) for fault in part.faults)
    )


def _opened(plan: Plan, file: Path, new: bool) -> IO[str]:
    try:
        if not new:
            text = file.read_bytes()
            if not text.endswith(b"\n"):  # the line that was cut short goes
                file.write_bytes(text[: text.rfind(b"\n") + 1])
        log = file.open("a", encoding="utf-8")
    except OSError as problem:
        raise ArgosyError(f"{file}: {problem.strerror}") from None
    if new:
        log.write(json.dumps({"plan": plan.to_json(), "players": fingerprint(plan)}) + "\n")
        log.flush()
    return log
