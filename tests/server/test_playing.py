"""Whole games over real sockets."""

from __future__ import annotations

import random

import pytest

from server.serving import Connection, Served, served

GAMES = ("port-royal", "oltre-mare")


def play_at_random(lines: dict[int, Connection], chance: random.Random) -> None:
    """Everybody decides at random, by steps, until the game is over."""
    while True:
        some = next(iter(lines.values()))
        if some.update["table"]["status"] == "over":
            return
        if not set(some.wanted) & set(lines):
            some.hear()  # a bot thinks
            continue
        seat = min(set(some.wanted) & set(lines))
        line = lines[seat]
        line.hear_seq(some.update["seq"])
        steps: list[str] = []
        choices = line.view["choices"]
        while True:
            steps.append(chance.choice(choices)["action"])
            tried = line.ask("try", seat=seat, seq=line.update["seq"], steps=steps)
            assert tried["type"] == "tried", tried
            if tried.get("action"):
                break
            choices = tried["choices"]
        answer = line.decide(seat, steps)
        assert answer["type"] == "ack", answer
        for other in lines.values():
            other.hear_seq(answer["seq"])


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_game(server: Served, game: str) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    table = ann.open_table(game, "me", "open", options={"turn_limit": 12} if game == "port-royal" else {})
    bert.do(table, "sit")
    ann.do(table, "start")
    lines = {0: ann.watch(table), 1: bert.watch(table)}
    play_at_random(lines, random.Random(1))
    assert lines[0].update["table"]["outcome"] == "finished"
    assert lines[0].view["result"] == lines[1].view["result"]


def test_a_table_works_the_same_on_either_store(store_address: str) -> None:
    with served(store_address) as server:
        ann = server.guest("Ann")
        table = ann.open_table("port-royal", "me", "simple", start=True, options={"turn_limit": 4})
        play_at_random({0: ann.watch(table)}, random.Random(2))
        assert ann.look(table)["table"]["outcome"] == "finished"
