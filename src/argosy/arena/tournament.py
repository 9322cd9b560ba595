"""Playing a tournament: on all cores, resumable, in any order, with the same result."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import IO, Any, TypeVar

import numpy as np

from argosy.arena.entrants import check_entrant, is_mind, plays_side_by_side
from argosy.arena.minds import MindPlay
from argosy.arena.nets import ONE_BY_ONE, SIDE_BY_SIDE, NetPlay
from argosy.arena.outcomes import Outcomes
from argosy.arena.plan import Plan
from argosy.arena.watched import play_watched
from argosy.core.compiled import engine_hash
from argosy.core.errors import ArgosyError
from argosy.core.typing import Json
from argosy.players.company import company_of
from argosy.players.compiling import sources_mark
from argosy.players.learned import learned

CHUNK = 200  # games of quick players between two signs of life
AHEAD = 2  # chunks for each core that wait to be played

Chunk = tuple[int, int]  # first game and end
Played = TypeVar("Played")  # what a chunk came to


def cores_here() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check(plan: Plan) -> None:
    """ArgosyError where a tournament could not be played."""
    for name in dict.fromkeys(plan.names):
        check_entrant(plan.game, name, plan.players)


def fingerprint(plan: Plan) -> str:
    """Tells tournaments apart whose players have the same names but other sources or weights."""
    company = company_of(plan.game)
    digest = hashlib.sha256(engine_hash().encode())
    if company is not None:
        minds = [name for name in plan.behind if is_mind(company, name)]
        digest.update(sources_mark(company.module.split(".")[2]).encode())
        digest.update(b"".join(company.mind(name, plan.players).tobytes() for name in minds))
    nets = [found.net for name in plan.behind if (found := learned(plan.game, name))]
    digest.update("".join(net.mark for net in nets).encode())
    return digest.hexdigest()[:16]


def run(plan: Plan, cores: int, file: Path | None, told: Callable[[int], None]) -> list[Outcomes]:
    """Play what is not yet played; `told` hears how many more games are done; `file` keeps them."""
    return run_with(plan, file, told, lambda done: played(plan, cores, done))


def run_with(
    plan: Plan,
    file: Path | None,
    told: Callable[[int], None],
    play: Callable[[set[int]], Iterable[Outcomes]],
) -> list[Outcomes]:
    """As `run`, with a way to play of one's own: it gets the numbers of games that are done already."""
    check(plan)
    found: list[Outcomes] = []
    log = None
    if file is not None:
        new = not file.exists() or file.stat().st_size == 0
        found = [] if new else read_file(plan, file)
        log = _opened(plan, file, new)
    done = {number for part in found for number in part.games}
    if done:
        told(len(done))
    try:
        for part in play(done):
            found.append(part)
            if log is not None:
                log.write(json.dumps(part.to_json()) + "\n")
                log.flush()
            told(len(part.games))
    finally:
        if log is not None:
            log.close()
    return found


def played(plan: Plan, cores: int, done: set[int]) -> Iterator[Outcomes]:
    company = company_of(plan.game)
    if company is not None and all(is_mind(company, name) for name in plan.behind):
        yield from play_minds(MindPlay(plan, company), plan, cores, done)
    elif company is not None and plays_side_by_side(company, plan.behind):
        play = NetPlay(plan, company)
        size = max(1, min(SIDE_BY_SIDE, plan.games // (2 * cores))) if not play.slow else ONE_BY_ONE
        if play.looks_ahead and cores > 1:
            yield from on_processes(plan, chunks(plan, done, size), cores)
        else:
            yield from on_threads(play.play, chunks(plan, done, size), cores)
    else:
        left = (number for number in range(plan.games) if number not in done)
        yield from play_watched(plan, left, min(cores, max(1, plan.games - len(done))))


def chunks(plan: Plan, done: set[int], size: int) -> Iterator[Chunk]:
    """What is left to play, in rows of at most `size` games."""
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


def play_minds(play: MindPlay, plan: Plan, cores: int, done: set[int]) -> Iterator[Outcomes]:
    """Chunks on threads: compiled games hold no lock."""
    play.warm_up()
    size = 1 if play.slow else max(1, min(CHUNK, plan.games // (4 * cores)))
    yield from on_threads(play.play, chunks(plan, done, size), cores)


def on_threads(
    play: Callable[[int, int], Outcomes], waiting: Iterator[Chunk], cores: int
) -> Iterator[Outcomes]:
    return _in_pool(ThreadPoolExecutor(cores), play, waiting, cores)


def on_processes(plan: Plan, waiting: Iterator[Chunk], cores: int) -> Iterator[Outcomes]:
    """For who thinks in Python between its looks into compiled worlds: threads would wait for each other."""
    # Who breaks a tournament off speaks to this process alone; the others finish the game they are at.
    alone = (signal.SIGINT, signal.SIG_IGN)
    pool = ProcessPoolExecutor(cores, multiprocessing.get_context("spawn"), signal.signal, alone)
    try:
        for parts in _in_pool(pool, partial(play_chunk, plan), waiting, cores):
            yield from parts
    except BrokenProcessPool as problem:
        raise ArgosyError(f"a process of the arena ended while it played: {problem}") from None


def play_chunk(plan: Plan, first: int, end: int) -> list[Outcomes]:
    """What a process or a machine of a cluster does: these games, as they would be played anywhere."""
    everything_else = set(range(plan.games)) - set(range(first, end))
    return list(played(plan, 1, everything_else))


def _in_pool(
    pool: Executor, play: Callable[[int, int], Played], waiting: Iterator[Chunk], cores: int
) -> Iterator[Played]:
    running: set[Future[Played]] = set()
    try:
        while True:
            while len(running) < AHEAD * cores and (chunk := next(waiting, None)) is not None:
                running.add(pool.submit(play, *chunk))
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


# ------------------------------------------------------------------------------------- the file


def read_file(plan: Plan, file: Path) -> list[Outcomes]:
    """What an earlier run of the same plan has played. A last line that was cut off is played again."""
    try:
        header, *lines, _ = file.read_text(encoding="utf-8").split("\n")
        stored: Json = dict(json.loads(header)["plan"])
        mark = json.loads(header)["players"]
    except (OSError, ValueError, KeyError, TypeError) as problem:
        raise ArgosyError(f"{file}: holds no tournament to resume: {problem}") from None
    wanted: Any = json.loads(json.dumps(plan.to_json()))
    if different := [name for name in wanted if stored.get(name) != wanted[name]]:
        told = ", ".join(f"{name} {stored.get(name)!r}" for name in different)
        raise ArgosyError(f"{file}: is another tournament ({told}); choose another file")
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
            raise ArgosyError(f"{file}: line {number} has game {min(again)} once more; take the line out")
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
        and all(0 <= who < len(plan.names) for who in part.times)
        and all(0 <= fault.entrant < len(plan.names) for fault in part.faults)
    )


def _opened(plan: Plan, file: Path, new: bool) -> IO[str]:
    try:
        if not new:
            text = file.read_bytes()
            if not text.endswith(b"\n"):  # the line that was cut off goes
                file.write_bytes(text[: text.rfind(b"\n") + 1])
        log = file.open("a", encoding="utf-8")
    except OSError as problem:
        raise ArgosyError(f"{file}: {problem.strerror}") from None
    if new:
        log.write(json.dumps({"plan": plan.to_json(), "players": fingerprint(plan)}) + "\n")
        log.flush()
    return log
