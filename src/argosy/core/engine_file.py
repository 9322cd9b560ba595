"""The engine file: all compiled rules and players as WebAssembly, run by wasmtime, without any compiler here.

`./run engine` writes it (`lab/engine`). It carries a manifest: which functions there are, what they take, and
the hash of the sources it was made of. Arrays are copied into the engine's memory for a call, and back after
it. Every thread has an engine of its own, so threads never wait for each other.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import logging
import os
import sys
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

PACKAGE = Path(__file__).resolve().parents[1]
FILE = PACKAGE / "engine" / "engine.wasm"
HERE = Path(__file__).resolve()
NOT_IN_IT = {HERE, HERE.with_name("gpu.py")}  # what runs the file, and what runs rules elsewhere
SECTION = "argosy"
SOURCES = ("core", "players", "games/*/rules", "games/*/players")  # beneath the package: what it is made of
KINDS = {".py", ".csv", ".json"}
PAGE = 65536  # bytes of memory
ALIGNED = 16  # bytes
ARRAY, NOTHING = "array", "none"  # kinds of arguments; of the second nothing is passed
NUMBERS = ("i64", "f64", "bool", NOTHING)

log = logging.getLogger("argosy.engine")


class NoEngine(Exception):
    """The engine file cannot be used; the text says why and what to do."""


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


def sources_hash() -> str:
    """One hash over everything the engine file is made of."""
    digest = hashlib.sha256()
    for folder in sorted(folder for pattern in SOURCES for folder in PACKAGE.glob(pattern)):
        for path in sorted(folder.rglob("*")):
            if path.suffix in KINDS and path not in NOT_IN_IT:
                digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
                digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def read_manifest(data: bytes) -> dict[str, Any]:
    """What the file says of itself."""
    if data[:8] != b"\0asm\1\0\0\0":
        raise NoEngine(f"{FILE} is no engine file; write it anew: ./run engine")
    at = 8
    while at < len(data):
        kind = data[at]
        size, at = _leb(data, at + 1)
        end = at + size
        if kind == 0:
            length, at = _leb(data, at)
            if data[at : at + length] == SECTION.encode():
                found: dict[str, Any] = json.loads(data[at + length : end])
                if hashlib.sha256(data[: found["size"]]).hexdigest() != found["sha256"]:
                    break
                return found
        at = end
    raise NoEngine(f"{FILE} is damaged; fetch it again, or write it anew: ./run engine")


def _leb(data: bytes, at: int) -> tuple[int, int]:
    """A number as WebAssembly writes it, and the place behind it."""
    number = shift = 0
    while True:
        byte = data[at]
        at += 1
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return number, at


@cache
def engine_file() -> EngineFile | None:
    """The engine file, if there is one that fits the sources and wasmtime to run it."""
    try:
        import wasmtime  # noqa: F401

        data = FILE.read_bytes()
        manifest = read_manifest(data)
    except ImportError:
        return None
    except OSError:
        return None
    except NoEngine as problem:
        log.warning("%s", problem)
        return None
    if manifest["hash"] != sources_hash():
        log.info("the engine file does not fit the sources; to write it anew: ./run engine")
        return None
    return EngineFile(data, manifest)


class EngineFile:
    """One file, compiled for this processor once; every thread gets an instance of it."""

    def __init__(self, data: bytes, manifest: dict[str, Any]) -> None:
        import wasmtime

        self.manifest = manifest
        config = wasmtime.Config()
        self._engine = wasmtime.Engine(config)
        self._module = self._compiled(data)
        self._local = threading.local()

    def _compiled(self, data: bytes) -> Any:
        """The module for this processor, kept between starts where there is a place for it."""
        import wasmtime

        kept = cache_root() / f"engine-{self.manifest['sha256'][:20]}-{_version()}.bin"
        try:
            return wasmtime.Module.deserialize_file(self._engine, str(kept))
        except wasmtime.WasmtimeError:
            module = wasmtime.Module(self._engine, data)
        try:
            kept.parent.mkdir(parents=True, exist_ok=True)
            scratch = kept.with_suffix(f".{os.getpid()}.tmp")
            scratch.write_bytes(module.serialize())
            scratch.replace(kept)
        except OSError as problem:
            log.info("%s cannot be kept (%s): it is made anew at every start", kept, problem.strerror)
        return module

    def entry(self, name: str, reads: int = 0, brief: bool = False) -> Callable[..., Any] | None:
        """The function of this name, or None.

        It leaves its first `reads` arguments as they are. While a `brief` one runs, no other thread does.
        """
        forms = self.manifest["entries"].get(name)
        return None if forms is None else Entry(self, name, forms, reads, brief)

    def instance(self) -> Instance:
        """This thread's own."""
        try:
            found: Instance = self._local.instance
        except AttributeError:
            found = self._local.instance = Instance(self._engine, self._module)
        return found


def _version() -> str:
    from importlib.metadata import version

    return version("wasmtime")


_UNCHANGING: dict[int, Any] = {}  # by id; they are held, so that an id stays its array's own


