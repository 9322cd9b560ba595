"""The settings of training: a readable file per game, read into one checked object."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from argosy.core.errors import ArgosyError, did_you_mean, shown
from argosy.players.player_set import net_parts_of

ON_PROCESSOR = "processor"  # the section that applies where there is no GPU
NET = "net"  # as opponent: a net that does not learn
FORMER = {"loyalty": "kl_to_teacher", "trace": "td_lambda", "rival": "opponent", "stress": "sample_weight"}


@dataclass(frozen=True, slots=True)
class GameGroup:
    """A part of the games: its share of all, the options they are played with, and against whom."""

    share: float = 1.0
    options: Mapping[str, Any] = field(default_factory=dict)
    opponent: str = ""  # a compiled player, or NET; it has all seats but one, which learns
    sample_weight: float = 1.0  # of the learner's decisions in these games


@dataclass(frozen=True, slots=True)
class CurriculumStage:
    """Which games are played until a given part of the run (0…1)."""

    until: float
    tables: tuple[GameGroup, ...]


@dataclass(frozen=True, slots=True)
class Teacher:
    """The player to imitate before self-play begins: at how many tables, for how many choices at each.

    Where that is a net that looks ahead, the net learns what it finds by looking (`lookahead_games.py`).
    """

    player: str
    tables: int
    steps: int
    slips: float  # the chance that another action is played than the teacher chose
    passes: int  # epochs over all of it
    learning_rate: tuple[float, float]
    among: str = ""  # a compiled player that has some seats beside a net that looks ahead
    td_lambda: float = 1.0  # less than 1 only for a net that can judge positions already


@dataclass(frozen=True, slots=True)
class Config:
    """The files say what each setting means."""

    game: str
    width: int
    blocks: int
    games: int
    steps: int
    players: tuple[int, ...]
    restraint: int
    settle: int
    epochs: int
    minibatch: int
    part: float
    learning_rate: tuple[float, float]
    entropy: tuple[float, float]
    kl_to_teacher: tuple[float, float]
    td_lambda: float
    clip: float
    value: float
    gradient: float
    against: tuple[str, ...]
    measured_players: tuple[int, ...]
    measured_games: int
    measured_every: float
    stages: tuple[CurriculumStage, ...]
    teacher: Teacher | None = None

    def __post_init__(self) -> None:
        def must(fine: bool, what: str) -> None:
            if not fine:
                raise ArgosyError(f"{self.game}: {what}")

        must(self.width % 16 == 0 and self.width > 0, "width is a multiple of 16")
        must(
            self.blocks >= 1 and self.steps >= 1 and self.epochs >= 1,
            "blocks, steps and epochs are at least 1",
        )
        must(0 < self.part <= 1, "part is more than 0 and at most 1")
        must(
            self.learned % self.minibatch == 0,
            f"{self.learned} decisions are not whole minibatches of {self.minibatch}",
        )
        must(0 <= self.td_lambda <= 1 and self.clip > 0, "td_lambda is from 0 to 1, clip more than 0")
        must(bool(self.stages) and self.stages[-1].until == 1, "the last stage lasts until 1")
        must(
            all(0 < a.until < b.until for a, b in zip(self.stages, self.stages[1:], strict=False)),
            "each stage lasts longer than the one before",
        )
        for stage in self.stages:
            must(
                abs(sum(group.share for group in stage.tables) - 1) < 1e-6,
                "the shares of a stage's tables make 1",
            )

    @property
    def learned(self) -> int:
        """Decisions of an iteration that one epoch learns from."""
        return int(self.games * self.steps * self.part)

    @property
    def needs_reference(self) -> bool:
        """Whether a net that does not learn is needed: as an opponent, or to stay close to."""
        return any(self.kl_to_teacher) or any(
            group.opponent == NET for stage in self.stages for group in stage.tables
        )

    def against_a_net(self) -> Config:
        """The same with one learning seat in every game, all others a net's, and no teacher."""
        stages = tuple(
            replace(stage, tables=tuple(replace(group, opponent=NET) for group in stage.tables))
            for stage in self.stages
        )
        return replace(self, stages=stages, teacher=None, kl_to_teacher=(0.0, 0.0))

    def stage_at(self, done: float) -> CurriculumStage:
        return next(stage for stage in self.stages if done < stage.until or stage.until == 1)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def read(path: Path, on_gpu: bool) -> Config:
    """The settings in a file; without a GPU those of its section `processor` take precedence."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise ArgosyError(f"{path}: cannot be read ({problem.strerror})") from None
    except tomllib.TOMLDecodeError as problem:
        raise ArgosyError(f"{path}: {problem}") from None
    smaller = data.pop(ON_PROCESSOR, {})
    teacher = {**data.pop("teacher", {}), **(smaller.pop("teacher", {}) if not on_gpu else {})}
    stages = tuple(
        CurriculumStage(stage["until"], tuple(GameGroup(**_renamed(group)) for group in stage["tables"]))
        for stage in data.pop("stage", [])
    )
    given = _renamed({**data, **({} if on_gpu else smaller)})
    known = [entry.name for entry in fields(Config) if entry.name not in ("stages", "teacher")]
    for name in given:
        if name not in known:
            raise ArgosyError(f"{path}: there is no setting {shown(name)}{did_you_mean(name, known)}")
    if missing := [name for name in known if name not in given]:
        raise ArgosyError(f"{path}: {', '.join(missing)} missing")
    imitated = Teacher(**_plain(teacher)) if teacher else None
    return Config(**_plain(given), stages=stages, teacher=imitated)


def _renamed(given: Mapping[str, Any]) -> dict[str, Any]:
    """A file written for Argosy before 1.0 has other names for some settings."""
    return {FORMER.get(name, name): value for name, value in given.items()}


def _plain(given: Mapping[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}


def config_for(game: str, on_gpu: bool, file: Path | None = None, **changes: Any) -> Config:
    """The settings a game comes with, or those of a file; `changes` take precedence over both."""
    found = read(file or net_parts_of(game).training, on_gpu)
    if found.game != game:
        raise ArgosyError(f"{file} is about {found.game}, not about {game}")
    return replace(found, **changes)


def setting(word: str) -> tuple[str, Any]:
    """A setting given as `name=value`, the value as in a file."""
    name, _, value = word.partition("=")
    name = FORMER.get(name, name)
    known = [entry.name for entry in fields(Config) if entry.name not in ("stages", "teacher", "game")]
    if name not in known:
        raise ArgosyError(f"there is no setting {shown(name)}{did_you_mean(name, known)}")
    try:
        found = tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError as problem:
        raise ArgosyError(f"{word}: {problem}") from None
    return name, tuple(found) if isinstance(found, list) else found
