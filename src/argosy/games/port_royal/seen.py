"""What a seat may see: views, odds, and the numbers a learner gets. Built by allow-list, never by removal.

In Port Royal everybody has the same information: nobody knows the faces of coins, not even their owner.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

import numpy as np

from argosy.core.cards import DECK, NONE
from argosy.core.compiled import rule
from argosy.core.events import Event
from argosy.core.options import values_in
from argosy.core.reading import array_of, for_readings, once, plain
from argosy.core.scenario import named_rows, row_of
from argosy.core.typing import Floats, Ints, Json

from .cards import (
    CLAIMS,
    COINS,
    COLOUR,
    FACE_COUNT,
    FACE_IDS,
    FACE_NUMBER,
    FACES,
    HARBOUR_FACES,
    KIND,
    PERSON_FACE,
    SWORDS,
    Crew,
    Kind,
)
from .legal import (
    ACTION_COUNT,
    FIRST_CLAIM,
    FIRST_TAKE,
    KEEP,
    SHIP_TYPES,
    affordable,
    can_repel,
    fee,
    income,
    is_duplicate,
    legal,
    picks_for,
    price,
    purse,
    symbols_missing,
    types_in_harbour,
)
from .notation import ACTIONS
from .scoring import result
from .state import (
    COINS_OF,
    DISCARD,
    DISPLAY_OF,
    HARBOUR,
    MAX_PLAYERS,
    NAME,
    OPTIONS,
    PENDING,
    PHASES,
    ROW,
    RULES_VERSION,
    Ending,
    Phase,
    State,
    colours_in_harbour,
)

COUNTS_AS = {face.id: "expedition" if face.crew is None else face.crew.name.lower() for face in FACES}
KIND_WORDS = tuple(kind.name.lower() for kind in Kind)
WORTH_WORD = tuple("gain" if face.kind == Kind.SHIP else "price" for face in FACES)
write_legal = for_readings(legal)


@plain
def public(s: State) -> Json:
    """What everybody sees, in every view."""
    over = s.phase == Phase.OVER
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "players": s.players,
        "options": values_in(s, OPTIONS),
        "start": s.start,
        "phase": PHASES[s.phase],
        "to_act": [] if over else [s.acting],
        "picks": s.picks,
        "drawn": s.drawn,
        **table(s),
        "worth": _worth(s) if s.phase == Phase.DISCOVER else None,
        "towards": _towards(s),
        "result": result(array_of(s)[0]) if over else None,
    }


@plain
def own(s: State, seat: int | None) -> Json:
    """What a view has besides for this seat; with None, for a spectator."""
    return {
        "seat": seat,
        "offers": [] if seat is None else _offers(s, seat),
        **open_to(s, seat),
    }


@plain
def open_to(s: State, seat: int | None) -> Json:
    """What a seat can do."""
    return {"choices": [] if seat is None else choices(s, seat)}


@plain
def table(s: State) -> Json:
    """What lies on the table; `follow` keeps it up to date from events alone."""
    lying = named_rows(s, FACE_IDS)
    return {
        "turn": s.turn,
        "active": s.active,
        "last_round": bool(s.last_round),
        "deck": s.length[DECK],
        "discard": lying[DISCARD].copy(),
        "harbour": lying[HARBOUR].copy(),
        "row": lying[ROW].copy(),
        "pending": lying[PENDING][0] if lying[PENDING] else None,
        "seats": [
            _seat(s.length[COINS_OF + seat], lying[DISPLAY_OF + seat].copy()) for seat in range(s.players)
        ],
    }


def _seat(purse: int, display: list[str]) -> Json:
    faces = [FACES[FACE_NUMBER[face]] for face in display]
    crew: dict[str, int] = {}
    for face in display:
        crew[COUNTS_AS[face]] = crew.get(COUNTS_AS[face], 0) + 1
    return {
        "coins": purse,
        "points": sum([face.points for face in faces]),
        "swords": sum([face.swords for face in faces]),
        "crew": crew,
        "display": display,
    }


def follow(before: Json, event: Event) -> Json:
    """The table after an event. A replay needs no rules: events say where every visible card goes."""
    now = {**before, "seats": [dict(seat) for seat in before["seats"]]}
    for name in ("discard", "harbour", "row"):
        now[name] = list(before[name])
    me = now["seats"][event.seat] if event.seat is not None else {}
    card, amount = event.card or "", event.amount or 0
    match event.kind:
        case "turn":
            now |= {"turn": amount, "active": event.seat}
        case "last_round":
            now["last_round"] = True
        case "reshuffle":
            now |= {"deck": now["deck"] + amount, "discard": []}
        case "reveal":
            now |= {"deck": now["deck"] - 1, "pending": card}
        case "dock":
            now |= {"harbour": [*now["harbour"], card], "pending": None}
        case "open":
            now |= {"row": [*now["row"], card], "pending": None}
        case "repel" | "tax_paid":
            now |= {"discard": [*now["discard"], card], "pending": None}
        case "bust":
            now |= {"discard": [*now["discard"], *now["harbour"], card], "harbour": [], "pending": None}
        case "clear":
            now |= {"discard": [*now["discard"], *now["harbour"]], "harbour": []}
        case "gain":
            now["deck"] -= amount
            me["coins"] += amount
        case "fee":
            me["coins"] -= amount
            now["seats"][event.other]["coins"] += amount
        case "spend":
            me["coins"] -= 1
            now["discard"].append(card)
        case "trade":
            now["harbour"].remove(card)
            now["discard"].append(card)
        case "hire":
            now["harbour"].remove(card)
            me |= _seat(me["coins"], [*me["display"], card])
        case "claim":
            now["row"].remove(card)
            me |= _seat(me["coins"], [*me["display"], card])
        case "dismiss":
            left = list(me["display"])
            left.remove(card)
            me |= _seat(me["coins"], left)
            now["discard"].append(card)
    return now


_types_in_harbour = for_readings(types_in_harbour)
_picks_for = for_readings(picks_for)


def _worth(s: State) -> Json:
    """The cards the active player may take if he stops now, and with one more type of ship, if there is."""
    types = _types_in_harbour(s)
    more = _picks_for(s, s.active, types + 1) if types < SHIP_TYPES else None
    return {"picks": _picks_for(s, s.active, types), "more": more}


@for_readings
@rule
def write_missing(s: State, out: Ints) -> None:
    """What every seat's persons do not cover, of each expedition of the row."""
    for seat in range(s.players):
        n = 0
        card = int(s.first[ROW])
        while card != NONE:
            out[seat, n] = symbols_missing(s, seat, int(s.face[card]))
            n += 1
            card = int(s.next[card])


