"""The decisions of a game as codes, one for each step in the order they were played, as a line of text."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Sequence

import numpy as np

from argosy.core.errors import ArgosyError
from argosy.core.typing import Ints

KIND = np.dtype("<u2")
MOST = 1 << 20  # codes of a game, longer than any


def noted(codes: Sequence[int]) -> bytes:
    """Two bytes for each."""
    return np.asarray(codes, KIND).tobytes()


def packed(codes: Sequence[int]) -> str:
    """As text for a JSON file."""
    return base64.b85encode(zlib.compress(noted(codes), 9)).decode()


def unpacked(text: str) -> Ints:
    """The inverse of `packed`; ArgosyError where the text is damaged."""
    try:
        opened = zlib.decompressobj()
        blob = opened.decompress(base64.b85decode(text), MOST * KIND.itemsize)
        if opened.unconsumed_tail:
            raise ValueError("too long")
        found: Ints = np.frombuffer(blob, KIND).astype(np.int64)
    except (ValueError, binascii.Error, zlib.error, TypeError):
        raise ArgosyError("the codes of a game are damaged") from None
    return found
