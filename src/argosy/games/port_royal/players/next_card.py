"""The card on top of the draw pile, chosen: for looking at every card that may come next."""

from __future__ import annotations

from argosy.core.cards import DECK
from argosy.games.port_royal.rules.cards import CARD_COUNT
from argosy.games.port_royal.rules.moves import refill
from argosy.games.port_royal.rules.state import State
from argosy.players.compilation import player_function


@player_function
def lay_on_top(s: State, face: int) -> None:
    """Let a face that is among the hidden ones come next; the card that lay there takes its place."""
    if not refill(s, None):
        return
    top = int(s.deck[s.length[DECK] - 1])
    pool = s.pool[top]
    for card in range(CARD_COUNT):
        if s.pool[card] == pool and s.face[card] == face:
            s.face[card] = s.face[top]
            s.face[top] = face
            return
