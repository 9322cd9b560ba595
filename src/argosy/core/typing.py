"""Types for readers and the type checker; compiled code takes no notice of them."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.integer[Any]]
Floats = npt.NDArray[np.float32]
States = npt.NDArray[np.void]
Log = Any  # an element of an array of event_log.LOG, or None where nobody listens
Json = dict[str, Any]


class Cards(Protocol):
    """The part of every state that says where each card is and who knows its face."""

    rng: Ints
    face: Ints
    zone: Ints
    pool: Ints
    known: Ints
    next: Ints
    deck: Ints
    first: Ints
    last: Ints
    length: Ints
