"""Rules as compiled functions: the `rule` decorator, and where compiled code comes from.

It comes from the engine file (`core/engine_file.py`) or from numba, chosen here and nowhere else. Without
either, and with NUMBA_DISABLE_JIT=1, rules are plain Python. ARGOSY_ENGINE names a preference: `file` where
the file fits the sources, or `numba`. Where nothing is named, whoever has installed numba wants it: it is
there to change rules and to play millions of games.

What numba compiles is kept between starts. Its own cache looks only at the file that defines a function, so a
changed constant or callee in another file would silently run old code. Here the folder's name is a hash of
*all* engine sources and card data, and every file in it carries a check sum: a damaged file is compiled anew,
never executed.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import pickle
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, TypeVar, cast

import numpy as np

from argosy.core.engine_file import EngineFile, cache_root, engine_file

F = TypeVar("F", bound=Callable[..., Any])

ENGINE = Path(__file__).resolve().parents[1]
ENGINE_FOLDERS = ("core", "games/*/rules")  # beneath it: what compiled rules come from
KEEP_FOLDERS_FOR = 30 * 24 * 3600  # seconds; folders of older sources are removed after that
HASH_LENGTH = 20
DIGEST = hashlib.sha256().digest_size

log = logging.getLogger("argosy.compiled")


def _file_to_use() -> EngineFile | None:
    wish = os.environ.get("ARGOSY_ENGINE") or ("numba" if find_spec("numba") else "file")
    if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0" or wish == "numba":
        return None
    return engine_file()


FILE = _file_to_use()
numba: Any = None  # which is typed in part only; seen from here it is not typed at all
if FILE is None and find_spec("numba"):
    import numba
    import numba.core.serialize

    from argosy.core import late_linking
elif FILE is None:
    log.warning(
        "there is neither an engine file that fits the sources nor numba: rules run as plain Python, a "
        "hundred times slower. Install numba (pip install 'argosy[lab]') and write the file: ./run engine"
    )


def jit_is_on() -> bool:
    """Whether numba compiles rules in this process."""
    return numba is not None and not numba.core.config.DISABLE_JIT


@cache
def engine_hash() -> str:
    """One hash over every source and data file that compiled code may have frozen into itself."""
    digest = hashlib.sha256()
    for folder in sorted(folder for pattern in ENGINE_FOLDERS for folder in ENGINE.glob(pattern)):
        _add_sources(digest, folder)
    if numba is not None:
        bounds = bool(numba.core.config.BOUNDSCHECK)
        digest.update(f"{sys.version_info[:2]} {numba.__version__} {np.__version__} {bounds}".encode())
    return digest.hexdigest()[:HASH_LENGTH]


def _add_sources(digest: Any, folder: Path) -> None:
    for path in sorted(folder.rglob("*")):
        if path.suffix in {".py", ".csv", ".json"}:
            digest.update(path.relative_to(folder.parent.parent).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")


@cache
def foreign_mark(module: str) -> str:
    """A hash over the folder of a module outside this package, whose sources `engine_hash` does not cover.

    Empty for a module of the package itself.
    """
    file = getattr(sys.modules.get(module), "__file__", None)
    if file is None or Path(file).resolve().is_relative_to(ENGINE):
        return ""
    digest = hashlib.sha256()
    _add_sources(digest, Path(file).resolve().parent)
    return f"-{digest.hexdigest()[:HASH_LENGTH]}"


@cache
def cache_folder() -> Path | None:
    """The folder for this version of the sources; None (and one warning) where nothing can be written."""
    folder = cache_root() / engine_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as problem:
        log.warning(
            "compiled rules cannot be kept in %s (%s): they are compiled anew at every start. "
            "Set ARGOSY_CACHE to a folder that can be written.",
            folder,
            problem.strerror,
        )
        return None
    _sweep(folder)
    return folder


def _sweep(current: Path) -> None:
    """Remove what other versions of the sources left behind long ago."""
    os.utime(current)
    for other in current.parent.iterdir():
        with contextlib.suppress(OSError):
            if _is_ours(other) and time.time() - other.stat().st_mtime > KEEP_FOLDERS_FOR:
                shutil.rmtree(other)


def _is_ours(folder: Path) -> bool:
    """Named like a hash and holding compiled rules only: nothing else is ever removed."""
    named = len(folder.name) == HASH_LENGTH and set(folder.name) <= set("0123456789abcdef")
    return named and folder.is_dir() and all(file.suffix in {".bin", ".tmp"} for file in folder.iterdir())


def keep_nothing() -> None:
    """Compile everything anew in this process, and keep none of it."""
    Shelf.keeps = False


class Shelf:
    """What numba calls a cache, for one function: one checked file per signature and processor."""

    keeps = True
    read: ClassVar[dict[Path, Any]] = {}  # libraries of this process, by the files they are kept in

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def cache_path(self) -> str:
        return str(cache_folder())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        path = self._path(sig, target_context.codegen())
        made = None if path is None else _load(path, target_context)
        if made is None:
            return None
        # Of an enum that was kept with the code, numba makes another one.
        return made._replace(signature=made.signature.replace(args=tuple(sig)))

    def keep(self, sig: Any, made: Any) -> Any:
        """Write what was lowered. Where another process was first, its code is used: callers refer to it."""
        path = self._path(sig, made.target_context.codegen())
        if path is None or made.library.kept_as or not made.library.can_be_kept:
            return made
        with contextlib.suppress(OSError):
            scratch = _written_beside(path, made)
            try:
                path.hardlink_to(scratch)
            except FileExistsError:
                return _load(path, made.target_context) or made
            except OSError:  # a file has but one name there
                scratch.replace(path)
            finally:
                scratch.unlink(missing_ok=True)
            self.put(path, made.library)
        return made

    def keep_executable(self, sig: Any, made: Any) -> None:
        """The same with machine code."""
        path = self._path(sig, made.target_context.codegen())
        if path is not None and made.library.kept_as:
            with contextlib.suppress(OSError):
                _written_beside(path, made).replace(path)

    @classmethod
    def put(cls, path: Path, library: Any) -> None:
        library.kept_as = path.name
        cls.read[path] = library

    def save_overload(self, sig: Any, data: Any) -> None:
        """numba asks too early: see `keep`."""

    def _path(self, sig: Any, codegen: Any) -> Path | None:
        folder = cache_folder() if self.keeps else None
        if folder is None:
            return None
        key = hashlib.sha256(f"{sig} {codegen.magic_tuple()}".encode()).hexdigest()[:24]
        return folder / f"{self.name}-{key}.bin"


def _written_beside(path: Path, made: Any) -> Path:
    body = numba.core.serialize.dumps(late_linking.packed(made))
    scratch = path.with_suffix(f".{os.getpid()}.tmp")
    scratch.write_bytes(hashlib.sha256(body).digest() + body)
    return scratch


def _load(path: Path, target_context: Any) -> Any:
    """A compiled function from its file; None where there is none, or a damaged one."""

    def callee(name: str) -> Any:
        if (beside := path.with_name(name)) not in Shelf.read:
            _load(beside, target_context)
        return Shelf.read.get(beside)

    if not path.exists():
        return None
    try:
        blob = path.read_bytes()
        if hashlib.sha256(blob[DIGEST:]).digest() != blob[:DIGEST]:
            raise ValueError("its check sum is wrong")
        made = late_linking.unpacked(pickle.loads(blob[DIGEST:]), target_context, callee)
        if not made.library.is_executable:
            made.library.all_callees()  # they will be needed
    except Exception as problem:  # whatever is wrong with the file, compiling anew mends it
        log.warning("%s is damaged (%s): compiled anew", path, problem)
        with contextlib.suppress(OSError):
            path.unlink()
        return None
    Shelf.put(path, made.library)
    return made


def plain_name(name: str) -> str:
    """The name of a compiled function without hashes of sources."""
    return re.sub(f"-[0-9a-f]{{{HASH_LENGTH}}}", "", name)


def rule(function: F) -> F:
    """Compile a function of the engine; plain Python with NUMBA_DISABLE_JIT=1."""
    module = function.__module__
    return compiled(f"{module}.{function.__qualname__}{foreign_mark(module)}", brief=True)(function)


def inlined(function: F) -> F:
    """A rule that is put in the place of every call: unlike others it may return a part of an array."""
    return function if numba is None else cast("F", numba.njit(inline="always")(function))


def _kept_as(name: str) -> str:
    return name.replace("<locals>.", "")


def compiled(name: str, reads: int = 0, brief: bool = False) -> Callable[[F], F]:
    """As `rule`, for loops that are made once per game: `name` tells their compiled forms apart.

    So many of the first arguments are left as they are: they need not be copied back. What takes
    microseconds is `brief`; anything else lets other threads run meanwhile.
    """

    def decorate(function: F) -> F:
        if FILE is not None:  # what it does not have (a game or a card set from elsewhere) is plain Python
            return cast("F", FILE.entry(plain_name(_kept_as(name)), reads, brief) or function)
        if not jit_is_on():
            return function
        # Rules allocate nothing, so nothing needs counted references: counting cost a seventh of the speed.
        # Nothing calls them from C either, and entries for that took a twentieth of the compiling.
        options = {"nogil": True, "error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True}
        return cast("F", late_linking.LateDispatcher(function, options, Shelf(_kept_as(name))))

    return decorate


def over_array(function: F) -> F:
    """A rule that reads a state, over the first of an array: handing one over costs ten times as much."""
    return _over_array(function)


@cache
def _over_array(function: Any) -> Any:

    name = f"{function.__module__}.{function.__qualname__}.over_array{foreign_mark(function.__module__)}"

    @compiled(name, reads=1, brief=True)
    def of_first(states: Any, *args: Any) -> Any:
        return function(states[0], *args)

    return of_first
