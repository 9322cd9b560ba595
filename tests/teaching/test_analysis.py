"""Analysis of games: the parts add up to the outcome, blunders are found, and nothing unfit is judged."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import argosy
from argosy import Record
from argosy.players.player import ask
from argosy.players.registry import make_player
from argosy.teaching.analysis import COSTLY, PARTS, Analysis, analyse
from games.port_royal.players.last_turns import ELEVEN, NINE

PLAYERS = {"port-royal": "heuristic", "oltre-mare": "planner"}


def a_record(game: str, players: int, most: int = 10_000) -> Record:
    bot = make_player(game, PLAYERS[game])
    record = Record.of(argosy.game(game).new(players, seed=21))
    while (seat := record.position.asked) is not None and len(record.moves) < most:
        record.play(seat, ask(bot, record.position, seat))
    return record


def adds_up(found: Analysis) -> bool:
    return all(
        abs(seat.start + seat.luck + seat.deals + seat.skill + seat.others - seat.outcome) < 1e-5
        for seat in found.seats
    )


@pytest.mark.parametrize("by", ["known", "all"])
@pytest.mark.parametrize("game", argosy.NAMES)
def test_start_luck_and_decisions_make_the_outcome(game: str, by: str) -> None:
    record = a_record(game, 2)
    found = analyse(record, argosy.game(game), by)
    result = record.position.result
    assert result is not None
    assert adds_up(found)
    assert [seat.outcome > 0 for seat in found.seats] == [seat in result["winners"] for seat in range(2)]
    assert sum(seat.start for seat in found.seats) == pytest.approx(1, abs=1e-4)
    total = {part: sum(getattr(seat, part) for seat in found.seats) for part in PARTS}
    for change in (total["luck"], total["deals"], total["skill"] + total["others"]):
        assert change == pytest.approx(0, abs=1e-4)  # what one wins the others lose
    assert found.curve[-1].move == len(record.moves)
    assert {decision.move for decision in found.decisions} < set(range(len(record.moves)))


def test_progress_goes_from_nothing_to_everything() -> None:
    done: list[float] = []
    analyse(a_record("port-royal", 2, most=30), argosy.game("port-royal"), progress=done.append)
    assert done[0] == 0
    assert done[-1] == 1
    assert done == sorted(done)


def test_an_unfinished_game_is_judged_as_far_as_it_goes() -> None:
    found = analyse(a_record("port-royal", 2, most=25), argosy.game("port-royal"))
    assert not found.finished
    assert adds_up(found)


def test_a_blunder_is_pointed_out_with_the_better_decision() -> None:
    """Bert, the last of the round, has 9 points and could buy 3 that end the game, and passes."""
    position = argosy.game("port-royal").load(
        {
            "players": 2, "active": 1, "turn": 30, "phase": "trade", "picks": 1, "coins": [12, 12],
            "harbour": ["mademoiselle_3"], "display": [ELEVEN, NINE],
        }
    )  # fmt: skip
    record = Record.of(position)
    record.play(1, "pass")
    found = analyse(record, argosy.game("port-royal"))
    (worst, *_) = found.costly
    assert (worst.seat, worst.action, worst.best) == (1, "pass", "take mademoiselle_3")
    assert worst.lost > 5 * COSTLY
    assert found.seats[1].accuracy < 35
    assert found.seats[0].accuracy == 100


def test_what_the_best_decisions_cost_is_nothing() -> None:
    found = analyse(a_record("port-royal", 3, most=80), argosy.game("port-royal"))
    for decision in found.decisions:
        assert decision.lost >= 0
        shares = [option.share for option in decision.options]
        assert shares == sorted(shares, reverse=True) or decision.action in {
            option.action for option in decision.options[-1:]
        }
        assert decision.action in {option.action for option in decision.options}
        if decision.action == decision.best:
            assert decision.lost == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda record: record.seen_by(0, argosy.game("port-royal")), "only what seat 0 may know"),
        (lambda record: _with_rules(record, 99), "played by rules 99"),
    ],
)
def test_a_record_that_cannot_be_played_is_refused(spoil: Callable[[Record], Record], reason: str) -> None:
    record = spoil(a_record("port-royal", 2, most=5))
    with pytest.raises(argosy.ArgosyError, match=reason):
        analyse(record, argosy.game("port-royal"))


def _with_rules(record: Record, version: int) -> Record:
    record.rules = version
    return record


def test_another_way_to_judge_is_refused() -> None:
    with pytest.raises(argosy.ArgosyError, match="'known' or by 'all' cards, not by 'luck'"):
        analyse(a_record("port-royal", 2, most=5), argosy.game("port-royal"), "luck")
