"""Moments of games to look at in the browser: bots play up to there, and the person in seat 0 goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page

import argosy
from argosy import Position, Record
from argosy.players.player import ask
from argosy.players.registry import make_player
from web.visiting import go

Json = dict[str, Any]
Wanted = Callable[[Json, set[str]], bool]  # of what seat 0 sees, and the verbs of what it may do

NAMES = ("Ann", "Bert", "Cleo", "Dora", "Emil")
FEWEST_MOVES = {"port-royal": 40, "oltre-mare": 24}  # so that there is something on the table
MOST_GAMES = 60


def _may(*verbs: str) -> Wanted:
    return lambda view, can: set(verbs) <= can


KINDS: dict[str, dict[str, Wanted]] = {
    "port-royal": {
        "draw or stop": lambda view, can: {"draw", "stop"} <= can and len(view["harbour"]) > 2,
        "repel": _may("repel"),
        "take": lambda view, can: "take" in can and view["active"] == 0,
        "take on another's turn": lambda view, can: "take" in can and view["active"] != 0,
        "claim": _may("claim"),
    },
    "oltre-mare": {
        "discard": _may("discard"),
        "trade": lambda view, can: "finish-trade" in can and view["active"] == 0,
        "answer": lambda view, can: "accept" in can and view["active"] != 0,
        "play": lambda view, can: view["phase"] == "play",
        "sail": lambda view, can: view["phase"] == "sail",
        "compass": _may("compass"),
        "load": lambda view, can: view["phase"] == "load",
    },
}


def _is_there(position: Position, wanted: Wanted) -> bool:
    if 0 not in position.to_act:
        return False
    return wanted(position.view(0), {str(action).split()[0] for action in position.legal(0)})


@cache
def record_until(game: str, kind: str, players: int = 3, moves: int = 0) -> str:
    """A record that ends with this kind of decision wanted of seat 0; `over` is a whole game.

    `moves` is how many there are at least.
    """
    fewest = moves or FEWEST_MOVES[game]
    wanted = KINDS[game].get(kind)
    bot = make_player(game, "simple")
    for seed in range(1, MOST_GAMES):
        record = Record.of(argosy.game(game).new(players, seed=seed), NAMES[:players])
        while (seat := record.position.asked) is not None:
            before = len(record.moves)
            record.play(seat, ask(bot, record.position, seat))
            is_whole = before < len(record.moves)  # not a single step of an offer
            if wanted and is_whole and before >= fewest and _is_there(record.position, wanted):
                return record.to_text()
        if kind == "over":
            return record.to_text()
    raise LookupError(f"no game of {game} comes to {kind}")


def bring(page: Page, text: str) -> str:
    """The table of a record."""
    return _post(page, "api/records", {"record": text})


def stand_at(
    page: Page, game: str, kind: str, players: int = 3, moves: int = 0, level: str = "simple"
) -> str:
    """Go to a table where this page's guest has this kind of decision to make, against bots of a level."""
    return _go_on(page, record_until(game, kind, players, moves), level)


def stand_in(page: Page, position: Position) -> str:
    """Go to a table that begins with this position."""
    return _go_on(page, Record.of(position, NAMES[: position.players]).to_text())


def _go_on(page: Page, record: str, level: str = "simple") -> str:
    past = bring(page, record)
    table = _post(page, f"api/tables/{past}/continue", {"seat": 0, "level": level})
    go(page, f"table/{table}")
    return table


def _post(page: Page, path: str, body: Json) -> str:
    table: str = page.evaluate(
        """async ([path, body]) => {
            const answer = await fetch(path, {
                method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)
            });
            return (await answer.json()).table;
        }""",
        [path, body],
    )
    return table
