"""A whole run of learning: schedule, stages, progress, measurements, checkpoints."""

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
from argosy.arena.tournament import cores_here
from argosy.core.errors import ArgosyError
from argosy.core.typing import Json
from argosy.players.net import read_net
from argosy.train import files, teacher
from argosy.train.apprentice import Apprentice
from argosy.train.config import Config
from argosy.train.curve import curve
from argosy.train.learning import Figures, Learner, between
from argosy.train.measuring import Strength, measure
from argosy.train.net import Net
from argosy.train.seating import tables_for

REPORT_EVERY = 10.0  # seconds
WAIT_FOR_STRENGTH = 120.0  # seconds, for the last measurement of a run
SPARE_CORES = 2  # left to the learning process while another one measures

Told = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Wish:
    """What a run is asked for."""

    out: Path
    command: str
    seed: int = 0
    minutes: float | None = None  # of learning; starting up and compiling are not counted
    iterations: int | None = None  # instead of minutes: the same run every time
    planned: float | None = (
        None  # minutes of all runs together, by which the schedule goes; else until this one ends
    )
    resume: Path | None = None
    begin: Path | None = None  # a net to begin as
    against: Path | None = None  # a net that does not learn and sits at all other seats
    lesson: Path | None = None  # a teacher's games, played ahead; else they are played before learning
    compiling: bool = True
    measuring: bool = True


def device_here() -> torch.device:
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


