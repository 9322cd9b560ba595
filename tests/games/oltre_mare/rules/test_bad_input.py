"""Wrong actions in text and JSON: each is refused with a clear message and changes nothing."""

from __future__ import annotations

import json
from itertools import chain
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from argosy import Action, ArgosyError, Event, IllegalAction, Position, UnknownSeat
from argosy.games.oltre_mare.rules.board import GOOD_IDS, PORT_IDS
from argosy.games.oltre_mare.rules.cards import FACE_IDS
from argosy.games.oltre_mare.rules.notation import VERBS
from games.oltre_mare.rules.position_queries import GAME, ducats, hand, load
from games.position_queries import lines, play

HANDS = [["gems-01", "salt-01", "salt-02"], ["silk-01", "silk-02", "olives-01"], ["silk-03", "olives-02"]]


def trade(**fields: Any) -> Position:
    """Seat 0 is trading and has an offer open to seat 1, and one to all that seat 2 would accept."""
    pos = load(3, **{"hands": HANDS, "phase": "trade", "load": 1, **fields})
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0", "0 offer all give salt-01 0 want silk:1 0")
    pos.play(2, "accept 2 with silk-03")
    return pos


def moments() -> list[Position]:
    """One position of every kind of decision."""
    return [
        trade(),
        load(3, hands=[[*HANDS[0], "grain-01"], *HANDS[1:]], phase="discard", power=3),
        load(3, hands=HANDS, phase="play", load=2),
        load(3, hands=HANDS, phase="sail", played=["gems-05"], ships=["venezia", "zara", "corfu"]),
        load(3, hands=HANDS, phase="compass", played=["gems-05"]),
        load(3, hands=HANDS, phase="load", played=["gems-05", "gems-07", "silk-04"]),
        load(3, hands=HANDS, phase="over", rest="discard"),
    ]


def refusal(pos: Position, seat: int, action: Any) -> IllegalAction:
    """Why an action is refused; nothing may have changed, and what is legal is named."""
    before = pos.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        pos.play(seat, action)
    assert pos.to_bytes() == before
    assert caught.value.legal == tuple(pos.legal(seat))
    assert "Legal now: " in str(caught.value)
    return caught.value


