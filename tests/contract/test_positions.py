"""What every position of every game promises: conservation, round trips, reproducibility."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import argosy
from argosy.core.cards import DECK, NONE
from contract.walks import players_of, random_options, sample, some_actor, walk


def row_of(s: Any, zone: int) -> list[int]:
    """The cards of a zone, as they lie."""
    if zone == DECK:
        return [int(card) for card in s.deck[: s.length[DECK]]]
    row, card = [], int(s.first[zone])
    while card != NONE:
        row.append(card)
        card = int(s.next[card])
    return row


def check_every_card_lies_in_exactly_one_place(position: argosy.Position) -> None:
    s = position.state
    seen: list[int] = []
    for zone in range(len(s.length)):
        row = row_of(s, zone)
        assert len(row) == s.length[zone]
        assert all(s.zone[card] == zone for card in row)
        if zone != DECK:
            assert s.last[zone] == (row[-1] if row else NONE)
        seen += row
    assert sorted(seen) == list(range(len(s.face)))


@pytest.mark.slow
def test_every_card_lies_in_exactly_one_zone_after_every_action(game: argosy.Game) -> None:
    first = sorted(int(face) for face in game.new(players_of(game, 3), seed=0).state.face)
    for position, _ in sample(game, games=8, every=1, seed=1):
        check_every_card_lies_in_exactly_one_place(position)
        assert sorted(int(face) for face in position.state.face) == first


@pytest.mark.slow
def test_loading_a_dump_gives_the_same_bytes(game: argosy.Game) -> None:
    for position, _ in sample(game, games=24, every=13, seed=2):
        text = json.dumps(position.dump())
        assert game.load(json.loads(text)).to_bytes() == position.to_bytes()


def test_what_is_shown_as_text_is_what_is_shown_as_data(game: argosy.Game) -> None:
    for position, _ in sample(game, games=10, every=17, seed=3):
        for looks in (0, position.players - 1, None):
            assert json.loads(
                position.public_fields().covered_by(position.seat_fields(looks))
            ) == position.view(looks)
            assert json.loads(position.odds_text(looks)) == position.odds(looks)
        assert json.loads(position.dump_text()) == position.dump()


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
    players = players_of(game, players)
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
        s = position.state
        for seat in range(position.players):
            for action in position.legal(seat):
                (code,) = game.rules.steps(s, seat, action)
                codes.add(code)
                assert game.rules.action(s, seat, code) == action
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
    position = game.new(players_of(game, 4), seed=1)
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
        action = game.rules.action(position.state, seat, code)
        if action.text in legal:
            continue
        with pytest.raises(argosy.IllegalAction) as refused:
            position.play(seat, action)
        assert {str(option) for option in refused.value.legal} == legal
        assert refused.value.reason
        assert position.to_bytes() == before


def test_whether_an_action_is_legal_can_be_asked_without_playing_it(game: argosy.Game) -> None:
    legal = illegal = 0
    for position, chance in sample(game, games=20, every=13, seed=6):
        before = position.to_bytes()
        seat = chance.randrange(position.players)
        code = chance.randrange(game.rules.action_count)
        for action in [game.rules.action(position.state, seat, code), *position.legal(seat)]:
            problem = position.why_not(seat, action)
            assert position.is_legal(seat, action) == (problem is None)
            assert position.to_bytes() == before
            if problem is None:
                legal += 1
                position.copy().play(seat, action)
                continue
            illegal += 1
            with pytest.raises(argosy.IllegalAction) as refused:
                position.copy().play(seat, action)
            assert (refused.value.reason, str(refused.value)) == (problem.reason, str(problem))
    assert legal > 10
    assert illegal > 5


def test_a_question_about_a_text_that_is_no_action_is_answered_too(game: argosy.Game) -> None:
    position = game.new(2, seed=1)
    for nonsense in ("fly to the moon", {"do": "fly"}, ""):
        problem = position.why_not(0, nonsense)
        assert problem is not None
        assert problem.reason == "unknown-action"
    with pytest.raises(argosy.UnknownSeat):
        position.is_legal(7, position.legal(position.to_act[0])[0])


@pytest.mark.slow
def test_steps_expand_to_whole_actions_each_of_which_can_be_played(game: argosy.Game) -> None:
    for position, _ in sample(game, games=4, every=29, seed=7):
        before = position.to_bytes()
        for seat in range(position.players):
            found = list(islice(position.whole_actions(seat), 80))
            assert len({action.text for action in found}) == len(found)
            assert bool(found) == bool(position.legal(seat))
            if position.is_drafting(seat):
                continue  # a whole action begins where no other is begun
            for action in found:
                after = position.copy()
                after.play(seat, action)
                assert not after.is_drafting(seat)
                assert game.action(action.text) == action
        assert position.to_bytes() == before


def test_single_steps_add_up_to_a_whole_action_or_to_none_yet(game: argosy.Game) -> None:
    chance = random.Random(3)
    for position, _ in sample(game, games=10, every=23, seed=8):
        if position.over:
            continue
        seat = position.to_act[0]
        assert position.whole_action(seat, []) is None
        at, steps = position.copy(), list[argosy.Action]()
        while not steps or at.is_drafting(seat):
            steps.append(chance.choice(at.legal(seat)))
            at.play(seat, steps[-1])
            if at.is_drafting(seat):
                assert position.whole_action(seat, steps) is None
        whole = position.whole_action(seat, steps)
        assert whole is not None
        if not position.is_drafting(seat):
            again = position.copy()
            again.play(seat, whole)
            assert again == at
        with pytest.raises(argosy.IllegalAction) as refused:
            position.whole_action(seat, [*steps, steps[-1]])
        assert refused.value.reason == "one-action"


def test_the_columns_of_a_result_add_up_to_the_scores(game: argosy.Game) -> None:
    chance = random.Random(4)
    for players in game.rules.players:
        *_, last = walk(game, players, seed=players, options=random_options(game, chance))
        assert last.result is not None
        columns = last.result["columns"].values()
        assert all(len(column) == players for column in columns)
        assert [sum(values) for values in zip(*columns, strict=True)] == last.result["scores"]


def test_events_alone_keep_a_spectators_table_up_to_date(game: argosy.Game) -> None:
    chance = random.Random(8)
    for players in game.rules.players:
        for ending in range(3):
            position = game.new(players, seed=ending, options=random_options(game, chance))
            table = position.table()
            while not position.over:
                seat = some_actor(position, chance)
                for event in position.play(seat, chance.choice(position.legal(seat))):
                    if event.visible_to(None):
                        table = game.rules.follow(table, event)
                assert table == position.table()


def test_every_event_survives_being_text(game: argosy.Game) -> None:
    chance = random.Random(9)
    for players in game.rules.players:
        position = game.new(players, seed=players, options=random_options(game, chance))
        while not position.over:
            seat = some_actor(position, chance)
            for event in position.play(seat, chance.choice(position.legal(seat))):
                assert argosy.Event.from_text(str(event), game.rules.event_fields) == event


def test_events_cost_nothing_and_change_nothing_when_nobody_listens(game: argosy.Game) -> None:
    """The same actions with a log and without one lead to the same bytes."""
    for seed in range(6):
        chance = random.Random(seed)
        heard = game.new(players_of(game, 4), seed=seed)
        unheard = heard.copy()
        while not heard.over:
            seat = heard.to_act[0]
            action = chance.choice(heard.legal(seat))
            (code,) = game.rules.steps(heard.state, seat, action)
            heard.play(seat, action)
            game.rules.apply(unheard.state, seat, code, None)
            assert heard.to_bytes() == unheard.to_bytes()


def test_a_state_fits_the_size_the_design_allows(game: argosy.Game) -> None:
    assert game.rules.state.itemsize <= {"port-royal": 2000}.get(game.name, 4000)
