"""Hidden information: what a seat cannot know shows nowhere, and imagined worlds are drawn evenly."""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from collections.abc import Iterable
from itertools import chain

import numpy as np
import pytest

import argosy
from argosy.core.knowledge import observer_bit
from contract.walks import RARE, players_of, reach_of, sample

OBSERVERS = (None, 0, 1)


def as_bytes(data: object) -> bytes:
    return json.dumps(data, sort_keys=True).encode()


# Chance shows a card, or that it was none of the others; what comes behind may differ from world to world.
SHOWS = {"reveal", "spend", "see", "show"}
DRAWS = {"draw", "pirate", "venice", "turn", "final"}


def heard_by(events: Iterable[argosy.Event], seat: int | None) -> bytes:
    """What a seat hears, up to the first card that chance turns up."""
    heard = []
    for event in events:
        if event.kind in DRAWS:
            break
        if event.visible_to(seat):
            heard.append(event.to_json())
            if event.kind == "hand_over" and event.other == seat:
                heard[-1].pop("card")  # the other side's card, until now unseen
            if event.kind in SHOWS:
                heard[-1].pop("card")
                break
    return as_bytes(heard)


OTHER_HEADS = {"draft"}  # what another seat is about to do is no more known than its cards
PRIVATE = {"offers", "refused"}  # nor what two said where nobody hears


@pytest.mark.slow
def test_worlds_a_seat_cannot_tell_apart_look_and_answer_alike(game: argosy.Game) -> None:
    positions = 0
    phases: Counter[str] = Counter()
    rare = [(game.load(scenario), random.Random(1)) for scenario in RARE.get(game.name, [])]
    for position, chance in chain(rare, sample(game, games=130, every=17, seed=1)):
        positions += 1
        phases[position.view(None)["phase"] + ("+pending" if position.view(None).get("pending") else "")] += 1
        for observer in (None, chance.randrange(position.players)):
            world = position.imagine(observer, seed=chance.randrange(2**60))
            assert as_bytes(world.view(observer)) == as_bytes(position.view(observer))
            assert as_bytes(world.odds(observer)) == as_bytes(position.odds(observer))
            if observer is None or position.over:
                continue
            assert world.legal(observer) == position.legal(observer)
            code = chance.randrange(game.rules.action_count)
            for action in [
                game.rules.action(position.state, observer, code),
                *position.legal(observer),
            ]:
                outcomes = []
                for state in (position.copy(), world.copy()):
                    try:
                        outcomes.append(heard_by(state.play(observer, action), observer))
                    except argosy.IllegalAction as refused:
                        outcomes.append(str(refused).encode())
                assert outcomes[0] == outcomes[1]
    assert positions > reach_of(game).positions
    assert set(phases) >= reach_of(game).phases, phases


@pytest.mark.slow
def test_an_imagined_world_differs_in_unknown_faces_and_chance_only(game: argosy.Game) -> None:
    differing = 0
    for position, chance in sample(game, games=30, every=13, seed=2):
        for observer in OBSERVERS:
            world = position.imagine(observer, seed=chance.randrange(2**60))
            real, other = position.state, world.state
            unheard = PRIVATE if position.view(None)["options"].get("private_talk") else set()
            for name in game.rules.state.names or ():
                if name not in {"face", "rng", *OTHER_HEADS, *unheard}:
                    assert np.array_equal(real[name], other[name]), name
            known = (real.known >> observer_bit(observer)) & 1 == 1
            assert np.array_equal(real.face[known], other.face[known])
            for pool in set(real.pool):
                assert sorted(real.face[real.pool == pool]) == sorted(other.face[real.pool == pool])
            differing += not np.array_equal(real.face, other.face)
    assert differing > reach_of(game).differing


def test_the_same_seed_imagines_the_same_world_and_leaves_the_real_one_alone(game: argosy.Game) -> None:
    position = game.new(players_of(game, 3), seed=4)
    before = position.to_bytes()
    assert position.imagine(0, seed=9) == position.imagine(0, seed=9)
    assert position.imagine(0, seed=9) != position.imagine(0, seed=10)
    assert position.to_bytes() == before


def test_an_imagined_world_does_not_continue_the_real_stream_of_chance(game: argosy.Game) -> None:
    position = game.new(players_of(game, 3), seed=4)
    streams = {tuple(position.imagine(0, seed=k).state.rng) for k in range(50)}
    assert len(streams) == 50
    assert tuple(position.state.rng) not in streams


@pytest.mark.parametrize("seed", range(3))
def test_every_hidden_card_is_equally_likely_to_have_each_face_of_its_pool(
    game: argosy.Game, seed: int
) -> None:
    """Chi-square per position and face against the even distribution; seeds are fixed, so it is no gamble."""
    chance = random.Random(seed)
    positions = [p.copy() for p, _ in sample(game, games=6, every=97, seed=seed + 20) if not p.over]
    position = chance.choice([p for p in positions if not p.view(None).get("offers")] or [game.new(2, seed)])
    s = position.state
    worlds = 3000
    faces = np.array([position.imagine(0, seed=k).state.face for k in range(worlds)])
    # Venice lies where it can be, and has tests of its own.
    venice = game.rules.faces.index("venice") if "venice" in game.rules.faces else -1
    unknown = (s.known & 1 == 0) & (s.face != venice)
    for pool in set(s.pool[unknown]):
        cards = np.flatnonzero((s.pool == pool) & unknown)
        counts = Counter(int(face) for face in s.face[cards])
        for card in cards[:: max(1, len(cards) // 12)]:
            goods = faces[faces[:, card] != venice, card]
            statistic = sum(
                (np.count_nonzero(goods == face) - expected) ** 2 / expected
                for face, count in counts.items()
                if (expected := len(goods) * count / len(cards))
            )
            freedom = len(counts) - 1
            assert statistic < freedom + 5 * math.sqrt(2 * freedom) + 5


def test_two_hidden_cards_are_exchanged_independently(game: argosy.Game) -> None:
    """Pairs of neighbouring hidden cards show all ordered pairs of faces, as a shuffle would."""
    position = game.new(2, seed=1)
    s = position.state
    a, b = (int(card) for card in np.flatnonzero((s.pool > 0) & (s.known & 1 == 0))[:2])
    pairs = Counter()  # type: Counter[tuple[int, int]]
    for k in range(4000):
        face = position.imagine(0, seed=k).state.face
        pairs[int(face[a]), int(face[b])] += 1
    assert len(pairs) >= reach_of(game).pairs
    assert max(pairs.values()) < 40 * max(1, 2000 / len(pairs))
