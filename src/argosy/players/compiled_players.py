"""The compiled players of a game, and the loops in which they play whole games.

A compiled player is a configuration (`player_config.py`): a record that says which player it is, how long it
thinks and by which weights. It decides by three functions: `think` begins, `think_on` continues until so many
roll-outs are spent, `conclude` decides with what is known by then. Of the position `s` they may read only
what the seat may know; `chance` is the seat's own random stream; `worlds` is space for imagined positions and
`work`, a workspace, for everything else, since compiled code allocates nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from argosy.core.chance import seed_stream
from argosy.core.compiled import over_array
from argosy.core.rules import AskedSeat, Rules
from argosy.core.typing import Floats, Ints, States
from argosy.players.compilation import compiled_for
from argosy.players.player_config import SEARCHER, ConfigFactory, PlayerConfigs
from argosy.players.player_set import players_of
from argosy.players.struct_types import Reals

Workspaces = npt.NDArray[np.void]

CHANCE_OF_PLAYERS = 0x5EA7  # players draw from other streams than the cards they play with
STREAMS_A_GAME = 8
WITHOUT_END = 1 << 60
MOST_DECISIONS = 20_000  # of one game; the turn limit ends one long before

# ------------------------------------------------------------------ compiled functions of a game's players


class Think(Protocol):
    """Decide at once, or list what a search is to look at; whether the decision is made."""

    def __call__(self, s: Any, seat: int, config: Any, chance: Ints, worlds: States, work: Any) -> bool: ...


class ThinkOn(Protocol):
    """Search until so many roll-outs are spent; whether the search is done."""

    def __call__(
        self, seat: int, config: Any, until: int, chance: Ints, worlds: States, work: Any
    ) -> bool: ...


class Conclude(Protocol):
    """The code of the action that looks best by now."""

    def __call__(self, config: Any, work: Any) -> int: ...


class Choose(Protocol):
    """The code of the action that a player chooses without a search."""

    def __call__(self, s: Any, seat: int, config: Any, chance: Ints, work: Any) -> int: ...


class Forget(Protocol):
    """Clear what a player keeps in its workspace within one game."""

    def __call__(self, work: Any) -> None: ...


class Score(Protocol):
    """The figure that the arena reports as a seat's score."""

    def __call__(self, s: Any, seat: int) -> int: ...


class Turns(Protocol):
    """How many turns were played."""

    def __call__(self, s: Any) -> int: ...


class WorldsToTry(Protocol):
    """How many worlds a search tries next; 0 when it is done."""

    def __call__(self, config: Any, work: Any) -> int: ...


class SeedFrom(Protocol):
    """Give a world a random stream of its own."""

    def __call__(self, s: Any, chance: Ints) -> None: ...


class Trial(Protocol):
    """The reward of an option in a world, which is a copy of the root with another stream of chance."""

    def __call__(
        self, world: Any, root: Any, seat: int, option: int, config: Any, number: int, work: Any
    ) -> float: ...


class NoteWorld(Protocol):
    """Add the rewards of one world, one for each option alive, which begin at `first`."""

    def __call__(self, rewards: Reals, first: int, work: Any) -> None: ...


class IsClear(Protocol):
    """Whether nothing is left to find out."""

    def __call__(self, work: Any) -> bool: ...


@dataclass(frozen=True, slots=True, eq=False)
class Trials:
    """A search whose roll-outs can be made elsewhere, many at a time. A workspace lists its `options` and how
    many of them are `alive`; its first world is the root; `worlds` counts those that were tried.
    """

    worlds_to_try: WorldsToTry
    seed_from: SeedFrom
    trial: Trial
    note_world: NoteWorld
    is_clear: IsClear


