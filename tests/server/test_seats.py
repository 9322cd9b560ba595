"""Who sits where, and what the host and the others may do about it."""

from __future__ import annotations

import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from argosy.server import live_table
from server.random_play import begun, put_away
from server.serving import PATIENCE, Person, Refusal, Served, served


def refused(person: Person, table: str, type: str, **fields: object) -> str:
    with pytest.raises(Refusal) as refusal:
        person.do(table, type, **fields)
    return str(refusal.value.reason)


# ---------------------------------------------------------------------------- before the game


def test_a_guest_with_the_link_takes_any_open_seat(server: Served) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    table = ann.open_table("port-royal", "simple", "open", "me")
    bert.do(table, "sit")
    seats = bert.look(table)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["simple", "Bert", "Ann"]
    assert [seat.get("yours", False) for seat in seats] == [False, True, False]


def test_who_share_a_screen_are_called_by_their_own_names_also_in_the_next_game(server: Served) -> None:
    ann = server.guest("Ann")
    seats = [{"kind": "me"}, {"kind": "me", "name": " Bert  the Bold "}, {"kind": "bot", "level": "simple"}]
    body = {"settings": {"game": "port-royal", "seats": seats, "pace": 0}, "start": True}
    table = ann.ask("POST", "/api/tables", body)["table"]

    def called(id: str) -> list[str]:
        return [seat["name"] for seat in ann.look(id)["table"]["seats"]]

    assert called(table) == ["Ann", "Bert the Bold", "simple"]
    (listed,) = ann.ask("GET", "/api/tables/mine")["tables"]
    assert [seat["name"] for seat in listed["seats"]] == called(table)
    ann.do(table, "abort", seat=0)
    ann.do(table, "rematch")
    assert called(ann.look(table)["table"]["rematch"]) == ["Ann", "Bert the Bold", "simple"]


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        ({"kind": "open", "name": "Bert"}, "settings"),
        ({"kind": "bot", "level": "simple", "name": "Bert"}, "settings"),
        ({"kind": "me", "name": "x" * 25}, "name"),
        ({"kind": "me", "name": "  "}, "name"),
        ({"kind": "me", "name": "Be\u202ert"}, "name"),
    ],
)
def test_a_name_for_a_seat_that_is_none_is_refused(server: Served, seat: dict[str, str], reason: str) -> None:
    ann = server.guest("Ann")
    body = {"settings": {"game": "port-royal", "seats": [{"kind": "me"}, seat]}}
    with pytest.raises(Refusal) as refusal:
        ann.ask("POST", "/api/tables", body)
    assert refusal.value.reason == reason
    assert ann.ask("GET", "/api/tables/mine")["tables"] == []


def test_a_reserved_seat_opens_to_its_own_invitation_only(server: Served) -> None:
    ann, bert, cleo = server.guest("Ann"), server.guest("Bert"), server.guest("Cleo")
    table = ann.open_table("port-royal", "me", "reserved", "reserved")
    links = ann.ask("GET", f"/api/tables/{table}/invitations")["seats"]
    assert refused(bert, table, "sit") == "no-seat"
    assert refused(bert, table, "sit", seat=1) == "no-seat"
    assert refused(bert, table, "sit", seat=1, invite=links["2"]) == "no-seat"
    assert refused(bert, table, "sit", invite="x" * 16) == "invitation"
    bert.do(table, "sit", invite=links["2"])
    assert [seat["kind"] for seat in ann.look(table)["table"]["seats"]] == ["person", "reserved", "person"]
    assert refused(cleo, table, "sit", invite=links["2"]) == "no-seat"


def test_invitations_are_for_the_host_to_give(server: Served) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    table = ann.open_table("port-royal", "me", "reserved")
    with pytest.raises(Refusal) as refusal:
        bert.ask("GET", f"/api/tables/{table}/invitations")
    assert refusal.value.status == 403


def test_the_game_begins_once_every_seat_is_taken(server: Served) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    table = ann.open_table("oltre-mare", "me", "open", "open")
    bert.do(table, "sit", seat=2)
    assert refused(ann, table, "start") == "empty-seats"
    ann.do(table, "replace", seat=1, level="random")
    assert refused(bert, table, "start") == "not-host"
    ann.do(table, "start")
    assert ann.look(table)["table"]["status"] == "running"
    assert refused(ann, table, "start") == "begun"


