"""Loading, the end of a turn and the order of turns: L1 to L3, section 3, S6."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from argosy import Position
from games.oltre_mare.rules.position_queries import ducats, each, hand, kinds, load, of_good, showing, top
from games.position_queries import lines, play, refused, table, texts

SALT, OLIVES, GRAIN = of_good("salt"), of_good("olives"), of_good("grain")


def about_to_load(cards: list[str], **fields: Any) -> Position:
    return load(3, **{"phase": "load", "played": cards, **fields})


# --------------------------------------------------------------------------------- L1 loading


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_played_cards_are_loaded_in_any_order_the_player_likes(count: int) -> None:
    for order in permutations(SALT[:count]):
        pos = about_to_load(SALT[:count], cargo=[GRAIN[:2], OLIVES[:1], []])
        events = play(pos, f"0 load {','.join(order)}")
        assert lines(events, "load") == [f"load seat=0 card={card}" for card in order]
        assert pos.dump()["cargo"] == [[*GRAIN[:2], *order], OLIVES[:1], []]
        assert (each(pos, "top")[0], each(pos, "cargo")[0]) == (order[-1], 2 + count)
        assert table(pos)["played"] == []


def test_all_played_cards_are_loaded_and_nothing_else() -> None:
    pos = about_to_load(SALT[:3], hands=[SALT[3:5], [], []])
    for cards in (SALT[:2], SALT[:4], [*SALT[:2], SALT[3]]):
        assert refused(pos, 0, f"load {','.join(cards)}") == "wrong-cards"
    assert refused(pos, 0, f"load {SALT[0]},{SALT[1]},{SALT[1]}") == "named-twice"
    assert refused(pos, 0, "load -") == "wrong-cards"
    assert refused(pos, 1, f"load {','.join(SALT[:3])}") == "not-your-decision"


def test_the_order_of_a_single_card_needs_no_choice_but_an_action() -> None:
    pos = about_to_load(SALT[:1])
    assert texts(pos, 0) == [f"load {SALT[0]}"]
    assert refused(pos, 0, "finish-trade") == "wrong-phase"


def test_two_cards_have_two_orders() -> None:
    pos = about_to_load(SALT[:2])
    assert texts(pos, 0) == [f"load {SALT[0]},{SALT[1]}", f"load {SALT[1]},{SALT[0]}"]


def test_nobody_looks_through_a_cargo_but_the_order_of_loading_is_public() -> None:
    pos = about_to_load(SALT[:2], cargo=[GRAIN[:2], [], []])
    events = play(pos, f"0 load {SALT[1]},{SALT[0]}")
    assert [event.seen_by for event in events if event.kind == "load"] == [None, None]
    assert [pos.view(seat)["cargo"] for seat in (0, 1, None)] == [None, None, None]
    assert each(pos, "top")[0] == SALT[0]


def test_the_memory_aid_shows_a_player_his_own_cargo_only() -> None:
    cargo = [GRAIN[:2], OLIVES[:1], []]
    pos = about_to_load(SALT[:1], cargo=cargo, options={"cargo_memory_aid": True})
    assert [pos.view(seat)["cargo"] for seat in (0, 1, 2, None)] == [*cargo, None]


# ------------------------------------------------------------------------ L2 the new top card


@pytest.mark.parametrize("power", [3, 4, 5, 6])
def test_the_new_top_card_sets_power_and_load_of_the_own_next_turn(power: int) -> None:
    quiet = showing("pirate", "draw")[0]
    pos = load(2, phase="load", played=[SALT[0], top(power)], cargo=[[top(6, 1)], []], hands=[[], [quiet]])
    play(pos, f"0 load {SALT[0]},{top(power)}", "1 finish-trade", f"1 play {quiet}", f"1 load {quiet}")
    assert (table(pos)["active"], table(pos)["power"], table(pos)["load"]) == (0, power, 7 - power)


def test_a_card_just_loaded_does_not_change_the_turn_it_was_played_in() -> None:
    cards = [card for card in showing("ducat", "draw") if card in SALT][:1]
    pos = load(3, cargo=[[top(6)], [], []], hands=[[*cards, *OLIVES[:4]], [], []], deck=OLIVES[4:5])
    play(pos, "0 finish-trade", f"0 play {cards[0]}")
    assert (table(pos)["power"], table(pos)["load"], table(pos)["phase"]) == (6, 1, "load")


def test_no_card_is_discarded_at_the_end_of_a_turn() -> None:
    pos = about_to_load([top(3)], hands=[OLIVES[:9], [], []])
    play(pos, f"0 load {top(3)}")
    assert (len(hand(pos, 0)), table(pos)["active"], each(pos, "pirates")) == (9, 1, [0, 0, 0])


def test_the_hand_is_measured_at_the_start_of_the_own_next_turn() -> None:
    pos = about_to_load([SALT[0]], active=2, cargo=[[top(3)], [], []], hands=[OLIVES[:6], [], []])
    events = play(pos, f"2 load {SALT[0]}")
    assert kinds(events) == ["load", "turn"]
    assert (table(pos)["phase"], table(pos)["to_discard"]) == ("discard", 3)


# -------------------------------------------------------------------- L3 Venice lies on top


def test_venice_on_top_at_the_end_of_a_turn_is_the_first_scoring() -> None:
    pos = about_to_load(SALT[:1], deck=["venice", *OLIVES[:2]], prestige=[2, 0, 1])
    events = play(pos, f"0 load {SALT[0]}")
    assert kinds(events)[:2] == ["load", "venice"]
    assert kinds(events)[-2:] == ["turn", "trade"]
    assert (table(pos)["venice_out"], ducats(pos)) == (True, [11 + 6, 11 + 1, 11 + 3])
    assert pos.dump()["deck"][:2] == OLIVES[:2]
    assert each(pos, "hand") == [0, 0, 0]


def test_the_cards_of_the_turn_are_loaded_before_venice_is_scored() -> None:
    pos = about_to_load(GRAIN[:2], deck=["venice"], cargo=[[OLIVES[0], GRAIN[2]], [], []])
    events = play(pos, f"0 load {GRAIN[0]},{GRAIN[1]}")
    assert lines(events, "keep", "run") == [
        "keep seat=0 number=3 good=grain",
        "run seat=0 number=1 good=olives amount=1",
    ]
    assert pos.dump()["cargo"][0] == [GRAIN[2], GRAIN[0], GRAIN[1]]
    assert table(pos)["discard"] == OLIVES[:1]


def test_venice_lower_down_waits() -> None:
    pos = about_to_load(SALT[:1], deck=[OLIVES[0], "venice"])
    assert kinds(play(pos, f"0 load {SALT[0]}")) == ["load", "turn", "trade"]
    assert not table(pos)["venice_out"]


def test_venice_on_top_waits_until_the_turn_is_over() -> None:
    pos = load(3, deck=[OLIVES[0], "venice", OLIVES[1]], hands=[SALT[:1], [], []], tokens={})
    play(pos, "0 buy deck", "0 finish-trade")
    assert not table(pos)["venice_out"]


def test_the_next_player_reads_his_top_card_after_the_scoring() -> None:
    pos = about_to_load(SALT[:1], deck=["venice"], cargo=[[], [GRAIN[0], top(4)], []])
    play(pos, f"0 load {SALT[0]}")
    assert (pos.dump()["cargo"][1], table(pos)["power"], table(pos)["load"]) == ([top(4)], 4, 3)


def test_a_deck_of_venice_alone_is_empty_after_the_turn_and_the_round_is_the_last() -> None:
    pos = about_to_load(SALT[:1], deck=["venice"], rest="removed")
    events = play(pos, f"0 load {SALT[0]}")
    assert lines(events, "venice", "last_round", "turn") == ["venice", "last_round", "turn seat=1 number=1"]


# -------------------------------------------------------------------------- the order of turns


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("start", [0, 1])
def test_turns_go_clockwise_and_a_round_begins_with_the_start_player(players: int, start: int) -> None:
    pos = load(players, start=start, hands=[[card] for card in SALT[:players]], tokens={})
    seen = []
    for turn in range(players):
        seat = (start + turn) % players
        seen.append((table(pos)["round"], table(pos)["active"]))
        play(pos, f"{seat} finish-trade", f"{seat} play {SALT[seat]}")
        while table(pos)["phase"] == "sail":
            pos.play(seat, pos.legal(seat)[0])
        events = play(pos, f"{seat} load {SALT[seat]}")
    assert seen == [(1, (start + turn) % players) for turn in range(players)]
    assert lines(events, "turn") == [f"turn seat={start} number=2"]
    assert (table(pos)["round"], table(pos)["active"], table(pos)["start"]) == (2, start, start)


def test_a_turn_begins_with_its_own_event_and_says_what_must_be_played() -> None:
    pos = about_to_load(SALT[:1], cargo=[[], [top(4)], []], hands=[[], OLIVES[:2], []])
    assert lines(play(pos, f"0 load {SALT[0]}"))[1:] == [
        "turn seat=1 number=1",
        "trade seat=1 number=2 amount=3",
    ]


def test_the_phases_of_a_turn_follow_each_other_in_one_order() -> None:
    ship = showing("draw", "ship")[-1]
    pos = load(
        3, cargo=[[top(6)], [], []], hands=[[ship, *OLIVES[:6]], [], []], ships=["corfu", "tana", "tana"],
        tokens={"messina": "compass"},
    )  # fmt: skip
    phases = [table(pos)["phase"]]
    for action in (f"discard {OLIVES[0]}", "finish-trade", f"play {ship}", "sail messina", "compass stay"):
        play(pos, f"0 {action}")
        phases.append(table(pos)["phase"])
    assert phases == ["discard", "trade", "play", "sail", "compass", "load"]
    play(pos, f"0 load {ship}")
    assert (table(pos)["active"], table(pos)["phase"]) == (1, "trade")


def test_what_belongs_to_one_turn_is_forgotten_in_the_next() -> None:
    pos = about_to_load(SALT[:1], purchases=3, got_prestige=[1, 2])
    play(pos, f"0 load {SALT[0]}")
    dump = pos.dump()
    assert (dump["purchases"], dump["got_prestige"], dump["moves_left"], dump["routes_used"]) == (
        0,
        [],
        0,
        [],
    )


def test_the_last_turn_of_the_last_round_is_that_of_the_right_neighbour_of_the_start_player() -> None:
    pos = about_to_load(SALT[:1], start=1, active=2, last_round=True)
    play(pos, f"2 load {SALT[0]}")
    assert (pos.over, table(pos)["active"]) == (False, 0)
    pos = about_to_load(SALT[:1], start=1, active=0, last_round=True)
    events = play(pos, f"0 load {SALT[0]}")
    assert pos.over
    assert kinds(events)[-2:] == ["over", "win"]
