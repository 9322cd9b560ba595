"""The player of Oltre Mare by rules of thumb: legal, fair, sensible, clearly better than chance."""

from __future__ import annotations

import csv
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy import Event, Position
from argosy.games.oltre_mare import rules
from argosy.games.oltre_mare.players.simple import SimplePlayer
from argosy.players.player import Player, ask
from argosy.players.random_player import RandomPlayer
from players.matches import first_asked, played, wins_against_random

OLTRE_MARE = argosy.game("oltre-mare")
Step = tuple[Position, int, str, tuple[Event, ...]]
Fields = dict[str, Any]


def decision(seat: int = 0, players: int = 3, **fields: Any) -> str:
    return str(ask(SimplePlayer(), OLTRE_MARE.load({"players": players, **fields}), seat))


def any_options(chance: random.Random) -> dict[str, Any]:
    return {option.name: chance.choice(option.values) for option in OLTRE_MARE.options}


def steps(players: Sequence[Player], seed: int, options: dict[str, Any] | None = None) -> Iterator[Step]:
    """A whole game, decision by decision: the position before it, who decides, what, and what it causes."""
    position = OLTRE_MARE.new(len(players), seed, options)
    while not position.over:
        seat = first_asked(position)
        before, action = position.copy(), str(ask(players[seat], position, seat))
        yield before, seat, action, position.play(seat, action)


@cache
def simple_tables() -> list[Step]:
    """Games of SimplePlayers alone, 2 to 5 of them, with any options."""
    chance = random.Random(5)
    tables = [[SimplePlayer() for _ in range(players)] for players in (2, 3, 3, 4, 4, 5)]
    return [step for seed, table in enumerate(tables) for step in steps(table, seed, any_options(chance))]


@cache
def mixed_tables() -> list[Step]:
    """Games with RandomPlayers, whose offers are odd; decisions of SimplePlayers only."""
    chance = random.Random(6)
    found: list[Step] = []
    for seed, number in enumerate((2, 3, 3, 4)):
        players: list[Player] = [RandomPlayer(10 * seed + seat) for seat in range(number)]
        players[0] = SimplePlayer()
        options = any_options(chance) | {"offers_per_turn": 2}
        found += [step for step in steps(players, seed, options) if step[1] == 0]
    return found


# ----------------------------------------------------------------------------------- strength


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_wins_nearly_every_game_against_random_players_who_cannot_deal(players: int) -> None:
    assert wins_against_random(OLTRE_MARE, SimplePlayer, 12, players, {"offers_per_turn": 0}) >= 11


def test_it_wins_nearly_always_against_one_random_player_who_deals() -> None:
    assert wins_against_random(OLTRE_MARE, SimplePlayer, games=6, players=2) >= 5


def test_random_players_lose_by_far_at_dealing_with_it() -> None:
    for seed in range(2):
        record = played(OLTRE_MARE, [SimplePlayer(), RandomPlayer(1), RandomPlayer(2)], seed)
        mine, *others = record.position.view(None)["result"]["scores"]
        assert mine > 20 + sum(others) / len(others)


# -------------------------------------------------------------------------- legality and manners


@pytest.mark.slow
def test_every_decision_is_legal_with_any_options() -> None:
    assert len(simple_tables()) > 500
    assert len(mixed_tables()) > 100


def test_an_offer_is_answered_whenever_one_waits() -> None:
    answered = 0
    for before, seat, action, _ in simple_tables():
        if seat != before.view(None)["active"]:
            assert action.partition(" ")[0] in {"accept", "decline"}
            answered += 1
    assert answered > 20


def test_no_more_than_two_offers_are_made_in_a_turn() -> None:
    made = 0
    for before, seat, action, _ in simple_tables():
        view = before.view(None)
        made = made + action.startswith("offer") if view["phase"] == "trade" else 0
        assert made <= 2
        assert not action.startswith("offer") or seat == view["active"]


def test_an_offer_that_was_not_taken_is_not_repeated() -> None:
    made: list[str] = []
    for before, _, action, events in simple_tables():
        if before.view(None)["phase"] != "trade" or any(event.kind == "deal" for event in events):
            made = []
        if action.startswith("offer"):
            assert action not in made
            made.append(action)


