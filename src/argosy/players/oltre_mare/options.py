"""What a search of Oltre Mare looks at: the few whole actions that the planner thinks best."""

from __future__ import annotations

from typing import Any

from argosy.core.cards import NONE
from argosy.core.typing import States
from argosy.games.oltre_mare.actions import (
    ACCEPT,
    BUY_DECK,
    BUY_PIRATES,
    DECLINE,
    FINISH_TRADE,
    GO,
    PICK,
    STAY,
)
from argosy.games.oltre_mare.board import PORT_COUNT, PORT_TO, ROUTE_FROM, WAYS, Token
from argosy.games.oltre_mare.dealing import has_goods
from argosy.games.oltre_mare.legal import (
    cards_to_play,
    refusal_to_buy,
    refusal_to_finish_trade,
    refusal_to_sail,
)
from argosy.games.oltre_mare.moves import apply
from argosy.games.oltre_mare.state import NO_TOKEN, PLAYED, Phase, State, is_drafting, is_in
from argosy.players.compiling import thought
from argosy.players.oltre_mare.bargains import OFFERS, plan_offer, waiting_offer
from argosy.players.oltre_mare.bounds import WORST
from argosy.players.oltre_mare.outlook import hand_faces, look_around
from argosy.players.oltre_mare.planner import best_end, choose_planner, forget, plan_to_load
from argosy.players.oltre_mare.plans import (
    MOST_CONSIDERED,
    ORDER_COUNT,
    ORDERS,
    best_plan,
    count_rest,
    lay_aside,
    order_worth,
    picked_worth,
    useful_first,
    usefulness,
)
from argosy.players.weighing import Weights

Room = Any

MOST_OPTIONS = 8
MOST_STEPS = 24  # of one action
NEARLY = 1e-9


@thought
def list_options(
    worlds: States, seat: int, w: Weights, manner: int, root: int, spare: int, room: Room
) -> int:
    """Whole actions as chains of codes, the planner's own first; says how many. It tries in `spare`."""
    s = worlds[root]
    room.listed = 0
    forget(room)
    favourite = choose_planner(s, seat, w, manner, room)
    if s.phase == Phase.TRADE:
        if is_drafting(s, seat):
            add_code(favourite, 0.0, room)
            return 1
        list_trade(s, seat, w, manner, room)
    elif s.phase == Phase.PLAY:
        list_plays(s, seat, w, room)
    elif s.phase == Phase.LOAD:
        list_loads(s, seat, w, room)
    elif s.phase == Phase.SAIL:
        list_moves(s, seat, w, room)
    elif s.phase == Phase.COMPASS:
        list_jumps(s, seat, w, room)
    else:
        list_discards(s, seat, w, room)
    if room.listed == 0:
        add_code(favourite, 0.0, room)
    put_first(favourite, room)
    if s.phase == Phase.TRADE:
        finish_chains(worlds, seat, w, manner, root, spare, room)
    return int(room.listed)


@thought
def put_first(favourite: int, room: Room) -> None:
    """The best one that begins as the planner would comes first."""
    for k in range(room.listed):
        if room.chains[k, 0] == favourite:
            for place in range(k, 0, -1):
                exchange_options(place, place - 1, room)
            return
    room.listed = min(int(room.listed), MOST_OPTIONS - 1)
    add_code(favourite, 1e9, room)


@thought
def exchange_options(one: int, other: int, room: Room) -> None:
    value = room.priors[one]
    room.priors[one] = room.priors[other]
    room.priors[other] = value
    steps = room.lengths[one]
    room.lengths[one] = room.lengths[other]
    room.lengths[other] = steps
    for i in range(MOST_STEPS):
        code = room.chains[one, i]
        room.chains[one, i] = room.chains[other, i]
        room.chains[other, i] = code


@thought
def place_for(value: float, room: Room) -> int:
    """Where an option of that value goes among the best ones so far, which make way; -1 if nowhere."""
    listed = int(room.listed)
    if listed == MOST_OPTIONS:
        if value <= room.priors[listed - 1]:
            return -1
    else:
        room.listed += 1
        listed += 1
    place = listed - 1
    room.priors[place] = value
    while place > 0 and room.priors[place - 1] < value:
        exchange_options(place, place - 1, room)
        place -= 1
    room.lengths[place] = 0
    return place


@thought
def add_code(code: int, value: float, room: Room) -> None:
    """An option of one step."""
    place = place_for(value, room)
    if place >= 0:
        room.chains[place, 0] = code
        room.lengths[place] = 1


@thought
def finish_chains(
    worlds: States, seat: int, w: Weights, manner: int, root: int, spare: int, room: Room
) -> None:
    """Options that begin an offer or an acceptance get the steps with which the planner ends it."""
    for k in range(room.listed):
        worlds[spare] = worlds[root]
        s = worlds[spare]
        apply(s, seat, int(room.chains[k, 0]), None)
        while is_drafting(s, seat) and room.lengths[k] < MOST_STEPS:
            code = choose_planner(s, seat, w, manner, room)
            room.chains[k, room.lengths[k]] = code
            room.lengths[k] += 1
            apply(s, seat, code, None)


# ------------------------------------------------------------------------------------------ phases