# ------------------------------------------------------------------------------------------ texts


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "there is no action ''"),
        ("   ", "there is no action"),
        ("xyzzy", "there is no action 'xyzzy'"),
        ("\ud800", "there is no action '\\ud800'"),
        ("buy\x00deck", "there is no action 'buy\\x00deck'"),
        ("offer ١ give gems-01 0 want - 0", "an offer is for a seat or for all, not for '١'"),
        ("ofer 1 give - 0 want - 0", "did you mean 'offer'"),
        ("finish", "did you mean 'finish-trade'"),
        ("finish-trade now", "'finish-trade' takes nothing after it, not 'now'"),
        ("no-deals 1", "'no-deals' takes nothing after it"),
        ("send 1", "'send' takes nothing after it"),
        ("discard", "'discard' needs to know what, for example 'discard gems-01'"),
        ("discard gems-1", "there is no goods card 'gems-1' (did you mean 'gems-"),
        ("discard gems-01,salt-01", "there is no goods card 'gems-01,salt-01'"),
        ("discard venice", "there is no goods card 'venice'"),
        ("discard -", "there is no goods card '-'"),
        ("buy", "for example 'buy deck'"),
        ("buy decks", "'buy deck', not 'buy decks'"),
        ("buy 2", "cards are bought from the deck or from the pirates"),
        ("buy deck deck", "not 'buy deck deck'"),
        ("offer", "for example 'offer 2 give gems-01,salt-03 2 want silk:2 0'"),
        ("offer 1", "an offer is written like"),
        ("offer 1 give gems-01 want silk:1", "an offer is written like"),
        ("offer 1 give gems-01 0 want silk:1", "an offer is written like"),
        ("offer 1 give gems-01 0 for silk:1 0", "an offer is written like"),
        ("offer 1 want silk:1 0 give gems-01 0", "an offer is written like"),
        ("offer x give gems-01 0 want - 0", "an offer is for a seat or for all, not for 'x'"),
        ("offer -1 give gems-01 0 want - 0", "not for '-1'"),
        ("offer 1.0 give gems-01 0 want - 0", "not for '1.0'"),
        ("offer 1 give gems-99 0 want - 0", "there is no goods card 'gems-99'"),
        ("offer 1 give gems 0 want - 0", "there is no goods card 'gems'"),
        ("offer 1 give gems-01, 0 want - 0", "there is no goods card"),
        ("offer 1 give gems-01 x want - 0", "the ducats given must be a whole number from 0 to 99, not 'x'"),
        ("offer 1 give gems-01 -3 want - 0", "the ducats given must be a whole number"),
        ("offer 1 give gems-01 0 want silks:1 0", "there is no good 'silks' (did you mean 'silk'"),
        ("offer 1 give gems-01 0 want silk-01 0", "there is no good 'silk-01'"),
        ("offer 1 give gems-01 0 want silk:0 0", "goods are counted like silk:2,gems:1, each once"),
        ("offer 1 give gems-01 0 want silk:-1 0", "goods are counted like"),
        ("offer 1 give gems-01 0 want silk:100 0", "goods are counted like"),
        ("offer 1 give gems-01 0 want silk:x 0", "goods are counted like"),
        ("offer 1 give gems-01 0 want silk:1,silk:1 0", "goods are counted like"),
        ("offer 1 give gems-01 0 want silk:1: 0", "goods are counted like"),
        ("accept", "for example 'accept 5 with silk-02,silk-07'"),
        ("accept x", "the number of an offer must be a whole number"),
        ("accept -1", "the number of an offer must be a whole number"),
        ("accept 40000", "a whole number from 0 to 32767"),
        ("accept 1 silk-01", "the number of an offer must be a whole number"),
        ("accept 1 with", "the number of an offer must be a whole number"),
        ("accept 1 with silk", "there is no goods card 'silk'"),
        ("accept 1 with silk:1", "there is no goods card 'silk:1'"),
        ("decline", "for example 'decline 5'"),
        ("decline all", "the number of an offer must be a whole number"),
        ("withdraw 1 2", "the number of an offer must be a whole number"),
        ("choose", "for example 'choose 5 2'"),
        ("choose 1", "the seat must be a whole number from 0 to 4, not ''"),
        ("choose 1 5", "the seat must be a whole number from 0 to 4, not '5'"),
        ("choose 1 all", "the seat must be a whole number"),
        ("choose x 1", "the number of an offer must be a whole number"),
        ("claim", "for example 'claim 5 power 6'"),
        ("claim 1", "a claim is about symbol, power, load, port"),
        ("claim 1 colour red", "a claim is about symbol, power, load, port"),
        ("claim 1 power", "power '' is not known"),
        ("claim 1 power 13", "power '13' is not known"),
        ("claim 1 load 5", "load '5' is not known"),
        ("claim 1 symbol shp", "symbol 'shp' is not known (did you mean 'ship'"),
        ("claim 1 port vennezia", "port 'vennezia' is not known (did you mean 'venezia'"),
        ("claim x power 6", "the number of an offer must be a whole number"),
        ("play", "for example 'play olives-04,grain-11'"),
        ("play gems-01 salt-01", "there is no goods card 'gems-01 salt-01'"),
        ("play gems-01,,salt-01", "there is no goods card ''"),
        ("sail", "for example 'sail ragusa'"),
        ("sail vennezia", "there is no port 'vennezia' (did you mean 'venezia'"),
        ("sail stay", "there is no port 'stay'"),
        ("compass", "for example 'compass stay'"),
        ("compass nowhere", "there is no port 'nowhere'"),
        ("load", "for example 'load olives-04,grain-11'"),
        ("load venice", "there is no goods card 'venice'"),
        ("pick", "for example 'pick gems-01'"),
        ("pick gems-01,salt-01", "there is no goods card"),
        ("offer-to", "for example 'offer-to 2'"),
        ("offer-to x", "an offer is for a seat or for all, not for 'x'"),
        ("want", "for example 'want silk'"),
        ("want silk:1", "there is no good 'silk:1'"),
        ("give-ducats", "for example 'give-ducats 5'"),
        ("give-ducats 2", "a step adds 20, 5, 1 ducats, not '2'"),
        ("want-ducats -1", "a step adds 20, 5, 1 ducats, not '-1'"),
    ],
)
def test_a_text_that_is_no_action_is_refused_with_what_is_wrong_with_it(text: str, words: str) -> None:
    for pos in moments():
        for seat in (0, 2):
            answer = refusal(pos, seat, text)
            assert answer.reason == "unknown-action"
            assert words in str(answer)
    with pytest.raises(ArgosyError) as caught:
        GAME.action(text)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "  OFFER  2   give Gems-01 , SALT-02  3 want olives:1 , SILK  0 ",
        "offer 2 give salt-02,gems-01 3 want silk:1,olives:1 0",
        "offer 02 give gems-01,salt-02 03 want olives,silk 00",
    ],
)
def test_case_spacing_and_order_make_no_difference(text: str) -> None:
    assert GAME.action(text).text == "offer 2 give gems-01,salt-02 3 want silk:1,olives:1 0"


