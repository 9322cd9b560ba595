"""A teacher's games: a compiled player has all seats of a learner's games, and its choices are recorded.

A game that begins with the same seed and plays the same actions passes through the same positions, so a
choice takes two bytes, and the positions are replayed where a net learns from them. What is played is now
and then another action than the teacher chose (`slips.py`).
"""

from __future__ import annotations

import argparse
import sys
import time
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import argosy.games
from argosy.core.chance import seed_stream
from argosy.core.compiled import compiled
from argosy.core.errors import ArgosyError
from argosy.core.events import MAX_SEATS
from argosy.core.loops import scratch_for
from argosy.core.typing import Floats, Ints, States
from argosy.lab.arena.tournament import cores_here
from argosy.lab.train import config, lookahead_games
from argosy.lab.train.lookahead_games import NOT_FOR_NETS, Choices
from argosy.lab.train.opponents import DONE, NOTES, SEAT
from argosy.lab.train.slips import NO_SLIP, SLIPS_OF, STREAM_OF_SLIPS, slip
from argosy.lab.train.vector_games import aligned, blank_states, seats_of, steps_of
from argosy.players.compilation import mark, sources_mark
from argosy.players.compiled_players import (
    CHANCE_OF_PLAYERS,
    STREAMS_A_GAME,
    WITHOUT_END,
    CompiledPlayers,
    Workspaces,
    compiled_players_of,
)
from argosy.players.lookahead import Lookahead
from argosy.players.net_players import AHEAD, learned

REPORT_EVERY = 10.0  # seconds
AT_A_TIME = 64  # tables between two reports of progress

Progress = Callable[[int, int], None]  # (tables done, of all)


@dataclass(frozen=True, slots=True)
class TeacherGames:
    """What a teacher chose, and what was played: first dimension steps, second tables."""

    game: str
    rules: int
    teacher: str
    seed: int
    players: tuple[int, ...]
    restraint: int
    chosen: Choices
    played: Choices

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            kept = {name: getattr(self, name) for name in self.__slots__}
            kept["played"] = self.played - self.chosen  # nearly always 0
            np.savez_compressed(file, **kept)


def load(path: Path, settings: config.Config) -> TeacherGames:
    """ArgosyError if the file holds none, or those of another game, other rules, or another restraint."""
    try:
        with np.load(path, allow_pickle=False) as found:
            recorded = TeacherGames(
                str(found["game"]), int(found["rules"]), str(found["teacher"]), int(found["seed"]),
                tuple(found["players"].tolist()), int(found["restraint"]), found["chosen"],
                found["chosen"] + found["played"],
            )  # fmt: skip
    except (OSError, KeyError, ValueError, zipfile.BadZipFile) as problem:
        raise ArgosyError(f"{path}: holds no teacher's games that can be read ({problem})") from None
    wanted = (settings.game, argosy.games.game(settings.game).rules.version, settings.restraint)
    if (recorded.game, recorded.rules, recorded.restraint) != wanted:
        raise ArgosyError(
            f"{path}: is of {recorded.game}, rules {recorded.rules}, or was played with another restraint"
        )
    return recorded


@cache
def recording_loop_of(compiled_players: CompiledPlayers) -> Callable[..., None]:
    """A loop, compiled on first use, in which a teacher plays some tables, one after the other."""
    steps = steps_of(compiled_players.rules)
    begin, advance = steps.begin, steps.advance
    c_think, c_think_on, c_conclude = (
        compiled_players.think,
        compiled_players.think_on,
        compiled_players.conclude,
    )
    c_forget = compiled_players.forget
    sources = mark(__file__) + sources_mark(compiled_players.module)

    @compiled(
        f"argosy.lab.train.teacher_games.{compiled_players.rules.name}{compiled_players.rules.data}.play-{sources}"
    )
    def play(
        states: States, first: int, end: int, players: Ints, seed: int, most: int, configs: Any, slips: int,
        chances: Ints, worlds: States, workspaces: Workspaces, features: Floats, mask: Ints, shares: Floats,
        notes: Ints, codes: Ints, chosen: Ints, played: Ints,
    ) -> None:  # fmt: skip
        work = workspaces[0]
        for i in range(first, end):
            s, player = states[i], configs[players[i]]
            begin(s, players[i], seed, i)
            for stream in range(STREAMS_A_GAME):
                seed_stream(chances[stream], seed ^ CHANCE_OF_PLAYERS, i * STREAMS_A_GAME + stream)
            c_forget(work)
            advance(s, -1, most, features, mask, shares, notes, codes)
            for t in range(len(chosen)):
                seat = int(notes[SEAT])
                if not c_think(s, seat, player, chances[seat], worlds, work):
                    c_think_on(seat, player, WITHOUT_END, chances[seat], worlds, work)
                code = int(c_conclude(player, work))
                chosen[t, i] = code if mask[code] != 0 else NOT_FOR_NETS
                slipped = slip(mask, slips, chances[STREAM_OF_SLIPS])
                if slipped != NO_SLIP:
                    code = slipped
                    c_forget(work)
                played[t, i] = code
                advance(s, code, most, features, mask, shares, notes, codes)
                if notes[DONE] != 0:
                    c_forget(work)

    return play


