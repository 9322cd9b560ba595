"""Learning by self-play: what a lesson is, that nets get better by it, and that processor and GPU agree."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

import argosy
from argosy.players.company import company_of, contests_of
from argosy.players.net import file_of, read_net
from argosy.train.config import Config, Stage, config_for
from argosy.train.config import Tables as TablesOf
from argosy.train.course import Course, Wish
from argosy.train.learning import Learner, Lessons, worth
from argosy.train.measuring import measure
from argosy.train.net import Net, as_seen, by_seat
from argosy.train.seating import Together, tables_at, tables_for
from argosy.train.tables import Tables
from simulated import run_simulated

torch.set_num_threads(1)  # nets are tiny here, and threads that wait for each other slow busy machines down

PROCESSOR = torch.device("cpu")
GAMES = argosy.NAMES


def tiny(game: str, **changes: object) -> Config:
    small = {"games": 64, "steps": 16, "minibatch": 512, "width": 32, "blocks": 1, "settle": 8}
    return config_for(game, False, None, **{**small, **changes})


def seated(settings: Config, seed: int = 3) -> Tables:
    return tables_for(settings, settings.stages[-1], seed, PROCESSOR, threads=1)


def blank(steps: int, games: int) -> Lessons:
    def room(*shape: int) -> torch.Tensor:
        return torch.zeros(shape)

    return Lessons(
        features=room(steps, games, 1),
        mask=room(steps, games, 1),
        actions=room(steps, games),
        log_odds=room(steps, games),
        seats=room(steps, games),
        own=room(steps, games) + 1,
        expected=room(steps + 1, games, 5),
        done=room(steps, games).bool(),
        shares=room(steps, games, 5),
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_that_is_asked_is_a_choice_and_the_mask_is_what_is_legal(game: str) -> None:
    settings = tiny(game, games=24, minibatch=128)
    tables = seated(settings)
    positions = argosy.game(game).batch(24, 2)
    chance = torch.Generator().manual_seed(1)
    for _ in range(40):
        assert (tables.mask.sum(1) >= 2).all()
        positions.states[:] = tables.fetch()
        legal = torch.from_numpy(positions.legal_mask().copy()).bool()
        assert not (tables.mask & ~legal).any()
        features = torch.from_numpy(positions.observe().copy())
        assert torch.equal(tables.features[:, : features.shape[1]], features)
        odds = torch.rand(tables.mask.shape, generator=chance) + 1
        tables.advance((odds * tables.mask).argmax(1))


@pytest.mark.parametrize("game", GAMES)
def test_kernels_show_the_same_games_as_the_processor(game: str) -> None:
    """By numba's simulator; `argosy train --selftest` makes the same comparison on a GPU."""
    script = (
        "import torch\n"
        "from argosy.train.config import config_for\n"
        "from argosy.train.gpu_tables import GpuTables\n"
        "from argosy.train.selftest import differences, trace\n"
        "from argosy.train.tables import ProcessorTables\n"
        f"given = config_for({game!r}, True), 5, 4, 40, torch.device('cpu')\n"
        "one, other = trace(GpuTables, *given), trace(ProcessorTables, *given)\n"
        "assert differences(one, other) == [], differences(one, other)\n"
        "assert len({state.tobytes() for state in one['states']}) == 4\n"
        "other['mask'][3, 0, 0] ^= 1\n"
        "assert differences(one, other) != []\n"
    )
    run_simulated(script)


def test_seats_are_turned_to_the_observer_and_back() -> None:
    table = torch.tensor([[0.1, 0.2, 0.7, 0.0, 0.0], [0.6, 0.4, 0.0, 0.0, 0.0]])
    seats, players = torch.tensor([2, 1]), torch.tensor([3, 2])
    seen = as_seen(table, seats, players)
    assert torch.equal(seen, torch.tensor([[0.7, 0.1, 0.2, 0.0, 0.0], [0.4, 0.6, 0.0, 0.0, 0.0]]))
    assert torch.equal(by_seat(seen, seats, players), table)


def test_an_outcome_reaches_back_to_the_decisions_of_its_own_game_only() -> None:
    got = blank(4, 1)
    got.expected[:, 0, 0] = torch.tensor([0.1, 0.2, 0.3, 0.4, 0.5])
    got.done[1] = True
    got.shares[1, 0, 0] = 1.0
    found = worth(got, 0.5)[:, 0, 0].tolist()
    # After the end another game: 0.5 is expected beyond step 3, half of it and half of 0.4 before that.
    assert found == pytest.approx([0.5 * 0.2 + 0.5 * 1.0, 1.0, 0.5 * 0.4 + 0.5 * 0.5, 0.5])


def test_equal_seeds_learn_equal_nets_and_other_seeds_others() -> None:
    def weights(seed: int) -> torch.Tensor:
        torch.manual_seed(seed)
        settings = tiny("port-royal")
        tables = seated(settings, seed)
        net = Net(tables.rules.feature_count, tables.rules.action_count, settings.width, settings.blocks)
        Learner(settings, net, tables, False).iterate(0.0)
        return net.leave.weight.detach().clone()

    assert torch.equal(weights(1), weights(1))
    assert not torch.equal(weights(1), weights(2))


