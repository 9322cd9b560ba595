"""Rules as compiled functions: the `rule` decorator and the folder that keeps compiled code between starts.

numba's own cache looks only at the file that defines a function, so a changed constant or callee in
another file would silently run old code. Here the folder's name is a hash of *all* engine sources and
card data, and every file in it carries a check sum: a damaged file is compiled anew, never executed.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import pickle
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numba.core.compiler
import numba.core.serialize
import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

# numba is typed in part only; seen from here it is not typed at all.
jit: Any = numba.njit
numba_config: Any = numba.core.config
numba_types: Any = numba.types
CompileResult: Any = numba.core.compiler.CompileResult
dumps: Any = numba.core.serialize.dumps

ENGINE = Path(__file__).resolve().parents[1]
ENGINE_RINGS = ("core", "games")
KEEP_FOLDERS_FOR = 30 * 24 * 3600  # seconds; folders of older sources are removed after that
HASH_LENGTH = 20
DIGEST = hashlib.sha256().digest_size

log = logging.getLogger("argosy.compiled")


def jit_is_on() -> bool:
    return not numba_config.DISABLE_JIT


@cache
def engine_hash() -> str:
    """One hash over every source and data file that compiled code may have frozen into itself."""
    digest = hashlib.sha256()
    for ring in ENGINE_RINGS:
        for path in sorted((ENGINE / ring).rglob("*")):
            if path.suffix in {".py", ".csv", ".json"}:
                digest.update(path.relative_to(ENGINE).as_posix().encode() + b"\0")
                digest.update(path.read_bytes() + b"\0")
    bounds = bool(numba_config.BOUNDSCHECK)
    digest.update(f"{sys.version_info[:2]} {numba.__version__} {np.__version__} {bounds}".encode())
    return digest.hexdigest()[:HASH_LENGTH]


def cache_root() -> Path:
    """$ARGOSY_CACHE, or the place this system keeps caches in."""
    if chosen := os.environ.get("ARGOSY_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "argosy"


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


class Shelf:
    """What numba calls a cache, for one function: one checked file per signature and processor."""

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def cache_path(self) -> str:
        return str(cache_folder())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        path = self._path(sig, target_context.codegen())
        if path is None or not path.exists():
            return None
        try:
            blob = path.read_bytes()
            if hashlib.sha256(blob[DIGEST:]).digest() != blob[:DIGEST]:
                raise ValueError("its check sum is wrong")
            return CompileResult._rebuild(target_context, *pickle.loads(blob[DIGEST:]))
        except Exception as problem:  # whatever is wrong with the file, compiling anew mends it
            log.warning("%s is damaged (%s): compiled anew", path, problem)
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        path = self._path(sig, data.codegen)
        if path is None or data.lifted or data.library.has_dynamic_globals:
            return
        body = dumps(data._reduce())
        with contextlib.suppress(OSError):
            scratch = path.with_suffix(f".{os.getpid()}.tmp")
            scratch.write_bytes(hashlib.sha256(body).digest() + body)
            scratch.replace(path)

    def _path(self, sig: Any, codegen: Any) -> Path | None:
        folder = cache_folder()
        if folder is None:
            return None
        key = hashlib.sha256(f"{sig} {codegen.magic_tuple()}".encode()).hexdigest()[:24]
        return folder / f"{self.name}-{key}.bin"

    def enable(self) -> None: ...
    def disable(self) -> None: ...
    def flush(self) -> None: ...


def _widen_arguments(dispatcher: Any) -> None:
    """Let calls between rules pass every whole number as int64.

    Otherwise numba compiles a function anew for each mix of small integers, constants and enum
    members it is called with: seventeen times for `emit` alone.
    """
    original = dispatcher.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return original(tuple(_wide(arg) for arg in args), {name: _wide(arg) for name, arg in kws.items()})

    dispatcher.get_call_template = get_call_template


def _wide(arg: Any) -> Any:
    whole = isinstance(numba_types.unliteral(arg), numba_types.Integer | numba_types.IntEnumMember)
    return numba_types.int64 if whole else arg


def rule(function: F) -> F:
    """Compile a function of the engine; plain Python with NUMBA_DISABLE_JIT=1."""
    return compiled(f"{function.__module__}.{function.__qualname__}")(function)


def compiled(name: str) -> Callable[[F], F]:
    """As `rule`, for loops that are made once per game: `name` tells their compiled forms apart."""

    def decorate(function: F) -> F:
        # Rules allocate nothing, so nothing needs counted references: counting cost a seventh of the speed.
        dispatcher = jit(nogil=True, error_model="numpy", _nrt=False)(function)
        if jit_is_on():
            dispatcher._cache = Shelf(name.replace("<locals>.", ""))
            _widen_arguments(dispatcher)
        return dispatcher

    return decorate


@cache
def over_array(function: Callable[..., Any]) -> Callable[..., Any]:
    """A rule over the first record of an array: handing the record itself over costs ten times as much."""

    @compiled(f"{function.__module__}.{function.__qualname__}.over_array")
    def of_first(states: Any, *args: Any) -> Any:
        return function(states[0], *args)

    return of_first
