"""What a server logs: lines for people or lines of JSON, and one line for a fault however often it is met."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from datetime import UTC, datetime
from typing import Literal

Form = Literal["text", "json"]
TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
QUIET = 60.0  # seconds in which a fault that was logged is only counted
MOST_KNOWN = 1_000  # faults


def to_stderr(form: Form = "text") -> None:
    """From now on, for the whole process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    handler.addFilter(OncePerFault())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(_is_about_the_server)


class JsonLines(logging.Formatter):
    """One object a line; a traceback is text inside it."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class OncePerFault(logging.Filter):
    """The same warning or error, or the same traceback, comes once in a while and says how often it came."""

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[tuple[object, ...], list[float]] = {}  # when it was logged, how often it came since

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        at, fault = time.monotonic(), _fault(record)
        logged = self._known.get(fault)
        if logged is not None and at - logged[0] < QUIET:
            logged[1] += 1
            return False
        if logged is not None and logged[1]:
            record.msg = (
                f"{record.getMessage()} ({logged[1]:.0f} more times in the last {at - logged[0]:.0f} s)"
            )
            record.args = ()
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[fault] = [at, 0]
        return True


def _fault(record: logging.LogRecord) -> tuple[object, ...]:
    """What makes two lines tell of the same: where an exception was raised, else the words."""
    if record.exc_info and record.exc_info[1] is not None:
        raised = traceback.extract_tb(record.exc_info[2])
        place = (raised[-1].filename, raised[-1].lineno) if raised else ()
        return (record.name, str(record.exc_info[0]), *place)
    return (record.name, record.getMessage())


def _is_about_the_server(line: logging.LogRecord) -> bool:
    """Uvicorn logs every socket with the id of its table, which is the link to it: that must not be logged.

    It also logs a stack for a client's malformed text, and a line for every malformed request, with which any
    client could fill the log.
    """
    said = str(line.msg)  # where it could not listen, Uvicorn logs the exception itself
    line.exc_info = None if "UTF-8" in said else line.exc_info
    return "WebSocket" not in said and not said.startswith(("connection ", "Invalid HTTP request"))