@pytest.mark.parametrize("word", ["minibatch=100", "trace=2.0", "nothing=1"])
def test_settings_that_make_no_sense_are_refused(word: str) -> None:
    from argosy.train.config import setting

    with pytest.raises(argosy.ArgosyError):
        tiny("port-royal", **dict([setting(word)]))


def test_a_short_course_beats_random_and_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    """Untrained it has half of the games against random; after 20 iterations it depends on the seed how it
    fares, after 60 it wins nearly all.
    """
    settings = tiny(
        "port-royal", games=256, steps=32, minibatch=1024, width=64, players=(2,), settle=32, measured_games=0
    )
    out = tmp_path / "net.safetensors"
    Course(settings, Wish(out, "first", seed=1, iterations=60), lambda line: None).run()
    from argosy.players.net import read_net

    net = read_net(out, "port-royal")
    found = measure(net, "random", 2, 400, seed=9, threads=2)
    assert found.low > 0.9  # the lower end of a 95 % interval
    wish = Wish(out, "second", seed=1, iterations=1, resume=tmp_path / "net.checkpoint")
    again = Course(settings, wish, lambda line: None)
    assert (again.past.iterations, again.past.decisions) == (60, 60 * 256 * 32)
    again.run()
    assert read_net(out, "port-royal").about["command"] == "first && second"
    with pytest.raises(argosy.ArgosyError, match="width"):
        Course(replace(settings, width=32), wish, lambda line: None)


def test_a_rival_plays_all_other_seats_and_does_not_learn(tmp_path: Path) -> None:
    from argosy.players.net import file_of
    from argosy.train.files import load_net, weights_of

    settings = tiny("port-royal", players=(2,)).against_a_rival()
    tables = seated(settings)
    rival = load_net(file_of("port-royal"), "port-royal")
    before = {name: value.clone() for name, value in rival.state_dict().items()}
    net = Net(tables.rules.feature_count, tables.rules.action_count, settings.width, settings.blocks)
    learner = Learner(settings, net, tables, False, rival)
    learner.settle(20)
    got = learner.collect()
    assert 0.2 < float(got.own.mean()) < 0.8
    theirs = got.own == 0
    logits, _ = rival(got.features[theirs])
    assert torch.equal(logits.masked_fill(~got.mask[theirs], -torch.inf).argmax(1), got.actions[theirs])
    learner.learn(got, 0.0)
    assert all(torch.equal(before[name], value) for name, value in rival.state_dict().items())
    again = weights_of(rival, tables.rules, 3)
    from safetensors.numpy import load_file

    stored = load_file(file_of("port-royal"))
    assert all((again[name] == stored[name]).all() for name in stored)


def exploited(*words: str) -> str:
    from typer.testing import CliRunner

    from argosy.commands.app import app

    small = ["games=64", "steps=16", "minibatch=512", "settle=8"]
    told = CliRunner().invoke(app, ["exploit", *words, *(word for one in small for word in ("--set", one))])
    assert told.exit_code == 0, told.output
    return told.stdout


def test_a_best_response_is_learned_and_measured_against_the_champion(tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "x.safetensors"), "--set", "width=32", "--set", "blocks=1"]
    told = exploited("--players", "2,3", "--iterations", "2", "--games", "6", *out)
    assert "best response: net@" in told
    assert "an equal has 50.0 %" in told
    assert "an equal has 33.3 %" in told


def test_a_response_may_begin_as_the_champion_itself(tmp_path: Path) -> None:
    out = tmp_path / "x.safetensors"
    still = ["--set", "learning_rate=[0.0,0.0]", "--iterations", "1", "--games", "2", "--out", str(out)]
    exploited("--players", "3", "--as-champion", *still)
    champion, response = (read_net(path, "port-royal").weights for path in (file_of("port-royal"), out))
    assert all((champion[name] == response[name]).all() for name in champion)


def test_a_run_begins_as_a_net_of_its_own_size_only(tmp_path: Path) -> None:
    wish = Wish(tmp_path / "x.safetensors", "", iterations=1, begin=file_of("port-royal"))
    with pytest.raises(argosy.ArgosyError, match="is not of width 32 and 1 blocks"):
        Course(tiny("port-royal"), wish, print)


