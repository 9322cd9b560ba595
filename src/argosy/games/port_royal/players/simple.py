"""A player of Port Royal by rules of thumb, without a search."""

from __future__ import annotations

from collections.abc import Mapping

from argosy.core.typing import Json
from argosy.games.port_royal.rules.cards import FACE_NUMBER, FACES, Face, Kind
from argosy.games.port_royal.rules.state import POINTS_TO_END
from argosy.players.player import Imagine

# What a person is worth beside its points, in coins, at the beginning of a game.
ABILITY: Mapping[str, float] = {
    "sailor": 1.5,
    "pirate": 2.5,
    "captain": 1.0,
    "priest": 1.0,
    "settler": 1.0,
    "jack": 2.0,
    "mademoiselle": 7.5,
    "jester": 3.0,
    "admiral": 7.5,
    "governor": 8.0,
}
TRADER = 1.0
OPEN_EXPEDITION = 2.0  # a symbol that an open expedition asks for
ENOUGH_SWORDS = 5  # more of them repel few ships more
POINT_EARLY, POINT_LATE = 2.5, 8.0  # coins that a point is worth, first and at the end
SAFE_COINS = 9  # the tax takes half of 12; what lies above is worth less
SPARE_COIN = 0.6

# How much risk of a bust the next card may carry: less, the more the harbour offers already.
RISK_WITHOUT_OFFER = 0.3
RISK_PER_COIN = 0.08


class SimplePlayer:
    """Draws while the risk is worth it, takes what is worth most. Uses no chance at all."""

    def __init__(self, name: str = "Simple") -> None:
        self.name = name

    def decide(self, view: Json, imagine: Imagine, clock: float | None) -> str:
        actions = [choice["action"] for choice in view["choices"]]
        if "keep" in actions or "repel" in actions:
            return "repel" if _is_duplicate(view) or "keep" not in actions else "keep"
        if claims := [choice for choice in view["choices"] if choice["action"].startswith("claim ")]:
            return str(max(claims, key=_claim_order)["action"])
        if "stop" in actions and "draw" in actions:
            return "draw" if _is_worth_drawing(view, imagine) else "stop"
        if "pass" in actions:
            value, action = max(_takes(view), default=(0.0, "pass"))
            return action if value > 0 else "pass"
        return str(actions[0])


def _is_duplicate(view: Json) -> bool:
    colours = {_face(card).colour for card in view["harbour"] if _face(card).kind == Kind.SHIP}
    return _face(view["pending"]).colour in colours


def _claim_order(claim: Json) -> tuple[int, int]:
    """Most points first; of two ways to the same expedition the one that spares the Jacks."""
    return claim["points"], -claim["action"].count("jack")


def _is_worth_drawing(view: Json, imagine: Imagine) -> bool:
    seat = view["seat"]
    world = imagine(0)
    risk = world.odds(seat)["bust"]  # exact, and the same in every imagined world
    world.play(seat, "stop")
    return bool(risk < RISK_WITHOUT_OFFER - RISK_PER_COIN * _offer(world.view(seat)))


def _offer(view: Json) -> float:
    """What the harbour is worth to a seat whose go has just begun; 0 where its go is over already."""
    best = sorted((value for value, _ in _takes(view) if value > 0), reverse=True)
    return sum(best[: view["picks"]])


def _takes(view: Json) -> list[tuple[float, str]]:
    return [
        (_value(view, choice), choice["action"])
        for choice in view["choices"]
        if choice["action"].startswith("take ")
    ]


def _value(view: Json, choice: Json) -> float:
    """A card in coins: what it brings less what it costs."""
    me = view["seats"][view["seat"]]
    after = me["coins"] + choice.get("gain", 0) - choice.get("price", 0) - choice["fee"]
    value = _purse(after) - _purse(me["coins"])
    card = _face(choice["action"].removeprefix("take "))
    if card.kind == Kind.PERSON:
        late = _lateness(view)
        value += card.points * (POINT_EARLY + (POINT_LATE - POINT_EARLY) * late)
        value += _ability(view, card) * (1 - late)
    return value


def _lateness(view: Json) -> float:
    """0 at the beginning, 1 when somebody has the points that end the game."""
    best = max(int(seat["points"]) for seat in view["seats"])
    return min(1.0, best / POINTS_TO_END)


def _ability(view: Json, card: Face) -> float:
    assert card.crew is not None
    if card.swords and view["seats"][view["seat"]]["swords"] >= ENOUGH_SWORDS:
        return 0.0
    wanted = any(card.crew in _face(expedition).needs for expedition in view["row"])
    return ABILITY.get(card.crew.name.lower(), TRADER) + OPEN_EXPEDITION * wanted


def _purse(coins: int) -> float:
    return min(coins, SAFE_COINS) + SPARE_COIN * max(0, coins - SAFE_COINS)


def _face(card: str) -> Face:
    return FACES[FACE_NUMBER[card]]
