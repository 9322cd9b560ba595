"""Refusals as sentences, with the figures behind them."""

from __future__ import annotations

from argosy.core.actions import Action

from .actions import FIRST_TAKE, Refusal
from .cards import FACE_IDS
from .legal import fee, price
from .notation import ACTIONS
from .state import PENDING, State, coins


def explain(s: State, seat: int, action: Action, reason: Refusal) -> str:
    """A refusal as a sentence, with the figures behind it."""
    if reason == Refusal.TOO_EXPENSIVE:
        face = ACTIONS.codes[action.text] - FIRST_TAKE
        owed = f"{price(s, seat, face)} coins" + (" and a fee of 1" if fee(s, seat) else "")
        return f"{FACE_IDS[face]} costs seat {seat} {owed}; it has {coins(s, seat)}"
    pending = FACE_IDS[s.face[s.first[PENDING]]] if s.length[PENDING] else "no ship"
    what = action.text.partition(" with ")[0].partition(" ")[2]  # the card taken, the expedition claimed
    sentences = {
        Refusal.GAME_OVER: "the game is over",
        Refusal.NOT_YOUR_DECISION: f"seat {seat} has nothing to decide; the table waits for seat {s.acting}",
        Refusal.SHIP_PENDING: f"{pending} was just drawn: keep or repel it first",
        Refusal.NO_SHIP_PENDING: "no ship is waiting to be kept or repelled",
        Refusal.NOT_DISCOVERING: f"'{action}' belongs to the discover phase, which is over for this turn",
        Refusal.NOT_TRADING: f"'{action}' belongs to the trade and hire phase, and this is not it",
        Refusal.FIRST_CARD_COMPULSORY: "the first card of a turn is compulsory: draw",
        Refusal.HARBOUR_EMPTY: "this table does not allow stopping on an empty harbour: draw",
        Refusal.NO_CARDS_LEFT: "neither the draw pile nor the discard pile holds a card: stop",
        Refusal.SHIP_MUST_BE_REPELLED: f"this table does not allow a bust on purpose: repel {pending}",
        Refusal.NO_PICKS_LEFT: "no more cards may be taken in this go",
        Refusal.NOT_IN_HARBOUR: f"{what} is not in the harbour",
        Refusal.NOT_ACTIVE: f"only the active player, seat {s.active}, claims expeditions",
        Refusal.NOT_IN_ROW: f"{what} is not open",
        Refusal.PERSONS_MISSING: f"seat {seat} does not have the persons for '{action}'",
    }
    return sentences[reason]
