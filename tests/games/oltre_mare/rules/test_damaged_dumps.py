"""Damaged dumps: a position to play on or an InvalidScenario, whatever was changed."""

from __future__ import annotations

import copy
import json
import os
import random
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

from argosy import InvalidScenario, Position
from games.oltre_mare.rules.misreading import OFFER, invalid, trading
from games.oltre_mare.rules.position_queries import ALL_CARDS, GAME, all_cards
from games.position_queries import texts

pytestmark = pytest.mark.plain

# ------------------------------------------------------------------------------------- hidden state


def played(players: int, steps: int, seed: int, **options: Any) -> Position:
    """A random game after some steps."""
    chance = random.Random(seed)
    pos = GAME.new(players, seed, options)
    for _ in range(steps):
        if not pos.over:
            seat = chance.choice(pos.to_act)
            pos.play(seat, chance.choice(pos.legal(seat)))
    return pos


@cache
def _middle(players: int) -> dict[str, Any]:
    """A position with hands, cargo and pirate stacks that are not empty."""
    for seed in range(100):
        dump = played(players, 250, seed, offers_per_turn=2).dump()
        if dump["phase"] == "trade" and dump["hands"][0] and any(dump["pirates"]) and dump["deck"]:
            return dump
    raise AssertionError


def middle(players: int = 3) -> dict[str, Any]:
    return copy.deepcopy(_middle(players))


def reason(dump: dict[str, Any]) -> str:
    return invalid(**dump).field


def test_a_dump_gives_the_same_position_back() -> None:
    for players in (2, 3, 4, 5):
        dump = middle(players)
        assert GAME.load(dump).dump() == dump
        assert GAME.load(json.loads(json.dumps(dump))) == GAME.load(dump)


@pytest.mark.parametrize(
    ("part", "values"),
    [
        ("rng", [1, 2, 3]),
        ("rng", [1, 2, 3, 2**32]),
        ("rng", [1, 2, 3, -1]),
        ("rng", [1, 2, 3, "4"]),
        ("rng", [1, 2, 3, True]),
        ("rng", None),
        ("cards", list(range(98))),
        ("cards", list(range(100))),
        ("cards", [*range(98), 99]),
        ("cards", [*range(98), -1]),
        ("cards", [*range(98), 97]),
        ("cards", [0.0, *range(1, 99)]),
        ("pool", [1] * 98),
        ("pool", [-1] + [1] * 98),
        ("pool", [100] + [1] * 98),
        ("pool", [None] * 99),
        ("known", [0] * 98),
        ("known", [64] + [0] * 98),
        ("known", [-1] + [0] * 98),
        ("known", {}),
    ],
)
def test_a_damaged_part_of_the_hidden_state_is_named(part: str, values: Any) -> None:
    dump = middle()
    dump["hidden_state"][part] = values
    assert reason(dump) == f"hidden_state.{part}"


@pytest.mark.parametrize("part", ["rng", "cards", "pool", "known"])
def test_a_hidden_state_has_four_parts_and_no_other(part: str) -> None:
    dump = middle()
    kept = dump["hidden_state"].pop(part)
    assert reason(dump) == "hidden_state"
    dump["hidden_state"] |= {part: kept, "more": []}
    assert reason(dump) == "hidden_state"


def piece(dump: dict[str, Any], name: str, seat: int | None = None) -> int:
    """The number of the first card of a pile or stack."""
    at = 0
    for pile in ("deck", "discard", "removed", "played"):
        if pile == name:
            return int(dump["hidden_state"]["cards"][at])
        at += len(dump[pile])
    for stacks in ("hands", "cargo", "pirates"):
        for other, stack in enumerate(dump[stacks]):
            if (stacks, other) == (name, seat):
                return int(dump["hidden_state"]["cards"][at])
            at += len(stack)
    raise AssertionError(name)


