"""A teacher's games: they can be played again, and a net that learns from them chooses as the teacher did."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("torch")

import torch

import argosy
from argosy.train import teacher
from argosy.train.apprentice import Apprentice
from argosy.train.config import Config, Tables, Teacher, config_for
from argosy.train.course import Course, Wish
from argosy.train.learning import Learner
from argosy.train.net import Net
from argosy.train.seating import tables_for
from argosy.train.tables import ProcessorTables

TEACHERS = {"port-royal": "heuristic", "oltre-mare": "planner"}
PROCESSOR = torch.device("cpu")
torch.set_num_threads(1)  # nets are tiny here, and threads that wait for each other slow busy machines down


def taught(game: str, tables: int = 16, steps: int = 40, slips: float = 0.1, passes: int = 1) -> Config:
    small = {"games": 64, "steps": 16, "minibatch": 512, "width": 32, "blocks": 1, "settle": 8}
    settings = config_for(game, False, None, **small)
    return replace(
        settings, teacher=Teacher(TEACHERS[game], tables, steps, slips, passes, learning_rate=(3e-3, 1e-3))
    )


def learner_of(settings: Config, rival: Net | None = None) -> Learner:
    torch.manual_seed(1)
    tables = tables_for(settings, settings.stages[0], 1, PROCESSOR)
    net = Net(tables.rules.feature_count, tables.rules.action_count, settings.width, settings.blocks)
    return Learner(settings, net, tables, False, rival)


@pytest.mark.parametrize("game", argosy.NAMES)
def test_a_lesson_played_again_comes_by_positions_in_which_every_choice_is_allowed(game: str) -> None:
    settings = taught(game)
    lesson = teacher.teach(settings, 5, threads=2)
    rules = argosy.game(game).rules
    tables = ProcessorTables(rules, 16, lesson.players, (Tables(),), lesson.restraint, lesson.seed, PROCESSOR)
    every = torch.arange(16)
    for chosen, played in zip(lesson.chosen, lesson.played, strict=True):
        wanted, done = torch.from_numpy(chosen).long(), torch.from_numpy(played).long()
        known = wanted != teacher.NOT_FOR_NETS
        assert tables.mask[every, wanted.clamp(min=0)][known].all()
        assert tables.mask[every, done][known].all()
        tables.advance(done)
    slips = (lesson.chosen != lesson.played).mean()
    assert 0.01 < slips < 0.12  # one in ten, some of which fall on what was chosen


@pytest.mark.parametrize("game", argosy.NAMES)
def test_equal_seeds_give_equal_lessons_whatever_the_number_of_threads(game: str) -> None:
    settings = taught(game, tables=80, steps=6)
    one, other = teacher.teach(settings, 5, threads=1), teacher.teach(settings, 5, threads=2)
    assert (one.played == other.played).all()
    assert (one.chosen == other.chosen).all()
    assert not (one.played == teacher.teach(settings, 6, threads=1).played).all()


def test_a_file_keeps_a_lesson_and_others_are_refused(tmp_path: Path) -> None:
    settings = taught("port-royal", steps=6)
    lesson = teacher.teach(settings, 5, threads=1)
    path = tmp_path / "some.lesson"
    lesson.save(path)
    again = teacher.load(path, settings)
    assert (again.played == lesson.played).all()
    assert (again.chosen == lesson.chosen).all()
    with pytest.raises(argosy.ArgosyError, match="is of port-royal"):
        teacher.load(path, taught("oltre-mare"))
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(argosy.ArgosyError, match="no teacher's lesson"):
        teacher.load(path, settings)
    with pytest.raises(argosy.ArgosyError, match="no teacher's lesson"):
        teacher.load(tmp_path / "none.lesson", settings)


def test_an_apprentice_chooses_as_its_teacher_where_it_has_not_seen_it() -> None:
    settings = taught("port-royal", tables=64, steps=160, passes=4)
    learner = learner_of(settings)
    told: list[str] = []
    Apprentice(settings, learner, teacher.teach(settings, 5, threads=2)).study(told.append)
    assert len(told) == 4
    assert told[0].startswith("heuristic, 1 of 4")
    other = teacher.teach(settings, 6, threads=2)
    tables = ProcessorTables(
        learner.tables.rules, 64, other.players, (Tables(),), other.restraint, other.seed, PROCESSOR
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


def test_a_policy_is_estranged_from_another_but_not_from_itself() -> None:
    settings = replace(taught("port-royal"), loyalty=(0.1, 0.1))
    rules = argosy.game("port-royal").rules
    other = Net(rules.feature_count, rules.action_count, settings.width, settings.blocks)
    learner = learner_of(settings, other)
    features, mask = learner.tables.features, learner.tables.mask
    with torch.no_grad():
        learner.net.leave.weight.mul_(100)
        logs = torch.log_softmax(learner.net(features)[0].masked_fill(~mask, -1e9), 1)
        evenly = torch.full((len(mask),), 1 / len(mask))
        assert learner._estrangement(features, mask, logs, evenly) > 0.01
        other.load_state_dict(learner.net.state_dict())
        assert learner._estrangement(features, mask, logs, evenly).abs() < 1e-5


def test_a_taught_net_goes_on_from_its_checkpoint_with_the_teacher_it_had(tmp_path: Path) -> None:
    settings = replace(taught("oltre-mare", steps=16), measured_games=0)
    assert any(settings.loyalty)
    out, told = tmp_path / "net.safetensors", list[str]()
    Course(settings, Wish(out, "first", seed=1, iterations=1), told.append).run()
    assert any(line.startswith("taught after") for line in told)
    told.clear()
    wish = Wish(out, "second", seed=1, iterations=1, resume=tmp_path / "net.checkpoint")
    again = Course(settings, wish, told.append)
    assert again._rival is not None
    before = again._rival.leave.weight.clone()
    again.run()
    assert not any("taught" in line for line in told)
    assert torch.equal(before, again._rival.leave.weight)
    assert not torch.equal(before, again.net.leave.weight)
