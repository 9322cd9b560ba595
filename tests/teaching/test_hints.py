"""Hints: sound advice with its reasons, from what the seat may know alone."""

from __future__ import annotations

import pytest

import argosy
from argosy.players.net import champion
from argosy.players.one_step import OneStep
from argosy.teaching.hints import hints
from argosy.words import LANGUAGES, Words
from games.port_royal.players.last_turns import ELEVEN, NINE

GAMES = argosy.NAMES


@pytest.mark.parametrize("game", GAMES)
def test_positions_that_look_alike_to_a_seat_get_the_same_hints(game: str) -> None:
    position = argosy.game(game).new(4, seed=9)
    compared = 0
    for step in range(60):
        seat = position.asked
        assert seat is not None
        found = [hint.to_json() for hint in hints(position, seat)]
        other = position.imagine(seat, 500 + step)
        assert [hint.to_json() for hint in hints(other, seat)] == found
        compared += bool(found)
        position.play(seat, found[0]["action"] if found else position.legal(seat)[0])
    assert compared > 20


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_legal_decisions_the_best_first(game: str) -> None:
    position = argosy.game(game).new(3, seed=5)
    for _ in range(60):
        seat = position.asked
        assert seat is not None
        found = hints(position, seat)
        for hint in found:
            position.copy().play(seat, hint.action)  # IllegalAction otherwise
        assert len(found) <= 3
        if found:
            assert found[0].difference == 0
            assert [hint.share for hint in found] == sorted((hint.share for hint in found), reverse=True)
        position.play(seat, found[0].action if found else position.legal(seat)[0])


def test_of_several_who_may_answer_each_is_judged_as_himself() -> None:
    """Both hear the same offer; the one who is not asked first answers before the other."""
    position = argosy.game("oltre-mare").new(3, seed=2)
    seller = position.asked
    assert seller is not None
    while len(position.to_act) < 2:
        card = position.view(seller)["hand"][0]
        card = card["card"] if isinstance(card, dict) else card
        position.play(seller, f"offer all give {card} 0 want - 1")
    late = next(seat for seat in position.to_act if seat not in (seller, position.asked))
    found = hints(position, late)
    legal = {action.text for action in position.legal(late)}
    assert found
    assert {hint.action for hint in found} <= legal
    one_step = OneStep(champion("oltre-mare"))
    values = one_step.action_values(position.states, late, seed=0)
    actions = [str(position.game.rules.action(position.reading, late, code)) for code in values.codes]
    declined = next(k for k, action in enumerate(actions) if action.startswith("decline"))
    look, leaves = one_step._looks[0], 12 * len(actions)  # of which it remembers the last that it noted
    next_asked = {
        seat for place, seat in list(zip(look.places, look.seats, strict=True))[:leaves] if place == declined
    }
    assert next_asked == {position.asked}  # he has answered, the other has not


def test_nobody_gets_a_hint_who_has_nothing_to_decide() -> None:
    position = argosy.game("port-royal").new(3, seed=5)
    waiting = next(seat for seat in range(3) if seat not in position.to_act)
    assert hints(position, waiting) == []


def test_the_risk_of_a_draw_is_the_exact_one() -> None:
    scenario = {"players": 2, "harbour": ["ship_red_1_1"], "display": [["sailor_1"], []]}
    position = argosy.game("port-royal").load(scenario)
    (reason, *_) = hints(position, 0)[0].reasons
    assert reason.id == "hint-bust-chance"
    assert reason.args["chance"] == pytest.approx(position.odds(0)["bust"], abs=1e-4)


def test_the_card_that_wins_the_game_is_worth_most() -> None:
    position = argosy.game("port-royal").load(
        {
            "players": 2, "active": 1, "turn": 30, "phase": "trade", "picks": 1, "coins": [12, 12],
            "harbour": ["mademoiselle_3", "ship_red_1_1"], "display": [ELEVEN, NINE],
        }
    )  # fmt: skip
    best = hints(position, 1)[0]
    assert best.action == "take mademoiselle_3"
    assert best.share > 0.9
    worth = next(reason for reason in best.reasons if reason.id == "hint-card-worth")
    assert worth.args["card"] == "mademoiselle_3"
    assert worth.args["share"] > 0.1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_in_every_language(language: str) -> None:
    words = Words(language)
    for message in ("bust-chance", "card-worth", "denies", "deal", "ahead", "close"):
        said = words(f"hint-{message}", chance="7 %", share="3 %", theirs="-1 %", card="Admiral", seat="Ann")
        assert "{" not in said