def test_nothing_is_given_away_for_nothing() -> None:
    deals = 0
    for _, seat, action, events in mixed_tables():
        for event in events:
            if event.kind == "offer":
                assert event.give
                assert event.want
                assert event.want.goods or event.want.ducats
            if event.kind == "deal" and action.startswith("accept"):
                assert event.give
                assert event.give.goods or event.give.ducats
                assert event.other == seat
                deals += 1
    assert deals > 0


def test_two_players_hardly_ever_deal() -> None:
    deals = sum(
        event.kind == "deal"
        for seed in range(3)
        for *_, events in steps([SimplePlayer(), SimplePlayer()], seed)
        for event in events
    )
    assert deals <= 3


def test_many_players_deal_now_and_then() -> None:
    kinds = Counter(
        event.kind for *_, events in steps([SimplePlayer() for _ in range(4)], seed=1) for event in events
    )
    assert 3 <= kinds["deal"] <= kinds["offer"]


# ------------------------------------------------------------------------------ fair knowledge


def test_a_decision_is_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    for number, (before, seat, action, _) in enumerate(simple_tables()):
        if number % 3 == 0:
            assert str(ask(SimplePlayer(), before.imagine(seat, seed=number), seat)) == action


def test_a_game_of_simple_players_is_the_same_every_time() -> None:
    first, second = (played(OLTRE_MARE, [SimplePlayer() for _ in range(3)], 7) for _ in range(2))
    assert first == second


# ------------------------------------------------------------------------------ rules of thumb


def table(
    hand: list[str], top: str = "salt-05", others: tuple[list[str], list[str]] = ([], []), **fields: Any
) -> Fields:
    """A position of three merchants as seat 0 likes to describe it; no tokens lie about."""
    return {
        "hands": [hand, *others],
        "cargo": [[top], ["olives-01"], ["grain-01"]],
        "ships": ["corfu", "candia", "caffa"],
        "tokens": {},
        **fields,
    }


def test_a_lone_good_is_discarded_before_a_pair() -> None:
    hand = ["gems-01", "gems-05", "silk-03", "silk-09", "olives-04"]
    assert decision(**table(hand, top="salt-05")) == "discard olives-04"


def test_a_card_that_lengthens_the_run_on_the_cargo_is_kept() -> None:
    hand = ["gems-01", "gems-05", "salt-04", "olives-10", "salt-10"]
    assert decision(**table(hand, top="salt-05")) == "discard olives-10"


def test_only_what_the_load_asks_for_is_bought() -> None:
    assert decision(**table(["gems-01", "silk-09"], top="salt-05")) == "buy deck"
    assert decision(**table(["gems-01", "silk-09", "olives-10"], top="salt-05")) == "finish-trade"


def test_good_terms_are_good_for_one_card_more() -> None:
    terms: Fields = {"owned": [["good_terms"], [], []], "active_token": ["good_terms", None, None]}
    hand = ["gems-01", "silk-09", "olives-10"]
    assert decision(**table(hand, **terms)) == "buy deck"
    assert decision(**table(hand, **terms, phase="trade", purchases=1)) == "finish-trade"


def test_a_card_is_bought_back_from_the_pirates_unless_it_is_known_to_be_poor() -> None:
    hand = ["gems-01", "silk-09"]
    assert decision(**table(hand, pirates=[["olives-04"], [], []])) == "buy pirates"
    for card, place in (("gems-03", "pirates"), ("olives-04", "deck")):
        known: Fields = {"pirates": [[card], [], []], "pirate_own": [[card], [], []]}
        assert decision(**table(hand, **known)) == f"buy {place}"


def test_a_lone_good_is_offered_for_one_that_makes_a_longer_run() -> None:
    others = (["gems-05", "salt-09", "salt-11"], ["gems-07", "scrolls-05", "grain-03"])
    offer = decision(**table(["scrolls-01", "scrolls-03", "olives-10"], others=others))
    assert offer == "offer all give olives-10 0 want scrolls:1 0"


