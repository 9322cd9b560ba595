"""What a seat may see: views, odds, imagined worlds. Built by allow-list, never by removal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from argosy.core.cards import DECK, NONE, SPECTATOR
from argosy.core.chance import below
from argosy.core.compiled import rule
from argosy.core.events import Event
from argosy.core.knowledge import observer_bit
from argosy.core.options import values_in
from argosy.core.reading import array_of, for_readings, plain
from argosy.core.scenario import row_of
from argosy.core.typing import Ints, Json
from argosy.games.sets import mark_of

from . import asking
from .actions import ACTION_COUNT, BUY_DECK, BUY_PIRATES
from .board import GOOD_IDS, GOODS, PORT_IDS, TOKEN_IDS
from .cards import CARD_COUNT, FACE_IDS, FACE_NUMBER, GOOD, VENICE
from .dealing import load_in_reach
from .deals import hearers, hears, is_offered
from .notation import action, cards_in, drafting, faces_of, members
from .scoring import result
from .state import (
    CARGO_OF,
    DISCARD,
    HAND_OF,
    MAX_PLAYERS,
    MOST_OPEN_OFFERS,
    MOST_PURCHASES,
    NAME,
    NO_TOKEN,
    OPTIONS,
    PHASES,
    PIRATES_OF,
    PLAYED,
    REMEMBERED,
    RULES_VERSION,
    Draft,
    Offer,
    Phase,
    State,
    add_to,
    clear_draft,
    clear_set,
    clear_terms,
    is_in,
    venice_is_out,
)

GOOD_OF: list[int] = GOOD.tolist()  # by face, for plain Python


@plain
def public(s: State) -> Json:
    """What everybody sees, in every view."""
    over = s.phase == Phase.OVER
    wanted = asking.actors(s)
    due = asking.prestige_due(s) if s.phase == Phase.TRADE else 0
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "set": mark_of(__package__) or None,
        "players": s.players,
        "options": values_in(s, OPTIONS),
        "start": s.start,
        "phase": PHASES[s.phase],
        "to_act": [other for other in range(s.players) if wanted >> other & 1],
        "power": s.power,
        "load": s.load,
        "purchases_left": MOST_PURCHASES - s.purchases if s.phase == Phase.TRADE else 0,
        "price": asking.price(s, s.active) if s.phase == Phase.TRADE else None,
        "to_discard": max(0, s.length[HAND_OF + s.active] - s.power) if s.phase == Phase.DISCARD else 0,
        "to_play": asking.cards_to_play(s) if s.phase == Phase.PLAY else 0,
        "moves_left": s.moves_left,
        "no_deals": [other for other in range(s.players) if s.no_deals >> other & 1],
        "prestige_due": [other for other in range(s.players) if due >> other & 1],
        **table(s),
        "result": result(array_of(s)[0]) if over else None,
    }


@plain
def own(s: State, seat: int | None) -> Json:
    """What a view has besides, or instead, for this seat; with None, for a spectator."""
    return {
        "seat": seat,
        "offers": [_offer(s, offer, seat) for offer in _open_offers(s, seat)],
        "hand": [] if seat is None else sorted(faces_of(s, HAND_OF + seat), key=FACE_NUMBER.__getitem__),
        "cargo": _cargo(s, seat),
        "pirates": _pirates(s, seat),
        **open_to(s, seat),
    }


@plain
def open_to(s: State, seat: int | None) -> Json:
    """What a seat has begun and can do."""
    return {
        "draft": None if seat is None else _draft(s, seat),
        "choices": [] if seat is None else choices(s, seat),
    }


@plain
def table(s: State) -> Json:
    """What everybody sees on the table; `follow` keeps it up to date from events alone."""
    return {
        "round": s.round_number,
        "active": s.active,
        "last_round": bool(s.last_round),
        "venice_out": bool(asking.venice_is_out(s)),
        "deck": s.length[DECK],
        "discard": faces_of(s, DISCARD),
        "played": faces_of(s, PLAYED),
        "ports": {PORT_IDS[p]: TOKEN_IDS[kind] for p, kind in enumerate(s.port_token) if kind != NO_TOKEN},
        "offers": [_offer(s, offer, None) for offer in _open_offers(s, None)],
        "seats": [_seat(s, seat) for seat in range(s.players)],
    }


def _seat(s: State, seat: int) -> Json:
    me = s.seats[seat]
    top = s.first[CARGO_OF + seat]
    return {
        "ducats": me.ducats,
        "prestige": me.prestige,
        "hand": s.length[HAND_OF + seat],
        "cargo": s.length[CARGO_OF + seat],
        "top": None if top == NONE else FACE_IDS[s.face[top]],
        "pirates": s.length[PIRATES_OF + seat],
        "ship": None if me.ship < 0 else PORT_IDS[me.ship],
        "tokens": {TOKEN_IDS[kind]: count for kind, count in enumerate(me.tokens) if count},
        "active_token": None if me.active_token == NO_TOKEN else TOKEN_IDS[me.active_token],
    }


def _open_offers(s: State, seat: int | None) -> list[Offer]:
    """Those a seat hears of, oldest first."""
    return sorted([s.offers[slot] for slot in asking.heard(s, seat)], key=lambda offer: offer.number)


def _offer(s: State, offer: Offer, seat: int | None) -> Json:
    return {
        "number": offer.number,
        "from": offer.maker,
        "to": None if offer.partner < 0 else offer.partner,
        "give": {"goods": _goods(s, offer.give), "ducats": offer.give_ducats},
        "want": {
            "goods": {GOOD_IDS[good]: count for good, count in enumerate(offer.want) if count},
            "ducats": offer.want_ducats,
        },
        "cards": _shown(s, offer.give, seat, offer.maker),
        "answers": [
            {
                "seat": other,
                "give": {"goods": _goods(s, offer.answers[other]), "ducats": offer.want_ducats},
                "cards": _shown(s, offer.answers[other], seat, other),
            }
            for other in range(s.players)
            if offer.answered >> other & 1
        ],
        "declined": [other for other in range(s.players) if offer.declined >> other & 1],
    }


def _goods(s: State, cards: Any) -> dict[str, int]:
    """T7: the good of every card in a deal is told truthfully."""
    goods = Counter(GOOD_OF[s.face[card]] for card in members(cards))
    return {GOOD_IDS[good]: goods[good] for good in sorted(goods)}


def _shown(s: State, cards: Any, seat: int | None, giver: int) -> list[str]:
    """Which cards exactly: for the giver, and with open trade for all who hear."""
    return cards_in(s, cards) if s.open_trade or seat == giver else []


def _cargo(s: State, seat: int | None) -> list[str] | None:
    """6: nobody looks through a cargo stack, except as an aid to memory; bottom to top."""
    if seat is None or not s.cargo_memory_aid:
        return None
    return faces_of(s, CARGO_OF + seat)[::-1]


def _pirates(s: State, seat: int | None) -> list[str | None] | None:
    """B4: as an aid to memory, the cards of his pirate stack that the owner knows; bottom to top."""
    if seat is None or not s.pirate_memory_aid:
        return None
    known = s.known
    stack = list(row_of(s, PIRATES_OF + seat))[::-1]
    return [FACE_IDS[s.face[card]] if known[card] >> seat & 1 else None for card in stack]


def _draft(s: State, seat: int) -> Json | None:
    """The steps a seat has taken towards an action; in its own head until it is whole."""
    draft = s.draft
    if not drafting(s, seat):
        return None
    return {
        "kind": Draft(draft.kind).name.lower(),
        "cards": (
            [FACE_IDS[s.face[card]] for card in draft.order[: draft.given]]
            if draft.kind == Draft.LOAD
            else cards_in(s, draft.give)
        ),
        "want": {GOOD_IDS[good]: count for good, count in enumerate(draft.want) if count},
        "give_ducats": draft.give_ducats,
        "want_ducats": draft.want_ducats,
    }


def choices(s: State, seat: int) -> list[Json]:
    """The legal actions and steps of a seat; purchases with their price."""
    codes = np.empty(ACTION_COUNT, np.int16)
    listed = []
    for code in codes[: asking.write_legal(s, seat, codes)].tolist():
        choice: Json = {"action": action(s, seat, code).text}
        if code in (BUY_DECK, BUY_PIRATES):
            choice["price"] = asking.price(s, seat)
        listed.append(choice)
    return listed


# ----------------------------------------------------------------------------------- following


def follow(before: Json, event: Event) -> Json:
    """The table after an event. A replay needs no rules: events say where everything visible goes."""
    now = {**before, "seats": [dict(seat) for seat in before["seats"]]}
    me = now["seats"][event.seat] if event.seat is not None else {}
    amount, number = event.amount or 0, event.number or 0
    match event.kind:
        case "turn":
            now |= {"round": number, "active": event.seat}
        case "last_round":
            now["last_round"] = True
        case "discard":
            me |= {"hand": me["hand"] - 1, "pirates": me["pirates"] + 1}
        case "buy":
            me["ducats"] -= amount
        case "buy_pirates":
            me |= {"ducats": me["ducats"] - amount, "pirates": me["pirates"] - 1, "hand": me["hand"] + 1}
        case "draw":
            now["deck"] -= 1
            me["hand"] += 1
        case "pirate":
            now["deck"] -= 1
            me["pirates"] += 1
        case "influence" | "ducats" | "calm_sea" | "rank_prestige" | "rank_tokens" | "run" | "hand_cards":
            me["ducats"] += amount
        case "loss":
            me["ducats"] -= amount
        case "prestige":
            me["prestige"] += 1
        case "return_prestige":
            now["seats"] = [{**seat, "prestige": 0} for seat in now["seats"]]
        case "play":
            me["hand"] -= 1
            now["played"] = [*now["played"], event.card]
        case "load":
            now["played"] = [card for card in now["played"] if card != event.card]
            me |= {"cargo": me["cargo"] + 1, "top": event.card}
        case "unload":
            me["cargo"] -= 1
            now["discard"] = [*now["discard"], event.card]
        case "gather":
            me |= {"cargo": 0, "top": None, "pirates": 0}
        case "reshuffle":
            now |= {"deck": now["deck"] + amount, "discard": []}
        case "venice":
            now |= {"deck": now["deck"] - 1, "venice_out": True}
        case "sail" | "jump":
            me["ship"] = event.port
        case "compass":
            now["ports"] = {port: token for port, token in now["ports"].items() if port != event.port}
        case "token":
            now["ports"] = {port: token for port, token in now["ports"].items() if port != me["ship"]}
            owned = Counter(me["tokens"]) + Counter([event.token])
            me |= {
                "tokens": {kind: owned[kind] for kind in TOKEN_IDS if owned[kind]},
                "active_token": event.token,
            }
        case "no_token":
            me["active_token"] = None
        case _:
            _follow_dealing(now, event)
    return now


def _follow_dealing(now: Json, event: Event) -> None:
    offers = [dict(offer) for offer in now["offers"]]
    seats = now["seats"]
    mine = [offer for offer in offers if offer["number"] == event.number]
    match event.kind:
        case "finish_trade":
            offers = []
        case "deal" | "quiet_deal":
            _follow_deal(seats, event)
            offers = [offer for offer in offers if event.kind == "quiet_deal" or offer not in mine]
        case "offer":
            assert event.give is not None
            assert event.want is not None
            give, want = event.give.to_json(), event.want.to_json()
            parts: Json = {
                "number": event.number,
                "from": event.seat,
                "to": event.other,
                "give": give,
                "want": want,
            }
            offers.append({**parts, "cards": [], "answers": [], "declined": []})
        case _ if not mine:
            pass  # about an offer that was open, and not heard, when the record began
        case "offer_card":
            mine[0]["cards"] = _in_order([*mine[0]["cards"], event.card])
        case "answer":
            assert event.give is not None
            answer: Json = {"seat": event.seat, "give": event.give.to_json(), "cards": []}
            mine[0]["answers"] = sorted([*mine[0]["answers"], answer], key=lambda a: int(a["seat"]))
        case "answer_card":
            mine[0]["answers"] = [
                {**a, "cards": _in_order([*a["cards"], event.card])} if a["seat"] == event.seat else a
                for a in mine[0]["answers"]
            ]
        case "decline":
            mine[0]["declined"] = sorted([*mine[0]["declined"], event.seat])
            mine[0]["answers"] = [a for a in mine[0]["answers"] if a["seat"] != event.seat]
            if mine[0]["to"] is not None:
                offers.remove(mine[0])
        case "answer_void":
            mine[0]["answers"] = [a for a in mine[0]["answers"] if a["seat"] != event.seat]
        case kind if kind == "withdraw" or kind.startswith("lapse_"):
            offers = [offer for offer in offers if offer not in mine]
    now["offers"] = offers


def _in_order(cards: list[Any]) -> list[Any]:
    return sorted(cards, key=FACE_NUMBER.__getitem__)


def _follow_deal(seats: list[Json], event: Event) -> None:
    if event.give is None or event.want is None:  # R2: what others notice of a private deal
        _exchange(seats, event, event.number or 0, event.amount or 0)
        return
    cards = sum(n for _, n in event.give.goods) - sum(n for _, n in event.want.goods)
    _exchange(seats, event, cards, event.give.ducats - event.want.ducats)


def _exchange(seats: list[Json], event: Event, cards: int, ducats: int) -> None:
    """So many cards and ducats go from one seat to the other, all told."""
    for seat, sign in ((event.seat, -1), (event.other, 1)):
        assert seat is not None
        seats[seat]["hand"] += sign * cards
        seats[seat]["ducats"] += sign * ducats


# ---------------------------------------------------------------------------- imagined worlds, odds


@rule
def exchange(s: State, observer: int, scratch: Ints) -> None:
    """Another world the observer cannot tell from this one, each equally likely.

    Venice may lie anywhere it can still be; a card in an offer he hears keeps its good (T7); the other
    unknown cards change faces within their shuffle. What another seat is drafting is in its head, and what
    two said in private (R2) in theirs.
    `scratch` holds two numbers per card.
    """
    if s.draft.kind != Draft.NONE and s.draft.seat != observer:
        clear_draft(s)
    move_venice(s)
    for card in range(CARD_COUNT):
        unknown = s.pool[card] > 0 and (s.known[card] >> observer) & 1 == 0
        scratch[card] = 1 if unknown and s.face[card] != VENICE else 0
    for slot in range(MOST_OPEN_OFFERS):
        if hears(s, slot, observer):
            offer = s.offers[slot]
            exchange_within_goods(s, offer.give, scratch)
            for seat in range(MAX_PLAYERS):
                if (offer.answered >> seat) & 1 == 1:
                    exchange_within_goods(s, offer.answers[seat], scratch)
    exchange_pools(s, scratch)
    if s.private_talk != 0 and observer <= SPECTATOR:  # others see every world as it is
        forget_unheard(s, observer)


@rule
def forget_unheard(s: State, observer: int) -> None:
    """R2: that two talk is known, for one of them is asked; on what terms is not."""
    for slot in range(MOST_OPEN_OFFERS):
        if s.offers[slot].number > 0 and not hears(s, slot, observer):
            imagine_terms(s, s.offers[slot])
    for i in range(min(int(s.refused_count), REMEMBERED)):
        refused = s.refused[i]
        if (hearers(s, int(refused.maker), int(refused.partner)) >> observer) & 1 == 0:
            clear_terms(refused)


@rule
def imagine_terms(s: State, offer: Offer) -> None:
    """The least that such an offer can be: a card is given, or wanted where none can be."""
    maker, partner = int(offer.maker), int(offer.partner)
    clear_terms(offer)
    clear_set(offer.answers[partner])
    offer.maker, offer.partner = maker, partner
    mine, theirs = int(s.first[HAND_OF + maker]), int(s.first[HAND_OF + partner])
    if mine != NONE and load_in_reach(s, maker, 1, 0):
        add_to(offer.give, mine)
    elif theirs != NONE:
        offer.want[GOOD[s.face[theirs]]] = 1
        if (offer.answered >> partner) & 1 == 1:
            add_to(offer.answers[partner], theirs)
    else:  # neither has a card: T4, with the option
        offer.give_ducats = 1


@rule
def move_venice(s: State) -> None:
    """S5, L3: evenly among the places where it can be, as far as anybody knows."""
    if venice_is_out(s):
        return
    highest = min(int(s.venice_highest), int(s.length[DECK]) - 1)
    here = 0
    while s.face[s.deck[here]] != VENICE:
        here += 1
    there = int(s.venice_lowest) + below(s.rng, highest - int(s.venice_lowest) + 1)
    s.face[s.deck[here]] = s.face[s.deck[there]]
    s.face[s.deck[there]] = VENICE


@rule
def exchange_within_goods(s: State, cards: Ints, unknown: Ints) -> None:
    """Each unknown card of the set gets any unknown face of its good; then it is settled."""
    for card in range(CARD_COUNT):
        if is_in(cards, card) and unknown[card] == 1:
            good = GOOD[s.face[card]]
            n = 0
            for other in range(CARD_COUNT):
                if unknown[other] == 1 and s.pool[other] == s.pool[card] and GOOD[s.face[other]] == good:
                    unknown[CARD_COUNT + n] = other
                    n += 1
            chosen = unknown[CARD_COUNT + below(s.rng, n)]
            face = s.face[card]
            s.face[card] = s.face[chosen]
            s.face[chosen] = face
            unknown[card] = 0


@rule
def exchange_pools(s: State, unknown: Ints) -> None:
    """Pool by pool, shuffle the faces that are still open."""
    last_pool = 0
    for card in range(CARD_COUNT):
        last_pool = max(last_pool, int(s.pool[card]))
    for pool in range(1, last_pool + 1):
        n = 0
        for card in range(CARD_COUNT):
            if unknown[card] == 1 and s.pool[card] == pool:
                unknown[CARD_COUNT + n] = card
                n += 1
        for i in range(n - 1, 0, -1):
            card, other = unknown[CARD_COUNT + i], unknown[CARD_COUNT + below(s.rng, i + 1)]
            face = s.face[card]
            s.face[card] = s.face[other]
            s.face[other] = face


@rule
def next_cards(s: State, observer: int, faces: Ints, goods: Ints) -> int:
    """Mark the faces that the next card may have, as far as an observer knows; says how many cards it may be.

    `goods` counts them by good, and behind that how many of each lie in offers, and so not in the deck (T7).
    With an empty deck the next card is any of the discard pile (X2).
    """
    faces[:] = 0
    goods[:] = 0
    total = 0
    has_deck = s.length[DECK] > 0
    pool = s.pool[s.deck[s.length[DECK] - 1]] if has_deck else 0
    for card in range(CARD_COUNT):
        face = int(s.face[card])
        if has_deck:
            unknown = s.pool[card] == pool and (s.known[card] >> observer) & 1 == 0
        else:
            unknown = s.zone[card] == DISCARD
        if not unknown or face == VENICE:
            continue
        faces[face] = 1
        goods[GOOD[face]] += 1
        total += 1
        if has_deck and is_offered(s, card, observer):
            goods[GOODS + GOOD[face]] += 1
            total -= 1
    return total


_next_cards = for_readings(next_cards)


@plain
def odds(s: State, seat: int | None) -> Json:
    """The exact distribution of the next card of the goods deck, as far as a seat knows.

    `next` and `goods` are the probabilities of each card and good, `venice` that of Venice.
    """
    room, counts = np.empty(CARD_COUNT, np.int16), np.empty(2 * GOODS, np.int16)
    total = _next_cards(s, observer_bit(seat), room, counts)
    found, offered = counts[:GOODS].tolist(), counts[GOODS:].tolist()
    venice = asking.venice_chance(s)
    rest = (1 - venice) / max(1, total)
    share = {good: (found[good] - offered[good]) * rest for good in range(GOODS) if found[good]}
    each = [share[good] / found[good] if found[good] else 0.0 for good in range(GOODS)]
    return {
        "cards": total,
        "next": {FACE_IDS[face]: each[GOOD_OF[face]] for face, comes in enumerate(room.tolist()) if comes},
        "goods": {GOOD_IDS[good]: chance for good, chance in share.items()},
        "venice": venice,
    }