def test_who_stands_up_leaves_the_seat_to_others(server: Served) -> None:
    ann, bert, cleo = server.guest("Ann"), server.guest("Bert"), server.guest("Cleo")
    table = ann.open_table("port-royal", "me", "open")
    bert.do(table, "sit")
    assert refused(cleo, table, "sit") == "no-seat"
    bert.do(table, "stand", seat=1)
    cleo.do(table, "sit", seat=1)
    assert ann.look(table)["table"]["seats"][1]["name"] == "Cleo"


def test_the_host_can_call_the_table_off(server: Served) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    table = ann.open_table("port-royal", "me", "open")
    assert refused(bert, table, "close") == "not-host"
    ann.do(table, "close")
    assert ann.look(table)["table"]["outcome"] == "closed"
    assert refused(bert, table, "sit") == "begun"


def test_settings_that_make_no_game_are_refused_with_a_reason(server: Served) -> None:
    ann = server.guest("Ann")
    for seats, settings, words in (
        (["me"], {}, "length >= 2"),
        (["me", "open"], {"options": {"endin": "standard"}}, "did you mean 'ending'"),
        (["me", "open"], {"options": {"ending": "never"}}, "standard or expedition"),
        (["me", "commodore"], {}, "Levels are"),
        (["me", "open"], {"clock": {"kind": "decision", "seconds": 1}}, "at least 5 seconds"),
        (["me", "open"], {"clock": {"kind": "none", "seconds": 60}}, "has no seconds"),
        (["me", "open"], {"paws": 3}, "paws"),
    ):
        with pytest.raises(Refusal, match=words) as refusal:
            ann.open_table("port-royal", *seats, **settings)
        assert refusal.value.status == 400
    with pytest.raises(Refusal, match="did you mean 'port-royal'"):
        ann.open_table("port-royale", "me", "open")


# ---------------------------------------------------------------------------- during the game


