"""The Venice card and the first scoring: L3 and section 5, with the options on prestige."""

from __future__ import annotations

from typing import Any

import pytest

from argosy import Position, Record
from games.oltre_mare.rules.position_queries import (
    ALL_CARDS,
    GAME,
    all_cards,
    ducats,
    each,
    hand,
    kinds,
    load,
    of_good,
    prestige,
)
from games.position_queries import lines, play, refused, table

GEMS, SILK, SALT = (of_good(good) for good in ("gems", "silk", "salt"))
POTTERY, OLIVES, GRAIN = (of_good(good) for good in ("pottery", "olives", "grain"))
CARGO = [[*GRAIN[:5], *GEMS[:2], *OLIVES[:2]], [*SALT[:2], SILK[0]], POTTERY[:3]]
KEPT = [OLIVES[:2], SILK[:1], POTTERY[:3]]
UNLOADED = {*GRAIN[:5], *GEMS[:2], *SALT[:2]}
GAINED = [1 + 5 + 12, 6 + 3, 3]  # prestige, then what lies below the run on top
NEXT = SALT[4:]  # goods cards that lie nowhere else, to be drawn
TWO_FLAGS = ["scrolls-02", "scrolls-08"]  # with two ships
TWO_DRAWS = ["scrolls-06", "gems-08"]  # with two ships


def laid(**fields: Any) -> Position:
    """Three players, of whom the first scoring takes GAINED; the ships are where two moves are easy."""
    known: dict[str, Any] = {
        "phase": "trade",
        "cargo": CARGO,
        "prestige": [0, 2, 1],
        "ships": ["messina", "tana", "caffa"],
        "tokens": {},
        "load": 2,
    }
    return load(3, **(known | fields))


def scored(paid: int = 0) -> list[int]:
    return [11 + GAINED[0] - paid, 11 + GAINED[1], 11 + GAINED[2]]


def cargo(pos: Position) -> list[list[str]]:
    return list(pos.dump()["cargo"])


def deck(pos: Position) -> list[str]:
    return list(pos.dump()["deck"])


# ----------------------------------------------------------------------------- F1: what brings it


def test_a_purchase_that_turns_up_venice_is_paid_then_scored_then_gets_another_card() -> None:
    pos = laid(deck=["venice", *NEXT[:2]])
    events = play(pos, "0 buy deck")
    assert kinds(events) == [
        "buy", "venice", *["rank_prestige"] * 3, "return_prestige", "keep", "run", "run", *["unload"] * 7,
        "keep", "run", *["unload"] * 2, "keep", "draw", "see",
    ]  # fmt: skip
    assert (ducats(pos), hand(pos, 0), deck(pos)[0]) == (scored(paid=3), NEXT[:1], NEXT[1])
    assert (table(pos)["purchases_left"], table(pos)["phase"]) == (3, "trade")


@pytest.mark.parametrize(("held", "first", "second"), [(0, 4, 3), (-30, 4, 4), (1, 3, 3), (3, 3, 3)])
def test_the_price_is_that_before_the_scoring_and_the_next_price_that_after_it(
    held: int, first: int, second: int
) -> None:
    pos = laid(deck=["venice", *NEXT], ducats=[held, 11, 11])
    events = play(pos, "0 buy deck", "0 buy deck")
    assert lines(events, "buy") == [f"buy seat=0 amount={first}", f"buy seat=0 amount={second}"]
    assert ducats(pos)[0] == held + GAINED[0] - first - second


def test_a_purchase_from_the_pirate_stack_does_not_bring_venice() -> None:
    pos = laid(deck=["venice", *NEXT], pirates=[OLIVES[4:5], [], []])
    play(pos, "0 buy pirates")
    assert (hand(pos, 0), table(pos)["venice_out"], ducats(pos)) == (OLIVES[4:5], False, [8, 11, 11])


@pytest.mark.parametrize("before", [0, 1, 2])
def test_pirates_that_find_venice_have_what_came_before_it_and_a_card_in_its_place(before: int) -> None:
    pos = laid(phase="play", hands=[TWO_FLAGS, [], []], deck=[*NEXT[:before], "venice", *NEXT[before:]])
    events = play(pos, f"0 play {','.join(TWO_FLAGS)}")
    seen = [kind for kind in kinds(events) if kind in {"pirate", "venice"}]
    assert seen == ["pirate"] * before + ["venice"] + ["pirate"] * (3 - before)
    assert pos.dump()["pirates"][0] == NEXT[:3]
    assert (ducats(pos), deck(pos)[0], table(pos)["phase"]) == (scored(), NEXT[3], "sail")


