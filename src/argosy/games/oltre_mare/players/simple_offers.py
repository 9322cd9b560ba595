"""Deals of Oltre Mare by rules of thumb: which offers to take, which to make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from argosy.core.typing import Json
from argosy.games.oltre_mare.players.valuation import Merchant, marks, without
from argosy.games.oltre_mare.rules.board import GOOD_IDS, Good
from argosy.games.oltre_mare.rules.cards import Card

PRESTIGE = 1.0  # a token, for the partner of the active player
MOST_OFFERS = 2  # in a turn
GAIN_OF_ANSWER = 1.2  # what a deal must bring
GAIN_OF_OFFER = 2.6  # more than an answer, for others are asked to listen
OF_TWO = 2.0  # more with two players: the other one's gain is the own loss
DUCATS_ADDED = (0, 1)  # to a card
DUCATS_FOR_CARD = (2, 3)


def offer_text(terms: Json) -> str:
    """An offer as an action."""
    to = "all" if terms["to"] is None else terms["to"]
    cards = ",".join(terms["give"]["cards"]) or "-"
    goods = ",".join(f"{good}:{count}" for good, count in terms["want"]["goods"].items()) or "-"
    return f"offer {to} give {cards} {terms['give']['ducats']} want {goods} {terms['want']['ducats']}"


def bargain(me: Merchant) -> str | None:
    """Answer, choose among answers, or make an offer; None when all is said."""
    actions = [choice["action"] for choice in me.view["choices"]]
    for offer in me.view["offers"]:
        if f"decline {offer['number']}" in actions and not is_answered(me, offer):
            return answer(me, offer, actions)
        if offer["from"] == me.seat and (choice := best_answer(me, offer)):
            return choice
    if not me.is_active:
        return "no-deals" if "no-deals" in actions else actions[-1]
    return make_offer(me, actions)


# ------------------------------------------------------------------------------------ answering


def is_answered(me: Merchant, offer: Json) -> bool:
    return any(answer["seat"] == me.seat for answer in offer["answers"])


def answer(me: Merchant, offer: Json, actions: list[str]) -> str:
    """Take what brings a clear gain, decline the rest; nothing is given for nothing."""
    number, gives, wants = offer["number"], offer["give"], offer["want"]
    can = any(f"{action} ".startswith(f"accept {number} ") for action in actions)
    if not can or not asks_or_gives(gives):
        return f"decline {number}"
    given = cards_to_give(me, wants["goods"])
    value = gain(me, given, announced_cards(me, offer), gives["ducats"] - wants["ducats"])
    if value < (least_gain(me, GAIN_OF_ANSWER) if asks_or_gives(wants) else 0):
        return f"decline {number}"
    return f"accept {number} with {','.join(card.id for card in given) or '-'}"


def asks_or_gives(bundle: Json) -> bool:
    return bool(bundle["goods"] or bundle["ducats"])


def best_answer(me: Merchant, offer: Json) -> str | None:
    """R3: the one that brings most, of equal ones that of the poorest; none if its cards disappoint."""
    given = me.cards(offer["cards"])
    ducats = offer["want"]["ducats"] - offer["give"]["ducats"]
    best = None
    most = (0.0, 0)
    for answer in offer["answers"]:
        value = gain(me, given, announced_cards(me, answer), ducats)
        poverty = -me.view["seats"][answer["seat"]]["ducats"]
        if value > 0 and (best is None or (value, poverty) > most):
            best, most = f"choose {offer['number']} {answer['seat']}", (value, poverty)
    return best


def announced_cards(me: Merchant, bundle: Json) -> list[Card]:
    """The cards of an offer or an answer: as they are if they are shown, else by their goods."""
    if bundle["cards"]:
        return me.cards(bundle["cards"])
    goods: Mapping[str, int] = bundle["give"]["goods"]
    return [me.set.some[GOOD_IDS.index(good)] for good, count in goods.items() for _ in range(count)]


def cards_to_give(me: Merchant, goods: Mapping[str, int]) -> list[Card]:
    """Of each good those with the least useful symbols."""
    chosen: list[Card] = []
    for good, count in goods.items():
        mine = [card for card in me.hand if card.good == GOOD_IDS.index(good)]
        chosen += sorted(mine, key=lambda card: (marks(card), card.id))[:count]
    return chosen


def gain(me: Merchant, given: Iterable[Card], got: Iterable[Card], ducats: int) -> float:
    """T6: what a deal brings, prestige included."""
    value = me.worth([*without(me.hand, given), *got]) - me.worth_of_hand + ducats
    if me.seat in me.view["prestige_due"]:
        value += PRESTIGE
    return value


def least_gain(me: Merchant, of_many: float) -> float:
    return of_many + OF_TWO if me.view["players"] == 2 else of_many


# --------------------------------------------------------------------------------------- offering


def make_offer(me: Merchant, actions: list[str]) -> str | None:
    """The most promising bid that says something new, if there is one that is worth the talk."""
    partner = None if me.view["players"] > 2 else 1 - me.seat
    if f"offer-to {'all' if partner is None else partner}" not in actions:
        return None
    if me.memory["offers_made"][me.seat] >= MOST_OFFERS:
        return None
    made = [offer for offer in me.memory["refused"] + me.memory["offers"] if offer["from"] == me.seat]
    chances = chances_of_goods(me)
    least = least_gain(me, GAIN_OF_OFFER)
    found = [
        (value * chances[good], offer_text(terms))
        for terms, good, value in bids(me, partner)
        if value >= least and chances[good] > 0 and not any(says_so(before, terms) for before in made)
    ]
    return max(found)[1] if found else None


def says_so(before: Json, terms: Json) -> bool:
    """Whether an offer was the same goods for the same goods, and no fewer ducats."""
    return (
        before["to"] == terms["to"]
        and goods_of(before["give"]["cards"]) == goods_of(terms["give"]["cards"])
        and before["want"]["goods"] == terms["want"]["goods"]
        and net_ducats(before) >= net_ducats(terms)
    )


def goods_of(cards: Iterable[str]) -> Counter[str]:
    return Counter(card.split("-")[0] for card in cards)


def net_ducats(terms: Json) -> int:
    return int(terms["give"]["ducats"] - terms["want"]["ducats"])


def bids(me: Merchant, partner: int | None) -> Iterator[tuple[Json, Good, float]]:
    """A card, or some ducats, for a good that fits the others; and what it would bring."""
    wanted = {card.good for card in me.hand} | ({Good(me.run[0])} if me.run[1] else set())
    for good in sorted(wanted):
        for card in (None, *me.hand):
            if card and card.good == good:
                continue
            given = [card] if card else []
            value = gain(me, given, [me.set.some[good]], 0)
            for ducats in DUCATS_ADDED if card else DUCATS_FOR_CARD:
                gives = {"cards": [card.id for card in given], "ducats": ducats}
                wants = {"goods": {GOOD_IDS[good]: 1}, "ducats": 0}
                yield {"to": partner, "give": gives, "want": wants}, good, value - ducats


def chances_of_goods(me: Merchant) -> dict[Good, float]:
    """How likely another seat has a card of a good in hand, by all cards that were ever seen."""
    memory, view = me.memory, me.view
    seen = [
        *view["hand"],
        *view["discard"],
        *memory["removed"],
        *(c for cargo in memory["cargo"] for c in cargo),
    ]
    goods = Counter(card.good for card in me.cards(name for name in seen if name in me.set.card))
    unseen = {good: me.set.copies[good] - goods[good] for good in Good}
    others = sum(
        seat["hand"]
        for number, seat in enumerate(view["seats"])
        if number != me.seat and number not in view["no_deals"]
    )
    share = others / max(1, sum(unseen.values()))
    return {good: 1 - (1 - min(1.0, share)) ** count for good, count in unseen.items()}