def unchanging(array: Any) -> Any:
    """Say of an array in one piece that it never changes: engines copy it once, and not for every call."""
    _UNCHANGING[id(array)] = array
    return array


class Counted(NamedTuple):
    """An array whose first number counts what is in use: so many bytes for each, behind some others."""

    array: Any  # it is held, so that its id stays its own
    data: memoryview  # its bytes
    first: int
    each: int

    def used(self, view: memoryview, place: int) -> int:
        """How many bytes of it lie at a place."""
        count = int.from_bytes(view[place : place + (self.first or self.each)], sys.byteorder)
        return min(self.first + self.each * count, len(self.data))


_COUNTED: dict[int, Counted] = {}


def written(array: Any, first: int = 0, each: int = 8) -> Any:
    """Say of an array that its first number counts what is in use: engines copy no more than that.

    The number takes the `first` bytes, behind which elements of `each` bytes begin; without them it counts
    itself as one of the elements.
    """
    _COUNTED[id(array)] = Counted(array, array.view(np.uint8).data, first, each)
    return array


class Resident:
    """An array for compiled code alone: it has a place in the memory of every engine and is never copied."""

    def __init__(self, dtype: np.dtype[Any], length: int) -> None:
        self.dtype, self.shape, self.nbytes = dtype, (length,), dtype.itemsize * length

    def __len__(self) -> int:
        return self.shape[0]


