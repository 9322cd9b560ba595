"""The plain table, which any game can be played at: numbered choices, figures, events in words."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

import argosy
from argosy import Event, IllegalAction, Position
from argosy.terminal.game_terminal import GameTerminal
from argosy.words import Words

NAMES = ("Anne", "Bart", "Mary")


@pytest.fixture(params=argosy.NAMES)
def position(request: pytest.FixtureRequest) -> Position:
    return argosy.game(request.param).new(3, seed=1)


def printed(shown: RenderableType) -> str:
    console = Console(file=StringIO(), width=200)
    console.print(shown)
    return console.file.getvalue()  # type: ignore[attr-defined,no-any-return]


class NoPrompt:
    """Nothing is asked at a plain table."""

    def say(self, text: RenderableType) -> None:
        raise AssertionError

    def ask(self, question: RenderableType) -> str:
        raise AssertionError


def test_legal_actions_are_chosen_by_number_or_by_their_text(position: Position) -> None:
    (seat, *_) = position.to_act
    menu = GameTerminal(position.game, Words("en")).menu(position, seat, NAMES)
    legal = [str(action) for action in position.legal(seat)]
    assert f" 1  {legal[0]}" in printed(menu.shown())
    assert menu.read("1", NoPrompt()) == legal[0]
    assert menu.read(f" {legal[-1].upper()} ", NoPrompt()) == legal[-1]
    assert menu.read(str(len(legal)), NoPrompt()) == legal[-1]


@pytest.mark.parametrize("answer", ["0", "9999", "nonsense"])
def test_other_answers_are_refused_in_words(position: Position, answer: str) -> None:
    (seat, *_) = position.to_act
    menu = GameTerminal(position.game, Words("en")).menu(position, seat, NAMES)
    with pytest.raises(IllegalAction) as refusal:
        position.play(seat, menu.read(answer, NoPrompt()) or "")
    assert menu.refuse(answer, refusal.value).startswith(f"“{answer}” is neither a key nor an action.")


def test_every_seat_is_a_line_with_its_figures(position: Position) -> None:
    shown = printed(GameTerminal(position.game, Words("en")).surroundings(position.view(0), NAMES, 0))
    assert "game" not in shown
    for name, seat in zip(NAMES, position.view(0)["seats"], strict=True):
        (line,) = (line for line in shown.splitlines() if line.startswith(name))
        assert all(str(value) in line for value in seat.values() if isinstance(value, int))


def test_events_are_sentences_or_at_least_what_they_carry(position: Position) -> None:
    formatter = GameTerminal(position.game, Words("en")).event_formatter(NAMES, None)
    events = [Event("last_round", seat=1), Event("nameless", seat=2, amount=7)]
    lines = [str(line.text) for line in formatter.lines(events)]
    assert lines == [Words("en").sentence(position.game.name, events[0], NAMES), "Mary: nameless 7"]


def test_odds_are_listed_with_their_percentages(position: Position) -> None:
    odds = {"left": 12, "next": {"this": 0.25, "that": 0.75}}
    shown = printed(GameTerminal(position.game, Words("en")).odds(odds, every_card=False))
    assert "left 12" in shown
    assert "25.0%" in shown or "25%" in shown
