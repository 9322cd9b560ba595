"""What every position of every game promises: conservation, round trips, reproducibility."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import argosy
from argosy.core.cards import DECK, NONE
from argosy.core.scenario import row_of
from contract.walks import random_options, sample, some_actor, walk


def check_every_card_lies_in_exactly_one_place(position: argosy.Position) -> None:
    record = position._record
    seen: list[int] = []
    for zone in range(len(record.length)):
        row = list(row_of(record, zone))
        assert len(row) == record.length[zone]
        assert all(record.zone[card] == zone for card in row)
        if zone != DECK:
            assert record.last[zone] == (row[-1] if row else NONE)
        seen += row
    assert sorted(seen) == list(range(len(record.face)))


def test_every_card_lies_in_exactly_one_zone_after_every_action(game: argosy.Game) -> None:
    first = sorted(int(face) for face in game.new(3, seed=0)._record.face)
    for position, _ in sample(game, games=16, every=1, seed=1):
        check_every_card_lies_in_exactly_one_place(position)
        assert sorted(int(face) for face in position._record.face) == first


def test_loading_a_dump_gives_the_same_bytes(game: argosy.Game) -> None:
    for position, _ in sample(game, games=40, every=13, seed=2):
        text = json.dumps(position.dump())
        assert game.load(json.loads(text)).to_bytes() == position.to_bytes()


def test_equal_seeds_give_equal_games_and_other_seeds_other_games(game: argosy.Game) -> None:
    for players in game.rules.players:
        games = [[p.to_bytes() for p in walk(game, players, seed)] for seed in (5, 5, 6)]
        assert games[0] == games[1]
        assert games[0][0] != games[2][0]


@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 2**63 - 1), players=st.integers(2, 5))
@pytest.mark.parametrize("name", argosy.NAMES)
def test_a_game_with_any_seed_comes_to_an_end_with_a_result(name: str, seed: int, players: int) -> None:
    game = argosy.game(name)
    chance = random.Random(seed)
    *_, last = walk(game, players, seed, random_options(game, chance))
    assert last.over
    assert last.to_act == ()
    assert last.result is not None
    ranked = [seat for group in last.result["ranking"] for seat in group]
    assert sorted(ranked) == list(range(players))
    assert last.result["winners"] == last.result["ranking"][0]


def test_an_action_survives_the_way_through_text_and_through_json(game: argosy.Game) -> None:
    codes = set()
    for position, _ in sample(game, games=40, every=5, seed=9):
        record = position._record
        for seat in range(position.players):
            for action in position.legal(seat):
                (code,) = game.rules.steps(record, seat, action)
                codes.add(code)
                assert game.rules.action(record, seat, code) == action
                assert game.action(str(action)) == action
                wire = json.loads(json.dumps(action.to_json()))
                assert game.rules.from_json(wire) == action
    assert len(codes) > 0.75 * game.rules.action_count


def test_an_action_may_be_given_as_itself_as_text_or_as_json(game: argosy.Game) -> None:
    for position, chance in sample(game, games=10, every=15, seed=3):
        if position.over:
            continue
        seat = position.to_act[0]
        action = chance.choice(position.legal(seat))
        results = []
        for form in (action, str(action), action.to_json()):
            copy = position.copy()
            results.append((copy.play(seat, form), copy.to_bytes()))
        assert results[0] == results[1] == results[2]


def test_a_copy_goes_its_own_way(game: argosy.Game) -> None:
    position = game.new(4, seed=1)
    before = position.to_bytes()
    copy = position.copy()
    assert copy == position
    copy.play(copy.to_act[0], copy.legal(copy.to_act[0])[0])
    assert position.to_bytes() == before
    assert copy != position


def test_a_legal_action_never_fails_and_every_seat_to_act_has_one(game: argosy.Game) -> None:
    for position, _ in sample(game, games=40, every=11, seed=4):
        for seat in range(position.players):
            actions = position.legal(seat)
            assert actions or seat not in position.to_act
            assert not (actions and position.over)
            assert len({action.text for action in actions}) == len(actions)
            for action in actions:
                position.copy().play(seat, action)


def test_an_illegal_action_changes_nothing_and_names_what_is_legal(game: argosy.Game) -> None:
    for position, chance in sample(game, games=40, every=13, seed=5):
        before = position.to_bytes()
        seat = chance.randrange(position.players)
        legal = {action.text for action in position.legal(seat)}
        code = chance.randrange(game.rules.action_count)
        action = game.rules.action(position._record, seat, code)
        if action.text in legal:
            continue
        with pytest.raises(argosy.IllegalAction) as refused:
            position.play(seat, action)
        assert {str(option) for option in refused.value.legal} == legal
        assert refused.value.reason
        assert position.to_bytes() == before


def test_events_alone_keep_a_spectators_table_up_to_date(game: argosy.Game) -> None:
    chance = random.Random(8)
    for players in game.rules.players:
        for ending in range(3):
            position = game.new(players, seed=ending, options=random_options(game, chance))
            table = game.rules.table(position._record)
            while not position.over:
                seat = some_actor(position, chance)
                for event in position.play(seat, chance.choice(position.legal(seat))):
                    if event.visible_to(None):
                        table = game.rules.follow(table, event)
                assert table == game.rules.table(position._record)


def test_events_cost_nothing_and_change_nothing_when_nobody_listens(game: argosy.Game) -> None:
    """The same actions with a log and without one lead to the same bytes."""
    for seed in range(6):
        chance = random.Random(seed)
        heard = game.new(4, seed=seed)
        unheard = heard.copy()
        while not heard.over:
            seat = heard.to_act[0]
            action = chance.choice(heard.legal(seat))
            (code,) = game.rules.steps(heard._record, seat, action)
            heard.play(seat, action)
            game.rules.apply(unheard._record, seat, code, None)
            assert heard.to_bytes() == unheard.to_bytes()


def test_a_state_fits_the_size_the_design_allows(game: argosy.Game) -> None:
    assert game.rules.state.itemsize <= {"port-royal": 2000, "oltre-mare": 4000}[game.name]
