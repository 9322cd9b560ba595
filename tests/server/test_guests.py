"""Guests: a name, a token, another device, a program."""

from __future__ import annotations

import pytest

from server.serving import Person, Refusal, Served


def test_a_guest_needs_a_name_and_nothing_else(server: Served) -> None:
    ann = server.guest("  Ann   of Cleves ")
    assert ann.ask("GET", "/api/me") == {"name": "Ann of Cleves", "program": False}


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "tab\tis fine but \x00 is not", "\u202egnp.exe"])
def test_a_name_must_be_short_and_fit_to_be_shown(server: Served, name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Person(server.address, name)
    assert refusal.value.status == 400


def test_a_known_guest_changes_the_name_and_stays_himself(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("port-royal", "me", "open")
    assert ann.ask("POST", "/api/me", {"name": "Anna"})["name"] == "Anna"
    assert [mine["id"] for mine in ann.ask("GET", "/api/tables/mine")["tables"]] == [table]


def test_nobody_is_known_without_a_token_or_by_a_wrong_one(server: Served) -> None:
    for token in ("", "x" * 43, "é" * 20, "x" * 10_000):
        nobody = server.guest("Nobody")
        nobody.token = token.encode().decode("latin-1")
        with pytest.raises(Refusal) as refusal:
            nobody.ask("GET", "/api/tables/mine")
        assert refusal.value.reason == "no-guest"
        assert refusal.value.status == 401


def test_a_code_brings_another_device_once(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("port-royal", "me", "open")
    code = ann.ask("POST", "/api/me/code")["code"]
    phone = Person.with_code(server.address, code.lower())
    assert phone.token != ann.token
    assert [mine["id"] for mine in phone.ask("GET", "/api/tables/mine")["tables"]] == [table]
    with pytest.raises(Refusal) as refusal:
        Person.with_code(server.address, code)
    assert refusal.value.reason == "code"


def test_a_device_that_is_forgotten_is_known_no_more_but_the_others_are(server: Served) -> None:
    ann = server.guest("Ann")
    phone = Person.with_code(server.address, ann.ask("POST", "/api/me/code")["code"])
    phone.ask("DELETE", "/api/me")
    with pytest.raises(Refusal):
        phone.ask("GET", "/api/me")
    assert ann.ask("GET", "/api/me")["name"] == "Ann"


def test_a_program_plays_in_a_guests_name_until_its_token_is_revoked(server: Served) -> None:
    ann = server.guest("Ann")
    token = ann.ask("POST", "/api/me/programs")["token"]
    assert token.isalnum()  # it can be given on a command line, where a dash would begin an option
    program = Person(server.address, "Ann", token)
    assert program.ask("GET", "/api/me") == {"name": "Ann", "program": True}
    table = program.open_table("port-royal", "me", "simple", start=True)
    assert ann.look(table)["table"]["seats"][0]["yours"]
    for method, path in (
        ("POST", "/api/me/programs"),
        ("POST", "/api/me/code"),
        ("DELETE", "/api/me/programs"),
    ):
        with pytest.raises(Refusal) as refusal:
            program.ask(method, path)
        assert refusal.value.reason == "program"
    ann.ask("DELETE", "/api/me/programs")
    with pytest.raises(Refusal):
        program.ask("GET", "/api/me")


@pytest.mark.parametrize(
    "name", ["captain", "Captain", "Kapitän", "KAPITAN", "Cabin Boy", "Адмирал", "Ａdmiral"]
)
def test_nobody_is_called_like_a_bot(server: Served, name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        server.guest(name)
    assert (refusal.value.status, refusal.value.reason) == (400, "bot-name")
    ann = server.guest("Captain Ann")
    with pytest.raises(Refusal):
        ann.ask("POST", "/api/me", {"name": name})
