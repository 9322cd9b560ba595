"""The random stream: the same numbers everywhere and for ever, even, and unrelated between streams."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import argosy
from argosy import ArgosyError
from argosy.core.chance import below, next_word, seed_stream
from argosy.core.typing import Ints

GAME = argosy.game("port-royal")
SEEDS = [0, 1, 7, 2**31, 2**32 - 1, 2**32, 2**32 + 1, 2**62 + 12345, 2**63 - 1]
STREAMS = [0, 1, 4095, 2**31, 2**32 - 1]


def stream(seed: int, number: int = 0) -> Ints:
    rng = np.zeros(4, np.int64)
    seed_stream(rng, seed, number)
    return rng


def sfc32(seed: int, number: int = 0) -> Iterator[int]:
    """The generator once more, in whole numbers without bounds."""
    a, b, c, counter = seed % 2**32, seed // 2**32, number, 1
    produced = 0
    while True:
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b // 2**9)
        b = c * 9 % 2**32
        c = (c * 2**21 % 2**32 + c // 2**11 + word) % 2**32
        produced += 1
        if produced > 16:
            yield word


def even(words: Iterator[int], n: int) -> int:
    """A number below n: the upper half of word * n, unless the lower half is among the uneven rest."""
    while True:
        product = next(words) * n
        if product % 2**32 >= 2**32 % n:
            return product // 2**32


def chi_square(counts: Ints) -> float:
    expected = counts.sum() / len(counts)
    return float(((counts - expected) ** 2 / expected).sum())


def chi_square_limit(cells: int) -> float:
    """What even chance exceeds once in some ten thousand times."""
    free = cells - 1
    return float(free * (1 - 2 / (9 * free) + 3.72 * np.sqrt(2 / (9 * free))) ** 3)


def test_the_numbers_of_a_seed_never_change_since_old_records_rest_on_them() -> None:
    rng = stream(7)
    assert [next_word(rng) for _ in range(4)] == [3891143111, 2994695642, 1852364411, 1948228013]
    rng = stream(2**63 - 1, 3)
    assert [next_word(rng) for _ in range(4)] == [3894378387, 1614436254, 2795195588, 3562640951]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("number", STREAMS)
def test_words_are_those_of_sfc32(seed: int, number: int) -> None:
    rng, expected = stream(seed, number), sfc32(seed, number)
    assert [next_word(rng) for _ in range(200)] == [next(expected) for _ in range(200)]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_words_of_a_stream_stay_within_32_bits(seed: int) -> None:
    rng = stream(seed)
    for _ in range(1000):
        next_word(rng)
        assert (rng >= 0).all()
        assert (rng < 2**32).all()


@pytest.mark.parametrize("n", [1, 2, 3, 5, 52, 119, 120, 2**16 + 1, 3 * 2**29, 2**31 - 1, 2**31])
def test_below_throws_the_uneven_rest_away(n: int) -> None:
    rng, words = stream(11), sfc32(11)
    assert [below(rng, n) for _ in range(500)] == [even(words, n) for _ in range(500)]


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 7, 119, 1000])
def test_below_stays_in_range_and_reaches_both_ends(n: int) -> None:
    rng = stream(3)
    drawn = {below(rng, n) for _ in range(20 * n)}
    assert min(drawn) == 0
    assert max(drawn) == n - 1


@pytest.mark.parametrize("seed", [0, 7, 2**63 - 1])
@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 52, 119])
def test_below_is_even(seed: int, n: int) -> None:
    rng = stream(seed)
    counts = np.bincount([below(rng, n) for _ in range(10_000)], minlength=n)
    assert chi_square(counts) < chi_square_limit(n)


def test_below_is_even_where_a_quarter_of_all_words_must_be_rejected() -> None:
    n, rng = 3 * 2**29, stream(5)
    counts = np.bincount([below(rng, n) % 3 for _ in range(10_000)], minlength=3)
    assert chi_square(counts) < chi_square_limit(3)


def test_successive_numbers_are_independent() -> None:
    rng = stream(9)
    pairs = np.bincount([5 * below(rng, 5) + below(rng, 5) for _ in range(10_000)], minlength=25)
    assert chi_square(pairs) < chi_square_limit(25)


def test_seeds_and_streams_that_differ_in_one_bit_share_nothing() -> None:
    first = [stream(0, 0)]
    first += [stream(1 << bit, 0) for bit in range(63)]
    first += [stream(0, 1 << bit) for bit in range(32)]
    words = [next_word(rng) for rng in first for _ in range(8)]
    assert len(set(words)) == len(words)


def test_the_first_numbers_of_neighbouring_streams_are_even() -> None:
    counts = np.bincount([below(stream(1, number), 6) for number in range(6000)], minlength=6)
    assert chi_square(counts) < chi_square_limit(6)


def test_a_game_takes_every_seed_up_to_the_highest() -> None:
    decks = {tuple(GAME.new(3, seed=seed).dump()["deck"]) for seed in SEEDS}
    assert len(decks) == len(SEEDS)
    assert GAME.new(3, seed=2**63 - 1) == GAME.new(3, seed=2**63 - 1)


@pytest.mark.parametrize("seed", [-1, 2**63, 2**64, True, 1.0, "1"])
def test_a_seed_outside_its_range_is_refused_by_games_and_batches(seed: int) -> None:
    with pytest.raises(ArgosyError, match=r"a seed is a whole number from 0 to 2\^63-1, not"):
        GAME.new(3, seed=seed)
    with pytest.raises(ArgosyError, match=r"a seed is a whole number from 0 to 2\^63-1, not"):
        GAME.batch(2, 3, seed=seed)


def test_without_a_seed_no_game_is_like_another() -> None:
    assert GAME.new(3).dump()["deck"] != GAME.new(3).dump()["deck"]
