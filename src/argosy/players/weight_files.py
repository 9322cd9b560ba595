"""Weights that players are tuned by: names with a first guess, and files that hold the tuned ones."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from argosy.core.errors import ArgosyError

Weights = npt.NDArray[np.float64]
Named = tuple[str, float, float]  # name, a first guess, and the step in which tuning begins to look around


class WeightSet:
    """The weights that a player is tuned by; `file` is the one that comes with the package."""

    def __init__(self, game: str, player: str, names: Sequence[Named], file: Path) -> None:
        self._game = game
        self._player = player
        self._names = tuple(names)
        self.file = file
        self._read: dict[Path, dict[int, Weights]] = {}

    def first_guess(self) -> Weights:
        return np.array([guess for _, guess, _ in self._names])

    def first_steps(self) -> Weights:
        return np.array([step for _, _, step in self._names])

    def for_players(self, players: int, path: Path | None = None) -> Weights:
        """The weights in a file, by default in the one of the package, for a table of so many."""
        known = self.read(path or self.file)
        if players not in known:
            raise ArgosyError(f"{path or self.file.name}: has no weights for {players} players")
        return known[players]

    def read(self, path: Path) -> dict[int, Weights]:
        """The tuned weights in a file, by number of players."""
        if path not in self._read:
            try:
                stored = json.loads(path.read_text(encoding="utf-8"))
                found = {
                    players: self._from_json(named)
                    for numbers, named in stored["players"].items()
                    for players in _numbers(numbers)
                }
            except (OSError, ValueError, KeyError, AttributeError) as problem:
                raise ArgosyError(
                    f"{path}: holds no weights of {self._game}'s {self._player}: {problem}"
                ) from None
            self._read[path] = found
        return self._read[path]

    def _from_json(self, named: dict[str, float]) -> Weights:
        """By name; a weight that the file does not have gets its first guess."""
        known = {name for name, _, _ in self._names}
        if strange := set(named) - known:
            raise ValueError(f"no weight is called {', '.join(sorted(strange))}")
        return np.array([float(named.get(name, guess)) for name, guess, _ in self._names])

    def to_json(self, weights: Weights) -> dict[str, float]:
        return {
            name: round(float(value), 4) for (name, _, _), value in zip(self._names, weights, strict=True)
        }

    def write(self, path: Path, known: dict[int, Weights]) -> None:
        """Replace a file whole, so that a crash leaves the old one."""
        stored = {
            "game": self._game,
            "players": {str(players): self.to_json(known[players]) for players in sorted(known)},
        }
        try:
            scratch = path.with_name(f".{path.name}.{os.getpid()}.tmp")
            scratch.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
            scratch.replace(path)
        except OSError as problem:
            raise ArgosyError(f"{path}: {problem.strerror}") from None
        self._read.clear()


def _numbers(numbers: str) -> range:
    """`4` players, or `2-5`."""
    first, _, last = numbers.partition("-")
    return range(int(first), int(last or first) + 1)
