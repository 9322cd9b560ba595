"""Records that people bring: looked at and gone on from like any finished game, or refused in plain words."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Any

import pytest

import argosy
from argosy import Record
from argosy.games.record import REDEAL, Move
from server.random_play import put_away
from server.serving import Person, Refusal, Served

GAMES = ("port-royal", "oltre-mare")


def played(game: str, moves: int = 10_000, seed: int = 1, **options: Any) -> Record:
    """A game at random, as a program on somebody's own machine would write it down."""
    position = argosy.game(game).new(2, seed=seed, options=options)
    record = Record.of(position, ("Ann", "simple"))
    chance = random.Random(seed)
    while not record.position.over and len(record.moves) < moves:
        seat = record.position.asked
        assert seat is not None
        record.play(seat, chance.choice(record.position.legal(seat)))
    return record


def bring(person: Person, text: str) -> str:
    table: str = person.ask("POST", "/api/records", {"record": text})["table"]
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_looked_at_move_by_move_from_every_seat(server: Served, game: str) -> None:
    record = played(game, seed=4, **({"turn_limit": 4} if game == "port-royal" else {}))
    ann = server.guest("Ann")
    table = bring(ann, record.to_text())
    told = ann.ask("GET", f"/api/tables/{table}/moves")
    assert (told["names"], told["count"]) == (["Ann", "simple"], len(record.moves))
    for number in (0, 1, len(record.moves) // 2, len(record.moves)):
        position = record.replay(argosy.game(game), number)
        for seat in (0, 1):
            view = ann.ask("GET", f"/api/tables/{table}/view?move={number}&seat={seat}")["view"]
            assert view == position.view(seat)
    around = ann.look(table)["table"]
    assert (around["status"], around["outcome"]) == ("over", "finished")
    assert [(seat["kind"], seat["name"]) for seat in around["seats"]] == [
        ("person", "Ann"),
        ("bot", "simple"),
    ]
    assert not any(seat.get("yours") for seat in around["seats"])


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_out_again_is_what_was_brought(server: Served, game: str) -> None:
    text = played(game, 30).to_text()
    ann = server.guest("Ann")
    table = bring(ann, text)
    put_away(server, table)
    assert server.guest("Bert").ask("GET", f"/api/tables/{table}/record") == text


def test_an_unfinished_game_is_one_that_was_broken_off_and_goes_on_against_bots(server: Served) -> None:
    ann = server.guest("Ann")
    table = bring(ann, played("oltre-mare", 12).to_text())
    assert ann.look(table)["table"]["outcome"] == "aborted"
    new = ann.ask("POST", f"/api/tables/{table}/continue", {"seat": 1, "level": "random"})["table"]
    then = ann.ask("GET", f"/api/tables/{table}/view?move=12&seat=1")["view"]
    assert ann.ask("GET", f"/api/tables/{new}/view?move=0")["view"] == then


def test_brought_twice_it_is_the_same_table_and_among_ones_own(server: Served) -> None:
    ann, text = server.guest("Ann"), played("port-royal", 5).to_text()
    table = bring(ann, text)
    assert bring(ann, text) == table
    assert [mine["id"] for mine in ann.ask("GET", "/api/tables/mine")["tables"]] == [table]
    assert bring(server.guest("Bert"), text) != table


def test_cards_dealt_anew_after_an_undo_are_part_of_the_game(server: Served) -> None:
    record = played("port-royal", 6)
    whole = Record.of(argosy.game("port-royal").load(record.opening or {}), record.names)
    whole.moves = [*record.moves[:2], Move(0, f"{REDEAL} 77", ())]
    whole.resume(argosy.game("port-royal"))
    chance = random.Random(1)
    for _ in range(4):
        seat = whole.position.asked
        assert seat is not None
        whole.play(seat, chance.choice(whole.position.legal(seat)))
    ann = server.guest("Ann")
    table = bring(ann, whole.to_text())
    put_away(server, table)
    assert ann.ask("GET", f"/api/tables/{table}/record") == whole.to_text()
    for number in range(len(whole.moves) + 1):
        view = ann.ask("GET", f"/api/tables/{table}/view?move={number}")["view"]
        assert view == whole.replay(argosy.game("port-royal"), number).view(None)


def sealed(text: str) -> str:
    """With the check sum that fits what somebody has made of it."""
    body = text.rpartition("end ")[0]
    count = text.rpartition("end ")[2].split()[0]
    return f"{body}end {count} sha256={hashlib.sha256(body.encode()).hexdigest()[:32]}\n"


BROKEN: dict[str, tuple[Callable[[str], str], str, str]] = {
    "nothing": (lambda text: "", "no-record", "not a record"),
    "something else": (lambda text: "Dear diary\n", "no-record", "argosy record 1"),
    "cut short": (lambda text: text[: len(text) // 2], "record", "cut short"),
    "changed": (lambda text: text.replace("draw", "stop", 1), "record", "check sum"),
    "an impossible move": (
        lambda text: sealed(text.replace("\n0 draw", "\n0 repel", 1).replace("\n1 draw", "\n1 repel", 1)),
        "record",
        "line 10",
    ),
    "other cards": (
        lambda text: sealed(text.replace("reveal seat", "reveal other", 1)),
        "record",
        "does not cause",
    ),
    "no opening": (
        lambda text: sealed(text.replace('opening {"', 'opening {"players_":1,"', 1)),
        "record",
        "opening position",
    ),
    "a name nobody can have": (lambda text: sealed(text.replace("Ann", "A" * 25)), "record", "line 4"),
    "another game": (
        lambda text: sealed(text.replace("game port-royal", "game chess", 1)),
        "no-game",
        "chess",
    ),
    "older rules": (lambda text: sealed(text.replace("\nrules ", "\nrules 9", 1)), "other-rules", "rules 9"),
    "too long": (lambda text: text + "\n" * 1024 * 1024, "too-long", "at most"),
    "one move and a hundred thousand events": (
        lambda text: sealed(text.replace("\nend ", "\n" + "  reveal seat=0\n" * 60_000 + "end ")),
        "too-long",
        "lines",
    ),
    "more moves than any game": (
        lambda text: sealed(text.replace("\nend ", "\n" + "0 draw\n" * 5_000 + "end ")),
        "too-long",
        "moves",
    ),
}


@pytest.mark.parametrize("how", BROKEN)
def test_what_is_wrong_with_a_file_is_said(server: Served, how: str) -> None:
    spoil, reason, words = BROKEN[how]
    ann = server.guest("Ann")
    with pytest.raises(Refusal) as refusal:
        bring(ann, spoil(played("port-royal", 8).to_text()))
    assert refusal.value.reason == reason
    assert words in refusal.value.body["message"]
    assert ann.ask("GET", "/api/tables/mine")["tables"] == []


@pytest.mark.parametrize("seat", [None, 1])
def test_what_a_seat_could_know_is_not_enough_to_be_looked_at(server: Served, seat: int | None) -> None:
    text = played("oltre-mare", 8).seen_by(seat, argosy.game("oltre-mare")).to_text()
    with pytest.raises(Refusal) as refusal:
        bring(server.guest("Ann"), text)
    assert refusal.value.reason == "partial-record"


def test_nobody_in_particular_brings_nothing(server: Served) -> None:
    stranger = Person(server.address, "", "no such token")
    with pytest.raises(Refusal) as refusal:
        bring(stranger, played("port-royal", 1).to_text())
    assert refusal.value.reason == "no-guest"


def test_random_damage_never_fails_the_server(server: Served) -> None:
    ann, chance = server.guest("Ann"), random.Random(11)
    whole = played("oltre-mare", 6).to_text()
    for _ in range(60):
        at = chance.randrange(len(whole))
        text = whole[:at] + chance.choice(["", "0", "-1", "null", "[]", "x", '"', "{"]) + whole[at + 1 :]
        try:
            bring(ann, sealed(text) if chance.random() < 0.9 else text)
        except Refusal as refusal:
            assert refusal.status in {400, 413}, (at, refusal)  # noqa: PT017
