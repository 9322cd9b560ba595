"""How a figure is taken: the same work again and again for a while, then the middle and the best run."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """Units of work per second."""

    median: float
    best: float
    runs: int

    def to_json(self) -> dict[str, float]:
        return {"median": self.median, "best": self.best, "runs": self.runs}


def rate(work: Callable[[], int], seconds: float, clock: Callable[[], float] = time.perf_counter) -> Rate:
    """How many units a second `work` does, which says how many it did; the first run is not counted.

    With `time.process_time` as clock the seconds are the processor's, whatever else the machine does; that is
    only fair where all the work is done in this process and by one thread.
    """
    work()
    rates: list[float] = []
    end = time.perf_counter() + seconds
    while len(rates) < 3 or time.perf_counter() < end:
        begin = clock()
        done = work()
        rates.append(done / (clock() - begin))
    return Rate(statistics.median(rates), max(rates), len(rates))
