"""A program plays a whole game of each game in plain text, and another one through the MCP server.

python examples/talk_to_the_table.py

Both sides of both conversations are on this page: a language model would read what `answer` reads.
"""

import json
import re
import subprocess
import sys

import argosy

ARGOSY = [sys.executable, "-m", "argosy", "lab"]
SEATS = ["me", "simple"]


def answer(situation):
    """The number of a choice. A model would think here; this one takes the last choice that is no offer."""
    choices = re.findall(r"^ +(\d+) (.+)$", situation.partition("\nchoices:\n")[2], re.MULTILINE)
    plain = [number for number, action in choices if not action.startswith(("offer", "want", "give", "pick"))]
    return plain[-1] if plain else choices[-1][0]


def in_text(game):
    """`argosy lab text`: lines come until one that begins with a question mark; then one line goes back."""
    command = [*ARGOSY, "text", game, "--seats", ",".join(SEATS), "--seed", "1"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as table:
        heard, decisions = [], 0
        for line in table.stdout:
            if line.startswith("? "):
                table.stdin.write(answer("".join(heard)) + "\n")
                table.stdin.flush()
                heard, decisions = [], decisions + 1
            else:
                heard.append(line)
    return decisions, "".join(heard)


class Client:
    """The little of the Model Context Protocol that is needed here: a request is a line, so is its answer."""

    def __init__(self):
        command = [*ARGOSY, "mcp", "--seed", "1"]
        self.server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        about = {
            "protocolVersion": "2025-06-18",
            "capabilities": {},
            "clientInfo": {"name": "x", "version": "1"},
        }
        self.ask("initialize", about)
        self.send({"method": "notifications/initialized"})

    def send(self, message):
        self.server.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        self.server.stdin.flush()

    def ask(self, method, params):
        self.send({"id": 1, "method": method, "params": params})
        return json.loads(self.server.stdout.readline())["result"]

    def call(self, tool, **arguments):
        return self.ask("tools/call", {"name": tool, "arguments": arguments})["content"][0]["text"]

    def close(self):
        self.server.stdin.close()
        self.server.wait()
        self.server.stdout.close()


def through_tools(game):
    """`argosy lab mcp`: tools are called, and each answers with the situation that comes next."""
    client, decisions = Client(), 0
    situation = client.call("new_game", game=game, seats=SEATS)
    while "\nchoices:\n" in situation:
        situation = client.call("play", choice=answer(situation))
        decisions += 1
    client.close()
    return decisions, situation


if __name__ == "__main__":
    for name in argosy.NAMES:
        for way in (in_text, through_tools):
            decided, end = way(name)
            print(f"{name}, {way.__name__.replace('_', ' ')}: {decided} decisions")
            print(end[end.index("result:") :].rstrip())