def _towards(s: State) -> list[dict[str, int]]:
    """How many symbols of each open expedition every seat's persons cover."""
    row = row_of(s, ROW)
    if not row:
        return [{} for _ in range(s.players)]
    room = np.empty((s.players, len(row)), np.int16)
    write_missing(s, room)
    faces = sorted([(s.face[card], n) for n, card in enumerate(row)])
    return [{FACE_IDS[f]: len(FACES[f].needs) - missing[n] for f, n in faces} for missing in room.tolist()]


@for_readings
@rule
def appraise(s: State, out: Ints) -> None:
    """Write for every seat its fee, and for each card of the harbour what a ship brings or a person costs
    and whether the seat has the coins."""
    for seat in range(s.players):
        out[seat, 0] = fee(s, seat)
        most = purse(s, seat)
        n = 1
        card = int(s.first[HARBOUR])
        while card != NONE:
            face = int(s.face[card])
            out[seat, n] = income(s, seat, face) if KIND[face] == Kind.SHIP else price(s, seat, face)
            out[seat, n + 1] = affordable(face, most)
            n += 2
            card = int(s.next[card])


@once
def _appraisals(s: State) -> list[list[int]]:
    room = np.empty((s.players, 1 + 2 * s.length[HARBOUR]), np.int16)
    appraise(s, room)
    found: list[list[int]] = room.tolist()
    return found


def _offers(s: State, seat: int) -> list[Json]:
    """What each harbour card would cost this seat or bring it, whether or not it may take it now."""
    faces = [s.face[card] for card in row_of(s, HARBOUR)]
    owed, *appraised = _appraisals(s)[seat]
    return [
        {"card": FACE_IDS[face], WORTH_WORD[face]: value, "fee": owed, "affordable": bool(can)}
        for face, value, can in zip(faces, appraised[::2], appraised[1::2], strict=True)
    ]


@for_readings
@rule
def would_bust(s: State) -> bool:
    """Whether the ship that awaits its fate would end the turn if it were kept."""
    return bool(is_duplicate(s, int(s.face[s.first[PENDING]])))


def choices(s: State, seat: int) -> list[Json]:
    """The legal actions of a seat, each with what it costs and brings."""
    if seat != s.acting:
        return []
    codes = np.empty(ACTION_COUNT, np.int16)
    count = write_legal(s, seat, codes)
    offers = {offer["card"]: offer for offer in _offers(s, seat)}
    return [_choice(s, offers, code) for code in codes[:count].tolist()]


