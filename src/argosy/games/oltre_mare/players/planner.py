"""The planner of Oltre Mare: its decision in every phase.

Plans are in `action_plans.py`, deals in `planned_offers.py`.
"""

from __future__ import annotations

from typing import Protocol

from argosy.core.cards import NONE
from argosy.games.oltre_mare.players.action_plans import (
    best_order,
    best_plan,
    count_rest,
    hand_worth,
    lay_aside,
)
from argosy.games.oltre_mare.players.loading_bounds import WORST
from argosy.games.oltre_mare.players.planned_offers import (
    OFFERS,
    answer,
    answered_offer,
    best_answer,
    has_given_up,
    lies_open,
    next_in_draft,
    plan_offer,
    waiting_offer,
)
from argosy.games.oltre_mare.players.prospects import hand_faces, look_around
from argosy.games.oltre_mare.players.weights import BUY, CHOICE, PIRATE
from argosy.games.oltre_mare.players.workspace import Workspace
from argosy.games.oltre_mare.rules.actions import (
    BUY_DECK,
    BUY_PIRATES,
    FINISH_TRADE,
    GO,
    NO_DEALS,
    NOTHING,
    PICK,
    STAY,
    WITHDRAW,
)
from argosy.games.oltre_mare.rules.board import PORT_COUNT, PORT_TO, ROUTE_FROM, WAYS, Token
from argosy.games.oltre_mare.rules.legal import (
    legal,
    refusal_to_buy,
    refusal_to_finish_trade,
    refusal_to_play,
    refusal_to_sail,
)
from argosy.games.oltre_mare.rules.offer_legality import wants_deals
from argosy.games.oltre_mare.rules.state import NO_TOKEN, PIRATES_OF, PLAYED, Phase, State, is_drafting
from argosy.players.compilation import compiled_for, player_function
from argosy.players.weight_files import Weights

NO_PLAN, PLAN_TO_PLAY, PLAN_TO_LOAD = 0, 1, 2


@player_function
def forget(work: Workspace) -> None:
    """Plans are kept only while they are carried out."""
    work.kind = NO_PLAN
    work.offer_seat = -1


@player_function
def choose_planner(s: State, seat: int, w: Weights, manner: int, work: Workspace) -> int:
    """The next step of the best plan. `manner` says whether it makes offers and whether it takes any."""
    if s.phase == Phase.TRADE:
        return choose_in_trade(s, seat, w, manner, work)
    if s.phase == Phase.PLAY:
        return pick_to_play(s, seat, w, work)
    if s.phase == Phase.LOAD:
        return pick_to_load(s, seat, w, work)
    look_around(s, seat, w, work)
    if s.phase == Phase.SAIL:
        return best_move(s, seat, work)
    if s.phase == Phase.COMPASS:
        return best_jump(s, seat, work)
    return worst_card(s, seat, w, work)


# ---------------------------------------------------------------------------------------- phases


@player_function
def worst_card(s: State, seat: int, w: Weights, work: Workspace) -> int:
    """N2: of the cards that the best plan can do without, the one that is worth least in hand."""
    n = hand_faces(s, seat, work.hand)
    work.load = min(work.load, work.power)
    best_plan(n, 0, WORST, w, work)
    for place in range(work.planned):
        lay_aside(place, int(work.plan[place]), -1, w, work)
    choice, most = int(work.hand[0]), WORST
    for place in range(n):
        face = int(work.hand[place])
        if not is_planned(face, work):
            lay_aside(0, face, -1, w, work)
            value = work.promise + work.marks
            lay_aside(0, face, 1, w, work)
            if value > most:
                choice, most = face, value
    return PICK + choice


@player_function
def is_planned(face: int, work: Workspace) -> bool:
    for place in range(work.planned):
        if work.plan[place] == face:
            return True
    return False


@player_function
def choose_in_trade(s: State, seat: int, w: Weights, manner: int, work: Workspace) -> int:
    if is_drafting(s, seat):
        return next_in_draft(s, seat, w, work)
    slot = waiting_offer(s, seat)
    if slot >= 0:
        return answer(s, seat, slot, w, manner, work)
    if s.open_offers > 0:
        choice = best_answer(s, seat, w, work)
        if choice >= 0:
            return choice
        slot = answered_offer(s, seat)
        if slot >= 0:
            return WITHDRAW + slot  # nobody is left waiting for a deal that will not be made
    if seat != s.active:
        return NO_DEALS if wants_deals(s, seat) else first_legal(s, seat, work)
    look_around(s, seat, w, work)
    if manner & OFFERS != 0 and not has_given_up(s, seat):
        begin = plan_offer(s, seat, w, work)
        if begin >= 0 and not lies_open(s, seat, work):
            return begin
    return purchase(s, seat, w, work)


@player_function
def first_legal(s: State, seat: int, work: Workspace) -> int:
    legal(s, seat, work.codes)
    return int(work.codes[0])


