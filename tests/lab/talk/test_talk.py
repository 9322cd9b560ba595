"""Tables in text: whole games, deals in words, refusals that say why, and nothing that is hidden."""

from __future__ import annotations

import json
import random
import re
from io import StringIO
from typing import Any

import pytest

import argosy
from argosy.core.errors import ArgosyError
from argosy.lab.talk.mcp import McpServer
from argosy.lab.talk.protocol import TextProtocol
from argosy.lab.talk.table import TalkTable

GAMES = argosy.NAMES


class Program:
    """The other side of the text protocol: hears all, and answers when it is asked."""

    def __init__(self, chance: int = 1) -> None:
        self.heard = StringIO()
        self.chance = random.Random(chance)
        self.refused = 0

    def readline(self) -> str:
        said = self.heard.getvalue()
        last = said.rstrip().splitlines()[-1]
        assert last.startswith("? seat ")
        self.refused += said.count("\n! ")
        self.heard.seek(0)
        self.heard.truncate()
        numbers = re.findall(r"^  (\d+) ", said.partition("\nchoices:\n")[2], re.MULTILINE)
        return f"{self.chance.choice(numbers)}\n"

    def write(self, text: str) -> int:
        return self.heard.write(text)

    def flush(self) -> None:
        """Nothing waits."""


@pytest.mark.parametrize("game", GAMES)
def test_a_program_plays_whole_games_in_text(game: str) -> None:
    program = Program()
    ended: list[TalkTable] = []
    protocol: Any = TextProtocol(program, program, ended.append)  # type: ignore[arg-type]
    seats = ["me", "simple", "me"]
    assert protocol.run(lambda number: TalkTable(game, seats, number), 2) == 2
    said = program.heard.getvalue()
    assert "shares of the win:" in said
    assert said.endswith(f"end {game} 2 of 2\nbye\n")
    assert [table.over for table in ended] == [True, True]
    assert program.refused == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_told_is_the_same_in_every_world_it_can_imagine(game: str) -> None:
    table, chance = TalkTable(game, ["me", "me", "me"], 4), random.Random(2)
    for step in range(120):
        if (seat := table.asked) is None:
            break
        real = table.record._position
        assert real is not None
        texts = []
        for world in (real, real.imagine(seat, step), real.imagine(seat, step + 1000)):
            table.record._position = world
            heard = dict(table._heard)
            texts.append(table.situation(seat) + table.odds(seat) + table.log(seat))
            table._heard = heard
        table.record._position = real
        assert texts[0] == texts[1] == texts[2]
        table.situation(seat)
        table.play(seat, str(chance.randrange(len(real.legal(seat))) + 1))


def test_no_seat_is_told_the_seed() -> None:
    table = TalkTable(GAMES[0], ["me", "me"], 987654321)
    assert table.asked is not None
    assert "987654321" not in table.introduction() + table.situation(table.asked)


def test_a_deal_is_made_in_words_and_told_to_each_as_far_as_it_may_know() -> None:
    game = "oltre-mare"
    table = TalkTable(game, ["me", "me", "me"], 11)
    table.record = argosy.Record.of(
        argosy.game(game).load(
            {
                "players": 3,
                "phase": "trade",
                "load": 1,
                "ducats": [11, 11, 11],
                "hands": [["grain-01"], ["salt-02"], []],
            }
        ),
        table.names,
    )
    with pytest.raises(ArgosyError, match="nothing to decide"):
        table.play(1, "1")
    table.play(0, "offer 1 give grain-01 2 want salt:1 0")
    assert table.asked == 1
    told = table.situation(1)
    assert "from 0, to 1, give (goods (grain 1), ducats 2), want (goods (salt 1), ducats 0)" in told
    assert "grain-01" not in told
    table.play(1, "accept 1 with salt-02")
    if table.asked == 0 and "choose 1 1" in table.situation(0):
        table.play(0, "choose 1 1")
    position = table.record.position
    assert position.view(0)["hand"] == ["salt-02"]
    assert position.view(1)["hand"] == ["grain-01"]
    assert "salt-02" not in table.log(2) + table.situation(2)


