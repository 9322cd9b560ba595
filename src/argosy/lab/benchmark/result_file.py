"""The result of scoring a bot as a JSON file, with every game in it: anybody can check it without the bot."""

from __future__ import annotations

import json
import math
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from argosy.core.errors import ArgosyError
from argosy.core.typing import Json
from argosy.lab.arena.entrants import maker
from argosy.lab.arena.sandbox import opening, player_seed
from argosy.lab.benchmark.estimate import Estimate
from argosy.lab.benchmark.score import Game, Progress, Scored, estimated, judge_of
from argosy.lab.benchmark.tasks import BOT, VERSION, Task, check_frozen, tasks_of
from argosy.players.player import Player, ask

FORMAT = "argosy-score-1"
NEARLY = 1e-3  # shares: processors round products of matrices differently
AT_ONCE = 4  # games that a process checks at a time
FIGURES = ("share", "low", "high", "plain", "plain_low", "plain_high")


def to_json(results: Sequence[Scored]) -> Json:
    """Everything that was found, and everything it was found by."""
    from argosy import __version__

    return {
        "format": FORMAT,
        "benchmark": VERSION,
        "argosy": __version__,
        "bot": results[0].bot,
        "official": all(scored.task in tasks_of(scored.task.game) for scored in results),
        "tasks": [_task_to_json(scored) for scored in results],
    }


def _task_to_json(scored: Scored) -> Json:
    assert scored.estimate is not None
    found = scored.estimate
    return {
        "task": scored.task.name,
        **scored.task.to_json(),
        "bot_mark": scored.mark,
        "judge": scored.judge,
        "score": found.to_json() | {"saved": round(found.saved, 4)},
        "faults": scored.faults,
        "seconds": None if scored.seconds is None else round(scored.seconds, 6),
        "played": [game.to_json() for game in scored.games],
    }


def write(path: Path, results: Sequence[Scored]) -> None:
    """One line for each game, so that a difference can be read."""
    data = to_json(results)
    lines = []
    for task in data.pop("tasks"):
        played = ",\n    ".join(json.dumps(game) for game in task.pop("played"))
        lines.append(f'{json.dumps(task)[:-1]}, "played": [\n    {played}\n  ]}}')
    text = f'{json.dumps(data)[:-1]}, "tasks": [\n  ' + ",\n  ".join(lines) + "\n]}\n"
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise ArgosyError(f"{path}: {problem.strerror}") from None


def read(path: Path) -> list[Scored]:
    """The results in a file; ArgosyError where it is none, or damaged."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data.get("format") != FORMAT or data.get("benchmark") != VERSION:
            raise ArgosyError(f"{path}: is no result of this version of argosy lab score")
        return [_scored(str(data["bot"]), entry) for entry in data["tasks"]]
    except OSError as problem:
        raise ArgosyError(f"{path}: {problem.strerror}") from None
    except ArgosyError:
        raise
    except (ValueError, LookupError, TypeError, AttributeError) as problem:
        raise ArgosyError(f"{path}: is no result that can be read ({problem!r})") from None


def _scored(bot: str, stored: Json) -> Scored:
    task = Task(**{entry.name: stored[entry.name] for entry in fields(Task)})
    kept = {name: value for name, value in stored["score"].items() if name != "saved"}
    games = [Game.from_json(number, game) for number, game in enumerate(stored["played"])]
    if len(games) != task.games:
        raise ArgosyError(f"{task.name}: holds {len(games)} games, not {task.games}")
    found = Estimate(**kept)
    return Scored(task, bot, stored["bot_mark"], stored["judge"], games, found, stored["seconds"])


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check found about one task. Another judge makes another estimate of the same."""

    scored: Scored
    again: Estimate
    same_judge: bool
    official: bool


def check(scored: Scored, cores: int, progress: Progress) -> Checked:
    """Play a task's games again, the bot by what it decided; ArgosyError says what does not fit.

    The rules allow every decision, the opponents are the frozen ones and decide what is written, and the
    games make the number.
    """
    task = scored.task
    frozen = [one for one in tasks_of(task.game) if one.name == task.name]
    if not frozen or any(
        getattr(task, name) != getattr(frozen[0], name)
        for name in ("rules", "players", "weights", "conduct", "seed", "clock")
    ):
        raise ArgosyError(f"{task.name}: is no task of this benchmark, or was changed")
    check_frozen(task)
    for done in _replayed(scored, cores):
        progress(done)
    judge = judge_of(task.game)
    again = estimated(scored, judge, cores)
    same = judge is not None and judge.mark == scored.judge
    said, names = scored.estimate, FIGURES if same else ("plain", "plain_low", "plain_high")
    for name in names:
        if not math.isclose(getattr(said, name), getattr(again, name), abs_tol=NEARLY):
            raise ArgosyError(
                f"{task.name}: its games make {name} {getattr(again, name):.4f}, and it says "
                f"{getattr(said, name):.4f}"
            )
    return Checked(scored, again, same, task == frozen[0])


def _replayed(scored: Scored, cores: int) -> Iterator[int]:
    """How many more games turned out to be played as it is written."""
    firsts = range(0, len(scored.games), AT_ONCE)
    parts = [(scored.task, scored.games[first : first + AT_ONCE]) for first in firsts]
    if cores == 1 or len(parts) == 1:
        yield from map(_replay_some, parts)
        return
    with ProcessPoolExecutor(cores, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(_replay_some, parts)


def _replay_some(part: tuple[Task, list[Game]]) -> int:
    task, games = part
    for game in games:
        replay(task, game)
    return len(games)


def replay(task: Task, game: Game) -> None:
    """Let the opponents decide once more; ArgosyError where they decide otherwise than it is written."""
    plan, position = task.plan(task.opponent), opening(task.plan(task.opponent), game.number)
    seating = plan.seating(game.number)
    players: dict[int, Player] = {
        seat: maker(task.game, task.opponent)(player_seed(plan, game.number, seat))
        for seat, entrant in enumerate(seating)
        if entrant != BOT
    }
    rules, codes, place = position.game.rules, list(game.codes), 0
    while place < len(codes) and (seat := position.asked) is not None:
        if seat in players:
            action: Any = ask(players[seat], position, seat, plan.clock)
        else:
            action = _named(position, seat, codes[place])
        steps = position._steps(seat, position.read_action(seat, action)).tolist()
        if steps != codes[place : place + len(steps)]:
            said = rules.action(position.reading, seat, codes[place])
            raise ArgosyError(
                f"{task.name}: in game {game.number} {task.opponent} decides '{action}' where the file says "
                f"'{said}' (code {place})"
            )
        position.play(seat, action)
        place += len(steps)
    if place != len(codes):
        raise ArgosyError(f"{task.name}: game {game.number} goes on after its end")


def _named(position: Any, seat: int, code: int) -> Any:
    rules = position.game.rules
    if not 0 <= code < rules.action_count:
        raise ArgosyError(f"code {code} is none of {position.game.name}")
    return rules.action(position.reading, seat, code)
