"""`argosy replay`: a record told from its events, checked by the rules, and refused where it is wrong."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import argosy
from argosy import Record
from argosy.words import LANGUAGES, Words

Run = Callable[..., Result]
Refused = Callable[..., str]
GAME = "game.argosy"


@pytest.fixture
def game(run: Run) -> str:
    """The text of a whole recorded game between three bots, kept in GAME."""
    run("play", "--watch", "--seed", "5", "--save", GAME)
    return Path(GAME).read_text(encoding="utf-8")


def rewrite(text: str) -> None:
    """Keep a changed record, with the check sum made right again."""
    body = text[: text.rindex("end ")]
    moves = sum(line[:1].isdigit() for line in body.split("\n")[7:])
    digest = hashlib.sha256(body.encode()).hexdigest()[:32]
    Path(GAME).write_text(f"{body}end {moves} sha256={digest}\n", encoding="utf-8")


def move_before(text: str, part: str) -> int:
    """The number of the line with the action that caused what stands at `part`."""
    lines = text[: text.index(part)].split("\n")
    return max(number for number, line in enumerate(lines, start=1) if line[:1].isdigit())


def test_a_recorded_game_is_told_as_it_was_watched(run: Run, game: str) -> None:
    watched = run("play", "--watch", "--seed", "5").stdout
    told = run("replay", GAME).stdout
    assert told == watched.partition("\n")[2]  # but for the line of welcome
    assert "Final ranking" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_in_every_language(run: Run, game: str, language: str) -> None:
    told = run("replay", GAME, "--lang", language).stdout
    assert Words(language)("port-royal-event-over") in told
    assert "\x1b" not in told


def test_a_record_that_follows_the_rules_passes_the_check(run: Run, game: str) -> None:
    moves = len(Record.from_text(game).moves)
    result = run("replay", GAME, "--check")
    assert result.exit_code == 0
    assert f"{GAME}: {moves} actions, all legal." in result.stdout


def test_an_unfinished_game_is_told_without_a_ranking(run: Run) -> None:
    run("play", "--seed", "3", "--save", GAME, input="1\n1\n")
    told = run("replay", GAME).stdout
    assert "Turn 1: " in told
    assert "Final ranking" not in told


def test_a_game_played_by_other_rules_is_told_without_a_ranking(
    run: Run, refused: Refused, game: str
) -> None:
    rewrite(game.replace("\nrules 1\n", "\nrules 99\n"))
    told = run("replay", GAME).stdout
    assert "The game is over" in told
    assert "Final ranking" not in told
    assert "rules 99" in refused("replay", GAME, "--check")


def test_a_record_is_read_from_standard_input(run: Run, game: str) -> None:
    assert run("replay", "-", input=game).stdout == run("replay", GAME).stdout


@pytest.mark.parametrize("seat", [None, 1])
def test_the_copy_an_observer_has_is_told_but_cannot_be_checked(
    run: Run, refused: Refused, game: str, seat: int | None
) -> None:
    copy = Record.from_text(game).seen_by(seat, argosy.game("port-royal"))
    Path(GAME).write_text(copy.to_text(), encoding="utf-8")
    told = run("replay", GAME).stdout
    assert "Turn 1: " in told
    assert "The game is over" in told
    assert "may know" in refused("replay", GAME, "--check")


def test_a_game_can_be_told_as_a_seat_saw_it(run: Run, game: str) -> None:
    assert run("replay", GAME, "--seat", "2").stdout == run("replay", GAME).stdout  # nothing is secret here


@pytest.mark.parametrize("seat", ["3", "-1"])
def test_a_seat_that_does_not_exist_is_refused(refused: Refused, game: str, seat: str) -> None:
    assert f"there is no seat {seat}; it has seats 0 to 2" in refused("replay", GAME, "--seat", seat)


# ------------------------------------------------------------------------------- wrong records


def test_a_missing_file_a_folder_and_bytes_are_refused(refused: Refused) -> None:
    assert refused("replay", "no.argosy") == "no.argosy: No such file or directory"
    assert refused("replay", ".") == ".: Is a directory"
    Path("bytes.argosy").write_bytes(b"\xff\xfe\x00")
    assert refused("replay", "bytes.argosy") == "bytes.argosy: is not UTF-8 text (byte 0)"


@pytest.mark.parametrize("text", ["", "hello\n", '{"players": 2}'])
def test_what_is_no_record_is_refused(refused: Refused, text: str) -> None:
    Path(GAME).write_text(text, encoding="utf-8")
    assert "line 1: a record begins with the line 'argosy record 1'" in refused("replay", GAME)


@pytest.mark.parametrize("part", [0.2, 0.5, 0.9, 0.999])
def test_a_cut_record_is_refused(refused: Refused, game: str, part: float) -> None:
    Path(GAME).write_text(game[: int(part * len(game))], encoding="utf-8")
    assert "the record is cut short" in refused("replay", GAME)


def test_an_edited_record_is_refused(refused: Refused, game: str) -> None:
    Path(GAME).write_text(game.replace("amount=1", "amount=2", 1), encoding="utf-8")
    assert "the record was changed" in refused("replay", GAME)


def test_the_first_difference_from_the_rules_is_named_by_its_line(
    run: Run, refused: Refused, game: str
) -> None:
    gain = "  gain seat=0 amount=3\n"
    rewrite(game.replace(gain, gain.replace("3", "4"), 1))
    assert run("replay", GAME).exit_code == 0  # it can be told: events are all a replay reads
    said = refused("replay", GAME, "--check")
    assert said.startswith(f"{GAME}: line {move_before(game, gain)}: ")
    assert "does not cause the events written here" in said


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("  reveal seat=", "  rveal seat="),
        ("  reveal seat=0 card=", "  reveal card="),
        ("  reveal seat=0 card=", "  reveal seat=4 card="),
        ("  reveal seat=0 card=", "  reveal seat=0 card=kraken_"),
        ("  dock card=", "  trade seat=0 amount=1 card="),
        ("  bonus seat=", "  bonus other="),
        ("  turn seat=", "  turn other="),
        ("  turn seat=1 amount=", "  turn seat=1 other="),
    ],
)
def test_events_that_cannot_be_told_are_refused_by_their_line(
    refused: Refused, game: str, old: str, new: str
) -> None:
    assert old in game
    rewrite(game.replace(old, new, 1))
    assert refused("replay", GAME).startswith(f"{GAME}: line {move_before(game, old)}: ")


def test_a_record_of_an_unknown_game_is_refused(refused: Refused, game: str) -> None:
    rewrite(game.replace("game port-royal", "game chess"))
    assert refused("replay", GAME).startswith(f"{GAME}: line 2: there is no game 'chess'")


# --------------------------------------------------------------------------------- Oltre Mare


@pytest.fixture
def sea_game(run: Run) -> str:
    """The text of a whole game of Oltre Mare between three bots, kept in GAME."""
    run("play", "oltre-mare", "--watch", "--seed", "5", "--save", GAME)
    return Path(GAME).read_text(encoding="utf-8")


def test_a_game_of_oltre_mare_is_told_as_it_was_watched_and_passes_the_check(run: Run, sea_game: str) -> None:
    watched = run("play", "oltre-mare", "--watch", "--seed", "5").stdout
    assert run("replay", GAME).stdout == watched.partition("\n")[2]
    assert "Final ranking" in watched
    assert run("replay", GAME, "--check").exit_code == 0


def test_a_seat_is_told_its_own_cards_and_nobody_elses(run: Run, sea_game: str) -> None:
    told = run("replay", GAME, "--seat", "1").stdout
    cards = [
        event.card
        for move in Record.from_text(sea_game).moves
        for event in move.events
        if event.kind == "see"
    ]
    assert cards
    seen = [line for line in told.splitlines() if " sees: " in line]
    assert seen
    assert all(line.startswith("  Bart") for line in seen)


def test_the_copy_of_a_seat_tells_what_that_seat_saw(run: Run, sea_game: str) -> None:
    whole = run("replay", GAME, "--seat", "1").stdout
    copy = Record.from_text(sea_game).seen_by(1, argosy.game("oltre-mare"))
    Path(GAME).write_text(copy.to_text(), encoding="utf-8")
    told = run("replay", GAME, "--seat", "1").stdout
    assert told == whole.partition("\nFinal ranking")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_oltre_mare_is_told_in_every_language(run: Run, sea_game: str, language: str) -> None:
    told = run("replay", GAME, "--lang", language, "--seat", "0").stdout
    assert Words(language)("oltre-mare-event-final") in told
    assert "\x1b" not in told


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("  buy seat=", "  bye seat="),
        ("  play seat=0 card=", "  play seat=0 card=kraken-"),
        ("  sail seat=0 port=", "  sail seat=0 port=atlantis_"),
        ("  run seat=0 number=", "  run seat=0 other="),
    ],
)
def test_events_of_oltre_mare_that_cannot_be_told_are_refused_by_their_line(
    refused: Refused, sea_game: str, old: str, new: str
) -> None:
    assert old in sea_game
    rewrite(sea_game.replace(old, new, 1))
    assert refused("replay", GAME).startswith(f"{GAME}: line {move_before(sea_game, old)}: ")
