"""What a client needs beside play: the cards, the log, a table opened once, and what can be undone."""

from __future__ import annotations

import random

import pytest

import argosy
from argosy.server import http_past
from server.raw_requests import call
from server.serving import Connection, Person, Refusal, Served


def opened(person: Person, id: str, **more: object) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"id": id, "settings": {"game": "port-royal", "seats": seats}, **more}
    table: str = person.ask("POST", "/api/tables", body)["table"]
    return table


def two_at(server: Served, game: str) -> tuple[str, list[Person], list[Connection]]:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    table = ann.open_table(game, "me", "open")
    bert.do(table, "sit")
    ann.do(table, "start")
    return table, [ann, bert], [ann.watch(table, since=0), bert.watch(table, since=0)]


def undo_of(line: Connection, seat: int) -> str | None:
    word: str | None = line.update["table"]["seats"][seat].get("undo")
    return word


# ------------------------------------------------------------------------------- the cards


@pytest.mark.parametrize(("game", "cards"), [("port-royal", 120), ("oltre-mare", 98)])
def test_all_cards_of_a_game_are_told(server: Served, game: str, cards: int) -> None:
    box = server.guest("Ann").ask("GET", f"/api/games/{game}")
    assert sum(card.get("count", 1) for card in box["cards"]) == cards
    faces = [face for face in argosy.game(game).rules.faces if face != "venice"]
    assert [card["id"] for card in box["cards"]] == faces


def test_the_board_is_told_whole(server: Served) -> None:
    board = server.guest("Ann").ask("GET", "/api/games/oltre-mare")["board"]
    ports = {port["id"] for port in board["ports"]}
    assert len(ports) == 30
    assert {port for route in board["routes"] for port in route} == ports
    assert sum(board["tokens"].values()) == 32
    assert board["payouts"]["gems"] == [1, 5]


def test_there_are_no_cards_of_a_game_that_does_not_exist(server: Served) -> None:
    with pytest.raises(Refusal, match="no such game") as refusal:
        server.guest("Ann").ask("GET", "/api/games/catan")
    assert (refusal.value.status, refusal.value.reason) == (404, "no-game")


def test_the_words_of_a_game_are_a_catalogue_that_may_be_kept(server: Served) -> None:
    ann = server.guest("Ann")
    for game in argosy.NAMES:
        text = ann.ask("GET", f"/api/games/{game}/messages/de")
        assert f"{game}-title = " in text
        assert f"web-{game}" in text  # all files of the folder
    assert (
        call(server.port, "GET", "/api/games/port-royal/messages/de")
        .headers["Cache-Control"]
        .startswith("public")
    )


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/api/games/catan/messages/de", "no-game"),
        ("/api/games/port-royal/messages/xx", "no-messages"),
        ("/api/games/port-royal/messages/..", "no-messages"),
        ("/api/games/port-royal/messages/de%2F..", "http"),
    ],
)
def test_there_are_no_words_of_other_games_and_languages(server: Served, path: str, reason: str) -> None:
    answer = call(server.port, "GET", path)
    assert (answer.status, answer.reason) == (404, reason)


# --------------------------------------------------------------------------------- the log


def test_the_log_by_http_is_what_the_socket_told_piece_by_piece(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_past, "MOST_ENTRIES", 4)
    table, people, lines = two_at(server, "oltre-mare")
    chance = random.Random(2)
    for _ in range(12):
        seat = lines[0].wanted[0]
        choices = [choice["action"] for choice in lines[seat].view["choices"]]
        steps = [chance.choice([action for action in choices if not action.startswith("offer-to")])]
        while "choices" in (
            tried := lines[seat].ask("try", seat=seat, seq=lines[seat].update["seq"], steps=steps)
        ):
            steps.append(chance.choice(tried["choices"])["action"])
        answer = lines[seat].decide(seat, steps)
        for line in lines:
            line.hear_seq(answer["seq"])
    for person, line in zip(people, lines, strict=True):
        entries: list[object] = []
        while len(entries) < line.update["seq"]:
            answer = person.ask("GET", f"/api/tables/{table}/entries?after={len(entries)}")
            assert answer["seq"] == line.update["seq"]
            assert 0 < len(answer["entries"]) <= 4
            entries += answer["entries"]
        assert entries == line.entries
    assert lines[0].entries != lines[1].entries  # each sees cards the other does not


def test_the_log_of_a_table_without_spectators_is_not_for_others(server: Served) -> None:
    table = server.guest("Ann").open_table("port-royal", "me", "simple", start=True, spectators=False)
    with pytest.raises(Refusal, match="no-spectators"):
        server.guest("Bert").ask("GET", f"/api/tables/{table}/entries")


# ----------------------------------------------------------------------------- opening once


def test_a_request_for_a_table_that_is_sent_twice_opens_one_table(server: Served) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    first = opened(ann, "a")
    assert opened(ann, "a") == first
    assert opened(ann, "b") != first
    assert opened(bert, "a") != first
    assert len(ann.ask("GET", "/api/tables/mine")["tables"]) == 2


def test_a_game_that_cannot_begin_at_once_leaves_no_table_behind(server: Served) -> None:
    ann = server.guest("Ann")
    with pytest.raises(Refusal, match="empty-seats"):
        opened(ann, "a", start=True)
    assert ann.ask("GET", "/api/tables/mine")["tables"] == []


# --------------------------------------------------------------------------------- undoing


def test_one_is_told_what_an_undo_of_ones_own_would_be(server: Served) -> None:
    _, _, lines = two_at(server, "oltre-mare")
    seat = lines[0].wanted[0]
    mine, other = lines[seat], lines[1 - seat]
    while mine.view["phase"] == "discard":
        mine.hear_seq(mine.decide(seat, mine.view["choices"][0]["action"])["seq"])
    before = undo_of(mine, seat)
    assert before in {None, "free"}
    mine.hear_seq(mine.decide(seat, "buy deck")["seq"])
    assert undo_of(mine, seat) == "ask"  # a card was seen
    answer = mine.ask("undo", seat=seat, seq=mine.update["seq"])
    request = other.hear_seq(answer["seq"])["table"]["request"]
    bought = [entry["seq"] for entry in other.entries if entry.get("action") == "buy deck"]
    assert request == {
        "number": answer["seq"],
        "seat": seat,
        "what": "undo",
        "waits_for": [1 - seat],
        "first": bought[-1],
    }
    assert other.entries[-1]["first"] == bought[-1]
    assert undo_of(other, seat) is None  # that is nobody else's business
    mine.hear_seq(other.ask("answer", seat=1 - seat, request=request["number"], yes=True)["seq"])
    assert undo_of(mine, seat) == before
