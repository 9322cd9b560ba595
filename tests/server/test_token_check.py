"""The token check: valid tokens are confirmed many at a time, invalid ones are not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from argosy.server import token_check
from argosy.server.guests import Guests
from argosy.server.token_check import TokenCheck
from argosy.store.address import open_store
from server.serving import PATIENCE


class Somebody:
    """With a socket open."""

    def __init__(self, guest: str, token: str) -> None:
        self.guest, self.token = guest, token
        self.confirmed = 0

    def confirm_token(self) -> None:
        self.confirmed += 1


@pytest.mark.parametrize("at_once", [1, 2, 250])
def test_valid_tokens_are_confirmed_and_no_others(
    store_address: str, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    monkeypatch.setattr(token_check, "AT_ONCE", at_once)

    async def call() -> list[int]:
        guests = Guests(store)
        (ann, anns), (bert, berts) = await guests.welcome("Ann"), await guests.welcome("Bert")
        program = await guests.program_token(ann)
        await guests.forget(bert, berts)
        there = [
            Somebody(ann.id, anns),
            Somebody(ann.id, program),
            Somebody(bert.id, berts),
            Somebody(bert.id, anns),
            Somebody(ann.id, "a token nobody gave out"),
        ]
        check = TokenCheck(guests)
        check.holders.update(there)
        await check.check()
        await guests.revoke_programs(ann)
        await check.check()
        return [one.confirmed for one in there]

    store = open_store(store_address)
    store.start()
    try:
        assert asyncio.run(call()) == [2, 1, 0, 0, 0]
    finally:
        store.stop()


def test_a_check_that_fails_is_followed_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(token_check, "EVERY", 0.0)
    store = open_store(str(tmp_path / "tables.sqlite"))

    async def call() -> None:
        check = TokenCheck(Guests(store))
        again = asyncio.Event()
        calls: list[object] = []

        async def failing_once() -> None:
            calls.append(None)
            if len(calls) == 1:
                raise OSError("the database is gone")
            again.set()

        monkeypatch.setattr(check, "check", failing_once)
        check.start()
        await asyncio.wait_for(again.wait(), PATIENCE)
        check.stop()

    asyncio.run(call())
    store.close()
    assert "tokens could not be looked up: the database is gone" in caplog.text
