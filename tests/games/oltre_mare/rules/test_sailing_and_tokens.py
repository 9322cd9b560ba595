"""Ships, port tokens and the compass: A5 to A9 and section 4."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from argosy import Position
from argosy.games.oltre_mare.rules.board import PORT_IDS, ROUTES, TOKEN_IDS
from games.oltre_mare.rules.position_queries import ducats, each, kinds, load, of_good, showing, top
from games.position_queries import lines, play, refused, table, texts

Trail = tuple[str, ...]

SALT, OLIVES = of_good("salt"), of_good("olives")
JOINED = {frozenset((PORT_IDS[a], PORT_IDS[b])) for a, b in ROUTES}
NEXT_TO = {
    port: sorted(other for other in PORT_IDS if frozenset((port, other)) in JOINED) for port in PORT_IDS
}
TAKEN = [token for token in TOKEN_IDS if token != "compass"]


def at_sea(
    port: str, moves: int, tokens: dict[str, str] | None = None, active: str | None = None, **fields: Any
) -> Position:
    """Seat 0 has a card to load and so many moves to make from a port; it may have an active token."""
    laid: dict[str, Any] = {
        "phase": "sail", "moves_left": moves, "played": SALT[:1], "ships": [port, "tana", "tana"],
        "tokens": tokens or {}, "owned": [[active] if active else [], [], []],
        "active_token": [active, None, None],
    }  # fmt: skip
    return load(3, **laid | fields)


def at_a_compass(tokens: dict[str, str] | None = None, active: str | None = None, **fields: Any) -> Position:
    """Seat 0 has just ended its move at Corfu, where the compass was."""
    pos = at_sea("durazzo", 1, {"corfu": "compass", **(tokens or {})}, active, **fields)
    play(pos, "0 sail corfu")
    return pos


def sail(pos: Position, *ports: str) -> list[str]:
    return lines(play(pos, *[f"0 sail {port}" for port in ports]))


def seat_0(pos: Position) -> tuple[str, str | None, dict[str, int]]:
    """Where its ship is, its active token and all its tokens."""
    seat = table(pos)["seats"][0]
    return seat["ship"], seat["active_token"], seat["tokens"]


# ------------------------------------------------------------------------ A5 moves along routes


def test_the_board_of_the_card_list_has_thirty_ports_and_forty_eight_routes() -> None:
    assert (len(PORT_IDS), len(JOINED)) == (30, 48)
    assert {len(ports) for ports in NEXT_TO.values()} == {2, 3, 4, 5}


@pytest.mark.parametrize("port", PORT_IDS)
def test_one_move_leads_to_any_neighbouring_port_and_to_no_other(port: str) -> None:
    pos = at_sea(port, 1)
    assert sorted(texts(pos, 0)) == [f"sail {other}" for other in NEXT_TO[port]]
    for other in set(PORT_IDS) - set(NEXT_TO[port]):
        assert refused(pos, 0, f"sail {other}") == "no-route"


def test_a_move_is_told_and_the_last_one_ends_the_sailing() -> None:
    pos = at_sea("venezia", 2)
    assert sail(pos, "zara") == ["sail seat=0 port=zara"]
    assert (table(pos)["phase"], table(pos)["moves_left"], each(pos, "ship")[0]) == ("sail", 1, "zara")
    assert sail(pos, "ragusa") == ["sail seat=0 port=ragusa"]
    assert (table(pos)["phase"], table(pos)["moves_left"], each(pos, "ship")[0]) == ("load", 0, "ragusa")


def test_all_moves_must_be_made() -> None:
    pos = at_sea("corfu", 3)
    for moves_left, port in ((3, "messina"), (2, "tunisi"), (1, "tripoli")):
        assert table(pos)["moves_left"] == moves_left
        assert refused(pos, 0, f"load {SALT[0]}") == "wrong-phase"
        assert refused(pos, 0, "compass stay") == "wrong-phase"
        sail(pos, port)
    assert table(pos)["phase"] == "load"
    assert refused(pos, 0, "sail messina") == "wrong-phase"


def test_a_route_is_used_at_most_once_in_a_turn_in_either_direction() -> None:
    pos = at_sea("corfu", 2)
    sail(pos, "messina")
    assert refused(pos, 0, "sail corfu") == "route-used"
    assert "sail corfu" not in texts(pos, 0)


def test_a_port_may_be_visited_again_on_another_route() -> None:
    pos = at_sea("ragusa", 4)
    sail(pos, "brindisi", "durazzo", "ragusa", "zara")
    assert each(pos, "ship")[0] == "zara"


def test_a_ship_may_come_back_to_where_it_set_out() -> None:
    pos = at_sea("venezia", 3)
    sail(pos, "ancona", "zara", "venezia")
    assert (each(pos, "ship")[0], table(pos)["phase"]) == ("venezia", "load")


def test_routes_are_free_again_in_the_next_turn() -> None:
    there, back = [card for card in showing("draw", "ship") if card.startswith("silk")]
    pos = load(
        2, hands=[[there, back], SALT[:1]], cargo=[[top(6)], [top(6, 1)]], ships=["corfu", "tana"], tokens={}
    )
    play(pos, "0 finish-trade", f"0 play {there}", "0 sail messina", f"0 load {there}")
    play(pos, "1 finish-trade", f"1 play {SALT[0]}", f"1 load {SALT[0]}")
    play(pos, "0 finish-trade", f"0 play {back}", "0 sail corfu")
    assert each(pos, "ship")[0] == "corfu"


def test_any_number_of_ships_may_share_a_port() -> None:
    pos = at_sea("corfu", 1, ships=["corfu", "messina", "messina"])
    sail(pos, "messina")
    assert each(pos, "ship") == ["messina"] * 3
    pos = at_sea("corfu", 2, ships=["corfu", "corfu", "messina"])
    sail(pos, "messina", "tripoli")
    assert each(pos, "ship") == ["tripoli", "corfu", "messina"]


def test_only_the_active_player_sails() -> None:
    pos = at_sea("corfu", 1, ships=["corfu", "corfu", "tana"])
    assert refused(pos, 1, "sail messina") == "not-your-decision"
    assert (texts(pos, 1), pos.to_act) == ([], (0,))


def test_passing_through_a_port_takes_no_token_and_turns_none_over() -> None:
    tokens = {"messina": "good_deal", "modone": "compass", "candia": "calm_sea"}
    pos = at_sea("corfu", 4, tokens, "local_influence")
    assert sail(pos, "messina", "modone") == ["sail seat=0 port=messina", "sail seat=0 port=modone"]
    assert (table(pos)["ports"], seat_0(pos)[1]) == (tokens, "local_influence")
    sail(pos, "candia", "scio")
    assert (table(pos)["ports"], seat_0(pos)) == (tokens, ("scio", None, {"local_influence": 1}))


# ------------------------------------------------------------------------------- A6 full trails


def trails(port: str, moves: int, used: frozenset[frozenset[str]] = frozenset()) -> Iterator[Trail]:
    """Every way of so many moves that uses no route twice; where it gets stuck before, the shorter way."""
    onward = [other for other in NEXT_TO[port] if frozenset((port, other)) not in used]
    if moves == 0 or not onward:
        yield ()
        return
    for other in onward:
        for rest in trails(other, moves - 1, used | {frozenset((port, other))}):
            yield (other, *rest)


def ways(pos: Position, gone: Trail = ()) -> Iterator[Trail]:
    """Every way the rules allow."""
    for text in texts(pos, 0):
        if not text.startswith("sail"):
            yield gone
            return
        on = pos.copy()
        on.play(0, text)
        yield from ways(on, (*gone, text.removeprefix("sail ")))


@pytest.mark.parametrize("moves", [1, 2, 3, 4])
def test_the_ways_of_a_ship_are_all_full_trails_and_no_others(moves: int) -> None:
    for port in PORT_IDS:
        full = {way for way in trails(port, moves) if len(way) == moves}
        allowed = list(ways(at_sea(port, moves)))
        assert full
        assert set(allowed) == full
        assert len(allowed) == len(full)


def test_without_the_duty_to_a_full_trail_a_ship_may_strand() -> None:
    stranded = set()
    for port in PORT_IDS:
        pos = at_sea(port, 4, options={"full_trail_required": False})
        allowed = set(ways(pos))
        assert allowed == set(trails(port, 4))
        stranded |= {way[-1] for way in allowed if len(way) < 4}
    assert stranded == {"venezia", "tunisi", "laiazzo"}


def test_a_ship_must_not_get_stuck_while_it_can_make_all_its_moves() -> None:
    pos = at_sea("venezia", 4)
    sail(pos, "ancona", "zara")
    assert refused(pos, 0, "sail venezia") == "trail-too-short"
    assert texts(pos, 0) == ["sail ragusa"]


def test_a_ship_that_strands_ends_its_move_there_and_takes_the_token() -> None:
    pos = at_sea("venezia", 4, {"venezia": "good_terms"}, options={"full_trail_required": False})
    assert sail(pos, "ancona", "zara", "venezia")[-2:] == [
        "sail seat=0 port=venezia",
        "token seat=0 token=good_terms",
    ]
    assert (table(pos)["phase"], table(pos)["moves_left"], seat_0(pos)[1]) == ("load", 0, "good_terms")


def test_without_a_full_trail_the_ship_goes_as_far_as_it_can() -> None:
    used = [["venezia", "ancona"], ["ancona", "brindisi"], ["ragusa", "durazzo"], ["brindisi", "durazzo"],
            ["brindisi", "corfu"], ["brindisi", "messina"]]  # fmt: skip
    pos = at_sea("zara", 4, {"brindisi": "calm_sea"}, routes_used=used)
    assert refused(pos, 0, "sail venezia") == "trail-too-short"
    assert refused(pos, 0, "sail ancona") == "trail-too-short"
    assert texts(pos, 0) == ["sail ragusa"]
    sail(pos, "ragusa", "brindisi")
    assert (table(pos)["phase"], table(pos)["moves_left"]) == ("load", 0)
    assert seat_0(pos) == ("brindisi", "calm_sea", {"calm_sea": 1})


def test_of_two_ways_that_are_equally_short_either_is_allowed() -> None:
    used = [["venezia", "ancona"], ["ancona", "brindisi"], ["zara", "ragusa"]]
    pos = at_sea("zara", 3, routes_used=used)
    assert texts(pos, 0) == ["sail venezia", "sail ancona"]


def test_without_a_ship_symbol_nothing_happens_to_ship_and_token() -> None:
    card = showing("ducat", "draw")[0]
    pos = load(3, phase="play", hands=[[card], [], []], ships=["corfu", "tana", "tana"],
               tokens={"corfu": "good_deal"}, owned=[["calm_sea"], [], []],
               active_token=["calm_sea", None, None])  # fmt: skip
    assert not {"ships", "sail", "token", "no_token"} & set(kinds(play(pos, f"0 play {card}")))
    assert table(pos)["phase"] == "load"
    assert seat_0(pos) == ("corfu", "calm_sea", {"calm_sea": 1})
    assert table(pos)["ports"] == {"corfu": "good_deal"}


# ------------------------------------------------------------------------- A7 the end of a move


@pytest.mark.parametrize("token", TAKEN)
def test_the_token_of_the_end_port_becomes_the_active_one(token: str) -> None:
    pos = at_sea("corfu", 1, {"messina": token, "patrasso": "compass"})
    assert sail(pos, "messina") == ["sail seat=0 port=messina", f"token seat=0 token={token}"]
    assert seat_0(pos) == ("messina", token, {token: 1})
    assert (table(pos)["ports"], table(pos)["phase"]) == ({"patrasso": "compass"}, "load")


def test_the_former_active_token_is_kept_face_down() -> None:
    pos = at_sea("corfu", 1, {"messina": "good_deal"}, "calm_sea")
    sail(pos, "messina")
    assert seat_0(pos) == ("messina", "good_deal", {"calm_sea": 1, "good_deal": 1})


def test_a_second_token_of_a_kind_is_another_token() -> None:
    pos = at_sea("corfu", 1, {"messina": "calm_sea"}, "calm_sea")
    assert sail(pos, "messina")[-1] == "token seat=0 token=calm_sea"
    assert seat_0(pos) == ("messina", "calm_sea", {"calm_sea": 2})


def test_a_port_without_a_token_turns_the_active_token_over() -> None:
    pos = at_sea("corfu", 1, {"brindisi": "good_deal"}, "calm_sea")
    assert sail(pos, "messina") == ["sail seat=0 port=messina", "no_token seat=0"]
    assert seat_0(pos) == ("messina", None, {"calm_sea": 1})


def test_without_an_active_token_there_is_none_to_turn_over() -> None:
    pos = at_sea("corfu", 1)
    assert sail(pos, "messina") == ["sail seat=0 port=messina"]
    assert seat_0(pos) == ("messina", None, {})


def test_a_token_turned_over_never_comes_back() -> None:
    pos = at_sea("corfu", 1, active="calm_sea", owned=[["calm_sea", "good_deal"], [], []])
    sail(pos, "messina")
    assert seat_0(pos) == ("messina", None, {"calm_sea": 1, "good_deal": 1})


def test_coming_back_to_the_own_port_without_a_token_loses_the_active_one() -> None:
    pos = at_sea("venezia", 3, active="good_terms")
    assert sail(pos, "ancona", "zara", "venezia")[-1] == "no_token seat=0"
    assert seat_0(pos) == ("venezia", None, {"good_terms": 1})


def test_a_token_can_be_taken_where_another_ship_lies() -> None:
    pos = at_sea("corfu", 1, {"messina": "good_deal"}, ships=["corfu", "messina", "tana"])
    sail(pos, "messina")
    assert (each(pos, "active_token"), table(pos)["ports"]) == (["good_deal", None, None], {})


def test_the_active_tokens_of_others_are_not_touched() -> None:
    owned = [["calm_sea"], ["good_terms"], ["good_deal"]]
    active = ["calm_sea", "good_terms", "good_deal"]
    pos = at_sea("corfu", 1, owned=owned, active_token=active, ships=["corfu", "messina", "messina"])
    sail(pos, "messina")
    assert each(pos, "active_token") == [None, "good_terms", "good_deal"]


def test_a_token_is_taken_once_only() -> None:
    pos = at_sea("corfu", 3, {"corfu": "good_deal"})
    sail(pos, "brindisi", "durazzo", "corfu")
    assert (seat_0(pos)[2], table(pos)["ports"]) == ({"good_deal": 1}, {})
    play(pos, f"0 load {SALT[0]}")
    assert (seat_0(pos)[2], table(pos)["ports"]) == ({"good_deal": 1}, {})


# ------------------------------------------------------------------------------- A8 the compass


def test_a_compass_leaves_the_game_and_the_ship_may_jump() -> None:
    pos = at_sea("durazzo", 1, {"corfu": "compass", "tana": "good_deal"})
    assert sail(pos, "corfu") == ["sail seat=0 port=corfu", "compass seat=0 port=corfu"]
    assert (table(pos)["phase"], table(pos)["ports"]) == ("compass", {"tana": "good_deal"})
    assert seat_0(pos) == ("corfu", None, {})


def test_the_compass_leads_to_every_other_port_without_a_compass() -> None:
    pos = at_a_compass({"tana": "compass", "rodi": "compass", "scio": "good_deal"})
    elsewhere = [port for port in PORT_IDS if port not in {"corfu", "tana", "rodi"}]
    assert texts(pos, 0) == [*[f"compass {port}" for port in elsewhere], "compass stay"]
    assert refused(pos, 0, "compass tana") == "compass-there"
    assert refused(pos, 0, "compass corfu") == "already-there"
    assert refused(pos, 0, "sail messina") == "wrong-phase"
    assert refused(pos, 0, f"load {SALT[0]}") == "wrong-phase"
    assert refused(pos, 1, "compass rodi") == "not-your-decision"


@pytest.mark.parametrize("token", TAKEN)
def test_a_jump_takes_the_token_there(token: str) -> None:
    pos = at_a_compass({"caffa": token}, "calm_sea")
    assert lines(play(pos, "0 compass caffa")) == ["jump seat=0 port=caffa", f"token seat=0 token={token}"]
    ship, active, owned = seat_0(pos)
    assert (ship, active, sum(owned.values())) == ("caffa", token, 2)
    assert (table(pos)["ports"], table(pos)["phase"]) == ({}, "load")


def test_a_jump_to_a_port_without_a_token_loses_the_active_one() -> None:
    pos = at_a_compass(active="calm_sea")
    assert lines(play(pos, "0 compass caffa")) == ["jump seat=0 port=caffa", "no_token seat=0"]
    assert seat_0(pos) == ("caffa", None, {"calm_sea": 1})


def test_a_jump_may_lead_to_a_neighbour_over_a_route_already_used() -> None:
    pos = at_a_compass({"durazzo": "good_deal"})
    play(pos, "0 compass durazzo")
    assert seat_0(pos) == ("durazzo", "good_deal", {"good_deal": 1})


def test_a_jump_may_lead_to_where_another_ship_lies() -> None:
    pos = at_a_compass()
    play(pos, "0 compass tana")
    assert each(pos, "ship") == ["tana", "tana", "tana"]


def test_who_declines_the_compass_stays_and_keeps_the_active_token() -> None:
    pos = at_a_compass({"caffa": "good_deal"}, "calm_sea")
    assert lines(play(pos, "0 compass stay")) == ["stay seat=0"]
    assert seat_0(pos) == ("corfu", "calm_sea", {"calm_sea": 1})
    assert (table(pos)["ports"], table(pos)["phase"]) == ({"caffa": "good_deal"}, "load")


def test_a_table_may_let_him_lose_the_active_token_who_declines() -> None:
    pos = at_a_compass(active="calm_sea", options={"compass_decline_keeps_active": False})
    assert lines(play(pos, "0 compass stay")) == ["stay seat=0", "no_token seat=0"]
    assert (seat_0(pos), table(pos)["phase"]) == (("corfu", None, {"calm_sea": 1}), "load")


def test_a_jump_means_the_same_whatever_declining_means() -> None:
    for keeps in (True, False):
        pos = at_a_compass(
            {"caffa": "good_deal"}, "calm_sea", options={"compass_decline_keeps_active": keeps}
        )
        play(pos, "0 compass caffa")
        assert seat_0(pos) == ("caffa", "good_deal", {"calm_sea": 1, "good_deal": 1})


def test_a_compass_is_never_owned() -> None:
    pos = at_a_compass(active="calm_sea")
    play(pos, "0 compass stay", f"0 load {SALT[0]}")
    assert (each(pos, "tokens"), table(pos)["ports"]) == ([{"calm_sea": 1}, {}, {}], {})


def test_only_the_end_of_the_whole_move_reaches_a_compass() -> None:
    pos = at_sea("durazzo", 2, {"corfu": "compass"})
    sail(pos, "corfu")
    assert (table(pos)["phase"], table(pos)["ports"]) == ("sail", {"corfu": "compass"})
    sail(pos, "messina")
    assert (table(pos)["phase"], table(pos)["ports"]) == ("load", {"corfu": "compass"})


def test_who_comes_to_a_port_whose_compass_is_gone_finds_no_token() -> None:
    pos = at_a_compass()
    play(pos, "0 compass stay", f"0 load {SALT[0]}")
    assert "corfu" not in table(pos)["ports"]
    again = at_sea("durazzo", 1, table(pos)["ports"], "good_deal")
    assert sail(again, "corfu") == ["sail seat=0 port=corfu", "no_token seat=0"]


# ----------------------------------------------------------- A9 a new token works from now on


def full_turn(card: str, tokens: dict[str, str], active: str | None, port: str, **fields: Any) -> Position:
    """Seat 0 at Corfu plays a card with one ship symbol and sails."""
    pos = load(3, phase="play", hands=[[card], [], []], ships=["corfu", "tana", "tana"], tokens=tokens,
               owned=[[active] if active else [], [], []], active_token=[active, None, None],
               **fields)  # fmt: skip
    play(pos, f"0 play {card}", f"0 sail {port}")
    return pos


@pytest.mark.parametrize("token", TAKEN)
def test_a_token_taken_pays_nothing_for_the_turn_in_which_it_is_taken(token: str) -> None:
    card = showing("ducat", "ship")[0]
    pos = full_turn(card, {"messina": token}, None, "messina")
    play(pos, f"0 load {card}")
    assert (ducats(pos)[0], each(pos, "active_token")[0]) == (12, token)


def test_pirates_repelled_comes_too_late_for_the_flags_of_the_same_turn() -> None:
    card = showing("pirate", "ship")[0]
    pos = full_turn(card, {"messina": "pirates_repelled"}, None, "messina")
    assert each(pos, "pirates")[0] == 1


def test_calm_sea_pays_for_the_move_by_which_it_is_lost() -> None:
    card = showing("draw", "ship")[0]
    pos = full_turn(card, {}, "calm_sea", "messina")
    assert (ducats(pos)[0], each(pos, "active_token")[0]) == (12, None)


def test_good_deal_pays_in_the_turn_in_which_it_is_replaced() -> None:
    card = showing("draw", "ship")[0]
    pos = full_turn(card, {"messina": "good_terms"}, "good_deal", "messina")
    assert (ducats(pos)[0], each(pos, "active_token")[0]) == (12, "good_terms")


def test_a_new_token_works_from_the_next_turn_on() -> None:
    card, later = showing("ducat", "ship")[0], showing("ducat", "draw")[0]
    pos = load(2, phase="play", hands=[[card, later], SALT[:1]], ships=["corfu", "tana"],
               tokens={"messina": "good_deal"}, cargo=[[], [top(6)]])  # fmt: skip
    play(pos, f"0 play {card}", "0 sail messina", f"0 load {card}")
    assert ducats(pos)[0] == 12
    play(pos, "1 finish-trade", f"1 play {SALT[0]}", f"1 load {SALT[0]}", "0 finish-trade", f"0 play {later}")
    assert ducats(pos)[0] == 12 + 3


def test_local_influence_taken_in_a_turn_pays_at_the_start_of_the_next() -> None:
    card = next(card for card in showing("draw", "ship") if card.startswith("silk"))
    pos = load(2, phase="play", hands=[[card], SALT[:1]], ships=["corfu", "tana"],
               tokens={"messina": "local_influence"}, cargo=[[], [top(6)]])  # fmt: skip
    play(pos, f"0 play {card}", "0 sail messina", f"0 load {card}")
    assert ducats(pos)[0] == 11
    events = play(pos, "1 finish-trade", f"1 play {SALT[0]}", f"1 load {SALT[0]}")
    assert lines(events, "influence") == ["influence seat=0 amount=3"]


def test_good_terms_taken_in_a_turn_lower_the_prices_of_the_next() -> None:
    card = next(card for card in showing("draw", "ship") if card.startswith("silk"))
    pos = load(2, phase="play", hands=[[card], SALT[:1]], ships=["corfu", "tana"],
               tokens={"messina": "good_terms"}, cargo=[[], [top(6)]])  # fmt: skip
    play(pos, f"0 play {card}", "0 sail messina", f"0 load {card}")
    assert table(pos)["price"] == 3
    play(pos, "1 finish-trade", f"1 play {SALT[0]}", f"1 load {SALT[0]}")
    assert table(pos)["price"] == 1
