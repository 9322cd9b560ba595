"""When the cards run out, and the end of the game: section 7, R5, R7, the option removed_cargo_counts."""

from __future__ import annotations

from collections import Counter
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
)
from games.position_queries import lines, play, refused, table, texts

GEMS, SCROLLS, SILK, SALT = (of_good(good) for good in ("gems", "scrolls", "silk", "salt"))
POTTERY, OLIVES, GRAIN = (of_good(good) for good in ("pottery", "olives", "grain"))
ONE_DRAW, TWO_DRAWS = ["scrolls-06"], ["scrolls-06", "gems-08"]  # with as many ships
ONE_FLAG, TWO_FLAGS = ["scrolls-02"], ["scrolls-02", "scrolls-08"]  # with as many ships
FLAG_AND_DRAW = ["scrolls-04"]


def short(players: int = 3, **fields: Any) -> Position:
    """A trade phase with no cards but those named; Venice is out."""
    known: dict[str, Any] = {
        "phase": "trade",
        "rest": "removed",
        "venice_out": True,
        "load": 1,
        "tokens": {},
        "ships": ["messina"] * players,
    }
    return load(players, **(known | fields))


def deck(pos: Position) -> list[str]:
    return list(pos.dump()["deck"])


def pass_turn(pos: Position) -> None:
    """A turn with as little as possible in it: one card is played that moves no ship."""
    seat = pos.to_act[0]
    card = next(card for card in hand(pos, seat) if card.startswith("salt"))
    play(pos, f"{seat} finish-trade", f"{seat} play {card}", f"{seat} load {card}")


# -------------------------------------------------------------------------------- X1: the last round


def test_taking_the_last_card_of_the_deck_begins_the_last_round_though_no_more_are_needed() -> None:
    pos = short(deck=GEMS[:2])
    events = play(pos, "0 buy deck")
    assert (table(pos)["last_round"], lines(events, "last_round")) == (False, [])
    events = play(pos, "0 buy deck")
    assert (table(pos)["last_round"], lines(events, "last_round")) == (True, ["last_round"])
    assert (table(pos)["deck"], hand(pos, 0)) == (0, GEMS[:2])


@pytest.mark.parametrize(("card", "kind"), [("scrolls-06", "draw"), ("scrolls-02", "pirate")])
def test_an_action_that_takes_the_last_card_begins_the_last_round(card: str, kind: str) -> None:
    pos = short(phase="play", hands=[[card], [], []], deck=GEMS[:1], discard=OLIVES[:3])
    events = play(pos, f"0 play {card}")
    assert [name for name in kinds(events) if name in {"last_round", "reshuffle", kind}] == [
        "last_round",
        kind,
    ]
    assert (table(pos)["deck"], table(pos)["discard"]) == (0, OLIVES[:3])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_turn_belongs_to_the_player_on_the_right_of_the_start_player(players: int) -> None:
    hands = [[["salt-01"], ["salt-03"], ["salt-07"], ["salt-09"], ["salt-13"]][k] for k in range(players)]
    for start in range(players):
        for turn in range(players):
            active = (start + turn) % players
            pos = short(players, start=start, active=active, hands=hands, deck=GEMS[:1], discard=OLIVES)
            play(pos, f"{active} buy deck")
            for seat in range(turn, players):
                assert pos.to_act == ((start + seat) % players,)
                pass_turn(pos)
            assert pos.over


def test_a_deck_that_empties_in_the_last_players_turn_ends_the_game_after_that_turn() -> None:
    pos = short(start=1, active=0, hands=[["salt-01"], [], []], deck=GEMS[:1], discard=OLIVES[:5])
    play(pos, "0 buy deck", "0 finish-trade", "0 play salt-01")
    assert not pos.over
    events = play(pos, "0 load salt-01")
    assert (pos.over, kinds(events)[1]) == (True, "final")


def test_a_round_in_which_the_deck_is_not_emptied_is_followed_by_another() -> None:
    pos = short(start=1, active=0, hands=[["salt-01"], [], []], deck=GEMS[:2], round=4)
    play(pos, "0 finish-trade", "0 play salt-01")
    events = play(pos, "0 load salt-01")
    assert lines(events, "turn") == ["turn seat=1 number=5"]
    assert (pos.to_act, table(pos)["round"], pos.over) == ((1,), 5, False)