def test_a_wrong_answer_is_refused_with_its_reason_and_changes_nothing() -> None:
    table = TalkTable(GAMES[0], ["me", "me"], 3)
    before, seat = table.record.to_text(), table.asked
    assert seat is not None
    for answer in ("99", "0", "fly", "take admiral_1"):
        with pytest.raises(ArgosyError):
            table.play(seat, answer)
    assert table.record.to_text() == before


def test_a_table_where_nobody_is_asked_is_refused() -> None:
    with pytest.raises(ArgosyError, match="one seat at least is 'me'"):
        TalkTable(GAMES[0], ["simple", "simple"])
    with pytest.raises(ArgosyError, match="players"):
        TalkTable(GAMES[0], ["me"])


def call(server: McpServer, tool: str, **arguments: Any) -> tuple[str, bool]:
    request = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "tools/call",
        "params": {"name": tool, "arguments": arguments},
    }
    answer = server.answer(json.dumps(request))
    assert answer is not None
    result = answer["result"]
    return result["content"][0]["text"], result["isError"]


@pytest.mark.parametrize("game", GAMES)
def test_a_model_plays_a_whole_game_through_its_tools(game: str) -> None:
    server, chance = McpServer(seed=5), random.Random(1)
    text, failed = call(server, "new_game", game=game, seats=["me", "simple"])
    while "\nchoices:\n" in text:
        assert not failed
        numbers = re.findall(r"^  (\d+) ", text.partition("\nchoices:\n")[2], re.MULTILINE)
        text, failed = call(server, "play", choice=int(chance.choice(numbers)))
    assert "shares of the win:" in text
    assert call(server, "play", choice="1")[1]


def test_an_mcp_client_is_greeted_in_a_version_both_know_and_finds_the_tools() -> None:
    server = McpServer()
    for wanted, given in (("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25")):
        hello = {"jsonrpc": "2.0", "id": "a", "method": "initialize", "params": {"protocolVersion": wanted}}
        answer = server.answer(json.dumps(hello))
        assert answer is not None
        assert (answer["id"], answer["result"]["protocolVersion"]) == ("a", given)
    assert server.answer('{"jsonrpc": "2.0", "method": "notifications/initialized"}') is None
    listed = server.answer('{"jsonrpc": "2.0", "id": 2, "method": "tools/list"}')
    assert listed is not None
    names = {tool["name"] for tool in listed["result"]["tools"]}
    assert names == {"list_games", "new_game", "look", "play", "odds", "log", "rules"}
    assert all(tool["inputSchema"]["type"] == "object" for tool in listed["result"]["tools"])


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{", -32700),
        ("[1]", -32600),
        ('{"id": 1, "method": "sail"}', -32601),
        ('{"id": 1, "method": "tools/call", "params": {"name": "sail"}}', -32602),
        ('{"id": 1, "method": "tools/call", "params": [1]}', -32602),
    ],
)
def test_a_wrong_message_gets_an_error_with_its_code(line: str, code: int) -> None:
    answer = McpServer().answer(line)
    assert answer is not None
    assert answer["error"]["code"] == code


def test_a_wrong_call_is_refused_in_words_and_no_file_can_be_reached() -> None:
    server = McpServer()
    for tool, arguments in (
        ("look", {}),
        ("play", {}),
        ("new_game", {"game": "chess", "seats": ["me", "me"]}),
        ("new_game", {"game": GAMES[0], "seats": "me"}),
        ("new_game", {"game": GAMES[0], "seats": ["me", "net@/etc/passwd"]}),
        ("new_game", {"game": GAMES[0], "seats": ["me", "os:system"]}),
        ("new_game", {"game": GAMES[0], "seats": ["me", "simple"], "seed": 1}),
    ):
        text, failed = call(server, tool, **arguments)
        assert failed
        assert text
