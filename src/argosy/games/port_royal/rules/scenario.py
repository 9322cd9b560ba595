"""Positions as data: `load` lays the table a scenario describes, `dump` describes the table as it is."""

from __future__ import annotations

from collections import Counter

import numpy as np

from argosy.core.card_writer import write_faces, write_first_face, write_hidden
from argosy.core.cards import DECK, NOBODY, PUBLIC
from argosy.core.compiled import rule
from argosy.core.errors import InvalidScenario, shown
from argosy.core.scenario import WITHOUT_HIDDEN, Fields, in_seeded_order, lay, load_hidden
from argosy.core.tokens import close, keyed_list, keyed_number, keyed_word, open_object, word
from argosy.core.typing import Ints, Json
from argosy.core.vocabulary import Common

from .cards import CARD_COUNT, COLOUR, COUNT, FACE_IDS, FACE_NUMBER, KIND, SPECIAL_EXPEDITION, Kind
from .legal import can_repel
from .moves import MOST_COUNTED, meets_ending
from .seen import write_options
from .state import (
    BOX,
    COINS_OF,
    DISCARD,
    DISPLAY_OF,
    HARBOUR,
    MAX_PLAYERS,
    NAME,
    PENDING,
    PHASES,
    ROW,
    ZONES,
    Phase,
    State,
    clear_table,
    count_in,
)
from .words import FACE, GAME, PHASE, Word

OPEN_ZONES = {"discard": DISCARD, "harbour": HARBOUR, "row": ROW, "box": BOX}
FIELDS = (
    "game", "players", "start", "options", "seed", "active", "acting", "phase", "picks", "turn", "drawn",
    "deck", "rest", *OPEN_ZONES, "coins", "display", "pending", "hidden_state",
)  # fmt: skip

# In this order a dump lists the cards; the zones of seats that nobody has are empty.
ZONES_IN_ORDER = np.array([DECK, *OPEN_ZONES.values(), PENDING, *range(COINS_OF, ZONES)], np.int64)

# Which kinds of cards can lie where; a hidden card can be anything with a coin on its back.
MAY_LIE = {
    "harbour": (Kind.SHIP, Kind.PERSON),
    "row": (Kind.EXPEDITION,),
    "display": (Kind.PERSON, Kind.EXPEDITION),
    "pending": (Kind.SHIP,),
}


def load(s: State, data: Json) -> None:
    """Lay the table; the state already has its options, and the random stream its seed."""
    fields = Fields(data, FIELDS, FACE_NUMBER)
    fields.word("game", NAME, [NAME])
    piles = _piles(s, fields)
    players = fields.players
    clear_table(s)
    s.players = players
    s.start = fields.seat("start", 0)
    s.active = fields.seat("active", int(s.start))
    s.acting = fields.seat("acting", int(s.active))
    s.phase = Phase[fields.word("phase", "discover", PHASES).upper()]
    s.picks = fields.number("picks", 0, 0, 100)
    s.turn = fields.number("turn", 1, 1, MOST_COUNTED + MAX_PLAYERS)
    seen = len(piles[HARBOUR]) + len(piles[PENDING])
    s.drawn = fields.number("drawn", seen, seen, MOST_COUNTED)
    _lay_table(s, piles, fields)
    for seat in range(players):
        for face in piles[DISPLAY_OF + seat]:
            count_in(s.seats[seat], face, 1)
    for seat in range(players):
        s.last_round = int(s.last_round or meets_ending(s, seat))
    _check_moment(s)


def _piles(s: State, fields: Fields) -> dict[int, list[int]]:
    """The faces in every zone, the unnamed cards included."""
    piles = {zone: fields.cards(name) for name, zone in OPEN_ZONES.items()}
    piles[DECK] = fields.cards("deck")
    pending = fields.data.get("pending")
    piles[PENDING] = [] if pending is None else [fields.face("pending", pending)]
    for seat, value in enumerate(fields.per_seat("display", [])):
        piles[DISPLAY_OF + seat] = fields.cards(f"display[{seat}]", value)
    wanted = {}
    for seat, value in enumerate(fields.per_seat("coins", 0)):
        if type(value) is int and 0 <= value <= CARD_COUNT:
            wanted[seat] = value
            piles[COINS_OF + seat] = []
        elif isinstance(value, list):
            piles[COINS_OF + seat] = fields.cards(f"coins[{seat}]", value)
        else:
            raise InvalidScenario(
                f"coins[{seat}]", f"must be a number of coins or a list of cards, not {shown(value)}"
            )
    _check_kinds(piles, fields)
    _fill_in(s, piles, wanted, fields)
    return piles


def _check_kinds(piles: dict[int, list[int]], fields: Fields) -> None:
    for zone, faces in piles.items():
        name = _name_of(zone)
        plain = name.partition("[")[0]
        for face in faces:
            if plain in MAY_LIE and KIND[face] not in MAY_LIE[plain]:
                allowed = " or ".join(kind.name.lower() + "s" for kind in MAY_LIE[plain])
                raise InvalidScenario(name, f"holds {allowed} only, not {FACE_IDS[face]}")
            if plain in {"deck", "coins", "discard"} and face == SPECIAL_EXPEDITION:
                raise InvalidScenario(name, f"{FACE_IDS[face]} has no coin on its back and is never there")
            if plain == "box" and face != SPECIAL_EXPEDITION:
                raise InvalidScenario(name, f"only {FACE_IDS[SPECIAL_EXPEDITION]} can be out of the game")
    colours = [COLOUR[face] for face in piles[HARBOUR] if KIND[face] == Kind.SHIP]
    if len(set(colours)) < len(colours):
        raise InvalidScenario("harbour", "holds two ships of one colour, which would have been a bust")