def test_the_last_card_taken_by_pirates_and_draws_of_one_card_begins_the_last_round_once() -> None:
    pos = short(phase="play", hands=[FLAG_AND_DRAW, [], []], deck=GEMS[:1], discard=OLIVES[:3])
    events = play(pos, f"0 play {FLAG_AND_DRAW[0]}")
    assert kinds(events).count("last_round") == 1
    assert (each(pos, "pirates")[0], each(pos, "hand")[0], table(pos)["deck"]) == (1, 1, 2)


# -------------------------------------------------------------------------- X2: the discard pile


def test_when_more_cards_are_needed_the_discard_pile_is_shuffled_into_a_new_deck() -> None:
    pos = short(phase="play", load=2, hands=[TWO_DRAWS, [], []], deck=GEMS[:1], discard=OLIVES[:5])
    events = play(pos, f"0 play {','.join(TWO_DRAWS)}")
    order = [kind for kind in kinds(events) if kind in {"draw", "last_round", "reshuffle", "score_start"}]
    assert order == ["last_round", "draw", "reshuffle", "draw", "draw"]
    assert lines(events, "reshuffle") == ["reshuffle amount=5"]
    assert {*hand(pos, 0), *deck(pos)} == {GEMS[0], *OLIVES[:5]}
    assert (len(hand(pos, 0)), table(pos)["deck"], table(pos)["discard"]) == (3, 3, [])


def test_the_discard_pile_is_not_shuffled_before_a_card_of_it_is_needed() -> None:
    pos = short(deck=GEMS[:1], discard=OLIVES[:5])
    play(pos, "0 buy deck")
    assert (table(pos)["deck"], table(pos)["discard"]) == (0, OLIVES[:5])


def test_a_purchase_from_an_empty_deck_takes_a_card_of_the_discard_pile() -> None:
    pos = short(discard=OLIVES[:3])
    assert "buy deck" in texts(pos, 0)
    events = play(pos, "0 buy deck")
    assert kinds(events) == ["buy", "reshuffle", "order", "draw", "see"]
    assert (ducats(pos)[0], len(hand(pos, 0)), table(pos)["deck"]) == (8, 1, 2)


def test_a_new_deck_does_not_cancel_the_end() -> None:
    pos = short(start=1, active=0, hands=[["salt-01"], [], []], deck=GEMS[:1], discard=OLIVES)
    play(pos, "0 buy deck", "0 buy deck")
    assert (table(pos)["deck"], table(pos)["last_round"]) == (17, True)
    play(pos, "0 finish-trade", "0 play salt-01", "0 load salt-01")
    assert pos.over


def test_a_deck_that_empties_a_second_time_begins_no_second_last_round() -> None:
    pos = short(deck=GEMS[:1], discard=OLIVES[:1], cargo=[SILK[:3], [], []])
    events = play(pos, "0 buy deck", "0 buy deck", "0 buy deck")
    assert kinds(events).count("last_round") == 1
    assert kinds(events).count("reshuffle") == 2


def test_the_order_of_a_new_deck_depends_on_the_seed_alone() -> None:
    decks = set()
    for seed in range(12):
        pos, again = (short(seed=seed, discard=OLIVES[:6]) for _ in range(2))
        play(pos, "0 buy deck")
        play(again, "0 buy deck")
        assert pos == again
        decks.add((*hand(pos, 0), *deck(pos)))
    assert len(decks) == 12


def test_nobody_knows_the_order_of_a_new_deck_though_all_saw_its_cards() -> None:
    pos = short(discard=OLIVES[:6])
    events = play(pos, "0 buy deck")
    assert [event.seen_by for event in events if event.kind == "order"] == [frozenset()]
    assert set(pos.odds(1)["next"]) == set(OLIVES[:6])  # the card bought may be any of them, for seat 1
    assert set(pos.odds(0)["next"]) == set(OLIVES[:6]) - set(hand(pos, 0))


# ------------------------------------------------------------------- X3: the start player's stacks


def test_when_the_discard_pile_is_empty_too_the_start_players_stacks_are_scored_and_shuffled_in() -> None:
    pos = short(active=1, cargo=[[*SALT[:3], *GEMS[:2]], SILK[:2], []], pirates=[OLIVES[:4], [], OLIVES[4:6]])
    events = play(pos, "1 buy deck")
    assert lines(events, "score_start", "run", "loss", "gather", "reshuffle") == [
        "score_start seat=0",
        "run seat=0 number=2 good=gems amount=5",
        "run seat=0 number=3 good=salt amount=6",
        "loss seat=0 number=4 amount=4",
        "gather seat=0",
        "reshuffle amount=9",
    ]
    assert ducats(pos) == [11 + 5 + 6 - 4, 8, 11]
    assert (each(pos, "cargo"), each(pos, "pirates")) == ([0, 2, 0], [0, 0, 2])
    assert {*deck(pos), *hand(pos, 1)} == {*SALT[:3], *GEMS[:2], *OLIVES[:4]}
    assert all_cards(pos) == ALL_CARDS


