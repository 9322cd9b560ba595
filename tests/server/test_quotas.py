"""How much one guest or one address may have kept: on disk and in memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from argosy.server import past_games
from argosy.server.limits import Limits
from argosy.server.past_games import PastGames
from argosy.server.services import Config
from server.serving import Refusal, served
from server.test_record_import import bring, played


def test_so_many_bytes_of_records_are_kept_of_a_guest_and_twice_that_of_an_address(
    store_address: str,
) -> None:
    texts = [played("port-royal", 8, seed=seed).to_text() for seed in range(12)]
    allowed = 2.5 * max(map(len, texts)) / 4 / 1024  # two of these at once
    with served(store_address, Config(limits=Limits(brought_kb_per_hour=allowed))) as server:
        for name, seed in (("Ann", 0), ("Bert", 3)):
            person = server.guest(name)
            tables = [bring(person, text) for text in texts[seed : seed + 2]]
            with pytest.raises(Refusal) as refusal:
                bring(person, texts[seed + 2])
            assert (refusal.value.status, refusal.value.reason) == (429, "quota")
            assert {found["id"] for found in person.ask("GET", "/api/tables/mine")["tables"]} == set(tables)
        carl = server.guest("Carl")
        bring(carl, texts[6])
        with pytest.raises(Refusal) as refusal:
            bring(carl, texts[7])
        assert refusal.value.reason == "quota"


def test_positions_of_the_past_are_kept_up_to_a_number_of_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(past_games, "MOST_KEPT", 200_000)

    def kept(past: PastGames) -> int:
        return sum(len(found) * found[0].states.nbytes for found in past._positions.values())

    with served(tmp_path / "tables.sqlite") as server:
        ann, sizes = server.guest("Ann"), []
        for seed in range(10):
            table = bring(ann, played("oltre-mare", 12, seed=seed).to_text())
            for move in (3, 4):
                assert ann.ask("GET", f"/api/tables/{table}/view?move={move}&seat=0")["move"] == move
            sizes.append(kept(server.services.past))
        assert 0 < sizes[0] < sizes[1] < max(sizes) <= 200_000
        monkeypatch.setattr(past_games, "MOST_KEPT", 1000)
        table = bring(ann, played("oltre-mare", 12, seed=99).to_text())
        assert ann.ask("GET", f"/api/tables/{table}/view?move=4&seat=0")["move"] == 4
        assert kept(server.services.past) == 0


def test_so_many_tables_are_opened_from_one_address_whoever_opens_them(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite", Config(limits=Limits(tables_per_minute=0.01))) as server:
        refused = []
        for name in ("Ann", "Bert"):
            try:
                server.guest(name).open_table("port-royal", "me", "open")
            except Refusal as refusal:
                refused.append(refusal.body["message"])
        assert len(refused) == 1
        assert "address" in refused[0]
