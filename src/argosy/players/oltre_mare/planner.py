"""The planner of Oltre Mare: its decision in every phase, by plans (`plans.py`) and deals (`bargains.py`)."""

from __future__ import annotations

from typing import Any

from argosy.core.cards import NONE
from argosy.games.oltre_mare.actions import (
    BUY_DECK,
    BUY_PIRATES,
    FINISH_TRADE,
    GO,
    NO_DEALS,
    NOTHING,
    PICK,
    STAY,
)
from argosy.games.oltre_mare.board import PORT_COUNT, PORT_TO, ROUTE_FROM, WAYS, Token
from argosy.games.oltre_mare.dealing import wants_deals
from argosy.games.oltre_mare.legal import (
    legal,
    refusal_to_buy,
    refusal_to_finish_trade,
    refusal_to_play,
    refusal_to_sail,
)
from argosy.games.oltre_mare.state import (
    NO_TOKEN,
    PIRATES_OF,
    PLAYED,
    Phase,
    State,
    is_drafting,
)
from argosy.players.compiling import compiled_for, thought
from argosy.players.oltre_mare.bargains import (
    OFFERS,
    answer,
    best_answer,
    next_in_draft,
    plan_offer,
    waiting_offer,
)
from argosy.players.oltre_mare.bounds import WORST
from argosy.players.oltre_mare.outlook import hand_faces, look_around
from argosy.players.oltre_mare.plans import best_order, best_plan, count_rest, hand_worth, lay_aside
from argosy.players.oltre_mare.weights import BUY, CHOICE, PIRATE
from argosy.players.weighing import Weights

Room = Any

NO_PLAN, PLAN_TO_PLAY, PLAN_TO_LOAD = 0, 1, 2


@thought
def forget(room: Room) -> None:
    """Plans are kept only while they are carried out."""
    room.kind = NO_PLAN
    room.offer_seat = -1


@thought
def choose_planner(s: State, seat: int, w: Weights, manner: int, room: Room) -> int:
    """The next step of the best plan. `manner` says whether it makes offers and whether it takes any."""
    if s.phase == Phase.TRADE:
        return choose_in_trade(s, seat, w, manner, room)
    if s.phase == Phase.PLAY:
        return pick_to_play(s, seat, w, room)
    if s.phase == Phase.LOAD:
        return pick_to_load(s, seat, w, room)
    look_around(s, seat, w, room)
    if s.phase == Phase.SAIL:
        return best_move(s, seat, room)
    if s.phase == Phase.COMPASS:
        return best_jump(s, seat, room)
    return worst_card(s, seat, w, room)


# ---------------------------------------------------------------------------------------- phases


@thought
def worst_card(s: State, seat: int, w: Weights, room: Room) -> int:
    """N2: of the cards that the best plan can do without, the one that is worth least in hand."""
    n = hand_faces(s, seat, room.hand)
    room.load = min(room.load, room.power)
    best_plan(n, 0, WORST, w, room)
    for place in range(room.planned):
        lay_aside(place, int(room.plan[place]), -1, w, room)
    choice, most = int(room.hand[0]), WORST
    for place in range(n):
        face = int(room.hand[place])
        if not is_planned(face, room):
            lay_aside(0, face, -1, w, room)
            value = room.promise + room.marks
            lay_aside(0, face, 1, w, room)
            if value > most:
                choice, most = face, value
    return PICK + choice


@thought
def is_planned(face: int, room: Room) -> bool:
    for place in range(room.planned):
        if room.plan[place] == face:
            return True
    return False


@thought
def choose_in_trade(s: State, seat: int, w: Weights, manner: int, room: Room) -> int:
    if is_drafting(s, seat):
        return next_in_draft(s, seat, w, room)
    slot = waiting_offer(s, seat)
    if slot >= 0:
        return answer(s, seat, slot, w, manner, room)
    if seat != s.active:
        return NO_DEALS if wants_deals(s, seat) else first_legal(s, seat, room)
    if s.open_offers > 0:
        choice = best_answer(s, seat, w, room)
        if choice >= 0:
            return choice
    look_around(s, seat, w, room)
    if manner & OFFERS != 0:
        begin = plan_offer(s, seat, w, room)
        if begin >= 0:
            return begin
    return purchase(s, seat, w, room)


@thought
def first_legal(s: State, seat: int, room: Room) -> int:
    legal(s, seat, room.codes)
    return int(room.codes[0])


