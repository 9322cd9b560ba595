"""The final scoring and who wins: section 8, with the options zero_counts_as_rank and hand_card_ducats."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from argosy import Event, Position
from games.oltre_mare.rules.position_queries import ducats, each, kinds, load, of_good
from games.position_queries import lines, play, refused, table, texts

GEMS, SCROLLS, SILK, SALT = (of_good(good) for good in ("gems", "scrolls", "silk", "salt"))
POTTERY, OLIVES, GRAIN = (of_good(good) for good in ("pottery", "olives", "grain"))
PAYOUT = {
    "gems": [1, 5],
    "scrolls": [1, 4, 8],
    "silk": [1, 3, 7],
    "salt": [1, 3, 6, 10],
    "pottery": [1, 3, 6, 9],
    "olives": [1, 2, 4, 8, 13],
    "grain": [1, 2, 4, 7, 12],
}
RANKS = [
    ([1, 0], [6, 3]),
    ([2, 2], [6, 6]),
    ([0, 0], [6, 6]),
    ([0, 7], [3, 6]),
    ([3, 2, 1], [6, 3, 1]),
    ([2, 2, 0], [6, 6, 3]),
    ([1, 3, 1], [3, 6, 3]),
    ([0, 0, 0], [6, 6, 6]),
    ([0, 2, 0], [3, 6, 3]),
    ([3, 2, 2, 0], [6, 3, 3, 1]),
    ([1, 2, 3, 4], [0, 1, 3, 6]),
    ([1, 1, 1, 0], [6, 6, 6, 3]),
    ([4, 4, 4, 4], [6, 6, 6, 6]),
    ([5, 4, 3, 2, 1], [6, 3, 1, 0, 0]),
    ([3, 5, 4, 5, 4], [1, 6, 3, 6, 3]),
    ([0, 1, 0, 2, 0], [1, 3, 1, 6, 1]),
    ([0, 4, 3, 2, 0], [0, 6, 3, 1, 0]),
    ([2, 2, 2, 2, 1], [6, 6, 6, 6, 3]),
]
TOKENS = ["calm_sea", "good_deal", "good_terms", "pirates_repelled", "local_influence"]


def at_the_end(players: int = 3, start: int = 0, **fields: Any) -> Position:
    """The last turn of the game, in which nothing is left to be done but to load no card."""
    last = (start + players - 1) % players
    known: dict[str, Any] = {"start": start, "active": last, "phase": "load", "rest": "removed"}
    return load(players, **(known | fields))


def finish(players: int = 3, start: int = 0, **fields: Any) -> tuple[Position, tuple[Event, ...]]:
    pos = at_the_end(players, start, **fields)
    events = pos.play((start + players - 1) % players, "load -")
    assert pos.over
    return pos, events


def amounts(events: Sequence[Event], kind: str) -> list[int | None]:
    return [event.amount for event in events if event.kind == kind]


def result(pos: Position) -> dict[str, Any]:
    assert pos.result is not None
    return pos.result


# ------------------------------------------------------------------------------------ 8.1 prestige


@pytest.mark.parametrize(("held", "gained"), RANKS)
def test_equals_share_a_prestige_rank_in_full_and_the_next_lower_count_is_the_next_rank(
    held: list[int], gained: list[int]
) -> None:
    pos, events = finish(len(held), prestige=held)
    assert amounts(events, "rank_prestige") == gained
    assert ducats(pos) == [11 + 6 + gain for gain in gained]  # nobody has a port token: 6 for all


def test_a_rank_is_the_number_of_different_higher_counts() -> None:
    for held in product(range(3), repeat=4):
        _, events = finish(4, prestige=list(held))
        ranks = [len({other for other in held if other > mine}) for mine in held]
        assert amounts(events, "rank_prestige") == [[6, 3, 1][rank] for rank in ranks]


@pytest.mark.parametrize(
    ("held", "gained"),
    [
        ([3, 2, 2, 0], [6, 3, 3, 0]),
        ([0, 0], [0, 0]),
        ([0, 1], [0, 6]),
        ([2, 1, 0, 0, 0], [6, 3, 0, 0, 0]),
        ([3, 2, 1], [6, 3, 1]),
    ],
)
def test_nothing_is_paid_for_nothing_where_zero_is_no_rank(held: list[int], gained: list[int]) -> None:
    owned = [TOKENS[:count] for count in held]
    _, events = finish(len(held), prestige=held, owned=owned, options={"zero_counts_as_rank": False})
    assert amounts(events, "rank_prestige") == gained
    assert amounts(events, "rank_tokens") == gained


def test_ducats_make_no_difference_to_a_rank() -> None:
    _, events = finish(prestige=[1, 2, 3], ducats=[90, -40, 0])
    assert amounts(events, "rank_prestige") == [1, 3, 6]


def test_prestige_tokens_are_not_returned_at_the_end() -> None:
    pos, _ = finish(prestige=[1, 2, 3])
    assert each(pos, "prestige") == [1, 2, 3]


# --------------------------------------------------------------------------------------- 8.2 cargo


@pytest.mark.parametrize("good", PAYOUT)
def test_a_run_pays_its_row_and_beyond_the_row_its_last_figure(good: str) -> None:
    row = PAYOUT[good]
    for length in range(1, len(of_good(good)) + 1):
        _, events = finish(cargo=[[], of_good(good)[:length], []])
        paid = row[min(length, len(row)) - 1]
        assert lines(events, "run") == [f"run seat=1 number={length} good={good} amount={paid}"]


def test_an_empty_cargo_pays_nothing() -> None:
    pos, events = finish()
    assert (amounts(events, "run"), ducats(pos)) == ([], [23, 23, 23])


def test_runs_of_one_good_with_another_between_them_are_paid_apart() -> None:
    _, events = finish(cargo=[[*GRAIN[:3], GEMS[0], *GRAIN[3:6]], [], []])
    assert lines(events, "run") == [
        "run seat=0 number=3 good=grain amount=4",
        "run seat=0 number=1 good=gems amount=1",
        "run seat=0 number=3 good=grain amount=4",
    ]


def test_what_is_loaded_last_lengthens_the_run_it_lies_on() -> None:
    pos = at_the_end(cargo=[[], [], SILK[:2]], played=["silk-12", "gems-01"])
    events = play(pos, "2 load silk-12,gems-01")
    assert lines(events, "run") == [
        "run seat=2 number=1 good=gems amount=1",
        "run seat=2 number=3 good=silk amount=7",
    ]


def test_the_order_of_loading_decides_what_a_cargo_pays() -> None:
    pos = at_the_end(cargo=[[], [], SILK[:2]], played=["silk-12", "gems-01"])
    events = play(pos, "2 load gems-01,silk-12")
    assert amounts(events, "run") == [1, 1, 3]


def test_cards_of_different_players_are_no_run() -> None:
    _, events = finish(cargo=[GEMS[:1], GEMS[1:2], GEMS[2:3]])
    assert amounts(events, "run") == [1, 1, 1]


# ------------------------------------------------------------------------------- 8.3 pirate stacks


def test_each_card_in_the_pirate_stack_costs_a_ducat_whoever_put_it_there() -> None:
    pos, events = finish(
        ducats=[11, 1, 11], pirates=[OLIVES[:2], SALT[:14], []], pirate_own=[OLIVES[:1], [], []]
    )
    assert lines(events, "loss") == [
        "loss seat=0 number=2 amount=2",
        "loss seat=1 number=14 amount=14",
        "loss seat=2 number=0 amount=0",
    ]
    assert ducats(pos) == [21, -1, 23]


# --------------------------------------------------------------------------------- 8.4 port tokens


@pytest.mark.parametrize(("held", "gained"), [case for case in RANKS if max(case[0]) <= 5])
def test_port_tokens_are_ranked_as_prestige_is(held: list[int], gained: list[int]) -> None:
    owned = [TOKENS[:count] for count in held]
    pos, events = finish(len(held), owned=owned)
    assert amounts(events, "rank_tokens") == gained
    assert ducats(pos) == [11 + 6 + gain for gain in gained]


def test_port_tokens_count_face_up_and_face_down_and_several_of_a_kind() -> None:
    owned = [["calm_sea"], ["good_deal", "good_deal", "good_terms"], ["good_terms", "calm_sea"]]
    _, events = finish(owned=owned, active_token=["calm_sea", None, "good_terms"])
    assert lines(events, "rank_tokens") == [
        "rank_tokens seat=0 number=1 amount=1",
        "rank_tokens seat=1 number=3 amount=6",
        "rank_tokens seat=2 number=2 amount=3",
    ]


@pytest.mark.parametrize("answer", ["compass stay", "compass tana"])
def test_a_compass_is_never_owned_and_never_counted(answer: str) -> None:
    pos = load(
        start=1,
        active=0,
        phase="sail",
        moves_left=1,
        rest="removed",
        ships=["venezia", "caffa", "sinope"],
        tokens={"ancona": "compass"},
    )
    events = play(pos, "0 sail ancona", f"0 {answer}", "0 load -")
    assert lines(events, "rank_tokens") == [f"rank_tokens seat={seat} number=0 amount=6" for seat in range(3)]


# ---------------------------------------------------------------------------------- 8.5 hand cards


def test_hand_cards_are_worth_nothing() -> None:
    pos, events = finish(hands=[GEMS[:3], [], SALT[:5]])
    assert (ducats(pos), amounts(events, "hand_cards")) == ([23, 23, 23], [])


@pytest.mark.parametrize("each_card", [-2, -1, 1, 2])
def test_where_the_table_says_so_hand_cards_bring_or_cost_ducats(each_card: int) -> None:
    pos, events = finish(hands=[GEMS[:3], [], SALT[:5]], options={"hand_card_ducats": each_card})
    assert ducats(pos) == [23 + 3 * each_card, 23, 23 + 5 * each_card]
    assert amounts(events, "hand_cards") == [3 * each_card, 0, 5 * each_card]


# ------------------------------------------------------------------------------------ 8.6 the winner


def test_prestige_cargo_pirates_and_port_tokens_are_scored_in_this_order() -> None:
    _, events = finish(
        2,
        prestige=[1, 0],
        cargo=[GEMS[:1], SALT[:1]],
        pirates=[[], OLIVES[:1]],
        hands=[SILK[:1], []],
        options={"hand_card_ducats": 1},
    )
    assert kinds(events) == [
        "final", "rank_prestige", "rank_prestige", "run", "run", "loss", "loss",
        "rank_tokens", "rank_tokens", "hand_cards", "hand_cards", "over", "win",
    ]  # fmt: skip


def test_the_most_ducats_win() -> None:
    pos, events = finish(4, ducats=[5, 30, 30, 4], prestige=[0, 0, 1, 0])
    assert result(pos) == {
        "winners": [2],
        "ranking": [[2], [1], [0], [3]],
        "scores": [14, 39, 42, 13],
        "columns": {
            "before": [5, 30, 30, 4],
            "prestige": [3, 3, 6, 3],
            "cargo": [0, 0, 0, 0],
            "pirates": [0, 0, 0, 0],
            "tokens": [6, 6, 6, 6],
            "hand": [0, 0, 0, 0],
        },
        "cargo": [0, 0, 0, 0],
    }
    assert lines(events, "win") == ["win seat=2 amount=42"]


def test_the_least_debt_wins_where_all_are_in_debt() -> None:
    pos, _ = finish(ducats=[-70, -50, -51])
    assert (result(pos)["scores"], result(pos)["ranking"]) == ([-58, -38, -39], [[1], [2], [0]])


def test_equal_ducats_go_to_the_larger_cargo() -> None:
    pos, _ = finish(ducats=[10, 11, 8], cargo=[SILK[:1], [], [GEMS[0], SALT[0], GEMS[1]]])
    assert (result(pos)["scores"], result(pos)["cargo"]) == ([23, 23, 23], [1, 0, 3])
    assert result(pos)["ranking"] == [[2], [0], [1]]


def test_cards_in_hand_and_in_the_pirate_stack_are_no_cargo() -> None:
    pos, _ = finish(2, ducats=[14, 10], hands=[GEMS[:6], []], pirates=[SALT[:3], []], cargo=[[], SILK[:1]])
    assert (result(pos)["scores"], result(pos)["winners"]) == ([23, 23], [1])


def test_cards_unloaded_by_the_first_scoring_are_no_cargo() -> None:
    pos = at_the_end(
        2,
        ducats=[10, 10],
        cargo=[[SALT[0], SALT[1], GEMS[0]], [SILK[0], POTTERY[0]]],
        deck=["venice"],
    )
    events = play(pos, "1 load -")
    assert amounts(events, "run") == [3, 1, 1, 1]
    assert result(pos)["cargo"] == [1, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whom_nothing_else_tells_apart_turn_order_does_from_the_start_player_on(players: int) -> None:
    for start in range(players):
        pos, _ = finish(players, start)
        order = [[(start + turn) % players] for turn in range(players)]
        assert (result(pos)["ranking"], result(pos)["winners"]) == (order, [start])


def test_turn_order_counts_only_among_those_who_are_equal() -> None:
    pos, _ = finish(4, start=2, ducats=[20, 20, 19, 19], cargo=[[], SILK[:2], [], GEMS[:1]])
    assert result(pos)["scores"] == [32, 35, 31, 32]
    assert result(pos)["ranking"] == [[1], [3], [0], [2]]


@pytest.mark.parametrize(("counts", "winner"), [(True, 1), (False, 0)])
def test_cargo_scored_early_counts_among_equals_unless_the_table_says_otherwise(
    counts: bool, winner: int
) -> None:
    pos, _ = finish(
        2,
        ducats=[10, 11],
        cargo=[SILK[:1], []],
        removed_cargo=[0, 4],
        options={"removed_cargo_counts": counts},
    )
    assert result(pos)["scores"] == [23, 23]
    assert (result(pos)["winners"], result(pos)["cargo"]) == ([winner], [1, 4 if counts else 0])


def test_no_number_of_cards_outweighs_a_ducat() -> None:
    pos, _ = finish(2, ducats=[10, 11], removed_cargo=[800, 0])
    assert result(pos)["winners"] == [1]


# -------------------------------------------------------------------------------- after the end


def test_there_is_no_result_before_the_end() -> None:
    pos = at_the_end()
    assert (pos.result, table(pos)["result"]) == (None, None)


def test_when_the_game_is_over_nobody_has_anything_to_do() -> None:
    pos, _ = finish(hands=[GEMS[:2], [], []])
    assert (pos.to_act, table(pos)["phase"], table(pos)["result"]) == ((), "over", pos.result)
    for seat in range(3):
        assert texts(pos, seat) == []
    for action in ("finish-trade", "buy deck", "play gems-01", "load -", "discard gems-01", "no-deals"):
        assert refused(pos, 0, action) == "game-over"


def test_a_finished_game_that_is_laid_out_is_not_scored_again() -> None:
    pos = load(2, phase="over", ducats=[10, 40], prestige=[5, 0], cargo=[GEMS[:2], []])
    assert pos.over
    assert (result(pos)["scores"], result(pos)["winners"]) == ([10, 40], [1])


def test_the_win_of_a_batch_is_the_result_of_its_position() -> None:
    pos, _ = finish(4, start=1, ducats=[20, 25, 25, 20], cargo=[[], [], SILK[:3], []])
    batch = pos.game.batch(1, players=4)
    batch.states[:] = pos.states
    done, shares = batch.reset_done()
    assert (bool(done[0]), shares[0].tolist()) == (True, [0, 0, 1, 0, 0])
