"""Scoring a bot: the games of the frozen tasks are played, then walked through again for the luck in them."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from argosy.core.errors import ArgosyError
from argosy.core.typing import Json
from argosy.lab.arena.entrants import check_entrant, maker
from argosy.lab.arena.outcomes import Outcomes
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.sandbox import play_sandboxed
from argosy.lab.batched_net import BatchedNet
from argosy.lab.benchmark.codes import packed, unpacked
from argosy.lab.benchmark.estimate import Estimate, estimate
from argosy.lab.benchmark.luck import Walker
from argosy.lab.benchmark.tasks import BOT, Task, check_frozen
from argosy.players.compiled_players import compiled_players_of
from argosy.players.levels import player_of
from argosy.players.net import champion
from argosy.players.net_players import learned
from argosy.players.player_set import players_of

Progress = Callable[[int], None]  # called with the number of games that were just finished


@dataclass(slots=True)
class Game:
    """One game of a task, as far as it came."""

    number: int
    codes: Sequence[int]
    fault: str = ""  # why the bot lost it, where it did not play to the end

    def to_json(self) -> Json:
        return {"codes": packed(self.codes), **({"fault": self.fault} if self.fault else {})}

    @classmethod
    def from_json(cls, number: int, stored: Json) -> Game:
        return cls(number, unpacked(stored["codes"]).tolist(), str(stored.get("fault", "")))


@dataclass(slots=True)
class Scored:
    """A task, the games that were played in it, and the number they make."""

    task: Task
    bot: str
    mark: str  # of the bot
    judge: str  # of the net that luck was judged by
    games: list[Game] = field(default_factory=list)
    estimate: Estimate | None = None
    seconds: float | None = None  # for a decision of the bot, on average

    @property
    def faults(self) -> int:
        return sum(1 for game in self.games if game.fault)


def bot_mark(game: str, bot: str, players: int) -> str:
    """One hash over what a bot is made of: weights of ours, or the source of a class from elsewhere."""
    player = player_of(game, bot)
    if (found := learned(game, player)) is not None:
        return found.net.mark
    compiled = compiled_players_of(game)
    if compiled is not None and compiled.knows(player):
        return hashlib.sha256(compiled.config(player, players).tobytes()).hexdigest()[:16]
    made = type(maker(game, bot)(0))
    try:
        source = Path(inspect.getfile(made)).read_bytes()
    except (OSError, TypeError):
        return ""
    return hashlib.sha256(source).hexdigest()[:16]


def judge_of(game: str) -> BatchedNet | None:
    """By whom luck is judged: the champion; nobody where a game has none."""
    return None if players_of(game).net is None else BatchedNet(champion(game))


def check(tasks: Iterable[Task], bot: str) -> None:
    """ArgosyError where the tasks could not be played, or would not be the frozen ones."""
    for task in tasks:
        check_entrant(task.game, bot, task.players)
        check_frozen(task)


def score(task: Task, bot: str, cores: int, progress: Progress) -> Scored:
    """Play a task and work out its number."""
    judge = judge_of(task.game)
    found = Scored(task, bot, bot_mark(task.game, bot, task.players), judge.mark if judge else "")
    seconds = decisions = 0.0
    for part in play_sandboxed(task.plan(bot), iter(range(task.games)), cores, noting=True):
        found.games.append(_game(part, task))
        taken = part.times.get(BOT)
        if taken is not None:
            seconds, decisions = seconds + taken.seconds, decisions + taken.count
        progress(1)
    found.games.sort(key=lambda game: game.number)
    found.seconds = seconds / decisions if decisions else None
    found.estimate = estimated(found, judge, cores)
    return found


def _game(part: Outcomes, task: Task) -> Game:
    fault = ""
    for lost in part.faults:
        if lost.entrant != BOT:
            raise ArgosyError(f"{task.name}: the opponent lost game {part.first}: {lost.why}")
        fault = lost.why
    return Game(part.first, part.codes.get(part.first, []), fault)


def estimated(scored: Scored, judge: BatchedNet | None, threads: int) -> Estimate:
    """Walk through all games by their codes, and estimate from their shares and luck."""
    shares, luck = walked(scored.task, scored.games, judge, threads)
    return estimate(shares, luck)


def walked(task: Task, games: Sequence[Game], judge: BatchedNet | None, threads: int) -> tuple[Any, Any]:
    """The bot's share and luck in each game; ArgosyError where a game was not played by the rules."""
    plan = task.plan("")
    walkers = [Walker(task.game, task.players, task.seed, judge) for _ in range(threads)]

    def part(k: int) -> Iterator[tuple[float, float]]:
        for game in games[k::threads]:
            yield _walked(walkers[k], plan, game, task)

    found = np.zeros((len(games), 2))
    with ThreadPoolExecutor(threads) as pool:
        for k, rows in enumerate(pool.map(lambda k: list(part(k)), range(threads))):
            if rows:
                found[k::threads] = rows
    return found[:, 0], found[:, 1]


def _walked(walker: Walker, plan: Plan, game: Game, task: Task) -> tuple[float, float]:
    try:
        end = walker.walk(game.number, np.asarray(game.codes, np.int64))
    except ArgosyError as problem:
        raise ArgosyError(f"{task.name}: {problem}") from None
    if not end.over and not game.fault:
        raise ArgosyError(f"{task.name}: game {game.number} is not over after its last code")
    seat = plan.seating(game.number).index(BOT)
    share = 0.0 if game.fault else float(end.shares[seat])
    return share, float(end.luck[seat])


def shorter(task: Task, games: int | None) -> Task:
    """The task with fewer games, for a trial: its number says so."""
    if games is None or games >= task.games:
        return task
    return replace(task, games=games)