@dataclass(frozen=True, slots=True, eq=False)
class CompiledPlayers:
    """All compiled players of one game."""

    rules: Rules
    module: str  # where they are from; compiled loops are kept under its mark
    names: tuple[str, ...]  # of players; beside them `mc-N` for any number N
    config: ConfigFactory
    think: Think
    think_on: ThinkOn
    conclude: Conclude
    choose_at_once: Choose
    worlds: int  # how many imagined positions a player needs
    workspace: np.dtype[Any]
    forget: Forget
    score: Score
    turns: Turns
    trials: Trials | None = None  # where roll-outs can be made on a GPU

    def knows(self, name: str) -> bool:
        """Whether one of these players has this name."""
        kind = name.partition("@")[0]
        return kind in self.names or SEARCHER.fullmatch(kind) is not None

    def new_workspace(self) -> tuple[States, Workspaces]:
        """Worlds and a workspace for one player."""
        return np.zeros(self.worlds, self.rules.state), np.zeros(1, self.workspace)

    @staticmethod
    def is_search(config: Any) -> bool:
        """Whether a player may think long over a decision."""
        return bool(config["roll_outs"] > 0)


# --------------------------------------------------------------------------------------- whole games


class Begin(Protocol):
    """Set up game number `game` of a seed; seat 0 begins, and every seat gets a random stream."""

    def __call__(self, states: States, players: int, seed: int, game: int, chances: Ints) -> None: ...


class ChooseIn(Protocol):
    """The whole decision of the player whose configuration is at `place`, without a clock."""

    def __call__(
        self, states: States, seat: int, configs: PlayerConfigs, place: int, chance: Ints, worlds: States,
        workspaces: Workspaces,
    ) -> int: ...  # fmt: skip


class ThinkIn(Protocol):
    """Begin to think; whether the decision is made."""

    def __call__(
        self, states: States, seat: int, configs: PlayerConfigs, place: int, chance: Ints, worlds: States,
        workspaces: Workspaces,
    ) -> bool: ...  # fmt: skip


class ThinkOnIn(Protocol):
    """Think on until so many roll-outs are spent; whether the search is done."""

    def __call__(
        self, seat: int, configs: PlayerConfigs, place: int, until: int, chance: Ints, worlds: States,
        workspaces: Workspaces,
    ) -> bool: ...  # fmt: skip


class ConcludeIn(Protocol):
    """The code of the action that looks best by now."""

    def __call__(self, configs: PlayerConfigs, place: int, workspaces: Workspaces) -> int: ...


class Apply(Protocol):
    """Play an action; False, and nothing happens, if it is illegal."""

    def __call__(self, states: States, seat: int, code: int) -> bool: ...


class Outcome(Protocol):
    """Write each seat's share of the win and its score; says how many turns were played."""

    def __call__(self, states: States, shares: Floats, scores: Ints) -> int: ...


class PlayMany(Protocol):
    """Play whole games, numbered from `first`: in the i-th of them player seatings[i, seat] has that seat.

    A game ends at an illegal decision; faults[i] is then the seat that made it, -1 everywhere else.
    """

    def __call__(
        self, states: States, configs: PlayerConfigs, seatings: Ints, seed: int, first: int, chances: Ints,
        worlds: States, workspaces: Workspaces, shares: Floats, scores: Ints, decisions: Ints, turns: Ints,
        faults: Ints,
    ) -> None: ...  # fmt: skip


@dataclass(frozen=True, slots=True)
class MatchLoops:
    """Loops over arrays, compiled on first use. `states` is an array of one, its options filled in."""

    asked: AskedSeat  # of the first of an array
    begin: Begin
    choose: ChooseIn
    think: ThinkIn
    think_on: ThinkOnIn
    conclude: ConcludeIn
    apply: Apply
    outcome: Outcome
    play_many: PlayMany