@pytest.mark.parametrize("before", [0, 1, 2])
def test_draws_that_find_venice_have_what_came_before_it_and_a_card_in_its_place(before: int) -> None:
    pos = laid(phase="play", hands=[TWO_DRAWS, [], []], deck=[*NEXT[:before], "venice", *NEXT[before:]])
    events = play(pos, f"0 play {','.join(TWO_DRAWS)}")
    seen = [kind for kind in kinds(events) if kind in {"draw", "venice"}]
    assert seen == ["draw"] * before + ["venice"] + ["draw"] * (3 - before)
    assert hand(pos, 0) == NEXT[:3]
    assert (ducats(pos), deck(pos)[0], table(pos)["phase"]) == (scored(), NEXT[3], "sail")


@pytest.mark.parametrize("before", range(7))
def test_venice_may_come_at_any_of_the_six_cards_of_three_symbols(before: int) -> None:
    cards = [*TWO_FLAGS, "scrolls-10"]
    fields = {"hands": [cards, [], []], "deck": [*NEXT[:before], "venice", *NEXT[before:]]}
    pos = laid(phase="play", load=3, ships=["messina"] * 3, **fields)
    play(pos, f"0 play {','.join(cards)}")
    assert pos.dump()["pirates"][0] == NEXT[:6]
    assert hand(pos, 0) == NEXT[6:7]  # the third card has a draw symbol too, and finds it after six cards
    assert (table(pos)["venice_out"], ducats(pos)) == (True, scored())


@pytest.mark.parametrize("cards", [TWO_FLAGS, TWO_DRAWS])
def test_venice_left_on_top_by_an_action_waits_for_the_end_of_the_turn(cards: list[str]) -> None:
    pos = laid(phase="play", hands=[cards, [], []], deck=[*NEXT[:3], "venice", *NEXT[3:]])
    play(pos, f"0 play {','.join(cards)}", "0 sail tunisi", "0 sail tripoli")
    assert (table(pos)["venice_out"], ducats(pos), deck(pos)[0]) == (False, [11, 11, 11], "venice")
    events = play(pos, f"0 load {','.join(cards)}")
    assert "venice" in kinds(events)
    assert deck(pos)[0] == NEXT[3]


def test_venice_on_top_is_scored_at_the_end_of_the_turn_with_the_cards_just_loaded() -> None:
    pos = laid(phase="load", played=TWO_FLAGS, deck=["venice", *NEXT])
    events = play(pos, "0 load scrolls-02,scrolls-08")
    assert lines(events, "keep", "run")[:4] == [
        "keep seat=0 number=2 good=scrolls",
        "run seat=0 number=2 good=olives amount=2",
        "run seat=0 number=2 good=gems amount=5",
        "run seat=0 number=5 good=grain amount=12",
    ]
    assert ducats(pos) == [11 + GAINED[0] + 2, *scored()[1:]]
    assert cargo(pos) == [TWO_FLAGS, *KEPT[1:]]


def test_nobody_gets_a_card_for_venice_on_top_at_the_end_of_a_turn() -> None:
    pos = laid(phase="load", deck=["venice", *NEXT], hands=[[], [], OLIVES[4:6]])
    before = table(pos)["deck"]
    play(pos, "0 load -")
    assert (table(pos)["deck"], deck(pos)[0]) == (before - 1, NEXT[0])
    assert (each(pos, "hand"), each(pos, "pirates")) == ([0, 0, 2], [0, 0, 0])


def test_the_first_scoring_at_the_end_of_a_turn_comes_before_the_next_turn() -> None:
    pos = laid(
        phase="load",
        deck=["venice", *NEXT],
        owned=[[], ["local_influence"], []],
        active_token=[None, "local_influence", None],
        cargo=[CARGO[0], [*SALT[:2], "silk-07"], CARGO[2]],
    )
    events = play(pos, "0 load -")
    order = [kind for kind in kinds(events) if kind in {"load", "venice", "keep", "turn", "influence"}]
    assert order == ["venice", "keep", "keep", "keep", "turn", "influence"]
    assert (pos.to_act, ducats(pos)[1], table(pos)["power"]) == ((1,), scored()[1] + 3, 6)


