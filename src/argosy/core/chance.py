"""The random stream inside a state: sfc32, the same numbers in Python, compiled code and on a GPU.

The four words are kept in signed 64-bit fields and every step is masked to 32 bits, so no platform's
rules for unsigned arithmetic can make a difference.
"""

from __future__ import annotations

from argosy.core.compiled import rule
from argosy.core.typing import Ints

WORD = 0xFFFFFFFF
SEED_LIMIT = 2**63


@rule
def next_word(rng: Ints) -> int:
    """The next 32 random bits."""
    a, b, c, counter = int(rng[0]), int(rng[1]), int(rng[2]), int(rng[3])
    word = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
    rng[3] = (counter + 1) & WORD
    return word


@rule
def below(rng: Ints, n: int) -> int:
    """A number in 0…n-1, n up to 2^31, each equally likely: multiply, shift, reject the uneven rest."""
    n = int(n)
    product = next_word(rng) * n
    low = product & WORD
    if low < n:
        uneven = (WORD + 1 - n) % n
        while low < uneven:
            product = next_word(rng) * n
            low = product & WORD
    return product >> 32


@rule
def seed_stream(rng: Ints, seed: int, stream: int) -> None:
    """Start the stream numbered `stream` of a seed in 0…2^63-1; other streams are unrelated."""
    rng[0] = seed & WORD
    rng[1] = (seed >> 32) & WORD
    rng[2] = stream & WORD
    rng[3] = 1
    for _ in range(16):
        next_word(rng)
