"""A player of Oltre Mare by rules of thumb, without a search."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from argosy.core.typing import Json
from argosy.games.oltre_mare.players.simple_offers import bargain
from argosy.games.oltre_mare.players.valuation import DRAWN, LACKING, LOAD, PIRATE, Merchant
from argosy.games.oltre_mare.rules.actions import COINS
from argosy.games.oltre_mare.rules.board import MOST_SYMBOLS, POWER_WITHOUT_INFLUENCE, Symbol
from argosy.games.oltre_mare.rules.cards import Card
from argosy.players.player import Imagine

SPARE_CARD = 1.2  # a card that need not be bought
MOST_CONSIDERED = 10  # hand cards among which the best to play are sought


class SimplePlayer:
    """Buys what it must, deals where both gain, plays what pays best. Uses no chance at all."""

    def __init__(self, name: str = "Simple") -> None:
        self.name = name

    def decide(self, view: Json, imagine: Imagine, clock: float | None) -> str:
        actions = [choice["action"] for choice in view["choices"]]
        if view["draft"]:
            return next_step(view["draft"], actions)
        if len(actions) == 1:
            return str(actions[0])
        me = Merchant(view, imagine)
        match view["phase"]:
            case "discard":
                return f"discard {me.least_useful(me.hand).id}"
            case "trade":
                return bargain(me) or purchase(me)
            case "play":
                return f"play {listed(best_cards(me))}"
            case "sail":
                return best_move(me, actions)
            case "compass":
                return best_jump(me, actions)
        return f"load {listed(best_order(me, me.cards(view['played']), me.hand, 0)[1])}"


def next_step(draft: Json, actions: list[str]) -> str:
    """Finish what another player has begun in this seat; an offer so that nobody takes it."""
    if draft["want_ducats"] == 0 and (much := f"want-ducats {max(COINS)}") in actions:
        return much
    return "send" if "send" in actions else actions[0]


def listed(cards: Sequence[Card]) -> str:
    return ",".join(card.id for card in cards)


# ---------------------------------------------------------------------------------------- trade


def purchase(me: Merchant) -> str:
    """B1: what the load asks for; more only if it is cheap."""
    gains = {
        choice["action"]: worth_of_purchase(me, choice["action"]) - choice["price"]
        for choice in me.view["choices"]
        if "price" in choice
    }
    best = max(gains, key=gains.__getitem__, default="finish-trade")
    may_finish = {"action": "finish-trade"} in me.view["choices"]
    return "finish-trade" if may_finish and gains.get(best, 0.0) <= 0 else best


def worth_of_purchase(me: Merchant, action: str) -> float:
    """8.3, B4: a card bought back from the pirates costs nothing at the end, and its owner may know it."""
    if action == "buy deck":
        return SPARE_CARD * me.future
    top = me.memory["pirates"][me.seat][-1]
    if top not in me.memory["pirate_own"][me.seat]:
        return PIRATE + SPARE_CARD * me.future
    return PIRATE + me.promise([*me.hand, me.set.card[top]], me.run) - me.promise(me.hand, me.run)


# ------------------------------------------------------------------------------- play and load


def best_cards(me: Merchant) -> tuple[Card, ...]:
    """A1: of all cards that may be played together those with the best outlook."""

    def value(cards: tuple[Card, ...]) -> float:
        rest = [card for card in me.hand if card not in cards]
        symbols = Counter(symbol for card in cards for symbol in card.symbols)
        drawn = me.set.action_table[Symbol.DRAW][symbols[Symbol.DRAW]]
        return value_of_symbols(me, symbols) + best_order(me, cards, rest, drawn)[0]

    return max(combinations(me.most_useful(MOST_CONSIDERED, me.hand), me.view["to_play"]), key=value)


def value_of_symbols(me: Merchant, symbols: Counter[Symbol]) -> float:
    """A2, A3: all but the cards drawn."""
    table, token, ships = me.set.action_table, me.own["active_token"], symbols[Symbol.SHIP]
    ducats = symbols[Symbol.DUCAT] + (token == "good_deal")
    value = float(me.view["options"]["fifth_ducat_symbol"])
    if ducats <= MOST_SYMBOLS:
        value = float(table[Symbol.DUCAT][ducats])
    if token == "calm_sea":
        value += ships
    if token != "pirates_repelled":
        value -= PIRATE * table[Symbol.PIRATE][symbols[Symbol.PIRATE]]
    return value + me.voyages[ships]


def best_order(
    me: Merchant, cards: Sequence[Card], rest: Sequence[Card], drawn: int
) -> tuple[float, list[Card]]:
    """L1: what goes on the run on top first, the best card to go on with last."""
    goods = Counter(card.good for card in cards)
    pays = sum(me.extension(good, count, me.run) for good, count in goods.items())
    best: tuple[float, list[Card]] = (-math.inf, [])
    for top in cards:
        if top.good == me.run[0] and len(goods) > 1:
            continue
        length = goods[top.good] + (me.run[1] if top.good == me.run[0] else 0)
        value = pays + me.future * outlook(me, top, length, rest, drawn)
        value += (1 - me.future) * me.at_the_end(len(rest) + drawn)
        if value > best[0]:
            best = value, order_under(me, cards, top)
    return best


def order_under(me: Merchant, cards: Sequence[Card], top: Card) -> list[Card]:
    """Equal goods together: those of the run first, those of the new top card last."""

    def place(card: Card) -> tuple[bool, bool, int, str]:
        return card == top, card.good == top.good, -1 if card.good == me.run[0] else card.good, card.id

    return sorted(cards, key=place)


def outlook(me: Merchant, top: Card, length: int, rest: Sequence[Card], drawn: int) -> float:
    """L2: the next turn with this card on top of the cargo, and with these cards in hand."""
    value = LOAD * top.load + me.promise(rest, (top.good, length))
    if me.own["active_token"] == "local_influence":
        value += max(0, top.power - POWER_WITHOUT_INFLUENCE)
    hand = len(rest) + drawn
    kept = min(hand, top.power)
    value += DRAWN * (kept - len(rest)) - PIRATE * (hand - kept)
    return value - LACKING * max(0, top.load - hand)


# ----------------------------------------------------------------------------------------- ship


def best_move(me: Merchant, actions: list[str]) -> str:
    """A5: towards the best port in which the trail can end."""
    here = me.set.port[me.own["ship"]]
    used = {frozenset(me.set.port[port] for port in route) for route in me.memory["routes_used"]}

    def value(action: str) -> float:
        there = me.set.port[action.removeprefix("sail ")]
        on_the_way = frozenset(used | {frozenset({here, there})})
        ends = me.set.ends(there, me.view["moves_left"] - 1, on_the_way)
        return max(me.port_worth(port) for port in ends)

    return max(actions, key=value)


def best_jump(me: Merchant, actions: list[str]) -> str:
    """A8: to the best token, unless the active one is better."""

    def value(action: str) -> float:
        port = action.removeprefix("compass ")
        if port == "stay":
            return me.token_worth(me.own["active_token"])
        return me.port_worth(me.set.port[port])

    return max(actions, key=value)
