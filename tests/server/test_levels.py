"""Bots at a table by their levels: offered, seated, playing, refused where there is none."""

from __future__ import annotations

import asyncio
import threading
from typing import Any, cast

import pytest

from argosy.players.levels import LEVELS
from argosy.server import bot_runner
from argosy.server.clock import now
from server.serving import Refusal, Served


def test_a_table_is_offered_the_four_levels(server: Served) -> None:
    for game in server.guest("Ann").ask("GET", "/api/games")["games"]:
        assert game["levels"] == [*LEVELS, "random"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["port-royal", "oltre-mare"])
def test_bots_of_all_levels_play_to_the_end(server: Served, game: str) -> None:
    ann = server.guest("Ann")
    short = {"turn_limit": 6} if game == "port-royal" else {"offers_per_turn": 0}
    table = ann.open_table(game, *LEVELS, start=True, pace=0, options=short)
    line = ann.watch(table)
    while line.update["table"]["status"] != "over":
        line.hear()
    told = line.update["table"]
    assert told["outcome"] == "finished"
    assert [(seat["name"], seat["level"]) for seat in told["seats"]] == [(level, level) for level in LEVELS]


def test_a_level_that_does_not_exist_is_refused_by_name(server: Served) -> None:
    ann = server.guest("Ann")
    for level in ("captian", "heuristic@weights.json"):
        with pytest.raises(Refusal, match="no bot has level"):
            ann.open_table("port-royal", "me", level)


def test_while_players_are_being_compiled_somebody_simple_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled, asked = threading.Event(), []

    def prepare(game: str, compiler: object) -> None:
        compiled.wait(60)

    def decide(game: str, level: str, *_: Any) -> list[str]:
        asked.append(level)
        return []

    monkeypatch.setattr(bot_runner, "_compile", prepare)
    monkeypatch.setattr(bot_runner, "decide", decide)
    monkeypatch.setattr(bot_runner, "PATIENCE", 0.05)

    async def two_decisions() -> None:
        thinker = bot_runner.BotRunner(_Tables())  # type: ignore[arg-type]
        await thinker._think("port-royal", "captain", _Position(), 0)  # type: ignore[arg-type]
        compiled.set()
        await asyncio.wait(thinker._compiling.values())
        await thinker._think("port-royal", "captain", _Position(), 0)  # type: ignore[arg-type]
        await thinker._think("port-royal", "random", _Position(), 0)  # type: ignore[arg-type]

    asyncio.run(two_decisions())
    assert asked == ["simple", "captain", "random"]


def test_an_alarm_that_rings_too_early_is_set_again() -> None:
    """A timer of uvloop may be a millisecond early; then nobody is to be asked yet."""

    async def wake() -> None:
        tables = _Tables()
        thinker = bot_runner.BotRunner(tables)  # type: ignore[arg-type]
        live = tables.live["early"] = _Live()
        await thinker._decide(live)  # type: ignore[arg-type]
        assert live.timer is not None
        assert 0 < live.timer.when() - asyncio.get_running_loop().time() < 1
        live.timer.cancel()

    asyncio.run(wake())


class _Live:
    def __init__(self) -> None:
        self.table, self.timer = _Early(), cast("asyncio.TimerHandle | None", None)


class _Early:
    id, position = "early", object()

    def bot_to_ask(self, now: int) -> None:
        return None

    def clamp(self, latest: int) -> None:
        pass

    def wake_at(self) -> int:
        return now() + 5


class _Time:
    def add(self, seconds: float = 1.0) -> None:
        pass


class _Metrics:
    thinking, bot_failures = _Time(), _Time()


class _Tables:
    metrics = _Metrics()

    def __init__(self) -> None:
        self.live: dict[str, _Live] = {}


class _Position:
    def copy(self) -> _Position:
        return self
