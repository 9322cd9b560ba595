"""Cards played and what their symbols do: A1 to A4, X5; good deal, calm sea and pirates repelled."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from argosy import Position
from games.oltre_mare.rules.position_queries import ducats, each, hand, kinds, load, of_good, showing, top
from games.position_queries import lines, play, refused, table, texts

SALT, OLIVES, GRAIN = of_good("salt"), of_good("olives"), of_good("grain")
TABLE = [(0, 0), (1, 1), (2, 3), (3, 6), (4, 6)]


def about_to_play(cards: list[str], token: str | None = None, **fields: Any) -> Position:
    """Seat 0 holds these cards, must play as many, and may have an active token; no token lies on a port."""
    laid: dict[str, Any] = {
        "phase": "play",
        "hands": [cards, [], []],
        "load": max(1, len(cards)),
        "tokens": {},
    }
    if token is not None:
        laid |= {"owned": [[token], [], []], "active_token": [token, None, None]}
    return load(3, **laid | fields)


def play_all(pos: Position, cards: list[str]) -> list[str]:
    return lines(play(pos, f"0 play {','.join(cards) or '-'}"))


def with_symbol(symbol: str, count: int) -> list[str]:
    """Four cards, so many of them with a symbol; none draws a card by another."""
    other = "ship" if symbol != "ship" else "pirate"
    neither = "ducat" if symbol != "ducat" else "pirate"
    return showing(symbol, other)[:count] + showing(neither, other)[: 4 - count]


# ------------------------------------------------------------------------ A1 exactly the load


@pytest.mark.parametrize("needed", [1, 2, 3, 4])
def test_exactly_the_load_is_played_no_more_and_no_fewer(needed: int) -> None:
    pos = load(3, phase="play", load=needed, hands=[SALT[:6], [], []])
    assert table(pos)["to_play"] == needed
    for number in range(6):
        if number != needed:
            assert refused(pos, 0, f"play {','.join(SALT[:number]) or '-'}") == "wrong-number"
    events = play(pos, f"0 play {','.join(SALT[:needed])}")
    assert lines(events, "play") == [f"play seat=0 card={card}" for card in SALT[:needed]]
    assert table(pos)["played"] == SALT[:needed]
    assert not set(hand(pos, 0)) & set(SALT[:needed])


def test_any_hand_cards_may_be_played_whatever_their_order() -> None:
    for chosen in combinations(SALT[:4], 2):
        pos = load(3, phase="play", load=2, hands=[SALT[:4], [], []])
        assert set(texts(pos, 0)) == {f"pick {card}" for card in SALT[:3]}
        play(pos, f"0 play {chosen[1]},{chosen[0]}")
        assert table(pos)["played"] == list(chosen)


def test_only_own_hand_cards_are_played_and_each_once() -> None:
    pos = load(3, phase="play", load=2, hands=[SALT[:3], OLIVES[:1], []], pirates=[GRAIN[:1], [], []])
    assert refused(pos, 0, f"play {SALT[0]},{OLIVES[0]}") == "not-in-hand"
    assert refused(pos, 0, f"play {SALT[0]},{GRAIN[0]}") == "not-in-hand"
    assert refused(pos, 0, f"play {SALT[0]},{SALT[0]}") == "named-twice"
    assert refused(pos, 1, f"play {OLIVES[0]}") == "not-your-decision"
    assert pos.to_act == (0,)


def test_trading_is_over_once_cards_are_to_be_played() -> None:
    pos = load(3, load=1, hands=[SALT[:3], OLIVES[:1], []])
    play(pos, "0 finish-trade")
    assert refused(pos, 0, "buy deck") == "wrong-phase"
    assert refused(pos, 0, "finish-trade") == "wrong-phase"
    assert refused(pos, 0, f"offer 1 give {SALT[0]} 0 want - 0") == "wrong-phase"
    assert refused(pos, 1, f"offer 0 give {OLIVES[0]} 0 want - 0") == "not-your-decision"


def test_cards_are_not_played_before_the_trade_phase_is_over() -> None:
    pos = load(3, load=1, hands=[SALT[:3], [], []])
    assert refused(pos, 0, f"play {SALT[0]}") == "wrong-phase"


def test_the_number_of_cards_is_that_of_the_top_card_when_the_turn_began() -> None:
    pos = load(3, cargo=[[top(4)], [], []], hands=[SALT[:5], [], []])
    play(pos, f"0 discard {SALT[0]}", "0 finish-trade")
    assert table(pos)["to_play"] == 3


# ---------------------------------------------------------------------------- A2 the table


@pytest.mark.parametrize("count, gain", TABLE)
def test_ducat_symbols_bring_ducats(count: int, gain: int) -> None:
    cards = with_symbol("ducat", count)
    pos = about_to_play(cards)
    events = play_all(pos, cards)
    assert ducats(pos) == [11 + gain, 11, 11]
    gains = [line for line in events if line.startswith("ducats")]
    assert gains == ([f"ducats seat=0 number={count} amount={gain}"] if count else [])


@pytest.mark.parametrize("count, number", TABLE)
def test_pirate_flags_bring_deck_cards_onto_the_own_pirate_stack(count: int, number: int) -> None:
    cards = with_symbol("pirate", count)
    pos = about_to_play(cards, deck=OLIVES[:7], pirates=[GRAIN[:1], GRAIN[1:2], []])
    before = table(pos)["deck"]
    events = play_all(pos, cards)
    assert pos.dump()["pirates"] == [[GRAIN[0], *OLIVES[:number]], [GRAIN[1]], []]
    assert before - table(pos)["deck"] == number
    assert events.count("pirate seat=0") == number
    assert (f"pirates seat=0 number={count} amount={number}" in events) == (count > 0)


@pytest.mark.parametrize("count, number", TABLE)
def test_card_symbols_bring_deck_cards_into_the_hand(count: int, number: int) -> None:
    cards = with_symbol("draw", count)
    pos = about_to_play(cards, deck=OLIVES[:7])
    events = play_all(pos, cards)
    assert hand(pos, 0) == OLIVES[:number]
    assert [line for line in events if line.startswith(("draw", "see"))] == (
        [f"draws seat=0 number={count} amount={number}"] if count else []
    ) + [line for card in OLIVES[:number] for line in ("draw seat=0", f"see seat=0 card={card} seen_by=0")]
    assert each(pos, "pirates") == [0, 0, 0]


@pytest.mark.parametrize("count", range(5))
def test_ship_symbols_are_moves(count: int) -> None:
    cards = with_symbol("ship", count)
    pos = about_to_play(cards)
    events = play_all(pos, cards)
    assert table(pos)["moves_left"] == count
    assert table(pos)["phase"] == ("sail" if count else "load")
    assert (f"ships seat=0 number={count} amount={count}" in events) == (count > 0)


def test_symbols_are_carried_out_from_the_top_ducats_pirates_cards_ship() -> None:
    cards = [*showing("ducat", "pirate")[:1], *showing("draw", "ship")[:1]]
    pos = about_to_play(cards, deck=OLIVES[:3], token="calm_sea")
    events = play_all(pos, cards)
    assert events[2:] == [
        "ducats seat=0 number=1 amount=1",
        "calm_sea seat=0 number=1 amount=1",
        "pirates seat=0 number=1 amount=1",
        "pirate seat=0",
        "draws seat=0 number=1 amount=1",
        "draw seat=0",
        f"see seat=0 card={OLIVES[1]} seen_by=0",
        "ships seat=0 number=1 amount=1",
    ]


def test_pirates_take_their_cards_before_any_is_drawn() -> None:
    cards = showing("pirate", "draw")[:2]
    pos = about_to_play(cards, deck=OLIVES[:6])
    play_all(pos, cards)
    assert (pos.dump()["pirates"][0], hand(pos, 0)) == (OLIVES[:3], OLIVES[3:6])


def test_actions_are_compulsory() -> None:
    cards = showing("pirate", "ship")[:2]
    pos = about_to_play(cards)
    play_all(pos, cards)
    assert each(pos, "pirates")[0] == 3
    assert all(text.startswith("sail ") for text in texts(pos, 0))
    assert refused(pos, 0, f"load {','.join(cards)}") == "wrong-phase"


def test_symbols_of_all_cards_are_counted_together_not_card_by_card() -> None:
    cards = [*showing("ducat", "draw")[:1], *showing("ducat", "pirate")[:1], *showing("draw", "pirate")[:1]]
    pos = about_to_play(cards, deck=OLIVES[:8])
    play_all(pos, cards)
    assert (ducats(pos)[0], each(pos, "pirates")[0], each(pos, "hand")[0]) == (14, 3, 3)


def test_nobody_else_is_touched_by_the_cards_a_player_plays() -> None:
    cards = with_symbol("pirate", 2)
    pos = about_to_play(cards, hands=[cards, SALT[-2:], GRAIN[-2:]])
    play_all(pos, cards)
    seats = table(pos)["seats"]
    assert [seat["ducats"] for seat in seats[1:]] == [11, 11]
    assert [seat["hand"] for seat in seats[1:]] == [2, 2]
    assert [seat["pirates"] for seat in seats[1:]] == [0, 0]


# ------------------------------------------------------------------------------ A3 good deal


@pytest.mark.parametrize("count, gain", [(0, 1), (1, 3), (2, 6), (3, 6), (4, 6)])
def test_good_deal_adds_a_ducat_symbol_even_with_none_printed(count: int, gain: int) -> None:
    cards = with_symbol("ducat", count)
    pos = about_to_play(cards, "good_deal")
    events = play_all(pos, cards)
    assert ducats(pos) == [11 + gain, 11, 11]
    assert f"ducats seat=0 number={count + 1} amount={gain}" in events


@pytest.mark.parametrize("count, gain", [(0, 1), (1, 3), (2, 6), (3, 6), (4, 9)])
def test_a_table_may_pay_more_for_a_fifth_ducat_symbol(count: int, gain: int) -> None:
    cards = with_symbol("ducat", count)
    pos = about_to_play(cards, "good_deal", options={"fifth_ducat_symbol": 9})
    play_all(pos, cards)
    assert ducats(pos)[0] == 11 + gain


def test_four_printed_ducat_symbols_are_no_fifth() -> None:
    cards = with_symbol("ducat", 4)
    pos = about_to_play(cards, options={"fifth_ducat_symbol": 12})
    play_all(pos, cards)
    assert ducats(pos)[0] == 11 + 6


@pytest.mark.parametrize("token", ["calm_sea", "pirates_repelled", "local_influence", "good_terms"])
def test_no_other_token_adds_a_ducat_symbol(token: str) -> None:
    cards = showing("ducat", "draw")[:1]
    pos = about_to_play(cards, token)
    play_all(pos, cards)
    assert ducats(pos)[0] == 12


# ------------------------------------------------------------------------------- A3 calm sea


@pytest.mark.parametrize("count", range(5))
def test_calm_sea_pays_one_ducat_for_every_ship_symbol_before_the_ship_moves(count: int) -> None:
    cards = [*showing("draw", "ship")[:count], *showing("pirate", "draw")[: 4 - count]]
    pos = about_to_play(cards, "calm_sea")
    events = play_all(pos, cards)
    assert ducats(pos) == [11 + count, 11, 11]
    assert (f"calm_sea seat=0 number={count} amount={count}" in events) == (count > 0)
    assert table(pos)["moves_left"] == count


def test_three_cards_with_two_ships_on_a_calm_sea_pay_two() -> None:
    cards = [*showing("draw", "ship")[:1], *showing("pirate", "ship")[:1], *showing("pirate", "draw")[:1]]
    pos = about_to_play(cards, "calm_sea")
    play_all(pos, cards)
    assert ducats(pos)[0] == 13


@pytest.mark.parametrize("token", [None, "good_deal", "pirates_repelled", "local_influence", "good_terms"])
def test_without_calm_sea_ship_symbols_pay_nothing(token: str | None) -> None:
    cards = showing("draw", "ship")[:2]
    pos = about_to_play(cards, token)
    play_all(pos, cards)
    assert ducats(pos)[0] == (12 if token == "good_deal" else 11)


def test_calm_sea_of_another_seat_pays_nothing() -> None:
    cards = showing("draw", "ship")[:2]
    pos = about_to_play(cards, owned=[[], ["calm_sea"], []], active_token=[None, "calm_sea", None])
    play_all(pos, cards)
    assert ducats(pos) == [11, 11, 11]


# ----------------------------------------------------------------------- A3 pirates repelled


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_pirates_repelled_ignores_all_pirate_flags(count: int) -> None:
    cards = showing("pirate", "draw")[:count]
    pos = about_to_play(cards, "pirates_repelled", deck=OLIVES[:7])
    events = play_all(pos, cards)
    assert each(pos, "pirates") == [0, 0, 0]
    assert f"repelled seat=0 number={count}" in events
    assert hand(pos, 0) == OLIVES[: [1, 3, 6, 6][count - 1]]


def test_pirates_repelled_is_silent_without_a_flag() -> None:
    cards = showing("ducat", "draw")[:2]
    pos = about_to_play(cards, "pirates_repelled")
    assert not [line for line in play_all(pos, cards) if line.startswith("repelled")]


@pytest.mark.parametrize("token", ["good_deal", "calm_sea", "local_influence", "good_terms"])
def test_no_other_token_keeps_pirates_away(token: str) -> None:
    cards = showing("pirate", "draw")[:1]
    pos = about_to_play(cards, token)
    play_all(pos, cards)
    assert each(pos, "pirates")[0] == 1


@pytest.mark.parametrize("token", ["good_deal", "calm_sea", "pirates_repelled"])
def test_a_token_face_down_does_nothing(token: str) -> None:
    cards = [*showing("ducat", "ship")[:1], *showing("pirate", "draw")[:1]]
    pos = about_to_play(cards, owned=[[token, "good_terms"], [], []], active_token=["good_terms", None, None])
    play_all(pos, cards)
    assert (ducats(pos)[0], each(pos, "pirates")[0]) == (12, 1)


# ----------------------------------------------------------------------- A4 who sees what


def test_pirate_cards_go_face_down_one_by_one_the_last_on_top() -> None:
    cards = showing("pirate", "ship")[:3]
    pos = about_to_play(cards, deck=OLIVES[:6])
    events = play(pos, f"0 play {','.join(cards)}")
    assert pos.dump()["pirates"][0] == OLIVES[:6]
    assert pos.dump()["pirate_own"][0] == []
    assert not {event.card for event in events} & set(OLIVES[:6])


def test_a_table_may_let_the_owner_see_his_pirate_cards() -> None:
    cards = showing("pirate", "ship")[:2]
    pos = about_to_play(
        cards, deck=OLIVES[:3], options={"see_pirate_cards": "owner", "pirate_memory_aid": True}
    )
    events = play_all(pos, cards)
    assert [line for line in events if line.startswith(("pirate ", "see"))] == [
        line for card in OLIVES[:3] for line in ("pirate seat=0", f"see seat=0 card={card} seen_by=0")
    ]
    assert (pos.view(0)["pirates"], pos.dump()["pirate_own"][0]) == (OLIVES[:3], OLIVES[:3])


def test_a_table_may_let_everybody_see_the_pirate_cards() -> None:
    cards = showing("pirate", "ship")[:2]
    pos = about_to_play(cards, deck=OLIVES[:3], options={"see_pirate_cards": "all"})
    events = play_all(pos, cards)
    assert [line for line in events if line.startswith(("pirate ", "see"))] == [
        f"pirate seat=0 card={card}" for card in OLIVES[:3]
    ]
    for seat in (1, 2, None):
        assert not set(pos.odds(seat)["next"]) & set(OLIVES[:3])


def test_what_is_drawn_cannot_be_played_in_the_same_turn() -> None:
    cards = showing("ducat", "draw")[:1]
    pos = about_to_play(cards, deck=OLIVES[:1])
    play_all(pos, cards)
    assert (hand(pos, 0), table(pos)["phase"]) == (OLIVES[:1], "load")
    assert refused(pos, 0, f"play {OLIVES[0]}") == "wrong-phase"
    assert refused(pos, 0, f"load {OLIVES[0]}") == "wrong-cards"


# ---------------------------------------------------------------- Venice and the last cards


@pytest.mark.parametrize("above", [0, 1, 2])
def test_venice_among_pirate_cards_is_replaced_and_the_action_finished(above: int) -> None:
    cards = showing("pirate", "ship")[:2]
    deck = [*OLIVES[:above], "venice", *OLIVES[above:4]]
    pos = about_to_play(cards, deck=deck)
    events = play(pos, f"0 play {','.join(cards)}")
    assert pos.dump()["pirates"][0] == OLIVES[:3]
    assert pos.dump()["deck"][0] == OLIVES[3]
    assert kinds(events)[kinds(events).index("pirates") + 1 + above] == "venice"


def test_venice_among_drawn_cards_is_replaced_and_never_held() -> None:
    cards = showing("draw", "ship")[:2]
    pos = about_to_play(cards, deck=[OLIVES[0], "venice", *OLIVES[1:4]])
    play_all(pos, cards)
    assert hand(pos, 0) == OLIVES[:3]
    assert (table(pos)["venice_out"], pos.dump()["removed"]) == (True, ["venice"])


def test_cards_played_are_neither_scored_nor_discarded_by_the_first_scoring() -> None:
    cards = [card for card in showing("draw", "ship") if card.startswith("salt")][:2]
    pos = about_to_play(cards, deck=["venice", *OLIVES[:4]], cargo=[[SALT[0], GRAIN[0]], [], []])
    events = play_all(pos, cards)
    assert [line for line in events if line.startswith("run")] == ["run seat=0 number=1 good=salt amount=1"]
    assert (table(pos)["played"], table(pos)["discard"]) == (cards, [SALT[0]])
    assert pos.dump()["cargo"][0] == [GRAIN[0]]


def test_the_load_read_at_the_start_of_the_turn_holds_after_a_scoring_in_between() -> None:
    pos = load(3, cargo=[[GRAIN[0], SALT[0]], [], []], hands=[SALT[1:4], [], []], deck=["venice", OLIVES[0]])
    play(pos, "0 buy deck")
    assert (table(pos)["power"], table(pos)["load"]) == (4, 3)


def test_cards_are_drawn_as_long_as_there_are_any() -> None:
    cards = showing("draw", "ship")[:3]
    pos = about_to_play(
        cards, rest="removed", deck=OLIVES[:2], discard=OLIVES[2:4], active=1, hands=[[], cards, []]
    )
    events = play(pos, f"1 play {','.join(cards)}")
    assert sorted(hand(pos, 1)) == sorted(OLIVES[:4])
    assert lines(events, "draws", "last_round", "reshuffle", "no_card") == [
        "draws seat=1 number=3 amount=6",
        "last_round",
        "reshuffle amount=2",
        "no_card seat=1",
    ]
    assert table(pos)["phase"] == "sail"


def test_pirates_take_what_there_is_and_nothing_is_left_to_draw() -> None:
    cards = showing("pirate", "draw")[:2]
    pos = about_to_play(cards, rest="removed", deck=OLIVES[:2], active=1, hands=[[], cards, []])
    events = play(pos, f"1 play {','.join(cards)}")
    assert pos.dump()["pirates"] == [[], OLIVES[:2], []]
    assert hand(pos, 1) == []
    assert lines(events, "no_card") == ["no_card seat=1"] * 2


# --------------------------------------------------------------------------- X5 too few cards


NOTHING_LEFT: dict[str, Any] = {"rest": "removed", "active": 1, "tokens": {}, "cargo": [[], OLIVES[:1], []]}


def test_who_is_short_of_cards_plays_all_he_has() -> None:
    pos = load(3, **NOTHING_LEFT, load=4, hands=[[], SALT[:2], []])
    play(pos, "1 finish-trade")
    assert table(pos)["to_play"] == 2
    assert refused(pos, 1, f"play {SALT[0]}") == "wrong-number"
    assert refused(pos, 1, "play -") == "wrong-number"
    play(pos, f"1 play {SALT[0]},{SALT[1]}")
    assert table(pos)["played"] == SALT[:2]


def test_who_has_no_card_at_all_plays_and_loads_nothing() -> None:
    pos = load(3, **NOTHING_LEFT, load=3)
    assert texts(pos, 1)[0] == "finish-trade"
    assert lines(play(pos, "1 finish-trade")) == ["finish_trade seat=1"]
    assert (texts(pos, 1), table(pos)["to_play"]) == (["play -"], 0)
    assert play(pos, "1 play -") == []
    assert (texts(pos, 1), table(pos)["phase"]) == (["load -"], "load")
    assert lines(play(pos, "1 load -"))[0] == "turn seat=2 number=1"
    assert each(pos, "cargo") == [0, 1, 0]


def test_nothing_played_leaves_ship_and_token_as_they_are() -> None:
    pos = load(3, **NOTHING_LEFT, ships=["corfu", "rodi", "scio"], owned=[[], ["calm_sea"], []],
               active_token=[None, "calm_sea", None])  # fmt: skip
    play(pos, "1 finish-trade", "1 play -", "1 load -")
    assert (each(pos, "ship")[1], each(pos, "active_token")[1]) == ("rodi", "calm_sea")
    assert ducats(pos) == [11, 11, 11]


def test_good_deal_pays_its_symbol_even_if_no_card_is_played() -> None:
    pos = load(3, **NOTHING_LEFT, owned=[[], ["good_deal"], []], active_token=[None, "good_deal", None])
    events = play(pos, "1 finish-trade", "1 play -")
    assert lines(events, "ducats") == ["ducats seat=1 number=1 amount=1"]


def test_nothing_is_played_only_by_a_player_without_cards() -> None:
    pos = load(3, phase="play", hands=[SALT[:1], [], []])
    assert refused(pos, 0, "play -") == "wrong-number"
    assert "play -" not in texts(pos, 0)
    pos = load(3, phase="load", played=SALT[:1])
    assert refused(pos, 0, "load -") == "wrong-cards"