def test_the_order_of_loading_is_kept_and_that_of_playing_is_not() -> None:
    assert GAME.action("load salt-01,gems-01").text == "load salt-01,gems-01"
    assert GAME.action("play salt-01,gems-01").text == "play gems-01,salt-01"
    assert GAME.action("accept 3 with salt-01,gems-01").text == "accept 3 with gems-01,salt-01"


# ------------------------------------------------------------------------------------------- JSON

TERMS = {
    "do": "offer",
    "to": 1,
    "give": {"cards": ["gems-01"], "ducats": 0},
    "want": {"goods": {"silk": 1}, "ducats": 0},
}


@pytest.mark.parametrize(
    "action",
    [
        5,
        None,
        True,
        b"finish-trade",
        ["finish-trade"],
        ("finish-trade",),
        {},
        {"do": None},
        {"do": 7},
        {"do": ["finish-trade"]},
        {"action": "finish-trade"},
        {"do": "finish-trade", "now": True},
        {"do": "finish-trade", 3: 4},
        {"do": "buy", "from": "deck", None: None},
        {"do": "offer 1 give gems-01 0 want - 0"},
        {"do": "buy deck"},
        {"do": "buy"},
        {"do": "buy", "from": None},
        {"do": "buy", "from": "stack"},
        {"do": "discard"},
        {"do": "discard", "card": 3},
        {"do": "discard", "card": "venice"},
        {"do": "discard", "cards": ["gems-01"]},
        {"do": "play", "cards": "gems-01"},
        {"do": "play", "cards": [1]},
        {"do": "play", "cards": [None]},
        {"do": "play", "cards": [["gems-01"]]},
        {"do": "load", "cards": None},
        {"do": "load", "cards": {"gems-01": 1}},
        {"do": "offer"},
        {**TERMS, "to": True},
        {**TERMS, "to": 1.0},
        {**TERMS, "to": -1},
        {**TERMS, "to": [1]},
        {**TERMS, "to": {}},
        {**TERMS, "note": "please"},
        {**TERMS, "give": {"cards": ["gems-01"]}},
        {**TERMS, "give": {"cards": ["gems-01"], "ducats": None}},
        {**TERMS, "give": {"cards": ["gems-01"], "ducats": -1}},
        {**TERMS, "give": {"cards": ["gems-01"], "ducats": 1.5}},
        {**TERMS, "give": {"cards": ["gems-01"], "ducats": True}},
        {**TERMS, "give": {"cards": "gems-01", "ducats": 0}},
        {**TERMS, "give": ["gems-01", 0]},
        {**TERMS, "give": None},
        {**TERMS, "want": {"goods": ["silk"], "ducats": 0}},
        {**TERMS, "want": {"goods": {"silk": 0}, "ducats": 0}},
        {**TERMS, "want": {"goods": {"silk": -1}, "ducats": 0}},
        {**TERMS, "want": {"goods": {"silk": 1.0}, "ducats": 0}},
        {**TERMS, "want": {"goods": {"silk": True}, "ducats": 0}},
        {**TERMS, "want": {"goods": {"silk": None}, "ducats": 0}},
        {**TERMS, "want": {"goods": {3: 1}, "ducats": 0}},
        {**TERMS, "want": {"goods": {"wine": 1}, "ducats": 0}},
        {"do": "accept"},
        {"do": "accept", "offer": "1"},
        {"do": "accept", "offer": True},
        {"do": "accept", "offer": 1.0},
        {"do": "accept", "offer": -1},
        {"do": "accept", "offer": 1, "with": ["silk-01"]},
        {"do": "accept", "offer": 1, "cards": "silk-01"},
        {"do": "accept", "offer": 1, "cards": [None]},
        {"do": "decline", "offer": None},
        {"do": "decline", "offer": 1, "seat": 1},
        {"do": "withdraw", "offer": [1]},
        {"do": "choose", "offer": 1},
        {"do": "choose", "offer": 2, "seat": "2"},
        {"do": "choose", "offer": 2, "seat": True},
        {"do": "choose", "offer": 2, "seat": 9},
        {"do": "claim", "offer": 1, "mark": "power"},
        {"do": "claim", "offer": 1, "mark": "power", "value": 13},
        {"do": "claim", "offer": 1, "mark": "power", "value": None},
        {"do": "claim", "offer": 1, "mark": "power", "value": 6.0},
        {"do": "claim", "offer": 1, "mark": "power", "value": True},
        {"do": "claim", "offer": 1, "mark": 4, "value": 6},
        {"do": "claim", "offer": 1, "mark": "port", "value": ["zara"]},
        {"do": "sail", "port": 3},
        {"do": "sail", "port": "stay"},
        {"do": "sail"},
        {"do": "compass", "port": None},
        {"do": "pick", "card": None},
        {"do": "offer-to", "what": None},
        {"do": "offer-to", "what": True},
        {"do": "offer-to", "what": []},
        {"do": "want", "what": 1},
        {"do": "give-ducats", "what": 2},
        {"do": "give-ducats", "what": "five"},
        {"do": "want-ducats", "what": 1.0},
        {"do": "want-ducats"},
    ],
)  # fmt: skip
def test_json_that_is_no_action_is_refused(action: Any) -> None:
    for pos in moments():
        for seat in (0, 2):
            assert refusal(pos, seat, action).reason == "unknown-action"