def test_venice_second_from_the_top_at_the_end_of_a_turn_does_nothing() -> None:
    pos = laid(phase="load", deck=[NEXT[0], "venice", *NEXT[1:]])
    assert "venice" not in kinds(play(pos, "0 load -"))
    assert (table(pos)["venice_out"], ducats(pos)) == (False, [11, 11, 11])


def test_a_purchase_that_bares_venice_leaves_it_for_the_end_of_the_turn() -> None:
    pos = laid(deck=[NEXT[0], "venice", *NEXT[1:]], load=1)
    play(pos, "0 buy deck")
    assert (table(pos)["venice_out"], ducats(pos), table(pos)["phase"]) == (False, [8, 11, 11], "trade")


# ------------------------------------------------------------- F2: what it interrupts, what it leaves


@pytest.mark.parametrize("cards", [TWO_FLAGS, TWO_DRAWS])
def test_cards_played_but_not_yet_loaded_are_neither_scored_nor_kept_nor_discarded(cards: list[str]) -> None:
    pos = laid(phase="play", hands=[cards, [], []], deck=[NEXT[0], "venice", *NEXT[1:]])
    play(pos, f"0 play {','.join(cards)}")
    assert sorted(table(pos)["played"]) == sorted(cards)
    assert set(table(pos)["discard"]) == UNLOADED
    assert cargo(pos) == KEPT
    play(pos, "0 sail tunisi", "0 sail tripoli", f"0 load {','.join(cards)}")
    assert cargo(pos) == [[*KEPT[0], *cards], *KEPT[1:]]
    assert ducats(pos) == scored()


def test_a_played_card_of_the_good_on_top_lengthens_the_kept_run_only_when_it_is_loaded() -> None:
    pos = laid(phase="play", load=1, hands=[["olives-08"], [], []], deck=["venice", *NEXT])
    events = play(pos, "0 play olives-08")
    assert lines(events, "keep")[0] == "keep seat=0 number=2 good=olives"
    play(pos, "0 sail tunisi", "0 load olives-08")
    assert cargo(pos)[0] == [*OLIVES[:2], "olives-08"]


def test_ducats_of_the_cards_played_come_before_the_scoring_and_the_ship_after_it() -> None:
    cards = ["gems-05", "gems-07"]  # ducat and ship, ducat and pirate flag
    pos = laid(phase="play", hands=[cards, [], []], deck=["venice", *NEXT])
    events = play(pos, f"0 play {','.join(cards)}")
    wanted = {"ducats", "pirates", "venice", "pirate", "ships"}
    assert [kind for kind in kinds(events) if kind in wanted] == [
        "ducats", "pirates", "venice", "pirate", "ships",
    ]  # fmt: skip
    assert ducats(pos)[0] == scored()[0] + 3


def test_flags_that_find_venice_leave_the_draws_as_they_are() -> None:
    cards = ["scrolls-04", "scrolls-10"]  # a flag and a draw on each
    pos = laid(phase="play", hands=[cards, [], []], deck=[*NEXT[:2], "venice", *NEXT[2:]])
    play(pos, f"0 play {','.join(cards)}")
    assert (pos.dump()["pirates"][0], hand(pos, 0)) == (NEXT[:3], NEXT[3:6])
    assert (table(pos)["phase"], ducats(pos)) == ("load", scored())


def test_the_power_and_load_of_the_turn_hold_on() -> None:
    pos = load(cargo=[["gems-01", "salt-01"], [], []], deck=["venice", *NEXT], hands=[SILK[:2], [], []])
    assert (table(pos)["power"], table(pos)["load"]) == (4, 3)
    play(pos, "0 buy deck")
    assert (table(pos)["power"], table(pos)["load"], cargo(pos)[0]) == (4, 3, ["salt-01"])
    play(pos, "0 finish-trade")
    assert refused(pos, 0, "play silk-01,silk-02") == "wrong-number"


