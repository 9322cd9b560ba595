"""What a socket shows: hot seats, spectators, presence, and the way back after a break."""

from __future__ import annotations

import contextlib
import socket
from pathlib import Path

import pytest
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from argosy.server import websocket
from server.random_play import begun
from server.serving import Connection, Person, Refusal, Served, served


def private(line: Connection) -> object:
    """Something only one seat may see."""
    return line.view.get("hand")


def test_several_seats_on_one_screen_show_nothing_private_until_asked(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("oltre-mare", "me", "me", "simple", start=True)
    line = ann.watch(table)
    assert (line.update["shown"], private(line)) == (None, [])
    assert [seat["yours"] for seat in line.update["table"]["seats"][:2]] == [True, True]
    for seat in (1, 0):
        line.ask("show", seat=seat)
        line.hear_until(lambda seat=seat: line.update["shown"] == seat)
        assert private(line)
    line.ask("show")
    line.hear_until(lambda: line.update["shown"] is None)
    assert private(line) == []


def test_nobody_shows_himself_the_seat_of_another(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert", game="oltre-mare")
    line = bert.watch(table)
    assert line.update["shown"] == 1
    assert line.ask("show", seat=0)["reason"] == "not-yours"
    with pytest.raises(Refusal) as refusal:
        ann.look(table, "?seat=1")
    assert refusal.value.reason == "not-yours"


def test_a_spectator_sees_the_game_but_no_hand_and_may_not_play(server: Served) -> None:
    (_, _), table = begun(server, "Ann", "Bert", game="oltre-mare")
    cleo = server.guest("Cleo")
    line = cleo.watch(table)
    assert line.update["shown"] is None
    assert line.view["choices"] == []
    assert private(line) == []
    assert line.update["table"]["spectators"] == 1
    for seat in (0, 1):
        assert line.decide(seat, "finish-trade")["reason"] == "not-yours"


def test_who_has_no_name_may_look_on_but_not_speak(server: Served) -> None:
    (_, _), table = begun(server, "Ann", "Bert")
    nobody = Person.__new__(Person)
    nobody.address, nobody.name, nobody.token = server.address, "", ""
    line = nobody.watch(table)
    assert line.view["phase"]
    assert line.ask("say", text="Hello")["reason"] == "no-guest"


def test_everybody_sees_who_is_there(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert")
    line = ann.watch(table)

    def present() -> list[bool]:
        return [seat.get("connected", False) for seat in line.update["table"]["seats"]]

    assert present() == [True, False]
    other = bert.watch(table)
    line.hear_until(lambda: present() == [True, True])
    other.close()
    line.hear_until(lambda: present() == [True, False])


def test_who_comes_back_with_the_last_entry_he_saw_gets_exactly_the_missing_ones(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert")
    line = bert.watch(table, since=0)
    seen = line.update["seq"]
    assert [entry["seq"] for entry in line.entries] == list(range(1, seen + 1))
    line.close()
    for number in range(5):
        last = ann.do(table, "say", text=f"Connection {number}")
    line = bert.watch(table, since=seen)
    assert [entry["seq"] for entry in line.entries] == list(range(seen + 1, last + 1))
    assert bert.watch(table, since=last).entries == []


def test_who_was_away_for_long_gets_the_table_as_it_is_and_is_told_so(server: Served) -> None:
    (ann, _), table = begun(server, "Ann", "Bert")
    for number in range(210):
        ann.do(table, "say", text=f"Connection {number}")
    line = ann.watch(table, since=1)
    assert line.update["missed"]
    assert line.entries == []
    assert line.view["phase"]


def test_a_client_can_ask_for_entries_again(server: Served) -> None:
    (ann, _), table = begun(server, "Ann", "Bert")
    line = ann.watch(table)
    assert line.entries == []
    line.send("sync", seq=0)
    line.hear_until(lambda: line.entries)
    assert line.entries[0]["kind"] == "opened"


def test_a_decision_names_its_consequences(server: Served) -> None:
    """Port Royal: what a card costs after discount and fee; the odds where the table allows aids."""
    (ann, bert), table = begun(server, "Ann", "Bert")
    lines = [ann.watch(table), bert.watch(table)]
    line = lines[lines[0].wanted[0]]
    seat = line.update["shown"]
    for _ in range(3):
        if {"action": "draw"} in line.view["choices"]:
            line.hear_seq(line.decide(seat, "draw")["seq"])
    assert all({"fee", "affordable"} <= set(offer) for offer in line.view["offers"])
    assert 0 <= line.update["odds"]["bust"] <= 1
    decision = line.update["table"]["decisions"][0]
    assert decision["since"] <= line.update["seq"]
    assert decision["at"] <= line.update["table"]["now"]


def test_at_a_table_without_aids_there_are_no_odds(server: Served) -> None:
    (ann, _), table = begun(server, "Ann", "Bert", aids=False)
    assert ann.look(table)["odds"] is None


def test_steps_are_tried_without_anything_happening(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert", game="oltre-mare")
    lines = [ann.watch(table), bert.watch(table)]
    line = lines[lines[0].wanted[0]]
    seat, seq = line.update["shown"], line.update["seq"]
    tried = line.ask("try", seat=seat, seq=seq, steps=[f"offer-to {1 - seat}"])
    assert tried["draft"]["kind"] == "offer"
    assert tried["choices"]
    assert line.ask("try", seat=seat, seq=seq, steps=["finish-trade"])["action"] == "finish-trade"
    assert line.ask("try", seat=seat, seq=seq, steps=["sail venezia"])["type"] == "error"
    assert line.decide(seat, [f"offer-to {1 - seat}"])["reason"] == "unfinished"
    assert ann.look(table)["seq"] == seq


class Mute:
    """A client that reads nothing, so that it answers no ping, until it wakes up."""

    def __init__(self, server: Served, person: Person, table: str) -> None:
        self._line = socket.create_connection(("127.0.0.1", server.port))
        self._protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"))
        handshake = self._protocol.connect()
        handshake.headers["Authorization"] = f"Bearer {person.token}"
        self._protocol.send_request(handshake)
        self._send()

    def _send(self) -> None:
        for data in self._protocol.data_to_send():
            self._line.sendall(data)

    def wake_up(self) -> None:
        """Read what came, and answer what was asked."""
        self._protocol.receive_data(self._line.recv(65536))
        self._send()

    def close(self) -> None:
        self._line.close()


def test_who_no_longer_answers_is_away_and_who_answers_again_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "SILENCE", 0.3)
    with served(tmp_path / "tables.sqlite", ping=0.1) as server:
        (ann, bert), table = begun(server, "Ann", "Bert")
        line = ann.watch(table)
        lost = Mute(server, bert, table)

        def is_here() -> bool:
            return bool(line.update["table"]["seats"][1].get("connected"))

        line.hear_until(is_here)
        line.hear_until(lambda: not is_here())
        while not is_here():
            lost.wake_up()
            with contextlib.suppress(TimeoutError):
                line.hear(0.2)
        assert line.ask("ping")["type"] == "ack"
        lost.close()
