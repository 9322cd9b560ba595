"""What a search of Oltre Mare looks at: the few whole actions that the planner thinks best."""

from __future__ import annotations

from argosy.core.cards import NONE
from argosy.core.typing import States
from argosy.games.oltre_mare.players.action_plans import (
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
from argosy.games.oltre_mare.players.loading_bounds import WORST
from argosy.games.oltre_mare.players.planned_offers import (
    OFFERS,
    has_given_up,
    lies_open,
    plan_offer,
    waiting_offer,
)
from argosy.games.oltre_mare.players.planner import best_end, choose_planner, forget, plan_to_load
from argosy.games.oltre_mare.players.prospects import hand_faces, look_around
from argosy.games.oltre_mare.players.workspace import MOST_OPTIONS, MOST_STEPS, Workspace
from argosy.games.oltre_mare.rules.actions import (
    ACCEPT,
    BUY_DECK,
    BUY_PIRATES,
    DECLINE,
    FINISH_TRADE,
    GO,
    PICK,
    STAY,
)
from argosy.games.oltre_mare.rules.board import PORT_COUNT, PORT_TO, ROUTE_FROM, WAYS, Token
from argosy.games.oltre_mare.rules.legal import (
    cards_to_play,
    refusal_to_buy,
    refusal_to_finish_trade,
    refusal_to_sail,
)
from argosy.games.oltre_mare.rules.moves import apply
from argosy.games.oltre_mare.rules.offer_legality import has_goods
from argosy.games.oltre_mare.rules.state import NO_TOKEN, PLAYED, Phase, State, is_drafting, is_in
from argosy.players.compilation import player_function
from argosy.players.weight_files import Weights

NEARLY = 1e-9


@player_function
def list_options(
    worlds: States, seat: int, w: Weights, manner: int, root: int, spare: int, work: Workspace
) -> int:
    """Whole actions as chains of codes, the planner's own first; says how many. It tries in `spare`."""
    s = worlds[root]
    work.listed = 0
    forget(work)
    favourite = choose_planner(s, seat, w, manner, work)
    if s.phase == Phase.TRADE:
        if is_drafting(s, seat):
            add_code(favourite, 0.0, work)
            return 1
        list_trade(s, seat, w, manner, work)
    elif s.phase == Phase.PLAY:
        list_plays(s, seat, w, work)
    elif s.phase == Phase.LOAD:
        list_loads(s, seat, w, work)
    elif s.phase == Phase.SAIL:
        list_moves(s, seat, w, work)
    elif s.phase == Phase.COMPASS:
        list_jumps(s, seat, w, work)
    else:
        list_discards(s, seat, w, work)
    if work.listed == 0:
        add_code(favourite, 0.0, work)
    put_first(favourite, work)
    if s.phase == Phase.TRADE:
        finish_chains(worlds, seat, w, manner, root, spare, work)
    return int(work.listed)


@player_function
def put_first(favourite: int, work: Workspace) -> None:
    """The best one that begins as the planner would comes first."""
    for k in range(work.listed):
        if work.chains[k, 0] == favourite:
            for place in range(k, 0, -1):
                exchange_options(place, place - 1, work)
            return
    work.listed = min(int(work.listed), MOST_OPTIONS - 1)
    add_code(favourite, 1e9, work)


@player_function
def exchange_options(one: int, other: int, work: Workspace) -> None:
    value = work.priors[one]
    work.priors[one] = work.priors[other]
    work.priors[other] = value
    steps = work.lengths[one]
    work.lengths[one] = work.lengths[other]
    work.lengths[other] = steps
    for i in range(MOST_STEPS):
        code = work.chains[one, i]
        work.chains[one, i] = work.chains[other, i]
        work.chains[other, i] = code


@player_function
def place_for(value: float, work: Workspace) -> int:
    """Where an option of that value goes among the best ones so far, which make way; -1 if nowhere."""
    listed = int(work.listed)
    if listed == MOST_OPTIONS:
        if value <= work.priors[listed - 1]:
            return -1
    else:
        work.listed += 1
        listed += 1
    place = listed - 1
    work.priors[place] = value
    while place > 0 and work.priors[place - 1] < value:
        exchange_options(place, place - 1, work)
        place -= 1
    work.lengths[place] = 0
    return place


@player_function
def add_code(code: int, value: float, work: Workspace) -> None:
    """An option of one step."""
    place = place_for(value, work)
    if place >= 0:
        work.chains[place, 0] = code
        work.lengths[place] = 1


@player_function
def finish_chains(
    worlds: States, seat: int, w: Weights, manner: int, root: int, spare: int, work: Workspace
) -> None:
    """Options that begin an offer or an acceptance get the steps with which the planner ends it."""
    for k in range(work.listed):
        worlds[spare] = worlds[root]
        s = worlds[spare]
        apply(s, seat, int(work.chains[k, 0]), None)
        while is_drafting(s, seat) and work.lengths[k] < MOST_STEPS:
            code = choose_planner(s, seat, w, manner, work)
            work.chains[k, work.lengths[k]] = code
            work.lengths[k] += 1
            apply(s, seat, code, None)


# ------------------------------------------------------------------------------------------ phases


@player_function
def list_trade(s: State, seat: int, w: Weights, manner: int, work: Workspace) -> None:
    slot = waiting_offer(s, seat)
    if slot >= 0:
        if has_goods(s, seat, s.offers[slot].want):
            add_code(ACCEPT + slot, 1.0, work)
        add_code(DECLINE + slot, 0.0, work)
        return
    if seat != s.active:
        return
    if refusal_to_finish_trade(s, seat) == 0:
        add_code(FINISH_TRADE, 2.0, work)
    for action in range(BUY_DECK, BUY_PIRATES + 1):
        if refusal_to_buy(s, seat, action) == 0:
            add_code(action, 1.0, work)
    if manner & OFFERS != 0 and not has_given_up(s, seat):
        look_around(s, seat, w, work)
        begin = plan_offer(s, seat, w, work)
        if begin >= 0 and not lies_open(s, seat, work):
            add_code(begin, 0.0, work)


@player_function
def list_plays(s: State, seat: int, w: Weights, work: Workspace) -> None:
    """The best choices of cards to play that go on with what is picked already."""
    look_around(s, seat, w, work)
    n = hand_faces(s, seat, work.hand)
    load = cards_to_play(s)
    if load == 0 or load == n:
        return
    count_rest(n, w, work)
    considered = min(n, MOST_CONSIDERED)
    if n > MOST_CONSIDERED:
        useful_first(n, w, work)
    chosen = (1 << load) - 1
    while chosen < 1 << considered:
        if goes_on(s, seat, chosen, considered, work):
            place = 0
            for i in range(considered):
                if chosen >> i & 1 == 1:
                    lay_aside(place, int(work.hand[i]), -1, w, work)
                    place += 1
            place = place_for(picked_worth(load, 0, w, work), work)
            if place >= 0:
                write_picks(s, load, place, work)
            for i in range(load):
                lay_aside(i, int(work.picked[i]), 1, w, work)
        lowest = chosen & -chosen
        carried = chosen + lowest
        chosen = (((carried ^ chosen) >> 2) // lowest) | carried


@player_function
def goes_on(s: State, seat: int, chosen: int, considered: int, work: Workspace) -> bool:
    """Whether a choice has the cards picked already and else only such as may still be picked."""
    if s.draft.given == 0:
        return True
    before = 0
    for i in range(considered):
        if chosen >> i & 1 == 1 and work.hand[i] <= s.draft.last:
            if not is_picked(s, int(work.hand[i])):
                return False
            before += 1
    return before == s.draft.given


@player_function
def is_picked(s: State, face: int) -> bool:
    for card in range(len(s.face)):
        if is_in(s.draft.give, card) and s.face[card] == face:
            return True
    return False


@player_function
def write_picks(s: State, load: int, place: int, work: Workspace) -> None:
    """The picked cards upwards, but for those that were picked before."""
    last = int(s.draft.last)
    count = 0
    while True:
        following = NONE
        for i in range(load):
            face = int(work.picked[i])
            if face > last and (following == NONE or face < following):
                following = face
        if following == NONE:
            break
        work.chains[place, count] = PICK + following
        count += 1
        last = following
    work.lengths[place] = count


@player_function
def list_loads(s: State, seat: int, w: Weights, work: Workspace) -> None:
    """The best loading orders; of those with the same outcome only one."""
    count = int(s.length[PLAYED])
    if count <= 1:
        return
    plan_to_load(s, seat, w, work)
    for number in range(ORDER_COUNT[count]):
        fits = True
        for i in range(s.draft.given):
            fits = fits and work.picked[ORDERS[count, number, i]] == s.face[s.draft.order[i]]
        if not fits:
            continue
        value = order_worth(number, count, w, work)
        top = PICK + int(work.picked[ORDERS[count, number, count - 1]])
        known = False
        for k in range(work.listed):
            known = known or (abs(work.priors[k] - value) < NEARLY and work.tops[k] == top)
        if known:
            continue
        place = place_for(value, work)
        if place >= 0:
            for k in range(int(work.listed) - 1, place, -1):
                work.tops[k] = work.tops[k - 1]
            work.tops[place] = top
            steps = 0
            for i in range(s.draft.given, count - 1):
                work.chains[place, steps] = PICK + int(work.picked[ORDERS[count, number, i]])
                steps += 1
            work.lengths[place] = steps


@player_function
def list_moves(s: State, seat: int, w: Weights, work: Workspace) -> None:
    look_around(s, seat, w, work)
    here = int(s.seats[seat].ship)
    for way in range(WAYS[here]):
        route, there = int(ROUTE_FROM[here, way]), int(PORT_TO[here, way])
        if refusal_to_sail(s, seat, GO + there) == 0:
            used = int(s.routes_used) | (1 << route)
            add_code(GO + there, best_end(there, used, int(s.moves_left) - 1, work), work)


@player_function
def list_jumps(s: State, seat: int, w: Weights, work: Workspace) -> None:
    look_around(s, seat, w, work)
    add_code(STAY, work.stay, work)
    for port in range(PORT_COUNT):
        kind = s.port_token[port]
        if port != s.seats[seat].ship and kind != NO_TOKEN and kind != Token.COMPASS:
            add_code(GO + port, work.ends[port], work)


@player_function
def list_discards(s: State, seat: int, w: Weights, work: Workspace) -> None:
    look_around(s, seat, w, work)
    n = hand_faces(s, seat, work.mine)
    for place in range(n):
        work.hand[place] = work.mine[place]
    best_plan(n, 0, WORST, w, work)
    count_rest(n, w, work)
    for place in range(n):
        add_code(PICK + int(work.mine[place]), -usefulness(int(work.mine[place]), w, work), work)
