"""What is told of an action before it is decided: what is certain, and nothing that a seat could not know."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import argosy
from argosy.core.chains import play_chain
from argosy.core.errors import IllegalAction
from argosy.core.position import Position
from argosy.table import decision_commands, previews
from argosy.table import protocol as m
from contract.walks import sample
from table.offline_table import Sitting

WORLDS = 3


def some_steps(position: Position, seat: int, chance: random.Random) -> list[str]:
    """A whole action, step by step."""
    world, steps = position.copy(), []
    while True:
        steps.append(str(chance.choice(world.legal(seat))))
        world.play(seat, steps[-1])
        if not world.is_drafting(seat):
            return steps


@pytest.mark.parametrize(("game", "games", "every"), [("port-royal", 3, 29), ("oltre-mare", 4, 23)])
def test_what_is_told_before_is_the_same_in_every_world_and_comes_true(
    game: str, games: int, every: int
) -> None:
    told: Counter[str] = Counter()
    for position, chance in sample(argosy.game(game), games, every, seed=4):
        for seat in range(position.players):
            drafting = any(position.is_drafting(n) for n in range(position.players))
            if drafting or not position.legal(seat):
                continue
            steps = some_steps(position, seat, chance)
            whole = play_chain(position.copy(), seat, steps).whole
            assert whole is not None
            brings = previews.ahead(position, seat, [whole]).brings
            worlds = [position, *(position.imagine(seat, seed) for seed in range(1, WORLDS))]
            for world in worlds:
                events = play_chain(world.copy(), seat, steps).events
                assert previews.certain(game, seat, events) == brings, steps
            told.update(event.kind for event in brings)
    assert len(told) > 12


def tried(position: Position, *steps: str) -> m.Tried:
    sitting = Sitting(position, "ann", "bert")
    return decision_commands.tried(sitting.table, "ann", m.Try("t", 0, sitting.table.seq, list(steps)))


def test_what_was_tried_step_by_step_is_decided_as_if_it_had_not_been() -> None:
    decided = 0
    for position, chance in sample(argosy.game("oltre-mare"), 3, 31, seed=6):
        seat = position.asked
        if position.players != 2 or seat is None or position.is_drafting(seat):
            continue
        steps = some_steps(position, seat, chance)
        at_once, in_steps = (Sitting(position, "ann", "bert").table for _ in range(2))
        before = position.to_bytes()
        for count in range(1, len(steps) + 1):
            question = m.Try("t", seat, in_steps.seq, steps[:count])
            for _ in range(2):  # asked again, the answer is the same
                told = decision_commands.tried(in_steps, ("ann", "bert")[seat], question)
            assert (told.action is None) == (count < len(steps))
        with pytest.raises(IllegalAction, match="is complete without"):
            decision_commands.decide_for(in_steps, seat, [*steps, "finish-trade"], "bot", 1)
        one, other = (
            decision_commands.decide_for(table, seat, steps, "bot", 1) for table in (at_once, in_steps)
        )
        assert one.entry == other.entry
        assert one.position == other.position
        assert position.to_bytes() == before
        decided += 1
    assert decided > 3


def loading(**more: Any) -> Position:
    return argosy.game("oltre-mare").load(
        {
            "players": 2,
            "phase": "load",
            "cargo": [["olives-01", "salt-01", "silk-01"], ["gems-02"]],
            "played": ["silk-02", "salt-02", "salt-03"],
            **more,
        }
    )


def test_drawing_a_card_tells_nothing() -> None:
    position = argosy.game("port-royal").load({"players": 2, "deck": ["ship_red_1_1"]})
    assert tried(position, "draw").brings == []


def test_stopping_tells_how_many_cards_may_be_taken() -> None:
    harbour = ["ship_red_1_1", "ship_blue_1_1", "ship_green_1_1", "ship_black_1_2", "sailor_1"]
    display = [["admiral_2"], []]
    position = argosy.game("port-royal").load({"players": 2, "harbour": harbour, "display": display})
    assert tried(position, "stop").brings == [
        {"kind": "stop", "seat": 0, "amount": 2},
        {"kind": "go", "seat": 0, "amount": 2},
        {"kind": "admiral", "seat": 0, "amount": 1},
        {"kind": "gain", "seat": 0, "amount": 2},
    ]


def test_paying_shows_no_face_of_a_coin_before_it_is_paid() -> None:
    scenario = {"players": 2, "phase": "trade", "picks": 1, "harbour": ["sailor_1"], "coins": [3, 0]}
    position = argosy.game("port-royal").load(scenario)
    brings = tried(position, "take sailor_1").brings
    assert {"kind": "hire", "seat": 0, "card": "sailor_1", "amount": 3} in brings
    assert "spend" not in [event["kind"] for event in brings]


def test_cards_to_play_tell_what_their_symbols_do() -> None:
    scenario = {"players": 2, "phase": "play", "load": 2, "hands": [["gems-01", "gems-02"], []]}
    position = argosy.game("oltre-mare").load(scenario)
    assert tried(position, "pick gems-01").brings == []
    whole = tried(position, "pick gems-01", "pick gems-02")
    assert whole.action == "play gems-01,gems-02"
    assert {event["kind"]: event.get("amount") for event in whole.brings} == {
        "play": None,
        "ducats": 1,
        "pirates": 1,
        "draws": 1,
        "ships": 1,
    }


def test_an_order_of_loading_tells_the_runs_it_makes() -> None:
    apart = tried(loading(), "load salt-02,silk-02,salt-03").runs
    assert [(run["good"], run["cards"], run["ducats"]) for run in apart] == [
        ("salt", 1, 1),
        ("silk", 1, 1),
        ("salt", 1, 1),
    ]
    together = tried(loading(), "load silk-02,salt-02,salt-03").runs
    assert [(run["good"], run["cards"], run["ducats"], run.get("at_least", False)) for run in together] == [
        ("silk", 2, 3, True),
        ("salt", 2, 3, False),
    ]


def planning(*cards: str) -> Position:
    scenario = {"players": 2, "phase": "trade", "load": len(cards), "hands": [list(cards), []]}
    return argosy.game("oltre-mare").load({**scenario, "ships": ["candia", "venezia"]})


def test_cards_chosen_while_trading_tell_where_the_ship_could_end_and_what_it_finds_there() -> None:
    world = planning("gems-01", "gems-02")
    sitting = Sitting(world.copy(), "ann", "bert")
    play = "play gems-01,gems-02"
    question = m.Try("t", 0, sitting.table.seq, ["finish-trade"], then=(play,), along="sail")
    told = decision_commands.tried(sitting.table, "ann", question)
    moves = next(event["amount"] for event in told.brings if event["kind"] == "ships")
    assert moves == 1
    for action in ("finish-trade", play):
        world.play(0, action)
    assert {way.actions[-1] for way in told.ways} == {str(action) for action in world.legal(0)}
    for way in told.ways:
        after = world.copy()
        events = [event.to_json() for action in way.actions for event in after.play(0, action)]
        assert [event for event in way.brings if event["kind"] == "token"] == [
            event for event in events if event["kind"] == "token"
        ]


def test_of_several_ways_to_one_end_one_is_told_and_how_many_there_are() -> None:
    position = argosy.game("oltre-mare").load(
        {"players": 2, "phase": "sail", "moves_left": 3, "ships": ["candia", "venezia"]}
    )
    found = previews.ways(position, 0, "sail")
    assert len({way.actions[-1] for way in found}) == len(found)
    assert all(len(way.actions) == 3 for way in found)
    assert max(way.same for way in found) > 1


def test_what_could_not_follow_is_refused() -> None:
    sitting = Sitting(planning("gems-01", "gems-02"), "ann", "bert")
    question = m.Try("t", 0, sitting.table.seq, ["finish-trade"], then=("load gems-01,gems-02",))
    with pytest.raises(IllegalAction):
        decision_commands.tried(sitting.table, "ann", question)


def test_with_the_aid_to_memory_a_run_is_told_to_its_end() -> None:
    cargo = [["silk-03", "silk-01"], ["gems-02"]]
    for aid, cards, at_least in ((False, 2, True), (True, 3, False)):
        position = loading(cargo=cargo, options={"cargo_memory_aid": aid})
        run = tried(position, "load silk-02,salt-02,salt-03").runs[0]
        assert (run["good"], run["cards"], run.get("at_least", False)) == ("silk", cards, at_least)


def test_steps_tried_out_before_something_happened_count_for_nothing_afterwards() -> None:
    game = argosy.game("oltre-mare")
    hands = {"hands": [["gems-01", "salt-01"], ["silk-01"]], "cargo": [["gems-05"], ["gems-06"]]}
    sitting = Sitting(
        game.load({"game": "oltre-mare", "players": 2, "phase": "trade", **hands}), "ann", "bert"
    )
    steps = ["offer-to 1", "pick gems-01"]
    tried = decision_commands.tried(sitting.table, "ann", m.Try("t", 0, sitting.table.seq, steps))
    assert tried.action is None
    sitting.decide("ann", 0, "offer 1 give gems-01 0 want - 0")
    sitting.decide("bert", 1, "accept 1 with -")
    with pytest.raises(IllegalAction):  # the card is no longer hers
        sitting.decide("ann", 0, [*steps, "send"])
