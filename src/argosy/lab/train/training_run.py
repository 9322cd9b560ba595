"""A training run: schedule, stages, reports, evaluations, checkpoints."""

from __future__ import annotations

import contextlib
import copy
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import torch

import argosy.games
from argosy.core.errors import ArgosyError
from argosy.core.typing import Json
from argosy.lab.arena.tournament import cores_here
from argosy.lab.train import checkpoints, teacher_games
from argosy.lab.train.config import Config
from argosy.lab.train.devices import games_for
from argosy.lab.train.evaluation import Strength, evaluate
from argosy.lab.train.imitation import Imitation
from argosy.lab.train.learning_curve import curve
from argosy.lab.train.model import Net
from argosy.lab.train.ppo import Figures, Learner, between
from argosy.players.net import read_net

REPORT_EVERY = 10.0  # seconds
WAIT_FOR_STRENGTH = 120.0  # seconds, for the last evaluation of a run
SPARE_CORES = 2  # left to the learner while another process evaluates

Report = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class RunArgs:
    """The arguments of a run."""

    out: Path
    command: str
    seed: int = 0
    minutes: float | None = None  # of training; start-up and compiling are not counted
    iterations: int | None = None  # instead of minutes: the run is then reproducible
    planned: float | None = (
        None  # minutes of all runs together, for the schedule; by default until this one ends
    )
    resume: Path | None = None
    begin: Path | None = None  # a net to start from
    against: Path | None = None  # a net that does not learn and has all other seats
    lesson: Path | None = None  # a teacher's games, recorded before; otherwise they are played first
    compiling: bool = True
    evaluating: bool = True


def device_here() -> torch.device:
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


