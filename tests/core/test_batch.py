"""Batches: many games at once are the same games, whatever the number of threads."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import argosy
from argosy import ArgosyError, Batch, IllegalAction, Position

GAME = argosy.game("port-royal")
RULES = GAME.rules
SHORT = {"turn_limit": 6}


def step_at_random(batch: Batch, steps: int) -> None:
    for _ in range(steps):
        batch.legal_mask()
        batch.step(batch.random_actions())


def run_to_the_end(batch: Batch) -> None:
    while any(batch.position(i).to_act for i in range(len(batch))):
        step_at_random(batch, 20)


def codes_of(pos: Position) -> set[int]:
    actions = [action for seat in pos.to_act for action in pos.legal(seat)]
    return {code for action in actions for code in RULES.steps(None, 0, action)}


def place(batch: Batch, i: int, pos: Position) -> None:
    """Put a position into a batch."""
    batch.states[i : i + 1] = np.frombuffer(pos.to_bytes(), RULES.state)


def blocks(observation: npt.NDArray[np.float32]) -> dict[str, npt.NDArray[np.float32]]:
    """An observation cut up as `features` documents it, by the first words of each meaning."""
    found, at = {}, 0
    for meaning, length in RULES.features:
        found[meaning] = observation[at : at + length]
        at += length
    assert at == len(observation)
    return found


# ---------------------------------------------------------------------------------- the same games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_batch_equals_its_games_played_one_by_one(players: int) -> None:
    batch = GAME.batch(6, players, seed=31 + players)
    alone = [batch.position(i) for i in range(6)]
    for _ in range(150):
        batch.legal_mask()
        codes = batch.random_actions()
        for pos, code in zip(alone, codes, strict=True):
            if not pos.over:
                pos.play(pos.to_act[0], RULES.action(None, 0, int(code)))
        batch.step(codes)
        assert batch.states.tobytes() == b"".join(pos.to_bytes() for pos in alone)


def test_the_first_game_of_a_batch_is_the_game_of_that_seed_and_the_others_are_other_games() -> None:
    batch = GAME.batch(50, 4, seed=12, options={"ending": "expedition"})
    assert batch.position(0) == GAME.new(4, seed=12, options={"ending": "expedition"})
    assert len({tuple(batch.position(i).dump()["deck"]) for i in range(50)}) == 50
    assert {batch.position(i).view(None)["start"] for i in range(50)} == {0, 1, 2, 3}


def test_a_game_does_not_depend_on_how_many_others_there_are() -> None:
    assert GAME.batch(3, 3, seed=4).states.tobytes() == GAME.batch(9, 3, seed=4).states[:3].tobytes()


def test_the_position_of_a_batch_is_a_copy() -> None:
    batch = GAME.batch(2, 3, seed=1)
    before = batch.states.tobytes()
    batch.position(1).play(batch.position(1).to_act[0], "draw")
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("threads", [2, 3, 64])
def test_the_number_of_threads_makes_no_difference(threads: int) -> None:
    one, many = (GAME.batch(31, 4, seed=8, options=SHORT, threads=t) for t in (1, threads))
    finished = 0
    for _ in range(120):
        assert one.legal_mask().tobytes() == many.legal_mask().tobytes()
        assert one.observe().tobytes() == many.observe().tobytes()
        codes = one.random_actions()
        assert (codes == many.random_actions()).all()
        one.step(codes)
        many.step(codes)
        done, shares = one.reset_done()
        assert [done.tobytes(), shares.tobytes()] == [part.tobytes() for part in many.reset_done()]
        finished += int(done.sum())
        assert one.states.tobytes() == many.states.tobytes()
    assert finished > 31


# --------------------------------------------------------------------------------------- decisions


@pytest.mark.parametrize("players", [2, 5])
def test_the_mask_says_what_a_position_says(players: int) -> None:
    batch = GAME.batch(8, players, seed=3, options={"turn_limit": 20, "claim_after_bust": True})
    seen_over = False
    for _ in range(250):
        mask = batch.legal_mask()
        assert mask.shape == (8, RULES.action_count)
        assert mask.max() <= 1
        for i in range(8):
            assert set(np.flatnonzero(mask[i])) == codes_of(batch.position(i))
        seen_over = seen_over or not mask.any(axis=1).all()
        batch.step(batch.random_actions())
    assert seen_over


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("wrong", [-1, -(2**63), 10_000, 2**62, "too many", "illegal"])
def test_an_illegal_code_is_refused_with_its_game_and_no_game_changes(wrong: int | str, threads: int) -> None:
    batch = GAME.batch(7, 3, seed=6, threads=threads)
    step_at_random(batch, 30)
    mask = batch.legal_mask()
    codes = batch.random_actions().copy()
    if wrong == "too many":
        codes[4] = RULES.action_count
    else:
        codes[4] = np.flatnonzero(mask[4] == 0)[0] if wrong == "illegal" else wrong
    named = f"'{RULES.action(None, 0, int(codes[4]))}'" if wrong == "illegal" else str(codes[4])
    before = batch.states.tobytes()
    with pytest.raises(IllegalAction, match=r"^game 4: ") as caught:
        batch.step(codes)
    assert batch.states.tobytes() == before
    assert named in str(caught.value)
    assert caught.value.reason == "illegal-in-batch"
    legal = {RULES.action(None, 0, int(code)) for code in np.flatnonzero(mask[4])}
    assert set(caught.value.legal) == legal


@pytest.mark.parametrize("threads", [1, 3])
def test_of_several_illegal_codes_the_first_game_is_named(threads: int) -> None:
    batch = GAME.batch(9, 3, seed=6, threads=threads)
    with pytest.raises(IllegalAction, match=r"^game 2: 77777"):
        batch.step(np.array([0, 0, 77777, 0, 0, -5, 0, 0, 99999]))


def test_a_finished_game_takes_any_code_and_stays_as_it_is() -> None:
    batch = GAME.batch(3, 2, seed=5, options={"turn_limit": 1})
    run_to_the_end(batch)
    before = batch.states.tobytes()
    assert not batch.legal_mask().any()
    assert not batch.random_actions().any()
    batch.step(np.array([-1, 10_000, 3]))
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("codes", [[0, 0], [0, 0, 0, 0], [[0, 0, 0]], 0, []], ids=str)
def test_codes_of_the_wrong_shape_are_refused(codes: Any) -> None:
    batch = GAME.batch(3, 3, seed=1)
    before = batch.states.tobytes()
    with pytest.raises(IllegalAction, match=r"step needs 3 action codes, not shape \(") as caught:
        batch.step(np.array(codes))
    assert caught.value.reason == "wrong-shape"
    assert batch.states.tobytes() == before


def test_the_refusal_of_a_wrong_shape_does_not_say_that_nothing_is_legal() -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.batch(3, 3, seed=1).step(np.array([0]))
    assert "Legal now: nothing" not in str(caught.value)


@pytest.mark.parametrize(
    "codes", [[0.9, 0.0, 0.0], [float("nan"), 0.0, 0.0], ["0", "0", "0"], ["draw"] * 3], ids=str
)
def test_codes_that_are_no_whole_numbers_are_refused_not_rounded(codes: Any) -> None:
    batch = GAME.batch(3, 3, seed=1)
    before = batch.states.tobytes()
    with pytest.raises(IllegalAction):
        batch.step(np.array(codes))
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int16, np.int32, np.uint32, np.int64])
def test_codes_may_be_whole_numbers_of_any_size(kind: Any) -> None:
    narrow, wide = GAME.batch(3, 3, seed=1), GAME.batch(3, 3, seed=1)
    narrow.step(np.zeros(3, kind))
    wide.step(np.zeros(3, np.int64))
    assert narrow.states.tobytes() == wide.states.tobytes()


@pytest.mark.parametrize("n", [0, -1, 2.0, "3", True, None])
def test_a_batch_holds_at_least_one_game(n: Any) -> None:
    with pytest.raises(ArgosyError, match="a batch holds at least 1 game"):
        GAME.batch(n, 3)


# ------------------------------------------------------------------------------------------ chance


def test_random_actions_are_legal_in_every_game() -> None:
    batch = GAME.batch(64, 4, seed=2)
    for _ in range(100):
        mask = batch.legal_mask()
        codes = batch.random_actions()
        running = mask.any(axis=1)
        assert mask[np.arange(64), codes][running].all()
        batch.step(codes)


def test_random_actions_are_even() -> None:
    pos = GAME.load(
        {
            "players": 3,
            "phase": "trade",
            "picks": 2,
            "harbour": ["ship_red_1_1", "ship_blue_1_1", "sailor_1", "ship_green_1_1"],
            "coins": [12, 0, 0],
        }
    )
    choices = sorted(codes_of(pos))
    assert len(choices) == 5
    batch = GAME.batch(5000, 3, seed=4)
    for i in range(5000):
        place(batch, i, pos)
    batch.legal_mask()
    counts = np.bincount(batch.random_actions(), minlength=RULES.action_count)
    assert counts.sum() == counts[choices].sum()
    assert ((counts[choices] - 1000) ** 2 / 1000).sum() < 23.5  # 4 degrees of freedom: 1 in 10,000


def test_random_actions_do_not_touch_the_games_and_come_again_with_the_same_seed() -> None:
    left, right = GAME.batch(40, 3, seed=9), GAME.batch(40, 3, seed=9)
    step_at_random(left, 60)
    step_at_random(right, 60)
    before = left.states.tobytes()
    assert before == right.states.tobytes()
    left.legal_mask()
    assert (left.random_actions().copy() != left.random_actions()).any()
    assert left.states.tobytes() == before


# ---------------------------------------------------------------------------------------- new games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_finished_games_restart_and_their_win_shares_are_told(players: int) -> None:
    batch = GAME.batch(20, players, seed=15, options={**SHORT, "auto_pass": False})
    restarted = 0
    for _ in range(400):
        step_at_random(batch, 1)
        before = [batch.position(i) for i in range(20)]
        done, shares = batch.reset_done()
        assert [bool(flag) for flag in done] == [pos.over for pos in before]
        for i, pos in enumerate(before):
            if not pos.over:
                assert batch.position(i) == pos
                continue
            restarted += 1
            assert pos.result is not None
            winners = pos.result["winners"]
            assert shares[i].sum() == pytest.approx(1)
            assert [seat for seat in range(5) if shares[i, seat] > 0] == sorted(winners)
            assert shares[i, winners] == pytest.approx(1 / len(winners))
            now = batch.position(i).view(None)
            assert (now["turn"], now["players"], now["drawn"]) == (1, players, 0)
            assert [seat["coins"] for seat in now["seats"]] == [3] * players
            assert now["options"] == pos.view(None)["options"]
    assert restarted > 20


def test_a_game_restarts_with_other_cards_every_time() -> None:
    batch = GAME.batch(4, 2, seed=3, options={"turn_limit": 1})
    decks = [tuple(batch.position(i).dump()["deck"]) for i in range(4)]
    for _ in range(5):
        run_to_the_end(batch)
        batch.reset_done()
        decks += [tuple(batch.position(i).dump()["deck"]) for i in range(4)]
    assert len(set(decks)) == 24


def test_games_restarted_under_one_seed_are_not_the_games_of_the_next_seed() -> None:
    batch = GAME.batch(4, 2, seed=3, options={"turn_limit": 1})
    run_to_the_end(batch)
    batch.reset_done()
    following = GAME.batch(4, 2, seed=4, options={"turn_limit": 1})
    assert batch.states.tobytes() != following.states.tobytes()


def test_games_restart_under_the_highest_seed_too() -> None:
    batch = GAME.batch(4, 2, seed=2**63 - 1, options={"turn_limit": 1})
    first = batch.states.tobytes()
    run_to_the_end(batch)
    done, _ = batch.reset_done()
    assert done.all()
    assert batch.states.tobytes() != first
    step_at_random(batch, 1)


# ------------------------------------------------------------------------------------ observations


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_observation_has_the_documented_length_and_its_blocks_stand_where_they_are_said_to(
    players: int,
) -> None:
    batch = GAME.batch(12, players, seed=20 + players)
    for _ in range(12):
        step_at_random(batch, 12)
        observed = batch.observe()
        assert observed.shape == (12, RULES.feature_count) == (12, sum(n for _, n in RULES.features))
        assert observed.dtype == np.float32
        assert np.isfinite(observed).all()
        for i in range(12):
            pos = batch.position(i)
            seat = pos.to_act[0] if pos.to_act else 0
            view, odds, block = pos.view(seat), pos.odds(seat), blocks(observed[i])
            assert list(block["players: 2, 3, 4, 5"]) == [players == n for n in (2, 3, 4, 5)]
            assert block["active seat, relative"].argmax() == (view["active"] - seat) % players
            assert block["turn / 40"] == pytest.approx([view["turn"] / 40])
            per_seat = block[
                "per seat, relative: present, coins / 12, points / 12, swords / 6, each Crew / 2"
            ]
            for relative, row in enumerate(per_seat.reshape(5, -1)):
                if relative >= players:
                    assert not row.any()
                    continue
                other = view["seats"][(seat + relative) % players]
                expected = [1, other["coins"] / 12, other["points"] / 12, other["swords"] / 6]
                assert row[:4] == pytest.approx(expected)
                assert row[4:].sum() * 2 == pytest.approx(len(other["display"]))
            assert block["harbour: cards of each harbour face"].sum() == len(view["harbour"])
            assert block["row: expeditions open"].sum() == len(set(view["row"]))
            chances = block["next card: probability of each face"]
            assert {RULES.faces[face] for face in np.flatnonzero(chances)} == set(odds["next"])
            for card, count in odds["next"].items():
                assert chances[RULES.faces.index(card)] == pytest.approx(count / odds["cards"])
            assert block["draw pile / 120"] == pytest.approx([view["deck"] / 120])
            discard = block["discard pile: cards of each face / 4"]
            assert discard.sum() * 4 == pytest.approx(len(view["discard"]))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_worlds_a_seat_cannot_tell_apart_have_one_observation_and_one_mask(players: int) -> None:
    batch = GAME.batch(10, players, seed=players)
    chance = random.Random(players)
    for _ in range(6):
        step_at_random(batch, 25)
        mask, observed = batch.legal_mask().copy(), batch.observe().copy()
        real = batch.states.copy()
        for _ in range(5):
            for i in range(10):
                pos = batch.position(i)
                seat = pos.to_act[0] if pos.to_act else 0
                place(batch, i, pos.imagine(seat, chance.randrange(2**63)))
            assert (batch.states["face"] != real["face"]).any(axis=1).all()
            assert (batch.observe() == observed).all()
            assert (batch.legal_mask() == mask).all()
        batch.states[:] = real


def test_observing_changes_nothing() -> None:
    batch = GAME.batch(5, 3, seed=2)
    step_at_random(batch, 40)
    before = batch.states.tobytes()
    first = batch.observe().copy()
    assert (batch.observe() == first).all()
    batch.legal_mask()
    assert batch.states.tobytes() == before
