"""The example client plays whole games: its own, at another's table, and across a restart of the server."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from argosy.server.limits import Limits
from argosy.server.services import Config
from server.serving import PATIENCE, Person, Served, free_port, served

EXAMPLES = Path(__file__).parents[2] / "examples"
EXAMPLE = EXAMPLES / "bot_client.py"
NODE = shutil.which("node")
LANGUAGES = ["python", "javascript"]


def javascript() -> list[str]:
    if NODE is None:
        pytest.skip("there is no Node")
    version = subprocess.run([NODE, "--version"], capture_output=True, text=True, check=True).stdout
    early = int(version.removeprefix("v").partition(".")[0]) < 22
    return [NODE, *(["--experimental-websocket"] if early else []), str(EXAMPLES / "bot_client.mjs")]


class Bot:
    """The example as a process of its own; `told` is what it has printed."""

    def __init__(self, server: str, *arguments: str, language: str = "python") -> None:
        program = [sys.executable, "-W", "error", str(EXAMPLE)] if language == "python" else javascript()
        command = [*program, server, *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.told: list[Any] = []
        self.has_told = threading.Condition()
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with self.has_told:
                self.told.append(json.loads(line))
                self.has_told.notify_all()

    @property
    def entries(self) -> list[dict[str, Any]]:
        return [entry for told in self.told if isinstance(told, list) for entry in told]

    def wait_for_entry(self, seq: int) -> None:
        with self.has_told:
            heard = self.has_told.wait_for(lambda: self.entries and self.entries[-1]["seq"] >= seq, PATIENCE)
        assert heard, self.told

    def finish(self) -> dict[str, Any]:
        """The result of the game, which it prints last."""
        try:
            assert self.process.wait(PATIENCE) == 0
        finally:
            self.process.kill()
        self._reading.join(PATIENCE)
        result: dict[str, Any] = self.told[-1]
        return result


def check_heard_everything_once(bot: Bot, ann: Person, table: str) -> None:
    update = ann.look(table)
    assert update["table"]["outcome"] == "finished"
    assert [entry["seq"] for entry in bot.entries] == list(range(1, update["seq"] + 1))


def test_the_examples_are_short_and_help() -> None:
    for name in ("bot_client.py", "bot_client.mjs"):
        assert len((EXAMPLES / name).read_text("utf-8").splitlines()) <= 70
    help = subprocess.run(
        [sys.executable, str(EXAMPLE), "--help"], capture_output=True, text=True, check=True
    )
    for argument in ("server", "game", "--table", "--token"):
        assert f" {argument} " in help.stdout


@pytest.mark.parametrize("game", ["port-royal", "oltre-mare"])
def test_the_example_plays_a_whole_game_against_bots(server: Served, game: str) -> None:
    ann = server.guest("Ann")
    token = ann.ask("POST", "/api/me/programs", {})["token"]
    bot = Bot(server.address, game, "--token", token)
    result = bot.finish()
    (table,) = [about for about in ann.ask("GET", "/api/tables/mine")["tables"] if about["game"] == game]
    assert result["winners"] == table["winners"]
    assert [seat.get("level") for seat in table["seats"]] == [None, "simple", "simple"]
    check_heard_everything_once(bot, ann, table["id"])
    decided = [entry for entry in bot.entries if entry["kind"] == "decided" and entry["seat"] == 0]
    assert {entry["how"] for entry in decided} == {"person"}


@pytest.mark.parametrize("game", ["port-royal", "oltre-mare"])
def test_the_example_in_javascript_plays_a_whole_game_against_bots(server: Served, game: str) -> None:
    bot = Bot(server.address, game, language="javascript")
    assert len(bot.finish()["scores"]) == 3
    seqs = [entry["seq"] for entry in bot.entries]
    assert seqs == list(range(1, len(seqs) + 1))


@pytest.mark.waits
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_usual_limits_an_example_is_slowed_down_and_plays_to_the_end(
    tmp_path: Path, language: str
) -> None:
    limits = replace(Limits(), messages_per_second=4)  # as a longer game would feel it
    with served(tmp_path / "tables.sqlite", Config(limits=limits)) as server:
        ann = server.guest("Ann")
        table = ann.open_table("port-royal", "simple", "open", options={"turn_limit": 5})
        at = ["--table", table] if language == "python" else ["port-royal", table]
        bot = Bot(server.address, *at, language=language)
        bot.wait_for_entry(2)
        ann.do(table, "start")
        assert bot.finish() == ann.look(table)["view"]["result"]
        check_heard_everything_once(bot, ann, table)
        assert server.services.metrics.slowed > 0


def test_the_example_comes_as_a_guest_and_plays_at_anothers_table(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("port-royal", "simple", "open", options={"turn_limit": 4})
    bot = Bot(server.address, "--table", table)
    bot.wait_for_entry(2)
    ann.do(table, "start")
    assert bot.finish() == ann.look(table)["view"]["result"]
    assert ann.look(table)["table"]["seats"][1]["name"] == "Random bot"
    check_heard_everything_once(bot, ann, table)


def test_the_example_plays_on_when_the_server_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    monkeypatch.setattr("server.serving.free_port", lambda: port)
    store = tmp_path / "tables.sqlite"
    with served(store) as first:
        ann = first.guest("Ann")
        table = ann.open_table("port-royal", "simple", "open", pace=20, options={"turn_limit": 14})
        bot = Bot(first.address, "--table", table)
        bot.wait_for_entry(2)
        ann.do(table, "start")
        bot.wait_for_entry(12)
    before = bot.entries[-1]["seq"]
    with served(store):
        assert bot.finish() == ann.look(table)["view"]["result"]
        assert before < bot.entries[-1]["seq"]
        check_heard_everything_once(bot, ann, table)