def _name_of(zone: int) -> str:
    for name, number in OPEN_ZONES.items():
        if zone == number:
            return name
    if zone >= DISPLAY_OF:
        return f"display[{zone - DISPLAY_OF}]"
    if zone >= COINS_OF:
        return f"coins[{zone - COINS_OF}]"
    return "deck" if zone == DECK else "pending"


def _fill_in(s: State, piles: dict[int, list[int]], wanted: dict[int, int], fields: Fields) -> None:
    """Cards named nowhere: first the coins given as numbers, then wherever `rest` says."""
    named = Counter(face for faces in piles.values() for face in faces)
    for face, count in named.items():
        if count > COUNT[face]:
            places = [_name_of(zone) for zone, faces in piles.items() if face in faces]
            where = ", ".join(places)
            raise InvalidScenario(
                places[-1],
                f"{FACE_IDS[face]} is named {count} times; the game has {COUNT[face]} ({where})",
            )
    if not named[SPECIAL_EXPEDITION]:
        piles[ROW if fields.players == MAX_PLAYERS else BOX].append(SPECIAL_EXPEDITION)
        named[SPECIAL_EXPEDITION] += 1
    unnamed = [face for face in range(len(COUNT)) for _ in range(COUNT[face] - named[face])]
    rest = in_seeded_order(s, unnamed)
    if sum(wanted.values()) > len(rest):
        raise InvalidScenario(
            "coins",
            f"{sum(wanted.values())} cards are needed as coins; only {len(rest)} are named nowhere else",
        )
    for seat, count in wanted.items():
        piles[COINS_OF + seat], rest = rest[:count], rest[count:]
    homes = {"deck": DECK, "discard": DISCARD} | {
        f"coins:{seat}": COINS_OF + seat for seat in range(fields.players)
    }
    piles[homes[fields.word("rest", "deck", list(homes))]] += rest


def _lay_table(s: State, piles: dict[int, list[int]], fields: Fields) -> None:
    order = list(range(len(s.face)))
    pool = known = None
    if "hidden_state" in fields:
        order, pool, known = load_hidden(s, fields.data["hidden_state"])
    at = 0
    for zone in [zone for zone in ZONES_IN_ORDER.tolist() if zone in piles]:
        count = len(piles[zone])
        hidden = zone == DECK or COINS_OF <= zone < DISPLAY_OF
        cards = order[at : at + count]
        lay(s, zone, cards, piles[zone], hidden)
        at += count
        if pool is None or known is None:
            continue
        for card in cards:
            if (pool[card] > 0) != hidden or known[card] != (NOBODY if hidden else PUBLIC):
                raise InvalidScenario("hidden_state", f"does not fit {_name_of(zone)}: {WITHOUT_HIDDEN}")
        s.pool[cards] = [pool[card] for card in cards]
    if len(set(s.pool[s.deck[: s.length[DECK]]])) > 1:
        raise InvalidScenario("hidden_state.pool", f"does not fit deck: {WITHOUT_HIDDEN}")


def _check_moment(s: State) -> None:
    """The phase and the acting seat must fit what lies on the table."""
    if s.length[PENDING]:
        ship = int(s.face[s.first[PENDING]])
        if s.phase != Phase.DISCOVER:
            raise InvalidScenario("pending", "a ship's fate is open in the discover phase only")
        if not can_repel(s, ship):
            raise InvalidScenario(
                "pending", f"{FACE_IDS[ship]} cannot be repelled by seat {s.active}, so its fate is not open"
            )
    if s.phase != Phase.TRADE and s.acting != s.active:
        raise InvalidScenario("acting", f"outside the trade phase only the active seat, {s.active}, is asked")
    if s.phase != Phase.TRADE and s.picks:
        raise InvalidScenario("picks", "there are none outside the trade phase")
    if s.phase == Phase.AFTER_BUST and not s.claim_after_bust:
        raise InvalidScenario("phase", "after_bust exists only with the option claim_after_bust")
    if s.phase in (Phase.AFTER_BUST, Phase.OVER) and s.length[HARBOUR]:
        raise InvalidScenario("harbour", "is empty after a bust and when the game is over")


@rule
def write_dump(s: State, out: Ints) -> None:
    """The whole position, explicit in every field; `load` gives the same bytes back."""
    open_object(out)
    keyed_word(out, Common.game, GAME)
    keyed_number(out, Common.players, s.players)
    keyed_number(out, Common.start, s.start)
    write_options(s, out)
    keyed_number(out, Common.active, s.active)
    keyed_number(out, Word.acting, s.acting)
    keyed_word(out, Common.phase, PHASE + int(s.phase))
    keyed_number(out, Word.picks, s.picks)
    keyed_number(out, Word.turn, s.turn)
    keyed_number(out, Word.drawn, s.drawn)
    word(out, Word.deck)
    write_faces(s, DECK, FACE, out)
    word(out, Word.pending)
    write_first_face(s, PENDING, FACE, out)
    keyed_list(out, Word.coins)
    for seat in range(s.players):
        write_faces(s, COINS_OF + seat, FACE, out)
    close(out)
    keyed_list(out, Word.display)
    for seat in range(s.players):
        write_faces(s, DISPLAY_OF + seat, FACE, out)
    close(out)
    word(out, Word.discard)
    write_faces(s, DISCARD, FACE, out)
    word(out, Word.harbour)
    write_faces(s, HARBOUR, FACE, out)
    word(out, Word.row)
    write_faces(s, ROW, FACE, out)
    word(out, Word.box)
    write_faces(s, BOX, FACE, out)
    write_hidden(s, ZONES_IN_ORDER, out)
    close(out)