def test_open_offers_outlast_the_scoring() -> None:
    pos = laid(deck=["venice", *NEXT], hands=[["silk-05"], ["silk-06"], []])
    play(pos, "0 offer 1 give silk-05 0 want silk:1 0", "0 buy deck")
    assert [offer["number"] for offer in table(pos)["offers"]] == [1]
    play(pos, "1 accept 1 with silk-06")
    assert (hand(pos, 1), prestige(pos)) == (["silk-05"], [0, 1, 0])


# ------------------------------------------------------------------------------- F3: prestige


def test_prestige_is_ranked_and_then_everybody_returns_all_tokens() -> None:
    pos = laid(deck=["venice", *NEXT])
    events = play(pos, "0 buy deck")
    assert lines(events, "rank_prestige", "return_prestige") == [
        "rank_prestige seat=0 number=0 amount=1",
        "rank_prestige seat=1 number=2 amount=6",
        "rank_prestige seat=2 number=1 amount=3",
        "return_prestige",
    ]
    assert prestige(pos) == [0, 0, 0]


@pytest.mark.parametrize(
    ("held", "zero_counts", "gained"),
    [
        ([0, 0], True, [6, 6]),
        ([0, 0], False, [0, 0]),
        ([0, 1], True, [3, 6]),
        ([0, 1], False, [0, 6]),
        ([3, 2, 2, 0], True, [6, 3, 3, 1]),
        ([3, 2, 2, 0], False, [6, 3, 3, 0]),
        ([0, 0, 2, 2, 1], True, [1, 1, 6, 6, 3]),
        ([0, 0, 2, 2, 1], False, [0, 0, 6, 6, 3]),
        ([5, 4, 3, 2, 1], True, [6, 3, 1, 0, 0]),
    ],
)
def test_the_first_scoring_ranks_as_the_final_one_does(
    held: list[int], zero_counts: bool, gained: list[int]
) -> None:
    options = {"zero_counts_as_rank": zero_counts}
    pos = load(len(held), prestige=held, options=options, phase="load", deck=["venice"])
    play(pos, "0 load -")
    assert ducats(pos) == [11 + gain for gain in gained]


def deals(pos: Position, *partners: int) -> None:
    """The active seat gives a silk card to each of them."""
    for partner in partners:
        number = pos.dump()["next_offer"]
        play(pos, f"0 offer {partner} give {hand(pos, 0)[0]} 0 want - 0", f"{partner} accept {number} with -")


def test_who_had_a_token_in_this_turn_gets_none_after_the_tokens_went_back() -> None:
    pos = laid(deck=["venice", *NEXT], hands=[SILK[4:8], [], []], prestige=[0, 0, 0])
    deals(pos, 1)
    assert prestige(pos) == [0, 1, 0]
    events = play(pos, "0 buy deck")
    assert [event.amount for event in events if event.kind == "rank_prestige"] == [3, 6, 3]
    deals(pos, 1, 2)
    assert prestige(pos) == [0, 0, 1]


def test_where_the_table_says_so_a_token_may_be_had_again_after_venice() -> None:
    options = {"prestige_again_after_venice": True}
    pos = laid(deck=["venice", *NEXT], hands=[SILK[4:9], [], []], prestige=[0, 0, 0], options=options)
    deals(pos, 1)
    play(pos, "0 buy deck")
    deals(pos, 1, 1)
    assert prestige(pos) == [0, 1, 0]


def test_after_venice_at_the_end_of_a_turn_everybody_can_have_a_token_in_the_next() -> None:
    pos = laid(phase="load", got_prestige=[1, 2], deck=["venice", *NEXT], hands=[SILK[4:6], SILK[6:8], []])
    play(pos, "0 load -", "1 offer 2 give silk-07 0 want - 0", "2 accept 1 with -")
    assert prestige(pos) == [0, 0, 1]


def test_a_supply_of_tokens_that_is_used_up_gives_none() -> None:
    pos = laid(hands=[SILK[4:8], [], []], prestige=[0, 0, 1], options={"prestige_supply": 2})
    deals(pos, 1, 2)
    assert prestige(pos) == [0, 1, 1]


def test_tokens_that_went_back_can_be_had_again_from_the_supply() -> None:
    options = {"prestige_supply": 1}
    pos = laid(deck=["venice", *NEXT], hands=[SILK[4:8], [], []], prestige=[0, 0, 0], options=options)
    deals(pos, 1, 2)
    assert prestige(pos) == [0, 1, 0]
    play(pos, "0 buy deck")
    deals(pos, 2)
    assert prestige(pos) == [0, 0, 1]


