"""The table as events alone keep it up to date: a replay runs no rules."""

from __future__ import annotations

from argosy.core.events import Event
from argosy.core.typing import Json

from .cards import FACE_NUMBER, FACES

COUNTS_AS = {face.id: "expedition" if face.crew is None else face.crew.name.lower() for face in FACES}


def seat_shown(purse: int, display: list[str]) -> Json:
    """What everybody sees of a seat: its coins and what its display adds up to."""
    faces = [FACES[FACE_NUMBER[face]] for face in display]
    crew: dict[str, int] = {}
    for face in display:
        crew[COUNTS_AS[face]] = crew.get(COUNTS_AS[face], 0) + 1
    return {
        "coins": purse,
        "points": sum([face.points for face in faces]),
        "swords": sum([face.swords for face in faces]),
        "crew": crew,
        "display": display,
    }


def follow(before: Json, event: Event) -> Json:
    """The table after an event. A replay needs no rules: events say where every visible card goes."""
    now = {**before, "seats": [dict(seat) for seat in before["seats"]]}
    for name in ("discard", "harbour", "row"):
        now[name] = list(before[name])
    me = now["seats"][event.seat] if event.seat is not None else {}
    card, amount = event.card or "", event.amount or 0
    match event.kind:
        case "turn":
            now |= {"turn": amount, "active": event.seat}
        case "last_round":
            now["last_round"] = True
        case "reshuffle":
            now |= {"deck": now["deck"] + amount, "discard": []}
        case "reveal":
            now |= {"deck": now["deck"] - 1, "pending": card}
        case "dock":
            now |= {"harbour": [*now["harbour"], card], "pending": None}
        case "open":
            now |= {"row": [*now["row"], card], "pending": None}
        case "repel" | "tax_paid":
            now |= {"discard": [*now["discard"], card], "pending": None}
        case "bust":
            now |= {"discard": [*now["discard"], *now["harbour"], card], "harbour": [], "pending": None}
        case "clear":
            now |= {"discard": [*now["discard"], *now["harbour"]], "harbour": []}
        case "gain":
            now["deck"] -= amount
            me["coins"] += amount
        case "fee":
            me["coins"] -= amount
            now["seats"][event.other]["coins"] += amount
        case "spend":
            me["coins"] -= 1
            now["discard"].append(card)
        case "trade":
            now["harbour"].remove(card)
            now["discard"].append(card)
        case "hire":
            now["harbour"].remove(card)
            me |= seat_shown(me["coins"], [*me["display"], card])
        case "claim":
            now["row"].remove(card)
            me |= seat_shown(me["coins"], [*me["display"], card])
        case "dismiss":
            left = list(me["display"])
            left.remove(card)
            me |= seat_shown(me["coins"], left)
            now["discard"].append(card)
    return now
