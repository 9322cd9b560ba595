"""Some moves at a table, by people who decide at random over HTTP; and tables that must be loaded anew."""

from __future__ import annotations

import random
from typing import Any

from argosy.games.record import Record
from server.serving import Person, Served

Json = dict[str, Any]


def begun(server: Served, *names: str, game: str = "port-royal", **settings: Any) -> tuple[list[Person], str]:
    """People at a table of which the first is the host, with the game begun."""
    people = [server.guest(name) for name in names]
    table = people[0].open_table(game, "me", *["open"] * (len(names) - 1), **settings)
    for person in people[1:]:
        person.do(table, "sit")
    people[0].do(table, "start")
    return people, table


def opened(*people: Person, game: str = "port-royal", **settings: Any) -> str:
    """A table at which the game has begun; the first is its host, and seats are in the order given."""
    host, *others = people
    table = host.open_table(game, "me", *("open" for _ in others), **settings)
    for other in others:
        other.do(table, "sit")
    host.do(table, "start")
    return table


def play(table: str, people: tuple[Person, ...], decisions: int = 10_000, seed: int = 1) -> int:
    """As many decisions, or fewer if the game ends before; the last entry of the log."""
    chance = random.Random(seed)
    seq = 0
    for _ in range(decisions):
        state = people[0].look(table)
        if state["table"]["status"] == "over":
            break
        seat = state["table"]["decisions"][0]["seat"]
        seen = people[seat].look(table)
        action = chance.choice(seen["view"]["choices"])["action"]
        seq = people[seat].do(table, "decide", seat=seat, seq=seen["seq"], action=action)
    return seq


def record_of(person: Person, table: str) -> Record:
    return Record.from_text(person.ask("GET", f"/api/tables/{table}/record"))


def put_away(server: Served, table: str) -> None:
    """Out of memory: whoever comes next makes the server read it again."""
    del server.services.tables.live[table]