@thought
def purchase(s: State, seat: int, w: Weights, room: Room) -> int:
    """B1: what the load asks for, and more where it is worth its price."""
    n = hand_faces(s, seat, room.hand)
    must = refusal_to_finish_trade(s, seat) != 0
    least = 0.0 if must else w[BUY]
    now = hand_worth(n, 0, False, WORST, w, room)
    choice, most = FINISH_TRADE, least
    if must:
        choice, most = BUY_DECK, WORST
    if refusal_to_buy(s, seat, BUY_DECK) == 0:
        unseen = 0.0
        if not must:
            hand_faces(s, seat, room.hand)
            unseen = hand_worth(n, 1, False, WORST, w, room) + w[CHOICE] * room.future - room.price - now
        if unseen > most:
            choice, most = BUY_DECK, unseen
    if refusal_to_buy(s, seat, BUY_PIRATES) == 0:
        top = int(s.first[PIRATES_OF + seat])
        hand_faces(s, seat, room.hand)
        if (s.known[top] >> seat) & 1 == 1:
            room.hand[n] = s.face[top]
            value = hand_worth(n + 1, 0, False, WORST, w, room) - room.price - now
        elif must:
            value = 0.0
        else:
            value = hand_worth(n, 1, False, WORST, w, room) + w[CHOICE] * room.future - room.price - now
        if value + w[PIRATE] > most:
            choice = BUY_PIRATES
    return choice


@thought
def pick_to_play(s: State, seat: int, w: Weights, room: Room) -> int:
    """A1: the cards of the best plan, upwards."""
    if s.draft.given == 0 or room.kind != PLAN_TO_PLAY:
        look_around(s, seat, w, room)
        best_plan(hand_faces(s, seat, room.hand), 0, WORST, w, room)
        room.kind = PLAN_TO_PLAY
    choice = NONE
    for place in range(room.planned):
        face = int(room.plan[place])
        if face > s.draft.last and (choice == NONE or face < choice):
            choice = face
    if choice != NONE and refusal_to_play(s, seat, PICK + choice) == 0:
        return PICK + choice
    return first_legal(s, seat, room)  # nothing to play, or somebody else began


@thought
def pick_to_load(s: State, seat: int, w: Weights, room: Room) -> int:
    """L1: the best order, bottom first."""
    if s.length[PLAYED] == 0:
        return NOTHING
    if s.draft.given == 0 or room.kind != PLAN_TO_LOAD:
        plan_to_load(s, seat, w, room)
        room.kind = PLAN_TO_LOAD
    for place in range(s.draft.given):
        if PICK + int(s.face[s.draft.order[place]]) != PICK + int(room.order[place]):
            return first_legal(s, seat, room)  # somebody else began
    return PICK + int(room.order[s.draft.given])


@thought
def plan_to_load(s: State, seat: int, w: Weights, room: Room) -> None:
    look_around(s, seat, w, room)
    count_rest(hand_faces(s, seat, room.hand), w, room)
    count = 0
    card = int(s.first[PLAYED])
    while card != NONE:
        room.picked[count] = s.face[card]
        count += 1
        card = int(s.next[card])
    best_order(count, 0, w, room)


# ----------------------------------------------------------------------------------------- sailing


@compiled_for(__name__, "best_end_0")
def _best_end_0(port: int, used: int, room: Room) -> float:
    return float(room.ends[port])


def _one_further(nearer: Any, moves: int) -> Any:
    """The best end of a trail with so many moves; where a trail gets stuck it ends."""

    @compiled_for(__name__, f"best_end_{moves}")
    def best_end(port: int, used: int, room: Room) -> float:
        best = WORST
        for way in range(WAYS[port]):
            route = int(ROUTE_FROM[port, way])
            if (used >> route) & 1 == 0:
                best = max(best, nearer(int(PORT_TO[port, way]), used | (1 << route), room))
        return best if best > WORST else float(room.ends[port])

    return best_end


_best_end_1 = _one_further(_best_end_0, 1)
_best_end_2 = _one_further(_best_end_1, 2)
_best_end_3 = _one_further(_best_end_2, 3)


@thought
def best_end(port: int, used: int, moves: int, room: Room) -> float:
    """What the best end is worth that can be reached from a port."""
    if moves == 3:
        return float(_best_end_3(port, used, room))
    if moves == 2:
        return float(_best_end_2(port, used, room))
    if moves == 1:
        return float(_best_end_1(port, used, room))
    return float(room.ends[port])


@thought
def best_move(s: State, seat: int, room: Room) -> int:
    """A5: towards the best port in which the trail can end."""
    here = int(s.seats[seat].ship)
    choice, most = -1, WORST
    for way in range(WAYS[here]):
        route, there = int(ROUTE_FROM[here, way]), int(PORT_TO[here, way])
        if refusal_to_sail(s, seat, GO + there) == 0:
            value = best_end(there, int(s.routes_used) | (1 << route), int(s.moves_left) - 1, room)
            if value > most:
                choice, most = GO + there, value
    return choice


@thought
def best_jump(s: State, seat: int, room: Room) -> int:
    """A8: to the best token, unless the active one is better."""
    here = int(s.seats[seat].ship)
    choice, most = STAY, room.stay
    for port in range(PORT_COUNT):
        kind = s.port_token[port]
        if port != here and kind != NO_TOKEN and kind != Token.COMPASS and room.ends[port] > most:
            choice, most = GO + port, room.ends[port]
    return choice