class TrainingRun:
    """One run. `report` gets lines for people; the log gets everything."""

    def __init__(self, settings: Config, args: RunArgs, report: Report) -> None:
        if (args.minutes is None) == (args.iterations is None):
            raise ArgosyError("give either the minutes or the iterations to train")
        found = checkpoints.load_checkpoint(args.resume, settings) if args.resume else None
        self.settings, self.args, self._say = settings, args, report
        self.device = device_here()
        rules = argosy.games.game(settings.game).rules
        torch.manual_seed(args.seed)
        self.net = Net(rules.feature_count, rules.action_count, settings.width, settings.blocks).to(
            self.device
        )
        if args.begin is not None:
            self._begin_as(args.begin)
        self._reference = self._find_reference(found)
        self._is_taught = found is not None or settings.teacher is None or self._begins_taught()
        self.history = checkpoints.History()
        self._before = checkpoints.History(**found["past"]) if found else checkpoints.History()
        args.out.parent.mkdir(parents=True, exist_ok=True)
        self._stage = settings.stage_at(self.progress(0.0, 0))
        began = time.perf_counter()
        self.learner = self._learner(args.compiling and self.device.type == "cuda")
        if found:
            self.history = checkpoints.resume(found, self.net, self.learner.optimizer)
        self.history.commands.append(args.command)
        self._evaluations: list[Json] = self._old_evaluations() if found else []
        self._evaluator: subprocess.Popen[bytes] | None = None
        self._reported = 0.0
        report(f"{settings.game} on {self._device_name()}: ready after {time.perf_counter() - began:.0f} s")

    def _begins_taught(self) -> bool:
        """A net to start from needs no teacher, unless there is a lesson for it."""
        return self.args.begin is not None and self.args.lesson is None

    def _begin_as(self, path: Path) -> None:
        settings, found = self.settings, checkpoints.load_net(path, self.settings.game)
        if self.args.resume is not None:
            raise ArgosyError("a run continues from a checkpoint or starts from a net, not both")
        try:
            self.net.load_state_dict(found.state_dict())
        except RuntimeError:
            raise ArgosyError(
                f"{path}: is not of width {settings.width} and {settings.blocks} blocks; see --set"
            ) from None

    def _find_reference(self, found: dict[str, Any] | None) -> Net | None:
        """The net that does not learn: that of a file, or this one as its teacher left it."""
        settings, args = self.settings, self.args
        if args.against is not None:
            return checkpoints.load_net(args.against, settings.game).to(self.device)
        if not settings.needs_reference:
            return None
        reference = copy.deepcopy(self.net).requires_grad_(False)
        if found is not None and found.get("rival"):
            reference.load_state_dict(found["rival"])
        elif found is not None or settings.teacher is None:
            raise ArgosyError(
                f"{settings.game}: the settings need a net that imitates a teacher, and there is none"
            )
        return reference

    # ------------------------------------------------------------------------------------ files

    def beside(self, ending: str) -> Path:
        return self.args.out.with_suffix(ending)

    @property
    def _strength_file(self) -> Path:
        return self.beside(".strength.jsonl")

    def _log(self, entry: Json) -> None:
        with self.beside(".jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def _old_evaluations(self) -> list[Json]:
        path = self.beside(".jsonl")
        entries = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
        return [entry for entry in entries if "strength" in entry]

    def _save(self) -> None:
        checkpoints.save_checkpoint(
            self.beside(".checkpoint"),
            self.net,
            self.learner.optimizer,
            self.history,
            self.settings,
            self._reference if self.args.against is None else None,
        )
        last = self._evaluations[-1] if self._evaluations else None
        checkpoints.save_net(self.args.out, self.net, self.settings, self.history, last)

    # --------------------------------------------------------------------------------- schedule

    def progress(self, minutes: float, iterations: int) -> float:
        """How far the schedule is, from 0 to 1, at this time of the run."""
        before, args = self._before, self.args
        if args.iterations is not None:
            return (before.iterations + iterations) / (before.iterations + args.iterations)
        assert args.minutes is not None
        planned = args.planned or before.minutes + args.minutes
        return min(1.0, (before.minutes + minutes) / planned) if planned else 1.0

    def _over(self, minutes: float, iterations: int) -> bool:
        args = self.args
        return (
            iterations >= args.iterations if args.iterations is not None else minutes >= (args.minutes or 0)
        )

    def _learner(self, compiling: bool) -> Learner:
        threads = cores_here()
        games = games_for(self.settings, self._stage, self._seed(), self.device, threads)
        learner = Learner(self.settings, self.net, games, compiling, self._reference)
        try:
            learner.warm_up()
        except Exception as problem:
            if not compiling:
                raise
            self._say(f"torch.compile does not work here, continuing without: {str(problem)[:300]}")
            learner = Learner(self.settings, self.net, games, False, self._reference)
        return learner

    def _seed(self) -> int:
        """Runs that continue from a checkpoint, and stages, play other games."""
        return (self.args.seed * 1_000_003 + self._before.iterations * 101 + self.history.iterations) % 2**62

    def _enter_stage(self, progress: float) -> None:
        stage = self.settings.stage_at(progress)
        if stage is not self._stage:
            self._stage = stage
            threads = cores_here()
            self.learner.use(games_for(self.settings, stage, self._seed(), self.device, threads))
            self.learner.settle(self.settings.settle)
            self._say(f"stage until {stage.until:.0%} of the run begins")

    # ---------------------------------------------------------------------------------- teacher

    def _imitate_teacher(self) -> None:
        settings, path, began = self.settings, self.args.lesson, time.perf_counter()

        def progress(done: int, total: int) -> None:
            if done == total or time.perf_counter() - self._reported >= REPORT_EVERY:
                self._reported = time.perf_counter()
                self._say(f"the teacher has played at {done} of {total} tables")

        if path is not None:
            recorded = teacher_games.load(path, settings)
        else:
            recorded = teacher_games.record_games(settings, self.args.seed, cores_here(), progress)
        Imitation(settings, self.learner, recorded).train(self._say)
        if self._reference is not None:
            self._reference.load_state_dict(self.net.state_dict())
        self._is_taught = True
        self._say(f"taught after {time.perf_counter() - began:.0f} s")

    # -------------------------------------------------------------------------------------- run

    def run(self) -> list[Json]:
        """Train until the time is up; returns all evaluations."""
        settings, args, before = self.settings, self.args, self._before
        if not self._is_taught:
            self._imitate_teacher()
        self.learner.settle(settings.settle)
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        began = reported = evaluated = time.perf_counter()
        since, iterations = Figures(0, 0, 0, 0, 0, 0, 0, 0), 0
        self._log({"command": args.command, "seed": args.seed, "settings": settings.to_json()})
        with self._evaluation_process(), contextlib.suppress(KeyboardInterrupt):
            while not self._over((time.perf_counter() - began) / 60, iterations):
                progress = self.progress((time.perf_counter() - began) / 60, iterations)
                self._enter_stage(progress)
                figures = self.learner.iterate(progress)
                iterations += 1
                now = time.perf_counter()
                self.history.iterations = before.iterations + iterations
                self.history.minutes = before.minutes + (now - began) / 60
                self.history.decisions += figures.decisions
                self.history.games += figures.games
                since = replace(
                    figures,
                    decisions=since.decisions + figures.decisions,
                    moves=since.moves + figures.moves,
                    games=since.games + figures.games,
                )
                if now - reported >= REPORT_EVERY:
                    self._report(since, now - reported, progress)
                    reported, since = now, replace(since, decisions=0, moves=0, games=0)
                if now - evaluated >= settings.measured_every:
                    self._save()
                    self._evaluate()
                    evaluated = now
            if since.decisions:
                self._report(since, time.perf_counter() - reported, 1.0)
            self._save()
            self._evaluate(last=True)
        self._save()
        return self._evaluations

    def _report(self, figures: Figures, seconds: float, progress: float) -> None:
        rate = {name: getattr(figures, name) / seconds for name in ("decisions", "moves", "games")}
        learning_rate = between(self.settings.learning_rate, progress)
        self._log(
            {
                "minutes": round(self.history.minutes, 3),
                "iterations": self.history.iterations,
                "total_decisions": self.history.decisions,
                "per_second": {name: round(value) for name, value in rate.items()},
                **{name: round(getattr(figures, name), 5) for name in FIGURES},
                "learning_rate": learning_rate,
            }
        )
        self._say(
            f"{self.history.minutes:6.2f} min  {self.history.decisions / 1e6:8.1f} M decisions  "
            f"{rate['decisions'] / 1e6:.3f} M/s (moves {rate['moves'] / 1e6:.3f} M/s, "
            f"games {rate['games']:.0f}/s)  entropy {figures.entropy:.3f}  "
            f"policy {figures.policy_loss:+.4f}  value {figures.value_loss:.4f}  "
            f"divergence {figures.divergence:.4f}  clipped {figures.clipped:.1%}  rate {learning_rate:.1e}"
        )

    # -------------------------------------------------------------------------------- evaluating

    @contextlib.contextmanager
    def _evaluation_process(self) -> Iterator[None]:
        """On a GPU another process evaluates nets while this one trains."""
        settings = self.settings
        if not (self.args.evaluating and settings.measured_games and self.device.type == "cuda"):
            yield
            return
        self._strength_file.unlink(missing_ok=True)
        cores = max(1, cores_here() - SPARE_CORES)
        players = ",".join(map(str, settings.measured_players))
        command = [
            sys.executable, "-m", "argosy.lab.train.evaluation", str(self.args.out), "--game", settings.game,
            "--against", ",".join(settings.against), "--players", players,
            "--games", str(settings.measured_games), "--threads", str(cores),
            "--watch", str(self._strength_file),
        ]  # fmt: skip
        self._save()
        self._evaluator = subprocess.Popen(command, env={**os.environ, "OPENBLAS_NUM_THREADS": "1"})
        try:
            yield
        finally:
            self._evaluator.terminate()
            self._evaluator.wait()
            self._strength_file.unlink(missing_ok=True)

    def _evaluate(self, last: bool = False) -> None:
        if not (self.args.evaluating and self.settings.measured_games):
            return
        if self._evaluator is None:
            if not self._is_current():
                self._add(self._evaluate_here())
            return
        until = time.perf_counter() + (WAIT_FOR_STRENGTH if last else 0)
        while True:
            for entry in self._new_evaluations():
                self._add(entry)
            if self._is_current() or time.perf_counter() >= until or self._evaluator.poll() is not None:
                break
            time.sleep(0.2)

    def _is_current(self) -> bool:
        """Whether the last evaluation is of the net as it is now."""
        return bool(self._evaluations) and self._evaluations[-1]["decisions"] == self.history.decisions

    def _new_evaluations(self) -> list[Json]:
        if not self._strength_file.exists():
            return []
        known = {entry["decisions"] for entry in self._evaluations}
        entries = [json.loads(line) for line in self._strength_file.read_text("utf-8").splitlines()]
        return [entry for entry in entries if entry["decisions"] not in known]

    def _evaluate_here(self) -> Json:
        settings, net = self.settings, read_net(self.args.out, self.settings.game)
        found = [
            asdict(evaluate(net, name, players, settings.measured_games, 1, cores_here()))
            for players in settings.measured_players
            for name in settings.against
        ]
        return {"minutes": self.history.minutes, "decisions": self.history.decisions, "strength": found}

    def _add(self, entry: Json) -> None:
        self._evaluations.append(entry)
        self._log(entry)
        found = ", ".join(str(Strength(**strength)) for strength in entry["strength"])
        self._say(f"{entry['minutes']:6.2f} min  wins against {found}")
        title = f"{self.settings.game}: wins of the net, {self.history.decisions / 1e6:.0f} M decisions"
        self.beside(".svg").write_text(curve(title, self._evaluations), encoding="utf-8")

    def _device_name(self) -> str:
        return torch.cuda.get_device_name() if self.device.type == "cuda" else f"{cores_here()} cores"


FIGURES = ("entropy", "policy_loss", "value_loss", "divergence", "clipped")
