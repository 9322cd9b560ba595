"""Tournaments: fair seats, the same result on any number of cores, going on where one was broken off."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from argosy.core.errors import ArgosyError
from argosy.lab.arena import tournament
from argosy.lab.arena.outcomes import Outcomes
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.statistics import Tally, tally

QUICK = ("heuristic", "kb-hard", "random")


def run(plan: Plan, cores: int = 1, file: Path | None = None) -> list[Outcomes]:
    return tournament.run(plan, cores, file, lambda done: None)


def without_times(result: Tally) -> object:
    told = result.to_json()
    for line in told["entrants"]:
        del line["seconds"], line["worst"]
    return told


# ------------------------------------------------------------------------------------- seats


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_sits_everywhere_equally_often_and_next_to_everybody(players: int) -> None:
    plan = Plan("port-royal", tuple("abcde"[:players]), players, 240)
    places: Counter[tuple[int, int]] = Counter()
    neighbours: Counter[tuple[int, int]] = Counter()
    for number in range(240):
        seating = plan.seating(number)
        assert sorted(seating) == list(range(players))
        places.update(enumerate(seating))
        neighbours.update(pairwise((*seating, seating[0])))
    assert set(places.values()) == {240 // players}
    assert len(set(neighbours.values())) == 1


def test_a_ladder_seats_everybody_about_equally_often_and_nobody_twice() -> None:
    plan = Plan("port-royal", tuple("abcdef"), 4, 600, seed=3, ladder=True)
    seated = Counter(who for number in range(600) for who in plan.seating(number))
    assert all(len(set(plan.seating(number))) == 4 for number in range(600))
    assert all(320 < seated[who] < 480 for who in range(6))


def test_a_plan_without_enough_seats_or_players_is_refused() -> None:
    with pytest.raises(ArgosyError, match="4 players need as many seats, not 2"):
        Plan("port-royal", ("random", "random"), 4, 10)
    with pytest.raises(ArgosyError, match="at least 2 different players"):
        Plan("port-royal", ("random", "random"), 4, 10, ladder=True)


# --------------------------------------------------------------------------------- the same


def test_the_result_is_the_same_on_one_core_and_on_three() -> None:
    plan = Plan("port-royal", QUICK, 3, 90, seed=11)
    one, three = tally(plan, run(plan, 1)), tally(plan, run(plan, 3))
    assert without_times(one) == without_times(three)
    assert one.games == 90


def test_another_seed_plays_other_games() -> None:
    plans = [Plan("port-royal", QUICK, 3, 30, seed=seed) for seed in (1, 2)]
    first, second = (tally(plan, run(plan)).to_json() for plan in plans)
    assert first["decisions"] != second["decisions"]


# -------------------------------------------------------------------------------- going on


def test_a_tournament_that_was_broken_off_goes_on_and_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    plan, file = Plan("port-royal", QUICK, 3, 60, seed=2), tmp_path / "games.jsonl"
    whole = tally(plan, run(plan, file=file))
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) > 3
    file.write_text("".join(lines[:3]) + lines[3][:40], encoding="utf-8")
    kept = len(Outcomes.from_json(json.loads(lines[1])).games)
    done: list[int] = []
    again = tournament.run(plan, 2, file, done.append)
    assert done[0] == 2 * kept
    assert sum(done) == 60
    assert without_times(tally(plan, again)) == without_times(whole)
    assert tournament.run(plan, 1, file, done.append) != []
    assert done[-1] == 60


def test_a_file_of_another_tournament_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(Plan("port-royal", QUICK, 3, 6, seed=2), file=file)
    before = file.read_bytes()
    with pytest.raises(ArgosyError, match="is another tournament \\(seed 2\\)"):
        run(Plan("port-royal", QUICK, 3, 6, seed=3), file=file)
    assert file.read_bytes() == before


def test_a_file_played_by_other_versions_of_the_players_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    plan = Plan("port-royal", QUICK, 3, 6, seed=2)
    run(plan, file=file)
    mark = tournament.fingerprint(plan)
    file.write_text(file.read_text(encoding="utf-8").replace(mark, "0" * len(mark)), encoding="utf-8")
    with pytest.raises(ArgosyError, match="other versions of these players"):
        run(plan, file=file)


@pytest.mark.parametrize("text", ["not json\n", "{}\n", "[]\n", '{"plan": null, "players": 1}\n', "{"])
def test_a_file_that_is_no_tournament_is_refused_and_not_touched(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ArgosyError, match="holds no tournament to resume"):
        run(Plan("port-royal", QUICK, 3, 6), file=file)
    assert file.read_text(encoding="utf-8") == text


def test_an_empty_file_is_a_new_tournament(tmp_path: Path) -> None:
    plan, file = Plan("port-royal", QUICK, 3, 6, seed=2), tmp_path / "games.jsonl"
    file.touch()
    run(plan, file=file)
    assert {number for part in tournament.read_file(plan, file) for number in part.games} == set(range(6))


def test_no_game_is_counted_twice(tmp_path: Path) -> None:
    plan, file = Plan("port-royal", QUICK, 3, 60, seed=2), tmp_path / "games.jsonl"
    run(plan, file=file)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join([*lines, lines[1]]), encoding="utf-8")
    first = json.loads(lines[1])["first"]
    with pytest.raises(ArgosyError, match=f"line {len(lines) + 1} repeats game {first}"):
        run(plan, file=file)


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("first", 60),
        ("first", -1),
        ("first", "0"),
        ("seatings", []),
        ("shares", [[1, 0, 0]]),
        ("turns", 7),
        ("turns", [2**70]),
        ("times", [1, 2]),
        ("times", {"3": [1, 2.0, 3.0]}),
        ("faults", [[0, 9, "no such entrant"]]),
    ],
)
def test_a_line_that_no_game_of_the_plan_can_have_is_damaged(
    tmp_path: Path, column: str, value: object
) -> None:
    plan, file = Plan("port-royal", QUICK, 3, 60, seed=2), tmp_path / "games.jsonl"
    run(plan, file=file)
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[2] = json.dumps({**json.loads(lines[2]), column: value})
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(ArgosyError, match="line 3 is damaged"):
        run(plan, file=file)


# ------------------------------------------------------------------------------- strength


def test_the_tuned_heuristic_beats_three_kb_hard_more_often_than_not() -> None:
    plan = Plan("port-royal", ("heuristic", "kb-hard", "kb-hard", "kb-hard"), 4, 400, seed=6)
    (ours, theirs) = tally(plan, run(plan)).lines
    assert ours.name == "heuristic"
    assert ours.win_rate > 0.65
    assert theirs.seats == 3
    assert np.isclose(ours.win_rate + 3 * theirs.win_rate, 1)