def _choice(s: State, offers: Mapping[str, Json], code: int) -> Json:
    choice: Json = {"action": ACTIONS[code].text}
    if code == KEEP:
        choice["bust"] = would_bust(s)
    if code >= FIRST_CLAIM:
        claim = CLAIMS[code - FIRST_CLAIM]
        spent = sum(FACES[PERSON_FACE[crew]].points for crew in claim.persons)
        expedition = FACES[claim.expedition]
        choice |= {"gain": expedition.coins, "points": expedition.points - spent}
    elif code >= FIRST_TAKE:
        face = FACES[code - FIRST_TAKE]
        offer = offers[face.id]
        choice |= {name: offer[name] for name in ("price", "gain", "fee") if name in offer}
        if face.kind == Kind.PERSON:
            choice["points"] = face.points
    return choice


# ------------------------------------------------------------------------------------------ odds


@rule
def next_faces(s: State, out: Ints) -> int:
    """How often each face is among the cards that may come next; says how many cards those are.

    A1: the next card is any of the hidden cards of the draw pile's own shuffle, coins included; when
    the pile is empty it will be any card of the discard pile.
    """
    for face in range(FACE_COUNT):
        out[face] = 0
    total = 0
    if s.length[DECK] > 0:
        pool = s.pool[s.deck[s.length[DECK] - 1]]
        for card in range(len(s.pool)):
            if s.pool[card] == pool:
                out[s.face[card]] += 1
                total += 1
        return total
    card = int(s.first[DISCARD])
    while card != NONE:
        out[s.face[card]] += 1
        total += 1
        card = int(s.next[card])
    return total


class Fate(IntEnum):
    """What a card would be, drawn now."""

    NO_SHIP = 0
    NEW = 1  # a type that is not yet in the harbour
    REPEL = 2  # a second one, but there are swords enough
    BUST = 3


FATE_WORDS = tuple(fate.name.lower() for fate in Fate)


@rule
def fate(s: State, face: int, colours: int) -> int:
    if KIND[face] != Kind.SHIP:
        return Fate.NO_SHIP
    if (colours >> COLOUR[face]) & 1 == 0:
        return Fate.NEW
    return Fate.REPEL if can_repel(s, face) else Fate.BUST


@rule
def bust_count(s: State, counts: Ints) -> int:
    """Of the cards that may come next, how many are a bust that cannot be repelled."""
    colours = colours_in_harbour(s)
    bust = 0
    for face in range(FACE_COUNT):
        if counts[face] > 0 and fate(s, face, colours) == Fate.BUST:
            bust += counts[face]
    return bust


@for_readings
@rule
def next_and_busting(s: State, out: Ints, fates: Ints, kinds: Ints) -> tuple[int, int]:
    """Writes the next_faces, every face's fate, and how many cards are of each kind; says how many cards
    could come, and how many are a bust."""
    total = next_faces(s, out)
    colours = colours_in_harbour(s)
    kinds[:] = 0
    for face in range(FACE_COUNT):
        fates[face] = fate(s, face, colours)
        kinds[KIND[face]] += out[face]
    return int(total), int(bust_count(s, out))


@plain
def odds(s: State, _seat: int | None) -> Json:
    """The exact distribution of the next card, and the probability that drawing it is a bust.

    Every seat knows the same. `bust` is None where the active player has no draw to decide on.
    """
    room = np.empty((3, FACE_COUNT), np.int16)
    total, bust = next_and_busting(s, *room)
    counts, fates, kinds = room.tolist()
    coming = [face for face, count in enumerate(counts) if count]
    deciding = s.phase == Phase.DISCOVER and s.length[PENDING] == 0 and total > 0
    ships = [face for face in coming if fates[face]] if deciding else []  # Fate.NO_SHIP is 0
    return {
        "cards": total,
        "next": {FACE_IDS[face]: counts[face] for face in coming},
        "kinds": dict(zip(KIND_WORDS, kinds, strict=False)),
        "bust_cards": bust if deciding else None,
        "bust": bust / total if deciding else None,
        "fates": {FACE_IDS[face]: FATE_WORDS[fates[face]] for face in ships} if deciding else None,
    }


# ------------------------------------------------------------------------------ what a learner gets