def test_the_stacks_are_those_of_the_start_player_whoever_that_is() -> None:
    pos = short(start=2, active=0, cargo=[SALT[:1], SILK[:1], GEMS[:2]], pirates=[[], [], OLIVES[:1]])
    play(pos, "0 buy deck")
    assert (ducats(pos), each(pos, "cargo")) == ([8, 11, 11 + 5 - 1], [1, 1, 0])


def test_the_discard_pile_comes_first_and_the_start_players_stacks_after_it() -> None:
    pos = short(cargo=[SILK[:2], [], []], discard=OLIVES[:1])
    events = play(pos, "0 buy deck")
    assert "score_start" not in kinds(events)
    assert hand(pos, 0) == OLIVES[:1]
    assert "score_start" in kinds(play(pos, "0 buy deck"))


@pytest.mark.parametrize(
    ("stacks", "gain"), [({"cargo": [GEMS[:2], [], []]}, 5), ({"pirates": [OLIVES[:3], [], []]}, -3)]
)
def test_either_stack_of_the_start_player_will_do(stacks: dict[str, Any], gain: int) -> None:
    pos = short(active=1, **stacks)
    play(pos, "1 buy deck")
    assert (ducats(pos)[0], each(pos, "hand")[1]) == (11 + gain, 1)


def test_a_pirate_action_in_the_start_players_own_turn_shuffles_in_the_cards_it_has_just_brought() -> None:
    pos = short(phase="play", load=2, hands=[TWO_FLAGS, [], []], deck=GEMS[:1], pirates=[OLIVES[:1], [], []])
    events = play(pos, f"0 play {','.join(TWO_FLAGS)}")
    order = [kind for kind in kinds(events) if kind in {"pirate", "score_start", "loss"}]
    assert order == ["pirate", "score_start", "loss", "pirate", "pirate"]
    assert lines(events, "loss") == ["loss seat=0 number=2 amount=2"]
    assert (ducats(pos)[0], each(pos, "pirates")[0]) == (9, 2)
    assert set(pos.dump()["pirates"][0]) == {GEMS[0], OLIVES[0]}


def test_in_his_own_turn_the_start_player_goes_on_with_the_load_of_the_cargo_he_had() -> None:
    pos = short(load=3, hands=[SALT[:2], [], []], cargo=[["gems-03"], [], []])
    play(pos, "0 buy deck")
    assert (each(pos, "top")[0], table(pos)["load"], hand(pos, 0)) == (None, 3, ["gems-03", *SALT[:2]])
    play(pos, "0 finish-trade")
    assert refused(pos, 0, "play salt-01") == "wrong-number"
    play(pos, "0 play gems-03,salt-01,salt-02")


def test_after_his_stacks_were_shuffled_in_the_start_player_loads_a_fresh_cargo() -> None:
    pos = short(hands=[["salt-01"], [], []], cargo=[[*SILK[:3], "salt-03"], [], []], discard=GRAIN[:1])
    play(pos, "0 buy deck", "0 buy deck", "0 finish-trade", "0 play salt-01", "0 load salt-01")
    assert pos.dump()["cargo"][0] == ["salt-01"]
    assert pos.dump()["removed_cargo"] == [4, 0, 0]


def test_cards_played_in_the_start_players_turn_are_no_part_of_his_cargo_yet() -> None:
    pos = short(phase="play", load=2, hands=[TWO_DRAWS, [], []], cargo=[SILK[:2], [], []])
    events = play(pos, f"0 play {','.join(TWO_DRAWS)}")
    assert lines(events, "run") == ["run seat=0 number=2 good=silk amount=3"]
    assert (sorted(table(pos)["played"]), set(hand(pos, 0))) == (sorted(TWO_DRAWS), set(SILK[:2]))