def record_games(
    settings: config.Config,
    seed: int,
    threads: int,
    progress: Progress = lambda done, total: None,
    minutes: float | None = None,
) -> TeacherGames:
    """Let the teacher of the settings play; `progress` gets the number of tables done, and of all.

    One that looks ahead takes long: after so many `minutes` the tables that are done have to do.
    """
    teacher = settings.teacher
    compiled_players = compiled_players_of(settings.game)
    if teacher is None or compiled_players is None:
        raise ArgosyError(f"{settings.game}: the settings name no teacher")
    if (found := learned(settings.game, teacher.player)) is not None:
        if found.lookahead is not Lookahead:
            raise ArgosyError(
                f"{teacher.player}: teaches nothing; of nets, one that looks ahead does: {AHEAD}"
            )
        chosen, played = lookahead_games.record(settings, found.net, seed, threads, progress, minutes)
    else:
        if minutes is not None:
            raise ArgosyError(f"--minutes is for a teacher that looks ahead, not for {teacher.player}")
        chosen, played = _record(settings, teacher, compiled_players, seed, threads, progress)
    version = argosy.games.game(settings.game).rules.version
    return TeacherGames(
        settings.game, version, teacher.player, seed, settings.players, settings.restraint, chosen, played
    )


def _record(
    settings: config.Config,
    teacher: config.Teacher,
    compiled_players: CompiledPlayers,
    seed: int,
    threads: int,
    progress: Progress,
) -> tuple[Choices, Choices]:
    """What a compiled player chose, and what was played."""
    rules, count = compiled_players.rules, teacher.tables
    states, players = blank_states(rules, count, (config.GameGroup(),)), seats_of(settings.players, count)
    configs = np.concatenate(
        [compiled_players.config(teacher.player, max(2, n)) for n in range(MAX_SEATS + 1)]
    )
    chosen, played = (np.zeros((teacher.steps, count), np.int16) for _ in range(2))
    play, slips = recording_loop_of(compiled_players), round(teacher.slips * SLIPS_OF)

    def part(first: int) -> int:
        end = min(first + AT_A_TIME, count)
        worlds, workspaces = compiled_players.new_workspace()
        play(
            states, first, end, players, seed, settings.restraint, configs, slips,
            np.zeros((STREAMS_A_GAME, 4), np.int64), worlds, workspaces,
            np.zeros(aligned(rules.feature_count), np.float32), np.zeros(rules.action_count, np.uint8),
            np.zeros(MAX_SEATS, np.float32), np.zeros(NOTES, np.int32), scratch_for(rules), chosen, played,
        )  # fmt: skip
        return end - first

    done = 0
    with ThreadPoolExecutor(threads) as pool:
        for more in pool.map(part, range(0, count, AT_A_TIME)):
            done += more
            progress(done, count)
    return chosen, played


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m argosy.lab.train.teacher_games",
        description="Record a teacher's games for `argosy train --lesson FILE`.",
        epilog="Example: python -m argosy.lab.train.teacher_games --game GAME --out nets/x.lesson --seed 1",
    )
    parser.add_argument("--game", required=True, help="which game; its settings name the teacher")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    parser.add_argument("--seed", type=int, default=0, help="the seed of all randomness")
    parser.add_argument("--threads", type=int, default=cores_here(), help="how many threads to use")
    parser.add_argument("--tables", type=int, help="instead of those of the settings")
    parser.add_argument("--steps", type=int, help="choices at each table, instead of those of the settings")
    parser.add_argument(
        "--minutes", type=float, help="where the teacher looks ahead: how long at most, without compiling"
    )
    parser.add_argument("--config", type=Path, help="settings of your own; they name the teacher")
    given = parser.parse_args()
    settings = config.config_for(given.game, True, given.config)
    if settings.teacher is not None:
        sizes = {"tables": given.tables, "steps": given.steps}
        asked = replace(settings.teacher, **{name: value for name, value in sizes.items() if value})
        settings = replace(settings, teacher=asked)

    reported = time.perf_counter()

    def progress(done: int, total: int) -> None:
        nonlocal reported
        if done == total or time.perf_counter() - reported >= REPORT_EVERY:
            reported = time.perf_counter()
            print(f"{done} of {total} tables", flush=True)

    record_games(settings, given.seed, given.threads, progress, given.minutes).save(given.out)


if __name__ == "__main__":
    try:
        main()
    except ArgosyError as problem:
        sys.exit(f"argosy: {problem}")
