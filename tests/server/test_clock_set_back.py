"""A server whose clock was ahead and is right again: bots and clocks go on at once."""

from __future__ import annotations

import time

import pytest

from argosy.server import clock
from server.serving import PATIENCE, served

pytestmark = pytest.mark.waits

AHEAD = 2 * 3600


class Shifted:
    """In place of `time`."""

    def __init__(self) -> None:
        self.seconds = 0

    def time_ns(self) -> int:
        return time.time_ns() + self.seconds * 1_000_000_000


@pytest.fixture
def shifted(monkeypatch: pytest.MonkeyPatch) -> Shifted:
    shifted = Shifted()
    monkeypatch.setattr(clock, "time", shifted)
    return shifted


def test_bots_decide_though_the_table_is_from_the_future(store_address: str, shifted: Shifted) -> None:
    shifted.seconds = AHEAD
    with served(store_address) as server:
        ann = server.guest("Ann")
        table = ann.open_table("port-royal", "random", "random", start=True, pace=2000)
        before = ann.look(table)["seq"]
    shifted.seconds = 0
    with served(store_address) as server:
        ends = time.monotonic() + PATIENCE
        while server.services.tables.live.get(table) is None or (
            server.services.tables.live[table].table.seq <= before
        ):
            assert time.monotonic() < ends
            time.sleep(0.02)


def test_a_clock_that_is_set_back_while_the_server_runs_leaves_nobody_asleep(
    store_address: str, shifted: Shifted
) -> None:
    clock_of = {"kind": "decision", "seconds": 3600}
    shifted.seconds = AHEAD
    with served(store_address) as server:
        ann = server.guest("Ann")
        table = ann.open_table("port-royal", "me", "me", start=True, clock=clock_of)
        shifted.seconds = 0
        live = server.services.tables.live[table]
        loop = server.services.bots._sweeping
        assert loop is not None
        loop.get_loop().call_soon_threadsafe(server.services.bots.notice, live)
        ends = time.monotonic() + PATIENCE
        while (live.table.wake_at() or 0) > clock.now() + 3600_000 + 10_000:
            assert time.monotonic() < ends
            time.sleep(0.02)