def test_without_a_limit_there_are_always_tokens() -> None:
    pos = laid(hands=[SILK[4:8], [], []], prestige=[40, 40, 40])
    deals(pos, 1, 2)
    assert prestige(pos) == [40, 41, 41]


# --------------------------------------------------------------------------------- F4: the cargo


def test_every_cargo_keeps_the_run_on_top_in_its_order_and_the_rest_is_unloaded_face_up() -> None:
    pos = laid(deck=["venice", *NEXT])
    events = play(pos, "0 buy deck")
    assert cargo(pos) == KEPT
    assert {event.card for event in events if event.kind == "unload"} == UNLOADED
    for seat in (None, 0, 1, 2):
        assert set(pos.view(seat)["discard"]) == UNLOADED
    assert (each(pos, "cargo"), each(pos, "top")) == ([2, 1, 3], ["olives-02", "silk-01", "pottery-03"])
    assert all_cards(pos) == ALL_CARDS


def test_nothing_is_scored_where_the_run_on_top_is_the_whole_cargo() -> None:
    pos = load(cargo=[OLIVES[:5], GEMS[:1], []], deck=["venice", *NEXT], phase="load")
    events = play(pos, "0 load -")
    assert lines(events, "keep", "run", "unload") == [
        "keep seat=0 number=5 good=olives",
        "keep seat=1 number=1 good=gems",
    ]
    assert (cargo(pos), ducats(pos), table(pos)["discard"]) == (
        [OLIVES[:5], GEMS[:1], []],
        [17, 17, 17],
        [],
    )


def test_a_run_of_the_kept_good_that_lies_apart_is_scored() -> None:
    pos = load(cargo=[[*OLIVES[:4], GEMS[0], *OLIVES[4:6]], [], []], deck=["venice", *NEXT], phase="load")
    events = play(pos, "0 load -")
    assert [event.amount for event in events if event.kind == "run"] == [1, 8]
    assert cargo(pos)[0] == OLIVES[4:6]


def test_a_run_of_more_cards_than_its_row_has_pays_the_last_figure() -> None:
    pos = load(cargo=[[*GRAIN[:8], GEMS[0]], [], []], deck=["venice", *NEXT], phase="load")
    assert lines(play(pos, "0 load -"), "run") == ["run seat=0 number=8 good=grain amount=12"]


def test_the_kept_run_goes_on_growing_and_is_paid_whole_at_the_end() -> None:
    deck = {"deck": ["venice", NEXT[0]], "rest": "removed"}
    pos = laid(start=1, active=0, hands=[OLIVES[4:6], [], []], **deck)
    play(pos, "0 buy deck", "0 finish-trade", "0 play olives-05,olives-06", "0 sail tunisi")
    events = play(pos, "0 load olives-05,olives-06")
    assert lines(events, "run")[0] == "run seat=0 number=4 good=olives amount=8"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_cargo_of_every_seat_is_scored_whoever_is_active(players: int) -> None:
    stacks = [[SALT[seat], SILK[seat]] for seat in range(players)]
    for active in range(players):
        pos = load(players, active=active, cargo=stacks, deck=["venice"], phase="load")
        events = pos.play(active, "load -")
        assert [event.seat for event in events if event.kind == "run"] == list(range(players))
        assert cargo(pos) == [[SILK[seat]] for seat in range(players)]


# -------------------------------------------------------------------- F5, F6: what is left alone


def test_pirate_stacks_and_port_tokens_are_not_scored_now() -> None:
    tokens = {"owned": [["good_deal"], [], ["calm_sea"]], "active_token": ["good_deal", None, None]}
    pos = laid(deck=["venice", *NEXT], pirates=[OLIVES[4:7], [], OLIVES[7:8]], **tokens)
    events = play(pos, "0 buy deck")
    assert not {"loss", "rank_tokens", "hand_cards"} & set(kinds(events))
    assert (ducats(pos), each(pos, "pirates")) == (scored(paid=3), [3, 0, 1])
    assert each(pos, "tokens") == [{"good_deal": 1}, {}, {"calm_sea": 1}]
    assert each(pos, "active_token") == ["good_deal", None, None]


