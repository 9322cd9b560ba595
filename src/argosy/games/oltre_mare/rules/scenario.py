"""Positions as data: `load` lays the table that a scenario describes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from argosy.core.card_sets import mark_of
from argosy.core.cards import DECK, NOBODY, PUBLIC
from argosy.core.errors import InvalidScenario, shown
from argosy.core.scenario import (
    WITHOUT_HIDDEN,
    Fields,
    in_seeded_order,
    lay,
    load_hidden,
)
from argosy.core.typing import Json

from .board import (
    MOST_MOVES,
    PORT_IDS,
    TOKEN_COUNT,
    TOKEN_IDS,
    Good,
    Symbol,
    Token,
    longest_trail,
    route_between,
)
from .cards import CARD_COUNT, FACE_IDS, FACE_NUMBER, GOOD, HAS, MOST_LOAD, MOST_POWER, NO_PORT, PORT, VENICE
from .moves import start_turn
from .notation import faces_of
from .scenario_offers import load_draft, load_offers
from .state import (
    CARGO_OF,
    DISCARD,
    HAND_OF,
    MIN_PLAYERS,
    MOST_PURCHASES,
    NAME,
    NO_TOKEN,
    PHASES,
    PIRATES_OF,
    PLAYED,
    REMOVED,
    START_DUCATS,
    Phase,
    State,
    clear_table,
    hand,
    read_top_card,
)

START = "start"  # a phase of scenarios only: the start of the turn is run
MOMENTS = (START, *PHASES)
PILES = {"deck": DECK, "discard": DISCARD, "removed": REMOVED, "played": PLAYED}
STACKS = {"hands": HAND_OF, "cargo": CARGO_OF, "pirates": PIRATES_OF}
MOST_COUNTED = 9_999
MOST_OWNED = 1_000_000_000  # ducats or debts; a game that begins with 11 each moves less than 2 million
MOST_REMOVED = 800  # with a whole cargo less than what a ducat weighs in scoring.score
FIELDS = (
    "game", "set", "players", "start", "options", "seed", "round", *PILES, "rest", *STACKS, "pirate_own",
    "ducats", "prestige", "ships", "tokens", "owned", "active_token", "active", "phase", "power", "load",
    "purchases", "got_prestige", "no_deals", "moves_left", "routes_used", "offers", "offers_made", "refused",
    "refused_count", "draft", "next_offer", "venice_out", "venice_between", "last_round", "removed_cargo",
    "hidden_state",
)  # fmt: skip


def load(s: State, data: Json) -> None:
    """Lay the table; the state already has its options, and the random stream its seed."""
    fields = Fields(data, FIELDS, FACE_NUMBER)
    fields.word("game", NAME, [NAME])
    mark = mark_of(__package__) or None
    named = fields.data.get("set", mark)
    if type(named) is not type(mark) or named != mark:
        raise InvalidScenario("set", f"is of the card set {shown(named)}, which this is not")
    piles = _piles(s, fields)
    clear_table(s)
    s.players = fields.players
    s.start = fields.seat("start", 0)
    s.active = fields.seat("active", int(s.start))
    s.round_number = fields.number("round", 1, 1, MOST_COUNTED)
    _lay_cards(s, piles, fields)
    _load_seats(s, fields)
    _load_ships_and_tokens(s, fields)
    _load_turn(s, fields)
    load_offers(s, fields)
    _load_ends(s, fields)
    phase = fields.word("phase", START, MOMENTS)
    if phase == START:
        found = {
            "played": s.length[PLAYED],
            "purchases": s.purchases,
            "got_prestige": s.got_prestige,
            "offers": s.open_offers,
            "draft": fields.data.get("draft") is not None,
        }
        for name, present in found.items():
            if present:
                raise InvalidScenario(name, "there is none at the start of a turn")
        start_turn(s, None)
    else:
        s.phase = Phase[phase.upper()]
    _check_moment(s)
    load_draft(s, fields)


def _piles(s: State, fields: Fields) -> dict[int, list[int]]:
    """The faces in every zone, top first where it is a stack, the unnamed cards included."""
    piles = {zone: fields.cards(name) for name, zone in PILES.items()}
    for name, first in STACKS.items():
        for seat, value in enumerate(fields.per_seat(name, [])):
            listed = fields.cards(f"{name}[{seat}]", value)
            piles[first + seat] = listed if first == HAND_OF else listed[::-1]
    place: dict[int, int] = {}
    for zone, faces in piles.items():
        for face in faces:
            if face in place:
                where = f"({_name_of(place[face])}, {_name_of(zone)})"
                raise InvalidScenario(_name_of(zone), f"{FACE_IDS[face]} is named twice {where}")
            if face == VENICE and zone not in (DECK, REMOVED):
                raise InvalidScenario(_name_of(zone), "venice lies in the deck or is removed")
            place[face] = zone
    _fill_in(s, piles, place, fields)
    return piles


def _name_of(zone: int) -> str:
    for name, number in PILES.items():
        if zone == number:
            return name
    name = next(name for name, first in reversed(STACKS.items()) if zone >= first)
    return f"{name}[{zone - STACKS[name]}]"


def _flag(fields: Fields, name: str, default: bool) -> bool:
    value = fields.data.get(name, default)
    if type(value) is not bool:
        raise InvalidScenario(name, f"must be true or false, not {shown(value)}")
    return value


def _fill_in(s: State, piles: dict[int, list[int]], place: dict[int, int], fields: Fields) -> None:
    """S2: two players play without grain. Venice goes about the middle of the deck, if it has one (S5)."""
    homes = {"deck": DECK, "discard": DISCARD, "removed": REMOVED}
    home = homes[fields.word("rest", "deck", list(homes))]
    rest = []
    for face in range(VENICE):
        if face not in place:
            grain = fields.players == MIN_PLAYERS and GOOD[face] == Good.GRAIN
            piles[REMOVED].append(face) if grain else rest.append(face)
    piles[home] += in_seeded_order(s, rest)
    out = _flag(fields, "venice_out", place.get(VENICE, DECK) == REMOVED or not piles[DECK])
    if VENICE in place:
        if out != (place[VENICE] == REMOVED):
            raise InvalidScenario("venice_out", f"venice is named in {_name_of(place[VENICE])}")
    elif out:
        piles[REMOVED].append(VENICE)
    else:
        piles[DECK].insert(max(len(fields.data.get("deck", [])), len(piles[DECK]) // 2), VENICE)


def _zones(players: int) -> list[int]:
    return [*PILES.values(), *(first + seat for first in STACKS.values() for seat in range(players))]


def _lay_cards(s: State, piles: dict[int, list[int]], fields: Fields) -> None:
    order = list(range(CARD_COUNT))
    pool = known = None
    if "hidden_state" in fields:
        order, pool, known = load_hidden(s, fields.data["hidden_state"])
    at = 0
    for zone in _zones(fields.players):
        cards = order[at : at + len(piles[zone])]
        at += len(cards)
        hidden = zone == DECK or HAND_OF <= zone < CARGO_OF or zone >= PIRATES_OF
        lay(s, zone, cards, piles[zone], hidden)
        if HAND_OF <= zone < CARGO_OF:
            s.known[cards] = 1 << (zone - HAND_OF)
        if pool is not None and known is not None:
            if zone == DECK and len({pool[card] for card in cards}) > 1:
                raise InvalidScenario("hidden_state.pool", f"does not fit deck: {WITHOUT_HIDDEN}")
            for card in cards:
                if (pool[card] > 0) != hidden or not _may_know(zone, known[card]):
                    raise InvalidScenario("hidden_state", f"does not fit {_name_of(zone)}: {WITHOUT_HIDDEN}")
            s.pool[cards] = [pool[card] for card in cards]
            s.known[cards] = [known[card] for card in cards]
    for seat, value in enumerate(fields.per_seat("pirate_own", [])):
        for face in fields.cards(f"pirate_own[{seat}]", value):
            if face not in piles[PIRATES_OF + seat]:
                raise InvalidScenario(f"pirate_own[{seat}]", f"{FACE_IDS[face]} is not in that pirate stack")
            s.known[s.face == face] |= 1 << seat


def _may_know(zone: int, known: int) -> bool:
    """Nobody knows the deck, the owner his hand, anybody perhaps a pirate card, all what lies open."""
    if zone == DECK:
        return known == NOBODY
    if HAND_OF <= zone < CARGO_OF:
        return bool(known >> (zone - HAND_OF) & 1)
    return zone >= PIRATES_OF or known == PUBLIC


def _numbers(fields: Fields, name: str, default: int, first: int, last: int) -> list[int]:
    values = fields.per_seat(name, default)
    for seat, value in enumerate(values):
        if type(value) is not int or not first <= value <= last:
            raise InvalidScenario(
                f"{name}[{seat}]", f"must be a whole number from {first} to {last}, not {shown(value)}"
            )
    return values


def _load_seats(s: State, fields: Fields) -> None:
    columns = {
        "ducats": _numbers(fields, "ducats", START_DUCATS, -MOST_OWNED, MOST_OWNED),
        "prestige": _numbers(fields, "prestige", 0, 0, MOST_COUNTED),
        "removed_cargo": _numbers(fields, "removed_cargo", 0, 0, MOST_REMOVED),
        "offers_made": _numbers(fields, "offers_made", 0, 0, MOST_COUNTED),
    }
    for name, values in columns.items():
        for seat, value in enumerate(values):
            setattr(s.seats[seat], name, value)


def _load_ships_and_tokens(s: State, fields: Fields) -> None:
    ships = fields.per_seat("ships", None)
    owned = fields.per_seat("owned", [])
    active = fields.per_seat("active_token", None)
    left = [int(count) for count in TOKEN_COUNT]
    for seat in range(fields.players):
        me = s.seats[seat]
        bottom = [PORT[FACE_NUMBER[card]] for card in faces_of(s, CARGO_OF + seat)[::-1]]
        ports = [int(port) for port in bottom if port != NO_PORT]
        me.ship = ports[0] if ships[seat] is None and ports else seat
        if ships[seat] is not None:
            me.ship = _word(f"ships[{seat}]", ships[seat], PORT_IDS, "port")
        if not isinstance(owned[seat], list):
            raise InvalidScenario(f"owned[{seat}]", f"must be a list of tokens, not {shown(owned[seat])}")
        for i, token in enumerate(owned[seat]):
            kind = _word(f"owned[{seat}][{i}]", token, TOKEN_IDS, "token")
            if kind == Token.COMPASS:
                raise InvalidScenario(f"owned[{seat}][{i}]", "a compass is used at once and never owned")
            me.tokens[kind] += 1
            left[kind] -= 1
        me.active_token = NO_TOKEN
        if active[seat] is not None:
            me.active_token = _word(f"active_token[{seat}]", active[seat], TOKEN_IDS, "token")
            if me.tokens[me.active_token] == 0:
                raise InvalidScenario(f"active_token[{seat}]", f"seat {seat} does not own {active[seat]}")
    _lay_port_tokens(s, fields, left)


def _lay_port_tokens(s: State, fields: Fields, left: list[int]) -> None:
    """Those named, or where none are named any that are left, on every port without a ship."""
    if "tokens" in fields:
        given = fields.data["tokens"]
        if not isinstance(given, Mapping):
            raise InvalidScenario("tokens", f"must be an object of ports and tokens, not {shown(given)}")
        for port, token in given.items():
            number = _word("tokens", port, PORT_IDS, "port")
            kind = _word(f"tokens.{port}", token, TOKEN_IDS, "token")
            s.port_token[number] = kind
            left[kind] -= 1
    for kind, count in enumerate(left):
        if count < 0:
            total = int(TOKEN_COUNT[kind])
            raise InvalidScenario(
                "tokens", f"{TOKEN_IDS[kind]} is named {total - count} times; there are {total}"
            )
    if "tokens" not in fields:
        kinds = in_seeded_order(s, [kind for kind, count in enumerate(left) for _ in range(count)])
        ships = {int(s.seats[seat].ship) for seat in range(fields.players)}
        for port in range(len(PORT_IDS)):
            if port not in ships and kinds:
                s.port_token[port] = kinds.pop()


def _word(name: str, value: Any, known: tuple[str, ...], what: str) -> int:
    if not isinstance(value, str) or value not in known:
        raise InvalidScenario(name, f"there is no {what} {shown(value)}; there are {', '.join(known)}")
    return known.index(value)


def _seats(fields: Fields, name: str) -> int:
    """A list of seats, as bits."""
    value = fields.data.get(name, [])
    if not isinstance(value, list) or not all(
        type(seat) is int and 0 <= seat < fields.players for seat in value
    ):
        raise InvalidScenario(name, f"must be a list of seats, not {shown(value)}")
    return sum(1 << seat for seat in set(value))


def _load_turn(s: State, fields: Fields) -> None:
    read_top_card(s)
    s.power = fields.number("power", int(s.power), 1, MOST_POWER)
    s.load = fields.number("load", int(s.load), 1, MOST_LOAD)
    s.purchases = fields.number("purchases", 0, 0, MOST_PURCHASES)
    s.got_prestige = _seats(fields, "got_prestige")
    s.no_deals = _seats(fields, "no_deals")
    if s.no_deals >> int(s.active) & 1:
        raise InvalidScenario("no_deals", f"seat {s.active} is active: it ends the trade phase instead")
    ships = sum(int(HAS[FACE_NUMBER[card], Symbol.SHIP]) for card in faces_of(s, PLAYED))
    used = fields.data.get("routes_used", [])
    if not isinstance(used, list):
        raise InvalidScenario("routes_used", "must be a list of pairs of ports")
    for i, pair in enumerate(used):
        if not isinstance(pair, list) or len(pair) != 2:
            raise InvalidScenario(f"routes_used[{i}]", f"must be two ports, not {shown(pair)}")
        a, b = (_word(f"routes_used[{i}]", port, PORT_IDS, "port") for port in pair)
        route = int(route_between(a, b))
        if route < 0:
            raise InvalidScenario(f"routes_used[{i}]", f"no route joins {pair[0]} and {pair[1]}")
        s.routes_used = int(s.routes_used) | 1 << route
    sailing = fields.word("phase", START, MOMENTS) == "sail"
    if used and not sailing:
        raise InvalidScenario("routes_used", "routes are used in the phase sail only")
    s.moves_left = fields.number("moves_left", max(0, ships - len(used)) if sailing else 0, 0, MOST_MOVES)


def _load_ends(s: State, fields: Fields) -> None:
    deck = int(s.length[DECK])
    s.last_round = int(_flag(fields, "last_round", deck == 0))
    if deck == 0 and not s.last_round:
        raise InvalidScenario("last_round", "the deck is empty, so it is")
    if VENICE not in s.face[s.deck[:deck]]:
        s.venice_lowest = s.venice_highest = -1
        return
    here = [int(face) for face in s.face[s.deck[:deck]]].index(VENICE)
    between = fields.data.get("venice_between", [0, deck - 1])
    fits = isinstance(between, list) and len(between) == 2 and all(type(n) is int for n in between)
    if not fits or not 0 <= between[0] <= here <= between[1] < MOST_COUNTED:
        raise InvalidScenario(
            "venice_between",
            f"must be the fewest and the most cards that can be below venice, which has {here} below it, not "
            f"{shown(between)}; after changing the deck remove venice_between: then it can be anywhere in it",
        )
    s.venice_lowest, s.venice_highest = between


def _check_moment(s: State) -> None:
    """The phase must fit what lies on the table."""
    phase = Phase(s.phase)
    if phase == Phase.DISCARD and hand(s, int(s.active)) <= s.power:
        raise InvalidScenario("phase", f"seat {s.active} has no more cards than its power, {s.power}")
    if phase not in (Phase.SAIL, Phase.COMPASS, Phase.LOAD) and s.length[PLAYED]:
        raise InvalidScenario("played", f"no cards lie played in the phase {phase.name.lower()}")
    if s.length[PLAYED] > MOST_LOAD:
        raise InvalidScenario("played", f"at most {MOST_LOAD} cards are played in a turn")
    if (phase == Phase.SAIL) != (s.moves_left > 0):
        raise InvalidScenario("moves_left", "there are moves left in the phase sail, and only there")
    if phase == Phase.SAIL and longest_trail(int(s.seats[s.active].ship), int(s.routes_used), 1) == 0:
        raise InvalidScenario("routes_used", f"no route is left from where the ship of seat {s.active} is")
    if phase != Phase.TRADE and s.open_offers:
        raise InvalidScenario("offers", f"{s.open_offers} are open, but not in the trade phase")