def test_his_stacks_can_be_scored_twice_in_one_game() -> None:
    """First by a purchase, then by pirates: the cards those brought are scored and shuffled in as well."""
    pos = short(
        load=2,
        hands=[TWO_FLAGS, [], []],
        cargo=[GEMS[:2], [], []],
        ducats=[20, 11, 11],
    )
    events = play(pos, "0 buy deck")
    assert kinds(events).count("score_start") == 1
    play(pos, "0 finish-trade")
    assert table(pos)["deck"] == 1
    events = play(pos, f"0 play {','.join(TWO_FLAGS)}")
    # One card is left and goes to the pirates; it is then all there is to shuffle in, again and again.
    assert kinds(events).count("score_start") == 2
    assert [event.amount for event in events if event.kind == "loss"] == [1, 1]
    assert (ducats(pos)[0], each(pos, "pirates")[0]) == (20 - 3 + 5 - 2, 1)


def test_cargo_scored_twice_is_added_up() -> None:
    pos = short(removed_cargo=[3, 0, 0], cargo=[SILK[:2], [], []], active=1)
    play(pos, "1 buy deck")
    assert pos.dump()["removed_cargo"] == [5, 0, 0]


def test_a_voluntary_purchase_may_bring_the_early_scoring_about() -> None:
    pos = short(active=2, hands=[[], [], SALT[:3]], cargo=[[GEMS[0], *SILK[:3]], [], []])
    assert {"buy deck", "finish-trade"} <= set(texts(pos, 2))
    play(pos, "2 buy deck")
    assert (ducats(pos), each(pos, "cargo")[0]) == ([11 + 7 + 1, 11, 8], 0)


def test_what_the_start_player_loads_and_meets_afterwards_is_scored_at_the_end() -> None:
    hands = [["salt-01"], ["salt-03"], ["salt-07"]]
    pos = short(hands=hands, cargo=[GEMS[:2], [], []], discard=GRAIN[:1])
    play(pos, "0 buy deck", "0 buy deck")
    assert ducats(pos)[0] == 11 - 6 + 5
    pass_turn(pos)
    for _ in range(2):
        pass_turn(pos)
    assert pos.result is not None
    # Salt 01 shows a pirate flag and a ducat: a ducat, a card in the pirate stack, a run of one.
    assert pos.result["scores"][0] == 11 - 6 + 5 + 1 - 1 + 1 + 6 + 6
    assert pos.result["cargo"] == [3, 1, 1]


@pytest.mark.parametrize(("counts", "winner"), [(True, 0), (False, 1)])
def test_his_cargo_scored_early_breaks_a_tie_unless_the_table_says_otherwise(
    counts: bool, winner: int
) -> None:
    pos = short(
        2,
        active=1,
        phase="play",
        ducats=[10, 16],
        hands=[[], ["scrolls-06"]],
        cargo=[GEMS[:2], []],
        options={"removed_cargo_counts": counts},
    )
    play(pos, "1 play scrolls-06", "1 sail tunisi")
    assert ducats(pos) == [15, 16]
    pos = GAME.load(pos.dump() | {"ducats": [17, 16]})
    play(pos, "1 load scrolls-06")
    assert pos.result is not None
    assert pos.result["scores"] == [29, 29]
    assert (pos.result["winners"], pos.result["cargo"]) == ([winner], [2 if counts else 0, 1])


def test_nobody_knows_where_the_cards_of_his_stacks_lie_in_the_new_deck() -> None:
    pos = short(
        active=1, cargo=[SILK[:2], [], []], pirates=[OLIVES[:2], [], []], pirate_own=[OLIVES[:1], [], []]
    )
    play(pos, "1 buy deck")
    (bought,) = hand(pos, 1)
    everything = {*SILK[:2], *OLIVES[:2]}
    assert everything - {bought} <= set(pos.odds(1)["next"])
    assert everything <= set(pos.odds(0)["next"])
    assert everything <= set(pos.odds(None)["next"])


def test_the_table_can_be_followed_through_the_early_scoring_by_events_alone() -> None:
    record = Record.of(
        short(hands=[["salt-01"], [], []], cargo=[GEMS[:2], [], []], discard=GRAIN[:2], deck=SILK[:1])
    )
    for action in (*["buy deck"] * 4, "finish-trade", "play salt-01", "load salt-01"):
        record.play(0, action)
    *_, last = record.tables(GAME)
    assert last == record.position.table()
    assert record.replay(GAME) == record.position


# ------------------------------------------------------------------------ X5, R5: no card anywhere


def test_only_the_start_players_stacks_are_shuffled_in_and_nobody_elses() -> None:
    pos = short(cargo=[[], SILK[:4], GEMS[:2]], pirates=[[], OLIVES[:3], []], hands=[[], SALT[:3], []])
    assert refused(pos, 0, "buy deck") == "no-cards-left"
    assert "buy deck" not in texts(pos, 0)


