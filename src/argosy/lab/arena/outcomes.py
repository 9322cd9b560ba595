"""How games of a tournament ended, as columns: what is stored, sent between processes and tallied."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.core.typing import Json


@dataclass(frozen=True, slots=True)
class Fault:
    """A player that failed: it has lost this game, the others share the win."""

    game: int
    entrant: int
    why: str
    traceback: str = ""  # its last lines, where an exception was raised


@dataclass(slots=True)
class Times:
    """Decisions of one entrant that were timed."""

    count: int = 0
    seconds: float = 0.0
    worst: float = 0.0

    def add(self, seconds: float) -> None:
        self.count += 1
        self.seconds += seconds
        self.worst = max(self.worst, seconds)

    def join(self, other: Times) -> None:
        self.count += other.count
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)


@dataclass(slots=True)
class Outcomes:
    """Games `first`, `first`+1, …: a row for each, a column for each seat."""

    first: int
    seatings: npt.NDArray[np.int64]
    shares: npt.NDArray[np.float64]
    scores: npt.NDArray[np.int64]
    decisions: npt.NDArray[np.int64]
    turns: npt.NDArray[np.int64]
    times: dict[int, Times] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    codes: dict[int, list[int]] = field(default_factory=dict)  # what was decided, by game, where it is noted

    @classmethod
    def blank(cls, first: int, seatings: npt.NDArray[np.int64]) -> Outcomes:
        games, players = seatings.shape
        whole: Any = lambda *shape: np.zeros(shape, np.int64)  # noqa: E731
        return cls(
            first,
            seatings,
            np.zeros((games, players)),
            whole(games, players),
            whole(games, players),
            whole(games),
        )

    @property
    def games(self) -> range:
        return range(self.first, self.first + len(self.seatings))

    def lose(self, place: int, seat: int, why: str, traceback: str = "") -> None:
        """The player at this seat has lost the game in this row; the others share the win."""
        self.shares[place] = 1 / (self.seatings.shape[1] - 1)
        self.shares[place, seat] = 0
        self.faults.append(Fault(self.first + place, int(self.seatings[place, seat]), why, traceback))

    def to_json(self) -> Json:
        return {
            "first": self.first,
            "seatings": self.seatings.tolist(),
            "shares": self.shares.round(6).tolist(),
            "scores": self.scores.tolist(),
            "decisions": self.decisions.tolist(),
            "turns": self.turns.tolist(),
            "times": {str(entrant): [t.count, t.seconds, t.worst] for entrant, t in self.times.items()},
            "faults": [[fault.game, fault.entrant, fault.why, fault.traceback] for fault in self.faults],
        }

    @classmethod
    def from_json(cls, stored: Json) -> Outcomes:
        column: Any = lambda name, kind=np.int64: np.array(stored[name], kind)  # noqa: E731
        return cls(
            stored["first"],
            column("seatings"),
            column("shares", np.float64),
            column("scores"),
            column("decisions"),
            column("turns"),
            {int(entrant): Times(*times) for entrant, times in stored["times"].items()},
            [Fault(*fault) for fault in stored["faults"]],
        )
