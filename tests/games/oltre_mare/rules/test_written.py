"""What compiled code writes about a position, against plain Python that asks the position in another way."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from argosy import Position
from argosy.core.event_log import EventLog, read_log
from argosy.core.event_writer import ARBITER, SPECTATOR
from argosy.core.loops import loops_of
from argosy.core.tokens import ROOM, begin, decode
from argosy.games.oltre_mare.rules.actions import ACTION_COUNT, CLAIM, CLAIMS_PER_OFFER
from games.oltre_mare.rules.offer_walks import any_step, haggle
from games.oltre_mare.rules.position_queries import GAME, load

LOOPS = loops_of(GAME.rules)


def written(write: Any, *args: Any) -> Any:
    out = np.empty(ROOM, np.int64)
    begin(out)
    write(*args, out)
    return decode(out, GAME.rules.words)


def codes_of(pos: Position, seat: int) -> list[int]:
    codes = np.empty(ACTION_COUNT, np.int16)
    return list(codes[: LOOPS.legal(pos.states, seat, codes)].tolist())


def test_the_text_of_every_legal_step_is_read_as_that_step() -> None:
    for pos, _ in haggle(seed=11):
        for seat in range(pos.players):
            codes = codes_of(pos, seat)
            texts = [written(LOOPS.write_step, pos.states, seat, code) for code in codes]
            assert [choice["action"] for choice in pos.view(seat)["choices"]] == texts
            for code, text in zip(codes, texts, strict=True):
                action = GAME.rules.parse(text)
                assert action.text == text
                assert GAME.rules.steps(pos.reading, seat, action)[0] == code


def test_a_whole_action_leads_to_where_its_last_step_does() -> None:
    found: Counter[str] = Counter()
    for seed in (21, 22):
        chance = random.Random(seed)
        pos = GAME.new(3 + seed % 2, seed, {"allow_ducat_only_deals": True})
        begun = {seat: pos.copy() for seat in range(pos.players)}  # before the first step of each seat
        while not pos.over:
            seat, step = any_step(pos, chance)
            if not pos.is_drafting(seat):
                begun[seat] = pos.copy()
            [code] = GAME.rules.steps(pos.reading, seat, step)
            text = written(LOOPS.write_whole, pos.states, seat, code)
            others = any(pos.is_drafting(other) for other in range(pos.players) if other != seat)
            pos.play(seat, step)
            if not pos.is_drafting(seat) and not others:
                begun[seat].play(seat, text)
                assert begun[seat] == pos
                found[text.partition(" ")[0]] += 1
    assert min(found[verb] for verb in ("offer", "accept", "choose", "play", "load", "sail", "discard")) > 0


def test_a_claim_is_written_as_it_is_read() -> None:
    pos = load(phase="trade", hands=[["gems-01"], ["salt-01", "salt-02"], []])
    pos.play(0, "offer 1 give gems-01 0 want - 3")
    for code in range(CLAIM, CLAIM + CLAIMS_PER_OFFER):
        text = written(LOOPS.write_step, pos.states, 0, code)
        assert text.startswith("claim 1 ")
        assert written(LOOPS.write_whole, pos.states, 0, code) == text
        assert GAME.rules.steps(pos.reading, 0, GAME.rules.parse(text)) == (code,)


@pytest.mark.parametrize("seed", range(31, 35))
def test_events_are_written_as_the_log_is_read(seed: int) -> None:
    seen = 0
    for pos, chance in haggle(seed):
        if pos.over:
            break
        seat, step = any_step(pos, chance)
        log = EventLog()
        codes = np.array(GAME.rules.steps(pos.reading, seat, step), np.int64)
        assert LOOPS.play(pos.copy().states, seat, codes, log.array) == 0
        events = read_log(log, GAME.rules)
        assert written(LOOPS.write_events, log.array, ARBITER) == [event.to_json() for event in events]
        for observer in (None, *range(pos.players)):
            heard = [event.to_json() for event in events if event.visible_to(observer)]
            bit = SPECTATOR if observer is None else observer
            assert written(LOOPS.write_events, log.array, bit) == heard
        seen += len(events)
    assert seen > 300


@pytest.mark.parametrize("seed", range(41, 45))
def test_views_say_what_the_dump_says_and_no_more(seed: int) -> None:
    for pos, _ in haggle(seed):
        dump = pos.dump()
        shared = pos.public_view()
        assert shared["options"] == dump["options"]
        assert (shared["discard"], shared["played"]) == (dump["discard"], dump["played"])
        assert {**shared, **pos.table()} == shared
        for seat in (None, *range(pos.players)):
            own = pos.seat_view(seat)
            assert own["seat"] == seat
            assert {**own, **pos.decision_view(seat)} == own
            if seat is None:
                assert (own["hand"], own["cargo"], own["pirates"], own["choices"]) == ([], None, None, [])
                continue
            assert own["hand"] == sorted(dump["hands"][seat], key=GAME.rules.faces.index)
            assert own["cargo"] == (dump["cargo"][seat] if dump["options"]["cargo_memory_aid"] else None)
            if dump["options"]["pirate_memory_aid"]:
                assert [card for card in own["pirates"] if card] == dump["pirate_own"][seat]
                assert len(own["pirates"]) == len(dump["pirates"][seat])


def test_offers_come_oldest_first_wherever_they_lie() -> None:
    trade: dict[str, Any] = {
        "phase": "trade",
        "hands": [["gems-01", "gems-02", "silk-01"], ["salt-01"], ["salt-02"]],
    }
    lying = ((0, 9, 1, "gems-01"), (3, 4, 2, "gems-02"), (6, 7, None, "silk-01"))
    price = {"ducats": 1}
    offers = [
        {"slot": slot, "number": number, "from": 0, "to": to, "give": {"cards": [card]}, "want": price}
        for slot, number, to, card in lying
    ]
    pos = load(offers=offers, next_offer=12, **trade)
    assert [offer["number"] for offer in pos.view(0)["offers"]] == [4, 7, 9]
    assert [offer["slot"] for offer in pos.dump()["offers"]] == [0, 3, 6]
    private = load(offers=offers, next_offer=12, options={"private_talk": True}, **trade)
    heard = {seat: [o["number"] for o in private.view(seat)["offers"]] for seat in (None, 0, 1, 2)}
    assert heard == {None: [7], 0: [4, 7, 9], 1: [7, 9], 2: [4, 7]}


def test_the_parts_of_the_odds_add_up() -> None:
    for pos, _ in haggle(seed=51):
        for seat in (None, *range(pos.players)):
            odds = pos.odds(seat)
            if odds["next"]:
                assert sum(odds["next"].values()) + odds["venice"] == pytest.approx(1)
                assert sum(odds["goods"].values()) + odds["venice"] == pytest.approx(1)