@pytest.mark.parametrize(
    "text",
    [
        "discard gems-01", "buy deck", "buy pirates", "offer 1 give gems-01,salt-01 2 want silk:2,olives:1 3",
        "offer all give - 0 want silk:1 0", "offer 4 give gems-01 0 want - 0", "accept 1", "accept 1 with -",
        "accept 12 with silk-01,silk-02", "decline 3", "withdraw 4", "choose 5 2", "claim 6 power 6",
        "claim 6 load 4", "claim 6 symbol ship", "claim 6 port venezia", "no-deals", "finish-trade",
        "play gems-01,salt-01", "play -", "sail venezia", "compass venezia", "compass stay",
        "load salt-01,gems-01", "load -", "pick gems-01", "offer-to 2", "offer-to all", "want silk",
        "give-ducats 20", "want-ducats 1", "send",
    ],
)  # fmt: skip
def test_every_action_survives_the_way_through_text_and_through_json(text: str) -> None:
    action = GAME.action(text)
    assert action.text == text
    assert GAME.rules.from_json(json.loads(json.dumps(action.to_json()))) == action
    assert set(VERBS) >= {text.partition(" ")[0]}


def test_an_action_may_be_given_as_an_action_its_text_or_its_json() -> None:
    text = "offer 2 give salt-02 0 want olives:1 0"
    results = []
    for form in (
        text,
        text.upper(),
        GAME.action(text),
        GAME.action(text).to_json(),
        Action(text, {"do": "send"}),
    ):
        pos = trade()
        results.append((lines(pos.play(0, form)), pos.to_bytes()))
    assert all(result == results[0] for result in results)


# ----------------------------------------------------------------- actions that do not fit the moment


