"""Figures about a running server, in the text form Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

from argosy.table.entries import AnyEntry

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Histogram:
    """Durations, counted by length."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        lines, below = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            below += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {below}"]


class Metrics:
    """One for each process."""

    def __init__(self) -> None:
        self.entries: Counter[str] = Counter()
        self.writing = Histogram()
        self.thinking = Histogram()
        self.tables_opened = self.races = self.damaged = self.bot_failures = 0
        self.refused: Counter[str] = Counter()
        self.sockets = self.slowed = 0

    def entry_written(self, entry: AnyEntry, seconds: float) -> None:
        self.entries[str(type(entry).__struct_config__.tag)] += 1
        self.writing.add(seconds)

    def text(self, gauges: dict[str, int]) -> str:
        """`gauges` are figures that are kept elsewhere."""
        lines: list[str] = []

        def metric(name: str, kind: str, help: str, values: list[str]) -> None:
            lines.extend([f"# HELP argosy_{name} {help}", f"# TYPE argosy_{name} {kind}", *values])

        def counted(name: str, help: str, label: str, counts: Counter[str]) -> None:
            rows = [f'argosy_{name}{{{label}="{word}"}} {count}' for word, count in sorted(counts.items())]
            metric(name, "counter", help, rows)

        counted("entries_total", "Entries written to tables' logs.", "kind", self.entries)
        counted("refused_total", "Requests and messages refused.", "reason", self.refused)
        for name, help, count in (
            ("tables_opened_total", "Tables opened.", self.tables_opened),
            ("races_total", "Entries another process wrote first.", self.races),
            ("slowed_total", "Messages that had to wait because their socket hurried.", self.slowed),
            ("damaged_total", "Tables set aside because their log is damaged.", self.damaged),
            ("bot_failures_total", "Decisions a bot failed to make, made at random.", self.bot_failures),
        ):
            metric(name, "counter", help, [f"argosy_{name} {count}"])
        for name, help, histogram in (
            ("write_seconds", "From a command to its entry on disk.", self.writing),
            ("think_seconds", "How long bots think.", self.thinking),
        ):
            metric(name, "histogram", help, histogram.lines(f"argosy_{name}"))
        for name, value in {"sockets": self.sockets, **gauges}.items():
            metric(name, "gauge", "Now.", [f"argosy_{name} {value}"])
        return "\n".join(lines) + "\n"