def test_hand_cards_are_not_scored_now_whatever_they_are_worth_at_the_end() -> None:
    pos = laid(deck=["venice", *NEXT], hands=[SILK[4:8], [], []], options={"hand_card_ducats": 2})
    play(pos, "0 buy deck")
    assert ducats(pos) == scored(paid=3)


def test_venice_leaves_the_game() -> None:
    pos = laid(deck=["venice", *NEXT])
    play(pos, "0 buy deck")
    assert (table(pos)["venice_out"], pos.odds(0)["venice"]) == (True, 0)
    assert "venice" in pos.dump()["removed"]


def test_the_first_scoring_happens_once() -> None:
    pos = laid(deck=["venice", *NEXT])
    events = play(pos, *["0 buy deck"] * 4, "0 finish-trade", "0 play salt-05,salt-06", "0 sail tunisi")
    events += play(pos, "0 load salt-06,salt-05")
    assert kinds(events).count("venice") == kinds(events).count("return_prestige") == 1


def test_what_replaces_venice_among_the_pirate_cards_is_unseen_as_they_are() -> None:
    pos = laid(phase="play", hands=[TWO_FLAGS, [], []], deck=["venice", *NEXT])
    events = play(pos, f"0 play {','.join(TWO_FLAGS)}")
    assert lines(events, "pirate", "see") == ["pirate seat=0"] * 3


def test_the_table_can_be_followed_through_the_first_scoring_by_events_alone() -> None:
    record = Record.of(laid(deck=[NEXT[0], "venice", *NEXT[1:]], load=1))
    for action in ("buy deck", "buy deck", "finish-trade", "play salt-05", "sail tunisi", "load salt-05"):
        record.play(0, action)
    *_, last = record.tables(GAME)
    assert last == record.position.table()


# -------------------------------------------------------------- Venice as the last card of the deck


def test_venice_as_the_last_card_is_replaced_from_the_cards_just_unloaded() -> None:
    pos = laid(phase="play", load=1, hands=[["scrolls-06"], [], []], deck=["venice"], rest="removed")
    events = play(pos, "0 play scrolls-06")
    order = [kind for kind in kinds(events) if kind in {"venice", "last_round", "reshuffle", "draw"}]
    assert order == ["venice", "last_round", "reshuffle", "draw"]
    assert hand(pos, 0)[0] in UNLOADED
    assert {*deck(pos), *hand(pos, 0)} == UNLOADED
    assert (ducats(pos), table(pos)["last_round"], table(pos)["discard"]) == (scored(), True, [])


def test_venice_as_the_last_card_on_top_at_the_end_of_a_turn_makes_this_the_last_round() -> None:
    pos = laid(phase="load", deck=["venice"], rest="removed")
    assert table(pos)["last_round"] is False
    events = play(pos, "0 load -")
    assert "last_round" in kinds(events)
    assert (pos.to_act, table(pos)["deck"], set(table(pos)["discard"])) == ((1,), 0, UNLOADED)


def test_in_the_last_turn_of_a_round_both_scorings_follow_each_other() -> None:
    pos = laid(phase="load", start=1, active=0, deck=["venice"], rest="removed")
    events = play(pos, "0 load -")
    order = [kind for kind in kinds(events) if kind in {"venice", "last_round", "final", "over"}]
    assert order == ["venice", "last_round", "final", "over"]
    # The kept runs pay 2, 1 and 6; nobody has prestige or port tokens any more.
    assert pos.result is not None
    assert pos.result["scores"] == [now + 12 + run for now, run in zip(scored(), [2, 1, 6], strict=True)]
    assert pos.result["cargo"] == [2, 1, 3]


def test_where_nothing_was_unloaded_the_start_players_stacks_replace_venice() -> None:
    pos = load(deck=["venice"], rest="removed", cargo=[OLIVES[:2], SILK[:1], []], phase="trade")
    events = play(pos, "0 buy deck")
    order = [kind for kind in kinds(events) if kind in {"venice", "last_round", "score_start", "draw"}]
    assert order == ["venice", "last_round", "score_start", "draw"]
    assert (ducats(pos)[0], {*hand(pos, 0), *deck(pos)}) == (11 - 3 + 6 + 2, set(OLIVES[:2]))