@player_function
def purchase(s: State, seat: int, w: Weights, work: Workspace) -> int:
    """B1: what the load asks for, and more where it is worth its price."""
    n = hand_faces(s, seat, work.hand)
    must = refusal_to_finish_trade(s, seat) != 0
    least = 0.0 if must else w[BUY]
    now = hand_worth(n, 0, False, WORST, w, work)
    choice, most = FINISH_TRADE, least
    if must:
        choice, most = BUY_DECK, WORST
    if refusal_to_buy(s, seat, BUY_DECK) == 0:
        unseen = 0.0
        if not must:
            hand_faces(s, seat, work.hand)
            unseen = hand_worth(n, 1, False, WORST, w, work) + w[CHOICE] * work.future - work.price - now
        if unseen > most:
            choice, most = BUY_DECK, unseen
    if refusal_to_buy(s, seat, BUY_PIRATES) == 0:
        top = int(s.first[PIRATES_OF + seat])
        hand_faces(s, seat, work.hand)
        if (s.known[top] >> seat) & 1 == 1:
            work.hand[n] = s.face[top]
            value = hand_worth(n + 1, 0, False, WORST, w, work) - work.price - now
        elif must:
            value = 0.0
        else:
            value = hand_worth(n, 1, False, WORST, w, work) + w[CHOICE] * work.future - work.price - now
        if value + w[PIRATE] > most:
            choice = BUY_PIRATES
    return choice


@player_function
def pick_to_play(s: State, seat: int, w: Weights, work: Workspace) -> int:
    """A1: the cards of the best plan, upwards."""
    if s.draft.given == 0 or work.kind != PLAN_TO_PLAY:
        look_around(s, seat, w, work)
        best_plan(hand_faces(s, seat, work.hand), 0, WORST, w, work)
        work.kind = PLAN_TO_PLAY
    choice = NONE
    for place in range(work.planned):
        face = int(work.plan[place])
        if face > s.draft.last and (choice == NONE or face < choice):
            choice = face
    if choice != NONE and refusal_to_play(s, seat, PICK + choice) == 0:
        return PICK + choice
    return first_legal(s, seat, work)  # nothing to play, or another player began


@player_function
def pick_to_load(s: State, seat: int, w: Weights, work: Workspace) -> int:
    """L1: the best order, bottom first."""
    if s.length[PLAYED] == 0:
        return NOTHING
    if s.draft.given == 0 or work.kind != PLAN_TO_LOAD:
        plan_to_load(s, seat, w, work)
        work.kind = PLAN_TO_LOAD
    for place in range(s.draft.given):
        if PICK + int(s.face[s.draft.order[place]]) != PICK + int(work.order[place]):
            return first_legal(s, seat, work)  # another player began
    return PICK + int(work.order[s.draft.given])


@player_function
def plan_to_load(s: State, seat: int, w: Weights, work: Workspace) -> None:
    look_around(s, seat, w, work)
    count_rest(hand_faces(s, seat, work.hand), w, work)
    count = 0
    card = int(s.first[PLAYED])
    while card != NONE:
        work.picked[count] = s.face[card]
        count += 1
        card = int(s.next[card])
    best_order(count, 0, w, work)


# ----------------------------------------------------------------------------------------- sailing


@compiled_for(__name__, "best_end_0")
def _best_end_0(port: int, used: int, work: Workspace) -> float:
    return float(work.ends[port])


class BestEnd(Protocol):
    """Compiled: what the best end is worth of a trail from a port, some routes being used."""

    def __call__(self, port: int, used: int, work: Workspace) -> float: ...


def _one_further(nearer: BestEnd, moves: int) -> BestEnd:
    """The best end of a trail with so many moves; where a trail gets stuck it ends."""

    @compiled_for(__name__, f"best_end_{moves}")
    def best_end(port: int, used: int, work: Workspace) -> float:
        best = WORST
        for way in range(WAYS[port]):
            route = int(ROUTE_FROM[port, way])
            if (used >> route) & 1 == 0:
                best = max(best, nearer(int(PORT_TO[port, way]), used | (1 << route), work))
        return best if best > WORST else float(work.ends[port])

    return best_end


_best_end_1 = _one_further(_best_end_0, 1)
_best_end_2 = _one_further(_best_end_1, 2)
_best_end_3 = _one_further(_best_end_2, 3)


@player_function
def best_end(port: int, used: int, moves: int, work: Workspace) -> float:
    """What the best end is worth that can be reached from a port."""
    if moves == 3:
        return float(_best_end_3(port, used, work))
    if moves == 2:
        return float(_best_end_2(port, used, work))
    if moves == 1:
        return float(_best_end_1(port, used, work))
    return float(work.ends[port])


@player_function
def best_move(s: State, seat: int, work: Workspace) -> int:
    """A5: towards the best port in which the trail can end."""
    here = int(s.seats[seat].ship)
    choice, most = -1, WORST
    for way in range(WAYS[here]):
        route, there = int(ROUTE_FROM[here, way]), int(PORT_TO[here, way])
        if refusal_to_sail(s, seat, GO + there) == 0:
            value = best_end(there, int(s.routes_used) | (1 << route), int(s.moves_left) - 1, work)
            if value > most:
                choice, most = GO + there, value
    return choice


@player_function
def best_jump(s: State, seat: int, work: Workspace) -> int:
    """A8: to the best token, unless the active one is better."""
    here = int(s.seats[seat].ship)
    choice, most = STAY, work.stay
    for port in range(PORT_COUNT):
        kind = s.port_token[port]
        if port != here and kind != NO_TOKEN and kind != Token.COMPASS and work.ends[port] > most:
            choice, most = GO + port, work.ends[port]
    return choice
