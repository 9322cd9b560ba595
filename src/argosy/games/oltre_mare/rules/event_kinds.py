"""The kinds of events. Those that move cards, ducats or tokens say all a spectator needs to follow them."""

from __future__ import annotations

from enum import IntEnum

from argosy.core.event_log import FIRST_OWN_KIND, EventParts
from argosy.core.events import NAME, EventFields

from .bundle import Bundle

EVENT_FIELDS: EventFields = {
    "card": NAME,
    "good": NAME,
    "port": NAME,
    "token": NAME,
    "symbol": NAME,
    "give": Bundle.from_text,
    "want": Bundle.from_text,
}

# No events of their own: a good and how many, or ducats, that are given or wanted in the event before.
GIVE = FIRST_OWN_KIND
WANT = GIVE + 1


class EventKind(IntEnum):
    TURN = WANT + 1  # seat's turn in round `number` begins
    INFLUENCE = 5  # N1: seat gains `amount` ducats by local influence
    DISCARD = 6  # N2: a hand card of seat goes onto its pirate stack; only seat knows which
    TRADE = 7  # the trade phase begins; seat has `number` cards and must play `amount`
    BUY = 8  # B1: seat pays `amount` for the top card of the goods deck
    BUY_PIRATES = 9  # B1: seat pays `amount` for the top card of its pirate stack
    SEE = 10  # the card that seat bought, drew or saw; nobody else knows
    OFFER = 11  # seat makes offer `number` to `other`, or to all
    OFFER_CARD = 12  # a card in that offer; with open trade all who hear the offer see it
    ANSWER = 13  # R3: seat would accept offer `number`
    ANSWER_CARD = 14
    DECLINE = 15  # seat declines offer `number`
    WITHDRAW = 16  # seat takes offer `number` back
    CLAIM_SYMBOL = 17  # T7: seat says that a card of its offer `number` has a symbol, true or not
    CLAIM_POWER = 18  # … has power `amount`
    CLAIM_LOAD = 19  # … has load `amount`
    CLAIM_PORT = 20  # … names a port
    DEAL = 21  # seat and `other` carry out offer `number`: seat gives `give`, gets `want`
    QUIET_DEAL = 22  # R2: for those who did not hear: `number` cards, `amount` ducats more went than came
    HAND_OVER = 23  # a card that seat gave `other`; only they know
    PRESTIGE = 24  # T6: seat gets a prestige token
    NO_DEALS = 25  # seat wants no deals in this turn
    LAPSE_CARDS = 26  # offer `number` of seat ends: the cards are no longer there
    LAPSE_HAND = 27  # … those it is still for have too few cards
    LAPSE_LOAD = 28  # … the active player could no longer play his load
    LAPSE_NO_DEALS = 29  # … nobody it was for wants deals
    LAPSE_DECLINED = 30  # … everybody has declined
    FINISH_TRADE = 31  # all open offers end
    PLAY = 32  # A1: seat plays a card
    DUCATS = 33  # A2: `number` ducat symbols bring seat `amount` ducats
    CALM_SEA = 34  # A3: `number` ship symbols bring seat `amount` ducats
    PIRATES = 35  # A2: `number` pirate flags cost seat `amount` cards
    REPELLED = 36  # A3: `number` pirate flags are ignored
    PIRATE = 37  # the top card of the goods deck goes onto seat's pirate stack
    DRAWS = 38  # A2: `number` card symbols bring seat `amount` cards
    DRAW = 39  # seat takes the top card of the goods deck
    NO_CARD = 40  # X5: no card is left
    SHIPS = 41  # A5: seat must sail `amount` moves
    SAIL = 42
    TOKEN = 43  # A7: seat takes the token of the port, which is now its active one
    NO_TOKEN = 44  # A7: no token here; seat's active token is turned over
    COMPASS = 45  # A8: the compass of the port leaves the game
    JUMP = 46  # A8: seat puts its ship on another port
    STAY = 47  # A8: seat stays where it is
    LOAD = 48  # L1: a played card goes onto seat's cargo
    VENICE = 49  # F1: the Venice card appears; first scoring
    RANK_PRESTIGE = 50  # 8.1: `number` prestige tokens bring seat `amount` ducats
    RETURN_PRESTIGE = 51  # F3: all prestige tokens go back
    RUN = 52  # 8.2: a run of `number` cards brings seat `amount` ducats
    KEEP = 53  # F4: the run of `number` cards on top stays
    UNLOAD = 54  # F4: a scored card goes from seat's cargo to the discard pile
    SCORE_START = 55  # X3: the start player's stacks are scored now
    LOSS = 56  # 8.3: `number` cards in seat's pirate stack cost `amount` ducats
    GATHER = 57  # X3: seat's cargo and pirate stack are shuffled into the goods deck
    LAST_ROUND = 58  # X1
    FINAL = 59  # the final scoring begins
    RANK_TOKENS = 60  # 8.4: `number` port tokens bring seat `amount` ducats
    HAND_CARDS = 61  # 8.5: with hand_card_ducats, `number` cards bring seat `amount` ducats
    OVER = 62
    WIN = 63  # seat has won with `amount` ducats
    ANSWER_VOID = 64  # seat's answer to offer `number` no longer holds


EVENT_PARTS: EventParts = {
    GIVE: ("give", Bundle.with_part),
    WANT: ("want", Bundle.with_part),
}
