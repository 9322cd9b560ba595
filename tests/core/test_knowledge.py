"""Imagined worlds: only what the observer does not know changes, evenly, and only within its shuffle."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import argosy
from argosy import Position
from argosy.core.cards import NOBODY, PUBLIC, SPECTATOR, card_fields, clear_cards, state_type
from argosy.core.chance import next_word, seed_stream
from argosy.core.knowledge import exchange_unknown, observer_bit

GAME = argosy.game("port-royal")
CARDS = 12
STATE = state_type(card_fields(CARDS, 3))


def world(pool: list[int], known: list[int]) -> Any:
    """A record whose card n has face n, and of whose cards these pools and observers are known."""
    s = np.zeros(1, STATE)[0]
    clear_cards(s)
    s.face[:] = range(CARDS)
    s.pool[: len(pool)] = pool
    s.known[: len(known)] = known
    return s


def imagined(s: Any, observer: int, seed: int) -> Any:
    copy = s.copy()
    seed_stream(copy.rng, seed, 0)
    exchange_unknown(copy, observer, np.zeros(2 * CARDS, np.int16))
    return copy


def after(decisions: int, players: int, seed: int) -> Position:
    """A random game after so many decisions."""
    chance, pos = random.Random(seed), GAME.new(players, seed=seed)
    for _ in range(decisions):
        if not pos.over:
            pos.play(pos.to_act[0], chance.choice(pos.legal(pos.to_act[0])))
    return pos


# --------------------------------------------------------------------------------- any small record


def test_a_spectator_has_a_bit_of_its_own_beside_the_seats() -> None:
    assert [observer_bit(seat) for seat in (0, 1, 2, 3, 4, None)] == [0, 1, 2, 3, 4, SPECTATOR]
    assert sum(1 << observer_bit(seat) for seat in (0, 1, 2, 3, 4, None)) == PUBLIC


def test_faces_are_exchanged_within_their_pool_only() -> None:
    s = world([1, 2, 1, 2, 1, 3, 3, 0, 0], [NOBODY] * 7)
    pools = [{0, 2, 4}, {1, 3}, {5, 6}]
    for seed in range(50):
        face = imagined(s, 0, seed).face
        for pool in pools:
            assert {int(face[card]) for card in pool} == pool
        assert list(face[7:]) == list(range(7, CARDS))


def test_a_seat_keeps_the_faces_it_knows_and_only_those() -> None:
    s = world([1] * 8, [0b000001] * 3 + [0b000010] * 3 + [NOBODY] * 2)
    for observer, fixed in [(0, range(3)), (1, range(3, 6)), (2, range(0)), (SPECTATOR, range(0))]:
        worlds = [imagined(s, observer, seed).face for seed in range(60)]
        assert all(face[card] == card for face in worlds for card in fixed)
        for card in set(range(8)) - set(fixed):
            assert {int(face[card]) for face in worlds} == set(range(8)) - set(fixed)


def test_a_spectator_does_not_know_what_every_seat_knows() -> None:
    s = world([1] * 6, [0b011111] * 6)
    for seat in range(5):
        assert list(imagined(s, seat, 3).face) == list(range(CARDS))
    assert any(list(imagined(s, SPECTATOR, seed).face) != list(range(CARDS)) for seed in range(5))


def test_nothing_but_faces_and_the_stream_is_changed() -> None:
    s = world([1, 1, 1, 2, 2, 2], [NOBODY] * 6)
    s.zone[:6] = [0, 1, 0, 1, 2, 2]
    other = imagined(s, 0, 8)
    for name in STATE.names or ():
        if name not in {"face", "rng"}:
            assert (other[name] == s[name]).all(), name


def test_every_world_is_equally_likely() -> None:
    s = world([1, 2, 1, 2, 1], [NOBODY] * 5)
    counts = Counter(tuple(map(int, imagined(s, 0, seed).face[:5])) for seed in range(2400))
    assert len(counts) == 6 * 2
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 38.0  # 11 degrees: 1 in 10,000


def test_a_world_without_secrets_stays_as_it_is() -> None:
    s = world([], [])
    assert list(imagined(s, 0, 4).face) == list(range(CARDS))


# ------------------------------------------------------------------------------------- a real game


@pytest.mark.parametrize("decisions", [0, 40, 150])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_seat_can_tell_an_imagined_position_from_the_real_one(players: int, decisions: int) -> None:
    pos = after(decisions, players, seed=decisions + players)
    for observer in (None, *range(players)):
        for seed in range(3):
            other = pos.imagine(observer, seed)
            assert other.view(observer) == pos.view(observer)
            assert other.odds(observer) == pos.odds(observer)
            assert other.to_act == pos.to_act
            assert [other.legal(seat) for seat in range(players)] == [
                pos.legal(seat) for seat in range(players)
            ]


def test_imagining_leaves_the_real_position_as_it_was() -> None:
    pos = after(100, 4, seed=2)
    before = pos.to_bytes()
    other = pos.imagine(0, seed=5)
    assert pos.to_bytes() == before != other.to_bytes()
    while not other.over:
        other.play(other.to_act[0], other.legal(other.to_act[0])[-1])
        assert pos.to_bytes() == before


def test_the_same_seed_imagines_the_same_world_and_another_seed_another() -> None:
    pos = after(60, 3, seed=3)
    assert pos.imagine(1, seed=9) == pos.imagine(1, seed=9)
    assert len({pos.imagine(1, seed=seed).to_bytes() for seed in range(20)}) == 20


def test_coins_of_an_earlier_shuffle_never_get_into_the_draw_pile_of_a_later_one() -> None:
    pos = after(400, 5, seed=4)
    dump = pos.dump()
    pools = dump["hidden_state"]["pool"]
    assert len({pool for pool in pools if pool}) > 1, "the sample must have seen a reshuffle"
    real = np.frombuffer(pos.to_bytes(), GAME.rules.state)[0]
    for seed in range(20):
        other = np.frombuffer(pos.imagine(0, seed).to_bytes(), GAME.rules.state)[0]
        for pool in set(pools):
            cards = real["pool"] == pool
            assert sorted(other["face"][cards]) == sorted(real["face"][cards])
        assert (other["face"][real["pool"] == 0] == real["face"][real["pool"] == 0]).all()


def test_the_next_card_of_imagined_worlds_follows_the_odds() -> None:
    pos = after(80, 4, seed=6)
    odds, drawn = pos.odds(0), Counter(pos.imagine(0, seed).dump()["deck"][0] for seed in range(2000))
    assert set(drawn) <= set(odds["next"])
    expected = {card: 2000 * count / odds["cards"] for card, count in odds["next"].items()}
    chi_square = sum((drawn[card] - mean) ** 2 / mean for card, mean in expected.items())
    free = len(expected) - 1
    assert chi_square < free + 4 * (2 * free) ** 0.5 + 8


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_imagining_with_the_seed_a_game_began_with_does_not_follow_its_chance(players: int) -> None:
    pos = GAME.new(players, seed=7)
    real = np.frombuffer(pos.to_bytes(), GAME.rules.state)[0]["rng"]
    guess = np.array(np.frombuffer(pos.imagine(0, seed=7).to_bytes(), GAME.rules.state)[0]["rng"])
    for _ in range(1000):
        assert list(guess) != list(real), "chance in the imagined world will be that of the real game"
        next_word(guess)