@pytest.mark.parametrize(("part", "value"), [("pool", 0), ("known", 2)])
def test_who_holds_a_card_knows_it_and_it_is_hidden(part: str, value: int) -> None:
    dump = middle()
    dump["hidden_state"][part][piece(dump, "hands", 0)] = value
    assert reason(dump) == "hidden_state"


@pytest.mark.parametrize(("part", "value"), [("pool", 1), ("known", 0), ("known", 31)])
def test_an_open_card_that_is_not_known_to_all_is_refused(part: str, value: int) -> None:
    dump = middle()
    dump["hidden_state"][part][piece(dump, "cargo", 0)] = value
    assert reason(dump) == "hidden_state"


def test_a_card_of_the_deck_is_hidden() -> None:
    dump = middle()
    dump["hidden_state"]["pool"][piece(dump, "deck")] = 0
    assert reason(dump).startswith("hidden_state")


@pytest.mark.parametrize("known", [1, 63])
def test_a_card_of_the_deck_that_somebody_knows_is_refused(known: int) -> None:
    dump = middle()
    dump["hidden_state"]["known"][piece(dump, "deck")] = known
    assert reason(dump) == "hidden_state"


def test_a_deck_from_two_shuffles_is_refused() -> None:
    dump = middle()
    dump["hidden_state"]["pool"][piece(dump, "deck")] += 1
    assert reason(dump).startswith("hidden_state")


# ------------------------------------------------------------------------------- edited dumps


def test_an_edited_dump_says_what_to_do_about_its_hidden_state() -> None:
    dump = middle()
    dump["hands"][1].append(dump["hands"][0].pop())
    with pytest.raises(InvalidScenario, match="remove hidden_state") as caught:
        GAME.load(dump)
    assert caught.value.field == "hidden_state"
    assert "hands[" in caught.value.reason
    del dump["hidden_state"]
    assert GAME.load(dump).dump()["hands"] == dump["hands"]


def test_an_edited_deck_says_what_to_do_about_venice_between() -> None:
    dump = GAME.new(3, seed=1).dump()
    del dump["hidden_state"]
    dump["deck"].remove("venice")
    dump["deck"].append("venice")
    with pytest.raises(InvalidScenario, match="remove venice_between") as caught:
        GAME.load(dump)
    assert caught.value.field == "venice_between"
    del dump["venice_between"]
    assert GAME.load(dump).dump()["deck"] == dump["deck"]


# ------------------------------------------------------------------------------ scenarios at random


def test_loading_leaves_the_scenario_as_it_was() -> None:
    scenario = {"players": 3, "deck": ["gems-02"], **trading(offers=[OFFER], options={"open_trade": False})}
    before = copy.deepcopy(scenario)
    GAME.load(scenario).play(0, "buy deck")
    assert scenario == before


ODDITIES: list[Any] = [
    None, True, False, -1, 0, 1, 2, 5, 99, 126, 127, 32767, 32768, 2**70, -(2**70), 1.5, float("nan"),
    float("inf"), "", "x", "0", "1", "trade", "play", "load", "sail", "over", "start", "venice", "gems-01",
    "grain-20", "tana", "venezia", "compass", "good_deal", "silk", "offer", "accept", "9" * 5000, "\ud800",
    [], {}, [None], [[]], [{}], [0], [1, 2], ["gems-01"], ["venice"], ["tana", "caffa"],
    {"silk": 1}, {"1": ["silk-01"]}, {"tana": "compass"}, {"cards": ["gems-01"], "ducats": 3},
    {"seat": 0, "steps": ["offer-to 1"]}, {"seat": 1, "steps": ["accept 1"]}, {"seat": 0, "steps": []},
    {"seat": 0, "steps": ["pick gems-01"]}, "offer-to all", "pick silk-01", "send", "want grain", "buy deck",
]  # fmt: skip


DELICATE = ("offers", "draft", "refused")  # where there is most to contradict


def another(chance: random.Random, value: Any) -> Any:
    """Something in place of a value: often of its kind, so that the mistake is a fine one."""
    if type(value) is int and chance.random() < 0.7:
        return chance.randrange(-1, 10)
    if isinstance(value, str) and value in ALL_CARDS and chance.random() < 0.7:
        return chance.choice(sorted(ALL_CARDS))
    return copy.deepcopy(chance.choice(ODDITIES))


