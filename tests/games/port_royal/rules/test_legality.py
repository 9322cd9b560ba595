"""The list of legal actions, the refusals and the rules agree in thousands of positions of random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

import argosy
from argosy import IllegalAction, Position
from argosy.core.compiled import over_array
from argosy.games.port_royal.rules.actions import Refusal
from argosy.games.port_royal.rules.cards import FACE_NUMBER, FACES, SKULL, Kind

GAME = argosy.game("port-royal")
RULES = GAME.rules
refusal_in = over_array(RULES.refusal)
ACTIONS = [RULES.action(None, 0, code) for code in range(RULES.action_count)]
FLAGS = ("voluntary_bust", "governor_immediate", "claim_after_bust", "stop_on_empty_harbour", "auto_pass")


def options(chance: random.Random) -> dict[str, Any]:
    chosen: dict[str, Any] = {flag: chance.random() < 0.5 for flag in FLAGS}
    return chosen | {
        "ending": chance.choice(["standard", "expedition"]),
        "turn_limit": chance.choice([12, 60]),
    }


def begin(players: int, seed: int, chance: random.Random) -> Position:
    """A new game, or one in which crews have been hired and expeditions wait for them."""
    if seed % 2:
        return GAME.new(players, seed=seed, options=options(chance))
    persons = ["captain", "priest", "settler", "sailor_1"] * 5 + ["jack", "governor", "jester_2"] * 3
    chance.shuffle(persons)
    return GAME.load(
        {
            "players": players,
            "seed": seed,
            "options": options(chance) | {"claim_after_bust": True},
            "row": ["expedition_cc", "expedition_pp", "expedition_ss", "expedition_ccs", "expedition_pps"],
            "display": [persons[5 * seat : 5 * seat + 5] for seat in range(players)],
            "coins": [chance.randrange(12) for _ in range(players)],
        }
    )


@cache
def positions(players: int) -> tuple[Position, ...]:
    """A third of the positions of seeded random games; all with a ship pending or a bust not yet over."""
    chance = random.Random(players)
    found = []
    for game in range(60 // players):
        pos = begin(players, 100 * players + game, chance)
        kinds = ["turn"]
        while not pos.over:
            if chance.random() < 0.3 or kinds[-1] == "reveal" or ("bust" in kinds and kinds[-1] != "turn"):
                found.append(pos.copy())
            kinds = [event.kind for event in pos.play(pos.to_act[0], choose(pos, chance))]
        found.append(pos)
    return tuple(found)


def choose(pos: Position, chance: random.Random) -> str:
    """A random action: few claims, so that crews stay; rather draw than stop, rather hire than trade."""
    legal = [str(action) for action in pos.legal(pos.to_act[0])]
    claims = [text for text in legal if text.startswith("claim")]
    if claims and chance.random() < 0.06:
        return chance.choice(claims)
    others = [text for text in legal if text not in claims]
    hires = [text for text in others if text.startswith("take") and "ship" not in text]
    if hires and chance.random() < 0.6:
        return chance.choice(hires)
    if len(others) > 1 and others[0] == "pass" and chance.random() < 0.7:
        return chance.choice(others[1:])
    if "draw" in others and chance.random() < 0.5:
        return "draw"
    return chance.choice(others)


def refusals(pos: Position, seat: int) -> list[int]:
    """Why each of the 88 actions is refused to a seat, by code."""
    states = np.frombuffer(pos.to_bytes(), RULES.state).copy()
    return [refusal_in(states, seat, code) for code in range(RULES.action_count)]


def legal_by_the_book(view: dict[str, Any], seat: int) -> list[str]:
    """The legal actions worked out from a view and the rules A4, A5, A7 and A9, without the engine."""
    if view["to_act"] != [seat]:
        return []
    me, own = view["seats"][seat], seat == view["active"]
    colours = {face.split("_")[1] for face in view["harbour"] if face.startswith("ship")}
    if view["pending"]:
        duplicate = view["pending"].split("_")[1] in colours
        return ["keep", "repel"] if view["options"]["voluntary_bust"] or not duplicate else ["repel"]
    legal = []
    if view["phase"] == "discover":
        cards = view["deck"] + len(view["discard"])
        if cards:
            legal.append("draw")
        enough = view["drawn"] and (view["harbour"] or view["options"]["stop_on_empty_harbour"])
        if enough or not cards:
            legal.append("stop")
    else:
        legal.append("pass")
    if view["phase"] == "trade" and view["picks"]:
        fee, discount = 0 if own else 1, me["crew"].get("mademoiselle", 0)
        for face in {face: FACES[FACE_NUMBER[face]] for face in view["harbour"]}.values():
            if face.kind == Kind.SHIP or me["coins"] >= max(0, face.cost - discount) + fee:
                legal.append(f"take {face.id}")
    if own:
        legal += [claim for expedition in view["row"] for claim in claims_by_the_book(expedition, me["crew"])]
    return legal


def claims_by_the_book(expedition: str, crew: dict[str, int]) -> Iterator[str]:
    """Every way to give the persons an expedition needs, any of them replaced by Jacks."""
    symbols = {"c": "captain", "p": "priest", "s": "settler"}
    needs = [symbols[letter] for letter in expedition.split("_")[1]]
    ways = set()
    for mask in range(1 << len(needs)):
        way = sorted("jack" if mask >> i & 1 else person for i, person in enumerate(needs))
        if all(crew.get(person, 0) >= way.count(person) for person in way):
            ways.add(tuple(sorted(way, key=["captain", "priest", "settler", "jack"].index)))
    for persons in ways:
        yield f"claim {expedition} with {'+'.join(persons)}"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_action_is_legal_exactly_if_nothing_refuses_it(players: int) -> None:
    assert len(ACTIONS) == 88
    met = 0
    for number, pos in enumerate(positions(players)):
        for seat in {*pos.to_act, number % players}:
            fine = {code for code, refusal in enumerate(refusals(pos, seat)) if refusal == Refusal.FINE}
            legal = [code for action in pos.legal(seat) for code in RULES.steps(None, seat, action)]
            assert len(set(legal)) == len(legal)
            assert set(legal) == fine
            met += 1
    assert met > 600


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_legal_actions_are_those_of_the_rulebook(players: int) -> None:
    phases: Counter[str] = Counter()
    for pos in positions(players):
        view = pos.view(None)
        phases[view["phase"]] += 1
        for seat in range(players):
            assert sorted(map(str, pos.legal(seat))) == sorted(legal_by_the_book(view, seat))
        if view["pending"]:
            ship = FACES[FACE_NUMBER[view["pending"]]]
            assert ship.swords <= view["seats"][view["active"]]["swords"] < SKULL
    assert min(phases[phase] for phase in ("discover", "trade", "after_bust", "over")) >= 2
    assert phases.total() > 300


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_a_seat_whose_decision_is_wanted_has_legal_actions(players: int) -> None:
    for pos in positions(players)[::4]:
        assert len(pos.to_act) == (0 if pos.over else 1)
        for seat in range(players):
            assert bool(pos.legal(seat)) is (seat in pos.to_act)
            choices = [choice["action"] for choice in pos.view(seat)["choices"]]
            assert choices == [str(action) for action in pos.legal(seat)]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_refused_action_raises_its_reason_and_changes_nothing(players: int) -> None:
    reasons: Counter[str] = Counter()
    for number, pos in enumerate(positions(players)[::10]):
        before = pos.to_bytes()
        for seat in {*pos.to_act, number % players}:
            legal = tuple(pos.legal(seat))
            for action, refusal in zip(ACTIONS, refusals(pos, seat), strict=True):
                if refusal == Refusal.FINE:
                    continue
                with pytest.raises(IllegalAction) as caught:
                    pos.play(seat, action)
                assert caught.value.reason == Refusal(refusal).name.lower().replace("_", "-")
                assert caught.value.legal == legal
                assert len(str(caught.value).partition(". Legal now: ")[0]) > 10
                reasons[caught.value.reason] += 1
        assert pos.to_bytes() == before
    assert len(reasons) >= 11


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_legal_action_can_be_played(players: int) -> None:
    for pos in positions(players)[::2]:
        for seat in pos.to_act:
            for action in pos.legal(seat):
                after = pos.copy()
                assert after.play(seat, action)[0].kind in {
                    "reveal", "reshuffle", "stop", "keep", "repel", "pass", "trade", "hire", "claim",
                }  # fmt: skip
                assert after != pos


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_auto_pass_nobody_is_ever_asked_to_do_nothing_but_pass(players: int) -> None:
    # R7; without it such questions are asked.
    asked: Counter[bool] = Counter()
    for pos in positions(players):
        if [str(action) for seat in pos.to_act for action in pos.legal(seat)] == ["pass"]:
            asked[pos.view(None)["options"]["auto_pass"]] += 1
    assert asked[True] == 0
    assert asked[False] > 10
