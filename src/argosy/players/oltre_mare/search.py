"""Search over imagined worlds of Oltre Mare: flat sequential halving with roll-outs by the planner.

Every roll-out begins in a world drawn evenly from those the seat cannot tell apart, and all actions still in
question are tried in the same worlds. A roll-out ends after some rounds: what every seat has then, with the
plan for its hand, tells nearly as much as the end of the game, with less noise and in less time.
"""

from __future__ import annotations

import math
from typing import Any

from argosy.core.chance import next_word
from argosy.core.typing import Ints, States
from argosy.games.oltre_mare.cards import CARD_COUNT, GOOD, VENICE
from argosy.games.oltre_mare.deals import hears
from argosy.games.oltre_mare.legal import asked
from argosy.games.oltre_mare.moves import apply
from argosy.games.oltre_mare.seen import exchange
from argosy.games.oltre_mare.state import (
    MAX_PLAYERS,
    MOST_OPEN_OFFERS,
    Draft,
    Phase,
    State,
    clear_draft,
    is_in,
    venice_is_out,
)
from argosy.players.compiling import thought
from argosy.players.halving import begin_halving, best_place, is_clear, note_world, worlds_to_try
from argosy.players.oltre_mare.bargains import TAKES
from argosy.players.oltre_mare.bounds import WORST
from argosy.players.oltre_mare.options import list_options
from argosy.players.oltre_mare.outlook import hand_faces, look_around, standing
from argosy.players.oltre_mare.planner import choose_planner, forget
from argosy.players.oltre_mare.plans import hand_worth
from argosy.players.weighing import Weights

Room = Any
Mind = Any  # a record of MINDS, see crew.py

ROOT, WORLD, GAME = 0, 1, 2  # places among the worlds
WORLDS = 3
MOST_DECISIONS = 3000  # of a roll-out
HORIZON = 2  # rounds
CERTAIN, UNCERTAIN = 3.0, 2.5  # ducats of lead that count as much at the end, and for each turn before it
FEWEST_WORLDS = 32  # before the first look at what is hopeless
BEYOND_DOUBT = 3.5  # standard errors
CONFIDENT = 1.0  # standard errors by which another action must look better than the planner's


@thought
def settle(s: State, seat: int, scratch: Ints) -> None:
    """Lay what the seat does not know in order: what comes of it then hangs on the seat's knowledge alone.

    Venice goes to the lowest place it can be in; cards in offers keep the good that was told (T7).
    """
    if s.draft.kind != Draft.NONE and s.draft.seat != seat:
        clear_draft(s)
    if not venice_is_out(s):
        here = 0
        while s.face[s.deck[here]] != VENICE:
            here += 1
        there = int(s.venice_lowest)
        s.face[s.deck[here]] = s.face[s.deck[there]]
        s.face[s.deck[there]] = VENICE
    for card in range(CARD_COUNT):
        unknown = s.pool[card] > 0 and (s.known[card] >> seat) & 1 == 0
        scratch[card] = 1 if unknown and s.face[card] != VENICE else 0
    if s.open_offers > 0:
        for slot in range(MOST_OPEN_OFFERS):
            if hears(s, slot, seat):
                offer = s.offers[slot]
                settle_told(s, offer.give, scratch)
                for other in range(MAX_PLAYERS):
                    settle_told(s, offer.answers[other], scratch)
    for card in range(CARD_COUNT):
        if scratch[card] == 1:
            give_lowest(s, card, -1, scratch)


@thought
def settle_told(s: State, cards: Ints, unknown: Ints) -> None:
    for card in range(CARD_COUNT):
        if unknown[card] == 1 and is_in(cards, card):
            give_lowest(s, card, int(GOOD[s.face[card]]), unknown)


@thought
def give_lowest(s: State, card: int, good: int, unknown: Ints) -> None:
    """The card gets the lowest face, of that good or of any, among the unsettled ones of its shuffle."""
    lowest = card
    for other in range(CARD_COUNT):
        if unknown[other] == 1 and s.pool[other] == s.pool[card] and s.face[other] < s.face[lowest]:
            if good < 0 or GOOD[s.face[other]] == good:
                lowest = other
    face = s.face[card]
    s.face[card] = s.face[lowest]
    s.face[lowest] = face
    unknown[card] = 0


