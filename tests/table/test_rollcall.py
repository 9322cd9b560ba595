"""The roll call: good tokens are recognised many at a time, bad ones are not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from argosy.commands.serve import open_store
from argosy.table import rollcall
from argosy.table.guests import Guests
from argosy.table.rollcall import RollCall


class Somebody:
    """With a socket open."""

    def __init__(self, guest: str, token: str) -> None:
        self.guest, self.token = guest, token
        self.recognised = 0

    def is_recognised(self) -> None:
        self.recognised += 1


@pytest.mark.parametrize("at_once", [1, 2, 250])
def test_who_still_has_his_token_is_recognised_and_nobody_else(
    store_address: str, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    monkeypatch.setattr(rollcall, "AT_ONCE", at_once)

    async def call() -> list[int]:
        guests = Guests(store)
        (ann, anns), (bert, berts) = await guests.welcome("Ann"), await guests.welcome("Bert")
        program = await guests.program_token(ann)
        await guests.forget(berts)
        there = [
            Somebody(ann.id, anns),
            Somebody(ann.id, program),
            Somebody(bert.id, berts),
            Somebody(bert.id, anns),
            Somebody(ann.id, "a token nobody gave out"),
        ]
        called = RollCall(guests)
        called.present.update(there)
        await called.call()
        await guests.revoke_programs(ann)
        await called.call()
        return [one.recognised for one in there]

    store = open_store(store_address)
    store.start()
    try:
        assert asyncio.run(call()) == [2, 1, 0, 0, 0]
    finally:
        store.stop()


def test_one_call_after_the_other_is_made_though_one_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rollcall, "EVERY", 0.0)
    store = open_store(str(tmp_path / "tables.sqlite"))

    async def call() -> None:
        called = RollCall(Guests(store))
        again = asyncio.Event()
        calls: list[object] = []

        async def failing_once() -> None:
            calls.append(None)
            if len(calls) == 1:
                raise OSError("the database is gone")
            again.set()

        monkeypatch.setattr(called, "call", failing_once)
        called.start()
        await asyncio.wait_for(again.wait(), 30)
        called.stop()

    asyncio.run(call())
    store.close()
    assert "tokens could not be looked up: the database is gone" in caplog.text
