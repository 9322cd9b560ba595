"""A teacher's games: they can be played again, and a net that learns from them chooses as the teacher did."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("torch")

import torch

import argosy
from argosy.lab.train import teacher_games
from argosy.lab.train.config import Config, GameGroup, Teacher, config_for
from argosy.lab.train.devices import games_for
from argosy.lab.train.imitation import Imitation
from argosy.lab.train.lookahead_games import NOT_FOR_NETS, OTHER, roles_at
from argosy.lab.train.model import Net
from argosy.lab.train.ppo import Learner
from argosy.lab.train.training_run import RunArgs, TrainingRun
from argosy.lab.train.vector_games import CpuGames

TEACHERS = {"port-royal": "heuristic", "oltre-mare": "planner"}
PROCESSOR = torch.device("cpu")
torch.set_num_threads(1)  # nets are tiny here, and threads that wait for each other slow busy machines down


def taught(game: str, tables: int = 16, steps: int = 40, slips: float = 0.1, passes: int = 1) -> Config:
    small = {"games": 64, "steps": 16, "minibatch": 512, "width": 32, "blocks": 1, "settle": 8}
    settings = config_for(game, False, None, **small)
    return replace(
        settings, teacher=Teacher(TEACHERS[game], tables, steps, slips, passes, learning_rate=(3e-3, 1e-3))
    )


def learner_of(settings: Config, reference: Net | None = None) -> Learner:
    torch.manual_seed(1)
    games = games_for(settings, settings.stages[0], 1, PROCESSOR)
    net = Net(games.rules.feature_count, games.rules.action_count, settings.width, settings.blocks)
    return Learner(settings, net, games, False, reference)


@pytest.mark.parametrize("game", argosy.NAMES)
def test_recorded_games_replay_through_positions_in_which_every_choice_is_allowed(game: str) -> None:
    settings = taught(game)
    recorded = teacher_games.record_games(settings, 5, threads=2)
    rules = argosy.game(game).rules
    tables = CpuGames(
        rules, 16, recorded.players, (GameGroup(),), recorded.restraint, recorded.seed, PROCESSOR
    )
    every = torch.arange(16)
    for chosen, played in zip(recorded.chosen, recorded.played, strict=True):
        wanted, done = torch.from_numpy(chosen).long(), torch.from_numpy(played).long()
        known = wanted != NOT_FOR_NETS
        assert tables.mask[every, wanted.clamp(min=0)][known].all()
        assert tables.mask[every, done][known].all()
        tables.advance(done)
    slips = (recorded.chosen != recorded.played).mean()
    assert 0.01 < slips < 0.12  # one in ten, some of which fall on what was chosen


@pytest.mark.parametrize("game", argosy.NAMES)
def test_what_a_net_finds_by_looking_ahead_is_allowed_and_mostly_what_it_likes_anyway(game: str) -> None:
    settings = taught(game, tables=4, steps=24, slips=0.0)
    assert settings.teacher is not None
    settings = replace(settings, teacher=replace(settings.teacher, player="net-ahead"))
    recorded = teacher_games.record_games(settings, 5, threads=2)
    rules = argosy.game(game).rules
    tables = CpuGames(
        rules, 4, recorded.players, (GameGroup(),), recorded.restraint, recorded.seed, PROCESSOR
    )
    known = recorded.chosen != NOT_FOR_NETS
    assert known.mean() > 0.9
    for chosen, played in zip(recorded.chosen, recorded.played, strict=True):
        wanted = torch.from_numpy(chosen).long()
        assert tables.mask[torch.arange(4), wanted.clamp(min=0)][wanted != NOT_FOR_NETS].all()
        tables.advance(torch.from_numpy(played).long())
    alike = (recorded.chosen == recorded.played)[known].mean()
    assert alike > 0.7  # every second seat decides at once


def test_nothing_is_learned_from_the_seats_of_others_and_somebody_always_teaches() -> None:
    settings = taught("port-royal", tables=6, steps=30, slips=0.0)
    assert settings.teacher is not None
    settings = replace(settings, teacher=replace(settings.teacher, player="net-ahead", among="kb-hard"))
    recorded = teacher_games.record_games(settings, 5, threads=2)
    roles = roles_at(6, True, 5)
    left_out = (recorded.chosen == NOT_FOR_NETS).any(0)
    assert (left_out <= (roles == OTHER).any(1)).all()
    assert left_out.any()
    assert (roles[:, :2] != OTHER).any(1).all()


def test_a_net_that_does_not_look_ahead_is_no_teacher_and_time_is_for_one_that_does() -> None:
    settings = taught("port-royal", tables=4, steps=4)
    assert settings.teacher is not None
    alone = replace(settings, teacher=replace(settings.teacher, player="net"))
    with pytest.raises(argosy.ArgosyError, match="one that looks ahead does: net-ahead"):
        teacher_games.record_games(alone, 5, threads=1)
    with pytest.raises(argosy.ArgosyError, match="not for heuristic"):
        teacher_games.record_games(settings, 5, threads=1, minutes=1)


def test_when_the_time_is_up_the_first_tables_are_kept() -> None:
    settings = taught("port-royal", tables=40, steps=4)
    assert settings.teacher is not None
    settings = replace(settings, teacher=replace(settings.teacher, player="net-ahead"))
    whole = teacher_games.record_games(settings, 5, threads=1)
    part = teacher_games.record_games(settings, 5, threads=1, minutes=0)
    count = part.played.shape[1]
    assert 0 < count < 40
    assert (part.played == whole.played[:, :count]).all()


@pytest.mark.parametrize("game", argosy.NAMES)
def test_equal_seeds_record_equal_games_whatever_the_number_of_threads(game: str) -> None:
    settings = taught(game, tables=80, steps=6)
    one, other = (
        teacher_games.record_games(settings, 5, threads=1),
        teacher_games.record_games(settings, 5, threads=2),
    )
    assert (one.played == other.played).all()
    assert (one.chosen == other.chosen).all()
    assert not (one.played == teacher_games.record_games(settings, 6, threads=1).played).all()


def test_a_file_keeps_recorded_games_and_others_are_refused(tmp_path: Path) -> None:
    settings = taught("port-royal", steps=6)
    recorded = teacher_games.record_games(settings, 5, threads=1)
    path = tmp_path / "some.lesson"
    recorded.save(path)
    again = teacher_games.load(path, settings)
    assert (again.played == recorded.played).all()
    assert (again.chosen == recorded.chosen).all()
    with pytest.raises(argosy.ArgosyError, match="is of port-royal"):
        teacher_games.load(path, taught("oltre-mare"))
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(argosy.ArgosyError, match="no teacher's games"):
        teacher_games.load(path, settings)
    with pytest.raises(argosy.ArgosyError, match="no teacher's games"):
        teacher_games.load(tmp_path / "none.lesson", settings)


def test_a_net_chooses_as_its_teacher_in_positions_it_has_not_seen() -> None:
    settings = taught("port-royal", tables=64, steps=160, passes=4)
    learner = learner_of(settings)
    lines: list[str] = []
    Imitation(settings, learner, teacher_games.record_games(settings, 5, threads=2)).train(lines.append)
    assert len(lines) == 4
    assert lines[0].startswith("heuristic, 1 of 4")
    other = teacher_games.record_games(settings, 6, threads=2)
    tables = CpuGames(
        learner.games.rules, 64, other.players, (GameGroup(),), other.restraint, other.seed, PROCESSOR
    )
    alike, even, seen = 0, 0.0, 0
    for chosen, played in zip(other.chosen[:60], other.played[:60], strict=True):
        with torch.no_grad():
            logits, _ = learner.net(tables.features)
        likes = logits.masked_fill(~tables.mask, -torch.inf).argmax(1)
        alike += int((likes == torch.from_numpy(chosen).long()).sum())
        even += float((1 / tables.mask.sum(1)).sum())
        seen += len(likes)
        tables.advance(torch.from_numpy(played).long())
    assert alike / seen > even / seen + 0.15  # who chooses by lot is right `even` times


def test_a_policy_diverges_from_another_but_not_from_itself() -> None:
    settings = replace(taught("port-royal"), kl_to_teacher=(0.1, 0.1))
    rules = argosy.game("port-royal").rules
    other = Net(rules.feature_count, rules.action_count, settings.width, settings.blocks)
    learner = learner_of(settings, other)
    features, mask = learner.games.features, learner.games.mask
    with torch.no_grad():
        learner.net.leave.weight.mul_(100)
        logs = torch.log_softmax(learner.net(features)[0].masked_fill(~mask, -1e9), 1)
        evenly = torch.full((len(mask),), 1 / len(mask))
        assert learner._kl_to_teacher(features, mask, logs, evenly) > 0.01
        other.load_state_dict(learner.net.state_dict())
        assert learner._kl_to_teacher(features, mask, logs, evenly).abs() < 1e-5


def test_a_taught_net_goes_on_from_its_checkpoint_with_the_teacher_it_had(tmp_path: Path) -> None:
    settings = replace(taught("oltre-mare", steps=16), measured_games=0)
    assert any(settings.kl_to_teacher)
    out, lines = tmp_path / "net.safetensors", list[str]()
    TrainingRun(settings, RunArgs(out, "first", seed=1, iterations=1), lines.append).run()
    assert any(line.startswith("taught after") for line in lines)
    lines.clear()
    args = RunArgs(out, "second", seed=1, iterations=1, resume=tmp_path / "net.checkpoint")
    again = TrainingRun(settings, args, lines.append)
    assert again._reference is not None
    before = again._reference.leave.weight.clone()
    again.run()
    assert not any("taught" in line for line in lines)
    assert torch.equal(before, again._reference.leave.weight)
    assert not torch.equal(before, again.net.leave.weight)