def test_draws_and_pirates_get_what_there_is_and_no_more() -> None:
    pos = short(phase="play", load=2, hands=[TWO_DRAWS, [], []], deck=GEMS[:1], discard=OLIVES[:1])
    events = play(pos, f"0 play {','.join(TWO_DRAWS)}")
    assert [kind for kind in kinds(events) if kind in {"draw", "no_card"}] == ["draw", "draw", "no_card"]
    assert (hand(pos, 0), table(pos)["phase"]) == ([GEMS[0], OLIVES[0]], "sail")
    pos = short(active=1, phase="play", load=2, hands=[[], TWO_FLAGS, []], deck=GEMS[:2])
    events = play(pos, f"1 play {','.join(TWO_FLAGS)}")
    assert [kind for kind in kinds(events) if kind in {"pirate", "no_card"}] == [
        "pirate",
        "pirate",
        "no_card",
    ]
    assert each(pos, "pirates")[1] == 2


def test_trading_may_end_below_the_load_only_when_no_card_can_be_had_any_more() -> None:
    stacks: dict[str, Any] = {"load": 3, "hands": [SALT[:2], [], []]}
    assert refused(short(**stacks, deck=GEMS[:1]), 0, "finish-trade") == "hand-below-load"
    assert refused(short(**stacks, discard=GEMS[:1]), 0, "finish-trade") == "hand-below-load"
    assert refused(short(**stacks, cargo=[GEMS[:1], [], []]), 0, "finish-trade") == "hand-below-load"
    assert refused(short(**stacks, pirates=[GEMS[:1], [], []]), 0, "finish-trade") == "hand-below-load"
    pos = short(**stacks, cargo=[[], GEMS[:1], []], pirates=[[], [], OLIVES[:1]])
    assert "finish-trade" in texts(pos, 0)
    play(pos, "0 finish-trade")


def test_who_is_short_of_his_load_plays_all_he_has() -> None:
    pos = short(load=4, hands=[["salt-01", "salt-03"], [], []], phase="play")
    assert table(pos)["to_play"] == 2
    assert refused(pos, 0, "play salt-01") == "wrong-number"
    assert refused(pos, 0, "play -") == "wrong-number"
    play(pos, "0 play salt-01,salt-03", "0 load salt-03,salt-01")
    assert pos.dump()["cargo"][0] == ["salt-03", "salt-01"]


def test_who_has_no_card_plays_and_loads_nothing() -> None:
    pos = short(load=3, hands=[[], SALT[:1], []])
    play(pos, "0 finish-trade")
    assert (texts(pos, 0), table(pos)["to_play"]) == (["play -"], 0)
    events = play(pos, "0 play -")
    assert (events, texts(pos, 0), table(pos)["phase"]) == ([], ["load -"], "load")
    events = play(pos, "0 load -")
    assert lines(events, "turn") == ["turn seat=1 number=1"]
    assert (ducats(pos), each(pos, "ship")[0]) == ([11, 11, 11], "messina")


def test_a_good_deal_pays_a_ducat_though_no_card_was_played() -> None:
    # A3: the extra symbol counts even where none is printed.
    pos = short(phase="play", owned=[["good_deal"], [], []], active_token=["good_deal", None, None])
    play(pos, "0 play -")
    assert ducats(pos)[0] == 12


def test_nothing_can_be_played_or_loaded_while_there_are_cards() -> None:
    pos = short(phase="play", hands=[SALT[:1], [], []])
    assert refused(pos, 0, "play -") == "wrong-number"
    pos = short(phase="load", played=SALT[:1])
    assert refused(pos, 0, "load -") == "wrong-cards"


def test_the_own_pirate_stack_can_be_bought_from_when_the_deck_is_empty() -> None:
    pos = short(active=1, load=2, hands=[[], SALT[:1], []], pirates=[[], OLIVES[:2], []])
    play(pos, "1 buy pirates")
    assert (hand(pos, 1), each(pos, "pirates")[1]) == ([SALT[0], OLIVES[1]], 1)
    assert refused(pos, 1, "buy deck") == "no-cards-left"


def test_buying_his_last_pirate_card_leaves_the_start_player_without_any() -> None:
    pos = short(load=3, pirates=[OLIVES[:1], [], []])
    assert set(texts(pos, 0)) == {"buy deck", "buy pirates"}
    play(pos, "0 buy pirates")
    assert refused(pos, 0, "buy deck") == "no-cards-left"
    assert "finish-trade" in texts(pos, 0)


