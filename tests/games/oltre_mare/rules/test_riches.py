"""Ducats without limit: colluding players pass on any amount, and every position still loads and counts."""

from __future__ import annotations

import pytest

import argosy
from argosy import Position
from games.oltre_mare.rules.position_queries import GAME, ducats, hand, load
from games.position_queries import play

INT16 = 2**15 - 1


def pass_ducats(pos: Position, maker: int, taker: int) -> None:
    """All deals a turn allows: one card goes back and forth, and with every deal 99 ducats to seat 0."""
    for _ in range(10):
        card = hand(pos, maker)[0]
        give, want = (0, 99) if maker == 0 else (99, 0)
        number = pos.dump()["next_offer"]
        play(
            pos, f"{maker} offer {taker} give {card} {give} want - {want}", f"{taker} accept {number} with -"
        )
        give, want = (0, 99) if taker == 0 else (99, 0)
        play(
            pos,
            f"{taker} offer {maker} give {card} {give} want - {want}",
            f"{maker} accept {number + 1} with -",
        )


def test_two_players_who_collude_pass_what_16_bits_hold_and_the_game_goes_on_to_its_end() -> None:
    pos = GAME.new(2, seed=4)
    most = 0
    while not pos.over:
        seat = pos.to_act[0]
        view = pos.view(seat)
        if view["phase"] == "trade" and view["load"] > len(view["hand"]):
            pos.play(seat, "buy deck")
        elif view["phase"] == "trade":
            if view["hand"] and view["purchases_left"]:
                pass_ducats(pos, seat, 1 - seat)
            pos.play(seat, "finish-trade")
        else:
            pos.play(seat, pos.legal(seat)[-1])
        most = max(most, *ducats(pos))
        assert GAME.load(pos.dump()) == pos
        assert abs(sum(ducats(pos))) < 500
    assert most > INT16
    result = pos.result
    assert result is not None
    assert result["scores"] == ducats(pos)
    assert result["winners"] == [0]


@pytest.mark.parametrize("owned", [10_000, INT16 - 50, INT16, 70_000, 2**31, -(10**9)])
def test_ducats_beyond_any_small_number_are_dealt_and_dumped_exactly(owned: int) -> None:
    if abs(owned) > 10**9:
        with pytest.raises(argosy.InvalidScenario, match="from -1000000000 to 1000000000") as caught:
            load(2, ducats=[owned, 0])
        assert caught.value.field == "ducats[0]"
        return
    pos = load(2, phase="trade", load=1, ducats=[owned, -owned], hands=[["gems-01"], ["silk-01"]])
    play(pos, "0 offer 1 give gems-01 0 want - 99", "1 accept 1 with -")
    assert ducats(pos) == [owned + 99, -owned - 99]
    if owned > 0:
        assert GAME.load(pos.dump()) == pos
    assert pos.view(0)["seats"][1]["ducats"] == -owned - 99


def test_a_small_fortune_is_seen_by_learners_as_before() -> None:
    features = dict(zip(GAME.rules.feature_names, range(GAME.rules.feature_count), strict=True))
    name = next(name for name in features if name.startswith("per seat, relative") and name.endswith("[1]"))
    batch = GAME.batch(1, 2, seed=1)
    for owned in (-7, 11, 200):
        batch.states["seats"]["ducats"][0, 0] = owned
        seen = batch.observe()[0]
        relative = 0 if batch.position(0).asked == 0 else 1
        per_seat = dict(GAME.rules.features)[name.rpartition(" [")[0]] // 5
        assert seen[features[name] + relative * per_seat] == pytest.approx(owned / 30)
