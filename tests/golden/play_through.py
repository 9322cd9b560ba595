"""Golden play-throughs: whole games as text, with what every seat sees, to be read and compared by people.

`python tests/golden/play_through.py` writes the files anew; the tests play the actions in the files and
compare every line. A view is written out when it changes: one line per seat and changed field.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import argosy

FOLDER = Path(__file__).parent
GAMES: dict[str, list[dict[str, Any]]] = {
    "port-royal": [
        {"players": players, "seed": seed, "options": {"ending": ending}}
        for players, ending, seed in (
            (2, "standard", 21),
            (2, "expedition", 12),
            (3, "standard", 3),
            (3, "expedition", 13),
            (4, "standard", 3),
            (4, "expedition", 14),
            (5, "standard", 5),
            (5, "expedition", 15),
        )
    ],
    "oltre-mare": [
        {"players": players, "seed": seed, "options": options}
        for players, seed, options in (
            (2, 21, {"offers_per_turn": 1, "hand_card_ducats": -1}),
            (3, 33, {"offers_per_turn": 2}),
            (3, 34, {"offers_per_turn": 1, "open_trade": True, "see_pirate_cards": "owner"}),
            (4, 42, {"offers_per_turn": 1, "private_talk": True, "consent_for_gifts": False}),
            (5, 51, {"offers_per_turn": 1}),
        )
    ],
}


def file_of(name: str, setup: dict[str, Any]) -> Path:
    words = [word for word, value in setup["options"].items() if value is True]
    label = setup["options"].get("ending") or (words[0].replace("_", "-") if words else "standard")
    return FOLDER / f"{name}-{setup['players']}-{label}.txt"


def lines(name: str, setup: dict[str, Any], actions: Iterable[tuple[int, str]]) -> Iterator[str]:
    """The play-through of these actions, line by line."""
    position = argosy.game(name).new(**setup)
    yield f"# {name} {json.dumps(setup)}"
    shown: dict[int | None, dict[str, Any]] = {}
    yield from _changes(position, shown)
    for seat, action in actions:
        yield ""
        yield f"> {seat} {action}"
        for event in position.play(seat, action):
            yield f"  {event}"
        yield from _changes(position, shown)


def _changes(position: argosy.Position, shown: dict[int | None, dict[str, Any]]) -> Iterator[str]:
    """What each observer now sees differently; what all see alike is written once."""
    everybody: list[int | None] = [None, *range(position.players)]
    views = {observer: dict(_spread(position.view(observer))) for observer in everybody}
    for field, value in views[None].items():
        who = [o for o in everybody if shown.get(o, {}).get(field, ...) != views[o][field]]
        if who == everybody and all(views[o][field] == value for o in everybody):
            yield f"  * {field} {_change(shown.get(None, {}).get(field), value)}"
            continue
        for observer in who:
            label = "-" if observer is None else observer
            yield f"  {label} {field} {_change(shown.get(observer, {}).get(field), views[observer][field])}"
    shown.update(views)


def _spread(view: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Fields of a view, those of each seat as fields of their own."""
    for field, value in view.items():
        if field == "seats":
            for number, seat in enumerate(value):
                yield from ((f"seat {number} {name}", part) for name, part in seat.items())
        else:
            yield field, value


def _change(old: Any, new: Any) -> str:
    """The new value; of a list that only grew, what was added."""
    if isinstance(old, list) and isinstance(new, list) and 0 < len(old) < len(new) and new[: len(old)] == old:
        return f"+ {json.dumps(new[len(old) :])}"
    return f"= {json.dumps(new)}"


def actions_in(text: str) -> list[tuple[int, str]]:
    moves = [line[2:].split(" ", 1) for line in text.splitlines() if line.startswith("> ")]
    return [(int(seat), action) for seat, action in moves]


def choose(name: str, setup: dict[str, Any]) -> list[tuple[int, str]]:
    return (choose_port_royal if name == "port-royal" else choose_oltre_mare)(name, setup)


# How gladly a step is taken.
GLADLY = {"accept": 6, "choose": 9, "offer-to": 2, "send": 9, "want": 2, "give-ducats": 0.5, "no-deals": 0.2}


def choose_oltre_mare(name: str, setup: dict[str, Any]) -> list[tuple[int, str]]:
    """A game with deals: offers are small, and mostly accepted by who can."""
    chance = random.Random(setup["seed"])
    game = argosy.game(name)
    record = argosy.Record.of(game.new(**setup))
    while not (position := record.position).over:
        seat = int(game.rules.asked(position.state))
        if position.view(None)["phase"] == "trade" and chance.random() < 0.15:
            seat = chance.randrange(position.players)
        if legal := [str(action) for action in position.legal(seat)]:
            weights = [GLADLY.get(text.split()[0], 1.0) for text in legal]
            record.play(seat, chance.choices(legal, weights)[0])
    return [(move.seat, move.action) for move in record.moves]


def choose_port_royal(name: str, setup: dict[str, Any]) -> list[tuple[int, str]]:
    """A game worth reading: claims first, buys persons gladly, stops early enough."""
    chance = random.Random(setup["seed"])
    position = argosy.game(name).new(**setup)
    moves = []
    while not position.over:
        seat = position.to_act[0]
        legal = [str(action) for action in position.legal(seat)]
        claims = [text for text in legal if text.startswith("claim")]
        hires = [text for text in legal if text.startswith("take") and "ship" not in text]
        takes = [text for text in legal if text.startswith("take")]
        risky = (position.odds(seat)["bust"] or 0) > 0.2
        if claims:
            action = chance.choice(claims)
        elif hires:
            action = chance.choice(hires)
        elif takes and chance.random() < 0.8:
            action = chance.choice(takes)
        elif "stop" in legal and (risky or chance.random() < 0.3):
            action = "stop"
        else:
            action = chance.choice([text for text in legal if text != "stop"] or legal)
        position.play(seat, action)
        moves.append((seat, action))
    return moves


if __name__ == "__main__":
    for game, setups in GAMES.items():
        for chosen in setups:
            text = "\n".join(lines(game, chosen, choose(game, chosen))) + "\n"
            file_of(game, chosen).write_text(text, encoding="utf-8")
