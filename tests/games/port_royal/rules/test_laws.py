"""Laws of Port Royal that hold in every position of every game."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import argosy
from argosy.games.port_royal.rules.cards import CARD_COUNT, COUNT, FACES, Crew, Kind
from argosy.games.port_royal.rules.state import BOX, DISPLAY_OF, ROW
from contract.walks import sample, walk

GAME = argosy.game("port-royal")


def test_the_deck_is_the_one_the_rulebooks_count() -> None:
    assert CARD_COUNT == 120
    assert len(FACES) == 62
    kinds: Counter[Kind] = Counter()
    for face in FACES:
        kinds[face.kind] += face.count
    assert kinds == {Kind.SHIP: 50, Kind.PERSON: 60, Kind.EXPEDITION: 6, Kind.TAX: 4}
    crews: Counter[str] = Counter()
    for face in FACES:
        if face.crew is not None:
            crews["TRADER" if face.crew >= Crew.TRADER_YELLOW else face.crew.name] += face.count
    assert crews == {
        "TRADER": 10, "SETTLER": 5, "CAPTAIN": 5, "PRIEST": 5, "JACK": 3, "SAILOR": 10, "PIRATE": 3,
        "MADEMOISELLE": 4, "JESTER": 5, "ADMIRAL": 6, "GOVERNOR": 4,
    }  # fmt: skip
    assert sum(face.points * face.count for face in FACES if face.kind == Kind.PERSON) == 83
    assert sum(face.coins * face.count for face in FACES if face.kind == Kind.SHIP) == 110


@pytest.mark.slow
@settings(deadline=None, max_examples=40)
@given(seed=st.integers(0, 2**63 - 1), players=st.integers(2, 5))
def test_points_never_fall_and_nobody_owes_a_coin(seed: int, players: int) -> None:
    before = [0] * players
    for position in walk(GAME, players, seed):
        seats = position.view(None)["seats"]
        points = [seat["points"] for seat in seats]
        assert all(now >= then for now, then in zip(points, before, strict=True))
        assert all(seat["coins"] >= 0 for seat in seats)
        before = points


@settings(deadline=None, max_examples=25)
@given(seed=st.integers(0, 2**63 - 1), players=st.integers(2, 5))
def test_the_120_faces_are_always_those_of_the_deck(seed: int, players: int) -> None:
    for position in walk(GAME, players, seed):
        faces = Counter(int(face) for face in position.state.face)
        assert faces == {face: COUNT[face] for face in range(len(FACES))}


def test_what_a_seat_record_adds_up_is_what_lies_in_its_display() -> None:
    for position, _ in sample(GAME, games=20, every=7, seed=41):
        record = position.state
        for seat, seen in enumerate(position.view(None)["seats"]):
            assert record.seats[seat].points == seen["points"]
            assert record.seats[seat].swords == seen["swords"]
            crew = {c.name.lower(): int(n) for c, n in zip(Crew, record.seats[seat].crew, strict=True) if n}
            assert crew == seen["crew"]


def test_the_special_expedition_never_leaves_the_row_the_box_and_the_displays() -> None:
    special = next(k for k, face in enumerate(FACES) if face.id == "expedition_cps_5p")
    for position, _ in sample(GAME, games=20, every=7, seed=42):
        record = position.state
        zone = next(int(record.zone[card]) for card in range(CARD_COUNT) if record.face[card] == special)
        assert zone in ({ROW} if position.players == 5 else {BOX}) or zone >= DISPLAY_OF


def test_all_seats_have_had_equally_many_turns_when_the_game_is_over() -> None:
    for seed in range(30):
        *_, last = walk(GAME, 2 + seed % 4, seed)
        view = last.view(None)
        assert view["turn"] % view["players"] == 0
        assert (view["active"] + 1) % view["players"] == view["start"]
        assert max(seat["points"] for seat in view["seats"]) >= 12


def test_all_seats_see_the_same_but_for_their_own_offers_and_choices() -> None:
    for position, _ in sample(GAME, games=8, every=19, seed=43):
        views = [position.view(seat) for seat in [None, *range(position.players)]]
        for view in views:
            del view["seat"], view["choices"], view["offers"]
        assert all(view == views[0] for view in views)


def test_the_table_of_features_names_every_number_of_the_observation() -> None:
    names = GAME.rules.feature_names
    assert (
        len(names)
        == len(set(names))
        == GAME.rules.feature_count
        == sum(n for _, n in GAME.rules.features)
        == 327
    )


def test_the_observation_holds_what_its_table_says() -> None:
    batch = GAME.batch(1, players=3)
    scenario = {
        "players": 3,
        "start": 1,
        "active": 2,
        "acting": 0,
        "phase": "trade",
        "picks": 2,
        "turn": 20,
        "harbour": ["ship_red_1_1", "settler", "settler"],
        "row": ["expedition_pp"],
        "discard": ["jack", "jack"],
        "coins": [6, 12, 3],
        "display": [["sailor_3"], ["governor", "expedition_cc"], []],
        "options": {"claim_after_bust": True},
    }
    position = GAME.load(scenario)
    batch.states[:] = position.states
    seen = dict(zip(GAME.rules.feature_names, batch.observe()[0].tolist(), strict=True))

    def block(start: str) -> list[float]:
        return [value for name, value in seen.items() if name.startswith(start)]

    assert block("players") == [0, 1, 0, 0]
    assert block("decision") == [0, 0, 1, 0]
    assert block("active seat") == [0, 0, 1, 0, 0]
    assert block("start seat") == [0, 1, 0, 0, 0]
    assert block("picks left") == [0.5]
    assert block("turn / 40") == [0.5]
    assert block("options") == [0, 1, 1, 1, 1]
    seats = block("per seat")
    per_seat = len(seats) // 5
    assert seats[:4] == pytest.approx([1, 6 / 12, 3 / 12, 1 / 6])
    assert seats[4 + Crew.SAILOR] == 0.5
    assert seats[per_seat : per_seat + 4] == pytest.approx([1, 12 / 12, 4 / 12, 0])
    assert seats[per_seat + 4 + Crew.GOVERNOR] == seats[per_seat + 4 + Crew.EXPEDITION] == 0.5
    assert seats[2 * per_seat : 2 * per_seat + 4] == pytest.approx([1, 3 / 12, 0, 0])
    assert seats[3 * per_seat :] == [0] * (2 * per_seat)
    assert sum(block("harbour: cards of each")) == 3
    assert block("harbour: cards / 5") == pytest.approx([3 / 5])
    assert block("harbour: colours") == [0, 0, 0, 1, 0]
    assert block("row") == [0, 1, 0, 0, 0, 0]
    assert block("ship awaiting") == [0] * 8
    assert sum(block("next card")) == pytest.approx(1)
    assert block("bust probability") == pytest.approx([9 / position.odds(0)["cards"]])
    assert block("draw pile") == pytest.approx([position.view(0)["deck"] / 120])
    assert sum(block("discard pile")) == 0.5


def test_an_offer_is_what_the_choice_to_take_it_will_say() -> None:
    compared = 0
    for position, _ in sample(GAME, games=16, every=3, seed=44):
        for seat in position.to_act:
            view = position.view(seat)
            assert [offer["card"] for offer in view["offers"]] == view["harbour"]
            taken = {choice["action"].removeprefix("take "): choice for choice in view["choices"]}
            for offer in view["offers"]:
                if view["phase"] != "trade" or view["picks"] == 0:
                    continue
                assert offer["affordable"] == (offer["card"] in taken)
                if choice := taken.get(offer["card"]):
                    assert {**offer, **choice} == {**choice, **offer}
                    compared += 1
    assert compared > 300
