"""The table as events alone keep it up to date: a replay runs no rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from argosy.core.events import Event
from argosy.core.typing import Json

from .board import TOKEN_IDS
from .cards import FACE_NUMBER


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
    """So many cards and ducats go from one seat to the other, on balance."""
    for seat, sign in ((event.seat, -1), (event.other, 1)):
        assert seat is not None
        seats[seat]["hand"] += sign * cards
        seats[seat]["ducats"] += sign * ducats
