"""A teacher's games: a compiled player sits at all seats of a learner's tables, and its choices are kept.

A table that begins with the same seed and plays the same actions comes by the same positions, so a choice
takes two bytes, and the positions are made again where they are learned from. Now and then the teacher's
choice is noted but another one played: who only ever sees good play does not learn to get out of trouble.
"""

from __future__ import annotations

import argparse
import sys
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import argosy.games
from argosy.arena.tournament import cores_here
from argosy.core.chance import below, seed_stream
from argosy.core.compiled import compiled
from argosy.core.errors import ArgosyError
from argosy.core.events import MAX_SEATS
from argosy.core.loops import scratch_for
from argosy.core.typing import Floats, Ints, States
from argosy.players.company import CHANCE_OF_PLAYERS, STREAMS_A_GAME, WITHOUT_END, Company, Rooms, company_of
from argosy.players.compiling import mark, sources_mark
from argosy.train import config
from argosy.train.rivals import DONE, NOTES, SEAT
from argosy.train.tables import aligned, blank_states, seats_of, steps_of

NOT_FOR_NETS = -1  # chosen where the teacher did what a net may not (see restraint.py)
SLIPS_OF = 10_000  # a chance of `slips` in so many
STREAM_OF_SLIPS = STREAMS_A_GAME - 1
AT_A_TIME = 64  # tables between two signs of life

Choices = npt.NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Lesson:
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


def load(path: Path, settings: config.Config) -> Lesson:
    """ArgosyError if the file is no lesson, or of another game, other rules, or other tables."""
    try:
        with np.load(path, allow_pickle=False) as found:
            lesson = Lesson(
                str(found["game"]), int(found["rules"]), str(found["teacher"]), int(found["seed"]),
                tuple(found["players"].tolist()), int(found["restraint"]), found["chosen"],
                found["chosen"] + found["played"],
            )  # fmt: skip
    except (OSError, KeyError, ValueError, zipfile.BadZipFile) as problem:
        raise ArgosyError(f"{path}: is no teacher's lesson that can be read ({problem})") from None
    wanted = (settings.game, argosy.games.game(settings.game).rules.version, settings.restraint)
    if (lesson.game, lesson.rules, lesson.restraint) != wanted:
        raise ArgosyError(
            f"{path}: is of {lesson.game}, rules {lesson.rules}, or of other restraint than now"
        )
    return lesson


@cache
def shows_of(company: Company) -> Callable[..., None]:
    """Compile-on-first-use: a teacher plays some tables, one after the other, so many choices each."""
    steps = steps_of(company.rules)
    begin, advance = steps.begin, steps.advance
    c_think, c_think_on, c_conclude = company.think, company.think_on, company.conclude
    c_forget = company.forget
    sources = mark(__file__) + sources_mark(company.module.split(".")[2])

    @compiled(f"argosy.train.teacher.{company.rules.name}{company.rules.data}.show-{sources}")
    def show(
        states: States, first: int, end: int, players: Ints, seed: int, most: int, minds: Any, slips: int,
        chances: Ints, worlds: States, rooms: Rooms, features: Floats, mask: Ints, shares: Floats,
        notes: Ints, codes: Ints, chosen: Ints, played: Ints,
    ) -> None:  # fmt: skip
        room = rooms[0]
        for i in range(first, end):
            s, mind = states[i], minds[players[i]]
            begin(s, players[i], seed, i)
            for stream in range(STREAMS_A_GAME):
                seed_stream(chances[stream], seed ^ CHANCE_OF_PLAYERS, i * STREAMS_A_GAME + stream)
            c_forget(room)
            advance(s, -1, most, features, mask, shares, notes, codes)
            for t in range(len(chosen)):
                seat = int(notes[SEAT])
                if not c_think(s, seat, mind, chances[seat], worlds, room):
                    c_think_on(seat, mind, WITHOUT_END, chances[seat], worlds, room)
                code = int(c_conclude(mind, room))
                chosen[t, i] = code if mask[code] != 0 else NOT_FOR_NETS
                if below(chances[STREAM_OF_SLIPS], SLIPS_OF) < slips:
                    left = below(chances[STREAM_OF_SLIPS], int(mask.sum()))
                    code = 0
                    while mask[code] == 0 or left > 0:
                        left -= int(mask[code])
                        code += 1
                    c_forget(room)
                played[t, i] = code
                advance(s, code, most, features, mask, shares, notes, codes)
                if notes[DONE] != 0:
                    c_forget(room)

    return show


def teach(
    settings: config.Config, seed: int, threads: int, told: Callable[[int, int], None] = lambda done, of: None
) -> Lesson:
    """Let the teacher of the settings play; `told` hears how many tables are done."""
    asked = settings.teacher
    company = company_of(settings.game)
    if asked is None or company is None:
        raise ArgosyError(f"{settings.game}: no teacher is named in the settings")
    rules, count = argosy.games.game(settings.game).rules, asked.tables
    states, players = blank_states(rules, count, (config.Tables(),)), seats_of(settings.players, count)
    minds = np.concatenate([company.mind(asked.player, max(2, n)) for n in range(MAX_SEATS + 1)])
    chosen, played = (np.zeros((asked.steps, count), np.int16) for _ in range(2))
    show, slips = shows_of(company), round(asked.slips * SLIPS_OF)

    def part(first: int) -> int:
        end = min(first + AT_A_TIME, count)
        worlds, rooms = company.room_for_one()
        show(
            states, first, end, players, seed, settings.restraint, minds, slips,
            np.zeros((STREAMS_A_GAME, 4), np.int64), worlds, rooms,
            np.zeros(aligned(rules.feature_count), np.float32), np.zeros(rules.action_count, np.uint8),
            np.zeros(MAX_SEATS, np.float32), np.zeros(NOTES, np.int32), scratch_for(rules), chosen, played,
        )  # fmt: skip
        return end - first

    done = 0
    with ThreadPoolExecutor(threads) as pool:
        for more in pool.map(part, range(0, count, AT_A_TIME)):
            done += more
            told(done, count)
    return Lesson(
        settings.game, rules.version, asked.player, seed, settings.players, settings.restraint, chosen, played
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m argosy.train.teacher",
        description="Let a teacher play, for `argosy train --lesson FILE`.",
        epilog="Example: python -m argosy.train.teacher --game oltre-mare --out nets/om.lesson --seed 1",
    )
    parser.add_argument("--game", required=True, help="which game; its settings name the teacher")
    parser.add_argument("--out", type=Path, required=True, help="the file for its choices")
    parser.add_argument("--seed", type=int, default=0, help="what all chance comes from")
    parser.add_argument("--threads", type=int, default=cores_here(), help="how many to use")
    parser.add_argument("--tables", type=int, help="instead of those of the settings")
    parser.add_argument("--steps", type=int, help="choices at each table, instead of those of the settings")
    given = parser.parse_args()
    settings = config.config_for(given.game, True)
    if settings.teacher is not None:
        sizes = {"tables": given.tables, "steps": given.steps}
        asked = replace(settings.teacher, **{name: value for name, value in sizes.items() if value})
        settings = replace(settings, teacher=asked)

    def told(done: int, of: int) -> None:
        print(f"{done} of {of} tables", flush=True)

    teach(settings, given.seed, given.threads, told).save(given.out)


if __name__ == "__main__":
    try:
        main()
    except ArgosyError as problem:
        sys.exit(f"teacher: {problem}")
