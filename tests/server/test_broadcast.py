"""A broadcast calls its subscribers one by one, and no failure stops it."""

from __future__ import annotations

import asyncio
from functools import partial

from argosy.server.broadcast import Broadcast


def heard_in_order(*calls: str) -> list[str]:
    """What is heard where all are called at once; "deaf" fails, "echo" asks to be called again."""
    heard: list[str] = []

    async def go_round() -> None:
        broadcast = Broadcast()

        def hear(name: str) -> None:
            if name == "deaf":
                raise ValueError(name)
            heard.append(name)
            if name == "echo":
                broadcast.call_soon(partial(hear, "again"))

        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        for name in calls:
            broadcast.call_soon(partial(hear, name))
        heard.append("first the answers")
        for _ in range(10):
            await asyncio.sleep(0)

    asyncio.run(go_round())
    return heard


def test_everybody_hears_in_turn_after_what_cannot_wait() -> None:
    assert heard_in_order("ann", "bert", "cleo") == ["first the answers", "ann", "bert", "cleo"]


def test_who_calls_again_while_hearing_is_called_again() -> None:
    assert heard_in_order("echo") == ["first the answers", "echo", "again"]


def test_one_who_cannot_hear_does_not_keep_the_news_from_the_others() -> None:
    assert heard_in_order("ann", "deaf", "bert", "deaf") == ["first the answers", "ann", "bert"]