def test_a_card_that_a_partner_gives_still_has_to_be_played() -> None:
    pos = short(load=2, hands=[[], ["salt-01"], []])
    play(pos, "1 offer 0 give salt-01 0 want - 0", "0 accept 1 with -", "0 finish-trade")
    assert texts(pos, 0) == ["play salt-01"]


# ----------------------------------------------------------------------- R7: a deck of Venice alone


def test_a_deck_that_holds_only_venice_is_not_empty() -> None:
    pos = short(venice_out=False, deck=[GEMS[0], "venice"])
    events = play(pos, "0 buy deck")
    assert (table(pos)["deck"], table(pos)["last_round"], kinds(events)) == (1, False, ["buy", "draw", "see"])


def test_a_deck_that_holds_only_venice_is_emptied_at_the_end_of_the_turn() -> None:
    pos = short(venice_out=False, deck=["venice"], hands=[["salt-01"], [], []], phase="load")
    events = play(pos, "0 load -")
    order = [kind for kind in kinds(events) if kind in {"venice", "last_round", "turn"}]
    assert order == ["venice", "last_round", "turn"]
    assert (table(pos)["deck"], table(pos)["last_round"]) == (0, True)


def test_a_deck_of_venice_alone_on_the_last_players_turn_ends_the_game_with_it() -> None:
    pos = short(venice_out=False, deck=[GEMS[0], "venice"], start=1, active=0, hands=[["salt-01"], [], []])
    play(pos, "0 buy deck", "0 finish-trade", "0 play salt-01")
    assert table(pos)["venice_out"]  # the pirate flag found it, and nothing behind it
    assert not pos.over
    play(pos, "0 load salt-01")
    assert pos.over


# ------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_every_game_all_have_the_same_number_of_turns_and_venice_comes_once(players: int) -> None:
    options = {"offers_per_turn": 1}
    for seed in range(4):
        batch = GAME.batch(1, players, seed, options)
        while not batch.position(0).over:
            batch.legal_mask()
            batch.step(batch.random_actions())
        end = batch.position(0)
        seen = table(end)
        assert (seen["active"] + 1) % players == seen["start"]
        assert (seen["last_round"], seen["venice_out"]) == (True, True)
        assert all_cards(end) == ALL_CARDS


def test_a_game_of_eager_buyers_runs_out_of_everything_and_ends_all_the_same() -> None:
    happened: Counter[str] = Counter()
    for seed in range(3, 9):
        pos = GAME.new(5, seed)
        while not pos.over:
            (seat,) = pos.to_act
            choices = [choice for choice in texts(pos, seat) if not choice.startswith("offer")]
            wish = "buy deck" if "buy deck" in choices else choices[-1]
            happened.update(kinds(pos.play(seat, wish)))
        assert all_cards(pos) == ALL_CARDS
    assert happened["last_round"] == happened["venice"] == happened["over"] == 6
    assert all(happened[kind] > 0 for kind in ("reshuffle", "score_start", "no_card"))


# ----------------------------------------------------------------------------- R7 a deck of Venice alone

VENICE_ALONE = {
    "phase": "trade",
    "load": 1,
    "deck": ["venice"],
    "rest": "removed",
    "hands": [["gems-01"], ["silk-01"], []],
}


def test_where_venice_is_the_last_card_anywhere_nothing_can_be_bought() -> None:
    pos = load(3, **VENICE_ALONE)
    before = ducats(pos)
    assert "buy deck" not in texts(pos, 0)
    assert refused(pos, 0, "buy deck") == "no-cards-left"
    assert ducats(pos) == before
    play(pos, "0 finish-trade", "0 play gems-01", "0 load gems-01")
    assert pos.view(None)["venice_out"]


def test_with_too_few_cards_and_only_venice_left_the_trade_phase_may_end() -> None:
    pos = load(3, **VENICE_ALONE | {"load": 3})
    assert "finish-trade" in texts(pos, 0)


@pytest.mark.parametrize(
    "cards",
    [
        {"discard": ["salt-01"]},
        {"cargo": [["salt-01"], [], []]},
        {"pirates": [["salt-01"], [], []]},
        {"cargo": [[], ["salt-01", "gems-02"], []]},  # the first scoring discards what lies below the top run
    ],
)
def test_venice_is_bought_where_a_card_can_replace_it(cards: dict[str, Any]) -> None:
    pos = load(3, **VENICE_ALONE | cards)
    assert "buy deck" in texts(pos, 0)
    play(pos, "0 buy deck")
    assert hand(pos, 0) == ["gems-01", "salt-01"]