def test_a_bot_plays_for_a_leaver_until_he_takes_the_seat_back(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert")
    ann.do(table, "replace", seat=1, level="simple")
    seat = ann.look(table)["table"]["seats"][1]
    assert (seat["name"], seat["stand_in"], seat["level"]) == ("Bert", True, "simple")
    assert refused(bert, table, "decide", seat=1, seq=0, action="draw") == "bot-plays"
    bert.do(table, "restore", seat=1)
    assert "level" not in ann.look(table)["table"]["seats"][1]
    assert refused(bert, table, "restore", seat=1) == "no-stand-in"


def test_a_stand_in_decides_when_it_is_asked(server: Served) -> None:
    (ann, _), table = begun(server, "Ann", "Bert")
    line = ann.watch(table, since=0)
    ann.do(table, "replace", seat=0)
    ann.do(table, "replace", seat=1)
    line.hear_until(lambda: sum(entry["kind"] == "decided" for entry in line.entries) >= 4)
    assert {entry["how"] for entry in line.entries if entry["kind"] == "decided"} == {"bot"}


def test_only_the_host_removes_people_and_a_bot_plays_on(server: Served) -> None:
    (ann, bert, cleo), table = begun(server, "Ann", "Bert", "Cleo")
    assert refused(bert, table, "remove", seat=2) == "not-host"
    ann.do(table, "remove", seat=1)
    assert ann.look(table)["table"]["seats"][1]["kind"] == "bot"
    assert refused(bert, table, "decide", seat=1, seq=0, action="draw") == "not-yours"
    assert refused(ann, table, "remove", seat=0) == "no-person"
    assert cleo.look(table)["table"]["status"] == "running"


def test_a_person_who_is_here_is_replaced_only_if_the_others_agree(server: Served) -> None:
    (ann, bert, cleo), table = begun(server, "Ann", "Bert", "Cleo")
    here = bert.watch(table)
    for what, kind in (("replace", "person"), ("remove", "bot")):
        request = ann.do(table, what, seat=1)
        asked = ann.look(table)["table"]["request"]
        assert (asked["what"], asked["of"], asked["seat"], asked["waits_for"]) == (what, 1, 0, [2])
        assert not ann.look(table)["table"]["seats"][1].get("stand_in")
        assert refused(bert, table, "answer", seat=1, request=request, yes=False) == "no-request"
        cleo.do(table, "answer", seat=2, request=request, yes=False)
        assert "request" not in {name for name, value in ann.look(table)["table"].items() if value}
        request = ann.do(table, what, seat=1)
        cleo.do(table, "answer", seat=2, request=request, yes=True)
        seat = ann.look(table)["table"]["seats"][1]
        assert (seat["kind"], bool(seat.get("level"))) == (kind, True)
        if what == "replace":
            bert.do(table, "restore", seat=1)
    here.close()


def test_of_two_people_the_one_concerned_has_to_agree(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert")
    here = bert.watch(table)
    request = ann.do(table, "replace", seat=1)
    assert refused(ann, table, "remove", seat=1) == "request-open"
    bert.do(table, "answer", seat=1, request=request, yes=True)
    assert ann.look(table)["table"]["seats"][1]["stand_in"]
    here.close()


def test_who_has_just_left_is_still_there_and_later_is_not(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert")
    bert.watch(table).close()
    live = server.services.tables.live[table]
    ends = time.monotonic() + PATIENCE
    while live.watchers and time.monotonic() < ends:
        time.sleep(0.01)
    request = ann.do(table, "replace", seat=1)
    bert.do(table, "answer", seat=1, request=request, yes=False)
    monkeypatch.setattr(live_table, "RETURNS", 0.0)
    ann.do(table, "replace", seat=1)
    assert ann.look(table)["table"]["seats"][1]["stand_in"]


def test_who_was_removed_comes_back_neither_by_the_table_nor_by_the_same_invitation(
    store_address: str,
) -> None:
    with served(store_address) as server:
        ann, bert, cleo = (server.guest(name) for name in ("Ann", "Bert", "Cleo"))
        table = ann.open_table("port-royal", "me", "reserved", "open")

        def link() -> str:
            found: str = ann.ask("GET", f"/api/tables/{table}/invitations")["seats"]["1"]
            return found

        old = link()
        bert.do(table, "sit", invite=old)
        ann.do(table, "remove", seat=1)
        assert refused(bert, table, "sit", invite=old) == "invitation"
        assert refused(server.guest("Bert again"), table, "sit", invite=old) == "invitation"
        assert refused(bert, table, "sit") == "removed"
        assert link() != old
        cleo.do(table, "sit", invite=link())
    with served(store_address) as server:
        again = Person(server.address, "Bert", bert.token)
        assert refused(again, table, "sit") == "removed"


def test_in_a_slow_chat_everybody_says_one_line_in_a_while(store_address: str) -> None:
    with served(store_address) as server:
        (ann, bert), table = begun(server, "Ann", "Bert")
        bert.do(table, "say", text="One")
        assert refused(bert, table, "slow-chat", seconds=300) == "not-host"
        ann.do(table, "slow-chat", seconds=300)
        bert.do(table, "say", text="Two")
        assert refused(bert, table, "say", text="Three") == "slow-chat"
        ann.do(table, "say", text="Each has a clock of their own")
        assert bert.look(table)["table"]["slow"] == 300
        put_away(server, table)
        assert refused(bert, table, "say", text="Three") == "slow-chat"
        ann.do(table, "slow-chat", seconds=0)
        bert.do(table, "say", text="Three")
        bert.do(table, "say", text="Four")


def test_the_host_takes_a_person_out_of_the_chat_and_back(store_address: str) -> None:
    with served(store_address) as server:
        (ann, bert), table = begun(server, "Ann", "Bert")
        cleo = server.guest("Cleo")
        assert refused(bert, table, "silence", seat=0) == "not-host"
        assert refused(ann, table, "silence", seat=0) == "no-person"
        ann.do(table, "silence", seat=1)
        assert refused(bert, table, "say", text="Ahoy") == "silent"
        assert ann.look(table)["table"]["seats"][1]["silent"]
        cleo.do(table, "say", text="Ahoy")
        ann.do(table, "silence")
        assert refused(cleo, table, "say", text="Ahoy") == "silent"
        assert cleo.look(table)["table"]["quiet"]
        ann.do(table, "say", text="Quiet, please")
        ann.do(table, "silence", seat=1, on=False)
        bert.do(table, "say", text="Thanks")
    with served(store_address) as server:
        again = Person(server.address, "Cleo", cleo.token)
        assert refused(again, table, "say", text="Ahoy") == "silent"
        Person(server.address, "Ann", ann.token).do(table, "silence", on=False)
        again.do(table, "say", text="Ahoy")


def test_a_paused_game_takes_no_decisions_and_any_player_can_go_on(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert")
    assert refused(bert, table, "pause", on=True) == "not-host"
    ann.do(table, "pause", on=True)
    state = ann.look(table)
    seat = state["table"]["decisions"][0]["seat"]
    assert refused((ann, bert)[seat], table, "decide", seat=seat, seq=state["seq"], action="draw") == "paused"
    bert.do(table, "pause", on=False)
    (ann, bert)[seat].do(table, "decide", seat=seat, seq=state["seq"], action="draw")


def test_of_two_who_resigns_loses(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert")
    bert.do(table, "resign", seat=1)
    state = ann.look(table)["table"]
    assert (state["status"], state["outcome"], state["winners"]) == ("over", "resigned", [0])


def test_among_three_a_bot_plays_on_for_who_resigns(server: Served) -> None:
    (ann, bert, cleo), table = begun(server, "Ann", "Bert", "Cleo")
    bert.do(table, "resign", seat=1)
    state = ann.look(table)["table"]
    assert state["status"] == "running"
    assert state["seats"][1]["resigned"]
    assert refused(bert, table, "restore", seat=1) == "no-stand-in"
    cleo.do(table, "resign", seat=2)
    ann.do(table, "resign", seat=0)
    assert ann.look(table)["table"]["outcome"] == "resigned"


def test_an_abort_needs_everybody(server: Served) -> None:
    (ann, bert, cleo), table = begun(server, "Ann", "Bert", "Cleo")
    request = ann.do(table, "abort", seat=0)
    assert refused(bert, table, "abort", seat=1) == "request-open"
    bert.do(table, "answer", seat=1, request=request, yes=True)
    assert ann.look(table)["table"]["request"]["waits_for"] == [2]
    cleo.do(table, "answer", seat=2, request=request, yes=False)
    assert ann.look(table)["table"]["request"] is None
    assert refused(cleo, table, "answer", seat=2, request=request, yes=True) == "no-request"
    request = ann.do(table, "abort", seat=0)
    bert.do(table, "answer", seat=1, request=request, yes=True)
    cleo.do(table, "answer", seat=2, request=request, yes=True)
    state = ann.look(table)["table"]
    assert (state["outcome"], state["winners"]) == ("aborted", [])


def test_who_leaves_is_no_longer_asked_for_consent(server: Served) -> None:
    (ann, bert, cleo), table = begun(server, "Ann", "Bert", "Cleo")
    request = ann.do(table, "abort", seat=0)
    ann.do(table, "replace", seat=2)
    bert.do(table, "answer", seat=1, request=request, yes=True)
    assert cleo.look(table)["table"]["outcome"] == "aborted"


def test_against_bots_alone_an_abort_is_done_at_once(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("port-royal", "me", "simple", start=True)
    ann.do(table, "abort", seat=0)
    assert ann.look(table)["table"]["outcome"] == "aborted"


# ------------------------------------------------------------------------------------ chat


def test_people_and_spectators_chat_until_the_host_switches_it_off(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert")
    cleo = server.guest("Cleo")
    line = bert.watch(table)
    ann.do(table, "say", text="Good   luck")
    seq = cleo.do(table, "say", text="Hello")
    line.hear_seq(seq)
    said = [(entry["name"], entry["text"], entry.get("seat")) for entry in line.entries]
    assert said[-2:] == [("Ann", "Good luck", 0), ("Cleo", "Hello", None)]
    assert refused(bert, table, "switch-chat", on=False) == "not-host"
    ann.do(table, "switch-chat", on=False)
    assert refused(bert, table, "say", text="Why?") == "no-chat"


def test_chat_does_not_make_a_decision_late(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert")
    state = ann.look(table)
    seat = state["table"]["decisions"][0]["seat"]
    ann.do(table, "say", text="Hm")
    (ann, bert)[seat].do(table, "decide", seat=seat, seq=state["seq"], action="draw")


def test_an_undo_that_is_refused_costs_the_server_no_reading(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table = begun(server, "Ann", "Bert")
    active = people[0].look(table)["view"]["active"]
    mover, other = people[active], people[1 - active]
    read: list[str] = []
    log_of = server.services.tables.log_of

    def reading(id: str, limit: int) -> Any:
        read.append(id)
        return log_of(id, limit)

    monkeypatch.setattr(server.services.tables, "log_of", reading)
    seq = mover.look(table)["seq"]
    for person, seat, reason in (
        (server.guest("Dora"), active, "not-yours"),
        (other, 1 - active, "nothing-to-undo"),
    ):
        assert refused(person, table, "undo", seat=seat, seq=seq, turn=False) == reason
    assert table not in read
    assert mover.do(table, "decide", seat=active, seq=seq, action="draw")
    mover.do(table, "undo", seat=active, seq=mover.look(table)["seq"])
    assert table not in read  # it is only asked for
    request = mover.look(table)["table"]["request"]["number"]
    other.do(table, "answer", seat=1 - active, request=request, yes=True)
    assert table in read


# --------------------------------------------------------------------------------- rematch


def test_a_rematch_keeps_the_people_and_their_seats(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert", public=True)
    assert refused(ann, table, "rematch") == "not-over"
    bert.do(table, "resign", seat=1)
    stranger = server.guest("Dora")
    assert refused(stranger, table, "rematch") == "not-yours"
    bert.do(table, "rematch")
    again = ann.look(table)["table"]["rematch"]
    state = ann.look(again)["table"]
    assert [seat["name"] for seat in state["seats"]] == ["Ann", "Bert"]
    assert (state["status"], state["you_host"], state["settings"]["public"]) == ("open", True, True)
    assert refused(ann, table, "rematch") == "rematch"
    ann.do(again, "start")
    assert bert.look(again)["table"]["status"] == "running"


def test_a_rematch_against_bots_begins_at_once(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("oltre-mare", "me", "simple", start=True)
    ann.do(table, "abort", seat=0)
    ann.do(table, "rematch")
    again = ann.look(table)["table"]["rematch"]
    assert ann.look(again)["table"]["status"] == "running"


def test_a_rematch_keeps_the_bot_that_was_asked_to_a_free_seat(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("port-royal", "me", "open")
    ann.do(table, "replace", seat=1, level="random")
    ann.do(table, "start")
    ann.do(table, "resign", seat=0)
    ann.do(table, "rematch")
    state = ann.look(ann.look(table)["table"]["rematch"])["table"]
    assert (state["status"], state["seats"][1]["level"]) == ("running", "random")


# ---------------------------------------------------------------------------------- lists


def test_a_public_table_is_listed_and_one_by_link_is_not(server: Served) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    shown = ann.open_table("port-royal", "me", "open", public=True)
    hidden = ann.open_table("port-royal", "me", "open")
    listed = {table["id"] for table in bert.ask("GET", "/api/tables")["tables"]}
    assert shown in listed
    assert hidden not in listed
    assert {table["id"] for table in ann.ask("GET", "/api/tables/mine")["tables"]} == {shown, hidden}


def test_tables_that_wait_for_me_come_first(server: Served) -> None:
    ann = server.guest("Ann")
    wanted = ann.open_table("port-royal", "me", "me", start=True)
    for _ in range(3):
        ann.open_table("port-royal", "me", "open")
    mine = ann.ask("GET", "/api/tables/mine")["tables"]
    assert [table["your_decision"] for table in mine] == [True, False, False, False]
    assert mine[0]["id"] == wanted


def test_a_table_without_spectators_is_closed_to_them_once_it_runs(server: Served) -> None:
    (ann, bert), table = begun(server, "Ann", "Bert", spectators=False)
    cleo = server.guest("Cleo")
    for path in ("", "/record", "/moves", "/view"):
        with pytest.raises(Refusal) as refusal:
            cleo.ask("GET", f"/api/tables/{table}{path}")
        assert refusal.value.reason == "no-spectators"
    assert refused(cleo, table, "say", text="Hello") == "no-spectators"
    line = bert.watch(table)
    request = ann.do(table, "remove", seat=1)
    bert.do(table, "answer", seat=1, request=request, yes=True)
    with pytest.raises(ConnectionClosedError, match="for those who sit at it"):
        line.hear_until(lambda: False)