@pytest.mark.parametrize(
    ("moment", "seat", "action", "reason"),
    [
        (0, 0, "discard gems-01", "wrong-phase"),
        (0, 0, "play gems-01", "wrong-phase"),
        (0, 1, "sail venezia", "wrong-phase"),
        (0, 0, "load gems-01", "wrong-phase"),
        (0, 0, "buy pirates", "no-pirates"),
        (1, 0, "finish-trade", "wrong-phase"),
        (1, 0, "discard silk-01", "not-in-hand"),
        (1, 1, "discard silk-01", "not-your-decision"),
        (1, 0, "accept 1", "no-such-offer"),
        (2, 0, "play gems-01", "wrong-number"),
        (2, 0, "play gems-01,salt-01,salt-02", "wrong-number"),
        (2, 0, "play -", "wrong-number"),
        (2, 0, "play gems-01,silk-01", "not-in-hand"),
        (2, 1, "play silk-01,silk-02", "not-your-decision"),
        (2, 0, "buy deck", "wrong-phase"),
        (3, 0, "sail caffa", "no-route"),
        (3, 0, "compass stay", "wrong-phase"),
        (3, 2, "sail zara", "not-your-decision"),
        (4, 0, "sail zara", "wrong-phase"),
        (5, 0, "load gems-05,gems-07", "wrong-cards"),
        (5, 0, "load gems-01,gems-05,gems-07", "wrong-cards"),
        (5, 0, "load -", "wrong-cards"),
        (5, 1, "load gems-05,gems-07,silk-04", "not-your-decision"),
        (5, 0, "pick gems-01", "not-played"),
        (6, 0, "play gems-01", "game-over"),
        (6, 0, "buy deck", "game-over"),
        (6, 1, "offer 0 give silk-01 0 want - 0", "game-over"),
        (6, 1, "accept 1", "game-over"),
        (6, 0, "discard gems-01", "game-over"),
    ],
)
def test_an_action_that_does_not_fit_the_moment_is_refused(
    moment: int, seat: int, action: str, reason: str
) -> None:
    assert refusal(moments()[moment], seat, action).reason == reason


def test_a_refusal_gives_the_figures_behind_it() -> None:
    pos = load(3, hands=HANDS, phase="trade", load=4, purchases=3)
    assert "it has 3 cards and can buy 1 more" in str(refusal(pos, 0, "offer 1 give gems-01 0 want - 0"))
    assert "has 3 cards and must play 4" in str(refusal(pos, 0, "finish-trade"))
    assert "at most 3" in str(refusal(pos, 0, "offer 1 give gems-01 0 want silk:4 0"))
    assert "seat 0, and one other" in str(refusal(pos, 1, "offer 2 give silk-01 0 want - 0"))
    assert "there are seats 0 to 2" in str(refusal(pos, 0, "offer 4 give gems-01 0 want - 0"))
    assert "no open offer 9" in str(refusal(pos, 0, "withdraw 9"))
    pos = load(3, hands=HANDS, phase="play", load=2)
    assert "exactly 2 cards must be played, not 1" in str(refusal(pos, 0, "play gems-01"))
    assert "waits for seat 0" in str(refusal(pos, 1, "play silk-01,silk-02"))
    pos = load(3, hands=HANDS, phase="load", played=["gems-05", "gems-07", "silk-04"])
    assert "gems-05,gems-07,silk-04" in str(refusal(pos, 0, "load gems-05"))


@pytest.mark.parametrize("seat", [-1, 3, 99, "0", 0.0, True, None, np.int64(0)])
def test_a_seat_that_is_not_there_can_do_nothing(seat: Any) -> None:
    pos = trade()
    before = pos.to_bytes()
    for action in ("finish-trade", "xyzzy", {"do": "finish-trade"}):
        with pytest.raises(UnknownSeat):
            pos.play(seat, action)
    assert pos.to_bytes() == before


# ------------------------------------------------------------------------------------------ chance

