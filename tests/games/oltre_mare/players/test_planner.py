"""Compiled players of Oltre Mare: legal, blind to what is hidden, reproducible, right where it is plain."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import argosy
from argosy import Event, Position
from argosy.core.chance import seed_stream
from argosy.core.errors import ArgosyError
from argosy.games.oltre_mare.players.weights import WEIGHTS
from argosy.lab.arena.compiled_runner import CompiledRunner
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.tuning import Tuning, tune, win_share
from argosy.players.compiled_adapter import CompiledPlayer
from argosy.players.compiled_players import CompiledPlayers, compiled_players_of, match_loops
from argosy.players.player import Player, ask
from argosy.players.random_player import RandomPlayer
from games.oltre_mare.players.codes import codes
from players.matches import first_asked

OLTRE_MARE = argosy.game("oltre-mare")
GAMES = int(os.environ.get("ARGOSY_GAMES", "120"))  # of each kind and number of players
THINKER = "mc-12"
MOST_DECISIONS = 4000
Fields = dict[str, Any]


def compiled_players() -> CompiledPlayers:
    compiled = compiled_players_of("oltre-mare")
    assert compiled is not None
    return compiled


COMPILED = compiled_players()
PLANNERS = ("planner", "planner-quiet", "planner-mute")
NAMES = (*COMPILED.names, THINKER)
ODD_TABLES: tuple[Fields, ...] = (
    {"open_trade": True, "offers_per_turn": 2, "hand_card_ducats": 2, "see_pirate_cards": "owner"},
    {"private_talk": True, "consent_for_gifts": False, "surcharge_with_good_terms": True},
    {"allow_ducat_only_deals": True, "repeat_refused_offers": True, "compass_decline_keeps_active": False},
    {"full_trail_required": False, "zero_counts_as_rank": False, "venice_spread": 50, "offers_per_turn": 0},
)


def game_between(names: list[str], seed: int, options: Fields | None = None) -> Iterator[tuple[Any, ...]]:
    """Decision by decision: the position before it, who decides, what, and what it causes."""
    players: list[Player] = [
        RandomPlayer(seed + seat) if name == "random" else CompiledPlayer(COMPILED, name, seed)
        for seat, name in enumerate(names)
    ]
    position = OLTRE_MARE.new(len(names), seed=seed, options=options)
    while not position.over:
        seat = first_asked(position)
        before, action = position.copy(), str(ask(players[seat], position, seat))
        yield before, seat, action, position.play(seat, action)


# ------------------------------------------------------------------------------------ manners


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", NAMES)
def test_nobody_decides_illegally_and_every_game_ends(name: str, players: int) -> None:
    games = {THINKER: max(2, GAMES // 60), "random": max(2, GAMES // 10)}.get(name, GAMES)
    found = CompiledRunner(Plan("oltre-mare", (name,) * players, players, games), COMPILED).play(0, games)
    assert found.faults == []
    assert found.decisions.sum(axis=1).max() < MOST_DECISIONS * players
    assert np.allclose(found.shares.sum(axis=1), 1)


@pytest.mark.parametrize("options", ODD_TABLES)
@pytest.mark.parametrize("name", ["planner", THINKER])
def test_nobody_decides_illegally_where_a_table_plays_by_other_options(name: str, options: Fields) -> None:
    games = 30 if name == "planner" else 2
    plan = Plan("oltre-mare", (name, "planner", "random"), 3, games, seed=5, options=options)
    found = CompiledRunner(plan, COMPILED).play(0, games)
    assert found.faults == []
    assert found.turns.min() > 3


@pytest.mark.parametrize("names", [("planner", "random", "planner"), (THINKER, "planner", "random")])
@pytest.mark.parametrize("options", [{}, {"open_trade": True}, {"private_talk": True}])
def test_a_decision_is_the_same_in_every_world_the_seat_cannot_tell_apart(
    names: tuple[str, ...], options: Fields
) -> None:
    loops = match_loops(COMPILED)
    worlds, workspaces = COMPILED.new_workspace()
    configs = np.concatenate([COMPILED.config(name, 3) for name in names])
    chance = np.zeros(4, np.int64)

    def decided(position: Position, seat: int, step: int) -> int:
        seed_stream(chance, 77, step)
        return int(loops.choose(position.states, seat, configs, seat, chance, worlds, workspaces))

    compared = 0
    position = OLTRE_MARE.new(3, seed=4, options=options)
    for step in range(400):
        if position.over:
            break
        seat = first_asked(position)
        code = decided(position, seat, step)
        if names[seat] != "random" and len(position.legal(seat)) > 1:
            for other in range(3):
                assert decided(position.imagine(seat, seed=9 * step + other), seat, step) == code
                compared += 1
        assert loops.apply(position.states, seat, code)
    assert compared > 100


@pytest.mark.slow
@pytest.mark.parametrize("name", ["random", "planner", THINKER])
def test_games_depend_on_their_seed_and_number_alone(name: str) -> None:
    names, games = (name, "planner", "planner-quiet"), 4
    whole = CompiledRunner(Plan("oltre-mare", names, 3, games, seed=4), COMPILED).play(0, games)
    again = [
        CompiledRunner(Plan("oltre-mare", names, 3, games, seed=4), COMPILED).play(k, k + 2) for k in (0, 2)
    ]
    for column in ("shares", "scores", "decisions", "turns"):
        parts = np.concatenate([getattr(part, column) for part in again])
        assert np.array_equal(getattr(whole, column), parts)
    other = CompiledRunner(Plan("oltre-mare", names, 3, games, seed=5), COMPILED).play(0, games)
    assert not np.array_equal(whole.decisions, other.decisions)


@pytest.mark.slow
def test_plain_python_decides_alike() -> None:
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("codes.py"))],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == str(codes())


def test_a_player_nobody_knows_is_refused_by_name() -> None:
    with pytest.raises(ArgosyError, match="did you mean 'planner'"):
        COMPILED.config("planer", 3)


# -------------------------------------------------------------------------------------- strength


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_planner_nearly_always_beats_those_who_decide_by_chance(players: int) -> None:
    names = ("planner", *["random"] * (players - 1))
    found = CompiledRunner(Plan("oltre-mare", names, players, 60), COMPILED).play(0, 60)
    assert found.shares[found.seatings == 0].mean() > 0.85


def test_dealing_pays_among_those_who_only_answer() -> None:
    names = ("planner", *["planner-quiet"] * 3)
    found = CompiledRunner(Plan("oltre-mare", names, 4, 200), COMPILED).play(0, 200)
    assert found.shares[found.seatings == 0].mean() > 0.3


@pytest.mark.slow
def test_tuning_finds_better_weights_than_a_first_guess() -> None:
    pytest.importorskip("cmaes")
    guess = WEIGHTS.first_guess()
    how = Tuning("oltre-mare", 2, 8, 200, 12, ("planner-mute",), seed=1, player="planner-mute")
    found = tune(COMPILED, how, guess, WEIGHTS.first_steps(), 2, lambda generation: None)
    configs = np.concatenate([COMPILED.config("planner-mute", 2)] * 2)
    before, after = (win_share(COMPILED, how, [configs], 99, w) for w in (guess, found))
    assert after > before + 0.05


# --------------------------------------------------------------------------------------- dealing


def offers_in(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if event.kind == "offer"]


def test_few_offers_are_made_in_a_turn_and_none_is_repeated_that_was_refused() -> None:
    turn: tuple[int, int] | None = None
    said: list[tuple[object, ...]] = []
    made = 0
    for before, _, _, events in game_between(["planner"] * 4, seed=3):
        view = before.view(None)
        if (now := (view["round"], view["active"])) != turn:
            turn, said = now, []
        if any(event.kind == "deal" for event in events):
            said = []
        for offer in offers_in(events):
            terms = (offer.seat, offer.other, str(offer.give), str(offer.want))
            assert terms not in said
            said.append(terms)
            made += 1
            assert offer.seat is not None
            assert before.dump()["offers_made"][offer.seat] < (3 if offer.seat == view["active"] else 1)
    assert made > 20


def test_nothing_is_given_away_for_nothing_and_nobody_begs() -> None:
    for names in (["planner"] * 3, ["planner", "random", "random"]):
        for _, seat, _, events in game_between(names, seed=6):
            for offer in offers_in(events):
                if names[seat] == "planner":
                    assert offer.give is not None
                    assert offer.want is not None
                    assert offer.give.goods or offer.give.ducats
                    assert offer.want.goods or offer.want.ducats


def test_two_players_hardly_ever_deal_and_four_do() -> None:
    deals = {
        players: sum(
            event.kind == "deal"
            for seed in range(3)
            for *_, events in game_between(["planner"] * players, seed)
            for event in events
        )
        for players in (2, 4)
    }
    assert deals[2] <= 6
    assert deals[4] >= 12


def table(players: int = 3, **fields: Any) -> Position:
    cargo = [["salt-05"], ["olives-01"], ["grain-01"], ["pottery-01"]][:players]
    base: Fields = {
        "players": players,
        "cargo": cargo,
        "tokens": {},
        "ships": ["corfu", "candia", "caffa", "rodi"][:players],
    }
    return OLTRE_MARE.load({**base, **fields})


def decision(position: Position, seat: int, name: str = "planner") -> str:
    return str(ask(CompiledPlayer(COMPILED, name), position, seat))


@pytest.mark.parametrize("name", ["planner", "planner-quiet"])
def test_a_present_that_fits_is_taken_and_one_that_is_a_burden_refused(name: str) -> None:
    fits = table(phase="trade", hands=[["olives-09", "silk-01"], ["olives-05", "gems-01"], []])
    fits.play(0, "offer 1 give olives-09 0 want - 0")
    assert decision(fits, 1, name).startswith("accept 1")
    full = ["olives-05", "olives-08", "gems-01", "gems-05", "gems-03"]
    hands = [["grain-16", "silk-01"], full, []]
    burden = table(phase="trade", hands=hands, got_prestige=[1], options={"open_trade": True})
    burden.play(0, "offer 1 give grain-16 0 want - 0")
    assert decision(burden, 1, name) == "decline 1"


@pytest.mark.parametrize("name", ["planner", "planner-quiet"])
def test_nobody_is_given_anything_for_nothing(name: str) -> None:
    position = table(phase="trade", hands=[["silk-01"], ["olives-05", "grain-13"], []])
    position.play(0, "offer 1 give - 0 want grain:1 0")
    assert not decision(position, 1, name).startswith("accept")


def test_the_mute_one_declines_whatever_it_is_offered() -> None:
    position = table(phase="trade", hands=[["olives-09", "silk-01"], ["olives-05", "grain-13"], []])
    position.play(0, "offer 1 give olives-09 9 want - 0")
    assert decision(position, 1, "planner-mute") == "decline 1"


def test_a_swap_is_dearer_for_the_leader() -> None:
    def answer(ducats: list[int], price: int) -> str:
        hands = [["olives-09", "silk-01", "silk-02"], ["olives-05", "gems-01", "grain-13"], ["gems-03"]]
        position = table(phase="trade", hands=hands, ducats=ducats)
        position.play(0, f"offer 1 give olives-09 0 want grain:1 {price}")
        return decision(position, 1, "planner-quiet").split()[0]

    poor = [answer([5, 20, 20], price) for price in range(8)]
    rich = [answer([60, 20, 20], price) for price in range(8)]
    assert poor.count("accept") >= rich.count("accept")
    assert poor[0] == "accept"
    assert rich[-1] == "decline"


def asked_of(ducats: list[int], seat: int = 0) -> list[tuple[str, int]]:
    """To whom a planner makes offers in its turn, and how many ducats it asks for; all are declined."""
    hands = [["gems-01", "silk-09", "salt-01", "grain-03"], ["gems-03", "olives-05"], ["gems-05", "silk-03"]]
    position = table(phase="trade", hands=hands, ducats=ducats)
    asked = []
    while (actor := first_asked(position)) >= 0 and position.view(None)["phase"] == "trade":
        if actor != seat:
            waiting = [str(action) for action in position.legal(actor) if str(action).startswith("decline")]
            position.play(actor, waiting[0] if waiting else "no-deals")
            continue
        action = decision(position, seat)
        for event in offers_in(position.play(seat, action)):
            assert event.want is not None
            asked.append((str(event.other), event.want.ducats))
        if action == "finish-trade":
            break
    return asked


@pytest.mark.parametrize("debts", [-5, -15, -25])
def test_somebody_in_debt_is_not_asked_for_a_fortune(debts: int) -> None:
    for ducats in ([11, debts, 11], [11, debts, 25], [11, 11, debts]):
        assert all(price <= 6 for _, price in asked_of(ducats))


def test_who_got_rich_by_careless_deals_is_asked_once_for_no_more_than_he_has() -> None:
    assert [offer for offer in asked_of([11, -20, 44]) if offer[1] > 6] == [("2", 44)]
    assert [offer for offer in asked_of([11, -60, 120]) if offer[1] > 6] == [("2", 80)]


def test_who_is_lost_in_debt_by_careless_deals_is_asked_once() -> None:
    assert [offer for offer in asked_of([11, -40, 11]) if offer[1] > 6] == [("1", 30)]


def test_an_offer_begun_by_somebody_else_in_its_seat_ends_as_one_nobody_takes() -> None:
    position = table(phase="trade", hands=[["gems-01", "silk-09"], ["gems-03"], ["gems-05"]])
    position.play(0, "offer-to 1")
    position.play(0, "pick gems-01")
    taken = []
    while position.view(0)["draft"]:
        taken.append(decision(position, 0))
        position.play(0, taken[-1])
    assert taken[-2:] == ["want-ducats 20", "send"]


# ------------------------------------------------------------------------------ solved positions


def last_turn(**fields: Any) -> Position:
    """Seat 2 has the last turn of the game."""
    return table(last_round=True, rest="removed", active=2, **fields)


@pytest.mark.parametrize("name", ["planner", "mc-64"])
def test_a_payout_that_a_loading_order_doubles_is_found(name: str) -> None:
    position = last_turn(
        phase="load",
        played=["scrolls-01", "gems-05", "gems-02"],
        cargo=[["salt-05"], ["olives-01"], ["scrolls-03", "scrolls-09"]],
    )
    while not position.over:
        position.play(2, decision(position, 2, name))
    assert position.result is not None
    assert position.result["scores"][2] == 11 + 8 + 5 + 6 + 6  # three scrolls, two gems, both ranks


@pytest.mark.parametrize("name", ["planner", "mc-64"])
def test_a_run_longer_than_its_row_is_interrupted(name: str) -> None:
    position = last_turn(
        phase="load",
        played=["gems-05", "gems-02", "salt-01"],
        cargo=[["salt-05"], ["olives-01"], ["gems-01", "gems-03"]],
    )
    while not position.over:
        position.play(2, decision(position, 2, name))
    assert position.result is not None
    assert position.result["scores"][2] == 11 + 5 + 1 + 5 + 6 + 6


@pytest.mark.parametrize("name", ["planner", "mc-64"])
def test_the_cards_that_win_in_the_last_turn_are_played(name: str) -> None:
    """Load 2: two scrolls on two scrolls pay 4 more; two ducat symbols pay 3 and two single cards 2."""
    position = last_turn(
        phase="play",
        load=2,
        hands=[[], [], ["salt-04", "scrolls-06", "silk-10", "olives-16"]],
        cargo=[["salt-05"], ["olives-01"], ["scrolls-03", "scrolls-09"]],
    )
    first = decision(position, 2, name)
    position.play(2, first)
    picks = [first]
    while position.view(2)["draft"]:
        picks.append(decision(position, 2, name))
        position.play(2, picks[-1])
    assert "pick scrolls-06" in picks


@pytest.mark.parametrize("name", ["planner", "mc-64"])
def test_a_token_that_wins_by_its_rank_is_sailed_to(name: str) -> None:
    position = last_turn(
        phase="sail",
        moves_left=1,
        played=["gems-05"],
        ships=["corfu", "candia", "corfu"],
        tokens={"durazzo": "calm_sea"},
        owned=[["good_deal"], [], []],
        ducats=[18, 5, 18],
    )
    assert decision(position, 2, name) == "sail durazzo"
    while not position.over:
        position.play(2, decision(position, 2, name))
    assert position.result is not None
    assert position.result["winners"] == [2]
