"""Compiled players at a learner's tables: at some of them one seat learns and such a rival has all others.

Self-play alone teaches to get along with oneself. Who deals with players of another mind learns what they
give and take; and since they play by the functions of the arena, on threads also beside a GPU, they are no
imitation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.core.chance import seed_stream
from argosy.core.compiled import compiled
from argosy.core.errors import ArgosyError
from argosy.core.rules import Rules
from argosy.core.typing import Ints, States
from argosy.players.company import CHANCE_OF_PLAYERS, Company, Minds, Rooms, company_of
from argosy.players.compiling import mark, sources_mark
from argosy.train.config import NET

SEAT, DONE, MOVES = range(3)  # what is noted of a table: who decides, whether a game ended, moves played
NOTES = 3


@dataclass(frozen=True, slots=True)
class Rivals:
    """Who sits where: the k-th rival has all seats of table tables[k] but seat learners[k]."""

    company: Company
    tables: Ints
    places: Ints  # of the rival's mind in `minds`
    learners: Ints
    minds: Minds
    seed: int

    def arrays(self) -> tuple[Ints, Ints, Ints, Minds, Ints, Rooms]:
        """What `answer` needs of all of them, with streams of chance and room to think."""
        chances = np.zeros((len(self.tables), 4), np.int64)
        for k, table in enumerate(self.tables):
            seed_stream(chances[k], self.seed ^ CHANCE_OF_PLAYERS, int(table))
        rooms: Rooms = np.zeros(len(self.tables), self.company.room)
        for room in rooms:
            self.company.forget(room)
        return self.tables, self.places, self.learners, self.minds, chances, rooms


def seat_rivals(
    rules: Rules, names: npt.NDArray[np.str_], players: Ints, learners: Ints, seed: int
) -> Rivals | None:
    """By one name for every table, empty where there is no rival; None where no compiled player sits."""
    tables = np.flatnonzero((names != "") & (names != NET))
    company = company_of(rules.name)
    if len(tables) == 0 or company is None:
        return None
    kinds = sorted({(str(names[i]), int(players[i])) for i in tables})
    minds = np.concatenate([company.mind(name, count) for name, count in kinds])
    for (name, _), mind in zip(kinds, minds, strict=True):
        if company.thinks(mind):
            raise ArgosyError(
                f"{name} thinks too long for a learner's tables; let {company.names[-1]} sit there"
            )
    places = np.array([kinds.index((str(names[i]), int(players[i]))) for i in tables])
    return Rivals(company, tables, places, np.ascontiguousarray(learners[tables]), minds, seed)


@dataclass(frozen=True, slots=True)
class Answers:
    """See `answers_of`."""

    answer: Callable[..., None]
    answer_many: Callable[..., None]


@cache
def answers_of(company: Company) -> Answers:
    """Compile-on-first-use functions in which rivals decide."""
    c_choose, c_forget = company.choose_at_once, company.forget
    name = f"argosy.train.rivals.{company.rules.name}{company.rules.data}"
    sources = mark(__file__) + sources_mark(company.module.split(".")[2])

    @compiled(f"{name}.answer-{sources}")
    def answer(
        s: Any, learner: int, mind: Any, chance: Ints, room: Any, notes: Ints, actions: Ints, i: int
    ) -> None:
        """Write the rival's decision over actions[i], unless it is the learner's turn."""
        if notes[DONE] != 0:
            c_forget(room)  # another game has begun
        if notes[SEAT] != learner:
            actions[i] = c_choose(s, int(notes[SEAT]), mind, chance, room)

    @compiled(f"{name}.answer_many-{sources}")
    def answer_many(
        states: States, first: int, end: int, tables: Ints, places: Ints, learners: Ints, minds: Minds,
        chances: Ints, rooms: Rooms, notes: Ints, actions: Ints,
    ) -> None:  # fmt: skip
        for k in range(first, end):
            i = tables[k]
            answer(states[i], learners[k], minds[places[k]], chances[k], rooms[k], notes[i], actions, i)

    return Answers(answer, answer_many)
