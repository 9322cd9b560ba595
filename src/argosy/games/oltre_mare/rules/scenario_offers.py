"""Open offers, refused ones and a draft in a scenario, read with checks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from argosy.core.cards import NONE
from argosy.core.errors import InvalidScenario, Unfit, shown
from argosy.core.scenario import Fields

from .actions import Refusal
from .board import GOOD_IDS
from .cards import FACE_NUMBER, GOOD
from .event_kinds import EventKind
from .legal import refusal
from .moves import apply
from .notation import cards_in, is_drafting, parse, steps
from .offer_legality import shows_answers
from .offer_moves import why_it_lapses
from .refusals import explain
from .state import (
    ALL,
    HAND_OF,
    MOST_DUCATS,
    MOST_OPEN_OFFERS,
    REMEMBERED,
    Offer,
    State,
    Terms,
    add_to,
    clear_set,
)

LAST_NUMBER = 30_000  # of an offer; no game comes near it
TERMS = ("from", "to", "give", "want")


def load_offers(s: State, fields: Fields) -> None:
    numbers: set[int] = set()
    for i, entry in enumerate(_list(fields, "offers", MOST_OPEN_OFFERS)):
        place = f"offers[{i}]"
        _check_keys(place, entry, ("slot", "number", *TERMS, "answers", "declined"))
        slot = _number(place, entry, "slot", i, 0, MOST_OPEN_OFFERS - 1)
        offer = s.offers[slot]
        if offer.number > 0:
            raise InvalidScenario(f"{place}.slot", f"{slot} is taken by another offer")
        offer.number = _number(place, entry, "number", max(numbers, default=0) + 1, 1, LAST_NUMBER)
        if int(offer.number) in numbers:
            raise InvalidScenario(f"{place}.number", f"{offer.number} is that of another offer")
        numbers.add(int(offer.number))
        s.open_offers += 1
        offer.maker = _number(place, entry, "from", NONE, 0, fields.players - 1)
        _load_terms(s, fields, place, entry, offer)
        _load_answers(s, fields, place, entry, offer)
        _check_offer(s, place, offer)
    s.next_offer = fields.number("next_offer", max(numbers, default=0) + 1, 1, LAST_NUMBER + 1)
    if s.next_offer <= max(numbers, default=0):
        raise InvalidScenario("next_offer", f"must be above {max(numbers)}, the number of an open offer")
    refused = _list(fields, "refused", REMEMBERED)
    s.refused_count = fields.number("refused_count", len(refused), len(refused), LAST_NUMBER)
    if min(int(s.refused_count), REMEMBERED) != len(refused):
        raise InvalidScenario("refused_count", f"does not fit the {len(refused)} refused offers listed")
    for i, entry in enumerate(refused):
        _check_keys(f"refused[{i}]", entry, TERMS)
        s.refused[i].maker = _number(f"refused[{i}]", entry, "from", NONE, 0, fields.players - 1)
        _load_terms(s, fields, f"refused[{i}]", entry, s.refused[i])


def _list(fields: Fields, name: str, most: int) -> list[Any]:
    value = fields.data.get(name, [])
    fits = isinstance(value, list) and len(value) <= most
    if not fits or not all(isinstance(item, Mapping) for item in value):
        raise InvalidScenario(name, f"must be a list of at most {most} objects, not {shown(value)}")
    return list(value)


def _check_keys(place: str, entry: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for name in entry:
        if name not in known:
            raise InvalidScenario(f"{place}.{name}", f"is not known; there are {', '.join(known)}")


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


def _fill(s: State, target: Any, place: str, faces: list[int]) -> None:
    if len(set(faces)) < len(faces):
        raise InvalidScenario(place, "names a card twice")
    clear_set(target)
    for face in faces:
        add_to(target, [int(f) for f in s.face].index(face))


def _load_terms(s: State, fields: Fields, place: str, entry: Mapping[str, Any], terms: Terms) -> None:
    partner = entry.get("to")
    terms.partner = ALL if partner is None else _seat(f"{place}.to", partner, fields)
    give, want = entry.get("give", {}), entry.get("want", {})
    if not isinstance(give, Mapping) or not isinstance(want, Mapping):
        raise InvalidScenario(place, "give and want must be objects")
    _check_keys(f"{place}.give", give, ("cards", "ducats"))
    _check_keys(f"{place}.want", want, ("goods", "ducats"))
    cards = fields.cards(f"{place}.give.cards", give.get("cards", []))
    _fill(s, terms.give, f"{place}.give.cards", cards)
    terms.give_ducats = _number(f"{place}.give", give, "ducats", 0, 0, MOST_DUCATS)
    terms.want_ducats = _number(f"{place}.want", want, "ducats", 0, 0, MOST_DUCATS)
    goods = want.get("goods", {})
    if not isinstance(goods, Mapping) or not set(goods) <= set(GOOD_IDS):
        raise InvalidScenario(
            f"{place}.want.goods", f"must be an object of goods and numbers, not {shown(goods)}"
        )
    for good in goods:
        terms.want[GOOD_IDS.index(good)] = _number(f"{place}.want.goods", goods, good, 0, 0, 126)


def _load_answers(s: State, fields: Fields, place: str, entry: Mapping[str, Any], offer: Offer) -> None:
    declined = entry.get("declined", [])
    if not isinstance(declined, list):
        raise InvalidScenario(f"{place}.declined", f"must be a list of seats, not {shown(declined)}")
    for seat in declined:
        number = _seat(f"{place}.declined", seat, fields)
        if offer.partner != ALL or number == offer.maker:
            raise InvalidScenario(
                f"{place}.declined", f"seat {seat} cannot have declined an offer that is open"
            )
        offer.declined = int(offer.declined) | 1 << number
    answers = entry.get("answers", {})
    if not isinstance(answers, Mapping):
        raise InvalidScenario(f"{place}.answers", "must be an object of seats and lists of cards")
    seats = {str(seat): seat for seat in range(fields.players)}
    for seat, cards in answers.items():
        number = _seat(f"{place}.answers", seats.get(str(seat)), fields)
        where = f"{place}.answers.{seat}"
        faces = fields.cards(where, cards)
        _fill(s, offer.answers[number], where, faces)
        offer.answered = int(offer.answered) | 1 << number
        wanted = Counter({good: int(count) for good, count in enumerate(offer.want) if count})
        mine = [face for face in faces if s.zone[s.face == face][0] == HAND_OF + number]
        addressed = (
            number != offer.maker and offer.partner in (ALL, number) and not offer.declined >> number & 1
        )
        if not addressed or len(mine) < len(faces) or Counter(int(GOOD[face]) for face in faces) != wanted:
            raise InvalidScenario(where, f"seat {number} cannot give these cards for this offer")
        if not shows_answers(s, offer):
            raise InvalidScenario(
                where, "an acceptance swaps at once: answers are for offers to all or open trade"
            )


def _check_offer(s: State, place: str, offer: Offer) -> None:
    cards = cards_in(s, offer.give)
    for card in cards:
        if s.zone[s.face == FACE_NUMBER[card]][0] != HAND_OF + offer.maker:
            raise InvalidScenario(f"{place}.give", f"{card} is not in the hand of seat {offer.maker}")
    if s.active not in (offer.maker, offer.partner) or offer.maker == offer.partner:
        raise InvalidScenario(place, f"an offer is between the active seat, {s.active}, and others")
    if not cards and not any(offer.want):
        ducats = int(offer.give_ducats) + int(offer.want_ducats)
        if not ducats or not s.allow_ducat_only_deals:
            raise InvalidScenario(place, "no card would change hands")
    why = EventKind(why_it_lapses(s, offer))
    if why == EventKind.LAPSE_HAND:
        raise InvalidScenario(f"{place}.want", "nobody it is for has so many cards")
    if why != EventKind.OFFER:
        raise InvalidScenario(place, f"could not be open: {why.name.lower()}")


def load_draft(s: State, fields: Fields) -> None:
    """The steps taken so far are taken again, and so checked."""
    data = fields.data.get("draft")
    if data is None:
        return
    if not isinstance(data, Mapping) or set(data) != {"seat", "steps"} or not isinstance(data["steps"], list):
        raise InvalidScenario("draft", "must hold a seat and the list of its steps")
    seat = _seat("draft.seat", data["seat"], fields)
    for i, text in enumerate(data["steps"]):
        place = f"draft.steps[{i}]"
        if not isinstance(text, str):
            raise InvalidScenario(place, f"must be the text of a step, not {shown(text)}")
        try:
            step = parse(text)
            codes = steps(s, seat, step)
        except (ValueError, Unfit) as problem:
            raise InvalidScenario(place, str(problem)) from None
        if len(codes) != 1:
            raise InvalidScenario(place, f"'{step}' is a whole action, not a step")
        if reason := Refusal(refusal(s, seat, codes[0])):
            raise InvalidScenario(place, explain(s, seat, step, reason))
        apply(s, seat, codes[0], None)
        if not is_drafting(s, seat):
            raise InvalidScenario(place, f"'{step}' completes an action, it is not half done")
