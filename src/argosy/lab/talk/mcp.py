"""A table as an MCP server: JSON-RPC 2.0 in lines over standard streams, a tool for each thing one can do.

The Model Context Protocol over such streams is little more than three methods, so it is spoken here without a
library. One table at a time; a new game takes the place of the last one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TextIO

from argosy.core.errors import ArgosyError
from argosy.core.typing import Json
from argosy.games import NAMES, manifest
from argosy.lab.talk.table import OUTSIDE, TalkTable

VERSIONS = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")  # of the protocol, the newest first
PARSE_ERROR, INVALID_REQUEST, NO_METHOD, WRONG_PARAMS = -32700, -32600, -32601, -32602
LONGEST_LINE = 1 << 20
INSTRUCTIONS = (
    "A board game table with an exact referee. Begin with new_game, read the situation it returns, then call "
    "play with the number of a choice, or with an action in words, until the result is shown. What you are "
    "told is all that your seat may know."
)


@dataclass(frozen=True, slots=True)
class Tool:
    """One thing to do at the table."""

    name: str
    about: str
    parameters: Mapping[str, Json]
    required: tuple[str, ...]
    run: Callable[..., str]
    reads: bool  # changes nothing

    def to_json(self) -> Json:
        schema = {
            "type": "object",
            "properties": dict(self.parameters),
            "required": list(self.required),
            "additionalProperties": False,
        }
        hints = {"readOnlyHint": self.reads, "openWorldHint": False}
        return {"name": self.name, "description": self.about, "inputSchema": schema, "annotations": hints}


class Refused(Exception):
    """A request that cannot be answered, with the code of JSON-RPC."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class McpServer:
    """Answers messages one by one; `table` is the game that goes on."""

    def __init__(self, language: str = "en", seed: int | None = None) -> None:
        self.table: TalkTable | None = None
        self._seed, self._games = seed, 0  # the model is not told: it could work out every hidden card
        self._language = language
        self._tools = {tool.name: tool for tool in self._made()}

    def run(self, listen: TextIO, speak: TextIO) -> None:
        """Until the other side closes its stream."""
        while line := listen.readline(LONGEST_LINE):
            if not line.strip():
                continue
            answer = self.answer(line)
            if answer is not None:
                speak.write(json.dumps(answer, ensure_ascii=False) + "\n")
                speak.flush()

    def answer(self, line: str) -> Json | None:
        """The answer to one message; None for a notification, which has none."""
        number: Any = None
        try:
            try:
                message = json.loads(line)
            except (ValueError, RecursionError) as problem:
                raise Refused(PARSE_ERROR, f"this is not JSON: {problem}") from None
            if not isinstance(message, dict) or not isinstance(message.get("method"), str):
                if isinstance(message, dict) and ("result" in message or "error" in message):
                    return None  # an answer, and nothing was asked
                raise Refused(INVALID_REQUEST, "a message is one object with a method")
            if "id" not in message:
                return None
            number = message["id"]
            params = message.get("params") or {}
            if not isinstance(params, dict):
                raise Refused(WRONG_PARAMS, "params are an object")
            return {"jsonrpc": "2.0", "id": number, "result": self._result(message["method"], params)}
        except Refused as problem:
            error = {"code": problem.code, "message": str(problem)}
            return {"jsonrpc": "2.0", "id": number, "error": error}

    def _result(self, method: str, params: Json) -> Json:
        match method:
            case "initialize":
                return self._initialized(params)
            case "ping":
                return {}
            case "tools/list":
                return {"tools": [tool.to_json() for tool in self._tools.values()]}
            case "tools/call":
                return self._called(params)
        raise Refused(NO_METHOD, f"there is no method {method[:60]!r} here")

    def _initialized(self, params: Json) -> Json:
        from argosy import __version__

        wanted = params.get("protocolVersion")
        return {
            "protocolVersion": wanted if wanted in VERSIONS else VERSIONS[0],
            "capabilities": {"tools": {"listChanged": False}},
            "serverInfo": {"name": "argosy", "title": "Argosy", "version": __version__},
            "instructions": INSTRUCTIONS,
        }

    def _called(self, params: Json) -> Json:
        """What a tool says; a refusal by the referee is its text, too, marked as an error."""
        tool, given = self._tools.get(str(params.get("name"))), params.get("arguments") or {}
        if tool is None:
            raise Refused(WRONG_PARAMS, f"there is no tool {params.get('name')!r}")
        if not isinstance(given, dict):
            raise Refused(WRONG_PARAMS, "arguments are an object")
        try:
            for name in given:
                if name not in tool.parameters:
                    raise ArgosyError(
                        f"{tool.name} takes {', '.join(tool.parameters) or 'nothing'}, no {name!r}"
                    )
            for name in tool.required:
                if name not in given:
                    raise ArgosyError(f"{tool.name} needs {name!r}")
            text, failed = tool.run(**given), False
        except ArgosyError as problem:
            text, failed = str(problem), True
        return {"content": [{"type": "text", "text": text}], "isError": failed}

    # -------------------------------------------------------------------------------- tools

    def _made(self) -> list[Tool]:
        seats = f"who sits where, in order: {OUTSIDE!r} for you, and bots such as captain, net or random"
        return [
            Tool(
                "list_games", "The games there are, with their numbers of players and options.", {}, (),
                self._list_games, True,
            ),
            Tool(
                "new_game",
                "Begin a game; the one before is given up. Returns the rules in short and your situation.",
                {
                    "game": {"type": "string", "enum": list(NAMES), "description": "which game"},
                    "seats": {"type": "array", "items": {"type": "string"}, "description": seats},
                    "options": {"type": "object", "description": "options of the rules by name"},
                },
                ("game", "seats"), self._new_game, False,
            ),
            Tool("look", "Your situation once more: table, cards, choices.", {}, (), self._look, True),
            Tool(
                "play",
                "Decide: the number of a choice, or an action in words. An action that is not legal is "
                "refused with the reason, and nothing changes.",
                {"choice": {"type": ["string", "integer"], "description": "a number, or words"}},
                ("choice",), self._play, False,
            ),
            Tool("odds", "The exact odds of the next card, from what you know.", {}, (), self._odds, True),
            Tool("log", "All that has happened so far and that you may know.", {}, (), self._log, True),
            Tool("rules", "The rules of the game in short.", {}, (), self._rules, True),
        ]  # fmt: skip

    def _list_games(self) -> str:
        import argosy

        lines = []
        for name in NAMES:
            rules = argosy.game(name).rules
            options = ", ".join(f"{one.name} ({one.allowed()}; {one.default})" for one in rules.options)
            players = f"{rules.players[0]} to {rules.players[-1]} players"
            lines.append(f"{name}: {manifest(name).title}, {players}; options: {options}")
        return "\n".join(lines)

    def _new_game(self, game: Any, seats: Any, options: Any = None) -> str:
        if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
            raise ArgosyError("seats are a list of names, for example ['me', 'captain']")
        if any("@" in seat or ":" in seat for seat in seats):
            raise ArgosyError("bots are named here; files and classes of this machine are out of reach")
        if not (options is None or isinstance(options, dict)):
            raise ArgosyError("options are an object of names and values")
        seed = None if self._seed is None else self._seed + self._games
        table = TalkTable(manifest(str(game)).name, seats, seed, options, self._language)
        self.table, self._games = table, self._games + 1
        return "\n".join([table.introduction(), table.rules(), self._look()])

    def _look(self) -> str:
        table = self._begun()
        return table.result() if table.asked is None else table.situation(table.asked)

    def _play(self, choice: Any) -> str:
        table, answer = self._begun(), str(choice)
        if table.asked is None:
            raise ArgosyError("the game is over; begin another one with new_game")
        table.play(table.asked, answer)
        return self._look()

    def _odds(self) -> str:
        return self._begun().odds(self._seat())

    def _log(self) -> str:
        return self._begun().log(self._seat())

    def _rules(self) -> str:
        return self._begun().rules()

    def _seat(self) -> int:
        seat = self._begun().asked
        if seat is None:
            raise ArgosyError("the game is over; begin another one with new_game")
        return seat

    def _begun(self) -> TalkTable:
        if self.table is None:
            raise ArgosyError("no game has begun: call new_game first")
        return self.table
