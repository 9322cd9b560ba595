"""Structs of compiled players: classes whose annotations are both types and NumPy fields."""

from __future__ import annotations

from typing import Annotated, Any, get_type_hints

import numpy as np
import numpy.typing as npt

Int = Annotated[int, "i8"]
Float = Annotated[float, "f8"]
Reals = npt.NDArray[np.float64]  # as a field: Annotated[Reals, "f8", shape]


def struct_type(declared: type) -> np.dtype[Any]:
    """The NumPy type of a class whose fields, its bases' included, are `Annotated[type, kind, *shape]`."""
    hints = get_type_hints(declared, include_extras=True)
    fields: list[Any] = [(name, *hint.__metadata__) for name, hint in hints.items()]
    return np.dtype((np.record, np.dtype(fields, align=True)))
