"""Actions of several cards as chains of small steps: the same state, the same record, never a dead end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import argosy
from argosy import Position
from argosy.games.record import Record
from games.oltre_mare.rules.offer_walks import any_options, any_step, asked, haggle
from games.oltre_mare.rules.position_queries import GAME, hand, load
from games.position_queries import lines, play, refused, table, texts

MOST_STEPS = 60  # to choose from at a time
LONGEST_CHAIN = 120  # ducats upwards one by one, and cards
HANDS = [["gems-01", "salt-01", "salt-02"], ["silk-01", "silk-02", "olives-01"], ["silk-03", "olives-02"]]


def is_amid_steps(pos: Position) -> bool:
    return any(pos.is_drafting(seat) for seat in range(pos.players))


def trade(hands: list[list[str]] = HANDS, **fields: Any) -> Position:
    return load(len(hands), **{"hands": hands, "phase": "trade", "load": 1, **fields})


def in_steps(record: Record, seat: int, text: str) -> None:
    """Play a whole action as the chain of steps it stands for."""
    codes = GAME.rules.steps(record.position.state, seat, GAME.action(text))
    for code in codes:
        record.play(seat, GAME.rules.action(record.position.state, seat, code).text)


# ----------------------------------------------------------------------- whole actions and chains


@pytest.mark.parametrize("seed", range(8))
def test_a_whole_action_and_its_chain_of_steps_give_the_same_state_and_record(seed: int) -> None:
    """One game three times: by steps of chance, by the whole actions these made, by the steps of those."""
    chance = random.Random(seed)
    pos = GAME.new(2 + seed % 4, seed, any_options(chance, offers_per_turn=1 + seed % 4))
    by_chance, whole, chained = Record.of(pos), Record.of(pos), Record.of(pos)
    verbs: Counter[str] = Counter()
    while not by_chance.position.over and len(by_chance.moves) < 200:
        by_chance.play(*any_step(by_chance.position, chance))
        if is_amid_steps(by_chance.position):
            continue
        move = by_chance.moves[-1]
        verbs[move.action.partition(" ")[0]] += 1
        whole.play(move.seat, move.action)
        in_steps(chained, move.seat, move.action)
        assert whole.position.to_bytes() == chained.position.to_bytes() == by_chance.position.to_bytes()
    assert by_chance.to_text() == whole.to_text() == chained.to_text()
    assert min(verbs[verb] for verb in ("offer", "accept", "play", "load")) > 0


@pytest.mark.parametrize(
    ("moves", "chain"),
    [
        (
            ["0 offer 1 give gems-01,salt-02 27 want silk:2,olives:1 6"],
            ["offer-to 1", "pick gems-01", "pick salt-02", "want silk", "want silk", "want olives",
             "give-ducats 20", "give-ducats 5", "give-ducats 1", "give-ducats 1", "want-ducats 5",
             "want-ducats 1", "send"],
        ),
        (["0 offer all give - 0 want silk:1 0"], ["offer-to all", "want silk", "send"]),
        (["1 offer 0 give silk-01 0 want - 0"], ["offer-to 0", "pick silk-01", "send"]),
        (
            ["0 offer 1 give - 1 want silk:1,olives:1 0", "1 accept 1 with silk-02,olives-01"],
            ["accept 1", "pick silk-02", "pick olives-01"],
        ),
        (["0 offer 1 give gems-01 0 want - 0", "1 accept 1 with -"], ["accept 1 with -"]),
    ],
)  # fmt: skip
def test_a_dealing_action_is_made_of_these_steps(moves: list[str], chain: list[str]) -> None:
    *before, last = moves
    seat = int(last[0])
    pos = trade()
    play(pos, *before)
    whole, chained = Record.of(pos), Record.of(pos)
    whole.play(seat, last[2:])
    for step in chain:
        assert step in texts(chained.position, seat)
        chained.play(seat, step)
    assert whole.to_text() == chained.to_text()
    assert whole.position == chained.position


def test_cards_to_play_and_to_load_are_picked_one_by_one() -> None:
    mine = ["gems-01", "gems-07", "silk-01", "salt-01", "pottery-05"]
    pos = load(2, phase="play", load=4, hands=[mine, []])
    whole, chained = Record.of(pos), Record.of(pos)
    for action in ("play gems-01,gems-07,silk-01,salt-01", "load salt-01,gems-07,silk-01,gems-01"):
        whole.play(0, action)
    for card in ("gems-01", "gems-07", "silk-01", "salt-01", "salt-01", "gems-07", "silk-01"):
        chained.play(0, f"pick {card}")
    assert whole.to_text() == chained.to_text()
    assert whole.position == chained.position
    assert pos.view(0)["hand"] == mine


def test_where_one_step_is_the_whole_action_it_is_called_by_its_name() -> None:
    pos = load(2, phase="discard", power=3, hands=[["gems-01", "gems-07", "silk-01", "salt-01"], []])
    assert texts(pos, 0) == ["discard gems-01", "discard gems-07", "discard silk-01", "discard salt-01"]
    pos = load(2, phase="play", load=1, hands=[["gems-01", "gems-07"], []])
    assert texts(pos, 0) == ["play gems-01", "play gems-07"]
    pos = load(2, phase="load", played=["gems-01", "gems-07"])
    assert texts(pos, 0) == ["load gems-01,gems-07", "load gems-07,gems-01"]
    pos = load(2, phase="load", played=["gems-01"])
    assert texts(pos, 0) == ["load gems-01"]
    pos = trade()
    play(pos, "0 offer 1 give gems-01 0 want - 0")
    assert "accept 1 with -" in texts(pos, 1)


def test_a_gift_accepted_without_a_word_about_cards_is_recorded_like_any_other() -> None:
    records = []
    for text in ("accept 1", "accept 1 with -"):
        pos = trade()
        play(pos, "0 offer 1 give gems-01 0 want - 0")
        record = Record.of(pos)
        record.play(1, text)
        records.append(record)
    assert records[0].position == records[1].position
    assert records[0].to_text() == records[1].to_text()


# ---------------------------------------------------------------------------------- in one's head


def test_a_chain_causes_nothing_and_tells_nobody_anything_until_it_is_whole() -> None:
    pos = trade()
    before = {seat: pos.view(seat) for seat in (None, 1, 2)}
    events = play(pos, "0 offer-to 1", "0 pick gems-01", "0 want silk", "0 give-ducats 5")
    assert events == []
    assert {seat: pos.view(seat) for seat in (None, 1, 2)} == before
    assert pos.view(0)["draft"] == {
        "kind": "offer", "cards": ["gems-01"], "want": {"silk": 1}, "give_ducats": 5, "want_ducats": 0,
        "worth": {"run": [3, 3], "prestige": 0, "hand": [3, 3], "ducats": [11, 6]},
    }  # fmt: skip
    assert lines(pos.play(0, "send"))[0] == "offer seat=0 other=1 number=1 give=gems:1+5 want=silk:1+0"
    assert pos.view(0)["draft"] is None


def test_who_is_amid_his_steps_does_nothing_else() -> None:
    pos = trade()
    play(pos, "0 offer 1 give - 1 want silk:1 0", "1 accept 1")
    assert asked(pos) == 1
    for action in ("no-deals", "decline 1", "offer 0 give silk-01 0 want - 0", "send", "want silk"):
        assert refused(pos, 1, action) == "step-under-way"
    assert texts(pos, 1) == ["pick silk-01", "pick silk-02"]


@pytest.mark.parametrize(
    "action", ["0 buy deck", "0 offer-to 1", "2 no-deals", "2 offer 0 give silk-03 0 want - 0"]
)
def test_nobody_waits_for_steps_in_the_head_of_another_who_then_begins_anew(action: str) -> None:
    pos, other = trade(), trade()
    play(pos, "1 offer-to 0", "1 pick silk-01", action)
    play(other, action)
    assert pos == other
    assert pos.view(1)["draft"] is None
    assert refused(pos, 1, "send") == "wrong-phase"
    pos.play(1, "offer 0 give silk-01 0 want - 0")


def test_steps_that_came_to_nothing_are_not_recorded() -> None:
    record = Record.of(trade())
    for seat, step in (
        (1, "offer-to 0"),
        (0, "offer-to 1"),
        (1, "offer-to 0"),
        (1, "pick silk-01"),
        (0, "buy deck"),
    ):
        record.play(seat, step)
    assert [move.action for move in record.moves] == ["buy deck"]
    assert Record.from_text(record.to_text()).replay(GAME) == record.position


def test_a_claim_leaves_the_steps_of_another_seat_alone() -> None:
    pos = trade()
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0", "1 offer-to 0", "1 pick silk-01")
    before = pos.to_bytes()
    pos.play(0, "claim 1 power 6")
    assert pos.to_bytes() == before


def test_a_refused_action_leaves_the_steps_of_another_seat_alone() -> None:
    pos = trade()
    play(pos, "1 offer-to 0", "1 pick silk-01")
    assert refused(pos, 0, "buy pirates") == "no-pirates"
    assert pos.view(1)["draft"]["cards"] == ["silk-01"]


def test_a_whole_action_in_the_middle_of_a_chain_is_refused() -> None:
    pos = load(2, phase="play", load=2, hands=[["gems-01", "gems-07", "silk-01"], []])
    pos.play(0, "pick gems-01")
    assert refused(pos, 0, "play gems-01,gems-07") == "step-under-way"
    pos = load(2, phase="load", played=["gems-01", "gems-07", "silk-01"])
    pos.play(0, "pick gems-01")
    assert refused(pos, 0, "load gems-01,gems-07,silk-01") == "step-under-way"
    assert refused(pos, 0, "pick gems-01") == "already-picked"
    pos = trade()
    pos.play(0, "offer-to 1")
    assert refused(pos, 0, "offer 1 give gems-01 0 want - 0") == "step-under-way"
    assert refused(pos, 0, "finish-trade") == "step-under-way"


def test_steps_of_an_offer_come_before_it_is_begun_in_vain() -> None:
    for step in ("pick gems-01", "want silk", "give-ducats 1", "want-ducats 1", "send"):
        assert refused(trade(), 0, step) == "wrong-phase"


# --------------------------------------------------------------------------- one way to each choice


@pytest.mark.parametrize(
    ("begun", "step", "reason"),
    [
        (["pick salt-01"], "pick gems-01", "out-of-order"),
        (["pick salt-01"], "pick salt-01", "out-of-order"),
        (["want silk"], "pick gems-01", "out-of-order"),
        (["pick gems-01", "give-ducats 1"], "want silk", "out-of-order"),
        (["pick gems-01", "give-ducats 1"], "pick salt-01", "out-of-order"),
        (["pick gems-01", "want-ducats 1"], "give-ducats 1", "out-of-order"),
        ([], "pick silk-01", "not-in-hand"),
        ([], "send", "nothing-offered"),
        ([], "give-ducats 1", "ducats-only"),
        (["want silk", "want silk", "want silk"], "want gems", "wants-too-many"),
        (["pick gems-01", *["give-ducats 20"] * 4], "give-ducats 20", "too-many-ducats"),
    ],
)
def test_the_steps_of_an_offer_go_in_one_order(begun: list[str], step: str, reason: str) -> None:
    pos = trade()
    play(pos, "0 offer-to 1", *(f"0 {done}" for done in begun))
    assert step not in texts(pos, 0)
    assert refused(pos, 0, step) == reason


def test_cards_are_picked_so_that_the_chain_can_be_finished() -> None:
    pos = load(2, phase="play", load=3, hands=[["gems-01", "gems-07", "silk-01", "salt-01"], []])
    assert texts(pos, 0) == ["pick gems-01", "pick gems-07"]
    assert refused(pos, 0, "pick silk-01") == "out-of-order"
    pos.play(0, "pick gems-07")
    assert texts(pos, 0) == ["pick silk-01"]


@pytest.mark.parametrize("cards", ["silk-01,silk-02", "gems-01,silk-02", "silk-02,silk-01"])
def test_who_plays_a_card_he_does_not_have_is_told_which(cards: str) -> None:
    pos = load(2, phase="play", load=2, hands=[["silk-01", "gems-01"], ["salt-01"]])
    assert refused(pos, 0, f"play {cards}") == "not-in-hand"
    with pytest.raises(argosy.IllegalAction, match="not in the hand of seat 0: silk-02"):
        pos.play(0, f"play {cards}")


def test_who_accepts_with_a_card_he_does_not_have_is_told_which() -> None:
    pos = trade([["gems-01"], ["silk-05", "silk-06"]])
    play(pos, "0 offer 1 give gems-01 0 want silk:2 0")
    with pytest.raises(argosy.IllegalAction, match="not in the hand of seat 1: silk-07"):
        pos.play(1, "accept 1 with silk-06,silk-07")


def test_the_most_that_can_be_asked_for_is_what_the_partner_of_the_draft_has() -> None:
    hands = [["gems-01"], ["salt-01", "salt-02"], ["silk-01", "silk-02", "silk-03", "silk-04", "silk-05"]]
    pos = trade(hands)
    play(pos, "0 offer-to 1", "0 want silk", "0 want silk")
    with pytest.raises(argosy.IllegalAction, match="at most 2"):
        pos.play(0, "want silk")


def test_cards_to_accept_with_are_picked_so_that_the_chain_can_be_finished() -> None:
    pos = trade([["gems-01"], ["silk-01", "silk-02", "silk-03", "salt-01", "olives-01"], []])
    play(pos, "0 offer 1 give gems-01 0 want silk:2,olives:1 0", "1 accept 1")
    assert texts(pos, 1) == ["pick silk-01", "pick silk-02"]
    assert refused(pos, 1, "pick silk-03") == "out-of-order"
    assert refused(pos, 1, "pick olives-01") == "out-of-order"
    assert refused(pos, 1, "pick salt-01") == "not-wanted"
    assert refused(pos, 1, "pick gems-01") == "not-in-hand"
    play(pos, "1 pick silk-02")
    assert texts(pos, 1) == ["pick silk-03"]
    play(pos, "1 pick silk-03", "1 pick olives-01")
    assert hand(pos, 1) == ["gems-01", "silk-01", "salt-01"]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_choice_of_cards_to_play_and_every_order_to_load_has_one_chain(count: int) -> None:
    mine = ["gems-01", "gems-07", "silk-01", "salt-01", "pottery-05"]
    played = Counter(
        end.dump()["played"].__str__() for end in ends(load(2, phase="play", load=count, hands=[mine, []]))
    )
    loaded = Counter(str(end.dump()["cargo"]) for end in ends(load(2, phase="load", played=mine[:count])))
    assert (len(played), set(played.values())) == ({2: 10, 3: 10, 4: 5}[count], {1})
    assert (len(loaded), set(loaded.values())) == ({2: 2, 3: 6, 4: 24}[count], {1})


def ends(pos: Position) -> Iterator[Position]:
    """Every position a chain of the seat to act can lead to, once for each chain."""
    (seat,) = pos.to_act
    for step in pos.legal(seat):
        then = pos.copy()
        then.play(seat, step)
        if is_amid_steps(then):
            yield from ends(then)
        else:
            yield then


# ------------------------------------------------------------------------------------ no dead ends


def finish(pos: Position) -> int:
    """Take a chain to its end, asking for as little more as possible; says how many steps it took."""
    for taken in range(LONGEST_CHAIN):
        if not is_amid_steps(pos):
            return taken
        seat = asked(pos)
        steps = texts(pos, seat)
        assert 1 <= len(steps) <= MOST_STEPS
        modest = [step for step in steps if step in {"send", "want-ducats 1"} or step.startswith("want ")]
        pos.play(seat, modest[-1] if modest else steps[0])
    raise AssertionError(f"{pos} cannot be finished")


def test_at_every_moment_there_are_a_few_dozen_steps_at_most_and_every_chain_can_be_finished() -> None:
    most, drafts = 0, 0
    for seed in range(10):
        for pos, _ in haggle(seed):
            if pos.over:
                continue
            counts = [len(pos.legal(seat)) for seat in range(pos.players)]
            most = max(most, *counts)
            assert all(counts[seat] for seat in pos.to_act)
            if is_amid_steps(pos):
                drafts += 1
                finish(pos.copy())
    assert most <= MOST_STEPS
    assert drafts > 1000


NEAR = [
    (hands, purchases, needed)
    for hands in ((3, 2, 1), (2, 0, 3), (1, 3, 0), (0, 2, 1))
    for purchases in range(5)
    for needed in range(1, 5)
    if 0 <= hands[0] + 4 - purchases - needed <= 2
]


@pytest.mark.parametrize("ducat_deals", [False, True])
@pytest.mark.parametrize(("hands", "purchases", "needed"), NEAR)
def test_no_chain_of_an_offer_ends_dead_however_near_the_load_is(
    hands: tuple[int, int, int], purchases: int, needed: int, ducat_deals: bool
) -> None:
    """All drafts that steps without ducats lead to, with none, one or two cards to spare."""
    goods = (
        ["gems-01", "gems-02", "gems-03"],
        ["silk-01", "silk-02", "silk-03"],
        ["salt-01", "salt-02", "salt-03"],
    )
    cards = [good[:count] for good, count in zip(goods, hands, strict=True)]
    pos = trade(cards, load=needed, purchases=purchases, options={"allow_ducat_only_deals": ducat_deals})
    drafts = 0
    for seat in range(3):
        for begin in texts(pos, seat):
            if begin.startswith("offer-to"):
                draft = pos.copy()
                draft.play(seat, begin)
                drafts += check_drafts(draft, seat, wants=("want gems", "want silk"))
    assert drafts > 0


def check_drafts(pos: Position, seat: int, wants: tuple[str, ...]) -> int:
    """Whether all drafts from here on can be finished; says how many there are."""
    finish(pos.copy())
    count = 1
    for step in texts(pos, seat):
        if step.startswith("pick") or step in wants:
            then = pos.copy()
            then.play(seat, step)
            count += check_drafts(then, seat, wants)
    return count


def test_a_chain_that_repeats_a_refused_offer_can_still_be_finished() -> None:
    pos = trade(options={"offers_per_turn": 40})
    for number in range(1, 13):
        play(pos, f"0 offer 1 give gems-01 0 want - {number - 1}", f"1 decline {number}")
    play(pos, "0 offer-to 1", "0 pick gems-01")
    assert "send" not in texts(pos, 0)
    assert refused(pos, 0, "send") == "already-refused"
    assert finish(pos) > 12
    assert table(pos)["offers"][0]["want"]["ducats"] == 12


def test_an_offer_for_all_ducats_there_can_be_is_never_refused_for_being_the_same() -> None:
    pos = trade()
    for number in (1, 2):
        play(pos, "0 offer 1 give gems-01 0 want - 99", f"1 decline {number}")
