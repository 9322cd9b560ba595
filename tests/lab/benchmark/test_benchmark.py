"""The benchmark: its tasks are frozen, luck is nothing on average, and a changed result file is caught."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import argosy
from argosy.core.errors import ArgosyError
from argosy.games import manifest
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.sandbox import play_game
from argosy.lab.batched_net import BatchedNet
from argosy.lab.benchmark import luck, result_file, tasks
from argosy.lab.benchmark.codes import packed, unpacked
from argosy.lab.benchmark.estimate import estimate
from argosy.lab.benchmark.luck import Walker
from argosy.lab.benchmark.score import Game, Scored, bot_mark, estimated, judge_of, walked
from argosy.players.net import champion

GAMES = argosy.NAMES


def played(task: tasks.Task, bot: str) -> list[Game]:
    return [
        Game(number, play_game(task.plan(bot), number, noting=True).codes[number])
        for number in range(task.games)
    ]


@pytest.fixture(scope="module")
def scored() -> Scored:
    task = replace(tasks.tasks_of(GAMES[0])[0], games=4)
    judge = judge_of(task.game)
    assert judge is not None
    found = Scored(task, "random", bot_mark(task.game, "random", 2), judge.mark, played(task, "random"))
    found.estimate = estimated(found, judge, 1)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_tasks_are_as_they_were_frozen(game: str) -> None:
    text = manifest(game).folder.joinpath(tasks.FILE).read_text(encoding="utf-8")
    assert tasks.file_text(tuple(map(tasks.frozen_now, tasks.tasks_of(game)))) == text
    assert {task.players for task in tasks.tasks_of(game)} == {2, 3, 4, 5}


def test_a_task_whose_opponent_has_changed_is_refused() -> None:
    task = tasks.tasks_of(GAMES[0])[0]
    for name, other in (
        ("weights", replace(task, weights="0" * 16)),
        ("conduct", replace(task, conduct="0" * 16)),
    ):
        with pytest.raises(ArgosyError, match=rf"the {name} of .* are not those"):
            tasks.check_frozen(other)
    with pytest.raises(ArgosyError, match="rules version"):
        tasks.check_frozen(replace(task, rules=99))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_luck_is_shared_out_and_nothing_on_average(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "WORLDS", 3)
    count, plan = 24, Plan(game, ("random",) * 3, 3, 24, seed=5)
    walker = Walker(game, 3, plan.seed, BatchedNet(champion(game)))
    ends = [
        walker.walk(number, np.array(play_game(plan, number, noting=True).codes[number]))
        for number in range(count)
    ]
    found = np.array([end.luck for end in ends])
    whole = (np.abs(found) < luck.ENOUGH).all(axis=1)
    assert np.abs(found[whole].sum(axis=1)).max() < 1e-6
    assert found.std() > 0.05
    assert np.all(np.abs(found.mean(axis=0)) < 4 * found.std(axis=0) / count**0.5)
    assert all(end.over for end in ends)


def test_the_batched_net_expects_what_the_kernel_does() -> None:
    for game in GAMES:
        net = champion(game)
        batch = argosy.game(game).batch(6, 3, seed=2)
        for _ in range(30):
            batch.legal_mask()
            batch.step(batch.random_actions())
        seats = np.array([batch.position(i).asked for i in range(6)])
        judged, batched = net.judge(batch.observe(), 3), BatchedNet(net)
        by_seat = batched.shares(batched.hidden(batch.observe()), seats, 3)
        for i, seat in enumerate(seats.tolist()):
            assert np.roll(judged.shares[i, :3], seat) == pytest.approx(by_seat[i, :3], abs=1e-4)
        logs = batched.log_policy(batched.hidden(batch.observe()), batch.legal_mask())
        assert np.exp(logs).sum(axis=1) == pytest.approx(1, abs=1e-4)


def test_luck_without_end_is_counted_up_to_where_it_is_enough() -> None:
    found = luck.stopped(np.array([[0.5, 0.1], [0.6, -0.2], [-3.0, 0.05]]))
    assert found == pytest.approx([1.1, -0.05])


def test_a_code_the_rules_do_not_allow_is_found(scored: Scored) -> None:
    codes = list(scored.games[0].codes)
    codes[len(codes) // 2] = 87 - codes[len(codes) // 2]
    with pytest.raises(ArgosyError, match=r"cannot be played|is not over"):
        walked(scored.task, [Game(0, codes)], None, 1)
    with pytest.raises(ArgosyError, match="is not over"):
        walked(scored.task, [Game(0, scored.games[0].codes[:-9])], None, 1)


def test_codes_survive_as_text() -> None:
    assert unpacked(packed([0, 5, 217, 65535])).tolist() == [0, 5, 217, 65535]
    with pytest.raises(ArgosyError, match="damaged"):
        unpacked("not codes at all")


def test_taking_out_luck_keeps_the_mean_and_narrows_the_interval() -> None:
    chance = np.random.default_rng(3)
    lucky = chance.normal(size=4000)
    shares = (0.3 * lucky + 0.1 * chance.normal(size=4000) > 0).astype(float)
    found = estimate(shares, lucky)
    assert found.plain == pytest.approx(shares.mean())
    assert abs(found.share - 0.5) < 3 * (found.high - found.low) / 3.92
    assert 0.4 < found.saved < 0.7
    assert found.high - found.low < 0.8 * (found.plain_high - found.plain_low)
    noise = estimate(shares, np.zeros(4000))
    assert (noise.share, noise.low, noise.high) == (noise.plain, noise.plain_low, noise.plain_high)


def test_a_result_can_be_checked_without_the_bot(scored: Scored, tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    result_file.write(path, [scored])
    (again,) = result_file.read(path)
    assert [list(game.codes) for game in again.games] == [list(game.codes) for game in scored.games]
    checked = result_file.check(again, 1, lambda done: None)
    assert (checked.same_judge, checked.official) == (True, False)
    path.write_text("{}")
    with pytest.raises(ArgosyError, match="is no result"):
        result_file.read(path)


def test_a_result_that_was_changed_is_caught(scored: Scored, tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    result_file.write(path, [scored])
    text = path.read_text()
    assert scored.estimate is not None
    better = text.replace(f'"plain": {scored.estimate.plain}', '"plain": 0.99')
    assert better != text
    path.write_text(better)
    with pytest.raises(ArgosyError, match="its games make plain"):
        result_file.check(result_file.read(path)[0], 1, lambda done: None)
    easier = text.replace(scored.task.conduct, "0" * 16)
    path.write_text(easier)
    with pytest.raises(ArgosyError, match="is no task of this benchmark, or was changed"):
        result_file.check(result_file.read(path)[0], 1, lambda done: None)


def test_an_opponent_that_is_made_to_decide_otherwise_is_caught(scored: Scored) -> None:
    """The game of somebody else, legal from its first code to its last."""
    weaker = play_game(Plan(scored.task.game, ("random",) * 2, 2, 4, scored.task.seed), 1, noting=True).codes[
        1
    ]
    with pytest.raises(ArgosyError, match=r"decides '.*' where the file says"):
        result_file.replay(scored.task, Game(1, weaker))


def test_results_are_official_only_with_all_games(scored: Scored) -> None:
    data = json.loads(json.dumps(result_file.to_json([scored])))
    assert data["official"] is False
    assert data["tasks"][0]["judge"] == champion(scored.task.game).mark
