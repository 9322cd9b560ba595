"""What a deal of Oltre Mare is worth to the other side, as far as a seat may know."""

from __future__ import annotations

from argosy.core.cards import NONE
from argosy.games.oltre_mare.players.action_plans import longer
from argosy.games.oltre_mare.players.prospects import chance_of_round, leader, prestige_worth, standing
from argosy.games.oltre_mare.players.weights import HIS_CARD, HIS_RUN, LACK, LEADER, PIRATE, RIVAL
from argosy.games.oltre_mare.players.workspace import Workspace
from argosy.games.oltre_mare.rules.board import GOODS, payout
from argosy.games.oltre_mare.rules.cards import GOOD, LOAD, POWER
from argosy.games.oltre_mare.rules.offer_legality import wants_deals
from argosy.games.oltre_mare.rules.scoring import top_run
from argosy.games.oltre_mare.rules.state import (
    CARGO_OF,
    HAND_OF,
    LOAD_WITHOUT_CARGO,
    POWER_WITHOUT_CARGO,
    State,
    hand,
)
from argosy.players.compilation import player_function
from argosy.players.weight_files import Weights

OF_TWO = 1.0  # with two players the other one's gain is the own loss
KEPT = 0.5  # of a pair's worth is lost, on average, with the card a partner likes least


@player_function
def rivalry(s: State, seat: int, partner: int, w: Weights) -> float:
    """How much of a partner's gain counts as the own loss: more if he leads, all of it between two."""
    value = max(0.0, w[RIVAL])
    if s.players == 2:
        value += OF_TWO
    if partner == leader(s, seat) and standing(s, partner) >= standing(s, seat):
        value += max(0.0, w[LEADER])
    return value


@player_function
def will_play(s: State, partner: int, w: Weights) -> float:
    """How likely a partner has another action phase."""
    place = (partner - int(s.start)) % int(s.players)
    running = (int(s.active) - int(s.start)) % int(s.players)
    return 1.0 if place >= running else chance_of_round(s, w, 1)


@player_function
def chance_to_have(s: State, seat: int, partner: int, good: int, work: Workspace) -> float:
    """How likely a partner has a card of a good in hand, as far as the seat knows."""
    unknown = 0
    card = int(s.first[HAND_OF + partner])
    while card != NONE:
        if (s.known[card] >> seat) & 1 == 1:
            if GOOD[s.face[card]] == good:
                return 1.0
        else:
            unknown += 1
        card = int(s.next[card])
    none = 1.0
    for _ in range(unknown):
        none *= 1.0 - min(1.0, float(work.left[good]) / max(1, int(work.hidden)))
    return 1.0 - none


@player_function
def study(s: State, seat: int, partner: int, w: Weights, work: Workspace) -> None:
    """Write down what a card of each good is worth to a partner, and how likely he has one."""
    top = int(s.first[CARGO_OF + partner])
    run_good = -1 if top == NONE else int(GOOD[s.face[top]])
    length = top_run(s, partner)
    load = LOAD_WITHOUT_CARGO if top == NONE else int(LOAD[s.face[top]])
    power = POWER_WITHOUT_CARGO if top == NONE else int(POWER[s.face[top]])
    cards = hand(s, partner)
    sure = will_play(s, partner, w)
    card_worth = w[HIS_CARD]
    if cards < load:
        card_worth += w[LACK]
    one_more = card_worth
    if partner != s.active and cards >= power:
        one_more = -w[PIRATE]
    for good in range(GOODS):
        has = chance_to_have(s, seat, partner, good, work)
        if good == run_good:
            fits = w[HIS_RUN] * longer(good, length, 1)
            lost = fits
        else:
            fits = w[HIS_RUN] * (1.0 + has * (payout(good, 2) - 2.0))
            lost = w[HIS_RUN] * (1.0 + KEPT * has * (payout(good, 2) - 2.0))
        work.his_gain[partner, good] = sure * (one_more + fits)
        work.his_loss[partner, good] = sure * (card_worth + lost)
        work.has[partner, good] = has
    work.his_prestige[partner] = prestige_worth(s, partner, w)
    work.rivalry[partner] = rivalry(s, seat, partner, w)


@player_function
def may_deal(s: State, seat: int, other: int) -> bool:
    """T1: whether two seats can deal with each other now."""
    return other != seat and wants_deals(s, other) and (seat == s.active or other == s.active)
