"""Card sets: the data files of a game's package, and packages loaded again over a custom set.

Compiled rules hold the cards as constants, so a game over other cards is other code: the package is
loaded a second time under a name that carries a mark of the set. Modules of a game therefore import
each other relatively.
"""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from types import ModuleType

from argosy.core.errors import InvalidData

MARK_LENGTH = 12
LARGEST = 1_000_000  # bytes; a card list has a few thousand


@dataclass(frozen=True, slots=True)
class DataFile:
    """A text of a card set, and what to call it in an error."""

    name: str
    text: str


_OWN: dict[str, dict[str, DataFile]] = {}  # by package name: the files of a custom set


def data_file(package: str | None, name: str) -> DataFile:
    """A data file for a game's package: its own, or that of the set it was loaded for."""
    assert package is not None
    if package in _OWN:
        return _OWN[package][name]
    return DataFile(name, files(package).joinpath(name).read_text(encoding="utf-8"))


def mark_of(package: str | None) -> str:
    """The mark of a custom set; empty for the set that comes with the game."""
    assert package is not None
    return package.rpartition("__")[2] if package in _OWN else ""


def load_with(package: ModuleType, names: tuple[str, ...], folder: Path) -> ModuleType:
    """The package of a game once more, over the files of these names in a folder."""
    own = {name: _read(folder / name) for name in names}
    digest = hashlib.sha256("\0".join(own[name].text for name in names).encode())
    twin = f"{package.__name__}__{digest.hexdigest()[:MARK_LENGTH]}"
    if twin in sys.modules:
        return sys.modules[twin]
    spec = importlib.util.spec_from_file_location(
        twin, package.__file__, submodule_search_locations=list(package.__path__)
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    _OWN[twin] = own
    sys.modules[twin] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del _OWN[twin]
        for name in [name for name in sys.modules if name == twin or name.startswith(f"{twin}.")]:
            del sys.modules[name]
        raise
    return module


def _read(path: Path) -> DataFile:
    try:
        size = path.stat().st_size
        text = path.read_text(encoding="utf-8-sig") if size <= LARGEST else ""
    except OSError as problem:
        raise InvalidData(str(path), None, f"cannot be read ({problem.strerror})") from None
    except UnicodeDecodeError:
        raise InvalidData(str(path), None, "is not UTF-8 text") from None
    except ValueError as problem:  # a name no file can have
        raise InvalidData(repr(str(path)), None, f"cannot be read ({problem})") from None
    if size > LARGEST:
        raise InvalidData(str(path), None, f"is larger than {LARGEST} bytes: not a card set")
    return DataFile(str(path), text)