def test_nothing_is_offered_where_nobody_has_cards() -> None:
    assert decision(**table(["gems-01", "olives-10", "pottery-02"])) == "finish-trade"


def test_a_ducat_is_added_to_an_offer_that_was_declined() -> None:
    others = (["gems-05", "salt-09", "salt-11"], ["gems-07", "silk-05", "grain-03"])
    position = OLTRE_MARE.load({"players": 3, **table(["gems-01", "olives-10"], "silk-08", others)})
    first = str(ask(SimplePlayer(), position, 0))
    position.play(0, first)
    position.play(1, "decline 1")
    position.play(2, "decline 1")
    second = str(ask(SimplePlayer(), position, 0))
    assert first.startswith("offer all give ")
    assert second.startswith("offer all give ")
    assert second != first
    position.play(0, second)
    position.play(1, "decline 2")
    position.play(2, "decline 2")
    assert ask(SimplePlayer(), position, 0) == "finish-trade"


def answer_to(offer: str, hand: list[str], players: int = 3, **options: Any) -> str:
    """What seat 1, with pottery on its cargo, answers to an offer of seat 0."""
    position = OLTRE_MARE.load(
        {
            "players": players,
            "options": options,
            "hands": [["gems-01", "silk-12", "olives-09", "olives-10"], hand, ["grain-03"]][:players],
            "cargo": [["silk-08"], ["pottery-01"], ["grain-01"]][:players],
            "phase": "trade",
        }
    )
    position.play(0, f"offer 1 {offer}")
    return str(ask(SimplePlayer(), position, 1))


def test_a_swap_that_makes_a_pair_is_accepted_and_one_that_breaks_it_declined() -> None:
    hand = ["gems-05", "gems-04", "salt-09"]
    assert answer_to("give gems-01 0 want salt:1 0", ["gems-05", "salt-09"]) == "accept 1 with salt-09"
    assert answer_to("give olives-09 0 want gems:1 0", hand) == "decline 1"


def test_of_two_cards_of_the_good_the_one_with_the_worse_symbols_is_given() -> None:
    hand = ["gems-05", "gems-04", "salt-09"]
    assert answer_to("give - 9 want gems:1 0", hand) == "accept 1 with gems-04"


def test_a_good_that_is_missing_cannot_be_given() -> None:
    assert answer_to("give gems-01 9 want silk:1 0", ["gems-05", "salt-09"]) == "decline 1"


def test_a_present_is_taken_and_none_is_made() -> None:
    assert answer_to("give gems-01 0 want - 0", ["gems-05", "salt-09"]) == "accept 1 with -"
    assert answer_to("give - 0 want salt:1 0", ["gems-05", "salt-09"]) == "decline 1"


def test_symbols_of_a_card_count_where_open_trade_shows_them() -> None:
    better, worse = "give olives-09 0 want olives:1 0", "give olives-10 0 want olives:1 0"
    assert answer_to(better, ["olives-05"], open_trade=True) == "accept 1 with olives-05"
    assert answer_to(worse, ["olives-05"], open_trade=True) == "decline 1"
    assert answer_to(better, ["olives-05"]) == answer_to(worse, ["olives-05"])


def test_two_players_are_harder_to_please() -> None:
    offer, hand = "give gems-01 0 want salt:1 0", ["gems-05", "salt-09"]
    assert answer_to(offer, hand, players=3) == "accept 1 with salt-09"
    assert answer_to(offer, hand, players=2) == "decline 1"


def test_the_poorest_of_those_who_would_accept_is_chosen() -> None:
    others = (["gems-05", "salt-09"], ["gems-07", "silk-05"])
    fields = table(["gems-01", "olives-10"], "silk-08", others, ducats=[10, 20, 5])
    position = OLTRE_MARE.load({"players": 3, **fields})
    position.play(0, "offer all give olives-10 0 want gems:1 0")
    position.play(1, "accept 1 with gems-05")
    position.play(2, "accept 1 with gems-07")
    assert ask(SimplePlayer(), position, 0) == "choose 1 2"