def damage(chance: random.Random, scenario: dict[str, Any]) -> str:
    """Delete, replace, double or exchange something somewhere in a scenario; says what."""
    node: Any = scenario
    path = []
    while True:
        keys = sorted(node) if isinstance(node, dict) else range(len(node))
        delicate = [key for key in DELICATE if key in keys]
        key = chance.choice(delicate if delicate and chance.random() < 0.5 else keys)
        path.append(str(key))
        inner = node[key]
        if not (isinstance(inner, dict | list) and inner and chance.random() < 0.85):
            break
        node = inner
    change = chance.choice(["delete", "replace", "double", "exchange"])
    if change == "delete":
        del node[key]
    elif change == "replace" or isinstance(node, dict):
        node[key] = another(chance, inner)
    elif change == "double":
        node.insert(chance.randrange(len(node) + 1), copy.deepcopy(inner))
    else:
        other = chance.randrange(len(node))
        node[key], node[other] = node[other], node[key]
    return f"{change} {'.'.join(path)}"


def moments() -> list[dict[str, Any]]:
    """Dumps of every phase, with open offers and answers, and with all kinds of actions half done."""
    wanted = {"discard", "trade", "play", "sail", "compass", "load", "over"}
    found: dict[str, dict[str, Any]] = {}
    for seed in range(12):
        options = {"open_trade": seed % 2 == 0, "offers_per_turn": 3, "private_talk": seed % 3 == 0}
        pos, chance = GAME.new(2 + seed % 4, seed, options), random.Random(seed)
        while not pos.over:
            seat = chance.choice(pos.to_act)
            pos.play(seat, chance.choice(pos.legal(seat)))
            if chance.random() < 0.2 or pos.over:
                dump = pos.dump()
                offers = dump["offers"]
                half = dump["draft"]["steps"][0].split()[0] if dump["draft"] else None
                kind = half, bool(offers), any(o["answers"] for o in offers)
                found.setdefault(f"{dump['phase']} {kind}", dump)
    assert {name.split()[0] for name in found} == wanted
    return list(found.values())


def complaint(chance: random.Random, scenario: dict[str, Any]) -> str:
    """What is wrong with a damaged scenario that should be a position or refused; empty if nothing is."""
    try:
        pos = GAME.load(scenario)
    except InvalidScenario:
        return ""
    except Exception as problem:
        return f"load: {type(problem).__name__}"
    try:
        if GAME.load(pos.dump()) != pos:
            return "its dump is another position"
        if all_cards(pos) != ALL_CARDS:
            return "cards are missing"
        for _ in range(12):
            if pos.over:
                break
            seat = chance.choice(pos.to_act)
            if not texts(pos, seat):
                return "a seat that is asked can do nothing"
            pos.view(seat)
            pos.play(seat, chance.choice(pos.legal(seat)))
    except Exception as problem:
        return f"play: {type(problem).__name__}"
    return ""


def complaints(dumps: list[dict[str, Any]], seed: int, times: int) -> list[str]:
    chance = random.Random(seed)
    found = []
    for _ in range(times):
        scenario = copy.deepcopy(chance.choice(dumps))
        done = [damage(chance, scenario) for _ in range(chance.randrange(1, 3)) if scenario]
        if wrong := complaint(chance, scenario):
            found.append(f"{wrong} ({', '.join(done)})")
    return found


@pytest.mark.slow
def test_a_damaged_dump_is_either_a_position_to_play_on_or_an_invalid_scenario() -> None:
    """Without compiling: there a step beyond the end of an array is an error, not a strange number."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, __file__],
        env=environment,
        input=json.dumps(moments()),
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == []


if __name__ == "__main__":
    sys.stdout.write(json.dumps(complaints(json.load(sys.stdin), seed=1, times=500)))