class Course:
    """One run. `told` gets lines for people; the log gets everything."""

    def __init__(self, settings: Config, wish: Wish, told: Told) -> None:
        if (wish.minutes is None) == (wish.iterations is None):
            raise ArgosyError("say either how many minutes or how many iterations to learn")
        found = files.load_checkpoint(wish.resume, settings) if wish.resume else None
        self.settings, self.wish, self._say = settings, wish, told
        self.device = device_here()
        rules = argosy.games.game(settings.game).rules
        torch.manual_seed(wish.seed)
        self.net = Net(rules.feature_count, rules.action_count, settings.width, settings.blocks).to(
            self.device
        )
        if wish.begin is not None:
            self._begin_as(wish.begin)
        self._rival = self._find_rival(found)
        self._is_taught = found is not None or wish.begin is not None or settings.teacher is None
        self.past = files.Past()
        self._before = files.Past(**found["past"]) if found else files.Past()
        wish.out.parent.mkdir(parents=True, exist_ok=True)
        self._stage = settings.stage_at(self.progress(0.0, 0))
        began = time.perf_counter()
        self.learner = self._learner(wish.compiling and self.device.type == "cuda")
        if found:
            self.past = files.resume(found, self.net, self.learner.optimizer)
        self.past.commands.append(wish.command)
        self._measured: list[Json] = self._old_measurements() if found else []
        self._watcher: subprocess.Popen[bytes] | None = None
        self._told = 0.0
        told(f"{settings.game} on {self._device_name()}: ready after {time.perf_counter() - began:.0f} s")

    def _begin_as(self, path: Path) -> None:
        settings, found = self.settings, files.load_net(path, self.settings.game)
        if self.wish.resume is not None:
            raise ArgosyError("a run goes on from a checkpoint or begins as a net, not both")
        try:
            self.net.load_state_dict(found.state_dict())
        except RuntimeError:
            raise ArgosyError(
                f"{path}: is not of width {settings.width} and {settings.blocks} blocks; see --set"
            ) from None

    def _find_rival(self, found: dict[str, Any] | None) -> Net | None:
        """Who sits at tables with a rival: the net of a file, or this one as its teacher left it."""
        settings, wish = self.settings, self.wish
        if wish.against is not None:
            return files.load_net(wish.against, settings.game).to(self.device)
        if not settings.needs_another_net:
            return None
        rival = copy.deepcopy(self.net).requires_grad_(False)
        if found is not None and found.get("rival"):
            rival.load_state_dict(found["rival"])
        elif found is not None or settings.teacher is None:
            raise ArgosyError(
                f"{settings.game}: another net is asked for, but no teacher has shown how it plays"
            )
        return rival

    # ------------------------------------------------------------------------------------ files

    def beside(self, ending: str) -> Path:
        return self.wish.out.with_suffix(ending)

    @property
    def _strength_file(self) -> Path:
        return self.beside(".strength.jsonl")

    def _log(self, entry: Json) -> None:
        with self.beside(".jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def _old_measurements(self) -> list[Json]:
        path = self.beside(".jsonl")
        entries = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
        return [entry for entry in entries if "strength" in entry]

    def _save(self) -> None:
        files.save_checkpoint(
            self.beside(".checkpoint"),
            self.net,
            self.learner.optimizer,
            self.past,
            self.settings,
            self._rival if self.wish.against is None else None,
        )
        last = self._measured[-1] if self._measured else None
        files.save_net(self.wish.out, self.net, self.settings, self.past, last)

    # --------------------------------------------------------------------------------- schedule

    def progress(self, minutes: float, iterations: int) -> float:
        """How far the schedule is, from 0 to 1, so long after the beginning of this run."""
        before, wish = self._before, self.wish
        if wish.iterations is not None:
            return (before.iterations + iterations) / (before.iterations + wish.iterations)
        assert wish.minutes is not None
        planned = wish.planned or before.minutes + wish.minutes
        return min(1.0, (before.minutes + minutes) / planned)

    def _over(self, minutes: float, iterations: int) -> bool:
        wish = self.wish
        return (
            iterations >= wish.iterations if wish.iterations is not None else minutes >= (wish.minutes or 0)
        )

    def _learner(self, compiling: bool) -> Learner:
        threads = cores_here()
        tables = tables_for(self.settings, self._stage, self._seed(), self.device, threads)
        learner = Learner(self.settings, self.net, tables, compiling, self._rival)
        try:
            learner.warm_up()
        except Exception as problem:
            if not compiling:
                raise
            self._say(f"torch.compile does not work here, going on without: {str(problem)[:300]}")
            learner = Learner(self.settings, self.net, tables, False, self._rival)
        return learner

    def _seed(self) -> int:
        """Runs that go on from a checkpoint, and stages, play other games."""
        return (self.wish.seed * 1_000_003 + self._before.iterations * 101 + self.past.iterations) % 2**62

    def _enter_stage(self, progress: float) -> None:
        stage = self.settings.stage_at(progress)
        if stage is not self._stage:
            self._stage = stage
            threads = cores_here()
            self.learner.use(tables_for(self.settings, stage, self._seed(), self.device, threads))
            self.learner.settle(self.settings.settle)
            self._say(f"stage until {stage.until:.0%} of the run begins")

    # ---------------------------------------------------------------------------------- teacher

    def _be_taught(self) -> None:
        settings, path, began = self.settings, self.wish.lesson, time.perf_counter()

        def told(done: int, of: int) -> None:
            if done == of or time.perf_counter() - self._told >= REPORT_EVERY:
                self._told = time.perf_counter()
                self._say(f"the teacher has played at {done} of {of} tables")

        if path is not None:
            lesson = teacher.load(path, settings)
        else:
            lesson = teacher.teach(settings, self.wish.seed, cores_here(), told)
        Apprentice(settings, self.learner, lesson).study(self._say)
        if self._rival is not None:
            self._rival.load_state_dict(self.net.state_dict())
        self._is_taught = True
        self._say(f"taught after {time.perf_counter() - began:.0f} s")

    # -------------------------------------------------------------------------------------- run

    def run(self) -> list[Json]:
        """Learn until the time is up; says all measurements."""
        settings, wish, before = self.settings, self.wish, self._before
        if not self._is_taught:
            self._be_taught()
        self.learner.settle(settings.settle)
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        began = reported = measured = time.perf_counter()
        since, iterations = Figures(0, 0, 0, 0, 0, 0, 0, 0), 0
        self._log({"command": wish.command, "seed": wish.seed, "settings": settings.to_json()})
        with self._watching(), contextlib.suppress(KeyboardInterrupt):
            while not self._over((time.perf_counter() - began) / 60, iterations):
                progress = self.progress((time.perf_counter() - began) / 60, iterations)
                self._enter_stage(progress)
                figures = self.learner.iterate(progress)
                iterations += 1
                now = time.perf_counter()
                self.past.iterations = before.iterations + iterations
                self.past.minutes = before.minutes + (now - began) / 60
                self.past.decisions += figures.decisions
                self.past.games += figures.games
                since = replace(
                    figures,
                    decisions=since.decisions + figures.decisions,
                    moves=since.moves + figures.moves,
                    games=since.games + figures.games,
                )
                if now - reported >= REPORT_EVERY:
                    self._report(since, now - reported, progress)
                    reported, since = now, replace(since, decisions=0, moves=0, games=0)
                if now - measured >= settings.measured_every:
                    self._save()
                    self._measure()
                    measured = now
            if since.decisions:
                self._report(since, time.perf_counter() - reported, 1.0)
            self._save()
            self._measure(last=True)
        self._save()
        return self._measured

    def _report(self, figures: Figures, seconds: float, progress: float) -> None:
        rate = {name: getattr(figures, name) / seconds for name in ("decisions", "moves", "games")}
        learning_rate = between(self.settings.learning_rate, progress)
        self._log(
            {
                "minutes": round(self.past.minutes, 3),
                "iterations": self.past.iterations,
                "total_decisions": self.past.decisions,
                "per_second": {name: round(value) for name, value in rate.items()},
                **{name: round(getattr(figures, name), 5) for name in FIGURES},
                "learning_rate": learning_rate,
            }
        )
        self._say(
            f"{self.past.minutes:6.2f} min  {self.past.decisions / 1e6:8.1f} M decisions  "
            f"{rate['decisions'] / 1e6:.3f} M/s (moves {rate['moves'] / 1e6:.3f} M/s, "
            f"games {rate['games']:.0f}/s)  entropy {figures.entropy:.3f}  "
            f"policy {figures.policy_loss:+.4f}  value {figures.value_loss:.4f}  "
            f"divergence {figures.divergence:.4f}  clipped {figures.clipped:.1%}  rate {learning_rate:.1e}"
        )

    # -------------------------------------------------------------------------------- measuring

    @contextlib.contextmanager
    def _watching(self) -> Iterator[None]:
        """On a GPU another process measures beside the learning."""
        settings = self.settings
        if not (self.wish.measuring and settings.measured_games and self.device.type == "cuda"):
            yield
            return
        self._strength_file.unlink(missing_ok=True)
        cores = max(1, cores_here() - SPARE_CORES)
        players = ",".join(map(str, settings.measured_players))
        command = [
            sys.executable, "-m", "argosy.train.measuring", str(self.wish.out), "--game", settings.game,
            "--against", ",".join(settings.against), "--players", players,
            "--games", str(settings.measured_games), "--threads", str(cores),
            "--watch", str(self._strength_file),
        ]  # fmt: skip
        self._save()
        self._watcher = subprocess.Popen(command, env={**os.environ, "OPENBLAS_NUM_THREADS": "1"})
        try:
            yield
        finally:
            self._watcher.terminate()
            self._watcher.wait()
            self._strength_file.unlink(missing_ok=True)

    def _measure(self, last: bool = False) -> None:
        if not (self.wish.measuring and self.settings.measured_games):
            return
        if self._watcher is None:
            if not self._current():
                self._take(self._measure_here())
            return
        until = time.perf_counter() + (WAIT_FOR_STRENGTH if last else 0)
        while True:
            for entry in self._news():
                self._take(entry)
            if self._current() or time.perf_counter() >= until or self._watcher.poll() is not None:
                break
            time.sleep(0.2)

    def _current(self) -> bool:
        """Whether the last measurement is of the net as it is."""
        return bool(self._measured) and self._measured[-1]["decisions"] == self.past.decisions

    def _news(self) -> list[Json]:
        if not self._strength_file.exists():
            return []
        known = {entry["decisions"] for entry in self._measured}
        entries = [json.loads(line) for line in self._strength_file.read_text("utf-8").splitlines()]
        return [entry for entry in entries if entry["decisions"] not in known]

    def _measure_here(self) -> Json:
        settings, net = self.settings, read_net(self.wish.out, self.settings.game)
        found = [
            asdict(measure(net, name, players, settings.measured_games, 1, cores_here()))
            for players in settings.measured_players
            for name in settings.against
        ]
        return {"minutes": self.past.minutes, "decisions": self.past.decisions, "strength": found}

    def _take(self, entry: Json) -> None:
        self._measured.append(entry)
        self._log(entry)
        found = ", ".join(str(Strength(**strength)) for strength in entry["strength"])
        self._say(f"{entry['minutes']:6.2f} min  wins against {found}")
        title = f"{self.settings.game}: wins of the net, {self.past.decisions / 1e6:.0f} M decisions"
        self.beside(".svg").write_text(curve(title, self._measured), encoding="utf-8")

    def _device_name(self) -> str:
        return torch.cuda.get_device_name() if self.device.type == "cuda" else f"{cores_here()} cores"


FIGURES = ("entropy", "policy_loss", "value_loss", "divergence", "clipped")
