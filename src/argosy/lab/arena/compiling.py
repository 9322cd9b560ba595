"""Time that goes into compiling, which is nobody's thinking time; and a word about it when it begins."""

from __future__ import annotations

import sys
import threading
import time
from typing import Any

SIGN = "Compiling rules and players, which happens once; argosy warm does it ahead.\n"


class Compiling:
    """Counts what numba compiles in this process. Where there is no numba, nothing is compiled."""

    def __init__(self, announce: bool = False) -> None:
        self.seconds = 0.0
        self.on_begin: Any = None  # called when compiling begins, and `on_end` when it is over
        self.on_end: Any = None
        self._announce = announce
        self._depth = threading.local()  # compiling one function may begin the compiling of others
        try:
            from numba.core import event as numba_event
        except ImportError:
            return

        event: Any = numba_event

        class Heard(event.Listener):  # type: ignore[misc]
            def on_start(this, _: Any) -> None:  # noqa: N805
                self._begin()

            def on_end(this, _: Any) -> None:  # noqa: N805
                self._end()

        event.register("numba:compile", Heard())

    def _begin(self) -> None:
        depth = getattr(self._depth, "number", 0)
        self._depth.number = depth + 1
        if depth:
            return
        self._depth.since = time.perf_counter()
        if self._announce:
            self._announce = False
            sys.stderr.write(SIGN)
            sys.stderr.flush()
        if self.on_begin is not None:
            self.on_begin()

    def _end(self) -> None:
        self._depth.number -= 1
        if self._depth.number == 0:
            self.seconds += time.perf_counter() - self._depth.since
            if self.on_end is not None:
                self.on_end()
