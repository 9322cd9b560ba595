"""Parts that are imported when somebody first asks for them: naming one costs nothing."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Generic, TypeVar, cast

T_co = TypeVar("T_co", covariant=True)


class Part(Generic[T_co]):
    """`Part("package.module:NAME")()` is that object."""

    def __init__(self, reference: str) -> None:
        self.reference = reference

    def __call__(self) -> T_co:
        return cast("T_co", _load(self.reference))

    def __repr__(self) -> str:
        return f"<part {self.reference}>"


@cache
def _load(reference: str) -> Any:
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)
