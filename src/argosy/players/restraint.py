"""What a learned player leaves alone of what it may do, so that its turns end, in learning and at a table.

With enough swords one can draw and repel for ever, and offers can be made until all ten are used up. A net
learns and plays with fewer; nothing here is a rule.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from argosy.core.compiled import HASH_LENGTH, compiled
from argosy.core.errors import ArgosyError
from argosy.core.typing import Ints


@cache
def mark(*files: str) -> str:
    """One hash over the sources that compiled code around this file comes from."""
    digest = hashlib.sha256()
    for file in (__file__, *files):
        digest.update(Path(file).read_bytes() + b"\0")
    return digest.hexdigest()[:HASH_LENGTH]


@cache
def restraint_of(game: str) -> Callable[..., int]:
    """Compiled: (s, seat, codes, n, most) -> how many of the n legal codes are left in `codes`."""
    if game == "port-royal":
        return _draws()
    if game == "oltre-mare":
        return _offers()
    raise ArgosyError(f"nobody has learned {game}")


def _draws() -> Callable[..., int]:
    from argosy.games.port_royal.legal import DRAW

    @compiled(f"argosy.players.restraint.draws-{mark()}")
    def draws(s: Any, seat: int, codes: Ints, n: int, most: int) -> int:
        """After `most` cards of a turn no further one, if there is anything else to do."""
        if s.drawn < most or n < 2:
            return n
        left = 0
        for k in range(n):
            if codes[k] != DRAW:
                codes[left] = codes[k]
                left += 1
        return left

    return draws


def _offers() -> Callable[..., int]:
    from argosy.games.oltre_mare.actions import OFFER_TO, OFFER_TO_ALL

    @compiled(f"argosy.players.restraint.offers-{mark()}")
    def offers(s: Any, seat: int, codes: Ints, n: int, most: int) -> int:
        """After `most` own offers of a turn no further one."""
        if s.seats[seat].offers_made < most:
            return n
        left = 0
        for k in range(n):
            if codes[k] < OFFER_TO or codes[k] > OFFER_TO_ALL:
                codes[left] = codes[k]
                left += 1
        return left if left > 0 else n

    return offers
