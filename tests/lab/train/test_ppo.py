"""Learning by self-play: what a lesson is, that nets get better by it, and that processor and GPU agree."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

import argosy
from argosy.lab.train.config import Config, CurriculumStage, GameGroup, config_for
from argosy.lab.train.devices import JoinedGames, games_for, games_on
from argosy.lab.train.evaluation import evaluate
from argosy.lab.train.model import Net, as_seen, by_seat
from argosy.lab.train.ppo import Learner, Rollout, td_lambda_returns
from argosy.lab.train.selftest import measure_speeds
from argosy.lab.train.training_run import RunArgs, TrainingRun
from argosy.lab.train.vector_games import VectorGames
from argosy.players.compiled_players import compiled_players_of, match_loops
from argosy.players.net import file_of, read_net
from argosy.players.player_set import net_parts_of
from simulated import run_simulated

torch.set_num_threads(1)  # nets are tiny here, and threads that wait for each other slow busy machines down

PROCESSOR = torch.device("cpu")
GAMES = argosy.NAMES


def tiny(game: str, **changes: object) -> Config:
    small = {"games": 64, "steps": 16, "minibatch": 512, "width": 32, "blocks": 1, "settle": 8}
    return config_for(game, False, None, **{**small, **changes})


def seated(settings: Config, seed: int = 3) -> VectorGames:
    return games_for(settings, settings.stages[-1], seed, PROCESSOR, threads=1)


def blank(steps: int, games: int) -> Rollout:
    def zeros(*shape: int) -> torch.Tensor:
        return torch.zeros(shape)

    return Rollout(
        features=zeros(steps, games, 1),
        mask=zeros(steps, games, 1),
        actions=zeros(steps, games),
        log_prob=zeros(steps, games),
        seats=zeros(steps, games),
        weight=zeros(steps, games) + 1,
        expected=zeros(steps + 1, games, 5),
        done=zeros(steps, games).bool(),
        shares=zeros(steps, games, 5),
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
        "from argosy.lab.train.config import config_for\n"
        "from argosy.lab.train.gpu_games import GpuGames\n"
        "from argosy.lab.train.selftest import differences, record\n"
        "from argosy.lab.train.vector_games import CpuGames\n"
        f"given = config_for({game!r}, True), 5, 4, 40, torch.device('cpu')\n"
        "one, other = record(GpuGames, *given), record(CpuGames, *given)\n"
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
    rollout = blank(4, 1)
    rollout.expected[:, 0, 0] = torch.tensor([0.1, 0.2, 0.3, 0.4, 0.5])
    rollout.done[1] = True
    rollout.shares[1, 0, 0] = 1.0
    found = td_lambda_returns(rollout, 0.5)[:, 0, 0].tolist()
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


@pytest.mark.parametrize("word", ["minibatch=100", "td_lambda=2.0", "nothing=1"])
def test_settings_that_make_no_sense_are_refused(word: str) -> None:
    from argosy.lab.train.config import setting

    with pytest.raises(argosy.ArgosyError):
        tiny("port-royal", **dict([setting(word)]))


def test_a_short_run_beats_random_and_continues_from_its_checkpoint(tmp_path: Path) -> None:
    """Untrained it has half of the games against random; after 20 iterations it depends on the seed how it
    fares, after 60 it wins nearly all.
    """
    settings = tiny(
        "port-royal", games=256, steps=32, minibatch=1024, width=64, players=(2,), settle=32, measured_games=0
    )
    out = tmp_path / "net.safetensors"
    TrainingRun(settings, RunArgs(out, "first", seed=1, iterations=60), lambda line: None).run()
    from argosy.players.net import read_net

    net = read_net(out, "port-royal")
    found = evaluate(net, "random", 2, 400, seed=9, threads=2)
    assert found.low > 0.9  # the lower end of a 95 % interval
    args = RunArgs(out, "second", seed=1, iterations=1, resume=tmp_path / "net.checkpoint")
    again = TrainingRun(settings, args, lambda line: None)
    assert (again.history.iterations, again.history.decisions) == (60, 60 * 256 * 32)
    again.run()
    assert read_net(out, "port-royal").about["command"] == "first && second"
    with pytest.raises(argosy.ArgosyError, match="width"):
        TrainingRun(replace(settings, width=32), args, lambda line: None)


def test_a_net_as_opponent_has_all_other_seats_and_does_not_learn(tmp_path: Path) -> None:
    from argosy.lab.train.checkpoints import load_net, weights_of
    from argosy.players.net import file_of

    settings = tiny("port-royal", players=(2,)).against_a_net()
    tables = seated(settings)
    opponent = load_net(file_of("port-royal"), "port-royal")
    before = {name: value.clone() for name, value in opponent.state_dict().items()}
    net = Net(tables.rules.feature_count, tables.rules.action_count, settings.width, settings.blocks)
    learner = Learner(settings, net, tables, False, opponent)
    learner.settle(20)
    rollout = learner.collect()
    assert 0.2 < float(rollout.weight.mean()) < 0.8
    theirs = rollout.weight == 0
    logits, _ = opponent(rollout.features[theirs])
    assert torch.equal(
        logits.masked_fill(~rollout.mask[theirs], -torch.inf).argmax(1), rollout.actions[theirs]
    )
    learner.learn(rollout, 0.0)
    assert all(torch.equal(before[name], value) for name, value in opponent.state_dict().items())
    again = weights_of(opponent, tables.rules, 3)
    from safetensors.numpy import load_file

    stored = load_file(file_of("port-royal"))
    assert all((again[name] == stored[name]).all() for name in stored)


def exploited(*words: str) -> str:
    from typer.testing import CliRunner

    from argosy.cli.app import app

    small = ["games=64", "steps=16", "minibatch=512", "settle=8"]
    told = CliRunner().invoke(app, ["exploit", *words, *(word for one in small for word in ("--set", one))])
    assert told.exit_code == 0, told.output
    return told.stdout


def test_a_best_response_is_learned_and_measured_against_the_champion(tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "x.safetensors"), "--set", "width=32", "--set", "blocks=1"]
    told = exploited("--players", "2,3", "--iterations", "2", "--games", "6", *out)
    assert "best response: net@" in told
    assert "an equal wins 50.0 %" in told
    assert "an equal wins 33.3 %" in told


def test_a_response_may_begin_as_the_champion_itself(tmp_path: Path) -> None:
    out = tmp_path / "x.safetensors"
    still = ["--set", "learning_rate=[0.0,0.0]", "--iterations", "1", "--games", "2", "--out", str(out)]
    exploited("--players", "3", "--as-champion", *still)
    champion, response = (read_net(path, "port-royal").weights for path in (file_of("port-royal"), out))
    assert all((champion[name] == response[name]).all() for name in champion)


def test_a_run_begins_as_a_net_of_its_own_size_only(tmp_path: Path) -> None:
    args = RunArgs(tmp_path / "x.safetensors", "", iterations=1, begin=file_of("port-royal"))
    with pytest.raises(argosy.ArgosyError, match="is not of width 32 and 1 blocks"):
        TrainingRun(tiny("port-royal"), args, print)


@pytest.mark.parametrize(("game", "opponent"), [("port-royal", "heuristic"), ("oltre-mare", "planner")])
def test_a_compiled_opponent_decides_as_it_does_in_the_arena(game: str, opponent: str) -> None:
    settings = tiny(
        game,
        games=20,
        minibatch=64,
        stages=(CurriculumStage(1.0, (GameGroup(0.5), GameGroup(0.5, opponent=opponent))),),
    )
    tables = seated(settings)
    compiled_players = compiled_players_of(game)
    assert compiled_players is not None
    matches = match_loops(compiled_players)
    worlds, workspaces = compiled_players.new_workspace()
    chance = torch.Generator().manual_seed(1)
    alone = torch.arange(20) < 10
    answered = 0
    for _ in range(60):
        own, before, mask = tables.is_learners.clone(), tables.fetch(), tables.mask
        assert own[alone].all()
        likings = torch.rand(mask.shape, generator=chance) + 1
        wishes = (likings * mask).argmax(1)
        for i in np.flatnonzero(~own.numpy()):
            configs = compiled_players.config(opponent, int(tables.players[i]))
            seat, stream = int(tables.seats[i]), np.zeros(4, np.int64)
            wishes[i] = matches.choose(before[i : i + 1], seat, configs, 0, stream, worlds, workspaces)
            answered += 1
        wrong = torch.where(own, wishes, -1)  # what the learner says for its opponent does not matter
        tables.advance(wrong)
        assert torch.equal(tables.played_actions, wishes)
    assert answered > 100
    seats = {(int(p), int(s)) for p, s in zip(tables.players[10:], tables._learners[10:], strict=True)}
    assert len(seats) > 4  # the learner does not always sit at the same place


def test_a_player_that_searches_is_no_opponent_of_a_learner() -> None:
    with pytest.raises(argosy.ArgosyError, match="mc-8 takes too long"):
        seated(tiny("oltre-mare", stages=(CurriculumStage(1.0, (GameGroup(opponent="mc-8"),)),)))
    with pytest.raises(argosy.ArgosyError, match="no player of oltre-mare is called"):
        seated(tiny("oltre-mare", stages=(CurriculumStage(1.0, (GameGroup(opponent="plannet"),)),)))


def test_what_an_opponent_decides_trains_the_value_but_not_the_policy() -> None:
    torch.manual_seed(4)
    settings = tiny("port-royal", stages=(CurriculumStage(1.0, (GameGroup(opponent="heuristic"),)),))
    tables = seated(settings)
    net = Net(tables.rules.feature_count, tables.rules.action_count, settings.width, settings.blocks)
    learner = Learner(settings, net, tables, False)
    rollout = learner.collect()
    theirs = rollout.weight == 0
    assert 0.2 < theirs.float().mean() < 0.9
    # Whatever is taken for the opponent's decisions, the policy learns the same.
    same = {name: value.clone() for name, value in net.state_dict().items()}
    torch.manual_seed(5)
    learner.learn(rollout, 0.0)
    learned = net.leave.weight.detach().clone()
    net.load_state_dict(same)
    again = Learner(settings, net, tables, False)
    rollout.actions[theirs] = rollout.mask[theirs].float().argmax(1)
    torch.manual_seed(5)
    again.learn(rollout, 0.0)
    assert torch.equal(learned, net.leave.weight)


def test_tables_beside_others_are_shown_as_one_and_play_as_if_alone() -> None:
    settings = tiny("port-royal", games=12, minibatch=64)
    plain, thinking = [GameGroup()], [GameGroup(opponent="heuristic", sample_weight=3.0)]

    def seat() -> tuple[VectorGames, VectorGames]:
        return (
            games_on(settings, plain, 8, 1, PROCESSOR),
            games_on(settings, thinking, 4, 2, PROCESSOR),
        )

    one, other = seat()
    both = JoinedGames(*seat())
    for _ in range(50):
        assert torch.equal(both.features, torch.cat([one.features, other.features]))
        assert torch.equal(both.mask, torch.cat([one.mask, other.mask]))
        assert torch.equal(both.is_learners, torch.cat([one.is_learners, other.is_learners]))
        actions = both.mask.float().argmax(1)
        both.advance(actions)
        one.advance(actions[:8])
        other.advance(actions[8:])
        assert torch.equal(both.played_actions[8:], other.played_actions)
        assert torch.equal(both.done, torch.cat([one.done, other.done]))
    assert both.sample_weight.tolist() == [1.0] * 8 + [3.0] * 4
    assert both.fetch().tobytes() == one.fetch().tobytes() + other.fetch().tobytes()


def test_a_decision_of_more_weight_counts_more() -> None:
    """A decision that counts three times moves the policy as three equal ones do."""
    got = {}
    for sample_weight, copies in ((3.0, 1), (1.0, 3)):
        torch.manual_seed(6)
        settings = tiny("port-royal", games=16, steps=4, minibatch=16 * 4, epochs=1)
        tables = seated(settings)
        net = Net(tables.rules.feature_count, tables.rules.action_count, 32, 1)
        learner = Learner(replace(settings, value=0.0), net, tables, False)
        rollout = learner.collect()
        advantage = torch.linspace(-1, 1, 64)
        parts = [
            rollout.features.flatten(0, 1), rollout.mask.flatten(0, 1), rollout.actions.flatten(),
            rollout.log_prob.flatten(), advantage, torch.ones(64), rollout.shares.flatten(0, 1),
            tables.players.repeat(4),
        ]  # fmt: skip
        parts[5][:8] *= sample_weight
        more = [torch.cat([part] + [part[:8]] * (copies - 1)) for part in parts]
        loss, _ = learner._loss(*more, torch.zeros(2))
        loss.backward()
        got[sample_weight] = net.leave.weight.grad
    assert torch.allclose(got[3.0], got[1.0], atol=1e-7)


@pytest.mark.parametrize("game", GAMES)
def test_the_selftest_learns_with_the_settings_of_every_game(game: str) -> None:
    """Also where the settings want the policy to stay close to a teacher's."""
    lines: list[str] = []
    assert measure_speeds(tiny(game, settle=1), 1, PROCESSOR, False, lines.append) == []
    (speeds,) = (line for line in lines if line.startswith("minibatch"))
    assert "M decisions/s" in speeds


def test_a_learner_without_the_net_that_its_settings_need_is_refused_at_once() -> None:
    settings = tiny("port-royal", kl_to_teacher=(0.1, 0.1))
    games = seated(settings)
    net = Net(games.rules.feature_count, games.rules.action_count, settings.width, settings.blocks)
    with pytest.raises(argosy.ArgosyError, match="need a net that does not learn"):
        Learner(settings, net, games, False)


def test_settings_may_have_their_names_of_before(tmp_path: Path) -> None:
    from argosy.lab.train.config import read, setting

    assert setting("loyalty=[0.2,0.1]") == ("kl_to_teacher", (0.2, 0.1))
    text = net_parts_of("port-royal").training.read_text(encoding="utf-8")
    old = text.replace("kl_to_teacher", "loyalty").replace("td_lambda = 0.97", "trace = 0.5")
    old = old.replace("{ share = 0.85 }", '{ share = 0.85, rival = "heuristic", stress = 4.0 }')
    (tmp_path / "mine.toml").write_text(old, encoding="utf-8")
    found = read(tmp_path / "mine.toml", on_gpu=True)
    assert found.td_lambda == 0.5
    assert found.stages[0].tables[0] == GameGroup(0.85, opponent="heuristic", sample_weight=4.0)
