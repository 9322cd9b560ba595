"""Personal data: all of mine in one file; forgotten means gone, and games stay whole for the others."""

from __future__ import annotations

from pathlib import Path

import pytest

import argosy
from argosy.store.address import open_store
from argosy.store.backup import back_up
from server.random_play import opened, play, put_away, record_of
from server.serving import Person, Refusal, served
from store.raw_sql import tamper

NAME = "Zdislava"  # in no other text
LINE = "Kdo bere korenovku"


def stored(address: str) -> str:
    tables = ("guests", "tokens", "tables", "entries", "sittings", "claims", "reports", "audit", "bans")
    return "\n".join(str(tamper(address, f"SELECT * FROM {table}")) for table in tables)


def test_all_of_mine_is_one_file_with_records_and_own_lines_only(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite") as server:
        people = server.guest(NAME), server.guest("Bert")
        table = opened(*people, options={"turn_limit": 1})
        play(table, people)
        people[0].do(table, "say", text=LINE)
        mine = people[1].do(table, "say", text="Mine")
        reports = f"/api/tables/{table}/reports"
        people[0].ask("POST", reports, {"reason": "why not", "lines": [mine]})
        people[1].ask("POST", reports, {"reason": "a secret", "lines": [mine - 1]})
        told = people[0].ask("GET", "/api/me/data")
        assert told["name"] == NAME
        assert [device["kind"] for device in told["devices"]] == ["device"]
        (one,) = told["tables"]
        assert (one["id"], one["seats"], one["status"]) == (table, [0], "over")
        assert [line["text"] for line in one["chat"]] == [LINE]
        ((report,), (line,)) = told["reports"], told["reported"]
        assert (report["reason"], report["name"], line["text"]) == ("why not", "Bert", LINE)
        assert "a secret" not in str(told)
        assert one["record"] == people[0].ask("GET", f"/api/tables/{table}/record")
        program = Person(server.address, "", people[0].ask("POST", "/api/me/programs")["token"])
        for method in ("GET", "DELETE"):
            with pytest.raises(Refusal) as refusal:
                program.ask(method, "/api/me/data")
            assert refusal.value.reason == "program"


@pytest.mark.parametrize("game", argosy.NAMES)
def test_who_is_forgotten_is_nowhere_any_more_and_games_stay_whole(store_address: str, game: str) -> None:
    with served(store_address) as server:
        zdislava, bert, cleo = server.guest(NAME), server.guest("Bert"), server.guest("Cleo")
        over = opened(zdislava, bert, game=game)
        if simple := game == argosy.NAMES[0]:  # where every choice is a whole action
            play(over, (zdislava, bert), 8)
        zdislava.do(over, "say", text=LINE)
        zdislava.do(over, "resign", seat=0)
        running = opened(bert, zdislava, cleo, game=game)
        if simple:
            play(running, (bert, zdislava, cleo), 6)
        waiting = zdislava.open_table(game, "me", "open", public=True)
        watched = bert.open_table(game, "me", "open")
        zdislava.do(watched, "say", text=LINE)
        reported = bert.do(over, "say", text="Something else")
        zdislava.ask("POST", f"/api/tables/{over}/reports", {"reason": LINE, "lines": [reported]})
        bert.ask("POST", f"/api/tables/{over}/reports", {"reason": NAME, "lines": [reported - 2]})
        line = bert.watch(running)
        before = record_of(bert, over)
        put_away(server, over)
        assert NAME in stored(store_address)
        assert LINE in stored(store_address)

        assert zdislava.ask("DELETE", "/api/me/data") == {"forgotten": True, "tables": 4}

        assert NAME not in stored(store_address)
        assert LINE not in stored(store_address)
        with pytest.raises(Refusal) as refusal:
            zdislava.ask("GET", "/api/me")
        assert refusal.value.reason == "no-guest"
        for table in (over, running, watched):
            update = bert.look(table, "?since=0")
            assert NAME not in str(update)
            assert LINE not in str(update)
        assert NAME not in str(bert.ask("GET", "/api/tables")) + str(bert.ask("GET", "/api/tables/mine"))
        after = record_of(bert, over)
        assert after.names == ("A player", "Bert")
        assert after.moves == before.moves
        assert after.replay(argosy.game(game)).dump() == before.replay(argosy.game(game)).dump()
        line.hear_until(lambda: not line.update["table"]["seats"][1].get("name"))
        assert bert.look(waiting)["table"]["status"] == "over"  # nobody waits there any more
        if simple:
            goes_on(bert, cleo, running)
        line.close()
    with served(store_address) as server:  # and from the disk again
        bert = Person(server.address, "Bert", bert.token)
        assert bert.look(running)["table"]["seats"][1].get("name", "") == ""
        assert record_of(bert, over).moves == before.moves


def goes_on(bert: Person, cleo: Person, table: str) -> None:
    """A bot plays for who is gone; the others are not kept waiting."""
    line = bert.watch(table)
    for _ in range(3):
        line.hear_until(lambda: bool({0, 2} & set(line.wanted)) or line.update["table"]["status"] == "over")
        if line.update["table"]["status"] == "over":
            break
        seat = min({0, 2} & set(line.wanted))
        person = bert if seat == 0 else cleo
        seen = person.look(table)
        seq = person.do(
            table, "decide", seat=seat, seq=seen["seq"], action=seen["view"]["choices"][-1]["action"]
        )
        line.hear_seq(seq)
    line.close()


def test_a_backup_of_after_holds_nothing_of_who_was_forgotten(tmp_path: Path) -> None:
    import gzip

    store = tmp_path / "tables.sqlite"
    with served(store) as server:
        people = server.guest(NAME), server.guest("Bert")
        table = opened(*people)
        people[0].do(table, "say", text=LINE)
        people[0].ask("DELETE", "/api/me/data")
        reading = open_store(str(store), read_only=True)
        back_up(reading, tmp_path / "backup", lambda done, total: None)
        reading.close()
    text = gzip.decompress((tmp_path / "backup").read_bytes()).decode()
    assert NAME not in text
    assert LINE not in text
