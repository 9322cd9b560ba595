"""The words of what Oltre Mare tells the outside, by their places in one table (core/vocabulary.py)."""

from __future__ import annotations

from enum import IntEnum

from argosy.core.card_sets import mark_of
from argosy.core.vocabulary import FIRST_OWN_WORD, Vocabulary

from .board import GOOD_IDS, PORT_IDS, SYMBOL_IDS, TOKEN_IDS
from .cards import FACE_IDS
from .event_kinds import EventKind
from .state import MAX_PLAYERS, NAME, OPTIONS, PHASES, Draft

Word = IntEnum(
    "Word",
    "set power load purchases_left price to_discard to_play moves_left no_deals prestige_due "  # of views
    "round last_round venice_out deck discard played ports offers "
    "hand cargo pirates draft ducats prestige top ship tokens active_token "  # of seats
    "to give want goods answers declined give_ducats want_ducats worth "  # of offers and drafts
    "next venice before at_least run "  # of odds, results and forecasts
    "card good port token symbol "  # of events
    "removed hands pirate_own removed_cargo offers_made ships owned purchases got_prestige "  # of dumps
    "routes_used slot refused refused_count steps next_offer venice_between",
    start=FIRST_OWN_WORD,
)

_vocabulary = Vocabulary(Word, OPTIONS, EventKind)


def _place(*words: str) -> int:
    return _vocabulary.add(words)


FROM = _place("from")  # a key that Python keeps for itself

# Values by their numbers: the place of the first.
FACE = _place(*FACE_IDS)
GOOD = _place(*GOOD_IDS)
PORT = _place(*PORT_IDS)
TOKEN = _place(*TOKEN_IDS)
SYMBOL = _place(*SYMBOL_IDS)
PHASE = _place(*PHASES)
DRAFT = _place(*(kind.name.lower() for kind in Draft))
COLUMN = _place("prestige", "cargo", "pirates", "tokens", "hand")  # of a result, in the order of the scoring
SEAT = _place(*(str(seat) for seat in range(MAX_PLAYERS)))  # as a key
GAME = _place(NAME)
HAS_MARK = mark_of(__package__) != ""
MARK = _place(mark_of(__package__))  # of a card set of one's own

# Actions that are always written alike, and the parts of the others: see notation.py.
COMPASS_STAY = _place("compass stay")
PLAY_NOTHING = _place("play -")
LOAD_NOTHING = _place("load -")
BUY_DECK = _place("buy deck", "buy pirates", "finish-trade", "no-deals")  # in the order of their codes
OFFER_TO_ALL = _place("offer-to all")
SEND = _place("send")
DISCARD_CARD = _place("discard ")
PICK_CARD = _place("pick ")
PLAY_CARDS = _place("play ")
LOAD_CARDS = _place("load ")
SAIL_TO = _place("sail ")
COMPASS_TO = _place("compass ")
OFFER_TO = _place("offer-to ")
WANT_GOOD = _place("want ")
GIVE_COIN = _place("give-ducats ")
WANT_COIN = _place("want-ducats ")
ACCEPT = _place("accept ", "decline ", "withdraw ")  # in the order of their codes
CHOOSE = _place("choose ")
CLAIM = _place("claim ")
SYMBOL_CLAIM = _place(" symbol ")
POWER_CLAIM = _place(" power ")
LOAD_CLAIM = _place(" load ")
PORT_CLAIM = _place(" port ")
OFFER = _place("offer ")
ALL = _place("all")
GIVE = _place(" give ")
WANT = _place(" want ")
WITH = _place(" with ")
NOTHING = _place("-")
COMMA = _place(",")
COLON = _place(":")
SPACE = _place(" ")

WORDS = _vocabulary.words
