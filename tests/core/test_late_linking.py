"""Compiled functions that are linked late: executable where Python calls them, kept alone, linked anew."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numba
import pytest

from argosy.core.compiled import DIGEST, Shelf, cache_folder, compiled
from argosy.core.errors import ArgosyError

pytestmark = pytest.mark.plain


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache of this test's own, of which this process has read nothing."""
    monkeypatch.setenv("ARGOSY_CACHE", str(tmp_path))
    monkeypatch.setattr(Shelf, "read", {})
    cache_folder.cache_clear()
    found = cache_folder()
    assert found is not None
    yield found
    cache_folder.cache_clear()


def doubling(factor: int = 2) -> Any:
    def doubled(number: int) -> int:
        return factor * number

    return compiled(f"tests.late.doubled-{factor}")(doubled)


def summing(inner: Any, name: str = "tests.late.summed") -> Any:
    def summed(number: int) -> int:
        total = 0
        for k in range(number):
            total += inner(k)
        return total

    return compiled(name)(summed)


def only(function: Any) -> Any:
    """The library of a function that was compiled for one signature."""
    (made,) = function.overloads.values()
    return made.library


def kept(folder: Path, name: str) -> tuple[Any, ...]:
    (path,) = folder.glob(f"tests.late.{name}*")
    parts: tuple[Any, ...] = pickle.loads(path.read_bytes()[DIGEST:])
    return parts


def test_what_another_function_calls_is_made_executable_when_python_calls_it(folder: Path) -> None:
    inner = doubling()
    outer = summing(inner)
    assert outer(5) == 20
    assert only(outer).is_executable
    assert not only(inner).is_executable
    assert inner(21) == 42
    assert only(inner).is_executable
    assert outer(6) == 30


def test_a_function_is_kept_alone_and_has_machine_code_where_python_called_it(folder: Path) -> None:
    summing(doubling())(5)
    _, alone, machine_code, callees, *_ = kept(folder, "doubled")
    assert (bool(alone), machine_code, callees) == (True, None, ())
    _, _, machine_code, callees, *_ = kept(folder, "summed")
    assert machine_code is not None
    assert [name.rpartition("-")[0] for name in callees] == ["tests.late.doubled-2"]


def test_a_function_read_from_its_file_is_linked_into_a_new_one_with_all_it_calls(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    summing(doubling())(5)
    monkeypatch.setattr(Shelf, "read", {})
    middle = summing(doubling())
    outer = summing(middle, "tests.late.summed_twice")
    assert outer(4) == 0 + 0 + 2 + 6
    assert sum(middle.stats.cache_hits.values()) == 1
    assert middle(5) == 20


def test_code_of_the_process_that_was_first_is_used_by_all(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = doubling(), doubling()
    assert summing(first)(3) == 6
    monkeypatch.setattr(Shelf, "load_overload", lambda *_: None)  # as if it had looked a moment earlier
    monkeypatch.setattr(Shelf, "read", {})
    assert summing(second, "tests.late.summed_again")(4) == 12
    assert only(second).alone == kept(folder, "doubled")[1]
    assert only(second).kept_as == only(first).kept_as


def test_functions_of_one_factory_are_told_apart_by_their_names(folder: Path) -> None:
    twice, thrice = doubling(2), doubling(3)
    assert (summing(twice)(4), summing(thrice, "tests.late.summed_thrice")(4)) == (12, 18)
    assert (twice(1), thrice(1)) == (2, 3)
    names = [made.fndesc.mangled_name for function in (twice, thrice) for made in function.overloads.values()]
    assert len(set(names)) == 2


def test_a_lowered_function_whose_callee_is_lost_is_compiled_anew(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    middle = summing(doubling())
    assert summing(middle, "tests.late.summed_twice")(4) == 8
    (lost,) = folder.glob("tests.late.doubled*")
    lost.unlink()
    monkeypatch.setattr(Shelf, "read", {})
    with caplog.at_level(logging.WARNING):
        assert summing(doubling())(5) == 20
    assert "compiled anew" in caplog.text
    assert lost.exists()


def test_where_a_callee_is_lost_behind_machine_code_the_error_says_what_to_delete(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert summing(doubling())(5) == 20
    (lost,) = folder.glob("tests.late.doubled*")
    lost.unlink()
    monkeypatch.setattr(Shelf, "read", {})
    middle = summing(doubling())
    assert middle(5) == 20, "its own machine code is whole"
    with pytest.raises(ArgosyError, match="delete the folder they are kept in"):
        summing(middle, "tests.late.summed_twice")(4)


def test_whole_numbers_of_any_kind_reach_a_callee_as_one_type(folder: Path) -> None:
    inner = doubling()

    def mixed(number: int) -> int:
        return int(inner(True) + inner(3) + inner(number))

    assert compiled("tests.late.mixed")(mixed)(4) == 16
    assert len(inner.overloads) == 1 + 1, "int64 and, as it is no whole number, bool"


def test_code_that_calls_what_is_nowhere_is_refused_before_llvm_ends_the_process(folder: Path) -> None:
    outer = summing(doubling())
    outer.get_call_template((numba.types.int64,), {})
    only(outer)._linking_libraries.clear()
    with pytest.raises(ArgosyError, match="is not among compiled rules"):
        outer(3)