def _aligned(place: int) -> int:
    return -(-place // ALIGNED) * ALIGNED


class Instance:
    """Memory and functions of one thread."""

    def __init__(self, engine: Any, module: Any) -> None:
        import wasmtime

        self.store = wasmtime.Store(engine)
        exports: dict[str, Any] = dict(wasmtime.Instance(self.store, module, []).exports(self.store).items())
        self.exports, self.memory = exports, exports["memory"]
        self.begin = _aligned(int(exports["__heap_base"].value(self.store)))  # of what a call needs
        self.kept: dict[int, int] = {}  # the places of arrays that stay, by their ids
        self._held: list[Any] = []
        self.calls: dict[str, Call] = {}  # by what functions are called in the file
        self._map()

    def _map(self) -> None:
        self.size = int(self.memory.data_len(self.store))
        base = ctypes.addressof(self.memory.data_ptr(self.store).contents)
        whole: Any = (ctypes.c_ubyte * self.size).from_address(base)
        self.view = memoryview(whole).cast("B")
        self.longs = self.view.cast("q")

    def keep(self, array: Any) -> int:
        """The place of an array that stays: what never changes is copied once, what is resident never."""
        if (place := self.kept.get(id(array))) is None:
            self._held.append(array)  # so that its id stays its own
            place = self.kept[id(array)] = self.begin
            self.begin = _aligned(place + array.nbytes)
            self.reserve(self.begin)
            if not isinstance(array, Resident):
                self.view[place : place + array.nbytes] = array.tobytes()
        return place

    def reserve(self, end: int) -> None:
        """Have memory up to this place."""
        if end > self.size:
            self.memory.grow(self.store, -(-(end - self.size) // PAGE))
            self._map()


_KEEPING = ctypes.PYFUNCTYPE(ctypes.c_void_p)
_RELEASING = ctypes.CFUNCTYPE(ctypes.c_void_p)


class Call:
    """A function of an instance that takes and returns plain numbers.

    wasmtime's own way to call one asks for its type and wraps every number: that took 25 of 30 µs. A `brief`
    one keeps the interpreter: what takes a few microseconds is over before another thread could wake up, and
    where one waits for the interpreter each handing over costs more than the call.
    """

    def __init__(self, instance: Instance, export: str, brief: bool) -> None:
        from wasmtime import _ffi as ffi

        self._export, self._function, self._store = export, instance.exports[export], instance.store
        kind = self._function.type(self._store)
        self._returns_float = [str(one) for one in kind.results] == ["f64"]
        self._returns = bool(kind.results)
        size = max(1, len(kind.params))
        self.values = (ctypes.c_int64 * (2 * size))()  # of the arguments: each has sixteen bytes
        self.reals = (ctypes.c_double * (2 * size)).from_buffer(self.values)
        invoke = ctypes.cast(ffi.dll["wasmtime_func_call_unchecked"], ctypes.c_void_p).value or 0
        self._invoke = (_KEEPING if brief else _RELEASING)(invoke)
        self._trap = ctypes.c_void_p()
        self._passed = (
            ctypes.cast(self._store._context(), ctypes.c_void_p),
            ctypes.c_void_p(ctypes.addressof(self._function._func)),
            ctypes.c_void_p(ctypes.addressof(self.values)),
            ctypes.c_size_t(size),
            ctypes.byref(self._trap),
        )

    def __call__(self) -> Any:
        """With the arguments that lie in `values`, or in `reals` at the same places."""
        if self._invoke(*self._passed) or self._trap:
            self._trap.value = None
            raise NoEngine(f"{self._export} of the engine file failed; write it anew: ./run engine")
        if self._returns_float:
            return self.reals[0]
        return self.values[0] if self._returns else None


class Form:
    """What a function takes: for each argument its kind, and where its numbers lie among those of a call."""

    __slots__ = ("export", "is_flag", "kinds", "plan")

    def __init__(self, described: dict[str, Any], reads: int) -> None:
        self.export: str = described["export"]
        self.is_flag = described["result"] == "bool"
        self.kinds: list[str] = described["args"]
        # kind and first place; dimensions of an array, and whether it is written
        self.plan: list[tuple[str, int, int, bool]] = []
        slot = 0
        for number, kind in enumerate(self.kinds):
            dimensions = 1 + kind.count(",") if kind.endswith("]") else 0
            of = kind if kind in NUMBERS else ARRAY
            self.plan.append((of, slot, dimensions, number >= reads))
            slot += 2 * (0 if of == NOTHING else 1 + dimensions)


class Entry:
    """A function of the engine file, called like the compiled function it is made of."""

    __slots__ = ("_brief", "_forms", "instance", "name")

    def __init__(
        self, file: EngineFile, name: str, forms: list[dict[str, Any]], reads: int = 0, brief: bool = False
    ) -> None:
        self.name = name
        self.instance = file.instance
        self._brief = brief
        self._forms = [Form(described, reads) for described in forms]

    def __call__(self, *args: Any) -> Any:
        instance = self.instance()
        form = self._forms[0] if len(self._forms) == 1 else self._form(args)
        if (call := instance.calls.get(form.export)) is None:
            call = instance.calls[form.export] = Call(instance, form.export, self._brief)
        kept, at, values = instance.kept, instance.begin, call.values
        copied: list[tuple[Any, int]] = []
        for (kind, slot, dimensions, is_written), arg in zip(form.plan, args, strict=True):
            if kind == ARRAY:
                if (place := kept.get(id(arg))) is None:
                    if isinstance(arg, Resident) or id(arg) in _UNCHANGING:
                        instance.keep(arg)
                        return self(*args)  # all over again: others are copied behind what is kept
                    place, at = at, _copy_in(arg, instance, at)
                    if is_written:
                        copied.append((arg, place))
                values[slot] = place
                if dimensions == 1:
                    values[slot + 2] = arg.shape[0]
                elif dimensions:
                    values[slot + 2 : slot + 2 * dimensions + 1 : 2] = arg.shape
            elif kind == "f64":
                call.reals[slot] = arg
            elif kind != NOTHING:
                values[slot] = arg if type(arg) is int else int(arg)
        found = call()
        for arg, place in copied:
            _write_back(arg, instance, place)
        return bool(found) if form.is_flag else found

    def bare_call(self) -> Call:
        """The function in this thread's instance, for somebody who passes places in memory himself."""
        (form,) = self._forms
        return Call(self.instance(), form.export, self._brief)

    def _form(self, args: tuple[Any, ...]) -> Form:
        """The form of the function that takes such arrays."""
        for form in self._forms:
            if all(_fits(kind, arg) for kind, arg in zip(form.kinds, args, strict=True)):
                return form
        raise NoEngine(
            f"{self.name} of the engine file does not take {[getattr(a, 'dtype', a) for a in args]}"
        )


def _fits(kind: str, arg: Any) -> bool:
    if not isinstance(arg, np.ndarray | np.void):
        return kind in NUMBERS
    of = arg.dtype
    return kind.startswith("struct") if of.names else kind.partition("[")[0] == of.str[1:]


def _copy_in(arg: Any, instance: Instance, place: int) -> int:
    """Copy an array to a place; returns the next one."""
    counted = _COUNTED.get(id(arg))
    blob = arg.tobytes() if counted is None else counted.data[: counted.used(counted.data, 0)]
    end = -(-(place + arg.nbytes) // ALIGNED) * ALIGNED
    if end > instance.size:
        instance.reserve(end)
    instance.view[place : place + len(blob)] = blob
    return end


def _is_all_of(memory: Any, arg: Any) -> bool:
    """Whether an array is all of a buffer, as a copy of a position is: that is quickly written."""
    plain = type(memory) is memoryview and memory.format == "B" and not memory.readonly
    return plain and memory.nbytes == arg.nbytes


def _write_back(arg: Any, instance: Instance, place: int) -> None:
    if (counted := _COUNTED.get(id(arg))) is not None:
        length = counted.used(instance.view, place)
        counted.data[:length] = instance.view[place : place + length]
    elif _is_all_of(memory := arg.base, arg):
        memory[:] = instance.view[place : place + memory.nbytes]
    elif isinstance(arg, np.ndarray):
        if arg.flags.c_contiguous and arg.flags.writeable:  # NumPy copies structs field by field
            arg.reshape(-1).view(np.uint8).data[:] = instance.view[place : place + arg.nbytes]
        elif arg.flags.writeable:
            arg[...] = np.frombuffer(instance.view, arg.dtype, arg.size, place).reshape(arg.shape)
    elif arg.tobytes() != (found := instance.view[place : place + arg.nbytes]):
        struct = np.frombuffer(found, arg.dtype)[0]  # NumPy lets nobody write one struct as a whole
        for name in arg.dtype.names:
            arg[name] = struct[name]
