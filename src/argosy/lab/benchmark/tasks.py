"""The frozen tasks: which games a bot plays against whom, as data in each game's folder.

Opponents are named with two hashes: of their weights, and of how they conduct themselves in some games
among themselves. A score means the same as long as both fit; where one does not, nothing is played.

`python -m argosy.lab.benchmark.tasks GAME` prints the tasks of a game with its opponents as they are now.
"""

from __future__ import annotations

import hashlib
import json
import sys
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any

import argosy.games
from argosy.core.errors import ArgosyError, did_you_mean
from argosy.core.typing import Json
from argosy.games import MANIFESTS, manifest
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.sandbox import play_game
from argosy.lab.benchmark.codes import noted
from argosy.players.compiled_players import compiled_players_of

VERSION = 1
FILE = f"benchmark-{VERSION}.json"
FORMAT = "argosy-tasks-1"
CONDUCT_GAMES = 3  # that opponents play among themselves for the hash of their conduct
CONDUCT_SEED = 7
BOT = 0  # the entrant that is scored; all others are the opponent


@dataclass(frozen=True, slots=True)
class Task:
    """One row of the benchmark: a bot and copies of one opponent, whole games."""

    game: str
    rules: int  # version
    players: int
    opponent: str
    weights: str  # hash
    conduct: str  # hash
    games: int
    seed: int
    clock: float  # seconds for a decision

    @property
    def name(self) -> str:
        return f"{self.game}/{self.players}/{self.opponent}"

    def plan(self, bot: str) -> Plan:
        """The games as the arena plays them."""
        names = (bot, *(self.opponent,) * (self.players - 1))
        return Plan(self.game, names, self.players, self.games, self.seed, clock=self.clock)

    def to_json(self) -> Json:
        return asdict(self)


@cache
def tasks_of(game: str) -> tuple[Task, ...]:
    """The tasks of a game; none where its folder has no such file."""
    file = manifest(game).folder.joinpath(FILE)
    if not file.is_file():
        return ()
    data: Json = json.loads(file.read_text(encoding="utf-8"))
    if data.get("format") != FORMAT:
        raise ArgosyError(f"{FILE} of {game} has another format than {FORMAT}")
    return tuple(Task(game, data["rules"], **entry) for entry in data["tasks"])


def all_tasks() -> tuple[Task, ...]:
    """The tasks of all games, in their order."""
    return tuple(task for game in MANIFESTS for task in tasks_of(game))


def chosen(games: list[str], names: list[str]) -> tuple[Task, ...]:
    """The tasks of these games, or of these names; all where neither is given."""
    tasks = all_tasks()
    for game in games:
        if not tasks_of(manifest(game).name):
            raise ArgosyError(f"{game} has no tasks in this benchmark")
    known = [task.name for task in tasks]
    for name in names:
        if name not in known:
            raise ArgosyError(
                f"there is no task {name!r}{did_you_mean(name, known)}. There are {', '.join(known)}"
            )
    found = [task for task in tasks if not games or task.game in games]
    return tuple(task for task in found if not names or task.name in names)


# ------------------------------------------------------------------------------------------ frozen


def weights_mark(game: str, opponent: str, players: int) -> str:
    """One hash over what a compiled opponent plays by."""
    compiled = compiled_players_of(game)
    if compiled is None or not compiled.knows(opponent):
        raise ArgosyError(f"{opponent} is no compiled player of {game}: only such can be opponents of a task")
    return hashlib.sha256(compiled.config(opponent, players).tobytes()).hexdigest()[:16]


@cache
def conduct_mark(game: str, opponent: str, players: int) -> str:
    """One hash over some games among copies of an opponent: it changes when anybody decides otherwise."""
    plan = Plan(game, (opponent,) * players, players, CONDUCT_GAMES, CONDUCT_SEED)
    digest = hashlib.sha256()
    for number in range(CONDUCT_GAMES):
        digest.update(noted(play_game(plan, number, noting=True).codes[number]))
    return digest.hexdigest()[:16]


def check_frozen(task: Task) -> None:
    """ArgosyError where a task would not be what it was when it was frozen."""
    rules = argosy.games.game(task.game).rules
    if rules.version != task.rules:
        raise ArgosyError(
            f"{task.name}: is of rules version {task.rules}, these are version {rules.version}: score with "
            "the Argosy the task came with"
        )
    for what, mark in (("weights", weights_mark), ("conduct", conduct_mark)):
        if (found := mark(task.game, task.opponent, task.players)) != getattr(task, what):
            raise ArgosyError(
                f"{task.name}: the {what} of {task.opponent} are not those the task was frozen with "
                f"({found}, not {getattr(task, what)}): score with the Argosy it came with"
            )


def frozen_now(task: Task) -> Task:
    """The task with the hashes of this Argosy."""
    rules = argosy.games.game(task.game).rules
    what: dict[str, Any] = {
        "weights": weights_mark(task.game, task.opponent, task.players),
        "conduct": conduct_mark(task.game, task.opponent, task.players),
    }
    return replace(task, rules=rules.version, **what)


def file_text(tasks: tuple[Task, ...]) -> str:
    """What the file of a game holds, one line for each task."""
    lines = [
        json.dumps({key: value for key, value in task.to_json().items() if key not in {"game", "rules"}})
        for task in tasks
    ]
    head = f'{{"format": "{FORMAT}", "rules": {tasks[0].rules}, "tasks": [\n  '
    return head + ",\n  ".join(lines) + "\n]}\n"


if __name__ == "__main__":
    sys.stdout.write(file_text(tuple(frozen_now(task) for task in tasks_of(sys.argv[1]))))
