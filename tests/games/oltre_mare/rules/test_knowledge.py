"""What is shown to whom: views, events, refusals, aids to memory. Section 6, B4, R1."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from argosy import IllegalAction, Position
from argosy.games.record import Record
from games.oltre_mare.rules.observing import (
    HANDS,
    TABLES,
    Observer,
    fixed,
    observers,
    open_to,
    shuffled,
    trade,
)
from games.oltre_mare.rules.offer_walks import any_options, any_step, haggle
from games.oltre_mare.rules.position_queries import GAME, hand, kinds
from games.position_queries import lines, play, table

CARD = re.compile(r"\b(?:gems|scrolls|silk|salt|pottery|olives|grain)-[0-9][0-9]\b")


def named(text: object) -> set[str]:
    """The cards a text names."""
    return set(CARD.findall(str(text)))


# ------------------------------------------------------------------- nothing shows that is hidden


def shown_by(offer: str, seat: int, dump: dict[str, Any], observer: Observer) -> set[str]:
    """With open trade, the cards of an offer to those who hear it; a gift may be gone at once."""
    verb, partner, *_ = [*offer.split(), ""]
    if verb != "offer" or not dump["options"]["open_trade"]:
        return set()
    private = dump["options"]["private_talk"] and partner != "all"
    return named(offer) if not private or observer in (seat, int(partner)) else set()


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("options", TABLES)
def test_no_observer_is_told_a_card_he_may_not_know(options: dict[str, Any], seed: int) -> None:
    """Views, events, refusals and redacted records name only cards that were once open to their reader."""
    chance = random.Random(seed)
    record = Record.of(GAME.new(3 + seed % 3, seed, any_options(chance, offers_per_turn=3, **options)))
    dump = record.position.dump()
    everyone = observers(record.position)
    known = {observer: open_to(dump, observer) for observer in everyone}
    allowed: list[dict[Observer, set[str]]] = []
    while not record.position.over:
        seat, step = any_step(record.position, chance)
        events = record.play(seat, step)
        now = record.position
        if len(record.moves) == len(allowed):
            assert events == ()
            continue
        dump = now.dump()
        allowed.append({})
        for observer in everyone:
            before = set(known[observer])
            known[observer] -= shuffled(events)
            known[observer] |= open_to(dump, observer)
            known[observer] |= shown_by(record.moves[-1].action, seat, dump, observer)
            allowed[-1][observer] = before | known[observer]
            assert named(json.dumps(now.view(observer))) <= known[observer]
            heard = [event for event in events if event.visible_to(observer)]
            assert named(lines(heard)) | named([event.to_json() for event in heard]) <= allowed[-1][observer]
        if chance.random() < 0.2:
            refuser = chance.randrange(now.players)
            assert named(refusals(now, refuser, chance)) <= known[refuser]
    for observer in everyone:
        copy = record.seen_by(observer, GAME)
        assert named(copy.table) <= allowed[0][observer]
        for move, cards in zip(copy.moves, allowed, strict=True):
            assert named(move) <= cards[observer]
    assert sum(event.kind == "deal" for move in record.moves for event in move.events) > 2


def refusals(pos: Position, seat: int, chance: random.Random) -> list[str]:
    """The errors a seat gets for some actions it may not take."""
    mine = ",".join(chance.sample(hand(pos, seat), min(2, len(hand(pos, seat))))) or "-"
    number = chance.randrange(1, pos.dump()["next_offer"] + 1)
    errors = []
    for action in (
        f"play {mine}",
        f"load {mine}",
        f"accept {number}",
        f"accept {number} with {mine}",
        f"decline {number}",
        f"withdraw {number}",
        f"choose {number} {chance.randrange(5)}",
        f"offer {chance.randrange(5)} give {mine} 0 want silk:20 0",
        "sail venezia",
        "finish-trade",
        "buy pirates",
    ):
        try:
            pos.copy().play(seat, action)
        except IllegalAction as problem:
            errors.append(str(problem))
    return errors


def test_a_view_shows_the_own_hand_and_of_others_its_size() -> None:
    pos = trade()
    for seat in range(3):
        view = pos.view(seat)
        assert view["hand"] == HANDS[seat]
        assert [other["hand"] for other in view["seats"]] == [4, 3, 3]
        assert named(json.dumps(view)) == set(HANDS[seat]) & named(json.dumps(view))
    assert table(pos)["hand"] == []
    assert named(json.dumps(table(pos))) == set()


def test_cargo_below_the_top_card_and_pirate_stacks_show_by_their_size_alone() -> None:
    pos = trade(
        cargo=[["gems-02", "gems-03"], ["gems-04"], []],
        pirates=[["grain-02", "grain-03"], ["grain-04"], []],
        pirate_own=[["grain-03"], [], []],
    )
    for observer in observers(pos):
        view = pos.view(observer)
        assert [(seat["cargo"], seat["top"], seat["pirates"]) for seat in view["seats"]] == [
            (2, "gems-03", 2),
            (1, "gems-04", 1),
            (0, None, 0),
        ]
        assert (view["cargo"], view["pirates"]) == (None, None)
        assert not named(json.dumps(view)) & {"gems-02", "grain-02", "grain-03", "grain-04"}


@pytest.mark.parametrize(
    ("seeing", "owner", "others"),
    [
        ("nobody", ["pirates", "pirate"], ["pirates", "pirate"]),
        ("owner", ["pirates", "pirate", "see"], ["pirates", "pirate"]),
        ("all", ["pirates", "pirate"], ["pirates", "pirate"]),
    ],
)
def test_who_sees_the_cards_that_pirates_bring(seeing: str, owner: list[str], others: list[str]) -> None:
    pos = trade([["gems-04"], [], []], phase="play", deck=["grain-05"], options={"see_pirate_cards": seeing})
    events = pos.play(0, "play gems-04")
    for observer, expected in ((0, owner), (1, others), (None, others)):
        heard = [event for event in events if event.visible_to(observer)]
        assert kinds(heard)[1:-1] == expected
        sees = seeing == "all" or (seeing == "owner" and observer == 0)
        assert ("grain-05" in named(lines(heard))) == sees
        assert fixed(pos, observer, 0, "grain-05") == sees


def test_a_discard_is_seen_by_its_owner_alone() -> None:
    pos = trade(phase="discard", power=3)
    events = pos.play(0, "discard salt-01")
    assert lines(event for event in events if event.visible_to(1)) == [
        "discard seat=0",
        "trade seat=0 number=3 amount=1",
    ]
    assert "see seat=0 card=salt-01 seen_by=0" in lines(events)


def test_a_card_bought_or_drawn_is_seen_by_its_owner_alone() -> None:
    pos = trade(deck=["grain-05", "grain-06"], pirates=[["grain-07"], [], []])
    events = play(pos, "0 buy deck", "0 buy pirates", "0 finish-trade", "0 play pottery-01")
    for card in ("grain-05", "grain-06", "grain-07"):
        assert [event.seen_by for event in events if event.card == card] == [frozenset({0})]


# ------------------------------------------------------------------------------- aids to memory


def test_with_the_cargo_aid_each_seat_sees_its_own_cargo_from_bottom_to_top() -> None:
    cargo = [["gems-02", "gems-03", "silk-04"], ["gems-04"], []]
    pos = trade(cargo=cargo, options={"cargo_memory_aid": True})
    assert [pos.view(seat)["cargo"] for seat in (0, 1, 2, None)] == [*cargo, None]
    play(pos, "0 finish-trade", "0 play salt-01", "0 load salt-01")
    assert pos.view(0)["cargo"] == [*cargo[0], "salt-01"]
    assert not named(json.dumps(pos.view(1))) & {"gems-02", "gems-03", "silk-04"}


def test_with_the_pirate_aid_each_seat_sees_what_it_discarded_itself() -> None:
    pirates = [["grain-02", "grain-03"], ["grain-04"], []]
    pos = trade(
        phase="discard",
        power=3,
        pirates=pirates,
        pirate_own=[["grain-02"], [], []],
        options={"pirate_memory_aid": True},
    )
    assert [pos.view(seat)["pirates"] for seat in (0, 1, 2, None)] == [["grain-02", None], [None], [], None]
    pos.play(0, "discard salt-01")
    assert pos.view(0)["pirates"] == ["grain-02", None, "salt-01"]
    assert pos.view(1)["pirates"] == [None]
    pos.play(0, "buy pirates")
    assert pos.view(0)["pirates"] == ["grain-02", None]


def test_with_the_pirate_aid_cards_of_the_deck_stay_unknown() -> None:
    pos = trade([["gems-04"], [], []], phase="play", options={"pirate_memory_aid": True})
    pos.play(0, "play gems-04")
    assert pos.view(0)["pirates"] == [None]


@pytest.mark.parametrize("seed", range(2))
def test_aids_to_memory_say_what_is_so(seed: int) -> None:
    aids = {"pirate_memory_aid": True, "cargo_memory_aid": True, "see_pirate_cards": "nobody"}
    shown = 0
    for pos, chance in haggle(seed + 2, **aids, offers_per_turn=1):
        if chance.random() < 0.8:
            continue
        dump = pos.dump()
        for seat in range(pos.players):
            view = pos.view(seat)
            assert view["cargo"] == dump["cargo"][seat]
            assert len(view["pirates"]) == len(dump["pirates"][seat])
            for seen, real in zip(view["pirates"], dump["pirates"][seat], strict=True):
                assert seen in (None, real)
                assert (seen is not None) == (real in dump["pirate_own"][seat])
                shown += seen is not None
    assert shown > 10