DEALT = sorted(chain(*HANDS))
CARDS = st.lists(st.sampled_from([*DEALT, *FACE_IDS]), max_size=4)
NUMBERS = st.integers(-2, 120)
ODD = st.one_of(st.none(), st.booleans(), st.floats(), st.integers(), st.text(max_size=6))
SMALL_WORDS = ["give", "want", "with", "all", "-", "deck", ",", "stay", "power", "0", "1", "2", "silk:2"]
WORD = st.sampled_from([*VERBS, *FACE_IDS, *GOOD_IDS, *PORT_IDS, *SMALL_WORDS])
WORDS = st.lists(st.one_of(WORD, NUMBERS.map(str)), max_size=8).map(" ".join)
OFFERS = st.builds(
    lambda to, cards, given, goods, wanted: (
        f"offer {to} give {','.join(cards) or '-'} {given} want "
        f"{','.join(f'{name}:{count}' for name, count in goods.items()) or '-'} {wanted}"
    ),
    st.sampled_from(["0", "1", "2", "3", "all"]),
    CARDS,
    NUMBERS,
    st.dictionaries(st.sampled_from(GOOD_IDS), st.integers(0, 3), max_size=3),
    NUMBERS,
)
ANSWERS = st.builds(lambda n, cards: f"accept {n} with {','.join(cards) or '-'}", st.integers(0, 4), CARDS)
OBJECTS = st.recursive(
    ODD,
    lambda inner: st.one_of(
        st.lists(st.one_of(inner, st.sampled_from(FACE_IDS)), max_size=3),
        st.dictionaries(st.one_of(st.sampled_from(GOOD_IDS), st.text(max_size=4)), inner, max_size=3),
    ),
    max_leaves=6,
)
KEYS = st.sampled_from(
    ["card", "cards", "from", "to", "give", "want", "offer", "seat", "mark", "value", "port", "what"]
)
ACTIONS = st.builds(
    lambda verb, rest: {"do": verb, **rest},
    st.one_of(st.sampled_from(VERBS), ODD),
    st.dictionaries(KEYS, OBJECTS),
)


def attempt(pos: Position, seat: int, action: Any) -> IllegalAction | tuple[Event, ...]:
    """The refusal of an action, or the events it causes."""
    try:
        return pos.play(seat, action)
    except IllegalAction as problem:
        return problem


def try_out(action: Any) -> None:
    """Whatever it is: it is carried out, or refused and nothing has changed."""
    for pos in PREPARED:
        for seat in range(3):
            now = pos.copy()
            found = attempt(now, seat, action)
            if isinstance(found, IllegalAction):
                assert found.reason
                assert str(found)
                assert now == pos


PREPARED = moments()


@settings(deadline=None, max_examples=250)
@given(st.one_of(WORDS, OFFERS, ANSWERS, st.text(max_size=30)))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try_out(text)


@settings(deadline=None, max_examples=250)
@given(st.one_of(ACTIONS, OBJECTS))
def test_any_json_is_an_action_or_refused(data: Any) -> None:
    if not isinstance(data, str):
        try_out(data)


@settings(deadline=None, max_examples=150)
@given(st.one_of(OFFERS, ANSWERS))
def test_whatever_is_dealt_every_card_and_every_ducat_stays_in_the_game(text: str) -> None:
    pos = trade()
    for seat in range(3):
        now = pos.copy()
        if not isinstance(attempt(now, seat, text), IllegalAction):
            assert sorted(chain(*(hand(now, other) for other in range(3)))) == DEALT
            assert sum(ducats(now)) == 33
            assert GAME.load(now.dump()) == now


# ----------------------------------------------------------------------------------------- claims


@settings(deadline=None, max_examples=100)
@given(
    st.integers(0, 4), st.sampled_from(["symbol", "power", "load", "port"]), st.one_of(WORD, NUMBERS.map(str))
)
def test_a_claim_is_talk_of_the_maker_about_his_open_offer_and_has_no_force(
    number: int, mark: str, value: str
) -> None:
    pos = trade()
    before = pos.to_bytes()
    for seat in range(3):
        found = attempt(pos, seat, f"claim {number} {mark} {value}")
        assert pos.to_bytes() == before
        if isinstance(found, IllegalAction):
            assert seat != 0 or number not in (1, 2) or found.reason == "unknown-action"
        else:
            (event,) = found
            assert (seat, event.kind, event.seat, event.number) == (0, f"claim_{mark}", 0, number)