PER_SEAT = 4 + len(Crew)
# Name and length of each block of the observation, in order. Seats are relative: 0 is the observer.
FEATURES: tuple[tuple[str, int], ...] = (
    ("players: 2, 3, 4, 5", 4),
    ("decision: draw or stop, keep or repel, take, claim after a bust", 4),
    ("active seat, relative", MAX_PLAYERS),
    ("start seat, relative", MAX_PLAYERS),
    ("picks left / 4", 1),
    ("first card of the turn not yet drawn", 1),
    ("last round", 1),
    ("turn / 40", 1),
    ("options: ending with expedition, bust on purpose, governor at once, claim after bust, empty stop", 5),
    (
        "per seat, relative: present, coins / 12, points / 12, swords / 6, each Crew / 2",
        MAX_PLAYERS * PER_SEAT,
    ),
    ("harbour: cards of each harbour face", HARBOUR_FACES),
    ("harbour: cards / 5", 1),
    ("harbour: colours present", 5),
    ("row: expeditions open", 6),
    ("ship awaiting its fate: colour", 5),
    ("ship awaiting its fate: coins / 4, swords / 7, duplicate", 3),
    ("next card: probability of each face", FACE_COUNT),
    ("bust probability of a draw", 1),
    ("draw pile / 120", 1),
    ("discard pile: cards of each face / 4", FACE_COUNT),
)
FEATURE_COUNT = sum(length for _, length in FEATURES)
FIRST_EXPEDITION = HARBOUR_FACES


@rule
def observe(s: State, seat: int, out: Floats, counts: Ints) -> None:
    """The FEATURES of a position for a seat. `counts` is scratch, at least one number per face."""
    for i in range(len(out)):
        out[i] = 0
    out[s.players - 2] = 1
    at = 4
    pending = int(s.first[PENDING])
    if s.phase == Phase.DISCOVER:
        out[at + (0 if pending == NONE else 1)] = 1
    elif s.phase == Phase.TRADE:
        out[at + 2] = 1
    elif s.phase == Phase.AFTER_BUST:
        out[at + 3] = 1
    at += 4
    out[at + (s.active - seat) % s.players] = 1
    at += MAX_PLAYERS
    out[at + (s.start - seat) % s.players] = 1
    at += MAX_PLAYERS
    out[at] = s.picks / 4
    out[at + 1] = s.drawn == 0
    out[at + 2] = s.last_round
    out[at + 3] = s.turn / 40
    at += 4
    out[at] = s.ending == Ending.EXPEDITION
    out[at + 1] = s.voluntary_bust
    out[at + 2] = s.governor_immediate
    out[at + 3] = s.claim_after_bust
    out[at + 4] = s.stop_on_empty_harbour
    at += 5
    at = observe_seats(s, seat, out, at)
    at = observe_harbour(s, out, at)
    if pending != NONE:
        ship = int(s.face[pending])
        out[at + COLOUR[ship]] = 1
        out[at + 5] = COINS[ship] / 4
        out[at + 6] = SWORDS[ship] / 7
        out[at + 7] = (colours_in_harbour(s) >> COLOUR[ship]) & 1
    at += 8
    total = next_faces(s, counts)
    if total > 0:
        each = 1 / total
        for face in range(FACE_COUNT):
            out[at + face] = counts[face] * each
        out[at + FACE_COUNT] = bust_count(s, counts) / total
    at += FACE_COUNT + 1
    out[at] = s.length[DECK] / 120
    at += 1
    card = int(s.first[DISCARD])
    while card != NONE:
        out[at + int(s.face[card])] += 0.25
        card = int(s.next[card])


@rule
def observe_seats(s: State, seat: int, out: Floats, at: int) -> int:
    for relative in range(MAX_PLAYERS):
        if relative < s.players:
            other = (seat + relative) % s.players
            me = s.seats[other]
            out[at] = 1
            out[at + 1] = s.length[COINS_OF + other] / 12
            out[at + 2] = me.points / 12
            out[at + 3] = me.swords / 6
            for crew in range(len(me.crew)):
                out[at + 4 + crew] = me.crew[crew] * 0.5
        at += 4 + len(s.seats[0].crew)
    return at


@rule
def observe_harbour(s: State, out: Floats, at: int) -> int:
    card = int(s.first[HARBOUR])
    while card != NONE:
        out[at + int(s.face[card])] += 1
        card = int(s.next[card])
    at += HARBOUR_FACES
    out[at] = s.length[HARBOUR] / 5
    colours = colours_in_harbour(s)
    for colour in range(5):
        out[at + 1 + colour] = (colours >> colour) & 1
    at += 6
    card = int(s.first[ROW])
    while card != NONE:
        out[at + int(s.face[card]) - FIRST_EXPEDITION] = 1
        card = int(s.next[card])
    return at + 6


def feature_names() -> list[str]:
    """One name per number of the observation."""
    return [f"{name} [{i}]" if length > 1 else name for name, length in FEATURES for i in range(length)]
