"""Open offers, refused ones and a draft in a scenario: read with checks, and written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from argosy.core.cards import NONE
from argosy.core.errors import InvalidScenario, shown
from argosy.core.scenario import Fields
from argosy.core.typing import Json

from .board import GOOD_IDS
from .cards import FACE_IDS, FACE_NUMBER, MOST_LOAD
from .dealing import has_goods
from .notation import cards_in
from .state import (
    ALL,
    HAND_OF,
    MOST_DUCATS,
    MOST_OPEN_OFFERS,
    REMEMBERED,
    Draft,
    State,
    Terms,
    add_to,
    clear_set,
)

DRAFTS = tuple(draft.name.lower() for draft in Draft)
DRAFT_NUMBERS = ("last", "given", "wanted", "slot", "stage", "give_ducats", "want_ducats")


def load_offers(s: State, fields: Fields) -> None:
    offers = _list(fields, "offers", MOST_OPEN_OFFERS)
    highest = 0
    for i, entry in enumerate(offers):
        place = f"offers[{i}]"
        slot = _number(place, entry, "slot", i, 0, MOST_OPEN_OFFERS - 1)
        offer = s.offers[slot]
        if offer.number > 0:
            raise InvalidScenario(f"{place}.slot", f"{slot} is taken by another offer")
        offer.number = _number(place, entry, "number", i + 1, 1, 32767)
        highest = max(highest, int(offer.number))
        s.open_offers += 1
        offer.maker = _number(place, entry, "from", NONE, 0, fields.players - 1)
        _load_terms(s, fields, place, entry, offer)
        for card in cards_in(s, offer.give):
            if s.zone[s.face == FACE_NUMBER[card]][0] != HAND_OF + offer.maker:
                raise InvalidScenario(f"{place}.give", f"{card} is not in the hand of seat {offer.maker}")
        if s.active not in (offer.maker, offer.partner) or offer.maker == offer.partner:
            raise InvalidScenario(place, f"an offer is between the active seat, {s.active}, and others")
        offer.declined = sum(
            1 << _seat(f"{place}.declined", seat, fields) for seat in entry.get("declined", [])
        )
        answers = entry.get("answers", {})
        if not isinstance(answers, Mapping):
            raise InvalidScenario(f"{place}.answers", "must be an object of seats and lists of cards")
        for seat, cards in answers.items():
            number = _seat(f"{place}.answers", int(seat) if str(seat).isdecimal() else seat, fields)
            offer.answered = int(offer.answered) | 1 << number
            _fill(s, offer.answers[number], fields.cards(f"{place}.answers.{seat}", cards))
    s.next_offer = highest + 1
    s.refused_count = fields.number("refused_count", len(fields.data.get("refused", [])), 0, 32767)
    for i, entry in enumerate(_list(fields, "refused", REMEMBERED)):
        s.refused[i].maker = _number(f"refused[{i}]", entry, "from", NONE, 0, fields.players - 1)
        _load_terms(s, fields, f"refused[{i}]", entry, s.refused[i])
    _load_draft(s, fields)


def _list(fields: Fields, name: str, most: int) -> list[Any]:
    value = fields.data.get(name, [])
    if (
        not isinstance(value, list)
        or len(value) > most
        or not all(isinstance(item, Mapping) for item in value)
    ):
        raise InvalidScenario(name, f"must be a list of at most {most} objects")
    return value


def _number(place: str, entry: Mapping[str, Any], name: str, default: int, first: int, last: int) -> int:
    value = entry.get(name, default)
    if type(value) is not int or not first <= value <= last:
        raise InvalidScenario(
            f"{place}.{name}", f"must be a whole number from {first} to {last}, not {shown(value)}"
        )
    return value


def _seat(place: str, seat: Any, fields: Fields) -> int:
    if type(seat) is not int or not 0 <= seat < fields.players:
        raise InvalidScenario(place, f"there is no seat {shown(seat)}")
    return seat


def _fill(s: State, target: Any, faces: list[int]) -> None:
    clear_set(target)
    for face in faces:
        add_to(target, [int(f) for f in s.face].index(face))


def _load_terms(s: State, fields: Fields, place: str, entry: Mapping[str, Any], terms: Terms) -> None:
    partner = entry.get("to")
    terms.partner = ALL if partner is None else _seat(f"{place}.to", partner, fields)
    give, want = entry.get("give", {}), entry.get("want", {})
    if not isinstance(give, Mapping) or not isinstance(want, Mapping):
        raise InvalidScenario(place, "give and want must be objects")
    _fill(s, terms.give, fields.cards(f"{place}.give.cards", give.get("cards", [])))
    terms.give_ducats = _number(f"{place}.give", give, "ducats", 0, 0, MOST_DUCATS)
    terms.want_ducats = _number(f"{place}.want", want, "ducats", 0, 0, MOST_DUCATS)
    _load_goods(f"{place}.want.goods", want.get("goods", {}), terms.want)


def _load_goods(place: str, goods: Any, target: Any) -> None:
    if not isinstance(goods, Mapping) or not set(goods) <= set(GOOD_IDS):
        raise InvalidScenario(place, f"must be an object of goods and numbers, not {shown(goods)}")
    for good, count in goods.items():
        target[GOOD_IDS.index(good)] = _number(place, {"count": count}, "count", 0, 0, 126)


def _load_draft(s: State, fields: Fields) -> None:
    data = fields.data.get("draft")
    if data is None:
        return
    if not isinstance(data, Mapping) or data.get("kind") not in DRAFTS[1:]:
        raise InvalidScenario("draft", f"must be an object whose kind is one of {', '.join(DRAFTS[1:])}")
    draft = s.draft
    draft.kind = DRAFTS.index(data["kind"])
    draft.seat = _seat("draft.seat", data.get("seat"), fields)
    partner = data.get("to")
    draft.partner = ALL if partner is None else _seat("draft.to", partner, fields)
    for name in DRAFT_NUMBERS:
        setattr(draft, name, _number("draft", data, name, 0, -1 if name == "last" else 0, 126))
    _fill(s, draft.give, fields.cards("draft.cards", data.get("cards", [])))
    _load_goods("draft.want", data.get("want", {}), draft.want)
    order = fields.cards("draft.order", data.get("order", []))
    if len(order) > MOST_LOAD:
        raise InvalidScenario("draft.order", f"at most {MOST_LOAD} cards are loaded")
    for i, face in enumerate(order):
        draft.order[i] = [int(f) for f in s.face].index(face)
    if draft.kind == Draft.ACCEPT and not has_goods(s, int(draft.seat), draft.want):
        raise InvalidScenario("draft", f"seat {draft.seat} does not have the goods still wanted")


def dump_offers(s: State) -> Json:
    count = min(int(s.refused_count), REMEMBERED)
    offers = [
        {
            "slot": slot,
            "number": int(offer.number),
            "from": int(offer.maker),
            **_terms(s, offer),
            "answers": {
                str(seat): cards_in(s, offer.answers[seat])
                for seat in range(s.players)
                if offer.answered >> seat & 1
            },
            "declined": [seat for seat in range(s.players) if offer.declined >> seat & 1],
        }
        for slot, offer in enumerate(s.offers)
        if offer.number > 0
    ]
    refused = [{"from": int(refused.maker), **_terms(s, refused)} for refused in s.refused[:count]]
    return {
        "offers": offers,
        "refused": refused,
        "refused_count": int(s.refused_count),
        "draft": _dump_draft(s),
    }


def _terms(s: State, terms: Terms) -> Json:
    return {
        "to": None if terms.partner == ALL else int(terms.partner),
        "give": {"cards": cards_in(s, terms.give), "ducats": int(terms.give_ducats)},
        "want": {"goods": _goods(terms.want), "ducats": int(terms.want_ducats)},
    }


def _goods(want: Any) -> dict[str, int]:
    return {GOOD_IDS[good]: int(count) for good, count in enumerate(want) if count}


def _dump_draft(s: State) -> Json | None:
    draft = s.draft
    if draft.kind == Draft.NONE:
        return None
    return {
        "kind": DRAFTS[draft.kind],
        "seat": int(draft.seat),
        "to": None if draft.partner == ALL else int(draft.partner),
        **{name: int(getattr(draft, name)) for name in DRAFT_NUMBERS},
        "cards": cards_in(s, draft.give),
        "want": _goods(draft.want),
        "order": [FACE_IDS[s.face[card]] for card in draft.order[: draft.given]]
        if draft.kind == Draft.LOAD
        else [],
    }