@cache
def match_loops(compiled: CompiledPlayers) -> MatchLoops:
    """The loops in which these players play."""
    rules = compiled.rules
    g_set_up, g_apply, g_asked, g_win_shares = rules.set_up, rules.apply, rules.asked, rules.win_shares
    g_refusal, action_count = rules.refusal, rules.action_count
    c_think, c_think_on, c_conclude = compiled.think, compiled.think_on, compiled.conclude
    c_score, c_forget, c_turns = compiled.score, compiled.forget, compiled.turns
    made = compiled.module

    @compiled_for(made, "decide")
    def decide(s: Any, seat: int, config: Any, chance: Ints, worlds: States, work: Any) -> int:
        if not c_think(s, seat, config, chance, worlds, work):
            c_think_on(seat, config, WITHOUT_END, chance, worlds, work)
        return int(c_conclude(config, work))

    @compiled_for(made, "think")
    def think(
        states: States, seat: int, configs: PlayerConfigs, place: int, chance: Ints, worlds: States,
        workspaces: Workspaces,
    ) -> bool:  # fmt: skip
        c_forget(workspaces[0])
        return bool(c_think(states[0], seat, configs[place], chance, worlds, workspaces[0]))

    @compiled_for(made, "think_on")
    def think_on(
        seat: int, configs: PlayerConfigs, place: int, until: int, chance: Ints, worlds: States,
        workspaces: Workspaces,
    ) -> bool:  # fmt: skip
        return bool(c_think_on(seat, configs[place], until, chance, worlds, workspaces[0]))

    @compiled_for(made, "conclude")
    def conclude(configs: PlayerConfigs, place: int, workspaces: Workspaces) -> int:
        return int(c_conclude(configs[place], workspaces[0]))

    @compiled_for(made, "begin")
    def begin(states: States, players: int, seed: int, game: int, chances: Ints) -> None:
        seed_stream(states[0].rng, seed, game)
        g_set_up(states[0], players, 0, None)
        for seat in range(players):
            seed_stream(chances[seat], seed ^ CHANCE_OF_PLAYERS, game * STREAMS_A_GAME + seat)

    @compiled_for(made, "choose")
    def choose(
        states: States, seat: int, configs: PlayerConfigs, place: int, chance: Ints, worlds: States,
        workspaces: Workspaces,
    ) -> int:  # fmt: skip
        c_forget(workspaces[0])
        return int(decide(states[0], seat, configs[place], chance, worlds, workspaces[0]))

    @compiled_for(made, "apply")
    def apply(states: States, seat: int, code: int) -> bool:
        if not 0 <= code < action_count or g_refusal(states[0], seat, code) != 0:
            return False
        g_apply(states[0], seat, code, None)
        return True

    @compiled_for(made, "outcome")
    def outcome(states: States, shares: Floats, scores: Ints) -> int:
        g_win_shares(states[0], shares)
        for seat in range(len(scores)):
            scores[seat] = c_score(states[0], seat)
        return int(c_turns(states[0]))

    @compiled_for(made, "play_many")
    def play_many(
        states: States, configs: PlayerConfigs, seatings: Ints, seed: int, first: int, chances: Ints,
        worlds: States, workspaces: Workspaces, shares: Floats, scores: Ints, decisions: Ints, turns: Ints,
        faults: Ints,
    ) -> None:  # fmt: skip
        for i in range(len(seatings)):
            begin(states, seatings.shape[1], seed, first + i, chances)
            c_forget(workspaces[0])
            played = 0
            seat = g_asked(states[0])
            while seat >= 0 and played < MOST_DECISIONS:
                place = seatings[i, seat]
                code = decide(states[0], seat, configs[place], chances[seat], worlds, workspaces[0])
                if not apply(states, seat, code):
                    break
                decisions[i, seat] += 1
                played += 1
                seat = g_asked(states[0])
            faults[i] = seat
            turns[i] = outcome(states, shares[i], scores[i])

    return MatchLoops(
        over_array(g_asked), begin, choose, think, think_on, conclude, apply, outcome, play_many
    )


def configs_of(compiled: CompiledPlayers, names: Sequence[str], players: int) -> PlayerConfigs:
    """The configurations of these players at a table of so many, in one array."""
    return np.concatenate([compiled.config(name, players) for name in names])


def compiled_players_of(game: str) -> CompiledPlayers | None:
    """The compiled players of a game; None where there are none."""
    make = players_of(game).compiled
    return None if make is None else make()
