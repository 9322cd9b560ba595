"""The champions' nets: small, fitting, refused where they do not fit, deciding as they always did."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from safetensors import safe_open
from safetensors.numpy import load_file, save_file

import argosy
from argosy import Position
from argosy.players.net import champion, file_of, read_net
from argosy.players.net_players import NetPlayer, learned
from argosy.players.one_step import OneStep
from argosy.players.player import ask
from games.port_royal.players.last_turns import NINE

GAMES = argosy.NAMES
FOUR_MEGABYTES = 4 << 20
STORED = Path(__file__).with_name("decisions.json")  # made by this file: python -m players.test_nets


def a_game(game: str, players: int, name: str, most: int = 10_000) -> tuple[Position, list[str]]:
    """A game of one learned player against itself, and its decisions."""
    found = learned(game, name)
    assert found is not None
    player, position = NetPlayer(found, name, seed=3), argosy.game(game).new(players, seed=8)
    made: list[str] = []
    while position.asked is not None and len(made) < most:
        made.append(str(ask(player, position, position.asked)))
        position.play(position.asked, made[-1])
    return position, made


@pytest.mark.parametrize("game", GAMES)
def test_a_champion_is_small_and_says_what_it_is_and_how_it_was_made(game: str) -> None:
    about = champion(game).about
    assert file_of(game).stat().st_size <= FOUR_MEGABYTES
    assert about["game"] == game
    assert "argosy train" in about["command"]
    assert float(about["minutes"]) > 5
    assert about["date"] >= "2026"


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", GAMES)
def test_a_champion_plays_whole_games(game: str, players: int) -> None:
    position, made = a_game(game, players, "net")
    assert position.over
    assert len(made) > 10 * players


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_champion_that_looks_ahead_decides_legally_and_reproducibly(game: str) -> None:
    _, made = a_game(game, 3, "net-ahead", most=60)
    assert made == a_game(game, 3, "net-ahead", most=60)[1]


def test_a_quiet_champion_makes_no_offers_and_there_is_none_where_nobody_makes_any() -> None:
    def offers(name: str) -> int:
        return sum(action.startswith("offer-to") for action in a_game("oltre-mare", 4, name)[1])

    assert offers("net") > 0
    assert offers("net-quiet") == 0
    with pytest.raises(argosy.ArgosyError, match="nobody makes offers in port-royal"):
        learned("port-royal", "net-quiet")


def test_with_two_players_the_champion_hardly_ever_deals_and_with_four_it_does() -> None:
    """What one gains the other loses: with two a deal that is good for both is rare."""

    def deals(players: int, games: int) -> float:
        who, found = learned("oltre-mare", "net"), 0
        assert who is not None
        for seed in range(games):
            position = argosy.game("oltre-mare").new(players, seed=seed)
            while (seat := position.asked) is not None:
                events = position.play(seat, ask(NetPlayer(who, "net", seed), position, seat))
                found += sum(event.kind == "deal" for event in events)
        return found / games

    assert deals(2, games=8) <= 0.5
    assert deals(4, games=2) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_a_champion_decides_as_it_did_when_it_was_released(game: str) -> None:
    stored = json.loads(STORED.read_text(encoding="utf-8"))[game]
    assert a_game(game, 4, "net", most=len(stored))[1] == stored


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["net", "net-next", "net-ahead"])
def test_decisions_are_the_same_in_worlds_the_seat_cannot_tell_apart(game: str, name: str) -> None:
    who = learned(game, name)
    assert who is not None
    player, position = NetPlayer(who, name, seed=1), argosy.game(game).new(3, seed=4)
    for step in range(40):
        seat = position.asked
        assert seat is not None
        decision = str(ask(player, position, seat))
        assert str(ask(player, position.imagine(seat, 1000 + step), seat)) == decision
        position.play(seat, decision)


# ------------------------------------------------------------------------------------- refusals


def changed(game: str, path: Path, **changes: str) -> Path:
    with safe_open(str(file_of(game)), framework="numpy") as file:
        about = dict(file.metadata())
    save_file(load_file(file_of(game)), path, metadata=about | changes)
    return path


def test_a_net_that_does_not_fit_is_refused_and_told_why(tmp_path: Path) -> None:
    path = tmp_path / "net.safetensors"
    with pytest.raises(argosy.ArgosyError, match="is a net for 'port-royal', not for oltre-mare"):
        read_net(file_of("port-royal"), "oltre-mare")
    with pytest.raises(argosy.ArgosyError, match="version 99 of the rules"):
        read_net(changed("port-royal", path, rules="99"), "port-royal")
    with pytest.raises(argosy.ArgosyError, match="other features"):
        read_net(changed("port-royal", path, features="0"), "port-royal")
    with pytest.raises(argosy.ArgosyError, match="must be"):
        read_net(changed("port-royal", path, blocks="4"), "port-royal")
    path.write_bytes(file_of("port-royal").read_bytes()[:5000])
    with pytest.raises(argosy.ArgosyError, match="no net that can be read"):
        read_net(path, "port-royal")
    with pytest.raises(argosy.ArgosyError, match="no net that can be read"):
        read_net(tmp_path / "absent.safetensors", "port-royal")


# ------------------------------------------------------------------------------------ one_step


def test_drawing_is_judged_by_the_mean_over_all_cards_that_may_come() -> None:
    """Against hundreds of worlds drawn by lot, in which the card on top is drawn; no card is a bust."""
    game = argosy.game("port-royal")
    scenario = {"players": 3, "harbour": ["sailor_1"], "display": [["sailor_1"], [], []]}
    position, one_step = game.load(scenario), OneStep(champion("port-royal"))
    values = one_step.action_values(position.states, 0, seed=1)
    drawing = [str(game.rules.action(position.reading, 0, code)) for code in values.codes].index("draw")
    found = []
    for seed in range(500):
        world = position.imagine(0, seed)
        world.play(0, "draw")
        while world.asked is not None and len(legal := world.legal(world.asked)) == 1:
            world.play(world.asked, legal[0])
        assert world.asked is not None
        found.append(one_step.value(world.states, world.asked))
    error = np.std(found, axis=0) / np.sqrt(len(found))
    assert (np.abs(np.mean(found, axis=0) - values.shares[drawing]) < 4 * error).all()
    assert error.max() < 0.005


@pytest.mark.parametrize("game", GAMES)
def test_all_that_may_be_expected_makes_one_win(game: str) -> None:
    position, one_step = argosy.game(game).new(4, seed=2), OneStep(champion(game))
    judged = 0
    for _ in range(40):
        seat = position.asked
        assert seat is not None
        if len(one_step.options(position.states, seat)) > 1:
            judged += 1
            values = one_step.action_values(position.states, seat, seed=1)
            assert np.allclose(values.shares.sum(1), 1, atol=1e-4)
            assert np.isclose(values.policy.sum(), 1, atol=1e-4)
        position.play(seat, position.legal(seat)[0])
    assert judged > 5


def test_a_card_that_ends_and_wins_the_game_is_seen_to_win() -> None:
    """The last seat of a round has 9 points and can buy 3."""
    position = argosy.game("port-royal").load(
        {
            "players": 2, "active": 1, "turn": 30, "phase": "trade", "picks": 1, "coins": [0, 12],
            "harbour": ["mademoiselle_3", "ship_red_1_1"], "display": [["admiral_3"], NINE],
        }
    )  # fmt: skip
    values = OneStep(champion("port-royal")).action_values(position.states, 1, seed=0)
    actions = [str(position.game.rules.action(position.reading, 1, code)) for code in values.codes]
    assert actions[values.best(1)] == "take mademoiselle_3"
    assert values.shares[values.best(1), 1] > 0.99


if __name__ == "__main__":
    decisions = {game: a_game(game, 4, "net", most=80)[1] for game in GAMES}
    STORED.write_text(json.dumps(decisions, indent=1) + "\n", encoding="utf-8")
