"""How a game begins: S1 to S6, R6."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from argosy import Position
from argosy.games.oltre_mare.rules.board import PORT_IDS, TOKEN_COUNT, TOKEN_IDS
from argosy.games.oltre_mare.rules.cards import CARDS
from games.oltre_mare.rules.position_queries import ALL_CARDS, GAME, all_cards, ducats, each, load, of_good
from games.position_queries import table

GOODS_IN_DECK = {2: 68, 3: 83, 4: 78, 5: 73}
PORT_OF = {card.id: PORT_IDS[card.port] for card in CARDS if card.port >= 0}
EVERY_TABLE = pytest.mark.parametrize("players", [2, 3, 4, 5])


@cache
def layouts(players: int, count: int = 300, **options: Any) -> tuple[dict[str, Any], ...]:
    """Dumps of many new games."""
    return tuple(GAME.new(players, seed, options).dump() for seed in range(count))


def places_of_venice(players: int, count: int = 300, **options: Any) -> Counter[int]:
    """How many games have so many cards above Venice."""
    return Counter(dump["deck"].index("venice") for dump in layouts(players, count, **options))


def looks_even(counts: Counter[Any], values: int) -> bool:
    """Whether chance that favours none of so many values can have brought these counts."""
    expected = counts.total() / values
    surplus: float = sum((n - expected) ** 2 / expected for n in counts.values())
    surplus += expected * (values - len(counts))
    return surplus < values - 1 + 4 * math.sqrt(2 * (values - 1))


# ----------------------------------------------------------------------------------- S1 tokens


@EVERY_TABLE
def test_every_port_but_those_of_the_ships_has_one_open_token(players: int) -> None:
    for seed in range(20):
        seen = table(GAME.new(players, seed))
        assert set(seen["ports"]) == set(PORT_IDS) - {seat["ship"] for seat in seen["seats"]}
        assert len(seen["ports"]) == 30 - players


@EVERY_TABLE
def test_tokens_on_the_ports_are_thirty_of_the_thirty_two(players: int) -> None:
    there_are = {"calm_sea": 6, "compass": 4, "pirates_repelled": 6, "good_deal": 6, "local_influence": 4,
                 "good_terms": 6}  # fmt: skip
    assert dict(zip(TOKEN_IDS, TOKEN_COUNT, strict=True)) == there_are
    missing: set[tuple[str, int]] = set()
    for dump in layouts(players):
        laid = Counter(dump["tokens"].values())
        left = Counter(there_are) - laid
        assert laid <= Counter(there_are)
        assert left.total() == 2 + players
        missing |= set(left.items())
    assert {kind for kind, _ in missing} == set(TOKEN_IDS)
    assert {number for _, number in missing} > {1, 2}


def test_any_token_can_lie_on_any_port_and_none_is_favoured() -> None:
    lying = Counter(place for dump in layouts(3) for place in dump["tokens"].items())
    assert len(lying) == 30 * 6
    for kind, count in zip(TOKEN_IDS, TOKEN_COUNT, strict=True):
        of_kind = Counter({port: lying[port, kind] for port in PORT_IDS})
        assert looks_even(of_kind, 30)
        assert of_kind.total() / lying.total() == pytest.approx(int(count) / 32, rel=0.03)


def test_nobody_owns_a_token_or_prestige_at_the_start() -> None:
    pos = GAME.new(4, seed=5)
    assert each(pos, "tokens") == [{}] * 4
    assert each(pos, "active_token") == [None] * 4
    assert each(pos, "prestige") == [0] * 4
    assert each(pos, "pirates") == [0] * 4


# ------------------------------------------------------------------------ S2, S3 cards and ducats


def test_two_players_play_without_the_twenty_grain_cards() -> None:
    for dump in layouts(2):
        assert sorted(dump["removed"]) == sorted(of_good("grain"))
        assert len(dump["removed"]) == 20


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_or_more_players_use_all_ninety_eight_cards(players: int) -> None:
    for dump in layouts(players):
        assert dump["removed"] == []
    assert len(ALL_CARDS) == 98 + 1


@EVERY_TABLE
def test_nothing_is_lost_or_doubled_in_the_set_up(players: int) -> None:
    for seed in range(30):
        assert all_cards(GAME.new(players, seed)) == ALL_CARDS


@EVERY_TABLE
def test_everybody_starts_with_eleven_ducats(players: int) -> None:
    assert ducats(GAME.new(players, seed=3)) == [11] * players


# --------------------------------------------------------------------------------- S4 start cards


@EVERY_TABLE
def test_every_start_card_has_a_port_and_the_ship_lies_there(players: int) -> None:
    for dump in layouts(players):
        assert [len(cargo) for cargo in dump["cargo"]] == [1] * players
        assert dump["ships"] == [PORT_OF[cargo[0]] for cargo in dump["cargo"]]
        assert not set(dump["ships"]) & set(dump["tokens"])


def test_every_card_with_a_port_can_be_a_start_card_of_any_seat() -> None:
    started: list[Counter[str]] = [Counter(), Counter(), Counter()]
    for dump in layouts(3, 600):
        for seat, cargo in enumerate(dump["cargo"]):
            started[seat][cargo[0]] += 1
    for cards in started:
        assert set(cards) == set(PORT_OF)
        assert looks_even(cards, 30)


def test_no_grain_card_starts_a_ship_of_two_players() -> None:
    started = {cargo[0] for dump in layouts(2) for cargo in dump["cargo"]}
    assert started == set(PORT_OF) - set(of_good("grain"))


def test_cards_turned_without_a_port_are_shuffled_in_again() -> None:
    # About two cards without a port are turned for each ship: they must not be missing on top of the deck.
    on_top: Counter[bool] = Counter(dump["deck"][0] in PORT_OF for dump in layouts(5))
    assert 0.2 < on_top[True] / on_top.total() < 0.34  # 25 of 93 cards have a port
    for dump in layouts(5):
        assert dump["discard"] == []


def test_every_start_card_lies_open_on_top_of_its_cargo() -> None:
    pos = GAME.new(5, seed=9)
    assert each(pos, "top") == [cargo[0] for cargo in pos.dump()["cargo"]]
    assert each(pos, "cargo") == [1] * 5


# ---------------------------------------------------------------------------- S5 hands and Venice


@EVERY_TABLE
def test_everybody_gets_four_cards_and_the_rest_is_the_deck(players: int) -> None:
    for dump in layouts(players):
        assert [len(hand) for hand in dump["hands"]] == [4] * players
        assert len(dump["deck"]) == GOODS_IN_DECK[players] + 1


def test_a_seat_sees_its_own_four_cards_and_a_spectator_none() -> None:
    pos = GAME.new(3, seed=8)
    for seat in range(3):
        assert sorted(pos.view(seat)["hand"]) == sorted(pos.dump()["hands"][seat])
    assert table(pos)["hand"] == []
    assert each(pos, "hand") == [4] * 3


@pytest.mark.parametrize(
    "players, fewest, most", [(2, 30, 38), (3, 37, 46), (4, 35, 43), (5, 32, 41)]
)  # 45 % rounded down, 55 % rounded up
def test_venice_lies_about_in_the_middle(players: int, fewest: int, most: int) -> None:
    places = places_of_venice(players)
    assert set(places) == set(range(fewest, most + 1))
    assert looks_even(places, most - fewest + 1)


@pytest.mark.parametrize("players, above", [(2, 34), (3, 41), (4, 39), (5, 36)])
def test_without_a_spread_venice_lies_exactly_in_the_middle(players: int, above: int) -> None:
    assert set(places_of_venice(players, 40, venice_spread=0)) == {above}


@EVERY_TABLE
def test_with_the_widest_spread_venice_lies_anywhere(players: int) -> None:
    places = places_of_venice(players, venice_spread=50)
    goods = GOODS_IN_DECK[players]
    assert set(places) <= set(range(goods + 1))
    assert min(places) <= 1
    assert max(places) >= goods - 1
    assert looks_even(places, goods + 1)


@pytest.mark.parametrize("players, fewest, most", [(2, 17, 51), (3, 20, 63), (4, 19, 59), (5, 18, 55)])
def test_a_spread_of_25_percent_is_between_a_quarter_and_three_quarters(
    players: int, fewest: int, most: int
) -> None:
    places = places_of_venice(players, venice_spread=25)
    assert (min(places), max(places)) == (fewest, most)


# ------------------------------------------------------------------------- S6, R6 who begins


@EVERY_TABLE
def test_chance_chooses_the_start_player_and_favours_nobody(players: int) -> None:
    starts = Counter(dump["start"] for dump in layouts(players))
    assert set(starts) == set(range(players))
    assert looks_even(starts, players)


@EVERY_TABLE
def test_the_start_player_has_the_first_turn(players: int) -> None:
    for dump in layouts(players):
        assert dump["active"] == dump["start"]
        assert (dump["round"], dump["phase"]) == (1, "trade")


def test_a_table_may_name_its_start_player() -> None:
    for start in range(4):
        pos = GAME.new(4, seed=1, start=start)
        assert (table(pos)["start"], table(pos)["active"], pos.to_act) == (start, start, (start,))


def test_who_begins_does_not_change_what_is_dealt() -> None:
    # R6: start cards go round from seat 0, only then the start player is chosen.
    dumps = [GAME.new(4, seed=1, start=start).dump() for start in range(4)]
    for name in ("cargo", "hands", "deck", "tokens", "ships"):
        assert all(dump[name] == dumps[0][name] for dump in dumps)


def test_the_start_player_never_changes() -> None:
    pos = GAME.new(3, seed=6, start=2)
    for seat, _ in zip((2, 0, 1, 2, 0), whole_turns(pos), strict=False):
        assert (table(pos)["start"], table(pos)["active"]) == (2, seat)


def whole_turns(pos: Position) -> Iterator[None]:
    """Stops at the beginning of each turn."""
    while not pos.over:
        yield
        seat = pos.to_act[0]
        turn = (table(pos)["round"], table(pos)["active"])
        while not pos.over and (table(pos)["round"], table(pos)["active"]) == turn:
            wanted = [action for action in pos.legal(seat) if not str(action).startswith("offer")]
            pos.play(seat, wanted[-1])


# -------------------------------------------------------------------- the first turn of all (N2)


def test_the_first_turn_begins_with_a_discard_where_the_start_card_has_power_three() -> None:
    pos = load(3, cargo=[["gems-04"], [], []], hands=[["salt-01", "salt-02", "salt-03", "salt-04"], [], []])
    assert (table(pos)["phase"], table(pos)["power"], table(pos)["to_discard"]) == ("discard", 3, 1)


def test_no_start_card_of_this_card_list_forces_a_discard() -> None:
    assert {card.load for card in CARDS if card.port >= 0} == {2, 3}
    assert {dump["phase"] for players in GOODS_IN_DECK for dump in layouts(players)} == {"trade"}


def test_a_seed_decides_the_whole_set_up() -> None:
    assert GAME.new(5, seed=77) == GAME.new(5, seed=77)
    assert GAME.new(5, seed=77) != GAME.new(5, seed=78)
