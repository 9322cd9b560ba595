"""The file of games: columns in chunks of whole games, one ordinary .npz that NumPy reads by itself.

The members of the archive are `about.json` and, for each chunk, `00000/NAME.npy`. A row of the columns that
begin with `game_` is a game, a row of the others a decision; decisions are in the order of games and, within
a game, of time. docs/benchmark.md lists the columns.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.core.errors import ArgosyError
from argosy.core.typing import Json

FORMAT = "argosy-games-1"
ABOUT = "about.json"
GAME_COLUMNS = ("game_number", "game_seed", "game_players", "game_first", "game_shares")
COLUMNS = ("game", "seat", "action", "mask", "observation", "value", "log_prob")

Columns = dict[str, npt.NDArray[Any]]


class Writer:
    """Writes chunks as they come; the file is whole once it is closed."""

    def __init__(self, path: Path, about: Json) -> None:
        self._path, self._about, self._chunks = path, about, 0
        self._scratch = path.with_name(path.name + ".part")
        try:
            self._file = zipfile.ZipFile(self._scratch, "w", zipfile.ZIP_STORED, allowZip64=True)
        except OSError as problem:
            raise ArgosyError(f"{path}: {problem.strerror}") from None
        self.games = self.decisions = 0

    def add(self, columns: Columns) -> None:
        for name, column in columns.items():
            with self._file.open(f"{self._chunks:05}/{name}.npy", "w", force_zip64=True) as member:
                np.lib.format.write_array(member, np.ascontiguousarray(column), allow_pickle=False)
        self._chunks += 1
        self.games += len(columns["game_number"])
        self.decisions += len(columns["action"])

    def close(self) -> None:
        """Write what the file is about, and give it its name."""
        counts = {"games": self.games, "decisions": self.decisions, "chunks": self._chunks}
        self._file.writestr(ABOUT, json.dumps({"format": FORMAT, **self._about, **counts}, indent=1))
        self._file.close()
        self._scratch.replace(self._path)

    def discard(self) -> None:
        self._file.close()
        self._scratch.unlink(missing_ok=True)


def about(path: Path) -> Json:
    """What a file of games says of itself; ArgosyError where it is none."""
    try:
        with zipfile.ZipFile(path) as file:
            found: Json = json.loads(file.read(ABOUT))
    except (OSError, KeyError, ValueError, zipfile.BadZipFile) as problem:
        raise ArgosyError(f"{path}: is no file of games that can be read ({problem})") from None
    if found.get("format") != FORMAT:
        raise ArgosyError(f"{path}: has another format than {FORMAT}")
    return found


def read(path: Path | str) -> Iterator[Columns]:
    """The chunks of a file one after the other, each as a dict of arrays."""
    path = Path(path)
    chunks = about(path)["chunks"]
    with np.load(path, allow_pickle=False) as file:
        names = [name.partition("/")[2] for name in file.files if name.startswith("00000/")]
        for chunk in range(chunks):
            yield {name: file[f"{chunk:05}/{name}"] for name in names}