def test_cards_that_lengthen_the_run_are_played() -> None:
    hand = ["silk-03", "silk-09", "salt-04", "pottery-02"]
    assert decision(**table(hand, top="silk-08", phase="play")) == "play silk-03,silk-09"


def test_pirate_flags_are_shunned_unless_pirates_are_repelled() -> None:
    hand, flags = ["olives-12", "olives-13", "grain-03", "grain-15"], "play olives-12,olives-13"
    fields = table(hand, phase="play", last_round=True)
    fields["cargo"][0] = ["olives-03", "olives-05"]
    assert decision(**fields) != flags
    fields["owned"] = [["pirates_repelled"], [], []]
    fields["active_token"] = ["pirates_repelled", None, None]
    assert decision(**fields) == flags


def test_the_run_on_top_is_continued_first_and_another_begun_above_it() -> None:
    fields = table(["salt-01"], phase="load", played=["salt-05", "salt-09", "silk-11"])
    fields["cargo"][0] = ["silk-03", "silk-08"]
    assert decision(**fields) == "load silk-11,salt-05,salt-09"


def test_the_ship_sails_to_the_best_token_in_reach() -> None:
    sailing: Fields = {"phase": "sail", "moves_left": 1, "played": ["gems-05"]}
    tokens = {"brindisi": "calm_sea", "durazzo": "good_deal", "ragusa": "good_deal"}
    assert decision(**table([], **sailing | {"tokens": tokens})) == "sail durazzo"
    two: Fields = {"phase": "sail", "moves_left": 2, "played": ["gems-05", "gems-02"]}
    near = {"durazzo": "calm_sea", "brindisi": "calm_sea", "ragusa": "good_deal"}
    assert decision(**table([], **two | {"tokens": near})) == "sail durazzo"


def test_a_compass_leads_to_the_best_token_but_not_away_from_a_better_one() -> None:
    jump: Fields = {"phase": "compass", "played": ["gems-05"]}
    tokens = {"tana": "good_deal", "durazzo": "calm_sea", "brindisi": "compass"}
    assert decision(**table([], **jump | {"tokens": tokens})) == "compass tana"
    owned: Fields = {"owned": [["good_deal"], [], []], "active_token": ["good_deal", None, None]}
    assert decision(**table([], **jump | owned)) == "compass stay"


def test_an_offer_begun_by_somebody_else_in_its_seat_ends_as_one_nobody_takes() -> None:
    position = OLTRE_MARE.load({"players": 3, "phase": "trade", **table(["gems-01", "silk-09"])})
    position.play(0, "offer-to 1")
    taken = []
    while position.view(0)["draft"]:
        taken.append(str(ask(SimplePlayer(), position, 0)))
        position.play(0, taken[-1])
    assert taken[-2:] == ["want-ducats 20", "send"]


# ---------------------------------------------------------------------------- card sets of one's own

PLAY_WITH_SET = """
import sys
import argosy
from argosy.players.registry import simple_player
from players.matches import played

players = [simple_player("oltre-mare", name) for name in ("Ann", "Bert", "Cleo")]
print(played(argosy.game("oltre-mare", data=sys.argv[1]), players, seed=1).position.over)
"""


@pytest.mark.slow
def test_cards_and_board_are_those_of_the_set_that_is_played(tmp_path: Path) -> None:
    data = Path(rules.__file__).parent
    rows = list(csv.reader(data.joinpath("cards.csv").read_text(encoding="utf-8").splitlines()))
    other_ids = [row[0] for row in rows[:0:-1]]  # what was a gem is now grain
    lines = [rows[0], *([card, *row[1:]] for card, row in zip(other_ids, rows[1:], strict=True))]
    tmp_path.joinpath("cards.csv").write_text("\n".join(map(",".join, lines)), encoding="utf-8")
    tmp_path.joinpath("board.json").write_bytes(data.joinpath("board.json").read_bytes())
    tests = Path(__file__).parents[3]
    paths = [str(tests), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        [sys.executable, "-c", PLAY_WITH_SET, str(tmp_path)],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "True\n", done.stderr