@thought
def list_trade(s: State, seat: int, w: Weights, manner: int, room: Room) -> None:
    slot = waiting_offer(s, seat)
    if slot >= 0:
        if has_goods(s, seat, s.offers[slot].want):
            add_code(ACCEPT + slot, 1.0, room)
        add_code(DECLINE + slot, 0.0, room)
        return
    if seat != s.active:
        return
    if refusal_to_finish_trade(s, seat) == 0:
        add_code(FINISH_TRADE, 2.0, room)
    for action in range(BUY_DECK, BUY_PIRATES + 1):
        if refusal_to_buy(s, seat, action) == 0:
            add_code(action, 1.0, room)
    if manner & OFFERS != 0:
        look_around(s, seat, w, room)
        begin = plan_offer(s, seat, w, room)
        if begin >= 0:
            add_code(begin, 0.0, room)


@thought
def list_plays(s: State, seat: int, w: Weights, room: Room) -> None:
    """The best choices of cards to play that go on with what is picked already."""
    look_around(s, seat, w, room)
    n = hand_faces(s, seat, room.hand)
    load = cards_to_play(s)
    if load == 0 or load == n:
        return
    count_rest(n, w, room)
    considered = min(n, MOST_CONSIDERED)
    if n > MOST_CONSIDERED:
        useful_first(n, w, room)
    chosen = (1 << load) - 1
    while chosen < 1 << considered:
        if goes_on(s, seat, chosen, considered, room):
            place = 0
            for i in range(considered):
                if chosen >> i & 1 == 1:
                    lay_aside(place, int(room.hand[i]), -1, w, room)
                    place += 1
            place = place_for(picked_worth(load, 0, w, room), room)
            if place >= 0:
                write_picks(s, load, place, room)
            for i in range(load):
                lay_aside(i, int(room.picked[i]), 1, w, room)
        lowest = chosen & -chosen
        carried = chosen + lowest
        chosen = (((carried ^ chosen) >> 2) // lowest) | carried


@thought
def goes_on(s: State, seat: int, chosen: int, considered: int, room: Room) -> bool:
    """Whether a choice has the cards picked already and else only such as may still be picked."""
    if s.draft.given == 0:
        return True
    before = 0
    for i in range(considered):
        if chosen >> i & 1 == 1 and room.hand[i] <= s.draft.last:
            if not is_picked(s, int(room.hand[i])):
                return False
            before += 1
    return before == s.draft.given


@thought
def is_picked(s: State, face: int) -> bool:
    for card in range(len(s.face)):
        if is_in(s.draft.give, card) and s.face[card] == face:
            return True
    return False


@thought
def write_picks(s: State, load: int, place: int, room: Room) -> None:
    """The picked cards upwards, but for those that were picked before."""
    last = int(s.draft.last)
    count = 0
    while True:
        following = NONE
        for i in range(load):
            face = int(room.picked[i])
            if face > last and (following == NONE or face < following):
                following = face
        if following == NONE:
            break
        room.chains[place, count] = PICK + following
        count += 1
        last = following
    room.lengths[place] = count


@thought
def list_loads(s: State, seat: int, w: Weights, room: Room) -> None:
    """The best loading orders; of those that come to the same only one."""
    count = int(s.length[PLAYED])
    if count <= 1:
        return
    plan_to_load(s, seat, w, room)
    for number in range(ORDER_COUNT[count]):
        fits = True
        for i in range(s.draft.given):
            fits = fits and room.picked[ORDERS[count, number, i]] == s.face[s.draft.order[i]]
        if not fits:
            continue
        value = order_worth(number, count, w, room)
        top = PICK + int(room.picked[ORDERS[count, number, count - 1]])
        known = False
        for k in range(room.listed):
            known = known or (abs(room.priors[k] - value) < NEARLY and room.tops[k] == top)
        if known:
            continue
        place = place_for(value, room)
        if place >= 0:
            for k in range(int(room.listed) - 1, place, -1):
                room.tops[k] = room.tops[k - 1]
            room.tops[place] = top
            steps = 0
            for i in range(s.draft.given, count - 1):
                room.chains[place, steps] = PICK + int(room.picked[ORDERS[count, number, i]])
                steps += 1
            room.lengths[place] = steps


@thought
def list_moves(s: State, seat: int, w: Weights, room: Room) -> None:
    look_around(s, seat, w, room)
    here = int(s.seats[seat].ship)
    for way in range(WAYS[here]):
        route, there = int(ROUTE_FROM[here, way]), int(PORT_TO[here, way])
        if refusal_to_sail(s, seat, GO + there) == 0:
            used = int(s.routes_used) | (1 << route)
            add_code(GO + there, best_end(there, used, int(s.moves_left) - 1, room), room)


@thought
def list_jumps(s: State, seat: int, w: Weights, room: Room) -> None:
    look_around(s, seat, w, room)
    add_code(STAY, room.stay, room)
    for port in range(PORT_COUNT):
        kind = s.port_token[port]
        if port != s.seats[seat].ship and kind != NO_TOKEN and kind != Token.COMPASS:
            add_code(GO + port, room.ends[port], room)


@thought
def list_discards(s: State, seat: int, w: Weights, room: Room) -> None:
    look_around(s, seat, w, room)
    n = hand_faces(s, seat, room.mine)
    for place in range(n):
        room.hand[place] = room.mine[place]
    best_plan(n, 0, WORST, w, room)
    count_rest(n, w, room)
    for place in range(n):
        add_code(PICK + int(room.mine[place]), -usefulness(int(room.mine[place]), w, room), room)