@thought
def imagine(worlds: States, seat: int, chance: Ints, room: Room) -> None:
    """The next world."""
    worlds[WORLD] = worlds[ROOT]
    world = worlds[WORLD]
    for i in range(3):
        world.rng[i] = next_word(chance)
    world.rng[3] = 1
    exchange(world, seat, room.scratch)


# --------------------------------------------------------------------------------------- roll-outs


@thought
def turn_number(s: State) -> int:
    return int(s.round_number) * int(s.players) + (int(s.active) - int(s.start)) % int(s.players)


@thought
def roll_out(s: State, until: int, w: Weights, room: Room) -> None:
    """Play a world on, all seats by the planner without offers of its own, up to a turn."""
    forget(room)
    seat = asked(s)
    decisions = 0
    while seat >= 0 and decisions < MOST_DECISIONS and turn_number(s) < until:
        apply(s, seat, choose_planner(s, seat, w, TAKES, room), None)
        decisions += 1
        seat = asked(s)
    forget(room)


@thought
def reward(s: State, seat: int, mind: Mind, room: Room) -> float:
    """How likely the seat wins, by its lead over the best of the others."""
    mine, best = 0.0, -1e9
    for other in range(s.players):
        stands = prospect(s, other, mind.weights, room)
        if other == seat:
            mine = stands
        else:
            best = max(best, stands)
    scale = float(mind.certain)
    if s.phase != Phase.OVER:
        scale += mind.uncertain * room.turns
    lead = max(-20.0, min(20.0, (mine - best) / scale))
    return 1.0 / (1.0 + math.exp(-lead))


@thought
def prospect(s: State, seat: int, w: Weights, room: Room) -> float:
    """What a seat has, with what its next action phase promises."""
    if s.phase == Phase.OVER:
        return float(s.seats[seat].ducats)
    look_around(s, seat, w, room)
    n = hand_faces(s, seat, room.hand)
    return standing(s, seat) + hand_worth(n, 0, True, WORST, w, room)


# ------------------------------------------------------------------------------------------- search


@thought
def begin_search(s: State, seat: int, w: Weights, manner: int, worlds: States, room: Room) -> int:
    """List the actions in question, the planner's choice first, which stays to the end; says how many."""
    worlds[ROOT] = s
    settle(worlds[ROOT], seat, room.scratch)
    n = list_options(worlds, seat, w, manner, ROOT, GAME, room)
    for k in range(n):
        room.options[k] = k
    begin_halving(n, room)
    return n


@thought
def search_on(seat: int, mind: Mind, until: int, chance: Ints, worlds: States, room: Room) -> bool:
    """Go on until so many roll-outs of the budget are spent; True when the search is done."""
    left = worlds_to_try(int(mind.roll_outs), room)
    while left > 0:
        for _ in range(left):
            if room.spent >= until:
                return False
            try_world(seat, mind, chance, worlds, room)
        left = 0 if is_clear(FEWEST_WORLDS, BEYOND_DOUBT, room) else worlds_to_try(int(mind.roll_outs), room)
    return True


@thought
def try_world(seat: int, mind: Mind, chance: Ints, worlds: States, room: Room) -> None:
    """Every action in question once in the same world."""
    imagine(worlds, seat, chance, room)
    until = turn_number(worlds[ROOT]) + int(mind.horizon) * int(worlds[ROOT].players)
    for k in range(room.alive):
        worlds[GAME] = worlds[WORLD]
        option = int(room.options[k])
        for i in range(room.lengths[option]):
            apply(worlds[GAME], seat, int(room.chains[option, i]), None)
        roll_out(worlds[GAME], until, mind.weights, room)
        room.rewards[k] = reward(worlds[GAME], seat, mind, room)
    note_world(room.rewards, 0, room)


@thought
def end_search(mind: Mind, room: Room) -> int:
    """The first step of what looks best."""
    return int(room.chains[room.options[best_place(mind.confident, room)], 0])
