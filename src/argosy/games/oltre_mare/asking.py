"""What plain Python asks of the rules: the same functions, for readings."""

from __future__ import annotations

from argosy.core.knowledge import observer_bit
from argosy.core.reading import for_readings

from . import deals, legal, state
from .state import MOST_OPEN_OFFERS, State

actors = for_readings(legal.actors)
write_legal = for_readings(legal.legal)
price = for_readings(legal.price)
cards_to_play = for_readings(legal.cards_to_play)
is_drafting = for_readings(state.is_drafting)
venice_is_out = for_readings(state.venice_is_out)
venice_chance = for_readings(state.venice_chance)
prestige_due = for_readings(deals.prestige_due)
_heard_by = for_readings(deals.heard_by)


def heard(s: State, seat: int | None) -> list[int]:
    """R2: where the open offers lie that a seat, or with None a spectator, hears of."""
    if s.open_offers == 0:
        return []
    places = _heard_by(s, observer_bit(seat))
    return [slot for slot in range(MOST_OPEN_OFFERS) if places >> slot & 1]
