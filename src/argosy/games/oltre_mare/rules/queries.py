"""What plain Python asks of the rules: the same functions, for readings."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.core.knowledge import observer_bit
from argosy.core.reading import for_readings
from argosy.core.tokens import decode, fresh

from . import action_text, knowledge, legal, spelling, state
from .state import MOST_OPEN_OFFERS, State
from .words import WORDS

cards_to_play = for_readings(legal.cards_to_play)
is_drafting = for_readings(state.is_drafting)
_spell = for_readings(spelling.spell)
_heard_by = for_readings(knowledge.heard_by)
_write_step = for_readings(action_text.write_step)
_write_whole = for_readings(action_text.write_whole)


def heard(s: State, seat: int | None) -> list[int]:
    """R2: where the open offers lie that a seat, or with None a spectator, hears of."""
    if s.open_offers == 0:
        return []
    places = _heard_by(s, observer_bit(seat))
    return [slot for slot in range(MOST_OPEN_OFFERS) if places >> slot & 1]


def step_text(s: State, seat: int, code: int) -> str:
    return _text(_write_step, s, seat, code)


def whole_text(s: State, seat: int, code: int) -> str:
    return _text(_write_whole, s, seat, code)


def _text(write: Any, s: State, seat: int, code: int) -> str:
    out = fresh()
    write(s, seat, code, out)
    text: str = decode(out, WORDS)
    return text


def codes_of(s: State, seat: int, text: str) -> tuple[list[int], int]:
    """The codes that carry an action out, or none and the reason why."""
    codes = np.zeros(spelling.ROOM, np.int16)
    count = int(_spell(s, seat, spelling.spelled(text), codes))
    return codes[: max(0, count)].tolist(), max(0, -count)