@pytest.mark.parametrize(("game", "rival"), [("port-royal", "heuristic"), ("oltre-mare", "planner")])
def test_a_compiled_rival_decides_at_its_seats_as_it_does_in_the_arena(game: str, rival: str) -> None:
    settings = tiny(
        game, games=20, minibatch=64, stages=(Stage(1.0, (TablesOf(0.5), TablesOf(0.5, rival=rival))),)
    )
    tables = seated(settings)
    company = company_of(game)
    assert company is not None
    contests = contests_of(company)
    worlds, rooms = company.room_for_one()
    chance = torch.Generator().manual_seed(1)
    alone = torch.arange(20) < 10
    answered = 0
    for _ in range(60):
        own, before, mask = tables.own.clone(), tables.fetch(), tables.mask
        assert own[alone].all()
        likings = torch.rand(mask.shape, generator=chance) + 1
        wishes = (likings * mask).argmax(1)
        for i in np.flatnonzero(~own.numpy()):
            minds = company.mind(rival, int(tables.players[i]))
            seat, stream = int(tables.seats[i]), np.zeros(4, np.int64)
            wishes[i] = contests.choose(before[i : i + 1], seat, minds, 0, stream, worlds, rooms)
            answered += 1
        wrong = torch.where(own, wishes, -1)  # what the learner says for its rival does not matter
        tables.advance(wrong)
        assert torch.equal(tables.played, wishes)
    assert answered > 100
    seats = {(int(p), int(s)) for p, s in zip(tables.players[10:], tables._learners[10:], strict=True)}
    assert len(seats) > 4  # the learner does not always sit at the same place


def test_who_thinks_long_is_no_rival() -> None:
    with pytest.raises(argosy.ArgosyError, match="mc-8 thinks too long"):
        seated(tiny("oltre-mare", stages=(Stage(1.0, (TablesOf(rival="mc-8"),)),)))
    with pytest.raises(argosy.ArgosyError, match="nobody who plays Oltre Mare is called"):
        seated(tiny("oltre-mare", stages=(Stage(1.0, (TablesOf(rival="plannet"),)),)))


def test_what_a_rival_decides_is_judged_but_not_imitated() -> None:
    torch.manual_seed(4)
    settings = tiny("port-royal", stages=(Stage(1.0, (TablesOf(rival="heuristic"),)),))
    tables = seated(settings)
    net = Net(tables.rules.feature_count, tables.rules.action_count, settings.width, settings.blocks)
    learner = Learner(settings, net, tables, False)
    got = learner.collect()
    theirs = got.own == 0
    assert 0.2 < theirs.float().mean() < 0.9
    # Whatever is taken for the rival's decisions, the policy learns the same.
    same = {name: value.clone() for name, value in net.state_dict().items()}
    torch.manual_seed(5)
    learner.learn(got, 0.0)
    learned = net.leave.weight.detach().clone()
    net.load_state_dict(same)
    again = Learner(settings, net, tables, False)
    got.actions[theirs] = got.mask[theirs].float().argmax(1)
    torch.manual_seed(5)
    again.learn(got, 0.0)
    assert torch.equal(learned, net.leave.weight)


def test_tables_beside_others_are_shown_as_one_and_play_as_if_alone() -> None:
    settings = tiny("port-royal", games=12, minibatch=64)
    plain, thinking = [TablesOf()], [TablesOf(rival="heuristic", stress=3.0)]

    def seat() -> tuple[Tables, Tables]:
        return (
            tables_at(settings, plain, 8, 1, PROCESSOR),
            tables_at(settings, thinking, 4, 2, PROCESSOR),
        )

    one, other = seat()
    both = Together(*seat())
    for _ in range(50):
        assert torch.equal(both.features, torch.cat([one.features, other.features]))
        assert torch.equal(both.mask, torch.cat([one.mask, other.mask]))
        assert torch.equal(both.own, torch.cat([one.own, other.own]))
        actions = both.mask.float().argmax(1)
        both.advance(actions)
        one.advance(actions[:8])
        other.advance(actions[8:])
        assert torch.equal(both.played[8:], other.played)
        assert torch.equal(both.done, torch.cat([one.done, other.done]))
    assert both.stress.tolist() == [1.0] * 8 + [3.0] * 4
    assert both.fetch().tobytes() == one.fetch().tobytes() + other.fetch().tobytes()


def test_what_is_stressed_counts_more() -> None:
    """A decision that counts three times moves the policy as three equal ones do."""
    got = {}
    for stress, copies in ((3.0, 1), (1.0, 3)):
        torch.manual_seed(6)
        settings = tiny("port-royal", games=16, steps=4, minibatch=16 * 4, epochs=1)
        tables = seated(settings)
        net = Net(tables.rules.feature_count, tables.rules.action_count, 32, 1)
        learner = Learner(replace(settings, value=0.0), net, tables, False)
        lessons = learner.collect()
        surplus = torch.linspace(-1, 1, 64)
        parts = [
            lessons.features.flatten(0, 1), lessons.mask.flatten(0, 1), lessons.actions.flatten(),
            lessons.log_odds.flatten(), surplus, torch.ones(64), lessons.shares.flatten(0, 1),
            tables.players.repeat(4),
        ]  # fmt: skip
        parts[5][:8] *= stress
        more = [torch.cat([part] + [part[:8]] * (copies - 1)) for part in parts]
        loss, _ = learner._loss(*more, torch.zeros(2))
        loss.backward()
        got[stress] = net.leave.weight.grad
    assert torch.allclose(got[3.0], got[1.0], atol=1e-7)
